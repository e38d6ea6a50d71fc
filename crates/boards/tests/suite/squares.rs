//! Squares: names, ranges, facings and lines of sight.
//!
//! The hand-worked examples are from Go Tell the Spartans, whose map has lettered lines from west
//! to east and numbers from north to south: laid with north up, its columns are lettered.

use std::collections::BTreeSet;

use boards::squares::{Aspect, Eighth, Lettered, Quarter, Square};
use boards::{Crossing, Indexed};
use testkit::SplitMix;

type Area = Square<8, 15>;

fn area(name: &str) -> Area {
    Square::named(name, Lettered::Columns).expect("on the map")
}

fn names(areas: impl Iterator<Item = Area>) -> Vec<String> {
    areas.map(|it| it.name(Lettered::Columns).to_string()).collect()
}

#[test]
fn every_square_is_found_by_its_name_and_by_its_index() {
    let mut seen = BTreeSet::new();
    for it in Area::all() {
        let name = it.name(Lettered::Columns).to_string();
        assert_eq!(area(&name), it);
        assert_eq!(Area::at(it.index()), Some(it));
        assert!(seen.insert(name));
    }
    assert_eq!(seen.len(), 120);
    assert_eq!((seen.first().unwrap().as_str(), seen.last().unwrap().as_str()), ("A1", "O8"));
    assert_eq!(Area::at(120), None);
}

#[test]
fn either_rows_or_columns_are_lettered() {
    let square: Square<15, 8> = Square::named("O8", Lettered::Rows).unwrap();
    assert_eq!((square.row(), square.column()), (14, 7));
    assert_eq!(square.name(Lettered::Rows).to_string(), "O8");
    assert_eq!((area("O8").row(), area("O8").column()), (7, 14));
}

#[test]
fn what_is_no_name_finds_no_square() {
    for name in ["", "A", "A0", "A9", "P1", "a1", "1A", "A01", "A+1", "A1 ", "A1x", "Ä1", "A999"] {
        assert_eq!(Area::named(name, Lettered::Columns), None, "{name:?}");
    }
}

#[test]
fn a_neighbour_is_one_square_away_and_mutual() {
    for it in Area::all() {
        let touching: Vec<Area> = it.neighbours().collect();
        let near: BTreeSet<Area> = Area::all().filter(|other| it.range(*other) == 1).collect();
        assert_eq!(touching.iter().copied().collect::<BTreeSet<_>>(), near);
        assert!(touching.iter().all(|other| other.neighbours().any(|back| back == it)));
        let beside: BTreeSet<Area> = Area::all().filter(|other| it.steps(*other) == 1).collect();
        assert_eq!(it.beside().collect::<BTreeSet<_>>(), beside);
    }
    assert_eq!(names(area("B2").neighbours()), ["B1", "C1", "C2", "C3", "B3", "A3", "A2", "A1"]);
    assert_eq!(names(area("A1").neighbours()), ["B1", "B2", "A2"]);
}

#[test]
fn range_counts_the_target_and_not_the_firer_and_a_diagonal_as_one() {
    // [8.2.2] Range is the number of areas, the target's counted and the firer's not.
    assert_eq!(area("H5").range(area("H5")), 0);
    assert_eq!(area("H5").range(area("G4")), 1);
    assert_eq!(area("H5").range(area("D3")), 4);
    assert_eq!(area("A1").range(area("O8")), 14);
}

#[test]
fn range_is_a_distance() {
    for a in Area::all() {
        for b in Area::all() {
            assert_eq!(a.range(b), b.range(a));
            assert_eq!(a.range(b) == 0, a == b);
            assert!(u16::from(a.range(b)) <= a.steps(b));
        }
    }
    let mut random = SplitMix::new(1);
    for _ in 0..20_000 {
        let [a, b, c] = [(); 3].map(|()| Area::at(random.pick(120)).unwrap());
        assert!(a.range(c) <= a.range(b) + b.range(c));
        assert!(a.steps(c) <= a.steps(b) + b.steps(c));
    }
}

