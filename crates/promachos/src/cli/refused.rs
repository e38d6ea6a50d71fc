//! What is wrong on the command line, in our words where a value is.
//!
//! Who forgets an argument or makes one up gets the parser's own text with the usage. Who gives a
//! value that cannot be gets what it stands for and what would be right: `--seed abc: a seed is a
//! whole number from 0 to …`.

use std::error::Error as _;

use clap::error::{ContextKind, ContextValue, ErrorKind};

/// A value that cannot be, in one sentence; nothing where something else is wrong.
pub(super) fn value(error: &clap::Error) -> Option<String> {
    let told = |kind: ContextKind| match error.get(kind) {
        Some(ContextValue::String(text)) => Some(text.as_str()),
        _ => None,
    };
    let right = match error.kind() {
        ErrorKind::ValueValidation => error.source()?.to_string(),
        ErrorKind::InvalidValue => match error.get(ContextKind::ValidValue)? {
            ContextValue::Strings(known) => format!("write {}", alternatives(known)?),
            _ => return None,
        },
        _ => return None,
    };
    // `--seed <N>` is how the parser names it.
    let argument = told(ContextKind::InvalidArg)?.split(" <").next()?;
    let given = told(ContextKind::InvalidValue)?;
    let gap = if given.is_empty() { "" } else { " " };
    Some(format!("{argument}{gap}{given}: {right}"))
}

/// `light, dark or contrast`
fn alternatives(known: &[String]) -> Option<String> {
    let (last, others) = known.split_last()?;
    Some(if others.is_empty() { last.clone() } else { format!("{} or {last}", others.join(", ")) })
}
