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
    assert_eq!(heard(TWO), Event::Sealed { seat: Seat::FIRST, order: None });
    assert_eq!(heard(ONE), *news);
}

#[test]
fn orders_are_turned_over_together() {
    let mut play = Play::at("", "deck 1 2 2 3\ncards 1 3");
    play.go("seal push, seal hold");
    let turned = Event::TurnedOver([Some(Order::Push), Some(Order::Hold)]);
    assert_eq!(play.told().last(), Some(&turned));
    assert_eq!(play.rules().seen_by(&turned, Viewer::Spectator), turned);
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
