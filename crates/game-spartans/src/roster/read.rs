//! Reading the roster off the component data, and refusing what cannot be played.

use engine::{Fault, Sheet, fault};

use super::{Entry, Roster, Values};
use crate::units::{Arm, Contingent, Side, steps};

/// [2.0] The pieces in the box; markers are among them.
const PIECES: u16 = 240;
/// More units of one type than any contingent could have.
const MOST_UNITS: u8 = 100;
/// [2.2.3] The best Melee Factor.
const MOST_MELEE: u8 = 4;
/// [2.2.4] The best Defensive Value.
const MOST_DEFENCE: u8 = 3;
/// Nobody crosses more of the map than this in one segment.
const MOST_MOVEMENT: u8 = 9;
/// With less a hoplite could cross no wall and climb no mound [TEC.b] [TEC.c].
const LEAST_HOPLITE_MOVEMENT: u8 = 2;
/// [8.4.1a] A ten-sided die is rolled against it.
const BEST_RATING: u8 = 10;
/// More boxes than either army could ever fill.
const MOST_BOXES: u8 = 20;

impl Roster {
    /// Reads units, ratings and tracks off the component data.
    ///
    /// # Errors
    /// Everything that is missing or cannot be played with.
    pub fn read(sheet: &Sheet) -> Result<Self, Vec<Fault>> {
        let mut reader = Reader { sheet, faults: Vec::new() };
        let entries = Contingent::ALL.map(|who| reader.entry(who));
        let armies =
            Side::BOTH.map(|side| reader.number(&format!("army.{}", side.word()), 1, MOST_BOXES));
        let units: u16 = entries.iter().map(Entry::units).sum();
        if units > PIECES {
            reader.say(format!(
                "there are {units} units; the game has {PIECES} pieces, markers among them [2.0]"
            ));
        }
        if reader.faults.is_empty() { Ok(Self { entries, armies }) } else { Err(reader.faults) }
    }
}

/// The type that stands in the line and has the long row of a Morale Table.
const fn line_arm(side: Side) -> Arm {
    match side {
        Side::Greek => Arm::Hoplite,
        Side::Persian => Arm::Mixed,
    }
}

struct Reader<'a> {
    sheet: &'a Sheet,
    faults: Vec<Fault>,
}

