//! Group orders and the ways to write an action: what they stand for, and why they are refused.

use engine::{Case, Cited as _, Game, Refusal, Seat};
use game_thermopyles::{Action, Objection, Spartan, Thermopyles};
use testkit::Script;

type Play = Script<Thermopyles>;

fn charge(value: u8) -> Action {
    Action::Charge(Spartan::new(value).expect("a Spartan card"))
}

#[track_caller]
fn expanded(play: &Play, order: &str) -> Vec<Action> {
    play.rules().expand(play.state(), order).expect("a group order")
}

/// Gives an order, and returns why it was refused. Nothing may have changed.
#[track_caller]
fn refused(options: &str, position: &str, order: &str) -> Vec<Objection> {
    let mut play = Play::at(options, position);
    let (seat, before) = (play.deciding(), play.position());
    let actions = expanded(&play, order);
    let refusal = play.game().play_all(seat, &actions).expect_err("it is refused");
    assert_eq!(play.position(), before, "nothing was played");
    match refusal {
        Refusal::Illegal { objections, .. } => objections,
        other => panic!("refused otherwise: {other:?}"),
    }
}

#[test]
fn case_k12_a_fight_is_a_charge_and_the_support_that_it_asks_for() {
    let play = Play::at("", "slots 22/22 21/23\nhand 1 15 20");
    assert_eq!(expanded(&play, "fight 15 2"), [charge(15), Action::Support(2)]);
    assert_eq!(expanded(&play, "fight 15"), [charge(15), Action::Support(0)]);
    let none = Play::at("", "support 0\nslots 22/22 21/23\nhand 1 15 20");
    assert_eq!(expanded(&none, "fight 15"), [charge(15)]); // Nobody is asked.
}

#[test]
fn case_k13_a_fight_with_more_support_than_is_left_is_refused_for_that_alone() {
    let position = "support 2\nslots 22/22 21/23\nhand 1 13";
    let five = [Objection::NotLeft { asked: 5, left: 2 }];
    assert_eq!(refused("", position, "fight 13 5"), five);
    assert_eq!(five.map(|it| it.case()).map(Case::id), ["K13"]);
}

#[test]
fn case_k13_a_fight_with_support_is_refused_where_none_is_left() {
    // Anywhere, and where the charge would have to wait for a die.
    for marker in [1, 3] {
        let position = format!("marker {marker}\nsupport 0\nslots 22/22 21/23\nhand 1 13");
        let one = [Objection::NotLeft { asked: 1, left: 0 }];
        assert_eq!(refused("", &position, "fight 13 1"), one);
    }
}

#[test]
fn case_k11_a_fight_with_a_card_that_is_not_in_the_hand_is_refused_for_the_card() {
    let card = Spartan::new(14).unwrap();
    for support in [0, 2] {
        let position = format!("support {support}\nslots 22/22 21/23\nhand 1 13");
        for order in ["fight 14", "fight 14 1", "fight 14 5"] {
            assert_eq!(refused("", &position, order), [Objection::NotToCharge { card }], "{order}");
        }
    }
}

#[test]
fn case_k7_a_fight_without_cards_is_refused_for_the_empty_hand() {
    let position = "slots 22/22 21/23\nhand 2 13";
    assert_eq!(refused("players=2", position, "fight 13 1"), [Objection::EmptyHand]);
}

#[test]
fn case_k12_a_fight_within_a_fight_is_refused_for_the_moment() {
    let position = "slots 22/22 21/23\nhand 1 13\nstep support 15";
    assert_eq!(refused("", position, "fight 13 1"), [Objection::SupportFirst]);
}

#[test]
fn case_k12_a_fight_with_two_dice_at_once_is_refused_where_they_are_rolled_one_by_one() {
    let position = "slots 22/22 21/23\nhand 1 13";
    let two = [Objection::OneAtATime { asked: 2 }];
    assert_eq!(refused("support=one-by-one", position, "fight 13 2"), two);
}

#[test]
fn capitals_are_read_like_small_letters_and_never_written() {
    let play = Play::at("players=2", "slots 22/22 21/23\nhand 1 15 20");
    for (text, action) in [
        ("RETREAT", Action::Retreat),
        ("Charge 15", charge(15)),
        ("SuPPort 2", Action::Support(2)),
        ("Draw 2", Action::Draw(Seat::new(1))),
        ("DECLINE", Action::Decline),
        ("Discard 20", Action::Discard(Spartan::new(20).unwrap())),
    ] {
        assert_eq!(play.rules().read_action(text), Ok(action), "{text}");
        assert_eq!(action.to_string(), text.to_lowercase());
    }
    assert_eq!(expanded(&play, "Fight 15 2"), [charge(15), Action::Support(2)]);
}

#[test]
fn somebody_who_plays_alone_need_not_name_his_seat_to_draw() {
    let play = Play::at("", "slots 22/22 21/23\nhand 1 15");
    for text in ["draw", "Draw", "draw 1"] {
        assert_eq!(play.rules().read_action(text), Ok(Action::Draw(Seat::FIRST)), "{text}");
    }
    let two = Play::at("players=2", "slots 22/22 21/23\nhand 1 15");
    assert!(two.rules().read_action("draw").is_err());
}

#[test]
fn what_is_no_order_is_no_order() {
    let play = Play::at("", "slots 22/22 21/23\nhand 1 15");
    for text in ["", "fight", "fight 9", "fight 15 x", "fight 15 2 2", "fight 15 02", "charge 15"] {
        assert_eq!(play.rules().expand(play.state(), text), None, "{text}");
    }
}
