//! What every store promises, written against the trait alone. A new store runs all of it: give
//! [`promises!`] a function that opens an empty one with a [`Hand`] for a clock.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use engine::{Record, Seat};
use store::{
    Change, Circle, GameId, LONGEST_REMARK, NewGame, REMARKS_KEPT, Receipt, SeatKind, Shelf, Store,
    StoreError,
};

use crate::common::{Hand, action, append, fate, forced, game, line, record, texts};

/// One test a promise.
macro_rules! promises {
    ($open:path: $($name:ident),+ $(,)?) => {$(
        #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        async fn $name() {
            let clock = std::sync::Arc::new(crate::common::Hand::default());
            let (_folder, store) = $open(std::sync::Arc::clone(&clock)).await;
            crate::suite::$name(&store, &clock).await;
        }
    )+};
}
pub(crate) use promises;

fn malformed<T>(result: &Result<T, StoreError>) -> bool {
    matches!(result, Err(StoreError::Malformed(_)))
}

pub(crate) async fn a_game_is_loaded_as_it_was_created(store: &impl Store, clock: &Arc<Hand>) {
    clock.0.store(1_000, Ordering::Relaxed);
    let new = game(vec![line("charge 15"), fate("6"), line("")]);
    let id = store.create(new.clone()).await.unwrap();
    let stored = store.load(&id).await.unwrap();
    assert_eq!(
        (&stored.record, &stored.title, &stored.seats),
        (&new.record, &new.title, &new.seats)
    );
    assert_eq!((stored.version, stored.deleted, stored.id), (1, false, id));
    assert_eq!((stored.created_ms, stored.updated_ms), (1_000, 1_000));
}

pub(crate) async fn what_cannot_be_read_back_is_not_created(store: &impl Store, _: &Arc<Hand>) {
    let bad_step = game(vec![line("charge\n15")]);
    let mut bad_name = game(Vec::new());
    bad_name.record.header.seats[0] = " two spaces ".into();
    let mut bad_header = game(Vec::new());
    bad_header.record.header.dice = "one\ntwo".into();
    let mut torn = game(Vec::new());
    torn.record.sealed = false;
    let long = NewGame { title: "x".repeat(81), ..game(Vec::new()) };
    let lines = NewGame { title: "a\nb".to_owned(), ..game(Vec::new()) };
    let empty = NewGame { title: String::new(), ..game(Vec::new()) };
    let few = NewGame { seats: vec![SeatKind::Here], ..game(Vec::new()) };
    let computer = SeatKind::Computer("a\nhere".to_owned());
    let sly = NewGame { seats: vec![computer, SeatKind::Here], ..game(Vec::new()) };
    for new in [bad_step, bad_name, bad_header, torn, long, lines, empty, few, sly] {
        assert!(malformed(&store.create(new.clone()).await), "{new:?}");
    }
    assert_eq!(store.list().await.unwrap(), []);
}

pub(crate) async fn steps_are_appended_and_the_version_rises(store: &impl Store, _: &Arc<Hand>) {
    let id = store.create(game(vec![line("a")])).await.unwrap();
    let lines = vec![line("b"), fate("3"), forced("K7")];
    let change = Change { expected_version: 1, action_id: action("x"), lines };
    let receipt = store.append(&id, change).await.unwrap();
    assert_eq!(receipt, Receipt { version: 2, steps: 4, repeated: false });
    let stored = store.load(&id).await.unwrap();
    assert_eq!(stored.record, record(vec![line("a"), line("b"), fate("3"), forced("K7")]));
    assert_eq!(stored.version, 2);
}

pub(crate) async fn a_change_of_an_old_position_is_refused(store: &impl Store, _: &Arc<Hand>) {
    let id = store.create(game(Vec::new())).await.unwrap();
    append(store, &id, 1, "a").await.unwrap();
    for version in [0, 1, 3, u64::MAX] {
        let conflict = Err(StoreError::Conflict { current: 2 });
        assert_eq!(append(store, &id, version, "b").await, conflict);
        assert_eq!(store.rewind(&id, version, action("c"), 0).await, conflict);
    }
    assert_eq!(texts(store, &id).await, ["a"]);
}

