//! What goes wrong around a game: a full disk, a failing one, a failing rule, a hostile program.

use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use engine::{Record, Seat};
use serde_json::{Value, json};
use store::{
    ActionId, Change, Circle, GameId, NewGame, Page, Receipt, Remark, Shelf, Sqlite, Store,
    StoreError, Stored, Summary,
};
use testkit::SplitMix;

use crate::house::{House, act, refused};

const WELL: u8 = 0;
const FULL: u8 = 1;
const FAILING: u8 = 2;
const TRIPPING: u8 = 3;

/// A store that fails as it is told to.
struct Sick {
    within: Sqlite,
    state: Arc<AtomicU8>,
}

impl Sick {
    fn strike(&self) -> Result<(), StoreError> {
        match self.state.load(Ordering::SeqCst) {
            FULL => Err(StoreError::Full),
            FAILING => Err(StoreError::Io("/dev/secret-disk is sick".to_owned())),
            TRIPPING => panic!("a fault of the program itself"),
            _ => Ok(()),
        }
    }
}

impl Store for Sick {
    async fn create(&self, game: NewGame) -> Result<GameId, StoreError> {
        self.strike()?;
        Store::create(&self.within, game).await
    }

    async fn load(&self, id: &GameId) -> Result<Stored, StoreError> {
        Store::load(&self.within, id).await
    }

    async fn list(&self) -> Result<Vec<Summary>, StoreError> {
        Store::list(&self.within).await
    }

    async fn page(&self, on: Shelf, skip: u64, most: u64) -> Result<Page, StoreError> {
        Store::page(&self.within, on, skip, most).await
    }

    async fn append(&self, id: &GameId, change: Change) -> Result<Receipt, StoreError> {
        self.strike()?;
        Store::append(&self.within, id, change).await
    }

    async fn reopen(
        &self,
        id: &GameId,
        expected: u64,
        action: ActionId,
        record: Record,
    ) -> Result<Receipt, StoreError> {
        self.strike()?;
        Store::reopen(&self.within, id, expected, action, record).await
    }

    async fn rewind(
        &self,
        id: &GameId,
        expected: u64,
        action: ActionId,
        keep: usize,
    ) -> Result<Receipt, StoreError> {
        self.strike()?;
        Store::rewind(&self.within, id, expected, action, keep).await
    }

    async fn remark(
        &self,
        id: &GameId,
        circle: Circle,
        by: Option<Seat>,
        text: &str,
    ) -> Result<Remark, StoreError> {
        self.strike()?;
        Store::remark(&self.within, id, circle, by, text).await
    }

    async fn remarks(&self, id: &GameId, circle: Circle) -> Result<Vec<Remark>, StoreError> {
        Store::remarks(&self.within, id, circle).await
    }

    async fn rename(&self, id: &GameId, title: &str) -> Result<(), StoreError> {
        self.strike()?;
        Store::rename(&self.within, id, title).await
    }

    async fn copy(&self, id: &GameId, title: &str) -> Result<GameId, StoreError> {
        self.strike()?;
        Store::copy(&self.within, id, title).await
    }

    async fn delete(&self, id: &GameId) -> Result<(), StoreError> {
        Store::delete(&self.within, id).await
    }

    async fn restore(&self, id: &GameId) -> Result<(), StoreError> {
        Store::restore(&self.within, id).await
    }

    async fn purge_deleted(&self, before_ms: i64) -> Result<u64, StoreError> {
        Store::purge_deleted(&self.within, before_ms).await
    }

    fn secret(&self) -> [u8; 32] {
        Store::secret(&self.within)
    }
}

fn sick_house() -> (House, Arc<AtomicU8>) {
    let state = Arc::new(AtomicU8::new(WELL));
    let told = Arc::clone(&state);
    let house = House::open_on(move |within| Arc::new(Sick { within, state: told }));
    (house, state)
}

/// What a game is like to its owner.
fn position(house: &House, id: &str) -> Value {
    let view = house.view(id);
    json!([view["version"], view["steps"], view["view"]])
}

