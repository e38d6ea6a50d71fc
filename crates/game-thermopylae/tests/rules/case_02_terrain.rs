//! Terrain: [R8] to [R13].

use engine::Game;
use game_thermopylae::combat::Level;
use game_thermopylae::map::Terrain;
use game_thermopylae::{Event, Objection, Place, Thermopylae};
use testkit::script::{self, Script};

type Play = Script<Thermopylae>;

const NO_AUCTION: &str = "bid=100 greek=1";

fn table() -> Thermopylae {
    Thermopylae::agree(&script::terms("")).expect("terms")
}

fn place(id: &str) -> Place {
    Place::named(id).expect("a place")
}

#[test]
fn case_r8_standard_terrain_is_level_ground() {
    for territory in &table().board.map.territories {
        let green = territory.terrain != Terrain::Mountain;
        assert_eq!(green, territory.elevation == 0, "{}", territory.name);
    }
}

#[test]
fn case_r9_mountains_have_three_heights() {
    let map = &table().board.map;
    let heights: Vec<u8> = ["kolonos", "ppost", "peak"].map(|id| map.elevation(place(id))).into();
    assert_eq!(heights, [1, 2, 3]);
}

#[test]
fn case_r10_nobody_can_enter_the_high_mountains() {
    let game = table();
    assert_eq!(game.board.map.closed.iter().filter(|part| !part.sea).count(), 10);
    assert!(game.read_action("march infantry camp mountains").is_err());
    assert_eq!(game.board.map.all().len(), 40);
}

#[test]
fn case_r11_nobody_can_enter_the_sea() {
    let game = table();
    assert_eq!(game.board.map.closed.iter().filter(|part| part.sea).count(), 14);
    assert!(game.read_action("march infantry malis sea").is_err());
}

#[test]
fn case_r12_units_move_one_elevation_up_or_down_at_a_step() {
    // Litharitza lies at 2 and touches the Elateia Track at 0; the Southern Col between them at 1.
    let at =
        |start| format!("at {start} immortals\nat camp infantry\nat mg_n leonidas\nstep movement");
    let play = Play::at(NO_AUCTION, &at("track"));
    assert!(play.against("march immortals track col").is_empty());
    let play = Play::at(NO_AUCTION, &at("col"));
    assert!(play.against("march immortals col lithar").is_empty());
}

#[test]
fn case_r12_a_cliff_lets_nobody_pass_in_one_step() {
    let position = "at track infantry\nat camp infantry\nat mg_n leonidas\nstep movement";
    let play = Play::at(NO_AUCTION, position);
    let cliff = Objection::Cliff { from: place("track"), to: place("lithar") };
    assert_eq!(play.objections("march infantry track lithar"), [cliff]);
    assert_eq!(play.against("march infantry track lithar"), ["R12"]);
}

#[test]
fn case_r12_a_cliff_lets_nobody_fight_across_it() {
    let position =
        "at track infantry\nat mg_n infantry\nat mg_s greek-infantry\nat lithar leonidas";
    let play = Play::at(NO_AUCTION, position);
    let cliff = Objection::Cliff { from: place("track"), to: place("lithar") };
    assert_eq!(play.objections("attack lithar"), [cliff]);
    assert_eq!(play.listed(), ["attack mg_s", "end combat"]);
}

fn levels(play: &Play) -> Vec<Level> {
    let level = |event| match event {
        Event::Rolled { level, .. } => Some(level),
        _ => None,
    };
    play.told().into_iter().filter_map(level).collect()
}

#[test]
fn case_r13_higher_ground_adds_one_to_attack() {
    // Immortals on Kolonos Hill (+1) attack the wall (0) with 4 + 1; the defenders get nothing.
    let mut play = Play::at(NO_AUCTION, "at kolonos immortals\nat mg_s greek-infantryx2");
    play.go("attack mg_s, join immortals kolonos, fight, 5, 7, 7");
    let flat = Level { own: 6, height: 0 };
    assert_eq!(levels(&play), [Level { own: 4, height: 1 }, flat, flat]);
    assert_eq!(play.fact("destroyed").matches("greek-infantryx7").count(), 1); // 6 before.
}

#[test]
fn case_r13_higher_ground_adds_one_to_defense() {
    // Greek Infantry on Kolonos Hill defends with 6 + 1 against the wall: a 7 destroys.
    let mut play =
        Play::at(NO_AUCTION, "at mg_s infantry\nat camp infantry\nat kolonos greek-infantry");
    play.go("attack kolonos, join infantry mg_s, fight, 10, 7");
    assert_eq!(levels(&play), [Level { own: 3, height: 0 }, Level { own: 6, height: 1 }]);
    assert_eq!(play.fact("destroyed").matches("infantryx52").count(), 1); // 51 before.
}

#[test]
fn case_r13_equal_ground_adds_nothing() {
    let mut play = Play::at(NO_AUCTION, "at springs infantry\nat mg_s greek-infantry");
    play.go("attack mg_s, join infantry springs, fight, 4, 7");
    assert!(levels(&play).iter().all(|level| level.height == 0));
    assert_eq!(play.listed(), ["again", "stop"]); // Both missed.
}
