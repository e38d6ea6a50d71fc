//! What each command takes.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use engine::{Sheet, Terms};
use search::{Budget, PlayerSpec};
use tracing::level_filters::LevelFilter;

use super::values::{self, Bids};
use crate::commands::serve::log;
use crate::failure::BadInput;
use crate::files;

/// What a new table agrees on.
#[derive(Debug, Args)]
pub(crate) struct TableArgs {
    /// Agree on an option, as players=2; `promachos games` lists them
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = values::pair)]
    pub(crate) options: Vec<(String, String)>,
    /// Start from a position in the game's notation
    #[arg(long, value_name = "FILE")]
    pub(crate) setup: Option<PathBuf>,
    /// Play with your own component sheet
    #[arg(long, value_name = "FILE")]
    pub(crate) data: Option<PathBuf>,
    /// Let a seed decide: the same seed, the same dice
    #[arg(long, value_name = "N", value_parser = values::seed, allow_negative_numbers = true, conflicts_with = "dice")]
    pub(crate) seed: Option<u64>,
    /// Name the seats, in order
    #[arg(long = "name", value_name = "NAME")]
    pub(crate) names: Vec<String>,
    /// Where outcomes come from, if not from a seed
    #[arg(long, value_enum)]
    pub(crate) dice: Option<Dice>,
}

/// Where outcomes come from.
#[derive(Copy, Clone, Eq, PartialEq, Debug, ValueEnum)]
pub(crate) enum Dice {
    /// The operating system's random numbers
    Entropy,
    /// Real dice and cards: people say what came up
    Table,
}

impl TableArgs {
    /// What was asked for, in the words of the dice.
    pub(crate) fn dice_kind(&self) -> dice::Kind {
        match (self.seed, self.dice) {
            (Some(seed), _) => dice::Kind::Seeded(seed),
            (None, Some(Dice::Table)) => dice::Kind::Table,
            (None, _) => dice::Kind::Entropy,
        }
    }

    /// The terms.
    ///
    /// # Errors
    /// If the component sheet cannot be read.
    pub(crate) fn terms(&self) -> anyhow::Result<Terms> {
        let components = match &self.data {
            None => None,
            Some(path) => {
                let sheet = Sheet::read(&files::read(path)?).map_err(games::Error::from);
                Some(sheet.map_err(|error| BadInput::in_file(path, error))?)
            }
        };
        Ok(Terms { rules: None, options: self.options.clone(), components })
    }
}

/// `play`
#[derive(Debug, Args)]
pub(crate) struct Play {
    /// A game, as `promachos games` lists it, or a record to go on with
    #[arg(value_name = "GAME|RECORD")]
    pub(crate) game: String,
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// Let the computer play a seat: random, greedy, search:LEVEL or search:TIME
    #[arg(long = "seat", value_name = "SEAT=PLAYER", value_parser = values::seat_player)]
    pub(crate) seats: Vec<(u8, PlayerSpec)>,
    /// Keep the record in this file after every step
    #[arg(short, long, value_name = "RECORD")]
    pub(crate) output: Option<PathBuf>,
    /// Go on with the record of --output, if it is there
    #[arg(long, requires = "output")]
    pub(crate) resume: bool,
    /// Replace the record of --output, if it is there
    #[arg(long, requires = "output", conflicts_with = "resume")]
    pub(crate) force: bool,
}

/// `games`
#[derive(Debug, Args)]
pub(crate) struct JsonOnly {
    /// Print JSON for programs
    #[arg(long)]
    pub(crate) json: bool,
}

/// `components`
#[derive(Debug, Args)]
pub(crate) struct GameOnly {
    /// The game
    pub(crate) game: String,
}

/// `rules`
#[derive(Debug, Args)]
pub(crate) struct Rules {
    /// The game
    pub(crate) game: String,
    /// A clause (K16) or a ruling (A7)
    pub(crate) case: Option<String>,
}

/// `new`
#[derive(Debug, Args)]
pub(crate) struct New {
    /// The game, as `promachos games` lists it
    pub(crate) game: String,
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// The file to write the record to
    #[arg(short, long, value_name = "RECORD")]
    pub(crate) output: PathBuf,
    /// Replace the file if it is there
    #[arg(long)]
    pub(crate) force: bool,
}

