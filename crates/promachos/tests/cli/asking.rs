//! What the terminal asks before something is lost: the game, or the sight of a card.

use crate::{Folder, HOT_GATES};

const LAST_STAND: &str = "marker 6\nslots 20/24 17/22\nhand 1 15\n";

#[test]
fn the_retreat_that_loses_the_game_is_asked_about() {
    let folder = Folder::with_setup(LAST_STAND);
    let answer = folder.typing(&["play", "a.record"], "retreat\nn\nretreat\nY\n");
    assert_eq!(answer.code, 0, "{}", answer.err);
    let (first, second) = answer.out.split_once("It is not done").expect("he said no");
    let asked = "This loses the game (100 %). Sure? y/n";
    assert!(first.contains(asked) && !first.contains("The pass is lost"), "{first}");
    assert!(second.contains(asked) && second.contains("The pass is lost"), "{second}");
}

#[test]
fn input_that_ends_at_the_question_is_no_yes() {
    let folder = Folder::with_setup(LAST_STAND);
    folder.typing(&["play", "a.record"], "retreat\n");
    assert!(folder.well(&["replay", "a.record", "--check"]).starts_with("0 steps"));
}

#[test]
fn nobody_is_asked_who_has_switched_it_off_or_risks_nothing() {
    let folder = Folder::with_setup(LAST_STAND);
    let answer = folder.typing(&["play", "a.record"], "help\nConfirm OFF\nretreat\n");
    assert!(answer.out.contains("confirm off "), "help tells of it: {}", answer.out);
    assert!(!answer.out.contains("y/n") && answer.out.contains("The pass is lost"));
    let answer = Folder::with_setup(HOT_GATES).typing(&["play", "a.record"], "retreat\n");
    assert!(!answer.out.contains("y/n"), "{}", answer.out);
}

/// The last card, no deck: the game is lost [K25] unless the twelfth card goes to the Graveyard.
/// 20 + d6 against 17/22 eliminates from a 2 on; a 1 leaves nothing. One of six: 16.7 %.
#[test]
fn an_action_that_may_lose_the_game_is_asked_about_with_its_chance() {
    let folder = Folder::with_setup(
        "marker 1\nslots 17/22 12/27\ngraveyard 22/22 21/23x4 20/24x3 19/20x2 19/25\n\
         hand 1 20\nspartan-deck -\nsupport 1\n",
    );
    let answer = folder.typing(&["play", "a.record"], "charge 20\ny\n1\nn\n");
    assert!(answer.out.contains("This may lose the game (16.7 %). Sure? y/n"), "{}", answer.out);
    assert!(!folder.well(&["replay", "a.record"]).contains("support 1"));
}

/// Gorgo draws for her retreat; then Leonidas plays, and the screen is cleared for him.
#[test]
fn who_draws_a_hidden_card_reads_it_before_the_screen_is_cleared() {
    let folder = Folder::new();
    folder.write("setup.txt", "slots 20/24 17/22\nhand 1 11\nhand 2 18\nspartan-deck 16\n");
    let agreed = ["--option", "players=2", "--option", "hands=hidden", "--setup", "setup.txt"];
    let names = ["--name", "Gorgo", "--name", "Leonidas"];
    let args = [&["play", "thermopyles"], &agreed[..], &names].concat();
    let answer = folder.typing(&args, "\nretreat\ndraw 1\n\n\n");
    let (hers, his) =
        answer.out.split_once("Leonidas, please take the keyboard").expect("his turn comes");
    let (before, read) = hers.rsplit_once("> draw 1").expect("she draws");
    assert!(!before.contains("16"), "{before}");
    assert!(read.contains("Gorgo draws the 16"), "{read}");
    assert!(read.contains("Gorgo, press Enter when you have read it"), "{read}");
    assert!(!his.contains("16") && !his.contains("11"), "{his}");
}

