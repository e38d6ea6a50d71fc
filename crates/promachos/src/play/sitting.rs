//! A game being played: who is to act, what is told, what is kept.

use std::path::Path;

use anyhow::Result;
use dice::{Scripted, Source};
use draw::Paint;
use engine::record::Who;
use engine::{Node, Seat, Viewer};
use games::Session;

use super::line::Line;
use crate::failure::BadInput;
use crate::files::{Present, RecordFile};
use crate::terminal::Terminal;

/// Whether the game goes on at this keyboard.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum Flow {
    /// Yes.
    On,
    /// Somebody left, or the input ended.
    Stop,
}

/// A game being played.
pub(super) struct Sitting<'a> {
    pub(super) table: Box<dyn Session>,
    pub(super) file: Option<RecordFile>,
    pub(super) terminal: &'a mut Terminal,
    dice: Box<dyn Source>,
    /// How many steps each seat's person has been told of. Where nothing is secret all are told
    /// at once.
    told: Vec<usize>,
    /// How many steps there were when the board was last shown.
    shown: Option<usize>,
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
        let told = vec![table.steps(); usize::from(seats)];
        Ok(Self { table, file, terminal, dice, told, shown: None, holder })
    }

    /// Plays until the game is over or somebody leaves.
    pub(super) fn play(mut self) -> Result<()> {
        self.greet()?;
        loop {
            self.keep()?;
            let flow = match self.table.node() {
                Node::Over(_) => return self.finish(),
                Node::Chance { .. } => self.chance()?,
                Node::Decision { seat } if self.table.hired(seat).is_some() => {
                    self.partner(seat)?
                }
                Node::Decision { seat } => self.person(seat)?,
            };
            if flow == Flow::Stop {
                return self.leave();
            }
        }
    }

    fn greet(&mut self) -> Result<()> {
        let info = self.table.info();
        let title = self.terminal.ink.paint(Paint::Strong, info.title);
        writeln!(self.terminal.out, "{title}, {}. Type `help` at any prompt.", info.edition)?;
        writeln!(self.terminal.out, "{}", info.summary)?;
        Ok(())
    }

    /// Writes the record, where it is kept. A full disk does not end the game.
    fn keep(&mut self) -> Result<()> {
        let Some(file) = &mut self.file else { return Ok(()) };
        if let Err(error) = file.save(self.table.as_ref()) {
            self.say(Paint::Red, &format!("Not saved: {error}"))?;
        }
        Ok(())
    }

    /// Says one line.
    pub(super) fn say(&mut self, paint: Paint, text: &str) -> Result<()> {
        writeln!(self.terminal.out, "{}", self.terminal.ink.paint(paint, text))?;
        Ok(())
    }

    /// Who listens, where that matters: whoever has the keyboard.
    pub(super) fn audience(&self) -> Option<Viewer> {
        let holder = self.holder.map_or(Viewer::Spectator, Viewer::Seat);
        self.table.keeps_secrets().then_some(holder)
    }

    /// How many steps whoever listens has been told of.
    fn known(&self) -> usize {
        let listener = self.holder.filter(|_| self.table.keeps_secrets());
        let known = listener.map_or(self.told.first(), |seat| self.told.get(seat.index()));
        known.copied().unwrap_or(0)
    }

    /// Tells what has come about since it was last told.
    pub(super) fn news(&mut self) -> Result<()> {
        for told in self.table.told(self.known(), self.audience()) {
            for words in &told.words {
                writeln!(self.terminal.out, "  · {words}")?;
            }
        }
        self.note_told();
        Ok(())
    }

    fn note_told(&mut self) {
        let steps = self.table.steps();
        match self.holder.filter(|_| self.table.keeps_secrets()) {
            Some(seat) => self.told[seat.index()] = steps,
            None => self.told.fill(steps),
        }
    }

    /// Shows the board to a seat or to everybody.
    pub(super) fn board(&mut self, viewer: Viewer) -> Result<()> {
        let board = self.table.board(viewer, self.terminal.ink);
        write!(self.terminal.out, "\n{board}\n")?;
        self.shown = Some(self.table.steps());
        Ok(())
    }

    /// Shows the board if anybody but this seat has done anything since it was last shown.
    pub(super) fn board_if_changed(&mut self, seat: Seat) -> Result<()> {
        let known = match self.shown {
            None => false,
            Some(shown) => {
                let since = self.table.told(shown, self.audience());
                since.iter().all(|told| told.who == Who::Seat(seat))
            }
        };
        if known { Ok(()) } else { self.board(Viewer::Seat(seat)) }
    }

    /// Forgets what was shown of steps that are taken back.
    pub(super) fn stepped_back(&mut self) {
        let steps = self.table.steps();
        self.told.iter_mut().for_each(|told| *told = steps.min(*told));
        self.shown = None;
    }

    /// Lets chance decide, or asks the people what came up.
    fn chance(&mut self) -> Result<Flow> {
        if self.table.roll(self.dice.as_mut())? {
            return Ok(Flow::On);
        }
        self.news()?;
        let prompt = self.table.prompt();
        self.say(Paint::Cyan, &prompt)?;
        loop {
            let Some(line) = self.terminal.ask("what came up? > ")? else { return Ok(Flow::Stop) };
            match Line::read(&line) {
                Line::Quit => return Ok(Flow::Stop),
                Line::Empty | Line::Help => {
                    let outcomes = self.table.outcomes();
                    let names: Vec<&str> = outcomes.iter().map(|(name, _)| name.as_str()).collect();
                    self.say(Paint::Faint, &format!("One of: {}", names.join(", ")))?;
                }
                _ => match self.table.roll(&mut Scripted::new([line])) {
                    Ok(_) => return Ok(Flow::On),
                    Err(error) => self.say(Paint::Red, &error.to_string())?,
                },
            }
        }
    }

    /// Lets a computer player act.
    fn partner(&mut self, seat: Seat) -> Result<Flow> {
        self.news()?;
        self.terminal.out.flush()?;
        let choice = self.table.partner_choice();
        let choice = choice.ok_or_else(|| anyhow::anyhow!("the computer player has no answer"))?;
        let (name, prompt) = (self.table.name(seat).to_owned(), self.table.prompt());
        self.table.act(seat, &choice)?;
        if self.table.told(self.known(), self.audience()).iter().all(|it| it.words.is_empty()) {
            self.say(Paint::Faint, &format!("  · {name}: {choice} ({prompt})"))?;
        }
        Ok(Flow::On)
    }

    /// Where hands are hidden, waits until the right person has the keyboard.
    pub(super) fn hand_over(&mut self, seat: Seat) -> Result<Flow> {
        if !self.table.keeps_secrets() || self.holder == Some(seat) {
            return Ok(Flow::On);
        }
        self.terminal.clear()?;
        let asked =
            format!("{}, please take the keyboard and press Enter. ", self.table.name(seat));
        if self.terminal.ask(&asked)?.is_none() {
            return Ok(Flow::Stop);
        }
        (self.holder, self.shown) = (Some(seat), None);
        Ok(Flow::On)
    }

    /// Tells the end.
    fn finish(&mut self) -> Result<()> {
        self.board(Viewer::Spectator)?;
        // The rules tell the end with their last news; players who end it themselves do not.
        let untold = self.known() == self.table.steps() || self.table.talk().end.is_some();
        self.news()?;
        if untold {
            let ending = self.table.prompt();
            self.say(Paint::Strong, &ending)?;
        }
        self.kept()
    }

    /// Says good-bye to somebody who leaves early.
    fn leave(&mut self) -> Result<()> {
        self.say(Paint::Faint, "The game stops here.")?;
        self.kept()
    }

    /// Says where the record is.
    fn kept(&mut self) -> Result<()> {
        let Some(file) = &self.file else { return Ok(()) };
        let path = file.path().display().to_string();
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
        self.file = Some(RecordFile::create(Path::new(name), self.table.as_ref(), present)?);
        self.say(Paint::Green, &format!("Saved in {name}, and kept up to date from now on."))
    }
}
