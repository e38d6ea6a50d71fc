//! Fair dice: adding a part, and checking every roll.

use axum::Json;
use axum::response::Response;
use dice::fair_terms::{bytes, hexadecimal};
use games::Proof;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::shapes::{Done, Refusals, Stale};
use super::visit::{Posted, Visit, request};
use crate::error::{Error, Trouble};
use crate::host::fair;

/// A seat's part of the dice.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Part {
    /// The version that the sender saw.
    expected_version: u64,
    /// What the sender calls this change.
    #[schema(min_length = 1, max_length = 64, pattern = "^[A-Za-z0-9-]+$")]
    action_id: String,
    /// The seat, counted from 1.
    seat: u8,
    /// 16 bytes that nobody else could guess, in small hexadecimal digits.
    #[schema(min_length = 32, max_length = 32, pattern = "^[0-9a-f]{32}$")]
    contribution: String,
}

/// What can be said about a game's dice.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Verified {
    /// `not-fair`, `open` while the secret is kept, `proved`, or `forged`.
    proof: &'static str,
    /// The same for people.
    message: String,
    /// What the server committed to before the first roll.
    commitment: Option<String>,
    /// What the players added, by seat; nothing where it is still to come.
    contributions: Vec<Option<String>>,
    /// The server's secret, once the game is over.
    secret: Option<String>,
}

/// Adds a seat's part to the dice. With the last part the game begins.
#[utoipa::path(post, path = "/api/v1/games/{id}/contributions", request_body = Part,
    params(("id" = String, Path)), responses(
    (status = 200, body = Done),
    (status = 403, body = Trouble),
    (status = 409, description = "The position changed meanwhile", body = Stale),
    (status = 422, description = "No part is missing there", body = Trouble),
    Refusals,
))]
pub(crate) async fn contribute(posted: Posted<Part>) -> Result<Response, Error> {
    let Posted { visit, role, body } = posted;
    let Part { expected_version, action_id, seat, contribution } = body;
    let wrong = || Error::Bad("a part is 32 small hexadecimal digits".to_owned());
    let part = bytes(&contribution).ok_or_else(wrong)?;
    let request = request(role, seat, expected_version, &action_id)?;
    visit.answer(visit.host().contribute(&visit.room, request, part).await).await
}

/// Checks every roll of a game that is over against what was committed to; before, says what holds
/// already. For everybody who may look.
#[utoipa::path(get, path = "/api/v1/games/{id}/verify", params(("id" = String, Path)), responses(
    (status = 200, body = Verified),
    (status = 403, body = Trouble),
    (status = 404, body = Trouble),
))]
pub(crate) async fn verify(visit: Visit) -> Result<Json<Verified>, Error> {
    let (loaded, _) = visit.enter().await?;
    let secret = fair::revealed(&*loaded.table, &visit.host().keys);
    let proof = games::fair::verify(&*loaded.table, secret)?;
    let fair_terms = fair::fair_terms(&*loaded.table);
    let parts = fair_terms.iter().flat_map(|fair_terms| &fair_terms.contributions);
    Ok(Json(Verified {
        proof: match proof {
            Proof::NotFair { .. } => "not-fair",
            Proof::Open { .. } => "open",
            Proof::Proved { .. } => "proved",
            Proof::Forged(_) => "forged",
        },
        message: proof.to_string(),
        commitment: fair_terms.as_ref().map(|fair_terms| hexadecimal(&fair_terms.commitment)),
        contributions: parts.map(|part| part.map(|part| hexadecimal(&part))).collect(),
        secret: secret.map(|secret| hexadecimal(&secret)),
    }))
}
