//! The contract, kept: each question is handed to the module that holds its clauses.

use std::num::NonZeroU32;

use engine::chance::TicketSource;
use engine::{
    Case, D6, Fault, ForecastOf, Game, Info, Log, Measure, Node, Number, Pool, Seat, Terms, Viewer,
    play,
};

use crate::action::{Action, Outcome};
use crate::cards::{Persian, Spartan};
use crate::cases::{CASES, K2, K3, K12, K14, K20, K21};
use crate::domain::Domain;
use crate::event::Event;
use crate::map::MapCard;
use crate::objection::Objection;
use crate::odds::{Asked, Comes};
use crate::options::{OPTIONS, Options};
use crate::state::{Awaits, Beaten, State};
use crate::view::View;

/// Thermopyles as one table agreed to play it.
#[derive(Clone, Debug)]
pub struct Thermopyles {
    /// What was agreed.
    pub options: Options,
    /// The map card.
    pub map: MapCard,
}

static INFO: Info = Info {
    id: "thermopyles",
    title: "Thermopyles",
    edition: "Touko Tahkokallio, 2013",
    summary: "Hold the pass together: retreat for cards, or fight and let the dice decide.",
    seats: 1..=4,
    minutes: 20,
    rules_version: 1,
    clauses: CASES,
    rulings: include_str!("../RULINGS.md"),
    options: OPTIONS,
    components: include_str!("data/components.toml"),
    former_components: &["47a27d5a69301298"],
};

impl Game for Thermopyles {
    type State = State;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;
    type Objection = Objection;
    type Question = Asked;
    type Answer = Comes;

    const INFO: &'static Info = &INFO;

    fn agree(terms: &Terms) -> Result<Self, Vec<Fault>> {
        terms.rules_version(&INFO)?;
        let options = Options::read(&terms.options)?;
        let map = MapCard::read(&play::components::<Self>(terms)?)?;
        Ok(Self { options, map })
    }

    fn seats(&self) -> u8 {
        self.options.players
    }

    /// Everybody holds the pass together.
    fn side(&self, _: Seat) -> u8 {
        0
    }

    fn start(&self) -> State {
        self.lay_out()
    }

    #[inline]
    fn node(&self, state: &State) -> Node {
        match state.awaits {
            Awaits::Turn | Awaits::Support(_) | Awaits::Offer(_) => {
                Node::Decision { seat: state.active }
            }
            Awaits::Discard { seat, .. } => Node::Decision { seat },
            Awaits::SupportDice { .. } => Node::Chance { tickets: D6::TICKETS, case: K12 },
            Awaits::LocationDie(_) => Node::Chance { tickets: D6::TICKETS, case: K14 },
            Awaits::Reveal => draw_from(state.persian_deck, K2),
            Awaits::Refill { beaten: Beaten::First, .. } => draw_from(state.persian_deck, K20),
            Awaits::Refill { beaten: Beaten::Both, .. } => draw_from(state.persian_deck, K21),
            Awaits::Deal => draw_from(state.spartan_deck, K3),
            Awaits::Draw { then, .. } => draw_from(state.spartan_deck, then.cause.case()),
            Awaits::Over(finish) => Node::Over(finish.ending()),
        }
    }

    #[inline]
    fn actions(&self, state: &State, list: &mut Vec<Action>) {
        self.domain(state).list(list);
    }

    #[inline]
    fn allows(&self, state: &State, action: Action) -> bool {
        self.domain(state).has(action)
    }

    fn objections(&self, state: &State, action: Action) -> Vec<Objection> {
        self.reasons_against(state, action)
    }

    /// [K12] [K13] How many Support cards may be asked for.
    fn number(&self, state: &State, action: Action) -> Option<Number> {
        let (Action::Support(cards), Domain::Support { most }) = (action, self.domain(state))
        else {
            return None;
        };
        let (value, most) = (cards.into(), most.into());
        Some(Number { value, least: 0, most, step: 1, measure: Measure::Cards })
    }

