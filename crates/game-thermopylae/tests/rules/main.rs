//! The rules of The Battle of Thermopylae, by Case; one program, so that it is linked once.

mod fight;

mod case_01_sides;
mod case_02_terrain;
mod case_03_set_up;
mod case_04_turn;
mod case_05_units;
mod case_06_combat;
mod case_07_movement;
mod case_08_exit;
mod components;
mod marches;
mod no_allocation;
mod objections;
mod odds;
mod options;
mod perft;
mod playthroughs;
mod properties;
mod rulings;
mod secrets;
mod setups;
mod stand_off;
mod tables;
mod tidy;
