//! [F1] to [F7] The rules of the Ford. Nothing is stored that follows from something else.

use std::fmt;
use std::ops::RangeInclusive;

use engine::{
    Case, Choosing, Cited, D6, Ending, Fault, Ledger, Log, Node, Pool, Ranking, Seat, TicketSource,
    Viewer,
};

use super::{Flaw, Toy, cite, ending, tickets};
use crate::SplitMix;

/// [F2] A sealed order.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Order {
    /// Stay.
    Hold,
    /// Cross.
    Push,
}

/// [F4] A reaction.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Answer {
    /// Stand.
    Brace,
    /// Let them come.
    Yield,
}

/// What a seat decides.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Action {
    /// [F2] Seals an order.
    Seal(Order),
    /// [F3] Marches so many paces.
    March(u8),
    /// [F4] Reacts.
    Answer(Answer),
}

/// What chance decides.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Outcome {
    /// [F1] A card.
    Card(u8),
    /// [F5] The die.
    Die(D6),
}

/// [F3] How far a march may go.
pub(super) const PACES: RangeInclusive<u8> = 1..=30;

/// What the rules are played with.
#[derive(Copy, Clone, Debug)]
pub(super) struct Rules {
    pub(super) version: u32,
    pub(super) flaw: Flaw,
}

/// A reason against an action.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[expect(missing_docs, reason = "each name says what is the matter")]
pub enum Objection {
    NoOrderAsked,
    NobodyMarches,
    NotSoFar { paces: u8, most: u8 },
    NothingToReactTo,
}

impl Cited for Objection {
    fn case(&self) -> Case {
        match self {
            Self::NoOrderAsked => cite("F2"),
            Self::NobodyMarches | Self::NotSoFar { .. } => cite("F3"),
            Self::NothingToReactTo => cite("F4"),
        }
    }
}

impl fmt::Display for Objection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.case())?;
        match self {
            Self::NoOrderAsked => f.write_str("no order is asked for"),
            Self::NobodyMarches => f.write_str("nobody marches now"),
            Self::NotSoFar { paces, most } => write!(f, "{paces} paces of {most}"),
            Self::NothingToReactTo => f.write_str("there is nothing to react to"),
        }
    }
}

/// [F5] What a clash is made up of.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[expect(missing_docs, reason = "each name says what is added")]
pub enum Modifier {
    MarchersCard,
    Die,
    DefendersCard,
    FarBank,
}

/// [F7] What decides where somebody falls back to.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[expect(missing_docs, reason = "each name says what is preferred")]
pub enum Priority {
    Farthest,
    Upstream,
}

/// A fact.
#[derive(Clone, Eq, PartialEq, Debug)]
#[expect(missing_docs, reason = "a fact of a made-up game needs no more than its name")]
pub enum Event {
    Dealt { seat: Seat, card: Option<u8> },
    Sealed { seat: Seat, order: Option<Order> },
    TurnedOver([Option<Order>; 2]),
    Marched { seat: Seat, paces: u8 },
    Answered { seat: Seat, answer: Answer },
    Clashed { ledger: Box<Ledger<Modifier>> },
    FellBack { bank: u8, ranking: Option<Ranking<u8, Priority>> },
    Ended(Ending),
}

/// Where play stands.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
#[expect(missing_docs, reason = "the fields are the things on the table")]
pub struct State {
    pub deck: Pool,
    pub cards: [Option<u8>; 2],
    pub orders: [Option<Order>; 2],
    pub paces: Option<u8>,
    pub answer: Option<Answer>,
    pub die: Option<D6>,
    pub bank: Option<u8>,
}

const SEATS: [Seat; 2] = [Seat::new(0), Seat::new(1)];
const WHOLE_DECK: Pool = Pool::EMPTY.with(1).with(1).with(2).with(2).with(3).with(3);

impl State {
    pub(super) const START: Self = Self {
        deck: WHOLE_DECK,
        cards: [None; 2],
        orders: [None; 2],
        paces: None,
        answer: None,
        die: None,
        bank: None,
    };

    /// [F1] The seat that gets the next card.
    pub(super) fn dealt_next(&self) -> Option<Seat> {
        SEATS.into_iter().find(|seat| self.cards[seat.index()].is_none())
    }

    pub(super) fn sealing_next(&self) -> Option<Seat> {
        SEATS.into_iter().find(|seat| self.orders[seat.index()].is_none())
    }

    /// [F3] The seat that marches.
    fn marcher(&self) -> Option<Seat> {
        SEATS.into_iter().find(|seat| self.orders[seat.index()] == Some(Order::Push))
    }
}

