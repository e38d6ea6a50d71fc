//! What wins and what loses Marathon: morale at nought [11.0a], or points after ten turns [11.0b].

use game_marathon::cases::{C_11_0A, C_11_0B, C_11_0D};
use game_marathon::morale::HIGHEST;
use game_marathon::units::Side;
use game_marathon::{Marathon, View, side_of};

use super::words::{self, goals as say};
use crate::goal::{Goal, Stake};
use engine::{Case, Viewer};

/// Every way, seen from the viewer's side; to those who look on, by the side that wins by it.
pub(super) fn of(game: &Marathon, view: &View) -> Vec<Goal> {
    let state = &view.state;
    let own = match view.viewer {
        Viewer::Seat(seat) => Some(side_of(seat)),
        Viewer::Spectator => None,
    };
    let goal = |winner: Side, told: (String, String, String), case: Case, (now, of): (u64, u64)| {
        let (outcome, who) = match own {
            None => (Stake::Wins, words::they(winner)),
            Some(own) if own == winner => (Stake::Wins, say::you()),
            Some(_) => (Stake::Loses, say::you()),
        };
        let (when, so_far, short) = told;
        Goal { stake: outcome, who, when, so_far, short, case, now: now.min(of), of: Some(of) }
    };
    let fallen = |loser: Side| {
        let level = state.level(loser);
        let case = C_11_0A;
        let gone = u64::from(HIGHEST - level.min(HIGHEST));
        goal(loser.enemy(), say::morale(loser, level), case, (gone, HIGHEST.into()))
    };
    let both = Side::BOTH.map(|side| game.points(state, side));
    let totals = both.map(|it| u64::from(it.total()));
    let [greek, persian] = totals;
    let points = [
        goal(
            Side::Greek,
            say::points(Side::Greek, view, both),
            C_11_0D,
            (greek.min(persian), persian.max(1)),
        ),
        goal(
            Side::Persian,
            say::points(Side::Persian, view, both),
            C_11_0B,
            (persian.min(greek + 1), greek + 1),
        ),
    ];
    let [greeks, persians] = points;
    vec![greeks, persians, fallen(Side::Persian), fallen(Side::Greek)]
}
