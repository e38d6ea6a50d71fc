//! What a table agrees on before play.

use crate::{Case, Fault, Sheet, fault};

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
    /// Options that differ from the rulebook's own, or are named all the same.
    pub options: Vec<(String, String)>,
    /// The owner's own component data, where they are not the standard ones.
    pub components: Option<Sheet>,
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
    let mut faults = Vec::new();
    for (at, (name, value)) in asked.iter().enumerate() {
        let Some(index) = specs.iter().position(|spec| spec.name == name) else {
            let names: Vec<_> = specs.iter().map(|spec| spec.name).collect();
            faults.push(Fault::new(format!(
                "there is no option {}; this game has {}",
                fault::quoted(name),
                names.join(", ")
            )));
            continue;
        };
        if asked[..at].iter().any(|(earlier, _)| earlier == name) {
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
    if faults.is_empty() { Ok(values) } else { Err(faults) }
}
