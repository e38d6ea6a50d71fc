//! Dice and cards on a real table: what is awaited, and entering what came up.

use axum::Json;
use axum::response::Response;
use engine::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::questions::short;
use super::shapes::{Done, Refusals, Stale};
use super::visit::{Posted, Visit, request};
use crate::error::{Error, Trouble};
use crate::host::{dice, seats_of};

/// What people have to enter now.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Rolls {
    /// The version that a roll has to name.
    version: u64,
    /// What is to be rolled or drawn, for people.
    prompt: String,
    /// The seat whose decision it answers; nothing before the first one.
    whose: Option<u8>,
    /// Everything that may come up.
    outcomes: Vec<OutcomeView>,
}

/// Something that may come up.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct OutcomeView {
    /// In notation, as `4`.
    notation: String,
    /// How many equally likely ways lead to it.
    tickets: u32,
}

/// What came up.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Rolled {
    /// The version that the sender saw.
    expected_version: u64,
    /// What the sender calls this change.
    #[schema(min_length = 1, max_length = 64, pattern = "^[A-Za-z0-9-]+$")]
    action_id: String,
    /// The seat of whoever enters it, counted from 1.
    seat: u8,
    /// What the die or card showed, in notation.
    #[schema(max_length = 1000)]
    outcome: String,
}

/// What came up, to be taken back.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Mistyped {
    /// The version that the sender saw.
    expected_version: u64,
    /// What the sender calls this change.
    #[schema(min_length = 1, max_length = 64, pattern = "^[A-Za-z0-9-]+$")]
    action_id: String,
    /// The seat of whoever takes it back, counted from 1.
    seat: u8,
}

/// What has to be entered now, where people roll real dice. For everybody who plays.
#[utoipa::path(get, path = "/api/v1/games/{id}/rolls", params(("id" = String, Path)), responses(
    (status = 200, body = Rolls),
    (status = 403, body = Trouble),
    (status = 404, body = Trouble),
    (status = 422, description = "Nothing is to be rolled now", body = Trouble),
))]
pub(crate) async fn awaited(visit: Visit) -> Result<Json<Rolls>, Error> {
    let (loaded, role) = visit.enter().await?;
    if seats_of(&loaded, role).is_empty() {
        return Err(Error::Forbidden("only those who play enter what came up".to_owned()));
    }
    let prompt = loaded.table.prompt(loaded.viewer(role));
    let nothing = || Error::Bad(format!("nothing is to be entered now. {prompt}"));
    let waiting = dice::awaited(&*loaded.table).ok_or_else(nothing)?;
    let outcomes = waiting.outcomes.map_err(|why| Error::Forbidden(why.to_owned()))?;
    let view = |(notation, tickets)| OutcomeView { notation, tickets };
    let outcomes = outcomes.into_iter().map(view).collect();
    let whose = waiting.whose.map(Seat::number);
    Ok(Json(Rolls { version: loaded.version, prompt, whose, outcomes }))
}

/// Enters what a real die or card showed. Anybody who sits at the table may.
#[utoipa::path(post, path = "/api/v1/games/{id}/rolls", request_body = Rolled,
    params(("id" = String, Path)), responses(
    (status = 200, body = Done),
    (status = 403, description = "Not your seat, or the app rolls in this game", body = Trouble),
    (status = 409, description = "The position changed meanwhile", body = Stale),
    (status = 422, description = "That cannot come up now", body = Trouble),
    Refusals,
))]
pub(crate) async fn enter(posted: Posted<Rolled>) -> Result<Response, Error> {
    let Posted { visit, role, body } = posted;
    let Rolled { expected_version, action_id, seat, outcome } = body;
    short(&outcome)?;
    let request = request(role, seat, expected_version, &action_id)?;
    visit.answer(visit.host().roll(&visit.room, request, outcome).await).await
}

/// Takes back what was entered last, as long as nobody has decided since. Anybody who sits at the
/// table may.
#[utoipa::path(post, path = "/api/v1/games/{id}/rolls/undo", request_body = Mistyped,
    params(("id" = String, Path)), responses(
    (status = 200, body = Done),
    (status = 403, description = "Not your seat, or the app rolls in this game", body = Trouble),
    (status = 409, description = "The position changed meanwhile", body = Stale),
    (status = 422, description = "Why it cannot be", body = Trouble),
    Refusals,
))]
pub(crate) async fn take_back(posted: Posted<Mistyped>) -> Result<Response, Error> {
    let Posted { visit, role, body } = posted;
    let Mistyped { expected_version, action_id, seat } = body;
    let request = request(role, seat, expected_version, &action_id)?;
    visit.answer(visit.host().unroll(&visit.room, request).await).await
}
