//! The end of a game: who, why, the turns that decided it, luck, rematch, replay; and the board
//! still there [U39].

use serde_json::{Value, json};
use testkit::browser::{Browser, Media};

use crate::access::REVIEWED;
use crate::app::{
    App, act, assert_quiet, axe_source, confirm, fetch, new_game, solo, steps, wait_laid_out,
    wait_live,
};

/// One step from the end: whoever retreats from here has lost [K24].
const BRINK: &str = "marker 6\nsupport 4\nslots 12/27 20/24\nhand 1 18 19 20";

/// How much of an element is in sight, in per cent of its height.
fn in_sight(browser: &Browser, css: &str) -> f64 {
    let seen = browser.js(
        "const { top, bottom, height } = document.querySelector(arguments[0]).getBoundingClientRect();
         return 100 * (Math.min(bottom, innerHeight) - Math.max(top, 0)) / height;",
        &[json!(css)],
    );
    seen.as_f64().unwrap_or_default()
}

fn lose(app: &App, browser: &Browser) {
    app.open_game(browser, &solo(BRINK));
    act(browser, "retreat");
    browser.wait("the end", "document.querySelector('#ending .ending.lost')");
}

#[test]
fn u39_the_end_is_focused_and_heard_once_and_the_turns_come_by_themselves() {
    let app = App::start();
    let browser = app.browser();
    lose(&app, &browser);
    let focused = "document.activeElement.id";
    browser.wait("the focus", "document.activeElement?.id === 'ending-title'");
    assert_eq!(browser.text("document.activeElement.innerText"), "The game is lost");
    let described = "document.getElementById(document.activeElement.getAttribute('aria-describedby')).innerText";
    assert!(browser.text(described).contains("location 7"));
    let spoken = browser.text("document.querySelector('#live').textContent");
    assert!(!spoken.contains("lost"), "the heading tells it, not the live region too: {spoken}");
    browser.wait("the turns", "document.querySelector('#ending .turns li strong')");
    assert_eq!(browser.text(focused), "ending-title", "what comes later takes no focus");
    assert!(
        browser.text("document.querySelector('#ending .turns').innerText").contains("→ 0\u{a0}%")
    );
    assert_eq!(browser.axe(&axe_source(), REVIEWED), [""; 0]);
    browser.click("#ending .turns a");
    browser.wait("the step", "document.querySelector('#prompt [data-turn=past]')");
    assert_quiet(&browser, &[]);
}

#[test]
fn u39_the_board_stays_in_view_and_on_a_phone_the_end_can_be_put_away() {
    let app = App::start();
    let browser = app.browser();
    browser.resize(1280, 900);
    lose(&app, &browser);
    assert!(in_sight(&browser, "#board-view") > 80.0, "the board is there");
    assert!(in_sight(&browser, "#ending .verdict svg") > 99.0, "and so is the picture");
    let beside = "document.querySelector('#ending').getBoundingClientRect().left \
                  >= document.querySelector('#board-view').getBoundingClientRect().right";
    assert_eq!(browser.eval(beside), true, "the end stands beside the board");
    browser.resize(360, 740);
    wait_laid_out(&browser);
    browser.js("scrollTo(0, 0)", &[]);
    let covered = "Math.max(0, innerHeight - document.querySelector('.console').getBoundingClientRect().top) / innerHeight";
    assert!(browser.eval(covered).as_f64().unwrap_or(1.0) < 0.5, "half of a phone is the board's");
    browser.click("#ending-away");
    browser.wait("it is away", "!document.querySelector('#ending-rest').getClientRects().length");
    assert!(browser.eval(covered).as_f64().unwrap_or(1.0) < 0.2);
    assert_eq!(browser.axe(&axe_source(), REVIEWED), [""; 0]);
    browser.click("#ending-away");
    browser.wait("it is back", "document.querySelector('#ending-rest').getClientRects().length");
    for media in [Media::Dark, Media::Contrast] {
        browser.prefer(&[media]);
        assert_eq!(browser.axe(&axe_source(), REVIEWED), [""; 0]);
    }
    assert_quiet(&browser, &[]);
}

#[test]
fn u39_the_end_comes_into_sight_wherever_the_page_was_scrolled_to() {
    let app = App::start();
    let browser = app.browser();
    browser.resize(1280, 700);
    app.open_game(&browser, &solo(BRINK));
    browser.js("scrollTo(0, document.body.scrollHeight)", &[]);
    browser.js("document.querySelector('#actions .act[data-action=retreat]').click()", &[]);
    confirm(&browser, 0, |browser| browser.press(&["Enter"]));
    browser.wait("the end", "document.querySelector('#ending .ending.lost')");
    browser.wait("the focus", "document.activeElement?.id === 'ending-title'");
    assert!(in_sight(&browser, "#ending .verdict") > 99.0, "it is in sight");
    assert_quiet(&browser, &[]);
}

#[test]
fn u39_a_rematch_is_one_click() {
    let app = App::start();
    let browser = app.browser();
    lose(&app, &browser);
    let before = browser.address();
    browser.click("#rematch");
    let new = format!(
        "document.body.dataset.page === 'table' && location.href !== {before:?} \
         && document.querySelector('#slider')"
    );
    browser.wait("another game", &new);
    wait_live(&browser);
    assert_eq!(steps(&browser), 0);
    assert_quiet(&browser, &[]);
}

#[test]
fn u39_a_friend_is_asked_for_a_rematch_where_he_looks() {
    let app = App::start();
    let owner = app.browser();
    let path = new_game(
        &owner,
        &json!({
            "game": "thermopylae", "options": { "bid": "35", "greek": "1" },
            "seats": [{ "kind": "here", "name": "Anna" }, { "kind": "link", "name": "Ben" }],
        }),
    );
    owner.open(&app.at(&path));
    wait_live(&owner);
    let api = owner.text("document.querySelector('#page [data-name=api]').dataset.value");
    let view = fetch(&owner, "GET", &api, &Value::Null);
    let link = view["places"][1]["link"].as_str().expect("the friend's link").to_owned();
    let friend = Browser::start();
    friend.open(&app.at(&link));
    wait_live(&friend);
    let resign = json!({
        "expected_version": view["version"], "action_id": "r", "seat": 1, "action": "!resign",
    });
    fetch(&owner, "POST", &format!("{api}/actions"), &resign);
    friend.wait("the end", "document.querySelector('#ending .ending.won')");
    assert_eq!(friend.text("document.querySelector('#ending-title').innerText"), "Ben has won");
    owner.wait("the end", "document.querySelector('#ending .ending.lost')");
    owner.click("#rematch");
    friend.wait(
        "the question",
        "document.querySelector('#ending .button.primary')?.innerText === 'Anna asks for a rematch'",
    );
    friend.click("#ending .button.primary");
    friend.wait("the new table", "location.pathname.includes('/s/1/')");
    wait_live(&friend);
    assert_quiet(&friend, &[]);
}
