//! Tidy: the index, the tests, the rulings and the crates still fit together.
//!
//! Every function gives back what it found, one line a finding, so that a test can ask for none
//! and a test of the guards can ask for the one that it planted.

mod source;

use std::path::Path;

use engine::Clause;
use engine::case::Standing;

pub use source::{File, files};

/// The most lines in a file.
pub const FILE_LINES: usize = 600;
/// The most lines in a function.
pub const FUNCTION_LINES: usize = 70;

/// The clauses that the rules hold and no test is named by: `[K16]` wants `fn case_k16_…`.
pub fn clauses_without_test(clauses: &[Clause], tests: &[File]) -> Vec<String> {
    let tested = |clause: &&Clause| {
        let name = format!("fn case_{}_", clause.id.to_lowercase().replace('.', "_"));
        tests.iter().any(|file| file.text.contains(&name))
    };
    let enforced = clauses.iter().filter(|clause| clause.standing.is_enforced());
    enforced
        .filter(|clause| !tested(clause))
        .map(|clause| format!("[{}] {} has no test", clause.id, clause.title))
        .collect()
}

/// Tests that are named by a clause which the index lacks.
pub fn tests_without_clause(clauses: &[Clause], tests: &[File]) -> Vec<String> {
    let mut found = Vec::new();
    for file in tests {
        for (line, text) in (1..).zip(file.text.lines()) {
            let Some(name) = text.trim_start().strip_prefix("fn case_") else { continue };
            let known = |clause: &Clause| {
                let id = clause.id.to_lowercase().replace('.', "_");
                name.strip_prefix(&id).is_some_and(|rest| rest.starts_with('_'))
            };
            if !clauses.iter().any(known) {
                found.push(format!("{}:{line}: case_{name} names no clause", file.name));
            }
        }
    }
    found
}

/// Citations in brackets, as `[K16]` or `[A7]`, of clauses and rulings that do not exist.
pub fn unknown_citations(clauses: &[Clause], rulings: &str, files: &[File]) -> Vec<String> {
    let mut known: Vec<&str> = clauses.iter().map(|clause| clause.id).collect();
    known.extend(clauses.iter().flat_map(|clause| clause.rulings));
    known.extend(ruling_headings(rulings));
    let shapes: Vec<String> = known.iter().map(|id| shape(id)).collect();
    let mut found = Vec::new();
    for file in files {
        for (line, text) in (1..).zip(file.text.lines()) {
            for token in bracketed(text) {
                if shapes.contains(&shape(token)) && !known.contains(&token) {
                    found.push(format!("{}:{line}: [{token}] is in no index", file.name));
                }
            }
        }
    }
    found
}

/// What a number looks like: letters as they are, digits as `0`, so that `K16` is like `K99`.
fn shape(id: &str) -> String {
    let mut shape = String::new();
    for c in id.chars() {
        let c = if c.is_ascii_digit() { '0' } else { c };
        if !(c == '0' && shape.ends_with('0')) {
            shape.push(c);
        }
    }
    // A bare number in brackets is an index into an array, not a citation.
    if shape == "0" { String::new() } else { shape }
}

/// Everything that stands in brackets on a line.
fn bracketed(line: &str) -> impl Iterator<Item = &str> {
    line.split('[').skip(1).filter_map(|rest| rest.split_once(']')).map(|(token, _)| token)
}

/// The rulings that a text of rulings has a heading for.
pub fn ruling_headings(rulings: &str) -> Vec<&str> {
    rulings.lines().filter(|line| line.starts_with('#')).flat_map(bracketed).collect()
}

/// Rulings that the index names and RULINGS.md has no heading for.
pub fn rulings_without_entry(clauses: &[Clause], rulings: &str) -> Vec<String> {
    let headings = ruling_headings(rulings);
    let named = clauses.iter().flat_map(|clause| clause.rulings.iter().map(move |it| (clause, it)));
    named
        .filter(|(_, ruling)| !headings.contains(*ruling))
        .map(|(clause, ruling)| format!("[{}] names [{ruling}], which has no entry", clause.id))
        .collect()
}

