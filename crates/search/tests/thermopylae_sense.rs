//! What a sensible player of The Battle of Thermopylae does, in positions made by hand: takes what
//! costs nothing, leaves nobody alone beside the enemy, and does not always set up alike.

#![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

mod played;

use std::collections::BTreeSet;

use engine::{Game as _, Node, Quiet, Seat, Terms, Viewer};
use game_thermopylae::end::Contact;
use game_thermopylae::odds::{BILLION, Battle, Ground, Span, forecast_fight};
use game_thermopylae::{Action, Awaits, Place, Side, State, Thermopylae, Unit};
use search::{Budget, Player, PlayerSpec, consider};

use played::play;

const SEEDS: std::ops::Range<u64> = 1..7;

fn table() -> Thermopylae {
    let options = [("bid", "35"), ("greek", "1")].map(|(name, it)| (name.into(), it.into()));
    Thermopylae::agree(&Terms { options: options.into(), ..Terms::default() }).unwrap()
}

fn search(iterations: u32) -> PlayerSpec {
    PlayerSpec::Search(Budget::Iterations(iterations))
}

/// A position of round 6: the clock of quiet rounds stands still.
fn position(game: &Thermopylae, turn: &str, units: &str, step: &str) -> State {
    let units: Vec<String> = units.split(';').map(|it| format!("at {}", it.trim())).collect();
    let units = units.join("\n");
    let text = format!(
        "greek 1\nbid 35\nround 6\nturn {turn}\nquiet 0\nprogress no\n{units}\ndestroyed rest\n\
         departed -\nstep {step}\n"
    );
    game.read_position(&text).unwrap_or_else(|faults| panic!("{text}: {faults:?}"))
}

fn deciding(game: &Thermopylae, state: &State) -> Seat {
    let Node::Decision { seat } = game.node(state) else { panic!("no decision") };
    seat
}

/// The fight if everybody of a side attacks a place who may: those who have not attacked yet, or
/// all, as they may in their next turn.
fn fight_for(
    game: &Thermopylae,
    state: &State,
    side: Side,
    (target, free): (Place, bool),
    fresh: bool,
) -> Option<Battle> {
    let map = &game.board.map;
    let mut attackers = Vec::new();
    for place in map.open(target).and(state.ground(side)) {
        let ground = match (map.is_higher(place, target), map.is_higher(target, place)) {
            (true, _) => Ground::Higher,
            (_, true) => Ground::Lower,
            _ => Ground::Level,
        };
        let stack = state.stack(place);
        for unit in Unit::of_side(side).filter(|_| !free || ground == Ground::Higher) {
            let kind = unit.kind();
            let count = if fresh { stack.fresh[kind] } else { stack.count(kind) };
            attackers.extend((0..count).map(|_| (unit, ground)));
        }
    }
    attackers.truncate(9);
    let there = |unit: Unit| (0..state.stack(target).count(unit.kind())).map(move |_| unit);
    let defenders: Vec<Unit> = Unit::of_side(side.enemy()).flat_map(there).collect();
    (!attackers.is_empty() && defenders.len() < 7)
        .then(|| Battle::new(&attackers, &defenders, free))
}

/// Whether an attack wipes a place out as good as surely, and costs as good as nothing.
fn is_present(game: &Thermopylae, battle: &Battle) -> bool {
    if battle.free {
        return forecast_fight(game, battle, Span::Round).mean_defenders_lost() > BILLION / 4;
    }
    let outlook = forecast_fight(game, battle, Span::End);
    outlook.wiped_out > BILLION / 1_000 * 990
        && outlook.mean_attackers_lost() < outlook.mean_defenders_lost() / 50
}

/// The presents that lie there for the side in turn.
fn presents(game: &Thermopylae, state: &State) -> Vec<Place> {
    let open = |target: &Place| {
        [false, true].into_iter().any(|free| {
            fight_for(game, state, state.side, (*target, free), true)
                .is_some_and(|battle| is_present(game, &battle))
        })
    };
    state.ground(state.side.enemy()).iter().filter(open).collect()
}

/// Lone units of a side that the enemy destroys in his next turn as good as surely and for nothing.
fn left_alone(game: &Thermopylae, state: &State, side: Side) -> Vec<Place> {
    let lost = |at: &Place| {
        state.stack(*at).size() == 1
            && fight_for(game, state, side.enemy(), (*at, false), false)
                .is_some_and(|battle| is_present(game, &battle))
    };
    state.ground(side).iter().filter(lost).collect()
}

