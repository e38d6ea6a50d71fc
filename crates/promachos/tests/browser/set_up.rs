//! The Greek set-up: a place or a unit first [U36], and the question before the battle begins [U12].

use serde_json::{Value, json};
use testkit::browser::Browser;

use crate::app::{App, act, assert_quiet, confirm, listed, steps, wait_steps};

/// The Greeks are to be set up.
fn terms() -> Value {
    json!({
        "game": "thermopylae", "title": "The pass", "seed": 11,
        "options": { "bid": "35", "greek": "1" },
        "seats": [{ "kind": "here" }, { "kind": "here" }],
    })
}

fn label(browser: &Browser, part: &str) -> String {
    let css = format!("#board [data-target={part}]");
    browser.text(&format!("document.querySelector({css:?}).getAttribute('aria-label')"))
}

#[test]
fn u36_a_place_may_be_chosen_before_the_unit_that_goes_there() {
    let (_app, browser) = App::with_game(&terms());
    browser.click("#board [data-target=place-mg_s]");
    browser.wait(
        "who goes there",
        "document.querySelector('#hand.which h2')?.textContent.startsWith('Phocian Wall')",
    );
    browser.click("#board [data-target=unit-leonidas]");
    let placed = wait_steps(&browser, 0);
    assert!(label(&browser, "place-mg_s").contains("King Leonidas"));
    // The list beside the map answers the same question.
    browser.wait("an empty hand", "document.querySelector('#hand').hidden");
    browser.click("#board [data-target=place-mg_n]");
    browser.wait("who goes there", "document.querySelector('#hand.which button')");
    browser.click("#hand.which li:first-child button");
    wait_steps(&browser, placed);
    assert!(label(&browser, "place-mg_n").contains("Spartan General"));
    // Escape takes the goal back.
    browser.click("#board [data-target=place-kolonos]");
    browser.wait("who goes there", "document.querySelector('#hand.which button')");
    browser.press(&["Escape"]);
    browser.wait(
        "nothing chosen",
        "document.querySelector('#hand').hidden && !document.querySelector('#board .chosen')",
    );
    assert_quiet(&browser, &[]);
}

#[test]
fn u12_after_a_saved_set_up_the_last_unit_is_asked_about_however_it_is_placed() {
    let (_app, browser) = App::with_game(&terms());
    browser.press(&["1"]);
    let before = wait_steps(&browser, 14);
    assert_eq!(before, 15);
    let orders = listed(&browser).into_iter().filter(|it| it.contains('@')).count();
    assert_eq!(orders, 1, "the plan that was chosen is the only one that goes on");
    let asks = |by: &str| {
        browser.wait(by, "document.querySelector('#confirm').open");
        let why = browser.text("document.querySelector('#confirm-why').textContent");
        assert!(why.contains("the battle begins with this unit"), "{by}: {why}");
        browser.press(&["Escape"]);
        browser.wait("no question", "!document.querySelector('#confirm').open");
        assert_eq!(steps(&browser), before, "{by}");
    };
    browser.press(&["1"]);
    asks("the order");
    browser.click("#board [data-target=unit-greek-infantry]");
    browser.wait("goals", "document.querySelector('#board .goal[data-target=place-drako]')");
    browser.click("#board [data-target=place-drako]");
    asks("the hand");
    browser.press(&["Escape"]);
    browser.press(&["1"]);
    confirm(&browser, before, |browser| browser.click("#confirm-yes"));
    wait_steps(&browser, before);
    assert_quiet(&browser, &[]);
}

/// Greeks who have yet to deploy on the first day.
fn morning() -> Value {
    json!({
        "game": "spartans", "title": "The gates", "seed": 11, "options": {},
        "setup": "day 1\nround 0\nsegment persian-movement\nused medes\nattacker medes\n\
            hand medes mixedx3\nguard locrians\nhand spartans hoplitex3\nhand thebans hoplitex3\n\
            step deployment\n",
        "seats": [{ "kind": "here", "name": "Leonidas" }],
    })
}

/// The areas in which Spartans or Thebans stand, as they are told.
fn stands(browser: &Browser) -> String {
    browser.text(
        "[...document.querySelectorAll('#board [data-target][aria-label]')]
            .map((it) => it.getAttribute('aria-label')).filter((it) => /Spartan|Theban/.test(it))
            .sort().join('; ')",
    )
}

#[test]
fn u36_a_set_up_that_a_player_keeps_stands_again_in_another_game() {
    let (app, browser) = App::with_game(&morning());
    let shown = |what: &str, css: &str| {
        browser.wait(what, &format!("!document.querySelector('{css}').hidden"));
    };
    assert_eq!(
        browser.eval("document.querySelector('#set-ups').hidden"),
        true,
        "where nobody stands and nothing is kept there is nothing to do"
    );
    act(&browser, "deploy wall");
    shown("what can be kept", "#set-ups-keep");
    let deployed = stands(&browser);
    browser.click("#set-ups-name");
    browser.enter("Forward");
    browser.press(&["Enter"]);
    browser.wait("the set-up in the list", "document.querySelector('#set-ups-kept li')");
    app.open_game(&browser, &morning());
    shown("what was kept", "#set-ups");
    let before = steps(&browser);
    browser.click("#set-ups-kept li button");
    wait_steps(&browser, before);
    assert_eq!(stands(&browser), deployed);
    assert!(deployed.contains("Theban") && deployed.contains("Spartan"), "{deployed}");
    browser.click("#set-ups-kept li button:last-child");
    browser.wait("an empty list", "!document.querySelector('#set-ups-kept li')");
    assert_quiet(&browser, &[]);
}
