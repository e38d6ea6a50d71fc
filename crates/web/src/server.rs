//! The accept loop: connections with time limits, and a stop that does not wait for anybody long.

mod stream;

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{sleep, timeout};
use tracing::{info, warn};

use crate::host::{Host, stopped};
use crate::limits;
use crate::security::Peer;
use stream::Timed;

/// Serves until `stop` comes, then ends within [`limits::STOP_TIME`].
pub(crate) async fn run(
    listener: TcpListener,
    router: Router,
    host: Arc<Host>,
    stop: impl Future<Output = ()>,
) -> io::Result<()> {
    let places = Arc::new(Semaphore::new(limits::CONNECTIONS));
    let mut stop = std::pin::pin!(stop);
    loop {
        let place = Arc::clone(&places).acquire_owned();
        let next = async {
            let place = place.await;
            (listener.accept().await, place)
        };
        tokio::select! {
            () = &mut stop => break,
            (accepted, place) = next => match (accepted, place) {
                (Ok((stream, peer)), Ok(place)) => {
                    connect((stream, peer), place, router.clone(), &host);
                }
                // Too many open files, say: others will be closed soon.
                (accepted, _) => {
                    warn!(error = ?accepted.err(), "a connection was not taken");
                    sleep(Duration::from_millis(50)).await;
                }
            },
        }
    }
    drop(listener);
    info!("stopping");
    host.stop();
    // Every place is free again when every connection has ended.
    let all = places.acquire_many(limits::CONNECTIONS as u32);
    let _ = timeout(limits::STOP_TIME, all).await;
    Ok(())
}

fn connect(
    (stream, peer): (TcpStream, SocketAddr),
    place: OwnedSemaphorePermit,
    router: Router,
    host: &Host,
) {
    let _ = stream.set_nodelay(true); // An update is one small packet; it must not wait.
    let io = TokioIo::new(Timed::new(stream, limits::WRITE_TIME));
    let router = TowerToHyperService::new(router);
    let service = service_fn(move |mut request| {
        request.extensions_mut().insert(Peer(peer));
        router.call(request)
    });
    let mut builder = http1::Builder::new();
    builder
        .timer(TokioTimer::new())
        .header_read_timeout(limits::HEAD_TIME)
        .max_buf_size(limits::HEAD);
    let connection = builder.serve_connection(io, service).with_upgrades();
    let mut stopping = host.stopping();
    tokio::spawn(async move {
        let mut connection = std::pin::pin!(connection);
        // What a client does wrong is its own trouble.
        tokio::select! {
            _ = connection.as_mut() => {}
            () = stopped(&mut stopping) => {
                connection.as_mut().graceful_shutdown();
                let _ = connection.await;
            }
        }
        drop(place);
    });
}
