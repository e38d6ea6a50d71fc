//! The luck of a game, added up.

use dice::{Kind, Scripted};
use engine::{Seat, Terms};

/// A fair die makes 3.5; a single Support die of 5 was asked for at location 1.
#[test]
fn a_support_die_is_expected_to_show_three_and_a_half() {
    let setup = "marker 1\nsupport 4\nslots 12/27 20/24\nhand 1 19\n";
    let entry = games::find("thermopyles").unwrap();
    let mut table = entry.begin(&Terms::default(), vec![], Kind::Table, Some(setup)).unwrap();
    table.act(Seat::FIRST, "fight 19 1").unwrap();
    table.advance(&mut Scripted::new(["die 5".to_owned()])).unwrap();
    let rows = table.luck();
    assert_eq!(rows.len(), 1);
    assert_eq!((rows[0].count, rows[0].expected, rows[0].actual), (1, 3.5, 5.0));
}
