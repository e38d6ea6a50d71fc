//! What every drawn table has around its game: the ground with its bands, panels, a legend, and
//! the box that a game comes in.

use super::brush::{Brush, Rect, fill, letters, line};
use super::easel::Easel;
use super::glyphs::meander;
use super::{Layout, Theme, Tone};

impl Layout {
    /// What sets the names of a table in this layout apart from those of others on a page.
    pub(crate) const fn prefix(self) -> &'static str {
        match self {
            Self::Wide => "pm-w",
            Self::Narrow => "pm-n",
        }
    }

    /// The classes of a table in this layout.
    const fn class(self) -> &'static str {
        match self {
            Self::Wide => "pm pm-wide",
            Self::Narrow => "pm pm-narrow",
        }
    }

    /// How wide a table is in this layout, and how high its bands are.
    const fn measures(self) -> [f32; 2] {
        match self {
            Self::Wide => [960.0, 16.0],
            Self::Narrow => [360.0, 10.0],
        }
    }
}

impl Easel<'_> {
    /// The ground with its upper band, however high the table turns out to be: what lies outside
    /// is cut off.
    pub(crate) fn ground(&mut self) {
        let [width, _] = self.scene.frame.layout.measures();
        self.brush.rect([0.0, 0.0, width, 4000.0], 10.0, fill(Tone::Ground));
        self.band(8.0);
    }

    /// Ends a table with its lower band; gives its size.
    pub(crate) fn foot(&mut self, bottom: f32) -> [f32; 2] {
        let [width, band] = self.scene.frame.layout.measures();
        self.band(bottom);
        [width, bottom + band + 8.0]
    }

    fn band(&mut self, y: f32) {
        let [width, height] = self.scene.frame.layout.measures();
        self.brush.at(12.0, y, 1.0, |brush| {
            brush.stamp("meander", |brush| {
                meander(brush, [0.0, 0.0, width - 24.0, height], Tone::Ink);
            });
        });
    }

    /// What is reconstructed, and what is an owner's own; gives where its last line stands.
    pub(crate) fn legend(&mut self, texts: &[String], [x, mut y]: [f32; 2], columns: usize) -> f32 {
        for row in texts.iter().flat_map(|text| crate::text::wrapped(text, columns)) {
            self.brush.text(x, y, &row, letters(16.0, Tone::Ink));
            y += 18.0;
        }
        y - 18.0
    }

    /// A panel with its heading, if it has one.
    pub(crate) fn panel(&mut self, rect: Rect, heading: &str) {
        let [x, y, width, height] = rect;
        self.brush.rect(rect, 8.0, fill(Tone::Panel).edged(Tone::Ink, 2.0));
        let inner = [x + 4.0, y + 4.0, width - 8.0, height - 8.0];
        self.brush.rect(inner, 5.0, line(Tone::PanelRed, 1.0));
        if !heading.is_empty() {
            let ink = letters(17.0, Tone::PanelInk).bold();
            self.brush.text(x + 14.0, y + 23.0, heading, ink);
        }
    }

    /// The picture of a whole table.
    pub(crate) fn picture(self, size: [f32; 2], label: &str) -> String {
        let role = if self.scene.frame.interactive { "group" } else { "img" };
        self.brush.picture(size, self.scene.frame.layout.class(), (role, label))
    }
}

/// The picture on a box, three wide and two high: the ground, a window of a tone between two bands,
/// and what `draw` puts into the window.
pub(crate) fn lid(
    theme: Theme,
    prefix: &'static str,
    label: &str,
    window: Tone,
    draw: fn(&mut Brush),
) -> String {
    let mut brush = Brush::new(theme, prefix);
    brush.rect([0.0, 0.0, 360.0, 240.0], 12.0, fill(Tone::Ground));
    meander(&mut brush, [12.0, 9.0, 336.0, 14.0], Tone::Ink);
    meander(&mut brush, [12.0, 217.0, 336.0, 14.0], Tone::Ink);
    brush.rect([12.0, 30.0, 336.0, 180.0], 6.0, fill(window).edged(Tone::Ink, 2.5));
    draw(&mut brush);
    brush.picture([360.0, 240.0], "pm pm-emblem", ("img", label))
}
