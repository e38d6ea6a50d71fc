//! Ending a game that everybody plays together, and who plays for whom.

use engine::{Node, Proposal, Seat, Terms, Verdict};
use games::Session;

fn table(players: &str) -> Box<dyn Session> {
    let terms =
        Terms { options: vec![("players".to_owned(), players.to_owned())], ..Terms::default() };
    let entry = games::find("thermopyles").expect("a game");
    let setup = "marker 3\nsupport 2\nslots 20/24 17/22\nhand 1 15 17 20\n";
    entry.begin(&terms, vec!["Gorgo".to_owned()], dice::Kind::Table, Some(setup)).expect("a table")
}

fn resign(table: &mut dyn Session, seat: u8) {
    table.act(Seat::new(seat), Proposal::Resign.notation()).expect("a word");
}

#[test]
fn a_game_played_together_is_given_up_when_everybody_wants_it() {
    let mut table = table("2");
    resign(table.as_mut(), 1);
    assert!(matches!(table.node(), Node::Decision { .. }), "one wants to go on");
    assert_eq!(table.actions().is_empty(), table.deciding().is_err());
    resign(table.as_mut(), 0);
    let Node::Over(ending) = table.node() else { panic!("it is given up") };
    assert_eq!([0, 1].map(|seat| ending.verdict(Seat::new(seat))), [Verdict::Lost; 2]);
    assert_eq!(
        table.prompt(engine::Viewer::Spectator),
        "The game is lost: Gorgo and Seat 2 gave up."
    );
    assert!(table.actions().is_empty() && table.outcomes().is_empty());
    assert!(table.odds("charge 15").is_err() && table.act(Seat::FIRST, "charge 15").is_err());
}

#[test]
fn whoever_plays_on_does_not_want_to_give_up_any_more() {
    let mut table = table("2");
    resign(table.as_mut(), 0);
    table.act(Seat::FIRST, "charge 15").unwrap();
    resign(table.as_mut(), 1);
    assert!(matches!(table.node(), Node::Decision { .. }));
}

#[test]
fn who_declined_may_change_his_mind_and_then_everybody_agrees() {
    let mut table = table("2");
    resign(table.as_mut(), 0);
    table.act(Seat::new(1), Proposal::Decline.notation()).unwrap();
    assert!(table.act(Seat::FIRST, Proposal::Resign.notation()).is_err(), "asked once is enough");
    resign(table.as_mut(), 1);
    resign(table.as_mut(), 0);
    assert!(matches!(table.node(), Node::Over(_)));
}

#[test]
fn there_is_nobody_to_offer_a_draw_to_in_a_game_played_together() {
    let refused = table("2").act(Seat::FIRST, Proposal::Offer.notation()).unwrap_err().to_string();
    assert!(refused.contains("all play for one side"), "{refused}");
}

#[test]
fn words_are_told_in_the_log_and_the_record_opens_with_them() {
    let mut table = table("1");
    resign(table.as_mut(), 0);
    let told = table.told(0, None);
    assert_eq!(told[0].words, ["Gorgo wants to give up."]);
    assert_eq!(told[0].notation.as_deref(), Some("!resign"));
    let again = games::open(&table.record()).unwrap();
    assert_eq!((again.node(), again.hash()), (table.node(), table.hash()));
}
