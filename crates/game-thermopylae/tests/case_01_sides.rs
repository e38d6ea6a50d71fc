//! Choosing Sides & Victory Conditions: [R1] to [R7].

use engine::{Seat, Verdict};
use game_thermopylae::{Event, Side, Thermopylae};
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
    assert_eq!(engine::Game::seats(play.rules()), 2);
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
    assert_eq!(play.against("pass"), ["R2"]);
}

#[test]
fn case_r3_the_highest_bidder_plays_the_greeks() {
    let mut play = Play::start("opener=1");
    play.go("bid 20, bid 25, bid 31");
    assert_eq!(play.deciding().number(), 2);
    assert_eq!(play.against("bid 31"), ["R3"]);
    play.go("pass");
    assert_eq!((play.fact("greek").as_str(), play.fact("bid").as_str()), ("1", "31"));
    assert_eq!(
        play.told(),
        [Event::Passed { seat: Seat::new(1) }, Event::Settled { greek: Seat::FIRST, bid: 31 }]
    );
}

#[test]
fn case_r4_a_bid_is_a_number_of_persian_units() {
    let play = Play::start("opener=1");
    assert_eq!(play.against("bid 0"), ["R4"]);
    assert_eq!(play.against("bid 101"), ["R4"]);
    assert!(play.against("bid 100").is_empty());
    assert_eq!(Play::start("opener=1 army=quick").against("bid 61"), ["R4"]);
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
