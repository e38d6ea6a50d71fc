//! The map read off the component data, which an owner of the printed map may have corrected.

use engine::{Fault, Sheet, fault};

use super::{BORDERS, Closed, Map, PLACES, Place, Places, Point, Terrain, Territory};

/// How many closed parts a sheet can describe.
const CLOSED: usize = 32;
/// The highest elevation [R9].
const HIGHEST: u8 = 3;

impl Map {
    /// Reads the map off the component data.
    ///
    /// # Errors
    /// Everything that cannot be played.
    pub fn read(sheet: &Sheet) -> Result<Self, Vec<Fault>> {
        let mut faults = Vec::new();
        let mut keep = |result: Result<Option<Territory>, Fault>| {
            result.unwrap_or_else(|fault| {
                faults.push(fault);
                None
            })
        };
        let territories: Vec<Territory> =
            Place::all().filter_map(|place| keep(read_territory(sheet, place))).collect();
        let mut closed = Vec::new();
        for number in 1..=CLOSED {
            match read_closed(sheet, &format!("closed.{number}")) {
                Ok(part) => closed.extend(part),
                Err(fault) => faults.push(fault),
            }
        }
        let size = read_size(sheet).unwrap_or_else(|fault| {
            faults.push(fault);
            Point::default()
        });
        if faults.is_empty() {
            faults = incoherent(&territories);
        }
        if faults.is_empty() { Ok(Self::drawn(size, territories, closed)) } else { Err(faults) }
    }

    /// Works out what the rules ask of a coherent map.
    fn drawn(size: Point, territories: Vec<Territory>, closed: Vec<Closed>) -> Self {
        let mut map = Self {
            size,
            closed,
            camp: Place::FIRST,
            exits: Places::NONE,
            all: Places::NONE,
            elevations: [0; PLACES],
            limits: [0; PLACES],
            open: [Places::NONE; PLACES],
            cliffs: [Places::NONE; PLACES],
            above: [Places::NONE; PLACES],
            slots: [[Place::FIRST; BORDERS]; PLACES],
            territories: Vec::new(),
        };
        for territory in &territories {
            let place = territory.place;
            map.all.add(place);
            map.elevations[place.index()] = territory.elevation;
            map.limits[place.index()] = territory.terrain.limit().unwrap_or(u8::MAX);
            match territory.terrain {
                Terrain::Camp => map.camp = place,
                Terrain::Exit => map.exits.add(place),
                Terrain::Standard | Terrain::Mountain => {}
            }
        }
        for territory in &territories {
            let place = territory.place;
            for &other in &territory.borders {
                map.join(place, other);
            }
            for (slot, other) in map.open(place).iter().enumerate() {
                map.slots[place.index()][slot] = other;
            }
        }
        map.territories = territories;
        map
    }

    /// [R12] [A2] [A3] Enters a border: open where the elevations differ by one at most.
    fn join(&mut self, place: Place, other: Place) {
        let at = place.index();
        if self.elevation(place).abs_diff(self.elevation(other)) > 1 {
            self.cliffs[at].add(other);
            return;
        }
        self.open[at].add(other);
        if self.is_higher(other, place) {
            self.above[at].add(other);
        }
    }
}

/// Reads a place; `-` is a place that the map does not use.
fn read_territory(sheet: &Sheet, place: Place) -> Result<Option<Territory>, Fault> {
    let key = format!("place.{place}");
    let missing = || Fault::new(format!("datum {key} is missing"));
    let datum = sheet.get(&key).ok_or_else(missing)?;
    if datum.value.trim() == "-" {
        return Ok(None);
    }
    let bad = |what: String| Fault::new(format!("datum {key}: {what}"));
    let parts: Vec<&str> = datum.value.split(';').map(str::trim).collect();
    let [name, terrain, elevation, borders] = parts[..] else {
        return Err(bad("write it as name; terrain; elevation; bordering places".to_owned()));
    };
    if name.is_empty() || name.chars().count() > 40 || name.chars().any(char::is_control) {
        return Err(bad("its name must have 1 to 40 characters".to_owned()));
    }
    let terrain = Terrain::ALL.into_iter().find(|it| it.word() == terrain).ok_or_else(|| {
        bad(format!(
            "{} is no terrain; it is camp, standard, exit or mountain",
            fault::quoted(terrain)
        ))
    })?;
    let height = elevation.parse::<u8>().ok().filter(|it| *it <= HIGHEST).ok_or_else(|| {
        bad(format!("its elevation must be 0 to {HIGHEST}, not {}", fault::quoted(elevation)))
    })?;
    let mut touching = Places::NONE;
    for word in borders.split_whitespace() {
        let other = Place::named(word)
            .ok_or_else(|| bad(format!("{} is no place it could border", fault::quoted(word))))?;
        touching.add(other);
    }
    let (centre, corners) = read_shape(sheet, place)?;
    Ok(Some(Territory {
        place,
        name: name.to_owned(),
        terrain,
        elevation: height,
        borders: touching.iter().collect(),
        centre,
        corners,
        provenance: datum.provenance,
    }))
}

