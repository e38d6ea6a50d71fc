//! The app in a real Chromium, driven by real mouse, finger and keyboard.
//!
//! Each test has its own server, database and browser. They are built with the feature `browser`,
//! which `./test` switches on once `scripts/browser-setup` has seen to Chromium and axe-core.

mod access;
mod answers;
mod app;
mod battle;
mod command;
mod debate;
mod ending;
mod fair;
mod first_hour;
mod follow;
mod foreign;
mod guards;
mod hands;
mod hurry;
mod learn;
mod live;
mod lobby;
mod look;
mod marathon;
mod narrow;
mod odds;
mod people;
mod pictures;
mod plan;
mod play;
mod replay;
mod rolls;
mod screens;
mod set_up;
mod sight;
mod since;
mod spartans;
mod spartans_sight;
mod spartans_table;
mod talk;
mod tells;
mod three_days;
mod view;
