//! Records of play: they read back, they prove themselves, and what is false is named.

use engine::door::Refusal;
use engine::replay::{self, ReplayFault};
use engine::{Cited as _, Fault, Game, Match, Record, Sheet, Terms};
use testkit::toy::Toy;

use crate::ford::{complaint, fault, played, whole_game};

#[test]
fn a_record_reads_back_as_it_was_written() {
    let record = whole_game().record();
    assert_eq!(Record::read(&record.write()), Ok(record));
}

#[test]
fn a_record_replays_to_the_same_steps_and_position() {
    let game = whole_game();
    let again = replay::replay::<Toy>(&game.record()).expect("a true record");
    assert_eq!((again.steps(), again.state()), (game.steps(), game.state()));
}

#[test]
fn a_record_is_text_that_people_can_read() {
    let text = whole_game().record().write();
    let words: Vec<&str> = text.lines().map(|line| line.rsplit_once(' ').unwrap().0).collect();
    assert_eq!(words[..4], ["promachos-record", "game", "rules", "option water"]);
    assert_eq!(words.iter().filter(|line| line.starts_with("5 ")).count(), 1);
    assert!(text.contains("\n5 seat 1 march 17 "), "{text}");
    assert!(text.contains("\n7 chance die 6 "), "{text}");
}

#[test]
fn a_record_carries_a_setup_and_an_owners_sheet() {
    let sheet = "game = \"ford\"\n[[datum]]\nkey = \"ford.name\"\nvalue = \"Black \\\"Water\\\"\"\n\
                 standing = \"owner\"\nsource = \"my box\"\n";
    let terms = Terms { components: Some(Sheet::read(sheet).unwrap()), ..Terms::default() };
    let game = played(&terms, Some("deck 1 2 2 3\ncards 1 3"), &["seal hold", "seal push"]);
    assert_eq!(game.game().name, "Black \"Water\"");
    let record = game.record();
    assert_eq!(Record::read(&record.write()).as_ref(), Ok(&record));
    let again = replay::replay::<Toy>(&record).expect("a true record");
    assert_eq!((again.game().name.as_str(), again.state()), ("Black \"Water\"", game.state()));
}

#[test]
fn a_record_of_no_steps_replays() {
    let game = played(&Terms::default(), None, &[]);
    assert_eq!(complaint(&game.record().write()), None);
}

#[test]
fn an_edited_step_is_named() {
    let text = whole_game().record().write();
    let edited = text.replace("march 17", "march 18");
    assert!(matches!(fault(&edited), ReplayFault::Step { step: 5, .. }), "{:?}", fault(&edited));
}

#[test]
fn an_illegal_step_is_named_with_its_objections() {
    let text = whole_game().record().write().replace("march 17", "march 31");
    let ReplayFault::Refused { step: 5, refusal: Refusal::Illegal { objections, .. }, .. } =
        fault(&text)
    else {
        panic!("{:?}", fault(&text));
    };
    assert_eq!(objections[0].case().id(), "F3");
}

#[test]
fn a_step_of_the_wrong_seat_is_named() {
    let text = whole_game().record().write().replace("5 seat 1 march", "5 seat 2 march");
    let told = fault(&text).to_string();
    assert!(told.starts_with("step 5, “march 17”, is refused: seat 2 may not act"), "{told}");
}

#[test]
fn an_edited_hash_is_named_by_its_step() {
    let record = whole_game().record();
    let (old, new) = (record.lines[2].hash, record.lines[3].hash);
    let text = record.write().replace(&format!("seal push {old}"), &format!("seal push {new}"));
    let ReplayFault::Step { step: 3, differs, .. } = fault(&text) else {
        panic!("{:?}", fault(&text));
    };
    assert_eq!((differs.recorded, differs.replayed), (new, old));
}

#[test]
fn an_edited_start_is_named() {
    let record = whole_game().record();
    let (old, new) = (record.start, record.lines[0].hash);
    let text = record.write().replace(&format!("start {old}"), &format!("start {new}"));
    assert!(matches!(fault(&text), ReplayFault::Start(_)));
}

#[test]
fn an_edited_name_breaks_the_seal() {
    let text = whole_game().record().write().replace("seat 1 Player 1", "seat 1 Xerxes");
    assert_eq!(fault(&text), ReplayFault::Seal);
}

#[test]
fn another_games_record_is_refused() {
    let text = whole_game().record().write().replace("game ford", "game bridge");
    assert!(matches!(fault(&text), ReplayFault::OtherGame { found, .. } if found == "bridge"));
}

#[test]
fn other_components_are_refused() {
    let record = whole_game().record();
    let (old, new) = (record.header.components, record.start);
    let text = record.write().replace(&format!("components {old}"), &format!("components {new}"));
    assert!(matches!(fault(&text), ReplayFault::OtherComponents { .. }));
}

#[test]
fn an_option_that_the_game_lacks_is_refused() {
    let text = whole_game().record().write().replace("option water high", "option wind high");
    assert!(matches!(fault(&text), ReplayFault::Header(_)));
}

#[test]
fn a_text_that_is_no_record_is_told_so_on_its_first_line() {
    for text in ["", "\n", "promachos-record 2\n", "hello"] {
        let fault = Record::read(text).expect_err("no record");
        assert_eq!(fault.line, Some(1), "{text:?}");
    }
}

#[test]
fn a_bad_line_is_named_by_its_number() {
    let text = whole_game().record().write().replace("dice scripted", "dies scripted");
    let fault = Record::read(&text).expect_err("no such line");
    assert_eq!(fault.line, Some(7)); // Format, game, rules, two options, components, dice.
}

fn begin_with(names: &[&str], dice: &str) -> Result<Match<Toy>, Vec<Fault>> {
    let names = names.iter().map(|name| (*name).to_owned()).collect();
    Match::begin(&Terms::default(), names, dice.to_owned(), None)
}

#[test]
fn every_seat_needs_a_name_that_fits_on_a_line() {
    assert!(begin_with(&["Leonidas", "Xerxes, Great King"], "fair").is_ok());
    for names in [&["one"][..], &["one", ""], &["one", " two"], &["one", "tw\no"], &["", "", ""]] {
        assert!(begin_with(names, "fair").is_err(), "{names:?}");
    }
    let long = "x".repeat(33);
    assert_eq!(begin_with(&["", &long], "fair").unwrap_err().len(), 2);
}

#[test]
fn where_the_dice_come_from_fits_on_a_line() {
    assert!(begin_with(&["one", "two"], "seed 1\ngame other").is_err());
}

#[test]
fn looking_back_finds_every_earlier_position() {
    let game = whole_game();
    for (at, step) in game.steps().iter().enumerate() {
        let state = game.state_after(at + 1).expect("so many steps were played");
        let hash = engine::record::Hash::of(&game.game().write_position(&state));
        assert_eq!(hash, step.hash);
    }
    assert_eq!(game.state_after(8), None);
}
