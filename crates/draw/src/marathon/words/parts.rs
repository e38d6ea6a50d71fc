//! What is still to be done, in words.

use game_marathon::units::{Piece, Pieces};
use game_marathon::warning::Trap;

use super::{hex, pieces};
use crate::grammar::{Agreement, counted, list};

/// [4.2.1] Pieces that have not moved.
pub(crate) fn unmoved(count: u32) -> Option<String> {
    let verb = Agreement::of(count).verb("have");
    (count > 0).then(|| format!("{} {verb} not moved", counted(count, "active piece")))
}

/// [7.1] Units that have not fired.
pub(crate) fn unfired(count: u32) -> Option<String> {
    (count > 0).then(|| format!("{} can still fire", counted(count, "unit")))
}

/// [9.1d] Leaders who stand with no unit.
pub(crate) fn alone(leaders: Pieces) -> Option<String> {
    let verb = Agreement::of(leaders.len()).verb("stand");
    (!leaders.is_empty()).then(|| {
        format!("{} {verb} alone, and may be wounded or killed for it (9.1d)", pieces(leaders))
    })
}

/// [6.2c] Units that could still try to react.
pub(crate) fn unreacted(count: u32) -> Option<String> {
    (count > 0).then(|| format!("{} can still try to react", counted(count, "unit")))
}

/// [4.2.5a] Units that could still attack.
pub(crate) fn unattacking(count: u32) -> Option<String> {
    (count > 0).then(|| format!("{} could still attack", counted(count, "unit")))
}

/// [7.2c] Friends whom an enemy's zone would destroy, if attacks were declared now.
pub(crate) fn trapped(traps: &[Trap]) -> Option<String> {
    let by: Vec<String> = traps.iter().map(|trap| hex(trap.by)).collect();
    let mut lost: Vec<Piece> = traps.iter().flat_map(|trap| trap.lost.iter()).collect();
    lost.sort();
    lost.dedup();
    let verb = Agreement::of(lost.len() as u64).verb("stand");
    (!lost.is_empty()).then(|| {
        format!(
            "{} {verb} in the zone of enemies at {} whom nobody could attack, and would be \
             eliminated (7.2c)",
            pieces(lost),
            list(&by)
        )
    })
}

/// [10.1.1f] The last of them ends the set-up.
pub(crate) const LAST_ABATIS: &str = "the battle begins when the last Abatis stands";