/// Both write their bids before either is shown; seat 1 has read the own one when seat 2 comes.
#[test]
fn who_writes_a_bid_unseen_has_the_keyboard_alone() {
    let args = ["play", "thermopylae", "--option", "auction=sealed"];
    let answer = Folder::new().typing(&args, "\n71\n\n\n25\n");
    let parts: Vec<&str> = answer.out.split("please take the keyboard").collect();
    assert_eq!(parts.len(), 3, "{}", answer.out);
    assert!(parts[1].contains("a bid of 71") && parts[1].contains("Seat 1, press Enter"));
    let (hidden, shown) = parts[2].split_once("> 25").expect("seat 2 writes a bid");
    assert!(!hidden.contains("71"), "{hidden}");
    assert!(shown.contains("Both bids are shown: Seat 1 71, Seat 2 25"), "{shown}");
}

#[test]
fn who_did_not_write_a_bid_does_not_take_it_back_either() {
    let args = ["play", "thermopylae", "--option", "auction=sealed"];
    let answer = Folder::new().typing(&args, "\n71\n\n\nundo\n25\n");
    assert!(answer.out.contains("made by Seat 1 in secret"), "{}", answer.out);
    assert!(answer.out.contains("Both bids are shown: Seat 1 71, Seat 2 25"), "{}", answer.out);
}

/// A hundred bids are soon tried, and each gives its hash.
#[test]
fn no_hash_is_told_while_a_sealed_bid_lies_there() {
    let folder = Folder::new();
    folder.well(&["new", "thermopylae", "--option", "auction=sealed", "-o", "a.record"]);
    folder.well(&["act", "a.record", "bid 41"]);
    let record = std::fs::read_to_string(folder.path("a.record")).unwrap();
    let hash = record.lines().find(|line| line.contains("bid 41")).unwrap();
    let hash = hash.rsplit(' ').next().unwrap();
    for args in [
        vec!["replay", "a.record", "--seat", "2"],
        vec!["replay", "a.record", "--check"],
        vec!["show", "a.record", "--seat", "2", "--json"],
    ] {
        let told = folder.well(&args);
        assert!(!told.contains(hash), "{args:?}\n{told}");
    }
}

#[test]
fn commands_clauses_and_outcomes_are_read_in_capitals_too() {
    let folder = Folder::with_setup(HOT_GATES);
    let typed = "HELP\nRules k26\nrules [a7]\nCharge 15\nUndo ALL\nLOG\nQUIT\n";
    let answer = folder.typing(&["play", "a.record"], typed);
    for part in ["[K26] Won", "[A7]", "The last step is taken back", "The game stops here"] {
        assert!(answer.out.contains(part), "“{part}” is not in:\n{}", answer.out);
    }
    assert!(!answer.out.contains(" is no action"), "{}", answer.out);
    for case in ["k26", "K26", "[k26]"] {
        assert!(folder.well(&["rules", "thermopyles", case]).starts_with("[K26]"), "{case}");
    }
    let args = ["play", "thermopyles", "--setup", "setup.txt", "--dice", "table", "-o", "b.record"];
    folder.typing(&args, "FIGHT 15 1\nDie 4\nDIE 3\n");
    let told = folder.well(&["replay", "b.record"]);
    assert!(told.contains("chance  die 4") && told.contains("chance  die 3"), "{told}");
}

#[test]
fn a_case_shows_the_steps_that_it_has() {
    let folder = Folder::new();
    let melee = folder.well(&["rules", "spartans", "8.3.2"]);
    for step in ["8.3.2.1a", "8.3.2.2", "8.3.2.3", "8.3.2.4", "8.3.2.5"] {
        assert!(melee.contains(step), "{step}: {melee}");
    }
    // The rulebook's own number of a Case that is told in parts.
    assert!(folder.well(&["rules", "spartans", "8.4.1"]).contains("8.4.1d"));
    assert!(!folder.well(&["rules", "thermopyles", "K2"]).contains("K26"));
}
