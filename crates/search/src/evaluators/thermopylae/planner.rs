//! The plan search: several plans for the rest of a turn, each judged by playing on with the
//! tactician, and the best carried out until dice fall.

use std::time::{Duration, Instant};

use engine::{Game as _, Node, Quiet};
use game_thermopylae::{Action, Awaits, Side, State, Thermopylae, View};

use super::appraisal::appraise;
use super::auction;
use super::plans::{Plan, plans_for};
use super::tactician::{Style, Tactician};
use crate::planner::Planner;
use crate::player::Budget;
use crate::random::Generator;
use crate::think::Considered;

/// So many simulations of a level pay for one game played on, which takes as long as hundreds of
/// steps in a tree.
const SIMULATIONS_A_GAME: u32 = 6;
/// A game is played on for so many turns, and then appraised.
const HORIZON: u32 = 4;
/// A plan takes the place of the tactician's own when it is better by so many standard errors.
const DOUBT: f32 = 0.7;
/// The same where the tactician's own step is as good as certain.
const DOUBT_OF_PLAIN_STEPS: f32 = 2.0;
/// Set-ups that differ by no more than this share of the win are worth about the same, and games
/// differ by which of them is drawn.
const ABOUT_EQUAL: f32 = 0.03;
/// The share of the time that is thought through; the rest is for what cannot be cut short.
const TIME_USED: f32 = 0.8;

/// How far thinking may go.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Limit {
    /// So many games.
    Games(u32),
    /// So long. There is no clock inside a page, so it is asked only where time counts.
    Time { begun: Instant, most: Duration },
}

impl Limit {
    fn new(budget: Budget) -> Self {
        match budget {
            Budget::Iterations(most) => Self::Games(most / SIMULATIONS_A_GAME),
            Budget::Time(most) => Self::Time { begun: Instant::now(), most },
        }
    }

    /// Whether a share of the budget is used up after so many games.
    pub(crate) fn is_over(&self, games: u32, share: f32) -> bool {
        match self {
            Self::Games(most) => games as f32 >= *most as f32 * share,
            Self::Time { begun, most } => begun.elapsed() >= most.mul_f32(TIME_USED * share),
        }
    }
}

/// The plan search of one player.
#[derive(Debug)]
pub(crate) struct Commander {
    /// Carries plans out.
    own: Tactician,
    /// Plays games on.
    playing: Tactician,
    style: Style,
    /// What is seen when what was decided goes on.
    expected: Option<View>,
}

impl Commander {
    pub(crate) fn new(game: &Thermopylae) -> Self {
        let (own, playing) = (Tactician::new(game), Tactician::new(game));
        Self { own, playing, style: Style::USUAL, expected: None }
    }

    /// Whether a step is decided without thought.
    const fn is_plain(awaits: Awaits) -> bool {
        matches!(
            awaits,
            Awaits::Hits(_)
                | Awaits::Join
                | Awaits::Auction { .. }
                | Awaits::FirstBid
                | Awaits::SecondBid { .. }
        )
    }

    /// Thinks about a position and says which plans it found, the best first.
    fn think(
        &mut self,
        game: &Thermopylae,
        state: &State,
        limit: Limit,
        random: &mut Generator,
    ) -> Vec<Plan> {
        let mut plans = plans_for(game, &mut self.playing, state, &limit, random);
        if plans.len() > 1 {
            self.compare(game, state, &mut plans, limit, random.seed());
            put_best_first(&mut plans, Margin::at(state.awaits));
        }
        plans
    }

    /// Plays plans against each other with the same dice; half of them drop out again and again.
    ///
    /// The first is the tactician's own: it stays, to be compared with.
    fn compare(
        &mut self,
        game: &Thermopylae,
        state: &State,
        plans: &mut [Plan],
        limit: Limit,
        seed: u64,
    ) {
        let stages = usize::BITS - plans.len().leading_zeros();
        let (mut played, mut alive) = (0, plans.len());
        for stage in 1..=stages {
            while !limit.is_over(played, stage as f32 / stages as f32) && alive > 1 {
                for plan in &mut plans[..alive] {
                    if limit.is_over(played, 1.0) {
                        break;
                    }
                    let mut dice = Generator::new(seed ^ ((plan.results.len() as u64) << 20));
                    plan.results.push(play_on(game, &mut self.playing, state, plan, &mut dice));
                    played += 1;
                }
            }
            let (own, others) = plans[..alive].split_at_mut(1);
            let better = |plan: &Plan| plan.surely_better(&own[0], 0.0);
            others.sort_by(|left, right| better(right).total_cmp(&better(left)));
            alive = alive.div_ceil(2).max(2).min(alive);
        }
    }
}

/// By how much a plan has to be better to take the place of the tactician's own.
#[derive(Copy, Clone)]
struct Margin {
    /// In standard errors.
    doubt: f32,
    /// And beyond them, as a share of the win.
    least: f32,
}

