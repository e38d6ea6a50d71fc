//! A real Chromium in a test: started fresh, driven by real input, gone with the test.
//!
//! Nothing here sleeps for a fixed time. A test waits for a condition; when it does not come true
//! in time, the test fails with what was awaited and what the page showed instead. All functions
//! panic on trouble: whoever drives a browser in a test has nothing better to do about it.
//!
//! `scripts/browser-setup` installs what is needed: Chromium, its driver, axe-core.

mod axe;
mod cdp;
mod group;
mod hands;
mod sight;

use std::ffi::OsStr;
use std::fmt::{Debug, Display};
use std::thread;
use std::time::{Duration, Instant};

use fantoccini::wd::{Capabilities, TimeoutConfiguration, WindowHandle};
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::runtime::{self, Runtime};

pub use axe::Reviewed;
pub use cdp::Media;
pub use group::Group;

/// How long a page may take for anything.
pub const LIMIT: Duration = Duration::from_secs(15);
/// How often a condition is looked at.
const PULSE: Duration = Duration::from_millis(15);
/// How long a browser may take to start on a busy machine.
const START: Duration = Duration::from_mins(1);
/// How often its driver is started: it takes a free port for IPv6 first, and ends if another
/// program has the same port for IPv4 by then.
const STARTS: u32 = 5;

/// Notes what a page hears and asks.
const HEARD: &str = include_str!("browser/heard.js");

const FLAGS: [&str; 8] = [
    "--headless",
    "--no-sandbox", // Tests often run as root in a container, where the sandbox cannot start.
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
];

/// A browser with a fresh profile.
#[derive(Debug)]
pub struct Browser {
    runtime: Runtime,
    client: Client,
    driver: Option<Group>,
    home: TempDir,
}

/// One tab of a browser.
#[derive(Clone, Debug)]
pub struct Tab(WindowHandle);

