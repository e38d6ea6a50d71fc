//! The table drawn: a vase painting with a game on it.

mod art;
mod cards;
mod emblem;
mod fight;
mod hands;
mod pass;
mod piles;
mod places;

use engine::Seat;
use game_thermopyles::state::Step;
use game_thermopyles::{Event, View};

use self::fight::Fought;
use super::words::{self, picture as say};
use crate::depict::Cast;
use crate::svg::brush::{Brush, Rect, fill, letters, line};
use crate::svg::glyphs::meander;
use crate::svg::{Layout, Scene, Tone};

pub(super) use emblem::emblem;
pub(super) use fight::dice_html;

/// What is drawn, for whom, and with which brush.
struct Stage<'a> {
    view: &'a View,
    cast: Cast<'a>,
    scene: &'a Scene,
    brush: Brush,
    /// Whether a part of the picture can be reached with the keyboard already.
    reached: bool,
}

/// One part of the picture: what it is called, what it says, and what can be asked of it.
struct Part {
    target: String,
    label: String,
    /// The action that is meant by clicking here when it is not legal.
    ask: Option<String>,
    /// Its outline, for rings.
    outline: Outline,
}

/// The shape of a part.
#[derive(Copy, Clone)]
enum Outline {
    /// A card or plaque.
    Box(Rect, f32),
    /// A medallion.
    Disc(f32, f32, f32),
}

/// The whole table.
pub(super) fn board(view: &View, recent: &[Event], cast: Cast<'_>, scene: &Scene) -> String {
    let fought = Fought::of(view, recent);
    let prefix = match scene.frame.layout {
        Layout::Wide => "pm-w",
        Layout::Narrow => "pm-n",
    };
    let mut stage =
        Stage { view, cast, scene, brush: Brush::new(scene.frame.theme, prefix), reached: false };
    stage.table();
    let [width, height] = match scene.frame.layout {
        Layout::Wide => stage.wide(fought.as_ref()),
        Layout::Narrow => stage.narrow(fought.as_ref()),
    };
    let role = if scene.frame.interactive { "group" } else { "img" };
    let class = match scene.frame.layout {
        Layout::Wide => "pm pm-wide",
        Layout::Narrow => "pm pm-narrow",
    };
    stage.brush.picture([width, height], class, (role, &say::table(view)))
}

