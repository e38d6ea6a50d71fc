//! Several pages of one game: seats, watchers, tabs, and the times without a network.

use serde_json::{Value, json};
use testkit::browser::Browser;

use crate::app::{
    App, QUIET, act, assert_quiet, is_over, listed, solo, steps, toast, wait_live, wait_steps,
};

/// A game of two: the owner here, a friend by link.
fn for_two() -> Value {
    json!({
        "game": "thermopyles", "title": "Two", "seed": 3,
        "options": { "players": "2" },
        "seats": [{ "kind": "here", "name": "Leonidas" }, { "kind": "link", "name": "Megistias" }],
    })
}

/// The links that the owner's page offers: the friend's, and the watchers'.
fn links(browser: &Browser) -> (String, String) {
    browser.click("#share-panel summary");
    let find = |part: &str| {
        let all = "[...document.querySelectorAll('#share-panel [data-copy]')].map((it) => it.dataset.copy)";
        browser.text(&format!("{all}.find((it) => it.includes({part:?}))"))
    };
    (find("/s/2/"), find("/w/"))
}

#[test]
fn two_seats_and_a_watcher_see_each_step() {
    let app = App::start();
    let owner = app.browser();
    app.open_game(&owner, &for_two());
    let (seat, watch) = links(&owner);
    let friend = Browser::start();
    friend.open(&app.at(&seat));
    wait_live(&friend);
    let playing = friend.tab();
    let watching = friend.open_tab(&app.at(&watch));
    wait_live(&friend);
    friend.turn_to(&playing);
    let mut acted = [0; 2];
    let turn = "document.querySelectorAll('#actions .act').length";
    while acted.iter().sum::<usize>() < 12 && acted.contains(&0) {
        let who = usize::from(owner.eval(turn) == 0);
        let (actor, other) = if who == 0 { (&owner, &friend) } else { (&friend, &owner) };
        assert_eq!(other.eval(turn), 0, "one seat at a time");
        let before = steps(actor);
        let actions = listed(actor);
        let now = act(actor, actions.last().expect("something to do"));
        acted[who] += 1;
        wait_steps(other, before);
        assert_eq!(steps(other), now);
        friend.turn_to(&watching);
        wait_steps(&friend, before);
        assert_eq!(friend.eval(turn), 0, "a watcher only watches");
        assert_eq!(friend.eval("document.querySelectorAll('#undo').length"), 0);
        friend.turn_to(&playing);
        if owner.eval("Boolean(document.querySelector('#ending .ending'))") == true {
            break;
        }
        let turns = format!("{turn} + document.querySelectorAll('#ending .ending').length");
        if owner.eval(&turns) == 0 {
            friend.wait("the friend's turn", &turns);
        }
    }
    let last = other_sentence(&owner);
    let spoken = friend.text("document.querySelector('#live').textContent");
    assert!(spoken.contains(last.split(" [").next().unwrap_or_default()), "{last:?} in {spoken:?}");
    assert_quiet(&owner, &[]);
    assert_quiet(&friend, &[]);
}

/// The newest sentence of the log.
fn other_sentence(browser: &Browser) -> String {
    browser.text("document.querySelector('#log li:last-child .said').textContent.trim()")
}

#[test]
fn u24_of_two_tabs_that_act_at_once_one_wins_and_the_other_is_told() {
    let app = App::start();
    let browser = app.browser();
    let path = app.open_game(&browser, &solo(QUIET));
    let first = browser.tab();
    browser.open_tab(&app.at(&path));
    wait_live(&browser);
    // The second tab's action is on its way, but slow.
    browser.js(
        "const real = window.fetch;
         window.fetch = (...given) => given[1]?.method === 'POST'
            ? new Promise((go) => { window.letGo = go; }).then(() => real(...given)) : real(...given);",
        &[],
    );
    let second = browser.tab();
    browser.click("#actions .act[data-action='charge 14']");
    browser.wait("the action on its way", "Boolean(window.letGo)");
    browser.turn_to(&first);
    act(&browser, "charge 19");
    browser.turn_to(&second);
    wait_steps(&browser, 0);
    browser.js("window.letGo()", &[]);
    toast(&browser, "changed before your action arrived");
    let spoken = browser.text("document.querySelector('#alert').textContent");
    assert!(spoken.contains("changed"), "said aloud too: {spoken}");
    assert_eq!(steps(&browser), 1, "exactly one won");
    assert!(listed(&browser).iter().all(|it| it.starts_with("support")), "and the page shows it");
    assert_quiet(&browser, &["409"]);
}

