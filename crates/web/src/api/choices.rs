//! What may be done, as the API gives it: actions and orders with their parts and numbers.

use draw::{Order, Pick};
use engine::Number;
use games::{Listed, Suggested};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

/// What is wanted beside the actions.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wanted {
    /// Whether the chances of each action are wanted in short; they take their time.
    #[serde(default)]
    pub(crate) brief: bool,
}

/// What may be done now.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Choices {
    /// The version that an action has to name.
    pub(crate) version: u64,
    /// The seat that decides.
    pub(crate) seat: u8,
    /// Every legal action.
    pub(crate) actions: Vec<ActionView>,
    /// Orders that stand for several actions at once; `act` takes them as it takes an action.
    pub(crate) orders: Vec<OrderView>,
}

/// Several actions that are given as one.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct OrderView {
    notation: String,
    words: String,
    /// How a person gives it, part by part.
    path: Vec<PickView>,
    /// Its chances, in short, where they were asked for.
    brief: Option<String>,
}

impl OrderView {
    /// An order, with its chances in short where they are asked for.
    pub(crate) fn new(order: &Order, brief: Option<String>) -> Self {
        Self {
            notation: order.notation.clone(),
            words: order.words.clone(),
            path: order.path.iter().map(PickView::of).collect(),
            brief,
        }
    }
}

/// A legal action.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ActionView {
    notation: String,
    words: String,
    /// The part of the drawn board that it belongs to.
    target: String,
    /// The part that is chosen before it, where two are.
    source: Option<String>,
    /// How a person gives it, part by part.
    path: Vec<PickView>,
    /// The number in it, where it has one.
    number: Option<NumberView>,
    /// Whether a die is rolled or a card drawn right after it, as far as the seat can know.
    chance: bool,
    /// Whether it ends the seat's turn, or the part of it that is under way.
    ends: bool,
    /// What could still be done before it, where it ends something.
    left_undone: Option<String>,
    /// Its chances, in short, where they were asked for.
    brief: Option<String>,
}

impl ActionView {
    /// An action, with its chances in short where they are asked for.
    pub(crate) fn new(listed: Listed, brief: Option<String>) -> Self {
        Self {
            target: listed.target().to_owned(),
            source: listed.source().map(|pick| pick.part.clone()),
            path: listed.path.iter().map(PickView::of).collect(),
            number: listed.number.map(|number| NumberView::of(number, listed.suggested)),
            notation: listed.notation,
            words: listed.words,
            chance: listed.chance,
            ends: listed.ends,
            left_undone: listed.left_undone,
            brief,
        }
    }
}

/// One part of an action as a person gives it.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct PickView {
    /// `piece`, `place`, `card`, `seat`, `number`, `facing` or `command`.
    kind: &'static str,
    /// The part of the drawn board.
    part: String,
    /// What people call it.
    words: String,
}

impl PickView {
    pub(crate) fn of(pick: &Pick) -> Self {
        Self { kind: pick.kind.word(), part: pick.part.clone(), words: pick.words.clone() }
    }
}

/// The number in an action, and what it may be. It is the last word of the notation; the action
/// with another number is written with that one in its place.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct NumberView {
    /// What it is, as it is written.
    value: String,
    /// The least that it may be.
    least: String,
    /// The most that it may be.
    most: String,
    /// From one possible number to the next.
    step: String,
    /// What is counted: `pieces`, `cards`, `points`, `centimetres` or `degrees`.
    unit: &'static str,
    /// A sensible number to begin with.
    suggested: Option<String>,
    /// Why that one, where it was measured.
    why: Option<String>,
}

impl NumberView {
    fn of(number: Number, begin: Option<Suggested>) -> Self {
        let [value, least, most, step] = [number.value, number.least, number.most, number.step]
            .map(|it| number.measure.write(it));
        let suggested = begin.as_ref().map(|it| number.measure.write(it.value));
        let why = begin.and_then(|it| it.why);
        Self { value, least, most, step, unit: number.measure.word(), suggested, why }
    }
}
