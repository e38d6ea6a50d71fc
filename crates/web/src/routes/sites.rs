//! The pages for people. None of them changes anything.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Method, Uri, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use serde::Deserialize;
use store::{Shelf, Summary};

use super::address::{Asking, At};
use crate::App;
use crate::error::{Error, Kind};
use crate::host;
use crate::limits;
use crate::look::{GameRow, Glance, Lobby, Look, Role};
use crate::{pages, security};

/// A refusal, as a page.
#[derive(Debug)]
pub(crate) struct Refused(pub(crate) Error);

impl<E: Into<Error>> From<E> for Refused {
    fn from(error: E) -> Self {
        Self(error.into())
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let status = self.0.kind().0;
        let what = self.0.trouble().message;
        let page = match &self.0 {
            Error::Game(games::Error::NoStep { steps, .. }) => {
                pages::trouble::beyond(status.as_u16(), &what, *steps)
            }
            _ => pages::trouble::page(status.as_u16(), &what),
        };
        let mut response = (status, Html(page)).into_response();
        response.extensions_mut().insert(Kind(self.0.kind().1));
        response
    }
}

type Page = Result<Html<String>, Refused>;

/// A table's page, or one of the things that it asks for later.
type Table = Result<Response, Refused>;

/// What the address of the lobby may carry.
#[derive(Debug, Deserialize)]
pub(crate) struct Launch {
    launch: Option<String>,
    page: Option<u64>,
}

/// `GET /`
pub(crate) async fn lobby(
    State(app): State<App>,
    Asking(Launch { launch, page }): Asking<Launch>,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    if launch.is_some_and(|token| app.host.keys.is_launch(&token)) {
        let mut response = Redirect::to("/").into_response();
        if let Ok(cookie) = HeaderValue::from_str(&security::cookie(&app)) {
            response.headers_mut().insert(header::SET_COOKIE, cookie);
        }
        return Ok(response);
    }
    security::owner(&app, &headers)?;
    let (host, most) = (&app.host, limits::GAMES_ON_PAGE);
    let bin = host.page(Shelf::Bin, 0, most).await?;
    let (games, page) = page_of_games(host, page.unwrap_or(1).max(1)).await?;
    let glances = host.glances(&games.games).await;
    let rows: Vec<GameRow> =
        games.games.into_iter().zip(glances).map(|(game, glance)| row(game, glance)).collect();
    let thrown: Vec<GameRow> = bin.games.into_iter().map(|game| row(game, None)).collect();
    let page = pages::lobby::page(&Lobby {
        catalog: games::CATALOG,
        games: &rows,
        all: games.all,
        page,
        bin: &thrown,
        in_bin: bin.all,
        now_ms: host.clock.now_ms(),
    });
    Ok(Html(page).into_response())
}

/// A page of the kept games; the last one, if there are not so many.
async fn page_of_games(host: &host::Host, page: u64) -> Result<(store::Page, u64), Error> {
    let most = limits::GAMES_ON_PAGE;
    let games = host.page(Shelf::Kept, (page - 1).saturating_mul(most), most).await?;
    let last = games.all.div_ceil(most).max(1);
    if page <= last {
        return Ok((games, page));
    }
    Ok((host.page(Shelf::Kept, (last - 1) * most, most).await?, last))
}

fn row(game: Summary, glance: Option<Arc<Glance>>) -> GameRow {
    let chairs = game.seats.iter().map(host::chair).collect();
    let Summary { id, title, game, steps, updated_ms, .. } = game;
    GameRow { id: id.to_string(), title, game, steps, chairs, updated_ms, glance }
}

/// `GET /new/{game}`
pub(crate) async fn new_game(
    State(app): State<App>,
    At(game): At<String>,
    headers: HeaderMap,
) -> Page {
    security::owner(&app, &headers)?;
    let entry = games::find(&game)?;
    Ok(Html(pages::new::page(entry)))
}

/// `GET /rules/{game}`
pub(crate) async fn rules(At(game): At<String>) -> Page {
    Ok(Html(pages::rules::page(games::find(&game)?)))
}

/// What is tried in a lesson.
#[derive(Debug, Deserialize)]
pub(crate) struct Try {
    #[serde(rename = "do")]
    doing: Option<String>,
    step: Option<usize>,
}

