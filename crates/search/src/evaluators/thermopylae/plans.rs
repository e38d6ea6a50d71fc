//! The plans that are worth comparing in a position.

use game_thermopylae::end::QUIET_ROUNDS;
use game_thermopylae::{Action, Awaits, Places, Side, State, Thermopylae};

use super::appraisal::rounds_to_blows;
use super::formation::Stance;
use super::lines::LINES;
use super::planner::Limit;
use super::strikes::Strike;
use super::tactician::{BEST_LINE, Posting, Style, Tactician};
use super::worth::quiet_rounds;
use crate::random::Generator;

/// No more plans than these are compared.
const MOST_PLANS: usize = 16;
/// What a few games differ by before any is played, squared and summed.
const PRIOR_SQUARES: f32 = 0.05;
/// With fewer rounds than these to spare until a stand-off Persians do not wait out of reach.
const ROUNDS_TO_SPARE: u8 = 1;
/// The share of the budget that may go by before all plans are made.
const TIME_TO_PLAN: f32 = 0.2;

/// A plan for the rest of a turn, and how games with it went.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) style: Style,
    /// What is done first whatever the style says.
    pub(crate) forced: Option<Action>,
    /// What it does first.
    pub(crate) first: Action,
    /// What came of each game: the first with the first dice, and so on.
    pub(crate) results: Vec<f32>,
}

impl Plan {
    /// A plan that begins with an action.
    const fn beginning(action: Action) -> Self {
        Self { style: Style::USUAL, forced: Some(action), first: action, results: Vec::new() }
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

/// The plans for a position, the tactician's own first.
pub(crate) fn plans_for(
    game: &Thermopylae,
    tactician: &mut Tactician,
    state: &State,
    limit: &Limit,
    random: &mut Generator,
) -> Vec<Plan> {
    let mut styles = vec![Style::USUAL];
    let stanced = |stance| Style { stance: Some(stance), ..Style::USUAL };
    match state.awaits {
        Awaits::Combat => combat_styles(game, tactician, state, limit, &mut styles),
        Awaits::Movement => {
            styles.extend(Stance::of(state.side).map(stanced));
            if state.side == Side::Persian {
                drop_dawdling(game, tactician, state, limit, &mut styles);
            }
        }
        Awaits::SetUp => styles = set_up_styles(random),
        _ => return single_actions(game, tactician, state),
    }
    let mut known: Vec<Vec<Action>> = Vec::new();
    let mut plans = Vec::new();
    for style in styles {
        if plans.len() == MOST_PLANS || (!plans.is_empty() && limit.is_over(0, TIME_TO_PLAN)) {
            break;
        }
        tactician.forget();
        let first = tactician.next(game, state, &style);
        let mut orders = tactician.orders();
        orders.push(first);
        // Combats look alike whatever movement follows them; movements that are alike are one.
        if state.awaits == Awaits::Combat || !known.contains(&orders) {
            known.push(orders);
            plans.push(Plan { style, forced: None, first, results: Vec::new() });
        }
    }
    plans
}

/// A set-up that is drawn, and every other line manned in the same way.
fn set_up_styles(random: &mut Generator) -> Vec<Style> {
    let posting = Posting::ALL[random.index(Posting::ALL.len())];
    let on = |line| Style { stance: Some(Stance::Line(line)), posting, ..Style::USUAL };
    let others = (0..LINES as u8).filter(|&line| line != BEST_LINE);
    std::iter::once(BEST_LINE).chain(others).map(on).collect()
}

/// Every single action, the tactician's own first.
fn single_actions(game: &Thermopylae, tactician: &mut Tactician, state: &State) -> Vec<Plan> {
    tactician.forget();
    if state.awaits == Awaits::Again
        && let Some(plain) = tactician.plain_round(game, state)
    {
        return vec![Plan::beginning(plain)];
    }
    let own = tactician.next(game, state, &Style::USUAL);
    let mut actions = Vec::new();
    engine::Game::actions(game, state, &mut actions);
    let others = actions.into_iter().filter(|action| *action != own);
    std::iter::once(own).chain(others).take(MOST_PLANS).map(Plan::beginning).collect()
}

/// [A28] When time runs out, Persians go on by the shortest way until they stand next to Greeks:
/// games played on would not tell, as the Greeks in them may come to meet whoever waits.
fn drop_dawdling(
    game: &Thermopylae,
    tactician: &mut Tactician,
    state: &State,
    limit: &Limit,
    styles: &mut Vec<Style>,
) {
    let mut rounds = |style: &Style| {
        let formation = match style.stance {
            Some(stance) if !limit.is_over(0, TIME_TO_PLAN) => tactician.form(game, state, stance),
            _ => return 0, // The tactician's own plan stays to be compared with.
        };
        let persians = formation.field.ground(Side::Persian);
        let blows = rounds_to_blows(game, state.ground(Side::Greek), persians);
        if formation.left > 0 { 0 } else { blows }
    };
    let needed: Vec<u8> = styles.iter().map(&mut rounds).collect();
    let least = needed.iter().copied().filter(|&it| it > 0).min().unwrap_or(0);
    if quiet_rounds(state) + 1 + least + ROUNDS_TO_SPARE > QUIET_ROUNDS {
        let mut needed = needed.into_iter();
        styles.retain(|_| needed.next().is_none_or(|it| it <= least));
    }
}

/// Bolder and more careful attacks, attacks left out, and other stances after them.
fn combat_styles(
    game: &Thermopylae,
    tactician: &mut Tactician,
    state: &State,
    limit: &Limit,
    styles: &mut Vec<Style>,
) {
    let usual = tactician.attacks(game, state, &Style::USUAL);
    let targets = |attacks: &[Strike]| {
        attacks.iter().map(|it| (it.target, it.from, it.free)).collect::<Vec<_>>()
    };
    let mut seen = vec![targets(&usual)];
    for dearer in [0.4, 2.5, 8.0] {
        let style = Style { dearer, ..Style::USUAL };
        let attacks = targets(&tactician.attacks(game, state, &style));
        // Who attacks the same may still fight on for longer, or stop earlier.
        if dearer < 3.0 || !seen.contains(&attacks) {
            seen.push(attacks);
            styles.push(style);
        }
    }
    for strike in usual.iter().take(3) {
        let style = Style { spared: Places::one(strike.target), ..Style::USUAL };
        // What costs next to nothing is attacked all the same, and then nothing is spared.
        let attacks = targets(&tactician.attacks(game, state, &style));
        if !seen.contains(&attacks) {
            seen.push(attacks);
            styles.push(style);
        }
    }
    let mut stances: Vec<(f32, Stance)> = Vec::new();
    for stance in Stance::of(state.side) {
        if limit.is_over(0, TIME_TO_PLAN) {
            break;
        }
        stances.push((tactician.form(game, state, stance).worth, stance));
    }
    stances.sort_by(|left, right| right.0.total_cmp(&left.0));
    let best = stances.iter().take(6);
    styles.extend(best.map(|it| Style { stance: Some(it.1), ..Style::USUAL }));
}
