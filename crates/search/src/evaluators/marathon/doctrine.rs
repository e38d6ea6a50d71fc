//! How a side means to fight: what plans differ by.

use game_marathon::Scenario;
use game_marathon::units::Side;

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

impl Goal {
    fn named(name: &str) -> Option<Self> {
        match name {
            "camps" => Some(Self::Camps),
            "beaches" => Some(Self::Beaches),
            "enemies" => Some(Self::Enemies),
            _ => None,
        }
    }
}

/// How a side fights.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Doctrine {
    /// Where it wants to be.
    pub goal: Goal,
    /// Where it wants to be at first, and up to which turn.
    pub first: (Goal, u8),
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
    /// What it is worth to leave a Beach to those who land.
    pub room: f32,
    /// What a friend at each flank is worth.
    pub flank: f32,
}

impl Doctrine {
    /// The usual one.
    pub const fn usual(side: Side, scenario: Scenario) -> Self {
        let base = Self {
            goal: Goal::Camps,
            first: (Goal::Camps, 0),
            pull: 0.2,
            fear: 1.0,
            trap: 0.5,
            bar: 0.0,
            guard: 4.0,
            room: 2.0,
            flank: 0.15,
        };
        let bold = Self { fear: 0.5, pull: 0.4, ..base };
        match (side, scenario) {
            (Side::Greek, Scenario::Historical) => Self { goal: Goal::Enemies, guard: 3.0, ..base },
            (Side::Greek, Scenario::Variant) => base,
            (Side::Persian, Scenario::Historical) => {
                Self { first: (Goal::Beaches, 3), trap: 1.0, ..bold }
            }
            (Side::Persian, Scenario::Variant) => bold,
        }
    }

    /// Where a side wants to be on a turn.
    pub(crate) const fn goal_on(&self, turn: u8) -> Goal {
        if turn <= self.first.1 { self.first.0 } else { self.goal }
    }

    /// Sets one of its numbers by name; whether there is such a one.
    pub fn set(&mut self, name: &str, value: &str) -> bool {
        let number = match name {
            "goal" => return Goal::named(value).map(|goal| self.goal = goal).is_some(),
            "first" => return Goal::named(value).map(|goal| self.first.0 = goal).is_some(),
            "until" => return value.parse().map(|turn| self.first.1 = turn).is_ok(),
            "pull" => &mut self.pull,
            "fear" => &mut self.fear,
            "trap" => &mut self.trap,
            "bar" => &mut self.bar,
            "guard" => &mut self.guard,
            "room" => &mut self.room,
            "flank" => &mut self.flank,
            _ => return false,
        };
        value.parse().map(|value| *number = value).is_ok()
    }
}
