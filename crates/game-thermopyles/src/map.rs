//! The map card: seven locations and the marker, [K1], [K8], [K14], [K24].

use boards::Space;
use engine::components::Provenance;
use engine::{Fault, Sheet, fault};

/// A location of the map card, 1 to 7.
pub type Location = Space<7>;

/// [K24] The location that must not be reached.
pub const DEFEAT: Location = Location::END;

/// [K14] Whether a location gives a die: the Hot Gates and the Last Stand do.
pub const fn gives_die(location: Location) -> bool {
    matches!(location.number(), 3 | 6)
}

/// The datum that says where the marker starts.
const START: &str = "marker.start";

/// A location's name, and whether the rulebook prints it.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Name {
    /// The name.
    pub text: String,
    /// Where it comes from.
    pub provenance: Provenance,
}

/// What the component data say of the map card.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct MapCard {
    /// [A4] The locations' names, first to last.
    pub names: [Name; 7],
    /// [A3] Where the marker starts.
    pub start: Location,
    /// Where that comes from.
    pub start_from: Provenance,
}

impl MapCard {
    /// Reads the map card off the component data.
    ///
    /// # Errors
    /// Everything that cannot be played.
    pub fn read(sheet: &Sheet) -> Result<Self, Vec<Fault>> {
        let mut faults = Vec::new();
        let names = std::array::from_fn(|index| {
            let key = format!("location.{}.name", index + 1);
            read_name(sheet, &key).unwrap_or_else(|fault| {
                faults.push(fault);
                Name { text: String::new(), provenance: Provenance::Owner }
            })
        });
        let start = read_start(sheet).unwrap_or_else(|fault| {
            faults.push(fault);
            Location::FIRST
        });
        let start_from = sheet.get(START).map_or(Provenance::Owner, |datum| datum.provenance);
        if faults.is_empty() { Ok(Self { names, start, start_from }) } else { Err(faults) }
    }

    /// The name of a location.
    pub fn name(&self, location: Location) -> &Name {
        &self.names[usize::from(location.number()) - 1]
    }
}

fn read_name(sheet: &Sheet, key: &str) -> Result<Name, Fault> {
    const LONGEST: usize = 40;
    let datum = sheet.get(key).ok_or_else(|| Fault::new(format!("datum {key} is missing")))?;
    let text = datum.value.trim();
    if text.is_empty() || text.chars().count() > LONGEST || text.chars().any(char::is_control) {
        return Err(Fault::new(format!("datum {key} must be a name of 1 to {LONGEST} characters")));
    }
    Ok(Name { text: text.to_owned(), provenance: datum.provenance })
}

fn read_start(sheet: &Sheet) -> Result<Location, Fault> {
    let value = sheet.get(START).map_or("", |datum| &datum.value);
    let location = value.parse().ok().and_then(Location::new).filter(|&it| it != DEFEAT);
    location.ok_or_else(|| {
        let found = fault::quoted(value);
        Fault::new(format!("datum {START} must be a location from 1 to 6, not {found}"))
    })
}
