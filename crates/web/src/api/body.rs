//! Bodies of requests: JSON, not too large, not too slow.

use axum::body::Body;
use axum::extract::{FromRequest, Request};
use axum::http::{HeaderMap, header};
use http_body_util::{BodyExt as _, Limited};
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use crate::error::Error;
use crate::limits;

/// A JSON body of at most `MOST` bytes.
#[derive(Debug)]
pub(crate) struct Sent<T, const MOST: usize = { limits::BODY }>(pub(crate) T);

impl<S: Sync, T: DeserializeOwned, const MOST: usize> FromRequest<S> for Sent<T, MOST> {
    type Rejection = Error;

    async fn from_request(request: Request<Body>, _: &S) -> Result<Self, Error> {
        if !is_json(request.headers()) {
            return Err(Error::NotJson);
        }
        let body = Limited::new(request.into_body(), MOST).collect();
        let collected = timeout(limits::BODY_TIME, body).await.map_err(|_| Error::TooSlow)?;
        let bytes = collected.map_err(|_| Error::TooLarge(MOST))?.to_bytes();
        let read = serde_json::from_slice(&bytes);
        read.map(Self).map_err(|error| Error::Bad(format!("the JSON does not fit: {error}")))
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
    let kind = kind.and_then(|kind| kind.split(';').next()).map(str::trim);
    kind.is_some_and(|kind| kind.eq_ignore_ascii_case("application/json"))
        && !headers.contains_key(header::CONTENT_ENCODING)
}
