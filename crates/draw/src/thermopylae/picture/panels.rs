//! Beside the map: how the game stands, what can be done without it, both armies.

use game_thermopylae::state::Step;
use game_thermopylae::{Action, Side};

use super::{Outline, Part, Stage, counters};
use crate::svg::Tone;
use crate::svg::brush::{Rect, fill, letters, line};
use crate::text;
use crate::thermopylae::words::{self, picture as say};
use crate::thermopylae::{armies, figures, target};

impl Stage<'_> {
    /// Round, turn, and how near either side is to its aim, written on the sea.
    pub(super) fn standing(&mut self, [x, y, width, _]: Rect) {
        let (view, state) = (self.view, &self.view.state);
        let ink = letters(17.0, Tone::SeaInk);
        let title = capital(&words::turn(view));
        self.easel.brush.text(x + width / 2.0, y + 18.0, &title, ink.bold().middle());
        if state.bid == 0 {
            let said = say::destroyed(view);
            return self.easel.brush.text(x + width / 2.0, y + 46.0, &said, ink.middle());
        }
        let enough = figures::enough_gone(view);
        let half = width / 2.0;
        let meters = [
            (say::destroyed(view), state.destroyed_count(Side::Persian), u16::from(state.bid)),
            (say::gone(view, enough), state.departed_count(), enough.unwrap_or(1)),
        ];
        let narrow = width < 400.0;
        for (at, (said, now, of)) in [0.0, 1.0].into_iter().zip(meters) {
            let (left, top, wide) = if narrow {
                (x, y + 24.0 + at * 32.0, width)
            } else {
                (x + at * (half + 8.0), y + 28.0, half - 8.0)
            };
            let style = letters(16.0, Tone::SeaInk);
            self.easel.brush.text(left, top + 14.0, &said, style);
            self.meter([left, top + 19.0, wide, 9.0], f32::from(now) / f32::from(of.max(1)));
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
        let plaques: &[(&str, &str, Option<Action>)] = match state.step {
            Step::Auction { .. } => {
                &[(target::BID, say::BID_NOW, None), (target::PASS, say::PASS, Some(Action::Pass))]
            }
            Step::FirstBid | Step::SecondBid { .. } => &[(target::BID, say::BID_NOW, None)],
            Step::Combat => &[(target::END_COMBAT, say::END_COMBAT, Some(Action::EndCombat))],
            Step::Join => &[
                (target::FIGHT, say::FIGHT, Some(Action::Fight)),
                (target::CALL_OFF, say::CALL_OFF, Some(Action::CallOff)),
            ],
            Step::Again => &[
                (target::AGAIN, say::AGAIN, Some(Action::Again)),
                (target::STOP, say::STOP, Some(Action::Stop)),
            ],
            Step::Movement if state.side == Side::Persian => &[
                (target::END_TURN, say::END_TURN, Some(Action::EndTurn)),
                (target::WAY_OUT, say::WAY_OUT, None),
            ],
            Step::Movement => &[(target::END_TURN, say::END_TURN, Some(Action::EndTurn))],
            _ => &[],
        };
        let wide = if width > 400.0 { 200.0 } else { width / 2.0 - 6.0 };
        for (at, (target, text, ask)) in plaques.iter().enumerate() {
            let left = if at == 0 { x } else { x + width - wide };
            let ask = ask.map(|action| action.to_string());
            self.plaque([left, y, wide, height], target, text, ask);
        }
    }

    /// An army: every kind with its values, and how many are where.
    pub(super) fn army(&mut self, rect: Rect, side: Side) {
        let [x, y, width, _] = rect;
        let settled = self.view.state.side_of(engine::Seat::FIRST).is_some();
        let heading = if settled {
            let name = self.cast.name(self.view.state.seat_of(side));
            format!("{}: {}", words::side(side), text::short(name, 18))
        } else {
            words::side(side).to_owned()
        };
        self.panel(rect, &heading);
        for (at, row) in [0.0, 1.0, 2.0, 3.0, 4.0].into_iter().zip(armies::rows(self.view, side)) {
            let unit = row.unit;
            let line_at = y + 34.0 + at * 33.0;
            let outline = Outline::Box([x + 9.0, line_at, width - 18.0, 30.0], 5.0);
            let label = say::kind(self.view, unit, &row);
            let part = Part { target: target::unit(unit), label, ask: None, outline };
            let values = self.view.board.values(unit);
            self.part(&part, |stage| {
                let brush = &mut stage.easel.brush;
                brush.rect([x + 9.0, line_at, width - 18.0, 30.0], 5.0, fill(Tone::Panel));
                brush.at(x + 28.0, line_at + 15.0, 1.0, |brush| counters::counter(brush, unit));
                let ink = letters(16.0, Tone::PanelInk);
                brush.text(x + 47.0, line_at + 20.0, unit.name(), ink);
                let said = format!(
                    "{}-{} {} {}",
                    values.attack, values.defense, values.movement, values.hits
                );
                brush.text(x + 178.0, line_at + 20.0, &said, ink);
                let count = if row.in_hand > 0 { row.in_hand } else { row.on_map };
                let ink = letters(17.0, Tone::PanelInk).bold().end();
                brush.text(x + width - 14.0, line_at + 20.0, &count.to_string(), ink);
                if count == 0 {
                    let d = format!("M{} {}H{}", x + 44.0, line_at + 15.0, x + 230.0);
                    brush.path(&d, line(Tone::PanelRed, 2.0));
                }
            });
        }
        let foot = letters(16.0, Tone::PanelInk);
        self.easel.brush.text(x + 14.0, y + 213.0, say::LEGEND, foot);
    }
}

/// A sentence begins with a capital.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
