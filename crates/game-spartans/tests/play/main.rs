//! Whole games, and what always holds; one program, so that it is linked once.

mod no_allocation;
mod orders;
mod perft;
mod playthroughs;
mod properties;
mod secrets;
mod setups;
mod ways;
mod whole_games;
mod witness;
