//! Odds: against every fall of the dice, and against fractions worked out by hand from the charts.

use std::collections::BTreeMap;

use crate::common::area;
use crate::table::Table;
use engine::{ForecastOf, Game, Node, Seat, Viewer};
use game_spartans::end::Finish;
use game_spartans::morale::Check;
use game_spartans::odds::{Assumed, BILLION, Left};
use game_spartans::stack::Unit;
use game_spartans::state::{Feint, Segment, Volley};
use game_spartans::units::{Contingent, Side};
use game_spartans::{Answer, Awaits, Event, Question, Spartans, State};
use testkit::SplitMix;

use Assumed::{AsBothStand, NobodyElseFires, Nothing, TheyStand};
use Side::{Greek, Persian};

type Forecast = ForecastOf<Spartans>;

/// All the ways that following the dice tells: enough sixes and tens for every position here.
const WHOLE: u128 = 6_u128.pow(10) * 10_u128.pow(8);

/// What a combat came to, as its events tell it.
type Facts = BTreeMap<String, u8>;

/// That everybody left the map, so that nobody can be counted on it.
const DAY_OVER: &str = "day over";

fn key(question: Question) -> String {
    match question {
        Question::Hits(_) => "hits".to_owned(),
        Question::Steps(side, _) => format!("steps {side:?}"),
        Question::Eliminated(side, _) => format!("eliminated {side:?}"),
        Question::Rout(side, _) => format!("rout {side:?}"),
        Question::Disordered(side, _) => format!("disordered {side:?}"),
        Question::Left(_) => "left".to_owned(),
        Question::Contingent(contingent, _) => format!("contingent {contingent}"),
        Question::Crisis(_) => "crisis".to_owned(),
        Question::GameEnds(_) => "ends".to_owned(),
        Question::Feint => "feint".to_owned(),
    }
}

fn number(answer: Answer) -> u8 {
    match answer {
        Answer::Number(number) => number,
        Answer::No | Answer::Left(Left::Nobody) => 0,
        Answer::Yes | Answer::Left(Left::Only(Greek)) => 1,
        Answer::Left(Left::Only(Persian)) => 2,
        Answer::Left(Left::Both) => 3,
        Answer::Ends(finish) => finish as u8 + 1,
    }
}

/// Adds what an event tells.
fn note(facts: &mut Facts, event: &Event) {
    let mut add = |key: String, amount: u8| *facts.entry(key).or_default() += amount;
    match event {
        Event::VolleyOver { hits, .. } => add("hits".to_owned(), *hits),
        Event::Lost { side, steps, eliminated, .. } => {
            add(format!("steps {side:?}"), *steps);
            add(format!("eliminated {side:?}"), eliminated.len() as u8);
        }
        Event::Checked { who, result: Check::Routs, .. } => add(format!("rout {:?}", who.side), 1),
        Event::Checked { who, result: Check::Disordered, disordered: false, .. } => {
            add(format!("disordered {:?}", who.side), 1);
        }
        Event::Routed { contingent, .. } => add(format!("contingent {contingent}"), 1),
        Event::Crisis => add("crisis".to_owned(), 1),
        Event::DayOver { .. } => add(DAY_OVER.to_owned(), 1),
        _ => {}
    }
}

/// Follows every fall of the dice until the combat in an area is over.
fn follow(
    game: &Spartans,
    state: &State,
    at: game_spartans::map::Area,
    (facts, weight): (&Facts, u128),
    found: &mut Vec<(Facts, u128)>,
) {
    let here = match state.awaits {
        Awaits::Shot(_) => state.volley.is_some_and(|volley| volley.target == at),
        Awaits::Check { at: it, .. } | Awaits::Strike(it) => it == at,
        _ => false,
    };
    let Node::Chance { tickets, .. } = game.node(state) else {
        found.push((finished(state, at, facts), weight));
        return;
    };
    if !here {
        found.push((finished(state, at, facts), weight));
        return;
    }
    for ticket in 0..tickets.get() {
        let mut next = state.clone();
        let mut told: Vec<Event> = Vec::new();
        game.settle(&mut next, game.outcome(state, ticket), &mut told);
        let mut facts = facts.clone();
        for event in &told {
            note(&mut facts, event);
        }
        let share = weight / u128::from(tickets.get());
        assert_eq!(share * u128::from(tickets.get()), weight, "the whole is too small");
        follow(game, &next, at, (&facts, share), found);
    }
}

