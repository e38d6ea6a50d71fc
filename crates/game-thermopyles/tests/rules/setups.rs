//! Positions that people write: what is accepted, and what is refused with all its faults.

use engine::{Fault, Game};
use game_thermopyles::Thermopyles;
use testkit::script;

fn read(options: &str, text: &str) -> Result<String, Vec<Fault>> {
    let game = Thermopyles::agree(&script::terms(options)).expect("terms");
    game.read_position(text).map(|state| game.write_position(&state))
}

const SLOTS: &str = "slots 20/24 17/22";

/// Positions that can be played, each with the options it needs.
const ACCEPTED: &[(&str, &str)] = &[
    ("", "slots 20/24 17/22\nhand 1 15"),
    ("", "step reveal"),
    ("", "step reveal\nslots 20/24 -"),
    ("", "step deal\nslots 20/24 17/22"),
    ("", "step deal\nslots 20/24 17/22\nhand 1 10 11x2"),
    ("players=2", "step deal\nslots 20/24 17/22\nhand 1 10 11x2\nhand 2 20"),
    ("", "slots 20/24 17/22\nstep support 15"),
    ("", "slots 20/24 17/22\nstep support 15 rolled"),
    ("support=one-by-one", "support 2\nslots 20/24 17/22\nstep support 15 rolled 6 6"),
    ("", "support 0\nslots 20/24 17/22\nstep support-dice 1 15 rolled 1 2 3"),
    ("", "marker 6\nsupport 0\nslots 20/24 17/22\nstep location-die 15 rolled 1 2 3 4"),
    ("", "slots 20/24 -\nhand 1 15\nstep refill 1"),
    ("", "slots - -\nhand 1 15\nstep refill-both 2"),
    ("", "slots 20/24 17/22\nhand 1 15\nstep offer bonus 2"),
    ("players=4", "slots 20/24 17/22\nhand 1 15\nstep draw 4 retreat 0"),
    ("", "slots 20/24 17/22\nhand 1 10 11 12 13 14 15\nstep discard 1 bonus 1"),
    ("hand-limit=none", "slots 20/24 17/22\nhand 1 10 11x2 12x2 13x2 14x2 15x2"),
    ("", "marker 7\nslots 20/24 17/22\nhand 1 15\nstep over K24"),
    ("", "slots 20/24 17/22\nspartan-deck -\nstep over K25"),
    ("", "slots - 17/22\npersian-deck -\nhand 1 15\nstep over K26"),
    ("graveyard-goal=10", "slots - -\ngraveyard 21/23x4 20/24x4 19/20x2\nstep over K27"),
    ("", "# A remark.\n\n  slots   20/24    17/22  # Another.\n\thand 1 15  20\n"),
];

#[test]
fn positions_that_can_be_played_are_accepted_and_read_back() {
    for (options, text) in ACCEPTED {
        let written = read(options, text).unwrap_or_else(|faults| panic!("{text}\n{faults:?}"));
        assert_eq!(read(options, &written).as_ref(), Ok(&written), "{text}");
    }
}

#[test]
fn what_is_left_out_is_as_the_rulebook_lays_it_out() {
    let short = read("", "slots 20/24 17/22\nhand 1 15").unwrap();
    let long = "
        marker 1
        support 4
        slots 20/24 17/22
        persian-deck rest
        graveyard -
        hand 1 15
        spartan-deck rest
        active 1
        step turn";
    assert_eq!(read("", long).unwrap(), short);
    // 28 - 2 Persian cards: three 20/24 and two 17/22 are left. 20 - 1 Spartan cards: one 15.
    assert!(short.contains("persian-deck 22/22 21/23x4 20/24x3 19/20x2"), "{short}");
    assert!(short.contains(" 17/27 17/22x2 16/23x2 "), "{short}");
    assert!(short.contains("spartan-deck 10 11x2 12x2 13x2 14x2 15 16x2"), "{short}");
}

#[test]
fn all_faults_of_a_text_are_told_with_their_lines() {
    let text = "marker 8\n\
                support 5\n\
                slots 20/24\n\
                # The next lines name what the box does not hold.\n\
                hand 2 10\n\
                hand 1 9\n\
                flag 1\n\
                active 0\n\
                step dance\n\
                graveyard 12/27x2\n\
                persian-deck 20/25\n\
                spartan-deck 10x0\n\
                hand 1 10\n\
                hand 1 11\n\
                marker +3";
    let faults = read("", text).unwrap_err();
    let lines: Vec<usize> = faults.iter().filter_map(|fault| fault.line).collect();
    assert_eq!(lines, [1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15], "{faults:#?}");
    let told = |line: usize| {
        &faults.iter().find(|fault| fault.line == Some(line)).expect("a fault there").what
    };
    assert_eq!(told(1), "marker must be a location from 1 to 7, not “8”");
    assert_eq!(told(6), "“9” is not a Spartan card");
    assert_eq!(told(10), "the deck has only 1 of 12/27 [K1]");
    assert_eq!(told(14), "hand 1 is given twice; keep one line");
}

/// The clauses that faults of a whole position cite, in order.
#[track_caller]
fn cited(options: &str, text: &str) -> Vec<String> {
    let faults = read(options, text).expect_err(text);
    assert!(faults.iter().all(|fault| fault.line.is_none()), "{faults:?}");
    let cases = |fault: &Fault| {
        let after = fault.what.split_once('[').map_or("", |(_, rest)| rest);
        after.split_once(']').map_or("none", |(case, _)| case).to_owned()
    };
    faults.iter().map(cases).collect()
}

