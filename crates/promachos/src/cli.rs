//! The commands and what they take. The help texts teach; every one has an example.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use engine::Terms;
use search::PlayerSpec;

/// Wargames of the Greek-Persian wars, by their full rules: every ruling names its clause, every
/// risk is shown with its exact odds.
#[derive(Debug, Parser)]
#[command(name = "promachos", version, max_term_width = 100)]
#[command(after_help = "\
Play at once:           promachos play thermopyles
Play with a record:     promachos new thermopyles -o my.game
                        promachos act my.game            (deals the cards)
                        promachos actions my.game
                        promachos act my.game charge 15
Read a clause:          promachos rules thermopyles K16

Exit codes: 0 fine; 2 something in the input is wrong, and nothing was changed; 1 failure.")]
pub(crate) struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

/// Every command.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Play in the terminal, with people at one keyboard or computer partners.
    #[command(after_help = "\
Examples:
  promachos play thermopyles
  promachos play thermopyles --option players=2 --seat 2=search:normal
  promachos play thermopyles --option players=3 --option hands=hidden -o tonight.game
  promachos play tonight.game          goes on where you stopped
At the prompt type a number, an action, or `help`.")]
    Play(Play),
    /// List the games, their options and the computer players.
    #[command(after_help = "Example:\n  promachos games")]
    Games(JsonOnly),
    /// List the clauses of a game, or show one clause or ruling in full.
    #[command(after_help = "\
Examples:
  promachos rules thermopyles          every clause and what the program does about it
  promachos rules thermopyles K26      one clause, with the rulings that settle how it is read
  promachos rules thermopyles A7       one ruling: question, reading, reason")]
    Rules(Rules),
    /// Print a game's component sheet, to be corrected and used with `new --data`.
    #[command(after_help = "\
Example:
  promachos components thermopyles > my-map.toml
Each datum is marked: printed, derived, or reconstructed. Whoever owns the boxed game may correct
what is not printed in the rulebook, and play with `promachos new thermopyles --data my-map.toml`.")]
    Components(GameOnly),
    /// Write the record of a new game, with no step made yet.
    #[command(after_help = "\
Examples:
  promachos new thermopyles -o my.game
  promachos new thermopyles --option players=2 --name Gorgo --name Leonidas --seed 42 -o my.game
  promachos new thermopyles --setup position.txt -o study.game
  promachos new thermopyles --dice table -o real.game      you roll, and type what came up

A position is written by hand, one fact a line; what is left out is as at the start:
  marker 3
  support 2
  slots 20/24 17/22
  graveyard 12/27 17/22x2
  hand 1 15 17x2 20")]
    New(New),
    /// Show the table: board, piles, hands, and what is waited for.
    #[command(after_help = "\
Examples:
  promachos show my.game
  promachos show my.game --seat 2      what seat 2 sees
  promachos show my.game --step 12     as it stood after step 12
  promachos show my.game --position    in the notation that `new --setup` reads")]
    Show(Show),
    /// List what may be done now, and by whom.
    #[command(after_help = "Example:\n  promachos actions my.game")]
    Actions(RecordAndJson),
    /// Play actions; all of them, or none if one is refused.
    #[command(after_help = "\
Examples:
  promachos act my.game                            lets chance go on to the next decision
  promachos act my.game charge 15
  promachos act my.game 'charge 15' 'support 2'
  promachos act my.game 'fight 15 2' --roll 4 --roll 6 --roll 20/24 --roll 17/22

Wherever chance decides, the next --roll is taken: a die as 4, a Spartan card as 15, a Persian card
as 20/24. When there is none left, the record's own dice decide; with `dice table` the game waits
for you to say what came up.")]
    Act(Act),
    /// Say whether an action is legal, and by which clauses not.
    #[command(after_help = "Example:\n  promachos why my.game charge 20")]
    Why(Why),
    /// Show the exact chances of what follows an action.
    #[command(after_help = "\
Examples:
  promachos odds my.game charge 15     for every number of Support cards
  promachos odds my.game fight 15 2    with two of them")]
    Odds(Odds),
    /// Take the last step back, where nobody has learned anything from it.
    #[command(after_help = "\
Example:
  promachos undo my.game
A step stays when a die has fallen or a card was drawn since, when it showed somebody something, or
when another seat has decided.")]
    Undo(Undo),
    /// Tell a game from its first step, and prove it.
    #[command(after_help = "\
Examples:
  promachos replay my.game
  promachos replay my.game --check     only proves every step and prints the final hash")]
    Replay(Replay),
    /// Ask a computer player what it would do. It sees what the deciding seat sees.
    #[command(after_help = "\
Examples:
  promachos hint my.game --time 2s
  promachos hint my.game --iterations 5000     the same answer every time")]
    Hint(Hint),
    /// Let computer players play many games, and count how they end.
    #[command(after_help = "\
