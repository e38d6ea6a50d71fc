//! Reasons against shots, melees and retreats.

use super::{areas, refused};
use crate::common::area;
use crate::table::Table;
use boards::squares::Aspect;
use engine::Seat;
use game_spartans::fire::Blocked;
use game_spartans::objection::Task;
use game_spartans::state::Segment;
use game_spartans::units::Arm;
use game_spartans::{Awaits, Objection};

/// Javelins of Malis fire.
const SKIRMISH: &str = "
    F5 west malians javelin x2
    F6 west thebans hoplite
    E5 east medes mixed x2
    E4 east medes bow
    A5 east susa mixed";

#[test]
fn case_8_2_only_units_that_shoot_and_have_not_shot_fire() {
    let mut table = Table::greeks_fire(SKIRMISH);
    refused(&table, "fire F6.1 E5", Objection::NoMissiles(Arm::Hoplite), "2.2.6a");
    refused(
        &table,
        "fire F5.3 E5",
        Objection::NoSuchUnit { task: Task::Fire, at: area("F5"), order: 2, holds: 2 },
        "8.2.6a",
    );
    let task = Task::Fire;
    let nobody = Objection::NobodyThere { at: area("A1"), enemy: false, task };
    refused(&table, "fire A1.1 E5", nobody, "8.2");
    refused(&table, "fire F5.1 F6", Objection::NoEnemyThere { at: area("F6"), task }, "8.2");
    refused(&table, "roll", Objection::NobodyAims, "8.2.6c");
    table.go("fire F5.1 E5");
    let aim = Some(area("E5"));
    refused(&table, "fire F5.1 E5", Objection::HasFired { at: area("F5"), order: 0, aim }, "8.2");
    refused(&table, "fire F5.2 E4", Objection::OtherTarget(area("E5")), "8.2.6c");
    refused(&table, "done", Objection::OtherTarget(area("E5")), "8.2.6c");
    table.go("roll");
    table.go("d6 1"); // A miss.
    refused(&table, "fire F5.2 E5", Objection::FiredAt(area("E5")), "8.2.6c");
}

#[test]
fn case_8_2_4a_the_area_that_blocks_the_line_is_named() {
    let table =
        Table::greeks_fire("G5 west malians javelin\nF5 west thebans hoplite\nE5 east medes mixed");
    let units = Objection::Blocked(Blocked::Units(area("F5")));
    refused(&table, "fire G5.1 E5", units, "8.2.4a");
}

#[test]
fn case_frt_d_range_and_the_farthest_are_told() {
    let table = Table::greeks_fire(SKIRMISH);
    let (arm, range, farthest) = (Arm::Javelin, 5, 2);
    // The Medes at E5 stand in between besides.
    let far = Objection::OutOfRange { arm, range, farthest };
    assert_eq!(
        table.against("fire F5.1 A5"),
        [far, Objection::Blocked(Blocked::Units(area("E5")))]
    );
    assert_eq!(table.cases("fire F5.1 A5"), ["FRT.d", "8.2.4a"]);
}

#[test]
fn case_8_2_1_mixed_units_fire_ahead() {
    let awaits = Awaits::Fire(Seat::new(1));
    let lines = "E5 east medes mixed\nE6 west thebans hoplite";
    let table = Table::at("persians=player", Segment::PersianOffensiveFire, awaits, lines);
    // On the board up is west: who faces down has the next column on his left.
    let arc = Objection::Blocked(Blocked::Arc(Aspect::FlankLeft));
    refused(&table, "fire E5.1 E6", arc, "8.2.1");
}

#[test]
fn case_8_2_5c_nobody_fires_into_a_melee_nor_out_of_one() {
    let lines = "G5 west malians javelin\nF5 west thebans hoplite\nF5 east medes mixed\nE5 east medes mixed\nG6 west locrians bow\nG6 east susa mixed";
    let table = Table::greeks_fire(lines);
    refused(&table, "fire G5.1 F5", Objection::Blocked(Blocked::Melee), "8.2.5c");
    refused(&table, "fire G6.1 F5", Objection::Blocked(Blocked::InMelee), "8.2.7d");
}

