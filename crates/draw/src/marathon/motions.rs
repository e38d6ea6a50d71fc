//! What happens before people's eyes: moves, dice, losses.

use engine::D10;
use game_marathon::Event;
use game_marathon::map::Hex;
use game_marathon::morale::Fate;
use game_marathon::tables::pips;
use game_marathon::units::Piece;

use super::picture::{places, stamp};
use crate::course::{Die, Motion};

/// What an event moves, rolls or takes off the map.
pub(super) fn of(event: &Event) -> Vec<Motion> {
    match event {
        Event::Placed { piece, at } => {
            vec![travel(*piece, places::kind(piece.kind_in_box()), &[*at])]
        }
        Event::Moved { piece, from, path, .. } | Event::Retreated { piece, from, path, .. } => {
            vec![travel(*piece, places::hex(*from), path)]
        }
        Event::Fired { die, aims, .. } => {
            vec![roll(*die, Some(aims.iter().any(|aim| aim.hit)))]
        }
        Event::Fought { die, .. }
        | Event::LeaderLanded { die: Some(die), .. }
        | Event::Mustered { die, .. }
        | Event::AbatisCounted { die, .. }
        | Event::InitiativeRolled { die, .. }
        | Event::ReinforcementsRolled { die, .. }
        | Event::ReserveRolled { die, .. } => vec![roll(*die, None)],
        Event::SpartansAwaited { die, come } => vec![roll(*die, Some(*come))],
        Event::Cleared { die, removed, .. } => vec![roll(*die, Some(*removed))],
        Event::Checked { piece, at, die, fate, .. } => {
            let mut all = vec![roll(*die, Some(is_good(*fate)))];
            all.extend(fallen(*fate).then(|| loss(*piece, *at)));
            all
        }
        Event::Struck { piece, at, fate, .. } => {
            fallen(*fate).then(|| loss(*piece, *at)).into_iter().collect()
        }
        Event::Lost { piece, at, .. } | Event::GivenUp { piece, at } => vec![loss(*piece, *at)],
        Event::Activated { marker, drawn: true } => {
            vec![Motion::Turn { at: places::marker(*marker) }]
        }
        _ => Vec::new(),
    }
}

/// Whether a check went as its player hoped.
const fn is_good(fate: Fate) -> bool {
    matches!(fate, Fate::Holds | Fate::Reacts | Fate::Recovers | Fate::Rallies)
}

/// Whether it takes a piece off the map.
const fn fallen(fate: Fate) -> bool {
    matches!(fate, Fate::Eliminated | Fate::Killed)
}

fn roll(die: D10, good: Option<bool>) -> Motion {
    Motion::Roll { die: Die { face: pips(die), faces: 10 }, good }
}

/// A piece goes from a part through hexes to the last of them.
fn travel(piece: Piece, from: String, path: &[Hex]) -> Motion {
    let (via, to) = match path {
        [via @ .., to] => (via.iter().map(|hex| places::hex(*hex)).collect(), places::hex(*to)),
        [] => (Vec::new(), from.clone()),
    };
    Motion::Travel { stamp: stamp(piece.kind_in_box()), count: 1, from, via, to }
}

fn loss(piece: Piece, at: Hex) -> Motion {
    Motion::Loss { stamp: stamp(piece.kind_in_box()), count: 1, at: places::hex(at) }
}
