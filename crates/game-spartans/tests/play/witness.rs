//! What a step says, and whether the position after it shows it.

use engine::Move;
use engine::play::MoveOf;
use game_spartans::action::Part;
use game_spartans::map::Area;
use game_spartans::state::{Force, March};
use game_spartans::units::{Contingent, Side};
use game_spartans::{Action, Awaits, Outcome, Spartans, State};

/// What a step says and the position after it does not show.
pub(crate) fn missing(
    _: &Spartans,
    before: &State,
    made: MoveOf<Spartans>,
    after: &State,
) -> Vec<String> {
    let shown = match made {
        Move::Act(seat, action) => action_shows(before, (seat.index(), action), after),
        Move::Chance(outcome) => outcome_shows(before, outcome, after),
        Move::Forced(_) | Move::Propose(..) => before != after,
    };
    if shown { Vec::new() } else { vec!["what it says".to_owned()] }
}

fn units(state: &State, side: Side, at: Area) -> usize {
    state.positions.stack(side, at).len()
}

/// How many units came into one area, if as many left another.
fn went(before: &State, after: &State, from: Area, to: Area) -> usize {
    let side = before.segment.side();
    let came = units(after, side, to).saturating_sub(units(before, side, to));
    let left = units(before, side, from).saturating_sub(units(after, side, from));
    if came == left { came } else { 0 }
}

/// How many units a part has.
fn size(before: &State, part: Part) -> usize {
    let stack = before.positions.stack(before.segment.side(), part.at);
    let (first, last) = stack.force(usize::from(part.order));
    if part.alone { 1 } else { last + 1 - first }
}

fn action_shows(before: &State, (seat, action): (usize, Action), after: &State) -> bool {
    let side = before.segment.side();
    match action {
        Action::Commit(contingent) => after.attacker == Some(contingent),
        Action::Allow => after.leave,
        Action::Refuse => !after.leave,
        Action::Send(contingent) => after.home.has(contingent),
        Action::Guard(contingent) => after.guard == Some(contingent),
        Action::Vote(contingent) => match after.awaits {
            Awaits::Vote(debate) | Awaits::Casting(debate)
                if debate.votes[seat] == Some(contingent) =>
            {
                true
            }
            _ => after.home != before.home || after.guard != before.guard,
        },
        Action::Place { kind, at, facing } => {
            let placed = after.positions.stack(Side::Greek, at);
            let last = placed.units().last();
            placed.len() == units(before, Side::Greek, at) + 1
                && after.muster(kind.contingent).in_hand() + 1
                    == before.muster(kind.contingent).in_hand()
                && last.is_some_and(|unit| {
                    (unit.contingent, unit.arm, unit.losses)
                        == (kind.contingent, kind.arm, kind.losses)
                        && unit.facing == facing
                })
        }
        Action::Clear(contingent) => cleared(before, contingent, after),
        Action::Move { part, to, .. } => went(before, after, part.at, to) == size(before, part),
        Action::Charge { part, to, way } => {
            let last = after.positions.stack(side, to).units().last();
            went(before, after, part.at, to) == size(before, part)
                && last.is_some_and(|unit| unit.entered == Some(way))
        }
        Action::Turn { part, facing } => {
            let unit = after.positions.stack(side, part.at).get(usize::from(part.order));
            unit.is_some_and(|unit| unit.facing == facing)
        }
        Action::Fire { from, order, at } => {
            let unit = after.positions.stack(side, from).get(usize::from(order));
            unit.is_some_and(|unit| unit.aim == Some(at))
        }
        Action::Roll => matches!(after.awaits, Awaits::Shot(_)),
        Action::Fight(area) => after.settled.has(area) && !before.settled.has(area),
        Action::Retreat(area) => units(after, side.enemy(), area) == 0,
        Action::Stand(area) => after.awaits == Awaits::Strike(area),
        Action::Feign => after.awaits == Awaits::FeintCheck,
        Action::Hold => !matches!(after.awaits, Awaits::Feint(_) | Awaits::FeintCheck),
        Action::Done => after != before,
    }
}

fn cleared(before: &State, contingent: Contingent, after: &State) -> bool {
    let (had, has) = (before.muster(contingent).in_hand(), after.muster(contingent).in_hand());
    after.on_map(contingent) == 0 && has == had + before.on_map(contingent)
}

fn outcome_shows(before: &State, outcome: Outcome, after: &State) -> bool {
    match outcome {
        Outcome::Six(_) | Outcome::Ten(_) => before != after,
        Outcome::Stack { at, order } => force_of(after.awaits) == Some(Force { at, order }),
        Outcome::Area(area) => match after.awaits {
            Awaits::WhichWay(_, trail) | Awaits::March(_, March::Forward(trail)) => {
                trail.areas().any(|it| it == area)
            }
            _ => after.positions.units(Side::Persian).any(|(_, unit)| unit.aim == Some(area)),
        },
        Outcome::Towards(forward) => {
            let Some(Force { at, order }) = force_of(before.awaits) else { return false };
            let unit = after.positions.stack(Side::Persian, at).get(usize::from(order));
            unit.is_some_and(|unit| unit.forward == forward)
        }
        Outcome::By { to, way } => {
            matches!(after.awaits, Awaits::March(_, March::Flank { to: t, way: w }) if (t, w) == (to, way))
        }
    }
}

fn force_of(awaits: Awaits) -> Option<Force> {
    match awaits {
        Awaits::WhichWay(force, _)
        | Awaits::WhichEntry(force, _)
        | Awaits::WhichTurn(force)
        | Awaits::March(force, _) => Some(force),
        _ => None,
    }
}
