//! Where play stands, and what must always be true of it.
//!
//! Units of one kind in one place are alike: they are counted, not listed. Damage never outlives a
//! combat [R23], so it is kept there and nowhere else.

use engine::Seat;

use crate::end::{Contact, Finish};
use crate::map::{BORDERS, PLACES, Place, Places};
use crate::units::{KINDS, MOST_HITS, Side, Unit};

/// Where play stands.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub struct State {
    /// The units in each place.
    pub stacks: [Stack; PLACES],
    /// The places that each side's units stand in, by side: whose the stacks are [A4].
    pub ground: [Places; 2],
    /// [R34] Destroyed units, by side and kind.
    pub destroyed: [[u8; KINDS]; 2],
    /// [R41] Persian units that left the map, by kind.
    pub departed: [u8; KINDS],
    /// [R3] Who plays the Greeks; during the auction, who made the last bid.
    pub greek: Seat,
    /// [R4] The bid; 0 before the first.
    pub bid: u8,
    /// [R19] Whose turn it is.
    pub side: Side,
    /// [A28] The round, counted from 1; 0 before the first.
    pub round: u8,
    /// [A28] How many full rounds in a row ended without a unit destroyed or gone.
    pub quiet: u8,
    /// [A28] Whether a unit was destroyed or left in this round.
    pub progress: bool,
    /// [A28] Whether the armies have met, and quiet rounds count.
    pub contact: Contact,
    /// [A7] The places whose declared attack was called off since dice last fell: attack, free.
    pub called_off: [Places; 2],
    /// The combat in progress; blank at other times.
    pub combat: Combat,
    /// What is waited for.
    pub awaits: Awaits,
}

/// The units of one side in one place, by kind.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct Stack {
    /// Those that have not attacked in this combat phase, or moved in this movement phase.
    pub fresh: [u8; KINDS],
    /// Those that have.
    pub spent: [u8; KINDS],
}

impl Stack {
    /// How many units of a kind.
    #[inline]
    pub const fn count(&self, kind: usize) -> u8 {
        self.fresh[kind] + self.spent[kind]
    }

    /// How many units.
    #[inline]
    pub fn size(&self) -> u8 {
        self.fresh.iter().chain(&self.spent).sum()
    }

    /// Whether a unit of a kind is fresh: [R27] it may still attack, [R37] or move.
    #[inline]
    pub const fn may_act(&self, kind: usize) -> bool {
        self.fresh[kind] > 0
    }

    /// Whether any unit is fresh.
    #[inline]
    pub fn has_fresh(&self) -> bool {
        self.fresh != [0; KINDS]
    }

    /// Makes every unit fresh, for the next phase.
    #[inline]
    pub fn refresh(&mut self) {
        for (fresh, spent) in self.fresh.iter_mut().zip(&mut self.spent) {
            *fresh += std::mem::take(spent);
        }
    }
}

/// Units in a combat: how many of each kind have taken how many hits.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct Ranks(pub [[u8; MOST_HITS as usize + 1]; KINDS]);

impl Ranks {
    /// How many units of a kind.
    #[inline]
    pub const fn count(&self, kind: usize) -> u8 {
        across(u32::from_ne_bytes(self.0[kind]))
    }

    /// How many units.
    #[inline]
    pub fn size(&self) -> u8 {
        across(self.lanes())
    }

    /// Units by hits taken, four counts in one word: an army has fewer than 256 units.
    #[inline]
    fn lanes(&self) -> u32 {
        self.0.iter().fold(0, |sum: u32, row| sum.wrapping_add(u32::from_ne_bytes(*row)))
    }

    /// Every kind and number of hits taken that a unit has, with the number of such units.
    pub fn groups(&self) -> impl Iterator<Item = (usize, u8, u8)> {
        let row = |(kind, row): (usize, [u8; 4])| {
            (0..)
                .zip(row)
                .filter(|(_, units)| *units > 0)
                .map(move |(hits, units)| (kind, hits, units))
        };
        self.0.into_iter().enumerate().flat_map(row)
    }
}

/// The sum of the four counts in a word.
#[inline]
const fn across(lanes: u32) -> u8 {
    (lanes.wrapping_mul(0x0101_0101) >> 24) as u8
}

/// A combat in progress [R25] to [R36].
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Combat {
    /// The place under attack.
    pub target: Place,
    /// [R36] Whether it is a free attack.
    pub free: bool,
    /// How many rounds began, this one included; more than 255 are not told apart.
    pub round: u8,
    /// How many dice fell in this round.
    pub rolled: u8,
    /// The attackers, by slot of the target's open neighbours (`Map::slots`).
    pub attackers: [Ranks; BORDERS],
    /// The defenders.
    pub defenders: Ranks,
    /// Hits to be suffered.
    pub hits: Hits,
}

/// Hits of one round that are not applied yet.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct Hits {
    /// [R29] Those that the defenders must take.
    pub on_defenders: u8,
    /// [R30] Those that the attackers must take.
    pub on_attackers: u8,
    /// [A12] Those that only attackers below the target must take.
    pub downhill: u8,
}

