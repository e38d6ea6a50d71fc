//! Reasons against actions: the right one with its numbers, and never by a clause that does not
//! forbid it to this kind of unit.

use game_thermopylae::{Objection, Place, Thermopylae, Unit};
use testkit::script::Script;

type Play = Script<Thermopylae>;

#[track_caller]
fn at(position: &str) -> Play {
    Play::at("bid=100 greek=1", position)
}

fn place(id: &str) -> Place {
    Place::named(id).expect("a place")
}

/// What is against an action, and by which clause.
#[track_caller]
fn refused(play: &Play, action: &str, objection: Objection, case: &str) {
    assert_eq!(play.objections(action), [objection], "{action}");
    assert_eq!(play.against(action), [case], "{action}");
}

#[test]
fn case_r2_nobody_bids_before_the_coin_has_named_the_opener() {
    let play = Play::start("");
    refused(&play, "bid 20", Objection::OpenerUnknown, "R2");
    refused(&play, "pass", Objection::OpenerUnknown, "R2");
    refused(&play, "place leonidas mg_s", Objection::SidesUnsettled, "R3");
}

#[test]
fn case_r3_nothing_else_is_done_before_sides_are_settled() {
    for (options, steps) in [("opener=1", "bid 20"), ("auction=sealed", "bid 20")] {
        let mut play = Play::start(options);
        play.go(steps);
        for action in ["place leonidas mg_s", "attack mg_s", "hit leonidas mg_s", "end turn"] {
            refused(&play, action, Objection::SidesUnsettled, "R3");
        }
    }
}

#[test]
fn case_r3_equal_sealed_bids_are_for_the_coin_to_decide() {
    let mut play = Play::start("auction=sealed");
    play.go("bid 20, bid 20");
    refused(&play, "bid 21", Objection::BidsMade, "R3");
}

/// Immortals and Infantry at the springs, Leonidas and a Spartan at the wall.
const WALL: &str =
    "at springs immortals infantry\nat mg_n infantry\nat mg_s leonidas spartan-infantry";

#[test]
fn case_r20_what_belongs_to_another_part_of_the_turn_waits_for_it() {
    let mut play = at(WALL);
    for action in ["march infantry springs demeter", "exit infantry exit_s", "end turn"] {
        refused(&play, action, Objection::CombatsFirst, "R20");
    }
    play.go("attack mg_s");
    refused(&play, "end turn", Objection::CombatsFirst, "R20");
    play.go("call off, end combat");
    for action in ["attack mg_s", "end combat", "fight", "again", "hit leonidas mg_s"] {
        refused(&play, action, Objection::CombatsOver, "R20");
    }
}

#[test]
fn case_r18_the_set_up_is_over_when_the_battle_begins() {
    refused(&at(WALL), "place leonidas mg_s", Objection::SetUpOver, "R18");
}

#[test]
fn case_r25_the_steps_of_a_combat_need_a_declared_attack() {
    let play = at(WALL);
    for action in ["join infantry springs", "fight", "call off"] {
        refused(&play, action, Objection::NoAttackDeclared, "R25");
    }
    refused(&play, "hit leonidas mg_s", Objection::NoHits, "R32");
    refused(&play, "again", Objection::NoRoundFought, "R35");
}

#[test]
fn case_r28_one_attack_is_declared_at_a_time() {
    let mut play = at(WALL);
    play.go("attack mg_s");
    let declared = Objection::AttackDeclared { target: place("mg_s"), stands: false };
    for action in ["attack mg_s", "free mg_s", "end combat"] {
        refused(&play, action, declared, "R28");
    }
    // [A7] Called off once and declared again, it has to be fought.
    play.go("call off, attack mg_s");
    let stands = Objection::AttackDeclared { target: place("mg_s"), stands: true };
    refused(&play, "end combat", stands, "R28");
}

#[test]
fn case_r29_the_dice_fall_before_anything_else_in_a_combat() {
    let mut play = at(WALL);
    play.go("attack mg_s, join immortals springs, fight");
    for action in ["again", "attack mg_s", "join infantry mg_n", "hit leonidas mg_s"] {
        refused(&play, action, Objection::DiceFirst, "R29");
    }
}

#[test]
fn case_r32_hits_are_given_out_before_anything_else_in_a_combat() {
    let mut play = at(WALL);
    play.go("attack mg_s, join immortals springs, join infantry springs, fight, 4, 10, 7, 10");
    for action in ["again", "attack mg_s", "join infantry mg_n", "end combat"] {
        refused(&play, action, Objection::HitsFirst, "R32");
    }
    refused(&play, "hit leonidas mg_s", Objection::NotHisOwn { unit: Unit::Leonidas }, "R32");
    let unit = Unit::Immortals;
    let none = Objection::NotInCombat { unit, wounds: 1, at: place("springs") };
    refused(&play, "hit immortals*1 springs", none, "R32");
    let unit = Unit::Infantry; // One stands there, and takes no part.
    let none = Objection::NotInCombat { unit, wounds: 0, at: place("mg_n") };
    refused(&play, "hit infantry mg_n", none, "R32");
}

