//! The end of the log as a role reads it, written line by line: a long game costs a step and a page
//! no more than a short one.
//!
//! Every line carries a tag that depends on it and on all before it. A page that has the line
//! before the new ones, with the same tag, has all the older ones too; any other page asks for the
//! whole. So nothing has to be known about what a page has seen.

use std::collections::VecDeque;

use engine::Viewer;

use crate::blocks::short::short;
use crate::look::Look;
use crate::pages::table::log;

/// So many lines a page has at first; it asks for older ones.
pub(crate) const LINES: usize = 100;

/// The last lines of one role, and the tags of all.
#[derive(Debug, Default)]
pub(crate) struct LogWindow {
    tags: Vec<u64>,
    lines: VecDeque<String>,
    /// How many lines the last update had.
    told: usize,
    /// Whose eyes the lines are for: several people may sit at one screen.
    viewer: Option<Viewer>,
}

/// The new end of a log.
#[derive(serde::Serialize, Debug)]
pub(super) struct Tail {
    /// The number of the line before it.
    after: usize,
    /// The tag of that line.
    tag: String,
    /// The new lines.
    lines: String,
}

impl LogWindow {
    /// Forgets what was taken back.
    pub(super) fn cut(&mut self, steps: usize) {
        let gone = self.tags.len().saturating_sub(steps);
        self.tags.truncate(steps);
        self.lines.truncate(self.lines.len().saturating_sub(gone));
        self.told = self.told.min(steps);
    }

    /// Writes what is not written yet, up to the present.
    pub(super) fn write(&mut self, look: &Look<'_>) {
        if self.viewer == Some(look.viewer) {
            return self.write_on(look);
        }
        let before = std::mem::replace(self, Self { viewer: Some(look.viewer), ..Self::default() });
        self.write_on(look);
        // What both read alike need not be told again.
        let alike = before.tags.iter().zip(&self.tags).take_while(|(one, other)| one == other);
        self.told = before.told.min(alike.count());
    }

    /// Writes what is not written yet for the same eyes.
    fn write_on(&mut self, look: &Look<'_>) {
        let known = self.tags.len();
        // What was taken back may have been all that was written.
        let from = if self.lines.len() < known.min(LINES) {
            self.lines.clear();
            known.saturating_sub(LINES)
        } else {
            known
        };
        for (at, told) in (from..).zip(look.table.told(from, Some(look.viewer))) {
            if at >= known {
                let before = self.tags.last().copied().unwrap_or_default();
                self.tags.push(log::tag(before, &told));
            }
            self.lines.push_back(log::line(look, &told, self.tags[at]).into_string());
            if self.lines.len() > LINES {
                self.lines.pop_front();
            }
        }
    }

    /// What was written since the last update.
    pub(super) fn tail(&mut self) -> Tail {
        let told = std::mem::replace(&mut self.told, self.tags.len());
        let after = told.max(self.first()).min(self.tags.len());
        let tag = after.checked_sub(1).map_or_else(String::new, |at| log::hex(self.tags[at]));
        Tail {
            after,
            tag,
            lines: self.lines.range(after - self.first()..).map(|it| short("", it)).collect(),
        }
    }

    /// How many lines came before those that are written out.
    pub(crate) fn first(&self) -> usize {
        self.tags.len() - self.lines.len()
    }

    /// The lines that are written out.
    pub(crate) fn lines(&self) -> impl Iterator<Item = &str> {
        self.lines.iter().map(String::as_str)
    }

    /// Older lines: those before a number, as many as a page is given at once.
    pub(super) fn older(&self, look: &Look<'_>, before: usize) -> String {
        let before = before.min(self.tags.len() + 1).max(1);
        let from = (before - 1).saturating_sub(LINES);
        let told = look.table.told(from, Some(look.viewer));
        let lines = (from..before - 1).zip(told);
        lines.map(|(at, told)| log::line(look, &told, self.tags[at]).into_string()).collect()
    }
}
