//! The Battle of Thermopylae at a table without its type: listed, ordered, drawn, recorded.

mod tables;

use std::time::{Duration, Instant};

use dice::Seeded;
use draw::{Frame, Ink, Layout, Theme};
use engine::{Node, Viewer};
use games::Session;
use search::PlayerSpec;

use tables::play_out;

fn table(options: &[(&str, &str)], setup: Option<&str>) -> Box<dyn Session> {
    tables::table("thermopylae", options, setup)
}

/// Everything at the gates: as much as a position can have to list and to forecast.
const GATES: &str = "at camp xerxes infantryx40 immortalsx5 cavalryx9\nat springs immortalsx3\n\
    at springs_n immortalsx3\nat eg_n cavalryx3\nat demeter infantryx3\nat anthela infantryx3\n\
    at oaks immortals\nat alpenoi infantryx3\nat eg_s immortalsx3\nat drako infantry\n\
    at mg_s leonidas spartan-infantryx2\nat mg_n spartan-general spartan-infantryx2\n\
    at kolonos greek-infantry\nat shoulder greek-infantry\ndestroyed rest\n";

#[test]
fn hired_players_fight_a_battle_to_its_end_and_its_record_opens_again() {
    let mut table = table(&[("army", "quick"), ("rounds", "10")], None);
    play_out(&mut *table, PlayerSpec::Random);
    assert!(games::open(&table.record()).is_ok());
    assert!(table.luck().iter().all(|row| row.expected > 0.0));
}

#[test]
fn every_order_on_offer_is_read_and_every_stack_that_moves_has_its_name() {
    for setup in [GATES.to_owned(), format!("{GATES}step movement\n")] {
        let table = table(&[("bid", "60"), ("greek", "1")], Some(&setup));
        let seat = table.deciding().unwrap();
        assert!(!table.orders().is_empty());
        for order in table.orders() {
            assert!(table.why(seat, &order.notation).unwrap().is_ok(), "{}", order.notation);
        }
        for listed in table.actions() {
            let named = listed.path.iter().all(|pick| !pick.words.starts_with("place-"));
            assert!(named && !listed.path.is_empty(), "{}", listed.notation);
        }
    }
}

/// A page asks for all of this after every step.
#[test]
fn a_crowded_position_is_listed_forecast_and_drawn_within_a_second() {
    let table = table(&[("bid", "60"), ("greek", "1")], Some(GATES));
    let begun = Instant::now();
    let viewer = Viewer::Seat(table.deciding().unwrap());
    let frame = Frame { layout: Layout::Wide, theme: Theme::Light, interactive: true };
    let sizes = [table.actions().len(), table.orders().len(), table.svg(viewer, frame).len()];
    let took = begun.elapsed();
    assert!(took < Duration::from_secs(1), "{took:?} for {sizes:?}");
    assert!(table.board(viewer, Ink::Plain).contains("King Leonidas"));
}

/// [A27] The first of the three wins the game; the others need not leave any more.
#[test]
fn an_order_that_wins_halfway_is_carried_out_to_the_end_of_the_game() {
    let setup = "round 3\nat lithar leonidas\nat mg_n spartan-infantryx3\nat mg_s greek-infantry\n\
                 at fields immortals cavalry\nat eg_n persian-general\nat eg_s xerxes\n\
                 at exit_s immortalsx2 cavalry\nat boagrios infantryx3\nstep movement\n";
    let mut table = table(&[("bid", "100"), ("greek", "1")], Some(setup));
    let seat = table.deciding().unwrap();
    assert!(table.why(seat, "exit exit_s").unwrap().is_ok());
    table.act(seat, "exit exit_s").unwrap();
    assert!(matches!(table.node(), engine::Node::Over(_)));
}

/// What stands after each `mark` in a text, up to the next quote.
fn quoted<'a>(text: &'a str, mark: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(mark).skip(1).filter_map(|after| after.split('"').next())
}

/// The sheets of a table as one text.
fn sheets(table: &dyn Session, viewer: Viewer) -> String {
    table.sheets(viewer, true).into_iter().map(|sheet| sheet.svg).collect()
}

#[test]
fn the_sheets_of_every_game_have_keys_of_their_own_and_no_figure_that_is_not_drawn() {
    for entry in games::CATALOG {
        let mut table = tables::table(entry.info.id, &[], None);
        let (stamps, grounds) = (table.stamps(), table.grounds());
        let mut dice = Seeded::new(5);
        for number in 0..60 {
            let drawn = sheets(&*table, table.deciding_eyes());
            let mut keys: Vec<&str> = quoted(&drawn, " data-k=\"").collect();
            keys.sort_unstable();
            let all = keys.len();
            keys.dedup();
            assert_eq!(all, keys.len(), "{}: a key stands twice", entry.info.id);
            let used = format!("{drawn}{}", grounds.iter().map(|it| &*it.svg).collect::<String>());
            for stamp in quoted(&used, "href=\"#") {
                assert!(stamps.contains(&format!("id=\"{stamp}\"")), "{stamp} is not drawn");
            }
            assert_eq!(table.grounds(), grounds, "the ground changed");
            match table.node() {
                Node::Over(_) => break,
                Node::Decision { seat } => {
                    let actions = table.actions();
                    let action = &actions[number * 31 % actions.len()].notation;
                    table.act(seat, action).unwrap();
                }
                Node::Chance { .. } | Node::Forced { .. } => {
                    table.advance(&mut dice).unwrap();
                }
            }
        }
    }
}

#[test]
fn a_turn_leaves_one_arrow_for_each_stack_and_marks_its_fallen() {
    let setup = format!("{GATES}step movement\n");
    let mut table = table(&[("bid", "60"), ("greek", "1")], Some(&setup));
    let persian = table.deciding().unwrap();
    // The shaft of an arrow on the map is a golden line four wide.
    let arrows = |table: &dyn Session| {
        let drawn = sheets(table, Viewer::Spectator);
        assert!(drawn.contains("class=\"recent\""));
        drawn.matches("s-gold\" stroke-width=\"4\"").count()
    };
    let marches = [
        "march camp trachis infantryx2",
        "march camp trachis immortals",
        "march camp melas cavalryx2",
    ];
    for march in marches {
        table.act(persian, march).unwrap();
        assert_eq!(arrows(&*table), 1, "the last march of the turn in play alone");
    }
    table.act(persian, "end turn").unwrap();
    assert_eq!(arrows(&*table), 2, "one a stack of the turn before");
}
