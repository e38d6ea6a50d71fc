//! The rule of thumb: a published plan with tuned figures. Wins about three solo games in ten.
//!
//! A fight is worth the cards that it beats, less what it costs; each location has its own idea of
//! how good a fight must be to be worth staying for. The figures are in thousandths.

use game_thermopyles::fight::Clash;
use game_thermopyles::map::gives_die;
use game_thermopyles::{Action, Awaits, Fight, Spartan, State, Thermopyles};

use super::worth::WAYS;

/// What a beaten card is worth.
const BEATEN: i64 = 1_000;
/// What its bonus draw adds.
const BONUS: i64 = 230;
/// What eliminating it adds over repelling it.
const BURIED: i64 = 100;
/// What a Spartan card costs, and what each point above 10 costs more.
const CARD: i64 = 300;
const POINT: i64 = 245;
/// What a Support card costs.
const SUPPORT: i64 = 880;
/// How much each card in hand lowers the mark that a fight must reach.
const PER_CARD: i64 = 170;
/// A full hand whose lowest card is this or better declines a draw.
const WORTH_KEEPING: u8 = 13;

/// The action that the rule of thumb takes, where there is something to decide.
pub(super) fn rule_of_thumb(game: &Thermopyles, state: &State) -> Option<Action> {
    match state.awaits {
        Awaits::Turn => Some(turn(state)),
        Awaits::Support(fight) => Some(Action::Support(match game.options.support {
            _ if state.support == 0 => 0,
            game_thermopyles::options::SupportDice::Together => best_support(state, fight).0,
            game_thermopyles::options::SupportDice::OneByOne => best_support(state, fight).0.min(1),
        })),
        Awaits::Offer(_) => Some(offer(game, state)),
        Awaits::Discard { seat, .. } => {
            state.hand(seat).kinds().next().map(|kind| Action::Discard(Spartan::of_kind(kind)))
        }
        _ => None,
    }
}

/// Charges with the best card, or retreats where no fight is worth staying for.
fn turn(state: &State) -> Action {
    let hand = state.hand(state.active);
    let charges = hand.kinds().map(|kind| {
        let card = Spartan::of_kind(kind);
        let fight = Fight { card, dice: game_thermopyles::state::Rolled::default() };
        (best_support(state, fight).1, card)
    });
    let mark = mark(state.marker.number()) - PER_CARD * i64::from(hand.size());
    match charges.max_by_key(|&(worth, _)| worth) {
        Some((worth, card)) if worth >= mark || state.marker.number() == 6 => Action::Charge(card),
        _ => Action::Retreat,
    }
}

/// How good a fight must be at a location, for an empty hand.
const fn mark(location: u8) -> i64 {
    match location {
        1 | 2 => 1_400,
        3 => -250,
        4 | 5 => 700,
        _ => i64::MIN / 2,
    }
}

/// The best number of Support cards for a fight, and what it is worth with them.
fn best_support(state: &State, fight: Fight) -> (u8, i64) {
    let worths = (0..=state.support).map(|cards| (cards, fight_worth(state, fight, cards)));
    worths.max_by_key(|&(cards, worth)| (worth, u8::MAX - cards)).unwrap_or((0, 0))
}

/// What a fight is worth, in thousandths of a beaten card.
fn fight_worth(state: &State, fight: Fight, support: u8) -> i64 {
    let dice = support + u8::from(gives_die(state.marker));
    let base = fight.card.combat_value() + fight.dice.sum();
    let (mut gain, mut all) = (0, 0);
    for (sum, &ways) in WAYS[usize::from(dice)].iter().enumerate().filter(|(_, ways)| **ways > 0) {
        all += i64::from(ways);
        for card in state.line() {
            let clash = Thermopyles::clash(base + sum as u8, card);
            if !clash.is_beaten() {
                break;
            }
            let bonus = BONUS * i64::from(card.has_bonus());
            let buried = BURIED * i64::from(clash == Clash::Eliminated);
            gain += (BEATEN + bonus + buried) * i64::from(ways);
        }
    }
    let card = CARD + POINT * i64::from(fight.card.kind());
    gain / all.max(1) - card - SUPPORT * i64::from(support)
}

/// Draws for the player with the fewest cards, unless his hand is full of cards worth keeping.
fn offer(game: &Thermopyles, state: &State) -> Action {
    let seats = engine::Seat::all(game.options.players);
    let Some(seat) = seats.min_by_key(|&seat| state.hand(seat).size()) else {
        return Action::Decline;
    };
    let hand = state.hand(seat);
    let full = game.options.hand_limit.is_some_and(|limit| hand.size() >= u32::from(limit));
    let lowest = hand.kinds().next().map_or(0, |kind| Spartan::of_kind(kind).combat_value());
    if full && lowest >= WORTH_KEEPING { Action::Decline } else { Action::Draw(seat) }
}
