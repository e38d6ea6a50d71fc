//! Lengths, headings, arcs and wheels: numbers that are rounded by one rule.
//!
//! D1 to D3 are the rulings on measuring of the Greek-Persian War Battle Rules. Floating point is
//! used here only as a second opinion, never nearer to a border than it can tell.

use std::cmp::Ordering;

use boards::plane::{
    Angle, Gap, Heading, Length, Point, Vector, arc_length, largest_wheel, orientation,
};
use testkit::SplitMix;

use crate::drawn::number;

fn heading(tenths: u16) -> Heading {
    Heading::new(tenths).expect("less than a full turn")
}

fn headings() -> impl Iterator<Item = Heading> {
    (0..3600).map(heading)
}

fn radians(tenths: u16) -> f64 {
    f64::from(tenths).to_radians() / 10.0
}

/// Whole numbers as floating point, for a second opinion.
#[expect(clippy::cast_precision_loss, reason = "an opinion is asked for only far from a border")]
fn real(number: i64) -> f64 {
    number as f64
}

/// A number of any size, small ones as likely as large ones.
fn any(random: &mut SplitMix) -> i32 {
    number(random, i32::MIN, i32::MAX) >> random.pick(32)
}

#[test]
fn sines_are_the_integers_nearest_to_a_thousand_million_times_their_value() {
    // D2, and sines that are known: 30 degrees is a half, 45 the root of a half.
    for it in headings() {
        let (sine, cosine) = radians(it.in_tenths()).sin_cos();
        let Vector { x, y } = it.ahead();
        assert!((real(x) - sine * 1e9).abs() < 0.500_001, "{it}");
        assert!((real(y) - cosine * 1e9).abs() < 0.500_001, "{it}");
    }
    let sines = [0, 1, 300, 450, 600, 900].map(|tenths| heading(tenths).ahead().x);
    assert_eq!(sines, [0, 1_745_328, 500_000_000, 707_106_781, 866_025_404, 1_000_000_000]);
}

#[test]
fn a_heading_of_nought_faces_up_and_grows_clockwise() {
    // D2.
    let step = |tenths| heading(tenths).displacement(Length::cm(1));
    assert_eq!(step(0), Vector { x: 0, y: 100 });
    assert_eq!(step(900), Vector { x: 100, y: 0 });
    assert_eq!(step(1800), Vector { x: 0, y: -100 });
    assert_eq!(step(2700), Vector { x: -100, y: 0 });
    assert_eq!(Heading::new(3600), None);
    assert_eq!(heading(3599).to_string(), "359.9");
}

#[test]
fn a_displacement_is_rounded_to_whole_hundredths_halves_away_from_zero() {
    // D2: at 30 degrees one hundredth leads exactly half a hundredth aside.
    let step = |tenths, length| heading(tenths).displacement(Length::hundredths(length));
    assert_eq!(step(300, 1), Vector { x: 1, y: 1 });
    assert_eq!(step(2100, 1), Vector { x: -1, y: -1 });
    assert_eq!(step(3300, 1), Vector { x: -1, y: 1 });
    assert_eq!(step(300, -3), Vector { x: -2, y: -3 });
    assert_eq!(step(0, i32::MAX), Vector { x: 0, y: i64::from(i32::MAX) });
}

#[test]
fn displacements_mirror_and_turn_about_exactly() {
    // D2: translation, mirror and half-turn hold exactly.
    let mut random = SplitMix::new(1);
    for it in headings() {
        let length = Length::hundredths(any(&mut random));
        let way = it.displacement(length);
        assert_eq!(it.opposite().displacement(length), -way);
        assert_eq!(it.displacement(-length), -way);
        let mirrored = heading((3600 - it.in_tenths()) % 3600);
        assert_eq!(mirrored.displacement(length), Vector { x: -way.x, y: way.y });
        let quarter = it.turned_right(Angle::degrees(90));
        assert_eq!(quarter.displacement(length), Vector { x: way.y, y: -way.x });
    }
}

#[test]
fn turning_right_and_left_undo_each_other() {
    for it in headings().step_by(7) {
        for tenths in (0..3600).step_by(13) {
            let turned = it.turned_right(Angle::tenths(tenths));
            assert_eq!(turned.turned_left(Angle::tenths(tenths)), it);
            assert_eq!(it.apart(turned), Angle::tenths(tenths.min(3600 - tenths)));
            assert_eq!(it.apart(turned), turned.apart(it));
        }
        assert_eq!(it.turned_right(Angle::degrees(360)), it);
    }
}

