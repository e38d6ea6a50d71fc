//! What the API takes and gives.

use std::collections::BTreeMap;

use engine::{Node, Seat, Verdict, Viewer};
use games::{Hint, LogEntry};
use serde::{Deserialize, Serialize};
use store::{Receipt, Summary};
use utoipa::openapi::{Content, Ref, RefOr, Response};
use utoipa::{IntoParams, IntoResponses, ToSchema};

use crate::error::{Objection, Trouble};
use crate::host::{self, Host, LoadedGame, Room, Throw, dice, fair, seats_of};
use crate::look::{Chair, Role};

/// A game to begin.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewGame {
    /// The game's id, as `thermopyles`.
    pub(crate) game: String,
    /// What it is to be called.
    pub(crate) title: Option<String>,
    /// Options by name.
    #[serde(default)]
    pub(crate) options: BTreeMap<String, String>,
    /// Who sits where, from seat 1; seats left out are at this screen.
    #[serde(default)]
    pub(crate) seats: Vec<NewSeat>,
    /// Who throws the dice.
    #[serde(default)]
    pub(crate) dice: DiceName,
    /// The app's dice from a seed, for tests and lessons.
    pub(crate) seed: Option<u64>,
    /// The position to begin from, in the game's notation.
    pub(crate) setup: Option<String>,
}

/// Who throws the dice.
#[derive(Copy, Clone, Default, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum DiceName {
    /// The app.
    #[default]
    App,
    /// The app, by commitment: everybody can check them afterwards.
    Fair,
    /// People at a real table, who enter what came up.
    Table,
}

impl From<DiceName> for Throw {
    fn from(name: DiceName) -> Self {
        match name {
            DiceName::App => Self::App,
            DiceName::Fair => Self::Fair,
            DiceName::Table => Self::Table,
        }
    }
}

impl From<Throw> for DiceName {
    fn from(throw: Throw) -> Self {
        match throw {
            Throw::App => Self::App,
            Throw::Fair => Self::Fair,
            Throw::Table => Self::Table,
        }
    }
}

/// Who is to sit at a seat.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewSeat {
    /// The player's name.
    pub(crate) name: Option<String>,
    /// Who it is.
    pub(crate) kind: SeatName,
    /// The computer player, as `search:normal`.
    pub(crate) player: Option<String>,
}

/// Who may sit at a seat.
#[derive(Copy, Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum SeatName {
    /// Somebody at this screen.
    Here,
    /// A friend with a secret link.
    Link,
    /// A computer player.
    Computer,
}

/// A game that was made.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct NewGameMade {
    /// Its id.
    pub(crate) id: String,
    /// The path of its page.
    pub(crate) path: String,
}

/// A title.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Title {
    /// The title.
    pub(crate) title: String,
}

/// A title, if it is to be another.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PerhapsTitle {
    /// The title.
    pub(crate) title: Option<String>,
}

/// Nothing.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Nothing {}

/// A record to bring in.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Import {
    /// The record of play, as it was exported.
    pub(crate) record: String,
    /// What it is to be called.
    pub(crate) title: Option<String>,
}

/// The games of the lobby.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Games {
    /// Every game, the newest first.
    pub(crate) games: Vec<GameSummary>,
}

/// A game in the lobby.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct GameSummary {
    id: String,
    title: String,
    game: String,
    version: u64,
    steps: u64,
    updated_ms: i64,
    deleted: bool,
    path: String,
}

impl From<Summary> for GameSummary {
    fn from(it: Summary) -> Self {
        let path = format!("/g/{}", it.id);
        let Summary { id, title, game, version, steps, updated_ms, deleted, .. } = it;
        Self { id: id.to_string(), title, game, version, steps, updated_ms, deleted, path }
    }
}

/// An action.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Act {
    /// The version that the sender saw.
    pub(crate) expected_version: u64,
    /// What the sender calls this change: 1 to 64 letters, digits and hyphens. The same id again is
    /// the same change again, and gets the first answer.
    #[schema(min_length = 1, max_length = 64, pattern = "^[A-Za-z0-9-]+$")]
    pub(crate) action_id: String,
    /// The seat, counted from 1.
    pub(crate) seat: u8,
    /// The action in notation, as `charge 15`. Or a word to the other players, which may be said at
    /// any time: `!resign`; `!offer` for a draw, `!accept`, `!decline`. Seats of one side give up
    /// together, when all of them have said `!resign`.
    #[schema(max_length = 1000)]
    pub(crate) action: String,
}

/// A step to take back.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Undo {
    /// The version that the sender saw.
    pub(crate) expected_version: u64,
    /// What the sender calls this change.
    #[schema(min_length = 1, max_length = 64, pattern = "^[A-Za-z0-9-]+$")]
    pub(crate) action_id: String,
    /// The seat, counted from 1.
    pub(crate) seat: u8,
    /// Whether every step is taken back that may be, and not the last alone.
    #[serde(default)]
    pub(crate) all: bool,
}

