//! The brush: writes SVG that is well formed whatever it is asked to draw.

use std::fmt::Write as _;

use super::palette::{Theme, Tone};

/// How a shape is painted.
#[derive(Copy, Clone, Default, Debug)]
pub(crate) struct Wash {
    fill: Option<Tone>,
    line: Option<(Tone, f32)>,
    class: &'static str,
}

/// A shape filled with a tone.
pub(crate) const fn fill(tone: Tone) -> Wash {
    Wash { fill: Some(tone), line: None, class: "" }
}

/// A shape that is there and not seen.
pub(crate) const fn bare() -> Wash {
    Wash { fill: None, line: None, class: "" }
}

/// A line of a tone and a width.
pub(crate) const fn line(tone: Tone, width: f32) -> Wash {
    Wash { fill: None, line: Some((tone, width)), class: "" }
}

impl Wash {
    /// The same with a line around it.
    pub(crate) const fn edged(mut self, tone: Tone, width: f32) -> Self {
        self.line = Some((tone, width));
        self
    }

    /// The same with a class of its own.
    pub(crate) const fn class(mut self, class: &'static str) -> Self {
        self.class = class;
        self
    }
}

/// Where a text is anchored.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Anchor {
    /// It begins there.
    Start,
    /// Its middle is there.
    Middle,
    /// It ends there.
    End,
}

/// How a text is written.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Letters {
    pub(super) size: f32,
    tone: Tone,
    anchor: Anchor,
    pub(super) bold: bool,
    /// The width to which it is set, whatever font the reader has.
    held: Option<f32>,
}

/// Letters of a size and tone that begin where they are put.
pub(crate) const fn letters(size: f32, tone: Tone) -> Letters {
    Letters { size, tone, anchor: Anchor::Start, bold: false, held: None }
}

impl Letters {
    /// The same, bold.
    pub(crate) const fn bold(mut self) -> Self {
        self.bold = true;
        self
    }

    /// The same, with the middle where it is put.
    pub(crate) const fn middle(mut self) -> Self {
        self.anchor = Anchor::Middle;
        self
    }

    /// The same, set so wide whatever font the reader has.
    pub(crate) const fn held(mut self, wide: f32) -> Self {
        self.held = Some(wide);
        self
    }

    /// The same, ending where it is put.
    pub(crate) const fn end(mut self) -> Self {
        self.anchor = Anchor::End;
        self
    }
}

/// A rectangle: left, top, width, height.
pub(crate) type Rect = [f32; 4];

/// The brush and what it has drawn so far.
#[derive(Debug)]
pub(crate) struct Brush {
    xml: String,
    /// The colours of its attributes; none on a page, whose style sheet has them all.
    theme: Option<Theme>,
    stamps: Stamps,
}

/// Figures that are drawn once and used often: a page with six hoplites carries one.
#[derive(Debug, Default)]
struct Stamps {
    /// What sets the names of this picture apart from those of others on a page.
    prefix: &'static str,
    cut: Vec<&'static str>,
    xml: String,
    /// Whether the page has them all, drawn once for all its sheets.
    shared: bool,
}

impl Brush {
    /// A clean brush.
    pub(crate) fn new(theme: Theme, prefix: &'static str) -> Self {
        let stamps = Stamps { prefix, ..Stamps::default() };
        Self { xml: String::new(), theme: Some(theme), stamps }
    }

    /// A clean brush for a sheet of a page: the page has the colours, and every stamp.
    pub(crate) fn for_page() -> Self {
        let stamps = Stamps { prefix: PAGE, shared: true, ..Stamps::default() };
        Self { xml: String::new(), theme: None, stamps }
    }

    /// What a page draws once for all its sheets: the stamps that `draw` makes.
    pub(crate) fn stamps_of_page(draw: impl FnOnce(&mut Self)) -> String {
        let stamps = Stamps { prefix: PAGE, ..Stamps::default() };
        let mut brush = Self { xml: String::new(), theme: None, stamps };
        draw(&mut brush);
        brush.stamps.xml
    }

    /// Whether a page has the colours and the stamps.
    pub(crate) const fn is_for_page(&self) -> bool {
        self.stamps.shared
    }

