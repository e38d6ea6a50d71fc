//! What is saved, what is not, and who may write.

use std::fs::File;
use std::process::Child;

use crate::{Answer, Folder, HOT_GATES, Keyboard};

/// Plays a record which somebody else changes before the first step is saved.
fn outrun(folder: &Folder) -> Keyboard {
    let mut keyboard = Keyboard::at(folder, &["play", "a.record"]);
    keyboard.until("\n> ");
    folder.well(&["act", "a.record", "charge 20"]);
    keyboard
}

#[test]
fn quit_tells_what_is_not_saved_and_how_to_save_it() {
    let folder = Folder::with_setup(HOT_GATES);
    let mut keyboard = outrun(&folder);
    keyboard.types("charge 15");
    assert!(keyboard.until("\n> ").contains("Not saved: a.record: was changed by somebody else"));
    keyboard.types("quit");
    let told = keyboard.until("\n> ");
    assert!(
        told.contains("a.record lacks the last step") && told.contains("`save FILE`"),
        "{told}"
    );
    keyboard.types("save b.record");
    assert!(keyboard.until("\n> ").contains("Saved in b.record"));
    keyboard.types("quit");
    let answer = keyboard.leaves();
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    assert!(answer.out.contains("The record is in b.record"), "{}", answer.out);
    let told = ["a.record", "b.record"].map(|name| folder.well(&["replay", name]));
    assert!(told[0].contains("charge 20") && told[1].contains("charge 15"), "{told:?}");
}

#[test]
fn who_quits_twice_is_not_told_that_the_record_is_in_the_file() {
    let folder = Folder::with_setup(HOT_GATES);
    let mut keyboard = outrun(&folder);
    for typed in ["charge 15", "support 0", "QUIT", "quit"] {
        keyboard.types(typed);
    }
    let answer = keyboard.leaves();
    assert_eq!((answer.code, answer.err.as_str()), (0, ""), "he knows");
    assert!(answer.out.contains("lacks the last"), "{}", answer.out);
    assert!(!answer.out.contains("The record is in"), "{}", answer.out);
}

#[test]
fn input_that_ends_before_the_record_is_saved_is_a_failure() {
    let folder = Folder::with_setup(HOT_GATES);
    let mut keyboard = outrun(&folder);
    keyboard.types("charge 15");
    let answer = keyboard.leaves();
    assert_eq!(answer.code, 1, "{}", answer.out);
    assert!(answer.err.contains("a.record lacks the last step"), "{}", answer.err);
}

#[test]
fn a_game_that_ends_unsaved_can_still_be_saved() {
    let folder = Folder::with_setup("marker 6\nslots 20/24 17/22\nhand 1 15 20\n");
    let mut keyboard = outrun(&folder);
    keyboard.types("confirm off");
    keyboard.types("retreat");
    assert!(keyboard.until("\n> ").contains("You are not asked"));
    assert!(keyboard.until("\n> ").contains("a.record lacks the last step"));
    keyboard.types("save b.record");
    let answer = keyboard.leaves();
    assert_eq!(answer.code, 0, "{}{}", answer.out, answer.err);
    assert!(folder.well(&["replay", "b.record"]).contains("The pass is lost"));
}

/// Four units are placed at once by four processes; each is legal whichever came before it.
#[test]
fn of_four_who_act_at_once_everybody_who_is_told_so_has_acted() {
    let units =
        ["leonidas mg_s", "spartan-general mg_n", "athenian-general eg_n", "greek-infantry eg_s"];
    for _ in 0..6 {
        let folder = Folder::new();
        let agreed = ["--option", "bid=20", "--option", "greek=1", "-o", "a.record"];
        folder.well(&[&["new", "thermopylae"], &agreed[..]].concat());
        let act = |unit: &&str| {
            let action = format!("place {unit}");
            folder.command(&["act", "a.record", &action]).spawn().expect("the program starts")
        };
        let begun: Vec<Child> = units.iter().map(act).collect();
        let answers =
            begun.into_iter().map(|it| Answer::of(it.wait_with_output().expect("it ends")));
        let codes: Vec<i32> = answers.map(|it| it.code).collect();
        let record = String::from_utf8(folder.read("a.record")).expect("text");
        for (unit, code) in units.iter().zip(&codes) {
            let placed = record.contains(&format!(" seat 1 place {unit} "));
            assert_eq!(placed, *code == 0, "{unit}: {codes:?}\n{record}");
        }
        assert_eq!(codes, [0; 4]);
        assert!(folder.well(&["replay", "a.record", "--check"]).starts_with("4 steps"));
        assert_eq!(folder.contents().len(), 1, "no lock is left behind");
    }
}

/// Of two who charge with different cards at once, the second finds the charge made.
#[test]
fn of_two_who_want_what_cannot_both_be_one_is_refused() {
    let folder = Folder::with_setup(HOT_GATES);
    let charge = |card: &&str| {
        folder.command(&["act", "a.record", card]).spawn().expect("the program starts")
    };
    let begun: Vec<Child> = ["charge 15", "charge 20"].iter().map(charge).collect();
    let ended = begun.into_iter().map(|it| Answer::of(it.wait_with_output().expect("it ends")));
    let mut codes: Vec<i32> = ended.map(|it| it.code).collect();
    codes.sort_unstable();
    assert_eq!(codes, [0, 2]);
    assert!(folder.well(&["replay", "a.record", "--check"]).starts_with("1 steps"));
}

#[test]
fn who_waits_for_a_writer_in_vain_fails_and_changes_nothing() {
    let folder = Folder::with_setup(HOT_GATES);
    let lock = File::create(folder.path(".a.record.lock")).expect("a file");
    lock.lock().expect("nobody else has it");
    let before = folder.contents();
    let answer = folder.run(&["act", "a.record", "charge 15"]);
    assert_eq!((answer.code, answer.out.as_str()), (1, ""));
    assert!(answer.err.contains("somebody else is changing it"), "{}", answer.err);
    assert_eq!(folder.contents(), before);
    drop(lock);
    folder.well(&["act", "a.record", "charge 15"]);
}
