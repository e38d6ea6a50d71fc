//! Acting and taking back.

use axum::response::Response;

use super::body::Sent;
use super::questions::short;
use super::shapes::{Act, Done, Stale, Undo};
use super::visit::{Visit, request};
use crate::error::{Error, Trouble};
use crate::limits;

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
    visit: Visit,
    sent: Result<Sent<Act, { limits::ACTION_BODY }>, Error>,
) -> Result<Response, Error> {
    let role = visit.role().await?;
    let Sent(Act { expected_version, action_id, seat, action }) = sent?;
    short(&action)?;
    let request = request(role, seat, expected_version, &action_id)?;
    visit.answer(visit.hall().act(&visit.room, request, action).await).await
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
    visit: Visit,
    sent: Result<Sent<Undo, { limits::ACTION_BODY }>, Error>,
) -> Result<Response, Error> {
    let role = visit.role().await?;
    let Sent(Undo { expected_version, action_id, seat }) = sent?;
    let request = request(role, seat, expected_version, &action_id)?;
    visit.answer(visit.hall().undo(&visit.room, request).await).await
}