#[test]
fn the_nearest_heading_of_a_heading_is_itself_however_long() {
    for it in headings() {
        assert_eq!(Heading::nearest(it.ahead()), Some(it));
        let way = Vector { x: it.ahead().x * 9_000_000_000, y: it.ahead().y * 9_000_000_000 };
        assert_eq!(Heading::nearest(way), Some(it));
        let stored = it.displacement(Length::cm(30));
        assert_eq!(Heading::nearest(stored), Some(it), "30 cm tell tenths of a degree apart");
    }
    assert_eq!(Heading::nearest(Vector::ZERO), None);
}

#[test]
fn the_nearest_heading_turns_with_its_direction() {
    let mut random = SplitMix::new(2);
    for _ in 0..20_000 {
        let [x, y] = [(); 2].map(|()| i64::from(any(&mut random)));
        let Some(it) = Heading::nearest(Vector { x, y }) else { continue };
        let quarter = Heading::nearest(Vector { x: y, y: -x });
        assert_eq!(quarter, Some(it.turned_right(Angle::degrees(90))));
        let mirrored = Heading::nearest(Vector { x: -x, y });
        assert_eq!(mirrored, heading(0).turned_left(Angle::tenths(it.in_tenths())).into());
        let tenths = real(x).atan2(real(y)).to_degrees() * 10.0;
        let away = (tenths - f64::from(it.in_tenths())).rem_euclid(3600.0);
        assert!(away.min(3600.0 - away) < 0.500_001);
    }
}

#[test]
fn an_arc_has_its_limits_in_it() {
    // M55: within 45 degrees of straight ahead, the limits included (D1).
    let arc = Angle::degrees(45);
    let faces = |tenths, x, y| heading(tenths).faces(Vector { x, y }, arc);
    assert!(faces(0, 7, 7) && faces(0, -7, 7) && faces(0, 0, 1));
    assert!(!faces(0, 8, 7) && !faces(0, -8, 7) && !faces(0, 0, -1));
    assert!(faces(900, 7, 7) && faces(900, 7, -7) && !faces(900, 7, 8));
    let Vector { x, y } = heading(100).ahead();
    assert!(faces(100, x + y, y - x), "45 degrees to the right, exactly");
    assert!(!faces(100, x + y + 1, y - x - 1));
    assert!(faces(0, 0, 0), "a point is in every arc of its own");
    assert!(!heading(0).faces(Vector { x: 0, y: -1 }, Angle::default()));
    assert!(heading(0).faces(Vector { x: 0, y: -1 }, Angle::degrees(180)));
}

#[test]
fn an_arc_agrees_with_the_angle_between() {
    let mut random = SplitMix::new(3);
    for _ in 0..30_000 {
        let [x, y] = [(); 2].map(|()| i64::from(any(&mut random)));
        let (facing, arc) = (heading(random.pick(3600) as u16), random.pick(1801) as u16);
        let ahead = real(x).atan2(real(y)) - radians(facing.in_tenths());
        let away = ahead.sin().atan2(ahead.cos()).abs();
        if (away - radians(arc)).abs() > 1e-8 && (x, y) != (0, 0) {
            let faces = facing.faces(Vector { x, y }, Angle::tenths(arc));
            assert_eq!(faces, away < radians(arc), "{x} {y} {facing} {arc}");
        }
    }
}

#[test]
fn the_largest_wheels_are_those_of_the_ruling() {
    // D3: half and whole move of heavy and light foot and of heavy horse, in line and in column.
    let wheels = |width, whole: i16| {
        let radius = Gap::from(Length::cm(width));
        let half = Length::hundredths(i32::from(whole) * 50);
        [half, Length::cm(whole)].map(|allowance| largest_wheel(&radius, allowance).in_tenths())
    };
    assert_eq!((wheels(12, 12), wheels(6, 12)), ([286, 572], [572, 1145]));
    assert_eq!((wheels(12, 15), wheels(6, 15)), ([358, 716], [716, 1432]));
    assert_eq!((wheels(12, 24), wheels(6, 24)), ([572, 1145], [1145, 2291]));
}

