//! Positions that people write: what is accepted, and what is refused with all its faults.

use engine::{Fault, Game};
use game_thermopylae::Thermopylae;
use testkit::script;

fn read(options: &str, text: &str) -> Result<String, Vec<Fault>> {
    let game = Thermopylae::agree(&script::terms(options)).expect("terms");
    game.read_position(text).map(|state| game.write_position(&state))
}

const NO: &str = "bid=100 greek=1";

/// Positions that can be played, each with the options it needs.
const ACCEPTED: &[(&str, &str)] = &[
    (NO, "at springs infantry\nat mg_s leonidas"),
    ("", "bid 99\nat springs infantryx2\nat mg_s leonidas"),
    ("bid=5 greek=2", "at camp infantryx9\nat mg_s leonidas\ndeparted rest\nstep movement"),
    (
        "",
        "round 0\nat camp xerxes persian-generalx6 immortalsx20 cavalryx20 infantryx53\nstep opener",
    ),
    (
        "",
        "round 0\nbid 7\nat camp xerxes persian-generalx6 immortalsx20 cavalryx20 infantryx53\nstep auction 2",
    ),
    (
        NO,
        "turn greek\nat springs infantry\nat mg_s leonidas\nstep join\ncombat attack springs round 0 rolled 0",
    ),
    (
        NO,
        "at springs spent immortals\nat mg_s leonidas\nstep dice\ncombat attack mg_s round 2 rolled 1\n\
          attackers springs immortals*1\ndefenders leonidas*2\nhits 1 0 0",
    ),
    (NO, "at mg_s leonidas\nat camp infantry\nround 80\nturn greek\nstep over time-up"),
    (NO, "at springs infantry\nat mg_s leonidas\ncalled-off attack mg_s # A remark."),
];

#[test]
fn positions_that_can_be_played_are_accepted_and_read_back() {
    for (options, text) in ACCEPTED {
        let written = read(options, text).unwrap_or_else(|faults| panic!("{text}\n{faults:?}"));
        assert_eq!(read(options, &written).as_ref(), Ok(&written), "{text}");
    }
}

