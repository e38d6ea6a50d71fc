//! A bare number at the prompt means what the question asks for.

use crate::{Folder, HOT_GATES};

#[test]
fn two_at_how_many_support_cards_is_two_cards() {
    let folder = Folder::with_setup(HOT_GATES);
    let answer = folder.typing(&["play", "a.record"], "charge 15\n2\n");
    assert!(answer.out.contains("\n   2  support 2 "), "{}", answer.out);
    let log = folder.well(&["replay", "a.record"]);
    assert!(log.contains("seat 1  support 2 ") && !log.contains("support 1"), "{log}");
}

/// Two Support cards are left, so it is 0, 1 or 2.
#[test]
fn a_number_of_cards_out_of_range_is_refused_with_the_range() {
    let folder = Folder::with_setup(HOT_GATES);
    let answer = folder.typing(&["play", "a.record"], "charge 15\n3\nodds 5\nwhy 4\n0\n");
    for part in ["support 3 cannot be; type a number from 0 to 2", "support 5 cannot be"] {
        assert!(answer.out.contains(part), "“{part}” is not in:\n{}", answer.out);
    }
    let log = folder.well(&["replay", "a.record"]);
    assert!(log.contains("support 0\n"), "{log}");
}

/// Seat 3 retreats, and asks who draws: itself first in the list.
#[test]
fn a_number_at_who_draws_is_a_seat() {
    for seat in ["1", "2", "3"] {
        let folder = Folder::new();
        folder.write("setup.txt", "slots 20/24 17/22\nhand 1 11\nhand 2 12\nhand 3 13\nactive 3\n");
        let new = ["new", "thermopyles", "--option", "players=3", "--setup", "setup.txt"];
        folder.well(&[&new[..], &["-o", "a.record"]].concat());
        let answer = folder.typing(&["play", "a.record"], &format!("retreat\n4\n{seat}\n"));
        assert!(answer.out.contains("seat 4 cannot be chosen"), "{}", answer.out);
        let log = folder.well(&["replay", "a.record"]);
        assert!(log.contains(&format!("seat 3  draw {seat}")), "{log}");
    }
}

#[test]
fn a_number_in_the_auction_is_a_bid() {
    let folder = Folder::new();
    let args = ["play", "thermopylae", "--option", "opener=1", "-o", "a.record"];
    let answer = folder.typing(&args, "35\n35\n1\nPass\n");
    assert!(answer.out.contains("1-100  bid"), "{}", answer.out);
    for refused in ["bid 35 cannot be; type a number from 36 to 100", "bid 1 cannot be"] {
        assert!(answer.out.contains(refused), "“{refused}” is not in:\n{}", answer.out);
    }
    let log = folder.well(&["replay", "a.record"]);
    assert!(log.contains("seat 1  bid 35 ") && log.contains("seat 2  pass"), "{log}");
}

#[test]
fn everywhere_else_a_number_is_a_line_of_the_list_and_orders_have_one_too() {
    let folder = Folder::with_setup(HOT_GATES);
    let answer = folder.typing(&["play", "a.record"], "15\n2\n");
    assert!(answer.out.contains("there is no action 15; the list has 1 to 3"), "{}", answer.out);
    assert!(folder.well(&["replay", "a.record"]).contains("seat 1  charge 15 "));
    let agreed = ["--option", "bid=20", "--option", "greek=1", "-o", "b.record"];
    let answer = folder.typing(&[&["play", "thermopylae"], &agreed[..]].concat(), "196\n");
    assert!(answer.out.contains("several at once:"), "{}", answer.out);
    // 39 territories for each of 5 kinds of unit are 195 actions; the first order follows them.
    let log = folder.well(&["replay", "b.record"]);
    assert!(log.matches("seat 1  place ").count() > 10, "{log}");
}
