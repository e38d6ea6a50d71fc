//! [8.1.3a] What it takes to come somewhere, and the way by which a move is told.

use boards::squares::Eighth;
use engine::{Game as _, Node, Terms};
use game_spartans::map::{self, Area};
use game_spartans::movement::{Mover, Toll, Walk};
use game_spartans::units::{Arm, Side};
use game_spartans::{Action, Event, Spartans, State};
use testkit::SplitMix;

fn game() -> Spartans {
    Spartans::agree(&Terms::default()).expect("terms")
}

fn area(name: &str) -> Area {
    map::area(name).expect("an area")
}

/// What it takes the stack of an area to come to another.
fn toll(setup: &str, from: &str, to: &str) -> Option<Toll> {
    let game = game();
    let state = game.read_position(setup).expect("a sound position");
    let side = state.segment.side();
    let place = (side, area(from));
    let mover = Mover::at(&state.positions, &game.board.roster, place, 0, true).expect("a force");
    let walk = Walk::new(&game.board.map, &state.positions, mover);
    walk.tolls().into_iter().find(|(at, _)| *at == area(to)).map(|(_, toll)| toll)
}

#[test]
fn case_8_1_3a_clear_ground_takes_a_point_and_the_wall_one_more() {
    let setup = "segment greek-movement\ngreek I6 west locrians-bowx2\npersian A4 east medes-bow\n";
    // I6 to H6 is one step; H6 to G6 leads across the wall [TEC.c].
    assert_eq!(toll(setup, "I6", "H6"), Some(Toll::Points(1)));
    assert_eq!(toll(setup, "I6", "G6"), Some(Toll::Points(3)));
}

#[test]
fn case_8_1_4c_to_enter_an_area_of_the_enemy_takes_everything() {
    let setup = "segment greek-movement\ngreek F5 west spartans-hoplitex3\n\
        persian E5 east medes-mixedx3\n";
    assert_eq!(toll(setup, "F5", "E5"), Some(Toll::Everything));
    assert_eq!(toll(setup, "F5", "A8"), None, "nobody comes that far");
}

/// What the steps of a path cost, turns left aside; nothing where two of them are no neighbours.
fn paid(game: &Spartans, from: Area, path: &[Area]) -> Option<u8> {
    let mut at = from;
    let mut points = 0;
    for &to in path {
        Eighth::ALL.into_iter().find(|way| at.next(*way) == Some(to))?;
        points += game.board.map.cost(at, to)?;
        at = to;
    }
    Some(points)
}

fn step(game: &Spartans, state: &mut State, random: &mut SplitMix) -> Option<Vec<Event>> {
    let mut events = Vec::new();
    match game.node(state) {
        Node::Over(_) => return None,
        Node::Chance { tickets, .. } => {
            let ticket = random.pick(tickets.get() as usize) as u32;
            game.settle(state, game.outcome(state, ticket), &mut events);
        }
        Node::Forced { .. } => game.carry_on(state, &mut events),
        Node::Decision { .. } => {
            let mut actions = Vec::new();
            game.actions(state, &mut actions);
            let moves = |it: &Action| matches!(it, Action::Move { .. } | Action::Charge { .. });
            let moving: Vec<Action> = actions.iter().copied().filter(moves).collect();
            let from = if moving.is_empty() { &actions } else { &moving };
            game.apply(state, from[random.pick(from.len())], &mut events);
        }
    }
    Some(events)
}

#[test]
fn case_8_1_3a_a_players_move_is_told_by_neighbouring_areas_that_it_can_pay_for() {
    let game = game();
    let (mut long, mut charges) = (0, 0);
    for seed in 1..=3 {
        let (mut state, mut random) = (game.start(), SplitMix::new(seed));
        for _ in 0..2500 {
            let before = state.clone();
            let Some(events) = step(&game, &mut state, &mut random) else { break };
            for event in events {
                let Event::Moved { side: Side::Greek, arm, from, path, entered, .. } = event else {
                    continue;
                };
                let points = paid(&game, from, &path);
                assert!(points.is_some(), "{from:?} {path:?}");
                let place = (Side::Greek, from);
                let mover = Mover::at(&before.positions, &game.board.roster, place, 0, true);
                let mover = mover.expect("somebody moved");
                let to = *path.last().expect("a goal");
                long += u32::from(path.len() > 1);
                charges += u32::from(entered.is_some());
                let enemies = before.positions.held(Side::Persian);
                assert!(path[..path.len() - 1].iter().all(|at| !enemies.has(*at)), "{path:?}");
                let walk = Walk::new(&game.board.map, &before.positions, mover);
                let tolls = walk.tolls();
                let toll = tolls.iter().find(|(at, _)| *at == to).map(|(_, toll)| *toll);
                // Light units turn free, so the steps of the way are all that it takes.
                if arm.is_light() && entered.is_none() && mover.units > 0 && arm != Arm::Mixed {
                    assert_eq!(toll, points.map(Toll::Points), "{from:?} {path:?}");
                }
            }
        }
    }
    assert!(long > 20 && charges > 0, "{long} moves led through others, {charges} into enemies");
}
