//! What an owner of the printed game may correct, and what is refused.

use std::fmt::Write as _;

use engine::{Fault, Game, Sheet, Terms};
use game_thermopylae::{Place, Side, Thermopylae, Unit};

/// The terms of a table whose sheet corrects these data.
fn terms(data: &[(&str, &str)]) -> Terms {
    let mut text = "game = \"thermopylae\"\n".to_owned();
    for (key, value) in data {
        let _ = write!(
            text,
            "[[datum]]\nkey = \"{key}\"\nvalue = \"{value}\"\nstanding = \"owner\"\nsource = \"box\"\n"
        );
    }
    Terms { components: Some(Sheet::read(&text).expect("a sheet")), ..Terms::default() }
}

fn faults(data: &[(&str, &str)]) -> Vec<String> {
    let told = |faults: Vec<Fault>| faults.into_iter().map(|fault| fault.what).collect();
    Thermopylae::agree(&terms(data)).map_or_else(told, |_| Vec::new())
}

#[test]
fn counts_and_reconstructed_values_may_be_corrected() {
    let data = [("army.standard.immortals", "10"), ("unit.spartan-general.attack", "6")];
    let game = Thermopylae::agree(&terms(&data)).expect("an owner's army");
    assert_eq!(game.board.army_size(Side::Persian), 90);
    assert_eq!(game.board.values(Unit::SpartanGeneral).attack, 6);
    assert_eq!(game.highest_bid(), 90);
}

#[test]
fn what_is_printed_stays_as_it_is() {
    assert_eq!(faults(&[("unit.leonidas.attack", "9")]).len(), 1);
}

#[test]
fn a_place_may_be_added_and_played_with() {
    let data = [
        ("place.extra1", "Island; standard; 0; malis"),
        ("shape.extra1", "10,10; 0,0 20,0 20,20"),
        ("place.malis", "Malian Shore; standard; 0; spercheios melas asopos_n extra1"),
    ];
    let game = Thermopylae::agree(&terms(&data)).expect("an owner's map");
    let island = Place::named("extra1").expect("a place");
    assert_eq!(game.board.map.all().len(), 41);
    assert_eq!(game.board.map.name(island), "Island");
    assert_eq!(
        game.board.map.open(island).iter().collect::<Vec<_>>(),
        [Place::named("malis").unwrap()]
    );
}

#[test]
fn a_height_that_changes_makes_a_cliff() {
    let data =
        [("place.kolonos", "Kolonos Hill; mountain; 2; mg_s eg_s shoulder ppost lithar drako")];
    let game = Thermopylae::agree(&terms(&data)).expect("an owner's map");
    let (hill, wall) = (Place::named("kolonos").unwrap(), Place::named("mg_s").unwrap());
    assert!(game.board.map.cliffs(hill).has(wall) && !game.board.map.open(hill).has(wall));
}

#[test]
fn borders_that_are_not_mutual_are_refused() {
    let found = faults(&[("place.camp", "Persian Camp; camp; 0; spercheios melas trachis col")]);
    assert_eq!(
        found,
        ["datum place.camp: it borders col, which does not border it; write both or none"]
    );
}

#[test]
fn there_is_one_camp_and_there_are_two_exits() {
    let found = faults(&[("place.exit_e", "Road to Opus; camp; 0; boagrios exit_s")]);
    assert_eq!(found.len(), 2);
    assert!(found[0].contains("one place that is the camp"), "{found:?}");
    assert!(found[1].contains("two exits"), "{found:?}");
}

#[test]
fn everything_that_is_wrong_is_told_at_once() {
    let data = [
        ("army.standard.infantry", "many"),
        ("unit.immortals.movement", "9"),
        ("place.col", "Southern Col; hill; 1; track exit_s lithar"),
        ("place.peak", "Peak; mountain; 4; saddle ppost lithar"),
        ("shape.camp", "nowhere"),
        ("closed.1", "desert; 0,0 1,1 2,2"),
        ("map.size", "0 0"),
    ];
    assert_eq!(faults(&data).len(), data.len());
}

#[test]
fn an_army_that_finds_no_room_or_is_none_is_refused() {
    let none: Vec<(String, &str)> =
        Unit::of_side(Side::Greek).map(|unit| (format!("army.standard.{unit}"), "0")).collect();
    let none: Vec<(&str, &str)> = none.iter().map(|(key, value)| (key.as_str(), *value)).collect();
    assert!(faults(&none)[0].contains("needs 1 to 200"));
    assert!(faults(&[("army.standard.greek-infantry", "100")])[0].contains("no room"));
}

#[test]
fn a_mountain_lies_high_and_nothing_else_does() {
    let found = faults(&[("place.camp", "Persian Camp; camp; 1; spercheios melas trachis")]);
    assert_eq!(
        found,
        ["datum place.camp: a mountain lies at 1 to 3, everything else at 0 [R8] [R9]"]
    );
}