/// `GET /learn/{game}?step=N`: a lesson; without a number, the first.
pub(crate) async fn learn(At(game): At<String>, tried: Asking<Try>) -> Page {
    let step = tried.0.step.unwrap_or(1);
    lesson(At((game, step)), tried).await
}

/// `GET /learn/{game}/{step}`
pub(crate) async fn lesson(
    At((game, step)): At<(String, usize)>,
    Asking(Try { doing, .. }): Asking<Try>,
) -> Page {
    let doing = doing.filter(|action| action.chars().count() <= limits::ACTION);
    let page = pages::learn::page(games::find(&game)?, step, doing.as_deref());
    Ok(Html(page.ok_or(Error::NotFound("lesson"))?))
}

/// What the address of a table may carry.
#[derive(Debug, Deserialize)]
pub(crate) struct Wanted {
    /// A step that is looked back at.
    step: Option<usize>,
    /// Not the page, but the lines of its log before this one.
    lines_before: Option<usize>,
    /// Not the page, but what moved after this step.
    moves_after: Option<usize>,
    /// Not the page, but one of the parts that lie folded up in it.
    part: Option<String>,
}

/// `GET /g/{id}`
pub(crate) async fn owner_table(
    State(app): State<App>,
    At(id): At<String>,
    Asking(at): Asking<Wanted>,
    headers: HeaderMap,
) -> Table {
    security::owner(&app, &headers)?;
    table(&app, &id, at, |_| Ok(Role::Owner)).await
}

/// `GET /g/{id}/s/{seat}/{key}`
pub(crate) async fn seat_table(
    State(app): State<App>,
    At((id, seat, key)): At<(String, u8, String)>,
    Asking(at): Asking<Wanted>,
) -> Table {
    keyed_table(&app, &id, &key, at, |role| matches!(role, Role::Seat(it) if it.number() == seat))
        .await
}

/// `GET /g/{id}/w/{key}`
pub(crate) async fn watcher_table(
    State(app): State<App>,
    At((id, key)): At<(String, String)>,
    Asking(at): Asking<Wanted>,
) -> Table {
    keyed_table(&app, &id, &key, at, |role| role == Role::Watcher).await
}

async fn keyed_table(
    app: &App,
    id: &str,
    key: &str,
    at: Wanted,
    fits: impl Fn(Role) -> bool,
) -> Table {
    let room = app.host.room(id)?;
    table(app, id, at, |loaded| match app.host.role_of(&room.id, loaded, key)? {
        role if fits(role) => Ok(role),
        _ => Err(Error::Forbidden("the link or key does not fit".to_owned())),
    })
    .await
}

async fn table(
    app: &App,
    id: &str,
    at: Wanted,
    role: impl FnOnce(&host::LoadedGame) -> Result<Role, Error>,
) -> Table {
    let room = app.host.room(id)?;
    let mut loaded = app.host.hold(&room).await?;
    let role = role(&loaded)?;
    if let Some(step) = at.moves_after {
        return Ok(Json(loaded.moves_after(&app.host, &room, role, step)?).into_response());
    }
    Ok(Html(match (at.lines_before, at.part.as_deref()) {
        (Some(before), _) => loaded.older_lines(&app.host, &room, role, before)?,
        (None, Some("chapters")) => {
            let chapters = loaded.look(&app.host, &room, role, None, pages::table::chapters)?;
            return Ok(Json(chapters).into_response());
        }
        (None, Some(part)) => {
            let draw = |look: &Look<'_>| pages::table::folded(look, part);
            loaded.look(&app.host, &room, role, at.step, draw)?.ok_or(Error::NotFound("part"))?
        }
        (None, None) => loaded.page(&app.host, &room, role, at.step)?,
    })
    .into_response())
}

/// Any other address.
pub(crate) async fn nowhere(uri: Uri) -> Response {
    in_kind(&uri, Error::NotFound(if is_api(&uri) { "address" } else { "page" }))
}

/// An address that takes other methods.
pub(crate) async fn wrong_method(method: Method, uri: Uri) -> Response {
    in_kind(&uri, Error::WrongMethod(method))
}

fn is_api(uri: &Uri) -> bool {
    uri.path() == "/api" || uri.path().starts_with("/api/")
}

/// A refusal for programs under the addresses of programs, else a page.
fn in_kind(uri: &Uri, error: Error) -> Response {
    if is_api(uri) { error.into_response() } else { Refused(error).into_response() }
}
