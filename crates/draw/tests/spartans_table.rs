//! Go Tell the Spartans at the table: where a scene opens, words of odds, what a touch in vain is
//! told, the way of an arrow.

use draw::{Depict, Meant, Motion, SeatNames, course::Opening};
use engine::odds::{Answer as Told, Question as Asked};
use engine::{Cited as _, ForecastOf, Game as _, Node, Quiet, Seat, Terms, Viewer};
use game_spartans::cases::{C_8_2_6A, C_8_3_2, C_11_3C};
use game_spartans::map::{Area, Areas, name};
use game_spartans::odds::{Answer, Assumed, Left, Question};
use game_spartans::units::Side;
use game_spartans::{Action, Event, Spartans, State};

fn agreed(options: &[(&str, &str)]) -> Spartans {
    let options = options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned()));
    let terms = Terms { options: options.collect(), ..Terms::default() };
    Spartans::agree(&terms).expect("terms that can be agreed on")
}

fn at(game: &Spartans, setup: &str) -> State {
    game.read_position(setup).unwrap_or_else(|faults| panic!("{faults:?}"))
}

fn area(name: &str) -> Area {
    game_spartans::map::area(name).expect("an area")
}

/// Locrian archers with one target, which they see.
const FIRE: &str = "segment greek-offensive-fire\ngreek G6 west locrians-bowx2\n\
    persian E6 east medes-mixedx3\n";

/// [8.2.6c] The scene of a volley opens with its first die: the step after the one that says that the
/// dice fall now.
#[test]
fn case_8_2_6c_the_scene_of_a_volley_opens_with_its_first_die_and_not_with_its_last() {
    let game = agreed(&[]);
    let mut state = at(&game, FIRE);
    let mut events: Vec<Event> = Vec::new();
    for order in [0, 1] {
        game.apply(
            &mut state,
            Action::Fire { from: area("G6"), order, at: area("E6") },
            &mut events,
        );
    }
    assert!(events.iter().all(|event| game.opens(event).is_none()), "they aim");
    events.clear();
    game.apply(&mut state, Action::Roll, &mut events);
    let openings: Vec<_> = events.iter().filter_map(|event| game.opens(event)).collect();
    assert_eq!(openings, [Opening::AfterIt]);
    for _ in 0..2 {
        events.clear();
        let outcome = game.outcome(&state, 0);
        game.settle(&mut state, outcome, &mut events);
        assert!(matches!(events[0], Event::Shot { .. }));
        assert!(events.iter().all(|event| game.opens(event).is_none()), "{events:?}");
    }
}

fn names() -> Vec<String> {
    ["Leonidas", "a", "b", "c", "d", "e", "f", "Xerxes"].map(str::to_owned).to_vec()
}

/// A forecast in which one question is answered for certain.
fn certain(about: Question, what: Answer, others: &[Answer]) -> ForecastOf<Spartans> {
    let answer = |what, ways| Told { what, case: C_8_3_2, ways };
    let none = others.iter().map(|what| answer(*what, 0));
    let answers = std::iter::once(answer(what, 6)).chain(none).collect();
    let questions = vec![Asked { about, answers }];
    ForecastOf::<Spartans> { after: vec![Action::Roll], of: 6, rounded: false, questions }
}

#[test]
fn what_never_comes_and_what_always_comes_is_said_in_plain_english() {
    let game = agreed(&[]);
    let view = game.view(&at(&game, FIRE), Viewer::Seat(Seat::FIRST));
    let it = Assumed::Nothing;
    let all = [Left::Both, Left::Only(Side::Greek), Left::Only(Side::Persian), Left::Nobody];
    let lefts = all.map(Answer::Left);
    let mut told = Vec::new();
    for left in lefts {
        told.push(certain(Question::Left(it), left, &lefts));
    }
    for number in [0, 3] {
        let number = Answer::Number(number);
        told.push(certain(Question::Hits(it), number, &[Answer::Number(7)]));
        for side in Side::BOTH {
            for about in
                [Question::Steps, Question::Eliminated, Question::Rout, Question::Disordered]
            {
                told.push(certain(about(side, it), number, &[Answer::Number(7)]));
            }
        }
    }
    for (yes, no) in [(Answer::Yes, Answer::No), (Answer::No, Answer::Yes)] {
        told.push(certain(Question::Feint, yes, &[no]));
        told.push(certain(Question::Crisis(it), yes, &[no]));
    }
    for forecast in told {
        let asked = format!("{:?}", forecast.questions);
        let forecasts = [forecast];
        let words = game.explain(&view, &[Action::Roll], &forecasts).join(" ");
        let brief = game.brief(&view, &forecasts).unwrap_or_default();
        for said in [&words, &brief] {
            assert!(!said.contains("never"), "{asked}: {said}");
            assert!(!said.contains("in never") && !said.contains("  "), "{asked}: {said}");
        }
    }
}

