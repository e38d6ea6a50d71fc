//! A game being played: who is to act, what is told, who has the keyboard.

use std::collections::VecDeque;

use anyhow::Result;
use dice::Source;
use draw::{Paint, text};
use engine::record::Who;
use engine::{Node, Seat, Viewer};
use games::{LogEntry, Session};

use super::keeping::{Kept, Leaving};
use crate::files::RecordFile;
use crate::terminal::Terminal;

/// Whether the game goes on at this keyboard.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum Flow {
    /// Yes.
    On,
    /// Somebody leaves.
    Left(Leaving),
}

/// When and where the board was last shown.
#[derive(Copy, Clone, Debug)]
pub(super) struct Shown {
    /// How many steps there were.
    pub(super) steps: usize,
    /// How many rows were filled before it.
    pub(super) above: usize,
}

/// A game being played.
pub(super) struct Sitting<'a> {
    pub(super) table: Box<dyn Session>,
    pub(super) kept: Option<Kept>,
    pub(super) terminal: &'a mut Terminal,
    /// Whether people are asked before an action that may lose the game at once.
    pub(super) confirms: bool,
    /// Whether somebody who wants to leave has heard what he would lose.
    pub(super) asked_to_stay: bool,
    pub(super) shown: Option<Shown>,
    /// Faces of dice that were thrown and told together, and are still to be counted.
    pub(super) thrown: VecDeque<String>,
    dice: Box<dyn Source>,
    people: Vec<Seat>,
    /// How many steps each seat's person has been told of. Where nothing is hidden all are told
    /// at once.
    told: Vec<usize>,
    /// Who has the keyboard, where that matters.
    holder: Option<Seat>,
}

impl<'a> Sitting<'a> {
    /// Sits down at the keyboard.
    pub(super) fn new(
        table: Box<dyn Session>,
        file: Option<RecordFile>,
        terminal: &'a mut Terminal,
    ) -> Result<Self> {
        let kind: dice::Kind = table.header().dice.parse().map_err(games::Error::from)?;
        let (dice, seats) = (kind.source()?, table.header().seats.len() as u8);
        let people: Vec<Seat> =
            Seat::all(seats).filter(|&seat| table.hired(seat).is_none()).collect();
        let holder = match people[..] {
            [only] => Some(only), // Nobody to hand the keyboard to.
            _ => None,
        };
        let steps = table.steps();
        Ok(Self {
            kept: file.map(|file| Kept::whole(file, steps)),
            told: vec![steps; usize::from(seats)],
            confirms: true,
            asked_to_stay: false,
            shown: None,
            table,
            terminal,
            thrown: VecDeque::new(),
            dice,
            people,
            holder,
        })
    }

    /// Plays until the game is over or somebody leaves.
    pub(super) fn play(mut self) -> Result<()> {
        self.greet()?;
        loop {
            self.keep()?;
            self.asked_to_stay = false;
            let flow = match self.table.node() {
                Node::Over(_) => return self.finish(),
                Node::Chance { .. } => self.chance()?,
                Node::Forced { .. } => {
                    self.table.advance(self.dice.as_mut())?;
                    Flow::On
                }
                Node::Decision { seat } if self.table.hired(seat).is_some() => {
                    self.partner(seat)?
                }
                Node::Decision { seat } => self.person(seat)?,
            };
            if let Flow::Left(leaving) = flow {
                return self.leave(leaving);
            }
        }
    }

    fn greet(&mut self) -> Result<()> {
        let info = self.table.info();
        let title = self.terminal.ink.paint(Paint::Strong, info.title);
        writeln!(self.terminal.out, "{title}, {}.", info.edition)?;
        self.say(Paint::Faint, &format!("{} Type `help` at any prompt.", info.summary))
    }

    /// Says something, in lines that fit.
    pub(super) fn say(&mut self, paint: Paint, words: &str) -> Result<()> {
        for line in text::wrapped(words, self.terminal.size().columns) {
            writeln!(self.terminal.out, "{}", self.terminal.ink.paint(paint, line))?;
        }
        Ok(())
    }

