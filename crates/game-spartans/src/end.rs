//! End of day and victory: 9.0 and 10.0, with the automatic victories of [8.4.5b] to [8.4.5e].

use engine::{Case, Ending, Seat, Verdict};

use crate::cases::{C_8_4_5B, C_8_4_5D, C_8_4_5E, C_10_0A, C_10_0D};
use crate::game::Spartans;
use crate::options::Greeks;
use crate::state::State;
use crate::units::{Contingent, Side};

/// How a game ended.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Finish {
    /// [8.4.5b] The Greek army routed.
    GreekRout,
    /// [8.4.5d] The Persian army routed.
    PersianRout,
    /// [8.4.5e] Both at once.
    BothRout,
    /// [10.0a] Points were counted, and the Greeks have more.
    GreekPoints,
    /// [10.0a] Points were counted, and the Persians have more.
    PersianPoints,
    /// [10.0d] Points were counted, and they are equal.
    Tie,
}

impl Finish {
    /// All, in order.
    pub const ALL: [Self; 6] = [
        Self::GreekRout,
        Self::PersianRout,
        Self::BothRout,
        Self::GreekPoints,
        Self::PersianPoints,
        Self::Tie,
    ];

    /// Its name in text.
    pub const fn word(self) -> &'static str {
        match self {
            Self::GreekRout => "greek-rout",
            Self::PersianRout => "persian-rout",
            Self::BothRout => "both-rout",
            Self::GreekPoints => "greek-points",
            Self::PersianPoints => "persian-points",
            Self::Tie => "tie",
        }
    }

    /// The side that won.
    pub const fn winner(self) -> Side {
        match self {
            Self::PersianRout | Self::GreekPoints => Side::Greek,
            Self::GreekRout | Self::BothRout | Self::PersianPoints | Self::Tie => Side::Persian,
        }
    }

    /// The clause that ended it.
    pub const fn case(self) -> Case {
        match self {
            Self::GreekRout => C_8_4_5B,
            Self::PersianRout => C_8_4_5D,
            Self::BothRout => C_8_4_5E,
            Self::GreekPoints | Self::PersianPoints => C_10_0A,
            Self::Tie => C_10_0D,
        }
    }

    /// Why, in a few words.
    const fn reason(self) -> &'static str {
        match self {
            Self::GreekRout => "the Greek army routs",
            Self::PersianRout => "the Persian army routs",
            Self::BothRout => "both armies rout at once",
            Self::GreekPoints => "the Greeks have more points",
            Self::PersianPoints => "the Persians have more points",
            Self::Tie => "both have as many points",
        }
    }
}

/// [10.0a] The points of both sides, the Greeks' first.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Points {
    /// What the Greeks have.
    pub greek: u8,
    /// What the Persians have.
    pub persian: u8,
}

impl Spartans {
    /// [10.0b] [10.0c] The points as they stand.
    pub fn points(&self, state: &State) -> Points {
        let of = |side: Side, worth: &dyn Fn(Contingent) -> u8| -> u8 {
            let routed = side.contingents().filter(|it| state.muster(*it).has_routed());
            routed.map(worth).sum()
        };
        let spartan = |it| it == Contingent::Spartans || self.options.only_spartans;
        Points {
            greek: of(Side::Persian, &|it| if it == Contingent::Immortals { 5 } else { 3 }),
            // [10.0c] [11.4d]
            persian: of(Side::Greek, &|it| if spartan(it) { 10 } else { 6 }),
        }
    }

    /// [10.0a] [10.0d] Who has won when the last day is over.
    pub(crate) fn finish_by_points(&self, state: &State) -> Finish {
        let Points { greek, persian } = self.points(state);
        match greek.cmp(&persian) {
            std::cmp::Ordering::Greater => Finish::GreekPoints,
            std::cmp::Ordering::Equal => Finish::Tie,
            std::cmp::Ordering::Less => Finish::PersianPoints,
        }
    }

    /// How a game ended for everybody.
    pub fn ending(&self, state: &State, finish: Finish) -> Ending {
        let mut verdicts = [Verdict::Drawn; Seat::MOST];
        for seat in Seat::all(self.options.seats()) {
            let won = finish.winner() == self.side_of(seat) || self.is_home_and_safe(state, seat);
            verdicts[seat.index()] = if won { Verdict::Won } else { Verdict::Lost };
        }
        Ending { case: finish.case(), reason: finish.reason(), verdicts }
    }

    /// [11.2d] Whether a player has won already: on the third day his contingent was sent away, or
    /// guards the path.
    pub fn is_home_and_safe(&self, state: &State, seat: Seat) -> bool {
        let (Greeks::Contingents, Some(contingent)) =
            (self.options.greeks, self.contingent_of(seat))
        else {
            return false;
        };
        state.home.has(contingent) || (state.day == 3 && state.guard == Some(contingent))
    }
}
