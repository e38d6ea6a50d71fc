//! Cards: what a part of the table is, has and means.

use boards::squares::Eighth;
use engine::Cited as _;
use game_spartans::action::Kind;
use game_spartans::cases::{
    C_2_2_3, C_2_2_4, C_2_2_5, C_2_2_7, C_3_1_1A, C_3_2_1A, C_3_2_2A, C_3_2_3, C_3_3_1A, C_3_3_1C,
    C_3_4A, C_5_2A, C_5_2B, C_6_0B, C_8_1_3A, C_8_1_4C, C_8_2_6A, C_8_2_8A, C_8_4_1E, C_8_4_4A,
    C_8_4_4B, C_8_4_5B, C_8_4_5C, C_10_0B, C_10_0C, C_TEC_A, C_TEC_B, C_TEC_D, C_TEC_F, C_TEC_I,
};
use game_spartans::control::control_of;
use game_spartans::fire::die_modifier;
use game_spartans::map::{Area, Terrain};
use game_spartans::stack::{Stack, Unit};
use game_spartans::tables::{Shot, farthest};
use game_spartans::units::{Arm, Contingent, Side, steps};
use game_spartans::{Spartans, View};

use super::aids::{self, Reached};
use super::target;
use super::words::{self, aids as say_aids, cards as say, objections};
use crate::card::Card;
use crate::grammar::counted;

/// Rows for the units of a stack, the top one first.
const UNITS: [[&str; 3]; 2] = [
    ["Greek, top", "Greek, second", "Greek, third"],
    ["Persian, top", "Persian, second", "Persian, third"],
];

/// What a part is.
pub(super) fn card(game: &Spartans, view: &View, part: &str) -> Option<Card> {
    if let Some(at) = target::area_of(part) {
        return Some(place(game, view, at));
    }
    if let Some(it) = target::contingent_of(part) {
        return Some(contingent(view, it));
    }
    if let Some(side) = Side::BOTH.into_iter().find(|it| target::army(*it) == part) {
        return Some(army(view, side));
    }
    if part.starts_with("unit-") {
        return hand(view, part);
    }
    match part {
        target::BOX => Some(path_box(view)),
        target::DAY => {
            Some(Card::titled("Day and round").row("Now", words::moment(view)).note(say::DAY))
        }
        _ => {
            let (title, note) = say::plaque(part)?;
            Some(Card::titled(title).note(note))
        }
    }
}

/// An area: its ground, what steps from it cost, and everybody in it.
fn place(game: &Spartans, view: &View, at: Area) -> Card {
    let map = &view.board.map;
    let mut card = Card::titled(words::area(at)).row("Terrain", terrain(view, at));
    let costs: Vec<String> = Eighth::ALL
        .into_iter()
        .filter_map(|way| {
            let to = map.step(at, way)?;
            let cost = map.cost(at, to)?;
            (cost > 1).then(|| format!("{} {cost}", words::area(to)))
        })
        .collect();
    if map.is_open(at) {
        let others =
            if costs.is_empty() { String::new() } else { format!("; {}", costs.join(", ")) };
        card = card.row("A step from here", format!("1 Movement Point{others}. {C_TEC_A}"));
    }
    let controlled: Vec<&str> = Side::BOTH
        .into_iter()
        .filter(|side| view.state.positions.control(*side).has(at))
        .map(words::side)
        .collect();
    if !controlled.is_empty() {
        card =
            card.row("In a zone of control of", format!("{} {C_3_3_1A}", controlled.join(" and ")));
    }
    for side in Side::BOTH {
        card = stack(view, card, (side, at));
        card = card.row_if(say::COMES[side as usize], comes(game, view, side, at));
    }
    card
}

fn terrain(view: &View, at: Area) -> String {
    let map = &view.board.map;
    let road = if map.has_road(at) { "; a road, without effect" } else { "" };
    match map.terrain(at) {
        Terrain::Coastal => format!("Coastal: nobody enters it or fires there. {C_TEC_D}"),
        Terrain::Level2 => format!("Level 2, a mound: one point more from below. {C_TEC_B}"),
        Terrain::Level1 if map.is_wall(at) => format!(
            "a Wall area{road}: to cross the wall costs one point more, fire across it counts one \
             less, and a melee across it shifts 1L. {C_TEC_F} {C_TEC_I}"
        ),
        Terrain::Level1 => format!("Level 1, clear{road}. {C_TEC_A}"),
    }
}

