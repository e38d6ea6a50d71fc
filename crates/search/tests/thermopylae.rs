//! The computer player of The Battle of Thermopylae: legal, repeatable, in time, and strong.

#![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

mod played;

use std::time::{Duration, Instant};

use engine::{Game as _, Node, Quiet, Seat, Terms, Viewer};
use game_thermopylae::options::Agreed;
use game_thermopylae::{Action, Awaits, State, Thermopylae};
use search::{Budget, Generator, Player, PlayerSpec, consider, simulate};

use played::play;

fn table(options: &str) -> Thermopylae {
    let pair = |text: &str| {
        let (name, value) = text.split_once('=').expect("name=value");
        (name.to_owned(), value.to_owned())
    };
    let options = options.split_whitespace().map(pair).collect();
    Thermopylae::agree(&Terms { options, ..Terms::default() }).unwrap()
}

fn search(iterations: u32) -> PlayerSpec {
    PlayerSpec::Search(Budget::Iterations(iterations))
}

/// Positions of a random game, a few of each kind of decision.
fn positions(game: &Thermopylae, seed: u64) -> Vec<State> {
    let (mut random, mut state) = (Generator::new(seed), game.start());
    let (mut found, mut actions) = (Vec::new(), Vec::new());
    for _ in 0..4_000 {
        match game.node(&state) {
            Node::Over(_) => break,
            Node::Forced { .. } => game.carry_on(&mut state, &mut Quiet),
            Node::Chance { tickets, .. } => {
                let outcome = game.outcome(&state, random.below(tickets));
                game.settle(&mut state, outcome, &mut Quiet);
            }
            Node::Decision { .. } => {
                if random.index(25) == 0 {
                    found.push(state.clone());
                }
                game.actions(&state, &mut actions);
                game.apply(&mut state, actions[random.index(actions.len())], &mut Quiet);
            }
        }
    }
    found
}

#[test]
fn every_action_of_every_player_is_legal() {
    for options in ["", "army=quick auction=sealed height=attack cliffs=control rounds=20"] {
        let game = table(options);
        for spec in [PlayerSpec::Greedy, search(0), search(60)] {
            play(&game, spec, 3, |state, action| {
                assert!(game.allows(state, action), "{action} at {:?}", state.awaits);
            });
        }
    }
}

#[test]
fn in_any_position_every_player_finds_a_legal_action() {
    let game = table("army=quick");
    for state in positions(&game, 1).into_iter().chain(positions(&game, 2)) {
        let Node::Decision { seat } = game.node(&state) else { panic!("no decision") };
        let view = game.view(&state, Viewer::Seat(seat));
        for spec in [PlayerSpec::Greedy, search(0), search(30)] {
            let action = Player::new(&game, spec, 5).choose(&game, &view);
            assert!(game.allows(&state, action), "{spec}: {action} at {:?}", state.awaits);
        }
    }
}

#[test]
fn what_is_considered_is_legal_and_what_is_chosen_stands_first() {
    let game = table("army=quick");
    for state in positions(&game, 4) {
        let Node::Decision { seat } = game.node(&state) else { panic!("no decision") };
        let view = game.view(&state, Viewer::Seat(seat));
        let found = consider(&game, &view, Budget::Iterations(120), 1);
        assert!(!found.is_empty(), "{:?}", state.awaits);
        for it in &found {
            assert!(game.allows(&state, it.action), "{}", it.action);
            assert!((0.0..=1.0).contains(&it.value), "{} {}", it.action, it.value);
        }
    }
}

#[test]
fn the_same_seed_and_budget_give_the_same_games() {
    let game = table("army=quick");
    let players = [search(40), PlayerSpec::Greedy];
    let run = |seed| simulate(&game, &players, 3, seed, &|| {});
    assert_eq!(run(5), run(5));
    assert_ne!(run(5), run(6));
}

