//! Hexes: numbers as printed, directions, distances, rings and hexsides.
//!
//! The hand-worked examples are from Marathon: 39 columns of 20, the even ones half a hex lower.

use std::collections::BTreeSet;

use boards::Indexed;
use boards::hexes::{Corner, Cube, Hexside, SideAspect, Vertex, VertexAspect, Way};
use testkit::SplitMix;

type Hex = boards::hexes::Hex<39, 20, true>;

fn hex(number: u16) -> Hex {
    Hex::numbered(number).expect("on the map")
}

fn random_cube(random: &mut SplitMix) -> Cube {
    let [q, r] = [(); 2].map(|()| crate::drawn::number(random, -30, 30) as i16);
    Cube::new(q, r)
}

#[test]
fn every_hex_of_the_map_is_found_by_its_number_its_index_and_its_coordinates() {
    let mut seen = BTreeSet::new();
    for column in 1..=39 {
        for row in 1..=20 {
            let number = column * 100 + row;
            let it = hex(number);
            assert_eq!(it.number(), number);
            assert_eq!(it.to_string(), format!("{number:04}"));
            assert_eq!(Hex::named(&it.to_string()), Some(it));
            assert_eq!(Hex::at(it.index()), Some(it));
            assert_eq!(Hex::at_cube(it.cube()), Some(it));
            seen.insert(it.index());
        }
    }
    assert_eq!((seen.len(), seen.last()), (780, Some(&779)));
    assert_eq!(Hex::at(780), None);
}

#[test]
fn what_is_no_number_finds_no_hex() {
    for number in [0, 1, 100, 121, 4001, 3921, 9999, 65_535] {
        assert_eq!(Hex::numbered(number), None, "{number}");
    }
    for name in ["", "101", "00101", "+101", "01 1", "O101", "0121", "4001"] {
        assert_eq!(Hex::named(name), None, "{name:?}");
    }
}

#[test]
fn the_neighbours_are_those_of_the_printed_map() {
    // Digest 4.1: clockwise from north as (columns, rows), for odd and for even columns.
    let odd = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1)];
    let even = [(0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)];
    for it in Hex::all() {
        let steps = if it.column() % 2 == 1 { odd } else { even };
        for (way, (columns, rows)) in Way::ALL.into_iter().zip(steps) {
            let there =
                (it.column().checked_add_signed(columns), it.row().checked_add_signed(rows));
            let expected = there.0.zip(there.1).and_then(|(column, row)| Hex::new(column, row));
            assert_eq!(it.next(way), expected, "{it} {way:?}");
        }
    }
}

#[test]
fn distance_is_that_of_the_digest() {
    // Digest 4.1: y2 = 2 row + 1 in even columns; dx + max(0, (dy - dx) / 2).
    let height = |it: Hex| 2 * i32::from(it.row()) + i32::from(it.column() % 2 == 0);
    for a in Hex::all() {
        for b in Hex::all() {
            let across = i32::from(a.column()).abs_diff(b.column().into());
            let down = height(a).abs_diff(height(b));
            assert_eq!(a.distance(b), across + down.saturating_sub(across) / 2, "{a} {b}");
        }
    }
}

#[test]
fn distances_of_the_digest_are_found() {
    // [10.1.1] Center within 4 hexes of 2001: 37 hexes; [10.2.3] within 3 of 1901, 2001 or 2101:
    // 28. Digest 4.6: camp to nearest beach 14 hexes.
    assert_eq!(hex(2001).within(4).count(), 37);
    let near: BTreeSet<Hex> =
        [1901, 2001, 2101].into_iter().flat_map(|number| hex(number).within(3)).collect();
    assert_eq!(near.len(), 28);
    let camps = [1902, 2102].map(hex);
    let beaches = [1817, 2116, 2416, 2716, 3015].map(hex);
    let between = camps.iter().flat_map(|camp| beaches.map(|beach| camp.distance(beach)));
    assert_eq!(between.min(), Some(14));
}

