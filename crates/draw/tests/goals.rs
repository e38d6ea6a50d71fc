//! The goal line of both games: every way to win or lose is named, and how far it is.

use draw::{Depict, Stake};
use engine::{Game, Seat, Terms, Viewer};
use game_thermopylae::Thermopylae;
use game_thermopyles::Thermopyles;

/// A table on these terms.
fn agreed_on<G: Game>(options: &[(&str, &str)]) -> G {
    let options = options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned()));
    let terms = Terms { options: options.collect(), ..Terms::default() };
    G::agree(&terms).unwrap_or_else(|faults| panic!("{faults:?}"))
}

fn told<G: Depict>(game: &G, position: &str, viewer: Viewer) -> Vec<String> {
    let state = game.read_position(position).unwrap_or_else(|faults| panic!("{faults:?}"));
    game.goals(&game.view(&state, viewer)).iter().map(draw::Goal::sentence).collect()
}

/// Of a hundred Persians three Infantry fell and two Cavalry left; of sixteen Greeks thirteen fell.
const BATTLE: &str = "round 6\nat camp xerxes persian-generalx6 immortalsx20 cavalryx18 infantryx50\n\
    at mg_s leonidas spartan-infantryx2\ndeparted cavalryx2\ndestroyed rest\nstep movement\n";

#[test]
fn case_r5_to_r7_each_side_of_the_battle_sees_what_wins_and_loses_and_how_far_it_is() {
    let game: Thermopylae = agreed_on(&[("bid", "37"), ("greek", "1")]);
    let greek = told(&game, BATTLE, Viewer::Seat(Seat::FIRST));
    assert_eq!(
        greek[..3],
        [
            "You win when 37 Persian units are destroyed before they break through: 3 so far. [R5]",
            // With 64 gone 36 can still be destroyed, and 37 were bid [A27].
            "You lose when 64 Persian units have left the map, and too few are left for the bid: \
             2 so far. [R7]",
            "You lose when every Greek unit is destroyed: 13 of 16 so far. [R6]",
        ]
    );
    let persian = told(&game, BATTLE, Viewer::Seat(Seat::FIRST.clockwise(2)));
    assert!(persian[0].starts_with("You lose when 37 Persian units are destroyed"));
    assert!(persian[1].starts_with("You win when 64 Persian units have left"));
    let watcher = told(&game, BATTLE, Viewer::Spectator);
    assert!(watcher[0].starts_with("The Greeks win when 37 Persian units"));
    assert!(watcher[1].starts_with("The Persians win when 64"));
}

#[test]
fn case_r3_before_the_bid_the_goal_says_that_the_bid_decides() {
    let game: Thermopylae = agreed_on(&[]);
    let goals = game.goals(&game.view(&game.start(), Viewer::Seat(Seat::FIRST)));
    let first = goals[0].sentence();
    assert!(first.starts_with("The Greeks win when as many Persian units are destroyed as"));
    assert!(first.contains("no bid yet") && goals[0].of.is_none());
}

#[test]
fn case_k24_to_k27_alone_one_sees_all_four_ways_with_their_figures() {
    let game: Thermopyles = agreed_on(&[]);
    let position = "marker 3\nslots 20/24 17/22\nhand 1 15 20\ngraveyard 22/22\n";
    assert_eq!(
        told(&game, position, Viewer::Seat(Seat::FIRST))[..3],
        [
            "You win when 12 eliminated Persian cards lie in the Graveyard: 1 so far. [K27]",
            // 28 cards: one in the Graveyard, two in the slots.
            "You win when beaten Persians cannot be replaced from their deck: 25 cards to come. \
             [K26]",
            "You lose when the marker comes to location 7: it is at location 3. [K24]",
        ]
    );
    let watched = told(&game, position, Viewer::Spectator);
    assert!(watched[0].starts_with("The Spartans win when 12 eliminated"));
}

#[test]
fn every_ending_of_both_games_is_a_goal() {
    let battle: Thermopylae = agreed_on(&[("bid", "35"), ("greek", "1")]);
    let named = battle.goals(&battle.view(&battle.start(), Viewer::Spectator));
    for finish in game_thermopylae::end::Finish::ALL {
        assert!(named.iter().any(|goal| goal.case == finish.case()), "{finish:?}");
    }
    assert_eq!(named.len(), game_thermopylae::end::Finish::ALL.len());
    let pass: Thermopyles = agreed_on(&[]);
    let named = pass.goals(&pass.view(&pass.start(), Viewer::Spectator));
    for finish in game_thermopyles::end::Finish::ALL {
        let stake = if finish.is_won() { Stake::Wins } else { Stake::Loses };
        let such = |goal: &draw::Goal| goal.case == finish.case() && goal.stake == stake;
        assert!(named.iter().any(such), "{finish:?}");
    }
    assert_eq!(named.len(), game_thermopyles::end::Finish::ALL.len());
}
