//! People at one table, and the computer that lets them think better of it.

use serde_json::{Value, json};
use testkit::browser::Browser;

use crate::access::REVIEWED;
use crate::app::{App, act, assert_quiet, axe_source, steps, wait_live, wait_steps};

/// An hour: the computer does not answer while the test runs.
const FOR_EVER: &str = "3600000";

/// The owner moves Persians; somebody else is the Greek.
fn battle(greek: &Value) -> Value {
    json!({
        "game": "thermopylae", "title": "The pass", "seed": 3,
        "options": { "bid": "35", "greek": "2" },
        "seats": [{ "kind": "here", "name": "Xerxes" }, greek],
        "setup": "round 6\nat camp xerxes persian-generalx4 immortalsx15 cavalryx9 infantryx45\n\
                  at mg_s leonidas spartan-infantryx2\nat eg_s spartan-general\n\
                  departed cavalryx2\ndestroyed rest\nstep movement\n",
    })
}

fn friend() -> Value {
    json!({ "kind": "link", "name": "Leonidas" })
}

/// The links that the owner's page offers: the friend's, and the watchers'.
fn links(browser: &Browser) -> (String, String) {
    let find = |part: &str| {
        let all = "[...document.querySelectorAll('#share-panel [data-copy]')].map((it) => it.dataset.copy)";
        browser.text(&format!("{all}.find((it) => it.includes({part:?}))"))
    };
    (find("/s/2/"), find("/w/"))
}

fn says(browser: &Browser, css: &str, part: &str) {
    browser.wait(
        &format!("{css} with “{part}”"),
        &format!("document.querySelector({css:?})?.textContent.includes({part:?})"),
    );
}

#[test]
fn u11_ending_a_turn_asks_first_and_is_taken_back_before_the_computer_answers() {
    let app = App::with_grace(FOR_EVER);
    let browser = app.browser();
    app.open_game(&browser, &battle(&json!({ "kind": "computer", "player": "greedy" })));
    let before = steps(&browser);
    browser.click("#actions .act[data-action='end turn']");
    browser.wait("the question", "document.querySelector('#confirm').open");
    says(&browser, "#confirm-why", "74 units have not moved");
    browser.click("#confirm-yes");
    wait_steps(&browser, before);
    says(&browser, "#prompt", "thinking");
    browser.wait("what undo takes back", "document.querySelector('#undo[data-undo]')");
    let cut = "(() => {
        const end = document.querySelector('#undo-why').getBoundingClientRect().bottom;
        return document.querySelector('#undo-why .case').getBoundingClientRect().bottom > end;
    })()";
    assert_eq!(browser.eval(cut), false, "what it says is there to the last line");
    browser.click("#undo");
    browser.wait(
        "the turn again",
        "document.querySelector('#actions .act[data-action=\"end turn\"]')",
    );
    assert_eq!(steps(&browser), before);
    assert_quiet(&browser, &[]);
}

#[test]
fn u12_who_never_wants_to_be_asked_ends_his_turn_at_once() {
    let app = App::with_grace(FOR_EVER);
    let browser = app.browser();
    app.open_game(&browser, &battle(&json!({ "kind": "computer", "player": "greedy" })));
    browser.js(
        "const field = document.querySelector('select[data-setting=confirm]');
         field.value = 'never';
         field.dispatchEvent(new Event('change'));",
        &[],
    );
    let before = steps(&browser);
    browser.click("#actions .act[data-action='end turn']");
    wait_steps(&browser, before);
    assert_quiet(&browser, &[]);
}

