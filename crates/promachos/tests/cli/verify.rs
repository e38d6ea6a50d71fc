//! Dice by commitment, checked on the command line.

use dice::{FairTerms, Kind};
use engine::{Node, Record, Terms};

use crate::{Folder, HOT_GATES};

const SECRET: [u8; 32] = *b"the pass is narrow, the sea near";

/// A whole game with fair dice: its record, and its pact.
fn fair_game() -> (Record, FairTerms) {
    let mut fair_terms = FairTerms::offer("table-7".to_owned(), &SECRET, 1);
    fair_terms.contributions = vec![Some(*b"Come, take them!")];
    let entry = games::find("thermopyles").expect("the game");
    let kind = Kind::Fair(fair_terms.clone());
    let mut table = entry.begin(&Terms::default(), Vec::new(), kind, None).expect("a table");
    let mut dice =
        fair_terms.dice(&SECRET).expect("its secret").expect("everybody has contributed");
    while !matches!(table.node(), Node::Over(_)) {
        if !table.advance(&mut dice).expect("dice roll what can come up") {
            let seat = table.deciding().expect("somebody decides");
            let action = table.actions()[0].notation.clone();
            table.act(seat, &action).expect("a listed action");
        }
    }
    (Record::read(&table.record()).expect("a record"), fair_terms)
}

fn with_dice(record: &Record, fair_terms: &FairTerms) -> String {
    let mut record = record.clone();
    record.header.dice = Kind::Fair(fair_terms.clone()).to_string();
    record.write()
}

#[test]
fn every_roll_of_a_fair_game_is_recomputed_from_its_secret() {
    let folder = Folder::new();
    let (record, fair_terms) = fair_game();
    let rolls = record.lines.iter().filter(|line| line.who == engine::record::Who::Chance).count();
    folder.write("a.record", with_dice(&record, &FairTerms { secret: Some(SECRET), ..fair_terms }));
    let said = folder.well(&["verify", "a.record"]);
    assert!(said.starts_with("Verified"), "{said}");
    assert!(said.contains(&format!("all {rolls} rolls")), "{said}");
}

#[test]
fn a_secret_or_part_with_one_flipped_bit_is_refused() {
    let folder = Folder::new();
    let (record, fair_terms) = fair_game();
    let mut secret = SECRET;
    secret[7] ^= 4;
    folder.write(
        "a.record",
        with_dice(&record, &FairTerms { secret: Some(secret), ..fair_terms.clone() }),
    );
    assert!(folder.refused(&["verify", "a.record"]).contains("secret is not the one"));
    let mut other = FairTerms { secret: Some(SECRET), ..fair_terms };
    other.contributions[0] = Some(*b"Come, take them?");
    folder.write("a.record", with_dice(&record, &other));
    assert!(folder.refused(&["verify", "a.record"]).contains("the dice gave"));
}

#[test]
fn before_the_secret_is_published_it_says_what_holds_already() {
    let folder = Folder::new();
    let (mut record, fair_terms) = fair_game();
    folder.write("over.record", with_dice(&record, &fair_terms));
    assert!(folder.well(&["verify", "over.record"]).contains("is not in the record"));
    record.lines.truncate(20);
    folder.write("a.record", with_dice(&record, &fair_terms));
    let said = folder.well(&["verify", "a.record"]);
    assert!(said.contains("20 steps") && said.contains("when the game is over"), "{said}");
}

#[test]
fn other_dice_and_other_files_are_told_apart() {
    let folder = Folder::with_setup(HOT_GATES);
    assert!(folder.well(&["verify", "a.record"]).contains("cannot be checked"));
    folder.write("b.record", "no record");
    folder.refused(&["verify", "b.record"]);
    folder.refused(&["verify", "nowhere.record"]);
    folder.refused(&["verify"]);
    let record = String::from_utf8(folder.read("a.record")).expect("text");
    folder.write("c.record", record.replace("dice seeded 1", "dice fair table-7"));
    folder.refused(&["verify", "c.record"]);
}
