//! Records of before, and of another machine: they open, and are written again as they were.

use engine::record::Hash;
use engine::replay::{self, ReplayFault};
use engine::{Fault, Game, Match, Record, Sheet, Terms};
use testkit::toy::Toy;

use crate::ford::{complaint, fault, played, whole_game};

const YIELDED: [&str; 6] = ["card 2", "card 3", "seal push", "seal hold", "march 20", "yield"];

fn by_rules(version: u32) -> Terms {
    Terms { rules: Some(version), ..Terms::default() }
}

/// What a text is written as after it was replayed.
#[track_caller]
fn again(text: &str) -> String {
    let record = Record::read(text).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
    let game = replay::replay::<Toy>(&record).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
    game.record().write()
}

/// A text with a part exchanged, closed by the sum that belongs to it.
#[track_caller]
fn forged(text: &str, from: &str, to: &str) -> String {
    assert!(text.contains(from), "no {from} in {text}");
    Record::read(&text.replace(from, to)).expect("lines as a record has them").write()
}

fn own_sheet() -> Sheet {
    let text = "game = \"ford\"\n[[datum]]\nkey = \"ford.name\"\nvalue = \"Black Water\"\n\
                standing = \"owner\"\nsource = \"my box\"\n";
    Sheet::read(text).expect("a sheet")
}

fn with_own_data() -> Match<Toy> {
    let terms = Terms { components: Some(own_sheet()), ..Terms::default() };
    played(&terms, None, &["card 2", "card 3"])
}

// Rules.

#[test]
fn a_record_is_replayed_by_the_rules_that_it_was_played_under() {
    // Nobody fell back before version 4: the game was over when somebody yielded.
    let text = played(&by_rules(3), None, &YIELDED).record().write();
    assert!(text.contains("\nrules 3\n"), "{text}");
    assert_eq!(again(&text), text);
    let game = replay::replay::<Toy>(&Record::read(&text).unwrap()).expect("a true record");
    assert!(matches!(game.node(), engine::Node::Over(_)));
}

#[test]
fn what_the_rules_do_since_is_refused_in_a_record_of_before() {
    let mut steps = YIELDED.to_vec();
    steps.push("F7");
    let text = played(&by_rules(4), None, &steps).record().write();
    assert_eq!(complaint(&text), None);
    let told = fault(&forged(&text, "\nrules 4\n", "\nrules 3\n"));
    assert!(matches!(told, ReplayFault::Refused { step: 7, .. }), "{told}");
}

#[test]
fn every_version_of_the_rules_can_be_agreed_on() {
    for version in 1..=Toy::INFO.rules_version {
        let text = played(&by_rules(version), None, &["card 2"]).record().write();
        assert!(text.contains(&format!("\nrules {version}\n")), "{text}");
        assert_eq!(again(&text), text);
    }
}

#[test]
fn a_new_game_is_played_by_the_newest_rules() {
    assert_eq!(whole_game().header().rules, Toy::INFO.rules_version);
}

#[test]
fn rules_that_are_newer_than_the_program_are_told_as_newer() {
    let text = whole_game().record().write();
    let told = fault(&forged(&text, "\nrules 4\n", "\nrules 5\n")).to_string();
    let newer = "the record was played under rules version 5 of ford; it is newer than this \
                 program, which knows 1 to 4";
    assert_eq!(told, newer);
    let told = fault(&forged(&text, "\nrules 4\n", "\nrules 0\n"));
    assert_eq!(told, ReplayFault::OtherRules { game: "ford", found: 0, known: 4 });
    assert!(!told.to_string().contains("newer"), "{told}");
}

// The format.

#[test]
fn a_newer_format_is_told_as_newer() {
    let text = whole_game().record().write();
    let newer = text.replacen("promachos-record 1", "promachos-record 2", 1);
    let told = "this record was written by a newer program (format 2; this one reads 1); open it \
                with that one";
    assert_eq!(Record::read(&newer), Err(Fault::at(1, told)));
}

