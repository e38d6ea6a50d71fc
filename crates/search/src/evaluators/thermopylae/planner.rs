//! The plan search: several plans for the rest of a turn, each judged by playing on with the
//! tactician, and the best carried out until dice fall otherwise.

use std::time::Instant;

use engine::{Game as _, Node, Quiet};
use game_thermopylae::{Action, Places, Side, State, Step, Thermopylae};

use super::formation::Stance;
use super::lines::LINES;
use super::tactician::{Style, Tactician};
use crate::planner::Planner;
use crate::player::Budget;
use crate::random::Small;
use crate::think::Considered;

/// So many simulations of a level pay for one game played on: these are much longer than a step
/// in a tree.
const SIMULATIONS_A_GAME: u32 = 12;
/// No more plans than these are compared.
const MOST_PLANS: usize = 16;
/// What the tactician's own plan is trusted by, in shares of the win.
const TRUST: f32 = 0.01;
/// How many games the mean of all plans counts for in the mean of each.
const PRIOR_GAMES: f32 = 4.0;

/// A plan for the rest of a turn, and how games with it went.
#[derive(Clone, Debug)]
struct Plan {
    style: Style,
    /// What it does first.
    first: Action,
    games: u32,
    won: f32,
    /// What it is trusted by beforehand.
    trust: f32,
}

/// The plan search of one player.
#[derive(Debug)]
pub(crate) struct Commander {
    own: Tactician,
    playing: Tactician,
    style: Style,
    /// The position in which what was decided goes on.
    expected: Option<State>,
}

impl Commander {
    pub(crate) fn new(game: &Thermopylae) -> Self {
        Self {
            own: Tactician::new(game),
            playing: Tactician::new(game),
            style: Style::USUAL,
            expected: None,
        }
    }

    /// Whether a step is decided by the tables alone.
    fn is_plain(step: Step) -> bool {
        matches!(
            step,
            Step::Hits(_)
                | Step::Again
                | Step::Join
                | Step::Auction { .. }
                | Step::FirstBid
                | Step::SecondBid { .. }
        )
    }

    /// The plans for a position, the tactician's own first, each with another beginning or stance.
    fn plans(&mut self, game: &Thermopylae, state: &State) -> Vec<Plan> {
        let mut styles = vec![Style::USUAL];
        match state.step {
            Step::Combat => self.combat_styles(game, state, &mut styles),
            Step::Movement => styles.extend(
                Stance::of(state.side).map(|it| Style { stance: Some(it), ..Style::USUAL }),
            ),
            _ => styles.extend(
                (0..LINES as u8).map(|it| Style { stance: Some(Stance::Line(it)), ..Style::USUAL }),
            ),
        }
        let mut known: Vec<Vec<Action>> = Vec::new();
        let mut plans = Vec::new();
        for style in styles {
            self.playing.forget();
            let first = self.playing.next(game, state, &style);
            let mut orders = self.playing.orders();
            orders.push(first);
            let combat = state.step == Step::Combat;
            if (!combat && known.contains(&orders)) || plans.len() == MOST_PLANS {
                continue;
            }
            known.push(orders);
            let trust = if plans.is_empty() { TRUST } else { 0.0 };
            plans.push(Plan { style, first, games: 0, won: 0.0, trust });
        }
        plans
    }

    /// Bolder and more careful attacks, attacks left out, and other stances after them.
    fn combat_styles(&mut self, game: &Thermopylae, state: &State, styles: &mut Vec<Style>) {
        let usual = self.playing.attacks(game, state, &Style::USUAL);
        let targets = |attacks: &[super::strikes::Strike]| {
            attacks.iter().map(|it| (it.target, it.from, it.free)).collect::<Vec<_>>()
        };
        let mut seen = vec![targets(&usual)];
        for dearer in [0.4, 2.5, 8.0] {
            let style = Style { dearer, ..Style::USUAL };
            let attacks = targets(&self.playing.attacks(game, state, &style));
            if !seen.contains(&attacks) || dearer < 3.0 {
                seen.push(attacks);
                styles.push(style);
            }
        }
        for strike in usual.iter().take(3) {
            styles.push(Style { spared: Places::one(strike.target), ..Style::USUAL });
        }
        let mut stances: Vec<(f32, Stance)> = Stance::of(state.side)
            .map(|stance| (self.playing.form(game, state, stance).worth, stance))
            .collect();
        stances.sort_by(|left, right| right.0.total_cmp(&left.0));
        let best = stances.iter().take(6);
        styles.extend(best.map(|it| Style { stance: Some(it.1), ..Style::USUAL }));
    }

