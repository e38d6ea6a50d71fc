//! How rules choose for a side that nobody plays: candidates, sieved by one priority after the
//! other, until one is left or chance has to break the tie.
//!
//! Choice and explanation are one walk, so that they cannot part; the explanation is only kept
//! where somebody listens.

use crate::Case;

/// One priority as it was applied.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Sieve<C, R> {
    /// The clause that gives the priority.
    pub case: Case,
    /// Which priority: a value of the game, for which `draw` finds the words.
    pub reason: R,
    /// The candidates that it left.
    pub kept: Vec<C>,
}

/// Why one of several candidates was chosen, or chance was asked.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Ranking<C, R> {
    /// Everything that could have been chosen.
    pub candidates: Vec<C>,
    /// The priorities in the order in which they were applied, as long as several were left.
    pub sieves: Vec<Sieve<C, R>>,
}

/// A choice while it is made. The candidates lie in the caller's buffer, those that are left at its
/// beginning: nothing is allocated unless somebody listens.
#[derive(Debug)]
pub struct Choosing<'buffer, C, R> {
    buffer: &'buffer mut [C],
    left: usize,
    told: Option<Ranking<C, R>>,
}

impl<'buffer, C: Copy, R> Choosing<'buffer, C, R> {
    /// Begins with every candidate. `listens`: whether the explanation is wanted.
    pub fn among(candidates: &'buffer mut [C], listens: bool) -> Self {
        let told = listens.then(|| Ranking { candidates: candidates.to_vec(), sieves: Vec::new() });
        Self { left: candidates.len(), buffer: candidates, told }
    }

    /// Keeps the candidates with the highest key, if more than one is left.
    pub fn prefer<K: Ord>(&mut self, case: Case, reason: R, key: impl Fn(C) -> K) {
        if self.left < 2 {
            return;
        }
        let Some(best) = self.left().iter().map(|&it| key(it)).max() else { return };
        let mut kept = 0;
        for at in 0..self.left {
            if key(self.buffer[at]) == best {
                self.buffer[kept] = self.buffer[at];
                kept += 1;
            }
        }
        self.left = kept;
        if let Some(told) = &mut self.told {
            told.sieves.push(Sieve { case, reason, kept: self.buffer[..kept].to_vec() });
        }
    }

    /// The candidates that are left: one is chosen, several are for chance to decide between.
    pub fn left(&self) -> &[C] {
        &self.buffer[..self.left]
    }

    /// How many candidates are left at the beginning of the buffer, and the explanation, if it was
    /// wanted.
    pub fn decided(self) -> (usize, Option<Ranking<C, R>>) {
        (self.left, self.told)
    }
}

#[cfg(test)]
mod tests {
    use super::Choosing;
    use crate::case::{Clause, Standing, cite, clause};

    const INDEX: &[Clause] = &[clause("8.1", Standing::Prose, "p. 3", &[], "March", "On.")];

    #[test]
    fn priorities_sieve_in_order_until_one_is_left() {
        let mut units = vec![(3, 'a'), (5, 'b'), (5, 'c'), (1, 'd')];
        let mut choosing = Choosing::among(&mut units, true);
        choosing.prefer(cite(INDEX, "8.1"), "farthest forward", |(row, _)| row);
        choosing.prefer(cite(INDEX, "8.1"), "first in order", |(_, name)| std::cmp::Reverse(name));
        choosing.prefer(cite(INDEX, "8.1"), "never asked", |_| 0);
        assert_eq!(choosing.left(), [(5, 'b')]);
        let told = choosing.decided().1.expect("it was wanted");
        assert_eq!(told.candidates.len(), 4);
        let kept: Vec<_> = told.sieves.iter().map(|it| (it.reason, it.kept.len())).collect();
        assert_eq!(kept, [("farthest forward", 2), ("first in order", 1)]);
    }

    #[test]
    fn a_tie_is_left_to_chance() {
        let mut units = vec![4, 4];
        let mut choosing = Choosing::among(&mut units, false);
        choosing.prefer(cite(INDEX, "8.1"), (), |row| row);
        assert_eq!(choosing.left(), [4, 4]);
        assert_eq!(choosing.decided(), (2, None));
    }
}
