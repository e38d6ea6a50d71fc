//! What the map shows on demand: zones of control [3.1c], where a piece comes and for how many
//! Movement Points [6.1a], whom it can fire at [7.1a].

use game_marathon::cases::{C_3_1C, C_6_1A, C_6_1B, C_7_1A};
use game_marathon::map::Hex;
use game_marathon::units::{Piece, Side};
use game_marathon::{Marathon, View};

use super::picture::places;
use super::words::{self, aids as say};
use crate::aid::{Aid, Mark};

/// Zones of both sides near a part; with a part, what those who stand there reach.
pub(super) fn of(game: &Marathon, view: &View, part: Option<&str>) -> Aid {
    let mut aid = Aid { told: zones(game, view), marks: Vec::new() };
    let Some(part) = part else { return aid };
    if let Some(piece) = places::unit_of(part) {
        show(game, view, piece, &mut aid);
    } else if let Some(at) = places::hex_of(part) {
        let there = view.state.units.in_hex(at);
        // All in a hex face one way; the first, the slowest or not, stands for its type.
        if let Some(first) = words::troops(there).next().or_else(|| there.first()) {
            show(game, view, first, &mut aid);
        }
    }
    aid
}

/// [3.1c] How many hexes each side controls.
fn zones(game: &Marathon, view: &View) -> Vec<String> {
    let zone = |side: Side| {
        let hexes = game.zone(&view.state, side);
        say::controls(side, hexes.len(), &C_3_1C.to_string())
    };
    Side::BOTH.map(zone).to_vec()
}

/// Where a piece goes, and at whom it fires.
fn show(game: &Marathon, view: &View, piece: Piece, aid: &mut Aid) {
    let state = &view.state;
    let Some(from) = state.units.hex(piece) else { return };
    let zone = game.zone_of(state, piece);
    if !zone.is_empty() {
        let own = words::hexes(zone.iter());
        aid.told.push(format!("{} {own}. {C_3_1C}", words::it(piece).does("control")));
    }
    let (points, ways) = game.ways(state, piece);
    if ways.is_empty() {
        aid.told.push(format!("{} nowhere as it stands. {C_6_1B}", words::it(piece).does("come")));
    } else {
        aid.told.push(say::reach(piece, points, ways.len(), &C_6_1A.to_string()));
    }
    aid.marks.extend(
        ways.into_iter()
            .map(|(to, cost)| Mark::Label { at: places::hex(to), text: cost.to_string() }),
    );
    lines(game, view, (piece, from), aid);
}

/// [7.1a] Enemies that its missiles reach.
fn lines(game: &Marathon, view: &View, (piece, from): (Piece, Hex), aid: &mut Aid) {
    let state = &view.state;
    let arm = game.roster().of(piece).arm;
    if arm.range() == 0 {
        return;
    }
    let targets = game.in_range(state, piece);
    if targets.is_empty() {
        aid.told.push(format!("{}: no enemy is in range. {C_7_1A}", words::piece(piece)));
        return;
    }
    for at in targets {
        aid.told.push(format!(
            "{} {}, {} far: {}. {C_7_1A}",
            words::it(piece).does("reach"),
            words::hex(at),
            crate::grammar::counted(from.distance(at), "hex"),
            words::stack(&state.units, at)
        ));
        aid.marks.push(Mark::Line {
            from: places::hex(from),
            to: places::hex(at),
            text: from.distance(at).to_string(),
            clear: true,
            stops: None,
        });
    }
}
