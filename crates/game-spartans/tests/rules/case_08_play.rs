//! The Action Rounds as they are played, 8.1 to 8.4: what single rules come to at a table.

use crate::common::area;
use crate::table::Table;
use boards::squares::Eighth;
use engine::{Cited as _, Game, Node, Seat};
use game_spartans::automaton::{Archers, Automaton, Keys, Targets};
use game_spartans::end::Finish;
use game_spartans::map::{Area, EAST, WEST};
use game_spartans::muster::Contingents;
use game_spartans::state::{Force, Segment};
use game_spartans::units::{Arm, Contingent, Side};
use game_spartans::{Awaits, Event};

use Side::{Greek, Persian};

/// How many units of a side stand in an area.
fn units(table: &Table, side: Side, at: &str) -> usize {
    table.state.positions.stack(side, area(at)).len()
}

#[test]
fn case_8_1_1b_nobody_must_move() {
    let table = Table::greeks_move("G5 west thebans hoplite");
    assert_eq!(table.against("done"), []);
    let awaits = Awaits::Movement(Seat::new(1));
    let lines = "A5 east medes mixed\nG5 west thebans hoplite";
    let table = Table::at("persians=player", Segment::PersianMovement, awaits, lines);
    assert_eq!(table.against("done"), []);
}

#[test]
fn case_8_1_2b_nobody_is_dropped_or_picked_up_on_the_way() {
    let mut table = Table::greeks_move("G5 west thebans hoplite x2\nF5 west spartans hoplite");
    table.go("move G5 E5 west");
    assert_eq!(["G5", "F5", "E5"].map(|at| units(&table, Greek, at)), [0, 1, 2]);
}

#[test]
fn case_8_1_2c_who_left_his_force_joins_no_other() {
    let mut table = Table::greeks_move("G5 west thebans hoplite x2\nF5 west spartans hoplite");
    table.go("move G5/2 F5 west");
    let linked: Vec<bool> =
        table.state.positions.stack(Greek, area("F5")).units().map(|unit| unit.linked).collect();
    assert_eq!(linked, [false, false]);
}

#[test]
fn case_8_1_4b_a_move_ends_in_the_first_controlled_area() {
    // The Mede controls D4 to D6: a hoplite from E6 comes to D6, and with a point left not to C6.
    let table = Table::greeks_move("E6 west thebans hoplite\nC5 east medes mixed");
    assert_eq!(table.against("move E6 D6 west"), []);
    assert_eq!(table.cases("move E6 C6 west"), ["3.3.4a"]);
}

#[test]
fn case_8_1_5a_points_are_not_kept_for_later() {
    let mut table = Table::greeks_move("G5 west malians javelin\nD5 east medes mixed");
    table.go("move G5 F5 west"); // One point of four.
    assert_eq!(table.cases("move F5 G5 west"), ["8.1.2a"]);
}

/// Javelins at G5, attacked by Medes from the west; hoplites stand behind them as far as K5.
fn javelins_attacked() -> Table {
    let lines = "
        G5 west malians javelin
        H5 west thebans hoplite
        I5 west thebans hoplite
        J5 west thebans hoplite
        K5 west thebans hoplite
        G5 east medes mixed x3
        K4 south susa mixed
        K6 west susa mixed";
    let awaits = Awaits::Retreat(Seat::FIRST, area("G5"));
    let table = Table::at("", Segment::PersianMelee, awaits, lines);
    table.change(Persian, "G5", |unit| unit.entered = Some(EAST.eighth()))
}

#[test]
fn case_8_1_3b_a_retreat_before_combat_costs_no_points() {
    // To L5 they would pay six points, the wall among them, and have four.
    let mut table = javelins_attacked();
    table.go("retreat G5");
    assert_eq!([units(&table, Greek, "G5"), units(&table, Greek, "L5")], [0, 1]);
}

#[test]
fn case_8_3_2_1b_a_retreat_goes_on_past_those_who_take_nobody_in_and_past_zones() {
    // I5 is two areas back; hoplites take no javelins in [3.1.2b], there or at J5 and K5. The
    // Persians at K4, who face south, control L5 and J5.
    let table = javelins_attacked();
    assert_eq!(table.game.way_back(&table.state, area("G5")), Some(area("L5")));
}

