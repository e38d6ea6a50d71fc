//! [3.4a] Whether an action shows an enemy what he did not know, against the long way of asking: what
//! either side does not know before it and after it.

use engine::{Game as _, Node, Quiet, Seat, Terms, Viewer};
use game_spartans::state::State;
use game_spartans::{Action, Spartans};
use testkit::SplitMix;

fn table(options: &[(&str, &str)]) -> Spartans {
    let options = options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned()));
    Spartans::agree(&Terms { options: options.collect(), ..Terms::default() }).expect("terms")
}

/// How many units a seat cannot tell apart.
fn unknown(game: &Spartans, state: &State, seat: Seat) -> u32 {
    let view = game.view(state, Viewer::Seat(seat));
    view.hidden.iter().flatten().map(|count| u32::from(*count)).sum()
}

/// Whether one of both sides knows more after an action.
fn teaches(game: &Spartans, state: &State, action: Action) -> bool {
    let mut after = state.clone();
    game.apply(&mut after, action, &mut Quiet);
    let sides = [Seat::FIRST, Seat::new(game.seats() - 1)];
    sides.into_iter().any(|seat| unknown(game, &after, seat) < unknown(game, state, seat))
}

/// One step at random; false at the end of the game.
fn step(game: &Spartans, state: &mut State, random: &mut SplitMix) -> bool {
    match game.node(state) {
        Node::Over(_) => return false,
        Node::Chance { tickets, .. } => {
            let ticket = random.pick(tickets.get() as usize) as u32;
            game.settle(state, game.outcome(state, ticket), &mut Quiet);
        }
        Node::Forced { .. } => game.carry_on(state, &mut Quiet),
        Node::Decision { .. } => {
            let mut actions = Vec::new();
            game.actions(state, &mut actions);
            game.apply(state, actions[random.pick(actions.len())], &mut Quiet);
        }
    }
    true
}

#[test]
fn case_3_4a_an_action_is_known_to_show_something_whenever_it_does_and_never_else() {
    let tables = [
        table(&[("persians", "player")]),
        table(&[("persians", "player"), ("greeks", "contingents")]),
    ];
    let (mut shows, mut hides) = (0_u32, 0_u32);
    for (game, seed) in tables.iter().zip([5, 6]) {
        let (mut state, mut random) = (game.start(), SplitMix::new(seed));
        for _ in 0..3500 {
            let mut actions = Vec::new();
            if let Node::Decision { .. } = game.node(&state) {
                game.actions(&state, &mut actions);
            }
            for action in actions.into_iter().step_by(5) {
                let told = game.reveals(&state, action);
                let text = || format!("{action}\n{}", game.write_position(&state));
                assert_eq!(told, teaches(game, &state, action), "{}", text());
                if told { shows += 1 } else { hides += 1 }
            }
            if !step(game, &mut state, &mut random) {
                break;
            }
        }
    }
    assert!(shows > 100 && hides > 100, "{shows} show something, {hides} do not");
}

#[test]
fn case_3_4a_where_nothing_is_hidden_nothing_is_shown() {
    let game = table(&[]);
    let (mut state, mut random) = (game.start(), SplitMix::new(9));
    for _ in 0..400 {
        let mut actions = Vec::new();
        if let Node::Decision { .. } = game.node(&state) {
            game.actions(&state, &mut actions);
        }
        assert!(actions.into_iter().step_by(9).all(|action| !game.reveals(&state, action)));
        if !step(&game, &mut state, &mut random) {
            return;
        }
    }
}
