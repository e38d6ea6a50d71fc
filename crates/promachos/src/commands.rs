//! One file a command. Each reads its arguments, asks a table, and writes text or JSON.

pub(crate) mod act;
pub(crate) mod actions;
pub(crate) mod ask;
pub(crate) mod bench;
pub(crate) mod components;
pub(crate) mod games;
pub(crate) mod new;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod serve;
pub(crate) mod show;
pub(crate) mod simulate;
pub(crate) mod undo;
pub(crate) mod verify;