/// `show`
#[derive(Debug, Args)]
pub(crate) struct Show {
    /// The record
    pub(crate) record: PathBuf,
    /// Show what this seat sees, not what everybody sees
    #[arg(long, value_name = "SEAT", value_parser = values::seat, allow_negative_numbers = true)]
    pub(crate) seat: Option<u8>,
    /// Show the game as it stood after this step
    #[arg(long, value_name = "N", value_parser = values::step, allow_negative_numbers = true)]
    pub(crate) step: Option<usize>,
    /// Count the cards that are still to come, too
    #[arg(long)]
    pub(crate) cards: bool,
    #[command(flatten)]
    pub(crate) drawing: Drawing,
    /// Print the whole position in the notation that `new --setup` reads; it hides nothing
    #[arg(long, conflicts_with_all = ["json", "seat", "cards"])]
    pub(crate) position: bool,
    /// Print JSON for programs
    #[arg(long)]
    pub(crate) json: bool,
}

/// What `show` draws, if it draws.
#[derive(Debug, Args)]
pub(crate) struct Drawing {
    /// Draw the table into an SVG file; with --seat, what the seat may do is outlined
    #[arg(long, value_name = "FILE", conflicts_with_all = ["json", "position", "cards"])]
    pub(crate) svg: Option<PathBuf>,
    /// Draw the table into a PNG file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["json", "position", "cards"])]
    pub(crate) png: Option<PathBuf>,
    /// The colours of the drawing
    #[arg(long, value_enum, default_value_t = Colours::Light)]
    pub(crate) theme: Colours,
    /// Draw it upright, for a phone
    #[arg(long)]
    pub(crate) narrow: bool,
    /// Replace the file of --svg or --png if it is there
    #[arg(long)]
    pub(crate) force: bool,
}

/// The colours of a drawing.
#[derive(Copy, Clone, Eq, PartialEq, Debug, ValueEnum)]
pub(crate) enum Colours {
    /// Black figures on terracotta
    Light,
    /// Red figures on black
    Dark,
    /// As far apart as colours can be
    Contrast,
}

impl From<Colours> for draw::Theme {
    fn from(colours: Colours) -> Self {
        match colours {
            Colours::Light => Self::Light,
            Colours::Dark => Self::Dark,
            Colours::Contrast => Self::Contrast,
        }
    }
}

/// `actions`
#[derive(Debug, Args)]
pub(crate) struct Actions {
    /// The record
    pub(crate) record: PathBuf,
    /// Only what begins so
    #[arg(value_name = "BEGINNING")]
    pub(crate) beginning: Vec<String>,
    /// Print JSON for programs
    #[arg(long)]
    pub(crate) json: bool,
}

/// `act`
#[derive(Debug, Args)]
pub(crate) struct Act {
    /// The record
    pub(crate) record: PathBuf,
    /// Actions or group orders, in order, as `promachos actions` lists them
    #[arg(value_name = "ACTION")]
    pub(crate) actions: Vec<String>,
    /// What came up, wherever chance decides, in order
    #[arg(long = "roll", value_name = "OUTCOME")]
    pub(crate) rolls: Vec<String>,
    /// The seat that acts; if it is not its turn, nothing is done
    #[arg(long, value_name = "SEAT", value_parser = values::seat, allow_negative_numbers = true)]
    pub(crate) seat: Option<u8>,
}

/// `why`
#[derive(Debug, Args)]
pub(crate) struct Why {
    /// The record
    pub(crate) record: PathBuf,
    /// The action or group order
    #[arg(required_unless_present = "step", conflicts_with = "step", value_name = "ACTION")]
    pub(crate) action: Vec<String>,
    /// Ask instead why the rules did what they did in this step
    #[arg(long, value_name = "STEP")]
    pub(crate) step: Option<usize>,
    /// The seat that would act
    #[arg(long, value_name = "SEAT", value_parser = values::seat, allow_negative_numbers = true)]
    pub(crate) seat: Option<u8>,
    /// Print JSON for programs
    #[arg(long)]
    pub(crate) json: bool,
}

/// `odds`
#[derive(Debug, Args)]
pub(crate) struct Odds {
    /// The record
    pub(crate) record: PathBuf,
    /// The action or group order
    #[arg(required = true, value_name = "ACTION")]
    pub(crate) action: Vec<String>,
    /// Print JSON for programs
    #[arg(long)]
    pub(crate) json: bool,
}

/// `verify`
#[derive(Debug, Args)]
pub(crate) struct Verify {
    /// The record
    pub(crate) record: PathBuf,
}

/// `undo`
#[derive(Debug, Args)]
pub(crate) struct Undo {
    /// The record
    pub(crate) record: PathBuf,
    /// The seat that takes its step back
    #[arg(long, value_name = "SEAT", value_parser = values::seat, allow_negative_numbers = true)]
    pub(crate) seat: Option<u8>,
}

