//! The contract, kept: each question is handed to the module that holds its clauses.

use std::num::NonZeroU32;

use engine::chance::TicketSource;
use engine::{
    Case, D6, Fault, Forecast, Game, Info, Log, Node, Objections, Pool, Seat, Terms, Viewer, play,
};

use crate::action::{Action, Outcome};
use crate::cards::{Persian, Spartan};
use crate::cases::{CASES, K2, K3, K12, K14, K20, K21};
use crate::event::Event;
use crate::map::MapCard;
use crate::options::{Hands, OPTIONS, Options, SupportDice};
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
};

impl Game for Thermopyles {
    type State = State;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;

    const INFO: &'static Info = &INFO;

    fn agree(terms: &Terms) -> Result<Self, Vec<Fault>> {
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
        list.clear();
        let mut against = Objections::new();
        let mut offer = |action| {
            self.judge(state, action, &mut against);
            if against.is_empty() {
                list.push(action);
            }
            against.clear();
        };
        let cards = |seat| state.hand(seat).kinds().map(Spartan::of_kind);
        match state.awaits {
            Awaits::Turn => {
                offer(Action::Retreat);
                cards(state.active).for_each(|card| offer(Action::Charge(card)));
            }
            Awaits::Support(_) => (0..=state.support).for_each(|many| offer(Action::Support(many))),
            Awaits::Offer(_) => {
                self.recipients(state).for_each(|seat| offer(Action::Draw(seat)));
                offer(Action::Decline);
            }
            Awaits::Discard { seat, .. } => {
                cards(seat).for_each(|card| offer(Action::Discard(card)))
            }
            _ => {}
        }
    }

    #[inline]
    fn objections(&self, state: &State, action: Action) -> Objections {
        let mut against = Objections::new();
        self.judge(state, action, &mut against);
        against
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

    #[inline]
    fn apply(&self, state: &mut State, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::Retreat => self.retreat(state, log),
            Action::Charge(card) => self.charge(state, card, log),
            Action::Support(cards) => self.support(state, cards, log),
            Action::Draw(to) => Self::choose_recipient(state, to, log),
            Action::Decline => self.decline(state, log),
            Action::Discard(card) => self.discard(state, card, log),
        }
    }

    #[inline]
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

    fn seen_by(&self, event: &Event, viewer: Viewer) -> Event {
        match event {
            Event::Drew { seat, .. } if !self.may_see_hand(viewer, *seat) => {
                Event::Drew { seat: *seat, card: None }
            }
            other => other.clone(),
        }
    }

    fn reveals(&self, _: &State, action: Action) -> bool {
        let shows_card = matches!(action, Action::Charge(_) | Action::Discard(_));
        shows_card && self.options.hands == Hands::Hidden && self.options.players > 1
    }

    fn odds(&self, state: &State, action: Action) -> Vec<Forecast<Action>> {
        self.forecasts(state, action)
    }

    /// `fight 15 2`: charge with the 15 and ask for two Support cards.
    ///
    /// Where Support cannot be asked for right after the charge, asking comes first, so that it is
    /// refused before anything is played.
    fn expand(&self, state: &State, order: &str) -> Option<Vec<Action>> {
        let mut words = order.split_whitespace();
        let (Some("fight"), Some(card), support, None) =
            (words.next(), words.next(), words.next(), words.next())
        else {
            return None;
        };
        let charge = Action::Charge(card.parse().ok().and_then(Spartan::new)?);
        let cards: u8 = support.unwrap_or("0").parse().ok()?;
        let one_by_one = self.options.support == SupportDice::OneByOne;
        Some(match (state.support, cards) {
            (0, 0) => vec![charge],
            (left, _) if cards > left || one_by_one && cards > 1 => vec![Action::Support(cards)],
            _ => vec![charge, Action::Support(cards)],
        })
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

impl Thermopyles {
    /// Adds every reason against an action. Lists and refusals both come from here.
    #[inline]
    fn judge(&self, state: &State, action: Action, against: &mut Objections) {
        match action {
            Action::Retreat => Self::objections_to_retreat(state, against),
            Action::Charge(card) => Self::objections_to_charge(state, card, against),
            Action::Support(cards) => self.objections_to_support(state, cards, against),
            Action::Draw(to) => self.objections_to_draw(state, to, against),
            Action::Decline => Self::objections_to_decline(state, against),
            Action::Discard(card) => Self::objections_to_discard(state, card, against),
        }
    }

    /// [A21] Whether a viewer may see the cards of a seat.
    pub(crate) fn may_see_hand(&self, viewer: Viewer, seat: Seat) -> bool {
        self.options.hands == Hands::Open || viewer.is(seat)
    }
}
