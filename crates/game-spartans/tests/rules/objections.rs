//! Reasons against actions: the right one with its numbers, by a clause that really forbids it, and
//! never one that tells what fog hides.

mod combat;

use crate::common::area;
use crate::table::Table;
use engine::{Game, Node, Seat, TicketSource, Viewer};
use game_spartans::action::{Action, Kind, Part};
use game_spartans::end::Finish;
use game_spartans::map::{Area, Areas, EAST, NORTH, SOUTH, WEST};
use game_spartans::objection::Task;
use game_spartans::state::{Debate, Matter, Segment};
use game_spartans::units::{Arm, Contingent, Side};
use game_spartans::{Awaits, Objection, Spartans, State};
use testkit::{SplitMix, script};

fn areas(names: &str) -> Areas {
    names.split_whitespace().map(area).collect()
}

/// The only reason against an action, and its clause.
#[track_caller]
fn refused(table: &Table, action: &str, objection: Objection, case: &str) {
    assert_eq!(table.against(action), [objection], "{action}");
    assert_eq!(table.cases(action), [case], "{action}");
}

#[test]
fn case_4_0_what_belongs_to_another_phase_waits_for_it() {
    let table = Table::start("persians=player");
    let not_now = |needs| Objection::NotNow { needs, now: Task::First, segment: None };
    refused(&table, "guard phocians", not_now(Task::Guard), "4.0");
    refused(&table, "place spartans hoplite F5 west", not_now(Task::Deployment), "4.0");
    refused(&table, "move F5 E5 west", not_now(Task::Movement), "4.0");
}

#[test]
fn case_5_1_a_die_names_the_contingent() {
    let table = Table::start("");
    let first = Objection::DieFirst(game_spartans::cases::C_5_1);
    refused(&table, "commit medes", first, "5.1");
}

#[test]
fn case_4_0_d_what_belongs_to_another_step_of_the_round_waits_for_it() {
    let table = Table::greeks_fire("E5 west malians javelin\nD5 east medes mixed");
    let segment = Some(Segment::GreekOffensiveFire);
    let not_now = Objection::NotNow { needs: Task::Movement, now: Task::Fire, segment };
    refused(&table, "move E5 F5 west", not_now, "4.0.D");
}

#[test]
fn case_8_1_5b_nobody_fights_while_units_move() {
    let table = Table::greeks_move("E5 west malians javelin\nD5 east medes mixed");
    assert_eq!(table.cases("fire E5 D5"), ["8.1.5b"]);
    assert_eq!(table.cases("fight E5"), ["8.1.5b"]);
}

#[test]
fn case_8_4_5b_nothing_is_done_when_the_game_is_over() {
    let table = Table::greeks_move("E5 west malians javelin");
    let table = table.with(|state| state.awaits = Awaits::Over(Finish::GreekRout));
    refused(&table, "done", Objection::GameOver(Finish::GreekRout), "8.4.5b");
}

#[test]
fn case_pmcct_the_persian_player_does_not_begin_day_three_with_immortals() {
    let table = Table::start("persians=player").with(|state| state.day = 3);
    refused(&table, "commit immortals", Objection::ImmortalsTakeThePath, "PMCCT");
    assert_eq!(table.against("commit medes"), []);
}

/// Day three: somebody is sent away.
fn farewell() -> Table {
    Table::start("").with(|state| {
        (state.day, state.awaits) = (3, Awaits::Farewell { stay: 3 });
    })
}

#[test]
fn case_5_3c_the_spartans_are_not_sent_away() {
    refused(&farewell(), "send spartans home", Objection::SpartansStay, "5.3c");
}

#[test]
fn case_5_3b_who_has_gone_is_not_sent_away_again() {
    let mut table = farewell();
    table.go("send malians home");
    refused(&table, "send malians home", Objection::HasGoneHome(Contingent::Malians), "5.3b");
}

#[test]
fn case_8_4_4b_who_has_routed_is_not_sent_away() {
    let table = farewell().with(|state| {
        let muster = &mut state.musters[Contingent::Thebans.index()];
        muster.hand = Default::default();
        muster.army[0] = 1;
    });
    refused(&table, "send thebans home", Objection::HasRouted(Contingent::Thebans), "8.4.4b");
}

#[test]
fn case_6_0d_the_spartans_never_guard_the_path() {
    let table = Table::start("").with(|state| state.awaits = Awaits::Guard);
    refused(&table, "guard spartans", Objection::SpartansNeverGuard, "6.0d");
}

