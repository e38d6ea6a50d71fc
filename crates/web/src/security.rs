//! Who may ask at all: the right host, the right page, the right key. And what a browser is told
//! to forbid.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::Body;
use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use store::GameId;
use tokio::time::Instant;
use tracing::{debug, warn};

use crate::App;
use crate::error::{Error, Kind};
use crate::host::LoadedGame;
use crate::limits;
use crate::look::Role;

/// Nothing from elsewhere, nothing inline, in no frame.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; \
    frame-ancestors 'none'";

/// The names under which the server answers: anything else is somebody else's page.
#[derive(Clone, Debug)]
pub struct Hosts {
    listen: SocketAddr,
    names: Vec<String>,
}

impl Hosts {
    /// The names for an address: the loopback names with its port, and those given.
    pub fn new(listen: SocketAddr, names: Vec<String>) -> Self {
        let names = names.into_iter().map(|name| name.to_ascii_lowercase()).collect();
        Self { listen, names }
    }

    /// Whether a `Host` header is one of ours.
    pub fn knows(&self, host: &str) -> bool {
        let host = host.to_ascii_lowercase();
        let (name, port) = match host.rsplit_once(':') {
            Some((name, port)) if !port.contains(']') => (name, port),
            _ => (host.as_str(), "80"),
        };
        if self.names.iter().any(|known| *known == name || *known == host) {
            return true;
        }
        if port != self.listen.port().to_string() {
            return false;
        }
        let address = name.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
        match address {
            Ok(address) if address.is_loopback() => true,
            // A number cannot be rebound to another machine, as a name can.
            Ok(_) => !self.listen.ip().is_loopback(),
            Err(_) => name == "localhost",
        }
    }
}

/// Where a connection comes from.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Peer(pub(crate) SocketAddr);

/// Whether a request comes from this machine, for this machine. One that a proxy on this machine
/// passes on comes from elsewhere.
pub(crate) fn is_local(peer: Option<&Peer>, headers: &HeaderMap) -> bool {
    let host = text(headers, &header::HOST).unwrap_or_default();
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    let address = name.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
    let named = name == "localhost" || address.is_ok_and(|it| it.is_loopback());
    let passed_on = [header::FORWARDED, HeaderName::from_static("x-forwarded-for")]
        .iter()
        .any(|name| headers.contains_key(name));
    peer.is_some_and(|peer| peer.0.ip().is_loopback()) && named && !passed_on
}

/// Requests that are being answered, by key.
#[derive(Clone, Debug, Default)]
pub struct InFlight(Arc<Mutex<HashMap<u64, usize>>>);

/// One of them; it counts until it is dropped.
#[derive(Debug)]
struct Counted(InFlight, u64);

impl InFlight {
    fn enter(&self, headers: &HeaderMap) -> Option<Counted> {
        let key = headers.get(header::AUTHORIZATION).or_else(|| headers.get(header::COOKIE));
        let digest = blake3::hash(key.map_or(b"", HeaderValue::as_bytes));
        let bytes = digest.as_bytes()[..8].iter();
        let key = bytes.fold(0, |word, &byte| word << 8 | u64::from(byte));
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(key).or_insert(0);
        if *count >= limits::IN_FLIGHT {
            return None;
        }
        *count += 1;
        Some(Counted(self.clone(), key))
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut counts = self.0.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.1) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.1);
            }
        }
    }
}

