//! What a table agrees on before play.

use crate::fault::{self, Faults};
use crate::{Case, Fault, Info, Sheet};

/// One thing that a table may agree on.
#[derive(Copy, Clone, Debug)]
pub struct OptionSpec {
    /// Its name on command lines and in records.
    pub name: &'static str,
    /// What it may be set to; the first is the rulebook's own.
    pub values: &'static [&'static str],
    /// What it does.
    pub text: &'static str,
    /// The clause that it concerns.
    pub case: Case,
}

/// The terms of one table: options by name, and components.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Terms {
    /// The rules version that is played by, where it is not the newest.
    pub rules: Option<u32>,
    /// Options that differ from the rulebook's own, or are named all the same.
    pub options: Vec<(String, String)>,
    /// The owner's own component data, where they are not the standard ones.
    pub components: Option<Sheet>,
}

impl Terms {
    /// The rules version that these terms agree on. What changed since is said at its clause.
    ///
    /// # Errors
    /// If the game has no such version.
    pub fn rules_version(&self, info: &Info) -> Result<u32, Vec<Fault>> {
        let newest = info.rules_version;
        let asked = self.rules.unwrap_or(newest);
        if (1..=newest).contains(&asked) {
            return Ok(asked);
        }
        Err(vec![Fault::new(format!(
            "there is no rules version {asked} of {}; this program knows 1 to {newest}",
            info.id
        ))])
    }
}

/// Every option of a game with its agreed value, in the order of the game's list.
///
/// # Errors
/// Every name that the game does not have, every value that an option does not take, and every
/// option that is set twice.
pub fn agreed(
    specs: &'static [OptionSpec],
    asked: &[(String, String)],
) -> Result<Vec<&'static str>, Vec<Fault>> {
    let mut values: Vec<&'static str> = specs.iter().map(|spec| spec.values[0]).collect();
    let mut set = vec![false; specs.len()];
    let mut faults = Faults::default();
    for (name, value) in asked {
        let Some(index) = specs.iter().position(|spec| spec.name == name) else {
            let names: Vec<_> = specs.iter().map(|spec| spec.name).collect();
            faults.push(Fault::new(format!(
                "there is no option {}; this game has {}",
                fault::quoted(name),
                names.join(", ")
            )));
            continue;
        };
        if std::mem::replace(&mut set[index], true) {
            faults.push(Fault::new(format!("option {name} is set twice; set it once")));
        }
        match specs[index].values.iter().find(|known| *known == value) {
            Some(known) => values[index] = known,
            None => faults.push(Fault::new(format!(
                "option {name} cannot be {}; it takes {}",
                fault::quoted(value),
                specs[index].values.join(", ")
            ))),
        }
    }
    faults.none_or(values)
}
