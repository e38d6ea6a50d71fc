//! The index, the tests and the rulings fit together.

use std::path::Path;

use game_marathon::cases::CASES;
use testkit::tidy;

const RULINGS: &str = include_str!("../../RULINGS.md");
const NOTHING: [&str; 0] = [];

fn folder(name: &str) -> Vec<tidy::File> {
    tidy::files(&Path::new(env!("CARGO_MANIFEST_DIR")).join(name))
}

/// The numbers in `(clause C049)`.
fn numbers(source: &str) -> Option<u16> {
    let (_, rest) = source.split_once("(clause C")?;
    rest.trim_end_matches(')').parse().ok()
}

#[test]
fn the_index_has_each_of_the_194_clauses_once() {
    let mut found: Vec<u16> = CASES.iter().filter_map(|it| numbers(it.source)).collect();
    found.sort_unstable();
    assert_eq!(found, (1..=194).collect::<Vec<u16>>());
    let mut ids: Vec<&str> = CASES.iter().map(|it| it.id).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!((ids.len(), CASES.len()), (194, 194));
}

#[test]
fn every_ruling_bears_on_a_clause_and_has_its_entry() {
    assert_eq!(tidy::rulings_without_entry(CASES, RULINGS), NOTHING);
    assert_eq!(tidy::ruled_without_ruling(CASES), NOTHING);
    for id in tidy::ruling_headings(RULINGS) {
        assert!(CASES.iter().any(|it| it.rulings.contains(&id)), "[{id}] bears on none");
    }
}

#[test]
fn the_rulings_are_numbered_without_a_gap() {
    let headings: Vec<String> =
        tidy::ruling_headings(RULINGS).into_iter().map(str::to_owned).collect();
    let all: Vec<String> = (1..=headings.len()).map(|number| format!("A{number:02}")).collect();
    assert_eq!(headings, all);
}

#[test]
fn every_clause_that_the_rules_hold_has_a_test() {
    assert_eq!(tidy::clauses_without_test(CASES, &folder("tests")), NOTHING);
}

#[test]
fn no_rule_goes_through_the_trusting_door_and_the_crate_stands_on_boards_and_engine_alone() {
    assert_eq!(tidy::trusting_door(&folder("src")), NOTHING);
    let manifest = include_str!("../../Cargo.toml");
    assert_eq!(tidy::forbidden_dependencies(manifest, &tidy::GAME_DEPENDENCIES), NOTHING);
}

#[test]
fn every_test_is_named_by_a_clause_that_exists_and_every_citation_is_of_one() {
    assert_eq!(tidy::tests_without_clause(CASES, &folder("tests")), NOTHING);
    let mut files = folder("src");
    files.extend(folder("tests"));
    assert_eq!(tidy::unknown_citations(CASES, RULINGS, &files), NOTHING);
}

#[test]
fn files_and_functions_are_short_and_no_ruling_rests_on_floating_point() {
    assert_eq!(tidy::misshapen(&folder("src")), NOTHING);
    assert_eq!(tidy::misshapen(&folder("tests")), NOTHING);
    assert_eq!(tidy::floats(&folder("src")), NOTHING);
}
