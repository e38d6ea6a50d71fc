//! What wins and what loses Go Tell the Spartans: [10.0a], and the routs of whole armies [8.4.5b].

use game_spartans::cases::{C_8_4_5B, C_8_4_5D, C_10_0A, C_10_0D};
use game_spartans::units::Side;
use game_spartans::{Spartans, View};

use super::words::goals as say;
use crate::goal::{Goal, Stake};

/// Every way, seen from the viewer's side; to those who look on, by the side that wins by it.
pub(super) fn of(game: &Spartans, view: &View) -> Vec<Goal> {
    let (state, roster) = (&view.state, &view.board.roster);
    let own = view.own_side();
    let goal =
        |winner: Side, (when, so_far, short): (String, String, String), case, now: u8, most: u8| {
            let (outcome, who) = match own {
                None => (Stake::Wins, say::side(winner)),
                Some(own) if own == winner => (Stake::Wins, say::you()),
                Some(_) => (Stake::Loses, say::you()),
            };
            Goal {
                stake: outcome,
                who,
                when,
                so_far,
                short,
                case,
                now: now.min(most).into(),
                of: Some(most.into()),
            }
        };
    let points = game.points(state);
    let filled = |side| (state.army_track(side), roster.army_track(side));
    let ((greek, greeks), (persian, persians)) = (filled(Side::Greek), filled(Side::Persian));
    let crisis = state.had_crisis();
    let ahead = points.persian.saturating_add(1);
    vec![
        goal(
            Side::Greek,
            say::points(Side::Greek, view, points),
            C_10_0A,
            points.greek.min(ahead),
            ahead,
        ),
        goal(
            Side::Persian,
            say::points(Side::Persian, view, points),
            C_10_0D,
            points.persian.min(points.greek.max(1)),
            points.greek.max(1),
        ),
        goal(Side::Persian, say::greek_rout(greek, greeks), C_8_4_5B, greek, greeks),
        goal(
            Side::Greek,
            say::persian_rout(persian, persians, crisis),
            C_8_4_5D,
            persian + if crisis { persians } else { 0 },
            persians * 2,
        ),
    ]
}
