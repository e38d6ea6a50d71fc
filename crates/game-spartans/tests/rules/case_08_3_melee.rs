//! The Melee Combat Segments, 8.3.

use boards::squares::Eighth;
use engine::chance::D6;
use game_spartans::map::{EAST, NORTH, SOUTH, WEST};
use game_spartans::melee::{
    Melee, Orientation, Shift, column, combined, facing_after_entry, orientation,
    orientation_of_return,
};
use game_spartans::units::Arm;

/// Three Medes against two Thespians, from the front, on level ground.
const PLAIN: Melee = Melee {
    attackers: 9,
    defenders: 6,
    attacking: Arm::Mixed,
    defending: Arm::Hoplite,
    orientation: Orientation::Front,
    uphill: false,
    across_wall: false,
    disordered: false,
    feigned: 0,
};

fn d6(face: u8) -> D6 {
    D6::new(face).expect("a face")
}

// To the east is down on the board, to the north left: see `map`.
const NORTHEAST: Eighth = Eighth::DownLeft;
const SOUTHEAST: Eighth = Eighth::DownRight;
const NORTHWEST: Eighth = Eighth::UpLeft;

#[test]
fn case_8_3_1b_straight_ways_lead_to_front_flank_and_rear() {
    // The hoplites face west.
    let from = |way: Eighth| orientation(way, WEST);
    assert_eq!(from(EAST.eighth()), Orientation::Front);
    assert_eq!([from(NORTH.eighth()), from(SOUTH.eighth())], [Orientation::Flank; 2]);
    assert_eq!(from(WEST.eighth()), Orientation::Rear);
}

#[test]
fn case_8_3_1b_a_corner_counts_as_the_side_that_suits_the_attacker_least() {
    assert_eq!([NORTHEAST, SOUTHEAST].map(|it| orientation(it, WEST)), [Orientation::Front; 2]);
    assert_eq!(orientation(NORTHWEST, WEST), Orientation::Flank);
}

#[test]
fn case_8_3_1a_who_comes_by_a_rear_corner_faces_the_flank() {
    // Hoplites face west; their left is south. Javelins come from the south-east, going north-west,
    // by the rear left: they stand on the south side and face north.
    assert_eq!(facing_after_entry(NORTHWEST, WEST), NORTH);
}

#[test]
fn case_8_3_1a_who_comes_by_a_front_corner_faces_the_front() {
    assert_eq!(facing_after_entry(NORTHEAST, WEST), EAST);
}

#[test]
fn case_8_3_1a_who_comes_by_a_side_keeps_his_facing() {
    assert_eq!(facing_after_entry(SOUTH.eighth(), WEST), SOUTH);
}

#[test]
fn case_8_3_1a_an_occupant_who_strikes_back_meets_the_front_of_who_came_straight() {
    assert_eq!(orientation_of_return(EAST.eighth(), EAST), Orientation::Front);
}

#[test]
fn case_8_3_2_2_attackers_from_several_sides_count_as_suits_them_least() {
    let ways = [WEST.eighth(), EAST.eighth()];
    assert_eq!(combined(ways.into_iter(), WEST), Orientation::Front);
    assert_eq!(combined([WEST.eighth(), NORTH.eighth()].into_iter(), WEST), Orientation::Flank);
}

#[test]
fn case_8_3_2_2_the_ratio_is_rounded_in_the_defenders_favour() {
    // Columns from 0: 1:3, 1:2, 1:1, 3:2, 2:1, 3:1, 4:1.
    assert_eq!(column(11, 3), 5, "the rulebook's example: 3 to 1");
    assert_eq!([column(5, 7), column(4, 9), column(1, 2), column(1, 3)], [1, 0, 1, 0]);
    assert_eq!([column(3, 2), column(4, 3), column(7, 4), column(2, 1)], [3, 2, 3, 4]);
    assert_eq!([column(12, 1), column(1, 9)], [6, 0]);
}

