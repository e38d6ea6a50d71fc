//! Search plays millions of steps: in the steady state a step allocates nothing.

use engine::Game;
use game_thermopylae::Thermopylae;
use testkit::{SplitMix, allocation, script};

fn allocations(options: &str) -> u64 {
    let game = Thermopylae::agree(&script::terms(options)).expect("terms");
    let mut random = SplitMix::new(300);
    let mut list = Vec::new();
    list.reserve_exact(4_096); // More than any position lists.
    let mut play = |games: u32| {
        for _ in 0..games {
            allocation::random_game(&game, &mut random, &mut list);
        }
    };
    allocation::count(|| play(50))
}

#[test]
fn fifty_games_allocate_nothing() {
    assert_eq!(allocations(""), 0);
}

#[test]
fn fifty_games_with_every_option_allocate_nothing() {
    let options = "army=quick auction=sealed height=attack downhill=all cliffs=control rounds=40";
    assert_eq!(allocations(options), 0);
}
