//! Every kind of bad input: exit code 2, a message that says what and what to do, nothing changed.

use crate::{Folder, HOT_GATES};

#[track_caller]
fn says(message: &str, parts: &[&str]) {
    for part in parts {
        assert!(message.contains(part), "“{part}” is not in: {message}");
    }
}

#[test]
fn an_unknown_game_is_named_with_those_that_there_are() {
    let folder = Folder::new();
    for args in [
        &["new", "marathn", "-o", "a.record"][..],
        &["play", "marathn"],
        &["rules", "marathn"],
        &["components", "marathn"],
        &["simulate", "marathn", "--games", "1"],
    ] {
        says(&folder.refused(args), &["marathn", "thermopyles"]);
    }
}

#[test]
fn bad_options_are_named_all_at_once() {
    let folder = Folder::new();
    let new = |options: &[&str]| {
        let mut args = vec!["new", "thermopyles", "-o", "a.record"];
        args.extend(options.iter().flat_map(|option| ["--option", option]));
        folder.refused(&args)
    };
    let both = new(&["playrs=2", "hand-limit=6"]);
    says(&both, &["2 things are wrong", "“playrs”", "hand-limit", "5, 4, none"]);
    says(&new(&["players=2", "starter=3"]), &["starter", "seats 2"]);
    says(&new(&["players=2", "players=2"]), &["twice"]);
    says(&new(&["players"]), &["NAME=VALUE"]);
}

#[test]
fn bad_names_are_refused() {
    let folder = Folder::new();
    let new = |names: &[&str]| {
        let mut args = vec!["new", "thermopyles", "-o", "a.record"];
        args.extend(names.iter().flat_map(|name| ["--name", name]));
        folder.refused(&args)
    };
    says(&new(&["Gorgo", "Leonidas"]), &["2 names, but the table seats 1"]);
    says(&new(&["a\nb"]), &["control character"]);
    says(&new(&[""]), &["empty"]);
}

#[test]
fn a_missing_broken_or_huge_record_is_refused() {
    let folder = Folder::with_setup(HOT_GATES);
    let record = String::from_utf8(folder.read("a.record")).unwrap();
    folder.write("cut.record", &record[..record.len() - 30]);
    folder.write("binary.record", [0xFF, 0xFE, 0]);
    folder.write("letter.record", "Dear diary\n");
    folder.write("huge.record", " ".repeat((4 << 20) + 1));
    folder.write("old.record", record.replace("rules 1", "rules 9"));
    for (name, parts) in [
        ("none.record", &["none.record", "cannot be read"][..]),
        ("cut.record", &["cut.record", "line"]),
        ("binary.record", &["binary.record", "UTF-8"]),
        ("letter.record", &["line 1", "not a record"]),
        ("huge.record", &["4 MiB"]),
        ("old.record", &["rules version 9"]),
    ] {
        for command in ["show", "actions", "replay", "undo", "hint", "act"] {
            says(&folder.refused(&[command, name]), parts);
        }
    }
}

#[test]
fn play_takes_a_game_or_a_record_and_nothing_else() {
    let folder = Folder::with_setup(HOT_GATES);
    folder.write("letter.record", "Dear diary\n");
    says(&folder.refused(&["play", "none.record"]), &["no game “none.record”", "no record"]);
    says(&folder.refused(&["play", "letter.record"]), &["line 1", "not a record"]);
    says(&folder.refused(&["play", "a.record", "--seed", "3"]), &["game under way"]);
    says(&folder.refused(&["play", "a.record", "--seat", "2=greedy"]), &["no seat 2"]);
}

#[test]
fn an_edited_hash_is_refused_with_its_step() {
    let folder = Folder::with_setup(HOT_GATES);
    folder.well(&["act", "a.record", "charge", "15"]);
    let record = String::from_utf8(folder.read("a.record")).unwrap();
    let line = record.lines().find(|line| line.starts_with("1 seat 1 charge 15 ")).unwrap();
    let edited = format!("{}{}", &line[..line.len() - 16], "0123456789abcdef");
    folder.write("a.record", record.replace(line, &edited));
    let message = folder.refused(&["replay", "a.record", "--check"]);
    says(&message, &["step 1, “charge 15”", "0123456789abcdef"]);
}

#[test]
fn illegal_actions_are_refused_with_their_cases_and_none_is_played() {
    let folder = Folder::with_setup(HOT_GATES);
    let act = |actions: &[&str]| {
        let mut args = vec!["act", "a.record"];
        args.extend(actions);
        folder.refused(&args)
    };
    says(&act(&["charge 19"]), &["charge 19 is not allowed", "[K11]"]);
    says(&act(&["charge", "19"]), &["charge 19 is not allowed", "[K11]"]);
    says(&act(&["support 3"]), &["[K6]", "[K13]"]);
    says(&act(&["charge 15", "support 3"]), &["[K13]"]);
    says(&act(&["fight 15 3"]), &["[K13]"]);
    says(&act(&["surrender"]), &["“surrender” is no action", "write retreat"]);
}

#[test]
fn a_seat_that_is_not_in_turn_may_not_act() {
    let folder = Folder::new();
    folder.write("setup.txt", "slots 20/24 17/22\nhand 1 15\nhand 2 16\n");
    let new = ["new", "thermopyles", "--option", "players=2", "--setup", "setup.txt"];
    folder.well(&[&new[..], &["-o", "a.record"]].concat());
    let message = folder.refused(&["act", "a.record", "retreat", "--seat", "2"]);
    says(&message, &["seat 2 may not act", "seat 1 decides"]);
    for args in [
        &["act", "a.record", "retreat", "--seat", "3"][..],
        &["show", "a.record", "--seat", "3"],
        &["why", "a.record", "retreat", "--seat", "0"],
    ] {
        says(&folder.refused(args), &["there is no seat", "seats 1 to 2"]);
    }
}

