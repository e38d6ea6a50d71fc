//! Exact chances: of a volley, of a melee with the checks that follow, of a feigned retreat.

use engine::ForecastOf;

use crate::action::Action;
use crate::end::Finish;
use crate::game::Spartans;
use crate::state::State;
use crate::units::{Contingent, Side};

/// What a forecast takes for granted.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Assumed {
    /// Nothing: the dice fall next.
    Nothing,
    /// [8.2.6c] Those fire who aim at the target by now, this unit or force among them, and nobody
    /// else.
    NobodyElseFires,
    /// [8.3.2.1a] The light units that may go back first stand.
    TheyStand,
    /// [8.3] After a charge: the side that charges fights this melee in its own Melee Segment, as
    /// both stand then. The fire of both sides before it changes nothing, nobody else comes, and
    /// light units stand.
    AsBothStand,
}

/// What a forecast asks.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Question {
    /// [8.2.6a] How many hits a volley makes: [`Answer::Number`].
    Hits(Assumed),
    /// [8.2.8a] How many steps a side loses there: [`Answer::Number`].
    Steps(Side, Assumed),
    /// [8.2.8a] How many of its units are eliminated by these: [`Answer::Number`].
    Eliminated(Side, Assumed),
    /// [8.4.1d] How many of its units there rout in the checks that follow: [`Answer::Number`].
    Rout(Side, Assumed),
    /// [8.4.1c] How many of its units there are Disordered in these, which were not before:
    /// [`Answer::Number`].
    Disordered(Side, Assumed),
    /// [8.4.1d] [8.4.4b] Who is left in the area of a melee: [`Answer::Left`].
    Left(Assumed),
    /// [8.4.4b] Whether a contingent routs, where it may: [`Answer::Yes`] or [`Answer::No`].
    Contingent(Contingent, Assumed),
    /// [8.4.5c] Whether the Persian army has its morale crisis, where it may: [`Answer::Yes`] or
    /// [`Answer::No`].
    Crisis(Assumed),
    /// [8.4.5b] to [8.4.5e] [10.0a] Whether the game ends, where it may: [`Answer::Ends`] or
    /// [`Answer::No`].
    GameEnds(Assumed),
    /// [11.3c] Whether the feigned retreat succeeds: [`Answer::Yes`] or [`Answer::No`].
    Feint,
}

/// What may come of it.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Answer {
    /// So many.
    Number(u8),
    /// It does.
    Yes,
    /// It does not.
    No,
    /// Those of one side alone, of both where there is none, or nobody.
    Left(Left),
    /// It ends so.
    Ends(Finish),
}

/// Who is left in the area of a melee.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Left {
    /// Units of both sides.
    Both,
    /// Units of one side.
    Only(Side),
    /// Nobody.
    Nobody,
}

impl Spartans {
    pub(crate) fn forecasts(&self, _: &State, _: Action) -> Vec<ForecastOf<Self>> {
        Vec::new()
    }
}
