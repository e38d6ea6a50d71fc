//! What a board shows of the rules on demand: zones, lines of sight, what a way costs. A game says what
//! it is, in words and as marks on parts of the board; a page knows how to draw them.

/// What is shown on demand.
#[derive(Clone, Eq, PartialEq, Default, Debug)]
pub struct Aid {
    /// The same in words, a sentence each, with its clauses as sentences have them: `[8.2.3a]`.
    pub told: Vec<String>,
    /// What is drawn on the board.
    pub marks: Vec<Mark>,
}

/// Something drawn on the board on demand.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Mark {
    /// A few letters on a part: what it takes to come there.
    Label {
        /// The part.
        at: String,
        /// The letters.
        text: String,
    },
    /// A line from part to part.
    Line {
        /// Where it begins.
        from: String,
        /// Where it ends.
        to: String,
        /// What it says about it, in a few letters: a range.
        text: String,
        /// Whether it leads there.
        clear: bool,
        /// The part that stops it, where one does.
        stops: Option<String>,
    },
}