/// `replay`
#[derive(Debug, Args)]
pub(crate) struct Replay {
    /// The record
    pub(crate) record: PathBuf,
    /// Only prove it
    #[arg(long)]
    pub(crate) check: bool,
    /// Tell what this seat learned, and no more
    #[arg(long, value_name = "SEAT", value_parser = values::seat, allow_negative_numbers = true)]
    pub(crate) seat: Option<u8>,
}

/// `hint`
#[derive(Debug, Args)]
pub(crate) struct Hint {
    /// The record
    pub(crate) record: PathBuf,
    /// Think for so long, as 500ms or 2s
    #[arg(long, value_name = "TIME", value_parser = values::time, default_value = "1s")]
    pub(crate) time: Budget,
    /// Think so many simulations instead
    #[arg(long, value_name = "N", value_parser = values::iterations, allow_negative_numbers = true, conflicts_with = "time")]
    pub(crate) iterations: Option<u32>,
    /// Print JSON for programs
    #[arg(long)]
    pub(crate) json: bool,
}

/// `simulate`
#[derive(Debug, Args)]
pub(crate) struct Simulate {
    /// The game
    pub(crate) game: String,
    /// How many games; with --bids how many at each bid (100)
    #[arg(
        long,
        value_name = "N",
        value_parser = values::games,
        allow_negative_numbers = true,
        required_unless_present = "bids"
    )]
    pub(crate) games: Option<u64>,
    /// Try these bids and find the fair one, as 10..60 in steps of 5, or 10..60:2 in steps of 2
    #[arg(long, value_name = "FROM..TO[:STEP]", value_parser = values::bids)]
    pub(crate) bids: Option<Bids>,
    /// Draw the wins by bid as SVG into this file
    #[arg(long, value_name = "FILE", requires = "bids")]
    pub(crate) plot: Option<PathBuf>,
    /// Who plays a seat: random, greedy, search:LEVEL, search:TIME or search:SIMULATIONS
    #[arg(long = "seat", value_name = "SEAT=PLAYER", value_parser = values::seat_player)]
    pub(crate) seats: Vec<(u8, PlayerSpec)>,
    /// Agree on an option, as players=2
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = values::pair)]
    pub(crate) options: Vec<(String, String)>,
    /// The luck of these games
    #[arg(long, value_name = "N", value_parser = values::seed, allow_negative_numbers = true, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Print JSON for programs
    #[arg(long)]
    pub(crate) json: bool,
    /// Write simulation.json into this folder, too
    #[arg(long, value_name = "DIR")]
    pub(crate) out: Option<PathBuf>,
}

/// Where the app keeps its games, and what it tells.
#[derive(Debug, Args)]
pub(crate) struct Keep {
    /// The database; otherwise the variable `PROMACHOS_DATABASE`, or your data folder
    #[arg(long, value_name = "FILE")]
    pub(crate) database: Option<PathBuf>,
    /// Tell more or less of what happens, on the error stream: off, error, warn, info, debug or
    /// trace; otherwise the variable `PROMACHOS_LOG`
    #[arg(long, value_name = "LEVEL", value_parser = log::level)]
    pub(crate) log: Option<LevelFilter>,
}

/// The program's name alone: start the app.
#[derive(Debug, Args)]
pub(crate) struct Start {
    #[command(flatten)]
    pub(crate) keep: Keep,
    /// Print the address, and leave the browser closed
    #[arg(long)]
    pub(crate) no_open: bool,
}

/// `serve`
#[derive(Debug, Args)]
pub(crate) struct Serve {
    /// The address to listen on; port 0 takes a free one
    #[arg(long, value_name = "ADDR", value_parser = values::address)]
    pub(crate) listen: std::net::SocketAddr,
    #[command(flatten)]
    pub(crate) keep: Keep,
    /// Answer under this name too, as games.example or games.example:8080
    #[arg(long = "host", value_name = "NAME")]
    pub(crate) hosts: Vec<String>,
    /// How long a computer's answer waits while a player may still take his step back
    #[arg(long, value_name = "MS", value_parser = values::grace)]
    pub(crate) grace: Option<u32>,
    /// Taken for granted here: it opens no browser
    #[arg(long = "no-open", hide = true)]
    pub(crate) _no_open: bool,
}

/// `bench`
#[derive(Debug, Args)]
pub(crate) struct Bench {
    /// Print JSON for programs
    #[arg(long)]
    pub(crate) json: bool,
    /// Measure the app, on loopback and with a database of its own
    #[arg(long)]
    pub(crate) app: bool,
}
