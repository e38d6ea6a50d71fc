//! The cards of panels: morale, markers, pools, points, the turn.

use boards::hexes::Vertex;
use game_marathon::cases::{
    C_3_1A, C_3_1B, C_4_0, C_4_1B, C_4_2A, C_5_1B, C_8_1A, C_8_1B, C_8_1C, C_8_1F, C_8_2A, C_9_5A,
    C_9_5C, C_10_1_3B, C_11_0B, C_11_0C, C_11_0D,
};
use game_marathon::initiative::morale_bonus;
use game_marathon::markers::Marker;
use game_marathon::morale::HIGHEST;
use game_marathon::state::{Awaits, Place};
use game_marathon::units::{Kind, Side};
use game_marathon::{Marathon, View};

use crate::card::Card;
use crate::grammar::{capital, counted};
use crate::marathon::words::ledgers;
use crate::marathon::{board, tracks, words};
use crate::odds::percent;

/// A morale track.
pub(super) fn morale(game: &Marathon, view: &View, side: Side) -> Card {
    let state = &view.state;
    let level = state.level(side);
    let fallen = state.fallen.minus(state.booked);
    let due = fallen.iter().filter(|site| site.owner() == side).count();
    let bonus = i16::from(morale_bonus(level));
    let initiative = if bonus == 0 {
        String::new()
    } else {
        format!("{} to the roll {C_5_1B}", ledgers::signed(bonus))
    };
    Card::titled(format!("{} Morale Level", words::of_side(side)))
        .row("Level", format!("{level} of {HIGHEST} {C_8_1A}"))
        .row("A check", format!("passes if the die, as modified, is {level} or less {C_8_2A}"))
        .row_if("Initiative", initiative)
        .row(
            "Towards the next level",
            format!("{} of 10 enemy factors {C_8_1B}", tracks::owed(game, state, side)),
        )
        .row_if(
            "At the end of the turn",
            if due == 0 {
                String::new()
            } else {
                format!("falls for {} just occupied", counted(due as u64, "hex"))
            },
        )
        .note(format!("It falls by one at once for each own Leader who is killed. {C_8_1C}"))
        .note(match side {
            Side::Greek => {
                "It falls by three for each Encampment that Persians occupy, once. [8.1e]"
            }
            Side::Persian => "It falls by two for each Beach that Greeks occupy, once. [8.1d]",
        })
        .note(format!("At 0 the side has lost. {C_8_1F}"))
}

/// An activation marker.
pub(super) fn marker(game: &Marathon, view: &View, marker: Marker) -> Card {
    let state = &view.state;
    let left = state.markers.len();
    let (where_it_is, chance) = if state.operation.marker == Some(marker) {
        ("in use now".to_owned(), String::new())
    } else if state.markers.has(marker) {
        ("in the pool".to_owned(), format!("{} at the next draw {C_4_2A}", percent(1, left.into())))
    } else if marker == Marker::GREEK_RESERVE && state.reserve_gone {
        ("gone for good [9.5f]".to_owned(), String::new())
    } else {
        ("used this turn, or not in play".to_owned(), String::new())
    };
    let units = marker.formation().map_or_else(String::new, |it| {
        let those = game.roster().formation(marker.side, it).and(state.units.on_map());
        format!("{} of the {} on the map", counted(those.len(), "unit"), words::formation(it))
    });
    let card = Card::titled(words::marker(marker))
        .row("Where", where_it_is)
        .row_if("Chance", chance)
        .row_if("Activates", units);
    if marker == Marker::GREEK_RESERVE {
        card.note(format!(
            "It is in the pool while Greek morale is 6 or more {C_9_5A}, and activates a die and the \
             Leaders in play of any Greeks, on top of their normal activation. {C_9_5C}"
        ))
    } else {
        card.note("Its formation acts, with the independent units that are named. [4.2.1] [3.3f]")
    }
}