#[test]
fn case_11_2c_the_peloponnesians_need_the_spartans_leave() {
    let votes = [None; 7];
    let debate = Debate { matter: Matter::Home, stay: 5, seat: Seat::new(1), votes };
    let table = Table::start("greeks=contingents").with(|state| {
        (state.day, state.awaits) = (3, Awaits::Vote(debate));
    });
    refused(&table, "vote peloponnesians", Objection::NoLeave, "11.2c");
}

#[test]
fn case_11_2b_the_spartan_decides_between_those_with_most_votes() {
    use Contingent::{Locrians, Malians, Thebans};
    let mut votes = [None; 7];
    // Two for the Malians, two for the Thebans, one for the Locrians.
    for (seat, vote) in [(1, Malians), (2, Malians), (3, Thebans), (4, Thebans), (5, Locrians)] {
        votes[seat] = Some(vote);
    }
    let debate = Debate { matter: Matter::Home, stay: 3, seat: Seat::FIRST, votes };
    let table = Table::start("greeks=contingents").with(|state| {
        (state.day, state.awaits) = (3, Awaits::Casting(debate));
    });
    let fewer = Objection::FewerVotes { contingent: Locrians, votes: 1, most: 2 };
    refused(&table, "send locrians home", fewer, "11.2b");
    assert_eq!(table.cases("send spartans home"), ["5.3c", "11.2b"]);
}

/// The Greek deployment of day one, the Phocians on the path.
fn deployment(steps: &str) -> Table {
    let mut table = Table::start("").with(|state| {
        state.guard = Some(Contingent::Phocians);
        state.attacker = Some(Contingent::Medes);
        state.awaits = Awaits::Deployment;
    });
    for step in steps.split(',').map(str::trim).filter(|it| !it.is_empty()) {
        table.go(step);
    }
    table
}

#[test]
fn case_6_0c_units_are_placed_within_four_rows_of_the_wall() {
    let table = deployment("");
    refused(&table, "place thebans hoplite C5 west", Objection::OutsideRows(area("C5")), "6.0c");
    refused(&table, "place thebans hoplite M5 west", Objection::OutsideRows(area("M5")), "6.0c");
    refused(&table, "place thebans hoplite G1 west", Objection::Coastal(area("G1")), "TEC.d");
    let kind = Kind { contingent: Contingent::Thebans, arm: Arm::Bow, losses: 0 };
    refused(&table, "place thebans bow H5 west", Objection::NoneInHand(kind), "6.0c");
    // 72 units less the ten Phocians.
    refused(&table, "done", Objection::StillToPlace(62), "6.0c");
}

#[test]
fn case_6_0b_who_guards_the_path_is_not_placed() {
    let guards = Objection::GuardsPath(Contingent::Phocians);
    refused(&deployment(""), "place phocians hoplite H5 west", guards, "6.0b");
}

#[test]
fn case_6_0_1_3_the_spartans_stand_before_the_wall() {
    let behind = Objection::SpartansBehindWall(area("H5"));
    refused(&deployment(""), "place spartans hoplite H5 west", behind, "6.0.1.3");
}

#[test]
fn case_6_0_1_3_the_last_who_can_be_with_them_stands_before_the_wall_too() {
    let table = deployment(
        "place thespians hoplite H4 west, place thebans hoplite H5 west, place malians hoplite H6 west",
    );
    let (contingent, at) = (Contingent::Locrians, area("H7"));
    let last = Objection::LastWithSpartans { contingent, at };
    refused(&table, "place locrians hoplite H7 west", last, "6.0.1.3");
    assert_eq!(table.against("place locrians hoplite G7 west"), []);
}

#[test]
fn case_6_0_1_4_phocians_come_there_last() {
    let table = deployment("").with(|state| state.guard = Some(Contingent::Malians));
    let (at, missing) = (area("G5"), Contingent::Spartans);
    let too_soon = Objection::PhociansTooSoon { at, missing };
    refused(&table, "place phocians hoplite G5 west", too_soon, "6.0.1.4");
}

