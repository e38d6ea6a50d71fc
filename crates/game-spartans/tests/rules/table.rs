//! A table with a position in the middle of a game, and steps made on it as people write them.

use crate::common::{Field, area};
use engine::{Cited as _, Game, Node, Quiet, Seat};
use game_spartans::stack::Unit;
use game_spartans::state::Segment;
use game_spartans::units::Side;
use game_spartans::{Action, Awaits, Event, Objection, Outcome, Spartans, State};
use testkit::script;

/// Rules and a position.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) game: Spartans,
    pub(crate) state: State,
}

impl Table {
    /// A new game.
    pub(crate) fn start(options: &str) -> Self {
        let game = Spartans::agree(&script::terms(options)).expect("it can be agreed");
        let state = game.start();
        Self { game, state }
    }

    /// The first round of the first day: these units, in this step; nobody is anywhere else.
    pub(crate) fn at(options: &str, segment: Segment, awaits: Awaits, lines: &str) -> Self {
        let mut table = Self::start(options);
        let state = &mut table.state;
        (state.round, state.today, state.segment, state.awaits) = (1, 1, segment, awaits);
        for muster in &mut state.musters {
            *muster = game_spartans::muster::Muster::default();
        }
        state.positions = Field::new(lines).positions;
        table
    }

    /// Greeks move.
    pub(crate) fn greeks_move(lines: &str) -> Self {
        Self::at("", Segment::GreekMovement, Awaits::Movement(Seat::FIRST), lines)
    }

    /// Greeks fire.
    pub(crate) fn greeks_fire(lines: &str) -> Self {
        Self::at("", Segment::GreekOffensiveFire, Awaits::Fire(Seat::FIRST), lines)
    }

    /// Greeks say which melee they fight.
    pub(crate) fn greeks_fight(lines: &str) -> Self {
        Self::at("", Segment::GreekMelee, Awaits::Melee(Seat::FIRST), lines)
    }

    /// The Persian system moves next.
    pub(crate) fn system_moves(options: &str, lines: &str) -> Self {
        Self::at(options, Segment::PersianMovement, Awaits::Entry, lines)
    }

    /// Changes every unit of a side in an area.
    pub(crate) fn change(mut self, side: Side, at: &str, change: impl Fn(&mut Unit)) -> Self {
        self.state.positions.change(side, area(at), |stack| {
            stack.units_mut().for_each(change);
        });
        self
    }

    /// Changes the rest of the position.
    pub(crate) fn with(mut self, change: impl FnOnce(&mut State)) -> Self {
        change(&mut self.state);
        self
    }

    pub(crate) fn action(&self, text: &str) -> Action {
        self.game.read_action(text).unwrap_or_else(|fault| panic!("{text}: {fault:?}"))
    }

    /// Every reason against an action; none if it is legal.
    #[track_caller]
    pub(crate) fn against(&self, text: &str) -> Vec<Objection> {
        let action = self.action(text);
        if self.game.allows(&self.state, action) {
            return Vec::new();
        }
        self.game.objections(&self.state, action)
    }

    /// The clauses behind them.
    #[track_caller]
    pub(crate) fn cases(&self, text: &str) -> Vec<&'static str> {
        self.against(text).iter().map(|it| it.case().id()).collect()
    }

    /// Makes one step, whoever makes it, and says what came about.
    #[track_caller]
    pub(crate) fn go(&mut self, text: &str) -> Vec<Event> {
        let mut told = Vec::new();
        match self.game.node(&self.state) {
            Node::Decision { .. } => {
                let action = self.action(text);
                let reasons = self.against(text);
                assert!(reasons.is_empty(), "{text}: {reasons:?}");
                self.game.apply(&mut self.state, action, &mut told);
            }
            Node::Chance { .. } => {
                let outcome: Outcome = self.game.read_outcome(text).expect("an outcome");
                self.game.settle(&mut self.state, outcome, &mut told);
            }
            other => panic!("{text}: {other:?}"),
        }
        told
    }

    /// Lets the rules go on as long as they do so by themselves.
    pub(crate) fn carry_on(&mut self) -> Vec<Event> {
        let mut told = Vec::new();
        while matches!(self.game.node(&self.state), Node::Forced { .. }) {
            self.game.carry_on(&mut self.state, &mut told);
        }
        told
    }

    /// Takes an action without asking what it was.
    pub(crate) fn apply(&self, action: Action) -> Self {
        let mut after = self.clone();
        self.game.apply(&mut after.state, action, &mut Quiet);
        after
    }
}
