//! Whole games at the keyboard.

use std::process::Stdio;

use crate::{Folder, HOT_GATES};

#[test]
fn a_game_can_be_lost_by_always_typing_1() {
    let folder = Folder::new();
    let typed = "confirm off\n".to_owned() + &"1\n".repeat(200);
    let args = ["play", "thermopyles", "--seed", "7", "-o", "a.record"];
    let answer = folder.typing(&args, &typed);
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    assert!(answer.out.contains("The pass is lost") && answer.out.contains("[K24]"));
    let told = folder.well(&["replay", "a.record"]);
    assert!(told.contains("steps replayed and proven"), "{told}");
}

#[test]
fn a_game_can_be_won_and_every_command_answers() {
    let folder = Folder::new();
    folder.write("setup.txt", "slots 12/27 13/26\npersian-deck 22/22\nhand 1 19 20\n");
    let typed = "help\nboard\ncards\nlog\nrules K26\nrules nonsense\nodds 2\nwhy charge 11\n\
                 why charge 19\nundo\n\n9\ncharge 11\nsave won.record\ncharge 20\nundo\n3\nsupport 0\n";
    let answer = folder.typing(&["play", "thermopyles", "--setup", "setup.txt"], typed);
    assert_eq!((answer.code, answer.err.as_str()), (0, ""), "{}", answer.out);
    for part in [
        "take the last step back",
        "Persian cards still to come: 1",
        "[K26] Won: the Persian army is spent",
        "no clause or ruling “nonsense”",
        "won outright",
        "[K11] that card is not in the hand",
        "charge 19 is legal",
        "nothing has been played yet",
        "there is no action 9",
        "Saved in won.record",
        "The last step is taken back.",
        "You have won",
    ] {
        assert!(answer.out.contains(part), "“{part}” is not in:\n{}", answer.out);
    }
    assert!(folder.well(&["replay", "won.record", "--check"]).starts_with("2 steps"));
}

#[test]
fn input_that_ends_early_leaves_a_record_to_go_on_with() {
    let folder = Folder::new();
    let answer = folder.typing(&["play", "thermopyles", "--seed", "7", "-o", "a.record"], "1\n");
    assert_eq!(answer.code, 0);
    assert!(answer.out.contains("promachos play a.record"), "{}", answer.out);
    let resumed = folder.typing(&["play", "a.record"], "draw\n");
    assert_eq!(resumed.code, 0);
    let log = folder.well(&["replay", "a.record"]);
    assert!(log.contains("retreat") && log.contains("draw 1"), "{log}");
    let again = ["play", "thermopyles", "-o", "a.record", "--resume"];
    assert_eq!(folder.typing(&again, "quit\n").code, 0);
    assert_eq!(folder.well(&["replay", "a.record"]), log);
}

#[test]
fn a_computer_partner_plays_its_seat_and_a_person_the_other() {
    let folder = Folder::new();
    let args = ["play", "thermopyles", "--option", "players=2", "--seat", "2=greedy"];
    let names = ["--name", "Gorgo", "--name", "Cleomenes", "--seed", "5", "-o", "a.record"];
    let typed = "confirm off\n".to_owned() + &"1\n".repeat(300);
    let answer = folder.typing(&[&args[..], &names].concat(), &typed);
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    let log = folder.well(&["replay", "a.record"]);
    assert!(log.contains("seat 1  retreat") && log.contains("  seat 2  "), "{log}");
    assert!(log.contains("The pass is"), "{log}");
}

#[test]
fn computer_players_can_play_a_whole_game_alone() {
    let folder = Folder::new();
    let answer = folder.run(&["play", "thermopyles", "--seat", "1=greedy", "--seed", "5"]);
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    assert!(answer.out.contains("The pass is"), "{}", answer.out);
}

#[test]
fn hidden_hands_are_shown_only_to_who_took_the_keyboard() {
    let folder = Folder::new();
    folder.write("setup.txt", "slots 20/24 17/22\nhand 1 11 12\nhand 2 18 19\n");
    let agreed = ["--option", "players=2", "--option", "hands=hidden", "--setup", "setup.txt"];
    let args = [&["play", "thermopyles", "--name", "Gorgo"], &agreed[..]].concat();
    let answer = folder.typing(&args, "\nretreat\ndecline\n\n");
    let (first, second) = answer.out.split_once("Seat 2, please take the keyboard").unwrap();
    assert!(first.contains("Gorgo, please take the keyboard"));
    assert!(first.contains("│ 11 │") && !first.contains("18"), "{first}");
    assert!(!second.contains("│ 18 │"), "nobody has pressed Enter yet: {second}");
    let answer = folder.typing(&args, "\nretreat\ndecline\n\n\n");
    let (_, second) = answer.out.split_once("Seat 2, please take the keyboard").unwrap();
    assert!(second.contains("│ 18 │") && !second.contains("[11]"), "{second}");
}

#[test]
fn people_with_real_dice_are_asked_what_came_up() {
    let folder = Folder::new();
    folder.write("setup.txt", HOT_GATES);
    let args = ["play", "thermopyles", "--setup", "setup.txt", "--dice", "table", "-o", "a.record"];
    let answer = folder.typing(&args, "fight 15 1\n7\n\n4\n3\n");
    assert!(answer.out.contains("“7” cannot come up"), "{}", answer.out);
    assert!(answer.out.contains("A number: 1, 2, 3, 4, 5, 6"), "{}", answer.out);
    let told = folder.well(&["replay", "a.record"]);
    assert!(told.contains("chance  die 4") && told.contains("chance  die 3"), "{told}");
}

