//! The rules of Go Tell the Spartans, by Case; one program, so that it is linked once.

mod common;

mod case_03_concepts;
mod case_06_greek_deployment;
mod case_07_persian_deployment;
mod case_08_1_automaton;
mod case_08_1_movement;
mod case_08_2_fire;
mod case_08_3_melee;
mod case_08_4_morale;
mod components;
mod index;
mod playing_out;
mod tables;
