//! Games as things: begin, list, look at, rename, copy, throw away, bring in.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use store::{GameId, SeatKind};

use super::body::Sent;
use super::shapes::{
    GameView, Games, Import, NewGame, NewGameMade, NewSeat, Nothing, PerhapsTitle, SeatName, Title,
};
use super::visit::{Owner, Posted, Visit};
use crate::App;
use crate::error::{Error, Trouble};
use crate::host::{Begin, Chosen};
use crate::limits;

/// Every game of the lobby, those in the bin as well. The owner's.
#[utoipa::path(get, path = "/api/v1/games", responses(
    (status = 200, body = Games),
    (status = 403, body = Trouble),
))]
pub(crate) async fn list(_: Owner, State(app): State<App>) -> Result<Json<Games>, Error> {
    let games = app.host.list().await?.into_iter().map(Into::into).collect();
    Ok(Json(Games { games }))
}

/// Begins a game. The owner's.
#[utoipa::path(post, path = "/api/v1/games", request_body = NewGame, responses(
    (status = 201, body = NewGameMade),
    (status = 403, body = Trouble),
    (status = 404, description = "No such game in the catalog", body = Trouble),
    (status = 413, body = Trouble),
    (status = 415, body = Trouble),
    (status = 422, body = Trouble),
    (status = 507, description = "The disk is full; nothing was lost", body = Trouble),
))]
pub(crate) async fn begin(
    _: Owner,
    State(app): State<App>,
    sent: Result<Sent<NewGame>, Error>,
) -> Result<(StatusCode, Json<NewGameMade>), Error> {
    let Sent(NewGame { game, title, options, seats, dice, seed, setup }) = sent?;
    let seats = seats.into_iter().map(chosen).collect::<Result<_, _>>()?;
    let options = options.into_iter().collect();
    let (dice, components) = (dice.into(), None);
    let begin = Begin { game, title, options, components, seats, dice, seed, setup };
    Ok(made(&app.host.begin(begin).await?))
}

fn chosen(NewSeat { name, kind, player }: NewSeat) -> Result<Chosen, Error> {
    let kind = match (kind, player) {
        (SeatName::Here, None) => SeatKind::Here,
        (SeatName::Link, None) => SeatKind::Link,
        (SeatName::Computer, player) => {
            SeatKind::Computer(player.unwrap_or_else(|| "search:normal".to_owned()))
        }
        _ => return Err(Error::Bad("only a computer's seat has a player".to_owned())),
    };
    Ok(Chosen { name, kind })
}

fn made(id: &GameId) -> (StatusCode, Json<NewGameMade>) {
    let path = format!("/g/{id}");
    (StatusCode::CREATED, Json(NewGameMade { id: id.to_string(), path }))
}

/// A game, as the visitor sees it.
#[utoipa::path(get, path = "/api/v1/games/{id}", params(("id" = String, Path)), responses(
    (status = 200, body = GameView),
    (status = 403, body = Trouble),
    (status = 404, body = Trouble),
))]
pub(crate) async fn look(visit: Visit) -> Result<Json<GameView>, Error> {
    let (loaded, role) = visit.enter().await?;
    Ok(Json(GameView::of(visit.host(), &visit.room, &loaded, role)))
}

/// Gives a game another title. The owner's.
#[utoipa::path(patch, path = "/api/v1/games/{id}", request_body = Title,
    params(("id" = String, Path)), responses(
    (status = 204),
    (status = 403, body = Trouble),
    (status = 404, body = Trouble),
    (status = 422, body = Trouble),
))]
pub(crate) async fn rename(
    _: Owner,
    visit: Visit,
    sent: Result<Sent<Title, { limits::ACTION_BODY }>, Error>,
) -> Result<StatusCode, Error> {
    let Sent(Title { title }) = sent?;
    visit.host().rename(&visit.room, &title).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Puts a game into the bin, for a month. The owner's.
#[utoipa::path(delete, path = "/api/v1/games/{id}", params(("id" = String, Path)), responses(
    (status = 204),
    (status = 403, body = Trouble),
    (status = 404, body = Trouble),
))]
pub(crate) async fn delete(_: Owner, visit: Visit) -> Result<StatusCode, Error> {
    visit.host().delete(&visit.room).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Takes a game out of the bin. The owner's.
#[utoipa::path(post, path = "/api/v1/games/{id}/restore", request_body = Nothing,
    params(("id" = String, Path)), responses(
    (status = 204),
    (status = 403, body = Trouble),
    (status = 404, body = Trouble),
    (status = 409, description = "It is not in the bin", body = Trouble),
))]
pub(crate) async fn restore(
    _: Owner,
    visit: Visit,
    sent: Result<Sent<Nothing, { limits::ACTION_BODY }>, Error>,
) -> Result<StatusCode, Error> {
    let Sent(Nothing {}) = sent?;
    visit.host().restore(&visit.room).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Makes a second game with the same steps. The owner's.
#[utoipa::path(post, path = "/api/v1/games/{id}/copy", request_body = PerhapsTitle,
    params(("id" = String, Path)), responses(
    (status = 201, body = NewGameMade),
    (status = 403, body = Trouble),
    (status = 404, body = Trouble),
    (status = 422, body = Trouble),
))]
pub(crate) async fn copy(
    _: Owner,
    visit: Visit,
    sent: Result<Sent<PerhapsTitle, { limits::ACTION_BODY }>, Error>,
) -> Result<(StatusCode, Json<NewGameMade>), Error> {
    let Sent(PerhapsTitle { title }) = sent?;
    Ok(made(&visit.host().copy(&visit.room, title).await?))
}

/// Begins the same game again, with the same players, who change sides where there are sides. The
/// game has to be over; asked again, it gives the game that was begun then. For those who played; the
/// path is the asker's own page.
#[utoipa::path(post, path = "/api/v1/games/{id}/rematch", request_body = Nothing,
    params(("id" = String, Path)), responses(
    (status = 201, body = NewGameMade),
    (status = 403, body = Trouble),
    (status = 404, body = Trouble),
    (status = 422, body = Trouble),
    (status = 507, description = "The disk is full; nothing was lost", body = Trouble),
))]
pub(crate) async fn rematch(
    Posted { visit, role, body: Nothing {} }: Posted<Nothing>,
) -> Result<(StatusCode, Json<NewGameMade>), Error> {
    let (id, path) = visit.host().rematch(&visit.room, role).await?;
    Ok((StatusCode::CREATED, Json(NewGameMade { id: id.to_string(), path })))
}

/// Brings a record of play in. It is replayed and proved first; what does not prove itself writes
/// nothing. The owner's.
#[utoipa::path(post, path = "/api/v1/import", request_body = Import, responses(
    (status = 201, body = NewGameMade),
    (status = 403, body = Trouble),
    (status = 413, body = Trouble),
    (status = 422, body = Trouble),
))]
pub(crate) async fn import(
    _: Owner,
    State(app): State<App>,
    sent: Result<Sent<Import, { limits::IMPORT_BODY }>, Error>,
) -> Result<(StatusCode, Json<NewGameMade>), Error> {
    let Sent(Import { record, title }) = sent?;
    Ok(made(&app.host.import(record, title).await?))
}