#[test]
fn a_reader_who_goes_away_ends_the_program_quietly() {
    let folder = Folder::with_setup(HOT_GATES);
    for args in [&["show", "a.record"][..], &["rules", "thermopyles"], &["play", "a.record"]] {
        let mut child = folder.command(args).stdin(Stdio::piped()).spawn().unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{args:?}");
        assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    }
}

#[test]
fn help_teaches_every_command_with_an_example() {
    let folder = Folder::new();
    let help = folder.well(&["--help"]);
    let commands = help.split_once("Commands:").unwrap().1.split_once("Options:").unwrap().0;
    let names: Vec<&str> = commands
        .lines()
        .filter(|line| line.starts_with("  ") && !line.starts_with("   "))
        .filter_map(|line| line.split_whitespace().next())
        .filter(|&name| name != "help")
        .collect();
    assert_eq!(names.len(), 17, "{names:?}");
    for name in names {
        let help = folder.well(&[name, "--help"]);
        assert!(help.contains(&format!("promachos {name} ")) && help.contains("Example"), "{help}");
    }
}

#[test]
fn a_game_is_given_up_on_the_command_line_and_at_the_keyboard() {
    let folder = Folder::with_setup(HOT_GATES);
    let told = folder.well(&["act", "a.record", "!resign"]);
    assert!(told.contains("wants to give up"), "{told}");
    assert!(folder.well(&["show", "a.record"]).contains("The game is lost"));
    folder.refused(&["act", "a.record", "charge 15"]);
    folder.refused(&["undo", "a.record"]);
    assert!(folder.well(&["replay", "a.record", "--check"]).contains("replayed and proven"));
    let typed = Folder::with_setup(HOT_GATES).typing(&["play", "a.record"], "!resign\n");
    assert_eq!((typed.code, typed.err.as_str()), (0, ""), "{}", typed.out);
    assert!(typed.out.contains("The game is lost"), "{}", typed.out);
}

/// The examples are the game's own: nobody is taught to charge with a card where there is none.
#[test]
fn help_at_the_prompt_names_orders_of_the_game_that_is_played() {
    for (game, order, other) in [
        ("thermopyles", "charge 15", "deploy wall"),
        ("thermopylae", "march camp trachis", "charge 15"),
        ("spartans", "deploy wall", "charge 15"),
    ] {
        let answer = Folder::new().typing(&["play", game], "help\n");
        let help = answer.out.split_once("> help\n").expect("help was typed").1;
        assert!(help.contains(order) && !help.contains(other), "{game}: {help}");
        assert!(help.lines().all(|line| line.chars().count() <= 80), "{game}: {help}");
    }
}

#[test]
fn actions_are_listed_by_how_they_begin() {
    let folder = Folder::new();
    folder.well(&["new", "spartans", "--seed", "7", "-o", "a.record"]);
    folder.well(&["act", "a.record", "guard phocians"]);
    let all = folder.well(&["actions", "a.record"]);
    assert!(all.ends_with("promachos actions a.record place … lists fewer\n"), "{all}");
    let some = folder.well(&["actions", "a.record", "Place", "malians", "javelin", "g5"]);
    // The question, and four facings [6.0c].
    assert_eq!(some.lines().count(), 5, "{some}");
    let order = folder.well(&["actions", "a.record", "deploy"]);
    assert!(order.contains("deploy wall") && !order.contains("place spartans"), "{order}");
    let none = folder.well(&["actions", "a.record", "charge"]);
    assert!(none.contains("Nothing that may be done now begins with “charge”"), "{none}");
    let json = folder.well(&["actions", "a.record", "place malians javelin G5", "--json"]);
    let json: serde_json::Value = serde_json::from_str(&json).expect("it is JSON");
    assert_eq!(json["actions"].as_array().map(Vec::len), Some(4));
}

#[test]
fn dice_that_are_thrown_together_are_told_together() {
    let folder = Folder::new();
    folder.write("setup.txt", HOT_GATES);
    let args = ["play", "thermopyles", "--setup", "setup.txt", "--dice", "table", "-o", "a.record"];
    folder.typing(&args, "fight 15 1\n4 3\nquit\nquit\n");
    let told = folder.well(&["replay", "a.record"]);
    assert!(told.contains("chance  die 4") && told.contains("chance  die 3"), "{told}");
}

#[test]
fn real_dice_are_told_by_their_faces_and_a_mistyped_one_is_taken_back() {
    let folder = Folder::new();
    let typed = "7\nundo\n\nrules 5.1\n0\nlog\nguard phocians\nquit\nquit\n";
    let answer = folder.typing(&["play", "spartans", "--dice", "table"], typed);
    assert_eq!(answer.code, 0, "{}", answer.err);
    for part in [
        "The die shows 7: the Susians attack.",
        "The last step is taken back.",
        "what came up, 1 to 10? >",
        "A number: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10;",
        "The die shows 10: the Immortals attack.",
    ] {
        assert!(answer.out.contains(part), "“{part}” is not in:\n{}", answer.out);
    }
}

#[test]
fn case_6_0c_the_last_of_a_whole_deployment_stands_by_one_order() {
    let folder = Folder::new();
    folder.well(&["new", "spartans", "--seed", "5", "-o", "a.record"]);
    folder.well(&["act", "a.record", "guard phocians", "deploy pass"]);
    let listed = folder.well(&["actions", "a.record", "deploy"]);
    assert!(listed.contains("The rest too: 1 unit where this deployment has them"), "{listed}");
    let told = folder.well(&["act", "a.record", "deploy rest"]);
    assert!(told.contains("[7.0a]"), "the Persians deploy then: {told}");
}