/// Positions that cannot be, each with the clause of every fault.
const REFUSED: &[(&str, &str, &[&str])] = &[
    ("", "", &["K2"]),
    ("", "slots 20/24 -\nhand 1 15", &["K2"]),
    ("", "slots 20/24 17/22\nhand 1 20\nspartan-deck 20", &["K1"]),
    ("", "slots 22/22 17/22\nhand 1 20\ngraveyard 22/22", &["K1"]),
    ("", "slots 20/24 17/22\nhand 1 20\nstep support 20", &["K1"]),
    ("", "slots 20/24 17/22\nhand 1 10 11 12 13 14 15", &["K5"]),
    ("hand-limit=4", "slots 20/24 17/22\nhand 1 10 11 12 13 14", &["K5"]),
    ("", "slots 20/24 17/22\nhand 1 10 11 12 13 14\nstep discard 1 bonus 0", &["K5"]),
    ("", "slots 20/24 17/22\nhand 1 10 11x2 12x2 13x2\nstep discard 1 bonus 0", &["K5"]),
    ("", "marker 7\nslots 20/24 17/22\nhand 1 15", &["K24"]),
    ("", "marker 6\nslots 20/24 17/22\nhand 1 15\nstep over K24", &["K24"]),
    (
        "graveyard-goal=10",
        "slots 20/24 17/22\nhand 1 15\ngraveyard 21/23x4 20/24x3 19/20x2 22/22",
        &["K27"],
    ),
    ("", "slots 20/24 17/22\nspartan-deck -", &["K25"]),
    ("", "slots 20/24 17/22\nhand 1 15\nstep over K25", &["K25"]),
    ("", "slots 20/24 -\npersian-deck -\nhand 1 15\nstep refill 0", &["K26"]),
    ("", "slots - -\npersian-deck 12/27\nhand 1 15\nstep refill-both 0", &["K26"]),
    ("", "slots 20/24 17/22\nhand 1 15\nstep over K26", &["none"]),
    ("", "slots 20/24 17/22\nhand 1 10\nstep support-dice 1 15", &["K13"]),
    ("", "support 3\nslots 20/24 17/22\nhand 1 10\nstep support-dice 2 15", &["K13"]),
    ("", "marker 3\nsupport 1\nslots 20/24 17/22\nstep location-die 15 rolled 1 2 3 4", &["K13"]),
    ("", "slots 20/24 17/22\nhand 1 15\nspartan-deck -\nstep offer retreat 1", &["K10"]),
    ("", "slots 20/24 17/22\nhand 1 15\nstep offer retreat 2", &["K10"]),
    ("", "slots 20/24 17/22\nhand 1 15\nstep offer bonus 0", &["K10"]),
    ("", "slots 20/24 17/22\nhand 1 15\nstep draw 1 retreat 1", &["K10"]),
    ("", "support 0\nslots 20/24 17/22\nstep support 15", &["none"]),
    ("", "support 3\nslots 20/24 17/22\nstep support 15 rolled 3", &["none"]),
    ("support=one-by-one", "support 0\nslots 20/24 17/22\nstep support-dice 2 15", &["none"]),
    ("", "slots 20/24 17/22\nstep support-dice 0 15", &["none"]),
    ("", "marker 2\nslots 20/24 17/22\nstep location-die 15", &["none"]),
    ("", "slots 20/24 17/22\nhand 1 15\nstep refill 0", &["none"]),
    ("", "slots - 17/22\nhand 1 15\nstep refill 0", &["K2", "none"]),
    ("", "slots 20/24 -\nhand 1 15\nstep refill 3", &["none"]),
    ("", "hand 1 15\nstep reveal", &["none"]),
    ("", "slots 20/24 17/22\nhand 1 10 11 12 13\nstep deal", &["none"]),
    ("players=2", "slots 20/24 17/22\nhand 1 10 11\nhand 2 12\nstep deal", &["none"]),
    ("", "slots 20/24 17/22\nspartan-deck 10 11\nstep deal", &["none"]),
];

#[test]
fn positions_that_cannot_be_are_refused_by_their_clauses() {
    for (options, text, expected) in REFUSED {
        assert_eq!(cited(options, text), *expected, "{text}");
    }
}

#[test]
fn all_faults_of_a_position_are_told_at_once() {
    // Two 20s, six cards, the marker at the end, a full Graveyard, and no card in slot 2.
    let text = "
        marker 7
        slots 12/27 -
        graveyard 22/22 21/23x4 20/24x4 19/20x2 19/25
        hand 1 10 11 12 13 14 20
        spartan-deck 20";
    assert_eq!(cited("", text), ["K1", "K5", "K24", "K27", "K2"]);
}

#[test]
fn a_table_of_fewer_seats_has_no_further_hands() {
    let faults =
        read("players=2", &format!("{SLOTS}\nhand 1 15\nhand 3 10\nactive 3")).unwrap_err();
    assert_eq!(faults.iter().filter_map(|fault| fault.line).collect::<Vec<_>>(), [3, 4]);
}

#[test]
fn numbers_are_written_one_way_only() {
    for line in ["marker 03", "marker +3", "support 04", "hand 1 015", "hand 01 15", "hand 1 15x02"]
    {
        assert!(read("", &format!("{SLOTS}\n{line}")).is_err(), "{line}");
    }
}
