//! The words of the drawn table: headings, and what a screen reader says of each part.

use std::fmt::Write as _;

use boards::squares::Quarter;
use game_spartans::View;
use game_spartans::map::{Area, EAST, NORTH, SOUTH, Terrain, WEST, facing_word};
use game_spartans::melee::Shift;
use game_spartans::morale::Check;
use game_spartans::state::Awaits;
use game_spartans::units::{Arm, Contingent, Side};

use crate::grammar::counted;
use crate::spartans::words;

pub(super) const MAP: &str = "The map of the pass";
pub(super) const STANDING: &str = "Day, round and the Ephialtes Box";
pub(super) const COMMANDS: &str = "Commands";
pub(super) const HAND: &str = "Units in hand";
pub(super) const FIGHT: &str = "The last combat";
pub(super) const QUIET: &str = "No combat yet";
pub(super) const SEA: &str = "Gulf of Malis";
pub(super) const WALL: &str = "the wall";
pub(super) const PERSIANS_ENTER: &str = "Persians enter";
pub(super) const PATH: &str = "Ephialtes\u{2019} path";
pub(super) const MOUND: &str = "mound";
pub(super) const EPHIALTES: &str = "Ephialtes Box";
pub(super) const ARMY: &str = "Army Morale";
pub(super) const EMBLEM: &str = "Counters of Greek hoplites behind a wall, Persian counters before it, between sea and mountain";

/// What may be done, and with what.
pub(super) fn choice(words: &str, label: &str) -> String {
    format!("{words}: {label}")
}

/// The whole picture.
pub(super) fn table(view: &View) -> String {
    format!("The pass of Thermopylae; {}", words::moment(view))
}

/// Two letters for a contingent.
pub(super) const fn initials(contingent: Contingent) -> &'static str {
    match contingent {
        Contingent::Spartans => "Sp",
        Contingent::Thespians => "Ts",
        Contingent::Thebans => "Tb",
        Contingent::Phocians => "Ph",
        Contingent::Malians => "Ml",
        Contingent::Locrians => "Lo",
        Contingent::Peloponnesians => "Pe",
        Contingent::Immortals => "Im",
        Contingent::Medes => "Me",
        Contingent::Susa => "Su",
        Contingent::Scythians => "Sc",
        Contingent::Dahae => "Da",
    }
}

/// An area: what it is, and who stands there.
pub(super) fn place(view: &View, area: Area) -> String {
    let map = &view.board.map;
    let mut said = words::area(area);
    said.push_str(match map.terrain(area) {
        Terrain::Coastal => ", Coastal",
        Terrain::Level1 if map.is_wall(area) => ", behind the wall",
        Terrain::Level1 => "",
        Terrain::Level2 => ", Level 2",
    });
    let mut held = false;
    for side in Side::BOTH {
        let stack = view.state.positions.stack(side, area);
        let Some(facing) = stack.facing() else { continue };
        held = true;
        let who = words::stack(view, side, area);
        let _ = write!(said, "; {}: {who}, facing {}", words::side(side), facing_word(facing));
        let done = stack.units().filter(|unit| unit.done).count();
        if done > 0 {
            let _ = write!(said, " ({done} done in this segment)");
        }
        if let Some(way) = stack.units().find_map(|unit| unit.entered) {
            let _ = write!(said, ", came in going {}", words::way(way));
        }
    }
    if !held && map.is_open(area) {
        said.push_str("; empty");
    }
    said
}

/// A contingent with its track.
pub(super) fn contingent(view: &View, it: Contingent) -> String {
    let (state, roster) = (&view.state, &view.board.roster);
    let muster = state.muster(it);
    let mut said = format!(
        "{}; Morale Track {} of {}, Routs Box {}; {} on the map",
        words::contingent(it),
        muster.on_track(),
        roster.track(it),
        roster.routs_at(it),
        view.seen_on_map(it)
    );
    for (count, what) in [
        (view.unseen(it), "hidden, under others or in hand"),
        (muster.in_hand(), "in hand"),
        (muster.on_army_track(), "on the Army Morale Track"),
        (muster.lost_in_crisis(), "lost in the crisis"),
    ] {
        if count > 0 {
            let _ = write!(said, ", {count} {what}");
        }
    }
    if let Some(fate) = fate(view, it) {
        let _ = write!(said, "; {fate}");
    }
    said
}

/// [3.4a] A contingent of which some are hidden.
pub(super) fn seen(standing: u8, hidden: u8) -> String {
    format!("{standing} seen, {hidden} hidden")
}

/// What has become of a contingent, where something has.
pub(super) fn fate(view: &View, it: Contingent) -> Option<&'static str> {
    let state = &view.state;
    if state.home.has(it) {
        Some("gone home")
    } else if state.guard == Some(it) {
        Some("on the path")
    } else if state.muster(it).has_routed() {
        Some("routed")
    } else if state.used.has(it) {
        Some("committed")
    } else {
        None
    }
}