#[test]
fn an_arc_is_as_long_as_it_must_be_and_no_longer() {
    // A quarter turn of 12 cm is 18.8496 cm; of nothing, nothing.
    let radius = Gap::from(Length::cm(12));
    assert_eq!(arc_length(&radius, Angle::degrees(90)), Length::hundredths(1885));
    assert_eq!(arc_length(&radius, Angle::default()), Length::ZERO);
    assert_eq!(arc_length(&Gap::ZERO, Angle::degrees(90)), Length::ZERO);
    let mut random = SplitMix::new(4);
    for _ in 0..2_000 {
        let radius = Gap::from(Length::hundredths(number(&mut random, 1, 20_000)));
        let angle = Angle::tenths(random.pick(3600) as u16);
        let length = arc_length(&radius, angle);
        assert!(largest_wheel(&radius, length) >= angle);
        let shorter = length - Length::hundredths(1);
        assert!(angle == Angle::default() || largest_wheel(&radius, shorter) < angle);
    }
}

#[test]
fn a_direction_is_made_as_long_as_asked() {
    let mut random = SplitMix::new(5);
    for _ in 0..5_000 {
        let [x, y] = [(); 2].map(|()| i64::from(any(&mut random)));
        let length = any(&mut random);
        let way = Vector { x, y }.of_length(Length::hundredths(length));
        assert_eq!(Vector { x: -x, y }.of_length(Length::hundredths(length)).x, -way.x);
        assert_eq!(Vector { x, y }.of_length(-Length::hundredths(length)).y, -way.y);
        let scale = f64::from(length) / real(x).hypot(real(y)).max(1.0);
        assert!((real(way.x) - real(x) * scale).abs() < 0.500_01);
        assert!((real(way.y) - real(y) * scale).abs() < 0.500_01);
    }
    let three_four = Vector { x: 3, y: -4 }.of_length(Length::hundredths(5));
    assert_eq!(three_four, Vector { x: 3, y: -4 });
    assert_eq!(Vector { x: 1, y: 1 }.of_length(Length::ZERO), Vector::ZERO);
    assert_eq!(Vector::ZERO.of_length(Length::cm(1)), Vector::ZERO);
}

#[test]
fn a_limit_is_compared_exactly_and_is_itself_allowed() {
    // D1: 40.00 is in range, 40.01 is not.
    let (shooter, limit) = (Point::new(0, 0), Length::cm(40));
    assert!(shooter.is_within(limit, Point::new(2400, 3200)));
    assert!(!shooter.is_within(limit, Point::new(2400, 3201)));
    assert!(!shooter.is_within(limit, Point::new(4001, 0)));
    assert!(!shooter.is_within(-limit, Point::new(1, 0)));
}

#[test]
fn orientation_is_right_at_the_ends_of_the_plane() {
    let (low, high) = (i32::MIN, i32::MAX);
    let [a, b, c] = [(low, low), (high, high), (high, high - 1)].map(|(x, y)| Point::new(x, y));
    assert_eq!(orientation(a, b, c), Ordering::Less);
    assert_eq!(orientation(a, c, b), Ordering::Greater);
    assert_eq!(orientation(a, b, Point::new(0, 0)), Ordering::Equal);
    let mut random = SplitMix::new(6);
    for _ in 0..10_000 {
        let [a, b, c] = [(); 3].map(|()| Point::new(any(&mut random), any(&mut random)));
        let turn = orientation(a, b, c);
        assert_eq!(turn, orientation(b, c, a));
        assert_eq!(turn.reverse(), orientation(a, c, b));
    }
}

#[test]
fn lengths_are_told_in_centimetres_and_stop_at_their_ends() {
    assert_eq!(Length::hundredths(-5).to_string(), "-0.05");
    assert_eq!(Length::cm(40).to_string(), "40.00");
    let longest = Length::hundredths(i32::MAX);
    assert_eq!(longest + Length::cm(1), longest);
    assert_eq!(-Length::hundredths(i32::MIN), longest);
    let corner = Point::new(i32::MAX, i32::MIN);
    assert_eq!(corner + Vector { x: i64::MAX, y: i64::MIN }, corner);
}
