//! Persians Leaving the Battlefield: [R40], [R41].

use game_thermopylae::{Objection, Place, Thermopylae, Unit};
use testkit::script::Script;

type Play = Script<Thermopylae>;

const NO_AUCTION: &str = "bid=10 greek=1";

fn at(position: &str) -> Play {
    Play::at(NO_AUCTION, &format!("{position}\nat camp infantryx40\ndeparted rest\nstep movement"))
}

#[test]
fn case_r40_a_persian_that_began_its_turn_in_the_corner_may_leave() {
    let play = at("at exit_s infantry\nat exit_e cavalry\nat track immortals\nat mg_s leonidas");
    assert!(play.against("exit infantry exit_s").is_empty());
    assert!(play.against("exit cavalry exit_e").is_empty());
    assert_eq!(play.against("exit immortals track"), ["R40"]);
}

#[test]
fn case_r40_whoever_came_there_in_this_turn_may_not_leave_yet() {
    let mut play = at("at track immortals\nat mg_s leonidas");
    play.go("march immortals track exit_s");
    let from = Place::named("exit_s").unwrap();
    let came = Objection::CameThisTurn { unit: Unit::Immortals, from };
    assert_eq!(play.objections("exit immortals exit_s"), [came]);
    assert_eq!(play.against("exit immortals exit_s"), ["R40"]);
    play.go("end turn, end turn");
    assert!(play.against("exit immortals exit_s").is_empty());
}

#[test]
fn case_r40_greeks_never_leave() {
    let play = at("turn greek\nat exit_s leonidas");
    assert_eq!(play.against("exit leonidas exit_s"), ["R40"]);
    assert!(!play.listed().iter().any(|it| it.starts_with("exit ")));
}

#[test]
fn case_r41_a_unit_that_left_is_out_of_the_game() {
    let mut play = at("at exit_s infantry\nat mg_s leonidas");
    let gone = play.state().departed_count();
    play.go("exit infantry exit_s");
    assert_eq!(play.state().departed_count(), gone + 1);
    assert!(!play.position().contains("at exit_s"));
    assert_eq!(play.against("march infantry exit_s track"), ["R37"]);
}
