//! U10: what an action leads to is seen before it is done, and what a computer player advises.

use serde_json::Value;
use testkit::browser::Browser;

use crate::app::{App, assert_quiet, axe_source, solo, steps, wait_steps};
use crate::battle::battle;

/// Slots that a 17 beats or not by one die.
const CHARGE: &str = "marker 3\nsupport 0\nslots 19/20 16/23\nhand 1 15 17";

/// What the panel says; a number is kept with its sign.
const ODDS: &str = "document.querySelector('#odds').innerText.replaceAll('\\u00a0', ' ')";

fn point_at(browser: &Browser, action: &str) {
    browser.hover(&format!("#actions .act[data-action='{action}']"));
    browser.wait("its odds", "document.querySelector('#odds .pm-plain')");
}

/// Whether an element is in the window without scrolling.
fn is_in_sight(browser: &Browser, css: &str) -> bool {
    let seen = format!(
        "(() => {{ const box = document.querySelector({css:?}).getBoundingClientRect(); \
         return box.height > 0 && box.top >= 0 && box.bottom <= innerHeight; }})()"
    );
    browser.eval(&seen) == true
}

#[test]
fn u10_odds_stand_beside_the_prompt_in_plain_words_and_exact_figures_stay_as_they_were_left() {
    let app = App::start();
    let browser = app.browser();
    let path = app.open_game(&browser, &solo(CHARGE));
    point_at(&browser, "charge 17");
    let told = browser.text(ODDS);
    // 17 + d6: from a 2 on it beats the 19/20, and then the 16/23; from a 3 on it eliminates.
    assert!(told.contains("beats both 83 %, none 17 %"), "{told}");
    assert!(!told.contains("1/6"), "no figures before they are asked for: {told}");
    assert!(is_in_sight(&browser, "#odds") && is_in_sight(&browser, "#prompt"));
    browser.click("#odds .pm-exact summary");
    browser.wait("exact figures", &format!("{ODDS}.includes('1/6')"));
    point_at(&browser, "charge 15");
    browser.wait("those of the other", &format!("{ODDS}.includes('After charge 15')"));
    browser.open(&app.at(&path));
    crate::app::wait_live(&browser);
    point_at(&browser, "charge 17");
    assert_eq!(browser.eval("document.querySelector('#odds .pm-exact').open"), true);
    assert_eq!(steps(&browser), 0, "to look is not to act");
    assert_quiet(&browser, &[]);
}

#[test]
fn u10_the_list_does_not_move_while_the_pointer_goes_from_action_to_action() {
    let (_app, browser) = App::with_game(&solo(CHARGE));
    let top = "document.querySelector('#actions .actions').getBoundingClientRect().top";
    let before = browser.eval(top);
    for action in ["charge 17", "retreat", "charge 15"] {
        point_at(&browser, action);
        assert_eq!(browser.eval(top), before, "{action}");
    }
}

#[test]
fn u10_what_can_be_scrolled_takes_the_focus() {
    let (_app, browser) = App::with_game(&battle());
    browser.hover("#actions .act[data-action='attack mg_s all']");
    browser.wait("its odds", "document.querySelector('#odds .pm-exact')");
    browser.click("#odds .pm-exact summary");
    browser.press(&[":"]);
    browser.enter("odds attack mg_s all");
    browser.press(&["Enter"]);
    browser.wait("the answer", "document.querySelector('#command-answer .pm-plain')");
    browser.js(&axe_source(), &[]);
    let found = browser.js_async(
        "const run = await axe.run('.console', { runOnly: ['scrollable-region-focusable'] }); \
         return run.violations.map((it) => it.nodes.map((node) => node.html)).flat();",
        &[],
    );
    assert_eq!(found, Value::Array(Vec::new()), "{found}");
}

#[test]
fn u10_an_attack_by_everybody_is_one_offer_with_its_odds_and_the_choice_of_attackers_another() {
    let (_app, browser) = App::with_game(&battle());
    let text = |action: &str| {
        let css = format!("#actions .act[data-action='{action}']");
        browser.text(&format!("document.querySelector({css:?}).innerText"))
    };
    let (all, by_hand) = (text("attack mg_s all"), text("attack mg_s"));
    assert!(all.contains("with everybody who may") && all.contains("destroy them all"), "{all}");
    assert!(by_hand.contains("hoose who attacks Phocian Wall"), "{by_hand}");
    assert!(!by_hand.contains('%'), "no second line of the same thing: {by_hand}");
    browser.hover("#actions .act[data-action='attack mg_s all']");
    browser.wait("its odds", "document.querySelector('#odds .pm-plain')");
    let told = browser.text(ODDS);
    assert!(told.contains("Fought to the end, you "), "{told}");
    assert!(told.contains("Taken for granted: you fight on"), "{told}");
    browser.click("#odds .pm-exact summary");
    browser.wait("rounding said", &format!("{ODDS}.includes('rounded to a billionth')"));
    assert!(!browser.text(ODDS).contains("1000000000"));
    assert_quiet(&browser, &[]);
}

