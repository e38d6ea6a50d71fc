//! What a table asks for: agreed, or refused with every fault.

use engine::{Fault, Game, Terms, options};
use testkit::toy::Toy;

fn asked(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
    pairs.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
}

#[track_caller]
fn faults(pairs: &[(&str, &str)]) -> Vec<String> {
    let faults = options::agreed(Toy::INFO.options, &asked(pairs)).expect_err("faulty options");
    faults.iter().map(ToString::to_string).collect()
}

#[test]
fn what_is_not_asked_for_stays_as_the_rulebook_has_it() {
    assert_eq!(options::agreed(Toy::INFO.options, &[]), Ok(vec!["low", "none"]));
}

#[test]
fn values_stand_in_the_order_of_the_games_list() {
    let values =
        options::agreed(Toy::INFO.options, &asked(&[("flaw", "endless"), ("water", "high")]));
    assert_eq!(values, Ok(vec!["high", "endless"]));
}

#[test]
fn an_unknown_option_is_told_which_there_are() {
    assert_eq!(
        faults(&[("wind", "low")]),
        ["there is no option “wind”; this game has water, flaw"]
    );
}

#[test]
fn an_unknown_value_is_told_which_there_are() {
    assert_eq!(faults(&[("water", "dry")]), ["option water cannot be “dry”; it takes low, high"]);
}

#[test]
fn an_option_is_set_once() {
    assert_eq!(
        faults(&[("water", "low"), ("water", "low")]),
        ["option water is set twice; set it once"]
    );
}

#[test]
fn all_faults_come_at_once() {
    let all = [("wind", "low"), ("water", "dry"), ("water", "wet")];
    assert_eq!(faults(&all).len(), 4); // No such option, two bad values, one set twice.
}

#[test]
fn what_somebody_wrote_is_repeated_without_control_characters_and_cut_short() {
    let told = faults(&[("\u{1b}[31m", "low"), (&"x".repeat(100), "low")]);
    assert!(told[0].contains("“?[31m”"), "{}", told[0]);
    assert!(told[1].contains(&format!("“{}…”", "x".repeat(60))), "{}", told[1]);
}

fn version(rules: Option<u32>) -> Result<u32, Vec<String>> {
    let told = |faults: Vec<Fault>| faults.iter().map(ToString::to_string).collect();
    Terms { rules, ..Terms::default() }.rules_version(Toy::INFO).map_err(told)
}

#[test]
fn a_table_that_names_no_rules_version_plays_by_the_newest() {
    assert_eq!(version(None), Ok(Toy::INFO.rules_version));
}

#[test]
fn a_table_may_agree_on_rules_of_before_and_on_none_to_come() {
    assert_eq!(version(Some(1)), Ok(1));
    for asked in [0, 5] {
        let told = format!("there is no rules version {asked} of ford; this program knows 1 to 4");
        assert_eq!(version(Some(asked)), Err(vec![told]));
    }
}
