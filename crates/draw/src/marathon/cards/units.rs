//! The card of a unit, a Leader, and of units of a kind in hand.

use game_marathon::cases::{
    C_2_1A, C_3_1C, C_3_3C, C_3_3D, C_3_3F, C_3_3G, C_4_2_1, C_6_1A, C_6_1B, C_7_0, C_7_1A, C_7_1N,
    C_7_2A, C_7_3_2B, C_7_3_3C, C_8_2B, C_9_1A, C_9_2A, C_10_0,
};
use game_marathon::map::Hex;
use game_marathon::roster::Values;
use game_marathon::state::{Awaits, Place};
use game_marathon::units::{Arm, Kind, Piece, Side};
use game_marathon::{Marathon, View};

use crate::card::Card;
use crate::grammar::{counted, list};
use crate::marathon::words::{self, cards as say, fates, ledgers, obstacles};

/// A piece: what it is, what it has, how it fares, what it may do now.
pub(super) fn unit(game: &Marathon, view: &View, piece: Piece) -> Card {
    let (state, values) = (&view.state, *game.roster().of(piece));
    let leader = values.arm == Arm::Leader;
    let mut card = Card::titled(words::piece(piece)).row("Side", words::side(piece.side()));
    if !leader {
        card = card.row("Type", belongs(values));
    }
    card = printed(card, values);
    card = match state.units.place(piece) {
        Place::Map(at) => on_map(game, view, card, (piece, at)),
        Place::Pool => card.row("Where", "in the pool of those who may still land [10.1.3b]"),
        Place::Hand => card.row("Where", "waits to be placed [10.0]"),
        Place::Dead => card.row("Where", "eliminated: two points for the enemy [11.0b]"),
        Place::Out => card.row("Where", "takes no part"),
    };
    notes(card, values).note(say::SOURCES)
}

/// Its type and formation.
fn belongs(values: Values) -> String {
    let arm = words::arm(values.arm);
    match (values.formation, values.kind.side()) {
        (Some(it), Side::Greek) => format!("{arm}, {} {C_3_3D}", words::formation(it)),
        (Some(it), Side::Persian) => format!("{arm}, {} {C_3_3C}", words::formation(it)),
        (None, _) => format!("{arm}, independent {C_3_3F}"),
    }
}

/// What its counter shows.
fn printed(card: Card, values: Values) -> Card {
    let [full, reduced] = values.factors;
    let card = if values.arm == Arm::Leader {
        card.row("Command rating", format!("{full}, wounded {reduced} {C_9_1A}"))
    } else if values.steps > 1 {
        card.row("Combat Factor", format!("{full}, reduced {reduced} {C_7_0}"))
    } else {
        card.row("Combat Factor", format!("{full} {C_7_0}"))
    };
    let range = match values.arm.range() {
        0 => String::new(),
        far => format!("{}, one more at a lower target {C_7_1A}", counted(far, "hex")),
    };
    let morale = match values.morale {
        0 => format!("adds nothing to the die of a check {C_8_2B}"),
        amount => format!("{} to the die of each check {C_8_2B}", ledgers::signed(amount.into())),
    };
    card.row("Movement Points", format!("{} {C_6_1A}", values.points))
        .row("Morale", morale)
        .row("Steps", format!("{} {C_2_1A}", values.steps))
        .row_if("Fires", range)
}

/// Where it stands, how it fares, its zone, and what it may do.
fn on_map(game: &Marathon, view: &View, card: Card, (piece, at): (Piece, Hex)) -> Card {
    let state = &view.state;
    let how = match words::fares(&state.units, piece) {
        said if said.is_empty() => "whole and in order".to_owned(),
        said => said,
    };
    let zone = game.zone_of(state, piece);
    let zone = if zone.is_empty() {
        String::new()
    } else {
        format!("{} {C_3_1C}", words::hexes(zone.iter()))
    };
    let now = match game.roster().of(piece).arm {
        Arm::Leader => game.roster().of(piece).factors[usize::from(state.units.reduced.has(piece))],
        _ => game.factor(state, piece),
    };
    let mut card = card
        .row(
            "Where",
            format!(
                "at {}, facing the {} corner",
                words::hex(at),
                words::facing(state.units.facing(piece))
            ),
        )
        .row("Status", how)
        .row("Counts now", format!("{now} {C_7_0}"))
        .row_if("Zone of control", zone)
        .row("A morale check", check(game, view, piece));
    if state.units.disrupted.has(piece) || state.units.routed.has(piece) {
        card = card.row("Next rally", rally(game, view, piece));
    }
    card.row_if("This turn", done(view, piece)).row_if("Now", may(game, view, piece))
}

/// How likely it passes a check, and what is added to the die.
fn check(game: &Marathon, view: &View, piece: Piece) -> String {
    let (ledger, level) = game.check_ahead(&view.state, piece);
    let faces = game.passing_faces(&view.state, piece);
    let added = ledgers::checks(&ledger);
    let added = if added.is_empty() { String::new() } else { format!(", {}", added.join(", ")) };
    format!("{faces} in 10 to pass: the die against {level}{added} [8.2a]")
}

