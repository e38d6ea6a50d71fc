//! 7.2: melee.

use game_marathon::melee::column as column_of;

use crate::common::{
    attacking, attacking_with, column, fares, levels, lines, may, melee, noted, phase, results,
};

/// Shifts and modifiers of an attack, by their clauses.
fn told(side: &str, active: &str, position: &str, attack: &str) -> (Vec<String>, Vec<String>) {
    let melee = melee(&attacking(side, active, position), attack);
    (lines(&melee.shifts), lines(&melee.modifiers))
}

const NONE: [&str; 0] = [];

#[test]
fn case_7_2a_a_unit_attacks_once_one_of_its_two_front_hexes() {
    let text = "at 2010 down-left GL1 GL2\nat 2011 down-left PL1\nat 1911 down-left PL2\nat 2009 up-right PL3";
    let mut table = attacking("greek", "GL1 GL2", text);
    assert_eq!(crate::common::ends(&table, "attack GL1 "), ["1911", "2011"]);
    assert_eq!(table.against("attack GL1 2009"), ["7.2a"], "that is behind it");
    table.go("attack GL1 2011");
    assert_eq!(table.against("attack GL1 1911"), ["7.2a"]);
    assert!(may(&table, "attack GL2 1911"), "those of a stack may part [A55]");
}

#[test]
fn case_7_2b_an_enemy_with_an_active_combat_unit_in_its_zone_must_be_attacked() {
    let text = "at 2010 down-left GL1\nat 2011 up-right PL1";
    assert_eq!(attacking("greek", "GL1", text).against("done"), ["7.2b"]);
    for free in
        [text.replace("up-right PL1", "down-left PL1"), text.replace("PL1", "PL1/routed/reduced")]
    {
        assert!(may(&attacking("greek", "GL1", &free), "done"));
    }
    // A Leader obliges to nothing [A54]: with GC1, who is not active, there is nothing to do.
    let leader = phase(
        "",
        "greek offensive-fire",
        ("Plataea", "at 2010 down-left Plataea GC1\nat 2011 up-right PL1\nmarkers greek-left"),
        "fire",
    );
    let mut leader = leader;
    leader.go("done");
    assert_eq!((fares(&leader, "Plataea"), noted(&leader, "step")), ("2010".into(), "draw".into()));
}

#[test]
fn case_7_2c_where_nobody_can_all_in_the_zone_die_before_any_melee() {
    // PL1 looks at 2010 and 2111. The archer cannot attack, GL1 looks away.
    let text = "markers greek-left\nat 2010 down-left GA1 Plataea\nat 2111 up-right GL1\nat 2011 up-right PL1";
    let mut table = attacking("greek", "GA1", text);
    table.go("done");
    assert_eq!((fares(&table, "GA1"), fares(&table, "GL1")), ("dead".into(), "dead".into()));
    assert_eq!(fares(&table, "Plataea"), "dead", "Leaders too [A56]");
    assert_eq!(levels(&table), [7, 6]);
}

#[test]
fn case_7_2c_a_unit_that_is_free_to_attack_has_to() {
    // 2111 looks at 2011 and 2112.
    let text = "at 2010 down-left GA1\nat 2111 down-left GL1\nat 2011 up-right PL1";
    assert_eq!(attacking("greek", "GA1 GL1", text).against("done"), ["7.2b"]);
}

#[test]
fn case_7_2c_one_attacker_before_two_enemies_is_lost_to_the_other() {
    // GL1 in 2010 looks at 2111 and 2011, and both look back [A57].
    let text =
        "markers greek-left\nat 2010 down-right GL1\nat 2111 up-left PL1\nat 2011 up-right PL2";
    let mut table = attacking("greek", "GL1", text);
    table.go("attack GL1 2111, done");
    assert_eq!(fares(&table, "GL1"), "dead");
    assert_eq!(noted(&table, "step"), "draw", "no attacker is left, so there is no combat");
}

#[test]
fn case_7_2d_archers_defend_and_never_attack() {
    let text = "at 2010 down-left GA1 GL1\nat 2011 down-left PA1";
    let text = text.replace("GA1 GL1", "GA1");
    let table = attacking("greek", "GA1 GL1", &format!("{text}\nat 1911 right GL1"));
    assert_eq!(table.against("attack GA1 2011"), ["7.2d"]);
    assert_eq!(melee(&table, "attack GL1 2011").totals, (5, 3));
}

