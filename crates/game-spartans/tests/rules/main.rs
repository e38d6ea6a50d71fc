//! The rules of Go Tell the Spartans, by Case; one program, so that it is linked once.

mod common;
mod table;

mod case_02_pieces;
mod case_03_concepts;
mod case_04_days;
mod case_06_greek_deployment;
mod case_07_persian_deployment;
mod case_08_1_automaton;
mod case_08_1_movement;
mod case_08_2_fire;
mod case_08_3_melee;
mod case_08_4_morale;
mod case_08_play;
mod case_10_victory;
mod case_11_options;
mod components;
mod explanations;
mod index;
mod objections;
mod odds;
mod playing_out;
mod tables;
