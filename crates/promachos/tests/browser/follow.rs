//! Following the other side's turn, looking back at it, and hearing it [U5] [U15] [U31] [U33] [U35].

use std::cell::Cell;

use serde_json::{Value, json};
use testkit::browser::{Browser, Media};

use crate::app::{App, act, assert_quiet, listed, steps, texts, wait_live, wait_steps};

/// The Persians at Hot Springs and above a lone Greek; what follows needs no dice but those of one
/// attack.
const SHOULDER: &str = "round 6\nat camp xerxes persian-generalx2 immortalsx9 cavalryx8 infantryx40\n\
    at springs immortalsx3\nat springs_n infantryx2\nat oaks immortals\n\
    at mg_s leonidas spartan-infantryx2\nat shoulder greek-infantry\nat eg_s spartan-general\n\
    departed cavalryx2\ndestroyed rest\n";

/// The same, with no other Greek left: who destroys him has won.
const LAST_GREEK: &str = "round 6\nat camp xerxes persian-generalx2 immortalsx9 cavalryx8 infantryx40\n\
    at springs immortalsx3\nat springs_n infantryx2\nat oaks immortals\nat shoulder greek-infantry\n\
    departed cavalryx2\ndestroyed rest\n";

/// The owner plays the Greeks; a friend, who comes by a link, the Persians.
struct Table {
    browser: Browser,
    path: String,
    key: String,
    acted: Cell<u32>,
}

impl Table {
    /// Opens the board, with a speed, after the phase of combats or in it.
    fn open(app: &App, speed: &str, step: &str) -> Self {
        Self::at(app, speed, &format!("{SHOULDER}{step}"))
    }

    /// Opens the board at a position, with a speed.
    fn at(app: &App, speed: &str, setup: &str) -> Self {
        let browser = app.browser();
        choose_speed(&browser, speed);
        let terms = json!({
            "game": "thermopylae", "title": "The pass", "seed": 11,
            "options": { "bid": "35", "greek": "1" }, "setup": setup,
            "seats": [{ "kind": "here", "name": "Leonidas" }, { "kind": "link", "name": "Xerxes" }],
        });
        let path = app.open_game(&browser, &terms);
        let all = "[...document.querySelectorAll('#share-panel [data-copy]')].map((it) => it.dataset.copy)";
        let link = browser.text(&format!("{all}.find((it) => it.includes('/s/2/'))"));
        let key = link.rsplit('/').next().unwrap_or_default().to_owned();
        Self { browser, path, key, acted: Cell::new(0) }
    }

