//! The contract, kept: each question is handed to the module that holds its clauses.

use std::num::NonZeroU32;
use std::sync::Arc;

use engine::chance::TicketSource;
use engine::{D10, Fault, ForecastOf, Game, Info, Log, Node, Number, Seat, Terms, Viewer, play};

use crate::action::{Action, Outcome};
use crate::board::Board;
use crate::cases::{CASES, R2, R3};
use crate::domain::Domain;
use crate::event::Event;
use crate::objection::Objection;
use crate::odds::{Answer, Question};
use crate::options::{Auction, OPTIONS, Options};
use crate::state::{Awaits, State};
use crate::view::View;

/// The Battle of Thermopylae as one table agreed to play it.
#[derive(Clone, Debug)]
pub struct Thermopylae {
    /// The rules version that is played by. What changed since the first is said at its clause.
    pub rules: u32,
    /// What was agreed.
    pub options: Options,
    /// Map, unit values and armies.
    pub board: Arc<Board>,
}

static INFO: Info = Info {
    id: "thermopylae",
    title: "The Battle of Thermopylae",
    edition: "Ryan S. Johnson, Guild of Blades, 2nd edition",
    summary: "Bid how many Persians you can destroy before the pass falls, then hold it, or force it.",
    seats: 2..=2,
    minutes: 90,
    rules_version: 2, // [A28] Quiet rounds count from first contact on.
    clauses: CASES,
    rulings: include_str!("../RULINGS.md"),
    options: OPTIONS,
    components: include_str!("data/components.toml"),
    former_components: &["3bbe452ebd002378"],
};

/// The two sides of a coin.
const COIN: NonZeroU32 = NonZeroU32::new(2).unwrap();

impl Game for Thermopylae {
    type State = State;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;
    type Objection = Objection;
    type Question = Question;
    type Answer = Answer;

    const INFO: &'static Info = &INFO;

    fn agree(terms: &Terms) -> Result<Self, Vec<Fault>> {
        let rules = terms.rules_version(&INFO)?;
        let options = Options::read(&terms.options)?;
        let board = Board::read(&play::components::<Self>(terms)?, options.army)?;
        let game = Self { rules, options, board: Arc::new(board) };
        match game.agreed() {
            Some(agreed) if agreed.bid > game.highest_bid() => Err(vec![Fault::new(format!(
                "option bid is {}, but the Persian army has {} units; bid no more",
                agreed.bid,
                game.highest_bid()
            ))]),
            _ => Ok(game),
        }
    }

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> State {
        self.lay_out()
    }

    #[inline]
    fn node(&self, state: &State) -> Node {
        match state.awaits {
            Awaits::Opener => Node::Chance { tickets: COIN, case: R2 },
            Awaits::Tie => Node::Chance { tickets: COIN, case: R3 },
            Awaits::Dice => Node::Chance { tickets: D10::TICKETS, case: Self::case_of_die(state) },
            Awaits::Auction { seat } => Node::Decision { seat },
            Awaits::FirstBid => Node::Decision { seat: Seat::FIRST },
            Awaits::SecondBid { .. } => Node::Decision { seat: Seat::FIRST.clockwise(2) },
            Awaits::SetUp => Node::Decision { seat: state.greek },
            Awaits::Hits(side) => Node::Decision { seat: state.seat_of(side) },
            Awaits::Combat | Awaits::Join | Awaits::Again | Awaits::Movement => {
                Node::Decision { seat: state.seat_of(state.side) }
            }
            Awaits::Over(finish) => Node::Over(finish.ending(state.greek)),
        }
    }

    #[inline]
    fn actions(&self, state: &State, list: &mut Vec<Action>) {
        list.clear();
        self.domain(state).list(list);
    }

    #[inline]
    fn allows(&self, state: &State, action: Action) -> bool {
        self.domain(state).has(action)
    }

    fn objections(&self, state: &State, action: Action) -> Vec<Objection> {
        self.reasons_against(state, action)
    }

    fn number(&self, state: &State, action: Action) -> Option<Number> {
        match (self.domain(state), action) {
            (Domain::Bids(bids), Action::Bid(units)) => Some(bids.number(units)),
            _ => None,
        }
    }