/// Clauses that are read in a way that needs an argument and name no ruling that makes it.
pub fn ruled_without_ruling(clauses: &[Clause]) -> Vec<String> {
    let unargued =
        |clause: &&Clause| clause.standing == Standing::Ruled && clause.rulings.is_empty();
    clauses
        .iter()
        .filter(unargued)
        .map(|clause| format!("[{}] names no ruling", clause.id))
        .collect()
}

/// Files that do not begin with `//!`, and files and functions that are too long.
pub fn misshapen(files: &[File]) -> Vec<String> {
    let mut found = Vec::new();
    for file in files {
        if !file.text.starts_with("//!") {
            found.push(format!("{} does not begin with //!", file.name));
        }
        let lines = file.text.lines().count();
        if lines > FILE_LINES {
            found.push(format!("{} has {lines} lines", file.name));
        }
        for (name, lines) in source::functions(&file.text) {
            if lines > FUNCTION_LINES {
                found.push(format!("{}: {name} has {lines} lines", file.name));
            }
        }
    }
    found
}

/// Floating point in rules, which would make play depend on the machine.
pub fn floats(files: &[File]) -> Vec<String> {
    let is_float = |line: &str| {
        let code = line.split("//").next().unwrap_or_default();
        code.split(|c: char| !c.is_alphanumeric() && c != '_').any(|it| it == "f32" || it == "f64")
    };
    lines_with(files, is_float, "uses floating point")
}

/// Uses of the trusting door: `.apply(` and `.settle(` with a state to change.
///
/// A [`engine::Match`] has a checked `settle` of its own with one argument; it is not meant.
pub fn trusting_door(files: &[File]) -> Vec<String> {
    let trusts = |line: &str| {
        let code = line.split("//").next().unwrap_or_default();
        [".apply(&mut ", ".settle(&mut "].iter().any(|door| code.contains(door))
    };
    lines_with(files, trusts, "goes through the trusting door")
}

fn lines_with(files: &[File], bad: impl Fn(&str) -> bool, what: &str) -> Vec<String> {
    let mut found = Vec::new();
    for file in files {
        for (line, text) in (1..).zip(file.text.lines()) {
            if bad(text) {
                found.push(format!("{}:{line} {what}: {}", file.name, text.trim()));
            }
        }
    }
    found
}

/// Dependencies of a crate's manifest that are not among those allowed.
///
/// # Panics
/// If the text is no manifest.
pub fn forbidden_dependencies(manifest: &str, allowed: &[&str]) -> Vec<String> {
    let manifest: toml::Table = toml::from_str(manifest).expect("a manifest is TOML");
    let tables = ["dependencies", "build-dependencies"].into_iter();
    let named = tables.filter_map(|table| manifest.get(table)?.as_table());
    named
        .flat_map(toml::Table::keys)
        .filter(|name| !allowed.contains(&name.as_str()))
        .map(|name| format!("depends on {name}, which is not allowed here"))
        .collect()
}

/// The tests without `tidy.rs`, which plants false citations to see that they are found.
fn planted_apart(tests: &[File]) -> Vec<File> {
    tests.iter().filter(|file| !file.name.ends_with("tidy.rs")).cloned().collect()
}

/// What a game crate may depend on.
pub const GAME_DEPENDENCIES: [&str; 2] = ["boards", "engine"];

/// Everything that is untidy about a game's crate, given its folder, index and rulings.
///
/// # Panics
/// If the folder cannot be read.
pub fn game_crate(folder: &Path, clauses: &[Clause], rulings: &str) -> Vec<String> {
    let (sources, tests) = (files(&folder.join("src")), files(&folder.join("tests")));
    let manifest =
        std::fs::read_to_string(folder.join("Cargo.toml")).expect("a crate has a manifest");
    let mut found = clauses_without_test(clauses, &tests);
    found.extend(tests_without_clause(clauses, &tests));
    found.extend(unknown_citations(clauses, rulings, &sources));
    found.extend(unknown_citations(clauses, rulings, &planted_apart(&tests)));
    found.extend(rulings_without_entry(clauses, rulings));
    found.extend(ruled_without_ruling(clauses));
    found.extend(misshapen(&sources));
    found.extend(misshapen(&tests));
    found.extend(floats(&sources));
    found.extend(trusting_door(&sources));
    found.extend(forbidden_dependencies(&manifest, &GAME_DEPENDENCIES));
    found
}
