//! What players of The Battle of Thermopylae read: sentences with their Cases, a board that fits,
//! group orders that the rules accept.

mod battle;
mod shown;

use battle::{BATTLE, after, agreed, drawn, moments, names};
use draw::text::width;
use draw::{Depict, Ink, Layout};
use engine::{Game, Node, Quiet, Seat, Viewer};
use game_thermopylae::{Action, Place, Side, State, Thermopylae, Unit};
use shown::agreed_on;

fn told(game: &Thermopylae, orders: &[&str]) -> Vec<String> {
    let (_, events) = after(game, BATTLE, orders);
    events.iter().map(|event| game.say_event(event, None, names())).collect()
}

#[test]
fn a_free_attack_is_told_with_its_height_and_its_cases() {
    let game = agreed();
    // The Oak Slopes lie one above the Gate Shoulder: Immortals hit with 4 + 1 or less [R13].
    let told = told(&game, &["free shoulder all", "fight", "5"]);
    assert_eq!(
        told,
        [
            "A free attack on Gate Shoulder is declared. [R36]",
            "Immortals joins from Oak Slopes. [R26]",
            "Gate Shoulder, free attack, round 1: 1 against 1. [R36]",
            "Immortals at Oak Slopes rolls 5 for 4 + 1 (higher ground) = 5 and hits.",
            "1 hit on the defenders, 0 hits on the attackers. [R31]",
            "Greek Infantry at Gate Shoulder has 1 hit now, without a choice. [R32]",
            "Greek Infantry at Gate Shoulder is destroyed. [R34]",
            "The combat for Gate Shoulder is over: 1 attacker and 0 defenders are left and whole \
             again. [R23]",
        ]
    );
}

#[test]
fn the_prompt_says_who_what_and_by_which_case() {
    let game = agreed();
    let prompt = |orders: &[&str]| {
        let (state, _) = after(&game, BATTLE, orders);
        game.prompt(&game.view(&state, Viewer::Spectator), names())
    };
    let combat = "Hydarnes (Persians): attack a place, or end the combats? [R20] [R25]";
    assert_eq!(prompt(&[]), combat);
    assert_eq!(prompt(&["end combat"]), "Hydarnes (Persians): move, or end the turn? [R37]");
    let hit = ["attack mg_s all", "fight", "1", "9", "9", "9", "9", "9"];
    assert_eq!(prompt(&hit), "Dienekes (Greeks): who takes 1 hit? [R32]");
}

#[test]
fn an_action_says_what_it_does_to_whom() {
    let game = agreed();
    let (state, _) = after(&game, BATTLE, &[]);
    let view = game.view(&state, Viewer::Spectator);
    let place = |id| Place::named(id).unwrap();
    let said = |action| game.say_action(&view, action, names());
    assert_eq!(
        said(Action::Attack(place("mg_s"))),
        "attack Phocian Wall: King Leonidas, 2 Spartan Infantry [R25]"
    );
    let hit = |unit, wounds| said(Action::Hit { unit, wounds, at: place("mg_s") });
    assert!(hit(Unit::Leonidas, 0).contains("takes a hit, its first of 3"));
    assert!(hit(Unit::SpartanInfantry, 1).contains("takes a hit, and is destroyed"));
}

#[test]
fn the_odds_beside_a_free_attack_are_those_of_its_one_die() {
    let game = agreed();
    let (state, _) = after(&game, BATTLE, &[]);
    let action = game.read_action("free shoulder").unwrap();
    // One die, 5 or less of 10, against a unit with one hit.
    let free = game.brief(&game.odds(&state, action)).unwrap();
    assert_eq!(free, "a round: 0.5 hits, 0.5 destroyed; nothing back");
    let attack = game.brief(&game.odds(&state, game.read_action("attack mg_s").unwrap())).unwrap();
    // Three Immortals at 4, a General at 5 and two Infantry at 3 of ten: 1.2 + 0.5 + 0.6 hits is for
    // the Middle Gate; the wall is next to the Hot Springs alone, so three Immortals: 1.2 hits.
    // Leonidas at 7 and two Spartans at 6 of ten give 0.7 + 1.2 back.
    assert!(attack.starts_with("a round: 1.2 hits, ") && attack.contains("; back 1.9 hits, "));
    assert!(attack.contains(". To the end: wiped out "), "{attack}");
}

#[test]
fn luck_counts_hits_and_expects_what_the_levels_say() {
    let game = agreed();
    let (state, _) = after(&game, BATTLE, &["attack mg_s all", "fight"]);
    let view = game.view(&state, Viewer::Spectator);
    let hits: f64 = engine::chance::outcomes(&game, &state)
        .into_iter()
        .map(|(outcome, ways)| game.worth(&view, outcome).unwrap().amount * f64::from(ways))
        .sum();
    assert!((hits - 4.0).abs() < 1e-9, "Immortals on level ground hit with 4 of 10 faces: {hits}");
}

/// Every line of the board and of the counts fits, through a whole game.
#[test]
fn every_line_of_every_board_fits_into_80_columns() {
    let game: Thermopylae = agreed_on(&[("army", "quick"), ("opener", "1"), ("rounds", "10")]);
    let (mut state, mut actions) = (game.start(), Vec::new());
    for step in 0_u32.. {
        let view = game.view(&state, Viewer::Seat(Seat::FIRST));
        for ink in [Ink::Plain, Ink::Colour] {
            let shown =
                format!("{}{}", game.board(&view, names(), ink), game.remaining(&view, ink));
            let widest = shown.lines().map(width).max().unwrap();
            assert!(widest <= 80, "{widest} columns\n{shown}");
        }
        match game.node(&state) {
            Node::Chance { tickets, .. } => {
                let outcome = game.outcome(&state, step * 7 % tickets);
                game.settle(&mut state, outcome, &mut Quiet);
            }
            Node::Decision { .. } => {
                game.actions(&state, &mut actions);
                let action = actions[step as usize * 5 % actions.len()];
                game.apply(&mut state, action, &mut Quiet);
            }
            Node::Over(_) => break,
        }
    }
}

