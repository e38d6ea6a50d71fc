//! Playthroughs: games as text that somebody has read beside the rulebook.
//!
//! `PROMACHOS_WRITE_PLAYTHROUGHS=1` writes the facts anew below the steps; read them before keeping.

use std::path::PathBuf;

use engine::{Ledger, Verdict};
use game_thermopyles::fight::{Clash, Modifier};
use game_thermopyles::{Event, Location, Thermopyles};
use testkit::playthrough;

/// An event in words, with the clause behind it.
fn tell(game: &Thermopyles, event: &Event) -> String {
    let place = |location: Location| format!("{location} {}", game.map.name(location).text);
    match event {
        Event::Revealed { slot, card } => {
            let bonus = if card.has_bonus() { " Λ" } else { "" };
            format!("slot {slot}: {card}{bonus} comes up")
        }
        Event::Drew { seat, card: Some(card) } => format!("seat {seat} draws the {card}"),
        Event::Drew { seat, card: None } => format!("seat {seat} draws a card"),
        Event::Gave { seat, to, cause } => {
            format!("seat {seat} gives the draw to seat {to} {}", cause.case())
        }
        Event::Declined { seat, cause } => {
            format!("seat {seat} leaves the card undrawn {}", cause.case())
        }
        Event::Discarded { seat, card } => format!("seat {seat} discards the {card} [K5]"),
        Event::Retreated { seat, from, to, forced } => {
            let why = if *forced { ", having no card [K7]" } else { "" };
            format!("seat {seat} retreats from {} to {} [K8]{why}", place(*from), place(*to))
        }
        Event::Charged { seat, card } => format!("seat {seat} charges with the {card} [K11]"),
        Event::Supported { cards, .. } => format!("Support cards spent: {cards} [K12]"),
        Event::Rolled { face, location: false } => format!("Support die: {face}"),
        Event::Rolled { face, location: true } => format!("location die: {face}"),
        Event::Clashed { slot, card, ledger, clash } => {
            format!("slot {slot}, {card}: {} {}", sum(ledger), fared(*clash))
        }
        Event::MovedUp { card } => format!("{card} moves up to slot 1 [K20]"),
        Event::TurnPassed { to } => format!("seat {to} is in turn"),
        Event::Ended(ending) => {
            let verdict = match ending.verdicts[0] {
                Verdict::Won => "won",
                Verdict::Lost => "lost",
                Verdict::Drawn => "drawn",
            };
            format!("{verdict}: {} {}", ending.reason, ending.case)
        }
    }
}

fn sum(ledger: &Ledger<Modifier>) -> String {
    let amounts: Vec<String> = ledger
        .entries()
        .iter()
        .map(|entry| format!("{} {} {}", entry.amount, made_of(entry.reason), entry.case))
        .collect();
    format!("{} = {}", amounts.join(" + "), ledger.total())
}

const fn made_of(modifier: Modifier) -> &'static str {
    match modifier {
        Modifier::SpartanCard => "Spartan card",
        Modifier::SupportDie => "Support die",
        Modifier::LocationDie => "location die",
    }
}

fn fared(clash: Clash) -> String {
    let word = match clash {
        Clash::Holds => "it holds",
        Clash::Repelled => "repelled",
        Clash::Eliminated => "eliminated",
    };
    format!("{word} {}", clash.case())
}

#[track_caller]
fn check(name: &str) {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/rules/playthroughs");
    playthrough::check::<Thermopyles>(&folder.join(name), tell);
}

#[test]
fn a_game_alone_is_lost() {
    check("solo_lost.txt");
}

#[test]
fn a_game_alone_is_won() {
    check("solo_won.txt");
}

#[test]
fn three_players_lose_with_cards_in_hand() {
    check("three_players.txt");
}