    /// The eyes of whoever has the keyboard.
    pub(super) fn eyes(&self) -> Viewer {
        self.holder.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Who listens, where that matters. What was hidden once may still be hidden from somebody.
    pub(super) fn audience(&self) -> Option<Viewer> {
        self.table.has_secrets().then_some(self.eyes())
    }

    /// Whether a seat's person has the keyboard.
    pub(super) fn holds(&self, seat: Seat) -> bool {
        self.holder == Some(seat)
    }

    /// The one who alone looks at the screen, while anything is hidden.
    fn lone_reader(&self) -> Option<Seat> {
        self.holder.filter(|_| self.table.keeps_secrets())
    }

    /// How many steps all who listen have been told of.
    fn known(&self) -> usize {
        if let Some(seat) = self.lone_reader() {
            return self.told[seat.index()];
        }
        let known = self.people.iter().map(|seat| self.told[seat.index()]);
        known.min().or(self.told.first().copied()).unwrap_or(0)
    }

    /// Whether anything has come about since it was last told.
    fn has_news(&self) -> bool {
        let told = self.table.told(self.known(), self.audience());
        told.iter().any(|entry| !entry.words.is_empty())
    }

    /// Tells what has come about since it was last told; says in how many rows.
    pub(super) fn news(&mut self) -> Result<usize> {
        let before = self.terminal.filled();
        let columns = self.terminal.size().columns;
        for LogEntry { words, .. } in self.table.told(self.known(), self.audience()) {
            for line in words.iter().flat_map(|words| item(words, columns)) {
                writeln!(self.terminal.out, "{line}")?;
            }
        }
        self.note_told();
        Ok(self.terminal.filled() - before)
    }

    fn note_told(&mut self) {
        let steps = self.table.steps();
        match self.lone_reader() {
            Some(seat) => self.told[seat.index()] = steps,
            None => self.told.fill(steps),
        }
    }

    /// Forgets what was shown of steps that are taken back.
    pub(super) fn stepped_back(&mut self) {
        let steps = self.table.steps();
        self.told.iter_mut().for_each(|told| *told = steps.min(*told));
        self.shown = None;
    }

    /// Whether anybody but this seat has done anything since the board was last shown.
    pub(super) fn is_board_old(&self, seat: Seat) -> bool {
        self.shown.is_none_or(|shown| {
            let since = self.table.told(shown.steps, self.audience());
            since.iter().any(|told| told.who != Who::Seat(seat))
        })
    }

    /// Lets chance decide, or asks the people what came up.
    fn chance(&mut self) -> Result<Flow> {
        if self.table.advance(self.dice.as_mut())? { Ok(Flow::On) } else { self.enter() }
    }

    /// Lets a computer player act, and tells it even where nothing else does.
    fn partner(&mut self, seat: Seat) -> Result<Flow> {
        self.news()?;
        self.terminal.out.flush()?;
        let choice = self.table.partner_choice();
        let choice = choice.ok_or_else(|| anyhow::anyhow!("the computer player has no answer"))?;
        let (name, prompt) = (self.table.name(seat).to_owned(), self.table.prompt(self.eyes()));
        let before = self.table.steps();
        self.table.act(seat, &choice)?;
        let told = self.table.told(before, self.audience());
        if told.iter().all(|it| it.words.is_empty()) {
            let notation = told.into_iter().find_map(|it| it.notation);
            let done = notation.unwrap_or_else(|| "decides; you may not know what".to_owned());
            self.say(Paint::Faint, &format!("  · {name}: {done} ({prompt})"))?;
        }
        Ok(Flow::On)
    }

    /// Where hands are hidden, waits until the right person has the keyboard. Whoever had it reads
    /// what he has just learned first: the card that he drew is for his eyes, and then it is gone.
    pub(super) fn hand_over(&mut self, seat: Seat) -> Result<Flow> {
        // Before anything is hidden, somebody may be about to hide something: a bid that he writes.
        let matters = match self.holder {
            None => self.table.has_secrets(),
            Some(holder) => self.table.keeps_secrets() && holder != seat,
        };
        if !matters {
            return Ok(Flow::On);
        }
        let next = self.table.name(seat).to_owned();
        if let Some(last) = self.holder
            && self.has_news()
        {
            let board = self.table.board(Viewer::Seat(last), self.terminal.ink);
            write!(self.terminal.out, "\n{board}\n")?;
            self.news()?;
            let name = self.table.name(last);
            let asked = format!("{name}, press Enter when you have read it; then {next} plays. ");
            if self.terminal.ask(&asked)?.is_none() {
                return Ok(Flow::Left(Leaving::Cut));
            }
        }
        self.terminal.clear()?;
        let asked = format!("{next}, please take the keyboard and press Enter. ");
        if self.terminal.ask(&asked)?.is_none() {
            return Ok(Flow::Left(Leaving::Cut));
        }
        (self.holder, self.shown) = (Some(seat), None);
        Ok(Flow::On)
    }

    /// Tells the end.
    fn finish(&mut self) -> Result<()> {
        let board = self.table.board(Viewer::Spectator, self.terminal.ink);
        write!(self.terminal.out, "\n{board}\n")?;
        // The rules tell the end with their last news; players who end it themselves do not.
        let untold = self.known() == self.table.steps() || self.table.negotiation().end.is_some();
        self.news()?;
        if untold {
            let ending = self.table.prompt(Viewer::Spectator);
            self.say(Paint::Strong, &ending)?;
        }
        let leaving = self.find_a_place()?;
        self.part(leaving)
    }
}

/// What has come about, in lines that fit.
fn item(words: &str, columns: usize) -> Vec<String> {
    let lines = text::wrapped(words, columns.saturating_sub(4));
    let mark = |at: usize| if at == 0 { "  · " } else { "    " };
    lines.iter().enumerate().map(|(at, line)| format!("{}{line}", mark(at))).collect()
}
