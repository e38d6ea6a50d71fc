//! The first hour: a goal line, numbers that explain themselves, cards, lessons that can be clicked.

use serde_json::{Value, json};

use crate::app::{App, QUIET, assert_quiet, solo, steps, wait_laid_out, wait_live, wait_steps};
use crate::battle::battle;

/// Two at one screen bid for the Greeks.
fn auction() -> Value {
    json!({
        "game": "thermopylae", "title": "The bid", "seed": 11, "options": { "opener": "1" },
        "seats": [{ "kind": "here" }, { "kind": "here" }],
    })
}

#[test]
fn u38_the_goal_line_says_what_wins_and_loses_and_how_far_it_is() {
    let (_app, browser) = App::with_game(&battle());
    let goals = browser.text("document.querySelector('#goal').innerText");
    assert!(goals.contains("You win when") && goals.contains("so far"), "{goals}");
    assert!(goals.contains("You lose when 35 Persian units are destroyed"), "{goals}");
    // In sight beside the prompt, with its rules a link away, and every way folded beside.
    let seen = "(() => { const line = document.querySelector('#goal .goal').getBoundingClientRect(); \
                return line.top >= 0 && line.bottom <= innerHeight; })()";
    assert_eq!(browser.eval(seen), true);
    assert_eq!(
        browser.eval("document.querySelectorAll('#goal .goal > .when a.case').length >= 2"),
        true
    );
    assert_eq!(browser.eval("document.querySelectorAll('#goal .ways .goal').length"), 5);
    browser.resize(360, 740);
    wait_laid_out(&browser);
    assert_eq!(
        browser.eval("document.querySelector('#goal .goal').getClientRects().length > 0"),
        true
    );
    // With a phone on its side, and at a zoom of 200 %, how far it is stays beside the map.
    for (width, height) in [(740, 360), (640, 450)] {
        browser.resize(width, height);
        browser.wait("the goal in sight", seen);
        let far = "document.querySelector('#goal .far').getBoundingClientRect().height > 0";
        assert_eq!(browser.eval(far), true, "{width} wide");
    }
    assert_quiet(&browser, &[]);
}

#[test]
fn a_bid_begins_with_what_is_even_and_another_number_is_told_what_is_wrong() {
    let (_app, browser) = App::with_game(&auction());
    let field = "document.querySelector('#number-field').value";
    assert_eq!(browser.text(field), "32");
    let why = browser.text("document.querySelector('#number-why').textContent");
    assert_eq!(why, "About even between equal players: 32.");
    let fault = "(document.querySelector('#number-fault:not([hidden])')?.textContent ?? '')";
    for (number, told) in [
        ("0", "0 is too low: the least is 1."),
        ("101", "101 is too high: the most is 100."),
        ("7.5", "7.5 is no whole number."),
    ] {
        browser.click("#number-field");
        browser.eval("document.querySelector('#number-field').select()");
        browser.enter(number);
        browser.wait(told, &format!("{fault} === {}", json!(told)));
        assert_eq!(browser.eval("document.querySelector('.number .act').disabled"), true);
    }
    browser.eval("document.querySelector('#number-field').select()");
    browser.enter("1");
    browser.wait("no fault", &format!("{fault} === ''"));
    let words = "[...document.querySelectorAll('.number .words:not([hidden])')].map((it) => it.textContent).join()";
    assert!(browser.text(words).contains("destroy 1 Persian unit "), "{}", browser.text(words));
    let before = steps(&browser);
    browser.press(&["Enter"]);
    wait_steps(&browser, before);
    assert_quiet(&browser, &[]);
}

