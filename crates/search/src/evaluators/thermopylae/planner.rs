//! The plan search: several plans for the rest of a turn, each judged by playing on with the
//! tactician, and the best carried out until dice fall otherwise.

use std::time::Instant;

use engine::{Game as _, Node, Quiet};
use game_thermopylae::{Action, Places, Side, State, Step, Thermopylae};

use super::appraisal::{appraise, rounds_to_spare};
use super::formation::Stance;
use super::lines::{self, FAR, LINES};
use super::tactician::{Style, Tactician};
use crate::planner::Planner;
use crate::player::Budget;
use crate::random::Small;
use crate::think::Considered;

/// So many simulations of a level pay for one game played on: these are much longer than a step
/// in a tree.
const SIMULATIONS_A_GAME: u32 = 12;
/// With more rounds than these until a stand-off Persians may wait out of reach.
const TIME_TO_SPARE: f32 = 6.0;
/// A game is played on for so many turns, and then appraised.
const HORIZON: u32 = 5;
/// No more plans than these are compared.
const MOST_PLANS: usize = 16;
/// A plan takes the place of the tactician's own when it is better by so many standard errors.
const DOUBT: f32 = 0.7;
/// What a few games differ by before any is played, squared and summed.
const PRIOR_SQUARES: f32 = 0.05;

/// A plan for the rest of a turn, and how games with it went.
#[derive(Clone, Debug)]
struct Plan {
    style: Style,
    /// What it does first.
    first: Action,
    /// What came of each game: the first with the first dice, and so on.
    results: Vec<f32>,
}

impl Plan {
    /// The mean share of the win.
    fn mean(&self) -> f32 {
        self.results.iter().sum::<f32>() / self.results.len().max(1) as f32
    }

    /// By how much it did better than another plan with the same dice, less what may be luck.
    fn surely_better(&self, than: &Self, doubt: f32) -> f32 {
        let pairs = self.results.iter().zip(&than.results);
        let games = pairs.len() as f32;
        if games < 1.0 {
            return f32::MIN;
        }
        let mean = pairs.clone().map(|(one, other)| one - other).sum::<f32>() / games;
        let squares: f32 = pairs.map(|(one, other)| (one - other - mean).powi(2)).sum();
        let error = ((squares + PRIOR_SQUARES) / (games * games)).sqrt();
        mean - doubt * error
    }
}

/// The plan search of one player.
#[derive(Debug)]
pub(crate) struct Commander {
    own: Tactician,
    playing: Tactician,
    style: Style,
    horizon: u32,
    /// The position in which what was decided goes on.
    expected: Option<State>,
}

impl Commander {
    pub(crate) fn new(game: &Thermopylae) -> Self {
        Self {
            own: Tactician::new(game),
            playing: Tactician::new(game),
            style: Style::USUAL,
            horizon: std::env::var("HORIZON").ok().and_then(|it| it.parse().ok()).unwrap_or(HORIZON),
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
        if state.step == Step::Movement && state.side == Side::Persian {
            self.drop_dawdling(game, state, &mut styles);
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
            plans.push(Plan { style, first, results: Vec::new() });
        }
        plans
    }

    /// [A28] Persians out of reach of the Greeks come nearer, unless there is time to spare: games
    /// played on would not tell, as the Greeks in them come to meet whoever waits.
    fn drop_dawdling(&mut self, game: &Thermopylae, state: &State, styles: &mut Vec<Style>) {
        let map = &game.board.map;
        let near = lines::distances(map, state.ground(Side::Greek), Places::NONE);
        let nearest = |ground: Places| ground.map(|it| near[it.index()]).min().unwrap_or(FAR);
        let now = nearest(state.ground(Side::Persian));
        if now <= 2 || rounds_to_spare(game, state) > TIME_TO_SPARE {
            return;
        }
        styles.retain(|style| {
            style.stance.is_none_or(|stance| {
                let formation = self.playing.form(game, state, stance);
                formation.left > 0 || nearest(formation.field.ground(Side::Persian)) < now
            })
        });
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
        plans: &mut [Plan],
        budget: Budget,
        small: &mut Small,
    ) {
        let begun = Instant::now();
        let over = |played: u32, share: f32| match budget {
            Budget::Iterations(most) => {
                played as f32 >= (most / SIMULATIONS_A_GAME) as f32 * share
            }
            Budget::Time(most) => begun.elapsed() >= most.mul_f32(0.9 * share),
        };
        let side = mover(state);
        let stages = usize::BITS - plans.len().leading_zeros();
        let (mut played, mut alive, seed) = (0, plans.len(), small.seed());
        for stage in 1..=stages {
            while !over(played, stage as f32 / stages as f32) && alive > 1 {
                for plan in &mut plans[..alive] {
                    if over(played, 1.0) {
                        break;
                    }
                    let mut dice = Small::new(seed ^ (plan.results.len() as u64) << 20);
                    let with = (self.horizon, &mut dice);
                    let won = play_on(game, &mut self.playing, state, &plan.style, side, with);
                    plan.results.push(won);
                    played += 1;
                }
            }
            // The first is the tactician's own: it stays, to be compared with.
            let (own, others) = plans[..alive].split_at_mut(1);
            let better = |plan: &Plan| plan.surely_better(&own[0], 0.0);
            others.sort_by(|left, right| better(right).total_cmp(&better(left)));
            alive = alive.div_ceil(2).max(2).min(alive);
        }
        let own = plans[0].clone();
        plans[1..].sort_by(|left, right| {
            right.surely_better(&own, DOUBT).total_cmp(&left.surely_better(&own, DOUBT))
        });
        let place = plans.iter().skip(1).take_while(|it| it.surely_better(&own, DOUBT) > 0.0).count();
        plans[..=place].rotate_left(1);
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
            if std::env::var("DEBUG").is_ok() {
                for plan in &plans { eprintln!("   {:?} {:?} {} {:.3}", plan.style, plan.first, plan.results.len(), plan.mean()); }
                eprintln!("now {:.3}", appraise(game, &mut self.playing, state));
            }
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

/// Plays a game on for some turns: the rest of this one in a style, then as usual. Gives the share
/// of the win that the side has in the end.
fn play_on(
    game: &Thermopylae,
    tactician: &mut Tactician,
    state: &State,
    style: &Style,
    side: Side,
    (horizon, dice): (u32, &mut Small),
) -> f32 {
    let mut state = state.clone();
    let begun = (state.round, state.side, state.step == Step::SetUp);
    tactician.forget();
    let (mut turns, mut turn) = (0, (state.round, state.side));
    loop {
        if (state.round, state.side) != turn && !matches!(state.step, Step::Over(_)) {
            turns += 1;
            turn = (state.round, state.side);
            if turns == horizon {
                let greeks = appraise(game, tactician, &state);
                return if side == Side::Greek { greeks } else { 1.0 - greeks };
            }
        }
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
                let (visits, value) = (plan.results.len() as u32, f64::from(plan.mean()));
                found.push(Considered { action: plan.first, visits, value });
            }
        }
        found
    }
}
