//! Turn Order: [R19], [R20].

use game_thermopylae::{Event, Side, Thermopylae};
use testkit::script::Script;

type Play = Script<Thermopylae>;

const NO_AUCTION: &str = "bid=100 greek=1";

#[test]
fn case_r19_persians_and_greeks_take_turns() {
    let mut play = Play::at(NO_AUCTION, "at camp infantry\nat mg_s leonidas\nstep movement");
    assert_eq!((play.fact("turn").as_str(), play.deciding().number()), ("persian", 2));
    play.go("end turn");
    assert_eq!((play.fact("turn").as_str(), play.deciding().number()), ("greek", 1));
    assert_eq!(play.fact("round"), "1");
    play.go("end turn");
    assert_eq!((play.fact("turn").as_str(), play.fact("round").as_str()), ("persian", "2"));
}

#[test]
fn case_r20_combats_come_before_movement() {
    let mut play = Play::at(NO_AUCTION, "at springs infantry\nat mg_s leonidas");
    assert_eq!(play.against("march infantry springs demeter"), ["R20"]);
    assert_eq!(play.against("end turn"), ["R20"]);
    play.go("end combat");
    assert!(play.against("march infantry springs demeter").is_empty());
    assert_eq!(play.against("attack mg_s"), ["R20"]);
}

#[test]
fn case_r20_a_turn_without_any_attack_begins_with_movement() {
    let mut play = Play::at(NO_AUCTION, "at camp infantry\nat mg_s leonidas\nstep movement");
    play.go("end turn");
    assert_eq!(
        play.told(),
        [
            Event::TurnBegan { side: Side::Greek, round: 1 },
            Event::MovementBegan { side: Side::Greek }
        ]
    );
}
