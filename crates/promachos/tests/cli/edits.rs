//! A record that somebody has edited never replays. Every bit of every byte is tried where no
//! process has to be started for it, in `crates/games/tests/records.rs`.

use crate::{Folder, HOT_GATES};

#[test]
fn edits_of_one_byte_are_refused() {
    let folder = Folder::with_setup(HOT_GATES);
    folder.well(&["act", "a.record", "fight 15 1"]);
    let record = folder.read("a.record");
    folder.well(&["replay", "a.record", "--check"]);
    for at in (0..record.len()).step_by(11) {
        let mut edited = record.clone();
        edited[at] ^= 1;
        folder.write("b.record", &edited);
        folder.refused(&["replay", "b.record", "--check"]);
        folder.write("b.record", &record[..at]);
        folder.refused(&["replay", "b.record", "--check"]);
    }
}

#[test]
fn a_line_added_moved_or_taken_away_is_refused() {
    let folder = Folder::with_setup(HOT_GATES);
    folder.well(&["act", "a.record", "fight 15 1"]);
    let record = String::from_utf8(folder.read("a.record")).unwrap();
    let lines: Vec<&str> = record.lines().collect();
    for at in (0..lines.len()).step_by(3) {
        let mut without = lines.clone();
        without.remove(at);
        let mut twice = lines.clone();
        twice.insert(at, lines[at]);
        for edited in [without, twice] {
            folder.write("b.record", format!("{}\n", edited.join("\n")));
            folder.refused(&["replay", "b.record", "--check"]);
        }
    }
}
