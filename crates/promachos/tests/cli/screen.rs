//! A screen of 80 by 24: at every question the board, what is asked and what may be done are there
//! together. A pipe is written to as such a screen is.

use engine::Record;

use crate::Folder;

const ROWS: usize = 24;
const COLUMNS: usize = 80;

/// What the screen showed at every prompt.
fn screens(out: &str) -> Vec<String> {
    let lines: Vec<&str> = out.lines().collect();
    let too_long: Vec<&&str> = lines.iter().filter(|it| it.chars().count() > COLUMNS).collect();
    assert!(too_long.is_empty(), "too long for a line:\n{too_long:#?}");
    let prompts = (0..lines.len()).filter(|&at| lines[at].starts_with("> "));
    prompts.map(|at| lines[(at + 1).saturating_sub(ROWS)..=at].join("\n")).collect()
}

#[track_caller]
fn shows(screen: &str, parts: &[&str]) {
    for part in parts {
        assert!(screen.contains(part), "“{part}” is not on the screen:\n{screen}");
    }
}

/// Map, Persians, piles, one's hand: `◄` marks the location, `►` the one who decides.
const TABLE: [&str; 4] = ["◄", "slot 1", "Support  ", "  ► Seat "];

#[test]
fn a_whole_game_alone_shows_its_table_at_every_question() {
    for seed in ["3", "7", "12"] {
        let args = ["play", "thermopyles", "--seed", seed];
        let answer =
            Folder::new().typing(&args, &("confirm off\n".to_owned() + &"2\n1\n".repeat(60)));
        let screens = screens(&answer.out);
        assert!(screens.len() > 8, "{}", answer.out);
        for screen in &screens[2..] {
            shows(screen, &TABLE);
            assert!(screen.contains("Seat 1: ") || screen.contains("Seat 1 has "), "{screen}");
        }
    }
}

#[test]
fn four_players_see_every_hand_and_every_action() {
    let folder = Folder::new();
    folder.write(
        "setup.txt",
        "slots 20/24 17/22\nhand 1 10 11 12 13 14\nhand 2 11 12 13 14 15\nhand 3 15 16 17 18 19\n\
         hand 4 16 17 18 19 20\n",
    );
    let args = ["play", "thermopyles", "--option", "players=4", "--setup", "setup.txt"];
    let answer = folder.typing(&args, "charge 12\n");
    let screens = screens(&answer.out);
    shows(&screens[0], &TABLE);
    shows(&screens[0], &["│ 10 │ │ 11 │ │ 12 │ │ 13 │ │ 14 │", "[16] [17] [18] [19] [20]"]);
    shows(&screens[0], &["1  retreat", "6  charge 14", "retreat, or charge"]);
    shows(&screens[1], &TABLE);
    shows(&screens[1], &["0  support 0", "4  support 4", "how many Support cards"]);
}

/// Without a limit a hand may have twelve cards of eleven values, which is too many lines.
#[test]
fn a_hand_without_a_limit_folds_the_list_and_not_the_hand() {
    let folder = Folder::new();
    let hand = "hand 1 10 11 12 13 14 15 16 17 18 19x2 20";
    folder.write("setup.txt", format!("slots 20/24 17/22\n{hand}\nhand 2 11\nhand 3 12\n"));
    let agreed = ["--option", "players=3", "--option", "hand-limit=none", "--setup", "setup.txt"];
    let answer = folder.typing(&[&["play", "thermopyles"], &agreed[..]].concat(), "");
    let screen = &screens(&answer.out)[0];
    shows(screen, &TABLE);
    shows(screen, &["│ 10 │", "│ 19 │ │ 20 │", "2-12  charge", "10 to 20"]);
}

#[test]
fn an_auction_a_set_up_and_a_battle_show_how_they_stand_and_what_may_be_done() {
    let folder = Folder::new();
    let auction = ["play", "thermopylae", "--option", "opener=1"];
    let answer = folder.typing(&auction, "30\nPASS\nlist place leonidas\n196\n");
    let screens = screens(&answer.out);
    shows(&screens[0], &["before the battle", "open the bidding", "1-100  bid"]);
    shows(&screens[1], &["before the battle", "31-100  bid", "  pass "]);
    for kind in ["leonidas", "spartan-general", "athenian-general", "spartan-infantry"] {
        shows(&screens[2], &["before the battle", "the bid is 30", &format!("place {kind}")]);
    }
    shows(&screens[2], &["to be placed", "several at once:", " 196 ", " 199 "]);
    assert!(answer.out.contains("  39  place leonidas col"), "{}", answer.out);
}

/// Computers play until a person has to decide in the thick of it.
#[test]
fn a_battle_that_is_too_large_for_the_screen_is_cut_and_says_so() {
    let folder = Folder::new();
    let both = ["--seat", "1=greedy", "--seat", "2=greedy", "--seed", "4", "-o", "whole.record"];
    folder.well(&[&["play", "thermopylae"], &both[..]].concat());
    let text = String::from_utf8(folder.read("whole.record")).expect("text");
    let whole = Record::read(&text).expect("a record");
    for steps in [60, 150, 300, 500] {
        let mut record = whole.clone();
        record.lines.truncate(steps);
        folder.write("a.record", record.write());
        let answer = folder.typing(&["play", "a.record"], "");
        let screen = screens(&answer.out).pop().expect("somebody decides");
        shows(&screen, &["round ", "the bid is "]);
        let whole = folder.well(&["show", "a.record"]);
        if whole.lines().count() > ROWS {
            shows(&screen, &["lines more: `board` shows the whole table"]);
        }
    }
}