/// Kills that are as good as certain, a free one among them, and one beside a hard fight; the last
/// three are from games in which the computer left them lying.
const KILLS: [(&str, &str); 8] = [
    (
        "persian",
        "camp infantryx50 cavalryx15; springs immortalsx3; springs_n immortalsx3; mg_n greek-infantry; \
         eg_n leonidas spartan-generalx2; eg_s spartan-infantryx3",
    ),
    (
        "greek",
        "camp infantryx50 cavalryx15; springs infantry; mg_n leonidas spartan-generalx2; \
         mg_s spartan-infantryx3",
    ),
    (
        "greek",
        "camp infantryx50 cavalryx15; mg_s cavalry; kolonos spartan-infantry; \
         eg_n leonidas spartan-generalx2",
    ),
    (
        "persian",
        "camp infantryx50 cavalryx15; springs immortalsx3; springs_n immortalsx3; mg_s leonidas \
         spartan-generalx2; mg_n greek-infantry; eg_n spartan-infantryx3",
    ),
    (
        "greek",
        "camp infantryx50 cavalryx15; westgate cavalryx2; demeter spartan-generalx2 leonidas; \
         anthela spartan-infantryx3; exit_s greek-infantryx3",
    ),
    (
        "greek",
        "camp infantryx33; melas infantryx3; trachis infantryx3; asopos_n infantryx3; \
         asopos infantryx3; phoinix infantryx3; phoinix_n infantryx3; westgate cavalryx3; \
         westgate_n cavalryx3; anthela cavalryx3; demeter immortalsx3; springs_n cavalryx3; \
         springs cavalryx3; mg_n immortalsx3; mg_s immortalsx3; \
         alpenoi spartan-generalx2 athenian-general; fields leonidas greek-infantryx2; \
         boagrios greek-infantryx3; track spartan-infantryx3; exit_s greek-infantryx2; \
         gorge infantry; tslope infantry; ascent cavalry; ridge cavalry; aheights cavalry; \
         oaks cavalry; shoulder immortals; saddle cavalry; ppost immortals; \
         kolonos persian-general; peak immortals; lithar immortals; drako persian-general; \
         col persian-general",
    ),
    (
        "greek",
        "camp infantryx42; melas infantryx3; trachis infantryx3; asopos infantryx3; \
         phoinix cavalryx3; westgate cavalryx3; westgate_n cavalryx3; anthela cavalryx3; \
         demeter immortalsx3; springs_n cavalryx3; springs immortals cavalryx2; \
         mg_n immortalsx3; mg_s immortalsx3; eg_n immortalsx3; eg_s persian-general immortalsx2; \
         fields athenian-general spartan-infantryx2; lshore spartan-infantry greek-infantryx2; \
         boagrios greek-infantryx3; track leonidas spartan-general spartan-infantry; \
         exit_e spartan-general; exit_s greek-infantryx2; gorge infantry; tslope infantry; \
         ascent cavalry; ridge cavalry; aheights cavalry; oaks immortals; shoulder immortals; \
         saddle immortals; ppost immortals; kolonos persian-general; peak persian-general; \
         lithar immortals; drako persian-general; col persian-general",
    ),
    (
        "persian",
        "camp infantryx41; melas infantryx3; trachis infantryx3; asopos infantryx3; \
         phoinix cavalryx2 infantry; westgate cavalryx3; anthela cavalryx3; \
         demeter immortals cavalryx2; springs_n cavalryx3; springs cavalryx3; mg_n immortalsx3; \
         mg_s immortalsx3; eg_n immortalsx3; eg_s immortalsx3; \
         lshore spartan-infantry greek-infantryx2; boagrios greek-infantryx3; \
         track leonidas spartan-generalx2; exit_e athenian-general spartan-infantryx2; \
         exit_s greek-infantryx3; gorge infantry; tslope infantry; ascent cavalry; \
         ridge cavalry; aheights cavalry; oaks cavalry; shoulder immortals; saddle immortals; \
         ppost immortals; kolonos persian-general; peak persian-general; \
         lithar persian-general; col xerxes",
    ),
];

