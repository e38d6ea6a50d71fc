//! Positions of The Battle of Thermopylae to be drawn, and how a test draws them.

use std::sync::LazyLock;

use draw::{Cast, Choice, Depict, Frame, Layout, Scene, Theme};
use engine::{Game, Node, Terms, Viewer};
use game_thermopylae::{Event, State, Thermopylae};

static NAMES: LazyLock<Vec<String>> =
    LazyLock::new(|| ["Dienekes", "Hydarnes"].map(str::to_owned).to_vec());

/// The players.
pub(crate) fn cast() -> Cast<'static> {
    Cast::new(&NAMES)
}

/// A table on these terms.
pub(crate) fn table(options: &[(&str, &str)]) -> Thermopylae {
    let options = options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned()));
    let terms = Terms { options: options.collect(), components: None };
    Thermopylae::agree(&terms).expect("the options exist")
}

/// A table without an auction: the first seat has the Greeks for 35.
pub(crate) fn agreed() -> Thermopylae {
    table(&[("bid", "35"), ("greek", "1")])
}

/// A battle at the Middle Gate, the Persians in turn.
pub(crate) const BATTLE: &str = "round 6\n\
    at camp xerxes persian-generalx2 immortalsx9 cavalryx8 infantryx40\n\
    at melas infantryx3\nat gorge cavalry\nat demeter persian-general immortalsx2\n\
    at springs immortalsx3\nat springs_n persian-general infantryx2\nat oaks immortals\n\
    at mg_s leonidas spartan-infantryx2\nat mg_n spartan-general spartan-infantryx2\n\
    at kolonos greek-infantry\nat shoulder greek-infantry\nat eg_s spartan-general\n\
    departed cavalryx2\ndestroyed rest\n";

/// Gives orders, group orders and outcomes one after the other, and collects what happened.
#[track_caller]
pub(crate) fn after(game: &Thermopylae, position: &str, orders: &[&str]) -> (State, Vec<Event>) {
    let mut state = if position.is_empty() {
        game.start()
    } else {
        game.read_position(position).unwrap_or_else(|faults| panic!("{faults:?}"))
    };
    let mut events = Vec::new();
    for order in orders {
        if let Node::Chance { .. } = game.node(&state) {
            let outcome = game.read_outcome(order).expect("an outcome");
            game.settle(&mut state, outcome, &mut events);
            continue;
        }
        let single = game.expand(&state, order);
        for action in single.unwrap_or_else(|| vec![game.read_action(order).expect("an action")]) {
            assert!(game.objections(&state, action).is_empty(), "{action} is not legal");
            game.apply(&mut state, action, &mut events);
        }
    }
    (state, events)
}

/// What the seat that decides may do, as the catalog offers it.
pub(crate) fn choices(game: &Thermopylae, state: &State, viewer: Viewer) -> Vec<Choice> {
    let (view, mut actions) = (game.view(state, viewer), Vec::new());
    if matches!(game.node(state), Node::Decision { seat } if viewer.is(seat)) {
        game.actions(state, &mut actions);
    }
    let choice = |&action: &_| Choice {
        notation: format!("{action}"),
        words: game.say_action(&view, action, cast()),
        target: game.target(&view, action),
        source: game.source(&view, action),
    };
    actions.iter().map(choice).collect()
}

/// A table drawn for a viewer.
pub(crate) fn drawn(
    game: &Thermopylae,
    (state, events): &(State, Vec<Event>),
    viewer: Viewer,
    layout: Layout,
    interactive: bool,
) -> String {
    let view = game.view(state, viewer);
    let choices = if interactive { choices(game, state, viewer) } else { Vec::new() };
    let frame = Frame { layout, theme: Theme::Light, interactive };
    game.svg(&view, events, cast(), &Scene { frame, choices })
}

/// Every kind of decision.
pub(crate) fn moments() -> Vec<(Thermopylae, (State, Vec<Event>))> {
    let moment = |game: Thermopylae, position: &str, orders: &[&str]| {
        let there = after(&game, position, orders);
        (game, there)
    };
    vec![
        moment(table(&[("opener", "1")]), "", &["bid 20"]),
        moment(table(&[("auction", "sealed")]), "", &[]),
        moment(agreed(), "", &["place leonidas mg_s"]),
        moment(agreed(), BATTLE, &[]),
        moment(agreed(), BATTLE, &["attack shoulder"]),
        moment(agreed(), BATTLE, &["attack mg_s all"]),
        moment(agreed(), BATTLE, &["attack mg_s all", "fight", "1", "2", "9", "5", "6", "9"]),
        moment(agreed(), BATTLE, &["attack mg_s all", "fight", "9", "9", "9", "8", "8", "8"]),
        moment(agreed(), BATTLE, &["end combat", "march camp trachis"]),
        moment(
            agreed(),
            "at exit_s infantryx2\nat mg_s leonidas\nat camp infantryx50\n\
             destroyed greek-infantryx8 spartan-infantryx4 spartan-generalx2 athenian-general\n\
             departed rest\nstep movement",
            &[],
        ),
    ]
}
