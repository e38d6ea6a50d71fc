//! What the app is made to do while it is measured.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::net::SocketAddr;
use std::time::Instant;

use anyhow::{Context as _, Result, bail};
use engine::Terms;
use games::Entry;
use serde_json::{Value, json};
use web::client::{Client, Socket};

/// The game whose actions are timed.
const THERMOPYLES: &str = "thermopyles";

/// Milliseconds: the middle one, and the slowest of a hundred.
#[derive(Copy, Clone, Debug)]
pub(super) struct Times {
    pub(super) median: f64,
    pub(super) p99: f64,
}

impl Times {
    fn of(mut all: Vec<f64>) -> Self {
        all.sort_by(f64::total_cmp);
        let at = |share: usize| all.get(all.len() * share / 100).copied().unwrap_or(f64::NAN);
        Self { median: at(50), p99: at(99) }
    }

    pub(super) fn json(self) -> Value {
        json!({ "median": self.median, "p99": self.p99 })
    }
}

/// The address and the key in the line that the server prints.
pub(super) fn address(line: &str) -> Option<(SocketAddr, String)> {
    let (_, url) = line.split_once("http://")?;
    let (address, key) = url.trim().split_once("/?launch=")?;
    Some((address.parse().ok()?, key.to_owned()))
}

/// A game with a second page that looks on.
struct Game {
    id: String,
    version: u64,
    watcher: Socket,
    /// What a page that was just loaded has.
    tick: String,
}

impl Game {
    fn begin(client: &mut Client, game: &str) -> Result<Self> {
        Self::with(client, game, &[])
    }

    fn with(client: &mut Client, game: &str, options: &[(String, String)]) -> Result<Self> {
        let options: BTreeMap<_, _> = options.iter().cloned().collect();
        let made = client.post("/api/v1/games", &json!({ "game": game, "options": options }))?;
        let id = made.json()["id"].as_str().context("a game is made")?.to_owned();
        let version = client.get(&format!("/api/v1/games/{id}"))?.json()["version"].as_u64();
        let version = version.context("a game has a version")?;
        let page = client.get(&format!("/g/{id}"))?.text();
        let tick = page.split_once("data-name=\"tick\" data-value=\"").map(|(_, after)| after);
        let tick = tick.and_then(|after| after.split('"').next()).context("a page has a tick")?;
        let watcher = client.socket(&format!("/ws/{id}?have={tick}"))?;
        Ok(Self { id, version, watcher, tick: tick.to_owned() })
    }

    /// Does something that is legal; says when it was sent. Nothing: the game is over.
    fn act(&mut self, client: &mut Client, number: usize) -> Result<Option<Instant>> {
        let path = format!("/api/v1/games/{}/actions", self.id);
        let listed = client.get(&path)?.json();
        let actions = listed["actions"].as_array().filter(|list| !list.is_empty());
        let Some(actions) = actions else { return Ok(None) };
        let act = json!({
            "expected_version": self.version,
            "action_id": format!("bench-{number}"),
            "seat": listed["seat"],
            "action": actions[number % actions.len()]["notation"],
        });
        let sent = Instant::now();
        let done = client.post(&path, &act)?;
        if done.status != 200 {
            bail!("an action was refused: {}", done.text());
        }
        self.version = done.json()["version"].as_u64().context("a version")?;
        Ok(Some(sent))
    }
}

/// Times from an action sent to its answer (it is stored then), and to another browser's update.
pub(super) fn actions(address: SocketAddr, key: &str, count: usize) -> Result<(Times, Times)> {
    let mut client = Client::new(address, Some(key));
    let mut game = Game::begin(&mut client, THERMOPYLES)?;
    let (mut stored, mut shown) = (Vec::new(), Vec::new());
    for number in 0..count {
        let Some(sent) = game.act(&mut client, number)? else {
            game = Game::begin(&mut client, THERMOPYLES)?;
            continue;
        };
        stored.push(sent.elapsed().as_secs_f64() * 1000.0);
        game.watcher.until(game.version)?;
        shown.push(sent.elapsed().as_secs_f64() * 1000.0);
    }
    Ok((Times::of(stored), Times::of(shown)))
}

/// Bytes that a page is sent for a step, before compression: the middle one, and the most. A step is
/// a decision with the chance that follows, or a scene of what the rules do by themselves.
#[derive(Clone, Debug)]
pub(super) struct Sent {
    pub(super) game: &'static str,
    pub(super) seats: u8,
    pub(super) median: usize,
    pub(super) most: usize,
}

/// What the steps of every game weigh, played at random at one screen, where a page has most to
/// show: by the rulebook's own options, and with as many seats as there can be.
pub(super) fn steps(address: SocketAddr, key: &str, count: usize) -> Result<Vec<Sent>> {
    let mut all = Vec::new();
    for entry in games::CATALOG {
        let seats = |options: &Options| {
            let terms = Terms { options: options.clone(), ..Terms::default() };
            entry.seats(&terms).unwrap_or_default()
        };
        let (usual, full) = (Options::new(), fullest(entry, seats));
        all.push(sent(address, key, count, (entry, seats(&usual), &usual))?);
        if seats(&full) > seats(&usual) {
            all.push(sent(address, key, count, (entry, seats(&full), &full))?);
        }
    }
    Ok(all)
}