/// Everybody of one side in an area, what they control, and where they can fire.
fn stack(view: &View, mut card: Card, (side, at): (Side, Area)) -> Card {
    let held = view.state.positions.stack(side, at);
    if held.is_empty() {
        return card;
    }
    for (order, it) in held.units().enumerate() {
        let label = UNITS[side as usize][order.min(2)];
        card = card.row(label, unit(view, side, (at, order), it));
    }
    let facing = held.facing().map_or("", words::facing);
    let faces = format!("{facing}; {}", moves(held.arm()));
    card = card.row(say::FACES[side as usize], faces);
    let controlled = control_of(held, at);
    let zone = if controlled.is_empty() {
        format!("none. {C_3_3_1C}")
    } else {
        format!("{}. {C_3_3_1A}", words::areas(controlled))
    };
    card = card.row(say::ZONE[side as usize], zone);
    let shots = shots(view, side, at, held);
    card.row_if(say::FIRES[side as usize], shots)
}

/// [8.1.3a] Where the first force of a stack comes, and for how many points.
fn comes(game: &Spartans, view: &View, side: Side, at: Area) -> String {
    if !view.state.positions.held(side).has(at) {
        return String::new();
    }
    match aids::tolls(game, view, side, at) {
        Reached::Unknown => format!("{} {C_3_4A}", say_aids::UNKNOWN),
        Reached::Held => format!("{} {C_8_1_4C}", say_aids::HELD),
        Reached::So { tolls, .. } => {
            let each: Vec<String> =
                tolls.iter().map(|(to, toll)| say_aids::toll(&words::area(*to), *toll)).collect();
            if each.is_empty() { String::new() } else { format!("{}. {C_8_1_3A}", each.join(", ")) }
        }
    }
}

fn moves(arm: Option<Arm>) -> String {
    match arm {
        Some(Arm::Hoplite) => format!("goes straight ahead. {C_3_2_1A}"),
        Some(Arm::Mixed) => format!("goes front left, front or front right. {C_3_2_2A}"),
        _ => format!("goes every way. {C_3_2_3}"),
    }
}

/// One unit: values, steps, ratings.
fn unit(view: &View, side: Side, (at, order): (Area, usize), it: Unit) -> String {
    if !view.knows(side, at, order) {
        return format!("{} unit; what it is is not known. [3.4a]", words::arm(it.arm));
    }
    let roster = &view.board.roster;
    let values = roster.values(it.contingent, it.arm, it.losses);
    let all = steps(it.contingent, it.arm);
    let rating = roster.rating(it.contingent, it.arm, it.losses);
    let shaken = if it.disordered {
        format!(" Disordered: its checks add 1. {C_8_4_1E}")
    } else {
        String::new()
    };
    format!(
        "{}: Melee Factor {} {C_2_2_3}, Defensive Value {} {C_2_2_4}, Movement {} {C_2_2_5}; {} of {} \
         {C_8_2_8A}; Morale {rating}{} {C_2_2_7}.{shaken}",
        words::one(it.contingent, it.arm),
        values.melee,
        values.defence,
        values.movement,
        it.steps_left(),
        counted(all, "step"),
        ratings(view, it.contingent, it.arm)
    )
}

/// The ratings after each loss, where there are several.
fn ratings(view: &View, it: Contingent, arm: Arm) -> String {
    let all = steps(it, arm);
    if all < 2 {
        return String::new();
    }
    let said: Vec<String> =
        (0..all).map(|lost| view.board.roster.rating(it, arm, lost).to_string()).collect();
    format!(" (after no to {} lost: {})", counted(all - 1, "step"), said.join(", "))
}

/// Every enemy in range of a stack: what its dice must show, or what stands against it.
fn shots(view: &View, side: Side, from: Area, held: &Stack) -> String {
    let Some(range) = held.arm().and_then(farthest) else { return String::new() };
    let enemies = view.state.positions.held(side.enemy());
    let near = enemies.iter().filter(|at| from.range(*at) <= range);
    let told: Vec<String> = near
        .map(|at| {
            let shot = view.state.positions.can_fire(&view.board.map, (side, from), 0, at);
            let said = match shot {
                Ok(shot) => needs(shot, die_modifier(&view.board.map, from, at)),
                Err(blocked) => {
                    format!("no, {} {}", objections::blocked(blocked), blocked.case())
                }
            };
            format!("{}: {said}", words::area(at))
        })
        .collect();
    if told.is_empty() { say::NOBODY_IN_RANGE.to_owned() } else { told.join("; ") }
}

/// What a die must show.
pub(super) fn needs(shot: Shot, modifier: i8) -> String {
    let up = |least: u8| (least <= shot.faces).then(|| format!("{least}"));
    let two = up(shot.two).map_or_else(String::new, |it| format!(", two from {it} on"));
    let wall =
        if modifier < 0 { format!(", one less across the wall {C_TEC_F}") } else { String::new() };
    format!("D{}, a hit from {} on{two}{wall} {C_8_2_6A}", shot.faces, shot.one)
}

