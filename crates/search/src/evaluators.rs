//! The registry: what search knows about each game. The one place here that names games.

pub mod marathon;
pub mod spartans;
pub mod thermopylae;
pub mod thermopyles;

use engine::Game;
use game_marathon::Marathon;
use game_spartans::Spartans;
use game_thermopylae::Thermopylae;
use game_thermopyles::Thermopyles;

use crate::guide::Guide;

/// A game that search has a guide for.
pub trait Guided: Game {
    /// Its guide.
    type Guide: Guide<Self> + std::fmt::Debug;

    /// The guide for this table.
    fn guide(&self) -> Self::Guide;
}

impl Guided for Thermopyles {
    type Guide = thermopyles::Advisor;

    fn guide(&self) -> Self::Guide {
        thermopyles::Advisor
    }
}

impl Guided for Thermopylae {
    type Guide = thermopylae::Strategist;

    fn guide(&self) -> Self::Guide {
        thermopylae::Strategist
    }
}

impl Guided for Spartans {
    type Guide = spartans::Strategos;

    fn guide(&self) -> Self::Guide {
        spartans::Strategos
    }
}

impl Guided for Marathon {
    type Guide = marathon::Polemarch;

    fn guide(&self) -> Self::Guide {
        marathon::Polemarch
    }
}
