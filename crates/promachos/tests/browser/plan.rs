//! A plan of one's own: arrows and notes that never leave the browser [U13].

use serde_json::json;
use testkit::browser::Browser;

use crate::app::{App, QUIET, act, assert_quiet, solo, steps, texts, wait_live};

/// Counts everything that the page sends from now on.
fn count_requests(browser: &Browser) {
    browser.js(
        "window.sent = [];
         const real = window.fetch;
         window.fetch = (...given) => { window.sent.push(String(given[0])); return real(...given); };
         const send = WebSocket.prototype.send;
         WebSocket.prototype.send = function (...given) { window.sent.push('socket'); return send.apply(this, given); };",
        &[],
    );
}

/// The plan as its list has it.
fn plan(browser: &Browser) -> Vec<String> {
    texts(
        &browser.eval(
            "[...document.querySelectorAll('#plan-list li span')].map((it) => it.textContent)",
        ),
    )
}

/// The selectors of two parts of the board.
fn two_parts(browser: &Browser) -> [String; 2] {
    let all = texts(&browser.eval(
        "[...document.querySelectorAll('#board .wide [data-target]')].map((it) => it.dataset.target)",
    ));
    let part = |target: &str| format!("#board .wide [data-target='{target}']");
    [part(&all[0]), part(&all[all.len() - 1])]
}

#[test]
fn u13_an_arrow_and_notes_are_planned_by_mouse_and_nothing_is_sent() {
    let (_app, browser) = App::with_game(&solo(QUIET));
    let [from, to] = two_parts(&browser);
    count_requests(&browser);
    browser.click("[data-plan]");
    browser.click(&from);
    browser.click(&to);
    browser.wait("the arrow", "document.querySelector('#plan-layer .plan-arrow')");
    browser.click(&from);
    browser.click("#plan-note");
    browser.enter("hold here");
    browser.press(&["Enter"]);
    browser.click("#plan-note");
    browser.enter("win");
    browser.press(&["Enter"]);
    let planned = plan(&browser);
    assert_eq!(planned.len(), 3, "{planned:?}");
    assert!(planned[0].contains(" → ") && planned[1].ends_with(": hold here"), "{planned:?}");
    assert_eq!(planned[2], "win");
    browser.click("[data-unplan='0']");
    assert_eq!(plan(&browser), planned[1..], "and can be deleted");
    assert_eq!(browser.eval("window.sent"), json!([]), "a plan is nobody else's");
    assert_eq!(steps(&browser), 0, "to plan is not to play");
    browser.click("[data-plan]");
    act(&browser, "charge 19");
    assert_eq!(plan(&browser), planned[1..], "it outlives a step");
    browser.reload();
    wait_live(&browser);
    assert_eq!(plan(&browser), planned[1..], "and a reload");
    assert_quiet(&browser, &[]);
}

#[test]
fn u13_an_arrow_is_planned_with_keys_and_heard() {
    let (_app, browser) = App::with_game(&solo(QUIET));
    browser.press(&["b", "e", "ArrowRight", "e"]);
    browser.wait("the arrow", "document.querySelectorAll('#plan-list li').length === 1");
    let heard = browser.text("document.querySelector('#live').textContent");
    assert!(heard.contains(&plan(&browser)[0]), "{heard}");
    browser.press(&["d"]);
    browser.wait("no plan", "!document.body.classList.contains('planning')");
    assert_eq!(steps(&browser), 0);
    assert_quiet(&browser, &[]);
}

#[test]
fn u13_each_game_has_its_own_plan() {
    let (app, browser) = App::with_game(&solo(QUIET));
    browser.press(&["b", "e", "ArrowRight", "e"]);
    browser.wait("the arrow", "document.querySelectorAll('#plan-list li').length === 1");
    app.open_game(&browser, &solo(QUIET));
    assert_eq!(plan(&browser).len(), 0);
}

#[test]
fn u13_a_plan_can_be_drawn_over_an_earlier_step() {
    let app = App::start();
    let browser = app.browser();
    let path = app.open_game(&browser, &solo(QUIET));
    act(&browser, "charge 19");
    browser.open(&app.at(&format!("{path}?step=0")));
    wait_live(&browser);
    browser.press(&["d", "b"]);
    browser.wait("the focus", "document.activeElement.matches('#board [data-target]')");
    browser.press(&["Enter", "ArrowRight", "Enter"]);
    browser.wait("the arrow", "document.querySelectorAll('#plan-list li').length === 1");
    assert_quiet(&browser, &[]);
}