impl Combat {
    /// No combat.
    pub const NONE: Self = Self {
        target: Place::FIRST,
        free: false,
        round: 0,
        rolled: 0,
        attackers: [Ranks([[0; 4]; KINDS]); BORDERS],
        defenders: Ranks([[0; 4]; KINDS]),
        hits: Hits { on_defenders: 0, on_attackers: 0, downhill: 0 },
    };

    /// How many units attack.
    #[inline]
    pub fn attacker_count(&self) -> u8 {
        across(self.attackers.iter().fold(0, |sum: u32, ranks| sum.wrapping_add(ranks.lanes())))
    }
}

/// Where in the sequence play is, and so what is waited for.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Awaits {
    /// [R2] A coin says who opens the bidding.
    Opener,
    /// [R3] A player bids, or passes.
    Auction {
        /// Who.
        seat: Seat,
    },
    /// [A30] The first seat makes its sealed bid.
    FirstBid,
    /// [A30] The second seat makes its own.
    SecondBid {
        /// The first one; 0 in the view of those who may not know it.
        first: u8,
    },
    /// [A30] A coin decides between equal sealed bids.
    Tie,
    /// [R18] The Greek player places his units.
    SetUp,
    /// [R20] The active player attacks, or ends his combats.
    Combat,
    /// [R26] He names the units that take part.
    Join,
    /// [R29] [R30] Dice fall.
    Dice,
    /// [R32] A player gives hits to his units.
    Hits(Side),
    /// [R35] The attacker fights on or stops.
    Again,
    /// [R37] The active player moves.
    Movement,
    /// The game is over.
    Over(Finish),
}

impl Awaits {
    /// Whether sides are not settled yet.
    pub const fn is_auction(self) -> bool {
        matches!(
            self,
            Self::Opener
                | Self::Auction { .. }
                | Self::FirstBid
                | Self::SecondBid { .. }
                | Self::Tie
        )
    }
}

impl State {
    /// The stack in a place.
    #[inline]
    pub fn stack(&self, place: Place) -> &Stack {
        &self.stacks[place.index()]
    }

    /// Whose units stand in a place.
    #[inline]
    pub fn holder(&self, place: Place) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.ground(*side).has(place))
    }

    /// The places that a side's units stand in.
    #[inline]
    pub const fn ground(&self, side: Side) -> Places {
        self.ground[side as usize]
    }

    /// The units in a place, dearest first, with their numbers.
    pub fn units(&self, place: Place) -> impl Iterator<Item = (Unit, u8)> {
        let stack = *self.stack(place);
        let units = self.holder(place).into_iter().flat_map(Unit::of_side);
        units.map(move |unit| (unit, stack.count(unit.kind()))).filter(|(_, count)| *count > 0)
    }

    /// How many units of each kind a side has on the map.
    pub fn on_map(&self, side: Side) -> [u8; KINDS] {
        let mut sum = [0_u8; KINDS];
        for place in self.ground(side) {
            for (kind, sum) in sum.iter_mut().enumerate() {
                let stack = self.stack(place);
                // What somebody wrote may hold more units than there are.
                *sum = sum.saturating_add(stack.fresh[kind]).saturating_add(stack.spent[kind]);
            }
        }
        sum
    }

    /// How many units a side has on the map.
    pub fn on_map_count(&self, side: Side) -> u16 {
        total(self.on_map(side))
    }

    /// How many units of a side are destroyed.
    #[inline]
    pub fn destroyed_count(&self, side: Side) -> u16 {
        total(self.destroyed[side as usize])
    }

    /// How many Persian units left the map.
    pub fn departed_count(&self) -> u16 {
        total(self.departed)
    }

    /// The seat that plays a side.
    #[inline]
    pub fn seat_of(&self, side: Side) -> Seat {
        match side {
            Side::Greek => self.greek,
            Side::Persian => self.greek.clockwise(2),
        }
    }

    /// The side that a seat plays, once sides are settled.
    pub fn side_of(&self, seat: Seat) -> Option<Side> {
        (!self.awaits.is_auction())
            .then(|| if seat == self.greek { Side::Greek } else { Side::Persian })
    }

    /// Whether a combat was declared or is being fought.
    pub const fn is_in_combat(&self) -> bool {
        matches!(self.awaits, Awaits::Join | Awaits::Dice | Awaits::Hits(_) | Awaits::Again)
    }

    /// Puts a unit into a place, fresh or spent.
    #[inline]
    pub(crate) fn put(&mut self, unit: Unit, place: Place, spent: bool) {
        let stack = &mut self.stacks[place.index()];
        let counts = if spent { &mut stack.spent } else { &mut stack.fresh };
        counts[unit.kind()] += 1;
        self.ground[unit.side() as usize].add(place);
    }

    /// Takes so many units out of a place, fresh or spent.
    #[inline]
    pub(crate) fn take(&mut self, unit: Unit, place: Place, spent: bool, units: u8) {
        let stack = &mut self.stacks[place.index()];
        let counts = if spent { &mut stack.spent } else { &mut stack.fresh };
        counts[unit.kind()] -= units;
        if *stack == Stack::default() {
            self.ground[unit.side() as usize].remove(place);
        }
    }
}

/// The sum of counts by kind.
#[inline]
pub(crate) fn total(counts: [u8; KINDS]) -> u16 {
    counts.into_iter().map(u16::from).sum()
}