#[test]
fn u18_a_card_explains_a_part_on_focus_is_pinned_by_a_key_and_goes_with_escape() {
    let (_app, browser) = App::with_game(&battle());
    let card = "document.querySelector('#card').innerText";
    browser.press(&["b"]);
    browser.wait("a card", "document.querySelector('#card h3')");
    browser.press(&["i"]);
    browser.wait("a pinned card", "document.querySelector('#card-pin[aria-pressed=true]')");
    let pinned = browser.text(card);
    browser.press(&["n", "n"]);
    assert_eq!(browser.text(card), pinned);
    assert_eq!(browser.eval("document.querySelectorAll('#card a.case').length > 0"), true);
    browser.press(&["Escape"]);
    assert_eq!(browser.eval("document.querySelector('#card-panel').open"), false);
    // A part that does nothing is explained by a click, and every part by the list.
    browser.click("#board [data-target=unit-immortals]");
    browser
        .wait("the Immortals", "document.querySelector('#card h3')?.textContent === 'Immortals'");
    let parts = "[...document.querySelectorAll('#board [data-target]')].every((it) => \
                 [...document.querySelectorAll('#card-part option')].some((option) => option.value === it.dataset.target))";
    assert_eq!(browser.eval(parts), true);
    assert_quiet(&browser, &[]);
}

#[test]
fn u18_on_a_phone_a_card_is_a_small_sheet() {
    let app = App::start();
    let browser = app.browser();
    browser.resize(360, 740);
    app.open_game(&browser, &solo(QUIET));
    assert_eq!(browser.eval("document.querySelector('#card-panel').open"), false);
    browser.tap("#board [data-target=persian-deck]");
    browser.wait("a card", "document.querySelector('#card h3')");
    // It lies over the sheet with the reason, so it has the reason itself; the map stays [U7].
    browser.wait(
        "the reason",
        "document.querySelector('#card-why')?.innerText.includes('come on by themselves')",
    );
    browser.js("scrollTo(0, 0)", &[]);
    for part in ["location-3", "location-4"] {
        browser.tap("#card-close");
        browser.tap(&format!("#board [data-target={part}]"));
        browser.wait("a reason", "document.querySelector('#card-why')");
    }
    assert_eq!(browser.eval("scrollY"), 0, "the page is where it was");
    let height =
        "document.querySelector('#card-panel').getBoundingClientRect().height / innerHeight";
    assert!(browser.eval(height).as_f64() <= Some(0.45));
    browser.tap("#card-close");
    assert_eq!(browser.eval("document.querySelector('#card-panel').open"), false);
    assert_quiet(&browser, &[]);
}

#[test]
fn u20_whatever_a_lesson_highlights_can_be_clicked() {
    let app = App::start();
    let browser = app.browser();
    for (game, lessons) in [("thermopyles", 9), ("thermopylae", 9)] {
        for lesson in 1..=lessons {
            let path = format!("/learn/{game}?step={lesson}");
            browser.open(&app.at(&path));
            browser.wait("a lesson", "document.body.dataset.page === 'learn' && document.querySelector('#board .target')");
            let lit = browser.eval(
                "[...new Set([...document.querySelectorAll('#board .legal')].filter((it) => \
                 it.getClientRects().length).map((it) => it.dataset.target))]",
            );
            let lit = crate::app::texts(&lit);
            assert!(!lit.is_empty(), "{path} highlights nothing");
            for part in lit {
                browser.open(&app.at(&path));
                browser.wait("a lesson", "document.querySelector('#board .legal')");
                browser.click(&format!("#board [data-target='{part}']"));
                browser.wait(
                    &format!("what {part} of {path} does"),
                    "document.querySelector('.told .why, .told .problem, #board .goal, #hand:not([hidden]) .choice')",
                );
            }
        }
    }
    assert_quiet(&browser, &[]);
}

#[test]
fn u20_a_tutorial_ends_in_a_small_game_against_the_easy_level() {
    let app = App::start();
    let browser = app.browser();
    browser.open(&app.at("/learn/thermopylae?step=9&do=end+turn"));
    browser.click("#first-game");
    browser.wait("the board", "document.body.dataset.page === 'table'");
    wait_live(&browser);
    let goals = browser.text("document.querySelector('#goal').innerText");
    assert!(goals.contains("You win when 48 Persian units are destroyed"), "{goals}");
    assert_quiet(&browser, &[]);
}
