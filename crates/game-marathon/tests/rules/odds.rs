//! Exact chances: worked by hand, and against every fall of the dice.

use std::collections::BTreeMap;

use engine::odds::fraction;
use engine::{ForecastOf, Game, Node, Quiet};
use game_marathon::morale::Fate;
use game_marathon::odds::{Answer, Question};
use game_marathon::units::Piece;
use game_marathon::{Awaits, Marathon, State};

use crate::common::{
    Table, attacking, chance, defending, firing, hex, moving, phase, piece, reacting,
};

/// All odds of an action.
#[track_caller]
fn odds(table: &Table, action: &str) -> Vec<ForecastOf<Marathon>> {
    assert_eq!(table.against(action), [""; 0], "{action}");
    let action = table.rules().read_action(action).expect("an action");
    table.rules().odds(table.state(), action)
}

/// The chance of a fate.
#[track_caller]
fn fate(table: &Table, action: &str, name: &str, what: Fate) -> String {
    chance(table, action, Question::Fate(piece(name)), Answer::Fate(what))
}

#[test]
fn case_7_1m_a_hit_and_its_check_are_told_together() {
    // Persian archers hit with 0 to 3; at level 8 a hoplite fails on 9 alone: 4/10 * 1/10.
    let table = defending("greek", "GL1", "at 2010 down-left PA1\nat 2011 up-right GL1");
    assert_eq!(chance(&table, "fire PA1 2011", Question::Hits, Answer::Yes), "2/5");
    assert_eq!(fate(&table, "fire PA1 2011", "GL1", Fate::Disrupted), "1/25");
    assert_eq!(fate(&table, "fire PA1 2011", "GL1", Fate::Holds), "24/25");
    // Plataea at two hexes makes the check certain.
    let led = defending(
        "greek",
        "GL1",
        "at 2010 down-left PA1\nat 2011 up-right GL1\nat 2013 right Plataea GL2",
    );
    assert_eq!(fate(&led, "fire PA1 2011", "GL1", Fate::Holds), "1");
}

#[test]
fn case_7_1m_what_befalls_the_disrupted_the_routed_and_leaders() {
    let shot = |there: &str| {
        firing("greek", "GA1", &format!("at 2010 down-left GA1\nat 2011 up-right {there}"))
    };
    // Hit with 0 to 3 (die - 1), fails with 7 to 9: 12/100.
    assert_eq!(fate(&shot("PL1/disrupted"), "fire GA1 2011", "PL1", Fate::Routed), "3/25");
    // Hit with 0 to 4 (die - 2): 15/100.
    assert_eq!(fate(&shot("PL1/routed/reduced"), "fire GA1 2011", "PL1", Fate::Eliminated), "3/20");
    // Datis is hit with 0 to 2, wounded by 0 to 6, killed by 7 to 9: 21/100 and 9/100.
    let datis = shot("PL1 Datis");
    assert_eq!(fate(&datis, "fire GA1 2011", "Datis", Fate::Wounded), "21/100");
    assert_eq!(fate(&datis, "fire GA1 2011", "Datis", Fate::Killed), "9/100");
    assert_eq!(fate(&shot("PL1 Datis/wounded"), "fire GA1 2011", "Datis", Fate::Killed), "3/10");
}

#[test]
fn case_7_2f_what_a_melee_comes_to() {
    // 5 to 3 is 3:2, Hoplites on Infantry one more: rows 1 to 9, and 9 twice.
    let table = attacking("greek", "GL1", "at 2010 down-left GL1\nat 2011 up-right PL1");
    let forecast = odds(&table, "attack GL1 2011").remove(0);
    let told: BTreeMap<String, u64> = forecast.questions[0]
        .answers
        .iter()
        .map(|it| match it.what {
            Answer::Verdict(verdict) => (verdict.to_string(), it.ways),
            other => panic!("{other:?}"),
        })
        .collect();
    let wants =
        [("D/-", 1), ("D/D", 2), ("-/D", 1), ("-/DD", 1), ("-/R", 2), ("-/RD", 1), ("-/L", 2)];
    assert_eq!(told, wants.map(|(what, ways)| (what.to_owned(), ways)).into());
    assert_eq!(forecast.of, 10);
    assert_eq!(forecast.questions[0].about, Question::Melee { at: hex(2011), open: true });
}

#[test]
fn case_6_2c_who_reacts() {
    // A hoplite at level 5 with Plataea beside it: 0 to 6; light infantry with Leontis: 0 to 5.
    let lines = "morale greek 5\nat 2010 right GL1\nat 2009 right Plataea GL2\nat 2310 right GLI1\nat 2309 right Leontis GC1";
    let table = reacting("persian", "GL1 GLI1", lines);
    let reacts = |name: &str| {
        chance(&table, &format!("react {name}"), Question::Reacts(piece(name)), Answer::Yes)
    };
    assert_eq!((reacts("GL1"), reacts("GLI1")), ("7/10".into(), "3/5".into()));
}

#[test]
fn case_9_4b_whether_an_abatis_goes() {
    let lines = "abatis 2009\nat 2010 up-left PL1 PL2\nat 2109 up-left PLI1";
    let mut table = moving("persian", "PL1 PL2 PLI1", lines);
    let cleared = |table: &Table, name: &str| {
        chance(table, &format!("clear {name} 2009"), Question::Cleared(hex(2009)), Answer::Yes)
    };
    // One hand at level 6: 0 to 6. Three: the die + 2 is no more than 6.
    assert_eq!(cleared(&table, "PL1"), "7/10");
    table.go("clear PL1 2009, clear PL2 2009");
    assert_eq!(cleared(&table, "PLI1"), "1/2");
}

