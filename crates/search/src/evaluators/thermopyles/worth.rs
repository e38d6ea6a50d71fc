//! What a position is worth, for any judge of the positions between fights.
//!
//! A judge is asked about turns about to begin, slots to be filled and draws to be taken. What lies
//! in the middle of a fight or of a draw is worked out exactly from those that follow.

use engine::{D6, Game, Quiet};
use game_thermopyles::fight::Battle;
use game_thermopyles::map::{DEFEAT, gives_die};
use game_thermopyles::options::SupportDice;
use game_thermopyles::{Action, Awaits, Fight, Outcome, Persian, Spartan, State, Thermopyles};

/// How likely the team wins from here, by a judge's lights.
pub(super) fn worth(
    game: &Thermopyles,
    state: &State,
    judge: &mut impl FnMut(&State) -> f32,
) -> f32 {
    match state.awaits {
        Awaits::Over(finish) => f32::from(u8::from(finish.is_won())),
        Awaits::Support(fight) => (0..=state.support)
            .map(|cards| {
                let mut asked = state.clone();
                asked.support -= cards;
                fight_worth(game, &asked, fight, cards, judge)
            })
            .fold(0.0, f32::max),
        Awaits::SupportDice { fight, left } => fight_worth(game, state, fight, left, judge),
        Awaits::LocationDie(fight) => fight_worth(game, state, fight, 0, judge),
        Awaits::Draw { .. } => {
            let (mut sum, mut all) = (0.0, 0);
            each_card(game, state, |after, cards| {
                sum += worth(game, &after, judge) * cards as f32;
                all += cards;
            });
            sum / all.max(1) as f32
        }
        Awaits::Discard { seat, .. } => {
            let cards = state.hand(seat).kinds().map(Spartan::of_kind);
            cards.fold(0.0, |best, card| {
                let mut after = state.clone();
                game.apply(&mut after, Action::Discard(card), &mut Quiet);
                worth(game, &after, judge).max(best)
            })
        }
        _ if must_lose(state) => 0.0,
        _ => judge(state),
    }
}

/// [K7] [K24] Whether the player in turn has no card where a retreat loses.
fn must_lose(state: &State) -> bool {
    state.awaits == Awaits::Turn
        && state.hand(state.active).is_empty()
        && state.marker.onward() == Some(DEFEAT)
}

/// The mean worth of a fight over so many Support dice and the location die.
fn fight_worth(
    game: &Thermopyles,
    state: &State,
    fight: Fight,
    support: u8,
    judge: &mut impl FnMut(&State) -> f32,
) -> f32 {
    let (mut sum, mut all) = (0.0, 0);
    totals(game, state, fight, support, |after, ways| {
        sum += worth(game, &after, judge) * ways as f32;
        all += ways;
    });
    sum / all.max(1) as f32
}

/// Where chance leads, outcomes that come to the same thing thrown together.
pub(super) fn spread(game: &Thermopyles, state: &State, into: &mut Vec<(State, u32)>) {
    match state.awaits {
        Awaits::SupportDice { fight, left } if rolls_to_the_end(game, state) => {
            totals(game, state, fight, left, |after, ways| into.push((after, ways)));
        }
        Awaits::LocationDie(fight) => {
            totals(game, state, fight, 0, |after, ways| into.push((after, ways)));
        }
        Awaits::SupportDice { .. } => {
            into.extend(D6::all().map(|face| (settled(game, state, Outcome::Die(face)), 1)));
        }
        _ => each_card(game, state, |after, cards| into.push((after, cards))),
    }
}

/// [A10] Whether nothing is asked between these dice and the end of the fight.
fn rolls_to_the_end(game: &Thermopyles, state: &State) -> bool {
    game.options.support == SupportDice::Together || state.support == 0
}

/// Every different result of a fight, with the number of ways in which the dice bring it about.
///
/// Totals that beat the same cards the same way lead to the same position: they stand side by
/// side, because a higher total never does less.
fn totals(
    game: &Thermopyles,
    state: &State,
    fight: Fight,
    support: u8,
    mut each: impl FnMut(State, u32),
) {
    let dice = support + u8::from(gives_die(state.marker));
    let base = fight.card.combat_value() + fight.dice.sum();
    let mut group: Option<(Battle, u8, u32)> = None;
    for (sum, &ways) in WAYS[usize::from(dice)].iter().enumerate().filter(|(_, ways)| **ways > 0) {
        let total = base + sum as u8;
        let battle = game.resolve(state, total);
        match &mut group {
            Some((same, _, count)) if *same == battle => *count += ways,
            _ => {
                if let Some((_, total, count)) = group.replace((battle, total, ways)) {
                    each(game.fought(state, total), count);
                }
            }
        }
    }
    if let Some((_, total, count)) = group {
        each(game.fought(state, total), count);
    }
}

/// Every card that may come next, with the number of its like in the deck.
fn each_card(game: &Thermopyles, state: &State, mut each: impl FnMut(State, u32)) {
    let persian = matches!(state.awaits, Awaits::Reveal | Awaits::Refill { .. });
    let deck = if persian { state.persian_deck } else { state.spartan_deck };
    for kind in deck.kinds() {
        let outcome = if persian {
            Outcome::Persian(Persian::of_kind(kind))
        } else {
            Outcome::Spartan(Spartan::of_kind(kind))
        };
        each(settled(game, state, outcome), u32::from(deck.count(kind)));
    }
}

fn settled(game: &Thermopyles, state: &State, outcome: Outcome) -> State {
    let mut after = state.clone();
    game.settle(&mut after, outcome, &mut Quiet);
    after
}

/// The most dice of one fight: four for Support, one for the location [A11].
const MOST_DICE: usize = 5;

/// In how many ways so many dice show each sum.
pub(super) const WAYS: [[u32; 6 * MOST_DICE + 1]; MOST_DICE + 1] = {
    let mut ways = [[0; 6 * MOST_DICE + 1]; MOST_DICE + 1];
    ways[0][0] = 1;
    let mut dice = 1;
    while dice <= MOST_DICE {
        let mut sum = 1;
        while sum <= 6 * dice {
            let mut face = 1;
            while face <= 6 && face <= sum {
                ways[dice][sum] += ways[dice - 1][sum - face];
                face += 1;
            }
            sum += 1;
        }
        dice += 1;
    }
    ways
};

#[cfg(test)]
mod tests {
    use super::WAYS;

    #[test]
    fn the_ways_of_sums_are_those_of_the_engine() {
        for (dice, ways) in WAYS.iter().enumerate() {
            let known = engine::chance::ways_of_sums::<6>(dice as u8);
            let here: Vec<u64> = ways.iter().map(|&ways| u64::from(ways)).collect();
            assert_eq!(here[..known.len()], known);
        }
    }
}