/// Lets a request through, or answers it at the door.
pub(crate) async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    // The address as it is routed: an address as it is sent may hold a key.
    let route = request.extensions().get::<MatchedPath>().map(|it| it.as_str().to_owned());
    let method = request.method().clone();
    let mut response = match admitted(&app, &request) {
        Ok(()) => match app.in_flight.enter(request.headers()) {
            Some(_counted) => next.run(request).await,
            None => Error::Busy.into_response(),
        },
        Err(response) => *response,
    };
    app.host.metrics.requests.add();
    let refusal = response.extensions().get::<Kind>().map(|kind| kind.0);
    if let Some(kind) = refusal {
        app.host.metrics.refused(kind);
    }
    let (route, status) = (route.as_deref().unwrap_or("-"), response.status().as_u16());
    let micros = begun.elapsed().as_micros();
    debug!(%method, route, status, micros, refusal, "request");
    let private = !response.headers().contains_key(header::CACHE_CONTROL);
    let headers = response.headers_mut();
    if private {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

fn admitted(app: &App, request: &Request<Body>) -> Result<(), Box<Response>> {
    let headers = request.headers();
    let host = text(headers, &header::HOST).unwrap_or_default();
    if !app.hosts.knows(host) {
        warn!(host = ?shortened(host), "refused: not a name of this server");
        let what = "This server does not answer under that name.\n";
        let mut response = (StatusCode::MISDIRECTED_REQUEST, what).into_response();
        response.extensions_mut().insert(Kind("wrong-host"));
        return Err(Box::new(response));
    }
    let socket = headers.contains_key(header::UPGRADE);
    let safe = matches!(*request.method(), Method::GET | Method::HEAD) && !socket;
    if safe || from_our_page(headers, host, socket.then(|| request.uri().query()).flatten()) {
        return Ok(());
    }
    let origin = text(headers, &header::ORIGIN).map(shortened);
    warn!(?origin, "refused: not from a page of this server, and no key");
    let why = "that did not come from a page of this server; programs send a key as a bearer";
    Err(Box::new(Error::Forbidden(why.to_owned()).into_response()))
}

/// Whether a request that may change something comes from a page of ours, or from a program that
/// shows a key (another page can make a browser send a cookie, but not a key).
fn from_our_page(headers: &HeaderMap, host: &str, query: Option<&str>) -> bool {
    let site = text(headers, &HeaderName::from_static("sec-fetch-site"));
    if site.is_some_and(|site| site != "same-origin" && site != "none") {
        return false;
    }
    match text(headers, &header::ORIGIN) {
        Some(origin) => {
            let own = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
            own.is_some_and(|own| own.eq_ignore_ascii_case(host))
        }
        None if headers.contains_key(header::ORIGIN) => false,
        None => {
            let shown = query.is_some_and(|query| {
                query
                    .split('&')
                    .any(|pair| pair.strip_prefix("key=").is_some_and(|it| !it.is_empty()))
            });
            site.is_some() || shown || bearer(headers).is_some()
        }
    }
}

/// As much of what somebody sent as a log needs.
fn shortened(text: &str) -> &str {
    let end = text.char_indices().nth(80).map_or(text.len(), |(at, _)| at);
    &text[..end]
}

fn text<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    text(headers, &header::AUTHORIZATION)?.strip_prefix("Bearer ")
}

/// The name of the owner's cookie. Cookies know no ports, so the name does.
pub(crate) fn cookie_name(app: &App) -> String {
    format!("promachos-{}", app.hosts.listen.port())
}

/// The owner's cookie, as it is set. It lives for a year, and is sent by pages of ours alone.
pub(crate) fn cookie(app: &App) -> String {
    let (name, value) = (cookie_name(app), app.host.keys.owner());
    format!("{name}={value}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict")
}

/// Whether the owner asks.
pub(crate) fn is_owner(app: &App, headers: &HeaderMap) -> bool {
    if let Some(key) = bearer(headers) {
        return app.host.keys.is_launch(key) || app.host.keys.is_owner(key);
    }
    let name = cookie_name(app);
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|it| it.to_str().ok());
    let pairs = cookies.flat_map(|line| line.split(';')).filter_map(|it| it.trim().split_once('='));
    pairs.into_iter().any(|(known, value)| known == name && app.host.keys.is_owner(value))
}

/// Asks for the owner.
pub(crate) fn owner(app: &App, headers: &HeaderMap) -> Result<(), Error> {
    let why = "only whoever started the program may do that; open the address that it printed";
    is_owner(app, headers).then_some(()).ok_or_else(|| Error::Forbidden(why.to_owned()))
}

/// Who asks at a table: by the key that is shown, or by the owner's cookie.
pub(crate) fn role(
    app: &App,
    headers: &HeaderMap,
    id: &GameId,
    loaded: &LoadedGame,
) -> Result<Role, Error> {
    match bearer(headers) {
        Some(key) => app.host.role_of(id, loaded, key),
        None => owner(app, headers).map(|()| Role::Owner),
    }
}
