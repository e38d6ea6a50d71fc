//! The server as browsers and programs meet it: real HTTP, real sockets, a real database.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod answers;
mod document;
mod ending;
mod fair;
mod faults;
mod hidden;
mod house;
mod limits;
mod live;
mod lobby;
mod origins;
mod people;
mod play;
mod races;
mod rolls;
mod talk;
mod twins;
