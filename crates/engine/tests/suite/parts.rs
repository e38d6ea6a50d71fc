//! Pools, ledgers, tables and tickets: the small parts that every game is made of.

use std::num::NonZeroU32;

use engine::case::cite;
use engine::chance::{self, TicketSource};
use engine::{D6, Game, Ledger, Node, Pool, PrintedTable, odds};
use testkit::toy::{CASES, Toy};
use testkit::{Script, SplitMix};

fn count(items: &[u8], kind: u8) -> usize {
    items.iter().map(|&it| usize::from(it == kind)).sum()
}

/// A pool from a list, and the list in order.
fn random_pool(random: &mut SplitMix, most: usize) -> (Pool, Vec<u8>) {
    let mut items = Vec::new();
    for _ in 0..random.pick(most) {
        let kind = random.pick(16) as u8;
        if count(&items, kind) < 15 {
            items.push(kind);
        }
    }
    items.sort_unstable();
    (items.iter().copied().collect(), items)
}

#[test]
fn a_pool_agrees_with_a_sorted_list() {
    let mut random = SplitMix::new(7);
    for _ in 0..2_000 {
        let (pool, items) = random_pool(&mut random, 120);
        assert_eq!(pool.size() as usize, items.len());
        assert_eq!(pool.is_empty(), items.is_empty());
        assert_eq!(pool.items().collect::<Vec<_>>(), items);
        for (ticket, &kind) in (0..).zip(&items) {
            assert_eq!(pool.nth(ticket), kind, "{pool:?} at {ticket}");
        }
        for kind in 0..Pool::KINDS {
            let count = count(&items, kind);
            assert_eq!((usize::from(pool.count(kind)), pool.has(kind)), (count, count > 0));
        }
    }
}

#[test]
fn every_ticket_of_a_lopsided_pool_finds_its_item() {
    for kind in 0..Pool::KINDS {
        for other in 0..Pool::KINDS {
            let items = [vec![kind.min(other); 7], vec![kind.max(other); 7]].concat();
            let pool: Pool = items.iter().copied().collect();
            let drawn: Vec<u8> = (0..14).map(|ticket| pool.nth(ticket)).collect();
            assert_eq!(drawn, items);
        }
    }
}

#[test]
fn pools_add_up_and_take_away() {
    let mut random = SplitMix::new(8);
    for _ in 0..500 {
        let ((one, left), (other, right)) =
            (random_pool(&mut random, 12), random_pool(&mut random, 12));
        let both = one.plus(other);
        let mut items = [left, right].concat();
        items.sort_unstable();
        assert_eq!(both.items().collect::<Vec<_>>(), items);
        assert_eq!((both.minus(other), both.minus(one)), (one, other));
        assert!(both.covers(one) && both.covers(other));
        assert_eq!(one.covers(both), other.is_empty());
    }
}

#[test]
fn a_pool_with_one_more_and_one_fewer_is_the_same_pool() {
    let pool = Pool::EMPTY.with(0).with(15);
    for kind in 0..Pool::KINDS {
        assert_eq!(pool.with(kind).without(kind), pool);
    }
}

#[test]
fn a_ledgers_total_is_the_sum_of_what_it_lists() {
    let mut ledger = Ledger::default();
    ledger.add(cite(CASES, "F5"), 3_i16, "the marcher's card");
    ledger.add(cite(CASES, "F5"), -4_i16, "the far bank");
    assert_eq!(ledger.total(), -1);
    assert_eq!(ledger.entries().iter().map(|entry| entry.amount).sum::<i16>(), ledger.total());
}

#[test]
fn a_ledger_takes_as_many_modifiers_as_the_rules_grant() {
    let mut ledger = Ledger::default();
    (1..=40_i16).for_each(|amount| ledger.add(cite(CASES, "F5"), amount, ()));
    assert_eq!((ledger.entries().len(), ledger.total()), (40, 820));
}

#[test]
fn a_changed_amount_shows_in_the_total_and_in_the_comparison() {
    let mut ledger = Ledger::default();
    ledger.add(cite(CASES, "F5"), 3_i16, "the marcher's card");
    let mut spoiled = Ledger::default();
    spoiled.add(cite(CASES, "F5"), 2_i16, "the marcher's card");
    assert_ne!(ledger, spoiled);
    assert_ne!(ledger.total(), spoiled.total());
}

#[test]
fn a_table_is_read_by_position_and_by_label() {
    const RESULTS: PrintedTable<u8, 2, 3> = PrintedTable {
        case: cite(CASES, "F5"),
        corner: "die",
        columns: ["1-2", "1-1", "2-1"],
        rows: [("1", [0, 1, 2]), ("2", [3, 4, 5])],
    };
    assert_eq!((RESULTS.cell(0, 2), RESULTS.cell(1, 0)), (2, 3));
    assert_eq!((RESULTS.row("2"), RESULTS.row("3")), (Some(&[3, 4, 5]), None));
}

#[test]
fn a_die_has_six_faces_and_six_tickets() {
    let faces: Vec<D6> = (0..6).map(D6::of_ticket).collect();
    assert!(faces.into_iter().eq(D6::all()));
    assert_eq!((D6::new(0), D6::new(7), D6::TICKETS.get()), (None, None, 6));
}

#[test]
fn the_ways_of_three_dice_are_those_of_every_book() {
    // 3 to 18: 1 3 6 10 15 21 25 27 and back again.
    let half = [1, 3, 6, 10, 15, 21, 25, 27];
    let ways = chance::ways_of_sums::<6>(3);
    assert_eq!(ways[3..11], half);
    assert!(ways[11..19].iter().eq(half.iter().rev()));
}

#[test]
fn outcomes_are_listed_once_with_their_tickets() {
    let play = Script::<Toy>::start("");
    let Node::Chance { tickets, .. } = play.rules().node(play.state()) else { panic!("a deal") };
    let outcomes = chance::outcomes(play.rules(), play.state());
    assert_eq!(outcomes.iter().map(|(_, weight)| weight).sum::<u32>(), tickets.get());
    assert_eq!(outcomes.len(), 3);
}

#[test]
fn tickets_may_come_from_anything_that_gives_tickets() {
    let mut last = |tickets: NonZeroU32| tickets.get() - 1;
    assert_eq!(TicketSource::draw(&mut last, D6::TICKETS), 5);
}

#[test]
fn fractions_are_shown_in_lowest_terms_and_nothing_of_nothing_is_nothing() {
    assert_eq!(odds::fraction(2, 36), "1/18");
    assert_eq!(odds::fraction(0, 0), "0/0");
}
