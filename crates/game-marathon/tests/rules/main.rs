//! The rules of Marathon, by Case; one program, so that it is linked once.

mod common;

mod case_02_components;
mod case_03_concepts;
mod case_04_sequence;
mod case_05_initiative;
mod case_06_movement;
mod case_07_1_fire;
mod case_07_2_melee;
mod case_07_3_results;
mod case_07_4_retreat;
