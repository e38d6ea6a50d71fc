//! The commands. The help texts teach; every one has an example.

mod args;
mod refused;
mod values;

use clap::{Parser, Subcommand};

use crate::failure::BadInput;

pub(crate) use args::{
    Act, Actions, Bench, Drawing, GameOnly, Hint, JsonOnly, New, Odds, Play, Replay, Rules, Serve,
    Show, Simulate, Start, TableArgs, Undo, Verify, Why,
};

/// Wargames of the Greek-Persian wars, by their full rules: every ruling names its clause, every
/// risk is shown with its exact odds.
#[derive(Debug, Parser)]
#[command(
    name = "promachos",
    version,
    max_term_width = 100,
    args_conflicts_with_subcommands = true
)]
#[command(after_help = "\
Play in the browser:    promachos
Play in the terminal:   promachos play thermopyles
Play with a record:     promachos new thermopyles -o my.record
                        promachos act my.record            (deals the cards)
                        promachos actions my.record
                        promachos act my.record charge 15
Read a clause:          promachos rules thermopyles K16

Exit codes: 0 fine; 2 something in the input is wrong, and nothing was changed; 1 failure.")]
pub(crate) struct Cli {
    /// What to do; nothing: start the app and open the browser.
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
    #[command(flatten)]
    pub(crate) start: Start,
}

impl Cli {
    /// What was asked for. Whoever asks for help gets it here, and so does whoever forgets an
    /// argument or makes one up.
    ///
    /// # Errors
    /// If a value cannot be.
    pub(crate) fn read() -> anyhow::Result<Self> {
        Self::try_parse().map_err(|error| match refused::value(&error) {
            Some(what) => BadInput::because(what),
            None => error.exit(),
        })
    }
}

/// Every command.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Play in the terminal, with people at one keyboard or computer partners.
    #[command(after_help = "\
Examples:
  promachos play thermopyles
  promachos play thermopyles --option players=2 --seat 2=search:normal
  promachos play thermopyles --option players=3 --option hands=hidden -o tonight.record
  promachos play tonight.record          goes on where you stopped
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
    /// Write the record of a new game, dealt and ready for the first decision.
    #[command(after_help = "\
Examples:
  promachos new thermopyles -o my.record
  promachos new thermopyles --option players=2 --name Gorgo --name Leonidas --seed 42 -o my.record
  promachos new thermopyles --setup position.txt -o study.record
  promachos new thermopyles --dice table -o real.record      you roll, and type what came up

A position is written by hand, one fact a line, as `promachos show --position` writes it:
  marker 3
  support 2
  slots 20/24 17/22
  graveyard 12/27 17/22x2
  hand 1 15 17x2 20
What is left out means, in thermopyles: the marker at its start, all Support cards, empty hands and
Graveyard, every other card in its deck, seat 1 in turn, a turn about to begin. The slots have to be
said. In thermopylae: seat 1 has the Greeks, round 1, the Persians' turn, nothing on the map, every
unit that stands nowhere destroyed, none gone, no combat, combats about to begin (`step movement`
where nobody can attack), contact made before (`contact never` where not). The bid has to be
said, unless --option bid says it.")]
    New(New),
    /// Show the table: board, piles, hands, and what is waited for.
    #[command(after_help = "\
Examples:
  promachos show my.record
  promachos show my.record --seat 2      what seat 2 sees
  promachos show my.record --step 12     as it stood after step 12
  promachos show my.record --position    in the notation that `new --setup` reads
  promachos show my.record --seat 1 --png table.png --theme dark      drawn")]
    Show(Show),
    /// List what may be done now, and by whom.
    #[command(after_help = "\
Examples:
  promachos actions my.record
  promachos actions my.record march camp     only what begins so")]
    Actions(Actions),
    /// Play actions; all of them, or none if one is refused.
    #[command(after_help = "\
Examples:
  promachos act my.record                            lets chance go on to the next decision
  promachos act my.record charge 15
  promachos act my.record 'charge 15' 'support 2'
  promachos act my.record 'fight 15 2' --roll 4 --roll 6 --roll 20/24 --roll 17/22

Wherever chance decides, the next --roll is taken: a die as 4, a Spartan card as 15, a Persian card
as 20/24. When there is none left, the record's own dice decide; with `dice table` the game waits
for you to say what came up.")]
    Act(Act),
    /// Say whether an action is legal, and by which clauses not.
    #[command(after_help = "Example:\n  promachos why my.record charge 20")]
    Why(Why),
    /// Show the exact chances of what follows an action.
    #[command(after_help = "\
Examples:
  promachos odds my.record charge 15     for every number of Support cards
  promachos odds my.record fight 15 2    with two of them")]
    Odds(Odds),
    /// Take the last step back, where nobody has learned anything from it.
    #[command(after_help = "\
Example:
  promachos undo my.record
A step stays when a die has fallen or a card was drawn since, when it showed somebody something, or
when another seat has decided.")]
    Undo(Undo),
    /// Tell a game from its first step, and prove it.
    #[command(after_help = "\
Examples:
  promachos replay my.record
  promachos replay my.record --check     only proves every step and prints the final hash")]
    Replay(Replay),
    /// Check a record's dice against what was committed to before the first roll.
    #[command(after_help = "\
Example:
  promachos verify my.record
Fair dice are chosen when a game is begun in the app. The server commits to a secret, every player
adds a part, and every roll follows from both. When the game is over, its exported record has the
secret in its dice line, and this recomputes every roll. Exit code 2: the dice are not as promised.")]
    Verify(Verify),
    /// Ask a computer player what it would do. It sees what the deciding seat sees.
    #[command(after_help = "\
Examples:
  promachos hint my.record --time 2s
  promachos hint my.record --iterations 5000     the same answer every time")]
    Hint(Hint),
    /// Let computer players play many games, and count how they end.
    #[command(after_help = "\
Examples:
  promachos simulate thermopyles --games 1000 --seat 1=greedy
  promachos simulate thermopyles --games 200 --option players=2 --seat 1=search:5000 --seed 7
  promachos simulate thermopylae --bids 10..60 --games 200 --plot wins.svg
Seats that are not named play search:normal. With --bids both seats take both sides by turns, and
the answer is how often the Greeks won at each bid. With players that count simulations and not time, the
same seed gives the same output.")]
    Simulate(Simulate),
    /// Measure how fast the games run on this machine.
    #[command(after_help = "\
Examples:
  promachos bench --json     the games
  promachos bench --app      the app: from an action sent to stored and shown elsewhere, page weight,
                             time to the first page, memory of an idle visitor")]
    Bench(Bench),
    /// Serve the app at an address of your choice, for others to join by their links.
    #[command(after_help = "\
Examples:
  promachos serve --listen 127.0.0.1:8080
  promachos serve --listen 0.0.0.0:8080 --host games.example --database /srv/promachos/games.db
It prints the owner's address, which makes a browser the owner's. Pages are answered under loopback
names and under each --host only. Without TLS in front of it, links can be read on the way.")]
    Serve(Serve),
}
