//! What wins and what loses Thermopyles: [K24] to [K27].

use game_thermopyles::View;
use game_thermopyles::cards::{PERSIAN_CARDS, SPARTAN_CARDS};
use game_thermopyles::cases::{K24, K25, K26, K27};
use game_thermopyles::map::DEFEAT;

use super::words::goals as say;
use crate::goal::{Goal, Stake};

/// How many Persian cards there are.
const PERSIANS: u32 = PERSIAN_CARDS.rows.len() as u32;
/// How many Spartan cards there are.
const SPARTANS: u32 = SPARTAN_CARDS.rows.len() as u32;

/// Every way, for a team that wins and loses together [K28].
pub(super) fn of(view: &View) -> Vec<Goal> {
    let goal = |stake,
                (when, so_far, short): (String, String, String),
                case,
                now: u32,
                of: Option<u32>| Goal {
        stake,
        who: say::who(view),
        when,
        so_far,
        short,
        case,
        now: now.into(),
        of: of.map(Into::into),
    };
    let buried = view.graveyard.size();
    let deck = view.persian_deck.size();
    let held: u32 = view.hands.iter().map(|hand| hand.size()).sum();
    let cards = view.spartan_deck + held;
    let place = u32::from(view.marker.number());
    let full = view.options.graveyard_goal.map(|full| {
        let of = Some(u32::from(full));
        goal(Stake::Wins, say::graveyard(full, buried), K27, buried, of)
    });
    let spent = PERSIANS.saturating_sub(deck);
    let fallen = SPARTANS.saturating_sub(cards);
    let end = u32::from(DEFEAT.number());
    let ways = [
        goal(Stake::Wins, say::army_spent(deck), K26, spent, Some(PERSIANS)),
        goal(Stake::Loses, say::ground_lost(view), K24, place, Some(end)),
        goal(Stake::Loses, say::cards_spent(cards), K25, fallen, Some(SPARTANS)),
    ];
    full.into_iter().chain(ways).collect()
}
