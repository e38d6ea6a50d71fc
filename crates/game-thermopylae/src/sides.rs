//! Choosing Sides: [R1] to [R4].

use std::ops::RangeInclusive;

use engine::{Log, Measure, Number, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::game::Thermopylae;
use crate::options::{Agreed, Auction};
use crate::state::{Awaits, State};
use crate::units::Side;

/// [R3] [R4] What a player may say when it is his turn to bid.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Bids {
    least: u8,
    most: u8,
    /// Whether he may leave the Greeks to the last bidder.
    pass: bool,
}

impl Bids {
    /// [R4] How many units may be bid.
    fn units(self) -> RangeInclusive<u8> {
        self.least..=self.most
    }

    /// Lists them.
    #[inline]
    pub(crate) fn list(self, list: &mut Vec<Action>) {
        list.extend(self.units().map(Action::Bid));
        if self.pass {
            list.push(Action::Pass);
        }
    }

    /// Whether an action is one of them.
    pub(crate) fn has(self, action: Action) -> bool {
        match action {
            Action::Bid(units) => self.units().contains(&units),
            Action::Pass => self.pass,
            _ => false,
        }
    }

    /// [R4] The number in a bid.
    pub(crate) fn number(self, units: u8) -> Number {
        let (value, least, most) = (units.into(), self.least.into(), self.most.into());
        Number { value, least, most, step: 1, measure: Measure::Pieces }
    }
}

impl Thermopylae {
    /// [R2] [A30] What is waited for first.
    pub(crate) fn first_step(&self) -> Awaits {
        match (self.options.agreed, self.options.auction, self.options.opener) {
            (Some(_), ..) => Awaits::SetUp,
            (None, Auction::Sealed, _) => Awaits::FirstBid,
            (None, Auction::Open, Some(seat)) => Awaits::Auction { seat },
            (None, Auction::Open, None) => Awaits::Opener,
        }
    }

    /// [R4] Sides and bid of a table that plays without an auction.
    pub(crate) const fn agreed(&self) -> Option<Agreed> {
        self.options.agreed
    }

    /// [R4] [A31] The highest bid: more Persian units than there are cannot be destroyed.
    #[inline]
    pub fn highest_bid(&self) -> u8 {
        u8::try_from(self.board.army_size(Side::Persian)).unwrap_or(u8::MAX)
    }

    /// [R2] The coin named the player who opens.
    pub(crate) fn open_bidding(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
        log.tell(|| Event::Opened { seat });
        state.awaits = Awaits::Auction { seat };
    }

    /// [R2] [R3] An open bid is higher than the last; whoever opens must bid.
    #[inline]
    pub(crate) fn open_bids(&self, state: &State) -> Bids {
        Bids { least: state.bid + 1, most: self.highest_bid(), pass: state.bid > 0 }
    }

    /// [A30] A sealed bid may be any; nobody knows the other's, and nobody passes.
    #[inline]
    pub(crate) fn sealed_bids(&self) -> Bids {
        Bids { least: 1, most: self.highest_bid(), pass: false }
    }

    /// [R3] Takes a bid.
    pub(crate) fn bid(&self, state: &mut State, units: u8, log: &mut impl Log<Event>) {
        match state.awaits {
            Awaits::Auction { seat } => {
                log.tell(|| Event::Bid { seat, units });
                (state.bid, state.greek) = (units, seat);
                if units >= self.highest_bid() {
                    return Self::settle_sides(state, log); // Nobody can bid more.
                }
                state.awaits = Awaits::Auction { seat: seat.clockwise(2) };
            }
            Awaits::FirstBid => {
                log.tell(|| Event::Sealed { seat: Seat::FIRST, units: Some(units) });
                state.awaits = Awaits::SecondBid { first: units };
            }
            Awaits::SecondBid { first } => Self::unseal(state, [first, units], log),
            _ => {}
        }
    }

    /// [A30] Shows both sealed bids; the higher gets the Greeks, a coin decides between equals.
    fn unseal(state: &mut State, bids: [u8; 2], log: &mut impl Log<Event>) {
        let second = Seat::FIRST.clockwise(2);
        log.tell(|| Event::Sealed { seat: second, units: Some(bids[1]) });
        log.tell(|| Event::Unsealed { bids });
        state.bid = bids[0].max(bids[1]);
        if bids[0] == bids[1] {
            state.awaits = Awaits::Tie;
            return;
        }
        state.greek = if bids[0] > bids[1] { Seat::FIRST } else { second };
        Self::settle_sides(state, log);
    }

    /// [A30] The coin decided between equal bids.
    pub(crate) fn break_tie(state: &mut State, greek: Seat, log: &mut impl Log<Event>) {
        state.greek = greek;
        Self::settle_sides(state, log);
    }

    /// [R3] Leaves the Greeks to the last bidder.
    pub(crate) fn pass(state: &mut State, log: &mut impl Log<Event>) {
        if let Awaits::Auction { seat } = state.awaits {
            log.tell(|| Event::Passed { seat });
            Self::settle_sides(state, log);
        }
    }

    /// [R3] [R4] Sides are settled, and the Greeks set up.
    fn settle_sides(state: &mut State, log: &mut impl Log<Event>) {
        log.tell(|| Event::Settled { greek: state.greek, bid: state.bid });
        state.awaits = Awaits::SetUp;
    }
}
