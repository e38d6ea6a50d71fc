//! Bodies: overlap, distance, containment and sight, exact on every position.
//!
//! D1, D8, D17 and D20 are rulings of the Greek-Persian War Battle Rules. Floating point is used
//! here only as a second opinion, never nearer to a border than it can tell.

use boards::plane::{
    Angle, Body, Fine, Footprint, Gap, Heading, Hull, Length, Point, PolygonFlaw, Vector,
};
use testkit::SplitMix;

use crate::drawn::number;

fn at(x: i32, y: i32) -> Point {
    Point::new(x, y)
}

fn hundredths(length: i32) -> Length {
    Length::hundredths(length)
}

fn footprint((x, y): (i32, i32), tenths: u16, frontage: i32, depth: i32) -> Footprint {
    let heading = Heading::new(tenths).expect("less than a full turn");
    let made = Footprint::new(at(x, y), heading, hundredths(frontage), hundredths(depth));
    made.expect("its sides are positive")
}

/// A unit in line somewhere about the origin.
fn random_footprint(random: &mut SplitMix) -> Footprint {
    let [x, y] = [(); 2].map(|()| number(random, -1500, 1500));
    let sides = [(1200, 400), (600, 800), (600, 400)][random.pick(3)];
    footprint((x, y), random.pick(3600) as u16, sides.0, sides.1)
}

/// Corners as floating point, in hundredths.
fn corners(it: &Footprint) -> [(f64, f64); 4] {
    let (sine, cosine) = (f64::from(it.heading().in_tenths()).to_radians() / 10.0).sin_cos();
    let (x, y) = (f64::from(it.front().x), f64::from(it.front().y));
    let half = f64::from(it.frontage().in_hundredths()) / 2.0;
    let depth = f64::from(it.depth().in_hundredths());
    [(half, 0.0), (-half, 0.0), (-half, -depth), (half, -depth)].map(|(right, ahead)| {
        (x + right * cosine + ahead * sine, y - right * sine + ahead * cosine)
    })
}

/// How deep two rectangles intrude (above nought) or how far they are apart along the best axis.
fn depth(one: &Footprint, other: &Footprint) -> f64 {
    let axes = [one, other].map(|it| f64::from(it.heading().in_tenths()).to_radians() / 10.0);
    let axes = axes.into_iter().flat_map(|angle| [angle, angle + std::f64::consts::FRAC_PI_2]);
    let along = |angle: f64| {
        let extent = |it: &Footprint| {
            let at = corners(it).map(|(x, y)| x * angle.sin() + y * angle.cos());
            at.iter().fold((f64::MAX, f64::MIN), |(low, high), at| (low.min(*at), high.max(*at)))
        };
        let ((low, high), (other_low, other_high)) = (extent(one), extent(other));
        (high - other_low).min(other_high - low)
    };
    axes.map(along).fold(f64::MAX, f64::min)
}