impl Reader<'_> {
    fn say(&mut self, what: String) {
        self.faults.push(Fault::new(what));
    }

    /// A datum's value; nothing where the sheet has none, or has a dash.
    fn text(&self, key: &str) -> Option<&str> {
        let value = self.sheet.get(key)?.value.trim();
        (value != "-").then_some(value)
    }

    /// A whole number within bounds; what is none is told, and 0 stands for it.
    fn number(&mut self, key: &str, least: u8, most: u8) -> u8 {
        let value = self.sheet.get(key).map_or("", |datum| datum.value.trim());
        let number = value.parse().ok().filter(|number| (least..=most).contains(number));
        number.unwrap_or_else(|| {
            let found = fault::quoted(value);
            self.say(format!("datum {key} must be a number from {least} to {most}, not {found}"));
            0
        })
    }

    fn entry(&mut self, who: Contingent) -> Entry {
        let mut entry = Entry::default();
        for arm in Arm::ALL {
            let parts = ["count", "front", "back"].map(|part| format!("unit.{who}.{arm}.{part}"));
            // A type that the sheet does not speak of is one that the contingent has not.
            if parts.iter().any(|key| self.sheet.get(key).is_some()) {
                self.kind(who, arm, &parts, &mut entry);
            }
        }
        if entry.units() == 0 {
            self.say(format!("the {who} have no unit"));
        }
        self.ratings(who, &mut entry);
        self.tracks(who, &mut entry);
        entry
    }

    /// One type of one contingent.
    fn kind(&mut self, who: Contingent, arm: Arm, parts: &[String; 3], entry: &mut Entry) {
        let [count, front, back] = parts;
        let number = self.number(count, 0, MOST_UNITS);
        entry.counts[arm.index()] = number;
        if number == 0 {
            for key in [front, back] {
                if let Some(found) = self.text(key).map(fault::quoted) {
                    self.say(format!("datum {key} is {found}, but {count} is 0; write a dash"));
                }
            }
            return;
        }
        if !arm.is_light() && arm != line_arm(who.side()) {
            let side = who.side().word();
            self.say(format!("datum {count} must be 0: no {side} unit is {arm} [8.2.8a]"));
        }
        let front_values = self.side(front, arm);
        let one_sided = steps(who, arm) == 1;
        if one_sided && self.text(back).is_some() {
            self.say(format!("datum {back} must be a dash: {arm} units have one step [8.2.8d]"));
        }
        let back_values = if one_sided { front_values } else { self.side(back, arm) };
        if !one_sided && back_values.melee >= front_values.melee && front_values.melee > 0 {
            self.say(format!(
                "datum {back} must begin with less than {}, the Melee Factor of {front} [8.2.8a]",
                front_values.melee
            ));
        }
        entry.sides[arm.index()] = [front_values, back_values];
    }

    /// What one side of a counter shows, as `4-3-2`.
    fn side(&mut self, key: &str, arm: Arm) -> Values {
        let value = self.sheet.get(key).map_or("", |datum| datum.value.trim());
        let least = if arm == Arm::Hoplite { LEAST_HOPLITE_MOVEMENT } else { 1 };
        let mut parts = value.split('-').map(|part| part.trim().parse::<u8>().ok());
        let mut next = |least, most| parts.next()?.filter(|it| (least..=most).contains(it));
        let (melee, defence) = (next(1, MOST_MELEE), next(1, MOST_DEFENCE));
        let (movement, no_more) = (next(least, MOST_MOVEMENT), parts.next().is_none());
        if let (Some(melee), Some(defence), Some(movement), true) =
            (melee, defence, movement, no_more)
        {
            return Values { melee, defence, movement };
        }
        let found = fault::quoted(value);
        self.say(format!(
            "datum {key} must be like 2-3-4: Melee Factor 1 to {MOST_MELEE}, Defensive Value 1 to \
             {MOST_DEFENCE}, Movement Allowance {least} to {MOST_MOVEMENT}; it is {found}"
        ));
        Values::default()
    }

    /// [2.2.7] A row of a Morale Table.
    fn ratings(&mut self, who: Contingent, entry: &mut Entry) {
        let key = format!("morale.{who}");
        let wanted = usize::from(steps(who, line_arm(who.side())));
        let value = self.sheet.get(&key).map_or("", |datum| datum.value.trim());
        let row: Vec<u8> = value.split_whitespace().filter_map(rating).collect();
        if row.len() != wanted || value.split_whitespace().count() != wanted {
            let found = fault::quoted(value);
            self.say(format!(
                "datum {key} must be {wanted} numbers from 1 to {BEST_RATING}, one for each number \
                 of step losses; it is {found}"
            ));
        } else if row.windows(2).any(|pair| pair[1] > pair[0]) {
            self.say(format!("datum {key} must not rise with step losses; it is {value:?}"));
        } else {
            // A unit never has more losses than steps, so the last cells of a short row are not
            // read; they repeat the last rating.
            let last = row.last().copied().unwrap_or_default();
            entry.ratings = std::array::from_fn(|at| row.get(at).copied().unwrap_or(last));
        }
        self.light_rating(who, entry);
    }

    /// The rating of Javelin and Bow units, exactly where there are any.
    fn light_rating(&mut self, who: Contingent, entry: &mut Entry) {
        let key = format!("morale.{who}.light");
        let has_light = Arm::ALL.iter().any(|arm| arm.is_light() && entry.counts[arm.index()] > 0);
        if has_light {
            entry.light_rating = self.number(&key, 1, BEST_RATING);
        } else if self.text(&key).is_some() {
            self.say(format!("datum {key} must be a dash: the {who} have no light units"));
        }
    }

    /// [8.4.4a] [8.4.4b] The Morale Track and its Routs Box.
    fn tracks(&mut self, who: Contingent, entry: &mut Entry) {
        let units = entry.units().min(u16::from(u8::MAX)) as u8;
        if units == 0 {
            return; // Told already, and nothing can be said of the track.
        }
        entry.track = self.number(&format!("track.{who}"), 1, units);
        // Somebody must remain to go to the Army Morale Track [8.4.4c], two of the Immortals. The
        // Spartans, who are three, take them from their own track [Q61].
        let remain = match who {
            Contingent::Spartans => 0,
            Contingent::Immortals => 2,
            _ => 1,
        };
        if units <= remain {
            self.say(format!("the {who} need at least {} units [8.4.4c]", remain + 1));
        } else if entry.track > 0 {
            let most = entry.track.min(units - remain);
            entry.routs_at = self.number(&format!("routs.{who}"), 1, most);
        }
    }
}

/// One cell of a Morale Table.
fn rating(text: &str) -> Option<u8> {
    text.parse().ok().filter(|number| (1..=BEST_RATING).contains(number))
}
