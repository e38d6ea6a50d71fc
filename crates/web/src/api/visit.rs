//! What every address of the API begins with: which game, and who asks.

use std::sync::Arc;

use axum::Json;
use axum::body::Body;
use axum::extract::{FromRequest, FromRequestParts, Path};
use axum::http::request::Parts;
use axum::http::{self, HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;
use store::Receipt;

use super::body::Sent;
use super::shapes::{Done, GameView, Stale};
use crate::App;
use crate::error::{Error, Kind};
use crate::host::{Held, Host, Request, Room};
use crate::look::Role;
use crate::{limits, security};

/// The owner, who has shown that it is he. Nobody else gets past it.
#[derive(Debug)]
pub(crate) struct Owner;

impl FromRequestParts<App> for Owner {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Error> {
        security::owner(app, &parts.headers).map(|()| Self)
    }
}

/// Somebody at a game's door.
#[derive(Debug)]
pub(crate) struct Visit {
    /// The game.
    pub(crate) room: Arc<Room>,
    app: App,
    headers: HeaderMap,
}

impl FromRequestParts<App> for Visit {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Error> {
        let id = Path::<String>::from_request_parts(parts, app).await;
        let Path(id) = id.map_err(|_| Error::NotFound("game"))?;
        let room = app.host.room(&id)?;
        Ok(Self { room, app: app.clone(), headers: parts.headers.clone() })
    }
}

impl Visit {
    /// Where the games are.
    pub(crate) fn host(&self) -> &Arc<Host> {
        &self.app.host
    }

    /// The table, held, and who the visitor is at it.
    ///
    /// # Errors
    /// If there is no such game, or the key does not fit.
    pub(crate) async fn enter(&self) -> Result<(Held<'_>, Role), Error> {
        let loaded = self.host().hold(&self.room).await?;
        let role = security::role(&self.app, &self.headers, &self.room.id, &loaded)?;
        Ok((loaded, role))
    }

    /// Who the visitor is, without keeping the table.
    ///
    /// # Errors
    /// As [`Visit::enter`].
    pub(crate) async fn role(&self) -> Result<Role, Error> {
        Ok(self.enter().await?.1)
    }

    /// The receipt, or the refusal; a conflict with the game as it is now.
    ///
    /// # Errors
    /// The refusal.
    pub(crate) async fn answer(&self, done: Result<Receipt, Error>) -> Result<Response, Error> {
        match done {
            Ok(receipt) => Ok(Json(Done::from(receipt)).into_response()),
            Err(error @ Error::Conflict { .. }) => {
                let (loaded, role) = self.enter().await?;
                let view = GameView::of(self.host(), &self.room, &loaded, role);
                let (version, message) = (view.version, error.to_string());
                let stale = Stale { error: "conflict", message, version, view };
                let mut response = (StatusCode::CONFLICT, Json(stale)).into_response();
                response.extensions_mut().insert(Kind("conflict"));
                Ok(response)
            }
            Err(error) => Err(error),
        }
    }
}

/// A change that somebody has posted who may look at the game.
#[derive(Debug)]
pub(crate) struct Posted<T> {
    /// Where it was sent to.
    pub(crate) visit: Visit,
    /// Who sent it.
    pub(crate) role: Role,
    /// What was sent.
    pub(crate) body: T,
}

impl<T: DeserializeOwned + Send> FromRequest<App> for Posted<T> {
    type Rejection = Error;

    async fn from_request(request: http::Request<Body>, app: &App) -> Result<Self, Error> {
        let (mut parts, body) = request.into_parts();
        let visit = Visit::from_request_parts(&mut parts, app).await?;
        let request = http::Request::from_parts(parts, body);
        let sent = Sent::<T, { limits::ACTION_BODY }>::from_request(request, app).await;
        // Whoever has no key is told so, whatever he sent.
        let role = visit.role().await?;
        let Sent(body) = sent?;
        Ok(Self { visit, role, body })
    }
}

/// What somebody wants to change.
///
/// # Errors
/// If the change is called by something that is no id.
pub(crate) fn request(
    role: Role,
    seat: u8,
    expected: u64,
    action_id: &str,
) -> Result<Request, Error> {
    let action_id =
        action_id.parse().map_err(|error: store::BadId| Error::Bad(error.to_string()))?;
    Ok(Request { role, seat, expected, action_id })
}
