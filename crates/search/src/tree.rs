//! Monte-Carlo tree search with chance nodes.
//!
//! One simulation walks from the root to a leaf, grows it, and carries its worth back. Decisions
//! are chosen by an upper confidence bound; chance takes the outcome that is furthest behind its
//! share of the tickets, so that no luck of the draw blurs the comparison.
//!
//! Where the guide appraises positions, a place's worth is made of its children: the best of them
//! for a decision, the mean by tickets for chance. Where it does not, the game is played out, and
//! a place's worth is the mean of what came of it.

use std::cmp::Ordering;
use std::ops::Range;

use engine::{Game, Node, Quiet};

use crate::guide::{Guide, Shares};
use crate::random::Generator;
use crate::sides::Sides;

/// A tree holds no more places than these: some hundreds of megabytes.
const MOST_PLACES: usize = 2_000_000;
/// How much of the correction seen in searched outcomes is believed of the others.
const BELIEF: f32 = 0.5;
/// An action can be the choice only with this share of the most visits, or more.
const ENOUGH_VISITS: f32 = 0.2;
/// A game played out inside search is cut off after so many steps.
const LONGEST_PLAY_OUT: u32 = 10_000;

/// What a place waits for.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
enum Kind {
    Decision {
        side: usize,
    },
    Chance,
    /// One way leads on: the rules' own.
    Forced,
    Over,
}

/// A position, how one gets there from its parent, and what is known of its worth.
#[derive(Debug)]
struct TreeNode<G: Game, S> {
    state: G::State,
    kind: Kind,
    /// The action that leads here, from a decision.
    action: Option<G::Action>,
    /// The tickets that lead here, from chance.
    tickets: u32,
    /// Its worth at first sight.
    appraised: S,
    /// Its worth as known now.
    worth: S,
    visits: u32,
    children: Range<usize>,
    /// Whether everything below is known to the end.
    settled: bool,
}

/// What a search found out about one action of the root.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Found<A> {
    pub(crate) action: A,
    pub(crate) visits: u32,
    pub(crate) worth: f32,
    /// Whether it was searched enough to be chosen.
    pub(crate) enough: bool,
}

/// A search tree, grown simulation by simulation. Its memory is kept from search to search.
#[derive(Debug)]
pub(crate) struct Tree<G: Game, S> {
    sides: Sides,
    places: Vec<TreeNode<G, S>>,
    path: Vec<usize>,
    actions: Vec<G::Action>,
    spread: Vec<(G::State, u32)>,
}

impl<G: Game, S: Shares> Tree<G, S> {
    pub(crate) fn new(game: &G) -> Self {
        Self {
            sides: Sides::of(game),
            places: Vec::new(),
            path: Vec::new(),
            actions: Vec::new(),
            spread: Vec::new(),
        }
    }

    /// Plants a new tree and grows its first leaves.
    pub(crate) fn plant(&mut self, game: &G, guide: &impl Guide<G, Shares = S>, state: G::State) {
        self.places.clear();
        self.add(game, guide, state, None, 1);
        self.grow(game, guide, 0);
    }

    /// Whether another simulation could change nothing.
    pub(crate) fn is_done(&self) -> bool {
        self.places[0].settled || self.places.len() >= MOST_PLACES
    }

    /// What is known of the root's actions, in the order in which the game lists them.
    pub(crate) fn found(&self) -> impl Iterator<Item = Found<G::Action>> {
        let root = &self.places[0];
        let side = if let Kind::Decision { side } = root.kind { side } else { 0 };
        let children = &self.places[root.children.clone()];
        let most = children.iter().map(|child| child.visits).max().unwrap_or(0) as f32;
        children.iter().filter_map(move |child| {
            let enough = child.settled || child.visits as f32 >= ENOUGH_VISITS * most;
            let worth = child.worth.as_ref()[side];
            Some(Found { action: child.action?, visits: child.visits, worth, enough })
        })
    }

