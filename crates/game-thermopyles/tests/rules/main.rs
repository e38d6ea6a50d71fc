//! The rules of Thermopyles, by Case; one program, so that it is linked once.

mod case_01_preparation;
mod case_02_turn;
mod case_03_retreat;
mod case_04_fight;
mod case_05_end;
mod no_allocation;
mod odds;
mod options;
mod orders;
mod perft;
mod playthroughs;
mod properties;
mod rulings;
mod setups;
mod tables;
mod tidy;