#[test]
fn on_a_full_disk_nothing_is_lost_reading_goes_on_and_play_too_when_there_is_space() {
    let (house, state) = sick_house();
    let id = house.game();
    let before = position(&house, &id);
    state.store(FULL, Ordering::SeqCst);
    let mut owner = house.owner();
    refused(&act(&mut owner, &id, &before[0], "a", 1, "charge 15"), 507, "disk-full");
    let made = owner.post("/api/v1/games", &json!({ "game": "thermopyles" })).unwrap();
    refused(&made, 507, "disk-full");
    assert_eq!(position(&house, &id), before);
    assert_eq!(owner.get(&format!("/g/{id}")).unwrap().status, 200);
    state.store(WELL, Ordering::SeqCst);
    let done = act(&mut owner, &id, &before[0], "a", 1, "charge 15");
    assert_eq!(done.status, 200, "the same action goes through: {}", done.text());
}

#[test]
fn a_failing_disk_is_told_of_without_its_secrets_and_nothing_is_called_stored() {
    let (house, state) = sick_house();
    let id = house.game();
    let before = position(&house, &id);
    let mut socket = house.owner().socket(&format!("/ws/{id}")).unwrap();
    socket.hear().unwrap();
    state.store(FAILING, Ordering::SeqCst);
    let answer = act(&mut house.owner(), &id, &before[0], "a", 1, "charge 15");
    refused(&answer, 503, "store");
    assert!(!answer.text().contains("secret-disk"), "{}", answer.text());
    state.store(WELL, Ordering::SeqCst);
    assert_eq!(position(&house, &id), before, "what was not stored did not happen");
    let told: Value = serde_json::from_str(&socket.hear().unwrap().unwrap()).unwrap();
    assert_eq!(told["version"], before[0], "no page was told of it");
}

#[test]
fn a_fault_of_the_program_costs_one_answer_and_no_game() {
    let (house, state) = sick_house();
    let (id, other) = (house.game(), house.game());
    let before = position(&house, &id);
    state.store(TRIPPING, Ordering::SeqCst);
    refused(&act(&mut house.owner(), &id, &before[0], "a", 1, "charge 15"), 500, "failed");
    state.store(WELL, Ordering::SeqCst);
    assert_eq!(position(&house, &id), before, "the game is as it was before");
    let version = house.view(&other)["version"].clone();
    assert_eq!(act(&mut house.owner(), &other, &version, "b", 1, "charge 15").status, 200);
    assert_eq!(act(&mut house.owner(), &id, &before[0], "a", 1, "charge 15").status, 200);
}

#[test]
fn no_old_request_is_ever_carried_out_on_a_later_position() {
    let house = House::open();
    let id = house.begin(&json!({ "game": "thermopyles", "seed": 3 }));
    let mut owner = house.owner();
    let mut sent: Vec<(Value, String)> = Vec::new();
    loop {
        let listed = owner.get(&format!("/api/v1/games/{id}/actions")).unwrap();
        if listed.status != 200 {
            break;
        }
        let listed = listed.json();
        let actions = listed["actions"].as_array().unwrap();
        let action = actions[sent.len() % actions.len()]["notation"].as_str().unwrap().to_owned();
        let version = listed["version"].clone();
        for (at, (version, action)) in sent.iter().enumerate() {
            let name = format!("old-{}-{at}", sent.len());
            refused(&act(&mut owner, &id, version, &name, 1, action), 409, "conflict");
        }
        let done = act(&mut owner, &id, &version, &format!("n-{}", sent.len()), 1, &action);
        assert_eq!(done.status, 200, "{}", done.text());
        sent.push((version, action));
        if sent.len() == 24 {
            break;
        }
    }
    let before = position(&house, &id);
    for (at, (version, action)) in sent.iter().enumerate() {
        let again = act(&mut owner, &id, version, &format!("n-{at}"), 1, action);
        assert_eq!((again.status, &again.json()["repeated"]), (200, &json!(true)));
    }
    assert_eq!(position(&house, &id), before);
}