Examples:
  promachos simulate thermopyles --games 1000 --seat 1=greedy
  promachos simulate thermopyles --games 200 --option players=2 --seat 1=search:5000 --seed 7
Seats that are not named play search:normal. With players that count simulations and not time, the
same seed gives the same output.")]
    Simulate(Simulate),
    /// Measure how fast the games run on this machine.
    #[command(after_help = "Example:\n  promachos bench --json")]
    Bench(JsonOnly),
}

/// What a new table agrees on.
#[derive(Debug, Args)]
pub(crate) struct TableArgs {
    /// Agree on an option, as players=2; `promachos games` lists them
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = pair)]
    pub(crate) options: Vec<(String, String)>,
    /// Start from a position in the game's notation
    #[arg(long, value_name = "FILE")]
    pub(crate) setup: Option<PathBuf>,
    /// Play with your own component sheet
    #[arg(long, value_name = "FILE")]
    pub(crate) data: Option<PathBuf>,
    /// Let a seed decide: the same seed, the same dice
    #[arg(long, value_name = "N", conflicts_with = "dice")]
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
                let sheet = engine::Sheet::read(&crate::files::read(path)?);
                let sheet = sheet.map_err(games::Error::from);
                Some(sheet.map_err(|error| crate::failure::BadInput::in_file(path, error))?)
            }
        };
        Ok(Terms { options: self.options.clone(), components })
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
    #[arg(long = "seat", value_name = "SEAT=PLAYER", value_parser = seat_player)]
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

/// `games`, `bench`
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
    #[arg(long, value_name = "SEAT")]
    pub(crate) seat: Option<u8>,
    /// Show the game as it stood after this step
    #[arg(long, value_name = "N")]
    pub(crate) step: Option<usize>,
    /// Count the cards that are still to come, too
    #[arg(long)]
    pub(crate) cards: bool,
    /// Print the whole position in the notation that `new --setup` reads; it hides nothing
    #[arg(long, conflicts_with_all = ["json", "seat", "cards"])]
    pub(crate) position: bool,
    /// Print JSON for programs
    #[arg(long)]
    pub(crate) json: bool,
}

/// `actions`
#[derive(Debug, Args)]
pub(crate) struct RecordAndJson {
    /// The record
    pub(crate) record: PathBuf,
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
    #[arg(long, value_name = "SEAT")]
    pub(crate) seat: Option<u8>,
}

/// `why`
#[derive(Debug, Args)]
pub(crate) struct Why {
    /// The record
    pub(crate) record: PathBuf,
    /// The action or group order
    #[arg(required = true, value_name = "ACTION")]
    pub(crate) action: Vec<String>,
    /// The seat that would act
    #[arg(long, value_name = "SEAT")]
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

/// `undo`
#[derive(Debug, Args)]
pub(crate) struct Undo {
    /// The record
    pub(crate) record: PathBuf,
    /// The seat that takes its step back
    #[arg(long, value_name = "SEAT")]
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
    #[arg(long, value_name = "SEAT")]
    pub(crate) seat: Option<u8>,
}

/// `hint`
#[derive(Debug, Args)]
pub(crate) struct Hint {
    /// The record
    pub(crate) record: PathBuf,
    /// Think for so long, as 500ms or 2s
    #[arg(long, value_name = "TIME", value_parser = time, default_value = "1s")]
    pub(crate) time: search::Budget,
    /// Think so many simulations instead
    #[arg(long, value_name = "N", conflicts_with = "time")]
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
    /// How many games
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    pub(crate) games: u64,
    /// Who plays a seat: random, greedy, search:LEVEL, search:TIME or search:SIMULATIONS
    #[arg(long = "seat", value_name = "SEAT=PLAYER", value_parser = seat_player)]
    pub(crate) seats: Vec<(u8, PlayerSpec)>,
    /// Agree on an option, as players=2
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = pair)]
    pub(crate) options: Vec<(String, String)>,
    /// The luck of these games
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,
    /// Print JSON for programs
    #[arg(long)]
    pub(crate) json: bool,
    /// Write simulation.json into this folder, too
    #[arg(long, value_name = "DIR")]
    pub(crate) out: Option<PathBuf>,
}

fn pair(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((name, value)) if !name.is_empty() => Ok((name.to_owned(), value.to_owned())),
        _ => Err("write NAME=VALUE, as players=2".to_owned()),
    }
}

fn seat_player(text: &str) -> Result<(u8, PlayerSpec), String> {
    let bad = || "write SEAT=PLAYER, as 2=search:normal".to_owned();
    let (seat, player) = text.split_once('=').ok_or_else(bad)?;
    Ok((seat.parse().map_err(|_| bad())?, player.parse()?))
}

fn time(text: &str) -> Result<search::Budget, String> {
    match format!("search:{text}").parse() {
        Ok(PlayerSpec::Search(budget @ search::Budget::Time(_))) => Ok(budget),
        _ => Err("write a time as 500ms or 2s, an hour at most".to_owned()),
    }
}
