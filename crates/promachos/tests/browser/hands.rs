//! Hands that move pieces: few inputs, each counted by the page itself [U36], and a reason for
//! everything that cannot be done [U7].

use serde_json::{Value, json};
use testkit::browser::Browser;

use crate::app::{App, assert_quiet, confirm, listed, steps, wait_steps};

/// The most inputs that an opening turn of the Persians may take.
const OPENING: u64 = 25;

/// How many units find room on level ground.
const ROOM: u64 = 3;
/// Who goes in an opening, so many at a time: on level ground as far as they come, and the Cavalry
/// into the mountains, where one finds room.
const COLUMNS: [(&str, u64); 3] =
    [("Persian Infantry", ROOM), ("Immortals", ROOM), ("Persian Cavalry", 1)];
/// The Camp's units reach six places on level ground and two in the mountains.
const REACHED: u64 = 6 * ROOM + 2;

fn terms(setup: Option<&str>, greek: &Value) -> Value {
    json!({
        "game": "thermopylae", "title": "The pass", "seed": 11, "setup": setup,
        "options": { "bid": "90", "greek": "1" }, "seats": [greek, { "kind": "here" }],
    })
}

fn here() -> Value {
    json!({ "kind": "here" })
}

/// Persians before the wall, in turn.
const WALL: &str = "round 6\nat camp xerxes persian-generalx2 immortalsx9 cavalryx8 infantryx40\n\
    at springs immortalsx3\nat springs_n persian-general infantryx2\nat oaks immortals\n\
    at mg_s leonidas spartan-infantryx2\nat kolonos greek-infantry\nat eg_s spartan-general\n\
    destroyed rest\n";

/// From now on the page counts what is pressed: buttons of the mouse, fingers, keys.
pub(crate) fn count_inputs(browser: &Browser) {
    browser.js(
        "window.inputs = 0;
         for (const kind of ['pointerdown', 'keydown']) {
             addEventListener(kind, () => { window.inputs += 1; }, true);
         }",
        &[],
    );
}

fn inputs(browser: &Browser) -> u64 {
    browser.eval("window.inputs").as_u64().unwrap_or_default()
}

fn part(target: &str) -> String {
    format!("#board [data-target={target}]")
}

/// The first goal that is shown.
fn goal(browser: &Browser) -> String {
    let found = browser.wait(
        "a goal",
        "[...document.querySelectorAll('#board .goal')].find((it) => it.getClientRects().length)?.dataset.target",
    );
    found.as_str().unwrap_or_default().to_owned()
}

fn goals(browser: &Browser) -> u64 {
    let shown = "[...document.querySelectorAll('#board .goal')].filter((it) => it.getClientRects().length).length";
    browser.eval(shown).as_u64().unwrap_or_default()
}

/// Waits until so many steps are made and the hand knows it: what is full is no goal any more.
fn wait_moved(browser: &Browser, steps: u64, full: &str) {
    browser.wait(
        &format!("step {steps}, and {full} full"),
        &format!(
            "Number(document.querySelector('#slider').max) === {steps} \
             && !document.querySelector('#board .goal[data-target={full}]')"
        ),
    );
}

/// A new game with the standard armies, the Greeks at the Middle Gate, the Persians to move.
fn opening(browser: &Browser, app: &App) {
    app.open_game(browser, &terms(None, &here()));
    for _ in 0..2 {
        let before = steps(browser);
        browser.click("#actions .act[data-action^='place ']");
        // The battle begins with the last unit: that is asked about.
        confirm(browser, before, |browser| browser.click("#confirm-yes"));
        wait_steps(browser, before);
    }
    browser.wait("the Persians", "document.querySelector('#actions [data-hands~=place-camp]')");
    count_inputs(browser);
}

fn hand(browser: &Browser) -> String {
    browser.text("document.querySelector('#hand:not([hidden]) h2')?.innerText ?? ''")
}

fn reason(browser: &Browser) -> String {
    let shown = browser.wait(
        "a reason",
        "document.querySelector('#why:not([hidden])')?.innerText.replace(/\\s+/g, ' ')",
    );
    shown.as_str().unwrap_or_default().to_owned()
}

#[test]
fn u24_what_is_tried_on_the_map_without_a_network_is_done_when_it_is_back() {
    let app = App::start();
    let browser = app.browser();
    app.open_game(&browser, &terms(Some(&format!("{WALL}step movement\n")), &here()));
    let before = steps(&browser);
    browser.offline(true);
    browser.wait("the banner", "!document.querySelector('#offline').hidden");
    browser.click(&part("place-camp"));
    browser.wait("it is told", "document.querySelector('#alert').textContent.includes('taken up')");
    browser.click(&part("place-trachis"));
    assert!(reason(&browser).contains("kept"), "{}", reason(&browser));
    assert_eq!(steps(&browser), before);
    browser.offline(false);
    wait_steps(&browser, before);
    let last = "document.querySelector('#log li:last-child .said').textContent";
    assert!(browser.text(last).contains("Trachis"), "{}", browser.text(last));
    assert_quiet(&browser, &["ERR_INTERNET_DISCONNECTED", "WebSocket"]);
}

