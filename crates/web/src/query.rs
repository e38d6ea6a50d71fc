//! What an address asks for behind its question mark; a wrong value is refused in our own words.

use axum::extract::FromRequestParts;
use axum::extract::Query as Parsed;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use crate::error::Error;

/// The values of an address.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Query<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Query<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Error> {
        let parsed = Parsed::<T>::from_request_parts(parts, state).await;
        let refused = |why: axum::extract::rejection::QueryRejection| {
            let why = why.body_text();
            let detail = why.rsplit_once("query string: ").map_or(why.as_str(), |(_, it)| it);
            Error::Bad(format!("the address has a value that cannot be read: {detail}"))
        };
        parsed.map(|Parsed(values)| Self(values)).map_err(refused)
    }
}
