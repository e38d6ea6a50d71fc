//! [6.1] Regular movement: how far a piece goes, by which way, and where it may stop.

mod impulse;

use boards::Indexed;
use boards::hexes::Way;

use crate::control::Field;
use crate::map::{Hex, Hexes};
use crate::units::{Arm, Piece};

pub(crate) use impulse::{Moves, gait_of, is_worker};

/// How a piece goes.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Gait {
    /// [6.1a] As far as its points take it.
    March,
    /// [6.2e] Half as far.
    React,
    /// [9.2d] Over open ground that nobody else stands on.
    Charge,
}

/// The hexes that a piece can reach.
#[derive(Debug)]
pub(crate) struct Reach {
    direct: Ways,
    /// [A126] The same through routed friends, where there are any.
    farther: Option<Ways>,
}

/// The cheapest ways from a start.
#[derive(Debug)]
struct Ways {
    start: Hex,
    cost: [u8; Hex::COUNT],
    before: [u16; Hex::COUNT],
    found: Hexes,
}

/// More than any way on the map costs.
const FAR: u8 = 200;
/// Nobody gets there.
const UNREACHED: u8 = u8::MAX;

/// Who walks, and by which rules.
struct Walker<'a> {
    field: &'a Field<'a>,
    piece: Piece,
    gait: Gait,
    allowance: u8,
    /// [A126] Whether ways through routed friends are taken.
    passes: bool,
    /// A hex that is left out.
    without: Option<Hex>,
}

impl Field<'_> {
    /// [6.1a] [6.1c] [6.2e] What a piece that is not routed may spend.
    pub(crate) fn allowance(&self, piece: Piece, gait: Gait) -> u8 {
        let points = self.game.roster().of(piece).points;
        match gait {
            Gait::React => points.div_ceil(2),
            _ if self.state.units.disrupted.has(piece) => points.saturating_sub(1).max(1),
            _ => points,
        }
    }

    /// [6.1] Where a piece may go that stands in a hex and is not routed.
    pub(crate) fn reach(&self, piece: Piece, gait: Gait) -> Reach {
        let start = self.state.units.hex(piece).unwrap_or(TOP_LEFT);
        let allowance = self.allowance(piece, gait);
        let mut walker =
            Walker { field: self, piece, gait, allowance, passes: false, without: None };
        let direct = walker.walk(start);
        let routed = self.state.units.routed.and(self.game.roster().side(piece.side()));
        let farther = (gait != Gait::Charge && !routed.is_empty()).then(|| {
            walker.passes = true;
            walker.walk(start)
        });
        Reach { direct, farther }
    }

    /// [6.1a] What every way would cost a piece that had points enough.
    pub(crate) fn far_reach(&self, piece: Piece) -> Reach {
        let start = self.state.units.hex(piece).unwrap_or(TOP_LEFT);
        let walker = Walker {
            field: self,
            piece,
            gait: Gait::March,
            allowance: FAR,
            passes: false,
            without: None,
        };
        Reach { direct: walker.walk(start), farther: None }
    }

    /// [9.2c] The least that a charge to a hex next to its start can spend if it may not go straight.
    pub(crate) fn roundabout(&self, piece: Piece, to: Hex) -> Option<u8> {
        let start = self.state.units.hex(piece)?;
        let allowance = self.allowance(piece, Gait::Charge);
        let walker = Walker {
            field: self,
            piece,
            gait: Gait::Charge,
            allowance,
            passes: false,
            without: Some(to),
        };
        let around = walker.walk(start);
        let last = |way: Way| {
            let from = self.game.map().next(to, way).filter(|from| *from != start)?;
            let spent = around.cost(from).filter(|_| !walker.halts_at(from))?;
            let price = walker.price(from, way.opposite())?;
            Some(spent + price).filter(|cost| *cost <= allowance)
        };
        Way::ALL.into_iter().filter_map(last).min()
    }

    /// [6.1d] [A100] Whether a hex lies in an enemy's zone.
    #[inline]
    pub(crate) fn is_controlled(&self, piece: Piece, hex: Hex) -> bool {
        self.zone(piece.side().enemy()).has(hex)
    }
}

/// A hex, where one is wanted and none is meant.
const TOP_LEFT: Hex = Hex::new(1, 1).unwrap();

