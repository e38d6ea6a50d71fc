//! What is counted in Thermopyles: tracks, the stages of a turn, and what chance was worth.

use engine::ForecastOf;
use game_thermopyles::cases::{
    K2, K3, K5, K6, K8, K9, K12, K13, K14, K20, K21, K23, K25, K26, K27,
};
use game_thermopyles::state::Awaits;
use game_thermopyles::{Outcome, Thermopyles, View};

use super::words::{figures as say, odds};
use crate::course::{Die, Stage, Track, Worth};

/// The stages of a turn.
pub(super) const STAGES: &[Stage] = &[
    Stage { name: say::SETTING_UP, cases: &[K2, K3] },
    Stage { name: say::CHOICE, cases: &[K6] },
    Stage { name: say::SUPPORT, cases: &[K12] },
    Stage { name: say::LOCATION_DIE, cases: &[K14] },
    Stage { name: say::NEW_PERSIANS, cases: &[K20, K21] },
    Stage { name: say::DRAWS, cases: &[K9, K23] },
    Stage { name: say::HAND_LIMIT, cases: &[K5] },
];

/// The stage of a step, by its place in [`STAGES`].
pub(super) const fn stage(awaits: Awaits) -> Option<usize> {
    Some(match awaits {
        Awaits::Reveal | Awaits::Deal => 0,
        Awaits::Turn => 1,
        Awaits::Support(_) | Awaits::SupportDice { .. } => 2,
        Awaits::LocationDie(_) => 3,
        Awaits::Refill { .. } => 4,
        Awaits::Offer(_) | Awaits::Draw { .. } => 5,
        Awaits::Discard { .. } => 6,
        Awaits::Over(_) => return None,
    })
}

/// Everything that is counted.
pub(super) fn tracks(view: &View) -> Vec<Track> {
    let track = |name, case, now: u32, of: Option<u32>| Track {
        name,
        case,
        now: now.into(),
        of: of.map(Into::into),
    };
    let goal = view.options.graveyard_goal.map(u32::from);
    vec![
        track(say::MARKER, K8, view.marker.number().into(), Some(7)),
        track(say::SUPPORT_LEFT, K13, view.support.into(), Some(4)),
        track(super::words::GRAVEYARD, K27, view.graveyard.size(), goal),
        track(super::words::PERSIAN_DECK, K26, view.persian_deck.size(), Some(28)),
        track(super::words::SPARTAN_DECK, K25, view.spartan_deck, Some(20)),
    ]
}

/// In how many cases the game is lost before anybody decides again.
pub(super) fn risk(forecasts: &[ForecastOf<Thermopyles>]) -> Option<(u64, u64)> {
    let first = forecasts.first()?;
    let ways = odds::ends(first, |finish| !finish.is_won());
    (ways > 0).then_some((ways, first.of))
}

/// The die that an outcome is.
pub(super) const fn die(outcome: Outcome) -> Option<Die> {
    match outcome {
        Outcome::Die(face) => Some(Die { face: face.number(), faces: 6 }),
        Outcome::Spartan(_) | Outcome::Persian(_) => None,
    }
}

/// What an outcome counts for: pips, or the combat value of a card.
pub(super) fn worth(view: &View, outcome: Outcome) -> Worth {
    let awaits = view.awaits;
    let (what, amount, open) = match (outcome, awaits) {
        (Outcome::Die(face), Awaits::LocationDie(_)) => (say::LOCATION_DIE, face.number(), true),
        (Outcome::Die(face), _) => (say::SUPPORT_DIE, face.number(), true),
        (Outcome::Spartan(card), _) => (say::SPARTAN_CARD, card.combat_value(), false),
        (Outcome::Persian(card), _) => (say::PERSIAN_CARD, card.combat_value(), false),
    };
    let whose = match (outcome, awaits) {
        (Outcome::Die(_), _) => Some(view.active),
        (_, Awaits::Draw { to, .. }) => Some(to),
        _ => None,
    };
    Worth { what, amount: f64::from(amount), open, whose }
}
