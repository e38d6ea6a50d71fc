//! Coming back: what happened since, and marks until they are acknowledged [U5] [U15].

use serde_json::{Value, json};
use testkit::browser::Browser;

use crate::app::{App, QUIET, act, assert_quiet, fetch, solo, texts, wait_live};

/// Acts without the board page: somebody else, as far as that page is concerned.
fn act_elsewhere(browser: &Browser, path: &str, action: &str) {
    let api = path.replace("/g/", "/api/v1/games/");
    let version = fetch(browser, "GET", &api, &Value::Null)["version"].clone();
    let sent = json!({
        "expected_version": version, "action_id": "00112233445566778899aabbccddeeff",
        "seat": 1, "action": action,
    });
    let done = fetch(browser, "POST", &format!("{api}/actions"), &sent);
    assert!(done["version"].is_u64(), "{done}");
}

/// The lines of the strip; none while it is hidden.
fn strip(browser: &Browser) -> Vec<String> {
    texts(&browser.eval(
        "document.querySelector('#since').hidden ? []
         : [...document.querySelectorAll('#since-list li')].map((it) => it.textContent.trim())",
    ))
}

/// Opens a game, leaves it, has something happen there, and comes back.
fn come_back(app: &App, browser: &Browser) -> String {
    let path = app.open_game(browser, &solo(QUIET));
    assert_eq!(strip(browser), [""; 0], "nothing has happened yet");
    browser.open(&app.at("/"));
    act_elsewhere(browser, &path, "charge 19");
    browser.open(&app.at(&path));
    wait_live(browser);
    path
}

#[test]
fn u15_what_moved_is_told_by_the_names_of_places_alone() {
    let terms = json!({
        "game": "thermopyles", "title": "Hot gates", "seed": 5, "options": { "players": "2" },
        "seats": [{ "kind": "here", "name": "Anna" }, { "kind": "here", "name": "Ben" }],
    });
    let (_app, browser) = App::with_game(&terms);
    browser.wait("the strip", "document.querySelector('#since-list li')");
    let told = strip(&browser);
    // Three cards each [K3]; how many are left in the deck is not what moved.
    assert_eq!(told[0], "Moved: Spartan deck → Anna (1): 3; Spartan deck → Ben (2): 3", "{told:?}");
    assert_quiet(&browser, &[]);
}

#[test]
fn u15_whoever_comes_back_is_told_what_happened_until_it_is_acknowledged() {
    let app = App::start();
    let browser = app.browser();
    come_back(&app, &browser);
    let told =
        browser.text("document.querySelector('#log li:last-child .said').textContent.trim()");
    assert_eq!(strip(&browser), [told]);
    let heard = browser.text("document.querySelector('#live').textContent");
    assert!(heard.contains("since you last looked"), "{heard}");
    browser.reload();
    wait_live(&browser);
    assert_eq!(strip(&browser).len(), 1, "a reload is no acknowledgement");
    let news = "document.querySelector('#since-news').getBoundingClientRect()";
    let seen = format!("{news}.height > 0 && {news}.bottom < 200");
    assert_eq!(browser.eval(&seen), true, "the top of the page says that there is news");
    browser.click("#since-news");
    browser.wait("the strip", "document.activeElement?.id === 'since-seen'");
    browser.click("#since-seen");
    assert_eq!(strip(&browser), [""; 0]);
    browser.reload();
    wait_live(&browser);
    assert_eq!(strip(&browser), [""; 0], "and it stays acknowledged");
    assert_quiet(&browser, &[]);
}

#[test]
fn what_the_player_saw_happen_is_not_told_again() {
    let (_app, browser) = App::with_game(&solo(QUIET));
    act(&browser, "charge 19");
    act(&browser, "support 0");
    assert_eq!(strip(&browser), [""; 0]);
    browser.reload();
    wait_live(&browser);
    assert_eq!(strip(&browser), [""; 0]);
    assert_quiet(&browser, &[]);
}

#[test]
fn u5_marks_of_the_last_steps_are_on_the_board_until_they_are_acknowledged() {
    let app = App::start();
    let browser = app.browser();
    come_back(&app, &browser);
    browser.js("document.querySelector('#board .wide [data-target]').classList.add('recent')", &[]);
    let seen =
        "document.querySelector('#board .recent').checkVisibility({ visibilityProperty: true })";
    assert_eq!(browser.eval(seen), true);
    browser.press(&["s"]);
    browser.wait("the marks gone", &format!("!({seen})"));
    assert_eq!(strip(&browser), [""; 0], "one key for both");
    assert_quiet(&browser, &[]);
}
