//! What is written is read, and what is misread is told.

use engine::notation;
use engine::{D10, Fault, Game as _, Seat, Terms};

use crate::action::{Action, Outcome};
use crate::game::Thermopylae;
use crate::map::Place;
use crate::units::Unit;

/// A table where the Greeks have 100 Persians to destroy.
fn table() -> Thermopylae {
    let options = [("bid", "100"), ("greek", "1")].map(|(name, value)| (name.into(), value.into()));
    Thermopylae::agree(&Terms { options: options.into(), ..Terms::default() }).expect("terms")
}

fn place(id: &str) -> Place {
    Place::named(id).expect(id)
}

#[test]
fn an_action_is_written_by_its_words() {
    let (springs, mg_s, unit) = (place("springs"), place("mg_s"), Unit::Immortals);
    for (action, text) in [
        (Action::Bid(35), "bid 35"),
        (Action::Pass, "pass"),
        (Action::Place(Unit::GreekInfantry, mg_s), "place greek-infantry mg_s"),
        (Action::Attack(mg_s), "attack mg_s"),
        (Action::Free(mg_s), "free mg_s"),
        (Action::Join(unit, springs), "join immortals springs"),
        (Action::CallOff, "call off"),
        (Action::Fight, "fight"),
        (Action::Hit { unit, wounds: 0, at: springs }, "hit immortals springs"),
        (Action::Hit { unit, wounds: 2, at: springs }, "hit immortals*2 springs"),
        (Action::Again, "again"),
        (Action::Stop, "stop"),
        (Action::EndCombat, "end combat"),
        (Action::March { unit, from: springs, to: mg_s }, "march immortals springs mg_s"),
        (Action::Exit(Unit::Infantry, place("exit_s")), "exit infantry exit_s"),
        (Action::EndTurn, "end turn"),
    ] {
        assert_eq!(action.to_string(), text);
        assert_eq!(super::action_from(text), Ok(action));
        assert_eq!(super::action_from(&text.to_uppercase()), Ok(action));
    }
}

#[test]
fn every_number_unit_and_place_of_an_action_is_read_as_it_is_written() {
    let mut actions: Vec<Action> = (0..=u8::MAX).map(Action::Bid).collect();
    for place in Place::all() {
        actions.extend(Unit::ALL.map(|unit| Action::Place(unit, place)));
        let hits = 0..=u8::MAX;
        actions.extend(hits.map(|wounds| Action::Hit { unit: Unit::Xerxes, wounds, at: place }));
    }
    for action in actions {
        assert_eq!(super::action_from(&action.to_string()), Ok(action));
    }
}

#[test]
fn an_outcome_is_written_by_its_words_and_a_bare_die_is_read_too() {
    let second = Seat::new(1);
    for (outcome, text) in [
        (Outcome::Opener(Seat::FIRST), "opener 1"),
        (Outcome::Greek(second), "greek 2"),
        (Outcome::Die(D10::of_ticket(9)), "die 10"),
    ] {
        assert_eq!(outcome.to_string(), text);
        assert_eq!(super::outcome_from(text), Ok(outcome));
        assert_eq!(super::outcome_from(&text.to_uppercase()), Ok(outcome));
    }
    for face in D10::all() {
        assert_eq!(super::outcome_from(&face.to_string()), Ok(Outcome::Die(face)));
    }
    for text in ["", "11", "0", "opener 3", "greek", "die", "coin 1"] {
        assert!(super::outcome_from(text).is_err(), "{text}");
    }
}

#[test]
fn what_is_no_action_is_told_with_all_that_are() {
    let told = super::action_from("sing").unwrap_err().what;
    let all = "bid NUMBER, pass, place UNIT PLACE, attack PLACE, free PLACE, join UNIT PLACE, \
               call off, fight, hit UNIT PLACE, again, stop, end combat, march UNIT PLACE PLACE, \
               exit UNIT PLACE or end turn";
    assert_eq!(told, format!("“sing” is no action; write {all}"));
    for text in ["", "end", "call", "bid 256", "attack", "hit immortals*0 springs", "pass now"] {
        assert!(super::action_from(text).is_err(), "{text}");
    }
}

