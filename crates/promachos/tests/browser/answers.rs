//! What the page answers: why not, what is likely, what can be taken back.

use crate::app::{App, QUIET, act, assert_quiet, listed, solo, steps, toast};

#[test]
fn u7_u17_clicking_what_is_not_legal_says_why_with_its_case_and_opens_the_rules_there() {
    let (_app, browser) =
        App::with_game(&solo("marker 6\nslots 18/21 20/24\nhand 1 14 19\nstep support 20"));
    browser.click("#board .target.ask");
    browser.wait("the reason", "document.querySelector('#why .problem a.case')");
    let told = browser.text("document.querySelector('#why').innerText");
    let case = browser.text("document.querySelector('#why a.case').dataset.case");
    assert!(told.contains(&case) && case.starts_with('K'), "{told}");
    let spoken = browser.text("document.querySelector('#alert').textContent");
    assert!(spoken.contains("Not allowed"), "said aloud too: {spoken}");
    browser.click("#why .problem a.case");
    browser.wait("the clause", &format!("document.querySelector('#rules-panel #{case}.lit')"));
    assert!(browser.address().contains("/g/"), "beside the board, not instead of it");
    browser.press(&["Escape"]);
    browser.wait("the panel closed", "document.querySelector('#rules-panel').hidden");
    assert_eq!(steps(&browser), 0, "asking changes nothing");
    assert_quiet(&browser, &[]);
}

#[test]
fn u11_undo_says_what_it_takes_back_and_after_dice_why_it_cannot() {
    let (_app, browser) = App::with_game(&solo(QUIET));
    let before = listed(&browser);
    act(&browser, "charge 19");
    let takes = browser.text("document.querySelector('#undo-why').innerText");
    assert!(takes.contains("Takes back"), "{takes}");
    browser.click("#undo");
    browser.wait("no step", "Number(document.querySelector('#slider').max) === 0");
    assert_eq!(listed(&browser), before);
    act(&browser, "charge 19");
    act(&browser, "support 0");
    let cannot = browser.text("document.querySelector('#undo-why').innerText");
    assert!(cannot.contains("Cannot be undone"), "{cannot}");
    let now = steps(&browser);
    browser.click("#undo");
    toast(&browser, "Cannot be undone");
    assert_eq!(steps(&browser), now);
    assert_quiet(&browser, &[]);
}

#[test]
fn u10_the_odds_of_an_action_are_shown_on_focus_and_under_the_mouse() {
    let (_app, browser) =
        App::with_game(&solo("marker 3\nsupport 0\nslots 19/20 16/23\nhand 1 15 17"));
    let odds = "document.querySelector('#odds').innerText";
    browser.press(&["a", "Tab"]);
    browser.wait("odds for the keyboard", &format!("{odds}.includes('%')"));
    let first = browser.text(odds);
    browser.hover("#board .target[data-action='charge 17']");
    browser.wait("odds for the mouse", &format!("{odds}.includes('%') && {odds} !== {first:?}"));
    assert_eq!(steps(&browser), 0, "to look is not to act");
    let lit = browser
        .eval("document.querySelector('#actions .act[data-action=\"charge 17\"]').matches('.lit')");
    assert_eq!(lit, true, "the same action is marked in the list");
    assert_quiet(&browser, &[]);
}

#[test]
fn late_odds_do_not_scroll_the_page_under_the_pointer() {
    let app = App::start();
    let browser = app.browser();
    browser.resize(1280, 500);
    app.open_game(&browser, &solo("marker 3\nsupport 0\nslots 19/20 16/23\nhand 1 15 17"));
    let there = "(() => { document.querySelector('#actions .act[data-action=\"charge 17\"]').focus(); \
                 scrollTo(0, document.documentElement.scrollHeight); return scrollY; })()";
    let looked_at = browser.eval(there);
    assert!(looked_at.as_f64() > Some(0.0), "there is something to scroll");
    browser.wait("odds", "document.querySelector('#odds').innerText.includes('%')");
    assert_eq!(browser.eval("scrollY"), looked_at);
}

#[test]
fn u12_a_step_that_may_lose_the_game_is_asked_about_and_can_be_called_off() {
    let (_app, browser) =
        App::with_game(&solo("marker 6\nsupport 0\nslots 18/26 22/22\nhand 1 16"));
    let risky = "#actions .act[data-risk]";
    browser.click(risky);
    browser.wait("the question", "document.querySelector('#confirm').open");
    browser.press(&["Escape"]);
    browser.wait("the board again", "!document.querySelector('#confirm').open");
    assert_eq!(steps(&browser), 0);
    browser.wait("the focus where it was", &format!("document.activeElement.matches({risky:?})"));
    assert_quiet(&browser, &[]);
}

#[test]
fn advice_is_given_on_demand() {
    let (_app, browser) =
        App::with_game(&solo("marker 3\nsupport 0\nslots 19/20 16/23\nhand 1 15 17"));
    browser.click("#advice");
    browser.wait("advice", "document.querySelectorAll('#odds .hints li').length > 0");
    assert_eq!(steps(&browser), 0);
    assert_quiet(&browser, &[]);
}
