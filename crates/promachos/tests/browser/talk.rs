//! Ending a game early, correcting an entry, and hearing that it is one's turn.

use serde_json::{Value, json};
use testkit::browser::Browser;

use crate::access::REVIEWED;
use crate::app::{App, QUIET, act, assert_quiet, axe_source, solo, steps, wait_live, wait_steps};

#[test]
fn u23_a_game_is_given_up_by_keyboard_after_a_question() {
    let (_app, browser) = App::with_game(&solo(QUIET));
    browser.js("document.querySelector('#end-early summary').focus()", &[]);
    browser.press(&["Enter", "Tab", "Enter"]);
    browser.wait("the question", "document.querySelector('#confirm').open");
    browser.press(&["Enter"]);
    browser.wait("the end", "document.querySelector('#ending .ending.lost')");
    let result = browser.text("document.querySelector('#ending .result').innerText");
    assert!(result.contains("gave up"), "{result}");
    assert_eq!(browser.eval("document.querySelectorAll('#talk button').length"), 0);
    assert_eq!(browser.axe(&axe_source(), REVIEWED), [""; 0]);
    assert_quiet(&browser, &[]);
}

#[test]
fn a_mistyped_die_is_taken_back_in_the_page() {
    let (_app, browser) =
        App::with_game(&json!({ "game": "thermopyles", "dice": "table", "setup": QUIET }));
    act(&browser, "charge 14");
    act(&browser, "support 1");
    let before = steps(&browser);
    browser.click("#actions [data-outcome='die 2']");
    wait_steps(&browser, before);
    browser.click("#unroll");
    browser.wait(
        "the step is gone",
        &format!("Number(document.querySelector('#slider').max) === {before}"),
    );
    browser.wait("the question again", "document.querySelector('#actions [data-outcome]')");
    browser.click("#actions [data-outcome='die 6']");
    wait_steps(&browser, before);
    assert_quiet(&browser, &[]);
}

/// A page out of sight that notes every notice, with or without its player's wish for them.
fn out_of_sight(browser: &Browser, wished: bool) {
    browser.js(
        "Object.defineProperty(document, 'hidden', { get: () => true });
         window.noticed = [];
         window.Notification = class extends EventTarget {
           static permission = 'granted';
           static requestPermission = async () => 'granted';
           constructor(title, { body }) { super(); window.noticed.push(`${title}: ${body}`); }
         };",
        &[],
    );
    if wished {
        browser.js("document.querySelector('#settings').showModal()", &[]);
        browser.click("#notices");
        browser.js("document.querySelector('#settings').close()", &[]);
    }
}

/// Lets the friend with this key act until it is the page's turn.
fn friend_acts(browser: &Browser, key: &str) {
    let acted = browser.js_async(
        "const [key] = arguments;
         const api = document.querySelector('#page [data-name=api]').dataset.value;
         const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` };
         for (let number = 0; number < 40; number += 1) {
           const listed = await (await fetch(`${api}/actions`, { headers })).json();
           if (!listed.actions) return true;
           const body = JSON.stringify({ expected_version: listed.version, action_id: `f-${number}`,
             seat: listed.seat, action: listed.actions[0].notation });
           await fetch(`${api}/actions`, { method: 'POST', headers, body });
         }
         return false;",
        &[json!(key)],
    );
    assert_eq!(acted, true, "the friend is still asked");
    browser.wait("your turn", "document.querySelector('#prompt .yours')");
}

fn shared(app: &App, browser: &Browser) -> String {
    let seats =
        json!([{ "kind": "here", "name": "Gorgo" }, { "kind": "link", "name": "Leonidas" }]);
    let setup = "marker 3\nsupport 2\nslots 20/24 17/22\nactive 2\nhand 1 15 17 20\nhand 2 15 16\n";
    let terms = json!({ "game": "thermopyles", "seed": 7, "options": { "players": "2" },
        "seats": seats, "setup": setup });
    let path = app.open_game(browser, &terms);
    wait_live(browser);
    let id = path.rsplit('/').next().unwrap_or_default().to_owned();
    let view = crate::app::fetch(browser, "GET", &format!("/api/v1/games/{id}"), &Value::Null);
    let link = view["places"][1]["link"].as_str().unwrap_or_default().to_owned();
    link.rsplit('/').next().unwrap_or_default().to_owned()
}

#[test]
fn u23_whoever_wishes_it_is_told_on_the_desktop_that_it_is_his_turn() {
    let app = App::start();
    let browser = app.browser();
    let key = shared(&app, &browser);
    out_of_sight(&browser, true);
    friend_acts(&browser, &key);
    let noticed = browser.eval("window.noticed");
    assert_eq!(noticed.as_array().map(Vec::len), Some(1), "{noticed}");
    assert!(noticed[0].as_str().is_some_and(|it| it.contains("Your turn")), "{noticed}");
    assert!(browser.text("document.title").starts_with("● Your turn"));
    assert_quiet(&browser, &["403"]); // The friend asks once too often.
}

#[test]
fn u6_nobody_is_told_who_has_not_wished_it_but_the_tab_shows_a_mark() {
    let app = App::start();
    let browser = app.browser();
    let key = shared(&app, &browser);
    out_of_sight(&browser, false);
    friend_acts(&browser, &key);
    assert_eq!(browser.eval("window.noticed.length"), 0);
    assert!(browser.text("document.title").starts_with("● Your turn"));
}
