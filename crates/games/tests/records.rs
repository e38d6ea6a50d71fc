//! Records and tables without types: what the command line and the pages rely on.

mod corpus;
mod tables;

use dice::{Scripted, Seeded};
use engine::{Seat, Viewer};
use games::{Error, Session};
use search::PlayerSpec;

use tables::play_out;

fn table(options: &[(&str, &str)], setup: Option<&str>) -> Box<dyn Session> {
    tables::table("thermopyles", options, setup)
}

/// A few steps of a game at the Hot Gates.
fn begun() -> Box<dyn Session> {
    let mut table = table(&[], Some("marker 3\nslots 20/24 17/22\nhand 1 15 20\n"));
    table.act(Seat::FIRST, "fight 15 1").expect("a legal order");
    while table.advance(&mut Seeded::new(1)).expect("dice are possible") {}
    table
}

#[test]
fn a_record_opens_to_an_equal_table() {
    let table = begun();
    let again = games::open(&table.record()).unwrap();
    assert_eq!((again.record(), again.hash()), (table.record(), table.hash()));
    assert_eq!(again.told(0, None), table.told(0, None));
}

#[test]
fn a_record_that_a_windows_editor_saved_opens_as_it_was() {
    let record = begun().record();
    let saved = format!("\u{feff}{}", record.replace('\n', "\r\n"));
    assert_eq!(games::open(&saved).unwrap().record(), record);
}

#[test]
fn forty_thousand_wrong_lines_are_told_as_twenty_and_their_number() {
    let terms = engine::Terms::default();
    let entry = games::find("thermopyles").unwrap();
    let setup = "nowhere 1\n".repeat(40_000);
    let error = entry.begin(&terms, Vec::new(), dice::Kind::Table, Some(&setup)).unwrap_err();
    let told = error.to_string();
    assert!(told.ends_with(" more"), "{told:.300}");
    assert_eq!(told.lines().count(), 22, "{told:.300}"); // How many, twenty, and the rest.
}

#[test]
fn every_flipped_bit_of_a_record_is_refused() {
    let record = begun().record();
    for at in 0..record.len() {
        for bit in 0..8 {
            let mut bytes = record.clone().into_bytes();
            bytes[at] ^= 1 << bit;
            let Ok(text) = String::from_utf8(bytes) else { continue };
            assert!(games::open(&text).is_err(), "bit {bit} of byte {at}: {text}");
        }
    }
}

#[test]
fn a_record_cut_anywhere_is_refused() {
    let record = begun().record();
    for at in 0..record.len() {
        assert!(games::open(&record[..at]).is_err(), "{at}");
    }
}

#[test]
fn an_order_that_is_refused_half_way_leaves_the_table_as_it_was() {
    let mut table = table(&[], Some("support 1\nslots 20/24 17/22\nhand 1 15 20\n"));
    let before = table.record();
    assert!(matches!(table.act(Seat::FIRST, "fight 15 2"), Err(Error::Refused(_))));
    assert_eq!(table.record(), before);
}

#[test]
fn dice_that_cannot_fall_leave_the_table_as_it_was() {
    let mut table = table(&[], None);
    let before = table.record();
    for bad in ["die 7", "23/24", "spartan 15", ""] {
        let said = table.advance(&mut Scripted::new([bad.to_owned()]));
        assert!(matches!(said, Err(Error::CannotComeUp { .. })), "{bad}");
    }
    assert!(matches!(table.advance(&mut Scripted::default()), Ok(false)));
    assert_eq!(table.record(), before);
}

#[test]
fn a_table_can_be_seen_as_it_stood_after_any_step() {
    let table = begun();
    for steps in 0..=table.steps() {
        let then = table.after(steps).unwrap();
        assert_eq!(then.steps(), steps);
        assert_eq!(then.told(0, None), table.told(0, None)[..steps]);
    }
    assert!(matches!(table.after(table.steps() + 1), Err(Error::NoStep { .. })));
}

#[test]
fn a_listed_action_says_whether_chance_follows() {
    let mut table = table(&[], Some("marker 3\nsupport 0\nslots 20/24 17/22\nhand 1 15\n"));
    let listed = |table: &dyn Session| -> Vec<(String, bool)> {
        table.actions().into_iter().map(|it| (it.notation, it.chance)).collect()
    };
    let turn = [("retreat".to_owned(), false), ("charge 15".to_owned(), true)];
    assert_eq!(listed(table.as_ref()), turn);
    table.act(Seat::FIRST, "retreat").unwrap();
    let offer = [("draw 1".to_owned(), true), ("decline".to_owned(), false)];
    assert_eq!(listed(table.as_ref()), offer);
}

