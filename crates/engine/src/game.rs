//! The contract: what every game can be asked, and what everything else may ask.
//!
//! A [`Game`] is a table as agreed before play: options and components, never changed. A `State`
//! is where play stands: small, cheap to clone, and silent about anything not yet known.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::num::NonZeroU32;
use std::ops::RangeInclusive;

use crate::case::Cited;
use crate::chance::TicketSource;
use crate::number::Number;
use crate::odds::ForecastOf;
use crate::play::{Move, MoveOf};
use crate::{Case, Clause, Fault, OptionSpec, Seat, Terms, Viewer};

/// One game's rules.
///
/// The methods stand in the order in which a game is set up and played; every game's `game.rs`
/// keeps that order. None of them does I/O, reads a clock or rolls.
pub trait Game: Sized + Debug + Send + Sync + 'static {
    /// Where play stands.
    type State: Clone + Eq + Hash + Debug + Send + Sync;
    /// What a seat decides: one click's worth.
    type Action: Copy + Eq + Hash + Debug + Display + Send + Sync;
    /// What chance decides: one die, one card, one chit.
    type Outcome: Copy + Eq + Hash + Debug + Display + Send + Sync;
    /// A fact that came about.
    type Event: Clone + Eq + Debug + Send + Sync;
    /// All that one viewer may know.
    type View: Clone + Eq + Debug + Send + Sync;
    /// A reason against an action, with its numbers: `draw` finds the words.
    type Objection: Clone + Eq + Debug + Cited + Send + Sync;
    /// What a forecast asks: how a card fares, how many are lost.
    type Question: Clone + Eq + Debug + Send + Sync;
    /// What may come of it.
    type Answer: Clone + Eq + Debug + Send + Sync;

    /// What is the same at every table.
    const INFO: &'static Info;

    /// Lays the game out as agreed, or says everything that is wrong with the terms.
    ///
    /// # Errors
    /// Every option or component that this game cannot be played with.
    fn agree(terms: &Terms) -> Result<Self, Vec<Fault>>;

    /// How many seats this table has.
    fn seats(&self) -> u8;

    /// The side that a seat plays for, by any number: seats of one side win and lose together.
    /// Everybody plays for himself, unless a game says otherwise.
    fn side(&self, seat: Seat) -> u8 {
        seat.number()
    }

    /// The position before the first step.
    fn start(&self) -> Self::State;

    /// The one thing that the game waits for.
    fn node(&self, state: &Self::State) -> Node;

    /// Puts every listed action of a decision into the caller's buffer, in a fixed order.
    ///
    /// The buffer is cleared first. At other nodes it stays empty. Where actions have free
    /// parameters (a distance, an angle), a finite and sensible sample is listed.
    fn actions(&self, state: &Self::State, list: &mut Vec<Self::Action>);

    /// Whether an action belongs to the domain of this decision, and so may be done.
    ///
    /// List and judgement come from one domain: what is listed is allowed.
    fn allows(&self, state: &Self::State, action: Self::Action) -> bool;

    /// Every reason against an action that is not allowed; at least one. Nobody asks about others.
    fn objections(&self, state: &Self::State, action: Self::Action) -> Vec<Self::Objection>;

    /// The number in an action, and what it may be while all else in the action stays the same.
    fn number(&self, _state: &Self::State, _action: Self::Action) -> Option<Number> {
        None
    }

    /// The outcome that a ticket of the chance node stands for.
    fn outcome(&self, state: &Self::State, ticket: u32) -> Self::Outcome;

    /// Carries out a legal action and logs what came about.
    ///
    /// Trusts its caller: for search and replay. Everybody else goes through [`crate::door`].
    fn apply(&self, state: &mut Self::State, action: Self::Action, log: &mut impl Log<Self::Event>);

    /// Carries out an outcome of the chance node and logs what came about. Trusts its caller.
    fn settle(
        &self,
        state: &mut Self::State,
        outcome: Self::Outcome,
        log: &mut impl Log<Self::Event>,
    );

    /// Makes the step that the rules themselves make at a [`Node::Forced`], and logs what came
    /// about. A game without such steps has nothing to do.
    fn carry_on(&self, _state: &mut Self::State, _log: &mut impl Log<Self::Event>) {}

    /// Makes a move of any kind. Trusts its caller.
    fn make(&self, state: &mut Self::State, made: MoveOf<Self>, log: &mut impl Log<Self::Event>) {
        match made {
            Move::Act(_, action) => self.apply(state, action, log),
            Move::Chance(outcome) => self.settle(state, outcome, log),
            Move::Forced(_) => self.carry_on(state, log),
            Move::Propose(..) => {}
        }
    }

    /// What one viewer may know. Positions that differ only in the rest give equal views.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// A position that the view's owner might be in: what he cannot know is drawn from `random`.
    ///
    /// This is how a computer player thinks, and why it cannot peek: it starts from a view.
    fn imagine(&self, view: &Self::View, random: &mut dyn TicketSource) -> Self::State;

    /// Whether anything may ever be hidden from anybody at this table.
    fn has_secrets(&self) -> bool {
        false
    }

    /// Whether anything in this position is hidden from anybody.
    fn keeps_secrets(&self, _state: &Self::State) -> bool {
        false
    }

    /// An action in this position as one viewer learns of it: whole, in part, or not at all.
    fn action_seen_by(
        &self,
        _state: &Self::State,
        action: Self::Action,
        _viewer: Viewer,
    ) -> Option<Self::Action> {
        Some(action)
    }

    /// What chance decides in this position, as one viewer learns of it.
    fn outcome_seen_by(
        &self,
        _state: &Self::State,
        outcome: Self::Outcome,
        _viewer: Viewer,
    ) -> Option<Self::Outcome> {
        Some(outcome)
    }

    /// The event as one viewer learns of it: whole, in part, or not at all.
    fn seen_by(&self, event: &Self::Event, _viewer: Viewer) -> Option<Self::Event> {
        Some(event.clone())
    }

    /// Whether an action shows another viewer something that he did not know.
    fn reveals(&self, state: &Self::State, action: Self::Action) -> bool;

    /// The exact chances of what follows an action, where the game can tell them.
    ///
    /// Whoever asks for somebody gives a position that this viewer imagines, so that no chance
    /// can betray what he may not know.
    fn odds(&self, state: &Self::State, action: Self::Action) -> Vec<ForecastOf<Self>>;

    /// The same for the last action of an order, whose other actions lead from what the viewer knows
    /// to the position before it. What only those would show him is not known to him yet.
    fn odds_of_last(
        &self,
        _known: &Self::State,
        before: &Self::State,
        action: Self::Action,
    ) -> Vec<ForecastOf<Self>> {
        self.odds(before, action)
    }

    /// The single actions that a group order in text stands for, if it is one.
    ///
    /// Each passes the same door as if it had been given alone; there is no second set of rules.
    fn expand(&self, state: &Self::State, order: &str) -> Option<Vec<Self::Action>>;

    /// Reads an action's notation.
    ///
    /// # Errors
    /// If the text is the notation of no action.
    fn read_action(&self, text: &str) -> Result<Self::Action, Fault>;

    /// Reads an outcome's notation.
    ///
    /// # Errors
    /// If the text is the notation of no outcome.
    fn read_outcome(&self, text: &str) -> Result<Self::Outcome, Fault>;

    /// The position in text, complete: [`Game::read_position`] gives an equal one back.
    fn write_position(&self, state: &Self::State) -> String;

    /// A playable position from text that anybody may have written.
    ///
    /// # Errors
    /// All faults of the text and of the position, not the first alone.
    fn read_position(&self, text: &str) -> Result<Self::State, Vec<Fault>>;
}

