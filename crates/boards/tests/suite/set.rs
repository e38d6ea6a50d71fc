//! Sets of places against the sets of the standard library.

use std::collections::BTreeSet;

use boards::hexes::{Hex, Hexside};
use boards::squares::Square;
use boards::{Indexed, Set, Space, words_for};
use testkit::SplitMix;

/// Draws a few places and checks everything that two sets of them can be asked.
fn agrees_with_ordered_sets<P: Indexed + Ord + std::fmt::Debug, const WORDS: usize>(seed: u64) {
    let all: Vec<P> = P::all().collect();
    let mut random = SplitMix::new(seed);
    let mut draw = |most: usize| -> (Set<P, WORDS>, BTreeSet<usize>) {
        let count = random.pick(most);
        let places: Vec<P> = (0..count).map(|_| all[random.pick(all.len())]).collect();
        (places.iter().copied().collect(), places.into_iter().map(P::index).collect())
    };
    let indices = |set: Set<P, WORDS>| set.iter().map(P::index).collect::<Vec<_>>();
    let listed = |set: BTreeSet<usize>| set.into_iter().collect::<Vec<_>>();
    for round in 0..400 {
        let ((one, plain_one), (other, plain_other)) = (draw(round), draw(round));
        assert_eq!(indices(one), listed(plain_one.clone()));
        assert_eq!(one.len() as usize, plain_one.len());
        assert_eq!(one.iter().len(), plain_one.len());
        assert_eq!(one.is_empty(), plain_one.is_empty());
        assert_eq!(one.first().map(P::index), plain_one.first().copied());
        assert_eq!(indices(one.or(other)), listed(&plain_one | &plain_other));
        assert_eq!(indices(one.and(other)), listed(&plain_one & &plain_other));
        assert_eq!(indices(one.minus(other)), listed(&plain_one - &plain_other));
        assert_eq!(one.meets(other), !plain_one.is_disjoint(&plain_other));
        assert_eq!(one.is_within(other), plain_one.is_subset(&plain_other));
        assert_eq!(one == other, plain_one == plain_other);
        assert_eq!(format!("{one:?}"), format!("{:?}", one.iter().collect::<BTreeSet<_>>()));
        for place in &all {
            assert_eq!(one.has(*place), plain_one.contains(&place.index()));
            let position = plain_one.iter().position(|index| *index == place.index());
            assert_eq!(one.position(*place), position);
        }
    }
}

#[test]
fn a_set_of_any_size_agrees_with_an_ordered_set() {
    agrees_with_ordered_sets::<Space<7>, 1>(1);
    agrees_with_ordered_sets::<Space<64>, { words_for(64) }>(2);
    agrees_with_ordered_sets::<Space<65>, { words_for(65) }>(3);
    agrees_with_ordered_sets::<Square<8, 15>, { words_for(120) }>(4);
    agrees_with_ordered_sets::<Hex<39, 20, true>, { words_for(780) }>(5);
    agrees_with_ordered_sets::<Hexside<7, 5, false>, { words_for(3 * 9 * 7) }>(6);
}

#[test]
fn a_place_put_in_and_taken_out_leaves_the_set_as_it_was() {
    type Hexes = Set<Hex<39, 20, true>, { words_for(780) }>;
    let even: Hexes = Hex::all().filter(|hex| hex.index() % 2 == 0).collect();
    for hex in Hex::all() {
        let mut set = even;
        set.add(hex);
        assert!(set.has(hex));
        set.remove(hex);
        assert!(!set.has(hex));
        assert_eq!(set.or(Set::one(hex).and(even)), even);
    }
}

#[test]
fn a_full_set_has_every_place_and_an_empty_one_none() {
    type Hexes = Set<Hex<39, 20, true>, { words_for(780) }>;
    assert_eq!(Hexes::full().len(), 780);
    assert_eq!(Hexes::full().iter().map(Hex::number).max(), Some(3920));
    assert_eq!(Hexes::default(), Hexes::NONE);
    assert!(Hexes::NONE.is_empty());
}

#[test]
fn a_set_is_as_small_as_its_words() {
    assert_eq!(size_of::<Set<Space<48>, 1>>(), 8);
    assert_eq!(size_of::<Set<Hex<39, 20, true>, { words_for(780) }>>(), 13 * 8);
}
