//! Acting and taking back.

use axum::response::Response;

use super::questions::short;
use super::shapes::{Act, Done, Refusals, Stale, Undo};
use super::visit::{Posted, request};
use crate::error::{Error, Trouble};

/// Carries out an action: checked, stored, then told to everybody at the table.
#[utoipa::path(post, path = "/api/v1/games/{id}/actions", request_body = Act,
    params(("id" = String, Path)), responses(
    (status = 200, body = Done),
    (status = 403, description = "Not your seat, or not its turn", body = Trouble),
    (status = 409, description = "The position changed meanwhile", body = Stale),
    (status = 422, description = "Not legal, with every clause against it", body = Trouble),
    Refusals,
))]
pub(crate) async fn act(posted: Posted<Act>) -> Result<Response, Error> {
    let Posted { visit, role, body } = posted;
    let Act { expected_version, action_id, seat, action } = body;
    short(&action)?;
    let request = request(role, seat, expected_version, &action_id)?;
    visit.answer(visit.host().act(&visit.room, request, action).await).await
}

/// Takes a seat's last step back, where nobody has learned anything from it.
#[utoipa::path(post, path = "/api/v1/games/{id}/undo", request_body = Undo,
    params(("id" = String, Path)), responses(
    (status = 200, body = Done),
    (status = 403, body = Trouble),
    (status = 409, description = "The position changed meanwhile", body = Stale),
    (status = 422, description = "Why it cannot be", body = Trouble),
    Refusals,
))]
pub(crate) async fn undo(posted: Posted<Undo>) -> Result<Response, Error> {
    let Posted { visit, role, body } = posted;
    let Undo { expected_version, action_id, seat, all } = body;
    let request = request(role, seat, expected_version, &action_id)?;
    visit.answer(visit.host().undo(&visit.room, request, all).await).await
}
