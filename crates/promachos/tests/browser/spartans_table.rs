//! Go Tell the Spartans under the hand: a reason for every touch in vain [U7], zones, ways and sight on
//! demand by mouse, key and finger [U12], and orders that keep on until something happens.

use serde_json::{Value, json};
use testkit::browser::Browser;

use crate::app::{App, assert_quiet, steps, wait_steps};

/// Bows at G6 see E6; C6 lies behind it. Hoplites at H5.
const FIRE: &str = "segment greek-offensive-fire\ngreek G6 west locrians-bowx2\n\
    greek H5 west spartans-hoplitex3\npersian E6 east medes-mixedx3\n\
    persian C6 east medes-mixedx3\n";

/// The same before they move.
const MOVE: &str = "segment greek-movement\ngreek I6 west locrians-bowx2\n\
    greek H5 west spartans-hoplitex3\npersian A4 east medes-mixedx3\n\
    persian A5 east medes-mixedx3\n";

fn open(setup: &str) -> (App, Browser) {
    App::with_game(&json!({
        "game": "spartans", "title": "The table", "seed": 11, "options": {}, "setup": setup,
        "seats": [{ "kind": "here", "name": "Leonidas" }],
    }))
}

/// A click into the middle of an area, wherever its counters lie.
fn click_area(browser: &Browser, area: &str) {
    browser.js(
        "const part = [...document.querySelectorAll(`#board [data-target='place-${arguments[0]}']`)]
             .find((it) => it.getClientRects().length > 0 && it.checkVisibility());
         part.dispatchEvent(new MouseEvent('click', { bubbles: true }));",
        &[json!(area)],
    );
}

/// What stands beside the prompt as the reason.
fn reason(browser: &Browser) -> String {
    browser.wait("a reason", "!document.querySelector('#why').hidden");
    browser.text("document.querySelector('#why').textContent")
}

fn is_true(browser: &Browser, what: &str) -> bool {
    browser.eval(what) == Value::Bool(true)
}

#[test]
fn u7_water_sea_and_land_out_of_reach_say_why_with_their_case() {
    let (_app, browser) = open(MOVE);
    click_area(&browser, "G1");
    assert!(reason(&browser).contains("TEC.d"), "{}", reason(&browser));
    click_area(&browser, "A8");
    browser.wait(
        "why nobody comes there",
        "document.querySelector('#why').textContent.includes('The nearest, at')",
    );
    // The frame of the map is no area: the mountain in the south.
    browser.js(
        "document.querySelector('#board .map-view svg.sheet')
             .dispatchEvent(new MouseEvent('click', { bubbles: true }));",
        &[],
    );
    browser
        .wait("sea and mountain", "document.querySelector('#why').textContent.includes('2.1.1b')");
    assert_quiet(&browser, &[]);
}

#[test]
fn u12_ways_with_their_points_and_lines_of_sight_are_shown_by_one_key() {
    let (_app, browser) = open(MOVE);
    assert!(!is_true(&browser, "document.querySelector('#board .aid') !== null"));
    click_area(&browser, "I6");
    browser.wait("I6 in hand", "document.querySelector('#board .chosen')");
    browser.press(&["q"]);
    browser.wait("points", "document.querySelectorAll('#board .aid-label').length > 10");
    browser.wait(
        "the same in words",
        "document.querySelector('#aids-list').textContent.includes('G6 for 3')",
    );
    let said = browser.text("document.querySelector('#aids-list').textContent");
    assert!(said.contains("3.3.1a") && said.contains("8.1.3a"), "{said}");
    assert!(is_true(&browser, "document.querySelector('#board').classList.contains('with-zones')"));
    browser.press(&["q"]);
    browser.wait("nothing more", "document.querySelector('#board .aid') === null");
    assert!(is_true(&browser, "document.querySelector('#aids-panel').hidden"));
    assert_quiet(&browser, &[]);
}

#[test]
fn u12_a_line_of_sight_says_what_blocks_it_by_a_click_on_its_button() {
    let (_app, browser) = open(FIRE);
    browser.click("[data-aids]");
    browser.wait("the zones", "document.querySelectorAll('#aids-list li').length >= 2");
    click_area(&browser, "G6");
    browser.wait("a line that is blocked", "document.querySelector('#board .aid-line.blocked')");
    browser.wait("a line that is clear", "document.querySelector('#board .aid-line.clear')");
    browser.wait(
        "what blocks it",
        "document.querySelector('#aids-list').textContent.includes('units at E6 block')",
    );
    let said = browser.text("document.querySelector('#aids-list').textContent");
    assert!(said.contains("8.2.4a"), "{said}");
    assert_quiet(&browser, &[]);
}

#[test]
fn u20_fire_at_the_best_odds_is_given_once_and_waits_while_its_player_moves() {
    let (_app, browser) = open(FIRE);
    browser.click("#actions [data-stand='fire-best']");
    if is_true(&browser, "document.querySelector('#confirm').open") {
        browser.click("#confirm-yes");
    }
    // The volley falls by itself, and the system plays on to what is his to decide and no shot.
    browser.wait(
        "a decision that is not about fire",
        "!/Fire/.test(document.querySelector('#prompt').textContent)
             && document.querySelector('#actions .act') !== null",
    );
    browser.wait(
        "the order that keeps on",
        "document.querySelector(\"#actions [data-stand='fire-best'][aria-pressed='true']:not([hidden])\")",
    );
    browser.click("#actions [data-stand='fire-best']");
    browser.wait(
        "its end",
        "!document.querySelector(\"#actions [data-stand='fire-best'][aria-pressed='true']\")",
    );
    assert_quiet(&browser, &[]);
}

#[test]
fn u20_a_line_that_holds_goes_on_until_something_happens_to_it() {
    let (_app, browser) = open(MOVE);
    let before = steps(&browser);
    browser.click("#actions [data-stand='hold-line']");
    if is_true(&browser, "document.querySelector('#confirm').open") {
        browser.click("#confirm-yes");
    }
    wait_steps(&browser, before + 1);
    // Sooner or later the Medes come, and a melee begins or a unit falls: then it is his again.
    browser.wait("why it stopped", "/Stopped/.test(document.querySelector('#toast').innerText)");
    assert!(!is_true(
        &browser,
        "document.querySelector(\"#actions [data-stand][aria-pressed='true']\") !== null"
    ));
    assert_quiet(&browser, &[]);
}
