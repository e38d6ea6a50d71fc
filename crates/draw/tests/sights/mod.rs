//! Positions to be drawn, and how a test draws them.

use std::sync::LazyLock;

use draw::{Frame, Layout, Scene, SeatNames};
use engine::{Game, Node, Viewer};
use game_thermopyles::{Event, State, Thermopyles};

use crate::shown;

static NAMES: LazyLock<Vec<String>> =
    LazyLock::new(|| ["Leonidas", "Dienekes", "Alpheos", "Maron"].map(str::to_owned).to_vec());

/// The players.
pub(crate) fn names() -> SeatNames<'static> {
    SeatNames::new(&NAMES)
}

/// A scene in which nothing may be done.
pub(crate) fn scene(frame: Frame) -> Scene {
    Scene { frame, choices: Vec::new() }
}

/// A table on these terms.
pub(crate) fn game_of(options: &[(&str, &str)]) -> Thermopyles {
    shown::agreed_on(options)
}

/// A table drawn for a viewer.
pub(crate) fn drawn(
    game: &Thermopyles,
    state: &State,
    events: &[Event],
    viewer: Viewer,
    layout: Layout,
    interactive: bool,
) -> String {
    shown::drawn(game, (state, events), viewer, layout, interactive, names())
}

/// Options, a position, and the orders given in it.
type Sight = (&'static [(&'static str, &'static str)], &'static str, &'static [&'static str]);

/// Positions of every kind of decision, alone and together, with few cards and with many.
pub(crate) fn positions() -> Vec<(Thermopyles, State)> {
    let texts: [Sight; 6] = [
        (&[], "marker 3\nslots 20/24 17/22\nhand 1 15 20\n", &[]),
        (&[], "marker 3\nslots 20/24 17/22\nhand 1 15 20\n", &["charge 15"]),
        (&[], "marker 6\nsupport 0\nslots 20/24 17/22\nhand 1 10\n", &[]),
        (&[("support", "one-by-one")], "slots 20/24 17/22\nhand 1 15\n", &["charge 15"]),
        (
            &[("players", "4"), ("hand-limit", "none"), ("graveyard-goal", "none")],
            "slots 20/24 17/22\nhand 1 10 11 11 12 12 13 14 15 16 17 18 19 20\nhand 2 15 16\n",
            &[],
        ),
        (
            &[("players", "3"), ("hands", "hidden")],
            "slots 20/24 17/22\nhand 1 10 13\nhand 2 11 12\n",
            &["retreat"],
        ),
    ];
    let lay_out = |(options, text, orders): &Sight| {
        let game = game_of(options);
        let mut state = game.read_position(text).expect("a sound position");
        for order in *orders {
            let action = game.read_action(order).expect("an action");
            game.apply(&mut state, action, &mut engine::Quiet);
        }
        (game, state)
    };
    texts.iter().map(lay_out).collect()
}

/// Two positions that differ only in what seats other than the second may not know.
pub(crate) fn hidden_twins() -> (Thermopyles, [State; 2]) {
    let game = game_of(&[("players", "3"), ("hands", "hidden")]);
    let world = |hand: &str| {
        let text = format!("slots 20/24 17/22\nhand 1 15\nhand 2 {hand}\nhand 3 10\n");
        game.read_position(&text).expect("a sound position")
    };
    let worlds = [world("11 12"), world("19 20")];
    (game, worlds)
}

/// Plays a game to its end in a fixed way, and shows every position with what was told before it.
pub(crate) fn walk(game: &Thermopyles, mut show: impl FnMut(&State, &[Event])) {
    let (mut state, mut events, mut actions) = (game.start(), Vec::new(), Vec::new());
    for step in 0u32.. {
        show(&state, &events);
        match game.node(&state) {
            Node::Chance { tickets, .. } => {
                let outcome = game.outcome(&state, step * 7 % tickets);
                game.settle(&mut state, outcome, &mut events);
            }
            Node::Decision { .. } => {
                game.actions(&state, &mut actions);
                let action = actions[step as usize * 5 % actions.len()];
                game.apply(&mut state, action, &mut events);
            }
            Node::Forced { .. } | Node::Over(_) => break,
        }
    }
}
