//! Positions of The Battle of Thermopylae to be drawn, and how a test draws them.

use std::sync::LazyLock;

use draw::{Layout, SeatNames};
use engine::{Game, Node, Viewer};
use game_thermopylae::{Event, State, Thermopylae};

use crate::shown;

static NAMES: LazyLock<Vec<String>> =
    LazyLock::new(|| ["Dienekes", "Hydarnes"].map(str::to_owned).to_vec());

/// The players.
pub(crate) fn names() -> SeatNames<'static> {
    SeatNames::new(&NAMES)
}

/// A table without an auction: the first seat has the Greeks for 35.
pub(crate) fn agreed() -> Thermopylae {
    shown::agreed_on(&[("bid", "35"), ("greek", "1")])
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
            assert!(game.allows(&state, action), "{action} is not legal");
            game.apply(&mut state, action, &mut events);
        }
    }
    (state, events)
}

/// A table drawn for a viewer.
pub(crate) fn drawn(
    game: &Thermopylae,
    (state, events): &(State, Vec<Event>),
    viewer: Viewer,
    layout: Layout,
    interactive: bool,
) -> String {
    shown::drawn(game, (state, events), viewer, layout, interactive, names())
}

/// Every kind of decision.
pub(crate) fn moments() -> Vec<(Thermopylae, (State, Vec<Event>))> {
    let moment = |game: Thermopylae, position: &str, orders: &[&str]| {
        let there = after(&game, position, orders);
        (game, there)
    };
    vec![
        moment(shown::agreed_on(&[("opener", "1")]), "", &["bid 20"]),
        moment(shown::agreed_on(&[("auction", "sealed")]), "", &[]),
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
