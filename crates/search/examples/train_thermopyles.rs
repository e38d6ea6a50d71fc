//! Trains the network of Thermopyles from nothing and writes its weights every ten rounds.
//!
//! `cargo run --release -p search --example train_thermopyles -- ROUNDS SEED FILE`

#![allow(clippy::print_stdout, reason = "a tool for the command line")]

use search::evaluators::thermopyles::training;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [rounds, seed, file] = &arguments[..] else {
        return Err("usage: train_thermopyles ROUNDS SEED FILE".into());
    };
    let begun = std::time::Instant::now();
    let mut written = Ok(());
    training::train(rounds.parse()?, seed.parse()?, |round| {
        if round.number % 10 == 0 && written.is_ok() {
            let training::Round { number, won, games, error, weights } = round;
            let seconds = begun.elapsed().as_secs();
            println!("round {number}, {seconds} s: {won} of {games} games won, error {error:.5}");
            written = std::fs::write(file, weights);
        }
    });
    Ok(written?)
}
