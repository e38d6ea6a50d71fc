//! What each seat at the Ford may know.

use engine::odds::{Answer as Chance, Question};
use engine::{D6, Forecast, ForecastOf, Pool, Seat, TicketSource, Viewer};

use super::rules::{Action, Answer, Event, Order, Outcome, State};
use super::{Flaw, Toy, cite, tickets};

/// A thing on the table, as one viewer sees it.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Seen<T> {
    /// It is not there.
    Absent,
    /// It lies face down.
    Closed,
    /// It lies face up.
    Open(T),
}

/// What odds are asked about.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Asked {
    /// [F5] Whether the marcher wins the clash.
    Clash,
}

/// What one viewer may know.
#[derive(Clone, Eq, PartialEq, Debug)]
#[expect(missing_docs, reason = "the fields are the things on the table")]
pub struct View {
    pub viewer: Viewer,
    pub cards: [Seen<u8>; 2],
    pub orders: [Seen<Order>; 2],
    pub unseen: Pool,
    pub paces: Option<u8>,
    pub answer: Option<Answer>,
    pub die: Option<D6>,
    pub bank: Option<u8>,
}

pub(super) fn view(flaw: Flaw, state: &State, viewer: Viewer) -> View {
    fn seen<T>(thing: Option<T>, open: bool) -> Seen<T> {
        match thing {
            None => Seen::Absent,
            Some(_) if !open => Seen::Closed,
            Some(thing) => Seen::Open(thing),
        }
    }
    let both_sealed = state.orders.iter().all(Option::is_some) || flaw == Flaw::LeakyView;
    let see = |at: u8| viewer.is(Seat::new(at));
    let cards = [0, 1].map(|at| seen(state.cards[usize::from(at)], see(at) || state.die.is_some()));
    let hidden = cards.into_iter().zip(state.cards).filter(|(seen, _)| *seen == Seen::Closed);
    let closed = hidden.filter_map(|(_, card)| card);
    View {
        viewer,
        cards,
        orders: [0, 1].map(|at| seen(state.orders[usize::from(at)], see(at) || both_sealed)),
        unseen: closed.fold(state.deck, Pool::with),
        paces: state.paces,
        answer: state.answer,
        die: state.die,
        bank: state.bank,
    }
}

pub(super) fn imagine(view: &View, random: &mut dyn TicketSource) -> State {
    let mut deck = view.unseen;
    let cards = view.cards.map(|card| match card {
        Seen::Absent => None,
        Seen::Open(card) => Some(card),
        Seen::Closed => {
            let card = deck.nth(random.draw(tickets(deck)));
            deck = deck.without(card);
            Some(card)
        }
    });
    let orders = view.orders.map(|order| match order {
        Seen::Absent => None,
        Seen::Open(order) => Some(order),
        Seen::Closed if random.draw(D6::TICKETS) < 3 => Some(Order::Hold),
        Seen::Closed => Some(Order::Push),
    });
    let View { paces, answer, die, bank, .. } = *view;
    State { deck, cards, orders, paces, answer, die, bank }
}

/// [F2] An order is nobody else's business until both are turned over.
pub(super) fn action_seen_by(
    flaw: Flaw,
    state: &State,
    action: Action,
    viewer: Viewer,
) -> Option<Action> {
    let last = state.orders[0].is_some();
    let own = state.sealing_next().is_some_and(|seat| viewer.is(seat));
    match action {
        Action::Seal(_) if !last && !own && flaw != Flaw::LeakyAction => None,
        _ => Some(action),
    }
}

/// [F1] A card is dealt face down.
pub(super) fn outcome_seen_by(
    flaw: Flaw,
    state: &State,
    outcome: Outcome,
    viewer: Viewer,
) -> Option<Outcome> {
    let own = state.dealt_next().is_some_and(|seat| viewer.is(seat));
    match outcome {
        Outcome::Card(_) if !own && flaw != Flaw::LeakyOutcome => None,
        _ => Some(outcome),
    }
}

/// Of the first order others hear that it is sealed; of a card, that it was dealt, and those who
/// only look on not even that.
pub(super) fn seen_by(flaw: Flaw, event: &Event, viewer: Viewer) -> Option<Event> {
    Some(match event {
        Event::Dealt { .. } if viewer == Viewer::Spectator => return None,
        Event::Dealt { seat, .. } if !viewer.is(*seat) => Event::Dealt { seat: *seat, card: None },
        Event::Sealed { seat, .. } if !viewer.is(*seat) && flaw != Flaw::LeakyEvent => {
            Event::Sealed { seat: *seat, order: None }
        }
        other => other.clone(),
    })
}

/// [F5] Nobody at the Ford knows the other card, so nobody is told odds. The flaw tells them.
pub(super) fn odds(flaw: Flaw, state: &State, action: Action) -> Vec<ForecastOf<Toy>> {
    if flaw != Flaw::BetrayingOdds || action != Action::Answer(Answer::Brace) {
        return Vec::new();
    }
    let sum: u64 = state.cards.into_iter().flatten().map(u64::from).sum();
    let answers = vec![Chance { what: true, case: cite("F5"), ways: sum }];
    let questions = vec![Question { about: Asked::Clash, answers }];
    vec![Forecast { after: vec![action], of: sum, rounded: false, questions }]
}
