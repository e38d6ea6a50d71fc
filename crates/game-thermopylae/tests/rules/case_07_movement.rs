//! Combat, its last part: movement, [R37] to [R39].

use game_thermopylae::Thermopylae;
use testkit::script::Script;

type Play = Script<Thermopylae>;

const NO_AUCTION: &str = "bid=100 greek=1";

fn at(position: &str) -> Play {
    Play::at(NO_AUCTION, &format!("{position}\nstep movement"))
}

#[test]
fn case_r37_any_or_all_units_move_once() {
    let mut play = at("at alpenoi infantryx2\nat mg_s leonidas");
    play.go("march infantry alpenoi fields");
    assert_eq!(play.against("march infantry fields boagrios"), ["R37"]);
    play.go("march infantry alpenoi lshore");
    assert_eq!(play.listed(), ["end turn"]);
}

#[test]
fn case_r37_only_own_units_move() {
    let play = at("at alpenoi infantry\nat mg_s leonidas");
    assert_eq!(play.against("march leonidas mg_s mg_n"), ["R37"]);
    assert_eq!(play.against("march cavalry alpenoi fields"), ["R37"]);
    assert_eq!(play.against("march infantry alpenoi alpenoi"), ["R37"]);
}

#[test]
fn case_r37_nobody_enters_or_passes_an_enemy() {
    let play = at("at fields cavalry\nat lshore leonidas\nat alpenoi infantry");
    assert_eq!(play.against("march cavalry fields lshore"), ["R37"]);
    // Boagrios is next to the Fields as well as to the shore that Leonidas holds.
    assert!(play.against("march cavalry fields boagrios").is_empty());
}

#[test]
fn case_r38_no_move_ends_above_the_limit() {
    let play = at("at fields infantryx3\nat drako infantry\nat alpenoi cavalry\nat mg_n leonidas");
    assert_eq!(play.against("march cavalry alpenoi fields"), ["R38"]);
    assert_eq!(play.against("march cavalry alpenoi drako"), ["R38"]);
    assert!(play.against("march cavalry alpenoi track").is_empty()); // Through the full fields.
}

#[test]
fn case_r38_a_place_that_was_left_has_room_again() {
    let mut play = at("at fields infantryx3\nat alpenoi cavalry\nat mg_n leonidas");
    play.go("march infantry fields boagrios, march cavalry alpenoi fields");
    assert_eq!(play.fact("at fields"), "infantryx2 spent cavalry");
}

#[test]
fn case_r39_a_step_next_to_an_enemy_stops_a_unit() {
    // A Greek at the East Gate. From the Locrian Shore, Alpenoi is next to him.
    let play = at("at lshore immortals\nat eg_n leonidas");
    assert!(play.against("march immortals lshore alpenoi").is_empty());
    // Melampygos Rock is two steps away, by Alpenoi or by the Fields; the Fields are not next to him.
    assert!(play.against("march immortals lshore eg_s").is_empty());
    let play = at("at lshore immortals\nat eg_n leonidas\nat drako greek-infantry");
    assert_eq!(play.against("march immortals lshore eg_s"), ["R39"]); // Now they are.
}

#[test]
fn case_r39_persian_cavalry_goes_on() {
    let play = at("at lshore cavalry\nat eg_n leonidas\nat drako greek-infantry");
    assert!(play.against("march cavalry lshore eg_s").is_empty());
}
