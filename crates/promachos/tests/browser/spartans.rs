//! Go Tell the Spartans at the table: the whole Greek line by few inputs [U36], and a system whose
//! every move can be stopped and asked why [U21] [U35].

use serde_json::{Value, json};
use testkit::browser::Browser;

use crate::app::{App, act, assert_quiet};
use crate::hands::count_inputs;

/// The most inputs that an Action Round of the whole Greek line may take.
const ROUND: u64 = 30;

/// Greeks behind the wall, and Medes two rows before it, at the beginning of a Greek movement.
const WALL: &str = "segment greek-movement\n\
    greek H4 west thespians-hoplitex3\ngreek H5 west spartans-hoplitex3\n\
    greek H6 west thebans-hoplitex3\ngreek H7 west malians-hoplitex3\n\
    greek I5 west malians-javelinx3\ngreek I6 west locrians-bowx2\n\
    persian D4 east medes-mixedx3\npersian D5 east medes-mixedx3\npersian D6 east medes-bowx3\n";

/// Two stacks of Medes who have nothing to do but to come.
const COMING: &str = "segment greek-movement\ngreek H5 west spartans-hoplitex3\n\
    persian A4 east medes-mixedx3\npersian A5 east medes-mixedx3\n";

/// A solitaire game from a position.
fn terms(setup: &str) -> Value {
    json!({
        "game": "spartans", "title": "The wall", "seed": 11, "options": {}, "setup": setup,
        "seats": [{ "kind": "here", "name": "Leonidas" }],
    })
}

/// The Greek line at the wall as a solitaire game.
pub(crate) fn line() -> Value {
    terms(WALL)
}

pub(crate) fn open(app: &App, setup: &str, speed: &str) -> Browser {
    let browser = app.browser();
    let kept = json!({ "speed": speed }).to_string();
    browser.js("localStorage.setItem('promachos.settings', arguments[0])", &[json!(kept)]);
    app.open_game(&browser, &terms(setup));
    browser
}

/// The step of the round that the prompt names.
fn prompt(browser: &Browser) -> String {
    browser.text("document.querySelector('#prompt').textContent")
}

/// The first of some orders that is offered.
fn offered(browser: &Browser, orders: &[&str]) -> Option<String> {
    let is_there = |order: &&&str| {
        let act =
            format!("document.querySelector(\"#actions .act[data-action='{order}']\") !== null");
        browser.eval(&act) == Value::Bool(true)
    };
    orders.iter().find(is_there).map(|order| (*order).to_owned())
}

#[test]
fn u36_an_action_round_of_the_whole_greek_line_takes_few_inputs() {
    let app = App::start();
    let browser = open(&app, WALL, "once");
    count_inputs(&browser);
    act(&browser, "forward all");
    let mut moved = false;
    for _ in 0..20 {
        let said = prompt(&browser);
        if moved && said.contains("Greek Movement") {
            break;
        }
        moved |= !said.contains("Greek Movement");
        browser.wait("what goes on by itself", "!document.body.classList.contains('goes-on')");
        let orders = ["fire best", "fight all", "retreat all", "roll", "done"];
        match offered(&browser, &orders) {
            Some(order) => act(&browser, &order),
            None => break,
        };
    }
    let inputs = browser.eval("window.inputs").as_u64().unwrap_or_default();
    println!("an Action Round of the whole Greek line: {inputs} inputs");
    assert!(moved, "the round went on: {}", prompt(&browser));
    assert!(inputs <= ROUND, "{inputs} inputs");
    assert_quiet(&browser, &[]);
}

#[test]
fn u35_the_systems_moves_are_shown_one_by_one_and_say_why() {
    let app = App::start();
    let browser = open(&app, COMING, "step");
    browser.click("#actions .act[data-action='done']");
    browser.wait("whether he means it", "document.querySelector('#confirm').open");
    browser.click("#confirm-yes");
    browser.wait("the first move of the system", "!document.querySelector('#follow').hidden");
    let mut asked = false;
    for _ in 0..12 {
        if browser.eval("document.querySelector('#follow').hidden") == true {
            break;
        }
        if browser.eval("document.querySelector('#follow-why').hidden") == false {
            browser.click("#follow-why");
            browser.wait("reasons", "document.querySelector('#follow-reasons li')");
            let told = browser.text("document.querySelector('#follow-reasons').textContent");
            assert!(told.contains("8.1.6a"), "{told}");
            asked = true;
        }
        browser.click("#follow-step");
    }
    assert!(asked, "no move of the system had a reason");
    browser.wait("all shown", "document.querySelector('#follow').hidden");
    assert_quiet(&browser, &[]);
}