pub(crate) async fn the_same_change_again_gets_the_first_receipt(
    store: &impl Store,
    _: &Arc<Hand>,
) {
    let id = store.create(game(Vec::new())).await.unwrap();
    let first = append(store, &id, 1, "a").await.unwrap();
    append(store, &id, 2, "b").await.unwrap();
    let undone = store.rewind(&id, 3, action("undo"), 1).await.unwrap();
    let again = append(store, &id, 1, "a").await.unwrap();
    assert_eq!(again, Receipt { repeated: true, ..first });
    let undone_again = store.rewind(&id, 3, action("undo"), 1).await.unwrap();
    assert_eq!(undone_again, Receipt { repeated: true, ..undone });
    assert_eq!(store.load(&id).await.unwrap().version, 4);
    assert_eq!(texts(store, &id).await, ["a"]);
}

pub(crate) async fn an_action_id_is_of_one_game(store: &impl Store, _: &Arc<Hand>) {
    let one = store.create(game(Vec::new())).await.unwrap();
    let other = store.create(game(Vec::new())).await.unwrap();
    append(store, &one, 1, "a").await.unwrap();
    assert!(!append(store, &other, 1, "a").await.unwrap().repeated);
}

pub(crate) async fn an_opening_changes_until_the_first_step(store: &impl Store, _: &Arc<Hand>) {
    let id = store.create(game(Vec::new())).await.unwrap();
    let mut agreed = record(Vec::new());
    agreed.header.dice = "seeded 2".into();
    let first = store.reopen(&id, 1, action("one"), agreed.clone()).await.unwrap();
    assert_eq!(first, Receipt { version: 2, steps: 0, repeated: false });
    assert_eq!(store.load(&id).await.unwrap().record, agreed);
    let again = store.reopen(&id, 1, action("one"), agreed.clone()).await.unwrap();
    assert_eq!(again, Receipt { repeated: true, ..first });
    let late = store.reopen(&id, 1, action("late"), agreed.clone()).await;
    assert_eq!(late, Err(StoreError::Conflict { current: 2 }));

    let mut other = agreed.clone();
    other.header.game = "marathon".into();
    let mut torn = agreed.clone();
    torn.header.dice = "one\ntwo".into();
    for bad in [other, torn] {
        assert!(malformed(&store.reopen(&id, 2, action("bad"), bad).await));
    }
    let begun = Record { lines: vec![fate("6"), line("a")], ..agreed.clone() };
    let second = store.reopen(&id, 2, action("two"), begun.clone()).await.unwrap();
    assert_eq!(second, Receipt { version: 3, steps: 2, repeated: false });
    assert!(malformed(&store.reopen(&id, 3, action("three"), agreed).await), "it has begun");
    append(store, &id, 3, "b").await.unwrap();
    let lines = vec![fate("6"), line("a"), line("b")];
    assert_eq!(store.load(&id).await.unwrap().record, Record { lines, ..begun });
}

pub(crate) async fn undo_raises_the_version_and_play_goes_on(store: &impl Store, _: &Arc<Hand>) {
    let id = store.create(game(vec![line("a"), line("b"), line("c")])).await.unwrap();
    let undone = store.rewind(&id, 1, action("u"), 1).await.unwrap();
    assert_eq!(undone, Receipt { version: 2, steps: 1, repeated: false });
    assert_eq!(texts(store, &id).await, ["a"]);
    append(store, &id, 2, "d").await.unwrap();
    assert_eq!(texts(store, &id).await, ["a", "d"]);
    store.rewind(&id, 3, action("v"), 0).await.unwrap();
    append(store, &id, 4, "e").await.unwrap();
    assert_eq!(texts(store, &id).await, ["e"]);
}