    /// One simulation: down to a leaf, and its worth back up.
    pub(crate) fn simulate<K>(&mut self, game: &G, guide: &K, random: &mut Generator)
    where
        K: Guide<G, Shares = S>,
    {
        self.path.clear();
        self.path.push(0);
        let mut at = 0;
        while let Some(next) = self.select::<K>(at) {
            self.path.push(next);
            at = next;
        }
        if K::APPRAISES {
            self.grow(game, guide, at);
            while !guide.rests(&self.places[at].state) {
                let Some(next) = self.select::<K>(at) else { break };
                self.path.push(next);
                self.grow(game, guide, next);
                at = next;
            }
            return self.carry_back();
        }
        if self.places[at].visits > 0 && !self.places[at].settled {
            self.grow(game, guide, at);
            at = self.select::<K>(at).unwrap_or(at);
            self.path.push(at);
        }
        let came_of_it = play_out(game, guide, &self.sides, self.places[at].state.clone(), random);
        self.average(came_of_it);
    }

    /// The child that the next simulation goes through; none for a leaf.
    fn select<K: Guide<G, Shares = S>>(&self, at: usize) -> Option<usize> {
        let place = &self.places[at];
        let children = &self.places[place.children.clone()];
        let open = children.iter().enumerate().filter(|(_, child)| !child.settled);
        let scored = open.map(|(index, child)| {
            let score = if let Kind::Decision { side } = place.kind {
                let doubt = ((place.visits + 2) as f32).ln() / (child.visits + 1) as f32;
                child.worth.as_ref()[side] + K::EXPLORATION * doubt.sqrt()
            } else {
                let share = child.tickets as f32 / all_tickets(children) as f32;
                share * (place.visits + 1) as f32 - child.visits as f32
            };
            (index, score)
        });
        let best = scored.reduce(|best, next| if next.1 > best.1 { next } else { best });
        best.map(|(index, _)| place.children.start + index)
    }

    /// Gives a leaf its children, each with what it is worth at first sight.
    fn grow(&mut self, game: &G, guide: &impl Guide<G, Shares = S>, at: usize) {
        let state = self.places[at].state.clone();
        let first = self.places.len();
        match self.places[at].kind {
            Kind::Over => {}
            Kind::Forced => {
                let mut after = state;
                game.carry_on(&mut after, &mut Quiet);
                self.add(game, guide, after, None, 1);
            }
            Kind::Chance => {
                let mut spread = std::mem::take(&mut self.spread);
                guide.spread(game, &state, &mut spread);
                for (after, tickets) in spread.drain(..) {
                    self.add(game, guide, after, None, tickets);
                }
                self.spread = spread;
            }
            Kind::Decision { .. } => {
                let mut actions = std::mem::take(&mut self.actions);
                game.actions(&state, &mut actions);
                for &action in &actions {
                    let mut after = state.clone();
                    game.apply(&mut after, action, &mut Quiet);
                    self.add(game, guide, after, Some(action), 1);
                }
                self.actions = actions;
            }
        }
        self.places[at].children = first..self.places.len();
    }

    fn add<K: Guide<G, Shares = S>>(
        &mut self,
        game: &G,
        guide: &K,
        state: G::State,
        action: Option<G::Action>,
        tickets: u32,
    ) {
        let kind = match game.node(&state) {
            Node::Over(_) => Kind::Over,
            Node::Chance { .. } => Kind::Chance,
            Node::Forced { .. } => Kind::Forced,
            Node::Decision { seat } => Kind::Decision { side: self.sides.side(seat) },
        };
        let appraised = match game.node(&state) {
            Node::Over(ending) => self.sides.worth(&ending),
            _ if K::APPRAISES => guide.appraise(game, &state),
            _ => S::NONE,
        };
        let settled = kind == Kind::Over && K::APPRAISES;
        self.places.push(TreeNode {
            state,
            kind,
            action,
            tickets,
            appraised,
            worth: appraised,
            visits: 0,
            children: 0..0,
            settled,
        });
    }