    #[inline]
    fn outcome(&self, state: &State, ticket: u32) -> Outcome {
        match state.awaits {
            Awaits::Reveal | Awaits::Refill { .. } => {
                Outcome::Persian(Persian::of_kind(state.persian_deck.nth(ticket)))
            }
            Awaits::Deal | Awaits::Draw { .. } => {
                Outcome::Spartan(Spartan::of_kind(state.spartan_deck.nth(ticket)))
            }
            _ => Outcome::Die(D6::of_ticket(ticket)),
        }
    }

    #[expect(
        clippy::inline_always,
        reason = "search takes a step with it: a call would cost as much"
    )]
    #[inline(always)]
    fn apply(&self, state: &mut State, action: Action, log: &mut impl Log<Event>) {
        match (state.awaits, action) {
            (Awaits::Turn, Action::Retreat) => self.retreat(state, log),
            (Awaits::Turn, Action::Charge(card)) => self.charge(state, card, log),
            (Awaits::Support(fight), Action::Support(cards)) => {
                self.support(state, fight, cards, log);
            }
            (Awaits::Offer(draws), Action::Draw(to)) => {
                Self::choose_recipient(state, draws, to, log);
            }
            (Awaits::Offer(draws), Action::Decline) => self.decline(state, draws, log),
            (Awaits::Discard { seat, then }, Action::Discard(card)) => {
                self.discard(state, seat, card, then, log);
            }
            _ => {}
        }
    }

    #[expect(
        clippy::inline_always,
        reason = "search takes a step with it: a call would cost as much"
    )]
    #[inline(always)]
    fn settle(&self, state: &mut State, outcome: Outcome, log: &mut impl Log<Event>) {
        match outcome {
            Outcome::Die(face) => self.roll(state, face, log),
            Outcome::Persian(card) => self.reveal(state, card, log),
            Outcome::Spartan(card) if state.awaits == Awaits::Deal => self.deal(state, card, log),
            Outcome::Spartan(card) => self.draw(state, card, log),
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.seen(state, viewer)
    }

    fn imagine(&self, view: &View, random: &mut dyn TicketSource) -> State {
        Self::imagined(view, random)
    }

    fn has_secrets(&self) -> bool {
        self.hides_hands()
    }

    fn keeps_secrets(&self, state: &State) -> bool {
        self.hides_hands() && state.has_unseen_cards()
    }

    fn outcome_seen_by(&self, state: &State, outcome: Outcome, viewer: Viewer) -> Option<Outcome> {
        let seen = match outcome {
            Outcome::Spartan(_) => {
                self.drawing(state).is_none_or(|seat| self.may_see_hand(viewer, seat))
            }
            Outcome::Die(_) | Outcome::Persian(_) => true,
        };
        seen.then_some(outcome)
    }

    fn seen_by(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match event {
            Event::Drew { seat, .. } if !self.may_see_hand(viewer, *seat) => {
                Event::Drew { seat: *seat, card: None }
            }
            other => other.clone(),
        })
    }

    /// [A21] [A23] A card that is played or discarded is seen by all.
    fn reveals(&self, state: &State, action: Action) -> bool {
        matches!(action, Action::Charge(_) | Action::Discard(_)) && self.keeps_secrets(state)
    }

    fn odds(&self, state: &State, action: Action) -> Vec<ForecastOf<Self>> {
        self.forecasts(state, action)
    }

    fn expand(&self, state: &State, order: &str) -> Option<Vec<Action>> {
        self.order_from(state, order)
    }

    fn read_action(&self, text: &str) -> Result<Action, Fault> {
        self.action_from(text)
    }

    fn read_outcome(&self, text: &str) -> Result<Outcome, Fault> {
        crate::notation::outcome_from(text)
    }

    fn write_position(&self, state: &State) -> String {
        self.position_text(state)
    }

    fn read_position(&self, text: &str) -> Result<State, Vec<Fault>> {
        self.position_from(text)
    }
}

/// A blind draw from a deck. Rules ask for one only while the deck has cards.
fn draw_from(deck: Pool, case: Case) -> Node {
    Node::Chance { tickets: NonZeroU32::new(deck.size()).unwrap_or(NonZeroU32::MIN), case }
}
