//! Footprints: how units stand, move, wheel and stop.
//!
//! D1, D3, D5, D6, D14, D16, D20 and D27 are rulings of the Greek-Persian War Battle Rules.

use boards::plane::{
    Angle, Body, Fine, Footprint, Gap, Hand, Heading, Hull, Length, Point, Vector,
};
use testkit::SplitMix;

use crate::drawn::number;

fn at(x: i32, y: i32) -> Point {
    Point::new(x, y)
}

fn hundredths(length: i32) -> Length {
    Length::hundredths(length)
}

/// A unit in line: 12 cm wide, 4 cm deep.
fn line(x: i32, y: i32, tenths: u16) -> Footprint {
    let heading = Heading::new(tenths).expect("less than a full turn");
    let made = Footprint::new(at(x, y), heading, Length::cm(12), Length::cm(4));
    made.expect("its sides are positive")
}

fn random_line(random: &mut SplitMix) -> Footprint {
    let [x, y] = [(); 2].map(|()| number(random, -2000, 2000));
    line(x, y, random.pick(3600) as u16)
}

fn mirrored(it: Footprint) -> Footprint {
    line(-it.front().x, it.front().y, (3600 - it.heading().in_tenths()) % 3600)
}

#[test]
fn a_footprint_stands_behind_the_middle_of_its_front() {
    // D2: stored by the midpoint of its front edge.
    let rounded = |it: Footprint| it.corners().map(Fine::rounded);
    let up = rounded(line(0, 0, 0));
    assert_eq!(up, [at(600, 0), at(-600, 0), at(-600, -400), at(600, -400)]);
    let right = rounded(line(0, 0, 900));
    assert_eq!(right, [at(0, -600), at(0, 600), at(-400, 600), at(-400, -600)]);
    assert_eq!(line(0, 0, 0).centre().rounded(), at(0, -200));
}

#[test]
fn a_side_must_be_positive_and_not_beyond_measure() {
    let make = |frontage, depth| {
        Footprint::new(at(0, 0), Heading::default(), hundredths(frontage), hundredths(depth))
    };
    assert!(make(1, 1).is_some() && make(1 << 24, 1 << 24).is_some());
    assert!(make(0, 1).is_none() && make(1, -1).is_none() && make((1 << 24) + 1, 1).is_none());
}

#[test]
fn an_about_turn_keeps_the_ground_and_a_second_one_takes_it_back() {
    // D16: the front midpoint goes back by the depth.
    assert_eq!(line(100, 50, 0).turned_about(), line(100, -350, 1800));
    let mut random = SplitMix::new(1);
    for _ in 0..2_000 {
        let it = random_line(&mut random);
        assert_eq!(it.turned_about().turned_about(), it);
        let centres = [it.centre(), it.turned_about().centre()].map(Hull::point);
        assert!(centres[0].gap(&centres[1]) <= Gap::from(hundredths(1)), "but for the rounding");
    }
}

#[test]
fn a_wheel_turns_about_the_inner_front_corner() {
    let wheeled = line(0, 0, 0).wheeled(Hand::Left, Angle::degrees(90));
    assert_eq!(wheeled, line(-600, 600, 2700));
    let wheeled = line(0, 0, 0).wheeled(Hand::Right, Angle::degrees(90));
    assert_eq!(wheeled, line(600, 600, 900));
    let mut random = SplitMix::new(2);
    for _ in 0..5_000 {
        let (it, angle) = (random_line(&mut random), Angle::tenths(random.pick(1800) as u16));
        for (hand, pivot) in [(Hand::Right, 0), (Hand::Left, 1)] {
            let [before, after] = [it, it.wheeled(hand, angle)].map(|it| it.corners()[pivot]);
            let moved = Hull::point(before).gap(&Hull::point(after));
            assert!(moved <= Gap::from(hundredths(1)), "but for the rounding");
        }
        let left = it.wheeled(Hand::Left, angle);
        assert_eq!(mirrored(left), mirrored(it).wheeled(Hand::Right, angle));
        assert_eq!(it.wheeled(Hand::Left, Angle::default()), it);
    }
}

