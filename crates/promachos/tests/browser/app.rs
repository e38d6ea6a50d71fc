//! The program under test, and what every test does with its pages.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde_json::{Value, json};
use tempfile::TempDir;
use testkit::browser::{Browser, Group};

/// Lesson one's position: a charge waits for Support, so that nothing is left to chance at first.
pub(crate) const QUIET: &str = "marker 1\nslots 12/27 20/24\nhand 1 14 19";

const START: Duration = Duration::from_secs(30);

/// The program with a database of its own.
#[derive(Debug)]
pub(crate) struct App {
    server: Option<Group>,
    folder: TempDir,
    /// The address that makes a browser the owner's.
    launch: String,
}

impl App {
    /// The program; its computer players answer at once.
    pub(crate) fn start() -> Self {
        Self::with_grace("0")
    }

    /// The program, whose computer players give people so many milliseconds to take a step back.
    pub(crate) fn with_grace(grace: &'static str) -> Self {
        let folder = tempfile::tempdir().expect("a folder for the program");
        let (server, launch) = serve(folder.path(), "127.0.0.1:0", grace);
        Self { server: Some(server), folder, launch }
    }

    /// The scheme, host and port.
    pub(crate) fn origin(&self) -> &str {
        self.launch.split("/?").next().unwrap_or_default()
    }

    /// A fresh browser in the lobby, the owner's.
    pub(crate) fn browser(&self) -> Browser {
        let browser = Browser::start();
        browser.open(&self.launch);
        browser.wait("the lobby", "document.body.dataset.page === 'lobby'");
        browser
    }

    /// A path as an address.
    pub(crate) fn at(&self, path: &str) -> String {
        format!("{}{path}", self.origin())
    }

    /// Makes a game from the lobby's page, and opens its board.
    pub(crate) fn open_game(&self, browser: &Browser, terms: &Value) -> String {
        let path = new_game(browser, terms);
        browser.open(&self.at(&path));
        wait_live(browser);
        path
    }

    /// A program and a browser at a game of it.
    pub(crate) fn with_game(terms: &Value) -> (Self, Browser) {
        let app = Self::start();
        let browser = app.browser();
        app.open_game(&browser, terms);
        (app, browser)
    }

    /// Ends the program as a power cut would.
    pub(crate) fn kill(&mut self) {
        self.server = None;
    }

    /// Starts it again with the same database at the same port.
    pub(crate) fn revive(&mut self) {
        let place = self.origin().trim_start_matches("http://").to_owned();
        let (server, launch) = serve(self.folder.path(), &place, "0");
        self.server = Some(server);
        self.launch = launch;
    }
}

fn serve(folder: &Path, listen: &str, grace: &str) -> (Group, String) {
    let database = folder.join("games.db");
    let arguments: [&OsStr; 7] = [
        "serve".as_ref(),
        "--listen".as_ref(),
        listen.as_ref(),
        "--database".as_ref(),
        database.as_ref(),
        "--grace".as_ref(),
        grace.as_ref(),
    ];
    let server = Group::start(env!("CARGO_BIN_EXE_promachos").as_ref(), &arguments, &[]);
    let launch = server.wait_for(START, |line| {
        let (_, address) = line.split_once("open at ")?;
        Some(address.trim().to_owned())
    });
    (server, launch)
}

/// Makes a game with the API, in the name of the page that is open. Returns its path.
pub(crate) fn new_game(browser: &Browser, terms: &Value) -> String {
    let made = fetch(browser, "POST", "/api/v1/games", terms);
    made["path"].as_str().unwrap_or_else(|| panic!("no game was made: {made}")).to_owned()
}

/// Asks the API from inside the page, with whatever the page may do.
pub(crate) fn fetch(browser: &Browser, method: &str, path: &str, body: &Value) -> Value {
    let body = if method == "GET" { Value::Null } else { json!(body.to_string()) };
    browser.js_async(
        "const [method, path, body] = arguments;
         const key = document.querySelector('#page [data-name=key]')?.dataset.value;
         const headers = { 'content-type': 'application/json' };
         if (key) headers.authorization = `Bearer ${key}`;
         const reply = await fetch(path, { method, headers, body: body ?? undefined });
         return reply.headers.get('content-type')?.includes('json') ? await reply.json() : await reply.text();",
        &[json!(method), json!(path), body],
    )
}

/// A solo game from a position, its dice from a seed.
pub(crate) fn solo(setup: &str) -> Value {
    json!({ "game": "thermopyles", "title": "Hot gates", "seed": 7, "setup": setup })
}

