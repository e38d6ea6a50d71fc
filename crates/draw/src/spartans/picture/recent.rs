//! What happened last: one arrow a stack that moved, volleys, melees with their dice, and losses.
//!
//! The moves of a segment stay until that side, or the other, moves again; volleys until somebody
//! else fires; losses and melees until the round is over. A page hides all of it once it was seen.

use std::fmt::Write as _;

use game_spartans::Event;
use game_spartans::map::Area;
use game_spartans::state::{Business, Segment};
use game_spartans::units::Side;

use super::Canvas;
use super::clash::{Clash, swords};
use super::grid::{Grid, Spot};
use crate::svg::Tone;
use crate::svg::brush::{Brush, fill, line, number};
use crate::svg::glyphs::{RECENT, die, numeral_centred};

/// A stack that moved.
struct Move {
    side: Side,
    from: Area,
    path: Vec<Area>,
}

/// A melee and its die.
struct Melee {
    at: Area,
    face: u8,
}

/// Something with the segment in which it came about.
struct At<T> {
    segment: usize,
    what: T,
}

/// What the viewer learned last.
#[derive(Default)]
pub(super) struct Recent {
    segment: usize,
    moves: Vec<At<Move>>,
    volleys: Vec<At<(Side, Area, Area)>>,
    melees: Vec<At<Melee>>,
    losses: Vec<At<(Side, Area, u8, u8)>>,
}

impl Recent {
    /// From events, oldest first.
    pub(super) fn of(events: &[Event]) -> Self {
        let mut recent = Self::default();
        for event in events {
            recent.see(event);
        }
        recent
    }

    fn see(&mut self, event: &Event) {
        let segment = self.segment;
        match event {
            Event::DayBegan { .. } | Event::DayOver { .. } | Event::Regrouped { .. } => {
                *self = Self { segment: segment + 1, ..Self::default() };
            }
            Event::SegmentBegan { segment } => self.begin(*segment),
            Event::Moved { side, from, path, .. } => self.went(*side, *from, path),
            Event::Retreated { side, from, to, .. } => self.went(*side, *from, &[*to]),
            Event::Shot { side, from, target, .. } => {
                let what = (*side, *from, *target);
                if self.volleys.iter().all(|it| it.what != what) {
                    self.volleys.push(At { segment, what });
                }
            }
            Event::Fought { at, roll, .. } => {
                self.melees.retain(|it| it.what.at != *at);
                self.melees.push(At { segment, what: Melee { at: *at, face: roll.number() } });
            }
            Event::Lost { side, at, steps, eliminated } => {
                self.lost(*side, *at, *steps, eliminated.len() as u8);
            }
            Event::Checked { who, at, result, .. }
                if *result == game_spartans::morale::Check::Routs =>
            {
                self.lost(who.side, *at, 0, 1);
            }
            _ => {}
        }
    }

    fn begin(&mut self, segment: Segment) {
        self.segment += 1;
        match segment.business() {
            Business::Movement => {
                if segment == Segment::PersianMovement {
                    (self.melees, self.losses) = (Vec::new(), Vec::new());
                }
                (self.moves, self.volleys) = (Vec::new(), Vec::new());
            }
            Business::Fire => {
                let last = self.segment - 1;
                self.volleys.retain(|it| it.segment == last);
            }
            Business::Melee | Business::Recovery => {}
        }
    }

    fn went(&mut self, side: Side, from: Area, path: &[Area]) {
        let segment = self.segment;
        // One who goes on has one arrow.
        let before = self
            .moves
            .iter()
            .position(|it| it.what.side == side && it.what.path.last() == Some(&from));
        let what = match before {
            Some(at) => {
                let mut first = self.moves.remove(at).what;
                first.path.extend(path);
                first
            }
            None => Move { side, from, path: path.to_vec() },
        };
        self.moves.retain(|it| it.what.path.last() != what.path.last());
        self.moves.push(At { segment, what });
    }

    fn lost(&mut self, side: Side, at: Area, steps: u8, units: u8) {
        let segment = self.segment;
        match self.losses.iter_mut().find(|it| (it.what.0, it.what.1) == (side, at)) {
            Some(known) => {
                known.segment = segment;
                known.what.2 += steps;
                known.what.3 += units;
            }
            None => self.losses.push(At { segment, what: (side, at, steps, units) }),
        }
    }
}

