//! What the map shows on demand: zones of control [3.3.1a], where a stack comes and for how many
//! Movement Points [8.1.3a], whom it can fire at, from how far, and what blocks its sight [8.2.3a].

use engine::Cited as _;
use game_spartans::cases::{
    C_3_3_1A, C_3_4A, C_8_1_2A, C_8_1_3A, C_8_1_4C, C_8_2_1, C_FRT_D, C_TEC_C,
};
use game_spartans::fire::{Blocked, die_modifier};
use game_spartans::map::{Area, Areas};
use game_spartans::movement::{Mover, Toll, Walk};
use game_spartans::state::Business;
use game_spartans::tables::{Shot, farthest};
use game_spartans::units::{Arm, Side};
use game_spartans::{Spartans, View};

use super::words::{self, aids as say, objections};
use super::{cards, target};
use crate::aid::{Aid, Mark};
use crate::grammar::counted;

/// A stack that somebody looks at.
#[derive(Copy, Clone)]
struct Looked {
    side: Side,
    at: Area,
}

/// Zones of both sides; with a part, what those who stand there reach and see.
pub(super) fn of(game: &Spartans, view: &View, part: Option<&str>) -> Aid {
    let mut aid = Aid { told: zones(view), marks: Vec::new() };
    let Some(at) = part.and_then(target::area_of) else { return aid };
    for side in Side::BOTH {
        if view.state.positions.held(side).has(at) {
            show(game, view, Looked { side, at }, &mut aid);
        }
    }
    aid
}

/// [3.3.1a] What each side controls.
fn zones(view: &View) -> Vec<String> {
    let zone = |side: Side| {
        let controlled: Areas = view.state.positions.control(side);
        let which =
            if controlled.is_empty() { say::NOTHING.to_owned() } else { words::areas(controlled) };
        format!("The {} control {which}. {C_3_3_1A}", words::side(side))
    };
    Side::BOTH.map(zone).to_vec()
}

/// Whoever moves in this segment shows his ways, and whoever fires his lines; others both.
fn show(game: &Spartans, view: &View, looked: Looked, aid: &mut Aid) {
    let segment = view.state.segment;
    let acts = looked.side == segment.side();
    if !acts || segment.business() != Business::Fire {
        ways(game, view, looked, aid);
    }
    if !acts || segment.business() != Business::Movement {
        lines(view, looked, aid);
    }
}

/// [8.1.3a] Where a force comes by its cheapest ways.
fn ways(game: &Spartans, view: &View, looked: Looked, aid: &mut Aid) {
    let name = words::area(looked.at);
    match reached(game, view, looked) {
        Reached::Unknown => aid.told.push(format!("{name}: {} {C_3_4A}", say::UNKNOWN)),
        Reached::Held => aid.told.push(format!("{name}: {} {C_8_1_4C}", say::HELD)),
        Reached::So { allowance, tolls } => {
            let has = counted(allowance, "Movement Point");
            if tolls.is_empty() {
                aid.told.push(format!("{name}: with {has} it comes nowhere. {C_8_1_2A}"));
                return;
            }
            let each: Vec<String> =
                tolls.iter().map(|(to, toll)| say::toll(&words::area(*to), *toll)).collect();
            aid.told.push(format!(
                "{name}: with {has} its first force comes to {}. {C_8_1_3A} {C_TEC_C}",
                each.join(", ")
            ));
            aid.marks.extend(
                tolls.into_iter().map(|(to, toll)| Mark::Label {
                    at: target::place(to),
                    text: say::short(toll),
                }),
            );
        }
    }
}

/// What is known of a force's ways.
pub(super) enum Reached {
    /// [3.4a] Its slowest unit may lie hidden.
    Unknown,
    /// [8.1.4c] Enemies share its area.
    Held,
    /// So many points, and what it takes to come to each area.
    So { allowance: u8, tolls: Vec<(Area, Toll)> },
}

/// [8.1.3a] What it takes the first force of a stack to come to each area of its reach.
pub(super) fn tolls(game: &Spartans, view: &View, side: Side, at: Area) -> Reached {
    reached(game, view, Looked { side, at })
}

fn reached(game: &Spartans, view: &View, Looked { side, at }: Looked) -> Reached {
    let positions = &view.state.positions;
    let stack = positions.stack(side, at);
    if !(0..stack.len()).all(|order| view.knows(side, at, order)) {
        return Reached::Unknown;
    }
    let Some(mover) = Mover::at(positions, &game.board.roster, (side, at), 0, true) else {
        return Reached::So { allowance: 0, tolls: Vec::new() };
    };
    let walk = Walk::new(&view.board.map, positions, mover);
    if walk.is_locked() {
        return Reached::Held;
    }
    Reached::So { allowance: mover.allowance, tolls: walk.tolls() }
}

/// [8.2.3a] [FRT.d] Everybody in range of a stack: its line to him, or what stands against it.
fn lines(view: &View, Looked { side, at }: Looked, aid: &mut Aid) {
    let name = words::area(at);
    let Some(arm) = view.state.positions.stack(side, at).arm() else { return };
    let Some(range) = farthest(arm) else {
        aid.told.push(format!("{name}: {}", say::HOPLITES));
        return;
    };
    let ahead = if arm == Arm::Mixed { format!(", ahead only {C_8_2_1}") } else { String::new() };
    let far = counted(range, "area");
    aid.told.push(format!(
        "{name}: {} units fire {far} far at most{ahead}. {C_FRT_D}",
        words::arm(arm)
    ));
    let enemies = view.state.positions.held(side.enemy());
    for to in enemies.iter().filter(|to| *to != at && at.range(*to) <= range) {
        let shot = view.state.positions.can_fire(&view.board.map, (side, at), 0, to);
        aid.told.push(line(view, at, to, shot));
        aid.marks.push(Mark::Line {
            from: target::place(at),
            to: target::place(to),
            text: at.range(to).to_string(),
            clear: shot.is_ok(),
            stops: shot.err().and_then(stopped_at).map(target::place),
        });
    }
}

/// One line in words.
fn line(view: &View, from: Area, to: Area, shot: Result<Shot, Blocked>) -> String {
    let (name, far) = (words::area(to), counted(from.range(to), "area"));
    match shot {
        Ok(shot) => {
            let needs = cards::needs(shot, die_modifier(&view.board.map, from, to));
            format!("{name}, {far} away, is in sight: {needs}")
        }
        Err(blocked) => {
            let why = objections::blocked(blocked);
            format!("{name}, {far} away, cannot be fired at: {why}. {}", blocked.case())
        }
    }
}

/// The area that stops a line.
const fn stopped_at(blocked: Blocked) -> Option<Area> {
    match blocked {
        Blocked::Units(at)
        | Blocked::Ground(at)
        | Blocked::Slope(at)
        | Blocked::UnitsBeforeTarget(at) => Some(at),
        _ => None,
    }
}