/// Waits until the board page has its scripts and, in the present, its socket.
pub(crate) fn wait_live(browser: &Browser) {
    browser.wait("the board", "document.querySelector('#board svg')");
    let live = browser.js_async(
        "const parts = ['board', 'play', 'log', 'rules', 'command', 'view', 'plan', 'since', 'talk', 'hands', 'standing', 'follow'].map((name) => import(`/assets/${name}.js`));
         await Promise.all(parts);
         const { isLive, state } = await import('/assets/live.js');
         const end = Date.now() + 10000;
         while (state.replay === null && !isLive() && Date.now() < end) {
             await new Promise((done) => setTimeout(done, 10));
         }
         return state.replay !== null || isLive();",
        &[],
    );
    assert_eq!(live, true, "the socket did not open");
}

/// How many steps the page knows of.
pub(crate) fn steps(browser: &Browser) -> u64 {
    browser.eval("Number(document.querySelector('#slider').max)").as_u64().unwrap_or_default()
}

/// Waits until the page knows of more steps.
pub(crate) fn wait_steps(browser: &Browser, more_than: u64) -> u64 {
    let expression = format!("Number(document.querySelector('#slider')?.max) > {more_than}");
    browser.wait("another step", &expression);
    steps(browser)
}

/// Whether it is over, once it is over or the page may act.
pub(crate) fn is_over(browser: &Browser) -> bool {
    let turn = "document.querySelector('#ending .ending') ? 'over' \
                : document.querySelector('#actions .act') ? 'turn' : ''";
    browser.wait("a turn or the end", turn) == "over"
}

/// Everything that the list offers, in notation.
pub(crate) fn listed(browser: &Browser) -> Vec<String> {
    texts(
        &browser
            .js_async("const { legal } = await import('/assets/actions.js'); return legal();", &[]),
    )
}

/// Waits until the board is drawn for the window as it is.
pub(crate) fn wait_laid_out(browser: &Browser) {
    browser.js_async(
        "const { isLaidOut } = await import('/assets/live.js');
         while (!isLaidOut()) await new Promise((done) => setTimeout(done, 10));",
        &[],
    );
}

/// Everything legal on the board that is shown, in notation.
pub(crate) fn on_board(browser: &Browser) -> Vec<String> {
    wait_laid_out(browser);
    texts(&browser.eval(
        "[...document.querySelectorAll('#board .target.legal')]
         .filter((it) => it.getClientRects().length).map((it) => it.dataset.action)",
    ))
}

/// Chooses an action in the list with the mouse, confirms it where that is asked, and waits for it.
pub(crate) fn act(browser: &Browser, action: &str) -> u64 {
    let before = steps(browser);
    browser.wait("a list that rests", "!document.querySelector('#actions.settling')");
    browser.click(&format!("#actions .act[data-action='{action}']"));
    confirm(browser, before, |browser| browser.click("#confirm-yes"));
    wait_steps(browser, before)
}

/// Answers the question that may come before an action.
pub(crate) fn confirm(browser: &Browser, before: u64, answer: impl FnOnce(&Browser)) {
    let asked = browser.wait(
        "a question or another step",
        &format!(
            "document.querySelector('#confirm').open ? 'asked' \
             : Number(document.querySelector('#slider')?.max) > {before} ? 'done' : ''"
        ),
    );
    if asked == "asked" {
        answer(browser);
    }
}

/// What the page has told in its toast.
pub(crate) fn toast(browser: &Browser, part: &str) -> String {
    let shown = browser.wait(
        &format!("a message with “{part}”"),
        &format!("(document.querySelector('#toast').textContent.includes({part:?})) && document.querySelector('#toast').textContent"),
    );
    shown.as_str().unwrap_or_default().to_owned()
}

/// The strings of a list.
pub(crate) fn texts(list: &Value) -> Vec<String> {
    list.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}

/// No error of a script, no breach of the content policy, no failed request but those expected.
pub(crate) fn assert_quiet(browser: &Browser, expected: &[&str]) {
    assert_eq!(browser.complaints(expected), [""; 0], "the browser complained");
}

/// axe-core's script, put there by `scripts/browser-setup`.
pub(crate) fn axe_source() -> String {
    let path = axe_path();
    std::fs::read_to_string(&path).unwrap_or_else(|why| {
        panic!("{}: {why}; scripts/browser-setup installs it", path.display())
    })
}

fn axe_path() -> PathBuf {
    let named: Option<OsString> = std::env::var_os("PROMACHOS_AXE");
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().expect("the target folder");
    named.map_or_else(|| target.join("browser/axe-core/axe.min.js"), PathBuf::from)
}