#[test]
fn case_8_3_2_where_both_cannot_stay_it_is_said_that_one_is_gone() {
    let game = agreed(&[]);
    let view = game.view(&at(&game, FIRE), Viewer::Seat(Seat::FIRST));
    let answer = |left, ways| Told { what: Answer::Left(left), case: C_8_3_2, ways };
    let answers = vec![answer(Left::Only(Side::Greek), 4), answer(Left::Nobody, 2)];
    let questions = vec![Asked { about: Question::Left(Assumed::Nothing), answers }];
    let after = vec![Action::Roll];
    let forecast = ForecastOf::<Spartans> { after, of: 6, rounded: false, questions };
    let words = game.explain(&view, &[Action::Roll], &[forecast]);
    assert_eq!(words, ["At least one side is gone from there for certain. [8.3.2]"]);
}

#[test]
fn case_11_3c_a_feint_that_cannot_succeed_fails() {
    let game = agreed(&[]);
    let view = game.view(&at(&game, FIRE), Viewer::Seat(Seat::FIRST));
    let answer = |what, ways| Told { what, case: C_11_3C, ways };
    let answers = vec![answer(Answer::Yes, 0), answer(Answer::No, 10)];
    let questions = vec![Asked { about: Question::Feint, answers }];
    let after = vec![Action::Feign];
    let forecast = ForecastOf::<Spartans> { after, of: 10, rounded: false, questions };
    assert_eq!(game.brief(&view, &[forecast]).as_deref(), Some("fails for certain"));
}

/// What a touch of a part with nothing in hand is told: its Cases stand in it.
fn told(game: &Spartans, state: &State, part: &str) -> String {
    let view = game.view(state, Viewer::Seat(Seat::FIRST));
    match game.meant(&view, None, part) {
        None => String::new(),
        Some(Meant::Nothing(words)) => words,
        Some(Meant::Order(form)) => {
            let first = game.expand(state, &form.whole).and_then(|all| all.first().copied());
            let action = first.or_else(|| game.read_action(&form.whole).ok()).expect("an order");
            if game.allows(state, action) {
                return "[it may]".to_owned();
            }
            let against = game.objections(state, action);
            let said =
                |it: &game_spartans::Objection| format!("{} {}", game.say_objection(it), it.case());
            against.iter().map(said).collect::<Vec<_>>().join("; ")
        }
    }
}

/// Positions of every kind of decision.
const MOMENTS: [&str; 4] = [
    "segment greek-movement\ngreek H5 west spartans-hoplitex3\ngreek I6 west locrians-bowx2\n\
     persian D4 east medes-mixedx3\n",
    FIRE,
    "segment greek-melee\ngreek G5 west spartans-hoplitex3\npersian G5 east medes-mixed/by=ex3\n",
    "segment greek-movement\ngreek F5 west spartans-hoplitex3\npersian F5 east medes-mixed/by=ex3\n\
     greek H6 west thespians-hoplite\n",
];

#[test]
fn u9_whatever_is_touched_in_vain_says_why_with_a_case() {
    let game = agreed(&[]);
    for setup in MOMENTS {
        let state = at(&game, setup);
        let areas = Areas::full().iter().map(|area| format!("place-{}", name(area)));
        let beside = [
            "closed",
            "ephialtes-box",
            "day",
            "fight-panel",
            "army-greek",
            "contingent-medes",
            "turn-north",
        ];
        for part in areas.chain(beside.map(str::to_owned)) {
            let said = told(&game, &state, &part);
            assert!(said.contains('['), "{part}: {said:?}\n{setup}");
        }
    }
}

#[test]
fn case_2_1_1b_sea_and_mountain_say_that_nobody_leaves_by_either() {
    let game = agreed(&[]);
    let said = told(&game, &at(&game, MOMENTS[0]), "closed");
    assert!(said.contains("[2.1.1b]"), "{said}");
}