#[test]
fn case_8_2_6b_only_the_top_unit_is_fired_at() {
    // Dahae have Defensive Value 1, Medes 2: whoever lies on top counts.
    for (top, below, losses) in [("dahae", "medes", 3), ("medes", "dahae", 2)] {
        let lines =
            format!("F5 west malians javelin x2\nE5 east {top} mixed\nE5 east {below} mixed");
        let mut table = Table::greeks_fire(&lines);
        table.go("fire F5.1 E5");
        table.go("fire F5.2 E5");
        table.go("roll");
        table.go("d6 6");
        let told = table.go("d6 6"); // Two hits each.
        let over = told.iter().find_map(|event| match event {
            Event::VolleyOver { hits: 4, losses, .. } => Some(*losses),
            _ => None,
        });
        assert_eq!(over, Some(losses));
    }
}

#[test]
fn case_8_2_6_6_two_steps_shake_everybody_there_and_one_shakes_nobody() {
    let lines = "F5 west malians javelin x3\nE5 east medes bow x3\nA5 east medes mixed";
    // Defensive Value 1: three hits are two steps, two archers; the third checks.
    for (rolls, checks) in [(["6", "5", "1"], true), (["5", "5", "1"], false)] {
        let mut table = Table::greeks_fire(lines);
        for shot in ["fire F5.1 E5", "fire F5.2 E5", "fire F5.3 E5", "roll"] {
            table.go(shot);
        }
        for roll in rolls {
            table.go(&format!("d6 {roll}"));
        }
        let checking = matches!(table.state.awaits, Awaits::Check { side: Persian, order: 0, .. });
        assert_eq!(checking, checks, "{rolls:?}");
    }
}

/// The Persian system at a position.
fn system(table: &Table) -> Automaton<'_> {
    Automaton {
        map: &table.game.board.map,
        roster: &table.game.board.roster,
        positions: &table.state.positions,
        keys: Keys::EnterFirst,
        archers: Archers::Forward,
        targets: Targets::Nearest,
    }
}

/// Archers at E5 who face east, and Greeks all around them.
fn surrounded(greeks: &[&str]) -> Table {
    let awaits = Awaits::Aim(Force { at: area("E5"), order: 0 });
    let mut lines = vec!["E5 east medes bow x3".to_owned()];
    lines.extend(greeks.iter().map(|at| format!("{at} west thebans hoplite")));
    Table::at("", Segment::PersianOffensiveFire, awaits, &lines.join("\n"))
}

#[test]
fn case_8_2_7b_the_arcs_come_one_after_the_other() {
    // Front; front left or right; flanks; rear left or right; rear. All are one area away.
    let arcs = [&["F5"][..], &["F4", "F6"], &["E4", "E6"], &["D4", "D6"], &["D5"]];
    for first in 0..arcs.len() {
        let table = surrounded(&arcs[first..].concat());
        let (aims, _) = system(&table).targets(Force { at: area("E5"), order: 0 }, false);
        let mut left = aims.left().to_vec();
        left.sort_by_key(|it| (it.row(), it.column()));
        let expected: Vec<_> = arcs[first].iter().map(|it| area(it)).collect();
        assert_eq!(left, expected);
    }
}

#[test]
fn case_8_2_7c_a_die_decides_between_equal_targets() {
    let mut table = surrounded(&["F4", "F6"]);
    table.state.awaits = Awaits::WhichTarget(Force { at: area("E5"), order: 0 }, 2);
    let Node::Chance { tickets, case } = table.game.node(&table.state) else { panic!("no die") };
    assert_eq!((tickets.get(), case.id()), (2, "8.2.7c"));
    let told = table.go("area F6");
    assert!(matches!(told[0], Event::Aimed { by_die: true, units: 3, .. }));
}

#[test]
fn case_8_2_7d_nobody_spares_a_target_that_has_had_enough() {
    let lines = "
        D5 east medes bow x3
        D6 east medes bow x3
        E5 west malians javelin
        L5 west spartans hoplite";
    let awaits = Awaits::Aim(Force { at: area("D5"), order: 0 });
    let mut table = Table::at("", Segment::PersianOffensiveFire, awaits, lines);
    table.carry_on();
    let aims = table.state.positions.units(Persian).filter(|(_, it)| it.aim == Some(area("E5")));
    assert_eq!(aims.count(), 6);
}

#[test]
fn case_8_2_8b_a_marker_leaves_the_melee_factor_and_changes_the_rating() {
    let table = Table::start("");
    let roster = &table.game.board.roster;
    let melee = |losses| roster.values(Contingent::Thespians, Arm::Hoplite, losses).melee;
    let rating = |losses| roster.rating(Contingent::Thespians, Arm::Hoplite, losses);
    assert_eq!(([melee(0), melee(1)], [rating(0), rating(1)]), ([3, 3], [8, 7]));
}