/// A change that was made and stored.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Done {
    /// The version that the game is at.
    version: u64,
    /// How many steps it has.
    steps: u64,
    /// Whether this change had been made before.
    repeated: bool,
}

impl From<Receipt> for Done {
    fn from(Receipt { version, steps, repeated }: Receipt) -> Self {
        Self { version, steps, repeated }
    }
}

/// The position changed meanwhile.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Stale {
    /// Always `conflict`.
    pub(crate) error: &'static str,
    /// What happened, for people.
    pub(crate) message: String,
    /// The version that the game is at.
    pub(crate) version: u64,
    /// The game as it is now.
    pub(crate) view: GameView,
}

/// How any change may be refused, for the document; a change adds what is special about it.
#[derive(Debug)]
pub(crate) struct Refusals;

impl IntoResponses for Refusals {
    fn responses() -> BTreeMap<String, RefOr<Response>> {
        let full = "The disk is full; nothing was lost";
        let refusals = [(404, ""), (413, ""), (415, ""), (429, ""), (503, ""), (507, full)];
        let refusal = |(status, why): (u16, &str)| {
            let trouble = Content::new(Some(Ref::from_schema_name(Trouble::name())));
            let response =
                Response::builder().description(why).content("application/json", trouble);
            (status.to_string(), RefOr::T(response.build()))
        };
        refusals.map(refusal).into()
    }
}

/// A game, as one visitor sees it.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct GameView {
    id: String,
    title: String,
    game: String,
    /// The version that an action has to name.
    pub(crate) version: u64,
    steps: usize,
    /// The seat whose eyes this is seen with; nothing for a watcher.
    viewer: Option<u8>,
    /// The seats that the visitor acts for.
    you: Vec<u8>,
    /// Who is asked what.
    prompt: String,
    node: NodeView,
    /// Who throws the dice.
    dice: DiceName,
    /// Seats whose part of fair dice is still to come; nobody acts before.
    dice_wait_for: Vec<u8>,
    /// The computer player that is thinking.
    thinking: Option<u8>,
    /// Whether the visitor may take the last step back.
    undo: bool,
    /// Why not.
    #[serde(skip_serializing_if = "Option::is_none")]
    no_undo: Option<String>,
    /// Who has to agree before the visitor's last step is taken back.
    undo_needs: Option<u8>,
    /// The step that somebody wants back.
    take_back: Option<TakeBackView>,
    places: Vec<PlaceView>,
    /// Seats that want their side to give up.
    giving_up: Vec<u8>,
    /// The seat that offers a draw.
    draw_offered_by: Option<u8>,
    /// What the game shows, in its own terms.
    #[schema(value_type = Object)]
    view: serde_json::Value,
}

/// A step that a player wants back after it gave another one the turn.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TakeBackView {
    /// The seat that asks.
    by: u8,
    /// The seat that has to agree.
    of: u8,
    /// Whether every step is meant that may go back, and not the last alone.
    all: bool,
}

/// What the game waits for.
#[derive(Debug, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub(crate) enum NodeView {
    /// A seat decides.
    Decision {
        /// Which.
        seat: u8,
    },
    /// Chance decides.
    Chance {
        /// The clause that calls for it.
        case: String,
    },
    /// The rules go on by themselves.
    Forced {
        /// The clause that makes the step.
        case: String,
    },
    /// It is over.
    Over {
        /// The clause that ended it; `agreement` where the players did.
        case: String,
        /// Why.
        reason: String,
        /// `won`, `lost` or `drawn` for each seat.
        verdicts: Vec<&'static str>,
    },
}

/// A seat.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct PlaceView {
    seat: u8,
    name: String,
    kind: SeatName,
    #[serde(skip_serializing_if = "Option::is_none")]
    player: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    link: Option<String>,
}

