//! Twin worlds: two games that differ only in what one viewer may not know.
//!
//! Half of them are played at random, step by step. What the viewer sees of a step is the same in
//! both; what is hidden from him may be another. The others begin in the midst of a game: one is
//! played on at random, and both go on from what its viewer might take it for. So every game whose
//! contract hides something gets twins, whatever it hides, and everything that shows games can be
//! tried with them.

use engine::play::{Match, MoveOf, StepOf};
use engine::record::Record;
use engine::{Game, Move, Node, Seat, Terms, TicketSource as _, Viewer, chance};
use search::Generator;

/// How long twins may get.
const LONGEST: usize = 60;
/// How many steps may follow after they first differ.
const ON: usize = 8;
/// How often another step is tried where one would tell them apart.
const TRIES: u32 = 12;
/// So many steps a game may have before its midst is looked for, how many it may have then, and how
/// often it is looked at.
const BEFORE: usize = 900;
const AFTER: usize = 3000;
const LOOK: usize = 7;

/// Plays twins; nothing, if nothing hidden came about.
pub(crate) fn twins<G: Game>(terms: &Terms, viewer: Viewer, seed: u64) -> Option<[Record; 2]> {
    let mut random = Generator::new(seed);
    let midst = |random: &mut Generator| from_the_midst::<G>(terms, viewer, random);
    let start = |random: &mut Generator| from_the_start::<G>(terms, viewer, random);
    if random.index(2) == 1 {
        midst(&mut random).or_else(|| start(&mut random))
    } else {
        start(&mut random).or_else(|| midst(&mut random))
    }
}

/// A game from its start, or from a position.
fn begin<G: Game>(terms: &Terms, position: Option<&str>) -> Option<Match<G>> {
    let seats = G::agree(terms).ok()?.seats();
    let names = Seat::all(seats).map(|seat| format!("Player {seat}")).collect();
    Match::begin(terms, names, "seeded 7".to_owned(), position).ok()
}

/// Plays a game on; from a position that hides something two begin which its viewer cannot tell
/// apart.
fn from_the_midst<G: Game>(
    terms: &Terms,
    viewer: Viewer,
    random: &mut Generator,
) -> Option<[Record; 2]> {
    let mut world = begin::<G>(terms, None)?;
    let before = random.index(BEFORE);
    for steps in 0..before + AFTER {
        let (game, state) = (world.game(), world.state());
        if steps >= before && steps.is_multiple_of(LOOK) && game.keeps_secrets(state) {
            let view = game.view(state, viewer);
            let [one, other] = [(); 2].map(|()| game.imagine(&view, random));
            if one != other {
                let worlds =
                    [one, other].map(|it| begin::<G>(terms, Some(&game.write_position(&it))));
                let [Some(one), Some(other)] = worlds else { return None };
                return alike(&one, &other, viewer, 0).then(|| [one.record(), other.record()]);
            }
        }
        let made = any_move(&world, random)?;
        if !make(&mut world, made) {
            return None;
        }
    }
    None
}

/// Plays both from their start on.
fn from_the_start<G: Game>(
    terms: &Terms,
    viewer: Viewer,
    random: &mut Generator,
) -> Option<[Record; 2]> {
    let mut worlds = [begin::<G>(terms, None)?, begin::<G>(terms, None)?];
    let mut on = random.index(ON + 1);
    for _ in 0..LONGEST {
        let differ = worlds[0].state() != worlds[1].state();
        if differ && on == 0 {
            return Some(worlds.map(|world| world.record()));
        }
        on -= usize::from(differ);
        if !(0..TRIES).any(|_| step(&mut worlds, viewer, random)) {
            break;
        }
    }
    let differ = worlds[0].state() != worlds[1].state();
    differ.then(|| worlds.map(|world| world.record()))
}

/// Takes a step in both worlds that leaves them alike to the viewer; `false`: not this time.
fn step<G: Game>(worlds: &mut [Match<G>; 2], viewer: Viewer, random: &mut Generator) -> bool {
    let steps = worlds[0].steps().len();
    let Some(made) = any_move(&worlds[0], random) else { return false };
    let seen = seen(&worlds[0], made, viewer);
    let twin = if seen == Some(made) { Some(made) } else { any_move(&worlds[1], random) };
    let done = twin.is_some_and(|twin| {
        make(&mut worlds[0], made) && make(&mut worlds[1], twin) && {
            let [one, other] = worlds;
            alike(one, other, viewer, steps)
        }
    });
    if !done {
        for world in worlds {
            world.rewind(steps);
        }
    }
    done
}

/// Whether two games look the same to a viewer: as they stand, and in all that he has seen and heard
/// of them since the first so many steps.
pub(crate) fn alike<G: Game>(
    one: &Match<G>,
    other: &Match<G>,
    viewer: Viewer,
    from: usize,
) -> bool {
    let view = |it: &Match<G>| it.game().view(it.state(), viewer);
    let heard = |it: &Match<G>| -> Vec<_> {
        let events = |step: &StepOf<G>| -> Vec<G::Event> {
            step.events.iter().filter_map(|event| it.game().seen_by(event, viewer)).collect()
        };
        it.steps()[from..].iter().map(|step| (step.seen_by(viewer), events(step))).collect()
    };
    view(one) == view(other) && heard(one) == heard(other)
}

/// Anything that may come next.
fn any_move<G: Game>(world: &Match<G>, random: &mut Generator) -> Option<MoveOf<G>> {
    let (game, state) = (world.game(), world.state());
    Some(match world.node() {
        Node::Decision { seat } => {
            let mut list = Vec::new();
            game.actions(state, &mut list);
            Move::Act(seat, list[random.index(list.len())])
        }
        Node::Chance { tickets, .. } => Move::Chance(game.outcome(state, random.draw(tickets))),
        Node::Forced { case } => Move::Forced(case),
        Node::Over(_) => return None,
    })
}

/// What a viewer would see of a move.
fn seen<G: Game>(world: &Match<G>, made: MoveOf<G>, viewer: Viewer) -> Option<MoveOf<G>> {
    let (game, state) = (world.game(), world.state());
    match made {
        Move::Act(seat, action) => {
            game.action_seen_by(state, action, viewer).map(|it| Move::Act(seat, it))
        }
        Move::Chance(outcome) => game.outcome_seen_by(state, outcome, viewer).map(Move::Chance),
        Move::Forced(_) | Move::Propose(..) => Some(made),
    }
}

/// Makes a move through the checked door; `false`: it is not possible here.
fn make<G: Game>(world: &mut Match<G>, made: MoveOf<G>) -> bool {
    match made {
        Move::Act(seat, action) => world.play(seat, action).is_ok(),
        Move::Chance(outcome) => {
            let possible = chance::outcomes(world.game(), world.state());
            possible.iter().any(|(it, _)| *it == outcome) && world.settle(outcome).is_ok()
        }
        Move::Forced(_) => world.carry_on().is_ok(),
        Move::Propose(seat, proposal) => world.say(seat, proposal).is_ok(),
    }
}
