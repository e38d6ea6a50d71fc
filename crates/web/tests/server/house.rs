//! A server of its own for a test, with its owner.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::{Arc, mpsc};
use std::thread::JoinHandle;
use std::time::Duration;

use engine::Record;
use serde_json::{Value, json};
use store::{GameId, NewGame, SeatKind, Sqlite, SystemClock};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::runtime::Handle;
use tokio::sync::oneshot;
use web::client::{Answer, Client};
use web::{AnyStore, Host};

pub(crate) const OWNER: &str = "the-owner-of-the-house";

/// A running server.
pub(crate) struct House {
    pub(crate) address: SocketAddr,
    pub(crate) folder: TempDir,
    /// The store behind it, and where its work is done.
    store: Sqlite,
    works: Handle,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl House {
    pub(crate) fn open() -> Self {
        Self::open_in(tempfile::tempdir().unwrap())
    }

    pub(crate) fn open_in(folder: TempDir) -> Self {
        Self::begin_in(folder, Duration::ZERO, |store| Arc::new(store))
    }

    /// A server whose computer players give people so much time to take a step back.
    pub(crate) fn patient(grace: Duration) -> Self {
        Self::begin_in(tempfile::tempdir().unwrap(), grace, |store| Arc::new(store))
    }

    /// A server over a store that somebody has had his hands on.
    pub(crate) fn open_on(over: impl FnOnce(Sqlite) -> Arc<dyn AnyStore> + Send + 'static) -> Self {
        Self::begin_in(tempfile::tempdir().unwrap(), Duration::ZERO, over)
    }

    fn begin_in(
        folder: TempDir,
        grace: Duration,
        over: impl FnOnce(Sqlite) -> Arc<dyn AnyStore> + Send + 'static,
    ) -> Self {
        let (tell, told) = mpsc::channel();
        let (stop, stopped) = oneshot::channel();
        let database = folder.path().join("games.db");
        let thread = std::thread::spawn(move || serve(&database, grace, over, &tell, stopped));
        let (address, store, works) = told.recv().expect("the server starts");
        Self { address, folder, store, works, stop: Some(stop), thread: Some(thread) }
    }

    /// Stops the server; gives its folder, where the games are.
    pub(crate) fn close(mut self) -> TempDir {
        self.end();
        std::mem::replace(&mut self.folder, tempfile::tempdir().unwrap())
    }

    pub(crate) fn end(&mut self) {
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
        if let Some(thread) = self.thread.take() {
            thread.join().expect("the server ends well");
        }
    }

    pub(crate) fn owner(&self) -> Client {
        Client::new(self.address, Some(OWNER))
    }

    pub(crate) fn with_key(&self, key: &str) -> Client {
        Client::new(self.address, Some(key))
    }

    pub(crate) fn nobody(&self) -> Client {
        Client::new(self.address, None)
    }

    /// A game for one at this screen, at the Hot Gates.
    #[track_caller]
    pub(crate) fn game(&self) -> String {
        self.begin(&json!({
            "game": "thermopyles",
            "seed": 7,
            "setup": "marker 3\nsupport 2\nslots 20/24 17/22\nhand 1 15 17 20\n",
        }))
    }

    /// A game by these words.
    #[track_caller]
    pub(crate) fn begin(&self, words: &Value) -> String {
        let made = self.owner().post("/api/v1/games", words).unwrap();
        assert_eq!(made.status, 201, "{}", made.text());
        made.json()["id"].as_str().unwrap().to_owned()
    }

    /// A game that was played elsewhere, all its seats by link.
    pub(crate) fn bring_in(&self, record: &Record) -> String {
        let seats = record.header.seats.iter().map(|_| SeatKind::Link).collect();
        let game = NewGame { title: "Twins".to_owned(), record: record.clone(), seats };
        self.works.block_on(store::Store::create(&self.store, game)).unwrap().to_string()
    }

    /// The record of a game, whatever it hides.
    pub(crate) fn stored(&self, id: &str) -> Record {
        let id: GameId = id.parse().unwrap();
        self.works.block_on(store::Store::load(&self.store, &id)).unwrap().record
    }

    /// A game of the owner and a friend with a link; gives the game and the friend's key.
    #[track_caller]
    pub(crate) fn shared(&self) -> (String, String) {
        let id = self.begin(&json!({
            "game": "thermopyles",
            "options": { "players": "2" },
            "seats": [{ "kind": "here", "name": "Gorgo" }, { "kind": "link", "name": "Leonidas" }],
            "setup": "marker 3\nsupport 2\nslots 20/24 17/22\nhand 1 15 17 20\nhand 2 15 16\n",
        }));
        let key = self.key_of(&id, 2);
        (id, key)
    }

    /// The key in a seat's link.
    pub(crate) fn key_of(&self, id: &str, seat: usize) -> String {
        let view = self.view(id);
        let link = view["places"][seat - 1]["link"].as_str().expect("the owner sees the link");
        link.rsplit('/').next().unwrap().to_owned()
    }

    /// The key in the watchers' link.
    pub(crate) fn watch_key(&self, id: &str) -> String {
        let page = self.owner().get(&format!("/g/{id}")).unwrap().text();
        let from = page.find(&format!("/g/{id}/w/")).expect("the owner sees the watchers' link");
        let rest = &page[from + format!("/g/{id}/w/").len()..];
        rest.split(['"', '<', '\'']).next().unwrap().to_owned()
    }

    /// The game as its owner sees it.
    #[track_caller]
    pub(crate) fn view(&self, id: &str) -> Value {
        let answer = self.owner().get(&format!("/api/v1/games/{id}")).unwrap();
        assert_eq!(answer.status, 200, "{}", answer.text());
        answer.json()
    }

    /// The record of a game.
    #[track_caller]
    pub(crate) fn record(&self, id: &str) -> String {
        let answer = self.owner().get(&format!("/api/v1/games/{id}/record")).unwrap();
        assert_eq!(answer.status, 200, "{}", answer.text());
        answer.text()
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.end();
    }
}

fn serve(
    database: &Path,
    grace: Duration,
    over: impl FnOnce(Sqlite) -> Arc<dyn AnyStore>,
    tell: &mpsc::Sender<(SocketAddr, Sqlite, Handle)>,
    stopped: oneshot::Receiver<()>,
) {
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(async {
        let store = Sqlite::open(database).await.unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        tell.send((address, store.clone(), Handle::current())).unwrap();
        let (over, clock) = (over(store.clone()), Arc::new(SystemClock));
        let host = Host::with_grace(over, clock, OWNER.to_owned(), grace);
        let stop = async {
            let _ = stopped.await;
        };
        web::serve(listener, host, vec!["games.example".to_owned()], stop).await.unwrap();
        store.close().await;
    });
    runtime.shutdown_timeout(std::time::Duration::from_millis(100));
}

/// Acts for a seat.
pub(crate) fn act(
    client: &mut Client,
    id: &str,
    version: &Value,
    action_id: &str,
    seat: u8,
    action: &str,
) -> Answer {
    let words = json!({
        "expected_version": version, "action_id": action_id, "seat": seat, "action": action,
    });
    client.post(&format!("/api/v1/games/{id}/actions"), &words).unwrap()
}

/// Everything that was refused with this status and this word.
#[track_caller]
pub(crate) fn refused(answer: &Answer, status: u16, word: &str) {
    let said = answer.json();
    assert_eq!((answer.status, said["error"].as_str()), (status, Some(word)), "{}", answer.text());
    assert!(said["message"].as_str().is_some_and(|it| !it.is_empty()));
}

/// A text without what tells one laying out of a table from another: it is drawn by chance.
pub(crate) fn without_epochs(text: &str) -> String {
    let mut plain = text.to_owned();
    for before in ["data-name=\"tick\" data-value=\"", "\"tick\":\""] {
        let mut from = 0;
        while let Some(at) = plain[from..].find(before) {
            from += at + before.len();
            plain.replace_range(from..from + 16, "EPOCH");
        }
    }
    plain
}

/// What a page that was just loaded has.
pub(crate) fn tick(page: &str) -> String {
    let (_, after) = page.split_once("data-name=\"tick\" data-value=\"").expect("a tick");
    after.split('"').next().unwrap_or_default().to_owned()
}
