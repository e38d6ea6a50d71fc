//! Plans, and how games with each of them went.

use game_spartans::{Action, Spartans, State};

use super::doctrine::Doctrine;
use super::rollout::{Course, Horizon, play_on};
use super::tactician::Tactician;
use crate::random::Generator;

/// What a few games differ by before any is played, squared and summed.
const PRIOR_SQUARES: f32 = 0.05;

/// A plan for what is to be decided now, and for how to fight afterwards.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) doctrine: Doctrine,
    /// What is done first, in order.
    pub(crate) actions: Vec<Action>,
    /// Whether these are all the moves of a segment.
    pub(crate) moves: bool,
    /// What came of each game: the first with the first dice, and so on.
    pub(crate) results: Vec<f32>,
}

impl Plan {
    pub(crate) const fn new(doctrine: Doctrine, actions: Vec<Action>, moves: bool) -> Self {
        Self { doctrine, actions, moves, results: Vec::new() }
    }

    /// The mean share of the win.
    pub(crate) fn mean(&self) -> f32 {
        self.results.iter().sum::<f32>() / self.results.len().max(1) as f32
    }

    /// By how much it did better than another plan with the same dice, less what may be luck.
    pub(crate) fn surely_better(&self, than: &Self, doubt: f32) -> f32 {
        let pairs = self.results.iter().zip(&than.results);
        let games = pairs.len() as f32;
        if games < 1.0 {
            return f32::MIN;
        }
        let mean = pairs.clone().map(|(one, other)| one - other).sum::<f32>() / games;
        let squares: f32 = pairs.map(|(one, other)| (one - other - mean).powi(2)).sum();
        mean - doubt * ((squares + PRIOR_SQUARES) / (games * games)).sqrt()
    }
}

/// Where plans are tried out.
pub(crate) struct Field<'a> {
    pub(crate) game: &'a Spartans,
    pub(crate) tactician: &'a mut Tactician,
    /// Positions that the player may be in: one, or several where something is hidden [3.4a].
    pub(crate) worlds: &'a [State],
    pub(crate) side: game_spartans::units::Side,
    pub(crate) horizon: Horizon,
    pub(crate) seed: u64,
    /// Games that may still be played.
    pub(crate) games: u32,
}

impl Field<'_> {
    /// Plays one more game with a plan.
    pub(crate) fn play(&mut self, plan: &mut Plan) {
        let number = plan.results.len();
        let mut dice = Generator::new(self.seed ^ ((number as u64) << 20));
        let course = Course {
            side: self.side,
            doctrine: &plan.doctrine,
            actions: &plan.actions,
            then_done: plan.moves,
        };
        let world = &self.worlds[number % self.worlds.len()];
        let greeks = play_on(self.game, self.tactician, world, (&course, self.horizon), &mut dice);
        let own = match self.side {
            game_spartans::units::Side::Greek => greeks,
            game_spartans::units::Side::Persian => 1.0 - greeks,
        };
        plan.results.push(own);
        self.games = self.games.saturating_sub(1);
    }

    /// Plays plans against each other with the same dice; half of them drop out again and again.
    /// The first stays, to be compared with. Puts the best first, if it is surely better.
    pub(crate) fn compare(&mut self, plans: &mut [Plan], games: u32, doubt: f32) {
        let stages = usize::BITS - plans.len().leading_zeros();
        let (mut played, mut alive) = (0, plans.len());
        for stage in 1..=stages {
            let until = games * stage / stages;
            while played < until && alive > 1 {
                for plan in &mut plans[..alive] {
                    self.play(plan);
                    played += 1;
                }
            }
            let (own, others) = plans[..alive].split_at_mut(1);
            let better = |plan: &Plan| plan.surely_better(&own[0], 0.0);
            others.sort_by(|left, right| better(right).total_cmp(&better(left)));
            alive = alive.div_ceil(2).max(2).min(alive);
        }
        let own = plans[0].clone();
        let better = |plan: &Plan| plan.surely_better(&own, doubt);
        let best = (1..plans.len())
            .max_by(|one, other| better(&plans[*one]).total_cmp(&better(&plans[*other])));
        if let Some(best) = best.filter(|best| better(&plans[*best]) > 0.0) {
            plans[..=best].rotate_right(1);
        }
    }
}
