//! The easel: a brush, what may be done in the picture, and the parts that can be used.

use super::brush::{Brush, HIDDEN, Rect, Wash, fill, line, number};
use super::{Scene, Tone};

/// What a picture is painted on.
pub(crate) struct Easel<'a> {
    pub(crate) scene: &'a Scene,
    pub(crate) brush: Brush,
    /// Joins the words of what may be done with the words of the part.
    named: fn(&str, &str) -> String,
    /// Whether a part of the picture can be reached with the keyboard already.
    reached: bool,
    /// The sheet of a page that is being drawn: what is on it has a key of its own, by which a page
    /// keeps it while all else changes.
    sheet: Option<&'static str>,
}

/// One part of the picture: what it is called, what it says, and what can be asked of it.
pub(crate) struct Part {
    pub(crate) target: String,
    /// What it is; after the first semicolon, how it stands.
    pub(crate) label: String,
    /// The action that is meant by clicking here when it is not legal.
    pub(crate) ask: Option<String>,
    /// Its outline, for rings.
    pub(crate) outline: Outline,
}

impl Part {
    /// What people call it, however it stands and whatever may be done with it.
    fn name(&self) -> &str {
        self.label.split(';').next().unwrap_or_default()
    }
}

/// The shape of a part.
#[derive(Clone)]
pub(crate) enum Outline {
    /// A card or plaque.
    Box(Rect, f32),
    /// A medallion.
    Disc(f32, f32, f32),
    /// A piece of land: a path a little inside its borders, for its neighbours have rings of their
    /// own, and where the spearhead hangs.
    Land(String, [f32; 2]),
}

/// A part that is being drawn.
#[must_use = "a part that was begun has to be ended"]
pub(crate) struct Begun {
    legal: bool,
    usable: bool,
}

impl<'a> Easel<'a> {
    /// A clean easel. `named` joins the words of what may be done with the words of the part.
    pub(crate) fn new(scene: &'a Scene, named: fn(&str, &str) -> String) -> Self {
        let brush = Brush::new(scene.frame.theme, scene.frame.layout.prefix());
        Self { scene, brush, named, reached: false, sheet: None }
    }

    /// A clean easel for the sheets of a page.
    pub(crate) fn for_page(scene: &'a Scene, named: fn(&str, &str) -> String) -> Self {
        Self { scene, brush: Brush::for_page(), named, reached: false, sheet: Some("") }
    }

    /// Begins another sheet.
    pub(crate) fn turn_to(&mut self, sheet: &'static str) {
        self.sheet = Some(sheet);
    }

    /// The key of something on the sheet; none in a picture that never changes.
    fn key(&self, name: &str) -> String {
        self.sheet.map_or_else(String::new, |sheet| format!("{sheet}.{name}"))
    }

    /// Begins what a page keeps as one thing without its being a part that can be used.
    /// [`Brush::close`] of a `g` ends it.
    pub(crate) fn open_keyed(&mut self, name: &str, attributes: &[(&str, &str)]) {
        let key = self.key(name);
        let mut all = vec![("data-k", key.as_str())];
        all.extend_from_slice(attributes);
        self.brush.open("g", &all);
    }

    /// Opens a group that stays as it is while what lies around it changes: in a page it has a key.
    pub(crate) fn open_apart(&mut self, name: &str, attributes: &[(&str, &str)]) {
        if self.sheet.is_some() {
            self.open_keyed(name, attributes);
        } else {
            self.brush.open("g", attributes);
        }
    }

    /// Draws what changes apart from what lies around it: in a page it has a key.
    pub(crate) fn apart(&mut self, name: &str, draw: impl FnOnce(&mut Brush)) {
        if self.sheet.is_none() {
            return draw(&mut self.brush);
        }
        self.open_keyed(name, &[]);
        draw(&mut self.brush);
        self.brush.close("g");
    }

    /// Begins a part: what is drawn until [`Easel::end`] belongs to it.
    pub(crate) fn begin(&mut self, part: &Part) -> Begun {
        let Part { target, label, ask, outline } = part;
        let (choice, many) = self.scene.only_at(target);
        // What takes two clicks begins at its source.
        let starts = self.scene.starts_at(target);
        let name =
            choice.map_or_else(|| label.clone(), |choice| (self.named)(&choice.words, label));
        let legal = choice.is_some() || many || starts;
        // What is legal by another part is not asked about here.
        let offered =
            |ask: &String| self.scene.choices.iter().any(|choice| choice.notation == *ask);
        let ask = ask.as_ref().filter(|ask| !offered(ask));
        let asks = self.scene.frame.interactive && !legal && ask.is_some();
        let first = match (legal, self.scene.choices.is_empty()) {
            (true, _) => !self.reached,
            (false, none) => asks && none && !self.reached,
        };
        self.reached |= first;
        let usable = legal || asks;
        let class = match (legal, asks) {
            (true, _) => "target legal",
            (false, true) => "target ask",
            (false, false) => "",
        };
        let key = self.key(target);
        self.brush.open(
            "g",
            &[
                ("data-k", &key),
                ("class", class),
                ("role", if usable { "button" } else { "img" }),
                ("aria-label", &name),
                ("aria-disabled", if asks { "true" } else { "" }),
                (
                    "tabindex",
                    if !usable {
                        ""
                    } else if first {
                        "0"
                    } else {
                        "-1"
                    },
                ),
                ("data-target", target),
                ("data-name", part.name()),
                ("data-action", choice.map_or("", |choice| &choice.notation)),
                ("data-choose", if many || starts { target } else { "" }),
                ("data-ask", if asks { ask.map_or("", String::as_str) } else { "" }),
            ],
        );
        if self.sheet.is_some() {
            // A page draws the rings itself, those that are seen: then only the part's own attributes
            // change with what may be done, and not what is drawn in it.
            self.open_keyed(&format!("{target}.ring"), &[("data-outline", &outline.told())]);
            self.brush.close("g");
            self.open_keyed(&format!("{target}.in"), &[]);
        } else if legal {
            outline.ring(&mut self.brush);
        }
        Begun { legal, usable }
    }