#[test]
fn u36_an_opening_turn_of_the_persians_takes_few_inputs_by_mouse() {
    let app = App::start();
    let browser = app.browser();
    opening(&browser, &app);
    let first = steps(&browser);
    browser.click(&part("place-camp"));
    for (kind, units) in COLUMNS {
        browser
            .click(&format!("#hand [aria-label='{kind}'] [data-does=set][data-count='{units}']"));
        let held = format!("{units} {kind}");
        browser.wait(
            &held,
            &format!("document.querySelector('#hand h2').innerText.includes({held:?})"),
        );
        while goals(&browser) > 0 {
            let (before, to) = (steps(&browser), goal(&browser));
            browser.click(&part(&to));
            wait_moved(&browser, before + units, &to);
        }
    }
    let before = steps(&browser);
    assert_eq!(before - first, REACHED, "every place that is reached is full");
    browser.click("#actions .act[data-action='end turn']");
    wait_steps(&browser, before);
    println!("opening turn by mouse: {} inputs, {} units moved", inputs(&browser), before - first);
    assert!(inputs(&browser) <= OPENING, "{} inputs", inputs(&browser));
    assert_quiet(&browser, &[]);
}

#[test]
fn u36_an_opening_turn_of_the_persians_takes_few_inputs_by_keyboard() {
    let app = App::start();
    let browser = app.browser();
    opening(&browser, &app);
    let first = steps(&browser);
    browser.press(&["b"]);
    browser.wait("the Camp", "document.activeElement.dataset.target === 'place-camp'");
    browser.press(&["Enter"]);
    goal(&browser);
    for _ in 0..2 {
        // Three of the kind that digits are about: first the Infantry, then the next.
        browser.press(&["3"]);
        browser.wait("so many", "document.querySelector('#hand h2').innerText.includes('3 ')");
        while goals(&browser) > 0 {
            let before = steps(&browser);
            browser.press(&["n"]);
            let to = browser.text("document.activeElement.dataset.target");
            browser.press(&["Enter"]);
            wait_moved(&browser, before + ROOM, &to);
        }
        browser.press(&["j"]);
    }
    browser.press(&["Escape"]);
    let before = steps(&browser);
    assert!(before - first >= 6 * ROOM, "{} units", before - first);
    let number = browser
        .text("document.querySelector('#actions .act[data-action=\"end turn\"] kbd').textContent");
    browser.press(&[number.as_str()]);
    confirm(&browser, before, |browser| browser.press(&["Enter"]));
    wait_steps(&browser, before);
    println!("opening turn by keys: {} inputs, {} units moved", inputs(&browser), before - first);
    assert!(inputs(&browser) <= OPENING, "{} inputs", inputs(&browser));
    assert_quiet(&browser, &[]);
}

#[test]
fn u36_three_immortals_take_three_inputs_and_stay_in_the_hand_for_the_next_goal() {
    let (_app, browser) = App::with_game(&terms(Some(&format!("{WALL}step movement\n")), &here()));
    count_inputs(&browser);
    browser.click(&part("place-camp"));
    goal(&browser);
    browser.click("#hand [aria-label=Immortals] [data-does=set][data-count='3']");
    browser.click("#board .goal[data-target=place-trachis]");
    wait_moved(&browser, ROOM, "place-trachis");
    println!("three Immortals to Trachis: {} inputs", inputs(&browser));
    assert_eq!(inputs(&browser), 3);
    let label = browser.text(&format!(
        "document.querySelector({:?}).getAttribute('aria-label')",
        part("place-trachis")
    ));
    assert!(label.contains("3 Immortals"), "{label}");
    assert!(hand(&browser).contains("3 Immortals"), "{}", hand(&browser));
    browser.click(&part("place-melas"));
    wait_moved(&browser, 2 * ROOM, "place-melas");
    browser.press(&["y"]);
    assert!(reason(&browser).contains("is full"), "the same again says why it cannot be");
    browser.press(&["Escape"]);
    browser.wait("an empty hand", "document.querySelector('#hand').hidden");
    assert_eq!(goals(&browser), 0);
    assert_eq!(steps(&browser), 6);
    assert_quiet(&browser, &[]);
}

#[test]
fn u36_a_combat_takes_two_inputs() {
    let app = App::start();
    let browser = app.browser();
    let computer = json!({ "kind": "computer", "player": "random" });
    app.open_game(&browser, &terms(Some(WALL), &computer));
    count_inputs(&browser);
    let before = steps(&browser);
    browser.click("#actions .act[data-action='attack mg_s all']");
    let joined = wait_steps(&browser, before);
    browser.click("#actions .stand");
    browser.wait("the end", "document.querySelector('#toast').innerText.includes('is finished')");
    println!("a combat: {} inputs, {} steps", inputs(&browser), steps(&browser) - before);
    assert_eq!(inputs(&browser), 2);
    assert!(steps(&browser) > joined + 6, "dice have fallen");
    assert!(listed(&browser).iter().all(|it| it != "again"), "no round is left");
    assert_quiet(&browser, &[]);
}