#[test]
fn a_wheel_is_looked_at_after_every_whole_degree_and_at_its_end() {
    // D3: at the start, at each whole degree and at the end.
    let headings = |tenths| {
        let course = line(0, 0, 0).wheeling(Hand::Right, Angle::tenths(tenths));
        course.map(|it| it.heading().in_tenths()).collect::<Vec<_>>()
    };
    assert_eq!(headings(0), [0]);
    assert_eq!(headings(25), [0, 10, 20, 25]);
    assert_eq!(headings(30), [0, 10, 20, 30]);
}

#[test]
fn what_is_swept_holds_both_ends_and_nothing_that_stands_aside() {
    let mut random = SplitMix::new(3);
    for _ in 0..1_000 {
        let it = random_line(&mut random);
        let [x, y] = [(); 2].map(|()| i64::from(number(&mut random, -1500, 1500)));
        let by = Vector { x, y };
        let swept = it.swept(by);
        assert!(swept.holds(&it.body()) && swept.holds(&it.moved(by).body()));
        // Along a hundred places on the way, none is farther from the next than 22 hundredths.
        let course: Vec<Body> = (0..=100)
            .map(|part| it.moved(Vector { x: x * part / 100, y: y * part / 100 }).body())
            .collect();
        let probe = Body::disc(random_line(&mut random).front(), Length::ZERO);
        let comes_within = |limit| course.iter().any(|here| here.within(hundredths(limit), &probe));
        let is_swept = |limit| swept.within(hundredths(limit), &probe);
        assert!(!comes_within(0) || is_swept(2), "the places are rounded");
        assert!(!is_swept(0) || comes_within(24));
    }
    let still = line(0, 0, 10).swept(Vector::ZERO);
    assert_eq!(still.core().corners(), line(0, 0, 10).body().core().corners());
}

#[test]
fn a_unit_stops_where_the_ruling_says() {
    // D1: the last whole hundredth that satisfies the rule with no tolerance. Front lines stand
    // 60 cm apart; M43 keeps them 1 cm away from each other.
    let (greek, persian) = (line(9000, 3000, 0), line(9000, 9000, 1800).body());
    let room = |most, distance| greek.body().room(greek.heading(), most, distance, &[persian]);
    assert_eq!(room(Length::cm(12), Length::cm(1)), Some(Length::cm(12)));
    assert_eq!(room(Length::cm(90), Length::cm(1)), Some(Length::cm(59)));
    assert_eq!(room(Length::cm(90), Length::ZERO), Some(Length::cm(60)));
    assert_eq!(room(Length::cm(90), Length::cm(60)), Some(Length::ZERO));
    assert_eq!(room(Length::cm(90), Length::cm(61)), None, "it stands too near already");
}

#[test]
fn room_is_the_longest_way_that_fits_of_all_that_are_tried() {
    let mut random = SplitMix::new(4);
    for _ in 0..400 {
        let it = random_line(&mut random);
        let others = [(); 3].map(|()| random_line(&mut random).body());
        let distance = hundredths([0, 5, 100][random.pick(3)]);
        let most = hundredths(number(&mut random, 0, 400));
        let fits = |length: &i32| {
            let swept = it.swept(it.heading().displacement(hundredths(*length)));
            others.iter().all(|other| swept.stands_off(distance, other))
        };
        let tried = (0..=most.in_hundredths()).rev().find(fits).map(hundredths);
        assert_eq!(it.body().room(it.heading(), most, distance, &others), tried);
    }
}

#[test]
fn room_beside_a_parallel_wall_is_not_cut_short_by_rounding() {
    // A unit slides along a body that stands exactly as far off as it must.
    for tenths in [0, 1, 77, 450, 1800] {
        let it = line(0, 0, tenths);
        let beside =
            it.moved(it.heading().turned_right(Angle::degrees(90)).displacement(Length::cm(14)));
        let others = [beside.body()];
        let room = it.body().room(it.heading(), Length::cm(30), hundredths(198), &others);
        assert!(room.is_some_and(|room| room > hundredths(2990)), "{tenths} {room:?}");
    }
}

