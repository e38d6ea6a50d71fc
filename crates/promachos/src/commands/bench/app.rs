//! `bench --app`: the app as a browser meets it, in a process and with a database of its own.

use std::process::{Child, Command, Stdio};
use std::time::Instant;

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;

use anyhow::{Context as _, Result, bail};
use serde_json::json;
use web::client::Client;

use super::load::{self, Times};
use crate::terminal::Terminal;

/// Actions that are timed.
const ACTIONS: usize = 400;
/// Sockets that lie idle.
const SOCKETS: usize = 1000;

/// Measures the app.
pub(crate) fn run(as_json: bool, terminal: &mut Terminal) -> Result<()> {
    let server = Server::start()?;
    // First, while no memory that others gave back can be used again.
    let memory = load::idle(server.address, &server.key, server.child.id(), SOCKETS)?;
    let (stored, shown) = load::actions(server.address, &server.key, ACTIONS)?;
    let weights = load::weights(server.address, &server.key)?;
    let sent = load::steps(server.address, &server.key, ACTIONS)?;
    let out = &mut terminal.out;
    if as_json {
        let figures = json!({
            "build": if cfg!(debug_assertions) { "debug" } else { "release" },
            "first_page_ms": server.first_page_ms,
            "stored_ms": stored.json(),
            "shown_ms": shown.json(),
            "lobby_bytes": weights.lobby,
            "board_bytes": weights.board,
            "step_bytes": sent.iter().map(|it| json!({
                "game": it.game, "seats": it.seats, "median": it.median, "most": it.most,
            })).collect::<Vec<_>>(),
            "idle_sockets": memory.map(|it| it.sockets),
            "bytes_per_idle_socket": memory.map(|it| it.bytes_each),
        });
        writeln!(out, "{figures:#}")?;
        return Ok(());
    }
    let line = |name: &str, Times { median, p99 }: Times| {
        format!("{name}: {median:.2} ms in the middle, {p99:.2} ms in the slowest of a hundred")
    };
    writeln!(out, "start to first page: {:.0} ms", server.first_page_ms)?;
    writeln!(out, "{}", line("action sent to stored and answered", stored))?;
    writeln!(out, "{}", line("action sent to shown in another browser", shown))?;
    let kilobytes = |bytes: usize| bytes.div_ceil(1000);
    writeln!(
        out,
        "first load, compressed: lobby {} KB, board {} KB",
        kilobytes(weights.lobby),
        kilobytes(weights.board)
    )?;
    for load::Sent { game, seats, median, most } in &sent {
        let seats = if *seats == 1 { "1 seat".to_owned() } else { format!("{seats} seats") };
        writeln!(
            out,
            "sent for a step or scene of {game} with {seats}: {median} bytes in the middle, {most} at most"
        )?;
    }
    match memory {
        Some(it) => {
            let kib = it.bytes_each.div_ceil(1024);
            writeln!(out, "{} idle sockets: {kib} KiB of memory each", it.sockets)?;
        }
        None => writeln!(out, "idle sockets: this system does not say how much memory they take")?,
    }
    Ok(())
}

/// The app in a process of its own; it ends with this value.
struct Server {
    child: Child,
    address: SocketAddr,
    key: String,
    first_page_ms: f64,
    _folder: tempfile::TempDir,
}

impl Server {
    fn start() -> Result<Self> {
        let folder = tempfile::tempdir()?;
        let begun = Instant::now();
        let mut child = Command::new(std::env::current_exe()?)
            .args(["serve", "--log", "warn", "--listen", "127.0.0.1:0", "--database"])
            .arg(folder.path().join("bench.db"))
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()?;
        let output = child.stdout.take().context("the server's output is a pipe")?;
        let mut first = String::new();
        BufReader::new(output).read_line(&mut first)?;
        let Some((address, key)) = load::address(&first) else {
            let _ = child.kill();
            bail!("the server did not start: {first}");
        };
        let page = Client::new(address, Some(&key)).get("/")?;
        let first_page_ms = begun.elapsed().as_secs_f64() * 1000.0;
        if page.status != 200 {
            let _ = child.kill();
            bail!("the lobby answers {}", page.status);
        }
        Ok(Self { child, address, key, first_page_ms, _folder: folder })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
