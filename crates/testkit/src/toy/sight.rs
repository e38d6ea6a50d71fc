//! What each seat at the Ford may know.

use engine::odds::{Answer as Chance, Question};
use engine::{D6, Forecast, Pool, Seat, TicketSource, Viewer};

use super::rules::{Action, Answer, Event, Order, State};
use super::{Flaw, cite, tickets};

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
    let View { paces, answer, die, .. } = *view;
    State { deck, cards, orders, paces, answer, die }
}

pub(super) fn seen_by(flaw: Flaw, event: &Event, viewer: Viewer) -> Event {
    match event {
        Event::Dealt { seat, .. } if !viewer.is(*seat) => Event::Dealt { seat: *seat, card: None },
        Event::Sealed { seat, .. } if !viewer.is(*seat) && flaw != Flaw::LeakyEvent => {
            Event::Sealed { seat: *seat, order: None }
        }
        other => other.clone(),
    }
}

/// [F5] Nobody at the Ford knows the other card, so nobody is told odds. The flaw tells them.
pub(super) fn odds(flaw: Flaw, state: &State, action: Action) -> Vec<Forecast<Action>> {
    if flaw != Flaw::BetrayingOdds || action != Action::Answer(Answer::Brace) {
        return Vec::new();
    }
    let sum: u64 = state.cards.into_iter().flatten().map(u64::from).sum();
    let answers = vec![Chance { what: "won".to_owned(), case: cite("F5"), ways: sum }];
    let questions = vec![Question { about: "the clash".to_owned(), answers }];
    vec![Forecast { after: vec![action], of: sum, questions }]
}