impl Canvas<'_> {
    /// Marks over the map: what was done before this segment, what in it, and the melees that wait.
    pub(super) fn marks(&mut self, grid: Grid) {
        let recent = std::mem::take(&mut self.recent);
        for (name, now) in [("before", false), ("now", true)] {
            let of = |segment: usize| (segment == recent.segment) == now;
            let none = !recent.moves.iter().any(|it| of(it.segment))
                && !recent.volleys.iter().any(|it| of(it.segment))
                && !recent.melees.iter().any(|it| of(it.segment))
                && !recent.losses.iter().any(|it| of(it.segment));
            let class = if none { "" } else { RECENT };
            self.easel.open_keyed(name, &[("class", class), ("pointer-events", "none")]);
            for it in recent.moves.iter().filter(|it| of(it.segment)) {
                self.went(&it.what, grid, name);
            }
            for it in recent.volleys.iter().filter(|it| of(it.segment)) {
                self.shot(it.what, grid, name);
            }
            for it in recent.melees.iter().filter(|it| of(it.segment)) {
                self.fought(&it.what, grid, name);
            }
            for it in recent.losses.iter().filter(|it| of(it.segment)) {
                self.fell(it.what, grid, name);
            }
            self.easel.brush.close("g");
        }
        self.recent = recent;
        self.waiting(grid);
    }

    /// [8.3] The melees: crossed swords where both sides stand.
    fn waiting(&mut self, grid: Grid) {
        self.easel.open_keyed("melees", &[("pointer-events", "none")]);
        let fought: Vec<Area> = self.recent.melees.iter().map(|it| it.what.at).collect();
        for area in self.view.state.positions.melees().iter().filter(|it| !fought.contains(it)) {
            let clash = Clash::of(grid, area);
            swords(&mut self.easel.brush, clash.sign(), clash.scale * 0.72);
        }
        self.easel.brush.close("g");
    }

    /// The way of a stack.
    fn went(&mut self, it: &Move, grid: Grid, group: &str) {
        let Some(&end) = it.path.last() else { return };
        let key = format!("{group}.to-{}", game_spartans::map::name(end));
        self.easel.open_keyed(&key, &[]);
        let mut spots: Vec<Spot> = vec![grid.middle(it.from)];
        spots.extend(it.path.iter().map(|area| grid.middle(*area)));
        let tones = match it.side {
            Side::Greek => [Tone::Gold, Tone::LandInk],
            Side::Persian => [Tone::FoeArt, Tone::Foe],
        };
        // Where both sides stand, their slips fill the area: the arrow ends at its edge.
        let aside = it.path.iter().rev().nth(1).unwrap_or(&it.from);
        let oblique = aside.row() != end.row() && aside.column() != end.column();
        let share = match (self.view.state.positions.melees().has(end), oblique) {
            (false, _) => 0.36,
            (true, false) => 0.52,
            (true, true) => 0.7,
        };
        way(&mut self.easel.brush, &spots, grid.cell[0] * share, tones);
        self.easel.brush.close("g");
    }

    /// A volley: a thin bow of arrows.
    fn shot(&mut self, (side, from, target): (Side, Area, Area), grid: Grid, group: &str) {
        if from == target {
            return;
        }
        let names = [from, target].map(game_spartans::map::name);
        let key = format!("{group}.shot-{}-{}", names[0], names[1]);
        self.easel.open_keyed(&key, &[]);
        let tones = match side {
            Side::Greek => [Tone::Card, Tone::CardInk],
            Side::Persian => [Tone::FoeRed, Tone::Foe],
        };
        let ends = [grid.middle(from), grid.middle(target)];
        volley(&mut self.easel.brush, ends, grid.cell[0] * 0.34, tones);
        self.easel.brush.close("g");
    }

    /// A melee that was fought: its die, where no counter lies.
    fn fought(&mut self, it: &Melee, grid: Grid, group: &str) {
        let key = format!("{group}.melee-{}", game_spartans::map::name(it.at));
        self.easel.open_keyed(&key, &[]);
        let (spot, side) = if self.view.state.positions.melees().has(it.at) {
            let clash = Clash::of(grid, it.at);
            (clash.sign(), 14.0 * clash.scale)
        } else {
            let [x, y, w, _] = grid.rect(it.at);
            let side = 13.0 * grid.scale / 0.93;
            ([x + w - side * 0.6, y + side * 0.6], side)
        };
        die(&mut self.easel.brush, spot, side, it.face, 0.0);
        self.easel.brush.close("g");
    }

    /// What was lost at a place: its steps, crossed out where units are gone, beside the place's name;
    /// where that has no room, between the slips of a melee, or where a counter has its initials.
    fn fell(&mut self, (side, at, steps, units): (Side, Area, u8, u8), grid: Grid, group: &str) {
        let key = format!("{group}.lost-{}-{}", side.word(), game_spartans::map::name(at));
        self.easel.open_keyed(&key, &[]);
        let [x, y, w, h] = grid.rect(at);
        let scale = grid.scale / 0.93;
        let second = side == Side::Greek;
        let [right, down] = if grid.foot > 0.0 {
            [x + w - if second { 8.0 } else { 23.0 }, y + h - 7.2]
        } else if self.view.state.positions.melees().has(at) {
            Clash::of(grid, at).losses(side)
        } else {
            [x + if second { 21.0 } else { 7.5 } * scale, y + h - 8.0 * scale]
        };
        self.easel.brush.at(right, down, scale, |brush| {
            let tones = match side {
                Side::Greek => [Tone::Card, Tone::CardRed],
                Side::Persian => [Tone::Foe, Tone::FoeRed],
            };
            brush.disc(0.0, 0.0, 6.2, fill(tones[0]).edged(tones[1], 1.4));
            if steps > 0 {
                numeral_centred(brush, steps.into(), [0.0, 0.0], 9.2, tones[1]);
            }
            if units > 0 {
                brush.path("M-6 6L6-6", line(tones[1], 1.4));
            }
        });
        self.easel.brush.close("g");
    }
}