/// What the game waits for.
pub(super) fn node(Rules { version, flaw }: Rules, state: &State) -> Node {
    if state.dealt_next().is_some() {
        return Node::Chance { tickets: tickets(state.deck), case: cite("F1") };
    }
    if let Some(seat) = state.sealing_next() {
        return Node::Decision { seat };
    }
    let Some(marcher) = state.marcher() else {
        return Node::Over(ending(cite("F3"), "both held", None));
    };
    let Some(paces) = state.paces else { return Node::Decision { seat: marcher } };
    match (state.answer, state.die) {
        (None, _) => Node::Decision { seat: marcher.clockwise(2) },
        (Some(Answer::Yield), _) if flaw == Flaw::Endless => Node::Decision { seat: marcher },
        // [F7] Nobody fell back before version 4.
        (Some(Answer::Yield), _) if version >= 4 && state.bank.is_none() => {
            Node::Forced { case: cite("F7") }
        }
        (Some(Answer::Yield), _) => {
            let winner = (paces >= 20).then_some(marcher);
            Node::Over(ending(cite("F6"), "the other side yielded", winner))
        }
        (Some(Answer::Brace), None) => Node::Chance { tickets: D6::TICKETS, case: cite("F5") },
        (Some(Answer::Brace), Some(_)) => {
            let won = clash(state, marcher).total() >= 0;
            let winner = if won { marcher } else { marcher.clockwise(2) };
            Node::Over(ending(cite("F5"), "the clash", Some(winner)))
        }
    }
}

/// [F5] What makes up the clash: nothing or more wins for the marcher.
pub(super) fn clash(state: &State, marcher: Seat) -> Ledger<Modifier> {
    let card = |seat: Seat| i16::from(state.cards[seat.index()].unwrap_or(0));
    let mut ledger = Ledger::default();
    ledger.add(cite("F5"), card(marcher), Modifier::MarchersCard);
    ledger.add(cite("F5"), state.die.map_or(0, D6::number), Modifier::Die);
    ledger.add(cite("F5"), -card(marcher.clockwise(2)), Modifier::DefendersCard);
    ledger.add(cite("F5"), -3_i16, Modifier::FarBank);
    ledger
}

/// What a decision may be.
enum Domain {
    Nothing,
    Orders,
    March,
    Answers,
}

/// The one place that says what may be decided.
fn domain(flaw: Flaw, state: &State) -> Domain {
    if state.dealt_next().is_some() {
        Domain::Nothing
    } else if state.sealing_next().is_some() {
        Domain::Orders
    } else if state.marcher().is_none() {
        Domain::Nothing
    } else if state.paces.is_none() || flaw == Flaw::Endless && state.answer == Some(Answer::Yield)
    {
        Domain::March
    } else if state.answer.is_none() {
        Domain::Answers
    } else {
        Domain::Nothing
    }
}

/// Lists the actions; of the marches, a sample.
pub(super) fn actions(rules: Rules, state: &State, list: &mut Vec<Action>) {
    list.clear();
    match domain(rules.flaw, state) {
        Domain::Nothing => {}
        Domain::Orders => list.extend([Order::Hold, Order::Push].map(Action::Seal)),
        Domain::March => list.extend([10, 20, 30].map(Action::March)),
        Domain::Answers => list.extend([Answer::Brace, Answer::Yield].map(Action::Answer)),
    }
    match rules.flaw {
        Flaw::EmptyList if state.paces.is_some() => list.clear(),
        Flaw::ListedTwice => list.extend_from_within(..list.len().min(1)),
        Flaw::ListedIllegal if state.orders[1].is_some() && !list.is_empty() => {
            list.push(Action::March(31));
        }
        _ => {}
    }
}

/// Whether an action may be done.
pub(super) fn allows(rules: Rules, state: &State, action: Action) -> bool {
    match (domain(rules.flaw, state), action) {
        (Domain::Orders, Action::Seal(_)) | (Domain::Answers, Action::Answer(_)) => true,
        (Domain::March, Action::March(paces)) => PACES.contains(&paces),
        _ => false,
    }
}

/// Says everything against an action that may not be done.
pub(super) fn objections(rules: Rules, state: &State, action: Action) -> Vec<Objection> {
    if rules.flaw == Flaw::Unexplained {
        return Vec::new();
    }
    match action {
        Action::Seal(_) => vec![Objection::NoOrderAsked],
        Action::Answer(_) => vec![Objection::NothingToReactTo],
        Action::March(paces) => {
            let marching = matches!(domain(rules.flaw, state), Domain::March);
            let most = *PACES.end();
            let too_far = (!PACES.contains(&paces)).then_some(Objection::NotSoFar { paces, most });
            (!marching).then_some(Objection::NobodyMarches).into_iter().chain(too_far).collect()
        }
    }
}

