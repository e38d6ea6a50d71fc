//! Questions about a game: what may be done, what comes of it, why not, what was done.
//!
//! What is answered from the deciding seat's view is answered to that seat's player alone.

use axum::Json;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use engine::Seat;

use super::choices::{ActionView, Choices, OrderView, Wanted};
use super::shapes::{Asked, From_, Hints, LogView, OddsAsked, OddsView, WhyView};
use super::visit::Visit;
use crate::error::{self, Error, Trouble};
use crate::host::{LoadedGame, fair, seats_of};
use crate::limits;
use crate::look::Role;
use crate::query::Query;

/// The seat that decides, if the visitor acts for it.
pub(super) fn asked(loaded: &LoadedGame, role: Role) -> Result<Seat, Error> {
    let seat = loaded.table.deciding()?;
    let why = || Error::Forbidden(format!("seat {seat} decides now, and you do not play it"));
    seats_of(loaded, role).contains(&seat).then_some(seat).ok_or_else(why)
}

pub(super) fn short(action: &str) -> Result<(), Error> {
    if action.chars().any(char::is_control) {
        return Err(Error::Bad("an action stands on one line, without control characters".into()));
    }
    let why = || Error::Bad(format!("an action has {} characters at most", limits::ACTION));
    (action.chars().count() <= limits::ACTION).then_some(()).ok_or_else(why)
}

/// What may be done now. For the player who decides.
#[utoipa::path(get, path = "/api/v1/games/{id}/actions", params(("id" = String, Path), Wanted),
    responses(
    (status = 200, body = Choices),
    (status = 403, body = Trouble),
    (status = 404, body = Trouble),
    (status = 422, description = "Nobody decides: the game is over", body = Trouble),
))]
pub(crate) async fn actions(
    Query(wanted): Query<Wanted>,
    visit: Visit,
) -> Result<Json<Choices>, Error> {
    let (loaded, role) = visit.enter().await?;
    let seat = asked(&loaded, role)?;
    let brief = |notation: &str| loaded.table.brief(notation).unwrap_or_default().words;
    let view = |listed: games::Listed| {
        let brief = wanted.brief.then(|| brief(&listed.notation)).flatten();
        ActionView::new(listed, brief)
    };
    let actions = loaded.table.actions().into_iter().map(view).collect();
    let order = |order: &draw::Order| {
        let brief = wanted.brief.then(|| brief(&order.notation)).flatten();
        OrderView::new(order, brief)
    };
    let orders = loaded.table.orders().iter().map(order).collect();
    Ok(Json(Choices { version: loaded.version, seat: seat.number(), actions, orders }))
}

/// The exact chances of what follows an action. For the player who decides.
///
/// A page asks while the pointer moves, and an action may overtake the question. Whoever names the
/// version that he saw is then told that it has passed, instead of being refused.
#[utoipa::path(get, path = "/api/v1/games/{id}/odds", params(("id" = String, Path), OddsAsked),
    responses(
    (status = 200, description = "The chances; or `stale`, if the position changed", body = OddsView),
    (status = 403, body = Trouble),
    (status = 404, body = Trouble),
    (status = 422, description = "Not legal, with every clause against it; or a version that the game has not come to", body = Trouble),
))]
pub(crate) async fn odds(
    visit: Visit,
    Query(OddsAsked { action, version }): Query<OddsAsked>,
) -> Result<Json<OddsView>, Error> {
    short(&action)?;
    let (loaded, role) = visit.enter().await?;
    if let Some(seen) = version.filter(|seen| *seen > loaded.version) {
        let now = loaded.version;
        return Err(Error::Bad(format!("version {seen} is beyond the end: the game is at {now}")));
    }
    match chances(&loaded, role, &action) {
        Err(_) if version.is_some_and(|seen| seen != loaded.version) => {
            Ok(Json(OddsView::passed(loaded.version, action)))
        }
        found => found.map(Json),
    }
}

