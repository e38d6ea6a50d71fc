//! Whole games from the first day on: every position of them is possible, and reads back.

use engine::{Game, Node, Quiet, Terms, TicketSource};
use game_spartans::{Spartans, State};
use testkit::{SplitMix, script};

/// How many steps lie between two positions that are written and read back.
const EVERY: usize = 40;

fn hold(game: &Spartans, state: &State, (seed, step): (u64, usize)) {
    let faults = game.unsoundness(state);
    let text = || game.write_position(state);
    assert!(faults.is_empty(), "seed {seed}, step {step}: {faults:?}\n{}", text());
    if step.is_multiple_of(EVERY) {
        assert_eq!(game.read_position(&text()).as_ref(), Ok(state), "seed {seed}, step {step}");
    }
}

/// Plays one game to its end, and says how many steps it had.
fn play(options: &str, seed: u64) -> usize {
    let terms: Terms = script::terms(options);
    let game = Spartans::agree(&terms).expect("it can be agreed");
    let mut random = SplitMix::new(seed);
    let (mut state, mut list) = (game.start(), Vec::new());
    for step in 0..200_000 {
        hold(&game, &state, (seed, step));
        match game.node(&state) {
            Node::Over(_) => return step,
            Node::Decision { .. } => {
                game.actions(&state, &mut list);
                let action = list[random.pick(list.len())];
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
        assert!(play(options, seed) > 0, "{options}: game {seed} was over before it began");
    }
}

#[test]
fn every_position_of_the_rulebooks_table_is_sound() {
    play_several("", 12);
}

#[test]
fn every_position_of_the_other_readings_is_sound() {
    play_several("advance=rows archers=halt targets=arc-first", 6);
}

#[test]
fn every_position_with_persians_by_hand_is_sound() {
    play_several("persians=by-hand feigned-retreat=on", 6);
}

#[test]
fn every_position_of_two_players_is_sound() {
    play_several("persians=player feigned-retreat=on", 6);
}

#[test]
fn every_position_of_seven_players_is_sound() {
    play_several("greeks=contingents feigned-retreat=on", 6);
    play_several("greeks=contingents persians=player", 3);
}

#[test]
fn every_position_with_nothing_but_spartans_is_sound() {
    play_several("only-spartans=on feigned-retreat=on", 6);
}
