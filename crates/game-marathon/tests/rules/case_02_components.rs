//! 2.0: die, pools, counters.

use engine::D10;
use game_marathon::tables::pips;
use game_marathon::units::{Arm, Kind, Side};

use crate::common::{attacking, hex, lines, melee, piece, rallying, table};

#[test]
fn case_2_0a_the_die_shows_nought_to_nine_and_nought_counts_as_nought() {
    let table = rallying("", "GL1", "at 2010 right GL1/disrupted");
    let faces: Vec<(String, u32)> = (0..10).map(|face| (format!("d10 {face}"), 1)).collect();
    let mut outcomes = table.outcomes();
    outcomes.sort();
    assert_eq!(outcomes, faces);
    assert_eq!(D10::all().map(|die| u32::from(pips(die))).sum::<u32>(), 45); // 0 + 1 + … + 9
}

#[test]
fn case_2_0b_markers_and_reinforcements_are_drawn_unseen_from_two_pools() {
    let markers = table("turn 2\nimpulse draw\nmarkers greek-left persian-right\nstep draw");
    assert_eq!(
        markers.outcomes(),
        [("marker greek-left".to_owned(), 1), ("marker persian-right".to_owned(), 1)]
    );
    // Three counters lie in the pool, two of them alike.
    let pool = table(
        "turn 2\nimpulse landing\nmarker persian-left\npool PA1 PA2 Sakai\nstep reinforcement 1",
    );
    assert_eq!(
        pool.outcomes(),
        [("drawn persian-archer".to_owned(), 2), ("drawn sakai".to_owned(), 1)]
    );
}

#[test]
fn case_2_1a_archers_and_light_infantry_have_one_step_and_all_others_two() {
    let table = table("step greek-initiative");
    for kind in Kind::all() {
        let steps = if matches!(kind.arm(), Arm::Archer | Arm::Light) { 1 } else { 2 };
        for unit in kind.pieces() {
            assert_eq!(table.rules().roster().of(unit).steps, steps, "{unit}");
        }
    }
}

#[test]
fn case_2_2_every_heavy_greek_is_a_hoplite_spartans_too() {
    for kind in Kind::all().filter(|it| it.arm().is_heavy()) {
        let arm = if kind.side() == Side::Greek { Arm::Hoplite } else { Arm::Infantry };
        assert_eq!(kind.arm(), arm, "{kind}");
    }
    let spartans = attacking("greek", "GS1", "at 2010 down-left GS1\nat 2011 up-right PL1");
    assert_eq!(lines(&melee(&spartans, "attack GS1 2011").modifiers), ["7.2p +1"]);
    assert_eq!(spartans.state().units.hex(piece("GS1")), Some(hex(2010)));
}
