//! The Ford: a made-up game that needs everything the contract promises and no rulebook has to.
//!
//! Two seats, a hidden card each, orders sealed at the same time and turned over together, a march
//! of any distance, a reaction out of turn, one die, a step that the rules make themselves. With the option `flaw` it breaks one promise
//! on purpose, so that tests can show that the battery notices.

mod flaw;
mod notation;
mod rules;
mod sight;

use std::num::NonZeroU32;

use engine::case::{self, Case, Clause, Standing};
use engine::{
    D6, Ending, Fault, ForecastOf, Game, Info, Log, Measure, Node, Number, OptionSpec, Pool, Seat,
    Terms, TicketSource, Viewer, options, play,
};

use rules::{PACES, Rules};

pub use flaw::Flaw;
pub use rules::{Action, Answer, Event, Modifier, Objection, Order, Outcome, Priority, State};
pub use sight::{Asked, Seen, View};

const fn clause(id: &'static str, title: &'static str, text: &'static str) -> Clause {
    Clause { id, title, source: "made up", text, standing: Standing::Enforced, rulings: &[] }
}

/// The index.
#[rustfmt::skip]
pub const CASES: &[Clause] = &[
    clause("F1", "Cards", "Each seat is dealt one card, face down, from two 1s, two 2s and two 3s."),
    clause("F2", "Orders", "Each seat seals an order; when both are sealed they are turned over."),
    clause("F3", "The march", "The first seat that pushes marches 1 to 30 paces. If both hold, it is drawn."),
    clause("F4", "The reaction", "The other seat, though not in turn, braces or yields."),
    clause("F5", "The clash", "If it braces, a die is added to the marcher's card. A sum three above its card wins."),
    clause("F6", "The crossing", "If it yields, twenty paces win the ford; fewer leave it drawn."),
    clause("F7", "Falling back", "Who yields falls back to the bank farthest from the marcher, upstream of two. Since version 4."),
];

pub(crate) const fn cite(id: &'static str) -> Case {
    case::cite(CASES, id)
}

const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        name: "water",
        values: &["low", "high"],
        text: "how deep the ford is; for looks",
        case: cite("F3"),
    },
    OptionSpec {
        name: "flaw",
        values: Flaw::NAMES,
        text: "which promise is broken",
        case: cite("F1"),
    },
];

static INFO: Info = Info {
    id: "ford",
    title: "The Ford",
    edition: "made up for tests",
    summary: "Two orders under one cover, and a river between them.",
    seats: 2..=2,
    minutes: 1,
    rules_version: 4,
    clauses: CASES,
    rulings: "",
    options: OPTIONS,
    components: include_str!("toy/components.toml"),
    former_components: &["1fc0b61493078efb"],
};

/// The Ford as one table plays it.
#[derive(Clone, Debug)]
pub struct Toy {
    /// The rules version that is played by.
    pub rules: u32,
    /// The promise that is broken.
    pub flaw: Flaw,
    /// The ford's name, from the component data.
    pub name: String,
}

impl Game for Toy {
    type State = State;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;
    type Objection = Objection;
    type Question = Asked;
    type Answer = bool;

    const INFO: &'static Info = &INFO;

    fn agree(terms: &Terms) -> Result<Self, Vec<Fault>> {
        let values = options::agreed(OPTIONS, &terms.options)?;
        let sheet = play::components::<Self>(terms)?;
        let name = sheet.get("ford.name").map_or_else(String::new, |datum| datum.value.clone());
        let rules = terms.rules_version(&INFO)?;
        Ok(Self { rules, flaw: Flaw::named(values[1]), name })
    }

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> State {
        State::START
    }

    fn node(&self, state: &State) -> Node {
        rules::node(self.played(), state)
    }

    fn actions(&self, state: &State, list: &mut Vec<Action>) {
        rules::actions(self.played(), state, list);
    }

    fn allows(&self, state: &State, action: Action) -> bool {
        rules::allows(self.played(), state, action)
    }

    fn objections(&self, state: &State, action: Action) -> Vec<Objection> {
        rules::objections(self.played(), state, action)
    }

    fn number(&self, _: &State, action: Action) -> Option<Number> {
        let Action::March(paces) = action else { return None };
        let (least, most) = (i32::from(*PACES.start()), i32::from(*PACES.end()));
        Some(Number { value: paces.into(), least, most, step: 1, measure: Measure::Points })
    }

    fn outcome(&self, state: &State, ticket: u32) -> Outcome {
        match state.dealt_next() {
            Some(_) => Outcome::Card(state.deck.nth(ticket)),
            None => Outcome::Die(D6::of_ticket(ticket)),
        }
    }

    fn apply(&self, state: &mut State, action: Action, log: &mut impl Log<Event>) {
        rules::apply(self.played(), state, action, log);
    }

