//! Positions that people write: what is accepted, and what is refused with all its faults.

use engine::{Fault, Game};
use game_marathon::Marathon;
use testkit::script;

fn read(options: &str, text: &str) -> Result<String, Vec<Fault>> {
    let game = Marathon::agree(&script::terms(options)).expect("terms");
    game.read_position(text).map(|state| game.write_position(&state))
}

/// Positions that can be played, each with the options it needs.
const ACCEPTED: &[(&str, &str)] = &[
    ("", "step greek-initiative"),
    (
        "",
        "TURN 3\nimpulse Movement\nmarker Greek-Left\nactive gl1\nat 2010 Down-Left GL1/Reduced # Two.\nstep movement",
    ),
    (
        "",
        "turn 0\nimpulse greek-set-up\nhand GL1 Callimachus\nat 2001 right GC1\nstep set-up greek",
    ),
    ("", "turn 2\nimpulse rally\nable PL1\nat 2113 right PL1/routed/reduced/fled\nstep rally PL1"),
    (
        "",
        "turn 2\nimpulse melee\nmarker greek-left\nactive GL1\naims GL1>down\nat 2010 down-left GL1\nat 2011 up-left PL1\nstep strike 2011",
    ),
    ("scenario=variant", "turn 3\nimpulse spartans\nstep spartan-die"),
    ("", "turn 10\nimpulse end\nmorale greek 4\nstep over greek-points"),
];

#[test]
fn positions_that_can_be_played_are_accepted_and_read_back() {
    for (options, text) in ACCEPTED {
        let written = read(options, text).unwrap_or_else(|faults| panic!("{text}\n{faults:?}"));
        assert_eq!(read(options, &written).as_ref(), Ok(&written), "{text}");
    }
}

/// Two who could fight.
const TWO: &str = "turn 2\nimpulse movement\nmarker greek-left\nactive GL1\nat 2010 right GL1\nat 2012 up-left PL1\n";

/// Lines that make a good position impossible, each with a word of the complaint.
const REFUSED: &[(&str, &str)] = &[
    ("step fire", "does not fit"),
    ("step movement\nat 2010 left GL2", "twice"),
    ("step movement\nat 2820 right GL2", "2820"),
    ("step movement\nat 2011 right GL2 PL2", "both sides"),
    ("step movement\nat 2011 right GL2 GL3 GL4 GL5", "three are the most"),
    ("step movement\nat 2011 right GA1/reduced", "one step"),
    ("step movement\nat 2011 right Plataea/disrupted", "never disrupted"),
    ("step movement\nat 2011 right GL2/disrupted/routed/reduced", "not both"),
    ("step movement\nat 2011 right GL2/routed", "reduced side"),
    ("step movement\nat 2011 right GL2/fled", "fled"),
    ("step movement\nat 2011 right GL2/asleep", "asleep"),
    ("step movement\nat 2011 right GL9", "GL9"),
    ("step movement\nabatis 1902", "Encampment"),
    ("step movement\npool GL2", "reinforcements"),
    ("step movement\nhand PL2", "in hand"),
    ("step movement\nbooked 2116", "fallen"),
    ("step movement\nfallen 2010", "neither a Beach"),
    ("step movement\ncharging PL1", "charges"),
    ("step movement\nturn 11", "turn"),
    ("step movement\nmorale greek 11", "morale"),
    ("step movement\nmorale greek 0", "nought"),
    ("step movement\nsleep 3", "sleep"),
];

#[test]
fn positions_that_cannot_be_are_refused_with_the_reason() {
    assert_eq!(read("", &format!("{TWO}step movement")).err(), None);
    for (line, told) in REFUSED {
        let faults = read("", &format!("{TWO}{line}\n")).expect_err(line);
        let text: Vec<String> = faults.iter().map(ToString::to_string).collect();
        assert!(text.iter().any(|it| it.contains(told)), "{line}: {text:?}");
    }
}

#[test]
fn every_line_of_a_position_is_in_the_list_of_lines() {
    let game = Marathon::agree(&script::terms("")).expect("terms");
    let facts = game.position_facts();
    let keys: Vec<&str> = facts.iter().filter_map(|it| it.begins.split(' ').next()).collect();
    for text in [game.write_position(&game.start()), TWO.to_owned() + "step movement\n"] {
        for line in text.lines() {
            let key = line.split(' ').next().expect("a key");
            assert!(keys.contains(&key), "{key} is not in {keys:?}");
        }
    }
}

#[test]
fn actions_that_cannot_be_read_are_told_why() {
    let game = Marathon::agree(&script::terms("")).expect("terms");
    for (text, wrong) in [
        ("mvoe GL1 2010", "mvoe"),
        ("move GL99 2010", "GL99"),
        ("move GL1 4010", "4010"),
        ("face upward", "upward"),
        ("begin greek-middle", "greek-middle"),
    ] {
        let fault = game.read_action(text).expect_err(text).what;
        assert!(fault.contains(wrong), "{fault}");
    }
}
