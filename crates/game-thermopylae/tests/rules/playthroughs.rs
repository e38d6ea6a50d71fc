//! Playthroughs: games as text that somebody has read beside the rulebook.
//!
//! `PROMACHOS_WRITE_PLAYTHROUGHS=1` writes the facts anew below the steps; read them before keeping.

use std::path::PathBuf;

use engine::Verdict;
use game_thermopylae::combat::{Modifier, Strike};
use game_thermopylae::{Event, Place, Side, Thermopylae};
use testkit::playthrough;

fn mode(free: bool) -> &'static str {
    if free { "free attack" } else { "attack" }
}

fn people(side: Side) -> &'static str {
    match side {
        Side::Greek => "Greeks",
        Side::Persian => "Persians",
    }
}

/// An event in words, with the clause behind it.
fn tell(game: &Thermopylae, event: &Event) -> String {
    let name = |place: &Place| game.board.map.name(*place).to_owned();
    match event {
        Event::Opened { seat } => format!("seat {seat} opens the bidding [R2]"),
        Event::Bid { seat, units } => format!("seat {seat} bids {units} [R3]"),
        Event::Passed { seat } => format!("seat {seat} passes [R3]"),
        Event::Sealed { seat, .. } => format!("seat {seat} made a sealed bid [A30]"),
        Event::Unsealed { bids } => format!("the bids were {} and {} [A30]", bids[0], bids[1]),
        Event::Settled { greek, bid } => {
            format!("seat {greek} has the Greeks and must destroy {bid} [R4]")
        }
        Event::Placed { unit, place } => format!("{} stands at {} [R18]", unit.name(), name(place)),
        Event::TurnBegan { side, round } => {
            format!("round {round}: the {} are in turn [R19]", people(*side))
        }
        Event::Met { counts_from } => {
            format!("the armies have met: quiet rounds count from round {counts_from} on [A28]")
        }
        Event::Declared { target, free } => format!("{} on {} [R25]", mode(*free), name(target)),
        Event::Joined { unit, from } => format!("{} joins from {} [R26]", unit.name(), name(from)),
        Event::CalledOff { target } => format!("the attack on {} is called off [A7]", name(target)),
        Event::RoundBegan { target, free, round, attackers, defenders } => format!(
            "{} on {}, round {round}: {attackers} against {defenders}",
            mode(*free),
            name(target)
        ),
        Event::Rolled { unit, at, face, level, strike } => {
            rolled(unit.name(), &name(at), *face, *level, *strike)
        }
        Event::Counted { on_defenders, on_attackers, downhill } => format!(
            "hits: {on_defenders} on defenders, {on_attackers} on attackers, {downhill} downhill [R31]"
        ),
        Event::Suffered { unit, at, wounds, units, forced } => {
            let choice = if *forced { ", no choice" } else { "" };
            format!("{units} {} at {} has {wounds} hits [R32]{choice}", unit.name(), name(at))
        }
        Event::Wasted { side, hits } => {
            format!("{hits} hits on the {} are lost [A16]", people(*side))
        }
        Event::Destroyed { unit, at, units } => {
            format!("{units} {} destroyed at {} [R34]", unit.name(), name(at))
        }
        Event::CombatOver { target, attackers, defenders } => {
            format!("combat at {} is over: {attackers} against {defenders} [R23]", name(target))
        }
        Event::MovementBegan { side } => format!("the {} move [R20]", people(*side)),
        Event::Marched { unit, from, to } => {
            format!("{} goes from {} to {} [R37]", unit.name(), name(from), name(to))
        }
        Event::Departed { unit, from } => format!("{} leaves by {} [R40]", unit.name(), name(from)),
        Event::Ended(ending) => {
            let winner = ending.verdicts.iter().position(|it| *it == Verdict::Won).unwrap_or(9);
            format!("seat {} won: {} {}", winner + 1, ending.reason, ending.case)
        }
    }
}

fn why(modifier: Modifier) -> &'static str {
    match modifier {
        Modifier::Own => "the unit's level",
        Modifier::Height => "higher ground",
    }
}

fn rolled(
    unit: &str,
    at: &str,
    face: engine::D10,
    level: game_thermopylae::combat::Level,
    strike: Strike,
) -> String {
    let sum: Vec<String> = level
        .ledger()
        .entries()
        .iter()
        .map(|entry| format!("{} {} {}", entry.amount, why(entry.reason), entry.case))
        .collect();
    let word = match strike {
        Strike::Miss => "misses",
        Strike::Hit => "hits",
        Strike::Downhill => "hits downhill",
    };
    format!("{unit} at {at} rolls {face} for {} and {word}", sum.join(" + "))
}

#[track_caller]
fn check(name: &str) {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/rules/playthroughs");
    playthrough::check::<Thermopylae>(&folder.join(name), tell);
}

#[test]
fn the_auction_the_set_up_and_the_first_steps() {
    check("opening.txt");
}

#[test]
fn the_shoulder_is_stormed_from_three_heights() {
    check("shoulder.txt");
}

#[test]
fn the_persians_march_off() {
    check("way_out.txt");
}