    /// Asks the API in the friend's name.
    fn ask(&self, method: &str, path: &str, body: &Value) -> Value {
        let path = format!("{}{path}", self.path.replace("/g/", "/api/v1/games/"));
        let body = if method == "GET" { Value::Null } else { json!(body.to_string()) };
        self.browser.js_async(
            "const [method, path, body, key] = arguments;
             const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` };
             return (await fetch(path, { method, headers, body: body ?? undefined })).json();",
            &[json!(method), json!(path), body, json!(self.key)],
        )
    }

    /// The friend does something.
    fn friend(&self, action: &str) {
        self.acted.set(self.acted.get() + 1);
        let version = self.ask("GET", "", &Value::Null)["version"].clone();
        let sent = json!({
            "expected_version": version, "action_id": format!("{:032x}", self.acted.get()),
            "seat": 2, "action": action,
        });
        let done = self.ask("POST", "/actions", &sent);
        assert!(done["version"].is_u64(), "{action}: {done}");
    }

    /// Everything that the friend may do.
    fn friend_may(&self) -> Vec<String> {
        let answer = self.ask("GET", "/actions", &Value::Null);
        let listed = answer["actions"].as_array().into_iter().flatten();
        listed.filter_map(|it| it["notation"].as_str()).map(str::to_owned).collect()
    }

    /// The friend attacks the lone Greek, round after round, until he has fallen.
    fn friend_destroys(&self) {
        self.friend("attack shoulder all");
        for _ in 0..60 {
            let may = self.friend_may();
            let next = ["fight", "again"].into_iter().find(|it| may.iter().any(|may| may == it));
            match next.or(may.iter().map(String::as_str).find(|it| it.starts_with("hit "))) {
                Some(action) => self.friend(action),
                None => return,
            }
        }
        panic!("he has not fallen in sixty decisions");
    }

    /// Waits until nothing is played and the page shows the newest step.
    fn wait_caught_up(&self) {
        let done = self.browser.js_async(
            "const { isCaughtUp } = await import('/assets/live.js');
             const end = Date.now() + 30000;
             while (!isCaughtUp() && Date.now() < end) await new Promise((done) => setTimeout(done, 20));
             return isCaughtUp();",
            &[],
        );
        assert_eq!(done, true, "the page has not caught up");
        self.browser.wait("the strip gone", "document.querySelector('#follow').hidden");
    }
}

/// Keeps a speed as the settings do, before a table is opened.
fn choose_speed(browser: &Browser, speed: &str) {
    let kept = json!({ "speed": speed }).to_string();
    browser.js("localStorage.setItem('promachos.settings', arguments[0])", &[json!(kept)]);
}

/// Has the page write down each caption, the most arrows of the step shown, and what is in motion.
fn watch(browser: &Browser) {
    browser.js(
        "window.seen = { said: [], arrows: 0, before: 0, moved: 0, steps: [] };
         const shown = (it) => it.checkVisibility({ visibilityProperty: true });
         const look = () => {
             const strip = document.querySelector('#follow');
             const said = document.querySelector('#follow-said').textContent;
             if (!strip.hidden && said && seen.said.at(-1) !== said) seen.said.push(said);
             const arrows = (name) => [...document.querySelectorAll(`#board .recent[data-k$=${name}]`)]
                 .filter(shown).map((it) => it.querySelectorAll(':scope > path').length / 4);
             seen.arrows = Math.max(seen.arrows, ...arrows('now'));
             if (!strip.hidden) seen.before = Math.max(seen.before, ...arrows('before'));
             seen.moved = Math.max(seen.moved, document.getAnimations().length);
             requestAnimationFrame(look);
         };
         look();",
        &[],
    );
}

/// The lines of the log without their clauses, oldest first.
fn told(browser: &Browser) -> String {
    browser.text(
        "[...document.querySelectorAll('#log li:not([data-bare]) .said')].map((it) => {
             const copy = it.cloneNode(true);
             copy.querySelectorAll('.case').forEach((it) => it.remove());
             return copy.textContent.replaceAll(/\\s+/g, ' ').trim();
         }).filter((it, at, all) => it !== all[at - 1]).join(' ')",
    )
}

#[test]
fn u35_the_other_sides_turn_is_played_in_order_and_the_step_shown_alone_has_its_arrow() {
    let app = App::start();
    let table = Table::open(&app, "fast", "step movement\n");
    let browser = &table.browser;
    watch(browser);
    let before = told(browser);
    table.friend("march springs anthela immortalsx2");
    table.friend("march immortals springs demeter");
    table.friend("march immortals oaks saddle");
    table.friend("end turn");
    browser.wait("the strip", "seen.said.length > 0");
    table.wait_caught_up();
    let played = texts(&browser.eval("seen.said")).join(" ").replace(" (2×)", "");
    let all = told(browser);
    assert_eq!(played, all[before.len()..].trim(), "each sentence once, in the order of the log");
    assert!(browser.eval("seen.said.length").as_u64() >= Some(4), "decision by decision");
    assert_eq!(browser.eval("seen.arrows <= 1 && seen.before === 0"), true, "one arrow at most");
    assert!(browser.eval("seen.moved").as_u64() > Some(0), "pieces travelled");
    assert!(!listed(browser).is_empty(), "the list comes with the last step");
    assert_eq!(
        browser.eval("document.querySelectorAll('.ghost').length"),
        0,
        "nothing is left over"
    );
    let last = browser.text("document.querySelector('#live').textContent");
    assert!(last.contains("Your turn"), "the prompt is spoken when all is shown: {last}");
    assert_quiet(browser, &[]);
}

