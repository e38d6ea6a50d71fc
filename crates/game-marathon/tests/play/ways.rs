//! Whole games watched step by step: every way that is told leads from neighbour to neighbour, can be
//! paid for, and keeps clear of enemies and their zones.

use boards::Indexed;
use boards::hexes::Vertex;
use engine::{Game, Node, TicketSource};
use game_marathon::map::{Hex, Hexes};
use game_marathon::units::{Arm, Piece, Side};
use game_marathon::{Action, Awaits, Event, Impulse, Marathon, State};
use testkit::{SplitMix, script};

/// What it costs to enter a hex, by the chart of the digest.
fn price(game: &Marathon, state: &State, piece: Piece, (from, to): (Hex, Hex)) -> u8 {
    let map = game.map();
    let cavalry = game.roster().of(piece).arm == Arm::Cavalry;
    let ground = match (map.is_marsh(to), cavalry) {
        (true, true) => 3,
        (true, false) => 2,
        _ => 1,
    };
    let climb = map.level(to).saturating_sub(map.level(from));
    ground + climb + u8::from(state.abatis.has(to))
}

/// The hexes in a side's zones: two in front of each unit that is neither routed nor a Leader.
fn zones(game: &Marathon, state: &State, side: Side) -> Hexes {
    let front = |facing: Vertex| facing.front();
    let units = Piece::all().filter(|it| it.side() == side && !game.roster().is_leader(*it));
    let fit = units.filter(|it| !state.units.routed.has(*it));
    fit.filter_map(|it| Some((state.units.hex(it)?, state.units.facing(it))))
        .flat_map(|(at, facing)| front(facing).into_iter().filter_map(move |way| at.next(way)))
        .collect()
}

/// What is wrong about a way, if anything.
fn wrong(game: &Marathon, before: &State, event: &Event) -> Option<String> {
    let (piece, from, path, runs) = match event {
        Event::Moved { piece, from, path, .. } => (*piece, *from, path, false),
        Event::Retreated { piece, from, path, .. } => (*piece, *from, path, true),
        _ => return None,
    };
    let enemy = piece.side().enemy();
    let zone = zones(game, before, enemy);
    let held: Hexes = Piece::of(enemy).iter().filter_map(|it| before.units.hex(it)).collect();
    let steps: Vec<(Hex, Hex)> =
        std::iter::once(from).chain(path.iter().copied()).zip(path.iter().copied()).collect();
    let spent: u8 = steps.iter().map(|step| price(game, before, piece, *step)).sum();
    let points = game.roster().of(piece).points;
    let routed = before.units.routed.has(piece);
    let disrupted = before.units.disrupted.has(piece);
    let allowance = match before.impulse {
        Impulse::Reaction => points.div_ceil(2),
        _ => points - u8::from(disrupted),
    };
    let clear = &path[..path.len() - 1];
    [
        (steps.iter().any(|(a, b)| a.distance(*b) != 1), "a step is too long"),
        (path.iter().any(|it| !game.map().is_land(*it)), "it leads over the sea"),
        (path.iter().any(|it| held.has(*it)), "it leads into enemies"),
        (clear.iter().any(|it| zone.has(*it)), "it leads through a zone"),
        (runs && path.iter().any(|it| zone.has(*it)), "it flees into a zone"),
        (runs && path.len() > 2, "it runs too far"),
        (!runs && routed && path.len() > 1, "a routed unit goes one hex"),
        (!runs && !routed && spent > allowance, "it cannot be paid for"),
        (
            (routed || disrupted) && path.iter().any(|it| zone.has(*it)),
            "a shaken unit enters a zone",
        ),
    ]
    .into_iter()
    .find(|(is, _)| *is)
    .map(|(_, what)| format!("{piece} from {from} by {path:?}: {what}"))
}

fn step(game: &Marathon, state: &mut State, random: &mut SplitMix) -> Option<Vec<Event>> {
    let mut events = Vec::new();
    match game.node(state) {
        Node::Over(_) => return None,
        Node::Chance { tickets, .. } => {
            let outcome = game.outcome(state, random.draw(tickets));
            game.settle(state, outcome, &mut events);
        }
        Node::Forced { .. } => game.carry_on(state, &mut events),
        Node::Decision { .. } => {
            let mut list = Vec::new();
            game.actions(state, &mut list);
            if matches!(state.awaits, Awaits::SetUp(_)) {
                // Who finds no place for somebody must take others up again.
                let only_lifts = list.iter().all(|it| matches!(it, Action::Lift(_)));
                list.retain(|it| {
                    only_lifts || !matches!(it, Action::Lift(_)) || random.pick(40) == 0
                });
            }
            game.apply(state, list[random.pick(list.len())], &mut events);
        }
    }
    Some(events)
}

#[test]
fn ways_are_of_neighbours_paid_for_and_clear_of_enemies() {
    let (mut moved, mut ran, mut charged) = (0, 0, 0);
    for (options, seeds) in [("", 0..3), ("scenario=variant", 3..6)] {
        let game = Marathon::agree(&script::terms(options)).expect("terms");
        for seed in seeds {
            let (mut state, mut random) = (game.start(), SplitMix::new(seed));
            loop {
                let before = state.clone();
                let Some(events) = step(&game, &mut state, &mut random) else { break };
                for event in &events {
                    assert_eq!(wrong(&game, &before, event), None, "seed {seed}");
                    match event {
                        Event::Moved { charge, .. } => {
                            moved += 1;
                            charged += u32::from(*charge);
                        }
                        Event::Retreated { .. } => ran += 1,
                        _ => {}
                    }
                }
            }
        }
    }
    assert!(moved > 500 && ran > 10 && charged > 3, "{moved} {ran} {charged}");
}
