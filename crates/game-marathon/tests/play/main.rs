//! Whole games, and what always holds; one program, so that it is linked once.

mod perft;
mod playthroughs;
mod properties;
mod setups;
mod ways;
mod whole_games;
mod witness;
