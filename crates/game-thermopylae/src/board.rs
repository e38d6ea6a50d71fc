//! What the component data give a table: map, unit values and armies.

use engine::components::Provenance;
use engine::{Fault, Sheet};

use crate::map::Map;
use crate::options::Scenario;
use crate::units::{KINDS, Roster, Side, Unit, Values, read_number};

/// The most units that an army can have.
pub const MOST_UNITS: u16 = 200;

/// The components of one table.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Board {
    /// The map.
    pub map: Map,
    /// The values of the units.
    pub roster: Roster,
    /// [A36] How many units of each kind fight, by side and kind.
    pub armies: [[u8; KINDS]; 2],
    /// Where the numbers come from.
    pub armies_from: [[Provenance; KINDS]; 2],
}

impl Board {
    /// Reads the components off their data.
    ///
    /// # Errors
    /// Everything that cannot be played.
    pub fn read(sheet: &Sheet, scenario: Scenario) -> Result<Self, Vec<Fault>> {
        let mut faults = Vec::new();
        let mut armies = [[0; KINDS]; 2];
        let mut armies_from = [[Provenance::Owner; KINDS]; 2];
        for unit in Unit::ALL {
            let key = format!("army.{}.{unit}", scenario.word());
            let (side, kind) = (unit.side() as usize, unit.kind());
            match read_number(sheet, &key, 0, 100) {
                Ok(number) => armies[side][kind] = number,
                Err(fault) => faults.push(fault),
            }
            if let Some(datum) = sheet.get(&key) {
                armies_from[side][kind] = datum.provenance;
            }
        }
        let map = Map::read(sheet).map_err(|found| faults.extend(found)).ok();
        let roster = Roster::read(sheet).map_err(|found| faults.extend(found)).ok();
        match (map, roster) {
            (Some(map), Some(roster)) if faults.is_empty() => {
                let board = Self { map, roster, armies, armies_from };
                let faults = board.unplayable();
                if faults.is_empty() { Ok(board) } else { Err(faults) }
            }
            _ => Err(faults),
        }
    }

    /// [R14] [R18] Armies that are no armies, or find no room.
    fn unplayable(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        for side in Side::BOTH {
            let units = self.army_size(side);
            if units == 0 || units > MOST_UNITS {
                faults.push(Fault::new(format!(
                    "the {} army has {units} units; it needs 1 to {MOST_UNITS}",
                    side.word()
                )));
            }
        }
        let room: u16 =
            self.map.all().iter().map(|place| self.map.limit(place)).map(u16::from).sum();
        if self.army_size(Side::Greek) > room - u16::from(u8::MAX) {
            faults.push(Fault::new("the Greek army finds no room outside the Camp [R18]"));
        }
        faults
    }

    /// How many units an army has at the start.
    pub fn army_size(&self, side: Side) -> u16 {
        self.armies[side as usize].iter().copied().map(u16::from).sum()
    }

    /// The values of a unit.
    #[inline]
    pub fn values(&self, unit: Unit) -> Values {
        self.roster.values(unit)
    }
}
