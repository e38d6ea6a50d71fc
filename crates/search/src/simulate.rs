//! Many games between computer players, counted.

use engine::{Case, Ending, Node, Quiet, Seat, Verdict, Viewer};
use rayon::prelude::*;

use crate::evaluators::Guided;
use crate::player::{Player, PlayerSpec};
use crate::random::Generator;

/// What came of many games.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    /// How many.
    pub games: u64,
    /// Games won, by seat.
    pub wins: Vec<u64>,
    /// Why games ended: Case, reason, how many, most frequent first.
    pub endings: Vec<(&'static str, &'static str, u64)>,
    /// Steps in all games together.
    pub steps: u64,
    /// Decisions among them.
    pub decisions: u64,
}

impl Tally {
    fn of(seats: u8, ending: Ending, steps: u64, decisions: u64) -> Self {
        let won = |seat| u64::from(ending.verdict(seat) == Verdict::Won);
        let Ending { case, reason, .. } = ending;
        Self {
            games: 1,
            wins: Seat::all(seats).map(won).collect(),
            endings: vec![(Case::id(case), reason, 1)],
            steps,
            decisions,
        }
    }

    fn plus(mut self, other: Self) -> Self {
        self.games += other.games;
        self.steps += other.steps;
        self.decisions += other.decisions;
        self.wins.resize(self.wins.len().max(other.wins.len()), 0);
        for (sum, wins) in self.wins.iter_mut().zip(other.wins) {
            *sum += wins;
        }
        for (case, reason, count) in other.endings {
            match self.endings.iter_mut().find(|known| (known.0, known.1) == (case, reason)) {
                Some(known) => known.2 += count,
                None => self.endings.push((case, reason, count)),
            }
        }
        self
    }
}

/// Plays many games on all cores. With iteration budgets the same seed gives the same tally.
///
/// `players` has one for each seat; `tick` is called after every game.
pub fn simulate<G: Guided>(
    game: &G,
    players: &[PlayerSpec],
    games: u64,
    seed: u64,
    tick: &(dyn Fn() + Sync),
) -> Tally {
    let seeds: Vec<u64> = {
        let mut random = Generator::new(seed);
        (0..games).map(|_| random.seed()).collect()
    };
    let sit_down =
        || -> Vec<Player<G>> { players.iter().map(|&spec| Player::new(game, spec, 0)).collect() };
    let play = |table: &mut Vec<Player<G>>, seed: u64| {
        let tally = play_one(game, table, seed);
        tick();
        tally
    };
    let tallies = seeds.par_iter().map_init(sit_down, |table, &seed| play(table, seed));
    let mut sum = tallies.reduce(Tally::default, Tally::plus);
    sum.endings.sort_by_key(|&(case, _, count)| (std::cmp::Reverse(count), case));
    sum
}

fn play_one<G: Guided>(game: &G, table: &mut [Player<G>], seed: u64) -> Tally {
    let mut random = Generator::new(seed);
    for player in table.iter_mut() {
        player.begin(random.seed());
    }
    let mut state = game.start();
    let (mut steps, mut decisions) = (0, 0);
    loop {
        match game.node(&state) {
            Node::Over(ending) => return Tally::of(game.seats(), ending, steps, decisions),
            Node::Forced { .. } => game.carry_on(&mut state, &mut Quiet),
            Node::Chance { tickets, .. } => {
                let outcome = game.outcome(&state, random.below(tickets));
                game.settle(&mut state, outcome, &mut Quiet);
            }
            Node::Decision { seat } => {
                let view = game.view(&state, Viewer::Seat(seat));
                let action = table[seat.index()].choose(game, &view);
                game.apply(&mut state, action, &mut Quiet);
                decisions += 1;
            }
        }
        steps += 1;
    }
}
