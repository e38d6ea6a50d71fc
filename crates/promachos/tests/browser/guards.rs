//! What keeps a hand from slipping [U9] [U12], and what goes on by itself until it should not [U36].

use serde_json::{Value, json};

use crate::app::{App, assert_quiet, fetch, listed, steps, wait_steps};

/// Persians before the wall, in turn; the Greeks are somebody else at this screen, or a computer.
const WALL: &str = "round 6\nat camp xerxes persian-generalx2 immortalsx9 cavalryx8 infantryx40\n\
    at springs infantryx3\nat springs_n persian-general infantryx2\nat oaks immortals\n\
    at mg_s leonidas spartan-infantryx2\nat kolonos greek-infantry\nat eg_s spartan-general\n\
    destroyed rest\n";

fn terms(setup: &str, greek: &Value) -> Value {
    json!({
        "game": "thermopylae", "title": "The pass", "seed": 11, "setup": setup,
        "options": { "bid": "90", "greek": "1" }, "seats": [greek, { "kind": "here" }],
    })
}

/// The button that lies now where the pointer pressed.
const UNDER: &str = "(() => { const [x, y] = window.pressed; return document.elementFromPoint(x, y)?.closest('button')?.id ?? ''; })()";

#[test]
fn u9_a_turn_that_ends_with_moves_left_asks_and_its_yes_is_not_under_the_pointer() {
    let app = App::start();
    let browser = app.browser();
    let path = app
        .open_game(&browser, &terms(&format!("{WALL}step movement\n"), &json!({ "kind": "here" })));
    for (width, height) in [(1280, 800), (360, 740)] {
        browser.resize(width, height);
        browser.open(&app.at(&path));
        crate::app::wait_live(&browser);
        browser.js(
            "addEventListener('pointerdown', (event) => { window.pressed = [event.clientX, event.clientY]; }, true)",
            &[],
        );
        for button in ["#actions .act[data-action='end turn']", "#board [data-target=end-turn]"] {
            browser.click(button);
            browser.wait("the question", "document.querySelector('#confirm').open");
            let why = browser.text("document.querySelector('#confirm-why').textContent");
            assert!(why.contains("units have not moved"), "{why}");
            assert_eq!(
                browser.text("document.querySelector('#confirm-what').innerText").trim(),
                "End the turn R19"
            );
            assert_ne!(browser.text(UNDER), "confirm-yes", "{button} at {width}");
            browser.press(&["Escape"]);
            browser.wait("no question", "!document.querySelector('#confirm').open");
        }
    }
    assert_eq!(steps(&browser), 0);
    assert_quiet(&browser, &[]);
}

#[test]
fn u36_a_fight_until_a_unit_is_lost_stops_when_one_is() {
    let app = App::start();
    let browser = app.browser();
    let computer = json!({ "kind": "computer", "player": "random" });
    app.open_game(&browser, &terms(WALL, &computer));
    browser.click("#actions .act[data-action='attack mg_s all']");
    wait_steps(&browser, 0);
    browser.click("#actions .stand[data-stand=first-loss]");
    let told = browser.wait(
        "the end of it",
        "/Stopped|finished/.test(document.querySelector('#toast').innerText) && document.querySelector('#toast').innerText",
    );
    // Three Infantry with one hit each fall to the first hits of three Spartans; the fight goes on
    // only at a new word.
    assert!(told.as_str().is_some_and(|it| it.contains("units lost so far: ")), "{told}");
    let fallen = browser.text(
        "document.querySelector('#board [data-target=fight-panel]').getAttribute('aria-label')",
    );
    assert!(fallen.contains("Persian Infantry destroyed"), "{fallen}");
    assert!(listed(&browser).iter().any(|it| it == "again"), "{:?}", listed(&browser));
    assert_quiet(&browser, &[]);
}

#[test]
fn u36_hits_that_are_always_automatic_are_given_out_without_a_click() {
    let app = App::start();
    let browser = app.browser();
    let computer = json!({ "kind": "computer", "player": "random" });
    // Three kinds of attackers: who takes a hit is for their owner to say.
    let mixed = WALL.replace("springs infantryx3", "springs persian-general immortals infantry");
    let path = app.open_game(&browser, &terms(&mixed, &computer));
    browser.click("#actions .act[data-action='attack mg_s all']");
    let joined = wait_steps(&browser, 0);
    browser.js(
        "const field = document.querySelector('[data-routine=\"hit auto\"]');
         field.value = 'always';
         field.dispatchEvent(new Event('change', { bubbles: true }));",
        &[],
    );
    browser.click("#actions .act[data-action=fight]");
    crate::app::confirm(&browser, joined, |browser| browser.click("#confirm-yes"));
    // The next thing that is asked is whether to fight on: no hit was given out by hand.
    browser.wait("the next round", "document.querySelector('#actions .act[data-action=again], #actions .act[data-action=\"end combat\"]')");
    let api = path.replace("/g/", "/api/v1/games/");
    let record = fetch(&browser, "GET", &format!("{api}/record"), &Value::Null);
    let given =
        record.as_str().unwrap_or_default().lines().filter(|it| it.contains(" seat 2 hit "));
    assert!(given.count() > 0, "{record}");
    assert_quiet(&browser, &[]);
}

#[test]
fn u36_hits_are_given_out_though_the_dice_are_shown_before_their_roll_is_answered() {
    let app = App::start();
    let browser = app.browser();
    let computer = json!({ "kind": "computer", "player": "random" });
    let mixed = WALL.replace("springs infantryx3", "springs persian-general immortals infantry");
    app.open_game(&browser, &terms(&mixed, &computer));
    browser.click("#actions .act[data-action='attack mg_s all']");
    let joined = wait_steps(&browser, 0);
    browser.js(
        "const field = document.querySelector('[data-routine=\"hit auto\"]');
         field.value = 'always';
         field.dispatchEvent(new Event('change', { bubbles: true }));
         const real = window.fetch;
         window.fetch = async (...asked) => {
           const answer = await real(...asked);
           if (asked[1]?.method === 'POST') await new Promise((done) => { setTimeout(done, 1500); });
           return answer;
         };",
        &[],
    );
    browser.click("#actions .act[data-action=fight]");
    crate::app::confirm(&browser, joined, |browser| browser.click("#confirm-yes"));
    browser.wait("the next round", "document.querySelector('#actions .act[data-action=again], #actions .act[data-action=\"end combat\"]')");
    assert_quiet(&browser, &[]);
}
