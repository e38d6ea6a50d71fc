//! The last fight: what the dice showed, what they added up to, and what came of it.

use engine::Ledger;
use game_thermopyles::fight::{Clash, Modifier};
use game_thermopyles::map::gives_die;
use game_thermopyles::state::Awaits;
use game_thermopyles::{Event, Persian, Spartan, View};
use maud::{PreEscaped, html};

use super::{Canvas, Outline, Part, cards};
use crate::parts;
use crate::svg::Tone;
use crate::svg::brush::{Brush, Rect, fill, length, letters, line};
use crate::svg::glyphs::{die, numeral_centred};
use crate::thermopyles::words::{self, picture as say};

/// One fight, under way or over.
pub(super) struct Fought {
    card: Spartan,
    /// Faces in the order in which they fell; 0 for one that is still to be rolled. `true` marks
    /// the location's die.
    dice: Vec<(u8, bool)>,
    clashes: Vec<(Persian, Clash)>,
    ledger: Option<Ledger<Modifier>>,
}

impl Fought {
    /// The last fight of which the viewer learned, unless the Spartans have retreated since.
    pub(super) fn of(view: &View, recent: &[Event]) -> Option<Self> {
        let mut fought = Self::told(recent);
        match view.awaits {
            Awaits::Support(fight)
            | Awaits::SupportDice { fight, .. }
            | Awaits::LocationDie(fight) => {
                let left =
                    if let Awaits::SupportDice { left, .. } = view.awaits { left } else { 0 };
                let mut dice: Vec<(u8, bool)> =
                    fight.dice.faces().map(|face| (face.number(), false)).collect();
                dice.extend(std::iter::repeat_n((0, false), left.into()));
                if gives_die(view.marker) {
                    dice.push((0, true));
                }
                fought = Some(Self { card: fight.card, dice, clashes: Vec::new(), ledger: None });
            }
            _ => {}
        }
        fought
    }

    fn told(recent: &[Event]) -> Option<Self> {
        let mut fought: Option<Self> = None;
        for event in recent {
            match (event, &mut fought) {
                (Event::Charged { card, .. }, _) => {
                    let (dice, clashes) = (Vec::new(), Vec::new());
                    fought = Some(Self { card: *card, dice, clashes, ledger: None });
                }
                (Event::Retreated { .. }, _) => fought = None,
                (Event::Rolled { face, location }, Some(fight)) => {
                    fight.dice.push((face.number(), *location));
                }
                (Event::Clashed { card, clash, ledger, .. }, Some(fight)) => {
                    fight.clashes.push((*card, *clash));
                    fight.ledger = Some(Ledger::clone(ledger));
                }
                _ => {}
            }
        }
        fought
    }

    fn total(&self) -> u32 {
        let dice: u32 = self.dice.iter().map(|&(face, _)| u32::from(face)).sum();
        u32::from(self.card.combat_value()) + dice
    }

    fn said(&self) -> String {
        let dice: Vec<String> =
            self.dice.iter().map(|&(face, location)| say::die(face, location)).collect();
        let mut said = vec![format!("{}: card {}", say::FIGHT, self.card)];
        said.extend(dice);
        said.push(format!("total {}", self.total()));
        said.extend(self.clashes.iter().map(|(card, it)| format!("{card} {}", say::clash(*it))));
        said.join(", ")
    }
}

