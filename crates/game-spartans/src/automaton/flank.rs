//! The Immortals' exception: [8.1.6b] by [Q31].

use boards::squares::Eighth;
use engine::ranking::{Choosing, Ranking};

use super::{Automaton, Priority};
use crate::cases::C_8_1_6B;
use crate::map::Area;
use crate::melee::{Orientation, orientation};
use crate::movement::{Mover, Walk};
use crate::state::Force;
use crate::units::{Arm, Contingent, Side};

/// The most ways into areas of hoplites that are remembered: more than three Movement Points reach.
pub const MOST_ENTRIES: usize = 64;

/// An area, and the way of the last step into it.
type Entry = (Area, Eighth);

/// Ways into areas of hoplites by flank or rear.
#[derive(Clone, Debug)]
pub struct Entries {
    all: [Option<Entry>; MOST_ENTRIES],
    len: usize,
}

impl Entries {
    /// Those that are left: several only if a die decides.
    pub fn left(&self) -> impl Iterator<Item = Entry> + '_ {
        self.all[..self.len].iter().flatten().copied()
    }

    /// How many are left.
    pub fn len(&self) -> u8 {
        self.len as u8
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }
}

impl Automaton<'_> {
    /// [8.1.6b] [Q31] The entries into a Greek hoplite's flank or rear that Immortals must make: the
    /// best of them, several only if a die decides.
    pub fn flank_entries(
        &self,
        force: Force,
        listens: bool,
    ) -> (Entries, Option<Ranking<Entry, Priority>>) {
        let mut entries = Entries { all: [None; MOST_ENTRIES], len: 0 };
        let Some(mover) = self.mover(force).filter(|it| self.are_immortals(*it)) else {
            return (entries, None);
        };
        let mut points = [0; MOST_ENTRIES];
        self.gather(mover, &mut entries, &mut points);
        let mut found = [(mover.from, Eighth::Up); MOST_ENTRIES];
        for (at, entry) in entries.left().enumerate() {
            found[at] = entry;
        }
        let spent = |it: Entry| {
            let at = entries.all.iter().position(|entry| *entry == Some(it));
            std::cmp::Reverse(at.map_or(0, |at| points[at]))
        };
        let mut choosing = Choosing::among(&mut found[..entries.len], listens);
        let rear = |it: Entry| self.side_of(it) == Some(Orientation::Rear);
        choosing.prefer(C_8_1_6B, Priority::Rear, rear);
        choosing.prefer(C_8_1_6B, Priority::FewestPoints, spent);
        let (len, why) = choosing.decided();
        entries.len = len;
        for (place, entry) in entries.all.iter_mut().zip(&found[..len]) {
            *place = Some(*entry);
        }
        (entries, why.filter(|it| !it.candidates.is_empty()))
    }

    fn are_immortals(&self, mover: Mover) -> bool {
        let stack = self.positions.stack(mover.side, mover.from);
        let immortal =
            |at: usize| stack.get(at).is_some_and(|unit| unit.contingent == Contingent::Immortals);
        (mover.first..mover.first + mover.units).all(immortal)
    }

    /// [Q31] Every such entry with the fewest Movement Points spent before its last step.
    fn gather(&self, mover: Mover, entries: &mut Entries, points: &mut [u8; MOST_ENTRIES]) {
        for allowance in 1..=mover.allowance {
            let walk = Walk::new(self.map, self.positions, Mover { allowance, ..mover });
            for entry in walk.reach().entries() {
                let flanks = self.side_of(entry).is_some_and(|it| it != Orientation::Front);
                let known = entries.left().any(|it| it == entry);
                if flanks && !known && entries.len < MOST_ENTRIES {
                    entries.all[entries.len] = Some(entry);
                    points[entries.len] = allowance - 1;
                    entries.len += 1;
                }
            }
        }
    }

    /// From which side of hoplites an entry comes; nothing where others stand.
    fn side_of(&self, (to, way): Entry) -> Option<Orientation> {
        let greeks = self.positions.stack(Side::Greek, to);
        let facing = greeks.facing().filter(|_| greeks.arm() == Some(Arm::Hoplite))?;
        Some(orientation(way, facing))
    }
}
