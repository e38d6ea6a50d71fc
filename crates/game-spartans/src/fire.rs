//! The Fire Combat Segments: [8.2].

use boards::crossing::Crossing;
use boards::squares::{Aspect, Quarter};
use engine::{Case, Cited};

use crate::cases::{
    C_8_2_1, C_8_2_4A, C_8_2_4B, C_8_2_5A, C_8_2_5B, C_8_2_5C, C_8_2_7D, C_FRT_D, C_TEC_G,
};
use crate::map::{Area, BEFORE_WALL, Map};
use crate::tables::{Shot, shot_at};
use crate::units::Arm;

/// Why a unit cannot fire at an area.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Blocked {
    /// [FRT.d] It is too far for this type, or the type never fires.
    Range(u8),
    /// [8.2.1] It lies in no area that a Mixed unit fires through.
    Arc(Aspect),
    /// [TEC.g] One of the two areas is Coastal.
    Coastal,
    /// [8.2.4a] Units stand in between, on the same level.
    Units(Area),
    /// [8.2.4b] Higher ground lies in between.
    Ground(Area),
    /// [8.2.5a] Ground near the lower unit hides it.
    Slope(Area),
    /// [8.2.5b] Units stand right before the target.
    UnitsBeforeTarget(Area),
    /// [8.2.5c] Friends fight in the target's area.
    Melee,
    /// [Q46] It shares its own area with an enemy.
    InMelee,
}

impl Cited for Blocked {
    fn case(&self) -> Case {
        match self {
            Self::Range(_) => C_FRT_D,
            Self::Arc(_) => C_8_2_1,
            Self::Coastal => C_TEC_G,
            Self::Units(_) => C_8_2_4A,
            Self::Ground(_) => C_8_2_4B,
            Self::Slope(_) => C_8_2_5A,
            Self::UnitsBeforeTarget(_) => C_8_2_5B,
            Self::Melee => C_8_2_5C,
            Self::InMelee => C_8_2_7D,
        }
    }
}

/// [8.2.1] [Q45] Whether a type that faces a side fires at an area.
///
/// # Errors
/// The aspect in which it lies, where that is none to fire through.
pub fn is_in_arc(arm: Arm, facing: Quarter, from: Area, to: Area) -> Result<(), Blocked> {
    match facing.aspect_of(from, to) {
        Some(aspect) if arm == Arm::Mixed && !aspect.is_ahead() => Err(Blocked::Arc(aspect)),
        _ => Ok(()),
    }
}

/// [8.2.3a] to [8.2.5b] Whether a line of sight leads from one area to another. `occupied` tells
/// where units of either side stand. Next to oneself one needs none [Q42b].
///
/// # Errors
/// What blocks it first.
pub fn sight(
    map: &Map,
    (from, to): (Area, Area),
    occupied: impl Fn(Area) -> bool,
) -> Result<(), Blocked> {
    if !map.is_open(from) || !map.is_open(to) {
        return Err(Blocked::Coastal);
    }
    if from.range(to) < 2 {
        return Ok(());
    }
    let view = View { map, from, to, occupied };
    for crossing in from.line(to) {
        // [Q40] At a corner both areas that touch there must block.
        let stopped = match crossing {
            Crossing::Through(area) | Crossing::Beside(area) => view.stops(area),
            Crossing::Between(one, other) => {
                view.stops(one).and_then(|first| view.stops(other).map(|_| first))
            }
        };
        if let Some(blocked) = stopped {
            return Err(blocked);
        }
    }
    Ok(())
}

/// One line of sight.
struct View<'a, F> {
    map: &'a Map,
    from: Area,
    to: Area,
    occupied: F,
}

impl<F: Fn(Area) -> bool> View<'_, F> {
    /// Whether an area in between stops the line, and by which clause.
    fn stops(&self, area: Area) -> Option<Blocked> {
        let (from, to) = (self.map.is_high(self.from), self.map.is_high(self.to));
        if from == to {
            return self.stops_on_one_level(area, from);
        }
        let lower = if from { self.to } else { self.from };
        // [Q41] Nearer to the lower unit than half the way.
        let near = 2 * area.range(lower) < self.from.range(self.to);
        if self.map.is_high(area) && near {
            return Some(Blocked::Slope(area));
        }
        let before_target = (self.occupied)(area) && area.range(self.to) == 1;
        before_target.then_some(Blocked::UnitsBeforeTarget(area))
    }

    /// [8.2.4a] [8.2.4b] Firer and target on one level: what stands as high or higher.
    fn stops_on_one_level(&self, area: Area, high: bool) -> Option<Blocked> {
        let area_high = self.map.is_high(area);
        if area_high && !high {
            Some(Blocked::Ground(area))
        } else if area_high == high && (self.occupied)(area) {
            Some(Blocked::Units(area))
        } else {
            None
        }
    }
}

/// [FRT.d] What a type rolls from one area at another.
///
/// # Errors
/// The range, where it is too far.
pub fn shot(arm: Arm, from: Area, to: Area) -> Result<Shot, Blocked> {
    let range = from.range(to);
    shot_at(arm, range).ok_or(Blocked::Range(range))
}

/// [TEC.f] [Q2] What is taken off the die: one against a Wall area from the Persian side of the wall.
pub fn die_modifier(map: &Map, from: Area, to: Area) -> i8 {
    -i8::from(map.is_wall(to) && from.row() <= BEFORE_WALL)
}

impl Shot {
    /// How many hits a face is, with what is added to it.
    pub fn hits(self, face: u8, modifier: i8) -> u8 {
        let shown = face.saturating_add_signed(modifier);
        u8::from(shown >= self.one) + u8::from(shown >= self.two)
    }

    /// On how many faces there are no hits, one, or two.
    pub fn ways(self, modifier: i8) -> [u8; 3] {
        let mut ways = [0; 3];
        for face in 1..=self.faces {
            ways[usize::from(self.hits(face, modifier))] += 1;
        }
        ways
    }
}

/// [8.2.6.5] [8.4.3a] The steps that hits come to against a Defensive Value.
pub fn step_losses(hits: u8, defence: u8, disordered: bool) -> u8 {
    hits.saturating_sub(defence.saturating_sub(u8::from(disordered)))
}

/// The most units whose volley is counted: more tens than these have no place in 128 bits.
pub const MOST_SHOOTERS: usize = 38;

/// The exact chances of a volley: of so many rolls, in how many there are no hits, one, two …
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Volley {
    /// How many equally likely rolls there are.
    pub of: u128,
    /// In how many of them there are so many hits.
    pub ways: [u128; 2 * MOST_SHOOTERS + 1],
}

/// [8.2.6a] The chances of units that fire at one target, each by its own die; nothing if they are
/// more than can be counted.
pub fn volley(shots: impl IntoIterator<Item = (Shot, i8)>) -> Option<Volley> {
    let mut volley = Volley { of: 1, ways: [0; 2 * MOST_SHOOTERS + 1] };
    volley.ways[0] = 1;
    for (number, (shot, modifier)) in shots.into_iter().enumerate() {
        if number >= MOST_SHOOTERS {
            return None;
        }
        let [none, one, two] = shot.ways(modifier).map(u128::from);
        volley.of *= u128::from(shot.faces);
        let ways = &mut volley.ways;
        for hits in (0..ways.len()).rev() {
            let fewer = |by: usize| hits.checked_sub(by).map_or(0, |before| ways[before]);
            ways[hits] = fewer(0) * none + fewer(1) * one + fewer(2) * two;
        }
    }
    Some(volley)
}