impl Canvas<'_> {
    /// The bowl into which the dice fall.
    pub(super) fn tray(&mut self, rect: Rect, fought: Option<&Fought>) {
        let [x, y, width, height] = rect;
        let label = fought.map_or_else(|| say::QUIET.to_owned(), Fought::said);
        let outline = Outline::Box(rect, 8.0);
        let part = Part { target: "tray".to_owned(), label, ask: None, outline };
        let bowl = [x + 14.0, y + 32.0, width - 28.0, height - 44.0];
        self.easel.open_keyed("bowl", &[]);
        self.easel.panel(rect, say::FIGHT);
        kylix(&mut self.easel.brush, bowl);
        self.easel.brush.close("g");
        self.part(&part, |stage| {
            if let Some(fought) = fought {
                stage.fought(fought, bowl);
            } else {
                let [left, top, wide, deep] = bowl;
                let (middle, style) = (left + wide / 2.0, letters(16.0, Tone::FoeInk).middle());
                eyes(&mut stage.easel.brush, [middle, top + deep * 0.4], deep / 150.0);
                stage.easel.brush.text(middle, top + deep - 18.0, say::QUIET, style);
            }
        });
    }

    fn fought(&mut self, fought: &Fought, [x, y, width, height]: Rect) {
        let scale = (height - 40.0).min(92.0) / cards::HEIGHT;
        let told = !fought.clashes.is_empty();
        let top = if told { y + 8.0 } else { y + (height - scale * cards::HEIGHT) / 2.0 };
        self.easel.brush.at(x + 16.0, top, scale, |brush| cards::spartan(brush, fought.card));
        let left = x + 16.0 + scale * cards::WIDTH + 8.0;
        let total = 46.0;
        let room = x + width - 14.0 - total - left;
        let step = (room / length(fought.dice.len().max(1))).min(44.0);
        let side = (step - 4.0).min(34.0);
        let middle = top + scale * cards::HEIGHT / 2.0;
        for (at, &(face, location)) in fought.dice.iter().enumerate() {
            let place = [left + (length(at) + 0.5) * step, middle + [-5.0, 5.0][at % 2]];
            die(&mut self.easel.brush, place, side, face, [-9.0, 7.0, 12.0, -5.0, 4.0][at % 5]);
            if location {
                self.easel.brush.disc(place[0], place[1], side * 0.82, line(Tone::Gold, 2.5));
            }
        }
        let centre = [x + width - 14.0 - total / 2.0, middle];
        self.easel.brush.disc(
            centre[0],
            centre[1],
            total / 2.0,
            fill(Tone::Gold).edged(Tone::Foe, 2.0),
        );
        numeral_centred(&mut self.easel.brush, fought.total(), centre, 24.0, Tone::GoldInk);
        if told {
            let said: Vec<String> = fought
                .clashes
                .iter()
                .map(|(card, clash)| format!("{card} {}", say::clash(*clash)))
                .collect();
            let style = letters(16.0, Tone::FoeInk).middle();
            let lines = if width > 300.0 { vec![said.join(" · ")] } else { said };
            let mut under = y + height - 14.0 - length(lines.len() - 1) * 17.0;
            for row in lines {
                self.easel.brush.text(x + width / 2.0, under, &row, style);
                under += 17.0;
            }
        }
    }
}

/// A drinking bowl seen from above: a dark round with handles and a ring of clay.
fn kylix(brush: &mut Brush, [x, y, width, height]: Rect) {
    brush.rect([x, y, width, height], height * 0.32, fill(Tone::Foe).edged(Tone::PanelInk, 2.0));
    brush.rect(
        [x + 5.0, y + 5.0, width - 10.0, height - 10.0],
        height * 0.28,
        line(Tone::FoeArt, 1.6),
    );
}

/// The two eyes that look out of a drinking cup.
fn eyes(brush: &mut Brush, [x, y]: [f32; 2], scale: f32) {
    for (side, flip) in [(-1.0, "scale(-1 1)"), (1.0, "scale(1 1)")] {
        brush.at(x + side * 50.0 * scale, y, scale, |brush| {
            brush.within("g", &[("transform", flip)], |brush| {
                brush.path("M-34 14C-20-16 16-20 34 2C22 18-8 24-34 14Z", line(Tone::FoeArt, 3.0));
                brush.disc(2.0, 1.0, 14.0, fill(Tone::FoeArt));
                brush.disc(2.0, 1.0, 9.0, fill(Tone::Foe));
                brush.disc(2.0, 1.0, 4.0, fill(Tone::FoeInk));
                brush.path("M-34-12C-16-36 22-36 38-16", line(Tone::FoeArt, 4.0));
            });
        });
    }
}

/// The last dice for a page: each drawn, what they added up to, and what came of it.
pub(in crate::thermopyles) fn dice_html(recent: &[Event]) -> String {
    let Some(fought) = Fought::told(recent) else { return String::new() };
    let die_svg = |face: u8, location: bool| {
        let mut brush = Brush::for_page();
        die(&mut brush, [20.0, 20.0], 27.0, face, 0.0);
        if location {
            brush.disc(20.0, 20.0, 18.5, line(Tone::Gold, 2.5));
        }
        brush.picture([40.0, 40.0], "pm-die", ("img", &say::die(face, location)))
    };
    html! {
        ul class="pm-dice" {
            @for &(face, location) in &fought.dice {
                li { (PreEscaped(die_svg(face, location))) }
            }
        }
        @if let Some(ledger) = &fought.ledger { (PreEscaped(parts::ledger(ledger, words::modifier))) }
        @for (card, clash) in &fought.clashes {
            p { (parts::cited(&format!("{card}: {} {}", say::clash(*clash), clash.case()))) }
        }
        @if fought.ledger.is_none() { p { (words::fight_card(fought.card)) } }
    }
    .into_string()
}