fn finished(state: &State, at: game_spartans::map::Area, facts: &Facts) -> Facts {
    let mut facts = facts.clone();
    let stands = |side| u8::from(!state.positions.stack(side, at).is_empty());
    facts.insert("left".to_owned(), stands(Greek) + 2 * stands(Persian));
    if let Awaits::Over(finish) = state.awaits {
        facts.insert("ends".to_owned(), finish as u8 + 1);
    }
    facts
}

/// The forecast of an action is exactly what following every fall of the dice counts. `then`: the
/// actions that lead from it to the dice.
#[track_caller]
fn counts_agree(table: &Table, action: &str, then: &[&str]) -> Forecast {
    let first = table.action(action);
    assert!(table.game.allows(&table.state, first), "{action}: {:?}", table.against(action));
    let forecasts = table.game.odds(&table.state, first);
    let [forecast] = &forecasts[..] else { panic!("{action}: {} forecasts", forecasts.len()) };
    let mut after = table.apply(first);
    for text in then {
        after = after.apply(after.action(text));
    }
    let at = match after.state.awaits {
        Awaits::Strike(at) => at,
        _ => after.state.volley.expect("a volley").target,
    };
    let mut found = Vec::new();
    follow(&after.game, &after.state, at, (&Facts::new(), WHOLE), &mut found);
    agrees(forecast, &found);
    forecast.clone()
}

#[track_caller]
fn agrees(forecast: &Forecast, found: &[(Facts, u128)]) {
    assert!(!forecast.rounded);
    for question in &forecast.questions {
        let key = key(question.about);
        if key == "left" && found.iter().any(|(facts, _)| facts.contains_key(DAY_OVER)) {
            continue;
        }
        let mut counted: BTreeMap<u8, u128> = BTreeMap::new();
        for (facts, weight) in found {
            *counted.entry(facts.get(&key).copied().unwrap_or(0)).or_default() += weight;
        }
        let told: BTreeMap<u8, u128> = question
            .answers
            .iter()
            .map(|it| (number(it.what), u128::from(it.ways) * WHOLE / u128::from(forecast.of)))
            .collect();
        assert_eq!(told, counted, "{key}");
    }
    // What is not asked never comes about.
    let asked: Vec<String> = forecast.questions.iter().map(|it| key(it.about)).collect();
    for (facts, _) in found {
        let unasked = facts
            .iter()
            .find(|(key, count)| **count > 0 && *key != DAY_OVER && !asked.contains(key));
        assert_eq!(unasked, None, "it may happen, and nobody asks");
    }
}

/// The ways of an answer, as a fraction in lowest terms.
#[track_caller]
fn chance(forecast: &Forecast, about: Question, what: Answer) -> String {
    let ways = forecast.ways(&about, &what);
    engine::odds::fraction(ways.unwrap_or_else(|| panic!("no {what:?} to {about:?}")), forecast.of)
}

fn worn(losses: u8) -> impl Fn(&mut Unit) {
    move |unit| unit.losses = losses
}

fn shaken(unit: &mut Unit) {
    unit.disordered = true;
}

fn entered(way: boards::squares::Eighth) -> impl Fn(&mut Unit) {
    move |unit| unit.entered = Some(way)
}

