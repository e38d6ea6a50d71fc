//! The plan search: several plans for what is to be decided, each judged by playing on with the
//! tactician, and the best carried out until dice fall.

use engine::{Game as _, Quiet};
use game_spartans::map::{BEFORE_WALL, WALL_ROW};
use game_spartans::state::Awaits;
use game_spartans::units::{Contingent, Side};
use game_spartans::{Action, Spartans, State, View};

use super::doctrine::{Doctrine, Host};
use super::layout::Layout;
use super::plans::{Field, Plan};
use super::rollout::Horizon;
use super::tactician::Tactician;
use crate::planner::Planner;
use crate::player::Budget;
use crate::random::Generator;
use crate::think::Considered;

/// So many simulations of a level pay for a game of two rounds played on.
const SIMULATIONS_A_GAME: u32 = 8;
/// A game until the end of a series takes so many times as long.
const SERIES: u32 = 3;
/// A game until the end of a day.
const DAY: u32 = 5;
/// So many games are played in a second on a slow machine.
const GAMES_A_SECOND: f32 = 1_200.0;
/// The rounds that movement is played on for.
const ROUNDS: u8 = 2;
/// A plan takes the place of the one in force when it is better by so many standard errors.
const DOUBT: f32 = 1.5;
/// A single move takes the place of the plan's own by so many: dozens are tried, and some are lucky.
const DOUBT_OF_MOVES: f32 = 2.0;
/// With fewer games than these for each plan nothing is compared: the tactician knows better.
const LEAST_GAMES: u32 = 6;
/// With no enemy within so many areas nothing but the tactician's own moves is thought of.
const NEAR: u8 = 4;
/// Positions that are imagined where something is hidden.
const WORLDS: usize = 8;
/// The games that a single move is tried in before it is given up, and the most.
const TRIALS: (usize, usize) = (8, 96);
/// The moves of each force that are tried.
const MOVES_A_FORCE: usize = 4;

/// The plan search of one player.
#[derive(Debug)]
pub(crate) struct Commander {
    tactician: Tactician,
    /// How it means to fight, and the day for which it thought so.
    doctrine: Doctrine,
    day: u8,
    /// What it will do, the next last.
    queue: Vec<Action>,
    /// What is seen when what was decided goes on.
    expected: Option<View>,
}

impl Commander {
    pub(crate) fn new(game: &Spartans) -> Self {
        let tactician = Tactician::new(game);
        Self { tactician, doctrine: Doctrine::usual(1), day: 0, queue: Vec::new(), expected: None }
    }

    /// Another day begins another doctrine; without any budget it is that of first sight.
    fn begin_day(&mut self, day: u8, budget: Budget) {
        if self.day != day {
            let thinks = budget != Budget::Iterations(0);
            self.doctrine =
                if thinks { Doctrine::usual(day) } else { Doctrine::at_first_sight(day) };
            self.day = day;
        }
    }

    /// How many games a budget pays for.
    fn games(budget: Budget, horizon: Horizon) -> u32 {
        let games = match budget {
            Budget::Iterations(most) => most / SIMULATIONS_A_GAME,
            Budget::Time(most) => {
                #[allow(clippy::cast_sign_loss, reason = "no time is less than nothing")]
                let games = (most.as_secs_f32() * GAMES_A_SECOND) as u32;
                games
            }
        };
        match horizon {
            Horizon::Rounds(_) => games,
            Horizon::Series => games / SERIES,
            Horizon::Day => games / DAY,
        }
    }

    /// Thinks about a position and gives the plans that it found, the best first.
    fn think(
        &mut self,
        game: &Spartans,
        view: &View,
        budget: Budget,
        random: &mut Generator,
    ) -> Vec<Plan> {
        let worlds = if game.has_secrets() { WORLDS } else { 1 };
        let worlds: Vec<State> = (0..worlds).map(|_| game.imagine(view, random)).collect();
        let state = &worlds[0];
        self.begin_day(state.day, budget);
        let (mut plans, horizon) = self.plans_for(game, state, random);
        let games = Self::games(budget, horizon);
        let engine::Node::Decision { seat } = game.node(state) else { return plans };
        let side = game.side_of(seat);
        let mut field = Field {
            game,
            tactician: &mut self.tactician,
            worlds: &worlds,
            side,
            horizon,
            seed: random.seed(),
            games,
        };
        let moving = matches!(state.awaits, Awaits::Movement(_));
        let quiet = moving && is_quiet(state);
        let share = if moving { games / 4 } else { games };
        if plans.len() > 1 && !quiet && share >= LEAST_GAMES * plans.len() as u32 {
            field.compare(&mut plans, share, DOUBT);
        }
        if moving && !quiet {
            improve(&mut field, &mut plans[0], state, random);
        }
        plans
    }

