//! Persian Targeting: [8.2.7a] to [8.2.7d] by [Q43].

use boards::squares::Aspect;
use engine::ranking::{Choosing, Ranking};

use super::{Automaton, Targets};
use crate::cases::{C_8_2_7A, C_8_2_7B};
use crate::map::Area;
use crate::state::Force;
use crate::units::Side;

/// Why one target goes before another.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum TargetPriority {
    /// [8.2.7a] The nearest.
    Nearest,
    /// [8.2.7b] Through the arc that comes first.
    Arc,
}

/// The most Greeks in range: those within four areas.
pub const MOST_AIMS: usize = 81;

/// The targets that a force may fire at.
#[derive(Clone, Debug)]
pub struct Aims {
    all: [Area; MOST_AIMS],
    len: usize,
}

impl Aims {
    /// Those that are left: several only if a die decides.
    pub fn left(&self) -> &[Area] {
        &self.all[..self.len]
    }
}

impl Automaton<'_> {
    /// [8.2.7a] The targets of a force: several only if a die decides, none if it has no target.
    pub fn targets(
        &self,
        force: Force,
        listens: bool,
    ) -> (Aims, Option<Ranking<Area, TargetPriority>>) {
        let mut aims = Aims { all: [force.at; MOST_AIMS], len: 0 };
        for greek in self.positions.held(Side::Greek) {
            let fires =
                self.positions.can_fire(self.map, (Side::Persian, force.at), force.order, greek);
            if fires.is_ok() && aims.len < MOST_AIMS {
                aims.all[aims.len] = greek;
                aims.len += 1;
            }
        }
        let facing = self.positions.stack(Side::Persian, force.at).get(usize::from(force.order));
        let near = |it: Area| std::cmp::Reverse(force.at.range(it));
        let arc = |it: Area| {
            let aspect = facing.and_then(|unit| unit.facing.aspect_of(force.at, it));
            std::cmp::Reverse(aspect.map_or(0, rank))
        };
        let mut choosing = Choosing::among(&mut aims.all[..aims.len], listens);
        match self.targets {
            Targets::Nearest => {
                choosing.prefer(C_8_2_7A, TargetPriority::Nearest, near);
                choosing.prefer(C_8_2_7B, TargetPriority::Arc, arc);
            }
            Targets::ArcFirst => {
                choosing.prefer(C_8_2_7B, TargetPriority::Arc, arc);
                choosing.prefer(C_8_2_7A, TargetPriority::Nearest, near);
            }
        }
        let (len, why) = choosing.decided();
        aims.len = len;
        (aims, why)
    }
}

/// [8.2.7b] The arcs in their order.
const fn rank(aspect: Aspect) -> u8 {
    match aspect {
        Aspect::Front => 1,
        Aspect::FrontLeft | Aspect::FrontRight => 2,
        Aspect::FlankLeft | Aspect::FlankRight => 3,
        Aspect::RearLeft | Aspect::RearRight => 4,
        Aspect::Rear => 5,
    }
}