#[test]
fn case_8_3_3_mixed_units_on_hoplites_lose_a_column() {
    assert_eq!((column(9, 6), PLAIN.column()), (3, 2));
}

#[test]
fn case_8_3_4a_a_flank_is_one_column_and_for_hoplites_two() {
    let flank = Melee { orientation: Orientation::Flank, ..PLAIN };
    assert_eq!(flank.shifts().total(), 0); // 1L for the types, 1R for the flank.
    let by_hoplites = Melee { attacking: Arm::Hoplite, defending: Arm::Mixed, ..flank };
    assert_eq!(by_hoplites.shifts().total(), 4);
}

#[test]
fn case_8_3_4b_a_rear_is_one_column_and_for_hoplites_two() {
    let rear = Melee { orientation: Orientation::Rear, ..PLAIN };
    assert_eq!(
        rear.shifts().entries().last().map(|it| (it.amount, it.reason)),
        Some((1, Shift::Rear))
    );
    let by_hoplites = Melee { attacking: Arm::Hoplite, ..rear };
    assert_eq!(by_hoplites.shifts().total(), 2);
}

#[test]
fn case_tec_h_uphill_is_one_column_to_the_left() {
    assert_eq!(Melee { uphill: true, ..PLAIN }.shifts().total(), -2);
}

#[test]
fn case_tec_i_across_the_wall_is_one_column_to_the_left() {
    assert_eq!(Melee { across_wall: true, ..PLAIN }.shifts().total(), -2);
}

#[test]
fn case_8_4_3b_disordered_attackers_lose_one_column() {
    assert_eq!(Melee { disordered: true, ..PLAIN }.shifts().total(), -2);
}

#[test]
fn case_11_3d_a_feigned_retreat_is_one_column_for_the_spartans() {
    assert_eq!(Melee { feigned: -1, ..PLAIN }.shifts().total(), -2);
    let attack = Melee { attacking: Arm::Hoplite, defending: Arm::Mixed, feigned: 1, ..PLAIN };
    assert_eq!(attack.shifts().total(), 3);
}

#[test]
fn case_8_3_2_3_shifts_are_counted_from_a_column_of_the_table_and_end_in_one() {
    // 12:1 is the last column; 3R and 1L leave it there. 1:9 is the first, 3L too.
    let strong = Melee {
        attackers: 12,
        defenders: 1,
        attacking: Arm::Hoplite,
        defending: Arm::Bow,
        across_wall: true,
        ..PLAIN
    };
    let weak = Melee { attackers: 1, defenders: 9, attacking: Arm::Bow, ..PLAIN };
    assert_eq!([strong.column(), weak.column()], [6, 0]);
}

#[test]
fn case_8_3_2_3_a_die_in_the_column_gives_both_losses() {
    // 3:1 against Mixed, like against like, on a 4: one and three.
    let like = Melee { attackers: 9, defenders: 3, defending: Arm::Mixed, ..PLAIN };
    assert_eq!(like.losses(d6(4)), (1, 3));
}

#[test]
fn case_8_3_2_4_hoplites_attacked_in_front_lose_one_step_less() {
    // 9:6 is 3:2, shifted to 1:1; a 1 gives 2/1, a 6 gives 1/2.
    assert_eq!([PLAIN.losses(d6(1)), PLAIN.losses(d6(6))], [(2, 0), (1, 1)]);
    let flank = Melee { orientation: Orientation::Flank, attackers: 6, ..PLAIN };
    assert_eq!(flank.losses(d6(6)), (1, 2), "1:1, and nothing off");
}

#[test]
fn case_8_3_2_4_where_nothing_is_lost_shields_take_nothing_off() {
    // 3:6 is 1:2, shifted to 1:3; a 1 gives 4/0, a 3 gives 3/1.
    let weak = Melee { attackers: 3, ..PLAIN };
    assert_eq!([weak.losses(d6(1)), weak.losses(d6(3))], [(4, 0), (3, 0)]);
    assert_eq!([weak.is_eased(d6(1)), weak.is_eased(d6(3))], [false, true]);
}