#[test]
fn a_volley_of_javelins_at_two_medes() {
    // At one area a javelin hits once with a 5 and twice with a 6. Medes have Defensive Value 2 and
    // two steps each: of two dice 2+1 (2 ways) is three hits and one step, 2+2 (1) four and two.
    let lines = "F5 west malians javelin x3\nE5 east medes mixed x2";
    let mut table = Table::greeks_fire(lines);
    table.go("fire F5.1 E5");
    let forecast = counts_agree(&table, "fire F5.2 E5", &["roll"]);
    assert_eq!(
        chance(&forecast, Question::Steps(Persian, NobodyElseFires), Answer::Number(1)),
        "1/18"
    );
    assert_eq!(
        chance(&forecast, Question::Steps(Persian, NobodyElseFires), Answer::Number(2)),
        "1/36"
    );
    // Both steps are the top unit's; the other checks with 8 and routs never, is Disordered by 9 and 10.
    let eliminated = Question::Eliminated(Persian, NobodyElseFires);
    assert_eq!(chance(&forecast, eliminated, Answer::Number(1)), "1/36");
    let disordered = Question::Disordered(Persian, NobodyElseFires);
    assert_eq!(chance(&forecast, disordered, Answer::Number(1)), "1/180"); // 1/36 of 2/10.
    table.go("fire F5.2 E5");
    table.go("fire F5.3 E5");
    let rolled = counts_agree(&table, "roll", &[]);
    // Five steps at most: six hits less two make four. 2+2+2 is one of 216.
    assert_eq!(chance(&rolled, Question::Steps(Persian, Nothing), Answer::Number(4)), "1/216");
}

#[test]
fn a_volley_at_disordered_bowmen() {
    let lines = "F5 west malians javelin x2\nE5 east scythians bow x3";
    let table = Table::greeks_fire(lines).change(Persian, "E5", shaken);
    let mut table = table;
    table.go("fire F5.1 E5");
    // Defensive Value 1, less one: every hit is a step, and every step an archer.
    let forecast = counts_agree(&table, "fire F5.2 E5", &["roll"]);
    assert_eq!(
        chance(&forecast, Question::Eliminated(Persian, NobodyElseFires), Answer::Number(0)),
        "4/9"
    );
}

#[test]
fn a_volley_from_two_ranges() {
    let lines = "F5 west locrians bow x2\nF6 west malians javelin x2\nD5 east dahae mixed x3";
    let mut table = Table::greeks_fire(lines);
    for shot in ["fire F5.1 D5", "fire F5.2 D5", "fire F6.1 D5"] {
        table.go(shot);
    }
    counts_agree(&table, "fire F6.2 D5", &["roll"]);
}

#[test]
fn a_volley_across_the_wall() {
    // [TEC.f] A Mede beside the wall needs a 6 where a 5 would do, and never hits twice: no step of
    // the Theban, who shrugs three hits off. Three Medes make three hits at most.
    let lines = "G5 east medes mixed x3\nH5 west thebans hoplite";
    let awaits = Awaits::Fire(Seat::new(1));
    let mut table = Table::at("persians=player", Segment::PersianOffensiveFire, awaits, lines);
    table.go("fire G5.1 H5");
    table.go("fire G5.2 H5");
    let forecast = counts_agree(&table, "fire G5.3 H5", &["roll"]);
    assert_eq!(chance(&forecast, Question::Hits(NobodyElseFires), Answer::Number(3)), "1/216");
    assert_eq!(chance(&forecast, Question::Steps(Greek, NobodyElseFires), Answer::Number(0)), "1");
}

