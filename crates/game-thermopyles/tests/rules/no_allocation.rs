//! Search plays millions of steps a second: in the steady state a step allocates nothing.

use engine::Game;
use game_thermopyles::Thermopyles;
use testkit::{SplitMix, allocation, script};

fn allocations(options: &str) -> u64 {
    let game = Thermopyles::agree(&script::terms(options)).expect("terms");
    let mut random = SplitMix::new(300);
    let mut list = Vec::new();
    let mut play = |games: u32| {
        for _ in 0..games {
            allocation::random_game(&game, &mut random, &mut list);
        }
    };
    play(100); // The buffer grows to its final size.
    allocation::count(|| play(1_000))
}

#[test]
fn a_thousand_games_allocate_nothing() {
    assert_eq!(allocations(""), 0);
}

#[test]
fn a_thousand_games_of_four_players_with_every_option_allocate_nothing() {
    assert_eq!(allocations("players=4 support=one-by-one hands=hidden hand-limit=4"), 0);
}

#[test]
fn the_counter_counts() {
    assert_eq!(allocation::count(|| drop(std::hint::black_box(Box::new(300)))), 1);
}
