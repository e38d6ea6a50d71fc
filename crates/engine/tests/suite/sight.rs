//! The contract carries hidden cards, sealed orders and guesses from a view.

use engine::{Game, Seat, Viewer};
use testkit::toy::{self, Event, Order, Seen, Toy};
use testkit::{Script, SplitMix};

type Play = Script<Toy>;

const ONE: Viewer = Viewer::Seat(Seat::new(0));
const TWO: Viewer = Viewer::Seat(Seat::new(1));

#[test]
fn the_battery_passes_a_game_with_secrets_reactions_and_parameters() {
    assert_eq!(toy::battery("water=high").run().games, 300);
}

#[test]
fn a_sealed_order_is_secret_until_both_are_sealed() {
    let mut play = Play::at("", "deck 1 2 2 3\ncards 1 3");
    play.go("seal push");
    let orders = |play: &Play, viewer| play.rules().view(play.state(), viewer).orders[0];
    assert_eq!(orders(&play, ONE), Seen::Open(Order::Push));
    assert_eq!(orders(&play, TWO), Seen::Closed);
    assert_eq!(orders(&play, Viewer::Spectator), Seen::Closed);
    play.go("seal hold");
    assert_eq!(orders(&play, TWO), Seen::Open(Order::Push));
}

#[test]
fn the_news_of_a_sealed_order_does_not_say_which() {
    let mut play = Play::at("", "deck 1 2 2 3\ncards 1 3");
    play.go("seal push");
    let news = &play.told()[0];
    let heard = |viewer| play.rules().seen_by(news, viewer);
    assert_eq!(heard(TWO), Some(Event::Sealed { seat: Seat::FIRST, order: None }));
    assert_eq!(heard(ONE).as_ref(), Some(news));
}

#[test]
fn orders_are_turned_over_together() {
    let mut play = Play::at("", "deck 1 2 2 3\ncards 1 3");
    play.go("seal push, seal hold");
    let turned = Event::TurnedOver([Some(Order::Push), Some(Order::Hold)]);
    assert_eq!(play.told().last(), Some(&turned));
    assert_eq!(play.rules().seen_by(&turned, Viewer::Spectator), Some(turned));
}

#[test]
fn cards_stay_hidden_until_the_clash() {
    let mut play = Play::at("", "deck 1 2 2 3\ncards 1 3\norders push hold\npaces 9");
    let card = |play: &Play| play.rules().view(play.state(), ONE).cards[1];
    assert_eq!(card(&play), Seen::Closed);
    play.go("brace, die 5");
    assert_eq!(card(&play), Seen::Open(3));
}

#[test]
fn a_guess_from_a_view_reaches_every_card_that_is_possible_and_no_other() {
    // Seat 1 holds a 1; the other card is one of 1, 2, 2, 3 and 3.
    let play = Play::at("", "deck 1 2 2 3\ncards 1 3");
    let view = play.rules().view(play.state(), ONE);
    let mut random = SplitMix::new(11);
    let mut seen = [0; 4];
    for _ in 0..5_000 {
        let guess = play.rules().imagine(&view, &mut random);
        seen[usize::from(guess.cards[1].expect("a card was dealt"))] += 1;
    }
    // 1, 2 and 2 parts of five: a thousand and two thousand, give or take.
    for (card, about) in [(1, 1_000), (2, 2_000), (3, 2_000)] {
        assert!((about - 200..about + 200).contains(&seen[card]), "{seen:?}");
    }
}

#[test]
fn a_step_keeps_who_may_not_know_what_made_it() {
    let mut play = Play::at("", "deck 1 2 2 3\ncards 1 3");
    play.go("seal push, seal hold");
    let steps = play.game().steps();
    let made = |at: usize, viewer| steps[at].seen_by(viewer).map(|made| made.notation());
    let push = Some("seal push".to_owned());
    assert_eq!([made(0, ONE), made(0, TWO), made(0, Viewer::Spectator)], [push, None, None]);
    // The second order turns both over at once: everybody sees it.
    let hold = Some("seal hold".to_owned());
    assert_eq!([made(1, ONE), made(1, TWO)], [hold.clone(), hold]);
}

#[test]
fn a_card_that_is_dealt_face_down_is_known_to_its_holder_alone() {
    let mut play = Play::start("");
    play.go("card 2");
    let step = &play.game().steps()[0];
    let seen = [ONE, TWO, Viewer::Spectator].map(|viewer| step.seen_by(viewer).is_some());
    assert_eq!(seen, [true, false, false]);
}
