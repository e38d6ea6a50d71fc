//! How many steps of random play a second has, at the rulebook's table: `cargo run --release
//! -p game-spartans --example pace`.

use std::time::Instant;

use engine::{Game, Node, Quiet, Terms, TicketSource};
use game_spartans::Spartans;
use testkit::SplitMix;

fn main() {
    let game = Spartans::agree(&Terms::default()).expect("it can be agreed");
    let mut random = SplitMix::new(480);
    let mut list = Vec::with_capacity(8_192);
    let (mut steps, mut games) = (0_u64, 0_u64);
    let began = Instant::now();
    while began.elapsed().as_secs() < 4 {
        games += 1;
        let mut state = game.start();
        loop {
            steps += 1;
            match game.node(&state) {
                Node::Decision { .. } => {
                    game.actions(&state, &mut list);
                    let action = list[random.pick(list.len())];
                    game.apply(&mut state, action, &mut Quiet);
                }
                Node::Chance { tickets, .. } => {
                    let outcome = game.outcome(&state, random.draw(tickets));
                    game.settle(&mut state, outcome, &mut Quiet);
                }
                Node::Forced { .. } => game.carry_on(&mut state, &mut Quiet),
                Node::Over(_) => break,
            }
        }
    }
    let pace = u128::from(steps) * 1_000 / began.elapsed().as_millis().max(1);
    println!("{pace} steps/s, {games} games, {} steps a game", steps / games);
}
