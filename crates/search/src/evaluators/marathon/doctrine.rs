//! How a side means to fight: what plans differ by.

use game_marathon::units::Side;
use game_marathon::Scenario;

/// Where a side wants to be.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Goal {
    /// At the Greek Encampments.
    Camps,
    /// At the Persian Beaches.
    Beaches,
    /// Wherever enemies are.
    Enemies,
}

/// How a side fights.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Doctrine {
    /// Where it wants to be.
    pub goal: Goal,
    /// What a hex nearer to that is worth to a unit.
    pub pull: f32,
    /// How much it minds what enemies could do to it.
    pub fear: f32,
    /// How much of the danger it sees that reacting enemies strike where it has no front [7.2c].
    pub trap: f32,
    /// What an attack that need not be made must be worth.
    pub bar: f32,
    /// What a unit on a site of its own is worth that would be open without it.
    pub guard: f32,
    /// What a friend at each flank is worth.
    pub flank: f32,
}

impl Doctrine {
    /// The usual one.
    pub const fn usual(side: Side, scenario: Scenario) -> Self {
        let base = Self {
            goal: Goal::Camps,
            pull: 0.2,
            fear: 1.0,
            trap: 0.5,
            bar: 0.0,
            guard: 4.0,
            flank: 0.15,
        };
        match (side, scenario) {
            (Side::Greek, Scenario::Historical) => base,
            (Side::Greek, Scenario::Variant) => base,
            (Side::Persian, _) => base,
        }
    }

    /// Sets one of its numbers by name; whether there is such a one.
    pub fn set(&mut self, name: &str, value: &str) -> bool {
        let number = match name {
            "goal" => {
                self.goal = match value {
                    "camps" => Goal::Camps,
                    "beaches" => Goal::Beaches,
                    "enemies" => Goal::Enemies,
                    _ => return false,
                };
                return true;
            }
            "pull" => &mut self.pull,
            "fear" => &mut self.fear,
            "trap" => &mut self.trap,
            "bar" => &mut self.bar,
            "guard" => &mut self.guard,
            "flank" => &mut self.flank,
            _ => return false,
        };
        value.parse().map(|value| *number = value).is_ok()
    }
}