#[test]
fn case_tec_d_a_coastal_area_says_what_it_is_whatever_is_decided() {
    let game = agreed(&[]);
    let coastal = Areas::full().iter().find(|area| !game.board.map.is_open(*area)).expect("one");
    for setup in MOMENTS {
        let said = told(&game, &at(&game, setup), &format!("place-{}", name(coastal)));
        assert!(said.contains("[TEC.d]"), "{said}");
    }
}

/// Hoplites at H5 go straight west: to A1 nobody comes, and the nearest stack says why not.
#[test]
fn case_8_1_2a_an_area_out_of_reach_says_what_keeps_the_nearest_stack_from_it() {
    let game = agreed(&[]);
    let said = told(&game, &at(&game, MOMENTS[0]), "place-B8");
    assert!(said.contains("The nearest, at I6") || said.contains("The nearest, at H5"), "{said}");
    assert!(said.contains("Movement Point") || said.contains("straight ahead"), "{said}");
}

#[test]
fn case_8_1_3a_an_arrow_goes_through_every_area_of_its_path() {
    let game = agreed(&[]);
    let mut state = at(&game, MOMENTS[0]);
    let action = game.expand(&state, "go I6 G6").expect("an order")[0];
    let mut events = Vec::new();
    game.apply(&mut state, action, &mut events);
    let motions: Vec<Motion> = events.iter().flat_map(|event| game.motions(event)).collect();
    let [Motion::Travel { from, via, to, .. }] = &motions[..] else { panic!("{motions:?}") };
    assert_eq!((from.as_str(), to.as_str()), ("place-I6", "place-G6"));
    assert_eq!(via.len(), 1, "{via:?}");
    assert!(via[0].starts_with("place-H"), "{via:?}");
}

/// [8.2.6c] [11.2a] Several Greeks aim one after the other, and the dice fall after the last.
#[test]
fn case_8_2_6c_whoever_ends_his_fire_is_told_what_each_volley_will_bring_or_why_not() {
    let game = agreed(&[("greeks", "contingents")]);
    let setup = "segment greek-offensive-fire\ngreek G6 west locrians-bowx2\n\
        persian E6 east medes-mixedx3\npersian E5 east medes-mixedx3\n";
    let mut state = at(&game, setup);
    let Node::Decision { seat } = game.node(&state) else { panic!("somebody aims") };
    let view = game.view(&state, Viewer::Seat(seat));
    assert!(game.odds(&state, Action::Done).is_empty());
    let why = game.explain(&view, &[Action::Done], &[]);
    assert!(why[0].contains("no volley to foretell") && why[0].contains("[8.2.6c]"), "{why:?}");
    let fire = |order, at| Action::Fire { from: area("G6"), order, at: area(at) };
    let alone = game.odds(&state, fire(0, "E6"));
    game.apply(&mut state, fire(0, "E6"), &mut Quiet);
    let done = game.odds(&state, Action::Done);
    // The same bow at the same target: the same hits, whoever asks.
    let hits = |all: &[ForecastOf<Spartans>]| {
        let asked = all[0].questions.iter().find(|it| matches!(it.about, Question::Hits(_)));
        asked.expect("hits").answers.iter().map(|it| (it.what, it.ways)).collect::<Vec<_>>()
    };
    assert_eq!(hits(&alone), hits(&done));
    game.apply(&mut state, fire(1, "E5"), &mut Quiet);
    let done = game.odds(&state, Action::Done);
    assert_eq!(done.len(), 2, "a volley on each target");
    let said = game.explain(&view, &[Action::Done], &done).join(" ");
    assert!(said.contains("At E6 you") && said.contains("At E5 you"), "{said}");
    assert!(
        said.contains("Taken for granted: the dice fall when every player has aimed"),
        "{said}"
    );
    let brief = game.brief(&view, &done).expect("a line");
    assert!(brief.contains("E5: ") && brief.contains("E6: "), "{brief}");
    let names = names();
    let names = SeatNames::new(&names);
    assert!(!game.say_action(&view, Action::Done, names).is_empty());
    let asked = game.say_question(&done[0].questions[0].about);
    assert!(asked.starts_with("E5: ") || asked.starts_with("E6: "), "{asked}");
    assert_eq!(done[0].questions[0].answers[0].case, C_8_2_6A);
}
