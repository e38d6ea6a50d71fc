//! Numbers that are asked for begin with something sensible.

use dice::Kind;
use engine::Terms;
use games::{Listed, Session, Suggested};

fn table(options: &[(&str, &str)]) -> Box<dyn Session> {
    let options = options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned()));
    let terms = Terms { options: options.collect(), ..Terms::default() };
    let entry = games::find("thermopylae").expect("the Battle");
    entry.begin(&terms, Vec::new(), Kind::Table, None).expect("terms that can be agreed on")
}

fn suggested(table: &dyn Session) -> Suggested {
    let listed: Vec<Listed> = table.actions();
    let bid = listed.iter().find(|it| it.notation.starts_with("bid ")).expect("a bid");
    bid.suggested.clone().expect("a suggestion")
}

#[test]
fn case_r3_a_bid_begins_with_what_was_measured_as_even() {
    let open = table(&[("opener", "1")]);
    let bid = suggested(open.as_ref());
    assert_eq!(bid.value, 32);
    assert_eq!(bid.why.as_deref(), Some("about even between equal players: 32"));
}

#[test]
fn case_r3_above_what_is_even_the_least_is_offered_and_the_reason_says_so() {
    let mut open = table(&[("opener", "1")]);
    open.act(engine::Seat::FIRST, "bid 40").expect("a bid");
    let bid = suggested(open.as_ref());
    assert_eq!(bid.value, 41);
    let why = bid.why.expect("a reason");
    assert!(why.contains("32") && why.contains("above"), "{why}");
}

#[test]
fn case_r3_smaller_armies_have_an_even_bid_of_their_own() {
    let quick = suggested(table(&[("opener", "1"), ("army", "quick")]).as_ref());
    assert!((15..30).contains(&quick.value), "of 60 Persians {}", quick.value);
    assert!(quick.why.is_some());
}
