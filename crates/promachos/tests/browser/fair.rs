//! Fair dice in the page: it adds its part by itself, and its button checks every roll.

use serde_json::{Value, json};
use testkit::browser::Browser;

use crate::app::{App, assert_quiet, fetch, wait_live};

fn verify(browser: &Browser, says: &str) {
    browser.click("#verify");
    let said = format!("document.querySelector('#verify-says').textContent.startsWith({says:?})");
    browser.wait(says, &said);
}

/// Plays the game out with the first listed action each time.
fn play_out(browser: &Browser, api: &str) {
    for number in 0..600 {
        let listed = fetch(browser, "GET", &format!("{api}/actions"), &Value::Null);
        let Some(action) = listed["actions"][0]["notation"].as_str() else { return };
        let sent = json!({
            "expected_version": listed["version"], "action_id": format!("n-{number}"),
            "seat": listed["seat"], "action": action,
        });
        fetch(browser, "POST", &format!("{api}/actions"), &sent);
    }
    panic!("the game did not end");
}

#[test]
fn u16_the_page_adds_its_part_and_checks_the_dice_before_and_after_the_end() {
    let app = App::start();
    let browser = app.browser();
    let path = app.open_game(&browser, &json!({ "game": "thermopyles", "dice": "fair" }));
    browser.wait("the first decision", "document.querySelector('#actions .act')");
    verify(&browser, "So far, so good");
    play_out(&browser, &path.replace("/g/", "/api/v1/games/"));
    browser.wait("the end", "document.querySelector('#ending .ending')");
    verify(&browser, "Verified");
    // What came after the last action is refused with 422: that is how the loop ends.
    assert_quiet(&browser, &["/actions"]);
}

#[test]
fn two_people_at_one_screen_and_a_friend_begin_when_all_have_opened_the_page() {
    let app = App::start();
    let browser = app.browser();
    let terms = json!({
        "game": "thermopyles", "dice": "fair", "options": { "players": "3" },
        "seats": [{ "kind": "here" }, { "kind": "here" }, { "kind": "link", "name": "Leonidas" }],
    });
    let path = app.open_game(&browser, &terms);
    let api = path.replace("/g/", "/api/v1/games/");
    browser.wait(
        "only the friend's part missing",
        "document.querySelector('#dice .fair')?.textContent.includes('Awaited: Leonidas.')",
    );
    let view = fetch(&browser, "GET", &api, &Value::Null);
    let link = view["places"][2]["link"].as_str().expect("the friend's link");
    browser.open_tab(&app.at(link));
    wait_live(&browser);
    browser.wait("the deal", "Number(document.querySelector('#slider').max) > 0");
}
