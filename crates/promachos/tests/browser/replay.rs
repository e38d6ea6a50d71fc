//! Looking back: with keys, with the slider, from the log, by a link.

use serde_json::{Value, json};

use crate::app::{App, QUIET, act, assert_quiet, fetch, listed, solo, steps, wait_live};

#[test]
fn u15_a_game_is_replayed_with_keys_and_gone_on_with() {
    let app = App::start();
    let browser = app.browser();
    let path = app.open_game(&browser, &solo(QUIET));
    act(&browser, "charge 19");
    let last = act(&browser, "support 0");
    assert!(last > 2, "dice or cards came too");
    let at = |step: u64| {
        let shown = format!("Number(document.querySelector('#slider').value) === {step}");
        browser.wait(&format!("step {step}"), &shown);
        browser.wait(
            "its prompt",
            &format!(
                "document.querySelector('#prompt').innerText.includes('Step {step} of {last}')"
            ),
        );
    };
    browser.press(&["["]);
    at(last - 1);
    assert!(browser.address().ends_with(&format!("?step={}", last - 1)), "a link to the step");
    assert_eq!(listed(&browser).len(), 0, "nobody acts in the past");
    browser.press(&["Home"]);
    at(0);
    assert_eq!(steps(&browser), last);
    browser.press(&["ArrowRight"]);
    at(1);
    browser.press(&["]"]);
    at(2);
    browser.press(&["ArrowLeft"]);
    at(1);
    browser.press(&["End"]);
    at(last);
    browser.reload();
    wait_live(&browser);
    at(last);
    browser.press(&["."]);
    browser.wait("the present", "document.querySelectorAll('#actions .act').length > 0");
    assert!(browser.address().ends_with(&path));
    let action = listed(&browser).remove(0);
    assert!(act(&browser, &action) > last, "and the game goes on, live");
    assert_quiet(&browser, &[]);
}

#[test]
fn u14_every_line_of_the_log_jumps_to_its_step_and_the_log_can_be_searched() {
    let (_app, browser) = App::with_game(&solo(QUIET));
    act(&browser, "charge 19");
    act(&browser, "support 0");
    // The odds of what is under the mouse come first; they may move what stands below them.
    browser.hover("#actions .act[data-action=retreat]");
    browser.wait("its odds", "document.querySelector('#odds').innerText.includes('retreat')");
    browser.click("#log a[data-step='1']");
    browser.wait("step 1", "Number(document.querySelector('#slider').value) === 1");
    browser.click("#back-to-play");
    browser.wait("the present", "document.querySelectorAll('#actions .act').length > 0");
    browser.click("#log-filter");
    browser.enter("no such words");
    browser.wait("an empty log", "!document.querySelector('#log li:not([hidden])')");
    let cases = browser.eval("document.querySelectorAll('#log a.case').length");
    assert!(cases.as_u64() > Some(0), "sentences cite their Cases");
    assert_quiet(&browser, &[]);
}

#[test]
fn u15_a_game_that_goes_on_is_told_to_whoever_looks_back() {
    let app = App::start();
    let browser = app.browser();
    let path = app.open_game(&browser, &solo(QUIET));
    act(&browser, "charge 19");
    browser.open(&app.at(&format!("{path}?step=0")));
    wait_live(&browser);
    let api = path.replace("/g/", "/api/v1/games/");
    let version = fetch(&browser, "GET", &api, &Value::Null)["version"].clone();
    let sent = json!({
        "expected_version": version, "action_id": "goes-on", "seat": 1, "action": "support 0",
    });
    let done = fetch(&browser, "POST", &format!("{api}/actions"), &sent);
    assert!(done["version"].is_u64(), "{done}");
    browser.wait("a later end", "Number(document.querySelector('#slider').max) > 1");
    assert_eq!(browser.eval("document.querySelector('#slider').value"), "0", "it still looks back");
}
