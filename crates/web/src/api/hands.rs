//! What a hand on the board may do: a stack that is taken up, and what is meant by touching a part.
//!
//! Both are answered from the deciding seat's view, to that seat's player alone. A page asks them
//! while it is used, so that no step has to carry them.

use axum::Json;
use engine::notation::times;
use games::Attempt;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::questions::{asked, short};
use super::visit::Visit;
use crate::error::{self, Error, Objection, Trouble};
use crate::host::LoadedGame;
use crate::look::Role;
use crate::query::Query;

/// A stack that is asked about.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Stack {
    /// The part of the drawn board, as `place-camp`.
    source: String,
}

/// A stack that can be taken up; without kinds and goals if it cannot be.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct HandView {
    /// The version that it holds for.
    version: u64,
    /// The part of the drawn board.
    source: String,
    /// Who may be taken up.
    kinds: Vec<KindView>,
    /// Where some of them may go.
    goals: Vec<GoalView>,
}

/// The pieces of a stack that are all alike.
#[derive(Debug, Serialize, ToSchema)]
struct KindView {
    /// What notation calls one.
    id: String,
    /// What people call one.
    words: String,
    /// What they call several.
    many: String,
    /// How many there are.
    count: u8,
    /// One of them as a small picture (SVG).
    icon: String,
}

/// Somewhere that pieces of a stack may go.
#[derive(Debug, Serialize, ToSchema)]
struct GoalView {
    /// The part of the drawn board.
    part: String,
    /// What going there is.
    words: String,
    /// The order; for `{}` stand the pieces, each `KINDxCOUNT` with `each` behind it.
    order: String,
    /// What stands behind each.
    each: String,
    /// The order for everybody who may.
    whole: String,
    /// How many of each kind may go.
    most: Vec<u8>,
    /// How many may go in all.
    room: u8,
    /// Whether a die is rolled or a card drawn right after the order.
    chance: bool,
    /// What is given away by the order, where something is.
    guard: Option<GuardView>,
}

/// What is given away by an order for many pieces.
#[derive(Debug, Serialize, ToSchema)]
struct GuardView {
    /// From how many pieces on.
    from: u8,
    /// What could still be done before it.
    left_undone: String,
}

/// A stack of the board. For the player who decides.
#[utoipa::path(get, path = "/api/v1/games/{id}/hand", params(("id" = String, Path), Stack),
    responses(
    (status = 200, body = HandView),
    (status = 403, body = Trouble),
    (status = 404, description = "No such game, or no such part", body = Trouble),
    (status = 422, description = "Nobody decides: the game is over", body = Trouble),
))]
pub(crate) async fn hand(
    visit: Visit,
    Query(Stack { source }): Query<Stack>,
) -> Result<Json<HandView>, Error> {
    short(&source)?;
    let (loaded, role) = visit.enter().await?;
    asked(&loaded, role)?;
    known(&loaded, role, &source)?;
    let version = loaded.version;
    let Some((handful, chances)) = loaded.table.handful(&source) else {
        return Ok(Json(HandView { version, source, kinds: Vec::new(), goals: Vec::new() }));
    };
    let kinds = handful.kinds.into_iter().map(|it| KindView {
        id: it.id,
        words: it.words,
        many: it.many,
        count: it.count,
        icon: it.icon,
    });
    let goals = handful.goals.into_iter().zip(chances).map(|(it, chance)| GoalView {
        part: it.pick.part,
        words: it.words,
        order: it.form.order,
        each: it.form.each,
        whole: it.form.whole,
        most: it.most,
        room: it.room,
        chance,
        guard: it.guard.map(|it| GuardView { from: it.from, left_undone: it.words }),
    });
    Ok(Json(HandView { version, source, kinds: kinds.collect(), goals: goals.collect() }))
}

/// A part of the board that was touched.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Touched {
    /// The stack of which something is in hand.
    source: Option<String>,
    /// The part.
    part: String,
    /// What is in hand, as `immortalsx3 cavalry`; left out: everybody who may.
    units: Option<String>,
}

/// What was meant by touching a part.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct MeantView {
    /// The order that was meant, if any.
    action: Option<String>,
    /// Whether it is legal.
    legal: bool,
    /// What is to be said about it, for people; empty if nothing is known to be meant.
    message: String,
    /// Every clause that forbids it.
    objections: Vec<Objection>,
}

/// What is meant by touching a part of the board, and why it cannot be done. For the player who
/// decides.
#[utoipa::path(get, path = "/api/v1/games/{id}/meant", params(("id" = String, Path), Touched),
    responses(
    (status = 200, body = MeantView),
    (status = 403, body = Trouble),
    (status = 404, description = "No such game, or no such part", body = Trouble),
    (status = 422, description = "Nobody decides: the game is over", body = Trouble),
))]
pub(crate) async fn meant(
    visit: Visit,
    Query(Touched { source, part, units }): Query<Touched>,
) -> Result<Json<MeantView>, Error> {
    let units = units.unwrap_or_default();
    for text in [&part, &units, source.as_ref().unwrap_or(&part)] {
        short(text)?;
    }
    let (loaded, role) = visit.enter().await?;
    asked(&loaded, role)?;
    for touched in source.iter().chain([&part]) {
        known(&loaded, role, touched)?;
    }
    let attempt = loaded.table.meant(source.as_deref(), &part, &counted(&units)?);
    Ok(Json(match attempt {
        None => MeantView::said(String::new()),
        Some(Attempt::Nothing(words)) => MeantView::said(words),
        Some(Attempt::Order(action, Ok(()))) => MeantView {
            action: Some(action),
            legal: true,
            message: String::new(),
            objections: Vec::new(),
        },
        Some(Attempt::Order(action, Err(refusal))) => MeantView {
            action: Some(action),
            legal: false,
            message: refusal.to_string(),
            objections: error::objections(&refusal),
        },
    }))
}

impl MeantView {
    /// No order: only words.
    const fn said(message: String) -> Self {
        Self { action: None, legal: false, message, objections: Vec::new() }
    }
}

/// Refuses what is no part of the drawn board: every part of it has a card.
fn known(loaded: &LoadedGame, role: Role, part: &str) -> Result<(), Error> {
    if part == draw::CLOSED {
        return Ok(()); // Every map has ground that nobody enters; not every game says why.
    }
    let card = loaded.table.card(loaded.viewer(role), part);
    card.map(|_| ()).ok_or(Error::NotFound("part"))
}

/// Pieces with their numbers.
fn counted(units: &str) -> Result<Vec<(String, u8)>, Error> {
    let read = |word: &str| {
        let (kind, count) = times(word)
            .map_err(|_| Error::Bad(format!("“{word}” is no number of pieces, as immortalsx3")))?;
        Ok((kind.to_owned(), count))
    };
    units.split_whitespace().map(read).collect()
}
