//! Damaged records and texts that are none: no change goes unnoticed, and the place is named.

use engine::record::{Hash, Line, Who};
use engine::replay::ReplayFault;
use engine::{Fault, Record, Seat};

use crate::ford::{complaint, fault, whole_game};

#[test]
fn every_edit_of_one_byte_is_refused() {
    let text = whole_game().record().write();
    assert_eq!(complaint(&text), None);
    for at in 0..text.len() {
        for new in (0..128).filter(|new| text.as_bytes()[at] != *new) {
            let mut bytes = text.clone().into_bytes();
            bytes[at] = new;
            let edited = String::from_utf8(bytes).expect("a record is ASCII");
            assert!(complaint(&edited).is_some(), "byte {at} may become {:?}", char::from(new));
        }
    }
}

#[test]
fn every_byte_that_is_cut_out_or_doubled_is_noticed() {
    let text = whole_game().record().write();
    for at in 0..text.len() {
        let (before, after) = text.split_at(at);
        let cut = format!("{before}{}", &after[1..]);
        assert!(complaint(&cut).is_some(), "byte {at} may go");
        let doubled = format!("{before}{}{after}", &after[..1]);
        assert!(complaint(&doubled).is_some(), "byte {at} may be doubled");
    }
}

#[test]
fn every_shortened_record_is_refused() {
    let text = whole_game().record().write();
    for length in 0..text.len() {
        assert!(complaint(&text[..length]).is_some(), "{length} bytes are taken for the whole");
    }
}

#[test]
fn text_after_the_closing_line_is_refused() {
    let text = whole_game().record().write();
    for more in ["\n", " ", "8 seat 1 brace 0000000000000000\n"] {
        assert!(complaint(&format!("{text}{more}")).is_some(), "{more:?}");
    }
}

#[test]
fn two_steps_that_change_places_are_refused() {
    let text = whole_game().record().write();
    let mut lines: Vec<&str> = text.lines().collect();
    let first = lines.iter().position(|line| line.starts_with("1 ")).unwrap();
    lines.swap(first, first + 1);
    assert!(complaint(&format!("{}\n", lines.join("\n"))).is_some());
}

/// The fault of a text that is no record.
#[track_caller]
fn unreadable(text: &str) -> Fault {
    Record::read(text).expect_err("no record")
}

/// A record of the whole game that somebody rewrote; its sum fits.
fn rewritten(change: impl FnOnce(&mut Record)) -> String {
    let mut record = whole_game().record();
    change(&mut record);
    record.write()
}

#[test]
fn a_record_that_ends_too_soon_is_told_the_line_where_it_does() {
    let text = whole_game().record().write();
    let lines: Vec<&str> = text.lines().collect();
    for (number, line) in (1..).zip(&lines[..lines.len() - 1]) {
        let above: String = lines[..number - 1].iter().flat_map(|line| [line, "\n"]).collect();
        let half = line.len() / 2;
        let told = unreadable(&format!("{above}{}", &line[..half]));
        assert_eq!(told.line, Some(number), "{told}");
        let says = if number == 1 { "not a record of play" } else { "the record is cut short" };
        assert!(told.what.starts_with(says), "{told}");
    }
}

#[test]
fn a_control_character_is_named_with_its_line() {
    let text = whole_game().record().write();
    for (bad, code) in [('\0', "U+0000"), ('\u{1b}', "U+001B"), ('\r', "U+000D")] {
        let told = unreadable(&text.replace("Player 2", &format!("Player{bad}2")));
        assert_eq!(told.line, Some(9), "{told}"); // Dice in line 7, then the seats.
        assert_eq!(told.what, format!("a record is plain text; {code} has no place in it"));
    }
}

#[test]
fn a_file_of_nothing_but_zeroes_is_no_record() {
    let told = unreadable(&"\0".repeat(4_096));
    assert_eq!(told.line, Some(1));
    assert!(told.what.starts_with("not a record of play"), "{told}");
}

#[test]
fn a_line_of_a_million_letters_is_named_and_not_repeated() {
    let long = "x".repeat(1_000_000);
    let step = Line { who: Who::Seat(Seat::FIRST), text: long.clone(), hash: Hash::of("") };
    let texts = [
        (rewritten(|it| it.header.game.clone_from(&long)), "the record is of"),
        (rewritten(|it| it.header.options[0].0.clone_from(&long)), "the header cannot be played"),
        (rewritten(|it| it.header.seats[1].clone_from(&long)), "line 9: the name"),
        (rewritten(|it| it.lines[4] = step.clone()), "step 5, “xxx"),
        (rewritten(|it| it.header.setup = Some(long.clone())), "the header cannot be played"),
        (format!("promachos-record 1\n{long}\n"), "line 2: “game …” expected"),
        (long, "line 1: not a record of play"),
    ];
    for (text, says) in texts {
        let told = complaint(&text).expect("a false record");
        assert!(told.starts_with(says), "{told:.200}");
        assert!(told.len() < 500, "{} bytes are told", told.len());
    }
}

#[test]
fn forty_thousand_lines_too_many_are_told_in_a_few_words() {
    let many = |line: &str| line.repeat(40_000);
    let option = ("wind".to_owned(), "low".to_owned());
    let datum = "[[datum]]\nkey = \"ford.depth\"\nvalue = \"2\"\n";
    let texts = [
        rewritten(|it| it.header.options = vec![option; 40_000]),
        rewritten(|it| it.header.seats = vec!["Xerxes".to_owned(); 40_000]),
        rewritten(|it| it.header.setup = Some(many("bridge 1\n"))),
        rewritten(|it| it.header.own_components = Some(many(datum))),
        many("promachos-record 1\n"),
    ];
    for text in texts {
        let told = complaint(&text).expect("a false record");
        assert!(told.len() < 4_000, "{} bytes are told: {told:.200}", told.len());
    }
}

#[test]
fn more_options_than_the_game_has_are_refused_by_their_number() {
    let options = vec![("water".to_owned(), "low".to_owned()); 3];
    let ReplayFault::Header(faults) = fault(&rewritten(|it| it.header.options = options)) else {
        panic!("the header is at fault");
    };
    assert_eq!(faults, [Fault::new("3 options are set and the game has 2; set each once")]);
}