pub(crate) async fn a_change_without_effect_is_refused(store: &impl Store, _: &Arc<Hand>) {
    let id = store.create(game(vec![line("a")])).await.unwrap();
    for keep in [1, 2, usize::MAX] {
        assert!(malformed(&store.rewind(&id, 1, action("u"), keep).await));
    }
    let none = Change { expected_version: 1, action_id: action("n"), lines: Vec::new() };
    assert!(malformed(&store.append(&id, none).await));
    let two = vec![line("b"), line("c\nd")];
    let broken = Change { expected_version: 1, action_id: action("n"), lines: two };
    assert!(malformed(&store.append(&id, broken).await));
    assert_eq!(
        (texts(store, &id).await, store.load(&id).await.unwrap().version),
        (vec!["a".to_owned()], 1)
    );
    append(store, &id, 1, "n").await.expect("a refused change leaves no receipt");
}

pub(crate) async fn an_unknown_game_is_not_found(store: &impl Store, _: &Arc<Hand>) {
    let id = GameId::random().unwrap();
    assert_eq!(store.load(&id).await, Err(StoreError::NotFound));
    assert_eq!(append(store, &id, 1, "a").await, Err(StoreError::NotFound));
    assert_eq!(store.rewind(&id, 1, action("a"), 0).await, Err(StoreError::NotFound));
    assert_eq!(store.rename(&id, "x").await, Err(StoreError::NotFound));
    assert_eq!(store.copy(&id, "x").await, Err(StoreError::NotFound));
    assert_eq!(store.delete(&id).await, Err(StoreError::NotFound));
    assert_eq!(store.restore(&id).await, Err(StoreError::NotFound));
}

pub(crate) async fn the_lobby_lists_the_last_changed_first_whatever_the_clock_says(
    store: &impl Store,
    clock: &Arc<Hand>,
) {
    let mut ids = Vec::new();
    for hour in [5, 4, -3] {
        clock.0.store(hour, Ordering::Relaxed);
        ids.push(store.create(game(vec![line("a")])).await.unwrap());
    }
    let order =
        || async { store.list().await.unwrap().into_iter().map(|it| it.id).collect::<Vec<_>>() };
    assert_eq!(order().await, [ids[2].clone(), ids[1].clone(), ids[0].clone()]);
    append(store, &ids[1], 1, "b").await.unwrap();
    assert_eq!(order().await, [ids[1].clone(), ids[2].clone(), ids[0].clone()]);
    let first = store.list().await.unwrap().remove(0);
    assert_eq!((first.version, first.steps, first.game.as_str()), (2, 2, "thermopyles"));
    assert_eq!((first.title, first.seats), (game(Vec::new()).title, game(Vec::new()).seats));
    assert_eq!((first.created_ms, first.updated_ms), (4, -3));
    assert_eq!((first.deleted, first.damaged), (false, false));
}

pub(crate) async fn a_game_is_renamed(store: &impl Store, _: &Arc<Hand>) {
    let id = store.create(game(Vec::new())).await.unwrap();
    store.rename(&id, "<b>Σαλαμίς</b> & \"more\"").await.unwrap();
    let stored = store.load(&id).await.unwrap();
    assert_eq!((stored.title.as_str(), stored.version), ("<b>Σαλαμίς</b> & \"more\"", 1));
    for bad in ["", " x", "a\u{7}b", &"x".repeat(81)] {
        assert!(malformed(&store.rename(&id, bad).await), "{bad}");
    }
}

pub(crate) async fn a_copy_goes_its_own_way(store: &impl Store, _: &Arc<Hand>) {
    let id = store.create(game(vec![line("a"), line("b")])).await.unwrap();
    append(store, &id, 1, "c").await.unwrap();
    let copy = store.copy(&id, "Second").await.unwrap();
    append(store, &copy, 1, "c").await.unwrap();
    assert_eq!(texts(store, &id).await, ["a", "b", "c"]);
    assert_eq!(texts(store, &copy).await, ["a", "b", "c", "c"]);
    assert_eq!(store.load(&copy).await.unwrap().seats, game(Vec::new()).seats);
}

