//! Chance, as tickets in a drum: every ticket is equally likely, each stands for one outcome.
//!
//! A chance node says how many tickets there are; the outcome of any ticket can be asked for. So
//! weights are whole numbers, nothing is listed that is not needed, and a distribution is exact.

use std::fmt;
use std::num::NonZeroU32;

use crate::game::{Game, Node};

/// Where tickets come from when rules need them drawn: dice outside, a small generator in search.
pub trait TicketSource {
    /// A ticket below `tickets`, each equally likely.
    fn draw(&mut self, tickets: NonZeroU32) -> u32;
}

impl<F: FnMut(NonZeroU32) -> u32> TicketSource for F {
    fn draw(&mut self, tickets: NonZeroU32) -> u32 {
        self(tickets)
    }
}

/// One face of a die with so many faces, numbered from 1. What a face counts for, the game says:
/// a printed 0 on a ten-sided die, say, is its tenth face.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Die<const FACES: u8>(u8);

/// One face of a six-sided die.
pub type D6 = Die<6>;
/// One face of a ten-sided die.
pub type D10 = Die<10>;

impl<const FACES: u8> Die<FACES> {
    /// The tickets of one die.
    pub const TICKETS: NonZeroU32 = NonZeroU32::new(FACES as u32).unwrap();

    /// The face with this number, if there is one.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= FACES { Some(Self(number)) } else { None }
    }

    /// Every face, lowest first.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (1..=FACES).map(Self)
    }

    /// The face for a ticket of [`Die::TICKETS`].
    #[inline]
    pub const fn of_ticket(ticket: u32) -> Self {
        Self((ticket % FACES as u32) as u8 + 1)
    }

    /// Its number.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl<const FACES: u8> fmt::Display for Die<FACES> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// In how many ways so many dice of one kind show each sum: the entry at `sum` counts the ways.
pub fn ways_of_sums<const FACES: u8>(dice: u8) -> Vec<u64> {
    let mut ways = vec![1];
    for _ in 0..dice {
        let mut next = vec![0; ways.len() + usize::from(FACES)];
        for (sum, &count) in ways.iter().enumerate() {
            for face in Die::<FACES>::all() {
                next[sum + usize::from(face.number())] += count;
            }
        }
        ways = next;
    }
    ways
}

/// Every outcome of the chance node at `state` with its number of tickets; nothing elsewhere.
pub fn outcomes<G: Game>(game: &G, state: &G::State) -> Vec<(G::Outcome, u32)> {
    let Node::Chance { tickets, .. } = game.node(state) else { return Vec::new() };
    let mut found: Vec<(G::Outcome, u32)> = Vec::new();
    for ticket in 0..tickets.get() {
        let outcome = game.outcome(state, ticket);
        match found.iter_mut().find(|(known, _)| *known == outcome) {
            Some((_, weight)) => *weight += 1,
            None => found.push((outcome, 1)),
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::{Die, ways_of_sums};

    #[test]
    fn two_dice_show_seven_in_six_of_thirty_six_ways() {
        let ways = ways_of_sums::<6>(2);
        assert_eq!((ways[7], ways[2], ways[12], ways.iter().sum::<u64>()), (6, 1, 1, 36));
    }

    #[test]
    fn two_dice_of_ten_faces_show_eleven_in_ten_of_a_hundred_ways() {
        let ways = ways_of_sums::<10>(2);
        assert_eq!((ways[11], ways[2], ways[20], ways.iter().sum::<u64>()), (10, 1, 1, 100));
    }

    #[test]
    fn a_die_has_the_faces_that_it_has_and_no_others() {
        assert_eq!([Die::<20>::new(0), Die::<20>::new(21)], [None, None]);
        assert_eq!(Die::<20>::of_ticket(19).number(), 20);
    }

    #[test]
    fn no_dice_show_nothing_for_certain() {
        assert_eq!(ways_of_sums::<6>(0), [1]);
    }
}