impl GameView {
    /// The game as a role sees it.
    pub(crate) fn of(host: &Host, room: &Room, loaded: &LoadedGame, role: Role) -> Self {
        let (undo, viewer) = (loaded.undoable(role), loaded.viewer(role));
        let (seat, talk) = (|seat: Seat| seat.number(), loaded.table.negotiation());
        let places = loaded.places(host, room, role).into_iter().map(|place| PlaceView {
            seat: place.seat.number(),
            name: place.name,
            kind: match place.chair {
                Chair::Here => SeatName::Here,
                Chair::Link => SeatName::Link,
                Chair::Computer(_) => SeatName::Computer,
            },
            player: match place.chair {
                Chair::Computer(spec) => Some(spec),
                Chair::Here | Chair::Link => None,
            },
            link: place.link,
        });
        Self {
            id: room.id.to_string(),
            title: loaded.title.clone(),
            game: loaded.table.info().id.to_owned(),
            version: loaded.version,
            steps: loaded.table.steps(),
            viewer: match viewer {
                Viewer::Seat(it) => Some(it.number()),
                Viewer::Spectator => None,
            },
            you: seats_of(loaded, role).into_iter().map(seat).collect(),
            prompt: loaded.table.prompt(viewer),
            node: NodeView::of(loaded),
            dice: dice::throw(&*loaded.table).into(),
            dice_wait_for: fair::missing(&*loaded.table).into_iter().map(seat).collect(),
            thinking: loaded.thinking.map(seat),
            undo: undo.is_ok(),
            no_undo: undo.err(),
            undo_needs: loaded.askable(role).map(|(_, of)| of.number()),
            take_back: loaded.take_back_asked().map(|it| TakeBackView {
                by: it.by.number(),
                of: it.of.number(),
                all: it.all,
            }),
            places: places.collect(),
            giving_up: loaded.seats().filter(|&it| talk.giving_up.has(it)).map(seat).collect(),
            draw_offered_by: talk.offer.map(seat),
            view: loaded.table.view_json(viewer),
        }
    }
}

impl NodeView {
    fn of(loaded: &LoadedGame) -> Self {
        let verdict = |verdict| match verdict {
            Verdict::Won => "won",
            Verdict::Lost => "lost",
            Verdict::Drawn => "drawn",
        };
        match loaded.table.node() {
            Node::Decision { seat } => Self::Decision { seat: seat.number() },
            Node::Chance { case, .. } => Self::Chance { case: case.id().to_owned() },
            Node::Forced { case } => Self::Forced { case: case.id().to_owned() },
            Node::Over(ending) => Self::Over {
                case: ending.case.id().to_owned(),
                reason: ending.reason.to_owned(),
                verdicts: loaded.seats().map(|seat| verdict(ending.verdict(seat))).collect(),
            },
        }
    }
}

/// An action that is asked about.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Asked {
    /// The action in notation, as `charge 15`.
    pub(crate) action: String,
}

/// An action whose chances are asked for.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct OddsAsked {
    /// The action in notation, as `charge 15`.
    pub(crate) action: String,
    /// The version that the sender saw. If the game has gone on and the action is not legal any
    /// more, the answer is `stale` and no refusal.
    pub(crate) version: Option<u64>,
}

/// Exact chances.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct OddsView {
    /// The version that they hold for.
    pub(crate) version: u64,
    /// Whether the position in which they were asked for has passed. Then there are none.
    pub(crate) stale: bool,
    /// The action.
    pub(crate) action: String,
    /// The chances after it, and after what may follow it.
    #[schema(value_type = Vec<Object>)]
    pub(crate) odds: Vec<serde_json::Value>,
    /// The same as HTML: plain words, and tables behind them.
    pub(crate) html: String,
    /// The same in plain words, a sentence each.
    pub(crate) plain: Vec<String>,
}

impl OddsView {
    /// No chances: the position has passed.
    pub(crate) fn passed(version: u64, action: String) -> Self {
        Self {
            version,
            stale: true,
            action,
            odds: Vec::new(),
            html: String::new(),
            plain: Vec::new(),
        }
    }
}

/// Whether an action is legal, and by which clauses not.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct WhyView {
    /// Whether it is.
    pub(crate) legal: bool,
    /// What is against it, for people.
    pub(crate) message: String,
    /// Every clause that forbids it.
    pub(crate) objections: Vec<Objection>,
    /// Whether chance decides right after it.
    pub(crate) chance: bool,
}

/// What a computer player thinks.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Hints {
    /// The actions, the best first.
    pub(crate) hints: Vec<HintView>,
}

/// What a computer player thinks of an action.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct HintView {
    notation: String,
    words: String,
    visits: u32,
    /// The share of wins that it expects, from 0 to 1.
    value: f64,
    /// Why it stands where it does, where the numbers alone would not say.
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<&'static str>,
}

impl From<Hint> for HintView {
    fn from(Hint { notation, words, visits, value, why }: Hint) -> Self {
        Self { notation, words, visits, value, why }
    }
}

/// Where a log begins.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct From_ {
    /// Steps to leave out.
    #[serde(default)]
    pub(crate) from: usize,
}

/// The steps in words.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct LogView {
    /// The steps.
    pub(crate) steps: Vec<ToldView>,
}

/// A step in words.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ToldView {
    number: usize,
    /// The seat's number, or `chance`.
    who: String,
    case: Option<String>,
    /// The action or outcome; nothing where the visitor may not know it.
    notation: Option<String>,
    words: Vec<String>,
}

impl From<LogEntry> for ToldView {
    fn from(LogEntry { number, who, case, notation, words, .. }: LogEntry) -> Self {
        let case = case.map(|case| case.id().to_owned());
        Self { number, who: host::who_made(who), case, notation, words }
    }
}
