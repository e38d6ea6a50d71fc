//! What a decision may be: one value a decision, in the order of its clauses. The list and the
//! judgement both read it, so that they cannot part.

use engine::{Pool, Seat};

use crate::action::Action;
use crate::cards::Spartan;
use crate::game::Thermopyles;
use crate::state::{Awaits, SEATS, State};

/// What may be decided.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Domain {
    /// Nothing: chance decides, or the game is over.
    Nothing,
    /// [K5] Which card of this hand is discarded.
    Discard(Pool),
    /// [K6] A retreat, or [K11] a charge with a card of this hand; [K7] an empty one retreats.
    Turn(Pool),
    /// [K9] [K23] Which of these seats draws a card, or that none does.
    Offer(Recipients),
    /// [K12] How many Support cards are asked for, from none to so many.
    Support {
        /// [K13] No more than are left.
        most: u8,
    },
}

/// [A6] The seats of a table in the order in which a card is offered to them.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Recipients {
    seats: [Seat; SEATS],
    players: u8,
}

impl Recipients {
    /// The seats in order.
    #[inline]
    pub fn seats(&self) -> &[Seat] {
        &self.seats[..usize::from(self.players).min(SEATS)]
    }
}

impl Thermopyles {
    /// The one place that says what may be decided.
    #[expect(clippy::inline_always, reason = "search lists with it: a call would cost as much")]
    #[inline(always)]
    pub fn domain(&self, state: &State) -> Domain {
        match state.awaits {
            Awaits::Turn => Domain::Turn(state.hand(state.active)),
            Awaits::Support(_) => Domain::Support { most: self.most_support(state) },
            Awaits::Offer(_) => Domain::Offer(self.recipients(state)),
            Awaits::Discard { seat, .. } => Domain::Discard(state.hand(seat)),
            _ => Domain::Nothing,
        }
    }

    /// [K9] [K23] The seats that may get a card, the one with the fewest cards first [A6].
    #[inline]
    fn recipients(&self, state: &State) -> Recipients {
        let players = self.options.players;
        let mut seats = [state.active; SEATS];
        if players > 1 {
            for at in 1..usize::from(players).min(SEATS) {
                seats[at] = seats[at - 1].clockwise(players);
            }
            seats[..usize::from(players).min(SEATS)].sort_by_key(|&seat| state.hand(seat).size());
        }
        Recipients { seats, players }
    }
}

impl Domain {
    /// Puts every action into the buffer, which is cleared first: cards lowest first, numbers
    /// smallest first, and the retreat before all charges.
    #[expect(clippy::inline_always, reason = "search lists with it: a call would cost as much")]
    #[inline(always)]
    pub fn list(&self, list: &mut Vec<Action>) {
        list.clear();
        match self {
            Self::Nothing => {}
            Self::Discard(hand) => list.extend(cards(*hand).map(Action::Discard)),
            Self::Turn(hand) => {
                list.push(Action::Retreat);
                list.extend(cards(*hand).map(Action::Charge));
            }
            // Most games of search have one seat.
            Self::Offer(recipients) => match recipients.seats() {
                [alone] => list.extend([Action::Draw(*alone), Action::Decline]),
                seats => {
                    list.extend(seats.iter().copied().map(Action::Draw));
                    list.push(Action::Decline);
                }
            },
            Self::Support { most } => list.extend((0..=*most).map(Action::Support)),
        }
    }

    /// Whether an action is one of them.
    #[inline]
    pub fn has(&self, action: Action) -> bool {
        match (self, action) {
            (Self::Turn(_), Action::Retreat) | (Self::Offer(_), Action::Decline) => true,
            (Self::Turn(hand), Action::Charge(card))
            | (Self::Discard(hand), Action::Discard(card)) => hand.has(card.kind()),
            (Self::Offer(recipients), Action::Draw(to)) => recipients.seats().contains(&to),
            (Self::Support { most }, Action::Support(cards)) => cards <= *most,
            _ => false,
        }
    }
}

/// The different cards of a hand, lowest first.
#[inline]
fn cards(hand: Pool) -> impl Iterator<Item = Spartan> {
    hand.kinds().map(Spartan::of_kind)
}
