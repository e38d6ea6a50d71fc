//! Pictures: what a page, a file or a report wants drawn, and the brush that draws it.
//!
//! Every shape has a class for its tone, so that a page's style sheet ([`palette::css`]) can
//! restyle it, and the same tone as a plain attribute, so that a file without a style sheet looks
//! right. There is no inline style: pages forbid it.

pub mod palette;
pub(crate) mod brush;
pub(crate) mod easel;
pub(crate) mod frame;
pub(crate) mod glyphs;
pub(crate) mod laurel;
pub(crate) mod measure;

pub use palette::{Theme, Tone};

use crate::course::Pick;

/// How a picture is cut.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug)]
pub enum Layout {
    /// For a desk: good from 840 CSS pixels on.
    #[default]
    Wide,
    /// For a phone held upright: good from 320 CSS pixels on.
    Narrow,
}

/// The window in which a page shows a table.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Window {
    /// A desk's.
    Wide,
    /// A phone's that is held upright.
    Narrow,
    /// Narrow, and wider than high: a phone on its side, a desk with everything twice as large.
    Low,
}

impl Window {
    /// Every window.
    pub const ALL: [Self; 3] = [Self::Wide, Self::Narrow, Self::Low];

    /// What pages and style sheets call it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Wide => "wide",
            Self::Narrow => "narrow",
            Self::Low => "low",
        }
    }
}

/// In which windows a sheet is shown.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Shown {
    /// In all.
    Always,
    /// On a desk alone.
    Desk,
    /// In those that are narrow, high or low.
    Small,
    /// In those that are wider than high: a desk's, and low ones.
    Lying,
    /// In one that is narrow and high.
    Upright,
}

impl Shown {
    /// The windows by their words; nothing: all of them.
    pub const fn windows(self) -> &'static str {
        match self {
            Self::Always => "",
            Self::Desk => "wide",
            Self::Small => "narrow low",
            Self::Lying => "wide low",
            Self::Upright => "narrow",
        }
    }
}

/// A sheet for a layout is shown where that fits: what is cut for a phone in every narrow window.
impl From<Option<Layout>> for Shown {
    fn from(layout: Option<Layout>) -> Self {
        match layout {
            None => Self::Always,
            Some(Layout::Wide) => Self::Desk,
            Some(Layout::Narrow) => Self::Small,
        }
    }
}

/// How a picture is wanted.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug)]
pub struct Frame {
    /// How it is cut.
    pub layout: Layout,
    /// The colours of its attributes. A page's style sheet overrides them.
    pub theme: Theme,
    /// Whether things can be clicked, focused and asked about.
    pub interactive: bool,
}

/// A picture of a table: how it is wanted, and what may be done in it.
#[derive(Clone, Eq, PartialEq, Default, Debug)]
pub struct Scene {
    /// How it is wanted.
    pub frame: Frame,
    /// Everything that may be done now; empty for those who may do nothing.
    pub choices: Vec<Choice>,
}

/// One of the pictures that a page lays a table out with, row by row. What is on it has keys, so
/// that a page is sent only what has changed.
#[derive(Clone, PartialEq, Debug)]
pub struct Sheet {
    /// Its name, unlike any other of the table.
    pub name: &'static str,
    /// The row in which it lies, from the top.
    pub row: u8,
    /// In which windows it is shown.
    pub shown: Shown,
    /// Whether it is the map, which can be moved about and made larger.
    pub is_map: bool,
    /// What it shows of its coordinates: left, top, width, height.
    pub window: [f32; 4],
    /// What it is, for those who cannot see it.
    pub label: String,
    /// What lies on the ground.
    pub svg: String,
}

/// What lies under a sheet and never changes at a table: land, grid, names, frame.
#[derive(Clone, PartialEq, Debug)]
pub struct Ground {
    /// The sheet that it belongs to.
    pub sheet: &'static str,
    /// Its drawing, without a frame.
    pub svg: String,
}

/// One thing that may be done now.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Choice {
    /// Its notation.
    pub notation: String,
    /// What it does.
    pub words: String,
    /// How a person gives it, part by part.
    pub path: Vec<Pick>,
}

impl Choice {
    /// The part of the picture where it ends, as `hand-1-15`.
    pub fn target(&self) -> &str {
        self.path.last().map_or("", |pick| &pick.part)
    }

    /// The part that is clicked first, where it takes several clicks.
    pub fn source(&self) -> Option<&str> {
        self.path.first().filter(|_| self.path.len() > 1).map(|pick| pick.part.as_str())
    }
}

impl Scene {
    /// The first choice that one click on a part of the picture makes.
    pub fn at(&self, target: &str) -> Option<&Choice> {
        self.choices.iter().find(|choice| choice.source().is_none() && choice.target() == target)
    }

    /// The one choice that one click on a part makes, or whether there are several to choose from.
    pub fn only_at(&self, target: &str) -> (Option<&Choice>, bool) {
        let mut here = self
            .choices
            .iter()
            .filter(|choice| choice.source().is_none() && choice.target() == target);
        match (here.next(), here.next()) {
            (Some(_), Some(_)) => (None, true),
            (only, _) => (only, false),
        }
    }

    /// Whether a choice of two clicks begins at a part of the picture.
    pub fn starts_at(&self, target: &str) -> bool {
        self.choices.iter().any(|choice| choice.source() == Some(target))
    }
}
