//! Talk beside a game: players among themselves, watchers among themselves.

use axum::Json;
use engine::Seat;
use serde::{Deserialize, Serialize};
use store::{Circle, Remark};
use utoipa::ToSchema;

use super::shapes::Refusals;
use super::visit::{Posted, Visit};
use crate::error::{Error, Trouble};
use crate::words::here::people as words;

/// Something to say.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Say {
    /// What: 300 characters at most. It is heard on one line.
    pub(crate) text: String,
}

/// It was said.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Said {
    /// Its number among all that the same people said.
    number: u64,
}

/// What was said lately.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TalkView {
    /// Among whom: `players` or `watchers`.
    circle: &'static str,
    /// The oldest first.
    remarks: Vec<RemarkView>,
}

/// Something that was said.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RemarkView {
    number: u64,
    /// The seat that said it; nothing for somebody who watches.
    seat: Option<u8>,
    /// When, in milliseconds since 1970.
    at_ms: i64,
    text: String,
}

impl From<&Remark> for RemarkView {
    fn from(remark: &Remark) -> Self {
        let Remark { number, by, at_ms, text } = remark;
        let seat = by.map(Seat::number);
        Self { number: *number, seat, at_ms: *at_ms, text: text.clone() }
    }
}

/// Says something to the other players, or to the others who watch. Nobody else hears it, and it is
/// no part of the record.
#[utoipa::path(post, path = "/api/v1/games/{id}/talk", request_body = Say,
    params(("id" = String, Path)), responses(
    (status = 200, body = Said),
    (status = 403, description = "Nobody is there to hear it", body = Trouble),
    (status = 422, description = "Too long, or nothing", body = Trouble),
    Refusals,
))]
pub(crate) async fn say(posted: Posted<Say>) -> Result<Json<Said>, Error> {
    let Posted { visit, role, body } = posted;
    let number = visit.host().remark(&visit.room, role, &body.text).await?;
    Ok(Json(Said { number }))
}

/// What the visitor has heard lately: as a player from players, as a watcher from watchers.
#[utoipa::path(get, path = "/api/v1/games/{id}/talk", params(("id" = String, Path)), responses(
    (status = 200, body = TalkView),
    (status = 403, description = "Nobody is there to talk to", body = Trouble),
    (status = 404, body = Trouble),
))]
pub(crate) async fn heard(visit: Visit) -> Result<Json<TalkView>, Error> {
    let (loaded, role) = visit.enter().await?;
    let alone = || Error::Forbidden(words::NOBODY_HEARS.to_owned());
    let (circle, heard) = loaded.circle(role).zip(loaded.heard(role)).ok_or_else(alone)?;
    let circle = match circle {
        Circle::Players => "players",
        Circle::Watchers => "watchers",
    };
    Ok(Json(TalkView { circle, remarks: heard.iter().map(RemarkView::from).collect() }))
}