#[test]
fn case_7_2e_all_factors_on_each_side_are_added() {
    let text = "at 2010 down-left GL1 GL2/reduced\nat 2111 down-left GC1\nat 2011 up-right PC1 PC2/reduced Datis";
    let mut table = attacking("greek", "GL1 GL2 GC1", text);
    table.go("attack GL1 2011, attack GL2 2011");
    assert_eq!(melee(&table, "attack GC1 2011").totals, (12, 6)); // 5 + 3 + 4 against 4 + 2
    let lone = attacking("greek", "GL1", "at 2010 down-left GL1\nat 2011 up-right Datis");
    assert_eq!(melee(&lone, "attack GL1 2011").totals, (5, 1), "a lone Leader counts as one [A89]");
    let routed = text.replace("PC1 PC2/reduced Datis", "PC1/routed/reduced");
    assert_eq!(melee(&attacking("greek", "GL1", &routed), "attack GL1 2011").totals, (5, 1));
}

#[test]
fn case_7_2f_fractions_are_dropped_to_the_defenders_favour() {
    // The rulebook's own: 8 to 3 is 2:1. Below one to one: 3 to 8 is 1:3, 4 to 8 and 7 to 8 1:2.
    for ((attack, defence), odds) in [
        ((8, 3), "2:1"),
        ((10, 5), "2:1"),
        ((4, 3), "1:1"),
        ((3, 8), "1:3"),
        ((4, 8), "1:2"),
        ((7, 8), "1:2"),
        ((1, 9), "1:3"),
        ((11, 3), "3:1"),
        ((12, 3), "4:1"),
        ((14, 1), "5:1"),
    ] {
        assert_eq!(column(column_of(attack, defence)), odds, "{attack}:{defence}");
    }
}

#[test]
fn case_7_2g_from_one_and_a_half_to_two_it_is_three_to_two() {
    let odds = [(3, 2), (9, 5), (29, 20), (19, 10), (2, 1)].map(|(a, d)| column(column_of(a, d)));
    assert_eq!(odds, ["3:2", "3:2", "1:1", "3:2", "2:1"]);
}

#[test]
fn case_7_2h_from_flank_or_rear_one_column_right() {
    let text = "at 2010 down-left GLI1\nat 2011 down-left PLI1";
    assert_eq!(told("greek", "GLI1", text, "attack GLI1 2011").0, ["7.2h +1"]);
    let front = text.replace("down-left PLI1", "up-right PLI1");
    assert_eq!(told("greek", "GLI1", &front, "attack GLI1 2011").0, NONE);
    let routed = text.replace("PLI1", "PLI1/routed");
    assert_eq!(told("greek", "GLI1", &routed, "attack GLI1 2011").0, ["7.2h +1"], "[A63]");
}

#[test]
fn case_7_2i_one_right_if_all_attackers_charge() {
    let text = "charging PCv1\nat 2010 down-left PCv1 PCv2\nat 2011 up-right GLI1";
    let mut table = attacking("persian", "PCv1 PCv2", text);
    assert_eq!(lines(&melee(&table, "attack PCv1 2011").shifts), ["7.2i +1"]);
    table.go("attack PCv1 2011");
    assert_eq!(lines(&melee(&table, "attack PCv2 2011").shifts), NONE, "the other does not [A93]");
}

#[test]
fn case_7_2j_one_left_if_all_attackers_stand_lower() {
    // 2505 is level 2, 2506 and 2606 level 1, 2504 level 3.
    let text = "at 2506 up-right PL1\nat 2504 down-left PL2\nat 2505 down-left GLI1";
    let mut table = attacking("persian", "PL1 PL2", text);
    assert_eq!(lines(&melee(&table, "attack PL1 2505").shifts), ["7.2j -1"]);
    table.go("attack PL1 2505");
    let both = melee(&table, "attack PL2 2505");
    assert_eq!(lines(&both.shifts), ["7.2h +1"]);
    assert_eq!(lines(&both.modifiers), ["7.2o +1"]);
}

#[test]
fn case_7_2k_one_left_if_any_attacker_is_disrupted() {
    let text = "at 2010 down-left GLI1 GLI2/disrupted\nat 2011 up-right PLI1";
    let mut table = attacking("greek", "GLI1 GLI2", text);
    table.go("attack GLI1 2011");
    assert_eq!(lines(&melee(&table, "attack GLI2 2011").shifts), ["7.2k -1"]);
}

#[test]
fn case_7_2l_one_left_if_any_attacker_is_at_an_abatis() {
    let text = "abatis 2010\nat 2010 down-left GLI1\nat 2011 up-right PLI1";
    assert_eq!(told("greek", "GLI1", text, "attack GLI1 2011").0, ["7.2l -1"]);
    let defended = text.replace("abatis 2010", "abatis 2011");
    assert_eq!(told("greek", "GLI1", &defended, "attack GLI1 2011"), (vec![], vec![]), "[A64]");
}

