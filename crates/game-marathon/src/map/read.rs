//! Reading the map and its prices off the component data, and refusing what cannot be played on.

use boards::Indexed;
use boards::hexes::Way;
use engine::{Fault, Sheet, fault};

use super::{BEACHES, CAMPS, Feature, Hex, MARSH, Map, Prices, Site};
use crate::cases::{C_8_1D, C_8_1E};
use crate::units::Side;

/// The rows of the map.
const ROWS: u8 = 20;
/// The hexes of a row.
const COLUMNS: usize = 39;
/// [6.1a] No step costs more than the fastest cavalry has.
const MOST_PRICE: u8 = 7;
/// The sign of a sea hex.
const SEA: &str = "~~";
/// Off the land.
const NOWHERE: u16 = u16::MAX;

impl Map {
    /// Reads the map: one datum a row, `map.01` and so on, two signs a hex: its level, and what it
    /// holds.
    ///
    /// # Errors
    /// Everything that is no map.
    pub fn read(sheet: &Sheet) -> Result<Self, Vec<Fault>> {
        let mut faults = Vec::new();
        let mut levels = [0; Hex::COUNT];
        let mut features = [Feature::Sea; Hex::COUNT];
        for row in 1..=ROWS {
            match read_row(sheet, row) {
                Ok(signs) => {
                    for (hex, (level, feature)) in Hex::in_row(row).zip(signs) {
                        levels[hex.index()] = level;
                        features[hex.index()] = feature;
                    }
                }
                Err(fault) => faults.push(fault),
            }
        }
        let prices = Prices {
            open: price(sheet, "cost.open", 1, &mut faults),
            climb: price(sheet, "cost.climb", 0, &mut faults),
            marsh: price(sheet, "cost.marsh", 1, &mut faults),
            marsh_cavalry: price(sheet, "cost.marsh.cavalry", 1, &mut faults),
            abatis: price(sheet, "cost.abatis", 0, &mut faults),
        };
        let sites = read_sites(&features, &mut faults);
        let (Some(sites), true) = (sites, faults.is_empty()) else { return Err(faults) };
        let mut map = Self {
            levels,
            features,
            steps: [Vec::new(), Vec::new()],
            next: Vec::new(),
            bare: features.map(|it| if it == Feature::Marsh { MARSH } else { 0 }),
            home: [Vec::new(), Vec::new()],
            sites,
            prices,
        };
        map.work_out();
        Ok(map)
    }

    /// What is asked thousands of times a game is worked out once.
    fn work_out(&mut self) {
        let land = |hex: Option<Hex>| hex.filter(|hex| self.is_land(*hex));
        let next = |hex: Hex| {
            Way::ALL.map(|way| land(hex.next(way)).map_or(NOWHERE, |next| next.index() as u16))
        };
        let all: Vec<Hex> = Hex::all().collect();
        self.next = all.iter().map(|hex| next(*hex)).collect();
        self.steps = [false, true].map(|mounted| {
            let step = |hex: Hex| Way::ALL.map(|way| self.step(hex, way, mounted));
            all.iter().map(|hex| step(*hex)).collect()
        });
        self.home = Side::BOTH.map(|side| {
            let far = |hex: Hex| match side {
                Side::Greek => Hex::in_row(1).map(|top| hex.distance(top)).min(),
                Side::Persian => self.beaches().iter().map(|it| hex.distance(*it)).min(),
            };
            all.iter().map(|hex| far(*hex).unwrap_or_default() as u8).collect()
        });
    }

    /// [6.1a] The price of one step; 0 where none leads. A step along the road costs no more than one on
    /// open ground.
    fn step(&self, from: Hex, way: Way, mounted: bool) -> u8 {
        let Some(to) = self.next(from, way).filter(|_| self.is_land(from)) else { return 0 };
        let Prices { open, climb, marsh, marsh_cavalry, .. } = self.prices;
        let road = [from, to].iter().all(|hex| self.feature(*hex) == Feature::Road);
        let ground = match (self.is_marsh(to), mounted) {
            (false, _) => open,
            (true, false) => marsh,
            (true, true) => marsh_cavalry,
        };
        let climbed = self.level(to).saturating_sub(self.level(from));
        if road { open } else { ground + climb * climbed }
    }
}

fn price(sheet: &Sheet, key: &str, least: u8, faults: &mut Vec<Fault>) -> u8 {
    let value = sheet.get(key).map_or("", |datum| datum.value.trim());
    let number = value.parse().ok().filter(|number| (least..=MOST_PRICE).contains(number));
    number.unwrap_or_else(|| {
        let found = fault::quoted(value);
        faults.push(Fault::new(format!(
            "datum {key} must be a number from {least} to {MOST_PRICE}, not {found}"
        )));
        least
    })
}

/// One row of signs.
fn read_row(sheet: &Sheet, row: u8) -> Result<Vec<(u8, Feature)>, Fault> {
    let key = format!("map.{row:02}");
    let Some(datum) = sheet.get(&key) else {
        return Err(Fault::new(format!("datum {key} is missing; it has two signs for each hex")));
    };
    let signs: Vec<&str> = datum.value.split_whitespace().collect();
    if signs.len() != COLUMNS {
        return Err(Fault::new(format!(
            "datum {key} has {} hexes; a row has {COLUMNS}",
            signs.len()
        )));
    }
    let read = |sign: &&str| {
        read_sign(sign).ok_or_else(|| {
            Fault::new(format!(
                "datum {key}: {} is no hex; write a level from 1 to 4 and one of A K V S . m r b e, \
                 or {SEA} for the sea",
                fault::quoted(sign)
            ))
        })
    };
    signs.iter().map(read).collect()
}

fn read_sign(sign: &str) -> Option<(u8, Feature)> {
    if sign == SEA {
        return Some((0, Feature::Sea));
    }
    let mut signs = sign.chars();
    let level = signs.next()?.to_digit(10).filter(|level| (1..=4).contains(level))?;
    let feature = match signs.next()? {
        'A' => Feature::Agrieliki,
        'K' => Feature::Ketroni,
        'V' => Feature::Vrana,
        'S' => Feature::Stavrokoraki,
        '.' => Feature::Plain,
        'm' => Feature::Marsh,
        'r' => Feature::Road,
        'b' => Feature::Beach,
        'e' => Feature::Camp,
        _ => return None,
    };
    signs.next().is_none().then_some((level as u8, feature))
}

/// [8.1d] [8.1e] The printed number of Beaches and Encampments, in the order of their numbers.
fn read_sites(features: &[Feature], faults: &mut Vec<Fault>) -> Option<[Hex; Site::COUNT]> {
    let mut sites = Vec::new();
    for (feature, count, name) in
        [(Feature::Beach, BEACHES, "Beach"), (Feature::Camp, CAMPS, "Encampment")]
    {
        let case = if feature == Feature::Beach { C_8_1D } else { C_8_1E };
        let found: Vec<Hex> = Hex::all().filter(|hex| features[hex.index()] == feature).collect();
        if found.len() != count {
            faults.push(Fault::new(format!(
                "the map has {} {name} hexes; the rulebook counts {count} {case}",
                found.len()
            )));
        }
        sites.extend(found);
    }
    sites.try_into().ok()
}
