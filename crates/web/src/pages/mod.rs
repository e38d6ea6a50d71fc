//! Whole pages and the parts of them that change, as pure functions over plain data.
//!
//! No page reads a store, a clock or a request: routes gather what a page shows ([`crate::look`])
//! and call it here. Games bring their pictures and words through `games::Session`; everything around
//! them is here, and every word of it is in [`crate::words`].

pub(crate) mod card;
mod cases;
mod fair;
pub(crate) mod grounds;
mod kept;
mod luck;
mod rolls;
mod shell;

pub(crate) mod learn;
pub(crate) mod lobby;
pub(crate) mod new;
pub(crate) mod rules;
pub(crate) mod table;
pub(crate) mod trouble;