#[test]
fn case_7_2m_one_more_for_a_leader_with_an_attacker() {
    let text = "at 2010 down-left GLI1 Callimachus Plataea\nat 2011 up-right PLI1";
    assert_eq!(told("greek", "GLI1", text, "attack GLI1 2011").1, ["7.2m +1"]);
    // Wounded, Plataea is worth nothing [A61].
    let spent = text.replace("Callimachus Plataea", "Plataea/wounded");
    assert_eq!(told("greek", "GLI1", &spent, "attack GLI1 2011").1, NONE);
}

#[test]
fn case_7_2n_one_more_if_an_attacker_has_fired() {
    let text = "fired GLI1\nat 2010 down-left GLI1 GLI2\nat 2011 up-right PLI1";
    assert_eq!(told("greek", "GLI1 GLI2", text, "attack GLI1 2011").1, ["7.2n +1"]);
    assert_eq!(told("greek", "GLI1 GLI2", text, "attack GLI2 2011").1, NONE);
}

#[test]
fn case_7_2o_one_more_if_an_attacker_stands_higher() {
    let text = "at 2505 down-left GLI1\nat 2506 up-right PLI1";
    assert_eq!(told("greek", "GLI1", text, "attack GLI1 2506").1, ["7.2o +1"]);
}

#[test]
fn case_7_2p_one_more_for_hoplites_on_heavy_infantry() {
    let text = "at 2010 down-left GL1\nat 2011 up-right PL1";
    assert_eq!(told("greek", "GL1", text, "attack GL1 2011").1, ["7.2p +1"]);
    let other = text.replace("GL1", "GLI1");
    assert_eq!(told("greek", "GLI1", &other, "attack GLI1 2011").1, NONE);
    // One Hoplite among the attackers is enough [A62].
    let mut mixed = attacking("greek", "GL1 GLI1", &format!("{text}\nat 2111 down-left GLI1"));
    mixed.go("attack GL1 2011");
    assert_eq!(lines(&melee(&mixed, "attack GLI1 2011").modifiers), ["7.2p +1"]);
}

#[test]
fn case_7_2q_one_less_for_a_leader_with_the_defender() {
    let text = "at 2010 down-left GLI1\nat 2011 up-right PLI1 Datis";
    assert_eq!(told("greek", "GLI1", text, "attack GLI1 2011").1, ["7.2q -1"]);
    let lone = text.replace("PLI1 ", "");
    assert_eq!(told("greek", "GLI1", &lone, "attack GLI1 2011").1, NONE, "alone he helps nobody");
}

#[test]
fn case_7_2r_one_less_if_a_defender_has_fired() {
    let text = "fired PA1\nat 2010 down-left GLI1\nat 2011 up-right PA1 PA2";
    assert_eq!(told("greek", "GLI1", text, "attack GLI1 2011").1, ["7.2r -1"]);
}

#[test]
fn case_7_2s_one_less_for_hoplites_on_cavalry() {
    let text = "at 2010 down-left GL1\nat 2011 up-right PCv1";
    assert_eq!(told("greek", "GL1", text, "attack GL1 2011").1, ["7.2s -1"]);
}

#[test]
fn case_7_2t_everything_counts_once_and_the_table_ends_at_its_ends() {
    // 5 to 3 is 3:2; +1 for Hoplites: a nought is read as 1, a nine still as 9.
    let table = attacking("greek", "GL1", "at 2010 down-left GL1\nat 2011 up-right PL1");
    let rows = ["D/-", "D/D", "D/D", "-/D", "-/DD", "-/R", "-/R", "-/RD", "-/L", "-/L"];
    assert_eq!(results(&table, "attack GL1 2011"), rows);
    // Ten to one is 5:1, and one column left of that 4:1 [A51].
    let text = "at 2010 down-left GL1 GL2/disrupted\nat 2011 up-right PA1/routed";
    let mut table = attacking("greek", "GL1 GL2", text);
    table.go("attack GL1 2011");
    let melee = melee(&table, "attack GL2 2011");
    assert_eq!((melee.totals, column(melee.odds), column(melee.column)), ((10, 1), "5:1", "4:1"));
}

#[test]
fn case_7_2t_two_disrupted_attackers_shift_once() {
    let text = "at 2010 down-left GLI1/disrupted GLI2/disrupted\nat 2011 up-right PLI1";
    let mut table = attacking_with("", "greek", "GLI1 GLI2", text);
    table.go("attack GLI1 2011");
    assert_eq!(lines(&melee(&table, "attack GLI2 2011").shifts), ["7.2k -1"]);
}
