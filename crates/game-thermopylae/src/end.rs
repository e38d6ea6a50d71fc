//! How the game ends: [R5] to [R7], and the stand-off of [R19].

use engine::{Case, Ending, Log, Seat, Verdict};

use crate::cases::{R5, R6, R7, R19};
use crate::event::Event;
use crate::game::Thermopylae;
use crate::state::{Awaits, State};
use crate::units::Side;

/// [A28] So many full rounds without a unit destroyed or gone end the game.
pub const QUIET_ROUNDS: u8 = 10;

/// [A28] Whether a Persian unit has stood next to a Greek one when a turn began: next to it as one
/// who can fight it, across no cliff [A3].
///
/// Rules version 1 knows no contact: there it is always `Before`, and every round counts.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Contact {
    /// Not yet: no round counts.
    Never,
    /// In this round, which is no full round after it.
    Now,
    /// Before this round.
    Before,
}

impl Contact {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Never, Self::Now, Self::Before];

    /// Its word in a position.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Never => "never",
            Self::Now => "now",
            Self::Before => "before",
        }
    }
}

/// The ways in which the game ends.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Finish {
    /// [R5] The Greeks destroyed as many units as were bid.
    BidReached,
    /// [R6] No Greek unit is left.
    GreeksDestroyed,
    /// [R7] [A27] Too few Persian units are left for the bid.
    BidOutOfReach,
    /// [R19] [A28] Nothing happened for ten rounds.
    StandOff,
    /// [R19] [A28] The last round is over.
    TimeUp,
}

impl Finish {
    /// All of them.
    pub const ALL: [Self; 5] = [
        Self::BidReached,
        Self::GreeksDestroyed,
        Self::BidOutOfReach,
        Self::StandOff,
        Self::TimeUp,
    ];

    /// The clause.
    pub const fn case(self) -> Case {
        match self {
            Self::BidReached => R5,
            Self::GreeksDestroyed => R6,
            Self::BidOutOfReach => R7,
            Self::StandOff | Self::TimeUp => R19,
        }
    }

    /// Its word in a position.
    pub const fn word(self) -> &'static str {
        match self {
            Self::BidReached => "bid-reached",
            Self::GreeksDestroyed => "greeks-destroyed",
            Self::BidOutOfReach => "bid-out-of-reach",
            Self::StandOff => "stand-off",
            Self::TimeUp => "time-up",
        }
    }

    /// Who won.
    pub const fn winner(self) -> Side {
        match self {
            Self::BidReached | Self::StandOff | Self::TimeUp => Side::Greek,
            Self::GreeksDestroyed | Self::BidOutOfReach => Side::Persian,
        }
    }

    /// The ending for the seat that plays the Greeks and the one that does not.
    pub fn ending(self, greek: Seat) -> Ending {
        let reason = match self {
            Self::BidReached => "the Greeks destroyed as many units as were bid",
            Self::GreeksDestroyed => "every Greek unit is destroyed",
            Self::BidOutOfReach => "too few Persian units are left for the bid",
            Self::StandOff => "ten rounds went by without a unit destroyed or gone",
            Self::TimeUp => "the last round is over and the pass is held",
        };
        let mut verdicts = [Verdict::Drawn; Seat::MOST];
        for seat in Seat::all(2) {
            let won = (seat == greek) == (self.winner() == Side::Greek);
            verdicts[seat.index()] = if won { Verdict::Won } else { Verdict::Lost };
        }
        Ending { case: self.case(), reason, verdicts }
    }
}

impl Thermopylae {
    /// [R5] [R6] What losses in combat end; [A29] the bid comes first.
    pub(crate) fn finish_by_losses(state: &State) -> Option<Finish> {
        if state.destroyed_count(Side::Persian) >= u16::from(state.bid) {
            Some(Finish::BidReached)
        } else if state.ground(Side::Greek).is_empty() {
            Some(Finish::GreeksDestroyed)
        } else {
            None
        }
    }

    /// [R7] [A27] Whether the Greeks can no longer destroy as many units as were bid.
    pub(crate) fn is_out_of_reach(&self, state: &State) -> bool {
        let left = self.board.army_size(Side::Persian) - state.departed_count();
        left < u16::from(state.bid)
    }

    /// [R19] [A28] What the end of a full round ends.
    pub(crate) fn finish_by_rounds(&self, state: &State) -> Option<Finish> {
        if state.quiet >= QUIET_ROUNDS {
            Some(Finish::StandOff)
        } else if state.round >= self.options.rounds {
            Some(Finish::TimeUp)
        } else {
            None
        }
    }

    /// [A28] How it stands with contact before the battle. Version 1 counted from the first round,
    /// contact or not; since version 2 no round counts that began before it.
    pub(crate) const fn before_contact(&self) -> Contact {
        if self.rules >= 2 { Contact::Never } else { Contact::Before }
    }

    /// [A28] A turn begins with enemies next to each other: the armies have met.
    pub(crate) fn meet(state: &mut State, log: &mut impl Log<Event>) {
        if state.contact != Contact::Never {
            return;
        }
        // A round that begins so is a full round after contact; one in whose midst it came is not.
        let (contact, counts_from) = match state.side {
            Side::Persian => (Contact::Before, state.round),
            Side::Greek => (Contact::Now, state.round + 1),
        };
        state.contact = contact;
        log.tell(|| Event::Met { counts_from });
    }

    /// [A28] A full round is over: it was quiet, or the count begins anew.
    pub(crate) fn count_round(state: &mut State) {
        let quiet = !state.progress && state.contact == Contact::Before;
        state.quiet = if quiet { state.quiet + 1 } else { 0 };
        state.progress = false;
        if state.contact == Contact::Now {
            state.contact = Contact::Before;
        }
    }

    /// Ends the game.
    pub(crate) fn finish(state: &mut State, finish: Finish, log: &mut impl Log<Event>) {
        state.awaits = Awaits::Over(finish);
        log.tell(|| Event::Ended(finish.ending(state.greek)));
    }
}
