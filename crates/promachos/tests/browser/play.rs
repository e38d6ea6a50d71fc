//! Whole games: by mouse, by finger, by keyboard alone.

use testkit::browser::Browser;

use crate::app::{
    App, assert_quiet, confirm, is_over, listed, on_board, steps, wait_live, wait_steps,
};

/// No game is longer; a random one takes about forty actions.
const MOST: usize = 400;

/// Begins with the lobby's button and plays on the board until the end.
fn play(browser: &Browser, press: fn(&Browser, &str)) -> usize {
    press(browser, "[data-begin=thermopyles]");
    browser.wait("the board", "document.body.dataset.page === 'table'");
    wait_live(browser);
    for turn in 0..MOST {
        if is_over(browser) {
            return turn;
        }
        let before = steps(browser);
        let targets = on_board(browser);
        assert!(
            !targets.is_empty(),
            "nothing can be chosen on the board, but {:?}",
            listed(browser)
        );
        let action = &targets[turn % targets.len()];
        press(browser, &format!("#board .target[data-action='{action}']"));
        confirm(browser, before, |browser| press(browser, "#confirm-yes"));
        wait_steps(browser, before);
    }
    panic!("no end after {MOST} actions");
}

fn assert_ending(browser: &Browser) {
    let result = browser.text("document.querySelector('#ending .result').innerText");
    assert!(!result.is_empty(), "the end has its reason");
    assert!(
        browser.eval("document.querySelectorAll('#ending table tbody tr').length").as_u64()
            > Some(0)
    );
    assert_eq!(browser.eval("document.querySelectorAll('#actions .act').length"), 0);
    assert_quiet(browser, &[]);
}

#[test]
fn a_solo_game_is_played_to_its_end_by_mouse() {
    let app = App::start();
    let browser = app.browser();
    assert!(play(&browser, Browser::click) > 2);
    assert_ending(&browser);
}

#[test]
fn a_solo_game_is_played_to_its_end_by_finger_on_a_phone() {
    let app = App::start();
    let browser = app.browser();
    browser.resize(360, 740);
    assert!(play(&browser, Browser::tap) > 2);
    assert_ending(&browser);
}

/// Presses Tab until the focus is on something; a page is no longer than that.
fn tab_to(browser: &Browser, css: &str) -> usize {
    for presses in 1..=120 {
        browser.press(&["Tab"]);
        if browser.eval(&format!("document.activeElement.matches({css:?})")) == true {
            return presses;
        }
    }
    panic!("Tab never comes to {css}");
}

/// How one action is chosen with keys alone, in turn: by its number, on the board, in the list.
fn choose_by_keys(browser: &Browser, turn: usize) -> usize {
    match turn % 3 {
        0 => {
            browser.press(&["1"]);
            1
        }
        1 => {
            browser.press(&["b", "n", "Enter"]);
            3
        }
        _ => {
            browser.press(&["a", "Enter"]);
            2
        }
    }
}

#[test]
fn a_solo_game_is_played_to_its_end_by_keyboard_alone() {
    let app = App::start();
    let browser = app.browser();
    tab_to(&browser, "[data-begin=thermopyles]");
    browser.press(&["Enter"]);
    browser.wait("the board", "document.body.dataset.page === 'table'");
    wait_live(&browser);
    let mut presses = Vec::new();
    for turn in 0..MOST {
        if is_over(&browser) {
            break;
        }
        let before = steps(&browser);
        let mut count = choose_by_keys(&browser, turn);
        confirm(&browser, before, |browser| {
            browser.press(&["Enter"]);
            count += 1;
        });
        wait_steps(&browser, before);
        presses.push(count);
    }
    presses.sort_unstable();
    assert!(presses.len() > 2 && presses[presses.len() / 2] <= 4, "{presses:?}");
    assert_ending(&browser);
}

#[test]
fn u26_keys_are_listed_can_be_changed_and_switched_off() {
    let (_app, browser) = App::with_game(&crate::app::solo(crate::app::QUIET));
    browser.press(&["?"]);
    browser.wait("the keys", "document.querySelector('#keys').open");
    browser.click("[data-remap=actions]");
    browser.press(&["A"]);
    browser.wait(
        "the new key",
        "document.querySelector('[data-remap=actions] kbd').textContent === 'A'",
    );
    browser.press(&["Escape"]);
    browser.wait("the board again", "!document.querySelector('#keys').open");
    browser.press(&["A"]);
    browser.wait("the list", "document.activeElement.matches('#actions .act')");
    browser.click("[data-dialog=settings]");
    browser.click("[data-setting=keys]");
    browser.press(&["Escape"]);
    browser.wait("the board again", "!document.querySelector('#settings').open");
    browser.press(&["?"]);
    assert_eq!(browser.eval("document.querySelector('#keys').open"), false);
    browser.reload();
    wait_live(&browser);
    browser.press(&["?", "A"]);
    assert_eq!(browser.eval("document.querySelector('#keys').open"), false, "settings are kept");
}
