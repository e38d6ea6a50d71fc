//! Go Tell the Spartans to the end of its third day, as somebody in a hurry plays it: whole
//! deployments, everybody forward, every target at the best odds, advice where there is a choice
//! [U26] [U28] [U36].

use serde_json::{Value, json};
use testkit::browser::Browser;

use crate::app::{App, assert_quiet, confirm, steps, wait_steps};
use crate::hands::count_inputs;

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

/// How a player does things: with the mouse, with keys, or with a finger.
struct Hands {
    /// Chooses something of the list.
    choose: fn(&Browser, &str),
    /// Asks for advice.
    ask: fn(&Browser),
    /// Says that he means it.
    yes: fn(&Browser),
}

fn button(action: &str) -> String {
    format!("#actions .act[data-action='{action}']")
}

const BY_MOUSE: Hands = Hands {
    choose: |browser, action| browser.click(&button(action)),
    ask: |browser| browser.click("#advice"),
    yes: |browser| browser.click("#confirm-yes"),
};

const BY_KEYS: Hands = Hands {
    choose: |browser, action| {
        let css = button(action);
        let number = browser
            .text(&format!("document.querySelector({css:?}).querySelector('kbd').textContent"));
        browser.enter(&number);
    },
    ask: |browser| browser.press(&["h"]),
    yes: |browser| browser.press(&["Enter"]),
};

const BY_FINGER: Hands = Hands {
    choose: |browser, action| {
        let before = steps(browser);
        browser.tap(&button(action));
        // What is left to chance shows its odds first; the second tap means it [U10].
        let shown = browser.wait(
            "its odds, a question or another step",
            &format!(
                "document.querySelector('#confirm').open || Number(document.querySelector('#slider').max) > {before} \
                 ? 'done' : document.querySelector('#odds .told')?.getClientRects().length ? 'odds' : ''"
            ),
        );
        if shown == "odds" {
            browser.tap(&button(action));
        }
    },
    ask: |browser| browser.tap("#advice"),
    yes: |browser| browser.tap("#confirm-yes"),
};

/// What somebody in a hurry does, if it is offered; he goes forward once in a movement segment.
fn in_a_hurry(browser: &Browser, has_moved: bool) -> Option<&'static str> {
    let orders = [
        "deploy rest",
        "deploy wall",
        "forward all",
        "fire best",
        "fight all",
        "stand all",
        "roll",
        "done",
    ];
    let is_offered = |order: &&&str| {
        browser.eval(&format!("Boolean(document.querySelector({:?}))", button(order))) == true
    };
    orders.iter().filter(|it| !(has_moved && **it == "forward all")).find(is_offered).copied()
}

/// Waits until the page asks something, or the game is over. Nothing: it is over.
fn asked(browser: &Browser) -> Option<String> {
    let found = browser.wait(
        "a question or the end",
        "document.querySelector('#ending .ending') ? 'over' \
         : document.querySelector('#actions.settling, body.goes-on') ? '' \
         : document.querySelector('#actions .act') ? 'asked' : ''",
    );
    (found == "asked").then(|| browser.text("document.querySelector('#prompt').textContent"))
}

/// The first piece of advice that is one of the list.
fn advised(browser: &Browser, hands: &Hands) -> String {
    (hands.ask)(browser);
    let found =
        browser.wait("advice", "document.querySelector('#odds [data-advised]')?.dataset.advised");
    found.as_str().unwrap_or_default().to_owned()
}

/// Plays until the game is over; gives the number of decisions.
fn play(browser: &Browser, hands: &Hands) -> u32 {
    let mut has_moved = false;
    for decision in 0..MOST {
        if asked(browser).is_none() {
            return decision;
        }
        let before = steps(browser);
        let order = in_a_hurry(browser, has_moved);
        let action = order.map_or_else(|| advised(browser, hands), str::to_owned);
        has_moved = action == "forward all";
        (hands.choose)(browser, &action);
        confirm(browser, before, hands.yes);
        wait_steps(browser, before);
    }
    panic!("no end after {MOST} decisions");
}

/// Plays to the end of the third day; says what that took.
fn three_days(setup: Option<&str>, screen: (u32, u32), hands: &Hands) -> String {
    let app = App::start();
    let browser = app.browser();
    browser.resize(screen.0, screen.1);
    let settings = json!({ "speed": "once" }).to_string();
    browser.js("localStorage.setItem('promachos.settings', arguments[0])", &[json!(settings)]);
    app.open_game(&browser, &terms(setup));
    count_inputs(&browser);
    let decisions = play(&browser, hands);
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
