//! Stacks that are taken up, where they may go, and what is meant where they may not.

mod kinds;
mod moving;
pub(super) mod say;
mod striking;

use game_marathon::map::Hex;
use game_marathon::state::Awaits;
use game_marathon::units::Kind;
use game_marathon::{Action, Marathon, View};

use self::kinds::Held;
use super::picture::places;
use super::undone::listed;
use super::{target, touched};
use crate::course::Pick;
use crate::hands::{Handful, Meant};

/// Where pieces come from.
#[derive(Copy, Clone, Eq, PartialEq)]
enum Source {
    /// [10.0] A kind that is still to be placed.
    Hand(Kind),
    /// Whoever stands in a hex.
    Stack(Hex),
}

impl Source {
    /// The source of an action, where it has one.
    fn of(view: &View, action: Action) -> Option<Self> {
        match action {
            Action::Place { kind, .. } => Some(Self::Hand(kind)),
            Action::Move { piece, .. }
            | Action::Charge { piece, .. }
            | Action::Clear { piece, .. }
            | Action::Fire { piece, .. }
            | Action::Attack { piece, .. } => view.state.units.hex(piece).map(Self::Stack),
            Action::Turn(at) => Some(Self::Stack(at)),
            _ => None,
        }
    }

    fn read(part: &str) -> Option<Self> {
        match places::hex_of(part) {
            Some(hex) => Some(Self::Stack(hex)),
            None => places::kind_of(part).map(Self::Hand),
        }
    }

    fn pick(self, view: &View) -> Pick {
        match self {
            Self::Hand(kind) => target::hand_pick(kind),
            Self::Stack(at) => target::stack_pick(view, at),
        }
    }
}

/// The stacks that can be taken up.
pub(super) fn stacks(game: &Marathon, view: &View) -> Vec<Pick> {
    let mut known: Vec<Source> = Vec::new();
    for action in listed(game, view) {
        if let Some(source) = Source::of(view, action)
            && !known.contains(&source)
        {
            known.push(source);
        }
    }
    known.into_iter().map(|source| source.pick(view)).collect()
}

/// One stack: who may be taken up, and where they may go.
pub(super) fn handful(game: &Marathon, view: &View, part: &str) -> Option<Handful> {
    let source = Source::read(part)?;
    let mut actions = listed(game, view);
    actions.retain(|action| Source::of(view, *action) == Some(source));
    let (kinds, goals) = match source {
        Source::Hand(kind) => moving::placing(game, view, kind, &actions),
        Source::Stack(at) => {
            let who = actions.iter().filter_map(|action| kinds::who(*action));
            let mut pieces: Vec<_> = who.collect();
            if pieces.is_empty() {
                pieces.extend(view.state.units.in_hex(at));
            }
            pieces.sort_unstable();
            pieces.dedup();
            let held = Held::of(game, view, at, &pieces);
            let goals = match view.state.awaits {
                Awaits::Fire => striking::shots(game, view, &held, &actions),
                Awaits::Declaration => striking::attacks(view, &held, &actions),
                _ => moving::goals(game, view, &held, &actions),
            };
            (held.kinds(game, view), goals)
        }
    };
    (!goals.is_empty()).then(|| Handful { source: source.pick(view), kinds, goals })
}

/// What is meant by touching a part.
pub(super) fn meant(
    game: &Marathon,
    view: &View,
    source: Option<&str>,
    part: &str,
) -> Option<Meant> {
    match source {
        Some(source) => touched::with_pieces(view, source, part),
        None => touched::with_nothing(game, view, part),
    }
}
