//! Whole games played at random come to an end, whatever was agreed.

use engine::{Game, Node, Quiet, Seat, Terms, TicketSource};
use game_spartans::Spartans;
use testkit::SplitMix;

fn play(options: &[(&str, &str)], seed: u64) -> (usize, &'static str) {
    let options = options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
    let terms = Terms { options: options.collect(), ..Terms::default() };
    let game = Spartans::agree(&terms).expect("it can be agreed");
    let mut random = SplitMix::new(seed);
    let (mut state, mut list) = (game.start(), Vec::new());
    for step in 0..200_000 {
        match game.node(&state) {
            Node::Over(ending) => return (step, ending.case.id()),
            Node::Decision { seat } => {
                assert!(seat.index() < usize::from(game.seats()), "{seat}: {:?}", state.awaits);
                game.actions(&state, &mut list);
                assert!(!list.is_empty(), "nothing to do: {:?}", state.awaits);
                let action = list[random.pick(list.len())];
                game.apply(&mut state, action, &mut Quiet);
            }
            Node::Chance { tickets, .. } => {
                let outcome = game.outcome(&state, random.draw(tickets));
                game.settle(&mut state, outcome, &mut Quiet);
            }
            Node::Forced { .. } => game.carry_on(&mut state, &mut Quiet),
        }
    }
    panic!("no end: {:?}", state.awaits)
}

#[test]
fn random_games_of_every_kind_come_to_an_end() {
    for options in [
        &[][..],
        &[("persians", "by-hand"), ("feigned-retreat", "on")],
        &[("persians", "player")],
        &[("greeks", "contingents")],
        &[("greeks", "contingents"), ("persians", "player"), ("feigned-retreat", "on")],
        &[("only-spartans", "on"), ("feigned-retreat", "on")],
        &[("advance", "rows"), ("archers", "halt"), ("targets", "arc-first")],
    ] {
        for seed in 0..4 {
            let (steps, case) = play(options, seed);
            println!("{options:?} {seed}: {steps} steps, [{case}]");
            assert!(steps > 100);
        }
    }
}

#[test]
fn case_1_0_one_player_leads_the_greeks_and_the_rules_the_persians() {
    let game = Spartans::agree(&Terms::default()).expect("it can be agreed");
    assert_eq!(game.seats(), 1);
    assert_eq!(game.side_of(Seat::FIRST), game_spartans::units::Side::Greek);
}