#[test]
fn case_7_3_2g_what_befalls_one_who_passes_a_routed_friend() {
    let lines = "at 2010 right PL1\nat 2009 right PL2/routed/reduced";
    let table = moving("persian", "PL1", lines);
    let passing =
        |what| chance(&table, "move PL1 2007", Question::Passing(piece("PL1")), Answer::Fate(what));
    assert_eq!((passing(Fate::Holds), passing(Fate::Disrupted)), ("7/10".into(), "3/10".into()));
    assert_eq!(odds(&table, "move PL1 2008"), [], "no die falls on this way");
}

#[test]
fn what_chance_has_no_part_in_has_no_odds() {
    let table = moving("greek", "GL1", "at 2010 right GL1");
    for action in ["move GL1 2011", "turn 2010", "done"] {
        assert_eq!(odds(&table, action), [], "{action}");
    }
}

/// Whether a piece is dead, routed, disrupted, reduced.
type Fares = (bool, bool, bool, bool);

/// How often each piece comes to fare how.
type Found = BTreeMap<(Piece, Fares), u64>;

/// How a piece fares.
fn fares(state: &State, piece: Piece) -> Fares {
    let units = &state.units;
    let dead = units.hex(piece).is_none();
    (dead, units.routed.has(piece), units.disrupted.has(piece), units.reduced.has(piece))
}

/// What a fate makes of a piece that fared so.
fn after(before: Fares, fate: Fate, steps: u8) -> Fares {
    match fate {
        Fate::Disrupted => (false, false, true, before.3),
        Fate::Routed => (false, true, false, before.3 || steps == 2),
        Fate::Eliminated | Fate::Killed => (true, false, false, before.3),
        Fate::Wounded => (false, false, false, true),
        _ => before,
    }
}

/// Follows every fall of the dice of a shot and its checks; how often each piece comes to fare how,
/// of a hundred thousand.
fn follow(game: &Marathon, state: &State, there: &[Piece], weight: u64, found: &mut Found) {
    let shot = matches!(state.awaits, Awaits::Shot { .. } | Awaits::Check(_));
    let Node::Chance { tickets, .. } = game.node(state) else {
        return count(state, there, weight, found);
    };
    if !shot {
        return count(state, there, weight, found);
    }
    for ticket in 0..tickets.get() {
        let mut next = state.clone();
        game.settle(&mut next, game.outcome(state, ticket), &mut Quiet);
        follow(game, &next, there, weight / 10, found);
    }
}

fn count(state: &State, there: &[Piece], weight: u64, found: &mut Found) {
    for piece in there {
        *found.entry((*piece, fares(state, *piece))).or_default() += weight;
    }
}

#[test]
fn the_odds_of_shots_are_those_of_every_fall_of_the_dice() {
    const WHOLE: u64 = 100_000;
    for (options, stack) in [
        ("", "PL1"),
        ("", "PL1/disrupted PL2/reduced"),
        ("", "PA1 Datis"),
        ("", "PA1/disrupted PA2 Ataphernes/wounded"),
        ("leader-checks=mild", "PCv1/disrupted Sakai"),
        ("leader-checks=mild", "PCv1 Sakai/wounded"),
    ] {
        let lines = format!("at 2010 down-left GA1\nat 2011 up-right {stack}\nmarkers greek-left");
        let mut table = phase(options, "greek offensive-fire", ("GA1", &lines), "fire");
        let there: Vec<Piece> = table.state().units.in_hex(hex(2011)).iter().collect();
        let forecast = odds(&table, "fire GA1 2011").remove(0);
        let before = table.state().clone();
        table.go("fire GA1 2011");
        let mut found = BTreeMap::new();
        follow(table.rules(), table.state(), &there, WHOLE, &mut found);
        for piece in &there {
            let steps = table.rules().roster().of(*piece).steps;
            let asked =
                |it: &&engine::odds::Question<Question, Answer>| it.about == Question::Fate(*piece);
            let question = forecast.questions.iter().find(asked).expect("its fate");
            let mut told = BTreeMap::new();
            for answer in &question.answers {
                let Answer::Fate(fate) = answer.what else { panic!("{answer:?}") };
                let fares = after(fares(&before, *piece), fate, steps);
                *told.entry((*piece, fares)).or_default() += answer.ways * WHOLE / forecast.of;
            }
            let own: BTreeMap<_, u64> = found
                .iter()
                .filter(|((who, _), _)| who == piece)
                .map(|(key, ways)| (*key, *ways))
                .collect();
            assert_eq!(told, own, "{options} {stack}: {piece}");
        }
    }
}

#[test]
fn ways_sum_to_the_whole_at_every_decision_of_a_combat() {
    let lines =
        "at 2010 down-left GL1 GL2/disrupted\nat 2111 down-left GCv1\nat 2011 up-right PL1 Datis";
    let table = attacking("greek", "GL1 GL2 GCv1", lines);
    for action in table.listed() {
        for forecast in odds(&table, &action) {
            for question in &forecast.questions {
                let ways: u64 = question.answers.iter().map(|it| it.ways).sum();
                assert_eq!(ways, forecast.of, "{action}");
            }
        }
    }
    assert_eq!(fraction(4, 10), "2/5");
}