/// Every bad form of every fact, and what is said of it.
const MISREAD: &[(&str, &str)] = &[
    ("greek 3", "greek must be seat 1 or 2, not “3”"),
    ("bid -1", "bid must be a number from 0 to 255, not “-1”"),
    ("round 300", "round must be a number from 0 to 255, not “300”"),
    ("turn spartan", "turn must be greek or persian, not “spartan”"),
    ("quiet", "quiet must be a number from 0 to 255, not “”"),
    ("progress maybe", "progress must be yes or no, not “maybe”"),
    ("contact soon", "contact must be never, now or before, not “soon”"),
    ("at nowhere infantry", "at must begin with a place of this map, not “nowhere”"),
    ("at extra1 infantry", "at must begin with a place of this map, not “extra1”"),
    ("at springs", "a place needs units; leave an empty one out"),
    ("at springs elephants", "“elephants” is not a unit"),
    ("at springs infantry leonidas", "both sides' units in one place [R37]"),
    ("at springs infantryx200 spent infantryx200", "more units than there are [R14] [R18]"),
    ("destroyed cavalryx0", "“cavalryx0” should be a unit, alone or with a number, as cavalryx2"),
    ("destroyed cavalryx200 cavalryx200", "too many of cavalry"),
    ("departed leonidas", "only Persian units leave the map [R40]"),
    ("called-off raid mg_s", "called-off must begin with attack|free PLACE, not “raid mg_s”"),
    ("called-off attack", "called-off must begin with attack|free PLACE, not “attack”"),
    ("called-off attack mg_s now", "called-off attack mg_s must be nothing more, not “now”"),
    ("combat raid mg_s", "combat must be as attack mg_s round 1 rolled 0, not “raid mg_s”"),
    (
        "attackers col infantry",
        "attackers must begin with a place whose units can fight their way to the target [R12], \
         not “col”",
    ),
    (
        "defenders infantry",
        "infantry fights on the other side: attackers are of the side in turn, defenders are not \
         [R25]",
    ),
    ("defenders leonidas*4", "no leonidas can have 4 hits [R33]"),
    ("defenders leonidas*0", "“leonidas*0” is not a unit"),
    (
        "hits 1 2",
        "hits must be three numbers, as 1 0 0: hits on defenders, on any attackers, on those \
         below, not “1 2”",
    ),
    (
        "elephants 3",
        "“elephants” is no line of a position; it has greek, bid, round, turn, quiet, progress, \
         contact, at, destroyed, departed, called-off, combat, attackers, defenders, hits and step",
    ),
];

#[test]
fn every_bad_form_is_told_with_its_line() {
    for (line, what) in MISREAD {
        let text = format!("# A remark.\n{line}\n");
        assert_eq!(table().read_position(&text), Err(vec![Fault::at(2, *what)]), "{line}");
    }
}

#[test]
fn no_bad_step_is_read() {
    for step in ["", "dance", "auction", "auction 3", "second-bid", "hits", "over", "over soon"] {
        let faults = table().read_position(&format!("step {step}")).expect_err(step);
        assert_eq!(faults.len(), 1, "{step}");
        assert!(
            faults[0].what.starts_with("step must be opener, auction SEAT, first-bid"),
            "{step}"
        );
    }
}

#[test]
fn what_is_left_out_is_as_help_says() {
    let needed = "at springs infantry\nat mg_s leonidas\n";
    let in_words = ["contact", "at PLACE", "called-off attack|free PLACE", "combat"];
    let in_words = [&in_words[..], &["attackers PLACE", "defenders"]].concat();
    let meant = |fact: notation::Described| {
        let line = format!("{} {}\n", fact.begins, fact.left_out);
        if in_words.contains(&fact.begins.as_str()) { String::new() } else { line }
    };
    let told: String = table().position_facts().into_iter().map(meant).collect();
    let all = "greek 1\nbid 100\nround 1\nturn persian\nquiet 0\nprogress no\ndestroyed rest\n\
               departed -\nhits 0 0 0\nstep combat\n";
    assert_eq!(told, all);
    let (short, long) = (table().read_position(needed), table().read_position(&(told + needed)));
    assert_eq!(short, long);
    assert!(short.is_ok());
    assert_eq!(short, table().read_position(&format!("{needed}contact before")));
}