#[test]
fn by_hand_the_whole_force_fires() {
    let force = game_spartans::state::Force { at: area("D5"), order: 0 };
    let lines = "D5 east medes mixed x3\nE4 west malians javelin x2\nE6 west malians javelin";
    let awaits = Awaits::WhichTarget(force, 2);
    let table = Table::at("persians=by-hand", Segment::PersianOffensiveFire, awaits, lines);
    let forecast = counts_agree(&table, "fire D5.1 E4", &[]);
    let after: Vec<String> = forecast.after.iter().map(ToString::to_string).collect();
    assert_eq!(after, ["fire D5.1 E4"]);
    // Three dice, each without a hit on four faces of six.
    assert_eq!(chance(&forecast, Question::Hits(NobodyElseFires), Answer::Number(0)), "8/27");
}

#[test]
fn a_spartan_against_a_mede() {
    // 4 against 3 is 1:1, hoplites against Mixed two columns right: 2:1. By its rows the Spartan
    // loses 2, 1, 2, 2, 2, 1 and the Mede, who has two steps, 1, 1, 2, 2 (of 3), 2 (of 3), 2 (of 3).
    let lines = "F5 west spartans hoplite\nF5 east medes mixed\nF7 west thebans hoplite\nF7 east susa mixed";
    let table =
        Table::greeks_fight(lines).change(Greek, "F5", entered(game_spartans::map::WEST.eighth()));
    let forecast = counts_agree(&table, "fight F5", &[]);
    assert_eq!(chance(&forecast, Question::Eliminated(Persian, Nothing), Answer::Number(1)), "2/3");
    assert_eq!(chance(&forecast, Question::Steps(Greek, Nothing), Answer::Number(2)), "2/3");
    // A Spartan who has lost two steps has a rating of 8: he is Disordered by 9 and 10.
    assert_eq!(chance(&forecast, Question::Disordered(Greek, Nothing), Answer::Number(1)), "2/15");
    assert_eq!(chance(&forecast, Question::Left(Nothing), Answer::Left(Left::Only(Greek))), "2/3");
}

#[test]
fn a_melee_of_full_stacks() {
    let lines = "
        F5 west thebans hoplite x2
        F5 west thespians hoplite
        F5 east dahae mixed x3
        F7 west thebans hoplite
        F7 east susa mixed";
    let table = Table::greeks_fight(lines).change(
        Persian,
        "F5",
        entered(game_spartans::map::EAST.eighth()),
    );
    counts_agree(&table, "fight F5", &[]);
    // Worn and Disordered.
    let table = table.change(Greek, "F5", worn(2)).change(Persian, "F5", shaken);
    counts_agree(&table, "fight F5", &[]);
}

#[test]
fn a_melee_through_the_rear() {
    let lines = "
        F5 west spartans hoplite x3
        F5 west medes mixed x3
        F7 west thebans hoplite
        F7 east susa mixed";
    let table =
        Table::greeks_fight(lines).change(Greek, "F5", entered(game_spartans::map::WEST.eighth()));
    // 12 against 9 is 1:1; two columns for the types and two for the rear make 4:1, where the Spartans
    // lose 2, 2, 1, 1, 0, 0.
    let forecast = counts_agree(&table, "fight F5", &[]);
    let steps = |steps| chance(&forecast, Question::Steps(Greek, Nothing), Answer::Number(steps));
    assert_eq!([steps(2), steps(1), steps(0)], ["1/3"; 3]);
}

/// Immortals against the shields of a player's Greeks.
fn persians_fight() -> Table {
    let awaits = Awaits::Melee(Seat::new(1));
    let lines = "
        G5 east immortals mixed x3
        G5 west thebans hoplite x3
        G7 east immortals mixed
        G7 west malians hoplite";
    let table = Table::at("persians=player", Segment::PersianMelee, awaits, lines);
    table.change(Persian, "G5", entered(game_spartans::map::EAST.eighth()))
}

#[test]
fn shields_count() {
    // 12 against 9 is 1:1, Mixed against hoplites one to the left: 1:2. The defenders lose
    // 0, 1, 2, 2, 1, 2, and behind their shields 0, 0, 1, 1, 0, 1: nobody of them checks.
    let forecast = counts_agree(&persians_fight(), "fight G5", &[]);
    assert_eq!(chance(&forecast, Question::Steps(Greek, Nothing), Answer::Number(1)), "1/2");
    assert!(forecast.questions.iter().all(|it| it.about != Question::Disordered(Greek, Nothing)));
}