#[test]
fn case_8_2_6c_several_players_all_aim_first() {
    let awaits = Awaits::Fire(Seat::new(4));
    let table = Table::at("greeks=contingents", Segment::GreekOffensiveFire, awaits, SKIRMISH);
    refused(&table, "roll", Objection::AllAimFirst, "8.2.6c");
}

#[test]
fn case_8_2_7a_by_hand_a_force_fires_at_the_nearest_and_then_by_arc() {
    let force = game_spartans::state::Force { at: area("D5"), order: 0 };
    let lines = "
        D5 east medes bow x3
        E4 west thebans hoplite
        E6 west thebans hoplite
        D6 west malians hoplite
        F5 west spartans hoplite";
    let awaits = Awaits::WhichTarget(force, 2);
    let table = Table::at("persians=by-hand", Segment::PersianOffensiveFire, awaits, lines);
    assert_eq!(table.against("fire D5.1 E4"), []);
    // F5 is two away; E4 and E6 are one away, and lie before the front, D6 beside it.
    refused(&table, "fire D5.1 F5", Objection::NotNearest { range: 2, nearest: 1 }, "8.2.7a");
    assert_eq!(table.cases("fire D5.1 D6"), ["8.2.7b"]);
    let other = Objection::OtherForceAims { at: area("D5"), order: 0 };
    refused(&table, "fire D4.1 E4", other, "8.2.7a");
    refused(&table, "done", other, "8.2.7a");
}

/// Greeks and Persians meet in three areas.
const MELEES: &str = "
    F5 west thebans hoplite
    F5 east medes mixed
    F6 west thebans hoplite
    F6 east medes mixed
    G6 west malians javelin";

#[test]
fn case_8_3_who_shares_an_area_with_enemies_fights_once() {
    let mut table = Table::greeks_fight(MELEES);
    refused(&table, "fight G6", Objection::NoMelee(area("G6")), "8.3");
    let nobody = Objection::NobodyThere { at: area("H6"), enemy: false, task: Task::Melee };
    refused(&table, "fight H6", nobody, "8.3");
    refused(&table, "done", Objection::MustFight(areas("F5 F6")), "8.3");
    refused(&table, "retreat F5", Objection::NoRetreat(area("F5")), "8.3.2.1a");
    table = table.with(|state| state.settled = areas("F5"));
    refused(&table, "fight F5", Objection::Fought(area("F5")), "8.3");
}

#[test]
fn case_8_3_2_1a_only_those_who_are_attacked_go_back() {
    let lines = "G5 west malians javelin\nG5 east medes mixed\nH6 west malians javelin\n\
                 I6 west malians javelin\nI6 east medes mixed";
    let awaits = Awaits::Retreat(Seat::FIRST, area("G5"));
    let table = Table::at("", Segment::PersianMelee, awaits, lines);
    // Nobody attacks H6; at I6 somebody does, and his melee is not the one that is begun.
    refused(&table, "stand H6", Objection::NoRetreat(area("H6")), "8.3.2.1a");
    refused(&table, "stand I6", Objection::OtherMelee(area("G5")), "8.3.2.1a");
    assert_eq!(table.against("stand G5"), []);
}

#[test]
fn case_11_3a_a_feint_needs_the_option_its_moment_and_room() {
    let lines = "G5 west spartans hoplite\nG5 east medes mixed\nH5 west malians javelin\nG6 west malians javelin\nG6 east medes mixed";
    let awaits = Awaits::Retreat(Seat::FIRST, area("G6"));
    let table = Table::at("", Segment::PersianMelee, awaits, lines);
    refused(&table, "feign", Objection::FeintNotAgreed, "11.0");
    let table = Table::at("feigned-retreat=on", Segment::PersianMelee, awaits, lines);
    refused(&table, "feign", Objection::Cornered(area("G5")), "11.3b");
    let alone = "G6 west malians javelin\nG6 east medes mixed";
    let table = Table::at("feigned-retreat=on", Segment::PersianMelee, awaits, alone);
    refused(&table, "feign", Objection::NoSpartanAttacked, "11.3a");
    let table = Table::greeks_move(lines);
    refused(&table, "feign", Objection::FeintNotAgreed, "11.0");
    let moving = Awaits::Movement(Seat::FIRST);
    let table = Table::at("feigned-retreat=on", Segment::GreekMovement, moving, lines);
    refused(&table, "hold", Objection::FeintBeforeMelees, "11.3a");
}
