//! The computer player of Thermopyles: fair, repeatable, and no weaker for thinking longer.

#![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

use engine::{Game, Node, Quiet, Seat, Terms, Verdict, Viewer};
use game_thermopyles::{Action, Awaits, Outcome, State, Thermopyles};
use search::{Budget, Generator, Guide, Guided, Player, PlayerSpec, consider, simulate};

fn table(options: &[(&str, &str)]) -> Thermopyles {
    let options = options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned()));
    Thermopyles::agree(&Terms { options: options.collect(), ..Terms::default() }).unwrap()
}

fn best(game: &Thermopyles, position: &str, iterations: u32) -> (Action, f64) {
    let state = game.read_position(position).unwrap();
    let Node::Decision { seat } = game.node(&state) else { panic!("nothing to decide") };
    let view = game.view(&state, Viewer::Seat(seat));
    let found = consider(game, &view, Budget::Iterations(iterations), 1);
    (found[0].action, found[0].value)
}

/// One more beaten card wins [K26], and a retreat would lose [K24]. The 20 and the location die
/// always reach 21; the 19 fails with a die of 1, and then the 20 is still in hand.
#[test]
fn it_knows_a_certain_win() {
    let position = "marker 6\nsupport 0\nslots 21/23 22/22\npersian-deck -\nhand 1 19 20";
    let (action, value) = best(&table(&[]), position, 50);
    assert_ne!(action, Action::Retreat);
    assert!(value > 0.999, "{value}");
}

/// A retreat from the Last Stand loses at once [K24]; a hopeless charge only loses a card.
#[test]
fn it_does_not_step_back_from_the_last_stand() {
    let position = "marker 6\nsupport 0\nslots 21/23 22/22\nhand 1 10 11 12";
    let (action, _) = best(&table(&[]), position, 50);
    assert_ne!(action, Action::Retreat);
}

/// The last Persian card wins [K26] when the total reaches 21: the 15 needs a 6 from one die
/// (1/6), two Support dice bring 6 or more in 26 of 36 ways, three in 206 of 216.
#[test]
fn it_spends_the_support_that_wins() {
    let position = "marker 5\nsupport 3\nslots 21/23 22/22\npersian-deck -\nhand 1 -\n\
                    spartan-deck -\nstep support 15";
    let (action, value) = best(&table(&[]), position, 50);
    assert_eq!(action, Action::Support(3));
    assert!((value - 206.0 / 216.0).abs() < 1e-4, "{value}");
}

#[test]
fn the_same_seed_and_budget_give_the_same_games() {
    let game = table(&[("players", "2")]);
    let players = [PlayerSpec::Search(Budget::Iterations(3)), PlayerSpec::Greedy];
    let run = |seed| simulate(&game, &players, 20, seed, &|| {});
    assert_eq!(run(5), run(5));
    assert_ne!(run(5), run(6));
}

/// With hidden hands the player's choice depends on its view alone: the others' cards may be any.
#[test]
fn a_hidden_hand_does_not_change_the_choice() {
    let game = table(&[("players", "3"), ("hands", "hidden")]);
    let position = |second: &str, third: &str| {
        format!("marker 3\nslots 20/24 17/22\nhand 1 13 17 20\nhand 2 {second}\nhand 3 {third}")
    };
    let choose = |position: &str| {
        let state = game.read_position(position).unwrap();
        let view = game.view(&state, Viewer::Seat(Seat::FIRST));
        let mut player = Player::new(&game, PlayerSpec::Search(Budget::Iterations(64)), 9);
        player.choose(&game, &view)
    };
    assert_eq!(choose(&position("10 11 12", "18x2 19")), choose(&position("18x2 19", "10 11 12")));
}

/// Mean result of many games, less the luck that the network can see: at each die and card, what
/// was expected less what came. The same games take far fewer to tell two players apart.
fn strength(iterations: u32, games: u64) -> f64 {
    let game = table(&[]);
    let guide = game.guide();
    let total: f64 = (0..games)
        .map(|number| {
            let spec = PlayerSpec::Search(Budget::Iterations(iterations));
            let (mut player, mut random) =
                (Player::new(&game, spec, number), Generator::new(number));
            let (mut state, mut luck) = (game.start(), 0.0);
            loop {
                match game.node(&state) {
                    Node::Over(ending) => {
                        let won = ending.verdict(Seat::FIRST) == Verdict::Won;
                        return f64::from(u8::from(won)) - luck;
                    }
                    Node::Forced { .. } => game.carry_on(&mut state, &mut Quiet),
                    Node::Chance { tickets, .. } => {
                        let outcome = game.outcome(&state, random.below(tickets));
                        luck += luck_of(&game, &guide, &mut state, outcome);
                    }
                    Node::Decision { seat } => {
                        let view = game.view(&state, Viewer::Seat(seat));
                        let action = player.choose(&game, &view);
                        game.apply(&mut state, action, &mut Quiet);
                    }
                }
            }
        })
        .sum();
    total / f64::from(u32::try_from(games).unwrap())
}

/// Settles an outcome and says how much better it is than what was to be expected.
fn luck_of(
    game: &Thermopyles,
    guide: &impl Guide<Thermopyles, Shares = [f32; 1]>,
    state: &mut State,
    outcome: Outcome,
) -> f64 {
    let preparing = matches!(state.awaits, Awaits::Reveal | Awaits::Deal);
    let mut spread = Vec::new();
    guide.spread(game, state, &mut spread);
    let worth = |state: &State| f64::from(guide.appraise(game, state)[0]);
    let tickets: f64 = spread.iter().map(|(_, tickets)| f64::from(*tickets)).sum();
    let sum: f64 = spread.iter().map(|(after, tickets)| worth(after) * f64::from(*tickets)).sum();
    game.settle(state, outcome, &mut Quiet);
    if preparing { 0.0 } else { worth(state) - sum / tickets }
}

/// 120 games with luck taken out tell strength within about 0.007 (one standard error), so a fall
/// of three hundredths would be a real one. Measured over thousands of games: see the evaluator's
/// README.
#[test]
fn thinking_longer_never_makes_it_weaker() {
    let (glance, short, long) = (strength(0, 400), strength(4, 120), strength(16, 120));
    assert!(glance > 0.45, "at first sight {glance}");
    assert!(short > glance - 0.03, "{short} after {glance}");
    assert!(long > short - 0.03, "{long} after {short}");
}