    /// Begins a plaque that is brighter where it can be used; gives the tone of its words, which
    /// follow. [`Brush::close`] of a `g` ends it. On a page the style sheet makes it brighter.
    pub(crate) fn plate(&mut self, target: &str, rect: Rect) -> Tone {
        let (one, many) = self.scene.only_at(target);
        let bright = (one.is_some() || many) && self.sheet.is_none();
        let (plate, ink) =
            if bright { (Tone::Card, Tone::CardInk) } else { (Tone::Panel, Tone::PanelInk) };
        self.brush.open("g", &[("class", "plate")]);
        self.brush.rect(rect, 6.0, fill(plate).edged(ink, if bright { 2.0 } else { 1.0 }));
        ink
    }

    /// Ends a part with what lies on top of it.
    pub(crate) fn end(&mut self, part: &Part, begun: &Begun) {
        if self.sheet.is_some() {
            self.brush.close("g");
            self.open_keyed(&format!("{}.top", part.target), &[("data-top", "on")]);
            self.brush.close("g");
        } else {
            if begun.legal {
                part.outline.spearhead(&mut self.brush);
            }
            if begun.usable {
                part.outline.focus(&mut self.brush);
            }
        }
        self.brush.close("g");
    }
}

impl Outline {
    /// The outline in short, as a page reads it: `web/assets/pure/outline.js` draws from it what is
    /// drawn here into pictures.
    fn told(&self) -> String {
        let numbers = |all: &[f32]| all.iter().map(|it| number(*it)).collect::<Vec<_>>().join(" ");
        match self {
            Self::Box([x, y, width, height], round) => {
                format!("box {}", numbers(&[*x, *y, *width, *height, *round]))
            }
            Self::Disc(x, y, radius) => format!("disc {}", numbers(&[*x, *y, *radius])),
            Self::Land(path, at) => format!("land {} {path}", numbers(at)),
        }
    }

    /// What may be done has a ring, and a spearhead that points at it: no colour is needed to see.
    /// The ring lies under the part, the spearhead on it.
    fn ring(&self, brush: &mut Brush) {
        self.trace(brush, 4.0, line(Tone::LegalEdge, 7.0).class("ring under"));
        self.trace(brush, 4.0, line(Tone::Legal, 3.5).class("ring"));
    }

    fn spearhead(&self, brush: &mut Brush) {
        let (x, y, head) = match *self {
            // On a plaque it would hide the words: there it comes from the left.
            Self::Land(_, [x, y]) => (x, y, "M0 8L-9-7L0-2L9-7Z"),
            Self::Box([x, y, width, height], _) if width > 2.0 * height => {
                (x, y + height / 2.0, "M8 0L-7-9L-2 0L-7 9Z")
            }
            Self::Box([x, y, width, _], _) => (x + width / 2.0, y, "M0 8L-9-7L0-2L9-7Z"),
            Self::Disc(x, y, radius) => (x, y - radius, "M0 8L-9-7L0-2L9-7Z"),
        };
        brush.at(x, y, 1.0, |brush| {
            brush.path(head, fill(Tone::Legal).edged(Tone::LegalEdge, 2.5).class("ring head"));
        });
    }

    /// The ring of what has the focus, in two tones that show on anything.
    fn focus(&self, brush: &mut Brush) {
        self.trace(brush, 9.0, line(Tone::LegalEdge, 7.0).class(HIDDEN));
        self.trace(brush, 9.0, line(Tone::Ink, 3.0).class(HIDDEN));
    }

    fn trace(&self, brush: &mut Brush, out: f32, wash: Wash) {
        match self {
            Self::Box([x, y, width, height], round) => brush.rect(
                [x - out, y - out, width + 2.0 * out, height + 2.0 * out],
                round + out,
                wash,
            ),
            Self::Disc(x, y, radius) => brush.disc(*x, *y, radius + out, wash),
            Self::Land(path, _) => brush.path(path, wash),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Outline, Part};

    #[test]
    fn a_part_is_called_what_it_is_and_not_how_it_stands() {
        let name = |label: &str| {
            let outline = Outline::Disc(0.0, 0.0, 1.0);
            let part = Part { target: "x".into(), label: label.into(), ask: None, outline };
            part.name().to_owned()
        };
        assert_eq!(
            name("Middle Gate, height 2; Greek: 3 hoplites; under attack"),
            "Middle Gate, height 2"
        );
        assert_eq!(name("Spartan deck: 4 cards"), "Spartan deck: 4 cards");
    }
}
