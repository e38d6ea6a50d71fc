//! What is written is read, and what is misread is told.

use engine::notation;
use engine::{D6, Fault, Game as _, Pool, Seat, Terms};

use crate::action::{Action, Outcome};
use crate::cards::{Persian, Spartan};
use crate::game::Thermopyles;

fn table(players: &str) -> Thermopyles {
    let options = vec![("players".to_owned(), players.to_owned())];
    Thermopyles::agree(&Terms { options, ..Terms::default() }).expect("terms")
}

fn spartan(value: u8) -> Spartan {
    Spartan::new(value).expect("a card")
}

#[test]
fn an_action_is_written_by_its_words() {
    for (action, text) in [
        (Action::Retreat, "retreat"),
        (Action::Charge(spartan(15)), "charge 15"),
        (Action::Support(2), "support 2"),
        (Action::Draw(Seat::new(1)), "draw 2"),
        (Action::Decline, "decline"),
        (Action::Discard(spartan(10)), "discard 10"),
    ] {
        assert_eq!(action.to_string(), text);
        assert_eq!(table("2").read_action(text), Ok(action));
        assert_eq!(table("2").read_action(&text.to_uppercase()), Ok(action));
    }
}

#[test]
fn every_card_number_and_seat_of_an_action_is_read_as_it_is_written() {
    let mut actions: Vec<Action> = (10..=20).map(spartan).map(Action::Charge).collect();
    actions.extend((0..=u8::MAX).map(Action::Support));
    actions.extend(Seat::all(8).map(Action::Draw));
    for action in actions {
        assert_eq!(table("2").read_action(&action.to_string()), Ok(action));
    }
}

#[test]
fn an_outcome_is_written_by_its_words_and_its_bare_value_is_read_too() {
    for (outcome, text) in [
        (Outcome::Die(D6::of_ticket(3)), "die 4"),
        (Outcome::Spartan(spartan(15)), "spartan 15"),
        (Outcome::Persian(Persian::new(20, 24).expect("a card")), "persian 20/24"),
    ] {
        assert_eq!(outcome.to_string(), text);
        let (_, bare) = text.split_once(' ').expect("two words");
        for text in [text, bare, &text.to_uppercase()] {
            assert_eq!(super::outcome_from(text), Ok(outcome), "{text}");
        }
    }
    for text in ["", "7", "9", "21", "20/25", "die 15", "spartan 4", "persian 15"] {
        assert!(super::outcome_from(text).is_err(), "{text}");
    }
}

#[test]
fn what_is_no_action_is_told_with_all_that_are() {
    let told = table("1").read_action("sing").unwrap_err().what;
    let all = "retreat, charge 10 to 20, support 0 to 4, draw SEAT, decline or discard 10 to 20";
    assert_eq!(told, format!("“sing” is no action; write {all}"));
    for text in ["", "draw 9", "draw 0", "charge 9", "charge 15 16", "support 256", "retreat now"] {
        assert!(table("1").read_action(text).is_err(), "{text}");
    }
    assert!(table("2").read_action("draw").is_err());
    assert_eq!(table("1").read_action(" Draw "), Ok(Action::Draw(Seat::FIRST)));
}

/// Every bad form of every fact, and what is said of it.
const MISREAD: &[(&str, &str)] = &[
    ("marker 8", "marker must be a location from 1 to 7, not “8”"),
    ("marker", "marker must be a location from 1 to 7, not “”"),
    ("support 5", "support must be a number from 0 to 4, not “5”"),
    (
        "slots 20/24",
        "slots must be two Persian cards, as 20/24 17/22, - for an empty slot, not “20/24”",
    ),
    (
        "slots 20/24 17/22 17/22",
        "slots must be two Persian cards, as 20/24 17/22, - for an empty slot, not “20/24 17/22 17/22”",
    ),
    ("persian-deck some", "“some” is not a Persian card"),
    ("graveyard rest", "“rest” is not a Persian card"),
    ("graveyard 22/22x2", "the deck has only 1 of 22/22 [K1]"),
    ("hand 1 9", "“9” is not a Spartan card"),
    ("hand 1 15x0", "“15x0” should be a Spartan card, alone or with a number, as 15x2"),
    ("hand 3 15", "hand must begin with seat 1 or 2, not “3”"),
    ("hand", "hand must begin with seat 1 or 2, not “”"),
    ("spartan-deck 10x2", "the deck has only 1 of 10 [K1]"),
    ("active 3", "active must be seat 1 or 2, not “3”"),
];

#[test]
fn every_bad_form_is_told_with_its_line() {
    for (line, what) in MISREAD {
        let text = format!("# A remark.\n{line}\n");
        assert_eq!(table("2").read_position(&text), Err(vec![Fault::at(2, *what)]), "{line}");
    }
}

#[test]
fn no_bad_step_is_read() {
    for step in [
        "",
        "dance",
        "turn 1",
        "support",
        "support 9",
        "support 15 rolled 7",
        "support 15 4",
        "support 15 rolled 1 1 1 1 1",
        "support-dice 15",
        "refill",
        "refill 256",
        "offer 1",
        "offer gift 1",
        "draw 3 bonus 1",
        "draw bonus 1",
        "discard 1 bonus",
        "over",
        "over K23",
    ] {
        let faults = table("2").read_position(&format!("step {step}")).expect_err(step);
        assert_eq!(faults.len(), 1, "{step}");
        assert!(
            faults[0].what.starts_with("step must be reveal, deal, turn, support CARD"),
            "{step}"
        );
    }
}

#[test]
fn what_is_left_out_is_as_help_says() {
    let table = table("2");
    let needed = "slots 20/24 17/22\nhand 1 15\n";
    let meant = |fact: notation::Described| {
        let line = format!("{} {}\n", fact.begins.replace("SEAT", "2"), fact.left_out);
        if fact.begins == "slots" { String::new() } else { line }
    };
    let told: String = table.position_facts().into_iter().map(meant).collect();
    assert_eq!(
        told,
        "marker 1\nsupport 4\npersian-deck rest\ngraveyard -\nhand 2 -\nspartan-deck rest\nactive 1\nstep turn\n"
    );
    let (short, long) = (table.read_position(needed), table.read_position(&(told + needed)));
    assert_eq!(short, long);
    assert_eq!(short.expect("sound").graveyard, Pool::EMPTY);
}