#[test]
fn distance_is_a_distance_and_keeps_when_all_is_moved_turned_or_mirrored() {
    let mut random = SplitMix::new(3);
    for _ in 0..20_000 {
        let [a, b, c] = [(); 3].map(|()| random_cube(&mut random));
        let distance = a.distance(b);
        assert_eq!(distance, b.distance(a));
        assert_eq!(distance == 0, a == b);
        assert!(a.distance(c) <= distance + b.distance(c));
        assert_eq!((a + c).distance(b + c), distance);
        assert_eq!(a.mirrored().distance(b.mirrored()), distance);
        let sixths = random.pick(6) as u8;
        assert_eq!(a.turned(sixths).distance(b.turned(sixths)), distance);
    }
}

#[test]
fn six_sixths_are_a_full_turn_and_a_step_turns_with_its_way() {
    let mut random = SplitMix::new(4);
    for _ in 0..1_000 {
        let it = random_cube(&mut random);
        assert_eq!((0..6).fold(it, |it, _| it.turned(1)), it);
        assert_eq!(it.turned(3), -it);
        assert_eq!(it.mirrored().mirrored(), it);
        for way in Way::ALL {
            assert_eq!(way.step().turned(1), way.turned(1).step());
            assert_eq!(it.next(way).next(way.opposite()), it);
        }
    }
}

#[test]
fn a_ring_has_six_hexes_a_step() {
    let mut random = SplitMix::new(5);
    for distance in 0..12 {
        let centre = random_cube(&mut random);
        let ring: BTreeSet<Cube> = centre.ring(distance).collect();
        assert_eq!(ring.len(), usize::from(distance.max(1)) * if distance == 0 { 1 } else { 6 });
        assert!(ring.iter().all(|it| centre.distance(*it) == u32::from(distance)));
        let spiral: BTreeSet<Cube> = centre.spiral(distance).collect();
        assert_eq!(spiral.len(), usize::from(1 + 3 * distance * (distance + 1)));
    }
}

#[test]
fn a_ring_on_the_board_is_the_hexes_at_that_distance() {
    for it in Hex::all().step_by(37) {
        for distance in [0, 1, 2, 5, 14] {
            let ring: BTreeSet<Hex> = it.ring(distance).collect();
            let expected = Hex::all().filter(|other| it.distance(*other) == u32::from(distance));
            assert_eq!(ring, expected.collect());
        }
    }
    assert_eq!(hex(101).within(60).count(), 780);
}

#[test]
fn a_unit_has_its_front_in_the_two_hexes_that_touch_its_vertex() {
    // [3.1] Facing 1 points right, its front is north-east and south-east; 4 points left.
    assert_eq!(Vertex::ALL[1].front(), [Way::UpRight, Way::DownRight]);
    assert_eq!(Vertex::ALL[4].front(), [Way::DownLeft, Way::UpLeft]);
    for (facing, vertex) in Vertex::ALL.into_iter().enumerate() {
        assert_eq!(vertex.front(), [Way::ALL[facing], Way::ALL[(facing + 1) % 6]]);
        let front = Way::ALL.into_iter().filter(|way| vertex.aspect(*way).is_front());
        assert_eq!(front.count(), 2);
    }
    let around = VertexAspect::ALL.map(|aspect| hex(2005).next(Vertex::Right.way(aspect)).unwrap());
    assert_eq!(around.map(Hex::number), [2106, 2006, 1906, 1905, 2004, 2105]);
}

#[test]
fn turning_and_looking_agree() {
    for sixths in 0..6 {
        let cost = [0, 1, 2, 3, 2, 1][usize::from(sixths)];
        for (way, vertex) in Way::ALL.into_iter().zip(Vertex::ALL) {
            assert_eq!(way.sixths_to(way.turned(sixths)), cost);
            assert_eq!(vertex.sixths_to(vertex.turned(sixths)), cost);
            for looked in Way::ALL {
                assert_eq!(way.turned(sixths).aspect(looked.turned(sixths)), way.aspect(looked));
                let turned = vertex.turned(sixths).aspect(looked.turned(sixths));
                assert_eq!(turned, vertex.aspect(looked));
            }
            for aspect in SideAspect::ALL {
                assert_eq!(way.aspect(way.way(aspect)), aspect);
            }
            for aspect in VertexAspect::ALL {
                assert_eq!(vertex.aspect(vertex.way(aspect)), aspect);
            }
            assert_eq!(vertex.opposite().aspect(way), vertex.turned(3).aspect(way));
        }
    }
    assert_eq!(Way::Up.way(SideAspect::FrontRight), Way::UpRight);
}

