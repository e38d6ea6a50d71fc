//! [2.0a] The battlefield: 39 columns and 20 rows of hexes, their levels, terrain and prices.
//!
//! Map and Terrain Effects Chart are reconstructed [A17] [A18], so they are read off the component
//! data, where whoever owns the printed game may correct them.

mod read;

use boards::hexes::{Vertex, Way};
use boards::{Indexed, Set, words_for};

use crate::units::Side;

/// A hex of the map.
pub type Hex = boards::hexes::Hex<39, 20, true>;
/// A set of hexes.
pub type Hexes = Set<Hex, { words_for(Hex::COUNT) }>;

/// What a hex holds, beside its level.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Feature {
    /// Mount Agrieliki.
    Agrieliki,
    /// Mount Ketroni.
    Ketroni,
    /// The valley of Vrana.
    Vrana,
    /// Stavrokoraki, which is no set-up ground.
    Stavrokoraki,
    /// The plain.
    Plain,
    /// Marsh.
    Marsh,
    /// The road at the foot of the hills.
    Road,
    /// A Persian Beach.
    Beach,
    /// A Greek Encampment.
    Camp,
    /// The sea, which is no part of the game.
    Sea,
}

/// [8.1d] [8.1e] A place whose fall is remembered: five Beaches, then two Encampments.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Site(u8);

/// A set of such places.
pub type Sites = Set<Site, 1>;

/// [8.1d] The number of Beach hexes.
pub const BEACHES: usize = 5;
/// [8.1e] The number of Encampment hexes.
pub const CAMPS: usize = 2;

impl Site {
    /// Whose it is at the start.
    pub const fn owner(self) -> Side {
        if (self.0 as usize) < BEACHES { Side::Persian } else { Side::Greek }
    }
}

impl Indexed for Site {
    const COUNT: usize = BEACHES + CAMPS;

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    fn at(index: usize) -> Option<Self> {
        (index < Self::COUNT).then_some(Self(index as u8))
    }
}

/// In a field: the hex is marsh.
pub(crate) const MARSH: u8 = 1;

/// [6.1a] The prices of the Terrain Effects Chart.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Prices {
    /// To enter open ground.
    pub open: u8,
    /// More for a level climbed.
    pub climb: u8,
    /// To enter marsh.
    pub marsh: u8,
    /// The same for cavalry.
    pub marsh_cavalry: u8,
    /// [9.4a] More for an Abatis.
    pub abatis: u8,
}

/// The map of one table.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Map {
    levels: [u8; Hex::COUNT],
    features: [Feature; Hex::COUNT],
    /// What a step costs, by hex and way, on foot and mounted; 0 where none leads.
    steps: [Vec<[u8; 6]>; 2],
    next: Vec<[u16; 6]>,
    /// What a field of this map begins with: [`MARSH`] where there is marsh.
    bare: [u8; Hex::COUNT],
    /// [6.1f] How far the nearest friendly hex is, by side.
    home: [Vec<u8>; 2],
    sites: [Hex; Site::COUNT],
    prices: Prices,
}

impl Map {
    /// Its level, from 1 to 4.
    #[inline]
    pub fn level(&self, hex: Hex) -> u8 {
        self.levels[hex.index()]
    }

    /// What it holds.
    #[inline]
    pub fn feature(&self, hex: Hex) -> Feature {
        self.features[hex.index()]
    }

    /// [A19] Whether units may be there at all.
    #[inline]
    pub fn is_land(&self, hex: Hex) -> bool {
        self.feature(hex) != Feature::Sea
    }

    /// [3.2e] Whether it is marsh.
    #[inline]
    pub fn is_marsh(&self, hex: Hex) -> bool {
        self.feature(hex) == Feature::Marsh
    }

    /// Every hex where units may be.
    pub fn land(&self) -> Hexes {
        Hexes::full().iter().filter(|hex| self.is_land(*hex)).collect()
    }

    /// The hexes of a feature.
    pub fn with(&self, feature: Feature) -> Hexes {
        Hexes::full().iter().filter(|hex| self.feature(*hex) == feature).collect()
    }

    /// The chart.
    pub const fn prices(&self) -> Prices {
        self.prices
    }

    /// [6.1a] What a step costs without an Abatis; nothing where it leads off the land.
    #[inline]
    pub fn price(&self, from: Hex, way: Way, mounted: bool) -> Option<u8> {
        let price = self.steps[usize::from(mounted)][from.index()][way as usize];
        (price > 0).then_some(price)
    }

    /// What the six steps from a hex cost, and where they lead, by index; 0 where none leads.
    #[inline]
    pub(crate) fn steps(&self, from: usize, mounted: bool) -> (&[u8; 6], &[u16; 6]) {
        (&self.steps[usize::from(mounted)][from], &self.next[from])
    }

    /// What a field of this map begins with.
    #[inline]
    pub(crate) const fn bare(&self) -> &[u8; Hex::COUNT] {
        &self.bare
    }

    /// The next hex that way, if there is land.
    #[inline]
    pub fn next(&self, from: Hex, way: Way) -> Option<Hex> {
        Hex::at(usize::from(self.next[from.index()][way as usize]))
    }

    /// The land hexes that touch one, clockwise from above.
    #[inline]
    pub fn around(&self, hex: Hex) -> impl Iterator<Item = Hex> + use<'_> {
        Way::ALL.into_iter().filter_map(move |way| self.next(hex, way))
    }

    /// [3.1b] The two hexes of a front that are land.
    #[inline]
    pub fn front(&self, hex: Hex, facing: Vertex) -> impl Iterator<Item = Hex> + use<'_> {
        facing.front().into_iter().filter_map(move |way| self.next(hex, way))
    }

    /// [6.1f] [A12] How far the nearest friendly hex of a side is: the top row for Greeks, a Beach
    /// for Persians.
    #[inline]
    pub fn way_home(&self, side: Side, hex: Hex) -> u8 {
        self.home[side.index()][hex.index()]
    }

    /// Where a site lies.
    #[inline]
    pub fn site(&self, site: Site) -> Hex {
        self.sites[site.index()]
    }

    /// The site that lies in a hex.
    pub fn site_at(&self, hex: Hex) -> Option<Site> {
        Site::all().find(|site| self.site(*site) == hex)
    }

    /// The five Beach hexes.
    pub fn beaches(&self) -> &[Hex] {
        &self.sites[..BEACHES]
    }

    /// The two Encampment hexes.
    pub fn camps(&self) -> &[Hex] {
        &self.sites[BEACHES..]
    }
}

/// What a vertex is called in text.
pub const fn vertex_word(vertex: Vertex) -> &'static str {
    match vertex {
        Vertex::UpRight => "up-right",
        Vertex::Right => "right",
        Vertex::DownRight => "down-right",
        Vertex::DownLeft => "down-left",
        Vertex::Left => "left",
        Vertex::UpLeft => "up-left",
    }
}