/// The distance between two rectangles that do not overlap, from corners to sides.
fn apart(one: &Footprint, other: &Footprint) -> f64 {
    let from = |corners: [(f64, f64); 4], sides: [(f64, f64); 4]| {
        let mut least = f64::MAX;
        for (x, y) in corners {
            for side in 0..4 {
                let ((ax, ay), (bx, by)) = (sides[side], sides[(side + 1) % 4]);
                let (dx, dy) = (bx - ax, by - ay);
                let t = (((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)).clamp(0.0, 1.0);
                least = least.min((x - ax - t * dx).hypot(y - ay - t * dy));
            }
        }
        least
    };
    from(corners(one), corners(other)).min(from(corners(other), corners(one)))
}

#[test]
fn overlap_and_distance_agree_with_a_second_opinion() {
    let mut random = SplitMix::new(1);
    for _ in 0..20_000 {
        let [one, other] = [(); 2].map(|()| random_footprint(&mut random));
        let (body, other_body) = (one.body(), other.body());
        let depth = depth(&one, &other);
        for tolerance in [0, 5, 100] {
            if (depth - f64::from(tolerance)).abs() > 1e-4 {
                let overlaps = body.overlaps(hundredths(tolerance), &other_body);
                assert_eq!(overlaps, depth > f64::from(tolerance), "{one:?} {other:?}");
            }
        }
        let gap = body.core().gap(other_body.core());
        if depth > 0.0 {
            assert_eq!(gap, Gap::ZERO);
        } else {
            let apart = apart(&one, &other);
            assert!((f64::from(gap.rounded_up().in_hundredths()) - apart).abs() < 1.0001);
            assert!(gap.rounded_down() <= gap.rounded_up());
            let limit = hundredths(number(&mut random, 0, 3000));
            if (apart - f64::from(limit.in_hundredths())).abs() > 1e-4 {
                let is_near = apart < f64::from(limit.in_hundredths());
                assert_eq!(body.within(limit, &other_body), is_near);
                assert_eq!(body.stands_off(limit, &other_body), !is_near);
            }
        }
    }
}

#[test]
fn everything_holds_both_ways_and_when_moved_mirrored_or_turned_by_quarters() {
    let mut random = SplitMix::new(2);
    let mirrored = |it: &Footprint| {
        let tenths = (3600 - it.heading().in_tenths()) % 3600;
        let (frontage, depth) = (it.frontage().in_hundredths(), it.depth().in_hundredths());
        footprint((-it.front().x, it.front().y), tenths, frontage, depth).body()
    };
    let quartered = |it: &Footprint| {
        let tenths = (it.heading().in_tenths() + 900) % 3600;
        let (frontage, depth) = (it.frontage().in_hundredths(), it.depth().in_hundredths());
        footprint((it.front().y, -it.front().x), tenths, frontage, depth).body()
    };
    for _ in 0..10_000 {
        let [one, other] = [(); 2].map(|()| random_footprint(&mut random));
        let [x, y] = [(); 2].map(|()| i64::from(number(&mut random, -9999, 9999)));
        let by = Vector { x, y };
        let limit = hundredths(number(&mut random, -300, 700));
        let answers = |one: Body, other: Body| {
            let gap = one.core().gap(other.core());
            (one.within(limit, &other), one.stands_off(limit, &other), gap)
        };
        let expected = answers(one.body(), other.body());
        assert_eq!(answers(other.body(), one.body()), expected);
        assert_eq!(answers(one.moved(by).body(), other.moved(by).body()), expected);
        assert_eq!(answers(mirrored(&one), mirrored(&other)), expected);
        assert_eq!(answers(quartered(&one), quartered(&other)), expected);
    }
}

#[test]
fn upright_rectangles_overlap_as_their_coordinates_do() {
    let mut random = SplitMix::new(3);
    for _ in 0..20_000 {
        // Drawn so that touching and overlapping by exactly the tolerance are common.
        let mut draw = || {
            let [x, y] = [(); 2].map(|()| 5 * number(&mut random, 0, 8));
            (x, y, 10 * number(&mut random, 1, 3), 5 * number(&mut random, 1, 4))
        };
        let (one, other) = (draw(), draw());
        let body = |(x, y, width, depth)| footprint((x, y), 0, width, depth).body();
        let overlap = |low: i32, high: i32, other_low: i32, other_high: i32| {
            (high - other_low).min(other_high - low)
        };
        let aside = overlap(
            one.0 - one.2 / 2,
            one.0 + one.2 / 2,
            other.0 - other.2 / 2,
            other.0 + other.2 / 2,
        );
        let along = overlap(one.1 - one.3, one.1, other.1 - other.3, other.1);
        for tolerance in [0, 5] {
            let overlaps = body(one).overlaps(hundredths(tolerance), &body(other));
            assert_eq!(overlaps, aside.min(along) > tolerance);
        }
        let (aside, along) = ((-aside).max(0), (-along).max(0));
        for limit in [0, 5, 7, 10] {
            let within = body(one).within(hundredths(limit), &body(other));
            assert_eq!(within, aside * aside + along * along <= limit * limit);
        }
    }
}

#[test]
fn bodies_touch_at_five_hundredths_and_overlap_beyond_five() {
    // D1: touch at most 0.05 apart, overlap only if they intrude by more than 0.05.
    let still = footprint((0, 0), 0, 1200, 400).body();
    let behind = |gap: i32| footprint((0, -400 - gap), 0, 1200, 400).body();
    let touches = |gap| still.within(hundredths(5), &behind(gap));
    let overlaps = |gap| still.overlaps(hundredths(5), &behind(gap));
    assert_eq!([4, 5, 6].map(touches), [true, true, false]);
    assert_eq!([-4, -5, -6].map(overlaps), [false, false, true]);
    let disc = |gap: i32| Body::disc(at(0, 400 + gap), Length::cm(4));
    assert!(!still.overlaps(hundredths(5), &disc(-5)) && still.overlaps(hundredths(5), &disc(-6)));
}

#[test]
fn discs_are_as_far_apart_as_their_centres_less_their_radii() {
    // Radius 4.00 and 1.00; centres 3-4-5 apart.
    let (swarm, leader) =
        (Body::disc(at(0, 0), Length::cm(4)), Body::disc(at(300, 400), Length::cm(1)));
    assert!(swarm.within(Length::ZERO, &leader), "they touch");
    assert!(!swarm.overlaps(Length::ZERO, &leader));
    let farther = Body::disc(at(301, 400), Length::cm(1));
    assert!(!swarm.within(Length::ZERO, &farther) && swarm.within(hundredths(1), &farther));
    assert_eq!(swarm.distance_rounded_up(&farther), hundredths(1));
    assert!(swarm.overlaps(Length::ZERO, &Body::disc(at(299, 400), Length::cm(1))));
}

#[test]
fn only_the_inside_stops_a_line_of_sight() {
    // D8: along an edge or through a corner is clear.
    let unit = footprint((0, 0), 0, 1200, 400).body();
    assert!(unit.is_crossed(at(0, 1000), at(0, -1000)));
    assert!(unit.is_crossed(at(-599, 1000), at(-599, -1000)));
    assert!(!unit.is_crossed(at(-600, 1000), at(-600, -1000)), "along its side");
    assert!(!unit.is_crossed(at(-2000, 0), at(2000, 0)), "along its front");
    assert!(!unit.is_crossed(at(500, 100), at(700, -100)), "through its corner");
    assert!(unit.is_crossed(at(499, 100), at(699, -100)));
    assert!(!unit.is_crossed(at(0, 1000), at(0, 0)), "up to its front");
    assert!(unit.is_crossed(at(0, -200), at(0, -201)), "within it");
    let grove = Body::disc(at(0, 0), Length::cm(7));
    assert!(
        !grove.is_crossed(at(700, -900), at(700, 900))
            && grove.is_crossed(at(699, -900), at(699, 900))
    );
}

#[test]
fn a_polygon_is_convex_and_may_be_drawn_either_way_round() {
    let marsh = [(15000, 0), (16800, 0), (16800, 1400), (15400, 1200)].map(|(x, y)| at(x, y));
    let mut backwards = marsh;
    backwards.reverse();
    for corners in [marsh, backwards] {
        let body = Body::polygon(&corners).unwrap();
        assert!(body.has(at(16000, 500)) && body.has(marsh[0]) && body.has(at(16000, 0)));
        assert!(!body.has(at(15000, 1)) && !body.has(at(16801, 700)));
    }
    let flaw = |corners: &[Point]| Body::polygon(corners).unwrap_err();
    assert_eq!(flaw(&marsh[..2]), PolygonFlaw::TooFew);
    assert_eq!(flaw(&[at(0, 0); 11]), PolygonFlaw::TooMany);
    assert_eq!(flaw(&[at(0, 0), at(9, 0), at(3, 3), at(0, 9)]), PolygonFlaw::NotConvex);
    assert_eq!(flaw(&[at(0, 0), at(1, 1), at(2, 2)]), PolygonFlaw::NotConvex);
    let star = [(0, 100), (59, -81), (-95, 31), (95, 31), (-59, -81)].map(|(x, y)| at(x, y));
    assert_eq!(flaw(&star), PolygonFlaw::NotConvex, "it goes round twice");
}

#[test]
fn a_point_is_in_a_polygon_if_it_is_on_the_inner_side_of_every_side() {
    let mut random = SplitMix::new(4);
    let corners =
        [(-900, -700), (800, -900), (1000, 400), (100, 950), (-1000, 300)].map(|(x, y)| at(x, y));
    let body = Body::polygon(&corners).unwrap();
    for _ in 0..20_000 {
        let [x, y] = [(); 2].map(|()| number(&mut random, -1200, 1200));
        let is_left = |side: usize| {
            let (a, b) = (corners[side], corners[(side + 1) % 5]);
            i64::from(b.x - a.x) * i64::from(y - a.y) >= i64::from(b.y - a.y) * i64::from(x - a.x)
        };
        assert_eq!(body.has(at(x, y)), (0..5).all(is_left));
    }
}

#[test]
fn a_body_lies_wholly_in_another_or_does_not() {
    // D17: all corners; a disc, all of it; on the edge is inside.
    let field = Body::polygon(&[at(0, 0), at(2000, 0), at(2000, 1000), at(0, 1000)]).unwrap();
    assert!(field.holds(&footprint((600, 400), 0, 1200, 400).body()));
    assert!(!field.holds(&footprint((599, 400), 0, 1200, 400).body()));
    assert!(field.holds(&Body::disc(at(400, 600), Length::cm(4))));
    assert!(!field.holds(&Body::disc(at(399, 600), Length::cm(4))));
    assert!(!field.holds(&Body::disc(at(-400, 600), Length::cm(4))));
    let grove = Body::disc(at(0, 0), Length::cm(7));
    assert!(grove.holds(&Body::disc(at(300, 0), Length::cm(4))));
    assert!(!grove.holds(&Body::disc(at(301, 0), Length::cm(4))));
    assert!(grove.holds(&footprint((0, 200), 0, 1200, 400).body()));
    assert!(!grove.holds(&footprint((0, 361), 0, 1200, 361).body()));
}

#[test]
fn a_band_is_everything_near_a_line() {
    // D17: a stream is what lies within 1.50 of its line.
    let stream = Body::band(at(1600, 6200), at(6000, 7000), hundredths(150));
    assert!(stream.has(at(1600, 6050)) && !stream.has(at(1600, 6047)));
    assert!(stream.has(at(6000, 7150)) && !stream.has(at(6000, 7153)));
    assert!(stream.within(hundredths(50), &Body::disc(at(6200, 7000), Length::ZERO)));
}

#[test]
fn answers_are_right_at_the_ends_of_the_plane() {
    let (low, high) = (i32::MIN, i32::MAX);
    let ends = [(low, low), (high, low), (high, high), (low, high)];
    let all = Body::polygon(&ends.map(|(x, y)| at(x, y))).unwrap();
    for ((x, y), tenths) in ends.into_iter().zip([2251, 1349, 451, 3149]) {
        // It faces outwards, so that its ground lies inwards.
        let unit = footprint((x, y), tenths, 1 << 24, 1 << 24);
        assert!(
            all.within(Length::ZERO, &unit.body()) && all.overlaps(Length::cm(1), &unit.body())
        );
        let across = footprint((!x, !y), tenths, 1, 1).body();
        assert!(!unit.body().within(hundredths(high), &across));
        assert!(unit.body().stands_off(hundredths(high), &across));
        assert!(unit.body().core().gap(across.core()) > Gap::from(hundredths(high)));
        let swarm = Body::disc(at(!x, !y), hundredths(high));
        assert!(!swarm.within(Length::ZERO, &unit.body()) && all.has(at(x, y)));
        // From corner to corner it is (2³² - 1) √2; the two radii leave 1,779,033,704.54 of it.
        let other = Body::disc(at(x, y), hundredths(high));
        assert_eq!(swarm.distance_rounded_up(&other), hundredths(1_779_033_705));
        let towards = unit.front_edge().towards(across.core()).unwrap();
        let Vector { x: dx, y: dy } = towards.displacement();
        assert_eq!((dx.signum(), dy.signum()), (i64::from(!x).signum(), i64::from(!y).signum()));
        assert!(Heading::nearest(towards.way()).is_some());
        assert!(!unit.heading().faces(towards.way(), Angle::default()));
    }
    assert!(all.is_crossed(at(low, high - 1), at(high, high - 2)));
    assert!(!all.is_crossed(at(low, high), at(high, high)), "along the edge of everything");
    let diagonal = Hull::segment(at(low, low), at(high, high));
    let others = [(0, 0, true), (1, 0, false), (high, high - 1, false)];
    for (x, y, touches) in others {
        assert_eq!(diagonal.gap(&Hull::point(at(x, y))) == Gap::ZERO, touches);
    }
    let beside = diagonal.gap(&Hull::point(at(high, high - 1)));
    assert_eq!((beside.rounded_down(), beside.rounded_up()), (Length::ZERO, hundredths(1)));
    let whole = Gap::from(hundredths(high));
    assert_eq!((whole.rounded_down(), whole.rounded_up()), (hundredths(high), hundredths(high)));
}

#[test]
fn distances_compare_exactly_where_they_are_next_to_equal() {
    // The same distance from a side and from a corner, and one hundredth of a grain's worth more.
    let unit = footprint((0, 0), 300, 1200, 400);
    let [right, left, ..] = unit.corners();
    let edge = unit.front_edge();
    assert_eq!(edge.gap(&Hull::point(right)), Gap::ZERO);
    assert_eq!(edge.gap(&Hull::point(left)), Gap::ZERO);
    assert_ne!(edge.gap(&Hull::point(right.rounded())), Gap::ZERO, "corners are not rounded");
    let centre: Fine = unit.centre();
    let sides =
        [unit.front_edge().gap(&Hull::point(centre)), unit.rear_edge().gap(&Hull::point(centre))];
    assert_eq!(sides[0], sides[1], "the centre is as far from the front as from the rear");
}