/// Carries an order out as the door would, or says which action of it was refused.
fn carried_out(game: &Thermopylae, state: &State, order: &str) -> Result<State, String> {
    let mut after = state.clone();
    for action in game.expand(state, order).ok_or("no order")? {
        if !game.objections(&after, action).is_empty() {
            return Err(format!("{action} of {order}"));
        }
        game.apply(&mut after, action, &mut Quiet);
    }
    Ok(after)
}

#[test]
fn every_order_that_is_offered_is_carried_out_whole() {
    for (game, (state, _)) in moments() {
        let Node::Decision { seat } = game.node(&state) else { panic!("a decision") };
        for order in game.orders(&game.view(&state, Viewer::Seat(seat))) {
            let after = carried_out(&game, &state, &order.notation);
            assert!(after.is_ok(), "{after:?}");
            assert!(order.words.contains("[R"), "{}", order.words);
        }
    }
}

#[test]
fn every_saved_set_up_places_all_but_one_of_any_army_and_then_the_last() {
    for army in ["standard", "quick", "quick-first"] {
        let game: Thermopylae = agreed_on(&[("army", army), ("bid", "20"), ("greek", "1")]);
        for begun in [&[][..], &["place greek-infantry mg_s"]] {
            let (state, _) = after(&game, "", begun);
            let orders = game.orders(&game.view(&state, Viewer::Seat(Seat::FIRST)));
            assert_eq!(orders.len(), 4, "Middle Gate, West Gate, East Gate, Hot Springs");
            for order in orders {
                let after = carried_out(&game, &state, &order.notation).unwrap();
                let greeks = game.board.army_size(Side::Greek);
                assert_eq!(after.on_map_count(Side::Greek), greeks - 1, "{}", order.words);
                let closing = &game.orders(&game.view(&after, Viewer::Seat(Seat::FIRST)))[0];
                assert!(closing.words.contains("the battle begins"), "{}", closing.words);
                let after = carried_out(&game, &after, &closing.notation).unwrap();
                assert_eq!(after.on_map_count(Side::Greek), greeks, "{}", closing.words);
            }
        }
    }
}

#[test]
fn the_middle_gate_puts_the_king_at_the_wall_and_six_in_the_front_line() {
    let game = agreed();
    let (state, _) = after(&game, "", &[]);
    let orders = game.orders(&game.view(&state, Viewer::Seat(Seat::FIRST)));
    let plan = orders.iter().find(|it| it.words.starts_with("Middle Gate")).unwrap();
    let after = carried_out(&game, &state, &plan.notation).unwrap();
    let wall = Place::named("mg_s").unwrap();
    let front = ["mg_s", "mg_n"].map(|id| after.stack(Place::named(id).unwrap()).size());
    assert_eq!((after.units(wall).next(), front), (Some((Unit::Leonidas, 1)), [3, 3]));
}

#[test]
fn tracks_count_towards_the_bid_and_towards_its_being_out_of_reach() {
    let game = agreed();
    let (state, _) = after(&game, BATTLE, &[]);
    let tracks = game.tracks(&game.view(&state, Viewer::Spectator));
    // 74 Persian units on the map and 2 gone leave 24 of 100 destroyed; when 66 are gone, only 34
    // are left for a bid of 35 [A27].
    assert_eq!((tracks[0].now, tracks[0].of), (24, Some(35)));
    assert_eq!((tracks[1].now, tracks[1].of), (2, Some(66)));
}

#[test]
fn a_set_up_can_be_drawn_before_and_after_a_plan() {
    let game = agreed();
    let there = after(&game, "", &[]);
    let bare = drawn(&game, &there, Viewer::Seat(Seat::FIRST), Layout::Wide, true);
    assert!(bare.contains("data-choose=\"unit-leonidas\""));
}

/// Every trial of every lesson, on the lesson's own dice, ends where somebody decides.
#[test]
fn every_lesson_is_a_sound_position_for_the_first_seat_and_every_trial_of_it_is_legal() {
    for lesson in Thermopylae::LESSONS {
        let game: Thermopylae = agreed_on(lesson.options);
        let begun = game.read_position(lesson.setup);
        let begun = begun.unwrap_or_else(|faults| panic!("{}: {faults:?}", lesson.title));
        assert!(matches!(game.node(&begun), Node::Decision { seat } if seat == Seat::FIRST));
        for trial in lesson.trials {
            let orders: Vec<&str> =
                std::iter::once(trial.action).chain(trial.outcomes.iter().copied()).collect();
            let (state, _) = after(&game, lesson.setup, &orders);
            assert!(!matches!(game.node(&state), Node::Chance { .. }), "{}", lesson.title);
        }
    }
}

/// The map is reconstructed as a whole [A37]: one line says so, and no name needs a mark.
#[test]
fn a_board_says_once_that_its_whole_map_is_reconstructed() {
    let game = agreed();
    let (state, _) = after(&game, BATTLE, &[]);
    let board = game.board(&game.view(&state, Viewer::Spectator), names(), Ink::Plain);
    assert_eq!(board.matches("The whole map is reconstructed").count(), 1);
    assert!(!board.contains('*'), "{board}");
}
