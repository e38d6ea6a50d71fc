//! Dice by commitment, checked on the command line.

use dice::{Kind, Pact};
use engine::{Node, Record, Terms};

use crate::{Desk, HOT_GATES};

const SECRET: [u8; 32] = *b"the pass is narrow, the sea near";

/// A whole game with fair dice: its record, and its pact.
fn fair_game() -> (Record, Pact) {
    let mut pact = Pact::offer("table-7".to_owned(), &SECRET, 1);
    pact.contributions = vec![Some(*b"Come, take them!")];
    let entry = games::find("thermopyles").expect("the game");
    let kind = Kind::Fair(pact.clone());
    let mut table = entry.begin(&Terms::default(), Vec::new(), kind, None).expect("a table");
    let mut dice = pact.dice(&SECRET).expect("its secret").expect("everybody has contributed");
    while !matches!(table.node(), Node::Over(_)) {
        if !table.roll(&mut dice).expect("dice roll what can come up") {
            let seat = table.deciding().expect("somebody decides");
            let action = table.actions()[0].notation.clone();
            table.act(seat, &action).expect("a listed action");
        }
    }
    (Record::read(&table.record()).expect("a record"), pact)
}

fn with_dice(record: &Record, pact: &Pact) -> String {
    let mut record = record.clone();
    record.header.dice = Kind::Fair(pact.clone()).to_string();
    record.write()
}

#[test]
fn every_roll_of_a_fair_game_is_recomputed_from_its_secret() {
    let desk = Desk::new();
    let (record, pact) = fair_game();
    let rolls = record.lines.iter().filter(|line| line.who == engine::record::Who::Chance).count();
    desk.write("a.game", with_dice(&record, &Pact { secret: Some(SECRET), ..pact }));
    let said = desk.well(&["verify", "a.game"]);
    assert!(said.starts_with("Verified"), "{said}");
    assert!(said.contains(&format!("all {rolls} rolls")), "{said}");
}

#[test]
fn a_secret_or_part_with_one_flipped_bit_is_refused() {
    let desk = Desk::new();
    let (record, pact) = fair_game();
    let mut secret = SECRET;
    secret[7] ^= 4;
    desk.write("a.game", with_dice(&record, &Pact { secret: Some(secret), ..pact.clone() }));
    assert!(desk.refused(&["verify", "a.game"]).contains("secret is not the one"));
    let mut other = Pact { secret: Some(SECRET), ..pact };
    other.contributions[0] = Some(*b"Come, take them?");
    desk.write("a.game", with_dice(&record, &other));
    assert!(desk.refused(&["verify", "a.game"]).contains("the dice gave"));
}

#[test]
fn before_the_secret_is_published_it_says_what_holds_already() {
    let desk = Desk::new();
    let (mut record, pact) = fair_game();
    desk.write("over.game", with_dice(&record, &pact));
    assert!(desk.well(&["verify", "over.game"]).contains("is not in the record"));
    record.lines.truncate(20);
    desk.write("a.game", with_dice(&record, &pact));
    let said = desk.well(&["verify", "a.game"]);
    assert!(said.contains("20 steps") && said.contains("when the game is over"), "{said}");
}

#[test]
fn other_dice_and_other_files_are_told_apart() {
    let desk = Desk::with_setup(HOT_GATES);
    assert!(desk.well(&["verify", "a.game"]).contains("cannot be checked"));
    desk.write("b.game", "no record");
    desk.refused(&["verify", "b.game"]);
    desk.refused(&["verify", "nowhere.game"]);
    desk.refused(&["verify"]);
    let record = String::from_utf8(desk.read("a.game")).expect("text");
    desk.write("c.game", record.replace("dice seeded 1", "dice fair table-7"));
    desk.refused(&["verify", "c.game"]);
}