#[test]
fn case_6_0_1_1a_a_contingent_hangs_together_and_the_peloponnesians_need_not() {
    let table = deployment("place thebans hoplite H5 west, place peloponnesians hoplite H8 west");
    let apart = Objection::Apart { contingent: Contingent::Thebans, at: area("H7") };
    refused(&table, "place thebans hoplite H7 west", apart, "6.0.1.1a");
    assert_eq!(table.against("place peloponnesians hoplite L4 west"), []);
    refused(&table, "clear thebans", Objection::EverybodyFindsRoom, "6.0.1.1a");
    assert_eq!(table.cases("clear malians"), ["6.0c", "6.0.1.1a"]);
}

#[test]
fn case_6_0_1_2_three_units_of_one_type_and_one_facing_share_an_area() {
    let three = "place thebans hoplite H5 west,".repeat(3);
    let table = deployment(&three);
    refused(&table, "place thebans hoplite H5 west", Objection::PlacedFull(area("H5")), "6.0.1.2");
    let (there, facing) = (WEST, EAST);
    let other = Objection::OtherFacing { at: area("H5"), there, facing };
    assert_eq!(
        table.against("place thespians hoplite H5 east"),
        [Objection::PlacedFull(area("H5")), other]
    );
    let comes = Arm::Javelin;
    let table = deployment("place malians hoplite H5 west");
    let other = Objection::OtherType { at: area("H5"), there: Arm::Hoplite, comes };
    refused(&table, "place malians javelin H5 west", other, "3.1.2b");
}

#[test]
fn case_8_1_2a_only_who_stands_there_and_has_not_moved_moves() {
    let lines = "G5 west thebans hoplite x2\nC5 east medes mixed x3";
    let mut table = Table::greeks_move(lines);
    let nobody = |at, enemy| Objection::NobodyThere { at: area(at), enemy, task: Task::Movement };
    refused(&table, "move F5 E5 west", nobody("F5", false), "8.1");
    refused(&table, "move C5 D5 west", nobody("C5", true), "8.1");
    let none = Objection::NoSuchUnit { task: Task::Movement, at: area("G5"), order: 2, holds: 2 };
    refused(&table, "move G5/3 F5 west", none, "8.1.2a");
    refused(&table, "move G5 G5 west", Objection::StandsThere(area("G5")), "8.1.2a");
    table.go("move G5 F5 west");
    let moved = Objection::HasMoved { at: area("F5"), order: 0 };
    refused(&table, "move F5 E5 west", moved, "8.1.2a");
}

#[test]
fn case_3_1_3a_who_lies_in_a_force_moves_with_it_or_alone() {
    let table = Table::greeks_move("G5 west thebans hoplite x2\nG6 west spartans hoplite");
    let inside = Objection::InsideForce { at: area("G5"), order: 1, first: 0 };
    refused(&table, "move G5.2 F5 west", inside, "3.1.3a");
    let alone = Objection::AloneAlready { at: area("G6"), order: 0 };
    refused(&table, "move G6/1 F6 west", alone, "3.1.2c");
    assert_eq!(table.against("move G5/2 F5 west"), []);
}

#[test]
fn case_11_2a_another_players_unit_is_not_moved() {
    let lines = "G5 west thebans hoplite\nG6 west spartans hoplite";
    let awaits = Awaits::Movement(Seat::FIRST);
    let table = Table::at("greeks=contingents", Segment::GreekMovement, awaits, lines);
    refused(&table, "move G5 F5 west", Objection::LedByAnother(Contingent::Thebans), "11.2a");
}

#[test]
fn case_8_1_4d_who_shares_an_area_with_the_enemy_stays() {
    let table = Table::greeks_move("G5 west thebans hoplite\nG5 east medes mixed");
    refused(&table, "move G5 F5 west", Objection::Locked(area("G5")), "8.1.4d");
    refused(&table, "turn G5 north", Objection::Locked(area("G5")), "8.1.4d");
}

#[test]
fn case_3_2_1a_hoplites_go_straight_ahead() {
    let table = Table::greeks_move("G5 west thebans hoplite");
    for to in ["F4", "G6", "H5"] {
        let elsewhere = Objection::NotAhead { to: area(to), facing: WEST };
        refused(&table, &format!("move G5 {to} west"), elsewhere, "3.2.1a");
    }
}

#[test]
fn case_3_2_1b_hoplites_do_not_turn_where_they_arrive() {
    let table = Table::greeks_move("G5 west thebans hoplite");
    let all = Objection::TurnTakesAll { allowance: 2 };
    refused(&table, "move G5 F5 north", all, "3.2.1b");
    assert_eq!(table.against("turn G5 east"), []);
    refused(&table, "turn G5 west", Objection::FacesSo(WEST), "3.2a");
}

