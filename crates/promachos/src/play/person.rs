//! A person's decision: the board, the list, the prompt, and the questions that may be asked first.

use std::time::Duration;

use anyhow::Result;
use draw::{Paint, odds, text};
use engine::{Proposal, Seat, Viewer};
use search::Budget;

use super::help;
use super::keeping::Leaving;
use super::line::Line;
use super::list;
use super::menu::{Item, Menu};
use super::screen::Board;
use super::sitting::{Flow, Shown, Sitting};
use crate::commands::{ask, replay, rules};
use crate::failure::BadInput;
use crate::terminal::Size;

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
    Left(Leaving),
}

impl Sitting<'_> {
    /// Asks a person until he decides, leaves, or takes something back.
    pub(super) fn person(&mut self, seat: Seat) -> Result<Flow> {
        if let left @ Flow::Left(_) = self.hand_over(seat)? {
            return Ok(left);
        }
        self.thrown.clear(); // What was thrown too many is not kept for the next volley.
        let news = self.news()?;
        let menu = Menu::of(self.table.as_ref());
        self.question(seat, &menu, news)?;
        loop {
            let Some(line) = self.terminal.ask("> ")? else {
                return Ok(Flow::Left(Leaving::Cut));
            };
            match self.answer(seat, Line::read(&line), &menu) {
                Ok(Then::Done) => return Ok(Flow::On),
                Ok(Then::Left(leaving)) => return Ok(Flow::Left(leaving)),
                Ok(Then::Again) => {}
                // What cannot be written cannot be told either; all else is the person's to mend.
                Err(error) if error.is::<std::io::Error>() => return Err(error),
                Err(error) => self.say(Paint::Red, &format!("{error}"))?,
            }
        }
    }

    /// Shows how the game stands, what is asked and what may be done, together on the screen. The
    /// board is shown again only when it has changed or has gone off the screen; above it there is
    /// room for this many rows of news, if it can do without that many.
    fn question(&mut self, seat: Seat, menu: &Menu, news: usize) -> Result<()> {
        let Size { rows, columns } = self.terminal.size();
        let ink = self.terminal.ink;
        let prompt = text::wrapped(&self.table.prompt(Viewer::Seat(seat)), columns);
        let room = rows.saturating_sub(prompt.len() + 1); // The last row is to type in.
        let board =
            Board::new(ink, |ink| format!("\n{}\n", self.table.board(Viewer::Seat(seat), ink)));
        let gloss = |item: &Item| self.gloss(item);
        let list = list::within(menu, &gloss, room - board.claim(room), columns);
        let listed = list.lines().count();
        let above = self.terminal.filled();
        let gone = |shown: Shown| above - shown.above + prompt.len() + listed + 1 > rows;
        if self.is_board_old(seat) || self.shown.is_none_or(gone) {
            let most = room.saturating_sub(listed);
            let board = board.within(most.saturating_sub(news), most, columns);
            write!(self.terminal.out, "{board}")?;
            self.shown = Some(Shown { steps: self.table.steps(), above });
        }
        for line in prompt {
            writeln!(self.terminal.out, "{}", ink.paint(Paint::Cyan, line))?;
        }
        write!(self.terminal.out, "{list}")?;
        Ok(())
    }

    /// The chances of an action, in short.
    fn gloss(&self, item: &Item) -> Option<String> {
        let brief = item.has_odds.then(|| self.table.brief(&item.notation).ok()).flatten();
        brief.and_then(|brief| brief.words)
    }

    fn answer(&mut self, seat: Seat, line: Line<'_>, menu: &Menu) -> Result<Then> {
        match line {
            Line::Order(order) => return self.decide(seat, order),
            Line::Number(number) => return self.decide(seat, &menu.numbered(number)?),
            Line::Undo => return self.take_back(false).map(|()| Then::Done),
            Line::UndoAll => return self.take_back(true).map(|()| Then::Done),
            Line::Quit if self.may_leave()? => return Ok(Then::Left(Leaving::Wanted)),
            Line::Quit => {}
            Line::Empty => self.question(seat, menu, 0)?,
            Line::Odds(order) => self.odds(&named(order, menu)?)?,
            Line::Why(order) => self.why(seat, &named(order, menu)?)?,
            Line::Hint => {
                let hints = self.table.hint(HINT, self.table.steps() as u64)?;
                self.terminal.page(&ask::hint_lines(&hints, HINTS))?;
            }
            Line::List(beginning) => self.list(beginning, menu)?,
            other => self.look_up(other, Viewer::Seat(seat))?,
        }
        Ok(Then::Again)
    }

    /// Shows what can be read at any prompt, and sees to what is said beside the game.
    pub(super) fn look_up(&mut self, line: Line<'_>, viewer: Viewer) -> Result<()> {
        match line {
            Line::WhyStep(step) => {
                let told = self.table.reasons(step, self.audience());
                self.terminal.page(&ask::reason_lines(step, &told))?;
            }
            Line::Rules(case) => {
                let entry = games::find(self.table.info().id)?;
                let page = rules::look_up(entry, case, self.terminal.ink)?;
                self.terminal.page(&page)?;
            }
            Line::Log => {
                let told = self.table.told(0, self.audience());
                let log: String = told.iter().map(replay::lines).collect();
                self.terminal.page(&log)?;
            }
            Line::Cards => {
                let cards = self.table.remaining(viewer, self.terminal.ink);
                self.terminal.page(&cards)?;
            }
            Line::Board => {
                let board = self.table.board(viewer, self.terminal.ink);
                self.terminal.page(&board)?;
            }
            Line::Confirm(wanted) => {
                self.confirms = wanted.unwrap_or(self.confirms);
                let told = if self.confirms { "are asked" } else { "are not asked" };
                let told = format!("You {told} before an action that may lose the game at once.");
                self.say(Paint::Faint, &told)?;
            }
            Line::Save(name) => self.save_as(name)?,
            Line::Help => self.terminal.page(&help::page(self.table.as_ref()))?,
            _ => {
                self.say(Paint::Faint, "That is for when somebody decides; now say what came up.")?;
            }
        }
        Ok(())
    }

    fn list(&mut self, beginning: &str, menu: &Menu) -> Result<()> {
        let columns = self.terminal.size().columns;
        let list = list::named(menu, beginning, &|item: &Item| self.gloss(item), columns);
        if list.is_empty() {
            return self.say(Paint::Faint, &format!("Nothing begins with {beginning} now."));
        }
        Ok(self.terminal.page(&list)?)
    }

    fn decide(&mut self, seat: Seat, order: &str) -> Result<Then> {
        if let Some(word) = Proposal::read(order) {
            // The people at one keyboard are one company here, too.
            let all = Seat::all(self.table.header().seats.len() as u8);
            let hired = |seat: &Seat| self.table.hired(*seat).is_some();
            let (computers, people): (Vec<Seat>, Vec<Seat>) = all.partition(hired);
            games::say(self.table.as_mut(), seat, word, &people, &computers)?;
            return Ok(Then::Done);
        }
        if let Some(then) = self.warn(order)? {
            return Ok(then);
        }
        self.table.act(seat, order)?;
        Ok(Then::Done)
    }

    /// Asks before an action that may lose the game before anybody decides again. Nothing: it may
    /// be done.
    fn warn(&mut self, order: &str) -> Result<Option<Then>> {
        // What is refused anyway is refused in its own words.
        let risk = self.table.brief(order).ok().and_then(|brief| brief.risk);
        let Some((lost, of)) = risk.filter(|&(lost, _)| lost > 0 && self.confirms) else {
            return Ok(None);
        };
        let loses = if lost == of { "loses" } else { "may lose" };
        let asked = format!("This {loses} the game ({}). Sure? y/n", odds::percent(lost, of));
        let asked = format!("{} ", self.terminal.ink.paint(Paint::Red, asked));
        let Some(answer) = self.terminal.ask(&asked)? else {
            return Ok(Some(Then::Left(Leaving::Cut)));
        };
        if ["y", "yes"].iter().any(|yes| answer.eq_ignore_ascii_case(yes)) {
            return Ok(None);
        }
        self.say(Paint::Faint, "It is not done. (`confirm off` ends these questions.)")?;
        Ok(Some(Then::Again))
    }

    /// Takes back the last step of whoever made it, or all that may be: the people at one keyboard
    /// are one company. What was said to have come up is taken back while nobody has decided since.
    pub(super) fn take_back(&mut self, all: bool) -> Result<()> {
        let (seat, before) = (self.table.undoer(), self.table.steps());
        if self.table.keeps_secrets() && !self.holds(seat) {
            let name = self.table.name(seat);
            return Err(BadInput::because(format!("the last step was made by {name} in secret")));
        }
        let undone = if all { self.table.undo_all(seat) } else { self.table.undo(seat) };
        if let Err(error) = undone {
            // What came up on a real table was mistyped, perhaps.
            let corrected = self.has_real_dice() && self.table.undo_entered().is_ok();
            if !corrected {
                return Err(error.into());
            }
        }
        self.stepped_back();
        let told = match before - self.table.steps() {
            1 => "The last step is taken back.".to_owned(),
            steps => format!("The last {steps} steps are taken back."),
        };
        self.say(Paint::Faint, &told)
    }

    fn odds(&mut self, order: &str) -> Result<()> {
        let (plain, odds) = (self.table.explain(order)?, self.table.odds(order)?);
        if odds.is_empty() && plain.is_empty() {
            return self.say(Paint::Faint, "Nothing is left to chance then.");
        }
        let page = ask::odds_page(&plain, &odds, self.terminal.ink);
        Ok(self.terminal.page(&page)?)
    }

    fn why(&mut self, seat: Seat, order: &str) -> Result<()> {
        match self.table.why(seat, order)? {
            Ok(()) => self.say(Paint::Green, &format!("{order} is legal.")),
            Err(refusal) => self.say(Paint::Red, &format!("{refusal}.")),
        }
    }
}

/// An action by what a bare number stands for, or as it was typed.
fn named(order: &str, menu: &Menu) -> Result<String> {
    match Line::read(order) {
        Line::Number(number) => menu.numbered(number),
        _ => Ok(order.to_owned()),
    }
}