fn rally(game: &Marathon, view: &View, piece: Piece) -> String {
    let (passed, failed) = game.fates_of_rally(&view.state, piece);
    let faces = game.passing_faces(&view.state, piece);
    format!("{faces} in 10 {}, else {} [4.3c]", fates::to(passed), fates::to(failed))
}

/// What it has done this turn.
fn done(view: &View, piece: Piece) -> String {
    let state = &view.state;
    let said: Vec<String> = [
        (state.operation.active.has(piece), "active", C_4_2_1),
        (state.operation.moved.has(piece), "has moved", C_4_2_1),
        (state.operation.charging.has(piece), "charges", C_9_2A),
        (state.turned.fired.has(piece), "has fired", C_7_1N),
        (state.turned.stopped.has(piece), "has entered an enemy’s zone", C_6_1B),
        (state.turned.activated.has(piece), "has had its activation", C_3_3F),
    ]
    .into_iter()
    .filter(|(is, ..)| *is)
    .map(|(_, word, case)| format!("{word} {case}"))
    .collect();
    list(&said)
}

/// What it may do in the part of the phase that is under way.
fn may(game: &Marathon, view: &View, piece: Piece) -> String {
    let state = &view.state;
    match state.awaits {
        Awaits::Movement if piece.side() == state.active_side() => {
            if !state.operation.active.has(piece) {
                return format!("does not act with this marker {C_4_2_1}");
            }
            if state.operation.moved.has(piece) {
                return String::new();
            }
            let (points, ways) = game.ways(state, piece);
            match ways.len() {
                0 => format!("cannot leave its hex {C_6_1B}"),
                count => {
                    format!("may come to {} with {points} {C_6_1A}", counted(count as u64, "hex"))
                }
            }
        }
        Awaits::Fire => match game.silence(state, piece) {
            Some(_) if game.roster().of(piece).arm.range() == 0 => String::new(),
            Some(why) => obstacles::silence(piece, why),
            None => {
                let targets = game.in_range(state, piece);
                match targets.len() {
                    0 => format!("no enemy is in range {C_7_1A}"),
                    _ => format!("may fire at {} {C_7_1A}", words::hexes(targets.iter())),
                }
            }
        },
        Awaits::Declaration if state.operation.active.has(piece) => {
            let zone = game.zone_of(state, piece);
            let enemy = |at: &Hex| {
                state.units.in_hex(*at).first().is_some_and(|it| it.side() != piece.side())
            };
            let before: Vec<String> = zone.iter().filter(enemy).map(words::hex).collect();
            if before.is_empty() {
                format!("no enemy stands in front of it {C_7_2A}")
            } else {
                format!("enemies at {} stand in front of it {C_7_2A}", list(&before))
            }
        }
        Awaits::Reaction if piece.side() != state.active_side() => {
            match game.no_reaction(state, piece) {
                _ if state.operation.able.has(piece) => {
                    let faces = game.passing_faces(state, piece);
                    format!("may try to react: {faces} in 10 [6.2c]")
                }
                Some(why) => obstacles::reaction(piece, why),
                None => String::new(),
            }
        }
        _ => String::new(),
    }
}

/// What the rules say of its type.
fn notes(card: Card, values: Values) -> Card {
    let card = match values.arm {
        Arm::Hoplite => card.note(
            "In attack Hoplites add one to the die against Heavy Infantry and take one off against \
             Cavalry. [7.2p] [7.2s]",
        ),
        Arm::Infantry => {
            card.note("Heavy Infantry may clear an Abatis instead of moving and attacking. [9.4b]")
        }
        Arm::Light => card.note("Light Infantry fires one hex far, and attacks in melee. [7.1a]"),
        Arm::Archer => {
            card.note("Archers fire over others, and never attack in melee. [7.1d] [7.2d]")
        }
        Arm::Cavalry => card.note(
            "Cavalry may charge: two Movement Points or more over free open ground, which shifts its \
             melee one column right. [9.2c] [7.2i]",
        ),
        Arm::Leader => card
            .note(format!(
                "A Leader helps the checks of units within two hexes, and stacks three units. \
                 {C_9_1A} [3.2b] {C_3_3G}"
            ))
            .note("Alone, or bereft of his companions, he must check himself. [9.1d] [9.1e]"),
    };
    if values.arm == Arm::Leader {
        return card;
    }
    card.note(format!(
        "Disrupted it has a point less, does not fire, and shifts its attack left; routed it has no \
         zone and defends with 1. {C_7_3_3C} {C_7_3_2B}"
    ))
}

/// Units of a kind in hand.
pub(super) fn kind(game: &Marathon, view: &View, kind: Kind) -> Card {
    let pieces = game.roster().pieces(kind);
    let waiting = pieces.iter().filter(|it| view.state.units.place(*it) == Place::Hand).count();
    let mut card = Card::titled(words::kind(kind)).row("Side", words::side(kind.side()));
    card = card.row("To be placed", waiting.to_string());
    if let Some(first) = pieces.first() {
        card = printed(card, *game.roster().of(first));
    }
    let ground = game.board.ground.of(kind).len();
    card.row("Ground", format!("{} where they may stand {C_10_0}", counted(ground, "hex")))
        .note(say::SOURCES)
}