fn chances(loaded: &LoadedGame, role: Role, action: &str) -> Result<OddsView, Error> {
    asked(loaded, role)?;
    let odds = loaded.table.odds(action)?.into_iter().map(|odds| odds.json).collect();
    let html = loaded.table.odds_html(action)?;
    let (version, plain) = (loaded.version, loaded.table.explain(action)?);
    Ok(OddsView { version, stale: false, action: action.to_owned(), odds, html, plain })
}

/// Whether an action is legal, and by which clauses not. For the player who decides.
#[utoipa::path(get, path = "/api/v1/games/{id}/why", params(("id" = String, Path), Asked),
    responses(
    (status = 200, body = WhyView),
    (status = 403, body = Trouble),
    (status = 404, body = Trouble),
    (status = 422, description = "Not an action of this game", body = Trouble),
))]
pub(crate) async fn why(
    visit: Visit,
    Query(Asked { action }): Query<Asked>,
) -> Result<Json<WhyView>, Error> {
    short(&action)?;
    let (loaded, role) = visit.enter().await?;
    let seat = asked(&loaded, role)?;
    Ok(Json(match loaded.table.why(seat, &action)? {
        Ok(()) => WhyView {
            legal: true,
            message: String::new(),
            objections: Vec::new(),
            chance: loaded.table.leads_to_chance(&action),
        },
        Err(refusal) => WhyView {
            legal: false,
            message: refusal.to_string(),
            objections: error::objections(&refusal),
            chance: false,
        },
    }))
}

/// What a computer player thinks of the actions. For the player who decides.
#[utoipa::path(get, path = "/api/v1/games/{id}/hint", params(("id" = String, Path)), responses(
    (status = 200, body = Hints),
    (status = 403, body = Trouble),
    (status = 404, body = Trouble),
    (status = 422, description = "Nobody decides: the game is over", body = Trouble),
    (status = 429, description = "Too many are thinking", body = Trouble),
))]
pub(crate) async fn hint(visit: Visit) -> Result<Json<Hints>, Error> {
    let record = {
        let (loaded, role) = visit.enter().await?;
        asked(&loaded, role)?;
        loaded.table.record()
    };
    let hints = visit.host().hint(record).await?.into_iter().map(Into::into).collect();
    Ok(Json(Hints { hints }))
}

/// The steps in words, as the visitor may know them.
#[utoipa::path(get, path = "/api/v1/games/{id}/log", params(("id" = String, Path), From_),
    responses(
    (status = 200, body = LogView),
    (status = 403, body = Trouble),
    (status = 404, body = Trouble),
))]
pub(crate) async fn log(
    visit: Visit,
    Query(From_ { from }): Query<From_>,
) -> Result<Json<LogView>, Error> {
    let (loaded, role) = visit.enter().await?;
    let told = loaded.table.told(from, Some(loaded.viewer(role)));
    Ok(Json(LogView { steps: told.into_iter().map(Into::into).collect() }))
}

/// The record of play, as a file. While something is hidden, nobody gets it.
#[utoipa::path(get, path = "/api/v1/games/{id}/record", params(("id" = String, Path)), responses(
    (status = 200, body = String, content_type = "text/plain"),
    (status = 403, body = Trouble),
    (status = 404, body = Trouble),
))]
pub(crate) async fn record(visit: Visit) -> Result<Response, Error> {
    let (loaded, role) = visit.enter().await?;
    loaded.exportable(role).map_err(Error::Forbidden)?;
    let mut response = fair::record(&*loaded.table, &visit.host().keys)?.into_response();
    let name =
        format!("attachment; filename=\"{}-{}.game\"", loaded.table.info().id, visit.room.id);
    if let Ok(name) = HeaderValue::from_str(&name) {
        response.headers_mut().insert(header::CONTENT_DISPOSITION, name);
    }
    Ok(response)
}
