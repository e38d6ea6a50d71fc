//! The index, the tests and the rulings fit together. That the guards bite is tested with the
//! first game; the same guards are used here.

use std::path::Path;

use engine::Game;
use game_thermopylae::Thermopylae;
use game_thermopylae::cases::CASES;
use testkit::tidy;

const NOTHING: [&str; 0] = [];

#[test]
fn the_crate_is_tidy() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    assert_eq!(tidy::game_crate(folder, CASES, Thermopylae::INFO.rulings), NOTHING);
}

#[test]
fn the_index_has_every_clause_of_the_rulebook_once() {
    let mut numbers: Vec<u8> = CASES.iter().filter_map(|it| it.id[1..].parse().ok()).collect();
    numbers.sort_unstable();
    assert_eq!(numbers, (0..=41).collect::<Vec<u8>>()); // R0 is the introduction.
}

#[test]
fn every_ruling_bears_on_a_clause() {
    for number in 1..=37 {
        let id = format!("A{number}");
        assert!(CASES.iter().any(|it| it.rulings.contains(&id.as_str())), "[{id}] bears on none");
    }
}
