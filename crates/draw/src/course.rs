//! The course of a game as its players see it: stages, tracks, lessons, dice.
//!
//! A page knows how to show these; a game says what they are.

use engine::{Case, Seat};

/// A stage of the turn.
#[derive(Debug)]
pub struct Stage {
    /// Its name.
    pub name: &'static str,
    /// The clauses that it belongs to.
    pub cases: &'static [Case],
}

/// Something that is counted, and where it stands.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Track {
    /// Its name.
    pub name: &'static str,
    /// The clause that it belongs to.
    pub case: Case,
    /// Where it stands.
    pub now: u64,
    /// How far it goes, where it has an end.
    pub of: Option<u64>,
}

/// A die that fell.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Die {
    /// What it showed.
    pub face: u8,
    /// How many faces it has.
    pub faces: u8,
}

/// What an outcome counts for when the luck of a game is added up.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Worth {
    /// What is counted, as "Support die".
    pub what: &'static str,
    /// How much of it: the pips of a die, a hit or none.
    pub amount: f64,
    /// Whether everybody may know what the other outcomes were. A deck's may tell what is held.
    pub open: bool,
    /// Whose luck it is, where it is one player's.
    pub whose: Option<Seat>,
}

/// One part of an action as a person gives it: what is clicked or chosen.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Pick {
    /// What kind of thing it is.
    pub kind: PickKind,
    /// The part of the drawn table, as `place-camp`.
    pub part: String,
    /// What people call it.
    pub words: String,
}

/// What is picked.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum PickKind {
    /// A unit, or a stack of them.
    Piece,
    /// A place of the board.
    Place,
    /// A card.
    Card,
    /// A player.
    Seat(Seat),
    /// A number; the action's own says which it may be.
    Number,
    /// A direction.
    Facing,
    /// A command beside the board.
    Command,
}

impl PickKind {
    /// One word for programs.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Piece => "piece",
            Self::Place => "place",
            Self::Card => "card",
            Self::Seat(_) => "seat",
            Self::Number => "number",
            Self::Facing => "facing",
            Self::Command => "command",
        }
    }
}

/// Something that happens before people's eyes.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Motion {
    /// Pieces go from one part of the table to another.
    Travel {
        /// The stamp that shows the piece.
        stamp: &'static str,
        /// How many.
        count: u16,
        /// The part where they start.
        from: String,
        /// The parts through which they go, where there are any.
        via: Vec<String>,
        /// The part where they arrive.
        to: String,
    },
    /// A die falls.
    Roll {
        /// What it shows.
        die: Die,
        /// Whether that is what its roller hoped for, where that can be said.
        good: Option<bool>,
    },
    /// Pieces are taken off the table.
    Loss {
        /// The stamp that shows the piece.
        stamp: &'static str,
        /// How many.
        count: u16,
        /// The part where they stood.
        at: String,
    },
    /// A card is turned up or laid down.
    Turn {
        /// The part where it lies.
        at: String,
    },
}

/// Where something begins that is looked at by itself.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Opening {
    /// With the step that an event came of: a march.
    WithIt,
    /// With the step after it: the dice that an event has announced.
    AfterIt,
}

/// What begins in the course of a game, so that people who look back can go from one to the next.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Chapter {
    /// A turn.
    Turn,
    /// A part of a turn.
    Phase,
}

/// Several actions that people give as one.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Order {
    /// As [`engine::Game::expand`] reads it.
    pub notation: String,
    /// What it does.
    pub words: String,
    /// How a person gives it, part by part.
    pub path: Vec<Pick>,
    /// The single action that it begins with, where that one is offered beside it for those who
    /// want to choose the rest themselves.
    pub by_hand: Option<ByHand>,
}

/// The single action beside an order that does more of the same.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct ByHand {
    /// Its notation.
    pub notation: String,
    /// What it is for, beside the order.
    pub words: String,
}

/// One lesson of the tutorial: a position over the real engine, and what may be tried in it.
#[derive(Debug)]
pub struct Lesson {
    /// Its title.
    pub title: &'static str,
    /// What to look at and what to decide, a paragraph each.
    pub text: &'static [&'static str],
    /// The options of its table.
    pub options: &'static [(&'static str, &'static str)],
    /// The position, in the game's notation.
    pub setup: &'static str,
    /// What the lesson offers.
    pub trials: &'static [Trial],
}

/// The small game that a tutorial ends in, for one who plays his first: about ten minutes.
#[derive(Debug)]
pub struct FirstGame {
    /// What it is called in the lobby.
    pub title: &'static str,
    /// What it is, and what to do in it.
    pub about: &'static str,
    /// What the table agrees on.
    pub options: &'static [(&'static str, &'static str)],
    /// The position that it begins with, if not the usual one.
    pub setup: Option<&'static str>,
    /// The learner's seat; easy computer players sit at all others.
    pub learner: u8,
}

/// One thing to try in a lesson, and what chance brings after it.
#[derive(Debug)]
pub struct Trial {
    /// The action or order, in the game's notation.
    pub action: &'static str,
    /// Every outcome until somebody decides again.
    pub outcomes: &'static [&'static str],
    /// Why it is good or bad.
    pub why: &'static str,
}