#[test]
fn case_8_1_1a_what_cannot_be_paid_is_not_entered() {
    let table = Table::greeks_move("G5 west thebans hoplite\nM5 west malians javelin");
    // Three areas ahead, and hoplites have two points.
    refused(&table, "move G5 D5 west", Objection::TooFar { needs: 3, has: 2 }, "8.1.1a");
    // M5 to G6: L, K, J, I and H at one point each, G across the wall for two. K5 and J5 are low.
    refused(&table, "move M5 G6 west", Objection::TooFar { needs: 7, has: 4 }, "8.1.1a");
}

#[test]
fn case_tec_d_nobody_enters_the_water() {
    let table = Table::greeks_move("G5 west malians javelin\nG4 north thebans hoplite");
    refused(&table, "move G5 G3 west", Objection::Coastal(area("G3")), "TEC.d");
    refused(&table, "move G4 G3 north", Objection::Coastal(area("G3")), "TEC.d");
}

#[test]
fn case_3_1_2b_other_types_and_full_areas_take_nobody_in() {
    let table = Table::greeks_move(
        "G5 west thebans hoplite x2\nF5 west spartans hoplite x3\nF6 west malians javelin\nG6 west malians hoplite",
    );
    let full = Objection::Full { at: area("F5"), holds: 3, comes: 2, limit: 3 };
    refused(&table, "move G5 F5 west", full, "3.1.1a");
    let (there, comes) = (Arm::Javelin, Arm::Hoplite);
    let other = Objection::OtherType { at: area("F6"), there, comes };
    refused(&table, "move G6 F6 west", other, "3.1.2b");
}

#[test]
fn case_3_1_3b_those_of_a_stack_face_one_way() {
    let table = Table::greeks_move("G5 west thebans hoplite\nF5 north spartans hoplite");
    let (there, facing) = (NORTH, WEST);
    let other = Objection::OtherFacing { at: area("F5"), there, facing };
    refused(&table, "move G5 F5 west", other, "3.1.3b");
    // To face as those there he would have to turn.
    assert_eq!(table.cases("move G5 F5 north"), ["3.2.1b"]);
    let table = Table::greeks_move("G5 west thebans hoplite x2");
    let other = Objection::OtherFacing { at: area("G5"), there: WEST, facing: NORTH };
    refused(&table, "turn G5/1 north", other, "3.1.3b");
}

#[test]
fn case_3_3_4a_a_zone_of_control_stops_on_the_way() {
    // The Mede at D5 faces east and controls E4, E5 and E6. Javelins from G5 to D7 in three steps:
    // all ways over row E to the south pass E6, or E7, which is free.
    let table = Table::greeks_move("G5 west malians javelin\nD5 east medes mixed");
    // To D4 in three steps there are F4 or F5, then E4 or E5 (E3 too): four points, not three.
    assert_eq!(table.against("move G5 D7 west"), []);
    // A hoplite at G5 stops at F5, which the one at E5 controls.
    let table = Table::greeks_move("G6 west thebans hoplite\nE5 east medes mixed");
    let stops = Objection::ZoneStops(areas("F6"));
    refused(&table, "move G6 E6 west", stops, "3.3.4a");
}

#[test]
fn case_3_3_4d_no_step_leads_from_zone_to_zone() {
    // Medes at D5 and D7 face east: E4 to E6 and E6 to E8 are controlled.
    let lines = "E5 south malians hoplite\nD5 east medes mixed\nD7 east medes mixed";
    let table = Table::greeks_move(lines);
    let (from, to) = (area("E5"), area("E6"));
    refused(&table, "move E5 E6 south", Objection::ZoneToZone { from, to }, "3.3.4d");
    // Friends there make the difference.
    let table = Table::greeks_move(&format!("{lines}\nE6 south thebans hoplite"));
    assert_eq!(table.against("move E5 E6 south"), []);
}

#[test]
fn case_8_1_4c_an_area_of_the_enemy_is_charged_and_not_passed() {
    let table = Table::greeks_move("G5 west thebans hoplite\nF5 south medes bow");
    refused(&table, "move G5 F5 west", Objection::EnemyThere(area("F5")), "8.1.4c");
    let in_the_way = Objection::EnemyInTheWay(areas("F5"));
    refused(&table, "move G5 E5 west", in_the_way, "8.1.4c");
    let task = Task::Movement;
    let nobody = Objection::NoEnemyThere { at: area("F6"), task };
    refused(&table, "charge G5 F6 sw", nobody, "8.1.4c");
    assert_eq!(table.against("charge G5 F5 w"), []);
}

