//! Combat: [R25] to [R36].

use engine::Seat;
use game_thermopylae::combat::Strike;
use game_thermopylae::{Awaits, Event, Side};

use crate::fight::{at, strikes};

#[test]
fn case_r25_only_enemies_next_to_own_units_can_be_attacked() {
    let play = at("at springs infantry\nat mg_s leonidas\nat eg_n greek-infantry");
    assert_eq!(play.listed(), ["attack mg_s", "end combat"]);
    assert_eq!(play.against("attack eg_n"), ["R25"]);
    assert_eq!(play.against("attack demeter"), ["R25"]);
}

#[test]
fn case_r26_any_of_the_units_next_to_the_target_may_take_part() {
    let mut play =
        at("at springs infantryx2 xerxes\nat mg_n cavalry\nat anthela infantry\nat mg_s leonidas");
    play.go("attack mg_s");
    let joins = ["join xerxes springs", "join infantry springs", "join cavalry mg_n", "call off"];
    assert_eq!(play.listed(), joins);
    assert_eq!(play.against("join infantry anthela"), ["R26"]);
    assert_eq!(play.against("join leonidas mg_s"), ["R26"]);
    assert_eq!(play.against("fight"), ["R26"]);
    play.go("join infantry springs, join cavalry mg_n, fight");
    assert_eq!(
        (play.fact("attackers springs"), play.fact("attackers mg_n")),
        ("infantry".to_owned(), "cavalry".to_owned())
    );
}

#[test]
fn case_r27_no_unit_attacks_twice_in_a_turn() {
    let position = "at springs infantry\nat mg_n infantry\nat mg_s leonidas";
    let mut play = at(position);
    play.go("attack mg_s, join infantry springs, fight, 10, 10, stop, attack mg_s");
    assert_eq!(play.against("join infantry springs"), ["R27"]);
    play.go("join infantry mg_n, fight, 10, 10, stop");
    assert_eq!(play.fact("step"), "movement"); // Nobody is left who could attack.
}

#[test]
fn case_r27_units_may_attack_again_in_their_next_turn() {
    let mut play = at("at springs infantry\nat mg_s leonidas");
    play.go(
        "attack mg_s, join infantry springs, fight, 10, 10, stop, end turn, end combat, end turn",
    );
    assert_eq!(play.listed(), ["attack mg_s", "end combat"]);
}

#[test]
fn case_r28_any_number_of_combats_may_be_fought() {
    let mut play = at("at springs infantryx2\nat mg_s leonidas\nat springs_n greek-infantry");
    play.go("attack springs_n, join infantry springs, fight, 10, 10, stop");
    play.go("attack mg_s, join infantry springs, fight, 10, 10, stop");
    assert_eq!(play.fact("step"), "movement");
}

#[test]
fn case_r29_a_roll_of_the_attack_level_or_less_hits() {
    // Cavalry has Attack 5: a 5 hits, a 6 does not.
    let mut play = at("at springs cavalryx2\nat mg_s leonidas");
    play.go("attack mg_s, join cavalry springs, join cavalry springs, fight");
    assert_eq!(play.chance(), Some("R29"));
    play.go("5, 6");
    assert_eq!(strikes(&play), [Strike::Hit, Strike::Miss]);
    assert_eq!(play.fact("hits"), "1 0 0");
}

#[test]
fn case_r30_every_defender_in_the_target_rolls_its_defense_or_less() {
    // Leonidas has Defense 7, Greek Infantry 6.
    let mut play = at("at springs infantryx3\nat mg_s leonidas greek-infantry");
    play.go("attack mg_s, join infantry springs, fight, 10");
    assert_eq!(play.chance(), Some("R30"));
    play.go("7, 7");
    assert_eq!(strikes(&play), [Strike::Hit, Strike::Miss]);
}

#[test]
fn case_r30_units_next_to_the_target_do_not_help_it() {
    let mut play = at("at springs infantry\nat mg_s greek-infantry\nat mg_n leonidas");
    play.go("attack mg_s, join infantry springs, fight, 10, 10");
    assert_eq!(play.fact("step"), "again"); // Two dice, and the round is over.
}

#[test]
fn case_r31_both_roll_before_any_hit_is_applied() {
    // The Greek Infantry falls in the very round in which its own hit counts.
    let mut play =
        at("at springs infantry\nat camp infantry\nat mg_s greek-infantry\nat col leonidas");
    play.go("attack mg_s, join infantry springs, fight, 3");
    assert!(play.fact("at mg_s").contains("greek-infantry"));
    play.go("6");
    assert!(play.told().iter().filter(|it| matches!(it, Event::Destroyed { .. })).count() == 2);
}