/// Anything but a legal action.
fn nonsense(random: &mut SplitMix, version: &Value) -> Value {
    let numbers = [
        json!(-1),
        json!(0),
        json!(3),
        json!(255),
        json!(1.5),
        json!(u64::MAX),
        json!([]),
        json!("1"),
        json!(null),
    ];
    let texts = [
        "",
        "fly",
        "charge 99",
        "charge -1",
        "charge 9223372036854775808",
        "!offer",
        "!accept",
        "!decline",
        "support 1",
        "fight 15 NaN",
        "\u{0}",
        "<script>",
        "charge 15\ncharge 15",
    ];
    let seat = numbers[random.pick(numbers.len())].clone();
    let action = texts[random.pick(texts.len())];
    let kept = if random.pick(3) == 0 {
        numbers[random.pick(numbers.len())].clone()
    } else {
        version.clone()
    };
    json!({ "expected_version": kept, "action_id": format!("x-{}", random.next()), "seat": seat,
        "action": action })
}

/// So often each of them asks at least.
const ROUNDS: u32 = 400;

/// How long the owner's actions take in the middle while two others with a key go on asking.
fn time_beside(house: &House, ask: impl Fn(&mut SplitMix, u64) + Sync) -> Duration {
    let honest = house.begin(&json!({ "game": "thermopyles", "seed": 5 }));
    let busy = AtomicBool::new(true);
    std::thread::scope(|scope| {
        for seed in 0..2 {
            let (busy, ask) = (&busy, &ask);
            scope.spawn(move || {
                let mut random = SplitMix::new(seed);
                for round in 0.. {
                    if round >= ROUNDS && !busy.load(Ordering::Relaxed) {
                        break;
                    }
                    ask(&mut random, seed);
                }
            });
        }
        let mut owner = house.owner();
        let mut times = Vec::new();
        for _ in 0..20 {
            let listed = owner.get(&format!("/api/v1/games/{honest}/actions")).unwrap().json();
            let Some(action) = listed["actions"][0]["notation"].as_str() else { break };
            let begun = Instant::now();
            let name = format!("h-{}", listed["version"]);
            let done = act(&mut owner, &honest, &listed["version"], &name, 1, action);
            assert_eq!(done.status, 200, "{}", done.text());
            times.push(begun.elapsed());
        }
        busy.store(false, Ordering::Relaxed);
        times.sort_unstable();
        times[times.len() / 2]
    })
}

#[test]
fn a_hostile_program_with_a_key_changes_nothing_and_slows_nobody_down() {
    let house = House::open();
    let (id, key) = house.shared();
    let before = position(&house, &id);
    let bots = [0, 1].map(|_| Mutex::new(house.with_key(&key)));
    let bot = |seed: u64| bots[usize::try_from(seed).unwrap()].lock().unwrap();
    let ordinary = time_beside(&house, |_, seed| {
        let answer = bot(seed).get(&format!("/api/v1/games/{id}")).unwrap();
        assert_eq!(answer.status, 200, "{}", answer.text());
    });
    let hostile = time_beside(&house, |random, seed| {
        let ends = ["actions", "undo", "rolls", "rolls/undo", "contributions", "copy", "restore"];
        let path = format!("/api/v1/games/{id}/{}", ends[random.pick(ends.len())]);
        let answer = bot(seed).post(&path, &nonsense(random, &before[0])).unwrap();
        assert!((400..500).contains(&answer.status), "{}", answer.text());
        let verb = ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"][random.pick(5)];
        let path = format!("/api/v1/games/{id}");
        let answer = bot(seed).send(verb, &path, Some(b"{}")).unwrap();
        assert!((400..500).contains(&answer.status), "{verb}: {}", answer.status);
    });
    assert_eq!(position(&house, &id), before, "nothing that was refused has changed anything");
    // Both in one run, on a machine that may be busy with other things.
    assert!(hostile < 5 * ordinary, "{hostile:?} beside nonsense, {ordinary:?} beside questions");
}