#[test]
fn case_3_2_1a_hoplites_charge_straight_ahead() {
    let table = Table::greeks_move("G5 west thebans hoplite\nF6 south medes bow");
    let elsewhere = Objection::NotAhead { to: area("F6"), facing: WEST };
    refused(&table, "charge G5 F6 sw", elsewhere, "3.2.1a");
    // C4 lies straight ahead, and is entered going west.
    let table = Table::greeks_move("D4 west thebans hoplite\nC4 south medes bow");
    let way = EAST.eighth();
    let ahead = Objection::EntersAhead { to: area("C4"), facing: WEST, way };
    refused(&table, "charge D4 C4 e", ahead, "3.2.1a");
}

/// A second player moves Persians.
fn persians_move(lines: &str) -> Table {
    let awaits = Awaits::Movement(Seat::new(1));
    Table::at("persians=player", Segment::PersianMovement, awaits, lines)
}

#[test]
fn case_3_2_2b_a_mixed_unit_pays_for_its_turns() {
    let table = persians_move("C5 east medes mixed");
    // Three points: three areas to the east; B5 lies behind: turned about it takes 2 and 1, and to A5
    // one more.
    assert_eq!(table.against("move C5 B5 west"), []);
    refused(&table, "move C5 A5 west", Objection::TurnsCost { needs: 4, has: 3 }, "3.2.2b");
    refused(&table, "move C5 E5 west", Objection::TurnsCost { needs: 4, has: 3 }, "3.2.2b");
    refused(&table, "move C5 G5 east", Objection::TooFar { needs: 4, has: 3 }, "8.1.1a");
}

#[test]
fn case_3_3_4a_who_enters_a_zone_does_not_turn_there() {
    let table = persians_move("C5 east medes mixed\nE5 west thebans hoplite");
    let forbids = Objection::ZoneForbidsTurn(area("D5"));
    refused(&table, "move C5 D5 north", forbids, "3.3.4a");
}

/// One player moves Persians as the rules lead them.
fn by_hand(lines: &str) -> Table {
    let awaits = Awaits::Movement(Seat::FIRST);
    Table::at("persians=by-hand", Segment::PersianMovement, awaits, lines)
}

#[test]
fn case_8_1_6a_by_hand_a_force_goes_as_far_forward_as_it_can() {
    let table = by_hand("A5 east medes mixed x3\nL5 west spartans hoplite");
    // Three points are three rows: D2 to D8 by its diagonals; D8 is a mound, and takes a fourth.
    let ends = areas("D2 D3 D4 D5 D6 D7");
    refused(&table, "move A5 C5 east", Objection::NotFarthest { ends }, "8.1.6a");
    refused(&table, "move A5/1 D5 east", Objection::SystemNeverParts, "8.1.6a");
    let must = Objection::MustGoForward { at: area("A5"), order: 0 };
    refused(&table, "done", must, "8.1.6a");
    refused(&table, "turn A5 north", Objection::NotFarthest { ends }, "8.1.6a");
}

#[test]
fn case_8_1_6a_by_hand_a_force_faces_forward() {
    let table = by_hand("A5 east medes bow x3\nL5 west spartans hoplite");
    refused(&table, "move A5 E5 north", Objection::FacesForward(EAST), "8.1.6a");
}

#[test]
fn case_8_1_6b_by_hand_immortals_enter_a_flank_that_they_can() {
    let table = by_hand("D4 east immortals mixed x3\nD5 west spartans hoplite");
    let flank = Objection::MustEnterFlank(areas("D5"));
    refused(&table, "move D4 G4 east", flank, "8.1.6b");
}