    /// The plans that are worth comparing in a position, the one in force first.
    fn plans_for(
        &mut self,
        game: &Spartans,
        state: &State,
        random: &mut Generator,
    ) -> (Vec<Plan>, Horizon) {
        let own = self.doctrine;
        match state.awaits {
            Awaits::Movement(seat) => {
                let mut plans: Vec<Plan> = Vec::new();
                for doctrine in doctrines(game, state, own) {
                    let mut moves = self.tactician.plan_moves(game, state, &doctrine, seat);
                    moves.reverse();
                    let known = plans
                        .iter()
                        .any(|it| it.actions == moves && it.doctrine.row == doctrine.row);
                    if !known {
                        plans.push(Plan::new(doctrine, moves, true));
                    }
                }
                (plans, Horizon::Rounds(ROUNDS))
            }
            Awaits::Deployment => {
                let layouts = layouts(state, own.layout);
                let plan = |layout: Layout| {
                    Plan::new(Doctrine { layout, row: layout.row, ..own }, Vec::new(), false)
                };
                (layouts.into_iter().map(plan).collect(), Horizon::Series)
            }
            _ => {
                self.tactician.forget();
                let first = self.tactician.next(game, state, &own, random);
                let mut actions = Vec::new();
                if Self::is_weighed(game, state.awaits) {
                    game.actions(state, &mut actions);
                }
                let others = actions.into_iter().filter(|it| *it != first);
                let all = std::iter::once(first).chain(others);
                let plans = all.map(|action| Plan::new(own, vec![action], false)).collect();
                let fight = matches!(state.awaits, Awaits::Feint(_) | Awaits::Retreat(..));
                (plans, if fight { Horizon::Rounds(ROUNDS) } else { Horizon::Day })
            }
        }
    }

    /// Whether every action is played on, or the tactician's own is as good as any.
    fn is_weighed(game: &Spartans, awaits: Awaits) -> bool {
        match awaits {
            Awaits::Guard
            | Awaits::Farewell { .. }
            | Awaits::Choice
            | Awaits::Leave { .. }
            | Awaits::Casting(_)
            | Awaits::Feint(_)
            | Awaits::Retreat(..) => true,
            // Whoever is sent home or to the Box has won; the Spartan weighs it [11.2d].
            Awaits::Vote(debate) => game.contingent_of(debate.seat) == Some(Contingent::Spartans),
            _ => false,
        }
    }
}

/// Whether nobody stands near anybody.
fn is_quiet(state: &State) -> bool {
    let (greeks, persians) =
        (state.positions.held(Side::Greek), state.positions.held(Side::Persian));
    !greeks.iter().any(|one| persians.iter().any(|other| one.range(other) <= NEAR))
}

/// The doctrines that are worth comparing, the one in force first.
fn doctrines(game: &Spartans, state: &State, own: Doctrine) -> Vec<Doctrine> {
    let mut all = vec![own];
    if state.segment.side() == Side::Persian {
        let by_hand = game.options.persians == game_spartans::options::Persians::ByHand;
        if !by_hand {
            all.extend(Host::ALL.map(|host| Doctrine { host, ..own }));
        }
    } else {
        for bar in [0.0, 9.0] {
            all.push(Doctrine { bar, ..own });
        }
        for row in [WALL_ROW, BEFORE_WALL] {
            all.push(Doctrine { row, ..own });
        }
    }
    let mut known: Vec<Doctrine> = Vec::new();
    all.retain(|doctrine| {
        let new = !known.contains(doctrine);
        known.push(*doctrine);
        new
    });
    all
}

/// The deployments that are worth comparing, the one in force first.
fn layouts(state: &State, own: Layout) -> Vec<Layout> {
    let mut all = vec![own];
    let mut add = |layout: Layout| {
        if !all.contains(&layout) {
            all.push(layout);
        }
    };
    if state.day < 3 {
        add(Layout { from_south: true, ..Layout::WALL });
        for row in [4, 5] {
            add(Layout { row, ..Layout::SCREEN });
        }
        add(Layout { row: BEFORE_WALL, ..Layout::WALL });
    } else {
        for row in [3, 5, 7, 4, 9] {
            for (from_south, rear_east) in [(false, false), (true, false), (false, true)] {
                add(Layout { row, from_south, rear_east, ..Layout::STAND });
            }
        }
    }
    all
}

