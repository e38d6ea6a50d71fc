//! The map: [2.1a], with the movement costs of the Terrain Effects Chart.
//!
//! Rows A to O run from the Persian edge in the west to the Greek edge in the east; columns are
//! counted from the sea in the north [Q5]. On the board as `boards` sees it, up is west.

use boards::set::{Set, words_for};
use boards::squares::{Eighth, Lettered, Quarter, Square};
use engine::{Fault, Sheet};

/// How many rows there are: A to O [7.0.2a].
pub const ROWS: u8 = 15;
/// How many columns there are.
pub const COLUMNS: u8 = 8;

/// One area of the map. The numbers are [`ROWS`] and [`COLUMNS`], written out: the compiler fails on
/// closures that take up part of a value whose type has a named constant in it.
pub type Area = Square<15, 8>;

const _: () = {
    assert!(Area::new(ROWS - 1, COLUMNS - 1).is_some());
    assert!(Area::new(ROWS, 0).is_none() && Area::new(0, COLUMNS).is_none());
};

/// A set of areas.
pub type Areas = Set<Area, { words_for(ROWS as usize * COLUMNS as usize) }>;

/// [2.1.1a] What an area is made of.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Terrain {
    /// Clear ground.
    Level1,
    /// A mound.
    Level2,
    /// Water inside the grid, closed to everybody.
    Coastal,
}

/// [Q1] The last row before the wall, counted from 0: G. The wall stands on the far side of it.
pub const BEFORE_WALL: u8 = 6;
/// [Q1] The row of the Wall areas, counted from 0: H.
pub const WALL_ROW: u8 = 7;
/// [Q3] The first row where Greeks set up, counted from 0: D.
pub const FIRST_GREEK_ROW: u8 = BEFORE_WALL - 3;
/// [Q3] The last one: L.
pub const LAST_GREEK_ROW: u8 = WALL_ROW + 4;
/// [2.1a] The row where the Persians come in, counted from 0: A.
pub const PERSIAN_ROW: u8 = 0;
/// [7.0.2a] The row where the Immortals come in on the third day, counted from 0: O.
pub const IMMORTAL_ROW: u8 = 14;

/// East, where the Persians go.
pub const EAST: Quarter = Quarter::Down;
/// West, where they come from.
pub const WEST: Quarter = Quarter::Up;
/// The sea.
pub const NORTH: Quarter = Quarter::Left;
/// The mountain.
pub const SOUTH: Quarter = Quarter::Right;

/// What a way of facing is called.
pub const fn facing_word(facing: Quarter) -> &'static str {
    match facing {
        EAST => "east",
        WEST => "west",
        NORTH => "north",
        SOUTH => "south",
    }
}

/// Areas by their printed names: `G5`.
pub fn area(name: &str) -> Option<Area> {
    Area::named(name, Lettered::Rows)
}

/// The printed name of an area.
pub fn name(area: Area) -> impl std::fmt::Display {
    area.name(Lettered::Rows)
}

/// The map of one table.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Map {
    level2: Areas,
    coastal: Areas,
    wall: Areas,
    road: Areas,
    /// [6.0c] Read off the others a thousand times a deployment, so kept beside them.
    set_up: Areas,
}

impl Map {
    /// Reads the map off its data: one datum a row, `map.A` and so on, a sign an area. `~` is
    /// Coastal, `.` Level 1, `2` Level 2, `W` a Wall area; a road is marked in `road.A`.
    ///
    /// # Errors
    /// Everything that is no map.
    pub fn read(sheet: &Sheet) -> Result<Self, Vec<Fault>> {
        let mut map = Self {
            level2: Areas::NONE,
            coastal: Areas::NONE,
            wall: Areas::NONE,
            road: Areas::NONE,
            set_up: Areas::NONE,
        };
        let mut faults = Vec::new();
        for row in 0..ROWS {
            let letter = char::from(b'A' + row);
            for (kind, signs) in [("map", "~.2W"), ("road", ".#")] {
                let key = format!("{kind}.{letter}");
                match row_of(sheet, &key, signs) {
                    Ok(signs) => signs.into_iter().enumerate().for_each(|(column, sign)| {
                        map.put(row, column as u8, sign);
                    }),
                    Err(fault) => faults.push(fault),
                }
            }
        }
        let rows = FIRST_GREEK_ROW..=LAST_GREEK_ROW;
        map.set_up = map.land().iter().filter(|area| rows.contains(&area.row())).collect();
        faults.extend(map.misplaced_wall());
        if faults.is_empty() { Ok(map) } else { Err(faults) }
    }

