//! What every game's notation has in common: each thing that is written is described once, and
//! read and written by the same description.
//!
//! A [`Form`] is how values of one kind are written; [`forms!`](crate::forms) makes one of a table;
//! [`Facts`] goes through the facts of a position.

mod counted;
mod facts;
mod form;
mod help;
mod near;
mod reader;
mod simple;
mod table;

pub use counted::{Pooled, read_counted, times, write_counted};
pub use facts::{Described, Fact, Facts, list, read, write};
pub use form::{Both, Called, Form, Misread, Pen, Words, display, form, read_whole};
pub use help::help;
#[doc(hidden)]
pub use near::{Near, Reader};
pub use simple::{
    After, Among, Named, Numbers, Or, Seats, after, among, any_number, either, named, number,
    or_none, or_word, seat_of, yes_or_no,
};
#[doc(hidden)]
pub use table::{pattern, read_row};

use crate::{Fault, fault};

/// Reads a text that somebody wrote as an action, an outcome, or another thing of one line.
///
/// # Errors
/// If it is none, with the word that is wrong where it nearly is one, or else with everything that
/// could have been written.
pub fn read_as<F: Form>(form: &F, text: &str, thing: &str) -> Result<F::Value, Fault> {
    let none = || format!("{} is no {thing}", fault::quoted(text));
    let words = Words::new(text);
    let first = words.clone().next().filter(|first| *first != words.rest());
    read_whole(form, text).map_err(|misread| match (misread, form.near(&words), first) {
        (Misread::Because(what), ..) => Fault::new(what),
        (Misread::Form, Some(near), _) => Fault::new(format!("{}: {near}", none())),
        (Misread::Form, None, Some(first)) => {
            let first = fault::quoted(first);
            Fault::new(format!("{}: none begins with {first}; write {}", none(), form.told()))
        }
        (Misread::Form, None, None) => Fault::new(format!("{}; write {}", none(), form.told())),
    })
}

/// What of a position cannot be: the rules that do not hold, each told as a fault of the whole.
pub fn unmet<const N: usize>(rules: [(bool, &str); N]) -> Vec<Fault> {
    rules.into_iter().filter(|(holds, _)| !holds).map(|(_, fault)| Fault::new(fault)).collect()
}