pub(crate) async fn a_deleted_game_waits_in_the_bin(store: &impl Store, clock: &Arc<Hand>) {
    let id = store.create(game(vec![line("a")])).await.unwrap();
    clock.0.store(50, Ordering::Relaxed);
    store.delete(&id).await.unwrap();
    clock.0.store(90, Ordering::Relaxed);
    store.delete(&id).await.unwrap();
    assert!(store.load(&id).await.unwrap().deleted && store.list().await.unwrap()[0].deleted);
    assert_eq!(append(store, &id, 1, "b").await, Err(StoreError::NotFound));
    assert_eq!(store.rename(&id, "x").await, Err(StoreError::NotFound));
    assert_eq!(store.copy(&id, "x").await, Err(StoreError::NotFound));
    assert_eq!(store.purge_deleted(50).await, Ok(0));
    store.restore(&id).await.unwrap();
    append(store, &id, 1, "b").await.unwrap();
    assert_eq!(texts(store, &id).await, ["a", "b"]);
}

pub(crate) async fn the_bin_is_emptied(store: &impl Store, clock: &Arc<Hand>) {
    let gone = store.create(game(vec![line("a")])).await.unwrap();
    append(store, &gone, 1, "b").await.unwrap();
    let kept = store.create(game(vec![line("a")])).await.unwrap();
    clock.0.store(50, Ordering::Relaxed);
    store.delete(&gone).await.unwrap();
    assert_eq!(store.purge_deleted(51).await, Ok(1));
    assert_eq!(store.load(&gone).await, Err(StoreError::NotFound));
    assert_eq!(store.restore(&gone).await, Err(StoreError::NotFound));
    assert_eq!(texts(store, &kept).await, ["a"]);
    assert_eq!(store.list().await.unwrap().len(), 1);
}

pub(crate) async fn the_lobby_is_read_page_by_page(store: &impl Store, _: &Arc<Hand>) {
    let mut made = Vec::new();
    for _ in 0..7 {
        made.push(store.create(game(Vec::new())).await.unwrap());
    }
    append(store, &made[0], 1, "a").await.unwrap();
    store.delete(&made[3]).await.unwrap();
    let newest = [0, 6, 5, 4, 2, 1].map(|at| made[at].clone());
    let page = async |shelf, skip, most| {
        let page = store.page(shelf, skip, most).await.unwrap();
        (page.games.into_iter().map(|game| game.id).collect::<Vec<_>>(), page.all)
    };
    assert_eq!(page(Shelf::Kept, 0, 4).await, (newest[..4].to_vec(), 6));
    assert_eq!(page(Shelf::Kept, 4, 4).await, (newest[4..].to_vec(), 6));
    assert_eq!(page(Shelf::Kept, 8, 4).await, (Vec::new(), 6));
    assert_eq!(page(Shelf::Kept, u64::MAX, u64::MAX).await, (Vec::new(), 6));
    assert_eq!(page(Shelf::Bin, 0, 4).await, (vec![made[3].clone()], 1));
}

pub(crate) async fn a_change_goes_on_when_nobody_waits(store: &impl Store, _: &Arc<Hand>) {
    let id = store.create(game(Vec::new())).await.unwrap();
    let mut version = 1;
    for round in 0..50 {
        let name = format!("r{round}");
        let wait = std::time::Duration::from_micros(round * 40);
        let _ = tokio::time::timeout(wait, append(store, &id, version, &name)).await;
        // Made or not, asking again under the same name makes it exactly once.
        version = append(store, &id, version, &name).await.unwrap().version;
        assert_eq!(version, round + 2);
    }
    assert_eq!(texts(store, &id).await.len(), 50);
}

pub(crate) async fn what_is_said_is_kept_by_circle_and_changes_no_version(
    store: &impl Store,
    clock: &Arc<Hand>,
) {
    clock.0.store(77, Ordering::Relaxed);
    let id = store.create(game(Vec::new())).await.unwrap();
    let said = store.remark(&id, Circle::Players, Some(Seat::new(1)), "Good luck").await.unwrap();
    assert_eq!((said.number, said.by, said.at_ms), (1, Some(Seat::new(1)), 77));
    let aside = store.remark(&id, Circle::Watchers, None, "He will lose").await.unwrap();
    assert_eq!((aside.number, aside.by), (1, None), "each circle counts for itself");
    assert_eq!(store.remarks(&id, Circle::Players).await.unwrap(), [said]);
    assert_eq!(store.remarks(&id, Circle::Watchers).await.unwrap(), [aside]);
    assert_eq!(store.load(&id).await.unwrap().version, 1);
    let copy = store.copy(&id, "Copy").await.unwrap();
    assert_eq!(
        store.remarks(&copy, Circle::Players).await.unwrap(),
        [],
        "a copy begins in silence"
    );
}

