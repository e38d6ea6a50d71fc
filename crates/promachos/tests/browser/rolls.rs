//! Dice at a real table, entered in the page.

use serde_json::json;

use crate::app::{App, QUIET, act, assert_quiet, steps, wait_live, wait_steps};

#[test]
fn a_real_die_is_entered_by_mouse_and_by_keyboard() {
    let app = App::start();
    let browser = app.browser();
    let terms = json!({ "game": "thermopyles", "dice": "table", "setup": QUIET });
    app.open_game(&browser, &terms);
    act(&browser, "charge 14");
    act(&browser, "support 1");
    browser.wait("the question", "document.querySelector('#actions [data-outcome]')");
    assert_eq!(browser.eval("document.querySelectorAll('#actions [data-outcome]').length"), 6);
    assert_eq!(browser.text("document.querySelector('#prompt .whose').innerText.trim()"), "Roll");
    let before = steps(&browser);
    browser.click("#actions [data-outcome='die 6']");
    let after = wait_steps(&browser, before);
    // A card is drawn or turned up next: entered with the keys alone.
    if browser.eval("document.querySelectorAll('#actions [data-outcome]').length > 0") == true {
        browser.press(&["1", "Enter"]);
        wait_steps(&browser, after);
    }
    assert_quiet(&browser, &[]);
}

#[test]
fn the_form_of_a_new_game_offers_real_dice() {
    let app = App::start();
    let browser = app.browser();
    browser.open(&app.at("/new/thermopyles"));
    browser.wait("the form", "document.querySelector('select[name=dice]')");
    browser.js("document.querySelector('select[name=dice]').value = 'table'", &[]);
    browser.click("#new button.primary");
    browser.wait("the board", "document.body.dataset.page === 'table'");
    wait_live(&browser);
    browser.wait("the first card", "document.querySelector('#actions [data-outcome]')");
    assert_quiet(&browser, &[]);
}