/// An action somebody may think of, sound or not.
fn conceivable(random: &mut SplitMix) -> Action {
    fn area(random: &mut SplitMix) -> Area {
        Area::new(random.pick(15) as u8, random.pick(8) as u8).expect("on the map")
    }
    let contingent = Contingent::ALL[random.pick(12)];
    let (facing, way) = ([WEST, NORTH, EAST, SOUTH][random.pick(4)], random.pick(8));
    let way = boards::squares::Eighth::ALL[way];
    let (at, to) = (area(random), area(random));
    let near = at.next(way).unwrap_or(to);
    let to = if random.pick(2) == 0 { near } else { to };
    let part = Part { at, order: random.pick(3) as u8, alone: random.pick(2) == 0 };
    let losses = random.pick(4) as u8;
    match random.pick(18) {
        0 => Action::Commit(contingent),
        1 => [Action::Allow, Action::Refuse][random.pick(2)],
        2 => Action::Send(contingent),
        3 => Action::Guard(contingent),
        4 => Action::Vote(contingent),
        5 | 6 => {
            let kind = Kind { contingent, arm: Arm::ALL[random.pick(4)], losses };
            Action::Place { kind, at, facing }
        }
        7 => Action::Clear(contingent),
        8 | 9 => Action::Move { part, to, facing },
        10 => Action::Turn { part, facing },
        11 | 12 => Action::Charge { part, to, way },
        13 => Action::Fire { from: at, order: part.order, at: to },
        14 => [Action::Roll, Action::Done][random.pick(2)],
        15 => Action::Fight(at),
        16 => [Action::Retreat(at), Action::Stand(at)][random.pick(2)],
        _ => [Action::Feign, Action::Hold][random.pick(2)],
    }
}

/// Actions that begin where somebody stands.
fn from_where_they_stand(state: &State, random: &mut SplitMix, action: Action) -> Action {
    let side = if state.round > 0 { state.segment.side() } else { Side::Greek };
    let held: Vec<Area> = state.positions.held(side).into_iter().collect();
    if held.is_empty() {
        return action;
    }
    let at = held[random.pick(held.len())];
    let to = |to: Area| if at.range(to) > 5 { at.next(WEST.eighth()).unwrap_or(to) } else { to };
    match action {
        Action::Move { part, to: goal, facing } => {
            Action::Move { part: Part { at, ..part }, to: to(goal), facing }
        }
        Action::Turn { part, facing } => Action::Turn { part: Part { at, ..part }, facing },
        Action::Charge { part, to: goal, way } => {
            Action::Charge { part: Part { at, ..part }, to: to(goal), way }
        }
        Action::Fire { order, at: goal, .. } => Action::Fire { from: at, order, at: to(goal) },
        other => other,
    }
}

/// Plays a game at random and looks at every decision.
fn every_decision(
    options: &str,
    seed: u64,
    mut look: impl FnMut(&Spartans, &State, Seat, &mut SplitMix),
) {
    let game = Spartans::agree(&script::terms(options)).expect("it can be agreed");
    let mut random = SplitMix::new(seed);
    let (mut state, mut list) = (game.start(), Vec::new());
    loop {
        match game.node(&state) {
            Node::Over(_) => return,
            Node::Decision { seat } => {
                look(&game, &state, seat, &mut random);
                game.actions(&state, &mut list);
                let action = list[random.pick(list.len())];
                game.apply(&mut state, action, &mut engine::Quiet);
            }
            Node::Chance { tickets, .. } => {
                let outcome = game.outcome(&state, random.draw(tickets));
                game.settle(&mut state, outcome, &mut engine::Quiet);
            }
            Node::Forced { .. } => game.carry_on(&mut state, &mut engine::Quiet),
        }
    }
}

const TABLES: [&str; 5] = [
    "",
    "persians=by-hand feigned-retreat=on",
    "persians=player feigned-retreat=on",
    "greeks=contingents",
    "only-spartans=on advance=rows targets=arc-first",
];

#[test]
fn there_is_a_reason_against_everything_that_is_not_allowed() {
    for options in TABLES {
        every_decision(options, 7, |game, state, _, random| {
            for _ in 0..12 {
                let action = conceivable(random);
                let action = from_where_they_stand(state, random, action);
                if !game.allows(state, action) {
                    let reasons = game.objections(state, action);
                    let text = action.to_string();
                    assert!(!reasons.is_empty(), "{text}\n{}", game.write_position(state));
                }
            }
        });
    }
}

#[test]
fn case_3_4a_reasons_tell_nothing_of_what_fog_hides() {
    every_decision("persians=player feigned-retreat=on", 11, |game, state, seat, random| {
        let twin = game.imagine(&game.view(state, Viewer::Seat(seat)), random);
        for _ in 0..6 {
            let action = conceivable(random);
            let action = from_where_they_stand(state, random, action);
            if !game.allows(state, action) {
                let reasons = game.objections(state, action);
                assert_eq!(reasons, game.objections(&twin, action), "{action}");
            }
        }
    });
}