pub(crate) async fn only_the_last_remarks_are_kept(store: &impl Store, _: &Arc<Hand>) {
    let id = store.create(game(Vec::new())).await.unwrap();
    let kept = REMARKS_KEPT as u64;
    for number in 1..=kept + 3 {
        store.remark(&id, Circle::Players, None, &format!("word {number}")).await.unwrap();
    }
    let left = store.remarks(&id, Circle::Players).await.unwrap();
    let numbers: Vec<u64> = left.iter().map(|it| it.number).collect();
    assert_eq!(numbers, (4..=kept + 3).collect::<Vec<_>>());
}

pub(crate) async fn what_is_no_remark_is_not_kept(store: &impl Store, _: &Arc<Hand>) {
    let id = store.create(game(Vec::new())).await.unwrap();
    let long = "x".repeat(LONGEST_REMARK + 1);
    for text in ["", " ", " edge", "two\nlines", "bell\u{7}", &long] {
        assert!(malformed(&store.remark(&id, Circle::Players, None, text).await), "{text:?}");
    }
    assert!(store.remark(&id, Circle::Players, None, &long[1..]).await.is_ok());
    let nowhere: GameId = "aaaaaaaaaaaaaaaa".parse().unwrap();
    let said = store.remark(&nowhere, Circle::Players, None, "Hello?").await;
    assert_eq!(said, Err(StoreError::NotFound));
    assert_eq!(store.remarks(&nowhere, Circle::Players).await, Err(StoreError::NotFound));
}

pub(crate) async fn remarks_go_with_their_game(store: &impl Store, clock: &Arc<Hand>) {
    let id = store.create(game(Vec::new())).await.unwrap();
    store.remark(&id, Circle::Players, None, "Farewell").await.unwrap();
    store.delete(&id).await.unwrap();
    let said = store.remark(&id, Circle::Players, None, "Too late").await;
    assert_eq!(said, Err(StoreError::NotFound), "nothing is said in the bin");
    clock.0.store(1_000, Ordering::Relaxed);
    assert_eq!(store.purge_deleted(1_000).await, Ok(1));
    assert_eq!(store.remarks(&id, Circle::Players).await, Err(StoreError::NotFound));
}

const PAIRS: u64 = 2_000;
const TABLES: u64 = 4;

pub(crate) async fn of_two_changes_at_once_exactly_one_is_made(store: &impl Store, _: &Arc<Hand>) {
    let table = async || {
        let id = store.create(game(Vec::new())).await.unwrap();
        for version in 1..=PAIRS / TABLES {
            let left = format!("left-{version}");
            let right = format!("right-{version}");
            // Either may come to the store first.
            let (left, right) = if version % 2 == 0 { (left, right) } else { (right, left) };
            let (one, other) = tokio::join!(
                append(store, &id, version, &left),
                append(store, &id, version, &right)
            );
            let (won, lost) = if one.is_ok() { (one, other) } else { (other, one) };
            let made = Receipt { version: version + 1, steps: version, repeated: false };
            assert_eq!((won, lost), (Ok(made), Err(StoreError::Conflict { current: version + 1 })));
        }
        assert_eq!(texts(store, &id).await.len() as u64, PAIRS / TABLES);
    };
    tokio::join!(table(), table(), table(), table());
}

pub(crate) async fn the_same_change_twice_at_once_is_made_once(store: &impl Store, _: &Arc<Hand>) {
    let id = store.create(game(Vec::new())).await.unwrap();
    for version in 1..=200 {
        let name = format!("click-{version}");
        let (one, other) =
            tokio::join!(append(store, &id, version, &name), append(store, &id, version, &name));
        let (one, other) = (one.unwrap(), other.unwrap());
        assert_eq!((one.version, other.version), (version + 1, version + 1));
        assert_ne!(one.repeated, other.repeated);
    }
    assert_eq!(texts(store, &id).await.len(), 200);
}
