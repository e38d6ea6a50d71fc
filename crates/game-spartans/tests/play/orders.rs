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

/// Plays an order from a position, and gives the Greeks as they stand then.
fn after(game: &Spartans, state: &mut State, order: &str) -> String {
    for action in game.expand(state, order).expect("an order") {
        door::play(game, state, engine::Seat::FIRST, action, &mut Quiet).expect("it is allowed");
    }
    let text = game.write_position(state);
    let stands = |line: &&str| line.starts_with("greek ");
    text.lines().filter(stands).collect::<Vec<_>>().join("\n")
}

#[test]
fn case_6_0c_a_deployment_that_was_kept_stands_again() {
    for plan in ["wall", "forward", "last-stand"] {
        let (game, state) = deployed(plan, 1, Contingent::Locrians);
        let kept = game.deployment_so_far(&state).expect("Greeks deploy");
        let mut anew = game.read_position(&morning(1, Contingent::Locrians)).expect("a position");
        assert_eq!(game.deployment_so_far(&anew), Some(String::new()), "nobody stands yet");
        let _ = after(&game, &mut anew, &kept);
        assert_eq!(game.deployment_so_far(&anew), Some(kept), "{plan}");
    }
}

#[test]
fn case_6_0c_who_is_not_there_any_more_leaves_his_post_empty() {
    let game = Spartans::agree(&script::terms("")).expect("terms");
    let morning = "day 2\nround 0\nsegment persian-movement\nused medes\nattacker medes\n\
        hand medes mixedx3\nguard locrians\nhand spartans hoplite*1 hoplite\nhand thebans hoplitex2\n\
        hand phocians hoplite\nstep deployment";
    let mut state = game.read_position(morning).expect("a position");
    let order = "deploy as F6:west:phocians-hoplite F5:west:spartans-hoplitex3 \
        G5:west:thebans-hoplite+spartans-hoplite G6:north:thebans-hoplite+malians-hoplite";
    // The third Spartan is dead, and so are the Malians. Phocians may stand before the wall when
    // all others do [6.0.1.4], and then it is they who would be the last in hand.
    let stands = after(&game, &mut state, order);
    assert_eq!(
        stands,
        "greek F5 west spartans-hoplite spartans-hoplite*1\ngreek G5 west thebans-hoplite\n\
         greek G6 north thebans-hoplite"
    );
    let mut later = game.read_position(TWO_MET).expect("a position");
    let refused = game.expand(&later, order).expect("it can be read");
    let told = door::play(&game, &mut later, engine::Seat::FIRST, refused[0], &mut Quiet);
    assert!(told.is_err(), "nobody deploys in the middle of a round");
    assert_eq!(game.expand(&state, "deploy as F5:west:spartans-hoplitex4"), None, "three a stack");
    assert_eq!(game.expand(&state, "deploy as F5:up:spartans-hoplite"), None);
    assert_eq!(game.expand(&state, "deploy as"), None);
}

/// Two stacks that have met.
const TWO_MET: &str =
    "segment greek-movement\ngreek F5 west spartans-hoplite\npersian D5 east medes-mixed";

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
