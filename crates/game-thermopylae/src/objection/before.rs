//! Against a bid, a pass, a place for a Greek unit: [R2] to [R4], [R16] to [R18].

use super::Objection;
use crate::game::Thermopylae;
use crate::map::Place;
use crate::state::{Awaits, State};
use crate::units::{Side, Unit};

impl Thermopylae {
    /// [R3] [R4] Against a bid.
    pub(super) fn against_bid(&self, state: &State, units: u8) -> Vec<Objection> {
        let most = self.highest_bid();
        let mut against = Vec::new();
        if !(1..=most).contains(&units) {
            against.push(Objection::BidOutside { units, most });
        } else if matches!(state.awaits, Awaits::Auction { .. }) {
            against.push(Objection::BidTooLow { units, last: state.bid });
        }
        against
    }

    /// [R2] [R3] Against passing.
    pub(super) fn against_pass(state: &State) -> Vec<Objection> {
        let open = matches!(state.awaits, Awaits::Auction { .. });
        vec![if open { Objection::OpenerBids } else { Objection::SealedBidNeeded }]
    }

    /// [R18] Against placing a unit: what is the matter with the unit, and with the place.
    pub(super) fn against_place(&self, state: &State, unit: Unit, place: Place) -> Vec<Objection> {
        let map = &self.board.map;
        let mut against = Vec::new();
        if unit.side() != Side::Greek {
            against.push(Objection::NotGreek { unit });
        } else if self.unplaced(state)[unit.kind()] == 0 {
            against.push(Objection::NoneInHand { unit });
        }
        let (holds, limit) = (state.stack(place).size(), map.limit(place));
        if !map.all().has(place) {
            against.push(Objection::NotOnMap { place });
        } else if place == map.camp() {
            against.push(Objection::CampClosed);
        } else if holds >= limit {
            against.push(Objection::PlaceFull { place, holds, limit });
        }
        against
    }
}