/// Three fresh Spartans on a worn Persian: 12 to 3 at most is the last column, where by a 6 the
/// attackers lose nothing and the defender everything.
fn crushed(persian: &str, change: impl FnOnce(&mut game_spartans::State)) -> Table {
    let lines = format!(
        "F5 west spartans hoplite x3\nF5 east {persian} mixed\nF7 west thebans hoplite\nF7 east susa mixed x3"
    );
    Table::greeks_fight(&lines).change(Persian, "F5", |unit| unit.losses = 1).with(change)
}

#[test]
fn case_8_3_5_losses_of_a_melee_go_from_the_top_down() {
    let lines = "
        F5 west spartans hoplite x3
        F5 east dahae mixed
        F5 east medes mixed
        F7 west thebans hoplite
        F7 east susa mixed x3";
    let mut table = Table::greeks_fight(lines);
    // 12 against 5 is 2:1, two to the right 4:1; a 1 costs the defender three steps: the two of the
    // Dahae, and one of the Medes.
    table.go("fight F5");
    let told = table.go("d6 1");
    let lost = |event: &Event| matches!(event, Event::Lost { side: Persian, steps: 3, .. });
    assert!(told.iter().any(lost));
    let left: Vec<_> = table
        .state
        .positions
        .stack(Persian, area("F5"))
        .units()
        .map(|unit| (unit.contingent, unit.losses))
        .collect();
    assert_eq!(left, [(Contingent::Medes, 1)]);
}

/// The Morale Track of a contingent is so full.
fn on_track(contingent: Contingent, units: u8) -> impl FnOnce(&mut game_spartans::State) {
    move |state| state.musters[contingent.index()].track[Arm::Mixed.index()] = units
}

#[test]
fn case_8_4_4c_the_heaviest_unit_goes_to_the_army_track() {
    // Dahae rout at their twelfth. Of those on the map two are Mixed, with a Melee Factor of 2, and
    // one is an archer.
    let mut table = crushed("dahae", on_track(Contingent::Dahae, 11));
    for (at, arm) in [("A4", Arm::Bow), ("A5", Arm::Mixed)] {
        let unit = game_spartans::stack::Unit::fresh(Contingent::Dahae, arm, EAST);
        table.state.positions.put(area(at), unit);
    }
    table.go("fight F5");
    let told = table.go("d6 6");
    // Two leave the map, the one who goes to the Army Morale Track among them.
    let routed = Event::Routed { contingent: Contingent::Dahae, units: 2 };
    assert!(told.contains(&routed), "{told:?}");
    let muster = table.state.muster(Contingent::Dahae);
    assert_eq!(muster.army, [0, 1, 0, 0]);
    assert_eq!(table.state.on_map(Contingent::Dahae), 0);
}

#[test]
fn case_8_4_4c_of_immortals_and_spartans_two_go() {
    // Immortals have four steps: one who has lost three, and thirteen on the track, X being the 14th.
    let mut table =
        crushed("immortals", on_track(Contingent::Immortals, 13))
            .change(Persian, "F5", |unit| unit.losses = 3);
    let unit = game_spartans::stack::Unit::fresh(Contingent::Immortals, Arm::Mixed, EAST);
    table.state.positions.put(area("A5"), unit);
    table.go("fight F5");
    table.go("d6 6");
    // One from the map; of the other there, none: it comes from the track [Q61].
    assert_eq!(table.state.muster(Contingent::Immortals).on_army_track(), 2);
}

/// Dahae about to rout, and four of the five boxes of the Persian Army Track filled by Medes.
fn before_the_crisis() -> Table {
    crushed("dahae", |state| {
        on_track(Contingent::Dahae, 11)(state);
        state.musters[Contingent::Medes.index()].army[Arm::Mixed.index()] = 4;
    })
}

#[test]
fn case_8_4_5c_the_first_filling_is_a_crisis_and_empties_the_track() {
    let mut table = before_the_crisis();
    table.go("fight F5");
    let told = table.go("d6 6");
    assert!(told.contains(&Event::Crisis));
    assert_eq!(table.state.army_track(Persian), 0);
    let lost = |it: Contingent| table.state.muster(it).lost_in_crisis();
    assert_eq!([lost(Contingent::Medes), lost(Contingent::Dahae)], [4, 1]);
    assert!(!matches!(table.state.awaits, Awaits::Over(_)));
}

