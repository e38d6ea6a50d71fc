//! A person's decision: the list, the prompt, and the questions that may be asked first.

use std::time::Duration;

use anyhow::Result;
use draw::Paint;
use engine::{Proposal, Seat, Viewer};
use games::Listed;
use search::Budget;

use super::line::{HELP, Line};
use super::list;
use super::sitting::{Flow, Sitting};
use crate::commands::{ask, replay, rules};

/// How long the computer thinks about a hint.
const HINT: Budget = Budget::Time(Duration::from_secs(1));
/// How many hints are shown.
const HINTS: usize = 3;

/// What a line led to.
enum Then {
    /// The decision is made, or taken back.
    Done,
    /// The same question again.
    Again,
    /// Out.
    Stop,
}

impl Sitting<'_> {
    /// Asks a person until he decides, leaves, or takes something back.
    pub(super) fn person(&mut self, seat: Seat) -> Result<Flow> {
        if self.hand_over(seat)? == Flow::Stop {
            return Ok(Flow::Stop);
        }
        self.board_if_changed(seat)?;
        self.news()?;
        let listed = self.table.actions();
        self.question(&listed)?;
        let mut leaving = false;
        loop {
            let Some(line) = self.terminal.ask("> ")? else { return Ok(Flow::Stop) };
            let line = Line::read(&line);
            if line == Line::Quit && self.file.is_none() && !leaving {
                leaving = true;
                self.say(Paint::Gold, "Nothing is saved. `save FILE`, or `quit` again to leave.")?;
                continue;
            }
            match self.answer(seat, line, &listed) {
                Ok(Then::Done) => return Ok(Flow::On),
                Ok(Then::Stop) => return Ok(Flow::Stop),
                Ok(Then::Again) => {}
                // What cannot be written cannot be told either; all else is the person's to mend.
                Err(error) if error.is::<std::io::Error>() => return Err(error),
                Err(error) => self.say(Paint::Red, &format!("{error}"))?,
            }
        }
    }

    fn question(&mut self, listed: &[Listed]) -> Result<()> {
        let prompt = self.table.prompt();
        self.say(Paint::Cyan, &prompt)?;
        write!(self.terminal.out, "{}", list::lines(listed, &self.table.orders()))?;
        Ok(())
    }

    fn answer(&mut self, seat: Seat, line: Line<'_>, listed: &[Listed]) -> Result<Then> {
        match line {
            Line::Order(order) => return self.decide(seat, order),
            Line::Number(number) => return self.decide(seat, by_number(number, listed)?),
            Line::Undo => return self.take_back(false),
            Line::UndoAll => return self.take_back(true),
            Line::Quit => return Ok(Then::Stop),
            Line::Empty => self.question(listed)?,
            Line::Odds(order) => self.odds(named(order, listed))?,
            Line::Why(order) => self.why(seat, named(order, listed))?,
            Line::Hint => {
                let hints = self.table.hint(HINT, self.table.steps() as u64)?;
                write!(self.terminal.out, "{}", ask::hint_lines(&hints, HINTS))?;
            }
            Line::Rules(case) => {
                let entry = games::find(self.table.info().id)?;
                let page = rules::look_up(entry, case, self.terminal.ink)?;
                write!(self.terminal.out, "{page}")?;
            }
            Line::Log => {
                for told in self.table.told(0, self.audience()) {
                    write!(self.terminal.out, "{}", replay::lines(&told))?;
                }
            }
            Line::Cards => {
                let cards = self.table.remaining(Viewer::Seat(seat), self.terminal.ink);
                write!(self.terminal.out, "{cards}")?;
            }
            Line::Board => {
                self.board(Viewer::Seat(seat))?;
                self.question(listed)?;
            }
            Line::Save(name) => self.save_as(name)?,
            Line::Help => write!(self.terminal.out, "{HELP}")?,
        }
        Ok(Then::Again)
    }

    fn decide(&mut self, seat: Seat, order: &str) -> Result<Then> {
        match Proposal::read(order) {
            // The people at one keyboard are one company here, too.
            Some(word) => {
                let all = Seat::all(self.table.header().seats.len() as u8);
                let hired = |seat: &Seat| self.table.hired(*seat).is_some();
                let (computers, people): (Vec<Seat>, Vec<Seat>) = all.partition(hired);
                games::say(self.table.as_mut(), seat, word, &people, &computers)?;
            }
            None => self.table.act(seat, order)?,
        }
        Ok(Then::Done)
    }

    /// Takes back the last step of whoever made it, or all that may be: the people at one keyboard
    /// are one company.
    fn take_back(&mut self, all: bool) -> Result<Then> {
        let (seat, before) = (self.table.undoer(), self.table.steps());
        if all {
            self.table.undo_all(seat)?;
        } else {
            self.table.undo(seat)?;
        }
        self.stepped_back();
        let told = match before - self.table.steps() {
            1 => "The last step is taken back.".to_owned(),
            steps => format!("The last {steps} steps are taken back."),
        };
        self.say(Paint::Faint, &told)?;
        Ok(Then::Done)
    }

    fn odds(&mut self, order: &str) -> Result<()> {
        let odds = self.table.odds(order)?;
        if odds.is_empty() {
            return self.say(Paint::Faint, "Nothing is left to chance then.");
        }
        for forecast in &odds {
            write!(self.terminal.out, "{}", forecast.in_ink(self.terminal.ink))?;
        }
        Ok(())
    }

    fn why(&mut self, seat: Seat, order: &str) -> Result<()> {
        match self.table.why(seat, order)? {
            Ok(()) => self.say(Paint::Green, &format!("{order} is legal.")),
            Err(refusal) => self.say(Paint::Red, &format!("{refusal}.")),
        }
    }
}

fn by_number(number: usize, listed: &[Listed]) -> Result<&str> {
    match number.checked_sub(1).and_then(|at| listed.get(at)) {
        Some(action) => Ok(&action.notation),
        None => Err(crate::failure::BadInput::because(format!(
            "there is no action {number}; the list has 1 to {}",
            listed.len()
        ))),
    }
}

/// An action by its number in the list, or as it was typed.
fn named<'a>(order: &'a str, listed: &'a [Listed]) -> &'a str {
    match Line::read(order) {
        Line::Number(number) => by_number(number, listed).unwrap_or(order),
        _ => order,
    }
}