#[test]
fn a_contingent_about_to_rout() {
    // The Thebans rout at their second; one lies on the track already.
    let lines = "
        F5 west thebans hoplite x2
        F5 east medes mixed x3
        F7 west spartans hoplite
        F7 east susa mixed";
    let table = Table::greeks_fight(lines)
        .change(Greek, "F5", worn(3))
        .with(|state| state.musters[Contingent::Thebans.index()].track[0] = 1);
    let forecast = counts_agree(&table, "fight F5", &[]);
    let routs = Question::Contingent(Contingent::Thebans, Nothing);
    assert!(forecast.ways(&routs, &Answer::Yes).is_some_and(|ways| ways > 0));
    // Then nobody of them is left, though one of two may have stood.
    assert!(forecast.ways(&Question::Left(Nothing), &Answer::Left(Left::Only(Persian))).is_some());
}

#[test]
fn an_army_about_to_rout() {
    // Three boxes of four are filled; the Thebans would fill the last.
    let lines = "
        F5 west thebans hoplite x2
        F5 east medes mixed x3
        F7 west spartans hoplite
        F7 east susa mixed";
    let table = Table::greeks_fight(lines).change(Greek, "F5", worn(3)).with(|state| {
        state.musters[Contingent::Thebans.index()].track[0] = 1;
        state.musters[Contingent::Malians.index()].army[0] = 3;
    });
    let forecast = counts_agree(&table, "fight F5", &[]);
    let ends = forecast.ways(&Question::GameEnds(Nothing), &Answer::Ends(Finish::GreekRout));
    let routs = forecast.ways(&Question::Contingent(Contingent::Thebans, Nothing), &Answer::Yes);
    assert!(ends.is_some() && ends == routs);
}

#[test]
fn a_crisis_and_both_armies_at_once() {
    let lines = "
        F5 west thebans hoplite
        F5 east dahae mixed
        F7 west spartans hoplite
        F7 east susa mixed";
    let table = Table::greeks_fight(lines)
        .change(Greek, "F5", worn(3))
        .change(Persian, "F5", worn(1))
        .with(|state| {
            state.musters[Contingent::Dahae.index()].track[0] = 11; // X in the 12th box.
            state.musters[Contingent::Medes.index()].army[1] = 4; // Of five.
            state.musters[Contingent::Thebans.index()].track[0] = 1;
        });
    let forecast = counts_agree(&table, "fight F5", &[]);
    assert!(forecast.ways(&Question::Crisis(Nothing), &Answer::Yes).is_some());
    // After a crisis the second filling ends the game; with the Greek track full at once, both.
    let table = table.with(|state| {
        state.musters[Contingent::Scythians.index()].gone[1] = 5;
        state.musters[Contingent::Malians.index()].army[0] = 3;
    });
    let forecast = counts_agree(&table, "fight F5", &[]);
    let ends = |finish| forecast.ways(&Question::GameEnds(Nothing), &Answer::Ends(finish));
    assert!(ends(Finish::BothRout).is_some() && ends(Finish::PersianRout).is_some());
}

#[test]
fn the_last_greek_of_the_last_day() {
    // [Q68] With the last Greek the day is over, and with the third day the game: points are counted.
    let lines = "F5 west malians javelin\nF5 east medes mixed\nA5 east medes mixed";
    let awaits = Awaits::Retreat(Seat::FIRST, area("F5"));
    let table = Table::at("", Segment::PersianMelee, awaits, lines).with(|state| state.day = 3);
    let table = table.change(Persian, "F5", entered(game_spartans::map::EAST.eighth()));
    let forecast = counts_agree(&table, "stand F5", &[]);
    assert!(forecast.ways(&Question::GameEnds(Nothing), &Answer::Ends(Finish::Tie)).is_some());
}