/// The machine may be busy with other things for a moment, so the best of three tries counts.
#[test]
fn thinking_ends_in_time() {
    let game = table("bid=35 greek=1");
    let most = Duration::from_millis(60);
    let spec = PlayerSpec::Search(Budget::Time(most));
    let mut tried = 0;
    for state in positions(&game, 8).into_iter().filter(|it| it.awaits != Awaits::SetUp).take(8) {
        let Node::Decision { seat } = game.node(&state) else { panic!("no decision") };
        let view = game.view(&state, Viewer::Seat(seat));
        let once = || {
            let mut player = Player::new(&game, spec, 1);
            let begun = Instant::now();
            player.choose(&game, &view);
            begun.elapsed()
        };
        let best = (0..3).map(|_| once()).min().unwrap();
        assert!(best <= most, "{best:?} at {:?}", state.awaits);
        tried += 1;
    }
    assert!(tried > 3, "{tried} positions");
}

/// A turn is thought about as a whole: who joins an attack is known when it is declared, and every
/// march when the first one is made.
#[test]
fn a_plan_is_in_mind_until_dice_fall() {
    let game = table("bid=35 greek=1");
    let mut player = Player::new(&game, search(60), 1);
    let mut state = game.start();
    let mut known = 0;
    let mut asked = 0;
    while game.node(&state) == (Node::Decision { seat: Seat::FIRST }) {
        let view = game.view(&state, Viewer::Seat(Seat::FIRST));
        known += usize::from(player.has_in_mind(&game, &view));
        asked += 1;
        let action = player.choose(&game, &view);
        game.apply(&mut state, action, &mut Quiet);
    }
    let units = usize::from(game.board.army_size(game_thermopylae::Side::Greek));
    assert_eq!((asked, known), (units, units - 1), "every unit but the first is placed by plan");
    let other = game.view(&game.start(), Viewer::Seat(Seat::FIRST));
    assert!(!player.has_in_mind(&game, &other), "another position is thought about anew");
}

/// Games won by the first of two players, sides and bids swapped.
fn won(players: [PlayerSpec; 2], games: u64) -> u64 {
    let one = |number: u64| {
        let mut game = table("");
        let greek = Seat::new((number % 2) as u8);
        let bid = (22 + (number / 2 * 7) % 30) as u8;
        game.options.agreed = Some(Agreed { greek, bid });
        simulate(&game, &players, 1, 100 + number / 2, &|| {}).wins[0]
    };
    (0..games).map(one).sum()
}

/// Measured over hundreds of games it wins more than 90 of 100: fewer than 19 of 24 would happen
/// once in four hundred times.
#[test]
fn the_rule_of_thumb_is_beaten() {
    let won = won([search(100), PlayerSpec::Greedy], 24);
    assert!(won >= 19, "{won} of 24");
}

/// Measured over a hundred games `normal` wins four of five against `easy`: fewer than 10 of 20
/// would happen less than once in a thousand times.
#[test]
fn thinking_does_not_make_it_weaker() {
    let won = won([search(100), search(0)], 20);
    assert!(won >= 10, "{won} of 20");
}

fn bid_at(game: &Thermopylae, state: &State) -> Action {
    let Node::Decision { seat } = game.node(state) else { panic!("no decision") };
    let view = game.view(state, Viewer::Seat(seat));
    Player::new(game, search(0), 1).choose(game, &view)
}

#[test]
fn whoever_passes_at_a_bid_passes_at_every_higher_one() {
    for army in ["standard", "quick"] {
        let game = table(&format!("opener=1 army={army}"));
        let mut passed = Vec::new();
        for bid in 1..game.highest_bid() {
            let mut state = game.start();
            game.apply(&mut state, Action::Bid(bid), &mut Quiet);
            match bid_at(&game, &state) {
                Action::Pass => passed.push(bid),
                Action::Bid(units) => {
                    assert!(units > bid && passed.is_empty(), "{army}: {units} after {bid}");
                }
                other => panic!("{other}"),
            }
        }
        assert!(passed.len() > 10, "{army}: {passed:?}");
    }
}

/// The fair bid lies between 30 and 45 of a hundred Persians, and so does a sealed bid.
#[test]
fn a_sealed_bid_is_the_fair_one_whatever_the_other_has_bid() {
    let game = table("auction=sealed");
    let Action::Bid(fair) = bid_at(&game, &game.start()) else { panic!("no bid") };
    assert!((30..=45).contains(&fair), "{fair}");
    for first in [1, 50, 100] {
        let mut state = game.start();
        game.apply(&mut state, Action::Bid(first), &mut Quiet);
        assert_eq!(bid_at(&game, &state), Action::Bid(fair));
    }
}
