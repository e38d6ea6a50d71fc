//! What the system does comes with its reasons: candidates, priorities in their order, what was left
//! to the die, and the Cases.

use crate::common::area;
use crate::table::Table;
use engine::Ranking;
use game_spartans::automaton::{Priority, TargetPriority};
use game_spartans::map::Area;
use game_spartans::state::{Force, Segment};
use game_spartans::{Awaits, Event};

fn names(areas: &[Area]) -> Vec<String> {
    let mut names: Vec<String> =
        areas.iter().map(|it| game_spartans::map::name(*it).to_string()).collect();
    names.sort();
    names
}

/// A priority, its clause, and who was left by it.
type Told<R> = Vec<(R, &'static str, Vec<String>)>;

fn told<C: Copy, R: Copy>(ranking: &Ranking<C, R>, at: impl Fn(C) -> Area) -> Told<R> {
    let sieve = |it: &engine::ranking::Sieve<C, R>| {
        let kept: Vec<Area> = it.kept.iter().map(|it| at(*it)).collect();
        (it.reason, it.case.id(), names(&kept))
    };
    ranking.sieves.iter().map(sieve).collect()
}

fn words(names: &str) -> Vec<String> {
    names.split_whitespace().map(str::to_owned).collect()
}

/// Why the first move was made, and along which path.
fn first_move(events: &[Event]) -> (Vec<Area>, game_spartans::Why) {
    let found = events.iter().find_map(|event| match event {
        Event::Moved { path, why: Some(why), .. } => Some((path.clone(), (**why).clone())),
        _ => None,
    });
    found.expect("a move of the system, with its reasons")
}

#[test]
fn case_8_1_6a_a_stack_that_a_die_names_is_explained() {
    let lines = "
        A2 east medes mixed
        B4 east medes mixed
        B5 east medes mixed
        O5 west immortals mixed path
        L5 west spartans hoplite";
    let mut table = Table::system_moves("", lines);
    table.carry_on();
    assert_eq!(table.state.awaits, Awaits::WhichStack { tied: 2 });
    let events = table.go("stack B5.1");
    let Event::StackDrawn { force, why: Some(why) } = &events[0] else { panic!("{events:?}") };
    assert_eq!((force.at, why.candidates.len()), (area("B5"), 4));
    // Row A before row O, the front row, the centre: B4 and B5 are equally near to it.
    assert_eq!(
        told(why, |it: Force| it.at),
        [
            (Priority::FromRowA, "8.1.6a", words("A2 B4 B5")),
            (Priority::FrontRow, "8.1.6a", words("B4 B5")),
            (Priority::Centre, "8.1.6a", words("B4 B5")),
        ]
    );
}

#[test]
fn case_8_1_6a_every_step_of_a_path_is_explained() {
    // Friends at C5 and D5 are passed, and E5 is full: of its neighbours E6 is nearer to the Spartan.
    let lines = "
        B5 east medes mixed
        C5 east susa mixed x3
        D5 east susa bow x3
        E5 east susa bow x3
        F8 west spartans hoplite";
    let mut table = Table::system_moves("", lines);
    // Those before it have moved: only the Mede is left.
    for at in ["C5", "D5", "E5"] {
        table = table.change(game_spartans::units::Side::Persian, at, |unit| unit.done = true);
    }
    let events = table.carry_on();
    let (path, why) = first_move(&events);
    assert_eq!(names(&path), words("C5 D5 E6"));
    assert_eq!((why.stack, why.steps.len(), why.entry), (None, 3, None));
    let step = |at: usize| told(&why.steps[at], |it: Area| it);
    // Nobody can be entered, all three ways still gain three rows, and straight on goes first.
    let all = words("C4 C5 C6");
    assert_eq!(names(&why.steps[0].candidates), all);
    assert_eq!(
        step(0),
        [
            (Priority::Enters, "1.0", all.clone()),
            (Priority::MostRows, "8.1.6a", all),
            (Priority::Straight, "8.1.6a", words("C5")),
        ]
    );
    // Neither diagonal is straight on.
    let both = words("E4 E6");
    assert_eq!(
        step(2),
        [
            (Priority::Enters, "1.0", both.clone()),
            (Priority::MostRows, "8.1.6a", both.clone()),
            (Priority::Straight, "8.1.6a", both),
            (Priority::Nearer, "8.1.6a", words("E6")),
        ]
    );
}

#[test]
fn case_8_1_6a_a_way_that_a_die_decides_is_explained() {
    let lines = "
        A5 east medes mixed x3
        B5 east susa bow x3
        C5 east susa bow x3
        D5 east susa bow x3
        M5 west spartans hoplite";
    let mut table = Table::system_moves("", lines);
    for at in ["B5", "C5", "D5"] {
        table = table.change(game_spartans::units::Side::Persian, at, |unit| unit.done = true);
    }
    table.carry_on();
    assert!(matches!(table.state.awaits, Awaits::WhichWay(..)));
    let mut events = table.go("area D6");
    assert!(matches!(events[0], Event::WayDrawn { to, .. } if to == area("D6")));
    events.extend(table.carry_on());
    let (path, why) = first_move(&events);
    assert_eq!(names(&path), words("B5 C5 D6"));
    // The last priority left two: the die decided.
    let last = why.steps.last().and_then(|it| it.sieves.last()).expect("a priority");
    assert_eq!((last.reason, names(&last.kept)), (Priority::Nearer, words("D4 D6")));
}

#[test]
fn case_8_1_6b_an_entry_into_a_flank_is_explained() {
    let lines = "D4 east immortals mixed x3\nD5 west spartans hoplite";
    let mut table = Table::system_moves("", lines);
    let events = table.carry_on();
    let (path, why) = first_move(&events);
    assert_eq!(names(&path), words("D5"));
    let entry = why.entry.expect("it is the exception that led it there");
    assert_eq!(entry.candidates.first().map(|it| it.0), Some(area("D5")));
    let cases: Vec<&str> = entry.sieves.iter().map(|it| it.case.id()).collect();
    assert!(cases.iter().all(|it| *it == "8.1.6b"));
}

#[test]
fn case_8_1_6a_a_force_that_stays_says_why_it_was_its_turn() {
    // Both are walled in by friends, so neither goes on.
    let lines = "
        A1 east medes mixed
        A3 east medes mixed
        B1 east susa bow x3
        B2 east susa bow x3
        B3 east susa bow x3
        B4 east susa bow x3
        C2 east susa bow x3
        C3 east susa bow x3
        C4 east susa bow x3
        C5 east susa bow x3
        D2 east susa bow x3
        D3 east susa bow x3
        D4 east susa bow x3
        D5 east susa bow x3
        D6 east susa bow x3
        L5 west spartans hoplite";
    let mut table = Table::system_moves("", lines);
    for line in lines.lines().filter(|line| line.contains("susa")) {
        let at = line.split_whitespace().next().expect("an area");
        table = table.change(game_spartans::units::Side::Persian, at, |unit| unit.done = true);
    }
    let events = table.carry_on();
    let stayed: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            Event::Stayed { force, why: Some(why) } => Some((force.at, why.stack.clone())),
            _ => None,
        })
        .collect();
    assert_eq!(stayed.len(), 2);
    let (first, why) = &stayed[0];
    assert_eq!(*first, area("A3")); // Nearer to the centre.
    let why = why.as_ref().expect("two were left");
    assert_eq!(told(why, |it: Force| it.at).last().map(|it| it.0), Some(Priority::Centre));
    assert_eq!(stayed[1].1, None); // It was the only one left.
}

#[test]
fn case_8_2_7a_the_choice_of_a_target_is_explained() {
    let lines = "
        E5 east medes bow x3
        F4 west thebans hoplite
        F6 west thebans hoplite
        D5 west malians hoplite
        G5 west spartans hoplite";
    let force = Force { at: area("E5"), order: 0 };
    let awaits = Awaits::WhichTarget(force, 2);
    let mut table = Table::at("", Segment::PersianOffensiveFire, awaits, lines);
    let events = table.go("area F4");
    let Event::Aimed { why: Some(why), by_die: true, .. } = &events[0] else {
        panic!("{events:?}")
    };
    assert_eq!(names(&why.candidates), words("D5 F4 F6 G5"));
    assert_eq!(
        told(why, |it: Area| it),
        [
            (TargetPriority::Nearest, "8.2.7a", words("D5 F4 F6")),
            (TargetPriority::Arc, "8.2.7b", words("F4 F6")),
        ]
    );
}