#[test]
fn only_spartans_check_as_spartans() {
    let lines = "
        F5 west malians hoplite x2
        F5 east medes mixed x3
        F7 west thebans hoplite
        F7 east susa mixed";
    let awaits = Awaits::Melee(Seat::FIRST);
    let table = Table::at("only-spartans=on", Segment::GreekMelee, awaits, lines);
    counts_agree(&table, "fight F5", &[]);
}

#[test]
fn case_11_3d_a_feigned_retreat_that_succeeded_counts() {
    let lines = "
        F5 west spartans hoplite x3
        F5 east medes mixed x3
        F7 west thebans hoplite
        F7 east susa mixed";
    let plain = Table::greeks_fight(lines);
    let table = plain.clone().with(|state| state.feint = Feint::Ready);
    let forecast = counts_agree(&table, "fight F5", &[]);
    let before = counts_agree(&plain, "fight F5", &[]);
    assert_ne!(forecast.questions, before.questions);
}

#[test]
fn a_charge_is_the_melee_that_follows_it() {
    let lines = "
        F5 west thebans hoplite x3
        E5 east medes mixed x2
        F7 west spartans hoplite
        F7 east susa mixed";
    let table = Table::greeks_move(lines);
    let charge = table.action("charge F5 E5 w");
    let [forecast] = &table.game.odds(&table.state, charge)[..] else { panic!("one forecast") };
    let then = table.apply(charge).with(|state| {
        (state.segment, state.awaits) = (Segment::GreekMelee, Awaits::Melee(Seat::FIRST));
    });
    let fight = counts_agree(&then, "fight E5", &[]);
    let told = |forecast: &Forecast| -> Vec<_> {
        forecast.questions.iter().map(|it| (key(it.about), it.answers.clone())).collect()
    };
    assert_eq!((forecast.of, told(forecast)), (fight.of, told(&fight)));
    assert!(forecast.ways(&Question::Left(AsBothStand), &Answer::Left(Left::Both)).is_some());
}

#[test]
fn case_8_3_2_1a_light_units_may_go_back_first() {
    // [Q48] The system's archers do: there is no melee, and nothing to be told.
    let lines =
        "F5 west thebans hoplite\nF5 east medes bow\nF7 west thebans hoplite\nF7 east susa mixed";
    let way = game_spartans::map::WEST.eighth();
    let table = Table::greeks_fight(lines).change(Greek, "F5", entered(way));
    assert!(table.game.odds(&table.state, table.action("fight F5")).is_empty());
    // A player's may stand.
    let awaits = Awaits::Melee(Seat::FIRST);
    let table = Table::at("persians=player", Segment::GreekMelee, awaits, lines);
    let table = table.change(Greek, "F5", entered(way));
    let forecast = counts_agree(&table, "fight F5", &["stand F5"]);
    assert!(forecast.ways(&Question::Left(TheyStand), &Answer::Left(Left::Only(Greek))).is_some());
}

#[test]
fn case_11_3c_a_feint_is_one_check() {
    let lines = "G5 west spartans hoplite x3\nG5 east medes mixed\nI5 west thebans hoplite";
    let awaits = Awaits::Feint(Seat::FIRST);
    let table = Table::at("feigned-retreat=on", Segment::PersianMelee, awaits, lines);
    let odds = |table: &Table| table.game.odds(&table.state, table.action("feign")).remove(0);
    // A fresh Spartan has 9; with an average of one loss he has 8, and Disordered he adds one.
    assert_eq!(chance(&odds(&table), Question::Feint, Answer::Yes), "9/10");
    let table = table.change(Greek, "G5", worn(1)).change(Greek, "G5", shaken);
    assert_eq!(chance(&odds(&table), Question::Feint, Answer::Yes), "7/10");
}