#[test]
fn u37_a_step_that_gave_a_person_the_turn_goes_back_with_his_leave() {
    let app = App::start();
    let owner = app.browser();
    app.open_game(&owner, &battle(&friend()));
    let (seat, _) = links(&owner);
    let friend = Browser::start();
    friend.open(&app.at(&seat));
    wait_live(&friend);
    let before = steps(&owner);
    act(&owner, "end turn");
    wait_steps(&friend, before);
    owner.wait("a button that asks", "document.querySelector('#undo[data-ask]')");
    owner.click("#undo");
    says(&owner, "#consent", "Leonidas is asked whether you may take back");
    says(&friend, "#consent", "Xerxes asks you to allow taking back");
    assert_eq!(friend.axe(&axe_source(), REVIEWED), [""; 0]);
    friend.click("#refuse-undo");
    says(&owner, "#consent .news", "Leonidas does not let you take the step back.");
    says(&friend, "#consent .news", "You do not let Xerxes take the step back.");
    assert!(steps(&owner) > before, "the step stands");
    act(&friend, "end turn");
    // The Persians have their combat phase first; there is nobody near to fight.
    owner.wait("the owner's turn", "document.querySelector('#prompt .yours')");
    let again = steps(&owner);
    act(&owner, "end turn");
    wait_steps(&friend, again);
    owner.wait("a button that asks", "document.querySelector('#undo[data-ask]')");
    owner.click("#undo");
    friend.wait("the question", "document.querySelector('#allow-undo')");
    friend.click("#allow-undo");
    for (browser, news) in [(&owner, "Leonidas agreed."), (&friend, "You agreed.")] {
        says(browser, "#consent .news", news);
        browser.wait(
            "the step is gone",
            &format!("Number(document.querySelector('#slider').max) === {again}"),
        );
        assert_quiet(browser, &[]);
    }
}

#[test]
fn u23_people_see_who_is_here_and_talk_apart_from_those_who_watch() {
    let app = App::start();
    let owner = app.browser();
    app.open_game(&owner, &battle(&friend()));
    says(&owner, "#here", "Leonidas is away");
    let (seat, watch) = links(&owner);
    let friend = Browser::start();
    friend.open(&app.at(&seat));
    wait_live(&friend);
    says(&owner, "#here", "Leonidas is here");
    let watcher = Browser::start();
    watcher.open(&app.at(&watch));
    wait_live(&watcher);
    says(&owner, "#here", "1 watches");
    let say = |browser: &Browser, text: &str| {
        browser.click("#chat-text");
        browser.enter(text);
        browser.press(&["Enter"]);
    };
    say(&watcher, "he will lose");
    says(&watcher, "#chat", "he will lose");
    say(&friend, "come and take them");
    says(&owner, "#chat", "Leonidas: come and take them");
    says(&owner, "#live", "Leonidas: come and take them");
    let field = "document.querySelector('#chat-text').value";
    friend.wait("an empty field", &format!("{field} === ''"));
    for (browser, strange) in
        [(&owner, "he will lose"), (&friend, "he will lose"), (&watcher, "take them")]
    {
        assert_eq!(
            browser.eval(&format!("document.documentElement.outerHTML.includes({strange:?})")),
            false
        );
        assert_eq!(browser.axe(&axe_source(), REVIEWED), [""; 0]);
        assert_quiet(browser, &[]);
    }
    drop(friend);
    says(&owner, "#here", "Leonidas is away");
}

#[test]
fn u23_nothing_that_one_of_two_at_a_screen_wrote_is_there_for_the_other() {
    let app = App::start();
    let browser = app.browser();
    let terms = json!({
        "game": "thermopylae", "title": "The pass", "seed": 3, "options": { "auction": "sealed" },
        "seats": [{ "kind": "here", "name": "Ann" }, { "kind": "here", "name": "Bob" }],
    });
    app.open_game(&browser, &terms);
    // Sealed bids [A30]: hers is written twice over, in the field and in the line.
    browser.click("#number-field");
    browser.enter("57");
    browser.press(&["Escape"]);
    browser.click("#command-open");
    browser.enter("bid 63");
    browser.press(&["Enter"]);
    browser
        .wait("the curtain", "document.querySelector('#curtain[open]')?.innerText.includes('Bob')");
    browser.js("window.before = true", &[]);
    browser.click("#curtain button");
    browser.wait("the page anew", "!window.before && document.querySelector('#number-field')");
    wait_live(&browser);
    assert_eq!(browser.text("document.querySelector('#number-field').value"), "32");
    let told = browser.text("document.querySelector('.console').innerText");
    assert!(!told.contains("57") && !told.contains("63"), "{told}");
    let kept = browser.text("localStorage.getItem('promachos.commands')");
    assert!(!kept.contains("63"), "{kept}");
    assert_quiet(&browser, &[]);
}
