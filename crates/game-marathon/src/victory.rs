//! [11.0a] to [11.0d] Winning the game: morale at nought, or points after ten turns.

use boards::Indexed;
use engine::{Case, Ending, Log, Seat, Verdict};

use crate::cases::{C_11_0A, C_11_0D};
use crate::event::Event;
use crate::game::{Marathon, seat_of};
use crate::map::Site;
use crate::state::{Awaits, Place, State};
use crate::units::{Piece, Side};

/// How a game ends.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Finish {
    /// [11.0a] A side's morale level is nought: this side has lost.
    MoraleGone(Side),
    /// [11.0d] After ten turns points decide: this side has more, or draws level and is Greek.
    Points,
    /// The same, decided: what a position that is over remembers.
    Won(Side),
}

impl Finish {
    /// All that a position can remember.
    pub const ALL: [Self; 4] = [
        Self::MoraleGone(Side::Greek),
        Self::MoraleGone(Side::Persian),
        Self::Won(Side::Greek),
        Self::Won(Side::Persian),
    ];

    /// Its name in text.
    pub const fn word(self) -> &'static str {
        match self {
            Self::MoraleGone(Side::Greek) => "greek-morale",
            Self::MoraleGone(Side::Persian) => "persian-morale",
            Self::Won(Side::Greek) | Self::Points => "greek-points",
            Self::Won(Side::Persian) => "persian-points",
        }
    }

    /// Who has won.
    pub const fn winner(self) -> Side {
        match self {
            Self::MoraleGone(loser) => loser.enemy(),
            Self::Won(side) => side,
            Self::Points => Side::Greek,
        }
    }

    /// The clause.
    pub const fn case(self) -> Case {
        match self {
            Self::MoraleGone(_) => C_11_0A,
            Self::Points | Self::Won(_) => C_11_0D,
        }
    }

    /// Why, in a few words.
    pub const fn reason(self) -> &'static str {
        match self {
            Self::MoraleGone(Side::Greek) => "Greek morale is gone",
            Self::MoraleGone(Side::Persian) => "Persian morale is gone",
            Self::Won(Side::Greek) | Self::Points => "the Greeks have no fewer points",
            Self::Won(Side::Persian) => "the Persians have more points",
        }
    }
}

/// [11.0b] [11.0c] What a side's points are made of.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Points {
    /// [11.0b] Its morale level.
    pub morale: u16,
    /// [11.0b] One for each enemy unit that is routed or reduced [A120].
    pub shaken: u16,
    /// [11.0b] Two for each enemy unit that was eliminated.
    pub eliminated: u16,
    /// [11.0c] For the enemy's sites that its units stand on.
    pub sites: u16,
}

impl Points {
    /// The sum.
    pub const fn total(self) -> u16 {
        self.morale + self.shaken + self.eliminated + self.sites
    }
}

/// [11.0c] What a Beach and an Encampment count.
pub const fn worth_of(site: Site) -> u16 {
    match site.owner() {
        Side::Persian => 5,
        Side::Greek => 10,
    }
}

impl Marathon {
    /// [11.0b] [11.0c] [A119] [A121] A side's points as things stand.
    pub fn points(&self, state: &State, side: Side) -> Points {
        let enemies = self.roster().side(side.enemy());
        let shaken = |piece: &Piece| {
            state.units.hex(*piece).is_some()
                && (state.units.routed.has(*piece) || state.units.reduced.has(*piece))
        };
        let dead = |piece: &Piece| state.units.place(*piece) == Place::Dead;
        let held = |site: &Site| {
            let units = state.units.in_hex(self.map().site(*site)).minus(self.roster().leaders());
            site.owner() != side && units.first().is_some_and(|it| it.side() == side)
        };
        Points {
            morale: state.level(side).into(),
            shaken: enemies.iter().filter(shaken).count() as u16,
            eliminated: 2 * enemies.iter().filter(dead).count() as u16,
            sites: Site::all().filter(held).map(worth_of).sum(),
        }
    }

    /// Ends the game.
    pub(crate) fn finish(&self, state: &mut State, finish: Finish, log: &mut impl Log<Event>) {
        let points = Side::BOTH.map(|side| self.points(state, side).total());
        let finish = match finish {
            Finish::Points if points[1] > points[0] => Finish::Won(Side::Persian),
            Finish::Points => Finish::Won(Side::Greek),
            other => other,
        };
        state.awaits = Awaits::Over(finish);
        log.tell(|| Event::Ended { ending: Self::ending(finish), points: (points[0], points[1]) });
    }

    /// An ending as everybody sees it.
    pub(crate) fn ending(finish: Finish) -> Ending {
        let mut verdicts = [Verdict::Drawn; Seat::MOST];
        verdicts[seat_of(finish.winner()).index()] = Verdict::Won;
        verdicts[seat_of(finish.winner().enemy()).index()] = Verdict::Lost;
        Ending { case: finish.case(), reason: finish.reason(), verdicts }
    }
}
