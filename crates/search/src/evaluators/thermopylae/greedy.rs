//! The rule of thumb: fights by estimate, holds a line, marches on the exits. No look ahead.
//!
//! It has no memory: what it set out to do it reads off the table, which line its Greeks hold and
//! who leads its Persians.

use std::cell::RefCell;

use game_thermopylae::units::KINDS;
use game_thermopylae::{Action, Awaits, Place, Places, Side, State, Thermopylae, Unit};

use super::lines::{self, Line};
use super::tactician::{Posting, Style, Tactician, set_up_on};
use crate::random::Generator;

thread_local! {
    /// The estimates of fights, for the roster that this thread last asked about.
    static ESTIMATES: RefCell<Option<Tactician>> = const { RefCell::new(None) };
}

/// The lines that it holds: West Gate, Hot Springs, Middle Gate, East Gate.
const HELD: [usize; 4] = [1, 2, 3, 4];

/// Who goes first: infantry, elites or cavalry.
const VANGUARDS: [[usize; KINDS]; 3] = [[4, 3, 2, 1, 0], [1, 2, 0, 3, 4], [3, 2, 1, 4, 0]];

/// What the rule of thumb does at a decision.
pub(crate) fn rule_of_thumb(
    game: &Thermopylae,
    state: &State,
    actions: &[Action],
    random: &mut Generator,
) -> Action {
    match state.awaits {
        Awaits::SetUp => {
            let line = if state.ground(Side::Greek).is_empty() {
                HELD[random.index(HELD.len())]
            } else {
                held(state)
            };
            let orders = set_up_on(game, state, &lines::ALL[line], Posting::USUAL);
            orders.first().copied().unwrap_or(actions[0])
        }
        Awaits::Join => {
            let join = actions.iter().find(|it| matches!(it, Action::Join(..)));
            join.copied().unwrap_or(Action::Fight)
        }
        Awaits::Movement if state.side == Side::Greek => back_to_the_line(game, state, actions),
        Awaits::Movement => onwards(game, state, actions),
        _ => with_estimates(game, |tactician| tactician.next(game, state, &Style::USUAL)),
    }
}

/// Asks the tactician, whose estimates of fights are exact; nothing that it planned is kept.
fn with_estimates(game: &Thermopylae, ask: impl FnOnce(&mut Tactician) -> Action) -> Action {
    ESTIMATES.with_borrow_mut(|estimates| {
        if !estimates.as_ref().is_some_and(|it| it.exchange.fits(game)) {
            *estimates = None;
        }
        let tactician = estimates.get_or_insert_with(|| Tactician::new(game));
        tactician.forget();
        ask(tactician)
    })
}

/// The line that has most Greeks on it or near it.
fn held(state: &State) -> usize {
    let units = |places: Places| -> u32 {
        places
            .and(state.ground(Side::Greek))
            .iter()
            .map(|it| u32::from(state.stack(it).size()))
            .sum()
    };
    let on = |line: &Line| 2 * units(line.front) + units(line.support) + units(line.heights);
    HELD.into_iter().max_by_key(|&at| on(&lines::ALL[at])).unwrap_or(HELD[0])
}

/// A Greek who stands off the line goes back to it; the others stay.
fn back_to_the_line(game: &Thermopylae, state: &State, actions: &[Action]) -> Action {
    let line = &lines::ALL[held(state)];
    let map = &game.board.map;
    let enemies = state.ground(Side::Persian);
    let near = lines::distances(map, line.front.minus(enemies), enemies);
    let farther = |place: Place| {
        let on_post = line.support.has(place) || line.heights.has(place);
        2 * near[place.index()] - u8::from(on_post && near[place.index()] > 0)
    };
    let gain = |action: &Action| match *action {
        Action::March { from, to, .. } => i16::from(farther(from)) - i16::from(farther(to)),
        _ => 0,
    };
    best(actions, gain).unwrap_or(Action::EndTurn)
}

/// A Persian goes nearer to the exits, in the order of the vanguard, or leaves.
fn onwards(game: &Thermopylae, state: &State, actions: &[Action]) -> Action {
    if let Some(exit) = actions.iter().find(|it| matches!(it, Action::Exit(..))) {
        return *exit;
    }
    let map = &game.board.map;
    let far = lines::distances(map, map.exits(), Places::NONE);
    let order = VANGUARDS[usize::from(state.bid) % VANGUARDS.len()];
    let rank = |unit: Unit| (0..).zip(order).find(|it| it.1 == unit.kind()).map_or(0, |it| it.0);
    let gain = |action: &Action| match *action {
        Action::March { unit, from, to } if far[to.index()] < far[from.index()] => {
            let steps = i16::from(far[from.index()] - far[to.index()]);
            100 - 10 * rank(unit) + 3 * steps - i16::from(far[from.index()]) / 4
        }
        _ => 0,
    };
    best(actions, gain).unwrap_or(Action::EndTurn)
}

/// The first action that gains most, if one gains anything.
fn best(actions: &[Action], gain: impl Fn(&Action) -> i16) -> Option<Action> {
    let mut best: Option<(i16, Action)> = None;
    for action in actions {
        let gained = gain(action);
        if gained > best.map_or(0, |(most, _)| most) {
            best = Some((gained, *action));
        }
    }
    best.map(|(_, action)| action)
}
