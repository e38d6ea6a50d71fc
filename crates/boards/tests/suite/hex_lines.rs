//! Lines of sight on hexes, against clipping the line with every hex.

use std::collections::BTreeSet;

use boards::hexes::{Cube, Way};
use boards::{Crossing, Indexed};
use testkit::SplitMix;

use crate::drawn::number;

type Hex = boards::hexes::Hex<39, 20, true>;

fn hex(number: u16) -> Hex {
    Hex::numbered(number).expect("on the map")
}

fn random_cube(random: &mut SplitMix, most: i32) -> Cube {
    let [q, r] = [(); 2].map(|()| number(random, -most, most) as i16);
    Cube::new(q, r)
}

/// Twice the product of two ways in the plane, a step being 1 long.
fn dot(a: Cube, b: Cube) -> i64 {
    let [aq, ar, bq, br] = [a.q(), a.r(), b.q(), b.r()].map(i64::from);
    2 * aq * bq + 2 * ar * br + aq * br + ar * bq
}

/// The part of a line that lies in a hex, cut out by its six sides: from where to where, as a
/// fraction of the line, and whether it runs along a side. Nothing if it only touches.
fn clipped(from: Cube, to: Cube, hex: Cube) -> Option<((i64, i64), bool)> {
    let (mut low, mut high, mut along) = ((0, 1), (1, 1), false);
    let less = |a: (i64, i64), b: (i64, i64)| a.0 * b.1 < b.0 * a.1;
    for way in Way::ALL {
        // A point p of the hex has dot(p - hex, step) <= 1.
        let (slope, room) = (dot(to - from, way.step()), 1 - dot(from - hex, way.step()));
        match slope {
            0 if room < 0 => return None,
            0 => along |= room == 0,
            1.. if less((room, slope), high) => high = (room, slope),
            ..0 if less(low, (-room, -slope)) => low = (-room, -slope),
            _ => {}
        }
    }
    less(low, high).then_some((low, along))
}

/// What a line meets, found by clipping it with every hex about.
fn line_by_clipping(from: Cube, to: Cube) -> BTreeSet<BTreeSet<Cube>> {
    let reach = from.distance(to) as u16;
    let about = from.spiral(reach).filter(|it| *it != from && *it != to);
    let met: Vec<_> = about.filter_map(|it| clipped(from, to, it).map(|part| (it, part))).collect();
    let sets = met.iter().map(|(it, (start, along))| {
        let partner = |(other, (begins, beside)): &&(Cube, ((i64, i64), bool))| {
            *along && *beside && begins.0 * start.1 == start.0 * begins.1 && other != it
        };
        let other = met.iter().find(partner).map(|(other, _)| *other);
        std::iter::once(*it).chain(other).collect()
    });
    sets.collect()
}

#[test]
fn a_line_agrees_with_clipping_it_by_every_hex() {
    let mut random = SplitMix::new(6);
    let to: Vec<Cube> = Cube::ORIGIN.spiral(9).collect();
    for to in to {
        let from = random_cube(&mut random, 20);
        let line: Vec<_> = from.line(from + to).collect();
        let sets: BTreeSet<BTreeSet<Cube>> = line.iter().map(|it| it.places().collect()).collect();
        assert_eq!(sets.len(), line.len(), "each is met once");
        assert_eq!(sets, line_by_clipping(from, from + to), "to {to:?}");
    }
}

/// A line as sets of hexes, each under a map of the plane.
fn mapped(from: Cube, to: Cube, map: impl Fn(Cube) -> Cube) -> Vec<BTreeSet<Cube>> {
    from.line(to).map(|crossing| crossing.places().map(&map).collect()).collect()
}

#[test]
fn a_line_is_the_same_backwards_and_moves_turns_and_mirrors_with_its_ends() {
    let mut random = SplitMix::new(7);
    for _ in 0..3_000 {
        let [from, to, by] = [(); 3].map(|()| random_cube(&mut random, 15));
        let line = mapped(from, to, |it| it);
        let mut back = mapped(to, from, |it| it);
        back.reverse();
        assert_eq!(line, back);
        assert_eq!(line, mapped(from + by, to + by, |it| it - by));
        assert_eq!(line, mapped(from.mirrored(), to.mirrored(), Cube::mirrored));
        assert_eq!(line, mapped(from.turned(1), to.turned(1), |it| it.turned(5)));
    }
}

#[test]
fn a_line_meets_the_hexes_that_a_ruler_shows() {
    // Worked by hand on the map of Marathon.
    use Crossing::{Beside, Between, Through};
    let line = |from, to| hex(from).line(hex(to)).collect::<Vec<_>>();
    assert_eq!(line(2005, 2005), []);
    assert_eq!(line(2005, 2006), []);
    assert_eq!(line(2005, 2008), [2006, 2007].map(|it| Through(hex(it))));
    // Two columns on at the same height: along the side between two hexes.
    assert_eq!(line(1902, 2102), [Between(hex(2001), hex(2002))]);
    // At the top of the map one of the two is missing.
    assert_eq!(line(1901, 2101), [Beside(hex(2001))]);
    // The same between one column and the next.
    assert_eq!(line(2005, 2107), [Between(hex(2006), hex(2106))]);
    // One farther down it slants through two hexes, the same from either end.
    assert_eq!(line(2005, 2108), [2006, 2107].map(|it| Through(hex(it))));
}

#[test]
fn a_side_is_closed_only_by_both_hexes() {
    let sees = |closed: &[u16]| hex(1902).sees(hex(2102), |it| closed.contains(&it.number()));
    assert!(sees(&[]) && sees(&[2001]) && sees(&[2002]));
    assert!(!sees(&[2001, 2002]));
    assert!(hex(1901).sees(hex(2101), |_| true), "nothing stands beyond the edge of the map");
    assert!(!hex(2005).sees(hex(2008), |it| it.number() == 2007));
}

#[test]
fn a_line_between_two_hexes_of_the_board_leaves_it_nowhere() {
    for from in Hex::all().step_by(53) {
        for to in Hex::all().step_by(7) {
            let on_board = from.line(to).count();
            assert_eq!(on_board, from.cube().line(to.cube()).count());
        }
    }
}