/// The Army Morale Track of a side.
pub(super) fn army(view: &View, side: Side) -> String {
    let (now, of) = (view.state.army_track(side), view.board.roster.army_track(side));
    let crisis = side == Side::Persian && view.state.had_crisis();
    let crisis = if crisis { "; the morale crisis has come" } else { "" };
    format!("{}, {ARMY} Track; {now} of {of} boxes filled{crisis}", words::side(side))
}

/// What is done now, in few words.
pub(super) fn now(view: &View) -> &'static str {
    let state = &view.state;
    match state.awaits {
        Awaits::Over(_) => "The end",
        Awaits::EndOfDay => "End of Day Check",
        Awaits::Deployment | Awaits::Guard if state.round == 0 => "Greek deployment",
        Awaits::Muster(_) => "Persian deployment",
        _ if state.round == 0 => "Persian commitment",
        _ => words::segment(state.segment),
    }
}

/// Who waits in the Ephialtes Box: the guard, and the Immortals with their round.
pub(super) fn in_box(view: &View) -> [String; 2] {
    let state = &view.state;
    let guard = match state.guard {
        Some(guard) => format!("Guard: {}", words::contingent(guard)),
        None => "Guard: nobody".to_owned(),
    };
    let waiting = state.muster(Contingent::Immortals).in_hand();
    let immortals = match (state.day, state.entry) {
        (3, 1..) if waiting > 0 => format!("Immortals: round {}", state.entry),
        (3, 1..) => "Immortals: have come".to_owned(),
        (3, _) => "Immortals: to be rolled".to_owned(),
        _ => "Immortals: day 3".to_owned(),
    };
    [guard, immortals]
}

/// The points of both sides.
pub(super) fn points(greek: u8, persian: u8) -> String {
    format!("Points {greek} : {persian}")
}

/// A plaque that chooses a facing.
pub(super) const fn face(facing: Quarter) -> &'static str {
    match facing {
        EAST => "face east",
        WEST => "face west",
        NORTH => "face north",
        SOUTH => "face south",
    }
}

/// A volley.
pub(super) fn volley(side: Side, at: Area) -> String {
    format!("{} fire at {}", words::side(side), words::area(at))
}

/// A melee.
pub(super) fn melee(attacker: Side, at: Area) -> String {
    format!("{} attack at {}", words::side(attacker), words::area(at))
}

/// The hits of a volley, and what they come to.
pub(super) fn volley_over(hits: u8, defence: u8, losses: u8) -> String {
    format!("{} less {defence} for Defense: {} lost", counted(hits, "hit"), counted(losses, "step"))
}

/// The factors of a melee and its column.
pub(super) fn ratio((attack, defend): (u16, u16), column: &str, shielded: bool) -> String {
    let shields = if shielded { ", shields take one" } else { "" };
    format!("{attack} against {defend}, column {column}{shields}")
}

/// What one side lost.
pub(super) fn lost(side: Side, steps: u8, units: usize) -> String {
    let gone = match units {
        0 => String::new(),
        units => format!(", {} eliminated", counted(units as u64, "unit")),
    };
    format!("{} lose {}{gone}", words::side(side), counted(steps, "step"))
}

/// A Morale Check.
pub(super) fn check(
    side: Side,
    arm: Arm,
    known: Option<Contingent>,
    rating: Option<u8>,
    roll: u8,
    result: Check,
) -> String {
    let who = known.map_or_else(
        || format!("{} {}", words::side(side), words::arm(arm)),
        |it| words::one(it, arm),
    );
    let rating = rating.map_or_else(String::new, |it| format!(" against {it}"));
    let result = match result {
        Check::Holds => "holds",
        Check::Disordered => "Disordered",
        Check::Routs => "routs",
    };
    format!("{who}: {roll}{rating}, {result}")
}

/// A contingent that routed.
pub(super) fn routed(it: Contingent) -> String {
    format!("The {} rout", words::contingent(it))
}

/// A die that fell.
pub(super) fn die(arm: Option<Arm>, face: u8, hits: Option<u8>) -> String {
    match (arm, hits) {
        (Some(arm), Some(hits)) => format!("{}: {face}, {}", words::arm(arm), counted(hits, "hit")),
        _ => format!("die: {face}"),
    }
}

/// A shift of the column.
pub(super) fn shift(shift: Shift, amount: i16) -> String {
    let why = match shift {
        Shift::Types(one, other) => {
            return format!("{amount:+}: {} against {}", words::arm(one), words::arm(other));
        }
        Shift::Flank => "on the flank",
        Shift::Rear => "on the rear",
        Shift::Uphill => "uphill",
        Shift::Wall => "across the wall",
        Shift::Disordered => "Disordered attackers",
        Shift::Feigned => "a feigned retreat",
    };
    format!("{amount:+}: {why}")
}
