//! Beside the map: day, round and segment, the Ephialtes Box, what can be done, both armies.

use std::fmt::Write as _;

use game_spartans::Action;
use game_spartans::map::{EAST, NORTH, SOUTH, WEST};
use game_spartans::rounds::{DAYS, ROUNDS};
use game_spartans::state::Awaits;
use game_spartans::units::{Contingent, Side};

use super::counters::colour;
use super::{Canvas, Outline, Part, say};
use crate::spartans::target;
use crate::spartans::words::{self, parts};
use crate::svg::Tone;
use crate::svg::brush::{Rect, fill, length, letters, line, number};

/// How high the row of a contingent is.
const ROW: f32 = 33.5;

impl Canvas<'_> {
    /// Day and round, and below them the Ephialtes Box.
    pub(super) fn standing(&mut self, [x, y, width, height]: Rect) {
        let outline = Outline::Box([x + 4.0, y + 4.0, width - 8.0, height - 66.0], 5.0);
        let label = words::moment(self.view);
        let part = Part { target: target::DAY.to_owned(), label, ask: None, outline };
        self.part(&part, |canvas| canvas.day([x, y, width, height - 58.0]));
        let [guard, immortals] = say::in_box(self.view);
        let rect = [x, y + height - 54.0, width, 54.0];
        let label = format!("{}; {guard}; {immortals}", say::EPHIALTES);
        let outline = Outline::Box([x + 4.0, rect[1] + 4.0, width - 8.0, 46.0], 5.0);
        let part = Part { target: target::BOX.to_owned(), label, ask: None, outline };
        self.part(&part, |canvas| {
            let brush = &mut canvas.easel.brush;
            brush.rect(rect, 7.0, fill(Tone::Panel).edged(Tone::Ink, 2.0));
            let style = letters(15.4, Tone::PanelInk);
            // Set so wide that both keep clear of each other in any font.
            let bold = style.bold();
            let named = bold.width(say::EPHIALTES).min(112.0);
            brush.text(x + 12.0, rect[1] + 21.0, say::EPHIALTES, bold.held(named));
            let room = style.width(&guard).min(width - 36.0 - named);
            brush.text(x + width - 12.0, rect[1] + 21.0, &guard, style.end().held(room));
            brush.text(x + 12.0, rect[1] + 43.0, &immortals, style);
        });
    }

    /// [1.0.1] [4.0.Da] Days and rounds as boxes, the one under way filled; below them the segment.
    fn day(&mut self, [x, y, width, height]: Rect) {
        let state = &self.view.state;
        let brush = &mut self.easel.brush;
        brush.rect([x, y, width, height], 7.0, fill(Tone::Sea).edged(Tone::Ink, 2.0));
        let style = letters(15.4, Tone::SeaInk);
        let day = format!("Day {} of {DAYS}", state.day);
        // Set so wide that it keeps clear of the rounds in any font.
        brush.text(x + 12.0, y + 22.0, &day, style.bold().held(80.0));
        let left = x + 104.0;
        let step = (width - 113.0) / f32::from(ROUNDS);
        for round in 1..=ROUNDS {
            let at = [left + f32::from(round - 1) * step, y + 8.0, step - 3.0, 20.0];
            let (wash, ink) = if round == state.round {
                (fill(Tone::Gold).edged(Tone::GoldInk, 1.5), Tone::GoldInk)
            } else {
                (fill(Tone::Sea).edged(Tone::SeaInk, 1.0), Tone::SeaInk)
            };
            brush.rect(at, 3.0, wash);
            let style = letters(15.4, ink).bold().middle();
            brush.text(at[0] + at[2] / 2.0, y + 23.5, &round.to_string(), style);
        }
        brush.text(x + 12.0, y + 47.0, say::now(self.view), style);
        let attacker = state
            .attacker
            .map_or_else(String::new, |it| format!("Attack: {}", words::contingent(it)));
        let points = self.game.points(state);
        let told = say::points(points.greek, points.persian);
        let bold = style.bold().end();
        // Both are set so wide that they keep clear of each other in any font.
        let points_wide = bold.width(&told).min(108.0);
        let room = style.width(&attacker).min(width - 34.0 - points_wide);
        brush.text(x + 12.0, y + 67.0, &attacker, style.held(room));
        brush.text(x + width - 12.0, y + 67.0, &told, bold.held(points_wide));
    }

    /// Whether anything is done without a place now.
    pub(super) fn has_commands(&self) -> bool {
        !self.plaques().is_empty()
    }

    /// What is done without a place: its part, its words, and the action where that is one.
    fn plaques(&self) -> Vec<(String, &'static str, Option<Action>)> {
        let one = |part: &str, said, action| (part.to_owned(), said, Some(action));
        let turns = || [WEST, NORTH, EAST, SOUTH].map(|it| (target::turn(it), say::face(it), None));
        let state = &self.view.state;
        match state.awaits {
            Awaits::Leave { .. } => vec![
                one(target::ALLOW, parts::ALLOW, Action::Allow),
                one(target::REFUSE, parts::REFUSE, Action::Refuse),
            ],
            Awaits::Deployment => turns().into(),
            Awaits::Movement(_) => {
                let mut all = vec![one(target::DONE, parts::DONE, Action::Done)];
                all.extend(turns());
                all
            }
            Awaits::Fire(_) if state.volley.is_some() => {
                vec![
                    one(target::ROLL, parts::ROLL, Action::Roll),
                    one(target::DONE, parts::DONE, Action::Done),
                ]
            }
            Awaits::Fire(_) => vec![one(target::DONE, parts::DONE, Action::Done)],
            Awaits::Feint(_) => vec![
                one(target::FEIGN, parts::FEIGN, Action::Feign),
                one(target::HOLD, parts::HOLD, Action::Hold),
            ],
            Awaits::Retreat(_, at) => vec![
                one(target::RETREAT, parts::RETREAT, Action::Retreat(at)),
                one(target::STAND, parts::STAND, Action::Stand(at)),
            ],
            _ => Vec::new(),
        }
    }

    /// What is done without a place: a plaque each.
    pub(super) fn commands(&mut self, [x, y, width, height]: Rect) {
        let plaques = self.plaques();
        let wide = ((width + 8.0) / length(plaques.len().max(1))).min(190.0);
        for (at, (target, text, ask)) in plaques.iter().enumerate() {
            let left = x + length(at) * wide;
            let ask = ask.map(|action| action.to_string());
            self.plaque([left, y, wide - 8.0, height], target, text, ask);
        }
    }

    /// An army: every contingent with its Morale Track, and the Army Morale Track.
    pub(super) fn army(&mut self, [x, y, width, height]: Rect, side: Side) {
        let heading = words::side(side);
        let style = letters(15.4, Tone::PanelInk);
        self.easel.panel([x, y, width, height], heading);
        let lead = self.names.name(self.game.seat_of(side));
        if side == Side::Greek || self.view.options.has_fog() {
            let said = style.fitted(lead, width - 130.0);
            self.easel.brush.text(x + width - 14.0, y + 23.0, &said, style.end());
        }
        let mut top = y + 31.0;
        for contingent in side.contingents() {
            self.contingent([x, top, width, ROW], contingent);
            top += ROW;
        }
        self.army_track([x, y + height - 41.0, width, 33.0], side);
    }

    /// [8.4.4a] A contingent: its band, its name, how many are where, and its track with the X.
    fn contingent(&mut self, [x, y, width, height]: Rect, it: Contingent) {
        let part = Part {
            target: target::contingent(it),
            label: say::contingent(self.view, it),
            ask: None,
            outline: Outline::Box([x + 12.0, y + 4.0, width - 24.0, height - 7.0], 3.0),
        };
        let (state, roster) = (&self.view.state, &self.view.board.roster);
        let muster = state.muster(it);
        let (boxes, filled, routs) = (roster.track(it), muster.on_track(), roster.routs_at(it));
        let [waiting, standing] = [muster.in_hand(), self.view.seen_on_map(it)];
        let told = match say::fate(self.view, it) {
            _ if self.view.unseen(it) > 0 => say::seen(standing, self.view.unseen(it)),
            Some(fate) if standing == 0 => fate.to_owned(),
            Some(fate @ ("routed" | "gone home")) => format!("{fate}, {standing} on map"),
            _ if waiting > 0 && standing > 0 => format!("{standing} on map, {waiting} wait"),
            _ if waiting > 0 => format!("{waiting} in hand"),
            _ if standing > 0 => format!("{standing} on map"),
            _ => String::new(),
        };
        self.part(&part, |canvas| {
            let brush = &mut canvas.easel.brush;
            brush.rect([x + 9.0, y + 1.0, width - 18.0, height - 1.0], 4.0, fill(Tone::Panel));
            brush.rect(
                [x + 13.0, y + 3.5, 27.0, 16.0],
                3.0,
                fill(colour(it)).edged(Tone::PanelInk, 1.0),
            );
            let style = letters(15.4, Tone::CardInk).bold().middle().held(19.0);
            brush.text(x + 26.5, y + 17.0, say::initials(it), style);
            let style = letters(15.4, Tone::PanelInk);
            brush.text(x + 46.0, y + 17.0, words::contingent(it), style);
            brush.text(x + width - 14.0, y + 17.0, &told, style.end());
            track(brush, [x + 14.0, y + 21.5, width - 28.0, 8.5], boxes, filled, routs);
        });
    }

    /// [8.4.5b] [8.4.5c] The Army Morale Track of a side.
    fn army_track(&mut self, [x, y, width, height]: Rect, side: Side) {
        let label = say::army(self.view, side);
        let outline = Outline::Box([x + 12.0, y + 4.0, width - 24.0, height - 7.0], 3.0);
        let part = Part { target: target::army(side), label, ask: None, outline };
        let (of, now) = (self.view.board.roster.army_track(side), self.view.state.army_track(side));
        let crisis = side == Side::Persian && self.view.state.had_crisis();
        self.part(&part, |canvas| {
            let brush = &mut canvas.easel.brush;
            brush.rect([x + 9.0, y + 1.0, width - 18.0, height - 1.0], 4.0, fill(Tone::Panel));
            let style = letters(15.4, Tone::PanelRed).bold();
            brush.text(x + 14.0, y + 21.0, say::ARMY, style);
            let left = x + 142.0;
            track(brush, [left, y + 7.0, width - 158.0, 18.0], of, now, of);
            if crisis {
                let d = format!("M{} {}h{}", number(left), number(y + 29.0), number(width - 158.0));
                brush.path(&d, line(Tone::PanelRed, 2.5));
            }
        });
    }
}

