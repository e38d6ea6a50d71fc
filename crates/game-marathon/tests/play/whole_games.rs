//! Whole games from the set-up on: every position of them is possible, and reads back.

use engine::{Game, Node, Quiet, Terms, TicketSource};
use game_marathon::{Action, Awaits, Marathon, State};
use testkit::{SplitMix, script};

/// How many steps lie between two positions that are written and read back.
const EVERY: usize = 60;

fn hold(game: &Marathon, state: &State, (seed, step): (u64, usize)) {
    let faults = game.unsoundness(state);
    let text = || game.write_position(state);
    assert!(faults.is_empty(), "seed {seed}, step {step}: {faults:?}\n{}", text());
    if step.is_multiple_of(EVERY) {
        assert_eq!(game.read_position(&text()).as_ref(), Ok(state), "seed {seed}, step {step}");
    }
}

/// A random action; set-up does not take back what it has placed, and an impulse is over after some
/// moves.
fn choose(state: &State, list: &[Action], random: &mut SplitMix) -> Action {
    if matches!(state.awaits, Awaits::SetUp(_)) {
        let forward: Vec<&Action> =
            list.iter().filter(|it| !matches!(it, Action::Lift(_))).collect();
        if !forward.is_empty() {
            return *forward[random.pick(forward.len())];
        }
    } else if list.contains(&Action::Done) && random.pick(6) == 0 {
        return Action::Done;
    }
    list[random.pick(list.len())]
}

/// Plays one game to its end, and says how many steps it had.
fn play(options: &str, seed: u64) -> usize {
    let terms: Terms = script::terms(options);
    let game = Marathon::agree(&terms).expect("it can be agreed");
    let mut random = SplitMix::new(seed);
    let (mut state, mut list) = (game.start(), Vec::new());
    for step in 0..60_000 {
        hold(&game, &state, (seed, step));
        match game.node(&state) {
            Node::Over(_) => return step,
            Node::Decision { .. } => {
                game.actions(&state, &mut list);
                let action = choose(&state, &list, &mut random);
                assert!(game.allows(&state, action), "seed {seed}, step {step}: {action}");
                game.apply(&mut state, action, &mut Quiet);
            }
            Node::Chance { tickets, .. } => {
                let outcome = game.outcome(&state, random.draw(tickets));
                game.settle(&mut state, outcome, &mut Quiet);
            }
            Node::Forced { .. } => game.carry_on(&mut state, &mut Quiet),
        }
    }
    panic!("no end: {:?}", state.awaits)
}

fn play_several(options: &str, games: u64) {
    for seed in 0..games {
        assert!(play(options, seed) > 100, "{options}: game {seed} was over before it began");
    }
}

#[test]
fn every_position_of_the_historical_battle_is_sound() {
    play_several("", 2);
}

#[test]
fn every_position_of_the_variant_is_sound() {
    play_several("scenario=variant", 2);
}

#[test]
fn every_position_of_the_other_readings_is_sound() {
    play_several("rally=die zone-stops=move greek-wings=9-6-9 abatis=off leader-checks=mild", 1);
}
