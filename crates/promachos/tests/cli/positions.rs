//! Positions set up by hand, played with scripted dice, against results worked out on paper.

use serde_json::Value;

use crate::{Folder, HOT_GATES};

impl Folder {
    #[track_caller]
    fn json(&self, args: &[&str]) -> Value {
        serde_json::from_str(&self.well(args)).expect("the output is JSON")
    }

    /// The fraction of one answer in one forecast of `odds`.
    #[track_caller]
    fn fraction(&self, action: &str, forecast: usize, about: &str, what: &str) -> String {
        let odds = self.json(&["odds", "a.record", action, "--json"]);
        let questions = odds["forecasts"][forecast]["questions"].as_array().expect("questions");
        let question = questions.iter().find(|it| it["about"] == about).expect("the question");
        let answers = question["answers"].as_array().expect("answers");
        let answer = answers.iter().find(|it| it["what"] == what).expect("the answer");
        answer["fraction"].as_str().expect("a fraction").to_owned()
    }
}

/// 15 + d6: 20 needs a 5 or 6. 15 + 2d6: 20 needs 5 or more (30 of 36), 24 needs 9 or more (10 of
/// 36); then 17/22 is beaten in any case, and eliminated from 7 on (21 of 36).
#[test]
fn odds_at_the_hot_gates_are_as_worked_by_hand() {
    let folder = Folder::with_setup(HOT_GATES);
    let odds = |forecast, about, what| folder.fraction("charge 15", forecast, about, what);
    assert_eq!(odds(0, "slot 1, 20/24", "holds"), "2/3");
    assert_eq!(odds(0, "slot 1, 20/24", "repelled"), "1/3");
    assert_eq!(odds(0, "slot 2, 17/22", "repelled"), "1/3");
    assert_eq!(odds(1, "slot 1, 20/24", "holds"), "1/6");
    assert_eq!(odds(1, "slot 1, 20/24", "repelled"), "5/9");
    assert_eq!(odds(1, "slot 1, 20/24", "eliminated"), "5/18");
    assert_eq!(odds(1, "slot 2, 17/22", "not fought"), "1/6");
    assert_eq!(odds(1, "slot 2, 17/22", "repelled"), "1/4");
    assert_eq!(odds(1, "slot 2, 17/22", "eliminated"), "7/12");
    assert_eq!(folder.fraction("fight 15 1", 0, "cards beaten", "two"), "5/6");
    assert_eq!(folder.fraction("fight 15 1", 0, "the game", "goes on"), "1");
}

#[test]
fn a_scripted_fight_goes_as_on_paper() {
    let folder = Folder::with_setup(HOT_GATES);
    let rolls = ["--roll", "4", "--roll", "die 3", "--roll", "12/27", "--roll", "persian 22/22"];
    let told =
        folder.well(&[&["act", "a.record", "charge", "15", "support", "1"], &rolls[..]].concat());
    let expected = "\
Seat 1 charges with the 15. [K11]
Seat 1 asks for a Support card. [K12]
A Support die shows 4. [K12]
The location die shows 3. [K14]
15 + 4 (Support die) + 3 (location die) = 22 against 20/24: repelled. [K17]
15 + 4 (Support die) + 3 (location die) = 22 against 17/22: eliminated. [K18]
The Persian 12/27 comes on in slot 1. [K21]
The Persian 22/22 with the Λ comes on in slot 2. [K21]
Seat 1: draw a bonus card? [K23]";
    assert!(told.starts_with(expected), "{told}");
    folder.well(&["act", "a.record", "draw", "1", "--roll", "10"]);
    let view = &folder.json(&["show", "a.record", "--json"])["view"];
    assert_eq!(view["hands"][0]["cards"], serde_json::json!([10, 20]));
    assert_eq!(view["graveyard"], serde_json::json!(["17/22"]));
    assert_eq!(view["support"], 1);
    assert_eq!(view["step"]["name"], "turn");
    assert_eq!(folder.json(&["show", "a.record", "--step", "0", "--json"])["view"]["support"], 2);
}

