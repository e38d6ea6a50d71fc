//! The record of a game being played: kept step by step, and the truth about it when somebody leaves.

use std::path::Path;

use anyhow::Result;
use draw::Paint;
use engine::Node;

use super::line::Line;
use super::sitting::Sitting;
use crate::failure::BadInput;
use crate::files::{Present, RecordFile};

/// A record that is kept, and how much of the game is in it.
#[derive(Debug)]
pub(super) struct Kept {
    file: RecordFile,
    /// How many steps the file has.
    steps: usize,
    /// Why it has no more, where it has not.
    trouble: Option<String>,
}

impl Kept {
    /// A file that has the whole game.
    pub(super) const fn whole(file: RecordFile, steps: usize) -> Self {
        Self { file, steps, trouble: None }
    }

    /// What is not in the file, in a sentence; nothing where all is.
    fn missing(&self, steps: usize) -> Option<String> {
        let why = self.trouble.as_ref()?;
        let path = self.file.path().display();
        let what = match steps.checked_sub(self.steps) {
            Some(1) => "lacks the last step".to_owned(),
            Some(many) => format!("lacks the last {many} steps"),
            None => "still has what was taken back".to_owned(),
        };
        Some(format!("{path} {what} of the game ({why})."))
    }
}

/// Why somebody leaves.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum Leaving {
    /// He said so.
    Wanted,
    /// The input ended.
    Cut,
}

impl Sitting<'_> {
    /// Writes the record, where it is kept. A full disk does not end the game.
    pub(super) fn keep(&mut self) -> Result<()> {
        let Some(kept) = &mut self.kept else { return Ok(()) };
        let steps = self.table.steps();
        match kept.file.save(self.table.as_ref()) {
            Ok(()) => {
                let again = kept.trouble.take().is_some();
                kept.steps = steps;
                if again {
                    self.say(Paint::Green, "Saved again: the record has the whole game.")?;
                }
            }
            Err(error) => {
                let why = error.to_string();
                kept.trouble = Some(why.clone());
                self.say(Paint::Red, &format!("Not saved: {why}"))?;
            }
        }
        Ok(())
    }

    /// What would be lost if somebody left now; nothing where nothing would.
    fn unsaved(&self) -> Option<String> {
        match &self.kept {
            None => Some("Nothing is saved.".to_owned()),
            Some(kept) => kept.missing(self.table.steps()),
        }
    }

    /// Whether somebody who wants to leave may: he is asked once, if something would be lost.
    pub(super) fn may_leave(&mut self) -> Result<bool> {
        let Some(unsaved) = self.unsaved().filter(|_| !self.asked_to_stay) else { return Ok(true) };
        self.asked_to_stay = true;
        self.say(Paint::Gold, &unsaved)?;
        self.say(Paint::Gold, "`save FILE` writes the whole game there; `quit` again leaves.")?;
        Ok(false)
    }

    /// Says good-bye to somebody who leaves early.
    pub(super) fn leave(&mut self, leaving: Leaving) -> Result<()> {
        self.say(Paint::Faint, "The game stops here.")?;
        self.part(leaving)
    }

    /// At the end of a game that is not wholly in its file, waits for a better place for it.
    pub(super) fn find_a_place(&mut self) -> Result<Leaving> {
        self.asked_to_stay = false;
        while self.kept.as_ref().is_some_and(|kept| kept.trouble.is_some()) {
            if self.may_leave()? {
                break;
            }
            let Some(line) = self.terminal.ask("> ")? else { return Ok(Leaving::Cut) };
            match Line::read(&line) {
                Line::Quit => {}
                Line::Save(name) => match self.save_as(name) {
                    Ok(()) => {}
                    Err(error) => {
                        self.asked_to_stay = false;
                        self.say(Paint::Red, &error.to_string())?;
                    }
                },
                _ => self.asked_to_stay = false,
            }
        }
        Ok(Leaving::Wanted)
    }

    /// Says where the record is, and what is not in it.
    ///
    /// # Errors
    /// If something is not in it, and nobody was there to hear that.
    pub(super) fn part(&mut self, leaving: Leaving) -> Result<()> {
        let Some(kept) = &self.kept else { return Ok(()) };
        let path = kept.file.path().display().to_string();
        if let Some(missing) = kept.missing(self.table.steps()) {
            return match leaving {
                Leaving::Wanted => self.say(Paint::Red, &missing),
                Leaving::Cut => Err(anyhow::anyhow!("{missing} It is lost")),
            };
        }
        let over = matches!(self.table.node(), Node::Over(_));
        let then =
            if over { "tells it again: promachos replay" } else { "goes on: promachos play" };
        self.say(Paint::Faint, &format!("The record is in {path}; it {then} {path}"))
    }

    /// Writes the record to a new file, and keeps it there from now on.
    pub(super) fn save_as(&mut self, name: &str) -> Result<()> {
        if name.is_empty() {
            return Err(BadInput::because("say where: save FILE"));
        }
        let present = Present::Refuse("choose another name");
        let file = RecordFile::create(Path::new(name), self.table.as_ref(), present)?;
        self.kept = Some(Kept::whole(file, self.table.steps()));
        self.asked_to_stay = false;
        self.say(Paint::Green, &format!("Saved in {name}, and kept up to date from now on."))
    }
}