#[test]
fn rolls_that_cannot_be_or_are_left_over_are_refused() {
    let folder = Folder::with_setup(HOT_GATES);
    let fight = |rolls: &[&str]| {
        let mut args = vec!["act", "a.record", "fight 15 1"];
        args.extend(rolls.iter().flat_map(|roll| ["--roll", roll]));
        folder.refused(&args)
    };
    says(&fight(&["7"]), &["“7” cannot come up", "[K12]", "die 1, die 2"]);
    says(&fight(&["0"]), &["“0”"]);
    says(&fight(&["4", "20/24"]), &["“20/24” cannot come up", "location die", "[K14]"]);
    says(&fight(&["4", "3", "22/22", "22/22"]), &["“22/22” cannot come up", "persian 21/23"]);
    says(&fight(&["1", "1", "1"]), &["nothing was there to roll", "“1”"]);
}

#[test]
fn an_impossible_position_is_refused_with_everything_that_is_wrong() {
    let folder = Folder::new();
    let new = |setup: &str| {
        folder.write("setup.txt", setup);
        folder.refused(&["new", "thermopyles", "--setup", "setup.txt", "-o", "a.record"])
    };
    says(
        &new("marker 9\nslots 20/25 17/22\nhand 2 15\nwall 3\n"),
        &["4 things are wrong", "line 1", "line 2", "line 3", "line 4"],
    );
    says(
        &new("slots 22/22 22/22\nhand 1 10 11 12 13 14 15\n"),
        &["2 things are wrong", "[K1]", "[K5]"],
    );
    says(&new("marker 7\nslots 20/24 17/22\nhand 1 15\n"), &["[K24]"]);
}

#[test]
fn a_file_that_cannot_be_written_is_left_alone() {
    let folder = Folder::with_setup(HOT_GATES);
    let new = |output: &str| folder.refused(&["new", "thermopyles", "-o", output]);
    says(&new("a.record"), &["a.record", "is there already", "--force"]);
    says(&new("no/such/folder/b.record"), &["cannot be written"]);
    says(&new("."), &["is not a file"]);
    says(&folder.refused(&["play", "thermopyles", "-o", "a.record"]), &["is there already"]);
    folder.well(&["new", "thermopyles", "-o", "a.record", "--force"]);
}

#[test]
fn a_component_sheet_may_correct_only_what_is_not_printed() {
    let folder = Folder::new();
    let sheet = folder.well(&["components", "thermopyles"]);
    folder.write("bad.toml", sheet.replace("Hot Gates", "Warm Gates"));
    folder.write("good.toml", sheet.replace("West Gate", "Asopos Bridge"));
    folder.write("broken.toml", "game = ");
    let new = ["new", "thermopyles", "-o", "a.record", "--data"];
    says(&folder.refused(&[&new[..], &["bad.toml"]].concat()), &["printed", "“Hot Gates”"]);
    says(&folder.refused(&[&new[..], &["broken.toml"]].concat()), &["broken.toml", "line 1"]);
    folder.well(&[&new[..], &["good.toml"]].concat());
    let board = folder.well(&["show", "a.record"]);
    says(&board, &["Asopos", "Bridge†", "† from this table's own component sheet"]);
}

#[test]
fn nothing_is_played_after_the_end_or_taken_back_after_a_die() {
    let folder = Folder::with_setup("marker 6\nslots 20/24 17/22\nhand 1 15\n");
    folder.well(&["act", "a.record", "retreat"]);
    says(&folder.refused(&["act", "a.record", "retreat"]), &["the game is over"]);
    says(&folder.refused(&["act", "a.record"]), &["nothing to do"]);
    says(&folder.refused(&["hint", "a.record"]), &["the game is over"]);
    let folder = Folder::with_setup(HOT_GATES);
    says(&folder.refused(&["undo", "a.record"]), &["nothing has been played"]);
    folder.well(&["act", "a.record", "fight 15 1"]);
    says(&folder.refused(&["undo", "a.record"]), &["a die has fallen or a card was drawn"]);
    says(&folder.refused(&["show", "a.record", "--step", "99"]), &["no step 99"]);
}

#[test]
fn an_unknown_clause_is_refused_with_those_that_come_near() {
    let folder = Folder::new();
    says(&folder.refused(&["rules", "thermopyles", "K166"]), &["“K166”", "K16 "]);
    says(&folder.refused(&["rules", "thermopyles", "support"]), &["K12 (Support)"]);
    says(&folder.refused(&["rules", "thermopyles", "zzz"]), &["lists them all"]);
}

#[test]
fn bad_players_are_refused() {
    let folder = Folder::new();
    let simulate = |seats: &[&str]| {
        let mut args = vec!["simulate", "thermopyles", "--games", "1"];
        args.extend(seats.iter().flat_map(|seat| ["--seat", seat]));
        folder.refused(&args)
    };
    says(&simulate(&["1=deep-thought"]), &["search:LEVEL"]);
    says(&simulate(&["2=greedy"]), &["no seat 2", "seat 1 alone"]);
    says(&simulate(&["1=greedy", "1=random"]), &["two players"]);
    says(&folder.refused(&["simulate", "thermopyles", "--games", "0"]), &["--games"]);
}