#[test]
fn u35_a_step_is_skipped_with_a_key_and_a_turn_with_escape() {
    let app = App::start();
    let table = Table::open(&app, "step", "step movement\n");
    let browser = &table.browser;
    let said = |part: &str| {
        let shown = "!document.querySelector('#follow').hidden && document.querySelector('#follow-said').textContent";
        browser.wait(part, &format!("({shown} || '').includes({part:?})"));
    };
    let newest = steps(browser);
    table.friend("march immortals springs anthela");
    table.friend("march immortals oaks saddle");
    table.friend("march infantry springs_n mg_n");
    table.friend("march immortals springs demeter");
    said("Anthela");
    assert_eq!(wait_steps(browser, newest), newest + 1, "a step at a word: it waits");
    browser.press(&["g"]);
    said("Saddle");
    browser.click("#follow-step");
    said("Middle Gate");
    browser.press(&["Escape"]);
    table.wait_caught_up();
    assert_eq!(steps(browser), newest + 4);
    table.friend("march camp trachis infantryx2");
    wait_steps(browser, newest + 4);
    assert_eq!(
        browser.eval("document.querySelector('#follow').hidden"),
        true,
        "the rest of a turn that was skipped is not played"
    );
    assert_quiet(browser, &[]);
}

#[test]
fn u5_losses_stay_marked_until_they_are_acknowledged_and_three_lines_say_what_changed() {
    let app = App::start();
    let table = Table::open(&app, "once", "");
    let browser = &table.browser;
    table.friend_destroys();
    if table.friend_may().iter().any(|it| it == "end combat") {
        table.friend("end combat");
    }
    table.friend("end turn");
    table.wait_caught_up();
    let mark = "[...document.querySelectorAll('#board .recent')].some((it) => it.querySelector('circle') && it.checkVisibility({ visibilityProperty: true }))";
    browser.wait("the mark of the fallen", mark);
    browser.wait("the strip", "!document.querySelector('#since').hidden");
    let lines = "document.querySelectorAll('#since-list li').length";
    browser.wait(
        "what fell",
        "document.querySelector('#since-list').textContent.includes('Fell: 1 at Gate Shoulder')",
    );
    assert!(browser.eval(lines).as_u64() <= Some(3), "three lines at most");
    browser.press(&["s"]);
    browser.wait("no mark", &format!("!({mark})"));
    assert_eq!(browser.eval("document.querySelector('#since').hidden"), true);
    assert_quiet(browser, &[]);
}

#[test]
fn u35_what_happened_is_shown_again_and_all_its_moves_on_request() {
    let app = App::start();
    let table = Table::open(&app, "fast", "step movement\n");
    let browser = &table.browser;
    for action in ["march springs anthela immortalsx2", "march immortals oaks saddle", "end turn"] {
        table.friend(action);
    }
    table.wait_caught_up();
    browser.click("#since-all");
    browser.wait("two arrows", "document.querySelectorAll('#board .all-moves').length === 2");
    browser.click("#since-show");
    browser.wait("the past", "location.search.startsWith('?step=')");
    browser.wait(
        "the present again",
        "location.search === '' && document.querySelectorAll('#actions .act').length > 0",
    );
    assert_quiet(browser, &[]);
}

#[test]
fn u31_without_motion_the_turn_is_a_list_of_stills() {
    let app = App::start();
    let table = Table::open(&app, "fast", "");
    let browser = &table.browser;
    browser.prefer(&[Media::Still]);
    watch(browser);
    table.friend("attack shoulder all");
    table.friend("fight");
    browser.wait("the stills", "seen.said.length > 0");
    table.wait_caught_up();
    assert_eq!(browser.eval("seen.moved"), 0, "nothing moves");
    let told = texts(&browser.eval("seen.said")).join(" ");
    assert!(told.contains("Gate Shoulder"), "each still has its sentence: {told}");
    assert_quiet(browser, &[]);
}