/// Boxes in a row, so many of them filled, one with an X.
fn track(
    brush: &mut crate::svg::brush::Brush,
    [x, y, width, height]: Rect,
    boxes: u8,
    filled: u8,
    marked: u8,
) {
    let step = (width / f32::from(boxes.max(1))).min(26.0);
    let wide = f32::from(boxes) * step;
    let (empty, full) = (fill(Tone::Panel).edged(Tone::PanelInk, 1.0), fill(Tone::PanelInk));
    brush.rect([x, y, wide, height], 1.5, empty);
    if filled > 0 {
        brush.rect([x, y, f32::from(filled.min(boxes)) * step, height], 1.5, full);
    }
    let mut lines = String::new();
    for at in 1..boxes {
        let left = x + f32::from(at) * step;
        let _ = write!(lines, "M{} {}v{}", number(left), number(y), number(height));
    }
    if !lines.is_empty() {
        brush.path(&lines, line(Tone::Rock, 0.9));
    }
    // [8.4.4b] The X lies in its box.
    if (1..=boxes).contains(&marked) {
        let (middle, half) =
            (x + (f32::from(marked) - 0.5) * step, (step / 2.0).min(height * 0.75));
        let [left, right] = [number(middle - half), number(middle + half)];
        let [top, low] = [number(y - 1.0), number(y + height + 1.0)];
        let cross = format!("M{left} {top}L{right} {low}M{right} {top}L{left} {low}");
        brush.path(&cross, line(Tone::Panel, 4.4));
        brush.path(&cross, line(Tone::PanelRed, 2.4));
    }
}
