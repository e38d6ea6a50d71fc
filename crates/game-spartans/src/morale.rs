//! Unit morale and step losses: [8.4.1a], [8.4.2], [8.2.8a].

use engine::chance::D10;

use crate::stack::{MOST, Stack, Unit};
use crate::units::steps;

/// [8.4.1a] What a Morale Check comes to.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Check {
    /// [8.4.1b] Nothing happens.
    Holds,
    /// [8.4.1c] The unit is Disordered.
    Disordered,
    /// [8.4.1d] The unit routs and is removed.
    Routs,
}

/// [8.4.1a] A Morale Check by a rating. A Disordered unit adds one [8.4.1e].
pub fn check(rating: u8, roll: D10, disordered: bool) -> Check {
    match (roll.number() + u8::from(disordered)).saturating_sub(rating) {
        0 => Check::Holds,
        1 | 2 => Check::Disordered,
        _ => Check::Routs,
    }
}

/// [8.4.2] Whether a Disordered unit recovers: one is added to the roll, once [Q59].
pub fn recovers(rating: u8, roll: D10) -> bool {
    roll.number() < rating
}

/// In how many of ten rolls a check comes to this.
pub fn ways(rating: u8, disordered: bool, result: Check) -> u8 {
    D10::all().filter(|roll| check(rating, *roll, disordered) == result).count() as u8
}

/// What losses did to a stack.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Toll {
    /// [Q57] The steps that were lost in fact.
    pub steps: u8,
    /// The units that were eliminated, the top one first.
    pub eliminated: [Option<Unit>; MOST],
}

/// [3.1.1b] [8.2.6d] [8.2.8a] Takes steps from a stack, from the top down; what nobody is left to
/// lose is lost on nobody.
pub fn take_losses(stack: &mut Stack, mut losses: u8) -> Toll {
    let mut toll = Toll { steps: 0, eliminated: [None; MOST] };
    for fallen in &mut toll.eliminated {
        let Some(top) = stack.top() else { break };
        let taken = losses.min(top.steps_left());
        toll.steps += taken;
        losses -= taken;
        let hit = Unit { losses: top.losses + taken, ..top };
        if hit.losses < steps(hit.contingent, hit.arm) {
            stack.replace(0, hit);
            break;
        }
        *fallen = Some(hit);
        stack.take(0);
    }
    toll
}
