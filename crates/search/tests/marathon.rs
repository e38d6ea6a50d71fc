//! The computer players of Marathon: they sit down at every table and play whole games.

#![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

use engine::{Game as _, Terms};
use game_marathon::Marathon;
use search::{PlayerSpec, simulate};

fn table(options: &[(&str, &str)]) -> Marathon {
    let options = options.iter().map(|(name, value)| ((*name).into(), (*value).into())).collect();
    Marathon::agree(&Terms { options, ..Terms::default() }).unwrap()
}

#[test]
fn every_player_plays_whole_games_at_every_table() {
    for options in [&[][..], &[("scenario", "variant")]] {
        let tally = simulate(&table(options), &[PlayerSpec::Greedy; 2], 2, 7, &|| {});
        assert_eq!(tally.games, 2, "{options:?}");
    }
}