#[test]
fn a_kill_that_costs_nothing_comes_before_the_end_of_combats() {
    let game = table();
    for (turn, units) in KILLS {
        let state = position(&game, turn, units, "combat");
        assert!(!presents(&game, &state).is_empty(), "{units}: a kill is open");
        let view = game.view(&state, Viewer::Seat(deciding(&game, &state)));
        for (seed, budget) in SEEDS.flat_map(|seed| [0, 30, 100].map(|budget| (seed, budget))) {
            let chosen = Player::new(&game, search(budget), seed).choose(&game, &view);
            assert_ne!(chosen, Action::EndCombat, "{units}, seed {seed}, budget {budget}");
            let advice = consider(&game, &view, Budget::Iterations(budget), seed);
            assert_ne!(advice[0].action, Action::EndCombat, "{units}, seed {seed}");
        }
    }
}

/// [R35] Six Immortals against one Greek Infantry who is left.
#[test]
fn whoever_has_as_good_as_won_a_fight_goes_on() {
    let game = table();
    let mut state = position(&game, "persian", KILLS[0].1, "combat");
    let orders = ["attack mg_n"].into_iter().chain(["join immortals springs"; 3]);
    for text in orders.chain(["join immortals springs_n"; 3]).chain(["fight"]) {
        game.apply(&mut state, game.read_action(text).unwrap(), &mut Quiet);
    }
    // All dice miss.
    while let Node::Chance { tickets, .. } = game.node(&state) {
        let miss = game.outcome(&state, tickets.get() - 1);
        game.settle(&mut state, miss, &mut Quiet);
    }
    while let Node::Forced { .. } = game.node(&state) {
        game.carry_on(&mut state, &mut Quiet);
    }
    assert_eq!(state.awaits, Awaits::Again);
    let view = game.view(&state, Viewer::Seat(deciding(&game, &state)));
    for seed in SEEDS {
        for budget in [0, 30, 100] {
            let chosen = Player::new(&game, search(budget), seed).choose(&game, &view);
            assert_eq!(chosen, Action::Again, "seed {seed}, budget {budget}");
        }
    }
}

/// Greeks whom a stand-off is about to win may wait [A28].
#[test]
fn in_whole_games_no_present_is_left_lying() {
    let game = table();
    for seed in 1..7 {
        play(&game, search(60), seed, |state, action| {
            if action == Action::EndCombat && (state.side == Side::Persian || state.quiet < 5) {
                let left = presents(&game, state);
                assert!(left.is_empty(), "{left:?} in\n{}", game.write_position(state));
            }
        });
    }
}

/// What stands where when a player has ended its turn.
fn moved(game: &Thermopylae, from: &State, spec: PlayerSpec, seed: u64) -> State {
    let (mut state, seat) = (from.clone(), deciding(game, from));
    let mut player = Player::new(game, spec, seed);
    loop {
        let view = game.view(&state, Viewer::Seat(seat));
        let action = player.choose(game, &view);
        if action == Action::EndTurn {
            return state;
        }
        game.apply(&mut state, action, &mut Quiet);
    }
}

/// One unit of each side has run ahead of its friends and can come back to them, or they to it.
const RUN_AHEAD: [(&str, &str); 5] = [
    (
        "persian",
        "camp infantryx50 cavalryx15; demeter immortalsx3; anthela immortalsx3; springs infantry; \
         mg_s leonidas spartan-generalx2; mg_n spartan-infantryx3",
    ),
    (
        "persian",
        "camp infantryx50 cavalryx15; westgate immortalsx3 ; westgate_n immortalsx3; springs_n cavalry; \
         mg_s leonidas spartan-generalx2; mg_n spartan-infantryx3",
    ),
    (
        "greek",
        "camp infantryx50 cavalryx15; springs immortalsx3; springs_n immortalsx3; mg_n greek-infantry; \
         eg_n leonidas spartan-generalx2; eg_s spartan-infantryx3",
    ),
    (
        "greek",
        "camp infantryx50 cavalryx15; springs immortalsx3; springs_n immortalsx3; mg_s spartan-infantry; \
         alpenoi leonidas spartan-generalx2; fields spartan-infantryx3",
    ),
    (
        "persian",
        "camp infantryx25; melas infantryx3; trachis infantryx3; asopos infantryx3; \
         phoinix infantryx3; phoinix_n infantryx3; westgate infantryx3; westgate_n infantryx3; \
         anthela infantryx3; demeter cavalryx3; springs_n cavalryx3; springs cavalryx3; \
         mg_n cavalryx3; eg_n cavalryx3; eg_s immortals; fields leonidas spartan-generalx2; \
         lshore athenian-general spartan-infantry greek-infantry; boagrios greek-infantryx3; \
         track greek-infantryx3; exit_s spartan-infantry; gorge infantry; tslope infantry; \
         ascent infantry; ridge infantry; oaks cavalry; shoulder cavalry; saddle cavalry; \
         ppost cavalry; kolonos immortals; peak cavalry; lithar immortals",
    ),
];