impl Browser {
    /// Starts a browser with a window for a desk, 1280 wide.
    ///
    /// # Panics
    /// If the browser or its driver is missing or does not start.
    pub fn start() -> Self {
        let home = tempfile::tempdir().expect("a folder for the browser");
        let folder = home.path().as_os_str();
        let variables = [("TMPDIR", folder), ("HOME", folder)];
        let start = || Group::start(OsStr::new("chromedriver"), &["--port=0"], &variables);
        let (driver, port) = Group::start_until(STARTS, START, start, |line| {
            let (_, rest) = line.split_once("started successfully on port ")?;
            rest.trim_end_matches('.').parse::<u16>().ok()
        });
        let runtime = runtime::Builder::new_current_thread().enable_all().build();
        let runtime = runtime.expect("a runtime for the browser");
        let address = format!("http://127.0.0.1:{port}");
        let client = runtime.block_on(async {
            let mut builder = ClientBuilder::new(HttpConnector::new());
            builder.capabilities(capabilities(&home)).connect(&address).await
        });
        let client = client.unwrap_or_else(|why| panic!("Chromium did not start: {why}"));
        let browser = Self { runtime, client, driver: Some(driver), home };
        let limits = TimeoutConfiguration::new(Some(START), Some(START), Some(Duration::ZERO));
        browser.done("time limits", browser.client.update_timeouts(limits));
        browser.resize(1280, 900);
        let downloads = json!({ "behavior": "allow", "downloadPath": browser.home.path() });
        browser.cdp("Browser.setDownloadBehavior", &downloads);
        browser.cdp("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": HEARD }));
        browser
    }

    /// A folder that is gone with the browser; downloads go there.
    pub fn home(&self) -> &std::path::Path {
        self.home.path()
    }

    /// Opens an address.
    pub fn open(&self, address: &str) {
        self.done(address, self.client.goto(address));
    }

    /// Opens an address in another tab, which becomes the present one.
    pub fn open_tab(&self, address: &str) -> Tab {
        let handle = self.done("a new tab", self.client.new_window(true)).handle;
        self.done("a new tab", self.client.switch_to_window(handle.clone()));
        self.open(address);
        Tab(handle)
    }

    /// The present tab.
    pub fn tab(&self) -> Tab {
        Tab(self.done("the tab", self.client.window()))
    }

    /// Makes a tab the present one.
    pub fn turn_to(&self, tab: &Tab) {
        self.done("another tab", self.client.switch_to_window(tab.0.clone()));
    }

    /// Loads the page again.
    pub fn reload(&self) {
        self.done("reload", self.client.refresh());
    }

    /// Where the present tab is.
    pub fn address(&self) -> String {
        self.done("the address", self.client.current_url()).into()
    }

    /// Runs a script's function body in the page, whatever the page's content policy says.
    pub fn js(&self, script: &str, arguments: &[Value]) -> Value {
        self.done(script, self.client.execute(script, arguments.to_vec()))
    }

    /// Runs the body of an `async` function in the page.
    ///
    /// # Panics
    /// If it throws.
    pub fn js_async(&self, body: &str, arguments: &[Value]) -> Value {
        let script = format!(
            "const given = [...arguments]; const tell = given.pop(); \
             (async (...arguments) => {{ {body} }})(...given).then(\
             (it) => tell({{ it: it ?? null }}), (why) => tell({{ why: String(why?.stack ?? why) }}))"
        );
        let answer = self.done(body, self.client.execute_async(&script, arguments.to_vec()));
        assert!(answer["why"].is_null(), "{body}\nthrew {}", answer["why"]);
        answer["it"].clone()
    }

    /// The value of an expression in the page.
    pub fn eval(&self, expression: &str) -> Value {
        self.js(&format!("return ({expression})"), &[])
    }

    /// The text of an expression in the page; empty where it has none.
    pub fn text(&self, expression: &str) -> String {
        self.eval(expression).as_str().unwrap_or_default().to_owned()
    }

    /// Waits until an expression in the page is truthy, and returns its value.
    ///
    /// # Panics
    /// If it is not in time.
    pub fn wait(&self, what: &str, expression: &str) -> Value {
        self.wait_within(LIMIT, what, expression)
    }

    /// [`Browser::wait`] with a limit of its own.
    ///
    /// # Panics
    /// If the expression is not truthy in time.
    pub fn wait_within(&self, limit: Duration, what: &str, expression: &str) -> Value {
        let script = format!("return ({expression})");
        let found = until(limit, || {
            // A page on its way out has nothing to say; the next one will.
            let asked = self.client.execute(&script, Vec::new());
            let value = self.runtime.block_on(asked).map_err(|why| why.to_string())?;
            let truthy = !matches!(&value, Value::Null | Value::Bool(false))
                && value != json!("")
                && value.as_f64() != Some(0.0);
            if truthy { Ok(value) } else { Err(value.to_string()) }
        });
        found.unwrap_or_else(|last| self.fail(what, &format!("{expression} was {last}")))
    }

    /// The text of a file that the page lets the player save. Waits until it is there.
    ///
    /// # Panics
    /// If it is not there in time.
    pub fn download(&self, name: &str) -> String {
        let path = self.home.path().join(name);
        let saved = until(LIMIT, || match std::fs::read_to_string(&path) {
            Ok(text) if !text.is_empty() => Ok(text),
            Ok(_) => Err("empty".to_owned()),
            Err(why) => Err(why.to_string()),
        });
        saved.unwrap_or_else(|why| self.fail(&format!("the file {name}"), &why))
    }

    /// A picture of the window.
    pub fn picture(&self) -> Vec<u8> {
        self.done("a picture", self.client.screenshot())
    }

    /// Does what the driver is asked for.
    fn done<T, E: Display>(&self, what: &str, asked: impl Future<Output = Result<T, E>>) -> T {
        let result = self.runtime.block_on(asked);
        result.unwrap_or_else(|why| panic!("{}: {why}", what.chars().take(300).collect::<String>()))
    }

    /// Ends the test with what was awaited and what the page shows.
    fn fail(&self, what: &str, why: &str) -> ! {
        let address = self.address();
        let shown = self.text("document.body.innerText.slice(0, 3000)");
        let log = self.complaints(&[]).join("\n");
        let heard = self.text("(window.heardLately ?? []).join('\\n')");
        let busy = self.eval("document.body.getAttribute('aria-busy')");
        panic!(
            "waited for {what}: {why}\nat {address}, busy: {busy}\n{log}\nit heard and asked:\n{heard}\n\
             the page shows:\n{shown}"
        )
    }
}

/// Tries until it works or the time is up; then the last failure is returned.
fn until<T>(limit: Duration, mut attempt: impl FnMut() -> Result<T, String>) -> Result<T, String> {
    let end = Instant::now() + limit;
    loop {
        match attempt() {
            Err(why) if Instant::now() > end => return Err(why),
            Err(_) => thread::sleep(PULSE),
            done => return done,
        }
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        drop(self.driver.take());
        // Processes that were ended a moment ago may still be writing; the folder goes after them.
        let end = Instant::now() + Duration::from_secs(3);
        while std::fs::remove_dir_all(self.home.path()).is_err()
            && self.home.path().exists()
            && Instant::now() < end
        {
            thread::sleep(PULSE);
        }
    }
}

fn capabilities(home: &TempDir) -> Capabilities {
    let mut flags: Vec<String> = FLAGS.iter().map(|&flag| flag.to_owned()).collect();
    flags.push(format!("--user-data-dir={}", home.path().join("profile").display()));
    let options = json!({
        "args": flags,
        "prefs": { "download.default_directory": home.path() },
    });
    Capabilities::from_iter([
        ("goog:chromeOptions".to_owned(), options),
        ("goog:loggingPrefs".to_owned(), json!({ "browser": "ALL" })),
    ])
}
