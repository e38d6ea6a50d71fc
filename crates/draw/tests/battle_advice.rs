//! Why advice on The Battle of Thermopylae stands where it does.

use draw::Depict;
use engine::{Game, Terms, Viewer};
use game_thermopylae::{Action, Thermopylae};

fn why(auction: &str, advice: &[(Action, f64)], at: usize) -> Option<&'static str> {
    let options = vec![("auction".to_owned(), auction.to_owned())];
    let game = Thermopylae::agree(&Terms { options, ..Terms::default() }).expect("terms");
    game.say_advice(&game.view(&game.start(), Viewer::Spectator), advice, at)
}

/// A bid of 1 wins nearly surely, but only if it stands [R3].
#[test]
fn a_low_bid_says_that_it_will_not_stand() {
    let advice = [(Action::Bid(36), 0.5), (Action::Bid(1), 0.988), (Action::Bid(37), 0.49)];
    assert!(why("open", &advice, 0).is_some_and(|why| why.contains("gains nothing by raising")));
    assert!(why("open", &advice, 1).is_some_and(|why| why.contains("only if it stands")));
    assert!(why("sealed", &advice, 0).is_some_and(|why| why.contains("both sides win about")));
    assert!(why("sealed", &advice, 1).is_some_and(|why| why.contains("bids less still")));
    assert_eq!(why("open", &advice, 2), None, "what stands below with less needs no reason");
}

#[test]
fn an_opening_bid_says_that_bids_will_rise() {
    let advice = [(Action::Bid(17), 0.7), (Action::Bid(1), 0.988)];
    assert!(why("open", &advice, 0).is_some_and(|why| why.contains("bids rise")));
}

#[test]
fn what_stands_in_the_order_of_its_numbers_needs_no_reason() {
    let advice = [(Action::Pass, 0.6), (Action::Bid(50), 0.3)];
    assert!((0..2).all(|at| why("open", &advice, at).is_none()));
    let advice = [(Action::EndTurn, 0.6), (Action::EndCombat, 0.6)];
    assert_eq!(why("open", &advice, 1), None, "an equal number is in its order");
}

/// A plan takes the place of the usual one only when it is better by more than luck.
#[test]
fn what_looks_better_by_luck_says_so() {
    let advice = [(Action::EndTurn, 0.6), (Action::EndCombat, 0.61)];
    assert!(why("open", &advice, 1).is_some_and(|why| why.contains("by luck")));
    assert_eq!(why("open", &advice, 2), None, "there is no third");
}

#[test]
fn case_r37_advice_to_end_a_turn_says_why_the_others_stay() {
    let advice = [(Action::EndTurn, 0.5), (Action::EndCombat, 0.4)];
    assert!(why("open", &advice, 0).is_some_and(|why| why.contains("who may still move")));
    assert_eq!(why("open", &advice, 1), None, "what stands below with less needs no reason");
    let advice = [(Action::EndTurn, 0.5), (Action::EndCombat, 0.6)];
    assert!(why("open", &advice, 0).is_some_and(|why| why.contains("who may still move")));
    assert!(why("open", &advice, 1).is_some_and(|why| why.contains("by luck")));
}