    /// Plays plans against each other; half of them drop out again and again.
    fn compare(
        &mut self,
        game: &Thermopylae,
        state: &State,
        plans: &mut Vec<Plan>,
        budget: Budget,
        small: &mut Small,
    ) {
        let begun = Instant::now();
        let over = |played: u32| match budget {
            Budget::Iterations(most) => played >= most / SIMULATIONS_A_GAME,
            Budget::Time(most) => begun.elapsed() >= most.mul_f32(0.9),
        };
        let side = mover(state);
        let stages = usize::BITS - (plans.len().max(1)).leading_zeros();
        let (mut played, mut alive, seed) = (0, plans.len(), small.seed());
        for stage in 1..=stages {
            let until = |played: u32| match budget {
                Budget::Iterations(most) => {
                    played >= most / SIMULATIONS_A_GAME * stage / stages
                }
                Budget::Time(most) => begun.elapsed() >= most.mul_f32(0.9 * stage as f32 / stages as f32),
            };
            while !until(played) && alive > 1 {
                for plan in &mut plans[..alive] {
                    if over(played) {
                        break;
                    }
                    let mut dice = Small::new(seed ^ u64::from(plan.games) << 20);
                    plan.won += play_on(game, &mut self.playing, state, &plan.style, side, &mut dice);
                    plan.games += 1;
                    played += 1;
                }
            }
            rank(&mut plans[..alive]);
            alive = alive.div_ceil(2);
        }
        rank(plans);
    }

    /// Thinks about a position and says which plans it found, the best first.
    fn think(
        &mut self,
        game: &Thermopylae,
        state: &State,
        budget: Budget,
        small: &mut Small,
    ) -> Vec<Plan> {
        let mut plans = self.plans(game, state);
        if plans.len() > 1 {
            self.compare(game, state, &mut plans, budget, small);
        }
        plans
    }
}

/// The side that decides.
fn mover(state: &State) -> Side {
    match state.step {
        Step::SetUp => Side::Greek,
        Step::Hits(side) => side,
        _ => state.side,
    }
}

/// What a plan's games say, with the mean of all plans as a prior.
fn judged(plan: &Plan, mean: f32) -> f32 {
    (plan.won + PRIOR_GAMES * mean) / (plan.games as f32 + PRIOR_GAMES) + plan.trust
}

fn rank(plans: &mut [Plan]) {
    let (won, games) = plans.iter().fold((0.0, 0), |sum, it| (sum.0 + it.won, sum.1 + it.games));
    let mean = won / games.max(1) as f32;
    plans.sort_by(|left, right| judged(right, mean).total_cmp(&judged(left, mean)));
}

/// Plays a game on: the rest of this turn in a style, then as usual. 1 if the side wins.
fn play_on(
    game: &Thermopylae,
    tactician: &mut Tactician,
    state: &State,
    style: &Style,
    side: Side,
    dice: &mut Small,
) -> f32 {
    let mut state = state.clone();
    let begun = (state.round, state.side, state.step == Step::SetUp);
    tactician.forget();
    loop {
        match game.node(&state) {
            Node::Over(_) => break,
            Node::Chance { tickets, .. } => {
                let outcome = game.outcome(&state, dice.below(tickets));
                game.settle(&mut state, outcome, &mut Quiet);
            }
            Node::Decision { .. } => {
                let same = (state.round, state.side, state.step == Step::SetUp) == begun;
                let style = if same { style } else { &Style::USUAL };
                let action = tactician.next(game, &state, style);
                game.apply(&mut state, action, &mut Quiet);
            }
        }
    }
    match state.step {
        Step::Over(finish) if finish.winner() == side => 1.0,
        _ => 0.0,
    }
}

impl Planner<Thermopylae> for Commander {
    fn begin(&mut self) {
        self.own.forget();
        self.expected = None;
        self.style = Style::USUAL;
    }

    fn has_in_mind(&self, _: &Thermopylae, state: &State) -> bool {
        self.own.decided() > 0 && self.expected.as_ref() == Some(state)
    }

    fn choose(
        &mut self,
        game: &Thermopylae,
        state: &State,
        budget: Budget,
        small: &mut Small,
    ) -> Action {
        if !self.has_in_mind(game, state) {
            self.own.forget();
            // A plan holds until dice fall: when combats end without any, movement was foreseen.
            let foreseen = self.expected.as_ref() == Some(state);
            if !foreseen && !Self::is_plain(state.step) {
                let plans = self.think(game, state, budget, small);
                self.style = plans.first().map_or(Style::USUAL, |plan| plan.style);
            }
        }
        let action = self.own.next(game, state, &self.style);
        let mut after = state.clone();
        game.apply(&mut after, action, &mut Quiet);
        self.expected = Some(after);
        action
    }

    fn consider(
        &mut self,
        game: &Thermopylae,
        state: &State,
        budget: Budget,
        small: &mut Small,
    ) -> Vec<Considered<Action>> {
        let plans = self.think(game, state, budget, small);
        let mut found: Vec<Considered<Action>> = Vec::new();
        for plan in plans {
            if found.iter().all(|it| it.action != plan.first) {
                let value = f64::from(plan.won) / f64::from(plan.games.max(1));
                found.push(Considered { action: plan.first, visits: plan.games, value });
            }
        }
        found
    }
}
