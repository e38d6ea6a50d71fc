//! Search plays millions of steps: in the steady state a step allocates nothing.

use engine::Game;
use game_spartans::Spartans;
use testkit::{SplitMix, allocation, script};

fn allocations(options: &str) -> u64 {
    let game = Spartans::agree(&script::terms(options)).expect("terms");
    let mut random = SplitMix::new(300);
    let mut list = Vec::new();
    list.reserve_exact(8_192); // More than any position lists.
    let mut play = |games: u32| {
        for _ in 0..games {
            allocation::random_game(&game, &mut random, &mut list);
        }
    };
    allocation::count(|| play(12))
}

#[test]
fn a_dozen_games_allocate_nothing() {
    assert_eq!(allocations(""), 0);
}

#[test]
fn a_dozen_games_with_the_other_readings_allocate_nothing() {
    assert_eq!(allocations("advance=rows archers=halt targets=arc-first"), 0);
}
