//! Values on the command line that cannot be: what, where, and what would be right, in our words.

use crate::{Folder, HOT_GATES};

/// Every option with a value that is read, something that it cannot be, and what is said about it.
const WRONG: [(&[&str], &str); 22] = [
    (
        &["new", "thermopyles", "-o", "b.record", "--seed", "abc"],
        "--seed abc: a seed is a whole number from 0 to 18446744073709551615",
    ),
    (&["play", "thermopyles", "--seed", "-1"], "--seed -1: a seed is a whole number from 0 to"),
    (
        &["new", "thermopyles", "-o", "b.record", "--seed", "18446744073709551616"],
        "a seed is a whole number",
    ),
    (
        &["simulate", "thermopyles", "--games", "1", "--seed", "1.5"],
        "--seed 1.5: a seed is a whole number",
    ),
    (
        &["simulate", "thermopyles", "--games", "many"],
        "--games many: how many games is a whole number from 1 to 10000000",
    ),
    (
        &["simulate", "thermopyles", "--games", "0"],
        "--games 0: how many games is a whole number from 1",
    ),
    (&["simulate", "thermopylae", "--bids", "ten"], "--bids ten: write FROM..TO"),
    (
        &["simulate", "thermopyles", "--games", "1", "--seat", "one=greedy"],
        "--seat one=greedy: write SEAT=PLAYER",
    ),
    (
        &["simulate", "thermopyles", "--games", "1", "--seat", "1=deep"],
        "--seat 1=deep: there is no player “deep”; write random, greedy, search:LEVEL",
    ),
    (
        &["simulate", "thermopyles", "--games", "1", "--option", "players"],
        "--option players: write NAME=VALUE",
    ),
    (&["play", "thermopyles", "--seat", "2"], "--seat 2: write SEAT=PLAYER"),
    (
        &["new", "thermopyles", "-o", "b.record", "--dice", "loaded"],
        "--dice loaded: write entropy or table",
    ),
    (
        &["show", "a.record", "--seat", "two"],
        "--seat two: write the number of a seat at this table, as 2",
    ),
    (&["act", "a.record", "retreat", "--seat", "256"], "--seat 256: write the number of a seat"),
    (&["why", "a.record", "retreat", "--seat", "-1"], "--seat -1: write the number of a seat"),
    (&["undo", "a.record", "--seat", "x"], "--seat x: write the number of a seat"),
    (&["replay", "a.record", "--seat", "x"], "--seat x: write the number of a seat"),
    (
        &["show", "a.record", "--step", "last"],
        "--step last: write the number of a step, as 12; 0 is before the first",
    ),
    (
        &["show", "a.record", "--svg", "b.svg", "--theme", "mauve"],
        "--theme mauve: write light, dark or contrast",
    ),
    (
        &["hint", "a.record", "--time", "soon"],
        "--time soon: write a time as 500ms or 2s, an hour at most",
    ),
    (
        &["hint", "a.record", "--iterations", "0"],
        "--iterations 0: how many simulations is a whole number from 1 to 4294967295",
    ),
    (
        &["serve", "--no-open", "--listen", "nowhere"],
        "--listen nowhere: write an address of this machine and a port, as 127.0.0.1:8080",
    ),
];

#[test]
fn a_value_that_cannot_be_is_named_with_what_would_be_right() {
    let folder = Folder::with_setup(HOT_GATES);
    for (args, right) in WRONG {
        let said = folder.refused(args);
        assert!(said.starts_with("promachos: ") && said.contains(right), "{args:?}: {said}");
        for raw in ["invalid digit", "invalid value", "error:", "parse"] {
            assert!(!said.contains(raw), "{args:?}: {said}");
        }
        assert_eq!(said.lines().count(), 1, "{said}");
    }
}

#[test]
fn an_argument_that_is_missing_or_made_up_is_named_with_the_usage() {
    let folder = Folder::with_setup(HOT_GATES);
    for (args, named) in [
        (&["new", "thermopyles"][..], "--output"),
        (&["show"], "<RECORD>"),
        (&["show", "a.record", "--loud"], "--loud"),
        (&["dance"], "dance"),
        (&["new", "thermopyles", "-o", "b.record", "--seed"], "--seed"),
        (&["new", "thermopyles", "-o", "b.record", "--seed", "1", "--dice", "table"], "--dice"),
    ] {
        let said = folder.refused(args);
        assert!(said.contains(named) && said.contains("--help"), "{args:?}: {said}");
    }
}
