//! The log as a role reads it, written line by line: a long game costs a step no more than a short
//! one.
//!
//! Every line carries a tag that depends on it and on all before it. A page that has the line
//! before the new ones, with the same tag, has all the older ones too; any other page asks for the
//! whole. So nothing has to be known about what a page has seen.

use crate::look::Look;
use crate::pages::table::log;

/// The lines of one role, as far as they were written.
#[derive(Debug, Default)]
pub(super) struct LogWindow {
    lines: Vec<Written>,
    /// How many lines the last update had.
    told: usize,
    /// Whose eyes the lines are for: several people may sit at one screen.
    viewer: Option<engine::Viewer>,
}

#[derive(Debug)]
struct Written {
    html: String,
    tag: String,
}

/// The new end of a log.
#[derive(serde::Serialize, Debug)]
pub(super) struct Tail {
    /// How many lines come before it.
    after: usize,
    /// The tag of the last of them.
    tag: String,
    /// The new lines.
    lines: String,
}

impl LogWindow {
    /// Forgets what was taken back.
    pub(super) fn cut(&mut self, steps: usize) {
        self.lines.truncate(steps);
        self.told = self.told.min(steps);
    }

    /// Writes what is not written yet.
    fn write(&mut self, look: &Look<'_>) {
        if self.viewer.replace(look.viewer) != Some(look.viewer) {
            (self.lines, self.told) = (Vec::new(), 0);
        }
        for told in look.table.told(self.lines.len(), Some(look.viewer)) {
            let tag = log::tag(self.lines.last().map_or("", |line| &line.tag), &told);
            let html = log::line(look, &told, &tag).into_string();
            self.lines.push(Written { html, tag });
        }
    }

    /// What was written since the last update.
    pub(super) fn tail(&mut self, look: &Look<'_>) -> Tail {
        self.write(look);
        let after = std::mem::replace(&mut self.told, self.lines.len()).min(self.lines.len());
        let tag = after.checked_sub(1).map_or_else(String::new, |at| self.lines[at].tag.clone());
        Tail { after, tag, lines: self.lines[after..].iter().map(|it| it.html.as_str()).collect() }
    }
}
