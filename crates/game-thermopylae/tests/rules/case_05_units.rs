//! The Units: [R21] to [R24].

use engine::Game;
use game_thermopylae::units::Values;
use game_thermopylae::{Thermopylae, Unit};
use testkit::script::{self, Script};

type Play = Script<Thermopylae>;

const NO_AUCTION: &str = "bid=100 greek=1";

#[test]
fn case_r21_a_unit_has_attack_defense_movement_and_hits() {
    let game = Thermopylae::agree(&script::terms("")).unwrap();
    let king = Values { attack: 6, defense: 7, movement: 2, hits: 3 };
    assert_eq!(game.board.values(Unit::Leonidas), king);
    assert_eq!(Unit::Leonidas.name(), "King Leonidas");
}

#[test]
fn case_r22_a_unit_falls_at_its_last_hit_and_not_before() {
    // Three Infantry hit Leonidas (3 hits) twice, then once more.
    let mut play =
        Play::at(NO_AUCTION, "at springs infantryx3\nat mg_s leonidas\nat col greek-infantry");
    play.go("attack mg_s, join infantry springs, join infantry springs, join infantry springs");
    play.go("fight, 3, 3, 10, 10");
    assert_eq!(play.fact("defenders"), "leonidas*2");
    play.go("again, 3, 10, 10, 10");
    assert!(play.fact("destroyed").starts_with("leonidas "));
}

#[test]
fn case_r23_survivors_are_whole_again_when_the_combat_ends() {
    // Leonidas takes two hits, the attack stops; a second attack hits him twice more: he stands.
    let position = "at springs infantryx3\nat mg_n infantryx2\nat mg_s leonidas";
    let mut play = Play::at(NO_AUCTION, position);
    play.go("attack mg_s, join infantry springs, join infantry springs, fight, 3, 3, 10, stop");
    play.go("attack mg_s, join infantry mg_n, join infantry mg_n, fight, 3, 3, 10");
    assert_eq!(play.fact("defenders"), "leonidas*2");
}

#[test]
fn case_r24_a_unit_moves_as_far_as_its_movement() {
    // Along the coast: Alpenoi, East Gate, Middle Gate are one step each.
    let position =
        "at alpenoi immortals infantry\nat camp infantry\nat ridge leonidas\nstep movement";
    let play = Play::at(NO_AUCTION, position);
    assert!(play.against("march immortals alpenoi eg_n").is_empty());
    assert!(play.against("march immortals alpenoi mg_n").is_empty());
    assert_eq!(play.against("march immortals alpenoi springs"), ["R24"]);
    assert!(play.against("march infantry alpenoi eg_n").is_empty());
    assert_eq!(play.against("march infantry alpenoi mg_n"), ["R24"]);
}
