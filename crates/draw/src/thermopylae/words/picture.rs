//! The words of the drawn table: headings, and what a screen reader says of each part.

use std::fmt::Write as _;

use game_thermopylae::combat::Strike;
use game_thermopylae::end::{Contact, QUIET_ROUNDS};
use game_thermopylae::map::{Terrain, Territory};
use game_thermopylae::{Awaits, Place, Side, Unit, View};

use super::{height, one, side, stack, units};
use crate::grammar::counted as so_many;

pub(crate) const UNIT_TABLE: &str = "Unit types";
pub(crate) const ARMY_TABLE: &str = "Armies";
pub(crate) const UNIT_HEADS: [&str; 5] = ["Unit", "Attack", "Defense", "Move", "Hits"];
pub(crate) const ARMY_HEADS: [&str; 4] = ["Unit", "Standard", "Quick", "Quick, first"];
pub(crate) const NOT_PRINTED: &str = "* not printed so: derived or reconstructed [A35] [A36]";
pub(crate) const COUNT_HEADS: [&str; 5] = ["Unit", "On the map", "In hand", "Destroyed", "Gone"];
pub(crate) const TOTAL: &str = "Total";

pub(crate) const FIGHT_PANEL: &str = "The fight";
pub(crate) const QUIET: &str = "No combat yet";
pub(crate) const ATTACKERS: &str = "Attackers";
pub(crate) const DEFENDERS: &str = "Defenders";
pub(crate) const NO_DEFENSE: &str = "a free attack: the defenders do not roll";
pub(crate) const DOWNHILL: &str =
    "A downhill hit is one that only the defenders' height made: only an attacker below takes it";
pub(crate) const FALLEN: &str = "Fallen";
pub(crate) const COMMANDS: &str = "Commands";
pub(crate) const MAP: &str = "The map";
pub(crate) const STANDING: &str = "How the game stands";
pub(crate) const BID_NOW: &str = "bid";
pub(crate) const PASS: &str = "pass";
pub(crate) const FIGHT: &str = "fight";
pub(crate) const CALL_OFF: &str = "call off";
pub(crate) const AGAIN: &str = "fight again";
pub(crate) const STOP: &str = "stop";
pub(crate) const END_COMBAT: &str = "end the combats";
pub(crate) const END_TURN: &str = "end the turn";
pub(crate) const WAY_OUT: &str = "leave the map";
/// Attack and Defense, movement, hits: what a screen reader says in full in each row.
pub(crate) const VALUE_HEADS: &str = "A-D M H";
pub(crate) const EMBLEM: &str =
    "Greek shields and Persian counters face each other in the pass between mountains and sea";

/// The whole picture.
pub(crate) fn table(view: &View) -> String {
    format!("The map of Thermopylae; {}; {}", super::turn(view), super::bid(view))
}

/// What may be done, and with what.
pub(crate) fn choice(words: &str, label: &str) -> String {
    format!("{words}: {label}")
}

/// A place.
pub(crate) fn place(view: &View, territory: &Territory) -> String {
    let (map, at) = (&view.board.map, territory.place);
    let mut label = format!("{}, {}", territory.name, height(map, at));
    match territory.terrain {
        Terrain::Camp => label.push_str(", holds any number"),
        Terrain::Exit => label.push_str(", a way off the map"),
        Terrain::Standard | Terrain::Mountain => {}
    }
    match view.state.holder(at) {
        Some(holder) => {
            let _ = write!(label, "; {}: {}", side(holder), stack(view, at));
            label.push_str(&spent(view, at));
        }
        None => label.push_str("; empty"),
    }
    if view.state.is_in_combat() && view.state.combat.target == at {
        label.push_str("; under attack");
    }
    label
}

/// How many units of a stack have done what the phase lets them do.
fn spent(view: &View, place: Place) -> String {
    let done: u8 = view.state.stack(place).spent.iter().sum();
    let what = if view.state.awaits == Awaits::Movement { "moved" } else { "attacked" };
    if done == 0 || view.state.holder(place) != Some(view.state.side) {
        return String::new();
    }
    format!(" ({done} of them {what} already)")
}

/// A row of an army's panel.
pub(crate) fn kind(view: &View, unit: Unit, row: &crate::thermopylae::armies::Row) -> String {
    let values = view.board.values(unit);
    let mut label = format!(
        "{}: Attack {}, Defense {}, moves {}, takes {}; {} on the map",
        unit.name(),
        values.attack,
        values.defense,
        values.movement,
        so_many(values.hits, "hit"),
        row.on_map
    );
    for (count, word) in
        [(row.in_hand, "to be placed"), (row.destroyed, "destroyed"), (row.gone, "gone")]
    {
        if count > 0 {
            let _ = write!(label, ", {count} {word}");
        }
    }
    label
}

/// How far the Greeks have come.
pub(crate) fn destroyed(view: &View) -> String {
    let destroyed = view.state.destroyed_count(Side::Persian);
    match view.state.bid {
        0 => "No bid yet".to_owned(),
        bid => format!("Destroyed {destroyed} of {bid}"),
    }
}

/// How far the Persians have come.
pub(crate) fn gone(view: &View, enough: Option<u16>) -> String {
    let gone = view.state.departed_count();
    match enough {
        None => String::new(),
        Some(enough) => format!("Gone {gone} of {enough}"),
    }
}

/// How many rounds went by without a loss or an exit, once they count.
pub(crate) fn quiet(view: &View) -> String {
    match view.state.contact {
        Contact::Never => "No contact yet".to_owned(),
        Contact::Now | Contact::Before => {
            format!("Quiet rounds: {} of {QUIET_ROUNDS}", view.state.quiet)
        }
    }
}

/// The heading of a fight: declared, free, or in a round.
pub(crate) fn fight(target: &str, free: bool, round: u8) -> String {
    match (free, round) {
        (false, 0) => format!("{target}: attack"),
        (true, _) => format!("{target}: free attack"),
        (false, round) => format!("{target}: round {round}"),
    }
}

/// A die of the last round.
pub(crate) fn die(unit: Unit, face: u8, level: u8, strike: Strike) -> String {
    let needs = one(unit).verb("need");
    format!("{} rolled {face}, {needs} {level} or less: {}", unit.name(), struck(strike))
}

/// What a die did.
pub(crate) const fn struck(strike: Strike) -> &'static str {
    match strike {
        Strike::Miss => "a miss",
        Strike::Hit => "a hit",
        Strike::Downhill => "a downhill hit",
    }
}

/// The hits of a round.
pub(crate) fn counted(on_defenders: u8, on_attackers: u8, downhill: u8) -> String {
    let mut said = format!(
        "{} on the defenders, {} on the attackers",
        so_many(on_defenders, "hit"),
        so_many(on_attackers, "hit")
    );
    if downhill > 0 {
        let _ = write!(said, ", {} on those below", so_many(downhill, "downhill hit"));
    }
    said
}

/// Units that fell.
pub(crate) fn fallen(unit: Unit, count: u8) -> String {
    format!("{} destroyed", units(unit, count))
}

/// The hits of a round in few words.
pub(crate) fn short_count(on_defenders: u8, on_attackers: u8, downhill: u8) -> String {
    let below = if downhill > 0 { format!(" + {downhill} downhill") } else { String::new() };
    format!("Hits: attackers {on_defenders}, defenders {on_attackers}{below}")
}
