//! A record that somebody has edited never replays.

use crate::{Desk, HOT_GATES};

#[test]
fn every_edit_of_one_byte_is_refused() {
    let desk = Desk::with_setup(HOT_GATES);
    desk.well(&["act", "a.game", "fight 15 1"]);
    let record = desk.read("a.game");
    desk.well(&["replay", "a.game", "--check"]);
    for at in 0..record.len() {
        let mut edited = record.clone();
        edited[at] ^= 1;
        desk.write("b.game", &edited);
        desk.refused(&["replay", "b.game", "--check"]);
    }
}

#[test]
fn a_record_cut_anywhere_is_refused() {
    let desk = Desk::with_setup(HOT_GATES);
    let record = desk.read("a.game");
    for length in 0..record.len() {
        desk.write("b.game", &record[..length]);
        desk.refused(&["replay", "b.game", "--check"]);
    }
}

#[test]
fn a_line_added_moved_or_taken_away_is_refused() {
    let desk = Desk::with_setup(HOT_GATES);
    desk.well(&["act", "a.game", "fight 15 1"]);
    let record = String::from_utf8(desk.read("a.game")).unwrap();
    let lines: Vec<&str> = record.lines().collect();
    for at in 0..lines.len() {
        let mut without = lines.clone();
        without.remove(at);
        let mut twice = lines.clone();
        twice.insert(at, lines[at]);
        for edited in [without, twice] {
            desk.write("b.game", format!("{}\n", edited.join("\n")));
            desk.refused(&["replay", "b.game", "--check"]);
        }
    }
}