/// Positions that cannot be played, each with a word of the first complaint.
const REFUSED: &[(&str, &str, &str)] = &[
    (NO, "", "whether the game is over"),
    (NO, "at springs infantry\nat mg_s leonidas\nbid 3", "bid"),
    ("", "at springs infantry\nat mg_s leonidas", "bid"),
    (NO, "at springs infantryx4\nat mg_s leonidas", "limit"),
    (NO, "at kolonos infantryx2\nat mg_s leonidas", "limit"),
    (NO, "at camp infantryx54\nat mg_s leonidas", "as many units"),
    (NO, "at camp infantryx200\nat melas infantryx200\nat mg_s leonidas", "as many units"),
    (NO, "at springs infantry leonidas", "both sides"),
    (NO, "at springs", "needs units"),
    (NO, "at nowhere infantry", "a place of this map"),
    (NO, "at extra1 infantry", "a place of this map"),
    (NO, "at springs elephants", "is not a unit"),
    (NO, "at springs infantryx0", "should be a unit"),
    (NO, "at springs infantryx200 spent infantryx200", "more units"),
    (NO, "at springs infantry\nat springs cavalry", "given twice"),
    (NO, "at camp infantry\nat mg_s leonidas", "nobody would have a choice"),
    (NO, "at springs infantry\nat mg_s spent leonidas", "player in turn"),
    (NO, "at springs infantry\nat mg_s leonidas\nround 81", "round"),
    (NO, "at springs infantry\nat mg_s leonidas\nquiet 10\nround 40", "round"),
    (NO, "at springs infantry\nat mg_s leonidas\nround 0", "round"),
    (NO, "at springs infantry\nat mg_s leonidas\ndestroyed -", "as many units"),
    (NO, "at springs infantry\nat mg_s leonidas\ndeparted leonidas", "leave the map"),
    ("bid=99 greek=1", "at springs infantry\nat mg_s leonidas", "whether the game is over"),
    (NO, "at springs infantry\nat mg_s leonidas\ndeparted infantry", "whether the game is over"),
    (NO, "at springs infantry", "whether the game is over"),
    (
        NO,
        "at springs infantry\nat mg_s leonidas\nstep over bid-reached",
        "whether the game is over",
    ),
    (NO, "at springs infantry\nat mg_s leonidas\nstep opener", "bid"),
    (NO, "at springs infantry\nat mg_s leonidas\nstep join", "combat"),
    (NO, "at springs infantry\nat mg_s leonidas\nstep again", "combat"),
    (NO, "at springs infantry\nat mg_s leonidas\ncombat attack mg_s round 1 rolled 0", "combat"),
    (NO, "at springs infantry\nat mg_s leonidas\ncombat raid mg_s", "combat must be"),
    (
        NO,
        "at springs spent infantry\nat mg_s leonidas\nstep dice\ncombat attack mg_s round 1 rolled 2\n\
          attackers springs infantry\ndefenders leonidas",
        "combat",
    ),
    (
        NO,
        "at springs spent infantry\nat mg_s leonidas\nstep dice\ncombat attack mg_s round 1 rolled 0\n\
          attackers springs infantryx200 infantry*1x200\ndefenders leonidas",
        "combat",
    ),
    (
        NO,
        "at springs spent infantry\nat mg_s leonidas\nstep dice\ncombat attack mg_s round 1 rolled 0\n\
          attackers springs leonidas\ndefenders leonidas",
        "side in turn",
    ),
    (
        NO,
        "at springs spent infantry\nat mg_s leonidas\nstep dice\ncombat attack mg_s round 1 rolled 0\n\
          attackers col infantry\ndefenders leonidas",
        "fight their way",
    ),
    (
        NO,
        "at springs spent immortals\nat mg_s leonidas\nstep hits persian\n\
          combat attack mg_s round 1 rolled 2\nattackers springs immortals\ndefenders leonidas\nhits 0 1 0",
        "combat",
    ),
    (NO, "at springs infantry\nat mg_s leonidas\ncalled-off raid mg_s", "called-off must"),
    (NO, "at springs infantry\nat mg_s leonidas\ncalled-off attack col", "called off"),
    (NO, "elephants 3", "no line of a position"),
    (NO, "hits 1 2", "three numbers"),
    (NO, "progress maybe", "yes or no"),
    (NO, "turn spartan", "greek or persian"),
    (NO, "greek 3", "seat 1 or 2"),
    (NO, "round 300", "0 to 255"),
    (NO, "defenders leonidas*4", "can have 4 hits"),
    (NO, "defenders leonidas infantry", "other side"),
    (NO, "step dance", "step must be"),
];

#[test]
fn positions_that_cannot_be_played_are_refused_with_their_fault() {
    for (options, text, word) in REFUSED {
        let faults = read(options, text).expect_err(text);
        let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
        assert!(told.iter().any(|fault| fault.contains(word)), "{text}\n{told:?}");
    }
}

#[test]
fn all_faults_are_told_and_not_the_first_alone() {
    let faults = read(NO, "round x\nat nowhere infantry\ngreek 9\nstep dance").unwrap_err();
    let lines: Vec<_> = faults.iter().map(|fault| fault.line).collect();
    assert_eq!(lines, [Some(1), Some(2), Some(3), Some(4)]);
}

#[test]
fn no_line_of_rubbish_makes_the_reader_stumble() {
    let words = [
        "at",
        "camp",
        "infantryx255",
        "spent",
        "-",
        "rest",
        "combat",
        "attack",
        "mg_s",
        "round",
        "255",
        "rolled",
        "attackers",
        "springs",
        "immortals*1x255",
        "defenders",
        "hits",
        "step",
        "hits greek",
        "leonidas*2",
        "destroyed",
        "departed",
        "\u{0}",
        "x",
        "*",
        "xx2",
    ];
    let mut random = testkit::SplitMix::new(7);
    for _ in 0..3_000 {
        let mut text = String::from("at springs spent immortalsx2\nat mg_s leonidas\n");
        for _ in 0..random.pick(30) {
            text += words[random.pick(words.len())];
            text += if random.pick(4) == 0 { "\n" } else { " " };
        }
        let _ = read(NO, &text);
    }
}
