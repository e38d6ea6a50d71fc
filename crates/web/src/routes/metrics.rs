//! What the app counts about itself: for whoever runs it, on the machine that it runs on.

use axum::Extension;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse as _, Response};

use crate::App;
use crate::error::Error;
use crate::routes::sites::Refused;
use crate::security::{self, Peer};

/// The version of the text format.
const KIND: &str = "text/plain; version=0.0.4; charset=utf-8";

/// `GET /metrics`. To anybody from elsewhere there is no such page.
pub(crate) async fn page(
    State(app): State<App>,
    peer: Option<Extension<Peer>>,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    if !security::is_local(peer.as_deref(), &headers) {
        return Err(Refused(Error::NotFound("page")));
    }
    let mut response = app.host.metrics.text(app.host.held()).into_response();
    response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static(KIND));
    Ok(response)
}
