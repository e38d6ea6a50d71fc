//! The lobby: making, keeping and dropping games; how each stands [U40].

use std::fs;

use serde_json::{Value, json};
use testkit::browser::{Browser, Media};

use crate::access::REVIEWED;
use crate::app::{
    App, QUIET, act, assert_quiet, axe_source, fetch, new_game, solo, texts, toast, wait_live,
};

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
fn u25_a_game_is_exported_and_imported_and_a_malformed_record_writes_nothing() {
    let (app, browser) = App::with_game(&solo(QUIET));
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

/// Gives a game up, by the API.
fn resign(browser: &Browser, path: &str) {
    let api = format!("/api/v1/games/{}", path.trim_start_matches("/g/"));
    let version = fetch(browser, "GET", &api, &Value::Null)["version"].clone();
    let words =
        json!({ "expected_version": version, "action_id": "r", "seat": 1, "action": "!resign" });
    fetch(browser, "POST", &format!("{api}/actions"), &words);
}

fn row(browser: &Browser, path: &str) -> String {
    let id = path.trim_start_matches("/g/");
    browser.text(&format!("document.querySelector('[data-id=\"{id}\"]').innerText"))
}

#[test]
fn u40_the_lobby_shows_position_opponent_and_turn_or_result_in_pages() {
    let app = App::start();
    let browser = app.browser();
    let battle = new_game(
        &browser,
        &json!({
            "game": "thermopylae", "title": "A battle", "options": { "bid": "35", "greek": "1" },
            "seats": [
                { "kind": "here", "name": "Gorgo" },
                { "kind": "computer", "name": "Xerxes", "player": "search:easy" },
            ],
        }),
    );
    for _ in 0..20 {
        new_game(&browser, &solo(QUIET));
    }
    let over = new_game(&browser, &solo(QUIET));
    resign(&browser, &over);
    browser.open(&app.at("/"));
    let rows = "document.querySelectorAll('#games .kept').length";
    assert_eq!(browser.eval(rows), 20);
    let drawn = "[...document.querySelectorAll('#games .kept .small svg')].filter((it) => it.getBoundingClientRect().width > 60).length";
    assert_eq!(browser.eval(drawn), 20, "every position is drawn");
    let told = row(&browser, &over);
    assert!(told.contains("Lost, on step 1") && !told.contains("Continue"), "{told}");
    assert!(told.contains("Look at it") && told.contains("Replay"), "{told}");
    browser.click("a[rel=next]");
    browser.wait("the second page", &format!("location.search === '?page=2' && {rows} === 2"));
    assert!(browser.text("document.querySelector('.turner').innerText").contains("21–22 of 22"));
    let told = row(&browser, &battle);
    assert!(told.contains("against Xerxes (computer, easy)"), "{told}");
    assert!(told.contains("Your turn") && told.contains("Continue"), "{told}");
    browser.click("a[rel=prev]");
    browser.wait("the first page", &format!("location.search === '' && {rows} === 20"));
    browser.resize(360, 740);
    for media in [&[][..], &[Media::Dark], &[Media::Contrast]] {
        browser.prefer(media);
        assert_eq!(browser.too_wide(), [""; 0]);
        assert_eq!(browser.axe(&axe_source(), REVIEWED), [""; 0]);
    }
    assert_quiet(&browser, &[]);
}

#[test]
fn the_pictures_on_the_boxes_have_the_colours_that_were_chosen() {
    let app = App::start();
    let browser = app.browser();
    new_game(&browser, &solo(QUIET));
    for theme in ["dark", "light", "contrast"] {
        browser.js(
            "localStorage.setItem('promachos.settings', JSON.stringify({ theme: arguments[0] }))",
            &[json!(theme)],
        );
        browser.open(&app.at("/"));
        let shown = browser.wait(
            "the pictures",
            "[...document.querySelectorAll('.boxes.compact .emblem img')].filter((it) => it.getClientRects().length).map((it) => it.getAttribute('src'))",
        );
        let shown = texts(&shown);
        assert_eq!(shown.len(), 4, "{shown:?}");
        assert!(shown.iter().all(|it| it.contains(&format!("/{theme}/"))), "{theme}: {shown:?}");
    }
    assert_quiet(&browser, &[]);
}