    /// A line that has the tone of what it stands in.
    pub(crate) fn plain_path(&mut self, d: &str, width: f32) {
        let _ = write!(self.xml, "<path d=\"{d}\" stroke-width=\"{}\"/>", number(width));
    }

    /// What it has drawn so far; it is clean again.
    pub(crate) fn take(&mut self) -> String {
        std::mem::take(&mut self.xml)
    }

    /// A whole picture. A picture with parts that can be used is a group to those who cannot see it.
    pub(crate) fn picture(self, size: [f32; 2], class: &str, label: (&str, &str)) -> String {
        let [width, height] = size.map(number);
        let (role, label) = label;
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"{class}\" \
             viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" \
             font-family=\"Palatino Linotype, Palatino, Book Antiqua, Georgia, serif\" \
             fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\" \
             role=\"{role}\" aria-label=\"{}\"><defs>{}</defs>{}</svg>",
            escaped(label),
            self.stamps.xml,
            self.xml
        )
    }

    /// A small picture that only decorates: it has no name, no letters and no size of its own.
    pub(crate) fn decoration(self, size: [f32; 2], class: &str) -> String {
        let [width, height] = size.map(number);
        let Self { xml, stamps: Stamps { xml: stamps, .. }, .. } = self;
        let defs = if stamps.is_empty() { stamps } else { format!("<defs>{stamps}</defs>") };
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"{class}\" \
             viewBox=\"0 0 {width} {height}\" fill=\"none\" stroke-linecap=\"round\" \
             stroke-linejoin=\"round\" aria-hidden=\"true\">{defs}{xml}</svg>"
        )
    }

    /// Draws a figure that is always drawn alike: in full once, by its name each time.
    pub(crate) fn stamp(&mut self, name: &'static str, draw: impl FnOnce(&mut Self)) {
        let id = format!("{}-{name}", self.stamps.prefix);
        if !self.stamps.shared && !self.stamps.cut.contains(&name) {
            self.stamps.cut.push(name);
            let mut brush = Self {
                xml: String::new(),
                theme: self.theme,
                stamps: std::mem::take(&mut self.stamps),
            };
            brush.within("g", &[("id", &id)], draw);
            self.stamps = brush.stamps;
            self.stamps.xml.push_str(&brush.xml);
        }
        let _ = write!(self.xml, "<use href=\"#{id}\"/>");
    }

    /// What lies inside an element.
    pub(crate) fn within(
        &mut self,
        tag: &str,
        attributes: &[(&str, &str)],
        draw: impl FnOnce(&mut Self),
    ) {
        self.open(tag, attributes);
        draw(self);
        self.close(tag);
    }

    /// Begins an element; attributes without a value are left out. [`Brush::close`] ends it.
    pub(crate) fn open(&mut self, tag: &str, attributes: &[(&str, &str)]) {
        let _ = write!(self.xml, "<{tag}");
        for (name, value) in attributes.iter().filter(|(_, value)| !value.is_empty()) {
            let _ = write!(self.xml, " {name}=\"{}\"", escaped(value));
        }
        self.xml.push('>');
    }

    /// Ends an element.
    pub(crate) fn close(&mut self, tag: &str) {
        let _ = write!(self.xml, "</{tag}>");
    }

    /// What it has drawn, without a frame.
    pub(crate) fn drawn(self) -> String {
        self.xml
    }

    /// Draws at a place, in a scale.
    pub(crate) fn at(&mut self, x: f32, y: f32, scale: f32, draw: impl FnOnce(&mut Self)) {
        let mut transform = format!("translate({} {})", number(x), number(y));
        if (scale - 1.0).abs() > f32::EPSILON {
            let _ = write!(transform, " scale({})", number(scale));
        }
        self.within("g", &[("transform", &transform)], draw);
    }

    /// Draws what `draw` does with its origin elsewhere, so much wider and so much higher.
    pub(crate) fn stretched(
        &mut self,
        [x, y]: [f32; 2],
        by: [f32; 2],
        draw: impl FnOnce(&mut Self),
    ) {
        let [x, y, wide, high] = [x, y, by[0], by[1]].map(number);
        let transform = format!("translate({x} {y}) scale({wide} {high})");
        self.within("g", &[("transform", &transform)], draw);
    }

    /// A path.
    pub(crate) fn path(&mut self, d: &str, wash: Wash) {
        let _ = write!(self.xml, "<path d=\"{}\"", escaped(d));
        self.finish(wash);
    }

    /// A rectangle with round corners.
    pub(crate) fn rect(&mut self, [x, y, width, height]: Rect, round: f32, wash: Wash) {
        let [x, y, width, height, round] = [x, y, width, height, round].map(number);
        let _ = write!(
            self.xml,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"{round}\""
        );
        self.finish(wash);
    }

    /// A disc.
    pub(crate) fn disc(&mut self, x: f32, y: f32, radius: f32, wash: Wash) {
        let [x, y, radius] = [x, y, radius].map(number);
        let _ = write!(self.xml, "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"");
        self.finish(wash);
    }

    /// A text. It is read aloud with the part that it stands in, not by itself.
    pub(crate) fn text(&mut self, x: f32, y: f32, text: &str, letters: Letters) {
        let Letters { size, tone, anchor, bold, held } = letters;
        let [x, y, size] = [x, y, size].map(number);
        let anchor = match anchor {
            Anchor::Start => "",
            Anchor::Middle => " text-anchor=\"middle\"",
            Anchor::End => " text-anchor=\"end\"",
        };
        let bold = if bold { " font-weight=\"700\"" } else { "" };
        let held = held.map_or_else(String::new, |wide| {
            format!(" textLength=\"{}\" lengthAdjust=\"spacingAndGlyphs\"", number(wide))
        });
        let (name, colour) = (tone.name(), self.colour("fill", tone));
        // The line feed keeps two texts of one part apart for a screen reader.
        let _ = writeln!(
            self.xml,
            "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\"{anchor}{bold}{held} \
             class=\"f-{name}\"{colour}>{}</text>",
            escaped(text)
        );
    }

    /// A colour as an attribute, where attributes have colours.
    fn colour(&self, attribute: &str, tone: Tone) -> String {
        self.theme.map_or_else(String::new, |it| format!(" {attribute}=\"{}\"", tone.colour(it)))
    }

    fn finish(&mut self, wash: Wash) {
        let mut classes = Vec::new();
        let mut attributes = String::new();
        if let Some(tone) = wash.fill {
            classes.push(format!("f-{}", tone.name()));
            attributes.push_str(&self.colour("fill", tone));
        }
        if let Some((tone, width)) = wash.line {
            classes.push(format!("s-{}", tone.name()));
            attributes.push_str(&self.colour("stroke", tone));
            let _ = write!(attributes, " stroke-width=\"{}\"", number(width));
        }
        if !wash.class.is_empty() {
            classes.push(wash.class.to_owned());
        }
        if wash.class == HIDDEN {
            attributes.push_str(" visibility=\"hidden\"");
        }
        if !classes.is_empty() {
            let _ = write!(self.xml, " class=\"{}\"", classes.join(" "));
        }
        let _ = write!(self.xml, "{attributes}/>");
    }
}

/// What the names of a page's stamps begin with.
const PAGE: &str = "pm";

/// The class of what is seen only while its part has the focus.
pub(crate) const HIDDEN: &str = "focus";

/// A small count as a length.
pub(crate) fn length(count: impl TryInto<u16>) -> f32 {
    count.try_into().map_or(f32::from(u16::MAX), f32::from)
}

/// How often one length goes into another.
#[expect(clippy::cast_sign_loss, reason = "a negative length goes in no times")]
pub(crate) fn times(length: f32, into: f32) -> usize {
    (into / length) as usize
}

/// A coordinate with two digits at most.
pub(crate) fn number(value: f32) -> String {
    let text = format!("{value:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

/// Text that may stand in XML and HTML, in an attribute too. What XML cannot say is left out.
pub(crate) fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            '\t' | '\n' => safe.push(' '),
            c if c.is_control() || matches!(c, '\u{FFFE}' | '\u{FFFF}') => {}
            c => safe.push(c),
        }
    }
    safe
}
