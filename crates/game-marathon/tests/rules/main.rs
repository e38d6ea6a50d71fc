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
mod case_08_morale;
mod case_09_1_leaders;
mod case_09_2_cavalry;
mod case_09_4_abatis;
mod case_09_5_reserve;
mod case_10_1_historical;
mod case_10_2_variant;
mod case_11_victory;
mod components;
mod index;
mod objections;
mod odds;
mod options;
mod rulings;
mod tables;
