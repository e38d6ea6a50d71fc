//! Go Tell the Spartans to the end of its third day, as somebody in a hurry plays it: whole
//! deployments, everybody forward, every target at the best odds, advice where there is a choice
//! [U26] [U28] [U36].

use serde_json::{Value, json};

use crate::app::{App, assert_quiet};
use crate::hands::count_inputs;
use crate::hurry::{BY_FINGER, BY_KEYS, BY_MOUSE, Hands, Likes, play};

/// No hurried game takes more decisions.
const MOST: u32 = 150;

/// The second day's last Action Round [4.0.Da]: the Greeks hold the wall, the Susians stand before it.
const LATE: &str = "day 2\nround 8\nsegment greek-movement\nused medes susa\nattacker susa\n\
    guard phocians\nhand phocians hoplitex8 javelinx2\ngreek G5 west spartans-hoplitex3\n\
    greek G6 west thespians-hoplitex3\ngreek G4 west thespians-hoplitex3\n\
    greek H4 west peloponnesians-hoplitex3\ngreek H5 west thebans-hoplitex3\n\
    greek H6 west malians-hoplitex3\ngreek H7 west malians-javelinx3\n\
    greek H8 west locrians-hoplitex3\ngreek I6 west locrians-bowx2\n\
    greek I5 west peloponnesians-hoplitex3\npersian D4 east susa-mixedx3\n\
    persian D5 east susa-mixedx3\npersian D6 east susa-mixedx3\npersian C5 east susa-bowx3\n";

/// A solitaire game, from its first die or from a position.
fn terms(setup: Option<&str>) -> Value {
    json!({
        "game": "spartans", "title": "Three days", "seed": 4, "options": {}, "setup": setup,
        "seats": [{ "kind": "here", "name": "Leonidas" }],
    })
}

/// What somebody in a hurry does; he goes forward once in a movement segment.
const HURRY: Likes = Likes {
    orders: &[
        "deploy rest",
        "deploy wall",
        "forward all",
        "fire best",
        "fight all",
        "stand all",
        "roll",
        "done",
    ],
    once: &["forward all"],
    takes_first: false,
};

/// Plays to the end of the third day; says what that took.
fn three_days(setup: Option<&str>, screen: (u32, u32), hands: &Hands) -> String {
    let app = App::start();
    let browser = app.browser();
    browser.resize(screen.0, screen.1);
    let settings = json!({ "speed": "once" }).to_string();
    browser.js("localStorage.setItem('promachos.settings', arguments[0])", &[json!(settings)]);
    app.open_game(&browser, &terms(setup));
    count_inputs(&browser);
    let decisions = play(&browser, hands, &HURRY, MOST, |_| false);
    let inputs = browser.eval("window.inputs");
    let told = browser.text("document.querySelector('#ending .result').innerText");
    assert!(!told.is_empty(), "the end has its reason");
    let log = browser.text("document.querySelector('#log').textContent");
    assert!(log.contains("Day 3, Action Round"), "the third day was played: {told}");
    assert_quiet(&browser, &[]);
    format!("{decisions} decisions, {inputs} inputs")
}

#[test]
fn three_days_are_played_by_mouse_from_the_first_die_to_the_end() {
    println!("three days by mouse: {}", three_days(None, (1280, 900), &BY_MOUSE));
}

#[test]
fn u26_the_third_day_is_played_by_keyboard_alone() {
    println!("from late on day 2 by keys: {}", three_days(Some(LATE), (1280, 900), &BY_KEYS));
}

#[test]
fn u28_the_third_day_is_played_with_a_finger_on_a_phone() {
    println!("from late on day 2 by finger: {}", three_days(Some(LATE), (360, 740), &BY_FINGER));
}