/// [A7] With one card in the deck, beating both leaves a slot that cannot be filled.
#[test]
fn beating_both_with_one_card_in_the_deck_wins() {
    let folder = Folder::with_setup("slots 12/27 13/26\npersian-deck 22/22\nhand 1 20\n");
    assert_eq!(
        folder.fraction("fight 20 0", 0, "the game", "won outright: the Persian deck is spent"),
        "1"
    );
    let told = folder.well(&["act", "a.record", "fight 20 0"]);
    assert!(told.contains("You have won") && told.contains("[K26]"), "{told}");
    assert_eq!(folder.json(&["show", "a.record", "--json"])["node"]["verdicts"][0], "won");
}

#[test]
fn retreating_from_the_last_stand_loses() {
    let folder = Folder::with_setup("marker 6\nslots 20/24 17/22\nhand 1 15\n");
    assert!(folder.well(&["actions", "a.record"]).contains("lose the game [K24]"));
    let told = folder.well(&["act", "a.record", "retreat"]);
    assert!(told.contains("The pass is lost") && told.contains("[K24]"), "{told}");
}

#[test]
fn why_tells_legal_from_illegal_and_changes_nothing() {
    let folder = Folder::with_setup(HOT_GATES);
    assert_eq!(
        folder.well(&["why", "a.record", "charge", "15"]),
        "charge 15 is legal for Seat 1.\n"
    );
    let no = folder.well(&["why", "a.record", "support", "3"]);
    assert!(no.contains("[K6]") && no.contains("[K13]"), "{no}");
    let json = folder.json(&["why", "a.record", "charge 19", "--json"]);
    assert_eq!(json["legal"], false);
    assert_eq!(json["objections"][0]["case"], "K11");
    let none = folder.well(&["act", "a.record", "charge", "15"]);
    assert!(none.contains("[K12]"));
    assert_eq!(folder.well(&["undo", "a.record"]).lines().count(), 2);
}

#[test]
fn a_table_with_real_dice_waits_for_what_came_up() {
    let folder = Folder::new();
    folder.write("setup.txt", HOT_GATES);
    let new = ["new", "thermopyles", "--setup", "setup.txt", "--dice", "table", "-o", "a.record"];
    folder.well(&new);
    let told = folder.well(&["act", "a.record", "fight 15 1", "--roll", "4"]);
    assert!(told.contains("The location die is to be rolled. [K14] Say what came up"), "{told}");
    let waits = folder.refused(&["act", "a.record", "retreat"]);
    assert!(waits.contains("must wait"), "{waits}");
    let told = folder.well(&["act", "a.record", "--roll", "1"]);
    assert!(told.contains("= 20 against 20/24: repelled"), "{told}");
}

#[test]
fn a_position_shown_can_be_set_up_again() {
    let folder = Folder::with_setup(HOT_GATES);
    folder.well(&["act", "a.record", "charge", "15"]);
    let position = folder.well(&["show", "a.record", "--position"]);
    folder.write("again.txt", &position);
    folder.well(&["new", "thermopyles", "--setup", "again.txt", "-o", "b.record"]);
    assert_eq!(folder.well(&["show", "b.record", "--position"]), position);
}

