//! Choosing Sides & Victory Conditions: [R1] to [R7].

use engine::{Game, Measure, Number, Seat, Verdict};
use game_thermopylae::{Action, Event, Objection, Side, Thermopylae};
use testkit::script::Script;

type Play = Script<Thermopylae>;

fn ended_by(play: &Play) -> Option<&'static str> {
    play.ending().map(|ending| ending.case.id())
}

fn won(play: &Play, seat: u8) -> bool {
    let ending = play.ending().expect("the game is over");
    ending.verdict(Seat::new(seat - 1)) == Verdict::Won
}

#[test]
fn case_r1_two_play_and_each_has_a_side() {
    let mut play = Play::start("opener=2");
    assert_eq!(play.rules().seats(), 2);
    play.go("bid 30, pass");
    let sides = Seat::all(2).map(|seat| play.state().side_of(seat).unwrap());
    assert_eq!(sides.collect::<Vec<_>>(), [Side::Persian, Side::Greek]);
}

#[test]
fn case_r2_a_coin_names_the_player_who_opens() {
    let mut play = Play::start("");
    assert_eq!(play.chance(), Some("R2"));
    let coin = [("opener 1".to_owned(), 1), ("opener 2".to_owned(), 1)];
    assert_eq!(play.outcomes(), coin);
    assert_eq!(play.go("opener 2").deciding().number(), 2);
    assert_eq!(play.objections("pass"), [Objection::OpenerBids]);
    assert_eq!(play.against("pass"), ["R2"]);
}

#[test]
fn case_r3_the_highest_bidder_plays_the_greeks() {
    let mut play = Play::start("opener=1");
    play.go("bid 20, bid 25, bid 31");
    assert_eq!(play.deciding().number(), 2);
    assert_eq!(play.objections("bid 31"), [Objection::BidTooLow { units: 31, last: 31 }]);
    assert_eq!(play.against("bid 31"), ["R3"]);
    play.go("pass");
    assert_eq!((play.fact("greek").as_str(), play.fact("bid").as_str()), ("1", "31"));
    assert_eq!(
        play.told(),
        [Event::Passed { seat: Seat::new(1) }, Event::Settled { greek: Seat::FIRST, bid: 31 }]
    );
}

#[test]
fn case_r3_nobody_bids_or_passes_once_sides_are_settled() {
    let play = Play::start("bid=35 greek=1");
    for action in ["pass", "bid 40"] {
        assert_eq!(play.objections(action), [Objection::SidesSettled], "{action}");
        assert_eq!(play.against(action), ["R3"], "{action}");
    }
}

#[test]
fn case_r4_a_bid_is_a_number_of_persian_units() {
    let play = Play::start("opener=1");
    assert_eq!(play.against("bid 0"), ["R4"]);
    assert_eq!(play.against("bid 101"), ["R4"]);
    assert_eq!(play.objections("bid 101"), [Objection::BidOutside { units: 101, most: 100 }]);
    assert!(play.against("bid 100").is_empty());
    assert_eq!(Play::start("opener=1 army=quick").against("bid 61"), ["R4"]);
}

fn range(play: &Play, units: u8) -> Option<(i32, i32)> {
    let number = play.rules().number(play.state(), Action::Bid(units))?;
    let Number { value, least, most, step, measure } = number;
    assert_eq!((value, step, measure), (units.into(), 1, Measure::Pieces));
    Some((least, most))
}

#[test]
fn case_r4_a_bid_says_which_numbers_it_may_be() {
    let mut play = Play::start("opener=1");
    assert_eq!(range(&play, 20), Some((1, 100)));
    play.go("bid 20");
    assert_eq!(range(&play, 25), Some((21, 100))); // [R3] Higher than the last one.
    play.go("pass");
    assert_eq!(range(&play, 25), None);
    assert_eq!(range(&Play::start("opener=1 army=quick"), 7), Some((1, 60)));
}

#[test]
fn case_r4_no_other_action_has_a_number() {
    let play = Play::start("bid=35 greek=1");
    let mut list = Vec::new();
    play.rules().actions(play.state(), &mut list);
    assert!(list.iter().all(|&action| play.rules().number(play.state(), action).is_none()));
}

/// Leonidas at the wall against three Infantry, the last of a hundred.
const LAST_THREE: &str = "turn greek\nat mg_s leonidas\nat springs infantryx3";

#[test]
fn case_r5_the_greeks_win_when_as_many_units_are_destroyed_as_were_bid() {
    // 97 are destroyed. Leonidas rolls a 6 and hits; three Infantry roll tens and miss.
    let mut play = Play::at("bid=98 greek=1", LAST_THREE);
    play.go("attack springs, join leonidas mg_s, fight, 6, 10, 10, 10");
    assert_eq!((ended_by(&play), won(&play, 1), won(&play, 2)), (Some("R5"), true, false));
}

#[test]
fn case_r5_one_unit_short_of_the_bid_is_not_enough() {
    let mut play = Play::at("bid=99 greek=1", LAST_THREE);
    play.go("attack springs, join leonidas mg_s, fight, 6, 10, 10, 10");
    assert_eq!(ended_by(&play), None);
    assert_eq!(play.state().destroyed_count(Side::Persian), 98);
}

#[test]
fn case_r6_the_persians_win_when_no_greek_is_left() {
    // The only Greek is one Infantry: a 3 hits it, its own 10 misses.
    let mut play = Play::at("bid=100 greek=1", "at springs infantry\nat mg_s greek-infantry");
    play.go("attack mg_s, join infantry springs, fight, 3, 10");
    assert_eq!((ended_by(&play), won(&play, 1), won(&play, 2)), (Some("R6"), false, true));
}

/// Three Persians are left, one of them at the way out.
const ONE_MAY_LEAVE: &str = "
    at exit_s infantry
    at camp infantryx2
    at mg_s greek-infantry
    departed rest
    step movement";

#[test]
fn case_r7_a_unit_that_left_never_counts_for_the_bid() {
    // Three were bid; when one of the three leaves, two cannot be enough.
    let mut play = Play::at("bid=3 greek=1", ONE_MAY_LEAVE);
    play.go("exit infantry exit_s");
    assert_eq!((ended_by(&play), won(&play, 2)), (Some("R7"), true));
}

#[test]
fn case_r7_the_game_goes_on_while_the_bid_can_be_reached() {
    let mut play = Play::at("bid=2 greek=1", ONE_MAY_LEAVE);
    assert_eq!(ended_by(play.go("exit infantry exit_s")), None);
}