#[test]
fn case_8_4_5d_the_second_filling_is_a_greek_victory() {
    let mut table = before_the_crisis().with(|state| {
        state.musters[Contingent::Scythians.index()].gone[Arm::Mixed.index()] = 5;
    });
    table.go("fight F5");
    table.go("d6 6");
    assert_eq!(table.state.awaits, Awaits::Over(Finish::PersianRout));
}

#[test]
fn case_8_4_5e_if_both_armies_rout_at_once_the_persians_win() {
    // One Theban with one step left strikes at a worn Mede: 2 to 2 is 1:1, hoplites two to the
    // right: 2:1. By a 1 he loses two steps and the Mede one. Thebans rout at their second, Medes at
    // their eighteenth; the Greek track lacks one box of four, the Persian one of five.
    let lines = "F5 west thebans hoplite\nF5 east medes mixed\nF7 west spartans hoplite\nF7 east susa mixed";
    let mut table = Table::greeks_fight(lines)
        .change(Greek, "F5", |unit| unit.losses = 3)
        .change(Persian, "F5", |unit| unit.losses = 1)
        .with(|state| {
            state.musters[Contingent::Thebans.index()].track[0] = 1;
            state.musters[Contingent::Malians.index()].army[0] = 3;
            state.musters[Contingent::Medes.index()].track[1] = 17;
            state.musters[Contingent::Susa.index()].army[1] = 4;
            state.musters[Contingent::Scythians.index()].gone[1] = 5;
        });
    table.go("fight F5");
    table.go("d6 1");
    assert_eq!(table.state.awaits, Awaits::Over(Finish::BothRout));
    assert_eq!(Finish::BothRout.winner(), Persian);
}

/// The End of Day Check of day one; Medes were not used, and are named by 2 to 5.
fn end_of_day(change: impl FnOnce(&mut game_spartans::State)) -> Table {
    let lines = "G5 west thebans hoplite\nA5 east susa mixed";
    let table = Table::at("", Segment::PersianMovement, Awaits::EndOfDay, lines);
    table.with(|state| {
        (state.round, state.used) = (0, Contingents::NONE.with(Contingent::Susa));
        change(state);
    })
}

#[test]
fn case_8_4_5a_units_on_the_army_track_or_lost_in_a_crisis_do_not_come_back() {
    let mut table = end_of_day(|state| {
        let muster = &mut state.musters[Contingent::Medes.index()];
        (muster.army[Arm::Mixed.index()], muster.gone[Arm::Bow.index()]) = (2, 3);
        muster.track[Arm::Mixed.index()] = 9;
    });
    table.go("d10 2");
    let muster = table.state.muster(Contingent::Medes);
    let hand = |arm: Arm| muster.hand[arm.index()][0];
    // Of 22 and 8; those on the contingent's own track are back [7.0.1].
    assert_eq!([hand(Arm::Mixed), hand(Arm::Bow), muster.on_track()], [20, 5, 0]);
}

#[test]
fn case_8_4_5f_they_stay_on_the_army_track() {
    let mut table = end_of_day(|state| {
        state.musters[Contingent::Medes.index()].army[Arm::Mixed.index()] = 2;
    });
    table.go("d10 2");
    assert_eq!(table.state.army_track(Persian), 2);
}

#[test]
fn case_9_0_1_after_a_rout_both_sides_deploy_again() {
    let mut table = end_of_day(|state| {
        state.positions.change(Persian, area("A5"), |stack| stack.take(0));
        state.positions.change(Greek, area("G5"), |stack| {
            stack.units_mut().for_each(|unit| (unit.losses, unit.disordered) = (2, true));
        });
    });
    table.go("d10 2");
    assert_eq!(table.state.awaits, Awaits::Deployment);
    assert_eq!(units(&table, Greek, "G5"), 0);
    // The Theban is in hand again, with the steps that he lost [6.0.2].
    let hand = table.state.muster(Contingent::Thebans).hand[Arm::Hoplite.index()];
    assert_eq!(hand, [0, 0, 1, 0]);
    assert!(
        table.against("place thebans hoplite*2 H5 west").iter().all(|it| it.case().id() != "6.0c")
    );
}

#[test]
fn case_3_1_3b_archers_who_end_a_march_beside_friends_face_as_they_do() {
    // Four points: F4, G4, and two over the wall to H4, where archers who have moved face west.
    let lines = "E4 east medes bow\nH4 west medes bow\nM4 west spartans hoplite";
    let table = Table::system_moves("", lines);
    let mut table = table.change(Persian, "H4", |unit| unit.done = true);
    table.carry_on();
    let stack = *table.state.positions.stack(Persian, area("H4"));
    assert_eq!(stack.units().map(|unit| unit.facing).collect::<Vec<_>>(), [WEST; 2]);
}