#[test]
fn case_r32_each_player_chooses_among_his_own_units() {
    let mut play = at("at springs immortals infantry\nat mg_s leonidas spartan-infantry");
    play.go("attack mg_s, join immortals springs, join infantry springs, fight, 4, 10, 6, 10");
    assert_eq!((play.deciding().number(), play.fact("step")), (2, "hits persian".to_owned()));
    assert_eq!(play.listed(), ["hit immortals springs", "hit infantry springs"]);
    assert_eq!(play.against("hit leonidas mg_s"), ["R32"]);
    play.go("hit immortals springs");
    assert_eq!((play.deciding().number(), play.fact("step")), (1, "hits greek".to_owned()));
    assert_eq!(play.listed(), ["hit leonidas mg_s", "hit spartan-infantry mg_s"]);
    play.go("hit leonidas mg_s");
    assert_eq!(play.fact("defenders"), "leonidas*1 spartan-infantry");
}

#[test]
fn case_r33_no_unit_takes_more_hits_than_destroy_it() {
    // Two hits; the Infantry (1 hit) takes the first and cannot take the second.
    let mut play =
        at("at springs persian-general immortals infantry\nat mg_s leonidas greek-infantry");
    play.go("attack mg_s, join persian-general springs, join immortals springs");
    play.go("join infantry springs, fight, 10, 10, 10, 7, 6, hit infantry springs");
    assert_eq!(play.against("hit infantry*1 springs"), ["R33"]);
    assert_eq!(play.listed(), ["hit persian-general springs", "hit immortals springs"]);
}

#[test]
fn case_r34_destroyed_units_go_when_both_have_given_out_their_hits() {
    let mut play = at("at springs infantryx2\nat camp cavalry\nat mg_s leonidas greek-infantry");
    play.go("attack mg_s, join infantry springs, join infantry springs, fight, 3, 10, 7, 10");
    // The hit on the attackers was forced; the defender still has a choice.
    assert_eq!(play.state().awaits, Awaits::Hits(Side::Greek));
    assert_eq!(play.fact("attackers springs"), "infantry infantry*1");
    assert_eq!(play.fact("at springs"), "spent infantryx2");
    play.go("hit greek-infantry mg_s");
    assert_eq!(play.fact("at springs"), "spent infantry");
    assert_eq!(play.fact("at mg_s"), "leonidas");
}

#[test]
fn case_r35_the_attacker_goes_on_or_stops() {
    let mut play = at("at springs infantry\nat mg_s leonidas");
    play.go("attack mg_s, join infantry springs, fight, 10, 10");
    assert_eq!(
        (play.listed(), play.deciding()),
        (vec!["again".to_owned(), "stop".to_owned()], Seat::new(1))
    );
    play.go("again, 10, 10, again");
    assert_eq!(play.fact("combat"), "attack mg_s round 3 rolled 0");
    play.go("10, 10, stop");
    assert_eq!(play.fact("step"), "movement");
}

#[test]
fn case_r35_a_combat_ends_by_itself_when_one_side_is_gone() {
    let mut play = at("at springs infantry\nat camp infantry\nat mg_s leonidas");
    play.go("attack mg_s, join infantry springs, fight, 10, 7");
    assert_eq!(play.fact("step"), "movement");
    let mut play = at("at springs infantry\nat mg_s greek-infantry\nat col leonidas");
    play.go("attack mg_s, join infantry springs, fight, 3, 10");
    assert_eq!(play.fact("step"), "movement");
}

#[test]
fn case_r36_the_defender_does_not_roll_against_a_free_attack() {
    // Leonidas on Kolonos Hill: Attack 6 + 1.
    let mut play = at("turn greek\nat kolonos leonidas\nat eg_s infantryx2");
    assert_eq!(play.listed(), ["attack eg_s", "free eg_s", "end combat"]);
    play.go("free eg_s, join leonidas kolonos, fight, 7");
    assert_eq!(play.fact("at eg_s"), "infantry");
    assert_eq!(play.fact("step"), "movement");
}

#[test]
fn case_r36_only_from_higher_ground() {
    let position = "turn greek\nat kolonos leonidas\nat fields greek-infantry\nat eg_s infantryx2";
    let mut play = at(position);
    play.go("free eg_s");
    assert_eq!(play.listed(), ["join leonidas kolonos", "call off"]);
    assert_eq!(play.against("join greek-infantry fields"), ["R36"]);
    let below = at("turn greek\nat fields greek-infantry\nat eg_s infantryx2");
    assert_eq!(below.against("free eg_s"), ["R36"]);
}
