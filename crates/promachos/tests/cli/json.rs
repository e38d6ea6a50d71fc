//! Output for programs: it parses, and the same seed gives the same text.

use engine::Record;
use serde_json::Value;

use crate::{Folder, HOT_GATES};

#[test]
fn every_json_output_parses() {
    let folder = Folder::with_setup(HOT_GATES);
    for args in [
        &["games", "--json"][..],
        &["show", "a.record", "--json"],
        &["actions", "a.record", "--json"],
        &["why", "a.record", "charge 15", "--json"],
        &["odds", "a.record", "charge 15", "--json"],
        &["odds", "a.record", "retreat", "--json"],
        &["hint", "a.record", "--iterations", "20", "--json"],
        &["simulate", "thermopyles", "--games", "4", "--seat", "1=random", "--json"],
        &["bench", "--json"],
    ] {
        let output = folder.well(args);
        let parsed: Result<Value, _> = serde_json::from_str(&output);
        assert!(parsed.is_ok_and(|value| value.is_object()), "{args:?}\n{output}");
    }
}

#[test]
fn actions_for_programs_are_those_for_people() {
    let folder = Folder::with_setup(HOT_GATES);
    let json: Value =
        serde_json::from_str(&folder.well(&["actions", "a.record", "--json"])).unwrap();
    let listed: Vec<&str> = json["actions"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|it| it["notation"].as_str())
        .collect();
    assert_eq!(listed, ["retreat", "charge 15", "charge 20"]);
    assert_eq!(json["node"]["seat"], 1);
    assert_eq!(json["actions"][0]["chance_follows"], false);
}

#[test]
fn an_action_for_programs_says_how_a_person_gives_it_and_what_its_number_may_be() {
    let folder = Folder::with_setup(HOT_GATES);
    folder.well(&["act", "a.record", "charge 15"]);
    let json: Value =
        serde_json::from_str(&folder.well(&["actions", "a.record", "--json"])).unwrap();
    let two = &json["actions"][2];
    assert_eq!(two["notation"], "support 2");
    let number = serde_json::json!(
        { "value": "2", "least": "0", "most": "2", "step": "1", "unit": "cards" });
    assert_eq!(two["number"], number);
    for field in ["kind", "part", "words"] {
        assert!(two["path"][0][field].is_string(), "{two}");
    }
    assert!(two["odds"].is_string() && two["words"].is_string(), "{two}");
}

/// The location die waits: who rolls it himself says what came up; else the record's dice do.
#[test]
fn the_advice_at_a_die_can_be_followed() {
    for (dice, rolls) in [("table", true), ("seeded 1", false)] {
        let folder = Folder::new();
        folder.write("setup.txt", format!("{HOT_GATES}step location-die 15\n"));
        let new = ["new", "thermopyles", "--setup", "setup.txt", "--dice", "table"];
        folder.well(&[&new[..], &["-o", "a.record"]].concat());
        let text = String::from_utf8(folder.read("a.record")).unwrap();
        let mut record = Record::read(&text).unwrap();
        record.header.dice = dice.to_owned();
        folder.write("a.record", record.write());
        let told = folder.well(&["actions", "a.record"]);
        let (_, advice) = told.rsplit_once("promachos ").expect("advice");
        assert_eq!(advice.contains("--roll OUTCOME"), rolls, "{told}");
        let advice = advice.trim().replace("OUTCOME", "4");
        folder.well(&advice.split(' ').collect::<Vec<_>>());
    }
}

#[test]
fn a_simulation_with_the_same_seed_is_the_same() {
    let folder = Folder::new();
    let args = ["simulate", "thermopyles", "--games", "40", "--option", "players=2"];
    let players = ["--seat", "1=search:30", "--seat", "2=greedy"];
    for json in [&[][..], &["--json"]] {
        let run = |seed| folder.well(&[&args[..], &players, &["--seed", seed], json].concat());
        assert_eq!(run("3"), run("3"));
        assert_ne!(run("3"), run("4"));
    }
}

#[test]
fn a_simulation_counts_every_game_and_keeps_its_result() {
    let folder = Folder::new();
    let args = ["simulate", "thermopyles", "--games", "50", "--seat", "1=greedy", "--json"];
    let output = folder.well(&[&args[..], &["--out", "results"]].concat());
    let json: Value = serde_json::from_str(&output).unwrap();
    let ended: u64 =
        json["endings"].as_array().unwrap().iter().filter_map(|it| it["games"].as_u64()).sum();
    assert_eq!(ended, 50);
    let interval = &json["seats"][0]["interval_95"];
    let rate = json["seats"][0]["win_rate"].as_f64().unwrap();
    assert!(interval[0].as_f64().unwrap() <= rate && rate <= interval[1].as_f64().unwrap());
    assert_eq!(folder.read("results/simulation.json"), output.as_bytes());
    let again = folder.refused(&[&args[..], &["--out", "results"]].concat());
    assert!(again.contains("simulation.json"), "{again}");
}
