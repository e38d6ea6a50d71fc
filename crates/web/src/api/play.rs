//! Acting and taking back.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use store::{ActionId, Receipt};

use super::body::Sent;
use super::shapes::{Act, Done, GameView, Stale, Undo};
use crate::App;
use crate::error::{Error, Trouble};
use crate::hall::{Request, Room};
use crate::limits;
use crate::look::Role;
use crate::security;

/// Carries out an action: checked, stored, then told to everybody at the table.
#[utoipa::path(post, path = "/api/v1/games/{id}/actions", request_body = Act,
    params(("id" = String, Path)), responses(
    (status = 200, body = Done),
    (status = 403, description = "Not your seat, or not its turn", body = Trouble),
    (status = 404, body = Trouble),
    (status = 409, description = "The position changed meanwhile", body = Stale),
    (status = 413, body = Trouble),
    (status = 415, body = Trouble),
    (status = 422, description = "Not legal, with every clause against it", body = Trouble),
    (status = 429, body = Trouble),
    (status = 503, body = Trouble),
    (status = 507, description = "The disk is full; nothing was lost", body = Trouble),
))]
pub(crate) async fn act(
    State(app): State<App>,
    Path(id): Path<String>,
    headers: HeaderMap,
    sent: Result<Sent<Act, { limits::ACTION_BODY }>, Error>,
) -> Result<Response, Error> {
    let (room, role) = who(&app, &id, &headers).await?;
    let Sent(Act { expected_version, action_id, seat, action }) = sent?;
    if action.chars().count() > limits::ACTION {
        return Err(Error::Bad(format!("an action has {} characters at most", limits::ACTION)));
    }
    let request = Request { role, seat, expected: expected_version, action_id: read(&action_id)? };
    answer(&app, &room, role, app.hall.act(&room, request, action).await).await
}

/// Takes a seat's last step back, where nobody has learned anything from it.
#[utoipa::path(post, path = "/api/v1/games/{id}/undo", request_body = Undo,
    params(("id" = String, Path)), responses(
    (status = 200, body = Done),
    (status = 403, body = Trouble),
    (status = 404, body = Trouble),
    (status = 409, description = "The position changed meanwhile", body = Stale),
    (status = 413, body = Trouble),
    (status = 415, body = Trouble),
    (status = 422, description = "Why it cannot be", body = Trouble),
    (status = 429, body = Trouble),
    (status = 503, body = Trouble),
    (status = 507, description = "The disk is full; nothing was lost", body = Trouble),
))]
pub(crate) async fn undo(
    State(app): State<App>,
    Path(id): Path<String>,
    headers: HeaderMap,
    sent: Result<Sent<Undo, { limits::ACTION_BODY }>, Error>,
) -> Result<Response, Error> {
    let (room, role) = who(&app, &id, &headers).await?;
    let Sent(Undo { expected_version, action_id, seat }) = sent?;
    let request = Request { role, seat, expected: expected_version, action_id: read(&action_id)? };
    answer(&app, &room, role, app.hall.undo(&room, request).await).await
}

pub(super) async fn who(
    app: &App,
    id: &str,
    headers: &HeaderMap,
) -> Result<(std::sync::Arc<Room>, Role), Error> {
    let room = app.hall.room(id)?;
    let role = {
        let desk = app.hall.hold(&room).await?;
        security::role(app, headers, &room.id, &desk)?
    };
    Ok((room, role))
}

pub(super) fn read(action_id: &str) -> Result<ActionId, Error> {
    action_id.parse().map_err(|error: store::BadId| Error::Bad(error.to_string()))
}

/// The receipt, or the refusal; a conflict with the game as it is now.
pub(super) async fn answer(
    app: &App,
    room: &Room,
    role: Role,
    done: Result<Receipt, Error>,
) -> Result<Response, Error> {
    match done {
        Ok(receipt) => Ok(Json(Done::from(receipt)).into_response()),
        Err(error @ Error::Conflict { .. }) => {
            let desk = app.hall.hold(room).await?;
            let view = GameView::of(&app.hall, room, &desk, role);
            let (version, message) = (view.version, error.to_string());
            let stale = Stale { error: "conflict", message, version, view };
            Ok((StatusCode::CONFLICT, Json(stale)).into_response())
        }
        Err(error) => Err(error),
    }
}