impl Margin {
    const fn at(awaits: Awaits) -> Self {
        match awaits {
            Awaits::SetUp => Self { doubt: DOUBT, least: ABOUT_EQUAL },
            // Who joins and who is hit is settled; a few games seldom know better.
            Awaits::Hits(_) | Awaits::Join => Self { doubt: DOUBT_OF_PLAIN_STEPS, least: 0.0 },
            _ => Self { doubt: DOUBT, least: 0.0 },
        }
    }
}

/// Puts those plans before the tactician's own, the first, that are surely better.
fn put_best_first(plans: &mut [Plan], margin: Margin) {
    let own = plans[0].clone();
    let better = |plan: &Plan| plan.surely_better(&own, margin.doubt) - margin.least;
    plans[1..].sort_by(|left, right| better(right).total_cmp(&better(left)));
    let before = plans[1..].iter().take_while(|plan| better(plan) > 0.0).count();
    plans[..=before].rotate_left(1);
}

/// The side that decides.
fn mover(state: &State) -> Side {
    match state.awaits {
        Awaits::SetUp => Side::Greek,
        Awaits::Hits(side) => side,
        _ => state.side,
    }
}

/// Plays a game on for some turns: the rest of this one by a plan, then as usual. Gives the share
/// of the win that the deciding side has in the end.
fn play_on(
    game: &Thermopylae,
    tactician: &mut Tactician,
    from: &State,
    plan: &Plan,
    dice: &mut Generator,
) -> f32 {
    let (mut state, side) = (from.clone(), mover(from));
    let now = |state: &State| (state.round, state.side, state.awaits == Awaits::SetUp);
    let (begun, mut turn, mut turns) = (now(&state), now(&state), 0);
    tactician.forget();
    if let Some(action) = plan.forced {
        game.apply(&mut state, action, &mut Quiet);
    }
    let greeks = loop {
        if now(&state) != turn && !matches!(state.awaits, Awaits::Over(_)) {
            (turn, turns) = (now(&state), turns + 1);
            if turns == HORIZON {
                break appraise(game, tactician, &state);
            }
        }
        match game.node(&state) {
            Node::Over(_) => break won_by_greeks(&state),
            Node::Forced { .. } => game.carry_on(&mut state, &mut Quiet),
            Node::Chance { tickets, .. } => {
                let outcome = game.outcome(&state, dice.below(tickets));
                game.settle(&mut state, outcome, &mut Quiet);
            }
            Node::Decision { .. } => {
                let style = if now(&state) == begun { &plan.style } else { &Style::USUAL };
                let action = tactician.next(game, &state, style);
                game.apply(&mut state, action, &mut Quiet);
            }
        }
    };
    if side == Side::Greek { greeks } else { 1.0 - greeks }
}

/// 1 if the Greeks have won.
fn won_by_greeks(state: &State) -> f32 {
    match state.awaits {
        Awaits::Over(finish) if finish.winner() == Side::Greek => 1.0,
        _ => 0.0,
    }
}

impl Planner<Thermopylae> for Commander {
    fn begin(&mut self) {
        self.own.forget();
        self.expected = None;
        self.style = Style::USUAL;
    }

    fn has_in_mind(&self, _: &Thermopylae, view: &View) -> bool {
        self.own.decided() > 0 && self.expected.as_ref() == Some(view)
    }

    fn choose(
        &mut self,
        game: &Thermopylae,
        view: &View,
        budget: Budget,
        random: &mut Generator,
    ) -> Action {
        let state = &game.imagine(view, random);
        let mut action = None;
        if !self.has_in_mind(game, view) {
            self.own.forget();
            // A plan holds until dice fall: when combats end without any, movement was foreseen.
            let foreseen = self.expected.as_ref() == Some(view);
            if !foreseen && !Self::is_plain(state.awaits) {
                let plans = self.think(game, state, Limit::new(budget), random);
                if let Some(plan) = plans.first() {
                    (self.style, action) = (plan.style, plan.forced);
                }
            }
        }
        let action = action.unwrap_or_else(|| self.own.next(game, state, &self.style));
        let mut after = state.clone();
        game.apply(&mut after, action, &mut Quiet);
        self.expected = Some(game.view(&after, view.viewer));
        action
    }

    fn consider(
        &mut self,
        game: &Thermopylae,
        view: &View,
        budget: Budget,
        random: &mut Generator,
    ) -> Vec<Considered<Action>> {
        let state = &game.imagine(view, random);
        if matches!(
            state.awaits,
            Awaits::Auction { .. } | Awaits::FirstBid | Awaits::SecondBid { .. }
        ) {
            let found = auction::considered(game, state).into_iter();
            return found.map(|(action, value)| Considered { action, visits: 1, value }).collect();
        }
        let plans = self.think(game, state, Limit::new(budget), random);
        let mut found: Vec<Considered<Action>> = Vec::new();
        for plan in plans {
            let known = found.iter().any(|it| it.action == plan.first);
            if !known && !plan.results.is_empty() || found.is_empty() {
                let (visits, value) = (plan.results.len() as u32, f64::from(plan.mean()));
                found.push(Considered { action: plan.first, visits, value });
            }
        }
        found
    }
}