impl Stage<'_> {
    /// The ground, however high the table turns out to be: what lies outside is cut off.
    fn table(&mut self) {
        let (width, band) = match self.scene.frame.layout {
            Layout::Wide => (960.0, 16.0),
            Layout::Narrow => (360.0, 10.0),
        };
        self.brush.rect([0.0, 0.0, width, 2400.0], 10.0, fill(Tone::Ground));
        self.band([12.0, 8.0, width - 24.0, band]);
    }

    fn band(&mut self, [x, y, width, height]: Rect) {
        self.brush.at(x, y, 1.0, |brush| {
            brush.stamp("meander", |brush| meander(brush, [0.0, 0.0, width, height], Tone::Ink));
        });
    }

    /// For a desk, 960 wide.
    fn wide(&mut self, fought: Option<&Fought>) -> [f32; 2] {
        self.pass_wide([20.0, 34.0, 920.0, 268.0]);
        self.persian_line([20.0, 312.0, 380.0, 196.0]);
        self.tray([410.0, 312.0, 276.0, 196.0], fought);
        self.graveyard([696.0, 312.0, 244.0, 196.0]);
        self.reserves_wide([20.0, 518.0, 232.0, 216.0]);
        self.hands_wide([262.0, 518.0, 678.0, 216.0]);
        let bottom = self.legend([28.0, 755.0], 100) + 8.0;
        self.band([12.0, bottom, 936.0, 16.0]);
        [960.0, bottom + 24.0]
    }

    /// For a phone, 360 wide.
    fn narrow(&mut self, fought: Option<&Fought>) -> [f32; 2] {
        self.pass_narrow([6.0, 24.0, 348.0, 332.0]);
        self.persian_line([6.0, 362.0, 348.0, 166.0]);
        self.tray([6.0, 534.0, 348.0, 152.0], fought);
        self.graveyard([6.0, 692.0, 348.0, 96.0]);
        self.reserves_narrow([6.0, 794.0, 348.0, 116.0]);
        let bottom = self.hands_narrow(916.0);
        let bottom = self.legend([12.0, bottom + 20.0], 44) + 8.0;
        self.band([12.0, bottom, 336.0, 10.0]);
        [360.0, bottom + 18.0]
    }

    /// What is reconstructed, and what is an owner's own.
    fn legend(&mut self, [x, mut y]: [f32; 2], columns: usize) -> f32 {
        for text in super::board::legend(self.view) {
            for row in crate::text::wrapped(&text, columns) {
                self.brush.text(x, y, &row, letters(16.0, Tone::Ink));
                y += 18.0;
            }
        }
        y - 18.0
    }

    /// A panel with its heading.
    fn panel(&mut self, rect: Rect, heading: &str) {
        self.brush.rect(rect, 8.0, fill(Tone::Panel).edged(Tone::Ink, 2.0));
        let [x, y, width, height] = rect;
        self.brush.rect(
            [x + 4.0, y + 4.0, width - 8.0, height - 8.0],
            5.0,
            line(Tone::PanelRed, 1.0),
        );
        if !heading.is_empty() {
            self.brush.text(x + 14.0, y + 23.0, heading, letters(17.0, Tone::PanelInk).bold());
        }
    }

    /// Draws a part, and around it whatever makes it usable.
    fn part(&mut self, part: &Part, draw: impl FnOnce(&mut Self)) {
        let Part { target, label, ask, outline } = part;
        let interactive = self.scene.frame.interactive;
        let choice = self.scene.at(target);
        let name = match choice {
            Some(choice) => say::choice(&choice.words, label),
            None => label.clone(),
        };
        let legal = choice.is_some();
        // What is legal by another part is not asked about here.
        let offered =
            |ask: &String| self.scene.choices.iter().any(|choice| choice.notation == *ask);
        let ask = ask.as_ref().filter(|ask| !offered(ask));
        let asks = interactive && !legal && ask.is_some();
        let first = match (legal, self.scene.choices.is_empty()) {
            (true, _) => !self.reached,
            (false, none) => asks && none && !self.reached,
        };
        self.reached |= first;
        let focus = if first { "0" } else { "-1" };
        let usable = legal || asks;
        let notation = choice.map_or("", |choice| &choice.notation);
        let attributes = [
            (
                "class",
                if legal {
                    "target legal"
                } else if asks {
                    "target ask"
                } else {
                    ""
                },
            ),
            ("role", if usable { "button" } else { "img" }),
            ("aria-label", &name),
            ("aria-disabled", if asks { "true" } else { "" }),
            ("tabindex", if usable { focus } else { "" }),
            ("data-target", target),
            ("data-action", notation),
            ("data-ask", if asks { ask.map_or("", String::as_str) } else { "" }),
        ];
        self.brush.open("g", &attributes);
        if legal {
            outline.ring(&mut self.brush);
        }
        draw(self);
        if legal {
            outline.spearhead(&mut self.brush);
        }
        if usable {
            outline.focus(&mut self.brush);
        }
        self.brush.close("g");
    }

    /// The seat whose cards lie in front: the viewer's, or that of the one who decides.
    fn front(&self) -> Seat {
        match (self.view.viewer, self.view.step) {
            (engine::Viewer::Seat(seat), _) | (_, Step::Discard { seat, .. }) => seat,
            _ => self.view.active,
        }
    }

    fn name(&self, seat: Seat) -> String {
        words::player(self.view, seat, self.cast)
    }
}

impl Outline {
    /// What may be done has a ring, and a spearhead that points at it: no colour is needed to see.
    /// The ring lies under the part, the spearhead on it.
    fn ring(self, brush: &mut Brush) {
        self.trace(brush, 4.0, line(Tone::LegalEdge, 7.0));
        self.trace(brush, 4.0, line(Tone::Legal, 3.5).class("ring"));
    }

    fn spearhead(self, brush: &mut Brush) {
        let (x, y, head) = match self {
            // On a plaque it would hide the words: there it comes from the left.
            Self::Box([x, y, width, height], _) if width > 2.0 * height => {
                (x, y + height / 2.0, "M8 0L-7-9L-2 0L-7 9Z")
            }
            Self::Box([x, y, width, _], _) => (x + width / 2.0, y, "M0 8L-9-7L0-2L9-7Z"),
            Self::Disc(x, y, radius) => (x, y - radius, "M0 8L-9-7L0-2L9-7Z"),
        };
        brush.at(x, y, 1.0, |brush| {
            brush.path(head, fill(Tone::Legal).edged(Tone::LegalEdge, 2.5));
        });
    }

    /// The ring of what has the focus, in two tones that show on anything.
    fn focus(self, brush: &mut Brush) {
        self.trace(brush, 9.0, line(Tone::Ink, 6.0).class(crate::svg::brush::HIDDEN));
        self.trace(brush, 9.0, line(Tone::Legal, 2.5).class(crate::svg::brush::HIDDEN));
    }

    fn trace(self, brush: &mut Brush, out: f32, wash: crate::svg::brush::Wash) {
        match self {
            Self::Box([x, y, width, height], round) => brush.rect(
                [x - out, y - out, width + 2.0 * out, height + 2.0 * out],
                round + out,
                wash,
            ),
            Self::Disc(x, y, radius) => brush.disc(x, y, radius + out, wash),
        }
    }
}
