//! Games by the thousand: what simulation finds, and how fast it runs.

use std::time::Duration;

use draw::grammar::counted;
use engine::{Fault, Terms};
use search::{Guided, PlayerSpec, Speed, Tally};
use serde_json::{Value, json};

use crate::Error;
use crate::catalog::Tick;

/// Lets computer players play whole games on these terms.
pub(crate) fn simulate<G: Guided>(
    terms: &Terms,
    players: &[PlayerSpec],
    games: u64,
    seed: u64,
    tick: Tick<'_>,
) -> Result<Tally, Error> {
    let game = G::agree(terms)?;
    if players.len() != usize::from(game.seats()) {
        let (asked, seats) = (players.len(), game.seats());
        let (asked, seats) = (counted(asked as u64, "player"), counted(seats, "seat"));
        return Err(vec![Fault::new(format!("{asked} for {seats}"))].into());
    }
    Ok(search::simulate(&game, players, games, seed, tick))
}

/// How fast a game runs: random whole games on one thread.
#[derive(Copy, Clone, Debug)]
pub struct Bench {
    /// Whole games a second.
    pub games_per_second: f64,
    /// Steps a second: list, choose, apply.
    pub steps_per_second: f64,
    /// How long a clone of the state takes.
    pub clone_nanoseconds: f64,
    /// The same games in a loop written by hand for this one game, where there is one.
    pub hand_loop: Option<HandLoop>,
}

/// The hand-written loop, measured in the same run.
#[derive(Copy, Clone, Debug)]
pub struct HandLoop {
    /// Its whole games a second.
    pub games_per_second: f64,
    /// The engine's speed as a share of it: the middle one of several rounds.
    pub ratio: f64,
}

impl Bench {
    /// The figures for programs.
    pub fn json(&self) -> Value {
        let hand_loop = self
            .hand_loop
            .map(|it| json!({ "games_per_second": it.games_per_second, "ratio": it.ratio }));
        json!({
            "games_per_second": self.games_per_second,
            "steps_per_second": self.steps_per_second,
            "clone_nanoseconds": self.clone_nanoseconds,
            "hand_loop": hand_loop,
        })
    }
}

/// A loop that plays so many random games from a seed.
pub type Loop = fn(u64, u64) -> Speed;

/// One round: the engine, then the loop by hand.
struct Round {
    engine: Speed,
    clone: f64,
    by_hand: Option<Speed>,
}

impl Round {
    fn engine_games(&self) -> f64 {
        per_second(self.engine.games, &self.engine)
    }

    fn engine_steps(&self) -> f64 {
        per_second(self.engine.steps, &self.engine)
    }

    fn games_by_hand(&self) -> f64 {
        self.by_hand.map_or(f64::INFINITY, |speed| per_second(speed.games, &speed))
    }

    fn ratio(&self) -> f64 {
        self.engine_games() / self.games_by_hand()
    }
}

/// Measures a game on its standard terms, in turn with the hand-written loop, so that whatever
/// else the machine is doing slows both alike.
pub(crate) fn bench<G: Guided>(by_hand: Option<Loop>) -> Result<Bench, Error> {
    const ROUNDS: u64 = 7;
    let game = G::agree(&Terms::default())?;
    let engine = |seed, games| search::random_games(&game, seed, games);
    let games = enough(&engine);
    let by_hand = by_hand.map(|by_hand| (by_hand, enough(&by_hand)));
    let rounds: Vec<Round> = (1..=ROUNDS)
        .map(|seed| Round {
            engine: engine(seed, games),
            clone: search::clone_nanoseconds(&game, seed),
            by_hand: by_hand.map(|(by_hand, games)| by_hand(seed, games)),
        })
        .collect();
    let middle = |figure: fn(&Round) -> f64| {
        let mut figures: Vec<f64> = rounds.iter().map(figure).collect();
        figures.sort_by(f64::total_cmp);
        figures[figures.len() / 2]
    };
    Ok(Bench {
        games_per_second: middle(Round::engine_games),
        steps_per_second: middle(Round::engine_steps),
        clone_nanoseconds: middle(|round| round.clone),
        hand_loop: by_hand.map(|_| HandLoop {
            games_per_second: middle(Round::games_by_hand),
            ratio: middle(Round::ratio),
        }),
    })
}

/// How many games take long enough to be measured.
fn enough(play: &dyn Fn(u64, u64) -> Speed) -> u64 {
    const LONG_ENOUGH: Duration = Duration::from_millis(60);
    let mut games = 64;
    while play(0, games).seconds < LONG_ENOUGH.as_secs_f64() && games < 1 << 30 {
        games *= 2;
    }
    games
}

#[expect(clippy::cast_precision_loss, reason = "a speed is shown with a few digits")]
fn per_second(count: u64, speed: &Speed) -> f64 {
    count as f64 / speed.seconds.max(1e-9)
}