    fn settle(&self, state: &mut State, outcome: Outcome, log: &mut impl Log<Event>) {
        rules::settle(self.played(), state, outcome, log);
    }

    fn carry_on(&self, state: &mut State, log: &mut impl Log<Event>) {
        rules::fall_back(state, log);
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        sight::view(self.flaw, state, viewer)
    }

    fn imagine(&self, view: &View, random: &mut dyn TicketSource) -> State {
        sight::imagine(view, random)
    }

    fn has_secrets(&self) -> bool {
        true
    }

    fn keeps_secrets(&self, state: &State) -> bool {
        self.flaw != Flaw::DenySecrets && state.cards[0].is_some() && state.die.is_none()
    }

    fn action_seen_by(&self, state: &State, action: Action, viewer: Viewer) -> Option<Action> {
        sight::action_seen_by(self.flaw, state, action, viewer)
    }

    fn outcome_seen_by(&self, state: &State, outcome: Outcome, viewer: Viewer) -> Option<Outcome> {
        sight::outcome_seen_by(self.flaw, state, outcome, viewer)
    }

    fn seen_by(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        sight::seen_by(self.flaw, event, viewer)
    }

    /// The second order turns both over.
    fn reveals(&self, state: &State, action: Action) -> bool {
        matches!(action, Action::Seal(_)) && state.orders[0].is_some()
    }

    fn odds(&self, state: &State, action: Action) -> Vec<ForecastOf<Self>> {
        sight::odds(self.flaw, state, action)
    }

    /// `bold` pushes, `meek` holds.
    fn expand(&self, _: &State, order: &str) -> Option<Vec<Action>> {
        match order {
            "bold" => Some(vec![Action::Seal(Order::Push), Action::March(30)]),
            "meek" => Some(vec![Action::Seal(Order::Hold)]),
            _ => None,
        }
    }

    fn read_action(&self, text: &str) -> Result<Action, Fault> {
        notation::read_action(self.flaw, text)
    }

    fn read_outcome(&self, text: &str) -> Result<Outcome, Fault> {
        notation::read_outcome(text)
    }

    fn write_position(&self, state: &State) -> String {
        notation::write_position(self.flaw, state)
    }

    fn read_position(&self, text: &str) -> Result<State, Vec<Fault>> {
        notation::read_position(text)
    }
}

impl Toy {
    const fn played(&self) -> Rules {
        Rules { version: self.rules, flaw: self.flaw }
    }
}

/// Every action that anybody could think of.
pub fn conceivable(_: &Toy) -> Vec<Action> {
    let mut actions = vec![Action::Seal(Order::Hold), Action::Seal(Order::Push)];
    actions.extend((0..=40).map(Action::March));
    actions.extend([Action::Answer(Answer::Brace), Action::Answer(Answer::Yield)]);
    actions
}

/// What the position after a step does not show of it.
pub fn missing(_: &Toy, _: &State, made: play::MoveOf<Toy>, after: &State) -> Vec<String> {
    let shown = match made {
        engine::Move::Act(seat, Action::Seal(order)) => after.orders[seat.index()] == Some(order),
        engine::Move::Act(_, Action::March(paces)) => after.paces == Some(paces),
        engine::Move::Act(_, Action::Answer(answer)) => after.answer == Some(answer),
        engine::Move::Chance(Outcome::Die(face)) => after.die == Some(face),
        engine::Move::Chance(Outcome::Card(card)) => after.cards.contains(&Some(card)),
        engine::Move::Forced(_) => after.bank.is_some(),
        engine::Move::Propose(..) => true,
    };
    if shown { Vec::new() } else { vec!["what it says".to_owned()] }
}

/// A battery for the Ford with a flaw.
pub const fn battery(options: &'static str) -> crate::Battery<Toy> {
    crate::Battery {
        options,
        position: None,
        games: 300,
        seed: 1,
        thorough: 1,
        nodes: 1,
        longest: 9,
        listing: crate::battery::Listing::Sample,
        conceivable: crate::battery::Conceivable::Every(conceivable),
        unsound: |_, state| rules::unsoundness(state),
        witness: missing,
        twin: rules::twin,
    }
}

pub(crate) fn tickets(pool: Pool) -> NonZeroU32 {
    NonZeroU32::new(pool.size()).unwrap_or(NonZeroU32::MIN)
}

pub(crate) fn ending(case: Case, reason: &'static str, winner: Option<Seat>) -> Ending {
    let mut ending = Ending::together(case, reason, engine::Verdict::Drawn);
    if let Some(winner) = winner {
        ending.verdicts[winner.index()] = engine::Verdict::Won;
        ending.verdicts[winner.clockwise(2).index()] = engine::Verdict::Lost;
    }
    ending
}
