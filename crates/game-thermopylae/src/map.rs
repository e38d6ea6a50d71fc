//! The map: [R8] to [R12], [R15] to [R17], and the two ways out of [R40].
//!
//! Places have fixed short names, so that notation needs no map; what they are called, how high
//! they lie and what they border is component data [A37].

use std::fmt;

use boards::{Indexed, Set, words_for};
use engine::components::Provenance;

mod read;

/// The most places that a map can have.
pub const PLACES: usize = 48;

/// The most places that can touch one place.
pub const BORDERS: usize = 8;

/// The short names, in the order of the places.
#[rustfmt::skip]
pub const IDS: [&str; PLACES] = [
    "camp", "spercheios", "malis", "melas", "trachis", "asopos_n", "asopos", "phoinix",
    "phoinix_n", "westgate", "westgate_n", "anthela", "demeter", "springs_n", "springs", "mg_n",
    "mg_s", "eg_n", "eg_s", "alpenoi", "fields", "lshore", "boagrios", "track", "exit_e",
    "exit_s", "gorge", "tslope", "ascent", "ridge", "aheights", "oaks", "shoulder", "saddle",
    "ppost", "kolonos", "peak", "lithar", "drako", "col", "extra1", "extra2", "extra3", "extra4",
    "extra5", "extra6", "extra7", "extra8",
];

/// A place on the map.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Place(u8);

impl Place {
    /// The first place, which stands for none outside a combat.
    pub const FIRST: Self = Self(0);

    /// The place with this index, if a map can have it.
    pub const fn new(index: u8) -> Option<Self> {
        if (index as usize) < PLACES { Some(Self(index)) } else { None }
    }

    /// The place with this short name.
    pub fn named(id: &str) -> Option<Self> {
        Self::all().find(|place| place.id() == id)
    }

    /// Every place that a map can have, in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..PLACES as u8).map(Self)
    }

    /// Its index, which is below [`PLACES`], as the compiler can see.
    #[inline]
    pub const fn index(self) -> usize {
        let index = self.0 as usize;
        if index < PLACES { index } else { 0 }
    }

    /// Its short name.
    pub const fn id(self) -> &'static str {
        IDS[self.index()]
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl Indexed for Place {
    const COUNT: usize = PLACES;

    #[inline]
    fn index(self) -> usize {
        self.index()
    }

    #[inline]
    fn at(index: usize) -> Option<Self> {
        u8::try_from(index).ok().and_then(Self::new)
    }
}

/// A set of places, in one word.
pub type Places = Set<Place, { words_for(PLACES) }>;

/// What a place is.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Terrain {
    /// [R14] [R15] The Persian Camp.
    Camp,
    /// [R8] Standard terrain.
    Standard,
    /// [R40] Standard terrain with a way off the map.
    Exit,
    /// [R9] A mountain.
    Mountain,
}

impl Terrain {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Camp, Self::Standard, Self::Exit, Self::Mountain];

    /// Its word in the component data.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Camp => "camp",
            Self::Standard => "standard",
            Self::Exit => "exit",
            Self::Mountain => "mountain",
        }
    }

    /// [R15] [R16] [R17] How many units it holds; nothing for any number.
    pub const fn limit(self) -> Option<u8> {
        match self {
            Self::Camp => None,
            Self::Standard | Self::Exit => Some(3),
            Self::Mountain => Some(1),
        }
    }
}

/// A point of the drawing, in tenths of a map unit.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct Point {
    /// To the east.
    pub x: u16,
    /// To the south.
    pub y: u16,
}

/// A territory in which units can stand.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Territory {
    /// Which place it is.
    pub place: Place,
    /// Its name.
    pub name: String,
    /// What it is.
    pub terrain: Terrain,
    /// [R9] How high it lies, 0 to 3.
    pub elevation: u8,
    /// Every place that it touches, in order.
    pub borders: Vec<Place>,
    /// Where its units are drawn.
    pub centre: Point,
    /// Its outline.
    pub corners: Vec<Point>,
    /// Where name, terrain and borders come from.
    pub provenance: Provenance,
}

/// [R10] [R11] A part of the map where no unit can stand.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Closed {
    /// Whether it is sea; otherwise high mountains.
    pub sea: bool,
    /// Its outline.
    pub corners: Vec<Point>,
}

/// The map of one table.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Map {
    /// Its size in tenths of a map unit.
    pub size: Point,
    /// The territories in the order of their places.
    pub territories: Vec<Territory>,
    /// Sea and high mountains, for drawing.
    pub closed: Vec<Closed>,
    camp: Place,
    exits: Places,
    all: Places,
    elevations: [u8; PLACES],
    limits: [u8; PLACES],
    open: [Places; PLACES],
    cliffs: [Places; PLACES],
    above: [Places; PLACES],
    slots: [[Place; BORDERS]; PLACES],
}

impl Map {
    /// The Persian Camp.
    #[inline]
    pub const fn camp(&self) -> Place {
        self.camp
    }

    /// [R40] The two places with a way off the map.
    #[inline]
    pub const fn exits(&self) -> Places {
        self.exits
    }

    /// All places of this map.
    #[inline]
    pub const fn all(&self) -> Places {
        self.all
    }

    /// The territory of a place, if this map has it.
    pub fn territory(&self, place: Place) -> Option<&Territory> {
        self.territories.iter().find(|territory| territory.place == place)
    }

    /// The name of a place; its short name where this map lacks it.
    pub fn name(&self, place: Place) -> &str {
        self.territory(place).map_or(place.id(), |territory| &territory.name)
    }

    /// [R9] How high a place lies.
    #[inline]
    pub const fn elevation(&self, place: Place) -> u8 {
        self.elevations[place.index()]
    }

    /// [R15] [R16] [R17] How many units a place holds; 255 for any number.
    #[inline]
    pub const fn limit(&self, place: Place) -> u8 {
        self.limits[place.index()]
    }

    /// [R12] [A2] The places between which and this one units can move and fight.
    #[inline]
    pub const fn open(&self, place: Place) -> Places {
        self.open[place.index()]
    }

    /// [A3] The places that touch this one and lie two or more higher or lower.
    #[inline]
    pub const fn cliffs(&self, place: Place) -> Places {
        self.cliffs[place.index()]
    }

    /// [R36] The open neighbours that lie higher than this place.
    #[inline]
    pub const fn above(&self, place: Place) -> Places {
        self.above[place.index()]
    }

    /// The open neighbours of a place by slot, in order; a combat counts attackers so.
    #[inline]
    pub fn slots(&self, place: Place) -> &[Place] {
        &self.slots[place.index()][..self.open(place).len() as usize]
    }

    /// The slot of an open neighbour.
    #[inline]
    pub fn slot(&self, place: Place, neighbour: Place) -> Option<usize> {
        self.slots(place).iter().position(|&it| it == neighbour)
    }

    /// [R13] Whether one place lies higher than another.
    #[inline]
    pub const fn is_higher(&self, place: Place, than: Place) -> bool {
        self.elevation(place) > self.elevation(than)
    }
}
