//! Component data: what is printed, what follows from print, and what had to be reconstructed.
//!
//! A sheet is a TOML file. An owner of the boxed game can export it, correct it and play with it;
//! it is read like any other text from outside, and its hash stands in the record.
//!
//! What a standard sheet says under a key stays so for ever: records were played with it. A value
//! that proves wrong gets a key of its own, and the rules that read it a new version. Notes may be
//! mended at any time; only, what owners were free to correct is never called printed later.

use std::collections::HashSet;
use std::fmt::Write as _;

use crate::fault::Faults;
use crate::{Fault, fault, record};

/// Where a datum comes from. Players see this mark.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Provenance {
    /// The rulebook prints it.
    Printed,
    /// It follows from print.
    Derived,
    /// The text lacks it; it was made to fit everything that the text says.
    Reconstructed,
    /// The table's own sheet says so.
    Owner,
}

impl Provenance {
    const ALL: [Self; 4] = [Self::Printed, Self::Derived, Self::Reconstructed, Self::Owner];

    /// One word for a list.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Printed => "printed",
            Self::Derived => "derived",
            Self::Reconstructed => "reconstructed",
            Self::Owner => "owner",
        }
    }
}

/// One datum.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Datum {
    /// Its name within the sheet.
    pub key: String,
    /// Its value.
    pub value: String,
    /// Where it comes from.
    pub provenance: Provenance,
    /// The clause or ruling that explains it.
    pub source: String,
}

/// The component data of one game.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Sheet {
    /// The game.
    pub game: String,
    /// The data, in the order of the file.
    pub data: Vec<Datum>,
}

impl Sheet {
    /// Reads a sheet.
    ///
    /// # Errors
    /// Everything that is wrong with the text.
    pub fn read(text: &str) -> Result<Self, Vec<Fault>> {
        let text = fault::plain(text);
        let table: toml::Table = toml::from_str(&text).map_err(|error| {
            let line = error.span().map_or(1, |span| text[..span.start].lines().count().max(1));
            vec![Fault::at(line, format!("not a component sheet: {}", error.message()))]
        })?;
        let mut faults = Faults::default();
        misplaced(&table, &mut faults);
        let game = table.get("game").and_then(toml::Value::as_str).unwrap_or_default().to_owned();
        if game.is_empty() {
            faults.push(Fault::new("the sheet must say which game it is for: game = \"…\""));
        }
        let rows = table.get("datum").and_then(toml::Value::as_array);
        let (mut data, mut keys) = (Vec::new(), HashSet::new());
        for row in rows.into_iter().flatten() {
            match read_datum(row) {
                Ok(datum) if !keys.insert(datum.key.clone()) => {
                    let key = fault::quoted(&datum.key);
                    faults.push(Fault::new(format!("datum {key} is given twice; keep one")));
                }
                Ok(datum) => data.push(datum),
                Err(fault) => faults.push(fault),
            }
        }
        faults.none_or(Self { game, data })
    }

    /// The sheet as text, which [`Sheet::read`] reads back.
    pub fn write(&self) -> String {
        let quote = |text: &str| toml::Value::String(text.to_owned()).to_string();
        let mut text = format!("game = {}\n", quote(&self.game));
        for datum in &self.data {
            let _ = write!(
                text,
                "\n[[datum]]\nkey = {}\nvalue = {}\nstanding = {}\nsource = {}\n",
                quote(&datum.key),
                quote(&datum.value),
                quote(datum.provenance.word()),
                quote(&datum.source),
            );
        }
        text
    }

    /// One datum by its key.
    pub fn get(&self, key: &str) -> Option<&Datum> {
        self.data.iter().find(|datum| datum.key == key)
    }

    /// What identifies the data: two sheets have one hash if they give the same values under the
    /// same keys.
    ///
    /// Keys and values alone count, letter by letter and sorted by key. The game's name, standing,
    /// source, remarks, order and layout do not: they can be mended while games are under way, and
    /// no step of play depends on them. Each text is hashed with its length before it, so that
    /// none can pass for the end of another, and nothing depends on how TOML quotes.
    ///
    /// Hashes of before, over the whole sheet as [`Sheet::write`] writes it, stand in
    /// [`Info::former_components`](crate::Info::former_components).
    pub fn hash(&self) -> record::Hash {
        let mut pairs: Vec<_> = self.data.iter().map(|datum| (&datum.key, &datum.value)).collect();
        pairs.sort_unstable();
        let mut text = String::new();
        for part in pairs.into_iter().flat_map(|(key, value)| [key, value]) {
            let _ = writeln!(text, "{} {part}", part.len());
        }
        record::Hash::of(&text)
    }

    /// This standard sheet with an owner's corrections.
    ///
    /// # Errors
    /// Another game's sheet, keys that the standard sheet lacks, and changes to what is printed.
    pub fn corrected_by(&self, own: &Self) -> Result<Self, Vec<Fault>> {
        let mut sheet = self.clone();
        let mut faults = Faults::default();
        if own.game != self.game {
            let theirs = fault::quoted(&own.game);
            faults.push(Fault::new(format!("the sheet is for {theirs}, not for {}", self.game)));
        }
        for datum in &own.data {
            let key = fault::quoted(&datum.key);
            match sheet.data.iter_mut().find(|known| known.key == datum.key) {
                None => faults.push(Fault::new(format!(
                    "there is no datum {key}; export the standard sheet to see the keys"
                ))),
                Some(known) if known.value == datum.value => {}
                Some(known) if known.provenance == Provenance::Printed => {
                    faults.push(Fault::new(format!(
                        "datum {key} is printed in the rulebook as {}; only derived and \
                         reconstructed data may be corrected",
                        fault::quoted(&known.value)
                    )));
                }
                Some(known) => {
                    known.value.clone_from(&datum.value);
                    known.provenance = Provenance::Owner;
                }
            }
        }
        faults.none_or(sheet)
    }
}

/// Parts of a sheet that would otherwise be passed over, and an owner's correction with them.
fn misplaced(table: &toml::Table, faults: &mut Faults) {
    for (key, value) in table {
        match key.as_str() {
            "game" => {}
            "datum" if value.is_array() => {}
            "datum" => faults.push(Fault::new("data are written as [[datum]], with two brackets")),
            _ => faults.push(Fault::new(format!(
                "{} is no part of a sheet; it has game and [[datum]]",
                fault::quoted(key)
            ))),
        }
    }
}

fn read_datum(row: &toml::Value) -> Result<Datum, Fault> {
    let key = row.get("key").and_then(toml::Value::as_str).unwrap_or_default();
    if key.is_empty() {
        return Err(Fault::new("a [[datum]] has no key; write key = \"…\""));
    }
    let text = |name: &str| {
        row.get(name).and_then(toml::Value::as_str).map(str::to_owned).ok_or_else(|| {
            Fault::new(format!("datum {} has no {name} in quotes", fault::quoted(key)))
        })
    };
    let word = text("standing")?;
    let provenance =
        Provenance::ALL.into_iter().find(|known| known.word() == word).ok_or_else(|| {
            Fault::new(format!(
                "datum {} cannot be {}; it is printed, derived, reconstructed or owner",
                fault::quoted(key),
                fault::quoted(&word)
            ))
        })?;
    Ok(Datum { key: key.to_owned(), value: text("value")?, provenance, source: text("source")? })
}