fn read_shape(sheet: &Sheet, place: Place) -> Result<(Point, Vec<Point>), Fault> {
    let key = format!("shape.{place}");
    let value = sheet.get(&key).map_or("", |datum| &datum.value);
    let read = || {
        let (centre, corners) = value.split_once(';')?;
        Some((point(centre.trim())?, points(corners)?))
    };
    read().ok_or_else(|| {
        Fault::new(format!(
            "datum {key} must be a centre; three or more corners, as 850,3450; 0,3982 0,2461 1328,2771"
        ))
    })
}

fn read_closed(sheet: &Sheet, key: &str) -> Result<Option<Closed>, Fault> {
    let value = sheet.get(key).map_or("-", |datum| datum.value.trim());
    if value == "-" {
        return Ok(None);
    }
    let read = || {
        let (kind, corners) = value.split_once(';')?;
        let sea = match kind.trim() {
            "sea" => true,
            "mountains" => false,
            _ => return None,
        };
        Some(Closed { sea, corners: points(corners)? })
    };
    let fault = || Fault::new(format!("datum {key} must be sea or mountains; corners; or -"));
    read().map(Some).ok_or_else(fault)
}

fn read_size(sheet: &Sheet) -> Result<Point, Fault> {
    let value = sheet.get("map.size").map_or("", |datum| datum.value.trim());
    let read = || {
        let (x, y) = value.split_once(' ')?;
        Some(Point { x: x.parse().ok()?, y: y.trim().parse().ok()? })
    };
    read()
        .filter(|size| size.x > 0 && size.y > 0)
        .ok_or_else(|| Fault::new("datum map.size must be a width and a height, as 10000 6400"))
}

fn point(text: &str) -> Option<Point> {
    let (x, y) = text.split_once(',')?;
    Some(Point { x: x.parse().ok()?, y: y.parse().ok()? })
}

fn points(text: &str) -> Option<Vec<Point>> {
    let points: Option<Vec<Point>> = text.split_whitespace().map(point).collect();
    points.filter(|points| (3..=64).contains(&points.len()))
}

/// Everything that keeps readable territories from being a map of this game.
fn incoherent(territories: &[Territory]) -> Vec<Fault> {
    let mut faults = Vec::new();
    let count = |terrain| territories.iter().filter(|it| it.terrain == terrain).count();
    if count(Terrain::Camp) != 1 {
        faults.push(Fault::new("the map must have exactly one place that is the camp [R14]"));
    }
    if count(Terrain::Exit) != 2 {
        faults.push(Fault::new("the map must have exactly two exits [R40]"));
    }
    for territory in territories {
        let (place, borders) = (territory.place, &territory.borders);
        let mut say = |what: &str| faults.push(Fault::new(format!("datum place.{place}: {what}")));
        if (territory.terrain == Terrain::Mountain) != (territory.elevation > 0) {
            say("a mountain lies at 1 to 3, everything else at 0 [R8] [R9]");
        }
        if borders.len() > BORDERS {
            say("a place borders eight others at most");
        }
        for &other in borders {
            let there = territories.iter().find(|it| it.place == other);
            if other == place {
                say("it cannot border itself");
            } else if there.is_none_or(|it| !it.borders.contains(&place)) {
                say(&format!("it borders {other}, which does not border it; write both or none"));
            }
        }
    }
    faults
}
