//! The order of play: what an action needs, and what is waited for instead.

use super::Objection;
use crate::action::Action;
use crate::state::{Awaits, State};

/// When something is done.
#[derive(Copy, Clone, Eq, PartialEq)]
enum Moment {
    Auction,
    SetUp,
    Combats,
    Joining,
    Hits,
    Again,
    Movement,
}

/// When an action is done.
const fn of(action: Action) -> Moment {
    match action {
        Action::Bid(_) | Action::Pass => Moment::Auction,
        Action::Place(..) => Moment::SetUp,
        Action::Attack(_) | Action::Free(_) | Action::EndCombat => Moment::Combats,
        Action::Join(..) | Action::Fight | Action::CallOff => Moment::Joining,
        Action::Hit { .. } => Moment::Hits,
        Action::Again | Action::Stop => Moment::Again,
        Action::March { .. } | Action::Exit(..) | Action::EndTurn => Moment::Movement,
    }
}

/// What is against an action at this moment, if it is the wrong one.
///
/// Of what is waited for it tells the step alone, never what a sealed bid was.
pub(super) fn wrong(state: &State, action: Action) -> Option<Objection> {
    let moment = of(action);
    let (now, otherwise) = match state.awaits {
        Awaits::Over(_) => return Some(Objection::GameOver),
        Awaits::Opener if moment == Moment::Auction => return Some(Objection::OpenerUnknown),
        Awaits::Tie if moment == Moment::Auction => return Some(Objection::BidsMade),
        awaits if awaits.is_auction() => (Moment::Auction, Objection::SidesUnsettled),
        Awaits::SetUp if moment == Moment::Auction => return Some(Objection::SidesSettled),
        Awaits::SetUp => (Moment::SetUp, Objection::GreeksSettingUp),
        _ => return in_battle(state, moment),
    };
    (moment != now).then_some(otherwise)
}

/// [R20] The same in a turn: combats, each with its steps, and then movement.
fn in_battle(state: &State, moment: Moment) -> Option<Objection> {
    match (state.awaits, moment) {
        (_, Moment::Auction) => Some(Objection::SidesSettled),
        (_, Moment::SetUp) => Some(Objection::SetUpOver),
        (Awaits::Combat, Moment::Combats)
        | (Awaits::Join, Moment::Joining)
        | (Awaits::Hits(_), Moment::Hits)
        | (Awaits::Again, Moment::Again)
        | (Awaits::Movement, Moment::Movement) => None,
        (Awaits::Movement, _) => Some(Objection::CombatsOver),
        (_, Moment::Movement) => Some(Objection::CombatsFirst),
        (Awaits::Dice, _) => Some(Objection::DiceFirst),
        (Awaits::Hits(_), _) => Some(Objection::HitsFirst),
        (_, Moment::Hits) => Some(Objection::NoHits),
        (Awaits::Again, _) => Some(Objection::AgainFirst),
        (_, Moment::Again) => Some(Objection::NoRoundFought),
        (Awaits::Combat, _) => Some(Objection::NoAttackDeclared),
        _ => {
            let (target, free) = (state.combat.target, state.combat.free);
            let stands = state.called_off[usize::from(free)].has(target);
            Some(Objection::AttackDeclared { target, stands })
        }
    }
}
