//! Positions that people write: what is accepted, and what is refused with all its faults.

use engine::{Fault, Game};
use game_spartans::Spartans;
use testkit::script;

fn read(options: &str, text: &str) -> Result<String, Vec<Fault>> {
    let game = Spartans::agree(&script::terms(options)).expect("terms");
    game.read_position(text).map(|state| game.write_position(&state))
}

/// Positions that can be played, each with the options it needs.
const ACCEPTED: &[(&str, &str)] = &[
    ("", "greek F5 west spartans-hoplitex3\npersian D5 east medes-mixedx3"),
    ("", "GREEK f5 WEST Spartans-Hoplite*2/Disordered\npersian d5 east Medes-Mixed # A remark."),
    ("", "greek F5 west spartans-hoplite\npersian F5 east medes-mixed/by=e\nsegment greek-melee"),
    ("", "segment persian-movement\ngreek F5 west spartans-hoplite\npersian A5 east medes-bowx3"),
    (
        "persians=player",
        "segment persian-movement\ngreek F5 west spartans-hoplite\npersian A5 east susa-bow",
    ),
    ("", "segment greek-melee\ngreek F5 west spartans-hoplite\npersian F5 east medes-bowx2/by=e"),
    (
        "greeks=contingents",
        "greek F5 west thebans-hoplite thespians-hoplite/alone\npersian A5 east susa-bow",
    ),
    (
        "",
        "round 0\nattacker medes\nused medes\nhand medes mixedx3\nhand spartans hoplite\nstep deployment\nsegment persian-movement",
    ),
    (
        "",
        "day 3\nround 0\ntoday 0\nsegment persian-movement\nstep over tie\ntrack spartans hoplite\nused -\nattacker -",
    ),
];

#[test]
fn positions_that_can_be_played_are_accepted_and_read_back() {
    for (options, text) in ACCEPTED {
        let written = read(options, text).unwrap_or_else(|faults| panic!("{text}\n{faults:?}"));
        assert_eq!(read(options, &written).as_ref(), Ok(&written), "{text}");
    }
}

/// Two who could fight.
const TWO: &str = "greek F5 west spartans-hoplite\npersian D5 east medes-mixed\n";

/// Lines that make a good position impossible, each with a word of the first complaint.
const REFUSED: &[(&str, &str)] = &[
    ("hand spartans hoplitex3", "more units of a type than there are"),
    ("hand spartans hoplitex200", "more units of a type than there are"),
    ("greek C1 west thebans-hoplite", "Coastal"),
    ("greek G5 west phocians-hoplite phocians-javelin", "one type"),
    ("greek G5 west thebans-hoplitex4", "three units"),
    ("greek G5 west phocians-javelin*1", "no step left"),
    ("greek G5 west medes-mixed", "no greek unit"),
    ("greek G5 thebans-hoplite", "greek G5 must be"),
    ("greek G5 west thebans-hoplite/asleep", "no mark"),
    ("greek P5 west thebans-hoplite", "must begin with"),
    ("greek F5 west spartans-hoplite", "twice"),
    ("army locrians hoplite", "its own track is filled"),
    ("greek G5 west thebans-hoplite/by=w", "where none is"),
    ("persian F5 east medes-mixed", "one of them came in"),
    ("army spartans hoplite", "neither on the map nor in hand"),
    ("day 4", "day must be"),
    ("round 9", "rounds of today"),
    ("today 0", "rounds of today"),
    ("guard spartans", "Ephialtes Box"),
    ("home thebans", "Ephialtes Box"),
    ("entry 4", "Immortals"),
    ("used susa", "contingents do not fit"),
    ("breaking medes", "Routs Box"),
    ("volley D5 hits 1", "must say what comes"),
    ("volley D5 hits 1\nstep movement 1", "fire under way"),
    ("settled D5", "must say what comes"),
    ("settled D5\nstep movement 1", "settled"),
    ("feint ready", "feigned"),
    ("step fire 1", "segment does not fit"),
    ("step strike F5", "segment does not fit"),
    ("segment greek-melee\nstep strike F5", "settled"),
    ("segment greek-melee\nsettled F5\nstep strike F5", "what it waits for"),
    ("segment persian-movement\nstep which-stack 2", "what it waits for"),
    ("segment persian-movement\nstep march D5.1 stay", "what it waits for"),
    ("segment recovery\nstep recover greek F5.1", "what it waits for"),
    ("round 0\nstep commitment", "contingents do not fit"),
    ("round 0", "must say what comes"),
    ("step over tie", "did not end so"),
    ("gone medes mixed", "crisis"),
    ("banner red", "no line of a position"),
];

#[test]
fn positions_that_cannot_be_played_are_refused_and_the_fault_is_named() {
    for (lines, word) in REFUSED {
        let text = format!("{TWO}{lines}");
        let told = read("", &text).expect_err(&text);
        let all: Vec<String> = told.iter().map(|fault| fault.what.clone()).collect();
        assert!(all.iter().any(|it| it.contains(word)), "{lines}: {all:?}");
    }
}

#[test]
fn all_faults_are_told_at_once_with_their_lines() {
    let told = read("", "day 9\ngreek F5 up spartans-hoplite\nnonsense").expect_err("three faults");
    let lines: Vec<Option<usize>> = told.iter().map(|fault| fault.line).collect();
    assert_eq!(lines, [Some(1), Some(2), Some(3)]);
}

#[test]
fn help_lists_every_line_once() {
    let game = Spartans::agree(&script::terms("")).expect("terms");
    let facts = game.position_facts();
    let keys: Vec<&str> = facts.iter().filter_map(|it| it.begins.split(' ').next()).collect();
    let text = game.write_position(&game.start());
    for line in text.lines() {
        let key = line.split(' ').next().expect("a key");
        assert!(keys.contains(&key), "{key} is not in {keys:?}");
    }
}

#[test]
fn a_count_may_stand_before_the_marks_of_a_unit_or_behind_them() {
    let read = |unit: &str| read("", &format!("greek F5 west {unit}\npersian D5 east medes-mixed"));
    let behind = read("thebans-hoplite*1/disorderedx2").expect("as it is written");
    assert_eq!(read("thebans-hoplite*1x2/disordered"), Ok(behind));
}

#[test]
fn a_word_that_is_wrong_in_an_action_is_named() {
    let game = Spartans::agree(&script::terms("")).expect("terms");
    for (text, wrong) in [
        ("gaurd phocians", "none begins with “gaurd”"),
        ("guard phocian", "“phocian” is not a Greek contingent"),
        ("place spartan hoplite F5 west", "“spartan” is not a contingent and a type"),
        ("place spartans hoplite F9 west", "“F9” is not an area from A1 to O8"),
        ("move H5/4 G5 west", "“H5/4” is not a force"),
    ] {
        let fault = game.read_action(text).expect_err(text).what;
        assert!(fault.contains(wrong), "{fault}");
    }
}
