//! What a part of the table is: for the card that explains it.

/// The part of a map that is no place, as sea: touched, it says why nobody goes there.
pub const CLOSED: &str = "closed";

/// A part explained. Values and notes cite their clauses as sentences do: `[R29]`.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Card {
    /// What it is called.
    pub title: String,
    /// What it has, and what that means: label and value.
    pub rows: Vec<(&'static str, String)>,
    /// What the rules say of it, a sentence each, and where its figures come from.
    pub notes: Vec<String>,
}

impl Card {
    /// A card that is so called.
    pub(crate) fn titled(title: impl Into<String>) -> Self {
        Self { title: title.into(), ..Self::default() }
    }

    /// With one more row.
    #[must_use]
    pub(crate) fn row(mut self, label: &'static str, value: impl Into<String>) -> Self {
        self.rows.push((label, value.into()));
        self
    }

    /// With one more row, if it says anything.
    #[must_use]
    pub(crate) fn row_if(self, label: &'static str, value: impl Into<String>) -> Self {
        let value = value.into();
        if value.is_empty() { self } else { self.row(label, value) }
    }

    /// With one more note.
    #[must_use]
    pub(crate) fn note(mut self, note: impl Into<String>) -> Self {
        self.notes.push(note.into());
        self
    }
}