#[test]
fn others_are_told_that_a_card_was_drawn_but_not_which() {
    let setup = "slots 20/24 17/22\nhand 1 15\nhand 2 11\n";
    let mut table = table(&[("players", "2"), ("hands", "hidden")], Some(setup));
    table.act(Seat::FIRST, "retreat").unwrap();
    table.act(Seat::FIRST, "draw 1").unwrap();
    table.advance(&mut Scripted::new(["17".to_owned()])).unwrap();
    let told = |viewer| {
        let drawn = table.told(2, Some(viewer)).remove(0);
        (drawn.notation, drawn.words[0].clone())
    };
    let own = (Some("spartan 17".to_owned()), "Seat 1 draws the 17. [K9]".to_owned());
    assert_eq!(told(Viewer::Seat(Seat::FIRST)), own);
    let others = (None, "Seat 1 draws a card. [K9]".to_owned());
    assert_eq!(told(Viewer::Seat(Seat::new(1))), others);
    assert_eq!(told(Viewer::Spectator), others);
}

#[test]
fn hired_players_finish_a_game_through_the_checked_door() {
    let mut table = table(&[("players", "3"), ("hands", "hidden")], None);
    play_out(&mut *table, PlayerSpec::Greedy);
    assert!(games::open(&table.record()).is_ok());
}

#[test]
fn whether_a_step_may_be_taken_back_is_known_without_trying() {
    let mut table = table(&[("players", "2")], None);
    let mut dice = Seeded::new(3);
    for number in 0..120 {
        for seat in Seat::all(2) {
            let mut copy = games::open(&table.record()).unwrap();
            let tried = copy.undo(seat).map_err(|error| error.to_string());
            let told = table.may_undo(seat).map_err(|why| Error::from(why).to_string());
            assert_eq!(told, tried, "seat {seat} at step {number}");
        }
        if !table.advance(&mut dice).unwrap() {
            let Ok(seat) = table.deciding() else { return };
            let actions = table.actions();
            let action = actions[number % actions.len()].notation.clone();
            table.act(seat, &action).unwrap();
        }
    }
}

/// Three archers of the Persian player and two hoplites share N6; the lower one, of whom he knows
/// nothing, is a Theban with two steps lost, Disordered.
const ARCHERS: &str = "\
    day 1\nround 4\nsegment persian-offensive-fire\nattacker dahae\n\
    greek N6 west peloponnesians-hoplite thebans-hoplite*2/disordered\n\
    greek M5 west peloponnesians-hoplite\npersian N6 west dahae-bow/by=ex3\n\
    persian G8 west dahae-mixed\nstep fire 2\n";

/// The answers to a question about who routs, with their ways and of how many; nothing if it is not asked.
fn routs(table: &dyn Session, order: &str) -> Option<String> {
    let odds = table.odds(order).expect("it may be done").remove(0);
    odds.text[0].lines().find(|line| line.contains("who rout")).map(str::to_owned)
}

#[test]
fn case_3_4b_who_is_hidden_is_in_no_odds_before_somebody_aims_from_close_by() {
    let fog = || tables::table("spartans", &[("persians", "player")], Some(ARCHERS));
    let mut table = fog();
    assert_eq!(routs(&*table, "volley N6"), None);
    assert_eq!(routs(&*table, "fire N6.1 N6"), None);
    for unit in 1..=3 {
        table.act(Seat::new(1), &format!("fire N6.{unit} N6")).unwrap();
    }
    // In their own area archers hit once with a 4 and twice with a 5 or 6, against Defensive Value 3.
    // Five hits (2+2+1) come 1 in 18 times, six 1 in 27: two steps or three. The Peloponnesian then
    // routs with 2 or 3 faces of ten, the Theban, rated 5 and Disordered, with 4: nobody does in
    // 1 - 0.52/18 - 0.58/27 = 641/675 of all cases.
    let told = table.odds("roll").unwrap().remove(0).text[0].clone();
    assert!(told.contains("641/675"), "{told}");
}
