//! Areas and their borders.

use std::cmp::Ordering;
use std::collections::BTreeSet;

use boards::areas::Flaw;
use boards::{Areas, Indexed, Set, Space};
use testkit::SplitMix;

type Area = Space<12>;
type Kind = Space<2>;
type Board = Areas<Area, u8, Kind, 1>;

const OPEN: Kind = Kind::FIRST;
const UPHILL: Kind = Kind::END;

fn area(number: u8) -> Area {
    Space::new(number).expect("one to twelve")
}

fn areas(numbers: &[u8]) -> Set<Area, 1> {
    numbers.iter().map(|number| area(*number)).collect()
}

/// A board of random open borders; the terrain of an area is its height.
fn random_board(random: &mut SplitMix) -> Board {
    let mut board = Board::new();
    for it in Area::all() {
        board.lay(it, random.pick(3) as u8);
    }
    for _ in 0..random.pick(30) {
        let [one, other] = [(); 2].map(|()| Area::at(random.pick(12)).expect("below twelve"));
        if one == other {
            continue;
        }
        board.join_both(one, other, OPEN);
        let heights = [one, other].map(|it| board.terrain(it).copied());
        match heights[0].cmp(&heights[1]) {
            Ordering::Less => board.join(one, other, UPHILL),
            Ordering::Greater => board.join(other, one, UPHILL),
            Ordering::Equal => {}
        }
    }
    board
}

#[test]
fn borders_are_kept_by_kind_and_side() {
    let mut random = SplitMix::new(1);
    for _ in 0..200 {
        let board = random_board(&mut random);
        assert_eq!(board.flaws(OPEN).count(), 0);
        for one in Area::all() {
            for other in board.bordering(one, OPEN) {
                assert!(board.bordering(other, OPEN).has(one));
                let is_uphill = board.terrain(one) < board.terrain(other);
                assert_eq!(board.bordering(one, UPHILL).has(other), is_uphill);
            }
            assert!(board.bordering(one, UPHILL).is_within(board.bordering(one, OPEN)));
        }
    }
}

#[test]
fn areas_that_were_not_laid_are_not_on_the_board() {
    let mut board = Board::new();
    assert!(board.all().is_empty());
    board.lay(area(3), 1);
    board.lay(area(5), 2);
    assert_eq!(board.all(), areas(&[3, 5]));
    assert_eq!((board.terrain(area(3)), board.terrain(area(4))), (Some(&1), None));
    assert_eq!(board.with_terrain(|height| *height == 2), areas(&[5]));
}

#[test]
fn borders_that_are_no_map_are_told_of() {
    let mut board = Board::new();
    board.lay(area(1), 0);
    board.lay(area(2), 0);
    board.join(area(1), area(2), OPEN);
    board.join(area(2), area(2), OPEN);
    board.join_both(area(2), area(7), OPEN);
    let flaws: Vec<_> = board.flaws(OPEN).collect();
    let expected =
        [Flaw::OneSided(area(1), area(2)), Flaw::Itself(area(2)), Flaw::Nowhere(area(2), area(7))];
    assert_eq!(flaws, expected);
}

/// Every area within so many steps, found by walking every way there is.
fn reach_by_walking(
    board: &Board,
    at: Area,
    steps: u32,
    barred: (Set<Area, 1>, Set<Area, 1>),
    is_start: bool,
) -> BTreeSet<Area> {
    let mut found = BTreeSet::new();
    if steps == 0 || (barred.1.has(at) && !is_start) {
        return found;
    }
    for next in board.bordering(at, OPEN).minus(barred.0) {
        found.insert(next);
        found.extend(reach_by_walking(board, next, steps - 1, barred, false));
    }
    found
}

#[test]
fn reach_is_what_walking_every_way_comes_to() {
    let mut random = SplitMix::new(2);
    for _ in 0..400 {
        let board = random_board(&mut random);
        let mut some = || -> Set<Area, 1> { Area::all().filter(|_| random.pick(5) == 0).collect() };
        let (start, closed, halting) = (area(1), some(), some());
        for steps in 0..4 {
            let reach = board.reach(start, steps, OPEN, closed, halting);
            let mut walked = reach_by_walking(&board, start, steps, (closed, halting), true);
            walked.remove(&start);
            assert_eq!(reach.iter().collect::<BTreeSet<_>>(), walked);
        }
    }
}

#[test]
fn a_unit_stops_beside_an_enemy_and_never_enters_him() {
    // The Battle of Thermopylae [R39] [A4], on a ring of six areas with the enemy in the fourth:
    // 1 to 3 and 1 to 5 are two steps, and both lie beside him.
    let mut board = Board::new();
    for number in 1..=6 {
        board.lay(area(number), 0);
        board.join_both(area(number), area(number % 6 + 1), OPEN);
    }
    let (enemy, beside) = (areas(&[4]), board.bordering(area(4), OPEN));
    assert_eq!(beside, areas(&[3, 5]));
    assert_eq!(board.around(areas(&[1, 4]), OPEN), areas(&[2, 3, 5, 6]));
    assert_eq!(board.reach(area(1), 5, OPEN, enemy, beside), areas(&[2, 3, 5, 6]));
    assert_eq!(board.reach(area(3), 1, OPEN, enemy, beside), areas(&[2]));
}
