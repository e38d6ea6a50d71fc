//! 6.1 Regular movement: how far a piece goes, by which way, and where it may stop.

mod impulse;

use boards::Indexed;
use boards::hexes::Way;

use crate::control::{ABATIS, AT_REST, Field, HELD, ROUTED, ZONE};
use crate::map::{Hex, Hexes, MARSH};
use crate::units::{Arm, Piece, Side};

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
    mounted: bool,
    allowance: u8,
    /// The marks of hexes that may not be entered.
    barred: u8,
    /// [6.1b] The marks of hexes in which movement ends.
    halts: u8,
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

    /// A piece that walks by its own rules.
    fn walker(&self, piece: Piece, gait: Gait, passes: bool) -> Walker<'_> {
        let arm = self.game.roster().of(piece).arm;
        let enemy = piece.side().enemy().index();
        let disrupted = self.state.units.disrupted.has(piece);
        let barred = HELD[enemy] // [A31]
            | if disrupted { ZONE[enemy] } else { 0 } // [6.1d]
            | if arm == Arm::Leader { ABATIS } else { 0 } // [A134]
            | match gait {
                Gait::Charge => AT_REST | ABATIS | MARSH, // [9.2d] [9.2e]
                _ if passes => 0,
                _ => ROUTED, // [A126]
            };
        Walker {
            field: self,
            mounted: arm == Arm::Cavalry,
            allowance: self.allowance(piece, gait),
            barred,
            halts: ZONE[enemy],
            without: None,
        }
    }

    /// 6.1 Where a piece may go that stands in a hex and is not routed.
    pub(crate) fn reach(&self, piece: Piece, gait: Gait) -> Reach {
        let start = self.state.units.hex(piece).unwrap_or(TOP_LEFT);
        let direct = self.walker(piece, gait, false).walk(start);
        let farther = (gait != Gait::Charge && self.has_routed(piece.side()))
            .then(|| self.walker(piece, gait, true).walk(start));
        Reach { direct, farther }
    }

    /// Whether any unit of a side is routed.
    pub(crate) fn has_routed(&self, side: Side) -> bool {
        self.state.units.routed.meets(self.game.roster().side(side))
    }

    /// [6.1a] What every way would cost a piece that had points enough.
    pub(crate) fn far_reach(&self, piece: Piece) -> Reach {
        let start = self.state.units.hex(piece).unwrap_or(TOP_LEFT);
        let mut walker = self.walker(piece, Gait::March, false);
        walker.allowance = FAR;
        Reach { direct: walker.walk(start), farther: None }
    }

    /// [9.2c] The least that a charge to a hex next to its start can spend if it may not go straight.
    pub(crate) fn roundabout(&self, piece: Piece, to: Hex) -> Option<(u8, Vec<Hex>)> {
        let start = self.state.units.hex(piece)?;
        let mut walker = self.walker(piece, Gait::Charge, false);
        walker.without = Some(to);
        let around = walker.walk(start);
        walker.without = None;
        let last = |way: Way| {
            let from = self.game.map().next(to, way).filter(|from| *from != start)?;
            let spent = around.cost(from).filter(|_| !walker.halts_at(from))?;
            let price = walker.price(from, way.opposite())?;
            Some((spent + price, from)).filter(|(cost, _)| *cost <= walker.allowance)
        };
        let (cost, last) = Way::ALL.into_iter().filter_map(last).min()?;
        let mut path = around.path(last);
        path.push(to);
        Some((cost, path))
    }

    /// [6.1d] [A100] Whether a hex lies in an enemy's zone.
    #[inline]
    pub(crate) fn is_controlled(&self, piece: Piece, hex: Hex) -> bool {
        self.in_zone(piece.side().enemy(), hex)
    }
}

/// A hex, where one is wanted and none is meant.
const TOP_LEFT: Hex = Hex::new(1, 1).unwrap();

impl Walker<'_> {
    /// [6.1a] [9.4a] What a step costs; nothing where it may not be taken.
    fn price(&self, from: Hex, way: Way) -> Option<u8> {
        let (prices, next) = self.field.game.map().steps(from.index(), self.mounted);
        self.step(usize::from(next[way as usize]), prices[way as usize])
    }

    /// The same, for a step that leads to this index at this price.
    #[inline]
    fn step(&self, to: usize, price: u8) -> Option<u8> {
        if price == 0 {
            return None;
        }
        let mark = self.field.mark(to);
        let more = if mark & ABATIS == 0 { 0 } else { self.field.game.map().prices().abatis };
        (mark & self.barred == 0).then_some(price + more)
    }

    /// [6.1b] Whether movement ends in a hex once it is entered.
    #[inline]
    fn halts_at(&self, hex: Hex) -> bool {
        self.field.mark(hex.index()) & self.halts != 0
    }

    /// The cheapest ways from a start. Prices are small and nearly alike, so hexes are looked at in
    /// the order in which they were found, again where a cheaper way comes up: nothing is allocated.
    fn walk(&self, start: Hex) -> Ways {
        let map = self.field.game.map();
        let (first, without) = (start.index(), self.without.map(Hex::index));
        let mut ways = Ways::new(start);
        let mut queue = [0_u16; QUEUE];
        let mut queued = [false; Hex::COUNT];
        let (mut head, mut tail) = (0, 1);
        queue[0] = first as u16;
        while head != tail {
            let from = usize::from(queue[head % QUEUE]);
            head += 1;
            queued[from] = false;
            if from != first && self.field.mark(from) & self.halts != 0 {
                continue;
            }
            let spent = ways.cost[from];
            let (prices, next) = map.steps(from, self.mounted);
            for (price, to) in prices.iter().zip(next) {
                let to = usize::from(*to);
                let Some(price) = self.step(to, *price) else { continue };
                let cost = spent.saturating_add(price);
                if cost <= self.allowance && cost < ways.cost[to] && without != Some(to) {
                    ways.cost[to] = cost;
                    ways.before[to] = from as u16;
                    if !std::mem::replace(&mut queued[to], true) {
                        queue[tail % QUEUE] = to as u16;
                        tail += 1;
                        ways.found.extend(Hex::at(to));
                    }
                }
            }
        }
        ways
    }
}

/// A hex waits once at most, so there is room for all.
const QUEUE: usize = Hex::COUNT.next_power_of_two();

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
