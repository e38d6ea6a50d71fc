//! The lobby: making, keeping and dropping games.

use std::fs;

use testkit::browser::Browser;

use crate::app::{App, QUIET, act, assert_quiet, fetch, new_game, solo, toast, wait_live};

const TITLES: &str = "[...document.querySelectorAll('#games .kept:not([hidden]) a.name')].map((it) => it.textContent).join('|')";

fn in_lobby(browser: &Browser, titles: &str) {
    browser.wait(
        &format!("{titles} in the lobby"),
        &format!("document.body.dataset.page === 'lobby' && {TITLES} === {titles:?}"),
    );
}

#[test]
fn a_game_is_set_up_with_its_title_seats_and_options() {
    let app = App::start();
    let browser = app.browser();
    browser.click("a[href='/new/thermopyles']");
    browser.wait("the form", "document.body.dataset.page === 'new'");
    assert_eq!(
        browser.eval("[...document.querySelectorAll('.seat')].filter((it) => !it.hidden).length"),
        1
    );
    browser.click("select[name='option:players']");
    browser.press(&["3", "Enter"]);
    browser.wait(
        "three seats",
        "[...document.querySelectorAll('.seat')].filter((it) => !it.hidden).length === 3",
    );
    browser.js(
        "const field = document.querySelector('input[name=title]'); field.focus(); field.select();",
        &[],
    );
    browser.enter("At the wall");
    browser.click("#new button.primary");
    browser.wait("the board", "document.body.dataset.page === 'table'");
    wait_live(&browser);
    assert_eq!(browser.text("document.querySelector('h1').innerText.trim()"), "At the wall");
    browser.click("header a.brand");
    in_lobby(&browser, "At the wall");
    assert_quiet(&browser, &[]);
}

#[test]
fn a_kept_game_is_renamed_copied_deleted_and_taken_back() {
    let app = App::start();
    let browser = app.browser();
    new_game(&browser, &solo(QUIET));
    browser.reload();
    in_lobby(&browser, "Hot gates");
    browser.click("[data-tool=rename]");
    browser.wait("the dialog", "document.querySelector('#rename').open");
    browser.enter("Cold gates");
    browser.press(&["Enter"]);
    in_lobby(&browser, "Cold gates");
    browser.click("[data-tool=copy]");
    browser.wait("two games", &format!("{TITLES}.split('|').length === 2"));
    browser.click("[data-tool=delete]");
    toast(&browser, "deleted");
    browser.wait("one game", &format!("{TITLES}.split('|').length === 1"));
    browser.click("#toast button");
    browser.wait("two games", &format!("{TITLES}.split('|').length === 2"));
    browser.reload();
    browser.wait("two games", &format!("{TITLES}.split('|').length === 2"));
    browser.click("[data-tool=delete]");
    toast(&browser, "deleted");
    browser.reload();
    browser.click("details.bin summary");
    browser.click("[data-tool=restore]");
    browser.wait(
        "two games",
        &format!("document.readyState === 'complete' && {TITLES}.split('|').length === 2"),
    );
    assert_quiet(&browser, &[]);
}

#[test]
fn a_game_is_exported_and_imported_and_a_malformed_record_writes_nothing() {
    let app = App::start();
    let browser = app.browser();
    app.open_game(&browser, &solo(QUIET));
    act(&browser, "charge 19");
    browser.open(&app.at("/"));
    in_lobby(&browser, "Hot gates");
    browser.click("[data-tool=export]");
    let record = browser.download("Hot gates.record");
    let wanted =
        fetch(&browser, "GET", &format!("{}/record", api_of(&browser)), &serde_json::Value::Null);
    assert_eq!(Some(record.as_str()), wanted.as_str(), "what is saved is what the API gives");

    let broken = browser.home().join("broken.record");
    fs::write(&broken, record.replace("charge 19", "charge 91")).expect("a broken record");
    import(&browser, &broken);
    toast(&browser, "did not work");
    browser.reload();
    in_lobby(&browser, "Hot gates");

    let good = browser.home().join("Brought.record");
    fs::write(&good, &record).expect("a record");
    import(&browser, &good);
    browser.wait("the board", "document.body.dataset.page === 'table'");
    wait_live(&browser);
    assert_eq!(crate::app::steps(&browser), 1);
    browser.open(&app.at("/"));
    in_lobby(&browser, "Brought|Hot gates");
    assert_quiet(&browser, &["422", "400"]);
}

/// The API's address of the first game in the lobby.
fn api_of(browser: &Browser) -> String {
    let id = browser.text("document.querySelector('#games .kept').dataset.id");
    format!("/api/v1/games/{id}")
}

fn import(browser: &Browser, file: &std::path::Path) {
    browser.click("details.import summary");
    browser.choose_file("#import input[type=file]", file);
    browser.click("#import button");
}

#[test]
fn a_stranger_is_told_how_to_come_in() {
    let app = App::start();
    let browser = Browser::start();
    browser.open(&app.at("/"));
    let told = browser.text("document.body.innerText");
    assert!(told.contains("link"), "{told}");
    assert!(!told.contains("Play now"), "the lobby is the owner's");
}
