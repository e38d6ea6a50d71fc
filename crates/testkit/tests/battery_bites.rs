//! The battery passes a sound game, and notices every promise that the Ford can break.

use std::panic::{AssertUnwindSafe, catch_unwind};

use testkit::toy::{self, Flaw};

/// The battery's complaint about the Ford with a flaw.
fn complaint(options: &'static str) -> String {
    let panicked = catch_unwind(AssertUnwindSafe(|| toy::battery(options).run()));
    let words = panicked.expect_err("the battery has noticed nothing");
    words.downcast_ref::<String>().cloned().expect("a message in words")
}

#[test]
fn a_sound_game_passes_and_every_ending_is_seen() {
    let report = toy::battery("").run();
    assert_eq!(report.endings.keys().copied().collect::<Vec<_>>(), ["F3", "F5", "F6"]);
    assert_eq!((report.games, report.longest), (300, 7)); // 2 cards, 2 orders, march, answer, die.
}

/// Each flaw with the words in which the battery must complain about it.
const COMPLAINTS: [(&str, &str); 11] = [
    ("flaw=empty-list", "a decision without a listed action"),
    ("flaw=listed-twice", "is listed twice"),
    ("flaw=listed-illegal", "march 31 is listed, and there is an objection to it"),
    ("flaw=leaky-view", "a twin world looks different"),
    ("flaw=leaky-event", "events let"),
    ("flaw=betraying-odds", "the odds of brace betray"),
    ("flaw=lossy-position", "the position does not read back"),
    ("flaw=unreadable-action", "reads back as"),
    ("flaw=lost-card", "the position is impossible: cards are missing"),
    ("flaw=false-march", "does not show: what it says"),
    ("flaw=endless", "does not end within 8 steps"),
];

#[test]
fn every_broken_promise_is_noticed() {
    for (options, words) in COMPLAINTS {
        let complaint = complaint(options);
        assert!(complaint.contains(words), "{options}: {complaint}");
    }
}

#[test]
fn no_flaw_is_left_out() {
    let tried: Vec<&str> =
        COMPLAINTS.iter().filter_map(|(options, _)| options.strip_prefix("flaw=")).collect();
    assert_eq!(tried, Flaw::NAMES[1..]);
}

#[test]
fn a_complaint_names_game_step_and_position() {
    let complaint = complaint("flaw=false-march");
    assert!(complaint.contains("ford [flaw=false-march], seed 1, game "), "{complaint}");
    assert!(complaint.contains("after step ") && complaint.contains("deck "), "{complaint}");
}