    /// Weighs every place on the way anew, from the leaf to the root.
    fn carry_back(&mut self) {
        while let Some(at) = self.path.pop() {
            self.places[at].visits += 1;
            let (worth, settled) = self.weighed(at);
            self.places[at].worth = worth;
            self.places[at].settled = settled;
        }
    }

    /// A place's worth and whether it is settled, from its children.
    fn weighed(&self, at: usize) -> (S, bool) {
        let place = &self.places[at];
        let children = &self.places[place.children.clone()];
        let settled = place.settled || children.iter().all(|child| child.settled);
        let worth = match place.kind {
            Kind::Decision { side } => {
                let share = |child: &&TreeNode<G, S>| child.worth.as_ref()[side];
                let best = children
                    .iter()
                    .reduce(|best, next| if share(&next) > share(&best) { next } else { best });
                best.map_or(place.worth, |child| child.worth)
            }
            Kind::Chance | Kind::Forced => mean(children),
            Kind::Over => place.worth,
        };
        (worth, settled)
    }

    /// Adds what came of a game played out to every place on the way.
    fn average(&mut self, came_of_it: S) {
        while let Some(at) = self.path.pop() {
            let place = &mut self.places[at];
            place.visits += 1;
            for (mean, &new) in place.worth.as_mut().iter_mut().zip(came_of_it.as_ref()) {
                *mean += (new - *mean) / place.visits as f32;
            }
        }
    }
}

fn all_tickets<G: Game, S>(children: &[TreeNode<G, S>]) -> u32 {
    children.iter().map(|child| child.tickets).sum()
}

/// The mean worth of chance's children by their tickets.
///
/// What search found out about some outcomes is believed, in part, of those not yet searched: an
/// appraisal that is too high for one card is likely too high for the next.
fn mean<G: Game, S: Shares>(children: &[TreeNode<G, S>]) -> S {
    let searched = |child: &&TreeNode<G, S>| child.visits > 0;
    let all = all_tickets(children) as f32;
    let seen: u32 = children.iter().filter(searched).map(|child| child.tickets).sum();
    let unseen: u32 = children
        .iter()
        .filter(|child| child.visits == 0 && !child.settled)
        .map(|it| it.tickets)
        .sum();
    let mut worth = S::NONE;
    for (side, share) in worth.as_mut().iter_mut().enumerate() {
        let sum = |part: &dyn Fn(&TreeNode<G, S>) -> f32| -> f32 {
            children.iter().map(|child| child.tickets as f32 * part(child)).sum()
        };
        let appraised = sum(&|child| child.appraised.as_ref()[side]);
        let correction = sum(&|child| child.worth.as_ref()[side] - child.appraised.as_ref()[side]);
        let believed = BELIEF * correction * unseen as f32 / (seen.max(1)) as f32;
        *share = ((appraised + correction + believed) / all).clamp(0.0, 1.0);
    }
    worth
}

/// Plays a game to its end by the guide's policy.
fn play_out<G: Game, K: Guide<G>>(
    game: &G,
    guide: &K,
    sides: &Sides,
    mut state: G::State,
    random: &mut Generator,
) -> K::Shares {
    let mut actions = Vec::new();
    for _ in 0..LONGEST_PLAY_OUT {
        match game.node(&state) {
            Node::Over(ending) => return sides.worth(&ending),
            Node::Forced { .. } => game.carry_on(&mut state, &mut Quiet),
            Node::Chance { tickets, .. } => {
                let outcome = game.outcome(&state, random.below(tickets));
                game.settle(&mut state, outcome, &mut Quiet);
            }
            Node::Decision { .. } => {
                game.actions(&state, &mut actions);
                let action = guide.policy(game, &state, &actions, random);
                game.apply(&mut state, action, &mut Quiet);
            }
        }
    }
    K::Shares::NONE
}

/// The order of what was found: first what was searched enough, by worth.
pub(crate) fn better_first<A>(left: &Found<A>, right: &Found<A>) -> Ordering {
    let rank = |found: &Found<A>| (found.enough, found.worth, found.visits);
    rank(right).partial_cmp(&rank(left)).unwrap_or(Ordering::Equal)
}