/// Arrows on their way: a thin bow, broken, with a small head.
fn volley(brush: &mut Brush, [from, to]: [Spot; 2], clear: f32, [inner, outer]: [Tone; 2]) {
    let [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    let long = dx.hypot(dy).max(1.0);
    let [ux, uy] = [dx / long, dy / long];
    let start = [from[0] + ux * clear * 0.6, from[1] + uy * clear * 0.6];
    let end = [to[0] - ux * clear, to[1] - uy * clear];
    let bend = (long * 0.16).min(26.0);
    let top =
        [f32::midpoint(start[0], end[0]) + uy * bend, f32::midpoint(start[1], end[1]) - ux * bend];
    let [hx, hy] = [end[0] - top[0], end[1] - top[1]];
    let far = hx.hypot(hy).max(1.0);
    let [hx, hy] = [hx / far, hy / far];
    let wing = |side: f32| {
        [end[0] - hx * 9.0 - hy * 4.5 * side, end[1] - hy * 9.0 + hx * 4.5 * side].map(number)
    };
    let ([lx, ly], [rx, ry]) = (wing(1.0), wing(-1.0));
    let [[sx, sy], [tx, ty], [ex, ey]] = [start, top, end].map(|it| it.map(number));
    let bow = format!("M{sx} {sy}Q{tx} {ty} {ex} {ey}");
    brush.path(&bow, line(outer, 3.6));
    brush.path(&format!("M{ex} {ey}L{lx} {ly}L{rx} {ry}Z"), fill(inner).edged(outer, 1.4));
    brush.within("g", &[("stroke-dasharray", "5 4")], |brush| brush.path(&bow, line(inner, 1.8)));
}

/// A way from spot to spot that ends so far before the last one, with a head.
fn way(brush: &mut Brush, spots: &[Spot], clear: f32, [inner, outer]: [Tone; 2]) {
    let [.., before, end] = spots else { return };
    let [dx, dy] = [end[0] - before[0], end[1] - before[1]];
    let long = dx.hypot(dy).max(1.0);
    let [ux, uy] = [dx / long, dy / long];
    let tip = [end[0] - ux * clear, end[1] - uy * clear];
    let neck = [tip[0] - ux * 8.0, tip[1] - uy * 8.0];
    let mut d = String::new();
    for (at, spot) in spots[..spots.len() - 1].iter().chain([&neck]).enumerate() {
        let [x, y] = spot.map(number);
        let _ = write!(d, "{}{x} {y}", if at == 0 { 'M' } else { 'L' });
    }
    let wing = |side: f32| {
        [neck[0] - ux * 3.0 - uy * 7.0 * side, neck[1] - uy * 3.0 + ux * 7.0 * side].map(number)
    };
    let ([lx, ly], [rx, ry], [tx, ty]) = (wing(1.0), wing(-1.0), tip.map(number));
    brush.path(&d, line(outer, 6.5));
    brush.path(&format!("M{tx} {ty}L{lx} {ly}L{rx} {ry}Z"), fill(inner).edged(outer, 2.0));
    brush.path(&d, line(inner, 3.2));
}