#[test]
fn the_shortest_way_to_a_body_leads_to_it() {
    // D5: the charge line is the shortest vector from the front edge to the target's footprint.
    let charger = line(0, 0, 0);
    let towards = |target: Footprint| charger.front_edge().towards(target.body().core()).unwrap();
    let ahead = towards(line(300, 1000, 1800));
    assert_eq!(ahead.displacement(), Vector { x: 0, y: 1000 });
    assert_eq!(*ahead.gap(), Gap::from(Length::cm(10)));
    let aslant = towards(line(1500, 300, 1800));
    assert_eq!(aslant.displacement(), Vector { x: 300, y: 300 }, "from corner to corner");
    let arc = Angle::degrees(45);
    assert!(charger.heading().faces(aslant.way(), arc), "both limits are included");
    assert!(!charger.heading().faces(towards(line(1501, 300, 1800)).way(), arc));
    assert!(charger.front_edge().towards(line(0, 200, 0).body().core()).is_none(), "it touches");
    let mut random = SplitMix::new(5);
    for _ in 0..5_000 {
        let [it, target] = [(); 2].map(|()| random_line(&mut random));
        let Some(towards) = it.front_edge().towards(target.body().core()) else { continue };
        let arrived = it.moved(towards.displacement()).front_edge();
        assert!(arrived.gap(target.body().core()) <= Gap::from(hundredths(1)), "D1: they touch");
        let back = target.body().core().towards(&it.front_edge()).unwrap();
        assert_eq!((back.gap(), back.displacement()), (towards.gap(), -towards.displacement()));
    }
}

#[test]
fn a_frame_tells_front_flank_and_rear_exactly() {
    // D6: ahead of the front line is front; otherwise rear if farther behind the rear line than
    // outside the nearer side line, equality being flank.
    let edge = |target: &Footprint, charger: Point| {
        let frame = target.frame();
        let ahead = frame.ahead(charger);
        let behind = ahead.reversed().less(frame.length(target.depth()));
        let outside = frame.aside(charger).size().less(frame.half(target.frontage()));
        match () {
            () if ahead >= frame.length(Length::ZERO) => "front",
            () if behind > outside => "rear",
            () => "flank",
        }
    };
    let target = line(0, 0, 0);
    let edges = [(900, 0), (900, -1), (900, -700), (900, -701), (0, -401), (0, 5)];
    let found = edges.map(|(x, y)| edge(&target, at(x, y)));
    assert_eq!(found, ["front", "flank", "flank", "rear", "rear", "front"]);
}

#[test]
fn a_frame_measures_on_the_axes_of_the_footprint() {
    // D27: at most 2.00 ahead or behind and at least half the frontage aside.
    let mut random = SplitMix::new(6);
    for _ in 0..3_000 {
        let it = random_line(&mut random);
        let frame = it.frame();
        let [front_right, front_left, rear_left, rear_right] = it.corners();
        let (half, depth) = (frame.half(it.frontage()), frame.length(it.depth()));
        assert_eq!(frame.aside(front_right), half);
        assert_eq!(frame.aside(rear_left), half.reversed());
        assert_eq!(frame.ahead(front_left), frame.length(Length::ZERO));
        assert_eq!(frame.ahead(rear_right), depth.reversed());
    }
    let frame = line(0, 0, 0).frame();
    let is_beside = |x, y| {
        let it = at(x, y);
        frame.ahead(it).size() <= frame.length(Length::cm(2))
            && frame.aside(it).size() >= frame.half(Length::cm(12))
    };
    assert!(is_beside(600, 200) && is_beside(-600, -200));
    assert!(!is_beside(599, 0) && !is_beside(1200, 201));
}

#[test]
fn a_swarm_falls_back_along_the_nearest_tenth_of_a_degree() {
    // D2: a direction that the rules derive is the nearest tenth of a degree.
    let towards = |x, y| Heading::nearest(at(0, 0).to(at(x, y))).unwrap();
    assert_eq!(towards(1000, 1000).in_tenths(), 450);
    assert_eq!(towards(1000, 1).in_tenths(), 899, "0.057 degrees short of a right angle");
    assert_eq!(towards(10_000, 8).in_tenths(), 900, "0.046 degrees short of one");
    assert_eq!(towards(-3000, -4000).in_tenths(), 2169, "216.87 degrees");
}