/// Carries an action out.
pub(super) fn apply(rules: Rules, state: &mut State, action: Action, log: &mut impl Log<Event>) {
    match action {
        Action::Seal(order) => {
            let Some(seat) = state.sealing_next() else { return };
            state.orders[seat.index()] = Some(order);
            log.tell(|| Event::Sealed { seat, order: Some(order) });
            if state.sealing_next().is_none() {
                log.tell(|| Event::TurnedOver(state.orders));
            }
        }
        Action::March(paces) => {
            let Some(seat) = state.marcher() else { return };
            state.paces = Some(paces + u8::from(rules.flaw == Flaw::FalseMarch));
            state.answer = None;
            log.tell(|| Event::Marched { seat, paces });
        }
        Action::Answer(answer) => {
            let Some(marcher) = state.marcher() else { return };
            state.answer = Some(answer);
            log.tell(|| Event::Answered { seat: marcher.clockwise(2), answer });
        }
    }
    log_end(rules, state, log);
}

/// [F7] Chooses the bank that the side falls back to, and says why.
pub(super) fn fall_back(state: &mut State, log: &mut impl Log<Event>) {
    fn choose<L: Log<Event>>(paces: u8, _: &L) -> (u8, Option<Ranking<u8, Priority>>) {
        let mut banks = vec![1_u8, 2, 3];
        let mut choosing = Choosing::among(&mut banks, L::LISTENS);
        choosing.prefer(cite("F7"), Priority::Farthest, |bank| (bank * 10).abs_diff(paces));
        choosing.prefer(cite("F7"), Priority::Upstream, |bank| bank);
        let bank = choosing.left().first().copied().unwrap_or(1);
        (bank, choosing.decided().1)
    }
    let Some(paces) = state.paces else { return };
    let (bank, ranking) = choose(paces, log);
    state.bank = Some(bank);
    log.tell(|| Event::FellBack { bank, ranking });
    if let Node::Over(ending) = node(Rules { version: 4, flaw: Flaw::None }, state) {
        log.tell(|| Event::Ended(ending));
    }
}

/// Carries an outcome out.
pub(super) fn settle(rules: Rules, state: &mut State, outcome: Outcome, log: &mut impl Log<Event>) {
    match outcome {
        Outcome::Card(card) => {
            let Some(seat) = state.dealt_next() else { return };
            state.cards[seat.index()] = Some(card);
            if rules.flaw != Flaw::LostCard {
                state.deck = state.deck.without(card);
            }
            log.tell(|| Event::Dealt { seat, card: Some(card) });
        }
        Outcome::Die(face) => {
            state.die = Some(face);
            if let Some(marcher) = state.marcher() {
                log.tell(|| Event::Clashed { ledger: Box::new(clash(state, marcher)) });
            }
            log_end(rules, state, log);
        }
    }
}

fn log_end(rules: Rules, state: &State, log: &mut impl Log<Event>) {
    if let Node::Over(ending) = node(Rules { flaw: Flaw::None, ..rules }, state) {
        log.tell(|| Event::Ended(ending));
    }
}

/// Everything that is impossible about a position.
pub(super) fn unsoundness(state: &State) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut check = |sound: bool, what: &str| {
        if !sound {
            faults.push(Fault::new(what));
        }
    };
    let dealt: Pool = state.cards.into_iter().flatten().collect();
    check(dealt.plus(state.deck) == WHOLE_DECK, "cards are missing or made up [F1]");
    let sealed = state.orders.iter().flatten().count();
    check(state.cards[0].is_some() || state.cards[1].is_none(), "seat 1 is dealt first [F1]");
    check(state.orders[0].is_some() || state.orders[1].is_none(), "seat 1 seals first [F2]");
    check(sealed == 0 || state.dealt_next().is_none(), "orders before cards [F2]");
    check(
        state.paces.is_none_or(|paces| sealed == 2 && (1..=30).contains(&paces)),
        "no such march [F3]",
    );
    check(state.paces.is_none() || state.marcher().is_some(), "nobody pushed [F3]");
    check(state.answer.is_none() || state.paces.is_some(), "a reaction to nothing [F4]");
    let braced = state.answer == Some(Answer::Brace);
    check(state.die.is_none() || braced, "a die without a clash [F5]");
    let yielded = state.answer == Some(Answer::Yield);
    check(
        state.bank.is_none_or(|bank| yielded && (1..=3).contains(&bank)),
        "nobody fell back there [F7]",
    );
    faults
}

/// The same position with everything dealt anew that a viewer may not know.
pub(super) fn twin(_: &Toy, state: &State, viewer: Viewer, random: &mut SplitMix) -> State {
    let mut twin = *state;
    for seat in SEATS.into_iter().filter(|&seat| !viewer.is(seat)) {
        let (card, order) = (&mut twin.cards[seat.index()], &mut twin.orders[seat.index()]);
        if let (Some(known), None) = (*card, state.die) {
            let heap = twin.deck.with(known);
            let drawn = heap.nth(random.draw(tickets(heap)));
            *card = Some(drawn);
            twin.deck = heap.without(drawn);
        }
        if order.is_some() && state.sealing_next().is_some() {
            *order = Some(if random.pick(2) == 0 { Order::Hold } else { Order::Push });
        }
    }
    twin
}
