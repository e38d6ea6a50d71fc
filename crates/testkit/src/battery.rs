//! The battery: many whole random games of any game, with everything checked that must always hold.
//!
//! Cheap checks run at every node of every game. Costly ones (every action tried, every view, every
//! text read back) run at every node of every n-th game, or at some of them where games are long; at
//! its end the whole record is replayed.
//!
//! Legality is tried with every conceivable action, or, where there are too many, with a sample of
//! each kind; the report says how many.

mod chance;
mod decision;
mod memory;
mod moment;
mod sight;

use std::collections::{BTreeMap, HashSet};

use engine::play::MoveOf;
use engine::{Ending, Fault, Game, Match, Move, Node, TicketSource, Viewer};

use crate::SplitMix;
use crate::script;
use moment::Moment;

/// All conceivable actions, in order and as a set.
type Actions<'a, G> = (&'a [<G as Game>::Action], &'a HashSet<<G as Game>::Action>);

/// Makes up an action of one kind, sensible or not.
pub type Sampler<G> = fn(&G, &<G as Game>::State, &mut SplitMix) -> <G as Game>::Action;

/// The actions that legality is tried with.
#[derive(Debug)]
pub enum Conceivable<G: Game> {
    /// All that anybody could think of, legal now or not: at least every one that is ever listed.
    Every(fn(&G) -> Vec<G::Action>),
    /// Too many to try all: so many of each kind at every node.
    Sampled {
        /// How many of each kind.
        each: u32,
        /// The kinds by name.
        kinds: &'static [(&'static str, Sampler<G>)],
    },
}

/// Says what a step claimed and the position after it does not show.
pub type Witness<G> =
    fn(&G, before: &<G as Game>::State, made: MoveOf<G>, after: &<G as Game>::State) -> Vec<String>;

/// Deals what a viewer may not know anew. Written by the test from the rulebook, not from the view.
pub type Twin<G> = fn(&G, &<G as Game>::State, Viewer, &mut SplitMix) -> <G as Game>::State;

/// Whether a game can list all that is legal.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Listing {
    /// Every legal action is listed.
    Complete,
    /// Actions have free parameters: a sample is listed.
    Sample,
}

/// A battery: how much to play, and what only the game's own tests know.
#[derive(Debug)]
pub struct Battery<G: Game> {
    /// Options as on a command line: `players=2 hands=hidden`.
    pub options: &'static str,
    /// The position to begin from, where it is not the game's own.
    pub position: Option<&'static str>,
    /// How many games.
    pub games: u32,
    /// Where the random play starts.
    pub seed: u64,
    /// Every so many-th game gets the costly checks.
    pub thorough: u32,
    /// Of such a game every so many-th node gets them.
    pub nodes: usize,
    /// No game takes more steps.
    pub longest: usize,
    /// Whether all legal actions are listed.
    pub listing: Listing,
    /// The actions that legality is tried with.
    pub conceivable: Conceivable<G>,
    /// Everything that is impossible about a position.
    pub unsound: fn(&G, &G::State) -> Vec<Fault>,
    /// What a step claimed and the position does not show.
    pub witness: Witness<G>,
    /// A position that differs only in what a viewer may not know.
    pub twin: Twin<G>,
}

/// What was played.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Report {
    /// How many games.
    pub games: u32,
    /// How many steps in all.
    pub steps: usize,
    /// The steps of the longest game.
    pub longest: usize,
    /// How many games each clause ended.
    pub endings: BTreeMap<&'static str, u32>,
    /// How many actions legality was tried with, listed ones aside, by kind.
    pub tried: BTreeMap<&'static str, u64>,
}

/// How many games to play: the environment variable `PROMACHOS_BATTERY_GAMES`, or the given number.
///
/// # Panics
/// If the variable is set to something else than a number.
pub fn games(usual: u32) -> u32 {
    std::env::var("PROMACHOS_BATTERY_GAMES")
        .map_or(usual, |text| text.parse().expect("PROMACHOS_BATTERY_GAMES is a number"))
}

