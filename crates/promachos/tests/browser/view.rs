//! What is seen of the board: hidden counters and names, and the lens [U3].

use serde_json::json;
use testkit::browser::Browser;

use crate::app::{App, QUIET, assert_quiet, listed, solo, steps, wait_live, wait_steps};

fn is_seen(browser: &Browser, css: &str) -> bool {
    let seen = "document.querySelector(arguments[0]).checkVisibility({ visibilityProperty: true })";
    browser.js(&format!("return {seen}"), &[json!(css)]) == true
}

#[test]
fn u3_counters_and_names_are_hidden_and_shown_again_and_the_choice_is_kept() {
    let (_app, browser) = App::with_game(&solo(QUIET));
    browser.click("[data-hide=pieces]");
    assert!(
        !is_seen(&browser, "#board .wide .piece") && is_seen(&browser, "#board .wide .place-name")
    );
    browser.press(&["v"]);
    assert!(!is_seen(&browser, "#board .wide .place-name"));
    assert!(!listed(&browser).is_empty(), "the list of actions stays");
    browser.reload();
    wait_live(&browser);
    assert!(!is_seen(&browser, "#board .wide .piece"), "kept");
    let pressed = "document.querySelector('[data-hide=pieces]').getAttribute('aria-pressed')";
    assert_eq!(browser.text(pressed), "true");
    browser.press(&["k"]);
    browser.click("[data-hide=names]");
    assert!(
        is_seen(&browser, "#board .wide .piece") && is_seen(&browser, "#board .wide .place-name")
    );
    assert_quiet(&browser, &[]);
}

#[test]
fn a_button_that_would_hide_nothing_is_not_offered() {
    let (_app, browser) = App::with_game(&solo(QUIET));
    browser.js(
        "for (const it of document.querySelectorAll('#board .piece')) it.classList.remove('piece')",
        &[],
    );
    browser.js_async("(await import('/assets/fragments.js')).changed();", &[]);
    assert!(!is_seen(&browser, "[data-hide=pieces]"));
}

/// How much larger the drawing is under the glass.
fn power(browser: &Browser, target: &str) -> f64 {
    let width = |css: &str| {
        format!("document.querySelector(\"{css}\").closest('svg').getBoundingClientRect().width")
    };
    let ratio = format!("{} / {}", width("#lens svg"), width(target));
    browser.eval(&ratio).as_f64().unwrap_or_default()
}

#[test]
fn u3_the_lens_follows_mouse_and_focus_and_esc_puts_it_away() {
    let (_app, browser) = App::with_game(&solo(QUIET));
    browser.click("[data-lens]");
    let target = "#board .wide .target[data-action='charge 19']";
    browser.hover(target);
    browser.wait("the lens", "!document.querySelector('#lens').hidden");
    assert!(
        (power(&browser, target) - 2.5).abs() < 0.01,
        "two and a half times: {}",
        power(&browser, target)
    );
    let stops = "document.querySelectorAll('#lens [tabindex], #lens [id], #lens [role]').length";
    assert_eq!(browser.eval(stops), 0, "nothing under the glass is heard or reached twice");
    browser.press(&["Escape"]);
    browser.wait("no lens", "document.querySelector('#lens').hidden");
    browser.press(&["m", "b"]);
    browser.wait("the lens at the focus", "!document.querySelector('#lens').hidden");
    browser.press(&["m"]);
    browser.wait("no lens", "document.querySelector('#lens').hidden");
    assert_quiet(&browser, &[]);
}

#[test]
fn u3_holding_a_place_magnifies_it_and_letting_go_after_a_look_chooses_nothing() {
    let (_app, browser) = App::with_game(&solo(QUIET));
    let (x, y) = browser.point("#board .wide .target[data-action='charge 19']");
    let mouse = |kind: &str| {
        let event = json!({ "type": kind, "x": x, "y": y, "button": "left", "clickCount": 1 });
        browser.cdp("Input.dispatchMouseEvent", &event);
    };
    mouse("mouseMoved");
    mouse("mousePressed");
    browser
        .wait("a look through the lens", "document.querySelector('#lens.looking:not([hidden])')");
    mouse("mouseReleased");
    browser.wait("no lens", "document.querySelector('#lens').hidden");
    assert_eq!(steps(&browser), 0, "looking is not choosing");
    assert!(listed(&browser).contains(&"charge 19".to_owned()));
    // Whoever is slow to let go has not looked: the lens was hardly there. Its clock is stopped,
    // so that a busy machine makes no look of it.
    browser.js(
        "document.querySelector('#board-view').addEventListener('pointerdown', () => {
             const real = window.requestAnimationFrame;
             window.requestAnimationFrame = () => 0;
             addEventListener('pointerup', () => { window.requestAnimationFrame = real; }, { once: true });
         }, { once: true });",
        &[],
    );
    mouse("mousePressed");
    browser.wait("the lens", "!document.querySelector('#lens').hidden");
    mouse("mouseReleased");
    wait_steps(&browser, 0);
    assert_quiet(&browser, &[]);
}

#[test]
fn u41_the_focus_of_a_place_runs_along_its_border_and_strikes_out_no_name() {
    let (_app, browser) = App::with_game(&crate::battle::battle());
    let look = browser.js(
        "const part = document.querySelector('#board .wide [data-target=place-trachis], #board [data-target=place-trachis]');
         part.focus({ focusVisible: true });
         const border = getComputedStyle(part.querySelector('[pointer-events] path'));
         return [document.activeElement === part, getComputedStyle(part).outlineStyle, border.strokeWidth, border.stroke !== 'none'];",
        &[],
    );
    assert_eq!(look, json!([true, "none", "5px", true]));
    assert_quiet(&browser, &[]);
}