#[test]
fn u24_without_a_network_an_action_is_kept_and_sent_when_it_is_back() {
    let (_app, browser) = App::with_game(&solo(QUIET));
    browser.offline(true);
    browser.wait("the banner", "!document.querySelector('#offline').hidden");
    browser.click("#actions .act[data-action='charge 19']");
    toast(&browser, "Not sent");
    assert_eq!(steps(&browser), 0);
    browser.offline(false);
    wait_steps(&browser, 0);
    browser.wait("no banner", "document.querySelector('#offline').hidden");
    assert!(listed(&browser).iter().all(|it| it.starts_with("support")));
    assert_quiet(&browser, &["ERR_INTERNET_DISCONNECTED", "WebSocket"]);
}

#[test]
fn u24_when_the_program_dies_the_page_says_so_and_goes_on_when_it_is_back() {
    let mut app = App::start();
    let browser = app.browser();
    app.open_game(&browser, &solo(QUIET));
    act(&browser, "charge 19");
    app.kill();
    browser.wait("the banner", "!document.querySelector('#offline').hidden");
    assert!(!listed(&browser).is_empty(), "the page is still there");
    app.revive();
    browser.wait("no banner", "document.querySelector('#offline').hidden");
    assert_eq!(steps(&browser), 1, "nothing was lost");
    act(&browser, "support 0");
    assert_quiet(&browser, &["ERR_CONNECTION_REFUSED", "WebSocket", "ERR_"]);
}

#[test]
fn eight_tabs_of_one_browser_stay_live() {
    let app = App::start();
    let browser = app.browser();
    let path = app.open_game(&browser, &solo(QUIET));
    let mut tabs = vec![browser.tab()];
    for _ in 1..8 {
        tabs.push(browser.open_tab(&app.at(&path)));
        wait_live(&browser);
    }
    for actor in [7, 0, 3] {
        browser.turn_to(&tabs[actor]);
        assert!(!is_over(&browser));
        let action = listed(&browser).remove(0);
        let now = act(&browser, &action);
        for tab in &tabs {
            browser.turn_to(tab);
            wait_steps(&browser, now - 1);
        }
    }
    assert_quiet(&browser, &[]);
}

#[test]
fn u22_the_computer_at_a_seat_is_seen_thinking_and_then_plays() {
    let app = App::start();
    let browser = app.browser();
    let terms = json!({
        "game": "thermopyles", "title": "Against the machine", "seed": 5,
        "options": { "players": "2" },
        "seats": [{ "kind": "here" }, { "kind": "computer", "player": "search:easy" }],
    });
    app.open_game(&browser, &terms);
    let others = "document.querySelectorAll('#log li').length";
    for _ in 0..20 {
        if is_over(&browser) {
            break;
        }
        let action = listed(&browser).remove(0);
        act(&browser, &action);
    }
    assert!(browser.eval(others).as_u64() > Some(3));
    assert_quiet(&browser, &[]);
}

#[test]
fn u42_focus_and_page_stay_where_they_are_when_the_other_seat_acts() {
    let app = App::start();
    let browser = app.browser();
    let path = app.open_game(&browser, &solo(QUIET));
    let watched = browser.tab();
    browser.press(&["b"]);
    browser.wait("the focus on the board", "document.activeElement.matches('#board .target')");
    let target = browser.text("document.activeElement.dataset.target");
    browser.open_tab(&app.at(&path));
    wait_live(&browser);
    act(&browser, "charge 19");
    browser.turn_to(&watched);
    wait_steps(&browser, 0);
    let now = browser.eval("document.activeElement.matches('#board *')");
    assert_eq!(
        now,
        true,
        "{target} was focused, now {}",
        browser.text("document.activeElement.outerHTML")
    );
}

#[test]
fn a_page_that_was_overtaken_on_its_way_does_not_put_the_past_over_the_present() {
    let (_app, browser) = App::with_game(&solo(QUIET));
    let before = steps(&browser);
    let action = &listed(&browser)[0];
    // The page is read, the answer is held back, meanwhile an action is done and pushed.
    browser.js_async(
        "const [action] = arguments;
         const { refresh, state } = await import('/assets/live.js');
         const { act } = await import('/assets/play.js');
         const real = window.fetch;
         let held = false;
         window.fetch = async (...asked) => {
             const reply = await real(...asked);
             if (held || !String(asked[0]).includes('/g/')) return reply;
             held = true;
             const version = state.version;
             await act(action);
             while (state.version === version) await new Promise((done) => setTimeout(done, 5));
             return reply;
         };
         await refresh();
         window.fetch = real;",
        &[serde_json::json!(action)],
    );
    assert!(steps(&browser) > before, "the page shows the step before");
}
