//! Taking back with leave.

use axum::response::Response;
use serde::Deserialize;
use utoipa::ToSchema;

use super::shapes::{Done, Refusals, Stale, Undo};
use super::visit::{Posted, request};
use crate::error::{Error, Trouble};

/// Whether a step may be taken back.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Leave {
    /// The version that the sender saw.
    pub(crate) expected_version: u64,
    /// What the sender calls this change.
    #[schema(min_length = 1, max_length = 64, pattern = "^[A-Za-z0-9-]+$")]
    pub(crate) action_id: String,
    /// Whether he agrees. Whoever asked withdraws his question with `false`.
    pub(crate) agree: bool,
}

/// Asks the person who has the turn whether a seat may take back the step that gave it to him. The
/// question lapses as soon as anything happens. Who refused is not asked again about that step.
#[utoipa::path(post, path = "/api/v1/games/{id}/take-back", request_body = Undo,
    params(("id" = String, Path)), responses(
    (status = 200, body = Done),
    (status = 403, body = Trouble),
    (status = 409, description = "The position changed meanwhile", body = Stale),
    (status = 422, description = "Why it cannot be asked", body = Trouble),
    Refusals,
))]
pub(crate) async fn ask(posted: Posted<Undo>) -> Result<Response, Error> {
    let Posted { visit, role, body } = posted;
    let Undo { expected_version, action_id, seat, all } = body;
    let request = request(role, seat, expected_version, &action_id)?;
    visit.answer(visit.host().ask_back(&visit.room, &request, all).await).await
}

/// Answers such a question: the step goes back, or it stands.
#[utoipa::path(post, path = "/api/v1/games/{id}/take-back/answer", request_body = Leave,
    params(("id" = String, Path)), responses(
    (status = 200, body = Done),
    (status = 403, description = "Not asked of you", body = Trouble),
    (status = 409, description = "The position changed meanwhile", body = Stale),
    (status = 422, description = "Nothing is asked", body = Trouble),
    Refusals,
))]
pub(crate) async fn answer(posted: Posted<Leave>) -> Result<Response, Error> {
    let Posted { visit, role, body } = posted;
    let Leave { expected_version, action_id, agree } = body;
    // Whose seat it is follows from who was asked.
    let request = request(role, 0, expected_version, &action_id)?;
    visit.answer(visit.host().answer_back(&visit.room, request, agree).await).await
}