/// A contingent: its numbers, its track, its ratings.
fn contingent(view: &View, it: Contingent) -> Card {
    let (state, roster) = (&view.state, &view.board.roster);
    let muster = state.muster(it);
    let mut card = Card::titled(words::contingent(it)).row("Side", words::side(it.side()));
    for arm in Arm::ALL.into_iter().filter(|arm| roster.count(it, *arm) > 0) {
        card = card.row(words::arm(arm), kind(view, it, arm));
    }
    card = card
        .row("On the map", view.seen_on_map(it).to_string())
        .row_if("Hidden", number(view.unseen(it)))
        .row_if("Waiting", number(muster.in_hand()))
        .row(
            "Morale Track",
            format!(
                "{} of {} boxes filled; it routs when {} are. {C_8_4_4A} {C_8_4_4B}",
                muster.on_track(),
                roster.track(it),
                roster.routs_at(it)
            ),
        )
        .row_if("On the Army Morale Track", number(muster.on_army_track()))
        .row_if("Lost in the crisis", number(muster.lost_in_crisis()));
    if state.guard == Some(it) {
        card = card.note(format!("It guards the path, in the Ephialtes Box. {C_6_0B}"));
    }
    if state.home.has(it) {
        card = card.note("It has gone home. [5.3b]");
    }
    card.note(worth(view, it)).note(say::SOURCES)
}

fn number(count: u8) -> String {
    if count == 0 { String::new() } else { count.to_string() }
}

/// What its rout is worth to the enemy.
fn worth(view: &View, it: Contingent) -> String {
    let spartan = it == Contingent::Spartans || view.options.only_spartans;
    match it.side() {
        Side::Greek if spartan => format!("Its rout is worth 10 points to the Persians. {C_10_0C}"),
        Side::Greek => format!("Its rout is worth 6 points to the Persians. {C_10_0C}"),
        Side::Persian if it == Contingent::Immortals => {
            format!("Their rout is worth 5 points to the Greeks. {C_10_0B}")
        }
        Side::Persian => format!("Its rout is worth 3 points to the Greeks. {C_10_0B}"),
    }
}

/// Units of a type: how many, and what their counters show.
fn kind(view: &View, it: Contingent, arm: Arm) -> String {
    let roster = &view.board.roster;
    let show = |losses: u8| {
        let values = roster.values(it, arm, losses);
        format!("{}-{}-{}", values.melee, values.defence, values.movement)
    };
    let all = steps(it, arm);
    let back = if all > 1 { format!(", weaker side {}", show(all / 2)) } else { String::new() };
    format!(
        "{} of {}: {}{back} (Melee Factor, Defensive Value, Movement); Morale {}{}. {C_2_2_7}",
        counted(roster.count(it, arm), "unit"),
        counted(all, "step"),
        show(0),
        roster.rating(it, arm, 0),
        ratings(view, it, arm)
    )
}

/// Units in hand.
fn hand(view: &View, part: &str) -> Option<Card> {
    let of = |it: Contingent| view.state.muster(it).kinds(it);
    let all = Contingent::ALL.into_iter().flat_map(of);
    let (found, count) = all.into_iter().find(|(kind, _)| target::unit(*kind) == part)?;
    let Kind { contingent, arm, losses } = found;
    let left = steps(contingent, arm).saturating_sub(losses);
    Some(
        Card::titled(words::kind(found))
            .row("To be placed", count.to_string())
            .row("Steps left", format!("{left} of {} {C_8_2_8A}", steps(contingent, arm)))
            .row("Values", kind(view, contingent, arm))
            .note(format!("At most three units, of one type, share an area. {C_3_1_1A} [3.1.2b]")),
    )
}

fn army(view: &View, side: Side) -> Card {
    let (state, roster) = (&view.state, &view.board.roster);
    let there: Vec<String> = side
        .contingents()
        .filter(|it| state.muster(*it).has_routed())
        .map(|it| words::contingent(it).to_owned())
        .collect();
    let card = Card::titled(say::ARMY[side as usize])
        .row("Filled", format!("{} of {}", state.army_track(side), roster.army_track(side)))
        .row_if("Routed so far", there.join(", "));
    match side {
        Side::Greek => card.note(format!("When it is full the Persians win. {C_8_4_5B}")),
        Side::Persian => card.note(format!(
            "Full for the first time it is a morale crisis: its units leave the game. Full again, \
             the Greeks win. {C_8_4_5C} [8.4.5d]"
        )),
    }
}

fn path_box(view: &View) -> Card {
    let guard = view.state.guard.map_or_else(String::new, |it| words::contingent(it).to_owned());
    let coming = match view.state.entry {
        0 => String::new(),
        round => format!("in round {round} of the day, by row O. {C_5_2A}"),
    };
    Card::titled("Ephialtes Box")
        .row_if("On guard", guard)
        .row_if("The Immortals come", coming)
        .note(format!(
            "A Greek contingent guards the path, and never the Spartans. {C_6_0B} [6.0d]"
        ))
        .note(format!("On day three all Immortals wait in it. {C_5_2B}"))
}
