//! Hands: one lies in front, the others are seen across the table.

use engine::Seat;
use game_thermopyles::state::Awaits;
use game_thermopyles::view::HandView;
use game_thermopyles::{Action, Spartan};

use super::{Canvas, Outline, Part, cards};
use crate::svg::Tone;
use crate::svg::brush::{Rect, fill, length, letters, times};
use crate::text;
use crate::thermopyles::words::{self, picture as say};
use crate::thermopyles::{board, target};

impl Canvas<'_> {
    /// A big hand, and the others across the table, on the right.
    pub(super) fn hands_wide(&mut self, rect: Rect) {
        let [x, y, width, height] = rect;
        self.easel.panel(rect, "");
        let (front, others) = self.seats();
        let beside = if others.is_empty() { 0.0 } else { 226.0 };
        let size = (height - 64.0) / cards::HEIGHT;
        self.plate(front, [x + 12.0, y + 10.0, width - 24.0 - beside, 26.0], 46);
        self.front_hand(front, [x + 22.0, y + 50.0, width - 44.0 - beside], size, usize::MAX);
        for (at, &seat) in others.iter().enumerate() {
            let top = y + 10.0 + length(at) * 67.0;
            self.across(seat, [x + width - beside, top, beside - 12.0, 62.0]);
        }
    }

    /// A hand in rows of five, then the others below each other. Gives where it ends.
    pub(super) fn hands_narrow(&mut self, y: f32) -> f32 {
        let (front, others) = self.seats();
        let kinds = self.kinds(front).max(1);
        let rows = length(kinds.div_ceil(5));
        let deep = 42.0 + rows * 104.0;
        let below = length(others.len()) * 72.0;
        self.easel.panel([6.0, y, 348.0, deep + below + 4.0], "");
        self.plate(front, [14.0, y + 8.0, 332.0, 26.0], 36);
        self.front_hand(front, [18.0, y + 48.0, 322.0], 0.54, 5);
        for (at, &seat) in others.iter().enumerate() {
            self.across(seat, [14.0, y + deep + length(at) * 72.0, 332.0, 62.0]);
        }
        y + deep + below + 4.0
    }

    fn seats(&self) -> (Seat, Vec<Seat>) {
        let front = self.front();
        let others = Seat::all(self.view.options.players).filter(|&seat| seat != front);
        (front, others.collect())
    }

    fn hand(&self, seat: Seat) -> HandView {
        self.view.hands.get(seat.index()).copied().unwrap_or(HandView::Closed(0))
    }

    fn kinds(&self, seat: Seat) -> usize {
        match self.hand(seat) {
            HandView::Open(cards) => cards.kinds().count(),
            HandView::Closed(size) => size as usize,
        }
    }

    /// The name of a player: a card can be given to him by clicking on it.
    fn plate(&mut self, seat: Seat, rect: Rect, columns: usize) {
        let in_turn = board::deciding(self.view) == Some(seat);
        let name = text::short(&self.name(seat), columns);
        let part = Part {
            target: target::seat(seat),
            label: say::plate(&self.name(seat), self.hand(seat).size(), in_turn),
            ask: (self.view.options.players > 1).then(|| Action::Draw(seat).to_string()),
            outline: Outline::Box(rect, 5.0),
        };
        self.part(&part, |stage| {
            let [x, y, _, height] = rect;
            let (plate, ink) =
                if in_turn { (Tone::Gold, Tone::GoldInk) } else { (Tone::Card, Tone::CardInk) };
            stage.easel.brush.rect(rect, 5.0, fill(plate).edged(Tone::PanelInk, 1.6));
            let mut left = x + 10.0;
            if in_turn {
                stage.easel.brush.at(left, y + height / 2.0, 1.0, |brush| {
                    brush.path("M0-6L13 0L0 6L4 0Z", fill(ink));
                });
                left += 20.0;
            }
            let style = letters(16.0, ink).bold();
            stage.easel.brush.text(left, y + height / 2.0 + 5.5, &name, style);
        });
    }

    /// The cards in front, those of one value on each other.
    fn front_hand(&mut self, seat: Seat, [x, y, width]: [f32; 3], size: f32, a_row: usize) {
        let HandView::Open(hand) = self.hand(seat) else {
            return self.backs(seat, [x, y, width, size * cards::HEIGHT]);
        };
        if hand.is_empty() {
            let style = letters(17.0, Tone::PanelInk);
            self.easel.brush.text(x + 6.0, y + 30.0, words::EMPTY_HAND, style);
            return;
        }
        let (wide, tall) = (size * cards::WIDTH, size * cards::HEIGHT);
        let kinds: Vec<u8> = hand.kinds().collect();
        let columns = kinds.len().min(a_row);
        let step = if columns > 1 {
            ((width - wide) / length(columns - 1)).min(wide + 20.0)
        } else {
            wide
        };
        for (at, &kind) in kinds.iter().enumerate() {
            let left = x + length(at % columns) * step;
            let top = y + length(at / columns) * (tall + 24.0);
            self.held(seat, Spartan::of_kind(kind), hand.count(kind), [left, top, size]);
        }
    }

    fn held(&mut self, seat: Seat, card: Spartan, count: u8, [x, y, size]: [f32; 3]) {
        let verb = match self.view.awaits {
            Awaits::Discard { .. } => Action::Discard(card),
            _ => Action::Charge(card),
        };
        let part = Part {
            target: target::card(seat, card),
            label: say::held(&self.name(seat), card.combat_value(), count),
            ask: Some(verb.to_string()),
            outline: Outline::Box([x, y, size * cards::WIDTH, size * cards::HEIGHT], 8.0 * size),
        };
        self.part(&part, |stage| {
            for under in (1..count).rev() {
                let lift = f32::from(under) * 5.0;
                stage.easel.brush.at(x + lift, y - lift, size, |brush| cards::spartan(brush, card));
            }
            stage.easel.brush.at(x, y, size, |brush| cards::spartan(brush, card));
            if count > 1 {
                // On the side that no other card of the hand covers.
                let (left, low) = (x + 17.0, y + size * cards::HEIGHT - 17.0);
                let plate = fill(Tone::Gold).edged(Tone::GoldInk, 1.6);
                stage.easel.brush.disc(left, low, 14.0, plate);
                let style = letters(16.0, Tone::GoldInk).bold().middle();
                stage.easel.brush.text(left, low + 5.0, &format!("×{count}"), style);
            }
        });
    }

    fn backs(&mut self, seat: Seat, [x, y, width, tall]: Rect) {
        let count = self.hand(seat).size();
        let part = Part {
            target: format!("hand-{seat}"),
            label: say::closed(&self.name(seat), count),
            ask: None,
            outline: Outline::Box([x, y, width, tall], 4.0),
        };
        self.part(&part, |stage| {
            let size = tall / cards::HEIGHT;
            let wide = size * cards::WIDTH;
            let step = ((width - wide) / length(count.saturating_sub(1).max(1))).min(wide + 4.0);
            for at in 0..count {
                stage.easel.brush.at(x + length(at) * step, y, size, cards::spartan_back);
            }
        });
    }

    /// A hand across the table: name and small cards.
    fn across(&mut self, seat: Seat, [x, y, width, _]: Rect) {
        let columns = times(8.6, width - 40.0);
        self.plate(seat, [x, y, width, 24.0], columns);
        let (size, left) = (36.0 / cards::HEIGHT, x + 2.0);
        let HandView::Open(hand) = self.hand(seat) else {
            return self.backs(seat, [left, y + 28.0, width - 4.0, 36.0]);
        };
        let wide = size * cards::WIDTH;
        let count = hand.size().max(2) - 1;
        let step = ((width - 4.0 - wide) / length(count)).min(wide + 4.0);
        let mut at = 0.0;
        for kind in hand.kinds() {
            let (card, many) = (Spartan::of_kind(kind), hand.count(kind));
            let place = left + at * step;
            let part = Part {
                target: target::card(seat, card),
                label: say::held(&self.name(seat), card.combat_value(), many),
                ask: None,
                outline: Outline::Box([place, y + 28.0, wide, 36.0], 3.0),
            };
            self.part(&part, |stage| {
                for one in 0..many {
                    let left = place + f32::from(one) * step;
                    stage
                        .easel
                        .brush
                        .at(left, y + 28.0, size, |brush| cards::spartan_small(brush, card));
                }
            });
            at += f32::from(many);
        }
    }
}