#[test]
fn u36_a_stack_that_is_dragged_to_a_goal_goes_there() {
    let (_app, browser) = App::with_game(&terms(Some(&format!("{WALL}step movement\n")), &here()));
    browser.drag(&part("place-camp"), &part("place-trachis"));
    wait_moved(&browser, ROOM, "place-trachis");
    assert_quiet(&browser, &[]);
}

#[test]
fn u36_a_counter_that_is_dragged_goes_without_the_others_of_its_stack() {
    let (_app, browser) = App::with_game(&terms(Some(&format!("{WALL}step movement\n")), &here()));
    // The dearest would go first if everybody went: Xerxes and the generals stay.
    browser
        .drag("#board [data-target=place-camp] use[href='#pm-infantry']", &part("place-trachis"));
    wait_moved(&browser, ROOM, "place-trachis");
    let label = browser.text(&format!(
        "document.querySelector({:?}).getAttribute('aria-label')",
        part("place-trachis")
    ));
    assert!(label.contains("3 Persian Infantry"), "{label}");
    assert_quiet(&browser, &[]);
}

#[test]
fn u7_every_place_says_why_not_for_what_is_tried_until_something_else_is() {
    let (_app, browser) = App::with_game(&terms(Some(&format!("{WALL}step movement\n")), &here()));
    browser.click(&part("place-alpenoi"));
    assert!(reason(&browser).contains("Select the stack first"), "{}", reason(&browser));
    browser.click(&part("place-mg_s"));
    assert!(reason(&browser).contains("combats of this turn are over"), "{}", reason(&browser));
    browser.click(&part("place-camp"));
    browser.wait("no reason", "document.querySelector('#why').hidden");
    goal(&browser);
    browser.click(&part("place-mg_s"));
    assert!(reason(&browser).contains("an enemy stands"), "{}", reason(&browser));
    browser.wait("its Case", "document.querySelector('#why a.case[href]')");
    browser.click(&part("place-alpenoi"));
    browser.wait("too far", "document.querySelector('#why').innerText.includes('R24')");
    // Also where the map has no place: between the sea and its frame, and in the high mountains.
    browser.js(
        "document.querySelector('#board .wide.map-view svg, #board .map-view svg').dispatchEvent(new MouseEvent('click', { bubbles: true }))",
        &[],
    );
    browser.wait("closed", "document.querySelector('#why').innerText.includes('R11')");
    let to = goal(&browser);
    browser.click(&part(&to));
    wait_steps(&browser, 0);
    browser.wait("no reason", "document.querySelector('#why').hidden");
    assert_quiet(&browser, &[]);
}

#[test]
fn u27_an_order_is_understood_in_the_words_of_the_map() {
    let (_app, browser) = App::with_game(&terms(Some(&format!("{WALL}step movement\n")), &here()));
    browser.press(&[":"]);
    browser.wait("the line", "document.activeElement.id === 'command-line'");
    let help = browser.text("document.querySelector('#command-answer').innerText");
    assert!(help.contains("march camp trachis immortalsx3"), "{help}");
    browser.enter("march 3 Immortals from Persian Camp to Trachis");
    browser.press(&["Enter"]);
    crate::app::confirm(&browser, 0, |browser| browser.press(&["Enter"]));
    wait_moved(&browser, ROOM, "place-trachis");
    assert_quiet(&browser, &[]);
}

#[test]
fn u36_the_same_again_is_offered_as_long_as_it_is_allowed() {
    let (_app, browser) = App::with_game(&terms(Some(&format!("{WALL}step movement\n")), &here()));
    browser.click(&part("place-camp"));
    goal(&browser);
    browser.click("#hand [aria-label=Immortals] [data-does=set][data-count='1']");
    browser.click("#board .goal[data-target=place-trachis]");
    for moved in 1..ROOM {
        assert_eq!(wait_steps(&browser, moved - 1), moved);
        browser.wait("the offer", "document.querySelector('#hand [data-does=same]')");
        browser.click("#hand [data-does=same]");
    }
    wait_moved(&browser, ROOM, "place-trachis");
    // Once a position the page asks the rules; Trachis is full after the last.
    browser.wait(
        "the answer of the rules",
        &format!("performance.getEntriesByType('resource').filter((it) => it.name.includes('/why?')).length >= {}", 2 * ROOM - 1),
    );
    assert_eq!(browser.eval("document.querySelector('#hand [data-does=same]')"), Value::Null);
    assert_quiet(&browser, &[]);
}
