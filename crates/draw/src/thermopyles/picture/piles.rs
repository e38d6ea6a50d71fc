//! The Persian line and the piles: decks, Graveyard, Support cards.

use engine::Seat;
use game_thermopyles::cards::SUPPORT_CARDS;
use game_thermopyles::{Action, Persian};

use super::{Canvas, Outline, Part, art, cards};
use crate::svg::Tone;
use crate::svg::brush::{Brush, Rect, fill, length, letters, line};
use crate::svg::glyphs::numeral_centred;
use crate::thermopyles::target;
use crate::thermopyles::words::{self, picture as say};

impl Canvas<'_> {
    /// The Persian deck, the second card and the first: they come on from the left.
    pub(super) fn persian_line(&mut self, rect: Rect) {
        self.easel.panel(rect, say::LINE);
        let [x, y, width, height] = rect;
        let size = (height - 50.0) / cards::HEIGHT;
        let (wide, top) = (size * cards::WIDTH, y + 34.0);
        let gap = (width - 3.0 * wide) / 4.0;
        let left = |column: f32| x + gap + column * (wide + gap);
        let deck = self.view.persian_deck.size();
        let outline =
            |column: f32| Outline::Box([left(column), top, wide, size * cards::HEIGHT], 9.0);
        let part = Part {
            target: "persian-deck".to_owned(),
            label: say::persian_deck(deck),
            ask: None,
            outline: outline(0.0),
        };
        self.part(&part, |stage| {
            pile(&mut stage.easel.brush, [left(0.0), top], size, deck, cards::persian_back);
        });
        self.slot(2, self.view.slots[1], outline(1.0), [left(1.0), top, size]);
        self.slot(1, self.view.slots[0], outline(2.0), [left(2.0), top, size]);
        // At the right edges: a wide font would write the title over a name in the middle.
        let style = letters(16.0, Tone::PanelInk).end();
        for (column, text) in [(1.0, say::SECOND), (2.0, say::FIRST)] {
            self.easel.brush.text(left(column) + wide, y + 24.0, text, style);
        }
    }

    fn slot(
        &mut self,
        slot: usize,
        card: Option<Persian>,
        outline: Outline,
        [x, y, size]: [f32; 3],
    ) {
        let part = Part {
            target: format!("slot-{slot}"),
            label: say::persian(slot, card),
            ask: None,
            outline,
        };
        self.part(&part, |stage| {
            stage.easel.brush.at(x, y, size, |brush| match card {
                Some(card) => cards::persian(brush, card),
                None => cards::empty(brush, Tone::PanelInk),
            });
        });
    }

    /// The Graveyard as a row of helmets, filled up to its goal, and the repelled cards.
    pub(super) fn graveyard(&mut self, rect: Rect) {
        let [x, y, width, height] = rect;
        let (buried, goal) = (self.view.graveyard.size(), self.view.options.graveyard_goal);
        let part = Part {
            target: "graveyard".to_owned(),
            label: say::graveyard(self.view),
            ask: None,
            outline: Outline::Box(rect, 8.0),
        };
        let repelled = format!("{}: {}", words::REPELLED, words::cards(self.view.repelled.size()));
        self.part(&part, |stage| {
            stage.easel.panel(rect, words::GRAVEYARD);
            let told = words::graveyard(buried, goal);
            let style = letters(17.0, Tone::PanelRed).bold().end();
            stage.easel.brush.text(x + width - 14.0, y + 23.0, &told, style);
            let all = goal.map_or(buried, u32::from).max(buried).max(12);
            let columns = if width > 300.0 { 14 } else { 7 }.max(all.div_ceil(4)).min(14);
            let rows = all.div_ceil(columns);
            let (wide, deep) =
                ((width - 24.0) / length(columns), ((height - 66.0) / length(rows)).min(44.0));
            for at in 0..all {
                let place = [
                    x + 12.0 + (length(at % columns) + 0.5) * wide,
                    y + 34.0 + (length(at / columns) + 0.5) * deep,
                ];
                let open = goal.is_some_and(|goal| at < goal.into()) || at < buried;
                if open {
                    grave(&mut stage.easel.brush, place, wide.min(deep).min(34.0), at < buried);
                }
            }
            stage.easel.brush.text(
                x + 14.0,
                y + height - 14.0,
                &repelled,
                letters(16.0, Tone::PanelInk),
            );
        });
    }

    /// Support cards above, the Spartan deck and the plaques below.
    pub(super) fn reserves_wide(&mut self, rect: Rect) {
        self.easel.panel(rect, words::SUPPORT);
        let [x, y, ..] = rect;
        self.support_cards([x + 16.0, y + 40.0], 0.42, 54.0);
        self.spartan_deck([x + 14.0, y + 120.0], 0.6);
        let heading = letters(17.0, Tone::PanelInk).bold();
        self.easel.brush.text(x + 90.0, y + 126.0, words::SPARTAN_DECK, heading);
        self.plaques([x + 98.0, y + 136.0, 122.0, 30.0], [x + 98.0, y + 178.0, 122.0, 30.0]);
    }

    /// The same in one row and a half.
    pub(super) fn reserves_narrow(&mut self, rect: Rect) {
        self.easel.panel(rect, words::SUPPORT);
        let [x, y, ..] = rect;
        self.support_cards([x + 16.0, y + 42.0], 0.38, 51.0);
        self.spartan_deck([x + 220.0, y + 18.0], 0.56);
        self.plaques([x + 286.0, y + 12.0, 54.0, 42.0], [x + 286.0, y + 64.0, 54.0, 42.0]);
    }

    fn support_cards(&mut self, [x, y]: [f32; 2], size: f32, step: f32) {
        let left = self.view.support;
        for number in 1..=SUPPORT_CARDS {
            let at = x + f32::from(number - 1) * step;
            let part = Part {
                target: target::support(number),
                label: say::support(number, left),
                ask: Some(Action::Support(number).to_string()),
                outline: Outline::Box([at, y, size * cards::WIDTH, size * cards::HEIGHT], 4.0),
            };
            self.part(&part, |stage| {
                stage.easel.brush.at(at, y, size, |brush| {
                    if number <= left {
                        cards::support(brush, number - 1);
                    } else {
                        cards::empty(brush, Tone::PanelInk);
                    }
                });
            });
        }
    }

    fn spartan_deck(&mut self, [x, y]: [f32; 2], size: f32) {
        let count = self.view.spartan_deck;
        let alone = self.view.options.players == 1;
        let part = Part {
            target: target::DECK.to_owned(),
            label: say::spartan_deck(count),
            ask: Some(Action::Draw(if alone { Seat::FIRST } else { self.front() }).to_string()),
            outline: Outline::Box([x, y, size * cards::WIDTH, size * cards::HEIGHT], 6.0),
        };
        self.part(&part, |stage| {
            pile(&mut stage.easel.brush, [x, y], size, count, cards::spartan_back);
        });
    }

    /// What is done by leaving something: no Support, no card drawn.
    fn plaques(&mut self, none: Rect, leave: Rect) {
        let narrow = none[2] < 100.0;
        let plaques = [
            (none, target::support(0), say::NO_SUPPORT, Action::Support(0)),
            (leave, target::DECLINE.to_owned(), say::LEAVE_IT, Action::Decline),
        ];
        for (rect, target, text, action) in plaques {
            let part = Part {
                target,
                label: text.to_owned(),
                ask: Some(action.to_string()),
                outline: Outline::Box(rect, 6.0),
            };
            self.part(&part, |stage| {
                let ink = stage.easel.plate(&part.target, rect);
                let [x, y, width, height] = rect;
                let rows: Vec<&str> = if narrow { text.split(' ').collect() } else { vec![text] };
                let mut under = y + height / 2.0 + 5.0 - length(rows.len() - 1) * 8.0;
                for row in rows {
                    let style = letters(if narrow { 15.0 } else { 16.0 }, ink).middle();
                    stage.easel.brush.text(x + width / 2.0, under, row, style);
                    under += 16.0;
                }
                stage.easel.brush.close("g");
            });
        }
    }
}