/// Options that differ from the rulebook's own.
type Options = Vec<(String, String)>;

/// Options that give the most seats: each is set to what adds some, one after the other.
fn fullest(entry: &Entry, seats: impl Fn(&Options) -> u8) -> Options {
    let mut best = Options::new();
    for option in entry.info.options {
        for &value in option.values {
            let mut tried = best.clone();
            tried.retain(|(name, _)| name != option.name);
            tried.push((option.name.to_owned(), value.to_owned()));
            if seats(&tried) > seats(&best) {
                best = tried;
            }
        }
    }
    best
}

fn sent(
    address: SocketAddr,
    key: &str,
    count: usize,
    (entry, seats, options): (&Entry, u8, &Options),
) -> Result<Sent> {
    let name = entry.info.id;
    let mut client = Client::new(address, Some(key));
    let mut game = Game::with(&mut client, name, options)?;
    let mut sizes = Vec::new();
    for number in 0..count {
        // Every action in its turn: the remainder by a prime goes through lists of any length.
        if game.act(&mut client, number * 31 % 997)?.is_none() {
            game = Game::with(&mut client, name, options)?;
            continue;
        }
        let update = game.watcher.until(game.version)?;
        // Several scenes come together, with their log at the end: each weighs its part.
        let scenes = update["frames"].as_array().context("an update has frames")?.len().max(1);
        sizes.extend(std::iter::repeat_n(update.to_string().len().div_ceil(scenes), scenes));
    }
    sizes.sort_unstable();
    let median = sizes.get(sizes.len() / 2).copied().unwrap_or_default();
    Ok(Sent { game: name, seats, median, most: sizes.last().copied().unwrap_or_default() })
}

/// Bytes that a browser fetches for its first page, compressed.
#[derive(Copy, Clone, Debug)]
pub(super) struct Weights {
    pub(super) lobby: usize,
    pub(super) board: usize,
}

/// What the lobby and a board weigh, with everything that they load.
pub(super) fn weights(address: SocketAddr, key: &str) -> Result<Weights> {
    let mut client = Client::new(address, Some(key));
    let game = Game::begin(&mut client, THERMOPYLES)?;
    let lobby = weight(address, key, "/")?;
    let board = weight(address, key, &format!("/g/{}", game.id))?;
    Ok(Weights { lobby, board })
}

fn weight(address: SocketAddr, key: &str, page: &str) -> Result<usize> {
    let mut plain = Client::new(address, Some(key));
    let mut packed = Client::new(address, Some(key)).with("Accept-Encoding", "gzip");
    let (mut ahead, mut seen) = (vec![page.to_owned()], BTreeSet::new());
    let mut bytes = 0;
    while let Some(path) = ahead.pop() {
        if !seen.insert(path.clone()) {
            continue;
        }
        bytes += packed.get(&path)?.body.len();
        let text = plain.get(&path)?.text();
        ahead.extend(loaded(&text));
    }
    Ok(bytes)
}

/// The assets that a page names, and the modules that a script imports.
fn loaded(text: &str) -> Vec<String> {
    let quoted = text.split(['"', '\'']).filter(|it| !it.contains(char::is_whitespace));
    let path = |it: &str| match it.strip_prefix("./").and_then(|it| it.split_once('.')) {
        Some((module, "js")) => Some(format!("/assets/{module}.js")),
        _ => ["/assets/", "/ground/"].iter().any(|at| it.starts_with(at)).then(|| it.to_owned()),
    };
    quoted.filter_map(path).collect()
}

/// What idle sockets take.
#[derive(Copy, Clone, Debug)]
pub(super) struct Memory {
    pub(super) sockets: usize,
    pub(super) bytes_each: u64,
}

/// Opens sockets and leaves them idle; nothing where the system does not say what they take.
pub(super) fn idle(
    address: SocketAddr,
    key: &str,
    process: u32,
    count: usize,
) -> Result<Option<Memory>> {
    let Some(before) = resident(process) else { return Ok(None) };
    let mut client = Client::new(address, Some(key));
    let mut game = Game::begin(&mut client, THERMOPYLES)?;
    let path = format!("/ws/{}?have={}", game.id, game.tick);
    let mut sockets = Vec::with_capacity(count);
    for _ in 0..count {
        match client.socket(&path) {
            Ok(socket) => sockets.push(socket),
            Err(_) => break, // As many as this system allows.
        }
    }
    // Each has been sent an update, as one that lay idle for a while has.
    game.act(&mut client, 0)?.context("a new game has an action")?;
    for socket in &mut sockets {
        socket.until(game.version)?;
    }
    let after = resident(process).unwrap_or(before);
    let bytes_each = after.saturating_sub(before) / (sockets.len().max(1) as u64);
    Ok(Some(Memory { sockets: sockets.len(), bytes_each }))
}

/// The memory that a process holds, in bytes.
fn resident(process: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}
