//! Choosing Sides: [R1] to [R4].

use engine::{Log, Objection, Objections, Seat};

use crate::cases::{R2, R3, R4};
use crate::event::Event;
use crate::game::Thermopylae;
use crate::options::{Agreed, Auction};
use crate::state::{Awaits, State};
use crate::units::Side;

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

    /// [R3] [R4] Says what is against a bid.
    pub(crate) fn objections_to_bid(&self, state: &State, units: u8, against: &mut Objections) {
        if !matches!(
            state.awaits,
            Awaits::Auction { .. } | Awaits::FirstBid | Awaits::SecondBid { .. }
        ) {
            against.push(Self::wrong_moment(state));
        }
        if units == 0 || units > self.highest_bid() {
            let why = "a bid is 1 to the number of Persian units";
            against.push(Objection { case: R4, why });
        } else if matches!(state.awaits, Awaits::Auction { .. }) && units <= state.bid {
            against.push(Objection { case: R3, why: "a bid must be higher than the last one" });
        }
    }

    /// [R3] Says what is against passing.
    pub(crate) fn objections_to_pass(state: &State, against: &mut Objections) {
        match state.awaits {
            Awaits::Auction { .. } if state.bid > 0 => {}
            Awaits::Auction { .. } => {
                against.push(Objection { case: R2, why: "whoever opens the bidding must bid" });
            }
            _ => against.push(Self::wrong_moment(state)),
        }
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