/// A pile of cards with its count on a shield.
fn pile(brush: &mut Brush, [x, y]: [f32; 2], size: f32, count: u32, back: fn(&mut Brush)) {
    if count == 0 {
        brush.at(x, y, size, |brush| cards::empty(brush, Tone::PanelInk));
    }
    for under in (0..count.min(3)).rev() {
        let lift = length(under) * 2.0;
        brush.at(x + lift, y - lift, size, back);
    }
    brush.at(x + size * cards::WIDTH / 2.0, y + size * cards::HEIGHT / 2.0, 1.0, |brush| {
        brush.disc(0.0, 0.0, 19.0, fill(Tone::Gold).edged(Tone::GoldInk, 2.0));
        numeral_centred(brush, count, [0.0, 0.0], 17.0, Tone::GoldInk);
    });
}

/// A helmet for one who lies there, a ring where there is room.
fn grave(brush: &mut Brush, [x, y]: [f32; 2], size: f32, filled: bool) {
    let name = if filled { "grave" } else { "grave-open" };
    brush.at(x, y, size / 40.0, |brush| brush.stamp(name, |brush| draw_grave(brush, filled)));
}

/// A grave 40 wide with its middle at 0, 0.
fn draw_grave(brush: &mut Brush, filled: bool) {
    if filled {
        brush.disc(0.0, 0.0, 17.6, fill(Tone::PanelInk));
        brush.at(-17.6, -16.7, 17.6 / 46.0, |brush| {
            art::helmet(brush, [Tone::Panel, Tone::PanelInk, Tone::Panel]);
        });
    } else {
        brush.disc(0.0, 0.0, 16.6, line(Tone::PanelInk, 1.8));
    }
}

/// The stamps of the Graveyard.
pub(super) fn stamps(brush: &mut Brush) {
    for filled in [false, true] {
        grave(brush, [0.0, 0.0], 40.0, filled);
    }
}
