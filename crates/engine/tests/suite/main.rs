//! The contract, from outside; one program, so that it is linked once.

mod ford;

mod components;
mod damaged_records;
mod door;
mod notation;
mod old_records;
mod options;
mod parts;
mod records;
mod sight;
mod undo;
mod words;
