//! The index, the tests and the rulings fit together; and the guards that say so bite.

use std::path::Path;

use engine::Game;
use engine::case::{Clause, Standing};
use game_thermopyles::Thermopyles;
use game_thermopyles::cases::CASES;
use testkit::tidy::{self, File};

fn folder() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

const NOTHING: [&str; 0] = [];

#[test]
fn the_crate_is_tidy() {
    assert_eq!(tidy::game_crate(folder(), CASES, Thermopyles::INFO.rulings), NOTHING);
}

#[test]
fn the_index_has_every_clause_of_the_rulebook_once() {
    let mut numbers: Vec<u8> = CASES.iter().filter_map(|it| it.id[1..].parse().ok()).collect();
    numbers.sort_unstable();
    assert_eq!(numbers, (0..=28).collect::<Vec<u8>>()); // K0 is the introduction.
}

#[test]
fn every_ruling_bears_on_a_clause() {
    for number in 1..=23 {
        let id = format!("A{number}");
        assert!(CASES.iter().any(|it| it.rulings.contains(&id.as_str())), "[{id}] bears on none");
    }
}

// The guards bite.

fn made_up(id: &'static str) -> Clause {
    Clause { id, standing: Standing::Enforced, rulings: &["A99"], ..CASES[0] }
}

#[test]
fn a_clause_without_a_test_is_noticed() {
    let tests = tidy::files(&folder().join("tests"));
    let found = tidy::clauses_without_test(&[made_up("K99")], &tests);
    assert_eq!(found, ["[K99] Components has no test"]);
}

#[test]
fn a_renamed_test_is_noticed() {
    let mut tests = tidy::files(&folder().join("tests"));
    for file in &mut tests {
        file.text = file.text.replace("fn case_k16_", "fn case_sixteen_");
    }
    let found = tidy::clauses_without_test(CASES, &tests);
    assert_eq!(found, ["[K16] A: the Persians hold has no test"]);
    assert!(!tidy::tests_without_clause(CASES, &tests).is_empty());
}

#[test]
fn a_citation_of_no_clause_is_noticed() {
    let file = File::new("fight.rs", "//! Fight.\n\n/// [K16] [K61] Compares.\n/// [A7] [A71]\n");
    let found = tidy::unknown_citations(CASES, "", &[file]);
    assert_eq!(found, ["fight.rs:3: [K61] is in no index", "fight.rs:4: [A71] is in no index"]);
}

#[test]
fn a_ruling_without_an_entry_is_noticed() {
    let found = tidy::rulings_without_entry(&[made_up("K1")], "## [A9] Order of checks\n");
    assert_eq!(found, ["[K1] names [A99], which has no entry"]);
}

#[test]
fn a_misshapen_file_is_noticed() {
    let long = format!("fn long() {{\n{}}}\n", "    step();\n".repeat(69));
    let found = tidy::misshapen(&[File::new("long.rs", &long)]);
    assert_eq!(found, ["long.rs does not begin with //!", "long.rs: long has 71 lines"]);
}

#[test]
fn floating_point_in_rules_is_noticed() {
    let file = File::new("odds.rs", "let chance: f64 = 0.5; // Not f32.\nlet f64s = 1;\n");
    assert_eq!(tidy::floats(&[file]).len(), 1);
}

#[test]
fn the_trusting_door_is_noticed() {
    let file = File::new("page.rs", "game.apply(&mut state, action, &mut Quiet);\n");
    assert_eq!(tidy::trusting_door(&[file]).len(), 1);
}

#[test]
fn a_dependency_that_a_game_may_not_have_is_noticed() {
    let manifest = "[dependencies]\nengine.workspace = true\nrand = \"0.9\"\n";
    let found = tidy::forbidden_dependencies(manifest, &tidy::GAME_DEPENDENCIES);
    assert_eq!(found, ["depends on rand, which is not allowed here"]);
}
