//! How a test lays out a table of any game and draws it.

use draw::{Choice, Depict, Frame, Layout, Scene, SeatNames, Theme};
use engine::{Game, Node, Terms, Viewer};

/// A table on these terms.
pub(crate) fn agreed_on<G: Game>(options: &[(&str, &str)]) -> G {
    let options = options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned()));
    let terms = Terms { options: options.collect(), ..Terms::default() };
    G::agree(&terms).unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// What the seat that decides may do, as the catalog offers it.
pub(crate) fn choices<G: Depict>(
    game: &G,
    state: &G::State,
    viewer: Viewer,
    names: SeatNames<'_>,
) -> Vec<Choice> {
    let (view, mut actions) = (game.view(state, viewer), Vec::new());
    if matches!(game.node(state), Node::Decision { seat } if viewer.is(seat)) {
        game.actions(state, &mut actions);
    }
    let choice = |&action: &G::Action| Choice {
        notation: format!("{action}"),
        words: game.say_action(&view, action, names),
        path: game.path(&view, action),
    };
    actions.iter().map(choice).collect()
}

/// A table drawn as the catalog draws it: he who decides is offered what is listed.
pub(crate) fn drawn<G: Depict>(
    game: &G,
    (state, events): (&G::State, &[G::Event]),
    viewer: Viewer,
    layout: Layout,
    interactive: bool,
    names: SeatNames<'_>,
) -> String {
    let choices = if interactive { choices(game, state, viewer, names) } else { Vec::new() };
    let frame = Frame { layout, theme: Theme::Light, interactive };
    game.svg(&game.view(state, viewer), events, names, &Scene { frame, choices })
}