    fn put(&mut self, row: u8, column: u8, sign: char) {
        let Some(area) = Area::new(row, column) else { return };
        match sign {
            '~' => self.coastal.add(area),
            '2' => self.level2.add(area),
            'W' => self.wall.add(area),
            '#' => self.road.add(area),
            _ => {}
        }
    }

    /// [Q1] Wall areas are those of row H, and the wall has no gap on land.
    fn misplaced_wall(&self) -> Vec<Fault> {
        let wrong = |area: &Area| {
            self.wall.has(*area) != (area.row() == WALL_ROW && !self.coastal.has(*area))
        };
        let all = Areas::full();
        let say = |area: Area| {
            Fault::new(format!(
                "{}: the Wall areas are those of row H that are not Coastal, all of them and no others",
                name(area)
            ))
        };
        all.iter().filter(wrong).map(say).collect()
    }

    /// What an area is made of.
    #[inline]
    pub fn terrain(&self, area: Area) -> Terrain {
        if self.coastal.has(area) {
            Terrain::Coastal
        } else if self.level2.has(area) {
            Terrain::Level2
        } else {
            Terrain::Level1
        }
    }

    /// [TEC.d] Whether units may be there at all.
    #[inline]
    pub fn is_open(&self, area: Area) -> bool {
        !self.coastal.has(area)
    }

    /// Whether it lies on a mound.
    #[inline]
    pub fn is_high(&self, area: Area) -> bool {
        self.level2.has(area)
    }

    /// [Q1] Whether it is a Wall area.
    #[inline]
    pub fn is_wall(&self, area: Area) -> bool {
        self.wall.has(area)
    }

    /// [2.1.1a] Whether the road runs through it, which has no effect.
    #[inline]
    pub fn has_road(&self, area: Area) -> bool {
        self.road.has(area)
    }

    /// [Q2] Whether a step leads across the wall, one way or the other.
    #[inline]
    pub fn crosses_wall(&self, from: Area, to: Area) -> bool {
        let rows = (from.row().min(to.row()), from.row().max(to.row()));
        rows == (BEFORE_WALL, WALL_ROW)
    }

    /// [TEC.b] Whether a step leads up a mound.
    #[inline]
    pub fn climbs(&self, from: Area, to: Area) -> bool {
        self.is_high(to) && !self.is_high(from)
    }

    /// [TEC.a] [TEC.b] [TEC.c] What a step costs; nothing where no unit may go.
    #[inline]
    pub fn cost(&self, from: Area, to: Area) -> Option<u8> {
        self.is_open(to)
            .then(|| 1 + u8::from(self.climbs(from, to)) + u8::from(self.crosses_wall(from, to)))
    }

    /// Where a step leads, if units may go there.
    #[inline]
    pub fn step(&self, from: Area, way: Eighth) -> Option<Area> {
        from.next(way).filter(|to| self.is_open(*to))
    }

    /// [6.0c] [Q3] The areas where Greeks set up.
    #[inline]
    pub const fn set_up(&self) -> Areas {
        self.set_up
    }

    /// Every area where units may be.
    pub fn land(&self) -> Areas {
        Areas::full().minus(self.coastal)
    }
}

/// One row of signs.
fn row_of(sheet: &Sheet, key: &str, signs: &str) -> Result<Vec<char>, Fault> {
    let Some(datum) = sheet.get(key) else {
        return Err(Fault::new(format!(
            "datum {key} is missing; it has a sign for each of the 8 areas"
        )));
    };
    let row: Vec<char> = datum.value.chars().filter(|sign| !sign.is_whitespace()).collect();
    if row.len() != usize::from(COLUMNS) || row.iter().any(|sign| !signs.contains(*sign)) {
        return Err(Fault::new(format!(
            "datum {key} has 8 signs, each one of {signs}; it is {:?}",
            datum.value.chars().take(40).collect::<String>()
        )));
    }
    Ok(row)
}