#[test]
fn u10_odds_that_are_overtaken_are_dropped_without_a_word() {
    let (_app, browser) = App::with_game(&solo(CHARGE));
    point_at(&browser, "charge 17");
    // An answer that comes late: held back until another action is pointed at.
    browser.js(
        "const fetched = window.fetch; window.held = []; \
         window.fetch = (at, how) => String(at).includes('charge%2015') \
         ? new Promise((go) => window.held.push(async () => { \
         const late = await fetched(at, how); const copy = late.clone(); go(late); \
         await copy.text(); })) : fetched(at, how);",
        &[],
    );
    browser.hover("#actions .act[data-action='charge 15']");
    browser.wait("the question", "window.held.length > 0");
    browser.hover("#actions .act[data-action='retreat']");
    browser.wait("the other odds", &format!("{ODDS}.includes('retreat to location')"));
    browser.js_async(
        "await Promise.all(window.held.map((go) => go())); \
         await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));",
        &[],
    );
    let told = browser.text(ODDS);
    assert!(told.contains("retreat to location"), "{told}");
    assert_quiet(&browser, &[]);
}

#[test]
fn u10_odds_that_one_comes_to_read_are_not_replaced_by_those_one_passed_on_the_way() {
    let (_app, browser) = App::with_game(&solo(CHARGE));
    point_at(&browser, "charge 17");
    let before = browser.text(ODDS);
    browser.js(
        "const fetched = window.fetch; window.held = []; \
         window.fetch = (at, how) => String(at).includes('charge%2015') \
         ? new Promise((go) => window.held.push(() => fetched(at, how).then(go))) : fetched(at, how);",
        &[],
    );
    browser.hover("#actions .act[data-action='charge 15']");
    browser.wait("the question", "window.held.length > 0");
    browser.hover("#odds .told");
    browser.js_async(
        "await Promise.all(window.held.map((go) => go())); \
         await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));",
        &[],
    );
    assert_eq!(browser.text(ODDS), before, "it stays what it was");
    assert_quiet(&browser, &[]);
}

#[test]
fn advice_is_drawn_on_the_board_and_goes_with_escape_or_the_next_step() {
    let (_app, browser) = App::with_game(&solo(CHARGE));
    let marks = "[...document.querySelectorAll('#board g.advice')].filter((it) => it.getClientRects().length).length";
    browser.click("#advice");
    browser.wait("a mark", &format!("{marks} > 0"));
    let told = browser.text("document.querySelector('#odds .hints li').innerText");
    assert!(told.contains("wins about") && told.contains('%'), "{told}");
    browser.press(&["Escape"]);
    browser.wait("no mark", &format!("{marks} === 0"));
    browser.wait("no advice", "!document.querySelector('#odds .hints')");
    browser.click("#advice");
    browser.wait("a mark again", &format!("{marks} > 0"));
    let before = steps(&browser);
    browser.click("#odds .hints [data-advised]");
    crate::app::confirm(&browser, before, |browser| browser.press(&["Enter"]));
    wait_steps(&browser, before);
    browser.wait("no mark after it", &format!("{marks} === 0"));
    assert_quiet(&browser, &[]);
}

#[test]
fn u10_a_finger_sees_the_odds_first_and_acts_with_its_second_tap() {
    let app = App::start();
    let browser = app.browser();
    browser.resize(360, 740);
    app.open_game(&browser, &solo(CHARGE));
    let act = "#actions .act[data-action='charge 17']";
    browser.tap(act);
    browser.wait("its odds", "document.querySelector('#odds .pm-plain')");
    let before = steps(&browser);
    assert_eq!(before, 0, "the first tap only looks");
    browser.tap(act);
    crate::app::confirm(&browser, before, |browser| browser.tap("#confirm-yes"));
    wait_steps(&browser, before);
    assert_quiet(&browser, &[]);
}
