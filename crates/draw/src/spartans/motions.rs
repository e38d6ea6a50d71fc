//! What happens before people's eyes: moves, dice, losses.

use game_spartans::Event;
use game_spartans::map::Area;
use game_spartans::morale::Check;
use game_spartans::units::{Arm, Side};

use super::picture::stamp;
use super::target;
use crate::course::{Die, Motion};

/// What an event moves, rolls or takes off the map.
pub(super) fn of(event: &Event) -> Vec<Motion> {
    let roll =
        |face: u8, faces: u8, good: Option<bool>| Motion::Roll { die: Die { face, faces }, good };
    match event {
        Event::Placed { who, at, .. } => {
            let from = who.known.map(|(contingent, losses)| {
                target::unit(game_spartans::action::Kind { contingent, arm: who.arm, losses })
            });
            let from = from.unwrap_or_else(|| target::army(who.side));
            vec![travel((who.side, who.arm, 1), from, &[*at])]
        }
        Event::Moved { side, arm, units, from, path, .. } => {
            vec![travel((*side, *arm, *units), target::place(*from), path)]
        }
        Event::Retreated { side, units, from, to, .. } => {
            let arm = if *side == Side::Greek { Arm::Javelin } else { Arm::Bow };
            vec![travel((*side, arm, *units), target::place(*from), &[*to])]
        }
        Event::Shot { faces, face, hits, .. } => vec![roll(*face, *faces, Some(*hits > 0))],
        Event::Fought { roll: die, .. } => vec![roll(die.number(), 6, None)],
        Event::Checked { roll: die, result, who, at, .. } => {
            let mut all = vec![roll(die.number(), 10, Some(*result == Check::Holds))];
            if *result == Check::Routs {
                all.push(loss(who.side, who.arm, 1, target::place(*at)));
            }
            all
        }
        Event::Recovered { roll: die, recovered, .. } => {
            vec![roll(die.number(), 10, Some(*recovered))]
        }
        Event::Feigned { roll: die, succeeded, .. } => {
            vec![roll(die.number(), 10, Some(*succeeded))]
        }
        Event::Committed { roll: Some(die), .. } | Event::DayChecked { roll: die, .. } => {
            vec![roll(die.number(), 10, None)]
        }
        Event::PathShown { roll: die, .. } | Event::Conferred { roll: die, .. } => {
            vec![roll(die.number(), 6, None)]
        }
        Event::Lost { side, at, eliminated, .. } => Arm::ALL
            .into_iter()
            .filter_map(|arm| {
                let units = eliminated.iter().filter(|it| it.1 == arm).count();
                (units > 0).then(|| loss(*side, arm, units as u16, target::place(*at)))
            })
            .collect(),
        _ => Vec::new(),
    }
}

/// Pieces go from a part through areas to the last of them.
fn travel((side, arm, units): (Side, Arm, u8), from: String, path: &[Area]) -> Motion {
    let (via, to) = match path {
        [via @ .., to] => {
            (via.iter().map(|area| target::place(*area)).collect(), target::place(*to))
        }
        [] => (Vec::new(), from.clone()),
    };
    Motion::Travel { stamp: stamp(side, arm), count: units.into(), from, via, to }
}

fn loss(side: Side, arm: Arm, count: u16, at: String) -> Motion {
    Motion::Loss { stamp: stamp(side, arm), count, at }
}
