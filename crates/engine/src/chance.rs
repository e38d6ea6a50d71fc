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

/// One face of a six-sided die.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct D6(u8);

impl D6 {
    /// The tickets of one die.
    pub const TICKETS: NonZeroU32 = NonZeroU32::new(6).unwrap();
    /// Every face, lowest first.
    pub const ALL: [Self; 6] = [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];

    /// The face with so many pips, if there is one.
    pub const fn new(pips: u8) -> Option<Self> {
        if pips >= 1 && pips <= 6 { Some(Self(pips)) } else { None }
    }

    /// The face for a ticket of [`D6::TICKETS`].
    #[inline]
    pub const fn of_ticket(ticket: u32) -> Self {
        Self((ticket % 6) as u8 + 1)
    }

    /// Its pips.
    #[inline]
    pub const fn pips(self) -> u8 {
        self.0
    }
}

impl fmt::Display for D6 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// One face of a ten-sided die.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct D10(u8);

impl D10 {
    /// The tickets of one die.
    pub const TICKETS: NonZeroU32 = NonZeroU32::new(10).unwrap();

    /// The face that shows this number, 1 to 10, if there is one.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= 10 { Some(Self(number)) } else { None }
    }

    /// Every face, lowest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=10).map(Self)
    }

    /// The face for a ticket of [`D10::TICKETS`].
    #[inline]
    pub const fn of_ticket(ticket: u32) -> Self {
        Self((ticket % 10) as u8 + 1)
    }

    /// The number that it shows.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl fmt::Display for D10 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// In how many ways `dice` six-sided dice show each sum: the entry at `sum` counts the ways.
pub fn ways_of_sums(dice: u8) -> Vec<u64> {
    let mut ways = vec![1];
    for _ in 0..dice {
        let mut next = vec![0; ways.len() + 6];
        for (sum, &count) in ways.iter().enumerate() {
            for face in D6::ALL {
                next[sum + usize::from(face.pips())] += count;
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
    use super::ways_of_sums;

    #[test]
    fn two_dice_show_seven_in_six_of_thirty_six_ways() {
        let ways = ways_of_sums(2);
        assert_eq!((ways[7], ways[2], ways[12], ways.iter().sum::<u64>()), (6, 1, 1, 36));
    }

    #[test]
    fn no_dice_show_nothing_for_certain() {
        assert_eq!(ways_of_sums(0), [1]);
    }
}