impl<G: Game> Battery<G> {
    /// Plays all games.
    ///
    /// # Panics
    /// At the first thing that does not hold, with game, step and position.
    pub fn run(&self) -> Report {
        let terms = script::terms(self.options);
        let game = script::begin::<G>(&terms, self.position);
        let every = match self.conceivable {
            Conceivable::Every(all) => all(game.game()),
            Conceivable::Sampled { .. } => Vec::new(),
        };
        let known: HashSet<G::Action> = every.iter().copied().collect();
        let mut report = Report { games: self.games, ..Report::default() };
        for number in 0..self.games {
            let mut game = script::begin(&terms, self.position);
            let ending = self.play(&mut game, number, (&every, &known), &mut report);
            let steps = game.steps().len();
            report.steps += steps;
            report.longest = report.longest.max(steps);
            *report.endings.entry(ending.case.id()).or_default() += 1;
        }
        report
    }

    /// The actions to try at a node.
    fn conceive(
        &self,
        game: &Match<G>,
        every: &[G::Action],
        random: &mut SplitMix,
        report: &mut Report,
    ) -> Vec<G::Action> {
        let Conceivable::Sampled { each, kinds } = &self.conceivable else {
            *report.tried.entry("every").or_default() += every.len() as u64;
            return every.to_vec();
        };
        let mut actions = Vec::new();
        for (kind, sample) in *kinds {
            actions.extend((0..*each).map(|_| sample(game.game(), game.state(), random)));
            *report.tried.entry(kind).or_default() += u64::from(*each);
        }
        actions
    }

    fn play(
        &self,
        game: &mut Match<G>,
        number: u32,
        (every, known): Actions<'_, G>,
        report: &mut Report,
    ) -> Ending {
        let mut random = SplitMix::new(self.seed.wrapping_add(u64::from(number) << 32));
        loop {
            let thorough = self.is_thorough(number, game.steps().len());
            let conceivable = &self.conceive(game, every, &mut random, report);
            let moment = Moment { battery: self, number, game, conceivable, known };
            moment.sound(game.state());
            if thorough {
                memory::position_reads_back(&moment);
                sight::views_hold(&moment, &mut random);
            }
            let Some(made) = next(&moment, thorough, &mut random) else {
                let Node::Over(ending) = game.node() else { unreachable!("nothing else ends") };
                return ending;
            };
            let within = game.steps().len() < self.longest;
            moment.hold(within, || format!("the game does not end within {} steps", self.longest));
            self.step(game, number, (conceivable, known), made, thorough);
        }
    }

    /// Whether a node gets the costly checks.
    const fn is_thorough(&self, number: u32, steps: usize) -> bool {
        number.is_multiple_of(self.thorough) && steps.is_multiple_of(self.nodes)
    }

    /// Takes one step, and looks whether the position shows it.
    fn step(
        &self,
        game: &mut Match<G>,
        number: u32,
        (conceivable, known): Actions<'_, G>,
        made: MoveOf<G>,
        thorough: bool,
    ) {
        let before = game.state().clone();
        if thorough {
            memory::undo_holds(game, made, |game| Moment {
                battery: self,
                number,
                game,
                conceivable,
                known,
            });
        } else {
            memory::make(game, made);
        }
        let moment = Moment { battery: self, number, game, conceivable, known };
        moment.witnessed(&before, made, game.state());
    }
}

/// Checks a node, and says how play goes on from it; nothing: it is over.
fn next<G: Game>(
    moment: &Moment<'_, G>,
    thorough: bool,
    random: &mut SplitMix,
) -> Option<MoveOf<G>> {
    let game = moment.game;
    Some(match game.node() {
        Node::Over(_) => {
            decision::nothing_is_left_to_do(moment);
            if moment.number.is_multiple_of(moment.battery.thorough) {
                memory::record_replays(moment);
                memory::looks_back(moment);
            }
            return None;
        }
        Node::Decision { seat } => {
            let list = decision::list_holds(moment, seat, random);
            if thorough {
                decision::every_action_plays(moment, &list);
                let steps: Vec<_> = list.iter().map(|&it| Move::Act(seat, it)).collect();
                sight::events_hold(moment, &steps);
            }
            Move::Act(seat, list[random.pick(list.len())])
        }
        Node::Chance { tickets, .. } => {
            chance::tickets_hold(moment);
            if thorough {
                let outcomes = chance::every_outcome_settles(moment);
                let steps: Vec<_> = outcomes.into_iter().map(Move::Chance).collect();
                sight::events_hold(moment, &steps);
            }
            Move::Chance(game.game().outcome(game.state(), random.draw(tickets)))
        }
        Node::Forced { case } => {
            decision::nothing_is_left_to_do(moment);
            Move::Forced(case)
        }
    })
}
