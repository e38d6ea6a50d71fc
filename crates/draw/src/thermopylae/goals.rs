//! What wins and what loses The Battle of Thermopylae: [R5] to [R7], and [R19] with [A28].

use game_thermopylae::cases::{R5, R6, R7, R19};
use game_thermopylae::end::QUIET_ROUNDS;
use game_thermopylae::{Side, View};

use super::figures::enough_gone;
use super::words::goals as say;
use crate::goal::{Goal, Stake};

/// Every way, seen from the viewer's side; to those who look on, and while sides are open, by the
/// side that wins by it.
pub(super) fn of(view: &View) -> Vec<Goal> {
    let state = &view.state;
    let goal = |winner: Side,
                (when, so_far, short): (String, String, String),
                case,
                now: u16,
                most: Option<u16>| {
        let (for_you, subject) = match view.own_side() {
            None => (Stake::Wins, say::side(winner)),
            Some(own) if own == winner => (Stake::Wins, say::you()),
            Some(_) => (Stake::Loses, say::you()),
        };
        Goal {
            stake: for_you,
            who: subject,
            when,
            so_far,
            short,
            case,
            now: now.into(),
            of: most.map(Into::into),
        }
    };
    let bid = (state.bid > 0).then(|| u16::from(state.bid));
    let destroyed = state.destroyed_count(Side::Persian);
    let (lost, greeks) = (state.destroyed_count(Side::Greek), view.board.army_size(Side::Greek));
    let (gone, enough) = (state.departed_count(), enough_gone(view));
    let (quiet, round) = (u16::from(state.quiet), u16::from(state.round));
    let rounds = u16::from(view.options.rounds);
    let most = Some(u16::from(QUIET_ROUNDS));
    vec![
        goal(Side::Greek, say::bid_reached(bid, destroyed), R5, destroyed, bid),
        goal(Side::Persian, say::out_of_reach(enough, gone), R7, gone, enough),
        goal(Side::Persian, say::greeks_destroyed(lost, greeks), R6, lost, Some(greeks)),
        goal(Side::Greek, say::stand_off(view.state.contact, quiet), R19, quiet, most),
        goal(Side::Greek, say::time_up(rounds, round), R19, round, Some(rounds)),
    ]
}
