//! What decides a game, and how far it is: for the goal line that is always in sight.

use engine::Case;

use crate::grammar::Subject;

/// What a way to end the game is to the one who looks.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Stake {
    /// Somebody wins by it.
    Wins,
    /// Somebody loses by it.
    Loses,
}

impl Stake {
    /// One word for programs and style sheets.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Wins => "wins",
            Self::Loses => "loses",
        }
    }

    const fn verb(self) -> &'static str {
        match self {
            Self::Wins => "win",
            Self::Loses => "lose",
        }
    }
}

/// One way in which the game ends. What matters most stands first of its kind.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Goal {
    /// Whether `who` wins or loses by it.
    pub stake: Stake,
    /// Who does: `You`, or `The Greeks` to those who look on.
    pub who: Subject<'static>,
    /// When: `37 Persian units are destroyed`.
    pub when: String,
    /// How far it is: `3 so far`.
    pub so_far: String,
    /// Both in a few words, where there is little room: `3 of 37 Persian units destroyed`.
    pub short: String,
    /// The clause that says so.
    pub case: Case,
    /// How far it has come.
    pub now: u64,
    /// How far it goes, where it has an end.
    pub of: Option<u64>,
}

impl Goal {
    /// Who wins or loses: `You win`.
    pub fn stake_words(&self) -> String {
        self.who.does(self.stake.verb())
    }

    /// The whole in a sentence: `You win when 37 Persian units are destroyed: 3 so far. [R5]`
    pub fn sentence(&self) -> String {
        format!("{} when {}: {}. {}", self.stake_words(), self.when, self.so_far, self.case)
    }
}