/// Where light units at an area end up who are attacked by Medes that came these ways.
fn way_back(lines: &str, at: &str, came: &[Eighth]) -> Option<Area> {
    let awaits = Awaits::Strike(area(at));
    let mut table = Table::at("", Segment::PersianMelee, awaits, lines);
    table.state.positions.change(Persian, area(at), |stack| {
        for (unit, way) in stack.units_mut().zip(came) {
            unit.entered = Some(*way);
        }
    });
    table.game.way_back(&table.state, area(at))
}

#[test]
fn case_8_3_2_1a_who_is_attacked_by_a_corner_goes_back_from_the_side_that_the_attacker_is_aligned_with()
 {
    let back = |facing: &str, at: &str, way| {
        let lines = format!("{at} {facing} malians javelin\n{at} north medes mixed");
        way_back(&lines, at, &[way])
    };
    // From G5 the Mede came by a front corner of those who face south: it counts as their Front
    // [8.3.1b]. Behind them lie F3 and F2, and F2 is Coastal.
    assert_eq!(back("south", "F4", Eighth::UpLeft), None);
    // From F5 by a front corner of those who face west: H6 and I6 are behind them.
    assert_eq!(back("west", "G6", Eighth::DownRight), Some(area("I6")));
    // From G7 by their Rear Left, which counts as the Left Flank: away from it lie F5 and F4.
    assert_eq!(back("west", "F6", Eighth::UpLeft), Some(area("F4")));
}

#[test]
fn case_8_3_2_1a_of_equal_attackers_any_may_be_gone_back_from_and_through_the_rear_first() {
    let two = |at: &str, facing: &str, came: &[Eighth]| {
        let medes = format!("{at} north medes mixed\n{at} north medes mixed");
        way_back(&format!("{at} {facing} locrians bow\n{medes}"), at, came)
    };
    // They face east. One came from D7, by a front corner; one from B8, through their Rear. Both
    // ways are free: through the Rear they go to B8 and A8 [Q82].
    assert_eq!(two("C8", "east", &[Eighth::UpRight, Eighth::Down]), Some(area("A8")));
    // They face south. From F5 one came through the Front, and behind them F2 is Coastal; from E4
    // one came by a flank, and G4 and H4 are free.
    assert_eq!(two("F4", "south", &[Eighth::Left, Eighth::Down]), Some(area("H4")));
}

#[test]
fn case_3_1_3b_light_units_who_go_back_to_friends_face_as_they_do() {
    let lines = "F5 south medes bow\nD5 east susa bow\nF5 west thebans hoplite";
    let table = Table::at("", Segment::GreekMelee, Awaits::Withdraw(area("F5")), lines);
    let mut table = table.change(Greek, "F5", |unit| unit.entered = Some(WEST.eighth()));
    table.carry_on();
    let stack = *table.state.positions.stack(Persian, area("D5"));
    assert_eq!(stack.units().map(|unit| unit.facing).collect::<Vec<_>>(), [EAST; 2]);
}

#[test]
fn case_8_1_6b_a_charge_into_a_flank_tells_the_areas_that_it_goes_through() {
    // From D6 the Immortals step to E5, turn to the north for a point, and enter the flank at E4 with
    // the third. Straight on nobody stands in their way.
    let lines = "D6 east immortals mixed\nE4 west spartans hoplite\nL4 west thebans hoplite";
    let told = Table::system_moves("", lines).carry_on();
    let path = told.iter().find_map(|event| match event {
        Event::Moved { path, entered: Some(_), .. } => Some(path.clone()),
        _ => None,
    });
    assert_eq!(path, Some(vec![area("E5"), area("E4")]));
}

#[test]
fn case_9_0_2_who_found_no_room_comes_in_by_another_clause_than_the_immortals() {
    let awaits = Awaits::Entry;
    let waits = |day, who: Contingent| {
        let table = Table::at("", Segment::PersianMovement, awaits, "L5 west spartans hoplite");
        let table = table.with(|state| {
            (state.day, state.entry) = (day, 1);
            state.musters[who.index()].hand[Arm::Mixed.index()][0] = 3;
        });
        let Node::Forced { case } = table.game.node(&table.state) else { panic!("nobody comes") };
        case.id()
    };
    assert_eq!(waits(1, Contingent::Medes), "9.0.2");
    assert_eq!(waits(3, Contingent::Immortals), "7.0.2a");
}