#[test]
fn u31_sounds_are_off_until_they_are_chosen() {
    let app = App::start();
    let table = Table::open(&app, "fast", "step movement\n");
    let browser = &table.browser;
    browser.js(
        "window.heard = 0;
         const Real = window.AudioContext;
         window.AudioContext = class extends Real { constructor(...given) { super(...given); window.heard += 1; } };",
        &[],
    );
    table.friend("march immortals springs anthela");
    browser.wait("the strip", "!document.querySelector('#follow').hidden");
    table.wait_caught_up();
    assert_eq!(browser.eval("heard"), 0, "nobody asked for sounds");
    browser.click("button[data-dialog=settings]");
    browser.click("#settings input[data-setting=sound]");
    browser.press(&["Escape"]);
    table.friend("march immortals oaks saddle");
    browser.wait("a sound", "heard > 0");
    table.wait_caught_up();
    assert_quiet(browser, &[]);
}

#[test]
fn u35_u39_the_last_blow_is_seen_before_the_end_is_told() {
    let app = App::start();
    let table = Table::at(&app, "fast", LAST_GREEK);
    let browser = &table.browser;
    browser.js(
        "window.moments = { before: false, beside: false };
         const look = () => {
             const [strip, ending] = [document.querySelector('#follow'), document.querySelector('#ending .ending')];
             if (!strip.hidden && ending) {
                 moments.before ||= !ending.checkVisibility();
                 moments.beside ||= ending.checkVisibility();
             }
             requestAnimationFrame(look);
         };
         look();",
        &[],
    );
    table.friend_destroys();
    browser.wait("the end", "document.querySelector('#ending .ending')?.checkVisibility()");
    assert_eq!(browser.eval("moments.before"), true, "the end is there while the blow is shown");
    assert_eq!(browser.eval("moments.beside"), false, "and it waits for the blow to be seen");
    browser.wait("the focus", "document.activeElement?.id === 'ending-title'");
    assert_quiet(browser, &["422"]); // The friend asked for a list when all was over.
}

#[test]
fn u15_replay_goes_by_phase_and_by_turn_and_the_log_stays_whole() {
    let app = App::start();
    let browser = app.browser();
    let terms = json!({
        "game": "thermopylae", "title": "The pass", "seed": 11,
        "options": { "bid": "35", "greek": "1" }, "setup": SHOULDER,
        "seats": [{ "kind": "here" }, { "kind": "here" }],
    });
    let path = app.open_game(&browser, &terms);
    for action in ["end combat", "end turn", "end turn"] {
        if listed(&browser).iter().any(|it| it == "end combat") && action == "end turn" {
            act(&browser, "end combat");
        }
        act(&browser, action);
    }
    let last = steps(&browser);
    let lines = browser.eval("document.querySelectorAll('#log li').length");
    let begins = "[...document.querySelectorAll('#log li')].filter((it) => it.textContent.includes('in turn')).map((it) => it.dataset.step)";
    let turns = texts(&browser.eval(begins));
    let newest: u64 = turns.last().and_then(|it| it.parse().ok()).expect("a turn began");
    let at = |step: u64| {
        browser.wait(
            &format!("step {step}"),
            &format!("Number(document.querySelector('#slider').value) === {step}"),
        );
        browser.wait("the address", &format!("location.search === '?step={step}'"));
    };
    browser.press(&["["]);
    at(last - 1);
    browser.press(&["<"]);
    let before = turns
        .iter()
        .rev()
        .filter_map(|it| it.parse().ok())
        .find(|&it: &u64| it < last - 1)
        .unwrap_or(0);
    at(before);
    browser.press(&[">"]);
    at(newest);
    browser.press(&["{"]);
    let phase = browser.text("document.querySelector('#chapter').textContent");
    assert!(phase.contains("Round"), "the replay says where it is: {phase}");
    assert_eq!(
        browser.eval("document.querySelectorAll('#log li').length"),
        lines,
        "the log stays whole"
    );
    assert_eq!(browser.eval("document.querySelectorAll('#log li.now').length"), 1);
    browser.open(&app.at(&format!("{path}?step={before}")));
    wait_live(&browser);
    at(before);
    browser.press(&["."]);
    browser.wait("the present", "document.querySelectorAll('#actions .act').length > 0");
    assert_quiet(&browser, &[]);
}
