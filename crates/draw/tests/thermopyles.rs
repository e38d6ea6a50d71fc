//! What players of Thermopyles read: sentences with their Cases, and a board that fits.

use draw::text::width;
use draw::{Depict, Ink, SeatNames};
use engine::{D6, Game, Seat, Terms, Viewer};
use game_thermopyles::{Action, Outcome, Spartan, Thermopyles};

const SETUP: &str = "marker 3\nslots 20/24 17/22\nhand 1 15 20\n";

fn table(options: &[(&str, &str)]) -> Thermopyles {
    let options = options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned()));
    Thermopyles::agree(&Terms { options: options.collect(), components: None })
        .expect("the options exist")
}

fn names() -> Vec<String> {
    ["Leonidas", "Dienekes", "Alpheos", "Maron"].map(str::to_owned).to_vec()
}

/// Plays actions and dice from [`SETUP`], and gives back every sentence.
#[track_caller]
fn story(actions: &[Action], dice: &[u8]) -> Vec<String> {
    let (game, names) = (table(&[]), names());
    let mut state = game.read_position(SETUP).expect("a sound position");
    let mut events = Vec::new();
    for &action in actions {
        game.apply(&mut state, action, &mut events);
    }
    for &pips in dice {
        let face = D6::new(pips).expect("a face");
        game.settle(&mut state, Outcome::Die(face), &mut events);
    }
    events.iter().map(|event| game.say_event(event, None, SeatNames::new(&names))).collect()
}

#[test]
fn a_fight_is_told_with_its_sum_and_its_cases() {
    let charge = Action::Charge(Spartan::new(15).unwrap());
    assert_eq!(
        story(&[charge, Action::Support(1)], &[4, 3]),
        [
            "Leonidas charges with the 15. [K11]",
            "Leonidas asks for a Support card. [K12]",
            "A Support die shows 4. [K12]",
            "The location die shows 3. [K14]",
            "15 + 4 (Support die) + 3 (location die) = 22 against 20/24: repelled. [K17]",
            "15 + 4 (Support die) + 3 (location die) = 22 against 17/22: eliminated. [K18]",
        ]
    );
}

#[test]
fn the_prompt_says_who_what_and_by_which_case() {
    let (game, names) = (table(&[]), names());
    let state = game.read_position(SETUP).unwrap();
    let view = game.view(&state, Viewer::Spectator);
    let names = SeatNames::new(&names);
    assert_eq!(game.prompt(&view, names), "Leonidas: retreat, or charge with a card? [K6]");
    assert_eq!(
        game.say_action(&view, Action::Retreat, names),
        "step back to 4, Phocian Wall, and draw a card [K8] [K9]"
    );
}

#[test]
fn the_odds_beside_a_charge_are_exact() {
    let game = table(&[]);
    let state = game.read_position(SETUP).unwrap();
    let brief = |value| {
        let action = Action::Charge(Spartan::new(value).unwrap());
        game.brief(&game.odds(&state, action)).unwrap()
    };
    // 15 + d6 reaches 20 with a 5 or a 6, and then beats 17 too.
    assert_eq!(brief(15), "without Support beats none 66.7 %, one 0 %, both 33.3 %");
    assert_eq!(brief(20), "without Support beats none 0 %, one 0 %, both 100 %");
}

#[test]
fn every_line_of_every_board_fits_into_80_columns() {
    let four = ("players", "4");
    for options in [&[][..], &[four, ("hand-limit", "none")], &[four, ("hands", "hidden")]] {
        let (game, mut names) = (table(options), names());
        names[3] = "Μ".repeat(32);
        let mut state = game.start();
        let mut actions = Vec::new();
        for step in 0.. {
            let view = game.view(&state, Viewer::Seat(Seat::FIRST));
            let names = SeatNames::new(&names);
            for ink in [Ink::Plain, Ink::Colour] {
                let shown =
                    format!("{}{}", game.board(&view, names, ink), game.remaining(&view, ink));
                let widest = shown.lines().map(width).max().unwrap();
                assert!(widest <= 80, "{widest} columns\n{shown}");
            }
            match game.node(&state) {
                engine::Node::Chance { tickets, .. } => {
                    let outcome = game.outcome(&state, step * 7 % tickets);
                    game.settle(&mut state, outcome, &mut engine::Quiet);
                }
                engine::Node::Decision { .. } => {
                    game.actions(&state, &mut actions);
                    let action = actions[step as usize * 5 % actions.len()];
                    game.apply(&mut state, action, &mut engine::Quiet);
                }
                engine::Node::Over(_) => break,
            }
        }
    }
}

#[test]
fn a_board_marks_what_is_reconstructed() {
    let (game, names) = (table(&[]), names());
    let view = game.view(&game.start(), Viewer::Spectator);
    let board = game.board(&view, SeatNames::new(&names), Ink::Plain);
    assert!(board.contains("Trachinian") && board.contains("Plain*") && board.contains("start*"));
    assert!(board.contains("Gates ") && !board.contains("Gates*"));
    assert!(board.contains("* reconstructed") && !board.contains('†'));
}

#[test]
fn closed_hands_stay_closed_in_board_and_json() {
    let (game, names) = (table(&[("players", "2"), ("hands", "hidden")]), names());
    let state = game.read_position("slots 20/24 17/22\nhand 1 15\nhand 2 11 12\n").unwrap();
    let view = game.view(&state, Viewer::Seat(Seat::FIRST));
    let board = game.board(&view, SeatNames::new(&names), Ink::Plain);
    assert!(board.contains("[??] [??]") && !board.contains("[11]"), "{board}");
    let json = game.json(&view);
    assert!(json["hands"][1]["cards"].is_null());
    assert_eq!(json["hands"][1]["size"], 2);
}
