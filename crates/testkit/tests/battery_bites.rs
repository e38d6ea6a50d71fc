//! The battery passes a sound game, and notices every promise that the Ford can break.

use std::panic::{AssertUnwindSafe, catch_unwind};

use testkit::Battery;
use testkit::battery::{Conceivable, Sampler};
use testkit::toy::{self, Action, Answer, Flaw, Toy};

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
const COMPLAINTS: [(&str, &str); 15] = [
    ("flaw=empty-list", "a decision without a listed action"),
    ("flaw=listed-twice", "is listed twice"),
    ("flaw=listed-illegal", "march 31 is listed and not allowed"),
    ("flaw=leaky-view", "a twin world looks different"),
    ("flaw=leaky-event", "events let"),
    ("flaw=leaky-action", "the step itself lets"),
    ("flaw=leaky-outcome", "the step itself lets"),
    ("flaw=deny-secrets", "and the game denies it"),
    ("flaw=unexplained", "is not allowed, and there is no reason against it"),
    ("flaw=betraying-odds", "the odds of brace betray"),
    ("flaw=lossy-position", "the position does not read back"),
    ("flaw=unreadable-action", "march 1 should be allowed by the number in march 10"),
    ("flaw=lost-card", "the position is impossible: cards are missing"),
    ("flaw=false-march", "does not show: what it says"),
    ("flaw=endless", "does not end within 9 steps"),
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

#[test]
fn where_actions_are_too_many_a_sample_of_each_kind_is_tried_and_counted() {
    const KINDS: &[(&str, Sampler<Toy>)] = &[
        ("march", |_, _, random| Action::March(random.pick(256) as u8)),
        ("answer", |_, _, random| {
            Action::Answer(if random.pick(2) == 0 { Answer::Brace } else { Answer::Yield })
        }),
    ];
    let conceivable = Conceivable::Sampled { each: 3, kinds: KINDS };
    let report = Battery { conceivable, games: 20, ..toy::battery("") }.run();
    let nodes = (report.steps + 20) as u64; // Every step begins at a node, and every game ends at one.
    assert_eq!(
        report.tried.into_iter().collect::<Vec<_>>(),
        [("answer", 3 * nodes), ("march", 3 * nodes)]
    );
}
