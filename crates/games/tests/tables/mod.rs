//! Tables without types, for tests: laid out, and played to the end.

use dice::{Kind, Seeded};
use engine::{Node, Seat, Terms};
use games::Session;
use search::PlayerSpec;

/// A table of a game of the catalog.
pub(crate) fn table(game: &str, options: &[(&str, &str)], setup: Option<&str>) -> Box<dyn Session> {
    let options = options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned()));
    let terms = Terms { options: options.collect(), ..Terms::default() };
    let entry = games::find(game).expect("the catalog has it");
    entry.begin(&terms, Vec::new(), Kind::Seeded(1), setup).expect("sound terms")
}

/// Hires a player for each seat and lets them play to the end.
pub(crate) fn play_out(table: &mut dyn Session, player: PlayerSpec) {
    let seats = u8::try_from(table.header().seats.len()).expect("eight seats at most");
    for seat in Seat::all(seats) {
        table.hire(seat, player, 1);
    }
    let mut dice = Seeded::new(3);
    loop {
        match table.node() {
            Node::Over(_) => return,
            Node::Chance { .. } | Node::Forced { .. } => {
                assert!(table.advance(&mut dice).expect("dice"));
            }
            Node::Decision { seat } => {
                let choice = table.partner_choice().expect("a hired player");
                table.act(seat, &choice).expect("a legal choice");
            }
        }
    }
}
