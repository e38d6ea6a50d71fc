//! Routes, live updates, the JSON API and whole pages. No rules, no SQL.
//!
//! [`Host`](host::Host) holds the games that are open, over a store. Routes ask it and render what
//! they get with `pages`, which are pure functions of the structs in [`look`]. The same function
//! renders the parts of the board page that change, for the page itself and for the live updates.

pub mod api;
mod blocks;
#[cfg(feature = "client")]
pub mod client;
pub mod error;
pub mod host;
pub mod keys;
pub mod limits;
pub mod look;
mod live;
mod metrics;
mod pages;
mod query;
mod routes;
pub mod security;
mod server;
pub mod any_store;
mod words;

use std::io;
use std::sync::Arc;

use tokio::net::TcpListener;

pub use any_store::AnyStore;
pub use host::Host;

/// What every route has at hand.
#[derive(Clone, Debug)]
pub(crate) struct App {
    host: Arc<Host>,
    hosts: Arc<security::Hosts>,
    in_flight: security::InFlight,
}

/// Serves a hall's games on a listener, under its loopback names and those given, until `stop`
/// comes. Then everything ends within five seconds, whatever the clients do.
///
/// # Errors
/// If the listener has no address.
pub async fn serve(
    listener: TcpListener,
    host: Arc<Host>,
    names: Vec<String>,
    stop: impl Future<Output = ()>,
) -> io::Result<()> {
    let hosts = Arc::new(security::Hosts::new(listener.local_addr()?, names));
    let in_flight = security::InFlight::default();
    let app = App { host: Arc::clone(&host), hosts, in_flight };
    server::run(listener, routes::router(app), host, stop).await
}