/// Tries single moves of each force in the place of the plan's own, and keeps those that are surely
/// better.
fn improve(field: &mut Field<'_>, plan: &mut Plan, state: &State, random: &mut Generator) {
    let Awaits::Movement(seat) = state.awaits else { return };
    let tactician = field.tactician.clone();
    let mut tried: Vec<(game_spartans::action::Part, Option<Action>)> = Vec::new();
    for (mobile, options) in tactician.options(field.game, state, &plan.doctrine, seat) {
        let best = options.into_iter().take(MOVES_A_FORCE).map(|(_, action)| Some(action));
        let stay = std::iter::once(None);
        tried.extend(stay.chain(best).map(|action| (mobile.part, action)));
    }
    // In any order, so that little time is spread over all forces alike.
    for at in (1..tried.len()).rev() {
        tried.swap(at, random.index(at + 1));
    }
    for (part, action) in tried {
        if field.games < TRIALS.0 as u32 {
            return;
        }
        let mut other = Plan::new(plan.doctrine, plan.actions.clone(), true);
        other.actions.retain(|it| part_of(*it) != Some(part));
        other.actions.extend(action);
        if other.actions == plan.actions {
            continue;
        }
        while other.results.len() < TRIALS.1 && field.games > 0 {
            if plan.results.len() <= other.results.len() {
                field.play(plan);
            }
            field.play(&mut other);
            let enough = other.results.len() >= TRIALS.0;
            if enough && other.surely_better(plan, -0.3) < 0.0 {
                break;
            }
        }
        let enough = other.results.len() >= 3 * TRIALS.0;
        if enough && other.surely_better(plan, DOUBT_OF_MOVES) > 0.0 {
            *plan = other;
        }
    }
}

/// Whose move an action is.
const fn part_of(action: Action) -> Option<game_spartans::action::Part> {
    match action {
        Action::Move { part, .. } | Action::Turn { part, .. } | Action::Charge { part, .. } => {
            Some(part)
        }
        _ => None,
    }
}

impl Planner<Spartans> for Commander {
    fn begin(&mut self) {
        self.tactician.forget();
        (self.day, self.doctrine) = (0, Doctrine::usual(1));
        self.queue.clear();
        self.expected = None;
    }

    fn has_in_mind(&self, _: &Spartans, view: &View) -> bool {
        self.expected.as_ref() == Some(view)
    }

    fn choose(
        &mut self,
        game: &Spartans,
        view: &View,
        budget: Budget,
        random: &mut Generator,
    ) -> Action {
        let state = &game.imagine(view, random);
        let foreseen = self.has_in_mind(game, view);
        if !foreseen {
            self.queue.clear();
            self.tactician.forget();
            let plans = self.think(game, view, budget, random);
            if let Some(plan) = plans.into_iter().next() {
                self.doctrine = plan.doctrine;
                self.queue = plan.actions;
                if plan.moves {
                    self.queue.push(Action::Done);
                }
                self.queue.reverse();
            }
        }
        let mut action = None;
        while action.is_none() && !self.queue.is_empty() {
            action = self.queue.pop().filter(|it| game.allows(state, *it));
        }
        self.tactician.forget();
        let action =
            action.unwrap_or_else(|| self.tactician.next(game, state, &self.doctrine, random));
        // What was decided goes on as long as moves, or placings, follow each other.
        let mut after = state.clone();
        game.apply(&mut after, action, &mut Quiet);
        let goes_on = after.awaits == state.awaits
            && matches!(after.awaits, Awaits::Deployment | Awaits::Movement(_) | Awaits::Fire(_))
            && after.segment == state.segment;
        self.expected = goes_on.then(|| game.view(&after, view.viewer));
        action
    }

    fn consider(
        &mut self,
        game: &Spartans,
        view: &View,
        budget: Budget,
        random: &mut Generator,
    ) -> Vec<Considered<Action>> {
        let state = &game.imagine(view, random);
        let plans = self.think(game, view, budget, random);
        let mut found: Vec<Considered<Action>> = Vec::new();
        for plan in plans {
            let first = plan.actions.iter().copied().find(|it| game.allows(state, *it));
            self.tactician.forget();
            let action = match first {
                Some(action) => action,
                None if plan.moves && game.allows(state, Action::Done) => Action::Done,
                None => self.tactician.next(game, state, &plan.doctrine, random),
            };
            let known = found.iter().any(|it| it.action == action);
            if !known && !plan.results.is_empty() || found.is_empty() {
                let (visits, value) = (plan.results.len() as u32, f64::from(plan.mean()));
                found.push(Considered { action, visits, value });
            }
        }
        found
    }
}
