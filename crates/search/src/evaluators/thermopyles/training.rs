//! How the network learned: games against the deck, judged by itself, a little better each time.
//!
//! In every position that the network is asked about, looking one step ahead gives a better answer
//! than the network's own: the best action, or the mean over chance. That answer is the lesson,
//! corrected by what the rest of the game showed beyond it (temporal differences, with the luck of
//! each die and card taken out). `examples/train_thermopyles.rs` runs it.

mod learner;

use std::cell::RefCell;
use std::num::NonZeroU32;

use engine::{Game, Node, Quiet, Terms};
use game_thermopyles::{Awaits, State, Thermopyles};
use rayon::prelude::*;

use super::network::{Amounts, FirstLayer, Network, amounts};
use super::worth::{spread, worth};
use crate::random::Generator;
use learner::{Learner, Sample};

/// Games between two rounds of learning.
const GAMES_A_ROUND: u64 = 1_000;
/// How often a player tries something else than what it holds best.
const CURIOSITY: u32 = 12; // One decision in so many.
/// How many lessons are kept to learn from.
const KEPT: usize = 1_000_000;
/// How much of what the rest of a game showed goes into a lesson.
const TRUST: f32 = 0.8;

/// How one round went.
#[derive(Clone, Debug)]
pub struct Round {
    /// Its number, counted from 1.
    pub number: u32,
    /// Games won by the team, of those played.
    pub won: u64,
    /// Games played.
    pub games: u64,
    /// Mean squared difference between network and lessons.
    pub error: f32,
    /// The weights after it, as the file has them.
    pub weights: Vec<u8>,
}

/// Trains a network from nothing for so many rounds, and tells of each.
pub fn train(rounds: u32, seed: u64, mut tell: impl FnMut(Round)) {
    let mut random = Generator::new(seed);
    let mut learner = Learner::new(&mut random);
    let tables: Vec<Thermopyles> = (1..=4).filter_map(table).collect();
    let mut kept: Vec<Sample> = Vec::new();
    let mut oldest = 0;
    for number in 1..=rounds {
        let network = Network::read(&learner.weights());
        let seeds: Vec<u64> = (0..GAMES_A_ROUND).map(|_| random.seed()).collect();
        let layer = || RefCell::new(FirstLayer::of_nothing(&network));
        let games: Vec<(bool, Vec<Sample>)> = seeds
            .par_iter()
            .map_init(layer, |layer, &seed| {
                // Half of the games are solo; the others have two to four players.
                let table = &tables[(seed % 6).saturating_sub(2) as usize];
                play(table, &network, layer, &mut Generator::new(seed))
            })
            .collect();
        let won = games.iter().filter(|game| game.0).count() as u64;
        for sample in games.into_iter().flat_map(|game| game.1) {
            if kept.len() < KEPT {
                kept.push(sample);
            } else {
                kept[oldest % KEPT] = sample;
                oldest += 1;
            }
        }
        let done = number as f32 / rounds as f32;
        let error = learner.learn(&kept, done, &mut random);
        tell(Round { number, won, games: GAMES_A_ROUND, error, weights: learner.weights() });
    }
}

fn table(players: u8) -> Option<Thermopyles> {
    let options = vec![("players".to_owned(), players.to_string())];
    Thermopyles::agree(&Terms { options, ..Terms::default() }).ok()
}

/// A position that the network was asked about.
struct Lesson {
    amounts: Amounts,
    /// What one step ahead shows.
    ahead: f32,
    /// What the network thinks of the position that came next.
    next: f32,
    /// How much the rest of the game counts.
    trust: f32,
}

/// Plays a game and returns whether it was won, and what there is to learn from it.
fn play(
    game: &Thermopyles,
    network: &Network,
    layer: &RefCell<FirstLayer>,
    random: &mut Generator,
) -> (bool, Vec<Sample>) {
    let judged = |state: &State| {
        let mut judge = |state: &State| network.estimate(&mut layer.borrow_mut(), game, state);
        worth(game, state, &mut judge)
    };
    let mut state = game.start();
    while matches!(state.awaits, Awaits::Reveal | Awaits::Deal) {
        state = by_chance(game, &state, random);
    }
    let mut lessons = Vec::new();
    let won = loop {
        if let Awaits::Over(finish) = state.awaits {
            break finish.is_won();
        }
        let (ahead, mut after, curious) = one_step(game, &state, &judged, random);
        while !is_asked_about(&after) {
            after = match game.node(&after) {
                Node::Decision { .. } => one_step(game, &after, &judged, random).1,
                _ => by_chance(game, &after, random),
            };
        }
        let trust = if curious { 0.0 } else { TRUST };
        lessons.push(Lesson { amounts: amounts(game, &state), ahead, next: judged(&after), trust });
        state = after;
    };
    (won, targets(&lessons, won))
}

/// Whether the network itself is asked about a position, or the game is over.
fn is_asked_about(state: &State) -> bool {
    matches!(
        state.awaits,
        Awaits::Turn | Awaits::Refill { .. } | Awaits::Offer(_) | Awaits::Over(_)
    )
}

/// Looks at everything that one step can lead to: what that is worth, one of them, and whether it
/// was taken out of curiosity rather than for its worth.
fn one_step(
    game: &Thermopyles,
    state: &State,
    judged: &impl Fn(&State) -> f32,
    random: &mut Generator,
) -> (f32, State, bool) {
    if let Node::Chance { .. } = game.node(state) {
        let mut leads = Vec::new();
        spread(game, state, &mut leads);
        let tickets: u32 = leads.iter().map(|(_, tickets)| tickets).sum();
        let sum: f32 = leads.iter().map(|(after, many)| judged(after) * *many as f32).sum();
        return (sum / tickets.max(1) as f32, by_chance(game, state, random), false);
    }
    let mut actions = Vec::new();
    game.actions(state, &mut actions);
    let mut leads: Vec<(f32, State)> = actions
        .iter()
        .map(|&action| {
            let mut after = state.clone();
            game.apply(&mut after, action, &mut Quiet);
            (judged(&after), after)
        })
        .collect();
    let best = (0..leads.len()).reduce(|a, b| if leads[b].0 > leads[a].0 { b } else { a });
    let best = best.unwrap_or(0);
    let ahead = leads[best].0;
    let curious = state.awaits == Awaits::Turn && random.index(CURIOSITY as usize) == 0;
    let taken = if curious { random.index(leads.len()) } else { best };
    (ahead, leads.swap_remove(taken).1, taken != best)
}

/// Lets chance decide once.
fn by_chance(game: &Thermopyles, state: &State, random: &mut Generator) -> State {
    let tickets = match game.node(state) {
        Node::Chance { tickets, .. } => tickets,
        _ => NonZeroU32::MIN,
    };
    let mut after = state.clone();
    game.settle(&mut after, game.outcome(state, random.below(tickets)), &mut Quiet);
    after
}

/// What each position should have been worth, from the last one back.
fn targets(lessons: &[Lesson], won: bool) -> Vec<Sample> {
    let mut rest = f32::from(u8::from(won));
    let mut samples = Vec::with_capacity(lessons.len());
    for lesson in lessons.iter().rev() {
        rest = lesson.ahead + lesson.trust * (rest - lesson.next);
        samples.push(Sample { amounts: lesson.amounts, target: rest });
    }
    samples
}
