//! The Battle of Thermopylae: two interests, one for each seat.

mod auction;
mod exchange;
mod formation;
mod lines;
mod pack;
mod strikes;
pub mod study;
mod tactician;
pub mod weights;

use engine::Seat;
use game_thermopylae::Thermopylae;

use crate::guide::Guide;

/// What search knows about The Battle of Thermopylae.
#[derive(Copy, Clone, Debug)]
pub struct Strategist;

impl Guide<Thermopylae> for Strategist {
    /// What one side wins the other loses [R5] [R6].
    type Shares = [f32; 2];

    fn interest(&self, seat: Seat) -> usize {
        seat.index()
    }

    fn speaker(&self, interest: usize) -> Seat {
        if interest == 0 { Seat::FIRST } else { Seat::FIRST.clockwise(2) }
    }
}
