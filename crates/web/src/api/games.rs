//! Games as things: begin, list, look at, rename, copy, throw away, bring in.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use store::{GameId, SeatKind};

use super::body::Sent;
use super::shapes::{
    GameView, Games, Import, Made, NewGame, NewSeat, Nothing, PerhapsTitle, SeatName, Title,
};
use crate::App;
use crate::error::{Error, Trouble};
use crate::hall::{Begin, Chosen};
use crate::limits;
use crate::security;

/// Every game of the lobby, those in the bin as well. The owner's.
#[utoipa::path(get, path = "/api/v1/games", responses(
    (status = 200, body = Games),
    (status = 403, body = Trouble),
))]
pub(crate) async fn list(State(app): State<App>, headers: HeaderMap) -> Result<Json<Games>, Error> {
    security::owner(&app, &headers)?;
    let games = app.hall.list().await?.into_iter().map(Into::into).collect();
    Ok(Json(Games { games }))
}

/// Begins a game. The owner's.
#[utoipa::path(post, path = "/api/v1/games", request_body = NewGame, responses(
    (status = 201, body = Made),
    (status = 403, body = Trouble),
    (status = 404, description = "No such game in the catalog", body = Trouble),
    (status = 413, body = Trouble),
    (status = 415, body = Trouble),
    (status = 422, body = Trouble),
    (status = 507, description = "The disk is full; nothing was lost", body = Trouble),
))]
pub(crate) async fn begin(
    State(app): State<App>,
    headers: HeaderMap,
    sent: Result<Sent<NewGame>, Error>,
) -> Result<(StatusCode, Json<Made>), Error> {
    security::owner(&app, &headers)?;
    let Sent(NewGame { game, title, options, seats, dice, seed, setup }) = sent?;
    let seats = seats.into_iter().map(chosen).collect::<Result<_, _>>()?;
    let options = options.into_iter().collect();
    Ok(made(
        &app.hall
            .begin(Begin { game, title, options, seats, dice: dice.into(), seed, setup })
            .await?,
    ))
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

fn made(id: &GameId) -> (StatusCode, Json<Made>) {
    let path = format!("/g/{id}");
    (StatusCode::CREATED, Json(Made { id: id.to_string(), path }))
}

/// A game, as the visitor sees it.
#[utoipa::path(get, path = "/api/v1/games/{id}", params(("id" = String, Path)), responses(
    (status = 200, body = GameView),
    (status = 403, body = Trouble),
    (status = 404, body = Trouble),
))]
pub(crate) async fn look(
    State(app): State<App>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<GameView>, Error> {
    let room = app.hall.room(&id)?;
    let desk = app.hall.hold(&room).await?;
    let role = security::role(&app, &headers, &room.id, &desk)?;
    Ok(Json(GameView::of(&app.hall, &room, &desk, role)))
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
    State(app): State<App>,
    Path(id): Path<String>,
    headers: HeaderMap,
    sent: Result<Sent<Title, { limits::ACTION_BODY }>, Error>,
) -> Result<StatusCode, Error> {
    security::owner(&app, &headers)?;
    let Sent(Title { title }) = sent?;
    app.hall.rename(&app.hall.room(&id)?, &title).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Puts a game into the bin, for a month. The owner's.
#[utoipa::path(delete, path = "/api/v1/games/{id}", params(("id" = String, Path)), responses(
    (status = 204),
    (status = 403, body = Trouble),
    (status = 404, body = Trouble),
))]
pub(crate) async fn delete(
    State(app): State<App>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<StatusCode, Error> {
    security::owner(&app, &headers)?;
    app.hall.delete(&app.hall.room(&id)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Takes a game out of the bin. The owner's.
#[utoipa::path(post, path = "/api/v1/games/{id}/restore", request_body = Nothing,
    params(("id" = String, Path)), responses(
    (status = 204),
    (status = 403, body = Trouble),
    (status = 404, body = Trouble),
))]
pub(crate) async fn restore(
    State(app): State<App>,
    Path(id): Path<String>,
    headers: HeaderMap,
    sent: Result<Sent<Nothing, { limits::ACTION_BODY }>, Error>,
) -> Result<StatusCode, Error> {
    security::owner(&app, &headers)?;
    let Sent(Nothing {}) = sent?;
    app.hall.restore(&app.hall.room(&id)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Makes a second game with the same steps. The owner's.
#[utoipa::path(post, path = "/api/v1/games/{id}/copy", request_body = PerhapsTitle,
    params(("id" = String, Path)), responses(
    (status = 201, body = Made),
    (status = 403, body = Trouble),
    (status = 404, body = Trouble),
    (status = 422, body = Trouble),
))]
pub(crate) async fn copy(
    State(app): State<App>,
    Path(id): Path<String>,
    headers: HeaderMap,
    sent: Result<Sent<PerhapsTitle, { limits::ACTION_BODY }>, Error>,
) -> Result<(StatusCode, Json<Made>), Error> {
    security::owner(&app, &headers)?;
    let Sent(PerhapsTitle { title }) = sent?;
    Ok(made(&app.hall.copy(&app.hall.room(&id)?, title).await?))
}

/// Brings a record of play in. It is replayed and proved first; what does not prove itself writes
/// nothing. The owner's.
#[utoipa::path(post, path = "/api/v1/import", request_body = Import, responses(
    (status = 201, body = Made),
    (status = 403, body = Trouble),
    (status = 413, body = Trouble),
    (status = 422, body = Trouble),
))]
pub(crate) async fn import(
    State(app): State<App>,
    headers: HeaderMap,
    sent: Result<Sent<Import, { limits::IMPORT_BODY }>, Error>,
) -> Result<(StatusCode, Json<Made>), Error> {
    security::owner(&app, &headers)?;
    let Sent(Import { record, title }) = sent?;
    Ok(made(&app.hall.import(record, title).await?))
}
