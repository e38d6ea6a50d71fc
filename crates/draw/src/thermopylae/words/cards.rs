//! Cards: what a place, a kind of unit or a plaque of the Battle is, has and means.

use engine::components::Provenance;
use game_thermopylae::cases::{
    R3, R4, R7, R10, R11, R12, R13, R16, R17, R18, R19, R20, R23, R24, R25, R26, R28, R29, R30,
    R31, R32, R35, R36, R37, R39, R40,
};
use game_thermopylae::map::{Terrain, Territory};
use game_thermopylae::{Place, Side, Unit, View};

use super::{NOBODY, side, stack};
use crate::card::{CLOSED, Card};
use crate::grammar::{counted, list};
use crate::thermopylae::{armies, target};

/// The card of a part of the drawn table.
pub(crate) fn card(view: &View, part: &str) -> Option<Card> {
    if let Some(id) = part.strip_prefix("place-") {
        let place = Place::named(id)?;
        return view.board.map.territory(place).map(|it| territory(view, it));
    }
    match part.strip_prefix("unit-") {
        Some(id) => Unit::named(id).map(|unit| kind(view, unit)),
        None => plaque(part),
    }
}

fn territory(view: &View, it: &Territory) -> Card {
    let (map, place) = (&view.board.map, it.place);
    let names = |places: game_thermopylae::Places| {
        list(&places.iter().map(|at| map.name(at)).collect::<Vec<_>>())
    };
    let (ground, holds) = match it.terrain {
        Terrain::Camp => ("the Persian Camp, level".to_owned(), "any number of units".to_owned()),
        Terrain::Exit => ("level, a way off the map".to_owned(), limit(map.limit(place))),
        Terrain::Standard => ("level".to_owned(), limit(map.limit(place))),
        Terrain::Mountain => {
            (format!("mountain, elevation {}", it.elevation), limit(map.limit(place)))
        }
    };
    let there = match view.state.holder(place) {
        Some(holder) => format!("{}: {}", side(holder), stack(view, place)),
        None => NOBODY.to_owned(),
    };
    let mut card =
        Card::titled(&it.name).row("Ground", ground).row("Holds", holds).row("Stands here", there);
    for (unit, _) in view.state.units(place) {
        card = card.row(unit.name(), values(view, unit));
    }
    card.row_if("Leads to", names(map.open(place)))
        .row_if("Cliffs towards", names(map.cliffs(place)))
        .note(rule_of(it.terrain))
        .note(format!("Units move and fight between places at most one elevation apart. {R12}"))
        .note(map_source(it.provenance))
}

fn limit(most: u8) -> String {
    format!("{} at most", counted(most, "unit"))
}

fn rule_of(terrain: Terrain) -> String {
    match terrain {
        Terrain::Camp => {
            "All Persian units begin here, and it has no limit. [R14] [R15]".to_owned()
        }
        Terrain::Standard => format!("Level ground holds three units at most. {R16}"),
        Terrain::Exit => format!(
            "A Persian unit that begins its turn here may leave the map; who has left can never be \
             destroyed. {R40} {R7}"
        ),
        Terrain::Mountain => format!(
            "A mountain holds one unit, and who stands higher adds 1 to Attack and Defense. {R17} \
             {R13}"
        ),
    }
}

fn map_source(provenance: Provenance) -> String {
    match provenance {
        Provenance::Printed => "The rulebook prints this place.".to_owned(),
        Provenance::Derived => "This place follows from what the rulebook prints. [A37]".to_owned(),
        Provenance::Reconstructed => {
            "This place is reconstructed: the rulebook prints no map. [A37]".to_owned()
        }
        Provenance::Owner => "This place is from this table's own component sheet.".to_owned(),
    }
}

/// The four values in a line.
fn values(view: &View, unit: Unit) -> String {
    let it = view.board.values(unit);
    let hits = counted(it.hits, "hit");
    format!("Attack {}, Defense {}, Movement {}, {hits}", it.attack, it.defense, it.movement)
}