#[test]
fn the_way_to_a_neighbour_leads_there_and_to_no_other() {
    for it in Hex::all().step_by(11) {
        for other in Hex::all() {
            let way = it.way_to(other);
            assert_eq!(way.is_some(), it.distance(other) == 1);
            assert!(way.is_none_or(|way| it.next(way) == Some(other)));
        }
    }
}

#[test]
fn rows_and_columns_run_across_the_board() {
    assert!(Hex::in_row(1).map(Hex::number).eq((1..=39).map(|column| column * 100 + 1)));
    assert!(Hex::in_column(20).map(Hex::number).eq((1..=20).map(|row| 2000 + row)));
    assert_eq!(Hex::in_column(0).chain(Hex::in_row(21)).count(), 0);
}

fn sides_and_corners<const COLUMNS: u8, const ROWS: u8, const EVEN_LOW: bool>() {
    let all = || boards::hexes::Hex::<COLUMNS, ROWS, EVEN_LOW>::all();
    let sides: BTreeSet<Hexside<COLUMNS, ROWS, EVEN_LOW>> =
        all().flat_map(|it| Way::ALL.map(|way| it.side(way))).collect();
    let corners: BTreeSet<Corner<COLUMNS, ROWS, EVEN_LOW>> =
        all().flat_map(|it| Vertex::ALL.map(|vertex| it.corner(vertex))).collect();
    // A connected board without holes: corners less sides plus hexes is one (Euler).
    assert_eq!(corners.len() + all().count(), sides.len() + 1);
    assert_eq!(Hexside::<COLUMNS, ROWS, EVEN_LOW>::all().collect::<BTreeSet<_>>(), sides);
    assert_eq!(Corner::<COLUMNS, ROWS, EVEN_LOW>::all().collect::<BTreeSet<_>>(), corners);
    for side in &sides {
        assert_eq!(Hexside::at(side.index()), Some(*side));
        let hexes: BTreeSet<_> = side.hexes().collect();
        let named = all().filter(|it| Way::ALL.iter().any(|way| it.side(*way) == *side));
        assert_eq!(hexes, named.collect());
        assert!(side.ends().iter().all(|end| corners.contains(end)));
        for end in side.ends() {
            assert!(hexes.is_subset(&end.hexes().collect()));
        }
    }
    for corner in &corners {
        assert_eq!(Corner::at(corner.index()), Some(*corner));
        let hexes: BTreeSet<_> = corner.hexes().collect();
        let named = all().filter(|it| Vertex::ALL.iter().any(|at| it.corner(*at) == *corner));
        assert_eq!(hexes, named.collect());
        assert!(hexes.iter().all(|a| hexes.iter().all(|b| a.distance(*b) <= 1)));
    }
}

#[test]
fn a_side_and_a_corner_are_one_value_for_all_hexes_that_touch_there() {
    sides_and_corners::<7, 5, true>();
    sides_and_corners::<6, 4, true>();
    sides_and_corners::<6, 4, false>();
    sides_and_corners::<1, 1, false>();
}

#[test]
fn the_side_between_two_hexes_is_shared_and_only_by_neighbours() {
    let between = Hexside::between(hex(2001), hex(2002)).unwrap();
    assert_eq!(between, hex(2001).side(Way::Down));
    assert_eq!(between, hex(2002).side(Way::Up));
    assert_eq!(between.hexes().collect::<BTreeSet<_>>(), BTreeSet::from([hex(2001), hex(2002)]));
    assert_eq!(Hexside::between(hex(2001), hex(2003)), None);
    assert_eq!(hex(2001).side(Way::Up).hexes().collect::<Vec<_>>(), [hex(2001)]);
}