#[test]
fn case_r35_the_attacker_goes_on_or_stops_before_the_next_combat() {
    let mut play = at(WALL);
    play.go("attack mg_s, join infantry springs, fight, 10, 10, 10");
    for action in ["attack mg_s", "join infantry mg_n", "call off", "end combat"] {
        refused(&play, action, Objection::AgainFirst, "R35");
    }
    refused(&play, "hit leonidas mg_s", Objection::NoHits, "R32");
}

#[test]
fn case_r33_a_unit_that_has_all_its_hits_takes_no_more() {
    let mut play =
        at("at springs persian-general immortals infantry\nat mg_s leonidas greek-infantry");
    play.go("attack mg_s, join persian-general springs, join immortals springs");
    play.go("join infantry springs, fight, 10, 10, 10, 7, 6, hit infantry springs");
    let no_more = Objection::TakesNoMore { unit: Unit::Infantry, hits: 1 };
    refused(&play, "hit infantry*1 springs", no_more, "R33");
}

#[test]
fn case_r13_a_hit_by_height_alone_is_for_those_below() {
    // The Phocian Post (2) defends against two kinds from Kolonos Hill (1) and one from Litharitza
    // (2). A roll of 7, one above Defense 6, reaches only those on the hill.
    let position = "at shoulder immortals\nat kolonos immortals\nat lithar cavalry\n\
                    at ppost greek-infantry\nat col leonidas";
    let mut play = at(position);
    play.go("attack ppost, join immortals shoulder, join immortals kolonos, join cavalry lithar");
    play.go("fight, 10, 10, 10, 7");
    let below = ["hit immortals shoulder", "hit immortals kolonos"];
    assert_eq!(play.listed(), below);
    refused(&play, "hit cavalry lithar", Objection::OnlyBelow { hits: 1 }, "R13");
}

#[test]
fn case_r25_an_attack_needs_an_enemy_and_a_unit_beside_him() {
    let play = at("at springs infantry\nat mg_s leonidas\nat col greek-infantry");
    refused(&play, "attack demeter", Objection::NoEnemyThere { target: place("demeter") }, "R25");
    refused(&play, "attack springs", Objection::NoEnemyThere { target: place("springs") }, "R25");
    refused(&play, "attack col", Objection::NobodyBeside { target: place("col") }, "R25");
    refused(&play, "free mg_s", Objection::NobodyAbove { target: place("mg_s") }, "R36");
}

#[test]
fn case_r27_units_that_have_attacked_are_counted() {
    let mut play = at("at springs infantryx2\nat demeter infantry\nat mg_s leonidas\n\
                       at anthela greek-infantry");
    play.go("attack mg_s, join infantry springs, join infantry springs, fight, 10, 10, 10, stop");
    refused(&play, "attack mg_s", Objection::AllHaveAttacked { units: 2 }, "R27");
}

#[test]
fn case_r26_who_takes_part_stands_next_to_the_target() {
    let mut play = at("at springs infantryx2\nat anthela infantry\nat mg_s leonidas");
    play.go("attack mg_s");
    refused(&play, "fight", Objection::NobodyTakesPart, "R26");
    let (unit, target) = (Unit::Infantry, place("mg_s"));
    let far = Objection::NotBeside { from: place("anthela"), target };
    refused(&play, "join infantry anthela", far, "R26");
    let none = Objection::NoSuchAttacker { unit: Unit::Xerxes, from: place("springs") };
    refused(&play, "join xerxes springs", none, "R26");
    play.go("join infantry springs, join infantry springs");
    let all = Objection::NoneLeft { unit, from: place("springs"), joined: 2, attacked: 0 };
    refused(&play, "join infantry springs", all, "R27");
}

#[test]
fn case_r12_nobody_joins_across_a_cliff() {
    // The Elateia Track touches Litharitza, two below it.
    let mut play = at("at track infantry\nat col infantry\nat lithar leonidas");
    play.go("attack lithar");
    let cliff = Objection::Cliff { from: place("track"), to: place("lithar") };
    refused(&play, "join infantry track", cliff, "R12");
}

#[test]
fn case_r28_an_attack_declared_again_stands() {
    let mut play = at("at springs infantry\nat mg_s leonidas");
    play.go("attack mg_s, call off, attack mg_s");
    refused(&play, "call off", Objection::AttackStands { target: place("mg_s") }, "R28");
}

#[test]
fn case_r36_a_free_attack_is_made_from_above() {
    let mut play =
        at("turn greek\nat kolonos leonidas\nat fields greek-infantry\nat eg_s infantry");
    play.go("free eg_s");
    let below = Objection::NotAbove { from: place("fields"), target: place("eg_s") };
    refused(&play, "join greek-infantry fields", below, "R36");
}

#[test]
fn case_r18_unit_and_place_of_a_set_up_are_both_judged() {
    let play = Play::start("bid=35 greek=1");
    let both = [Objection::NotGreek { unit: Unit::Infantry }, Objection::CampClosed];
    assert_eq!(play.objections("place infantry camp"), both);
    let nowhere = Objection::NotOnMap { place: place("extra1") };
    refused(&play, "place leonidas extra1", nowhere, "R18");
}

#[test]
fn case_r19_nothing_is_done_when_the_game_is_over() {
    let mut play = at("at springs infantry\nat mg_s greek-infantry");
    play.go("attack mg_s, join infantry springs, fight, 3, 10");
    refused(&play, "end turn", Objection::GameOver, "R19");
}