#[test]
fn a_ring_has_eight_squares_a_step_where_the_board_has_room() {
    let middle: Square<21, 21> = Square::new(10, 10).unwrap();
    for range in 1..=10 {
        assert_eq!(middle.ring(range).count(), 8 * usize::from(range));
        assert_eq!(middle.within(range).count(), (2 * usize::from(range) + 1).pow(2));
    }
    assert_eq!(middle.ring(0).collect::<Vec<_>>(), [middle]);
    assert_eq!(area("A1").within(255).count(), 120);
    assert_eq!(area("A1").ring(14).count(), 8);
}

#[test]
fn rows_and_columns_run_across_the_board() {
    assert_eq!(names(Area::in_column(7)), ["H1", "H2", "H3", "H4", "H5", "H6", "H7", "H8"]);
    assert_eq!(names(Area::in_row(0)).concat(), "A1B1C1D1E1F1G1H1I1J1K1L1M1N1O1");
    assert_eq!(Area::in_row(8).count(), 0);
}

#[test]
fn one_who_faces_a_side_has_three_areas_before_him() {
    // [3.2] The eight neighbours of a unit that faces east, north being to its left.
    let east = Quarter::Right;
    let around = Aspect::ALL.map(|aspect| area("H5").next(east.way(aspect)).unwrap());
    assert_eq!(names(around.into_iter()), ["I5", "I6", "H6", "G6", "G5", "G4", "H4", "I4"]);
    let ahead: Vec<Aspect> = Aspect::ALL.into_iter().filter(|it| it.is_ahead()).collect();
    assert_eq!(ahead, [Aspect::Front, Aspect::FrontRight, Aspect::FrontLeft]);
}

#[test]
fn turning_and_looking_agree() {
    for facing in Quarter::ALL {
        assert_eq!(facing.opposite().opposite(), facing);
        assert_eq!(facing.eighth().quarter(), Some(facing));
        for way in Eighth::ALL {
            assert_eq!(facing.way(facing.aspect(way)), way);
            assert_eq!(facing.turned(1).aspect(way.turned(2)), facing.aspect(way));
            assert_eq!(way.is_diagonal(), way.quarter().is_none());
            let there = area("H5").next(way).unwrap();
            assert_eq!(there.next(way.opposite()), Some(area("H5")));
        }
        for quarters in 0..4 {
            let cost = facing.quarters_to(facing.turned(quarters));
            assert_eq!(cost, [0, 1, 2, 1][usize::from(quarters)]);
        }
    }
}

#[test]
fn a_far_square_lies_in_the_aspect_of_its_offset() {
    // [8.2.1] Q45: forward f, sideways s; f > |s| is front, f = |s| front left or right,
    // |s| > |f| flank, -f = |s| rear left or right, -f > |s| rear.
    for (from, to) in Area::all().flat_map(|from| Area::all().map(move |to| (from, to))) {
        let forward = i32::from(to.column()) - i32::from(from.column());
        let right = i32::from(to.row()) - i32::from(from.row());
        let expected = match (forward, right) {
            (0, 0) => None,
            (f, s) if f > s.abs() => Some(Aspect::Front),
            (f, s) if f == s => Some(if f > 0 { Aspect::FrontRight } else { Aspect::RearLeft }),
            (f, s) if f == -s => Some(if f > 0 { Aspect::FrontLeft } else { Aspect::RearRight }),
            (f, s) if s.abs() > f.abs() && s > 0 => Some(Aspect::FlankRight),
            (f, s) if s.abs() > f.abs() => Some(Aspect::FlankLeft),
            _ => Some(Aspect::Rear),
        };
        assert_eq!(Quarter::Right.aspect_of(from, to), expected);
    }
}

#[test]
fn a_line_meets_the_squares_that_a_ruler_shows() {
    // [8.2.3] Q40, worked by hand from centre to centre.
    use Crossing::{Between, Through};
    let line = |from, to| area(from).line(area(to)).collect::<Vec<_>>();
    let by = |name| Through(area(name));
    let corner = |one, other| Between(area(one).min(area(other)), area(one).max(area(other)));
    assert_eq!(line("A1", "A1"), []);
    assert_eq!(line("A1", "B1"), []);
    assert_eq!(line("A1", "D1"), [by("B1"), by("C1")]);
    assert_eq!(line("A1", "B2"), [corner("B1", "A2")]);
    assert_eq!(line("A1", "C2"), [by("B1"), by("B2")]);
    assert_eq!(line("A1", "D2"), [by("B1"), corner("C1", "B2"), by("C2")]);
    assert_eq!(line("C3", "A1"), [corner("C2", "B3"), by("B2"), corner("B1", "A2")]);
    assert_eq!(line("H8", "H5"), [by("H7"), by("H6")]);
}

