//! The card of a hex.

use game_marathon::cases::{
    C_3_1C, C_3_2A, C_3_2E, C_3_2F, C_6_1A, C_7_2C, C_8_1D, C_8_1E, C_9_4A,
};
use game_marathon::map::{Feature, Hex};
use game_marathon::units::Side;
use game_marathon::victory::worth_of;
use game_marathon::{Marathon, View};

use crate::card::Card;
use crate::marathon::words::{self, cards as say};

/// A hex: its ground, what it costs, who controls it, and everybody in it.
pub(super) fn hex(game: &Marathon, view: &View, at: Hex) -> Card {
    let (state, map) = (&view.state, &view.board.map);
    let feature = map.feature(at);
    let mut card = Card::titled(words::hex(at));
    if feature == Feature::Sea {
        return card.row("Terrain", "sea: nobody enters it [6.1g]").note(say::MAP);
    }
    card = card
        .row("Terrain", format!("level {}, {}", map.level(at), say::feature(feature)))
        .row("To enter", costs(view, at))
        .row("Room", room(view, at));
    for side in Side::BOTH {
        if game.zone(state, side).has(at) {
            let label = ["In a Greek zone", "In a Persian zone"][side.index()];
            card = card.row(label, format!("an enemy who enters it stops [6.1b] {C_3_1C}"));
        }
    }
    if state.abatis.has(at) {
        card = card.row("Abatis", abatis(game, view));
    }
    if let Some(site) = map.site_at(at) {
        card = card.row("Worth", worth(view, site));
    }
    card = those(view, card, at);
    for trap in game.traps(state).iter().filter(|_| state.operation.marker.is_some()) {
        let caught = trap.lost.and(state.units.in_hex(at));
        if !caught.is_empty() {
            card = card.note(format!(
                "If attacks were declared now, nobody could attack the enemies at {}, and {} would \
                 be eliminated. {C_7_2C}",
                words::hex(trap.by),
                words::pieces(caught)
            ));
        }
    }
    card.note(say::MAP)
}

/// What it costs, from its own level and from below.
fn costs(view: &View, at: Hex) -> String {
    let (map, prices) = (&view.board.map, view.board.map.prices());
    let more = if view.state.abatis.has(at) {
        format!(", and {} more for the Abatis {C_9_4A}", prices.abatis)
    } else {
        String::new()
    };
    if map.is_marsh(at) {
        return format!("{}, Cavalry {}{more} {C_6_1A}", prices.marsh, prices.marsh_cavalry);
    }
    let below = map.around(at).any(|next| map.level(next) < map.level(at));
    let climb = if below {
        format!(", {} from a level below", prices.open + prices.climb)
    } else {
        String::new()
    };
    format!("{}{climb}{more} {C_6_1A}", prices.open)
}

/// [3.2] How many stand there at most.
fn room(view: &View, at: Hex) -> String {
    if view.state.abatis.has(at) {
        format!("one unit, and no Leader {C_3_2F} [3.2g]")
    } else if view.board.map.is_marsh(at) {
        format!("one unit {C_3_2E}")
    } else {
        format!("two units of one type, three with a Leader {C_3_2A} [3.2b]")
    }
}

/// [9.4] What an Abatis does.
fn abatis(game: &Marathon, view: &View) -> String {
    let faces = game.clearing_faces(&view.state, 1);
    format!(
        "whoever stands in it does not fire and is easier to hit [7.1f] [7.1j]; Persian infantry \
         beside it clears it {faces} times in 10 [9.4b]"
    )
}

/// [8.1d] [8.1e] [11.0c] What a Beach or an Encampment is worth.
fn worth(view: &View, site: game_marathon::map::Site) -> String {
    let state = &view.state;
    let points = worth_of(site);
    let fallen = if state.fallen.has(site) { "; it has been occupied" } else { "" };
    match site.owner() {
        Side::Persian => format!(
            "Persians land here [10.1.3b]; Greeks who occupy it cost the Persians 2 morale once \
             {C_8_1D}, and {points} points if they hold it at the end [11.0c]{fallen}"
        ),
        Side::Greek => format!(
            "Persians who occupy it cost the Greeks 3 morale once {C_8_1E}, and {points} points if \
             they hold it at the end [11.0c]{fallen}"
        ),
    }
}

/// Everybody in it.
fn those(view: &View, card: Card, at: Hex) -> Card {
    let units = &view.state.units;
    let there = units.in_hex(at);
    let Some(first) = there.first() else { return card };
    let facing = words::facing(units.facing(first));
    let mut card = card.row("Facing", format!("the {facing} corner [3.1a]"));
    for (order, piece) in there.iter().enumerate() {
        let label = say::UNITS[order.min(say::UNITS.len() - 1)];
        let how = words::fares(units, piece);
        let how = if how.is_empty() { how } else { format!(", {how}") };
        let values = view.board.roster.of(piece);
        let factor = values.factors[usize::from(units.reduced.has(piece))];
        let points = match (units.routed.has(piece), units.disrupted.has(piece)) {
            (true, _) => "one hex".to_owned(),
            (_, true) => format!("{} Movement Points", values.points.saturating_sub(1).max(1)),
            _ => format!("{} Movement Points", values.points),
        };
        card = card.row(label, format!("{}{how}: {factor}, {points}", words::piece(piece)));
    }
    card
}