impl Walker<'_> {
    /// [6.1a] [9.4a] What a step costs; nothing where it may not be taken.
    fn price(&self, from: Hex, way: Way) -> Option<u8> {
        let (map, state) = (self.field.game.map(), self.field.state);
        let arm = self.field.game.roster().of(self.piece).arm;
        let to = map.next(from, way)?;
        let price = map.price(from, way, arm == Arm::Cavalry)?;
        let abatis = state.abatis.has(to);
        let barred = self.without == Some(to)
            || (abatis && (arm == Arm::Leader || self.gait == Gait::Charge))
            || (self.gait == Gait::Charge && map.is_marsh(to))
            || !self.may_enter(to);
        (!barred).then_some(price + if abatis { map.prices().abatis } else { 0 })
    }

    /// [A31] [6.1d] [9.2d] Whether the piece may set foot in a hex at all.
    fn may_enter(&self, to: Hex) -> bool {
        let Field { state, .. } = self.field;
        if state.units.disrupted.has(self.piece) && self.field.is_controlled(self.piece, to) {
            return false;
        }
        match self.field.holder(to) {
            None => true,
            Some(side) if side != self.piece.side() => false,
            Some(_) if self.gait == Gait::Charge => {
                self.field.in_hex(to).all(|it| state.operation.charging.has(it))
            }
            Some(side) => self.passes || !self.field.has_routed_friend(side, to),
        }
    }

    /// [6.1b] Whether movement ends in a hex once it is entered.
    #[inline]
    fn halts_at(&self, hex: Hex) -> bool {
        self.field.is_controlled(self.piece, hex)
    }

    /// The cheapest ways from a start. Prices are small and nearly alike, so hexes are looked at in
    /// the order in which they were found, again where a cheaper way comes up: nothing is allocated.
    fn walk(&self, start: Hex) -> Ways {
        let mut ways = Ways::new(start);
        let mut queue = [0_u16; QUEUE];
        let mut queued = Hexes::one(start);
        let (mut head, mut tail) = (0, 1);
        queue[0] = start.index() as u16;
        while head != tail {
            let Some(from) = Hex::at(usize::from(queue[head % QUEUE])) else { break };
            head += 1;
            queued.remove(from);
            if from != start && self.halts_at(from) {
                continue;
            }
            let spent = ways.cost[from.index()];
            for way in Way::ALL {
                let Some(price) = self.price(from, way) else { continue };
                let Some(to) = self.field.game.map().next(from, way) else { continue };
                let cost = spent.saturating_add(price);
                if cost <= self.allowance && cost < ways.cost[to.index()] {
                    ways.cost[to.index()] = cost;
                    ways.before[to.index()] = from.index() as u16;
                    ways.found.add(to);
                    if !queued.has(to) {
                        queued.add(to);
                        queue[tail % QUEUE] = to.index() as u16;
                        tail += 1;
                    }
                }
            }
        }
        ways
    }
}

/// A hex waits once at most, so there is room for all.
const QUEUE: usize = Hex::COUNT + 1;

impl Ways {
    const fn new(start: Hex) -> Self {
        let mut ways = Self {
            start,
            cost: [UNREACHED; Hex::COUNT],
            before: [0; Hex::COUNT],
            found: Hexes::NONE,
        };
        ways.cost[(start.column() as usize - 1) * 20 + start.row() as usize - 1] = 0;
        ways
    }

    fn cost(&self, hex: Hex) -> Option<u8> {
        Some(self.cost[hex.index()]).filter(|cost| *cost != UNREACHED)
    }

    fn path(&self, to: Hex) -> Vec<Hex> {
        let before = |at: &Hex| {
            let before = Hex::at(usize::from(self.before[at.index()]))?;
            (before != self.start).then_some(before)
        };
        let mut path: Vec<Hex> = std::iter::successors(Some(to), before).collect();
        path.reverse();
        path
    }
}

impl Reach {
    /// The hexes that can be reached.
    #[inline]
    pub(crate) fn found(&self) -> Hexes {
        self.farther.as_ref().map_or(self.direct.found, |it| it.found.or(self.direct.found))
    }

    /// [A126] Whether every way to a hex leads through routed friends.
    #[inline]
    pub(crate) fn is_through(&self, hex: Hex) -> bool {
        !self.direct.found.has(hex)
    }

    fn ways_to(&self, hex: Hex) -> Option<&Ways> {
        let direct = Some(&self.direct).filter(|it| it.found.has(hex));
        direct.or_else(|| self.farther.as_ref().filter(|it| it.found.has(hex)))
    }

    /// What the cheapest way to a hex costs.
    #[inline]
    pub(crate) fn cost(&self, hex: Hex) -> Option<u8> {
        self.ways_to(hex)?.cost(hex)
    }

    /// The way to a hex: every hex behind the start, the last being where it ends.
    pub(crate) fn path(&self, to: Hex) -> Vec<Hex> {
        self.ways_to(to).map_or_else(|| vec![to], |ways| ways.path(to))
    }
}