/// The plaque of a corner.
pub(super) fn vertex(view: &View, vertex: Vertex) -> Card {
    let card = Card::titled(format!("{} corner", capital(words::facing(vertex))));
    let card = match view.state.awaits {
        Awaits::Face(at) => {
            let map = &view.board.map;
            card.row("Front", words::hexes(map.front(at, vertex)))
        }
        _ => card,
    };
    card.note(format!(
        "Units face a corner of their hex: the two hexes there are their front and their zone, the \
         four others flank and rear. To turn is free. {C_3_1A} {C_3_1B}"
    ))
}

/// The turn, its part, and who acts.
pub(super) fn turn(view: &View) -> Card {
    let state = &view.state;
    let active = state.operation.marker.map_or_else(String::new, |it| {
        format!("{}: {}", words::marker(it), counted(state.operation.active.len(), "active piece"))
    });
    Card::titled("The turn")
        .row("Now", words::moment(view))
        .row("Initiative", words::side(state.initiative))
        .row_if("Active", active)
        .note(format!(
            "A turn: initiative, then an Operations Phase for each marker, rally, and the end of the \
             turn. {C_4_0}"
        ))
        .note("A phase: activation, movement, reaction, defensive fire, offensive fire, melee. [4.2a]")
}

/// The pool of markers.
pub(super) fn markers(view: &View) -> Card {
    let state = &view.state;
    let left = state.markers;
    let mut card = Card::titled("Markers").row("In the pool", left.len().to_string());
    for side in Side::BOTH {
        let own = left.iter().filter(|it| it.side == side);
        let count = own.clone().count() as u64;
        if count > 0 {
            let label = ["Greek", "Persian"][side.index()];
            card = card.row(
                label,
                format!(
                    "{}: {} at the next draw",
                    words::markers(own),
                    percent(count, left.len().into())
                ),
            );
        }
    }
    card.note(format!(
        "Who has the initiative chooses the first marker; each further phase begins with one drawn \
         from this pool, until it is empty. {C_4_1B} {C_4_2A} [4.2b]"
    ))
}

/// The pool of reinforcements.
pub(super) fn pool(game: &Marathon, view: &View) -> Card {
    let all = view.state.units.whose(Place::Pool).len();
    let mut card = Card::titled("Persians who may still land").row("In the pool", all.to_string());
    let kinds: Vec<String> = Kind::of(Side::Persian)
        .filter_map(|kind| {
            let left = game.waiting(&view.state, kind);
            let chance = percent(left.into(), all.into());
            (left > 0).then(|| format!("{} ({chance})", words::kinds(kind, left.into())))
        })
        .collect();
    card = card.row_if("The next one drawn is", kinds.join("; "));
    card.note(format!(
        "At each Persian marker a die says how many are drawn; they land on Beaches that no Greek \
         holds, as far as there is room. [10.1.3a] {C_10_1_3B}"
    ))
    .note("In the variant they come with the Persian Reserve marker alone. [10.2.2c]")
}

/// The points so far.
pub(super) fn points(game: &Marathon, view: &View) -> Card {
    let both = Side::BOTH.map(|side| game.points(&view.state, side));
    let told = |at: usize| {
        let it = both[at];
        format!(
            "{}: {} for morale, {} for enemies routed or reduced, {} for enemies eliminated, {} for \
             ground",
            it.total(),
            it.morale,
            it.shaken,
            it.eliminated,
            it.sites
        )
    };
    Card::titled("Points so far")
        .row("Greeks", told(0))
        .row("Persians", told(1))
        .note(format!("They are counted after turn 10. {C_11_0B} {C_11_0C}"))
        .note(format!("More points win; a tie is a Greek victory. {C_11_0D}"))
}

/// Those who are eliminated.
pub(super) fn dead(game: &Marathon, view: &View) -> Card {
    let state = &view.state;
    let mut card = Card::titled("Eliminated");
    for side in Side::BOTH {
        let label = ["Greeks", "Persians"][side.index()];
        let those = board::kinds_in(game, state, side, Place::Dead);
        let told = if those.is_empty() { "nobody".to_owned() } else { those.join("; ") };
        card = card.row(label, format!("{told}; factors lost {}", game.factors_lost(state, side)));
    }
    card.note(format!("Each is worth two points to the enemy. {C_11_0B}")).note(format!(
        "Ten Combat Factors destroyed raise the enemy’s Morale Level by one. {C_8_1B}"
    ))
}