fn kind(view: &View, unit: Unit) -> Card {
    let it = view.board.values(unit);
    let rows = armies::rows(view, unit.side());
    let found = rows.iter().find(|row| row.unit == unit);
    let mut card = Card::titled(unit.name())
        .row("Side", side(unit.side()))
        .row("Attack", format!("{}: hits with {} or less of ten. {R29}", it.attack, it.attack))
        .row("Defense", format!("{}: hits back with {} or less. {R30}", it.defense, it.defense))
        .row("Movement", format!("{}. {R24}", counted(it.movement, "place")))
        .row(
            "Hits",
            format!("{} to destroy it; it heals after the combat. {R23}", counted(it.hits, "hit")),
        );
    if let Some(row) = found {
        let counts = [
            ("On the map", row.on_map),
            ("To be placed", row.in_hand),
            ("Destroyed", row.destroyed),
            ("Left the map", row.gone),
        ];
        for (label, count) in counts {
            if count > 0 || label == "On the map" {
                card = card.row(label, count.to_string());
            }
        }
    }
    card = card.row_if("Where", whereabouts(view, unit));
    if unit.passes_enemies() {
        card = card.note(format!("It rides on past an enemy, where others have to stop. {R39}"));
    } else if it.movement > 1 {
        card = card.note(format!("It stops when a step brings it next to an enemy. {R39}"));
    }
    if unit.side() == Side::Persian {
        card = card.note(format!("It counts for the bid when it is destroyed. {R4}"));
    }
    card.note(sources(view, unit))
}

/// Where the units of a kind stand.
fn whereabouts(view: &View, unit: Unit) -> String {
    let map = &view.board.map;
    let at = map.territories.iter().filter_map(|it| {
        let here = view.state.units(it.place).find(|(kind, _)| *kind == unit);
        here.map(|(_, count)| format!("{} {count}", it.name))
    });
    at.collect::<Vec<_>>().join(", ")
}

/// Where the figures of a kind come from.
fn sources(view: &View, unit: Unit) -> String {
    let (side, at) = (unit.side() as usize, unit.kind());
    let marks = view.board.roster.provenance(unit);
    let number = view.board.armies_from[side][at];
    let all = ["Attack", "Defense", "Movement", "hits", "number"];
    let from = |wanted: Provenance| -> Vec<&str> {
        let marks = marks.iter().copied().chain([number]);
        all.into_iter().zip(marks).filter(|(_, it)| *it == wanted).map(|(name, _)| name).collect()
    };
    let told = [
        (Provenance::Printed, "Printed"),
        (Provenance::Derived, "Derived from print"),
        (Provenance::Reconstructed, "Reconstructed"),
        (Provenance::Owner, "From this table's own sheet"),
    ];
    let said = told.into_iter().filter_map(|(which, word)| {
        let names = from(which);
        (!names.is_empty()).then(|| format!("{word}: {}", list(&names)))
    });
    format!("{}. [A35] [A36]", said.collect::<Vec<_>>().join("; "))
}

/// A plaque beside the map.
fn plaque(part: &str) -> Option<Card> {
    let (title, note) = match part {
        target::BID => (
            "Bid",
            format!(
                "Whoever bids most plays the Greeks, and has to destroy as many Persian units. {R3} {R4}"
            ),
        ),
        target::PASS => ("Pass", format!("The other player gets the Greeks for his bid. {R3}")),
        target::FIGHT => (
            "Fight",
            format!(
                "Both sides roll a ten-sided die for each unit at the same time. {R29} {R30} {R31}"
            ),
        ),
        target::CALL_OFF => ("Call off", format!("The declared attack is given up. {R28}")),
        target::AGAIN => {
            ("Fight again", format!("Another round with the same units; nobody new joins. {R35}"))
        }
        target::STOP => ("Stop", format!("The combat ends, and survivors heal. {R35} {R23}")),
        target::END_COMBAT => {
            ("End the combats", format!("All combats of a turn come before any move. {R20}"))
        }
        target::END_TURN => ("End the turn", format!("The other side is in turn. {R19}")),
        target::SET_UP => {
            ("Whole set-ups", format!("The Greeks stand anywhere but in the Camp. {R18}"))
        }
        target::HITS => {
            ("Hits", format!("Each player chooses which of his units take hits. {R32}"))
        }
        CLOSED => ("Sea and high mountains", format!("They are closed to every unit. {R10} {R11}")),
        target::WAY_OUT => (
            "Leave the map",
            format!("A unit that begins its turn at a road out may leave for good. {R40} {R7}"),
        ),
        "fight-panel" => (
            "The fight",
            format!(
                "Who attacks, who defends, and the last dice. Units next to the target may take \
                 part; from above an attack may be free. {R25} {R26} {R36} {R37}"
            ),
        ),
        _ => return None,
    };
    Some(Card::titled(title).note(note))
}