#[test]
fn a_volley_of_twenty_archers_is_told_in_billionths() {
    let mut lines: Vec<String> =
        (2..=8).map(|column| format!("D{column} east medes bow x3")).collect();
    lines.push("F5 west thebans hoplite x3".to_owned());
    let awaits = Awaits::Fire(Seat::new(1));
    let table =
        Table::at("persians=player", Segment::PersianOffensiveFire, awaits, &lines.join("\n"));
    let table = table.with(|state| {
        state.volley = Some(Volley { target: area("F5"), hits: 0 });
    });
    let mut table = table;
    for column in 2..=8 {
        table = table.change(Persian, &format!("D{column}"), |unit| {
            (unit.done, unit.aim) = (true, Some(area("F5")));
        });
    }
    let odds = table.game.odds(&table.state, table.action("roll")).remove(0);
    assert_eq!((odds.of, odds.rounded), (BILLION, true)); // 10^21 rolls have no place in a word.
    for question in &odds.questions {
        assert_eq!(question.answers.iter().map(|it| it.ways).sum::<u64>(), BILLION);
    }
    // Every archer at two or three areas hits once by 7 and 8 and twice by 9 and 10: nobody hits in
    // 6^21 of 10^21 rolls: 21,936.9 of a billion.
    assert_eq!(odds.ways(&Question::Hits(Nothing), &Answer::Number(0)), Some(21_936));
    // [3.4a] The enemy sees the top alone: nothing is told of those below.
    assert!(odds.questions.iter().all(|it| !matches!(it.about, Question::Left(_))));
}

#[test]
fn case_3_4a_odds_tell_nothing_of_what_fog_hides() {
    let mut random = SplitMix::new(5);
    let lines = "
        F5 west thebans hoplite x2
        F5 west spartans hoplite
        H6 west malians hoplite x2
        H6 west locrians hoplite
        D5 east medes bow x3
        E6 east medes mixed x3";
    let awaits = Awaits::Fire(Seat::new(1));
    let table = Table::at("persians=player", Segment::PersianOffensiveFire, awaits, lines);
    let (game, state) = (&table.game, &table.state);
    let mut list = Vec::new();
    game.actions(state, &mut list);
    assert!(list.len() > 6);
    for _ in 0..20 {
        let twin = game.imagine(&game.view(state, Viewer::Seat(Seat::new(1))), &mut random);
        for action in &list {
            assert_eq!(game.odds(state, *action), game.odds(&twin, *action), "{action}");
        }
    }
}

#[test]
fn every_forecast_of_a_game_sums_up() {
    for options in
        ["", "persians=by-hand feigned-retreat=on", "persians=player", "greeks=contingents"]
    {
        let game = Spartans::agree(&testkit::script::terms(options)).expect("it can be agreed");
        let (mut state, mut list, mut random) = (game.start(), Vec::new(), SplitMix::new(3));
        let mut told = 0;
        loop {
            match game.node(&state) {
                Node::Over(_) => break,
                Node::Decision { .. } => {
                    game.actions(&state, &mut list);
                    let action = list[random.pick(list.len())];
                    for forecast in game.odds(&state, action) {
                        told += 1;
                        for question in &forecast.questions {
                            let sum: u64 = question.answers.iter().map(|it| it.ways).sum();
                            assert_eq!(sum, forecast.of, "{action}: {:?}", question.about);
                        }
                    }
                    game.apply(&mut state, action, &mut engine::Quiet);
                }
                Node::Chance { tickets, .. } => {
                    let outcome =
                        game.outcome(&state, engine::TicketSource::draw(&mut random, tickets));
                    game.settle(&mut state, outcome, &mut engine::Quiet);
                }
                Node::Forced { .. } => game.carry_on(&mut state, &mut engine::Quiet),
            }
        }
        assert!(told > 0, "{options}: nothing was told");
    }
}