#[test]
fn nobody_is_left_alone_beside_an_enemy_who_destroys_him_for_nothing() {
    let game = table();
    for (turn, units) in RUN_AHEAD {
        let state = position(&game, turn, units, "movement");
        assert_eq!(left_alone(&game, &state, state.side).len(), 1, "{units}: one is alone");
        for (seed, budget) in SEEDS.flat_map(|seed| [0, 30, 100].map(|budget| (seed, budget))) {
            let after = moved(&game, &state, search(budget), seed);
            let alone = left_alone(&game, &after, state.side);
            let stand = game.write_position(&after);
            assert!(alone.is_empty(), "seed {seed}, budget {budget}: {alone:?} in\n{stand}");
        }
    }
}

/// Where the Greeks stand when they have set up.
fn set_up(game: &Thermopylae, spec: PlayerSpec, seed: u64) -> String {
    let (mut state, mut player) = (game.start(), Player::new(game, spec, seed));
    while state.awaits == Awaits::SetUp {
        let view = game.view(&state, Viewer::Seat(Seat::FIRST));
        let action = player.choose(game, &view);
        game.apply(&mut state, action, &mut Quiet);
    }
    game.write_position(&state)
}

#[test]
fn set_ups_differ_by_the_seed_of_the_player_and_by_nothing_else() {
    let game = table();
    for budget in [0, 100] {
        let seen = |seeds: std::ops::Range<u64>| -> Vec<String> {
            seeds.map(|seed| set_up(&game, search(budget), seed)).collect()
        };
        let first = seen(0..12);
        assert_eq!(first, seen(0..12), "the same seed, the same set-up");
        let different: BTreeSet<&String> = first.iter().collect();
        assert!(different.len() >= 3, "{} set-ups of 12", different.len());
    }
}

/// The Greeks at the Middle Gate, with a reserve behind it.
const GATE: [(&str, usize, &str); 8] = [
    ("leonidas", 1, "mg_s"),
    ("spartan-general", 2, "mg_s"),
    ("athenian-general", 1, "mg_n"),
    ("spartan-infantry", 2, "mg_n"),
    ("spartan-infantry", 1, "shoulder"),
    ("spartan-infantry", 1, "alpenoi"),
    ("greek-infantry", 2, "alpenoi"),
    ("greek-infantry", 6, "eg"),
];

/// [A28] No clock runs before the first contact; whoever never seeks it sits there until the last
/// round, which the Greeks win. A march to the gate takes six rounds, and ten more are enough to
/// bring up whoever is wanted there.
#[test]
fn case_a28_persians_come_to_blows_though_the_greeks_wait_for_ever() {
    let game = table();
    for (seed, budget) in [(1, 0), (2, 30), (3, 100)] {
        let mut state = game.start();
        for (unit, count, place) in GATE {
            for at in 0..count {
                let place = match (place, at < 3) {
                    ("eg", true) => "eg_n",
                    ("eg", false) => "eg_s",
                    (place, _) => place,
                };
                let order = game.read_action(&format!("place {unit} {place}")).unwrap();
                game.apply(&mut state, order, &mut Quiet);
            }
        }
        let mut persians = Player::new(&game, search(budget), seed);
        while state.contact == Contact::Never {
            assert!(state.round <= 16, "budget {budget}: round {} and no contact", state.round);
            match game.node(&state) {
                Node::Decision { seat } => {
                    let view = game.view(&state, Viewer::Seat(seat));
                    let action = match (state.side, state.awaits) {
                        (Side::Persian, _) => persians.choose(&game, &view),
                        (Side::Greek, Awaits::Combat) => Action::EndCombat,
                        (Side::Greek, _) => Action::EndTurn,
                    };
                    game.apply(&mut state, action, &mut Quiet);
                }
                Node::Forced { .. } => game.carry_on(&mut state, &mut Quiet),
                _ => panic!("dice fall in contact alone"),
            }
        }
    }
}
