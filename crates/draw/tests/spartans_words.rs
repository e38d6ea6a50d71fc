//! What players of Go Tell the Spartans read: sentences with their Cases, a board that fits, orders
//! of hands that the rules accept.

use draw::text::width;
use draw::{Depict, Ink, SeatNames};
use engine::door;
use engine::{Game, Node, Quiet, Seat, Terms, Viewer};
use game_spartans::{Event, Spartans, State};

const NAMES: [&str; 8] =
    ["Leonidas", "Demophilus", "Leontiades", "Phocus", "Tisamenus", "Opus", "Dia", "Xerxes"];

fn with_names<T>(told: impl FnOnce(SeatNames<'_>) -> T) -> T {
    let names = NAMES.map(str::to_owned);
    told(SeatNames::new(&names))
}

fn agreed(options: &[(&str, &str)]) -> Spartans {
    let options = options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned()));
    let terms = Terms { options: options.collect(), ..Terms::default() };
    Spartans::agree(&terms).expect("terms that can be agreed on")
}

/// The next number of a plain generator: tests draw from it, and no rule does.
fn next(seed: &mut u64) -> u64 {
    *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    *seed >> 33
}

/// One step at random; the events of it.
fn step(game: &Spartans, state: &mut State, seed: &mut u64) -> Option<Vec<Event>> {
    let mut events = Vec::new();
    match game.node(state) {
        Node::Over(_) => return None,
        Node::Chance { tickets, .. } => {
            let outcome = game.outcome(state, (next(seed) % u64::from(tickets.get())) as u32);
            game.settle(state, outcome, &mut events);
        }
        Node::Forced { .. } => game.carry_on(state, &mut events),
        Node::Decision { .. } => {
            let mut actions = Vec::new();
            game.actions(state, &mut actions);
            let action = actions[(next(seed) % actions.len() as u64) as usize];
            game.apply(state, action, &mut events);
        }
    }
    Some(events)
}

/// Every so many positions of a random game.
fn positions(game: &Spartans, seed: u64, every: usize, mut look: impl FnMut(&State, &[Event])) {
    let (mut state, mut seed) = (game.start(), seed);
    for number in 0_usize..3000 {
        let Some(events) = step(game, &mut state, &mut seed) else { return };
        let told = !events.is_empty() && number.is_multiple_of(3);
        if told || number.is_multiple_of(every) {
            look(&state, &events);
        }
    }
}

/// The tables that tests look at.
fn tables() -> Vec<Spartans> {
    vec![
        agreed(&[]),
        agreed(&[("persians", "player")]),
        agreed(&[("persians", "by-hand"), ("feigned-retreat", "on")]),
        agreed(&[("greeks", "contingents"), ("persians", "player")]),
    ]
}

#[test]
fn every_event_is_told_in_a_sentence_with_its_case() {
    for game in tables() {
        positions(&game, 7, 40, |_, events| {
            for event in events {
                let said = with_names(|names| game.say_event(event, None, names));
                assert!(said.contains('[') && said.contains(']'), "{event:?}: {said:?}");
                assert!(said.starts_with(|c: char| c.is_uppercase() || c.is_numeric()), "{said}");
                let ends = said.ends_with(']') || said.ends_with('.');
                assert!(ends && !said.contains("  "), "{said}");
            }
        });
    }
}

#[test]
fn whatever_the_rules_choose_between_has_its_reasons_each_with_its_case() {
    let game = agreed(&[]);
    let mut reasons = 0;
    positions(&game, 11, 1, |_, events| {
        for event in events {
            for line in with_names(|names| game.say_reasons(event, names)) {
                assert!(line.contains('['), "{event:?}: {line}");
                reasons += 1;
            }
            if let Event::Moved { why: Some(_), .. } | Event::Aimed { .. } = event {
                assert!(!with_names(|names| game.say_reasons(event, names)).is_empty());
            }
        }
    });
    assert!(reasons > 200, "{reasons}");
}

#[test]
fn the_board_fits_eighty_columns_and_has_fifteen_rows() {
    for game in tables() {
        positions(&game, 3, 25, |state, _| {
            for viewer in [Viewer::Spectator, Viewer::Seat(Seat::FIRST)] {
                let view = game.view(state, viewer);
                let board = with_names(|names| game.board(&view, names, Ink::Plain));
                let widest = board.lines().map(width).max().unwrap_or(0);
                assert!(widest <= 80, "{widest}:\n{board}");
                let rows = ('A'..='O')
                    .filter(|row| board.lines().any(|line| line.starts_with(&format!(" {row} "))));
                assert_eq!(rows.count(), 15, "{board}");
                let left = game.remaining(&view, Ink::Plain);
                assert!(left.lines().all(|line| width(line) <= 80), "{left}");
            }
        });
    }
}

#[test]
fn every_prompt_and_every_action_cites_and_every_action_is_picked() {
    for game in tables() {
        positions(&game, 5, 30, |state, _| {
            let view = game.view(state, Viewer::Spectator);
            let prompt = with_names(|names| game.prompt(&view, names));
            assert!(prompt.contains('['), "{:?}: {prompt:?}", state.awaits);
            let Node::Decision { seat } = game.node(state) else { return };
            let view = game.view(state, Viewer::Seat(seat));
            let mut actions = Vec::new();
            game.actions(state, &mut actions);
            for action in actions.into_iter().step_by(7) {
                let said = with_names(|names| game.say_action(&view, action, names));
                assert!(said.ends_with(']'), "{action}: {said}");
                assert!(!game.path(&view, action).is_empty(), "{action}");
            }
        });
    }
}