/// What `promachos help new` says about lines that are left out.
#[test]
fn a_position_of_thermopyles_begins_where_help_says() {
    let folder = Folder::new();
    folder.write("setup.txt", "slots 20/24 17/22\nhand 1 15\n");
    folder.well(&[
        "new",
        "thermopyles",
        "--option",
        "players=2",
        "--setup",
        "setup.txt",
        "-o",
        "a.record",
    ]);
    let position = folder.well(&["show", "a.record", "--position"]);
    for line in ["marker 1", "support 4", "graveyard -", "hand 2 -", "active 1", "step turn"] {
        assert!(position.lines().any(|it| it == line), "“{line}” is not in\n{position}");
    }
    // 28 Persian cards, two of them in the slots; 20 Spartan cards, one of them in a hand.
    let cards = |key: &str| -> u32 {
        let line = position.lines().find_map(|line| line.strip_prefix(key)).expect("a deck");
        let count =
            |word: &str| word.split_once('x').map_or(1, |it| it.1.parse().expect("a number"));
        line.split_whitespace().map(count).sum()
    };
    let help = folder.well(&["help", "new"]);
    for said in
        ["marker at its start", "all Support cards", "seat 1 in turn", "The slots have to be"]
    {
        assert!(help.contains(said), "“{said}” is not in\n{help}");
    }
    let (deck, view) = (cards("persian-deck "), folder.json(&["show", "a.record", "--json"]));
    assert_eq!(view["view"]["persian_deck_size"], deck);
    assert_eq!((deck, cards("spartan-deck ")), (26, 19));
    folder.write("setup.txt", "hand 1 15\n");
    folder.refused(&["new", "thermopyles", "--setup", "setup.txt", "-o", "b.record"]);
}

#[test]
fn a_position_of_the_battle_begins_where_help_says() {
    let folder = Folder::new();
    let setup = "bid 90\nat camp xerxes infantryx38\nat springs infantryx2\nat mg_s leonidas\n";
    folder.write("setup.txt", setup);
    folder.well(&["new", "thermopylae", "--setup", "setup.txt", "-o", "a.record"]);
    let position = folder.well(&["show", "a.record", "--position"]);
    for line in ["greek 1", "round 1", "turn persian", "departed -", "step combat"] {
        assert!(position.lines().any(|it| it == line), "“{line}” is not in\n{position}");
    }
    // 16 Greeks and 100 Persians: 1 and 41 of them stand on the map.
    let destroyed = position.lines().find(|line| line.starts_with("destroyed ")).expect("a line");
    for rest in ["spartan-generalx2", "greek-infantryx8", "immortalsx20", "infantryx13"] {
        assert!(destroyed.split(' ').any(|it| it == rest), "“{rest}” is not in {destroyed}");
    }
    let help = folder.well(&["help", "new"]);
    for said in ["seat 1 has the Greeks", "the Persians' turn", "The bid has to be"] {
        assert!(help.contains(said), "“{said}” is not in\n{help}");
    }
    folder.write("setup.txt", setup.replace("bid 90\n", ""));
    let said = folder.refused(&["new", "thermopylae", "--setup", "setup.txt", "-o", "b.record"]);
    assert!(said.contains("the bid does not fit"), "{said}");
}

/// Two Persian cards are turned up [K2] and a lone player draws four cards [K3].
#[test]
fn a_new_game_is_dealt_up_to_its_first_decision() {
    let folder = Folder::new();
    folder.well(&["new", "thermopyles", "-o", "a.record"]);
    assert!(folder.well(&["replay", "a.record", "--check"]).contains("6 steps"));
}

#[test]
fn with_dice_of_ones_own_nothing_is_dealt_until_it_is_said() {
    let folder = Folder::new();
    folder.well(&["new", "thermopyles", "--dice", "table", "-o", "a.record"]);
    assert!(folder.well(&["replay", "a.record", "--check"]).contains("0 steps"));
    folder.well(&["act", "a.record", "--roll", "20/24", "--roll", "17/22"]);
    assert!(folder.well(&["show", "a.record", "--position"]).contains("slots 20/24 17/22"));
}

#[test]
fn the_same_seed_deals_the_same_cards() {
    let folder = Folder::new();
    for name in ["a.record", "b.record"] {
        folder.well(&["new", "thermopyles", "--seed", "42", "-o", name]);
    }
    assert_eq!(folder.read("a.record"), folder.read("b.record"));
}
