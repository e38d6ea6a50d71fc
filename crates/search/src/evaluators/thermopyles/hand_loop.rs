//! The fastest loop that could be written for random solo games of Thermopyles, and nothing else.
//!
//! It is here to be measured against: the engine, which serves every game and explains itself,
//! must run at no less than a third of its speed. It plays the same game: every listed action is
//! equally likely, and a step is a step of the engine.

use std::num::NonZeroU32;

use crate::random::Generator;
use crate::speed::Speed;

const SPARTANS: [u8; 20] = [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10];
/// Combat Value less 10, Annihilation Value less 10, bonus.
const PERSIANS: [(u8, u8, bool); 28] = [
    (12, 12, true),
    (11, 13, true),
    (11, 13, true),
    (11, 13, true),
    (11, 13, true),
    (10, 14, true),
    (10, 14, true),
    (10, 14, true),
    (10, 14, true),
    (9, 10, false),
    (9, 10, false),
    (9, 15, true),
    (9, 15, true),
    (8, 11, false),
    (8, 11, false),
    (8, 16, true),
    (8, 16, true),
    (7, 17, true),
    (7, 12, false),
    (7, 12, false),
    (7, 12, false),
    (6, 13, false),
    (6, 13, false),
    (5, 14, false),
    (5, 14, false),
    (4, 15, false),
    (3, 16, false),
    (2, 17, false),
];

/// A deck in an array: a draw swaps the last card into the gap.
struct Deck<T, const SIZE: usize> {
    cards: [T; SIZE],
    left: usize,
}

impl<T: Copy, const SIZE: usize> Deck<T, SIZE> {
    #[inline]
    fn draw(&mut self, random: &mut Generator) -> T {
        let at = random.index(self.left);
        self.left -= 1;
        let card = self.cards[at];
        self.cards[at] = self.cards[self.left];
        card
    }
}

/// A hand: how many of each value, and which values there are.
#[derive(Default)]
struct Hand {
    counts: [u8; 11],
    values: u32,
    size: u8,
}

impl Hand {
    #[inline]
    fn take(&mut self, card: u8) {
        self.counts[usize::from(card)] += 1;
        self.values |= 1 << card;
        self.size += 1;
    }

    /// Removes the value that is number `at` among those in hand.
    #[inline]
    fn remove(&mut self, at: u32) -> u8 {
        let mut values = self.values;
        for _ in 0..at {
            values &= values - 1;
        }
        let card = values.trailing_zeros() as u8;
        self.counts[usize::from(card)] -= 1;
        if self.counts[usize::from(card)] == 0 {
            self.values &= !(1 << card);
        }
        self.size -= 1;
        card
    }
}

/// Plays random solo games.
pub fn hand_loop(seed: u64, games: u64) -> Speed {
    let mut random = Generator::new(seed);
    Speed::measure(games, || one_game(&mut random))
}

const DIE: NonZeroU32 = NonZeroU32::new(6).unwrap();
const TWO: NonZeroU32 = NonZeroU32::new(2).unwrap();

fn one_game(random: &mut Generator) -> u64 {
    let mut spartans = Deck { cards: SPARTANS, left: 20 };
    let mut persians = Deck { cards: PERSIANS, left: 28 };
    let mut slots = [persians.draw(random), persians.draw(random)];
    let mut hand = Hand::default();
    for _ in 0..4 {
        let card = spartans.draw(random);
        hand.take(card);
    }
    let (mut steps, mut location, mut support, mut graveyard) = (6, 1_u8, 4_u8, 0_u8);
    loop {
        if hand.size == 0 && spartans.left == 0 {
            return steps;
        }
        let choice = random.index(1 + hand.values.count_ones() as usize) as u32;
        steps += 1;
        let mut draws = 1;
        if choice == 0 {
            location += 1;
            if location == 7 {
                return steps;
            }
        } else {
            let mut total = hand.remove(choice - 1);
            if support > 0 {
                let asked = random.index(usize::from(support) + 1) as u8;
                support -= asked;
                steps += 1 + u64::from(asked);
                for _ in 0..asked {
                    total += random.below(DIE) as u8 + 1;
                }
            }
            if location == 3 || location == 6 {
                total += random.below(DIE) as u8 + 1;
                steps += 1;
            }
            draws = 0;
            let mut beaten = 0;
            for (combat, annihilation, bonus) in slots {
                if total < combat {
                    break;
                }
                beaten += 1;
                draws += u8::from(bonus);
                graveyard += u8::from(total >= annihilation);
                if graveyard == 12 {
                    return steps;
                }
            }
            if beaten > persians.left {
                return steps;
            }
            steps += beaten as u64;
            match beaten {
                0 => {}
                1 => slots = [slots[1], persians.draw(random)],
                _ => slots = [persians.draw(random), persians.draw(random)],
            }
        }
        steps += take_draws(draws, &mut spartans, &mut hand, random);
    }
}

/// Draws or declines, discards from a hand of six, and counts the steps.
#[inline]
fn take_draws(
    draws: u8,
    spartans: &mut Deck<u8, 20>,
    hand: &mut Hand,
    random: &mut Generator,
) -> u64 {
    let mut steps = 0;
    for _ in 0..draws {
        if spartans.left == 0 {
            break;
        }
        steps += 1;
        if random.below(TWO) == 1 {
            continue;
        }
        let card = spartans.draw(random);
        hand.take(card);
        steps += 1;
        if hand.size > 5 {
            hand.remove(random.index(hand.values.count_ones() as usize) as u32);
            steps += 1;
        }
    }
    steps
}