#[test]
fn every_stack_that_can_be_taken_up_goes_where_its_goals_say() {
    for game in tables() {
        positions(&game, 13, 60, |state, _| {
            let Node::Decision { seat } = game.node(state) else { return };
            let view = game.view(state, Viewer::Seat(seat));
            for source in game.hands(&view).into_iter().step_by(3) {
                let Some(held) = game.handful(&view, &source.part) else {
                    panic!("{}: {:?}", source.part, state.awaits)
                };
                assert!(!held.kinds.is_empty() && !held.goals.is_empty(), "{}", source.part);
                for goal in held.goals.iter().step_by(2) {
                    carried_out(&game, state, seat, &goal.form.whole);
                    let kind = goal.most.iter().position(|most| *most > 0).expect("somebody goes");
                    let one = goal.form.given_to(&[(held.kinds[kind].id.clone(), 1)]);
                    carried_out(&game, state, seat, &one);
                }
            }
        });
    }
}

fn carried_out(game: &Spartans, state: &State, seat: Seat, order: &str) {
    let actions = game.expand(state, order).unwrap_or_else(|| panic!("{order} is no order"));
    assert!(!actions.is_empty(), "{order}");
    let mut after = state.clone();
    for action in actions {
        let done = door::play(game, &mut after, seat, action, &mut Quiet);
        assert!(done.is_ok(), "{order}: {action}: {done:?}");
    }
}

#[test]
fn every_order_that_is_offered_is_carried_out_whole() {
    for game in tables() {
        positions(&game, 17, 50, |state, _| {
            let Node::Decision { seat } = game.node(state) else { return };
            let view = game.view(state, Viewer::Seat(seat));
            for order in game.orders(&view) {
                assert!(order.words.contains('['), "{}", order.words);
                let actions = game.expand(state, &order.notation).expect("an order");
                let mut after = state.clone();
                for action in actions {
                    let Node::Decision { seat } = game.node(&after) else { panic!("{order:?}") };
                    let done = door::play(&game, &mut after, seat, action, &mut Quiet);
                    assert!(done.is_ok(), "{}: {action}: {done:?}", order.notation);
                }
            }
        });
    }
}

#[test]
fn every_part_that_is_picked_has_a_card_and_means_something_when_it_is_touched() {
    for game in tables() {
        positions(&game, 19, 90, |state, _| {
            let Node::Decision { seat } = game.node(state) else { return };
            let view = game.view(state, Viewer::Seat(seat));
            let mut actions = Vec::new();
            game.actions(state, &mut actions);
            for action in actions.into_iter().step_by(11) {
                for pick in game.path(&view, action) {
                    let card = with_names(|names| game.card(&view, &pick.part, names));
                    assert!(card.is_some_and(|it| !it.title.is_empty()), "{}", pick.part);
                }
            }
            for part in ["place-A1", "place-G5", "place-O8", "army-greek", "day", "ephialtes-box"] {
                assert!(with_names(|names| game.card(&view, part, names)).is_some(), "{part}");
            }
        });
    }
}

/// Every trial of every lesson, on the lesson's own dice, ends where somebody decides.
#[test]
fn every_lesson_is_a_sound_position_for_the_first_seat_and_every_trial_of_it_is_legal() {
    assert!(Spartans::LESSONS.len() >= 10);
    for lesson in Spartans::LESSONS {
        let game = agreed(lesson.options);
        for trial in lesson.trials {
            let begun = game.read_position(lesson.setup);
            let mut state = begun.unwrap_or_else(|faults| panic!("{}: {faults:?}", lesson.title));
            assert!(matches!(game.node(&state), Node::Decision { seat } if seat == Seat::FIRST));
            let action = game.read_action(trial.action).expect("an action");
            let done = door::play(&game, &mut state, Seat::FIRST, action, &mut Quiet);
            assert!(done.is_ok(), "{}: {done:?}", lesson.title);
            let mut outcomes = trial.outcomes.iter();
            loop {
                match game.node(&state) {
                    Node::Forced { .. } => game.carry_on(&mut state, &mut Quiet),
                    Node::Chance { .. } => {
                        let next = outcomes.next();
                        let next = next.unwrap_or_else(|| panic!("{}: a die", lesson.title));
                        let outcome = game.read_outcome(next).expect("an outcome");
                        let fell = door::settle(&game, &mut state, outcome, &mut Quiet);
                        assert!(fell.is_ok(), "{}: {next}: {fell:?}", lesson.title);
                    }
                    _ => break,
                }
            }
            assert_eq!(outcomes.next(), None, "{}", lesson.title);
            assert!(matches!(game.node(&state), Node::Decision { .. }), "{}", lesson.title);
        }
    }
}

/// [10.0b] [10.0c] A goal says how far it is; every track has its Case.
#[test]
fn goals_and_tracks_never_pass_their_ends() {
    for game in tables() {
        positions(&game, 23, 60, |state, _| {
            let view = game.view(state, Viewer::Spectator);
            for goal in game.goals(&view) {
                assert!(goal.of.is_none_or(|of| goal.now <= of), "{}", goal.sentence());
            }
            for track in game.tracks(&view) {
                assert!(track.of.is_none_or(|of| track.now <= of), "{track:?}");
            }
            assert!(game.stage(&view).is_none_or(|at| at < Spartans::STAGES.len()));
            assert!(game.json(&view)["areas"].as_array().is_some_and(|it| it.len() == 120));
        });
    }
}

#[test]
fn the_tables_are_those_of_the_rulebook() {
    let tables = Spartans::tables();
    assert!(tables.len() >= 10);
    // [MCRT] A 6 in the column 4:1 or more: nothing for the attacker, four steps for the defender.
    let melee = &tables[0].1;
    assert!(melee.lines().any(|line| line.starts_with("6 or more") && line.ends_with("0/4")));
    assert_eq!(tables.len(), Spartans::tables_html().len());
}
