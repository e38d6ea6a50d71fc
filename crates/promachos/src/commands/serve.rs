//! The app: at the program's name alone, with the browser opened; or as `serve`, where you like.

mod browser;
pub(crate) mod log;
mod place;

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, Result};
use store::{Sqlite, SystemClock};
use tokio::net::TcpListener;
use tracing::info;
use web::{Host, limits};

use crate::cli::{Serve, Start};
use crate::failure::BadInput;
use crate::terminal::Terminal;

/// The port that is taken if it is free, so that bookmarks keep working.
const PORT: u16 = 4800;
/// What computer players get to end their thoughts in.
const LAST_THOUGHTS: Duration = Duration::from_millis(300);

/// Starts the app on loopback and opens the browser.
pub(crate) fn start(args: Start, terminal: &mut Terminal) -> Result<()> {
    log::begin(args.keep.log)?;
    let usual = SocketAddr::from((Ipv4Addr::LOCALHOST, PORT));
    let (hosts, open) = (Vec::new(), !args.no_open);
    let app = App { listen: usual, or_any_port: true, hosts, open, grace: limits::GRACE };
    app.run(place::database(args.keep.database)?, terminal)
}

/// Serves the app at an address.
pub(crate) fn run(args: Serve, terminal: &mut Terminal) -> Result<()> {
    log::begin(args.keep.log)?;
    let grace = args.grace.map_or(limits::GRACE, |ms| Duration::from_millis(u64::from(ms)));
    let (listen, hosts) = (args.listen, args.hosts);
    let app = App { listen, or_any_port: false, hosts, open: false, grace };
    app.run(place::database(args.keep.database)?, terminal)
}

struct App {
    listen: SocketAddr,
    or_any_port: bool,
    hosts: Vec<String>,
    open: bool,
    grace: Duration,
}

impl App {
    fn run(self, database: PathBuf, terminal: &mut Terminal) -> Result<()> {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        let outcome = runtime.block_on(self.serve(database, terminal));
        runtime.shutdown_timeout(LAST_THOUGHTS);
        outcome
    }

    async fn serve(self, database: PathBuf, terminal: &mut Terminal) -> Result<()> {
        let opened = Sqlite::open(&database).await;
        let store = opened.map_err(|error| BadInput::in_file(&database, error))?;
        let listener = self.listener().await?;
        let launch = web::keys::fresh().context("the operating system gives no random bytes")?;
        let address = listener.local_addr()?;
        let url = format!("http://{}/?launch={launch}", reachable(address));
        let (over, clock) = (Arc::new(store.clone()), Arc::new(SystemClock));
        let host = Host::with_grace(over, clock, launch, self.grace);
        // A bin that cannot be emptied now is emptied another time.
        let _ = host.empty_bin().await;
        writeln!(terminal.out, "Promachos is open at {url}")?;
        writeln!(terminal.out, "Games are kept in {}. Ctrl-C stops it.", store.path().display())?;
        terminal.out.flush()?;
        if self.open && !browser::open(&url) {
            writeln!(terminal.out, "No browser could be opened: open the address yourself.")?;
            terminal.out.flush()?;
        }
        let version = env!("CARGO_PKG_VERSION");
        info!(version, %address, database = ?store.path(), "started");
        web::serve(listener, host, self.hosts, stopped()).await?;
        store.close().await;
        info!("stopped");
        Ok(())
    }

    async fn listener(&self) -> Result<TcpListener> {
        match TcpListener::bind(self.listen).await {
            Ok(listener) => Ok(listener),
            Err(_) if self.or_any_port => {
                Ok(TcpListener::bind(SocketAddr::new(self.listen.ip(), 0)).await?)
            }
            Err(error) => {
                let listen = self.listen;
                Err(BadInput::because(format!("{listen} cannot be listened on: {error}")))
            }
        }
    }
}

/// An address that a browser on this machine can open.
fn reachable(address: SocketAddr) -> SocketAddr {
    if !address.ip().is_unspecified() {
        return address;
    }
    SocketAddr::from((Ipv4Addr::LOCALHOST, address.port()))
}

/// Waits until somebody wants the program to end.
#[cfg(unix)]
async fn stopped() {
    use tokio::signal::unix::{SignalKind, signal};
    let interrupted = tokio::signal::ctrl_c();
    match signal(SignalKind::terminate()) {
        Ok(mut ended) => tokio::select! {
            _ = interrupted => {}
            _ = ended.recv() => {}
        },
        Err(_) => {
            let _ = interrupted.await;
        }
    }
}

/// Waits until somebody wants the program to end.
#[cfg(not(unix))]
async fn stopped() {
    let _ = tokio::signal::ctrl_c().await;
}