#[test]
fn a_corner_is_closed_only_by_both_squares() {
    // [8.2.3] Q40: through a corner the two areas touching there block only if both block.
    let sees = |closed: &[&str]| {
        area("A1").sees(area("B2"), |it| closed.iter().any(|name| area(name) == it))
    };
    assert!(sees(&[]) && sees(&["B1"]) && sees(&["A2"]));
    assert!(!sees(&["A2", "B1"]));
    assert!(!area("A1").sees(area("D1"), |it| it == area("C1")));
    assert!(area("A1").sees(area("D1"), |it| it == area("D1") || it == area("A1")));
}

/// Which squares and corners lie on a line, by testing every one of them: a square is crossed if
/// its corners lie on both sides, a corner is met if it lies on the line.
fn line_by_testing_all(from: Area, to: Area) -> BTreeSet<Crossing<Area>> {
    let centre = |it: Area| (2 * i32::from(it.column()), 2 * i32::from(it.row()));
    let ((x, y), (to_x, to_y)) = (centre(from), centre(to));
    let side = |(at_x, at_y): (i32, i32)| (to_x - x) * (at_y - y) - (to_y - y) * (at_x - x);
    let between = |it: &Area| {
        let (at_x, at_y) = centre(*it);
        *it != from
            && *it != to
            && (x.min(to_x)..=x.max(to_x)).contains(&at_x)
            && (y.min(to_y)..=y.max(to_y)).contains(&at_y)
    };
    let crossed = |it: &Area| {
        let (at_x, at_y) = centre(*it);
        let sides =
            [(-1, -1), (-1, 1), (1, -1), (1, 1)].map(|(dx, dy)| side((at_x + dx, at_y + dy)));
        sides.iter().any(|it| *it > 0) && sides.iter().any(|it| *it < 0)
    };
    let mut met: BTreeSet<_> =
        Area::all().filter(|it| between(it) && crossed(it)).map(Crossing::Through).collect();
    for one in Area::all() {
        for way in [Eighth::UpRight, Eighth::DownRight] {
            let Some(other) = one.next(way) else { continue };
            let corner = (centre(one).0 + 1, centre(one).1 + i32::from(way.step().0));
            let is_inside = (x.min(to_x)..=x.max(to_x)).contains(&corner.0)
                && (y.min(to_y)..=y.max(to_y)).contains(&corner.1);
            let touches = !crossed(&one) && !crossed(&other);
            if is_inside && side(corner) == 0 && touches && one != from && other != to {
                met.insert(Crossing::Between(one.min(other), one.max(other)));
            }
        }
    }
    met
}

#[test]
fn a_line_agrees_with_testing_every_square_both_ways_and_mirrored() {
    let mirrored = |it: Area| Area::new(it.row(), 14 - it.column()).unwrap();
    let mirror = |crossing: Crossing<Area>| match crossing {
        Crossing::Through(it) => Crossing::Through(mirrored(it)),
        Crossing::Beside(it) => Crossing::Beside(mirrored(it)),
        Crossing::Between(one, other) => {
            let (one, other) = (mirrored(one), mirrored(other));
            Crossing::Between(one.min(other), one.max(other))
        }
    };
    for from in Area::all().step_by(7) {
        for to in Area::all() {
            let line: Vec<_> = from.line(to).collect();
            let back: Vec<_> = to.line(from).collect();
            assert_eq!(line, back.into_iter().rev().collect::<Vec<_>>());
            let mirrored_line: Vec<_> = mirrored(from).line(mirrored(to)).collect();
            assert_eq!(line.iter().map(|it| mirror(*it)).collect::<Vec<_>>(), mirrored_line);
            let set: BTreeSet<_> = line.iter().copied().collect();
            assert_eq!((set.len(), set), (line.len(), line_by_testing_all(from, to)));
        }
    }
}
