//! Beside the map: how the game stands, what can be done without it, both armies.

use game_thermopylae::end::QUIET_ROUNDS;
use game_thermopylae::state::Awaits;
use game_thermopylae::units::Values;
use game_thermopylae::{Action, Side};

use super::{Canvas, Outline, Part, counters};
use crate::grammar::capital;
use crate::svg::Tone;
use crate::svg::brush::{Brush, Rect, fill, letters, line, number};
use crate::svg::glyphs::{numeral, numeral_width};
use crate::thermopylae::words::{self, picture as say};
use crate::thermopylae::{armies, figures, target};

/// How high a row of an army is: 24 pixels where the whole wide board is 640 pixels high.
const ROW: f32 = 31.0;

impl Canvas<'_> {
    /// Round, turn, and how near either side is to its aim.
    pub(super) fn standing(&mut self, [x, y, width, height]: Rect) {
        let (view, state) = (self.view, &self.view.state);
        let enough = figures::enough_gone(view);
        let edged = fill(Tone::Sea).edged(Tone::Ink, 2.0);
        self.easel.brush.rect([x, y, width, height], 7.0, edged);
        let title = capital(&words::turn(view));
        let ink = letters(16.0, Tone::SeaInk);
        let [left, mut line] = [x + 12.0, y + 21.0];
        self.easel.brush.text(left, line, &title, ink.bold());
        if state.bid == 0 {
            return self.easel.brush.text(left, line + 21.0, &say::destroyed(view), ink);
        }
        let meters = [
            (say::destroyed(view), state.destroyed_count(Side::Persian), u16::from(state.bid)),
            (say::gone(view, enough), state.departed_count(), enough.unwrap_or(1)),
            (say::quiet(view), state.quiet.into(), QUIET_ROUNDS.into()),
        ];
        let bar = meters.iter().map(|(said, ..)| ink.width(said)).fold(0.0, f32::max) + 10.0;
        for (said, now, of) in meters {
            line += 21.0;
            self.easel.brush.text(left, line, &said, ink);
            let share = f32::from(now) / f32::from(of.max(1));
            self.meter([left + bar, line - 10.0, width - 24.0 - bar, 9.0], share);
        }
    }

    /// How much of something is done.
    fn meter(&mut self, [x, y, width, height]: Rect, share: f32) {
        let brush = &mut self.easel.brush;
        brush.rect([x, y, width, height], 3.0, fill(Tone::Sea).edged(Tone::SeaInk, 1.4));
        let done = (width - 3.0) * share.clamp(0.0, 1.0);
        if done > 0.5 {
            brush.rect([x + 1.5, y + 1.5, done, height - 3.0], 2.0, fill(Tone::Gold));
        }
    }

    /// What is done without a place: a plaque each.
    pub(super) fn commands(&mut self, [x, y, width, height]: Rect) {
        let state = &self.view.state;
        let plaques: &[(&str, &str, Option<Action>)] = match state.awaits {
            Awaits::Auction { .. } => {
                &[(target::BID, say::BID_NOW, None), (target::PASS, say::PASS, Some(Action::Pass))]
            }
            Awaits::FirstBid | Awaits::SecondBid { .. } => &[(target::BID, say::BID_NOW, None)],
            Awaits::Combat => &[(target::END_COMBAT, say::END_COMBAT, Some(Action::EndCombat))],
            Awaits::Join => &[
                (target::FIGHT, say::FIGHT, Some(Action::Fight)),
                (target::CALL_OFF, say::CALL_OFF, Some(Action::CallOff)),
            ],
            Awaits::Again => &[
                (target::AGAIN, say::AGAIN, Some(Action::Again)),
                (target::STOP, say::STOP, Some(Action::Stop)),
            ],
            Awaits::Movement if state.side == Side::Persian => &[
                (target::WAY_OUT, say::WAY_OUT, None),
                (target::END_TURN, say::END_TURN, Some(Action::EndTurn)),
            ],
            Awaits::Movement => &[(target::END_TURN, say::END_TURN, Some(Action::EndTurn))],
            _ => &[],
        };
        let wide = width / 2.0 - 12.0;
        for (at, (target, text, ask)) in plaques.iter().enumerate() {
            // Never where the combats were ended a moment ago.
            let first = at == 0 && *target != target::END_TURN;
            let left = if first { x } else { x + width - wide };
            let ask = ask.map(|action| action.to_string());
            self.plaque([left, y, wide, height], target, text, ask);
        }
    }

    /// An army: every kind with its values, and how many are where.
    pub(super) fn army(&mut self, rect: Rect, side: Side) {
        let [x, y, width, _] = rect;
        let settled = self.view.state.side_of(engine::Seat::FIRST).is_some();
        let heading = if settled {
            let name = self.names.name(self.view.state.seat_of(side));
            format!("{}: {name}", words::side(side))
        } else {
            words::side(side).to_owned()
        };
        let bold = letters(17.0, Tone::PanelInk).bold();
        self.easel.panel(rect, &bold.fitted(&heading, width - 123.0));
        let heads = letters(16.0, Tone::PanelInk);
        self.easel.brush.text(x + width - 102.0, y + 23.0, say::VALUE_HEADS, heads);
        for (at, row) in [0.0, 1.0, 2.0, 3.0, 4.0].into_iter().zip(armies::rows(self.view, side)) {
            let unit = row.unit;
            let line_at = y + 30.0 + at * ROW;
            let outline = Outline::Box([x + 12.0, line_at + 5.5, width - 24.0, 20.0], 3.0);
            let label = say::kind(self.view, unit, &row);
            let part = Part { target: target::unit(unit), label, ask: None, outline };
            let values = self.view.board.values(unit);
            self.part(&part, |stage| {
                let brush = &mut stage.easel.brush;
                brush.rect([x + 9.0, line_at + 3.5, width - 18.0, 24.0], 5.0, fill(Tone::Panel));
                brush.at(x + 28.0, line_at + 15.5, 0.96, |brush| counters::counter(brush, unit));
                let ink = letters(16.0, Tone::PanelInk);
                brush.text(x + 47.0, line_at + 21.0, unit.name(), ink);
                let count = if row.in_hand > 0 { row.in_hand } else { row.on_map };
                figures_of(brush, values, [x + width - 99.0, line_at + 10.0]);
                let right = x + width - 16.0 - numeral_width(count.into(), 12.0);
                numeral(brush, count.into(), [right, line_at + 9.5], 12.0, Tone::PanelInk);
                if count == 0 {
                    let d = format!("M{} {}H{}", x + 44.0, line_at + 15.5, x + width - 46.0);
                    brush.path(&d, line(Tone::PanelRed, 2.0));
                }
            });
        }
    }
}

/// The four values of a unit, cut as numerals: they are said in full to those who hear them.
fn figures_of(brush: &mut Brush, values: Values, [x, y]: [f32; 2]) {
    const TALL: f32 = 10.5;
    let places = [
        (values.attack, 0.0),
        (values.defense, 17.0),
        (values.movement, 34.0),
        (values.hits, 51.0),
    ];
    for (value, across) in places {
        numeral(brush, value.into(), [x + across, y], TALL, Tone::PanelInk);
    }
    let [from, to, middle] = [x + 9.5, x + 14.0, y + TALL / 2.0].map(number);
    brush.path(&format!("M{from} {middle}H{to}"), line(Tone::PanelInk, 1.5));
}
