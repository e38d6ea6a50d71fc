//! Several people in Go Tell the Spartans: two at a link under the fog of war [3.4a], and three at
//! one screen who debate who stays for the third day [11.2a].

use serde_json::{Value, json};
use testkit::browser::Browser;

use crate::app::{App, act, assert_quiet, wait_live, wait_steps};

/// Stacks whose top hides others: Thespians below Spartans, a Susian below Medes.
const FOG: &str = "segment greek-movement\n\
    greek G5 west spartans-hoplite thespians-hoplitex2\ngreek G7 west malians-javelinx2\n\
    persian D5 east medes-mixed susa-mixed\npersian E7 east medes-bow susa-bow\n";

/// Four contingents confer; with this seed the die lets three of them stay.
const CONFERENCE: &str = "day 3\nround 0\ntoday 0\nsegment persian-movement\nused immortals medes\n\
    attacker medes\nentry 6\nhand spartans hoplitex3\nhand thespians hoplitex3\n\
    hand thebans hoplitex2\nhand phocians hoplitex3\nhand medes mixedx6\nhand immortals mixedx2\n\
    step conference\n";

fn fog() -> Value {
    json!({
        "game": "spartans", "title": "In the fog", "seed": 11,
        "options": { "persians": "player" }, "setup": FOG,
        "seats": [{ "kind": "here", "name": "Leonidas" }, { "kind": "link", "name": "Xerxes" }],
    })
}

/// What a page says of a stack: the name of its place on the board, and what stands there.
fn stack(browser: &Browser, area: &str) -> String {
    let css = format!("#board [data-target=place-{area}]");
    browser.text(&format!("document.querySelector({css:?}).getAttribute('aria-label')"))
}

/// Everything that a page tells in words of moves, odds, orders and stacks. The tracks and tables
/// beside the map name every contingent, whoever is where.
fn told(browser: &Browser) -> String {
    browser.text(
        "[...document.querySelectorAll('#log, #dice, #actions, #odds, #hand, #why, #prompt, #since')]
             .map((it) => it.innerHTML)
         .concat([...document.querySelectorAll('#board .map [aria-label]')].map((it) => it.getAttribute('aria-label')))
         .join('\\n')",
    )
}

#[test]
fn case_3_4a_one_page_shows_the_top_of_the_others_stacks_and_how_many_they_are() {
    let app = App::start();
    let owner = app.browser();
    app.open_game(&owner, &fog());
    let all =
        "[...document.querySelectorAll('#share-panel [data-copy]')].map((it) => it.dataset.copy)";
    let link = owner.text(&format!("{all}.find((it) => it.includes('/s/2/'))"));
    let friend = Browser::start();
    friend.open(&app.at(&link));
    wait_live(&friend);
    // His own stack is told to each in full, the other's by its top and its height.
    assert!(stack(&owner, "G5").contains("Thespian"), "{}", stack(&owner, "G5"));
    assert!(stack(&friend, "D5").contains("Susian"), "{}", stack(&friend, "D5"));
    let (top, under) = (stack(&owner, "D5"), stack(&friend, "G5"));
    assert!(top.contains("Mede") && !top.contains("Susian"), "{top}");
    assert!(under.contains("Spartan") && !under.contains("Thespian"), "{under}");
    assert!(under.contains("2 Hoplite below"), "how many they are is seen: {under}");
    // So do the log, the lists and the odds of whoever is in turn.
    act(&owner, "forward all");
    let before = act(&owner, "done");
    wait_steps(&friend, before - 1);
    for (browser, hidden) in [(&owner, "Susian"), (&friend, "Thespian")] {
        browser.wait("the log", "document.querySelector('#log li')");
        let told = told(browser);
        assert!(!told.contains(hidden), "{hidden}: {told}");
    }
    // The bows at E7 may fire: what they would do to the Greeks names no Thespian either.
    friend.wait("their turn", "document.querySelector(\"#actions .act[data-action='fire best']\")");
    friend.hover("#actions .act[data-action='fire best']");
    friend.wait("its odds", "document.querySelector('#odds .told')");
    let odds = friend.text("document.querySelector('#odds').innerHTML");
    assert!(!odds.contains("Thespian"), "{odds}");
    assert_quiet(&owner, &[]);
    assert_quiet(&friend, &[]);
}

/// Who is asked, as the prompt names him.
fn votes(browser: &Browser, name: &str, vote: &str) {
    let asks = format!("document.querySelector('#prompt').textContent.includes({name:?})");
    browser.wait(&format!("{name} is asked"), &asks);
    act(browser, &format!("vote {vote}"));
}

#[test]
fn case_11_2b_three_at_one_screen_debate_and_the_spartan_decides_a_tie() {
    let names = ["Leonidas", "Demophilos", "Leontiades", "Leontiades", "", "", ""];
    let seats = names.map(|name| match name {
        "" => json!({ "kind": "here" }),
        name => json!({ "kind": "here", "name": name }),
    });
    let (_app, browser) = App::with_game(&json!({
        "game": "spartans", "title": "The debate", "seed": 4,
        "options": { "greeks": "contingents" }, "setup": CONFERENCE, "seats": seats,
    }));
    // Two say that the Thebans go, two that the Thespians do: the Spartan's vote breaks the tie.
    votes(&browser, "Demophilos", "thebans");
    votes(&browser, "Leontiades", "thespians");
    votes(&browser, "Leontiades", "thespians");
    votes(&browser, "Leonidas", "thebans");
    let log = "document.querySelector('#log').textContent";
    browser.wait("who goes", &format!("{log}.includes('The Thebans go home.')"));
    // Three are left, and two of them send the Phocians to guard the path.
    votes(&browser, "Demophilos", "phocians");
    votes(&browser, "Leontiades", "thespians");
    votes(&browser, "Leonidas", "phocians");
    browser.wait("who guards", &format!("{log}.includes('The Phocians guard the path')"));
    browser.wait(
        "the deployment of those who stay",
        "document.querySelector('#prompt').textContent.includes('place the Greeks, 6 units to go')",
    );
    assert_quiet(&browser, &[]);
}
