//! Search without knowledge: a made-up game with hidden cards, searched by playing it out.

#![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

use engine::{Game, Seat, Terms, Viewer};
use search::{Budget, Guide, consider_with};
use testkit::toy::{Answer, Toy};

/// Two seats against each other, and nothing known.
struct Ignorant;

impl Guide<Toy> for Ignorant {
    type Shares = [f32; 2];
}

/// What the second seat answers with card `card` to a march of `paces`, knowing its card alone.
fn answer_to(paces: u8, card: u8) -> (Answer, f64) {
    let game = Toy::agree(&Terms::default()).unwrap();
    let mut state = game.start();
    for outcome in ["card 2".to_owned(), format!("card {card}")] {
        game.settle(&mut state, game.read_outcome(&outcome).unwrap(), &mut engine::Quiet);
    }
    for action in ["seal push".to_owned(), "seal hold".to_owned(), format!("march {paces}")] {
        game.apply(&mut state, game.read_action(&action).unwrap(), &mut engine::Quiet);
    }
    let view = game.view(&state, Viewer::Seat(Seat::new(1)));
    let found = consider_with(&game, &Ignorant, &view, Budget::Iterations(4_000), 1);
    match found[0].action {
        testkit::toy::Action::Answer(answer) => (answer, found[0].value),
        other => panic!("{other} is no answer"),
    }
}

/// Yielding to thirty paces loses for certain [F6]; bracing wins with some dice [F5].
#[test]
fn it_braces_when_to_yield_is_to_lose() {
    assert_eq!(answer_to(30, 3).0, Answer::Brace);
}

/// Yielding to five paces is drawn, half a win [F6]. The marcher holds 1, 2, 2, 3 or 3, and beats a
/// 1 with a die of 3, 2, 2, 1 and 1 or more [F5]: bracing wins 2/6, 1/6, 1/6, 0 and 0, that is
/// 4/30 of the time.
#[test]
fn it_yields_when_to_brace_wins_less_than_half() {
    assert_eq!(answer_to(5, 1).0, Answer::Yield);
}

/// The marcher holds 1, 1, 2, 2 or 3 and beats a 3 with a die of 5, 5, 4, 4 or 3 and more: bracing
/// wins 4/6, 4/6, 3/6, 3/6 and 2/6, that is 16/30 of the time.
#[test]
fn it_knows_about_what_a_hidden_card_is_worth() {
    let (answer, value) = answer_to(30, 3);
    assert_eq!(answer, Answer::Brace);
    assert!((value - 16.0 / 30.0).abs() < 0.06, "{value}");
}
