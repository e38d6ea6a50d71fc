//! The crates keep to their places: who may know whom, who may trust, and how long a file may be.

use std::path::{Path, PathBuf};

use testkit::tidy;

const NOTHING: [&str; 0] = [];

fn crates() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("crates/");
    let entries = std::fs::read_dir(folder).expect("the folder of crates");
    let mut found: Vec<PathBuf> = entries.map(|entry| entry.expect("a crate").path()).collect();
    found.sort();
    found
}

fn name(folder: &Path) -> &str {
    folder.file_name().and_then(|name| name.to_str()).expect("a crate's folder has a plain name")
}

fn manifest(folder: &Path) -> String {
    std::fs::read_to_string(folder.join("Cargo.toml")).expect("a crate has a manifest")
}

/// What is wrong with one crate, each finding under its name.
fn in_each(mut find: impl FnMut(&Path) -> Vec<String>) -> Vec<String> {
    let say = |folder: &PathBuf| {
        let found = find(folder);
        found.into_iter().map(|it| format!("{}: {it}", name(folder))).collect::<Vec<_>>()
    };
    crates().iter().flat_map(say).collect()
}

#[test]
fn a_game_depends_on_engine_and_boards_alone() {
    let found = in_each(|folder| {
        if !name(folder).starts_with("game-") {
            return Vec::new();
        }
        tidy::forbidden_dependencies(&manifest(folder), &tidy::GAME_DEPENDENCIES)
    });
    assert_eq!(found, NOTHING);
}

#[test]
fn engine_boards_and_dice_know_no_game() {
    let outside =
        ["arrayvec", "blake3", "getrandom", "rand_chacha", "rand_core", "thiserror", "toml"];
    let found = in_each(|folder| match name(folder) {
        "boards" | "dice" | "engine" => tidy::forbidden_dependencies(&manifest(folder), &outside),
        _ => Vec::new(),
    });
    assert_eq!(found, NOTHING);
}

#[test]
fn only_rules_search_and_the_catalog_use_the_trusting_door() {
    let found = in_each(|folder| match name(folder) {
        "engine" | "games" | "search" | "testkit" => Vec::new(),
        game if game.starts_with("game-") => Vec::new(),
        _ => tidy::trusting_door(&tidy::files(&folder.join("src"))),
    });
    assert_eq!(found, NOTHING);
}

#[test]
fn every_source_begins_with_its_purpose_and_is_short_enough_to_read() {
    assert_eq!(in_each(|folder| tidy::misshapen(&tidy::files(&folder.join("src")))), NOTHING);
}
