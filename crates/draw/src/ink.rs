//! Colour, for terminals that want it. Nothing is told by colour alone.

/// Whether to write in colour. Who knows the terminal decides.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Ink {
    /// Text alone.
    Plain,
    /// Text with ANSI colours.
    Colour,
}

/// What a piece of text is.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Paint {
    /// A heading, or what matters most.
    Strong,
    /// What one need not read.
    Faint,
    /// Danger.
    Red,
    /// One's own.
    Gold,
    /// A gain.
    Green,
    /// What is asked of the player.
    Cyan,
}

impl Ink {
    /// The text in a colour, or as it is.
    pub fn paint(self, paint: Paint, text: impl AsRef<str>) -> String {
        let text = text.as_ref();
        let code = match paint {
            Paint::Strong => "1",
            Paint::Faint => "2",
            Paint::Red => "31",
            Paint::Gold => "33",
            Paint::Green => "32",
            Paint::Cyan => "1;36",
        };
        match self {
            Self::Plain => text.to_owned(),
            Self::Colour => format!("\x1b[{code}m{text}\x1b[0m"),
        }
    }
}
