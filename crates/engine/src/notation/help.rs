//! What help says of a position: how each line begins, what follows, what it means when left out.

use std::fmt::Write as _;

use super::facts::Described;

/// How wide help is.
const WIDTH: usize = 88;
/// Where the words begin; a line that begins with more than that has them below it.
const COLUMN: usize = 20;

/// The facts of a position as help shows them, one below the other.
pub fn help(facts: &[Described]) -> String {
    let mut text = String::new();
    for Described { begins, form, left_out } in facts {
        let _ = write!(text, "  {begins}");
        let mut at = begins.chars().count() + 2;
        if at + 2 > COLUMN {
            at = WIDTH;
        }
        for word in format!("{form}; left out: {left_out}").split(' ') {
            let width = word.chars().count();
            if at + 1 + width > WIDTH {
                let _ = write!(text, "\n{:COLUMN$}{word}", "");
                at = COLUMN + width;
            } else {
                let gap = COLUMN.saturating_sub(at).max(1);
                let _ = write!(text, "{:gap$}{word}", "");
                at += gap + width;
            }
        }
        text.push('\n');
    }
    text
}