#[test]
fn what_is_no_format_at_all_is_not_called_newer() {
    for first in ["promachos-record 0", "promachos-record -2", "promachos-record two", "record 2"] {
        let told = Record::read(&format!("{first}\n")).expect_err("no record");
        assert!(told.what.starts_with("not a record of play"), "{told}");
    }
}

// Component data.

#[test]
fn a_hash_that_the_same_data_had_before_is_taken_and_kept() {
    let text = whole_game().record().write();
    let today = Sheet::read(Toy::INFO.components).unwrap().hash().to_string();
    for former in Toy::INFO.former_components {
        let old = forged(&text, &today, former);
        assert_eq!(again(&old), old);
    }
    assert!(!Toy::INFO.former_components.contains(&today.as_str()));
}

#[test]
fn the_hash_over_the_whole_sheet_is_one_of_those_of_before() {
    let sheet = Sheet::read(Toy::INFO.components).unwrap();
    let whole = Hash::of(&sheet.write()).to_string();
    assert!(Toy::INFO.former_components.contains(&whole.as_str()), "{whole}");
}

#[test]
fn a_hash_that_no_standard_sheet_had_is_refused_under_any_sum() {
    let record = whole_game().record();
    let (old, new) = (record.header.components, record.start);
    let text = forged(&record.write(), &format!("components {old}"), &format!("components {new}"));
    assert!(matches!(fault(&text), ReplayFault::OtherComponents { .. }));
}

#[test]
fn own_data_of_before_replay_by_what_the_record_says_of_them() {
    let text = with_own_data().record().write();
    let terms = Terms { components: Some(own_sheet()), ..Terms::default() };
    let sheet = engine::play::components::<Toy>(&terms).expect("a fair sheet");
    // This is how such sheets were hashed before: source, standing and all.
    let old = forged(&text, &sheet.hash().to_string(), &Hash::of(&sheet.write()).to_string());
    assert_ne!(old, text);
    assert_eq!(again(&old), old);
}

#[test]
fn the_hash_of_own_data_is_still_under_the_closing_sum() {
    let record = with_own_data().record();
    let (old, new) = (record.header.components, record.start);
    let text = record.write().replace(&format!("components {old}"), &format!("components {new}"));
    assert_eq!(fault(&text), ReplayFault::Seal);
}

#[test]
fn own_data_may_not_change_what_is_printed_by_way_of_a_record_either() {
    let mut record = with_own_data().record();
    let data = record.header.own_components.unwrap();
    record.header.own_components =
        Some(data.replace("ford.name", "ford.width").replace("Black Water", "31"));
    let told = fault(&record.write());
    assert!(matches!(told, ReplayFault::Header(_)), "{told}");
}

// The header.

#[test]
fn an_option_that_came_later_is_not_put_into_a_record_of_before() {
    let text = whole_game().record().write();
    let old = forged(&text, "option flaw none\n", "");
    assert_eq!(again(&old), old);
}

#[test]
fn own_data_and_setup_stay_as_they_were_written() {
    let position = Some("deck 1 2 2 3\ncards 1 3");
    let terms = Terms { components: Some(own_sheet()), ..Terms::default() };
    let text = played(&terms, position, &["seal hold"]).record().write();
    let remarked = forged(&text, "data game", "data # From my own box.\ndata game");
    let shorter = forged(&remarked, "setup orders - -\n", "");
    assert_eq!(again(&shorter), shorter);
}

// Another machine.

#[test]
fn a_record_that_a_windows_editor_saved_opens_and_is_written_as_it_was() {
    let text = with_own_data().record().write();
    for saved in [
        text.replace('\n', "\r\n"),
        format!("\u{feff}{text}"),
        format!("\u{feff}{}", text.replace('\n', "\r\n")),
    ] {
        assert_eq!(again(&saved), text);
    }
}

#[test]
fn a_line_of_a_windows_text_is_named_by_its_number() {
    let text = whole_game().record().write().replace("dice scripted", "dies scripted");
    let told = Record::read(&text.replace('\n', "\r\n")).expect_err("no such line");
    assert_eq!(told.line, Some(7)); // Format, game, rules, two options, components, dice.
}
