//! The tutorial, to its end and on to a game.

use serde_json::json;

use crate::app::{App, assert_quiet, wait_live};

#[test]
fn u20_the_tutorial_of_thermopyles_is_learned_to_its_end_and_leads_to_a_game() {
    learn_all("thermopyles");
}

#[test]
fn u20_the_tutorial_of_the_battle_is_learned_to_its_end_and_leads_to_a_game() {
    learn_all("thermopylae");
}

/// Parts that a lesson highlights though none of its choices begins or ends with them.
const ELSEWHERE: &str = "[...document.querySelectorAll('#board .legal')].filter((part) => \
    ![...document.querySelectorAll('.told .act')].some((it) => \
    [it.dataset.target, it.dataset.source].includes(part.dataset.target))).map((it) => it.dataset.target)";

/// Takes the first choice of every lesson, and begins the small game after the last.
fn learn_all(game: &str) {
    let app = App::start();
    let browser = app.browser();
    browser.click(&format!("a[href='/learn/{game}']"));
    let mut lessons = 0;
    for _ in 0..20 {
        browser.wait(
            "a lesson",
            "document.body.dataset.page === 'learn' && document.querySelector('.told a.act')",
        );
        lessons += 1;
        assert!(browser.eval("document.querySelectorAll('#board svg').length").as_u64() > Some(0));
        assert_eq!(browser.eval(ELSEWHERE), json!([]), "highlighted, and no part of the lesson");
        browser.click(".told a.act");
        browser.wait("what happened", "document.querySelector('.told .why')");
        if browser.eval("Boolean(document.querySelector('[data-begin]'))") == true {
            break;
        }
        browser.click(".told a.primary");
    }
    assert!(lessons >= 8, "{lessons} lessons");
    browser.click("#first-game");
    browser.wait("the board", "document.body.dataset.page === 'table'");
    wait_live(&browser);
    assert_quiet(&browser, &[]);
}

#[test]
fn a_lesson_works_on_the_board_with_keys_and_says_why_not() {
    let app = App::start();
    let browser = app.browser();
    browser.open(&app.at("/learn/thermopyles"));
    browser.wait("a lesson", "document.querySelector('#board .target')");
    browser.press(&["b", "Enter"]);
    browser
        .wait("what happened, or why not", "document.querySelector('.told .why, .told .problem')");
    assert_quiet(&browser, &[]);
}

#[test]
fn a_lesson_of_two_clicks_works_on_the_board() {
    let app = App::start();
    let browser = app.browser();
    browser.open(&app.at("/learn/thermopylae?step=2"));
    browser.click("#board [data-target=place-eg_s]");
    browser.wait("places to go", "document.querySelector('#board .goal')");
    browser.click("#board .goal[data-target=place-kolonos]");
    browser.wait("what happened", "document.querySelector('.told .why')");
    assert_quiet(&browser, &[]);
}

#[test]
fn what_is_pressed_before_the_page_listens_is_not_lost() {
    let app = App::start();
    let browser = app.browser();
    // `interactive` comes before any module runs: nobody can press earlier.
    let source = "document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive' || location.search.includes('do=')) return;
        for (const key of ['b', 'Enter']) {
            document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        }
    });";
    browser.cdp("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": source }));
    browser.open(&app.at("/learn/thermopyles"));
    browser
        .wait("what happened, or why not", "document.querySelector('.told .why, .told .problem')");
    assert_quiet(&browser, &[]);
}
