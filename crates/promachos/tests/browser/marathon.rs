//! Marathon at the table: an Operations Phase by few inputs [U36], a battle to its last point by mouse,
//! by keys and with a finger [U26] [U28], and a set-up that is changed.

use serde_json::{Value, json};
use testkit::browser::Browser;

use crate::app::{App, act, assert_quiet, steps, wait_steps};
use crate::hands::count_inputs;
use crate::hurry::{BY_FINGER, BY_KEYS, BY_MOUSE, Hands, Likes, play};

/// The most inputs that an Operations Phase of one formation may take.
const PHASE: u64 = 30;
/// No hurried battle takes more decisions.
const MOST: u32 = 200;

/// What somebody in a hurry does: everybody forward once, every shot and every attack at the best odds.
const HURRY: Likes = Likes {
    orders: &[
        "deploy line",
        "abatis all",
        "begin greek-center",
        "attach all",
        "place all",
        "advance 3",
        "fire best",
        "attack all",
        "fight next",
        "take best",
        "done",
    ],
    once: &["advance 3"],
    takes_first: true,
};

/// The Greek Center, ten units or so, three hexes before a Persian line that no Leader hears.
pub(crate) const CENTER: &str = "turn 3\nimpulse activation\ninitiative greek\nmorale greek 8\n\
    morale persian 6\nmarker greek-center\nactive GC1 GC2 GC3 GC4 GC5 GC6 GC7 GC8\n\
    at 1807 down-right GC1 GC2\nat 1908 down-right GC3 GC4 Callimachus\n\
    at 2007 down-right GC5 GC6\nat 2108 down-right GC7 GC8 Leontis\nat 1907 down-right GA1 GA2\n\
    at 1811 up-left PC1 PC2\nat 1911 up-left PC3 PC4\nat 2011 up-left PC5 PC6\n\
    at 2115 up-left PA1 PA2\nstep attach\n";

/// The last turn, when two wings have met and few markers are left.
const LATE: &str = "turn 10\nimpulse draw\ninitiative greek\nmorale greek 6\nmorale persian 5\n\
    markers greek-center persian-center\nat 1908 down-right GC1 GC2 Callimachus\n\
    at 2007 down-right GC3 GC4/reduced\nat 2108 down-right GL1\nat 1807 down-right GA1 GA2\n\
    at 1910 up-left PC1 PC2 Datis\nat 2010 up-left PC3/reduced\nat 2111 up-left PR1\n\
    at 2012 up-left PA1 PA2\nstep draw\n";

/// A battle against the rule of thumb, from its first step or from a position.
fn terms(setup: Option<&str>, other: &Value) -> Value {
    json!({
        "game": "marathon", "title": "The plain", "seed": 5, "options": {}, "setup": setup,
        "seats": [{ "kind": "here", "name": "Miltiades" }, other],
    })
}

fn computer() -> Value {
    json!({ "kind": "computer", "player": "greedy" })
}

/// The Greek Center under way, for tests of every game's page.
pub(crate) fn center() -> Value {
    terms(Some(CENTER), &computer())
}

fn open(app: &App, (width, height): (u32, u32), terms: &Value) -> Browser {
    let browser = app.browser();
    browser.resize(width, height);
    let settings = json!({ "speed": "once" }).to_string();
    browser.js("localStorage.setItem('promachos.settings', arguments[0])", &[json!(settings)]);
    app.open_game(&browser, terms);
    browser
}

fn inputs(browser: &Browser) -> u64 {
    browser.eval("window.inputs").as_u64().unwrap_or_default()
}

#[test]
fn u36_an_operations_phase_of_the_greek_center_takes_few_inputs() {
    let app = App::start();
    let browser = open(&app, (1280, 900), &center());
    count_inputs(&browser);
    let decisions = play(&browser, &BY_MOUSE, &HURRY, MOST, |prompt| {
        ["begin the turn", "tries to react", "which way"].iter().any(|word| prompt.contains(word))
    });
    let inputs = inputs(&browser);
    println!("an Operations Phase of the Greek Center: {decisions} decisions, {inputs} inputs");
    assert!(inputs <= PHASE, "{inputs} inputs");
    assert_quiet(&browser, &[]);
}

/// Plays the last turn to its end; says what that took.
fn last_turn(screen: (u32, u32), hands: &Hands) -> String {
    let app = App::start();
    let browser = open(&app, screen, &terms(Some(LATE), &computer()));
    count_inputs(&browser);
    let decisions = play(&browser, hands, &HURRY, MOST, |_| false);
    let told = browser.text("document.querySelector('#ending .result').innerText");
    assert!(!told.is_empty(), "the end has its reason");
    assert_quiet(&browser, &[]);
    format!("{decisions} decisions, {} inputs", inputs(&browser))
}

#[test]
fn the_last_turn_is_played_by_mouse_to_the_end() {
    println!("the last turn by mouse: {}", last_turn((1280, 900), &BY_MOUSE));
}

#[test]
fn u26_the_last_turn_is_played_by_keyboard_alone() {
    println!("the last turn by keys: {}", last_turn((1280, 900), &BY_KEYS));
}

#[test]
fn u28_the_last_turn_is_played_with_a_finger_on_a_phone() {
    println!("the last turn by finger: {}", last_turn((360, 740), &BY_FINGER));
}

#[test]
fn a_battle_is_played_by_mouse_from_its_set_up_through_its_first_phase() {
    let app = App::start();
    let browser = open(&app, (1280, 900), &terms(None, &computer()));
    count_inputs(&browser);
    let decisions =
        play(&browser, &BY_MOUSE, &HURRY, MOST, |prompt| prompt.contains("tries to react"));
    println!("set-up and first phase by mouse: {decisions} decisions, {} inputs", inputs(&browser));
    let log = browser.text("document.querySelector('#log').textContent");
    assert!(log.contains("Abatis"), "Abatis were set up: {log}");
    assert_quiet(&browser, &[]);
}

#[test]
fn a_set_up_by_name_may_be_changed_piece_by_piece() {
    let app = App::start();
    let browser = open(&app, (1280, 900), &terms(None, &computer()));
    act(&browser, "deploy line");
    let before = steps(&browser);
    let command = |text: &str| {
        browser.press(&[":"]);
        browser.enter(text);
        browser.press(&["Enter"]);
    };
    command("lift GL1");
    let lifted = wait_steps(&browser, before);
    command("place hoplite-left 2301 down-right");
    wait_steps(&browser, lifted);
    let log = browser.text("document.querySelector('#log').textContent");
    assert!(log.contains("2301"), "GL1 stands at 2301: {log}");
    assert_quiet(&browser, &[]);
}
