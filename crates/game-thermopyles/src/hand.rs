//! Hands and draws: [K5] the limit, [K9] and [K23] who draws, [K10] the empty deck.

use engine::{Log, Seat};

use crate::cards::Spartan;
use crate::event::Event;
use crate::game::Thermopyles;
use crate::objection::Objection;
use crate::state::{Awaits, Cause, Draws, State};

impl Thermopyles {
    /// [K5] Whether a hand of so many cards is above the limit.
    pub(crate) fn is_over_limit(&self, cards: u32) -> bool {
        self.options.hand_limit.is_some_and(|limit| cards > u32::from(limit))
    }

    /// [K5] What is against discarding a card.
    pub(crate) fn against_discard(&self, state: &State, card: Spartan) -> Objection {
        match state.awaits {
            Awaits::Discard { .. } => Objection::NotToDiscard { card },
            _ => self.moment(state),
        }
    }

    /// [K5] What is against everything else while a hand has a card too many.
    pub(crate) fn discard_first(&self, state: &State, seat: Seat) -> Objection {
        let held = state.hand(seat).size() as u8;
        // Nobody discards at a table without a limit.
        Objection::DiscardFirst { seat, held, limit: self.options.hand_limit.unwrap_or(held) }
    }

    /// [K5] Discards a card from a hand with one too many.
    pub(crate) fn discard(
        &self,
        state: &mut State,
        seat: Seat,
        card: Spartan,
        then: Draws,
        log: &mut impl Log<Event>,
    ) {
        let hand = state.hand_mut(seat);
        *hand = hand.without(card.kind());
        log.tell(|| Event::Discarded { seat, card });
        self.offer(state, then, log);
    }

    /// [K9] [K23] Offers the next draw, or ends the turn when none is left to take.
    ///
    /// [K10] An empty deck offers nothing.
    pub(crate) fn offer(&self, state: &mut State, draws: Draws, log: &mut impl Log<Event>) {
        if draws.left == 0 || state.spartan_deck.is_empty() {
            self.end_turn(state, log);
        } else {
            state.awaits = Awaits::Offer(draws);
        }
    }

    /// [K23] Offers the bonus draws of a fight.
    pub(crate) fn offer_bonus(&self, state: &mut State, draws: u8, log: &mut impl Log<Event>) {
        self.offer(state, Draws { left: draws, cause: Cause::Bonus }, log);
    }

    /// [K9] [K23] What is against drawing a card for a seat.
    pub(crate) fn against_draw(&self, state: &State, to: Seat) -> Objection {
        match state.awaits {
            Awaits::Offer(draws) => {
                let (seats, cause) = (self.options.players, draws.cause);
                Objection::NobodySits { seat: to, seats, cause }
            }
            _ => self.moment(state),
        }
    }

    /// [K9] [K23] Chooses who draws. One draw is used up, whatever is done with the card [A15].
    pub(crate) fn choose_recipient(
        state: &mut State,
        draws: Draws,
        to: Seat,
        log: &mut impl Log<Event>,
    ) {
        let seat = state.active;
        if to != seat {
            log.tell(|| Event::Gave { seat, to, cause: draws.cause });
        }
        state.awaits = Awaits::Draw { to, then: draws.used() };
    }

    /// [K9] [K23] Leaves a card undrawn.
    pub(crate) fn decline(&self, state: &mut State, draws: Draws, log: &mut impl Log<Event>) {
        log.tell(|| Event::Declined { seat: state.active, cause: draws.cause });
        self.offer(state, draws.used(), log);
    }

    /// [K9] [K23] Draws a card. [K5] A hand above its limit then discards [A16].
    pub(crate) fn draw(&self, state: &mut State, card: Spartan, log: &mut impl Log<Event>) {
        let Awaits::Draw { to, then } = state.awaits else { return };
        Self::take(state, to, card, log);
        if self.is_over_limit(state.hand(to).size()) {
            state.awaits = Awaits::Discard { seat: to, then };
        } else {
            self.offer(state, then, log);
        }
    }

    /// Moves a card from the Spartan deck to a hand.
    pub(crate) fn take(state: &mut State, seat: Seat, card: Spartan, log: &mut impl Log<Event>) {
        state.spartan_deck = state.spartan_deck.without(card.kind());
        let hand = state.hand_mut(seat);
        *hand = hand.with(card.kind());
        log.tell(|| Event::Drew { seat, card: Some(card) });
    }
}

impl Draws {
    /// These draws, one of them used.
    fn used(self) -> Self {
        Self { left: self.left - 1, ..self }
    }
}