/// What a game is, before anything is agreed.
#[derive(Debug)]
pub struct Info {
    /// The name used on command lines and in records.
    pub id: &'static str,
    /// The name on the box.
    pub title: &'static str,
    /// Whose game it is, and which edition is played here.
    pub edition: &'static str,
    /// One sentence for a newcomer.
    pub summary: &'static str,
    /// How many may play.
    pub seats: RangeInclusive<u8>,
    /// How long a game takes people, in minutes.
    pub minutes: u16,
    /// Raised by every change that alters play.
    pub rules_version: u32,
    /// Every clause, in the rulebook's order.
    pub clauses: &'static [Clause],
    /// RULINGS.md: every unclear point, settled.
    pub rulings: &'static str,
    /// What a table may agree on.
    pub options: &'static [OptionSpec],
    /// The component data, each datum with its standing.
    pub components: &'static str,
    /// Hashes that the same data had before, in records that were written then: a datum was added
    /// since, or hashes were made otherwise. Data that differ under an old key have no place here.
    pub former_components: &'static [&'static str],
}

/// What a game can be waiting for.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Node {
    /// A seat decides.
    Decision {
        /// Which seat.
        seat: Seat,
    },
    /// Chance decides, one of so many equally likely tickets.
    Chance {
        /// How many.
        tickets: NonZeroU32,
        /// The clause that calls for chance.
        case: Case,
    },
    /// The rules make the next step themselves: an automaton's move, a forced retreat, the end of
    /// a phase. It is a step of its own, so that a person can look at each and ask why.
    Forced {
        /// The clause that makes it.
        case: Case,
    },
    /// Nothing: the game is over.
    Over(Ending),
}

/// How a game ended.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Ending {
    /// The clause that ended it.
    pub case: Case,
    /// Why, in a few words.
    pub reason: &'static str,
    /// What each seat made of it; seats that a table lacks are `Drawn`.
    pub verdicts: [Verdict; Seat::MOST],
}

impl Ending {
    /// An ending that all seats share.
    pub const fn together(case: Case, reason: &'static str, verdict: Verdict) -> Self {
        Self { case, reason, verdicts: [verdict; Seat::MOST] }
    }

    /// What a seat made of it.
    pub fn verdict(&self, seat: Seat) -> Verdict {
        self.verdicts[seat.index()]
    }
}

/// What an ending is to a seat.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Verdict {
    /// It won.
    Won,
    /// It lost.
    Lost,
    /// Neither.
    Drawn,
}

/// Where facts go as they come about.
pub trait Log<E> {
    /// Whether anybody reads it: what only explains a fact need not be found out otherwise.
    const LISTENS: bool;

    /// Takes one fact; a log that nobody reads does not even make it.
    fn tell(&mut self, fact: impl FnOnce() -> E);
}

impl<E> Log<E> for Vec<E> {
    const LISTENS: bool = true;

    fn tell(&mut self, fact: impl FnOnce() -> E) {
        self.push(fact());
    }
}

/// The log that nobody reads.
#[derive(Copy, Clone, Debug)]
pub struct Quiet;

impl<E> Log<E> for Quiet {
    const LISTENS: bool = false;

    #[inline]
    fn tell(&mut self, _: impl FnOnce() -> E) {}
}
