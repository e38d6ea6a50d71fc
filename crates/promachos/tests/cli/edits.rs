//! A record that somebody has edited never replays. Every bit of every byte is tried where no
//! process has to be started for it, in `crates/games/tests/records.rs`.

use crate::{Desk, HOT_GATES};

#[test]
fn edits_of_one_byte_are_refused() {
    let desk = Desk::with_setup(HOT_GATES);
    desk.well(&["act", "a.game", "fight 15 1"]);
    let record = desk.read("a.game");
    desk.well(&["replay", "a.game", "--check"]);
    for at in (0..record.len()).step_by(11) {
        let mut edited = record.clone();
        edited[at] ^= 1;
        desk.write("b.game", &edited);
        desk.refused(&["replay", "b.game", "--check"]);
        desk.write("b.game", &record[..at]);
        desk.refused(&["replay", "b.game", "--check"]);
    }
}

#[test]
fn a_line_added_moved_or_taken_away_is_refused() {
    let desk = Desk::with_setup(HOT_GATES);
    desk.well(&["act", "a.game", "fight 15 1"]);
    let record = String::from_utf8(desk.read("a.game")).unwrap();
    let lines: Vec<&str> = record.lines().collect();
    for at in (0..lines.len()).step_by(3) {
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
