//! From a view to an opinion about every action.

use std::time::Instant;

use engine::Game;

use crate::evaluators::Guided;
use crate::guide::Guide;
use crate::player::Budget;
use crate::random::Generator;
use crate::tree::{Found, Tree, better_first};

/// How many worlds are imagined where a view hides something.
const WORLDS: u32 = 16;
/// Simulations between two looks at the clock.
const BETWEEN_LOOKS: u32 = 8;

/// What a search thinks of one action.
#[derive(Copy, Clone, Debug)]
pub struct Considered<A> {
    /// The action.
    pub action: A,
    /// How many simulations went through it.
    pub visits: u32,
    /// The share of wins that it promises the seat that decides, 0 to 1.
    pub value: f64,
}

/// Thinks about the decision in a view and says what it found of every action, the best first.
pub fn consider<G: Guided>(
    game: &G,
    view: &G::View,
    budget: Budget,
    seed: u64,
) -> Vec<Considered<G::Action>> {
    consider_with(game, &game.guide(), view, budget, seed)
}

/// As [`consider`], with a guide of one's own.
pub fn consider_with<G: Game, K: Guide<G>>(
    game: &G,
    guide: &K,
    view: &G::View,
    budget: Budget,
    seed: u64,
) -> Vec<Considered<G::Action>> {
    let mut random = Generator::new(seed);
    if let Some(mut planner) = guide.planner(game) {
        return planner.consider(game, view, budget, &mut random);
    }
    think(game, guide, &mut Tree::new(game), view, budget, &mut random)
}

/// As [`consider`], in a tree whose memory is kept.
///
/// Where the view hides something, several worlds are imagined and searched one after the other,
/// and their findings are added up: what is good in most of them is good.
pub(crate) fn think<G: Game, K: Guide<G>>(
    game: &G,
    guide: &K,
    tree: &mut Tree<G, K::Shares>,
    view: &G::View,
    budget: Budget,
    random: &mut Generator,
) -> Vec<Considered<G::Action>> {
    let worlds = if hides_something(game, view, random) { budget.at_most(WORLDS) } else { 1 };
    let mut sums: Vec<Found<G::Action>> = Vec::new();
    for world in 0..worlds {
        tree.plant(game, guide, game.imagine(view, random));
        search(game, guide, tree, budget.share(world, worlds), random);
        for found in tree.found() {
            match sums.iter_mut().find(|sum| sum.action == found.action) {
                Some(sum) => {
                    sum.visits += found.visits;
                    sum.worth += found.worth;
                    sum.enough |= found.enough;
                }
                None => sums.push(found),
            }
        }
    }
    sums.sort_by(better_first);
    let share = |worth: f32| f64::from(worth) / f64::from(worlds);
    sums.iter()
        .map(|sum| Considered { action: sum.action, visits: sum.visits, value: share(sum.worth) })
        .collect()
}

/// Whether two imagined worlds differ.
fn hides_something<G: Game>(game: &G, view: &G::View, random: &mut Generator) -> bool {
    let first = game.imagine(view, random);
    (0..3).any(|_| game.imagine(view, random) != first)
}

fn search<G: Game, K: Guide<G>>(
    game: &G,
    guide: &K,
    tree: &mut Tree<G, K::Shares>,
    budget: Budget,
    random: &mut Generator,
) {
    match budget {
        Budget::Iterations(most) => {
            for _ in 0..most {
                if tree.is_done() {
                    break;
                }
                tree.simulate(game, guide, random);
            }
        }
        Budget::Time(most) => {
            let begun = Instant::now();
            while !tree.is_done() && begun.elapsed() < most {
                for _ in 0..BETWEEN_LOOKS {
                    tree.simulate(game, guide, random);
                }
            }
        }
    }
}
