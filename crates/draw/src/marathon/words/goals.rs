//! What wins and what loses, in words: when, and how far it is.

use game_marathon::View;
use game_marathon::rounds::LAST_TURN;
use game_marathon::units::Side;
use game_marathon::victory::Points;

use super::of_side;
use crate::grammar::{Subject, YOU};

/// The one who looks, if he plays.
pub(crate) fn you() -> Subject<'static> {
    Subject::person(YOU)
}

/// [11.0a] A Morale Level at nought.
pub(crate) fn morale(loser: Side, level: u8) -> (String, String, String) {
    let when = format!("the {} Morale Level comes to 0", of_side(loser));
    let so_far = format!("it stands at {level}");
    let short = format!("{} morale {level}, lost at 0", of_side(loser));
    (when, so_far, short)
}

/// [11.0b] [11.0d] More points after the last turn.
pub(crate) fn points(winner: Side, view: &View, both: [Points; 2]) -> (String, String, String) {
    let [greek, persian] = both.map(Points::total);
    let turn = view.state.turn;
    let when = match winner {
        Side::Greek => format!("the Greeks have as many points or more after turn {LAST_TURN}"),
        Side::Persian => format!("the Persians have more points after turn {LAST_TURN}"),
    };
    let now = if turn == 0 { "before the first turn".to_owned() } else { format!("turn {turn}") };
    let so_far = format!("Greeks {greek}, Persians {persian}, {now}");
    let leads = match winner {
        Side::Greek => "the Greeks do not trail",
        Side::Persian => "the Persians lead",
    };
    let short = format!("{leads} after turn {LAST_TURN} ({greek} to {persian}, {now})");
    (when, so_far, short)
}
