//! Army Set Ups: [R14] to [R18].

use game_thermopylae::{Objection, Place, Side, Thermopylae};
use testkit::script::Script;

type Play = Script<Thermopylae>;

const NO_AUCTION: &str = "bid=35 greek=1";

#[test]
fn case_r14_all_persians_begin_in_the_camp() {
    let play = Play::start(NO_AUCTION);
    assert_eq!(
        play.fact("at camp"),
        "xerxes persian-generalx6 immortalsx20 cavalryx20 infantryx53"
    );
    assert_eq!(play.state().ground(Side::Persian).len(), 1);
}

#[test]
fn case_r15_the_camp_holds_any_number() {
    let position = "
        at camp infantryx50 cavalryx20 immortalsx20
        at melas infantry
        at mg_s leonidas
        step movement";
    let play = Play::at(NO_AUCTION, position);
    assert!(play.against("march infantry melas camp").is_empty());
}

#[test]
fn case_r16_standard_terrain_holds_three() {
    let mut play = Play::start(NO_AUCTION);
    play.go("place greek-infantry mg_s, place greek-infantry mg_s, place greek-infantry mg_s");
    let wall = Place::named("mg_s").unwrap();
    let full = Objection::PlaceFull { place: wall, holds: 3, limit: 3 };
    assert_eq!(play.objections("place leonidas mg_s"), [full]);
    assert_eq!(play.against("place leonidas mg_s"), ["R16"]);
}

#[test]
fn case_r17_a_mountain_holds_one() {
    let mut play = Play::start(NO_AUCTION);
    play.go("place greek-infantry kolonos");
    let hill = Place::named("kolonos").unwrap();
    let full = Objection::PlaceFull { place: hill, holds: 1, limit: 1 };
    assert_eq!(play.objections("place leonidas kolonos"), [full]);
    assert_eq!(play.against("place leonidas kolonos"), ["R17"]);
}

const ALL_GREEKS: &str = "
    place leonidas mg_s, place spartan-general mg_s, place spartan-general mg_s,
    place athenian-general mg_n, place spartan-infantry mg_n, place spartan-infantry mg_n,
    place spartan-infantry eg_n, place spartan-infantry eg_n, place greek-infantry eg_n,
    place greek-infantry eg_s, place greek-infantry eg_s, place greek-infantry eg_s,
    place greek-infantry kolonos, place greek-infantry shoulder, place greek-infantry oaks,
    place greek-infantry camp_road";

#[test]
fn case_r18_the_greek_places_all_his_units_and_the_persians_begin() {
    let mut play = Play::start(NO_AUCTION);
    play.go(&ALL_GREEKS.replace("camp_road", "melas"));
    assert_eq!((play.fact("round").as_str(), play.fact("turn").as_str()), ("1", "persian"));
    assert_eq!(play.deciding().number(), 2);
    assert_eq!(play.fact("step"), "combat"); // A Greek stands next to the Camp.
}

#[test]
fn case_r18_in_any_order_and_anywhere_but_in_the_camp() {
    let mut play = Play::start(NO_AUCTION);
    assert_eq!(play.against("place leonidas camp"), ["R18"]);
    assert_eq!(play.against("place infantry mg_s"), ["R18"]);
    assert!(play.against("place greek-infantry exit_e").is_empty());
    play.go("place leonidas exit_s");
    assert_eq!(play.against("place leonidas mg_s"), ["R18"]);
    // 5 kinds in 39 places at first; then without Leonidas in 39 places: 4 x 39.
    assert_eq!(play.listed().len(), 156);
}

#[test]
fn case_r18_nothing_else_happens_before_the_last_greek_stands() {
    let play = Play::start(NO_AUCTION);
    for action in ["end turn", "end combat", "attack mg_s", "march infantry camp melas", "stop"] {
        assert_eq!(play.objections(action), [Objection::GreeksSettingUp], "{action}");
        assert_eq!(play.against(action), ["R18"], "{action}");
    }
}
