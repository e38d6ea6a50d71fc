//! What the address of a page says. One that cannot be read is answered with a page, as any other
//! wrong address is.

use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use super::sites::Refused;
use crate::error::Error;
use crate::query::Query;

/// The parts of a page's path. A path with a part that cannot be read leads nowhere.
#[derive(Clone, Copy, Debug)]
pub(super) struct At<T>(pub(super) T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for At<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Refused> {
        let read = Path::<T>::from_request_parts(parts, state).await;
        read.map(|Path(values)| Self(values)).map_err(|_| Refused(Error::NotFound("page")))
    }
}

/// What a page's address asks for behind its question mark.
#[derive(Clone, Copy, Debug)]
pub(super) struct Asking<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asking<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Refused> {
        let read = Query::<T>::from_request_parts(parts, state).await;
        read.map(|Query(values)| Self(values)).map_err(Refused)
    }
}
