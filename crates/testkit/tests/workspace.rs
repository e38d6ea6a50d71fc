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
        ["blake3", "getrandom", "rand_chacha", "rand_core", "smallvec", "thiserror", "toml"];
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

#[test]
fn only_the_catalog_search_and_draw_know_a_game() {
    let found = in_each(|folder| match name(folder) {
        "games" | "search" | "draw" => Vec::new(),
        _ => {
            let manifest = manifest(folder);
            let own = manifest.split("[dev-dependencies]").next().unwrap_or_default();
            let named = |line: &&str| line.starts_with("game-");
            own.lines().filter(named).map(str::to_owned).collect()
        }
    });
    assert_eq!(found, NOTHING);
}

/// Everything that comes from outside, and what for. A new name needs a reason here.
const CHOSEN: [(&str, &str); 40] = [
    ("aho-corasick", "finds the phrases that a page is sent in short"),
    ("allocation-counter", "tests count allocations with it; ours would need unsafe code"),
    ("anyhow", "errors on their way out of the binary"),
    ("arrayvec", "short lists without the heap"),
    ("axum", "routes, sockets and JSON of the app"),
    ("blake3", "hashes of positions and records, keys of dice and of seats"),
    ("clap", "the command line"),
    ("epaint_default_fonts", "an open font for pictures; systems differ in theirs"),
    ("fantoccini", "tests in a real browser"),
    ("futures-util", "the two traits that tokio-tungstenite is used through"),
    ("getrandom", "entropy from the system"),
    ("http", "types of requests and answers"),
    ("http-body-util", "bodies in the app's own accept loop"),
    ("hyper", "the app's own accept loop, with time limits"),
    ("hyper-util", "hyper on tokio"),
    ("indicatif", "progress bars"),
    ("maud", "pages and drawings, typed"),
    ("rand_chacha", "the stream behind dice"),
    ("rand_core", "the traits of both generators"),
    ("rand_pcg", "the small generator inside search"),
    ("rayon", "simulation and training on all cores"),
    ("resvg", "PNG of a drawing"),
    ("roxmltree", "tests read the drawings with it"),
    ("rust-embed", "the client's files inside the binary"),
    ("serde", "shapes of the JSON interface"),
    ("serde_json", "JSON at the edges"),
    ("smallvec", "ledgers of any length, mostly without the heap"),
    ("sqlx", "SQLite, and Postgres later, by one interface"),
    ("tempfile", "tests that write files; atomic saves"),
    ("terminal_size", "how much of a board fits the terminal"),
    ("thiserror", "error types"),
    ("tokio", "the app's tasks and timers"),
    ("tokio-tungstenite", "WebSocket, in frames small enough for a thousand idle pages"),
    ("toml", "component sheets"),
    ("tower-http", "compression of answers"),
    ("tracing", "what happens in the app, told to whoever wants to hear it"),
    ("tracing-subscriber", "the same, written to the terminal"),
    ("url", "addresses in tests"),
    ("utoipa", "the OpenAPI document, from the handlers"),
    ("utoipa-axum", "routes and their document in one"),
];

fn root(file: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    std::fs::read_to_string(folder.join(file)).expect("a file of the workspace")
}

#[test]
fn every_dependency_from_outside_was_chosen_for_a_reason() {
    let manifest = root("Cargo.toml");
    let after = manifest.split("[workspace.dependencies]").nth(1).expect("its dependencies");
    let section = after.split("\n[").next().unwrap_or_default();
    let names = section.lines().filter(|line| line.contains('=') && !line.contains("path ="));
    let names: Vec<&str> = names.filter_map(|line| line.split([' ', '=']).next()).collect();
    let unknown: Vec<_> =
        names.iter().filter(|name| CHOSEN.iter().all(|(known, _)| known != *name)).collect();
    assert!(unknown.is_empty(), "not chosen: {unknown:?}");
}

/// This needs no further tool.
#[test]
fn every_package_comes_from_the_one_registry() {
    let lock = root("Cargo.lock");
    let sources = lock.lines().filter(|line| line.starts_with("source = "));
    let elsewhere: Vec<&str> = sources.filter(|line| !line.contains("\"registry+")).collect();
    assert_eq!(elsewhere, NOTHING);
}
