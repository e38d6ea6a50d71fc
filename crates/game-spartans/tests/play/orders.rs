//! Orders for people in a hurry: what single actions they stand for.

use engine::{Game, Node, Quiet, door};
use game_spartans::greek_deployment::breaches;
use game_spartans::units::{Contingent, Side};
use game_spartans::{Action, Awaits, Spartans, State};
use testkit::{Script, script};

fn expanded(options: &str, position: &str, order: &str) -> Option<Vec<String>> {
    let game: Script<Spartans> = Script::at(options, position);
    let actions = game.rules().expand(game.state(), order)?;
    Some(actions.iter().map(ToString::to_string).collect())
}

#[test]
fn everybody_goes_one_area_ahead_and_those_in_front_first() {
    let position = "greek F5 west spartans-hoplitex2\ngreek G5 west thebans-hoplitex3\n\
                    greek H6 east thespians-hoplite\npersian A1 east medes-bow";
    let order = expanded("", position, "Forward ALL").expect("an order");
    assert_eq!(order, ["move F5 E5 west", "move G5 F5 west", "move H6 I6 east"]);
    let named = expanded("", position, "forward g5 H6").expect("an order");
    assert_eq!(named, ["move H6 I6 east"], "F5 is full while the Spartans stand there");
}

#[test]
fn everybody_turns_who_looks_elsewhere() {
    let position =
        "greek F5 west spartans-hoplite\ngreek G5 north thebans-hoplite\npersian A1 east medes-bow";
    assert_eq!(expanded("", position, "turn all west").expect("an order"), ["turn G5 west"]);
}

#[test]
fn a_volley_is_everybody_who_can_and_then_the_dice() {
    let position = "segment greek-offensive-fire\ngreek F5 west malians-javelinx2\n\
                    greek G4 west locrians-bow\npersian D5 east medes-mixed\npersian E6 east medes-bow";
    let order = expanded("", position, "volley D5").expect("an order");
    assert_eq!(order, ["fire F5.1 D5", "fire F5.2 D5", "fire G4.1 D5", "roll"]);
    // Archers have a Defensive Value of 1, Medes of 2, and E6 is one area from the javelins.
    let best = expanded("", position, "fire best").expect("an order");
    assert!(best.contains(&"fire F5.1 E6".to_owned()), "{best:?}");
}

#[test]
fn a_retreat_is_answered() {
    let position =
        "segment greek-melee\ngreek F5 west thespians-hoplite/by=w\npersian F5 east medes-bow";
    let options = "persians=player";
    assert_eq!(expanded(options, position, "retreat all").expect("an order"), ["retreat F5"]);
    assert_eq!(expanded(options, position, "stand all").expect("an order"), ["stand F5"]);
    assert_eq!(expanded(options, position, "fight all"), None);
}

#[test]
fn so_many_are_placed_in_one_area() {
    let game: Script<Spartans> = Script::start("");
    let order = game.rules().expand(game.state(), "place spartans hoplitex3 f5 west").expect("one");
    assert_eq!(order.len(), 3);
    assert_eq!(order[0].to_string(), "place spartans hoplite F5 west");
}

/// A day when all Greeks deploy but the guard and those whom it costs nothing to be without.
fn morning(day: u8, guard: Contingent) -> String {
    let kinds = [
        ("spartans", "hoplitex2 hoplite*1"),
        ("thespians", "hoplitex4 hoplite*1x2 hoplite*3"),
        ("thebans", "hoplitex4"),
        ("phocians", "hoplitex8 javelinx2"),
        ("malians", "hoplitex6 javelinx4"),
        ("locrians", "hoplitex6 javelinx2 bowx2"),
        ("peloponnesians", "hoplitex26 hoplite*2x2"),
    ];
    let hands: Vec<String> =
        kinds.iter().map(|(who, what)| format!("hand {who} {what}\n")).collect();
    let hands = hands.concat();
    format!(
        "day {day}\nround 0\nsegment persian-movement\nused medes\nattacker medes\nhand medes mixedx3\n\
         guard {guard}\n{hands}step deployment"
    )
}

fn deployed(plan: &str, day: u8, guard: Contingent) -> (Spartans, State) {
    let game = Spartans::agree(&script::terms("")).expect("terms");
    let mut state = game.read_position(&morning(day, guard)).expect("a position");
    let order = game.expand(&state, &format!("deploy {plan}")).expect("an order");
    for action in order {
        let Node::Decision { seat } = game.node(&state) else { panic!("nobody decides") };
        door::play(&game, &mut state, seat, action, &mut Quiet).expect("it is allowed");
    }
    (game, state)
}

#[test]
fn every_deployment_keeps_the_restrictions_and_leaves_the_last_unit_in_hand() {
    let guards = Side::Greek.contingents().filter(|it| *it != Contingent::Spartans);
    for guard in guards {
        for (plan, day) in ["wall", "forward", "pass", "last-stand"]
            .iter()
            .flat_map(|it| [(it, 1), (it, 2), (it, 3)])
        {
            let (game, mut state) = deployed(plan, day, guard);
            let what = format!("{plan} on day {day} with {guard} in the Box");
            assert_eq!(state.awaits, Awaits::Deployment, "{what}");
            let left: u8 = game.to_place(&state).map(|(_, units)| units).sum();
            assert_eq!(left, 1, "{what}");
            let mut list = Vec::new();
            game.actions(&state, &mut list);
            let final_post =
                list.iter().find(|it| matches!(it, Action::Place { .. })).expect("a place");
            door::play(&game, &mut state, engine::Seat::FIRST, *final_post, &mut Quiet)
                .expect("it goes");
            assert_eq!(breaches(&game.board.map, &state.positions, day), [], "{what}");
        }
    }
}