    #[inline]
    fn outcome(&self, state: &State, ticket: u32) -> Outcome {
        let seat = Seat::new((ticket % 2) as u8);
        match state.awaits {
            Awaits::Opener => Outcome::Opener(seat),
            Awaits::Tie => Outcome::Greek(seat),
            _ => Outcome::Die(D10::of_ticket(ticket)),
        }
    }

    #[inline]
    fn apply(&self, state: &mut State, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::Bid(units) => self.bid(state, units, log),
            Action::Pass => Self::pass(state, log),
            Action::Place(unit, place) => self.place(state, unit, place, log),
            Action::Attack(target) => Self::declare(state, target, false, log),
            Action::Free(target) => Self::declare(state, target, true, log),
            Action::Join(unit, from) => self.join(state, unit, from, log),
            Action::CallOff => Self::call_off(state, log),
            Action::Fight => self.fight(state, log),
            Action::Hit { unit, wounds, at } => self.hit(state, (unit, wounds, at), log),
            Action::Again => Self::begin_round(state, log),
            Action::Stop => self.end_combat(state, log),
            Action::EndCombat => Self::begin_movement(state, log),
            Action::March { unit, from, to } => Self::march(state, unit, (from, to), log),
            Action::Exit(unit, from) => self.exit(state, unit, from, log),
            Action::EndTurn => self.end_turn(state, log),
        }
    }

    #[inline]
    fn settle(&self, state: &mut State, outcome: Outcome, log: &mut impl Log<Event>) {
        match outcome {
            Outcome::Opener(seat) => Self::open_bidding(state, seat, log),
            Outcome::Greek(seat) => Self::break_tie(state, seat, log),
            Outcome::Die(face) => self.roll(state, face, log),
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.seen(state, viewer)
    }

    fn imagine(&self, view: &View, random: &mut dyn TicketSource) -> State {
        self.imagined(view, random)
    }

    /// [A34] A sealed bid is the one thing that is not open.
    fn has_secrets(&self) -> bool {
        self.options.auction == Auction::Sealed && self.options.agreed.is_none()
    }

    /// [A34] A sealed bid, until the other is made.
    fn keeps_secrets(&self, state: &State) -> bool {
        matches!(state.awaits, Awaits::SecondBid { .. })
    }

    /// [A30] The first sealed bid is for its bidder's eyes; the second is shown with it at once.
    fn action_seen_by(&self, state: &State, action: Action, viewer: Viewer) -> Option<Action> {
        let sealed = state.awaits == Awaits::FirstBid && !viewer.is(Seat::FIRST);
        (!sealed).then_some(action)
    }

    /// [A30] That a bid was sealed is for everybody to know, how high it is for its bidder alone.
    fn seen_by(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match event {
            Event::Sealed { seat, .. } if *seat == Seat::FIRST && !viewer.is(*seat) => {
                Event::Sealed { seat: *seat, units: None }
            }
            other => other.clone(),
        })
    }

    fn reveals(&self, state: &State, _: Action) -> bool {
        matches!(state.awaits, Awaits::SecondBid { .. })
    }

    fn odds(&self, state: &State, action: Action) -> Vec<ForecastOf<Self>> {
        self.forecasts(state, action)
    }

    fn expand(&self, state: &State, order: &str) -> Option<Vec<Action>> {
        self.order_from(state, order).or_else(|| {
            // A single action in the words of the map is no order.
            let single = crate::notation::action_from(&self.with_short_names(order)).is_ok();
            if single { None } else { self.order_from(state, &self.spelled(order)) }
        })
    }

    fn read_action(&self, text: &str) -> Result<Action, Fault> {
        crate::notation::action_from(text).or_else(|fault| {
            crate::notation::action_from(&self.with_short_names(text))
                .or_else(|_| crate::notation::action_from(&self.spelled(text)))
                .map_err(|_| fault)
        })
    }

    fn read_outcome(&self, text: &str) -> Result<Outcome, Fault> {
        crate::notation::outcome_from(text)
            .or_else(|fault| crate::notation::outcome_from(&text.to_lowercase()).map_err(|_| fault))
    }

    fn write_position(&self, state: &State) -> String {
        self.position_text(state)
    }

    fn read_position(&self, text: &str) -> Result<State, Vec<Fault>> {
        self.position_from(text)
    }
}
