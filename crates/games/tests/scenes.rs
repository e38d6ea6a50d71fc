//! Where something begins that is shown by itself to those who follow the rules' own moves.

use dice::{Kind, Scripted};
use engine::{Seat, Terms, Viewer};

/// [8.2.6c] Two bows fire, and the target loses nothing: the scene of the volley has both dice, the
/// first of which opens it.
#[test]
fn case_8_2_6c_a_volley_is_a_scene_from_its_first_die_on() {
    let setup = "segment greek-offensive-fire\ngreek G6 west locrians-bowx2\n\
        persian E6 east medes-mixedx3\n";
    let entry = games::find("spartans").unwrap();
    let mut table =
        entry.begin(&Terms::default(), Vec::new(), Kind::Seeded(1), Some(setup)).unwrap();
    for action in ["fire G6.1 E6", "fire G6.2 E6", "roll"] {
        table.act(Seat::FIRST, action).unwrap();
    }
    let mut dice = Scripted::new(["d10 1".to_owned(), "d10 1".to_owned()]);
    table.advance(&mut dice).unwrap();
    table.advance(&mut dice).unwrap();
    let told = table.told(0, Some(Viewer::Seat(Seat::FIRST)));
    let opens: Vec<bool> = told.iter().take(5).map(|step| step.begins_scene).collect();
    assert_eq!(opens, [false, false, false, true, false]);
    assert!(told[2].words[0].contains("2 units fire at E6"), "{:?}", told[2].words);
}
