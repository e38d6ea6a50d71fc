//! The Battle of Thermopylae: a board of two clicks, bids, group orders, and what is seen of it.

use serde_json::{Value, json};
use testkit::browser::{Browser, Media};

use crate::app::{
    App, assert_quiet, axe_source, confirm, fetch, is_over, listed, steps, wait_steps,
};

/// No game of ten rounds takes more decisions when each player moves one stack a turn.
const MOST: usize = 200;

/// A game for two at one screen.
fn terms(options: &Value, setup: Option<&str>) -> Value {
    json!({
        "game": "thermopylae", "title": "The pass", "seed": 11, "options": options, "setup": setup,
        "seats": [{ "kind": "here" }, { "kind": "here" }],
    })
}

/// A short game with everything in it: an auction, small armies, ten rounds.
fn short() -> Value {
    terms(&json!({ "army": "quick", "opener": "1", "rounds": "10" }), None)
}

/// The wall, attacked from the Hot Springs, from below and from above; the Persians in turn.
const BATTLE: &str = "round 6\nat camp xerxes persian-generalx2 immortalsx9 cavalryx8 infantryx40\n\
    at melas infantryx3\nat gorge cavalry\nat demeter persian-general immortalsx2\n\
    at springs immortalsx3\nat springs_n persian-general infantryx2\nat oaks immortals\n\
    at mg_s leonidas spartan-infantryx2\nat mg_n spartan-general spartan-infantryx2\n\
    at kolonos greek-infantry\nat shoulder greek-infantry\nat eg_s spartan-general\n\
    departed cavalryx2\ndestroyed rest\n";

/// That battle as a game for two at one screen.
pub(crate) fn battle() -> Value {
    terms(&json!({ "bid": "35", "greek": "1" }), Some(BATTLE))
}

fn has(actions: &[String], action: &str) -> bool {
    actions.iter().any(|it| it == action)
}

/// How a player does things: with the mouse, or with keys.
struct Hands {
    /// Bids so many.
    bid: fn(&Browser, &str),
    /// Chooses something that is done with one choice.
    choose: fn(&Browser, &str, &str),
    /// Moves the first stack that may move, anywhere.
    march: fn(&Browser),
}

/// Plays from the auction to the last round.
fn play(browser: &Browser, hands: &Hands) -> usize {
    let mut moved = false;
    for decision in 0..MOST {
        if is_over(browser) {
            return decision;
        }
        let (before, actions) = (steps(browser), listed(browser));
        if has(&actions, "pass") {
            (hands.choose)(browser, "pass", "pass");
        } else if browser.eval("Boolean(document.querySelector('.number input'))") == true {
            (hands.bid)(browser, "20");
        } else if actions.iter().any(|it| it.starts_with("place ")) {
            // A saved set-up places all but the last unit, and then the last.
            (hands.choose)(browser, &actions[0], "");
        } else if has(&actions, "end combat") {
            (hands.choose)(browser, "end combat", "end-combat");
        } else if actions.len() > 1 && !moved {
            (hands.march)(browser);
            moved = true;
        } else {
            (hands.choose)(browser, "end turn", "end-turn");
            moved = false;
        }
        confirm(browser, before, |browser| browser.press(&["Enter"]));
        wait_steps(browser, before);
    }
    panic!("no end after {MOST} decisions");
}

/// The first part on the board that fits and is shown.
fn first_shown(browser: &Browser, css: &str) -> String {
    let found = browser.wait(
        css,
        &format!(
            "[...document.querySelectorAll({css:?})].find((it) => it.getClientRects().length)?.dataset.target"
        ),
    );
    found.as_str().unwrap_or_default().to_owned()
}

const BY_MOUSE: Hands = Hands {
    bid: |browser, number| {
        browser.click(".number input");
        browser.press(&["Backspace"]);
        browser.enter(number);
        browser.click(".number .act");
    },
    choose: |browser, action, target| match target {
        "" => browser.click(&format!("#actions .act[data-action='{action}']")),
        target => browser.click(&format!("#board [data-target={target}]")),
    },
    march: |browser| {
        let stack = first_shown(browser, "#board .legal[data-choose^=place]");
        browser.click(&format!("#board [data-target={stack}]"));
        let goal = first_shown(browser, "#board .goal");
        browser.click(&format!("#board [data-target={goal}]"));
    },
};

const BY_KEYS: Hands = Hands {
    bid: |browser, number| {
        // The list begins with the field: Tab leads from its button back to it.
        browser.press(&["a", "Shift+Tab"]);
        browser.enter(number);
        browser.press(&["Enter"]);
    },
    choose: |browser, action, _| {
        let number = browser.text(&format!(
            "document.querySelector('#actions .act[data-action=\"{action}\"] kbd').textContent"
        ));
        // A field that was typed in keeps the focus, and would take the digit.
        if browser.eval("document.activeElement.matches('input')") == true {
            browser.press(&["Tab"]);
        }
        browser.press(&[number.as_str()]);
    },
    march: |browser| {
        let before = steps(browser);
        // To the board, on to a stack; Enter takes it up. On to a goal; Enter goes there. The stack
        // stays in the hand, where digits say how many; Escape lets go.
        browser.press(&["b"]);
        for _ in 0..12 {
            let at = "document.activeElement.dataset.choose?.startsWith('place')";
            if browser.eval(&format!("Boolean({at})")) == true {
                break;
            }
            browser.press(&["n"]);
        }
        browser.press(&["Enter"]);
        browser.wait("places to go", "document.querySelector('#board .goal')");
        browser.press(&["n", "Enter"]);
        wait_steps(browser, before);
        browser.press(&["Escape"]);
    },
};

fn whole_game(hands: &Hands) {
    let (_app, browser) = App::with_game(&short());
    assert!(play(&browser, hands) > 20);
    let told = browser.text("document.querySelector('#ending .result').innerText");
    assert!(!told.is_empty(), "the end has its reason");
    assert_quiet(&browser, &[]);
}

#[test]
fn a_battle_is_played_from_the_bid_to_the_last_round_by_mouse() {
    whole_game(&BY_MOUSE);
}

#[test]
fn a_battle_is_played_from_the_bid_to_the_last_round_by_keyboard_alone() {
    whole_game(&BY_KEYS);
}

#[test]
fn u9_a_unit_in_hand_is_placed_with_two_clicks_and_escape_lets_it_go() {
    let (_app, browser) = App::with_game(&terms(&json!({ "bid": "20", "greek": "1" }), None));
    let before = steps(&browser);
    browser.click("#board [data-target=unit-leonidas]");
    browser.wait("places to go", "document.querySelector('#board .goal')");
    browser.press(&["Escape"]);
    browser.wait("none again", "!document.querySelector('#board .goal')");
    browser.click("#board [data-target=unit-leonidas]");
    browser.click("#board .goal[data-target=place-mg_s]");
    wait_steps(&browser, before);
    let wall = "#board [data-target=place-mg_s]";
    let label =
        browser.text(&format!("document.querySelector({wall:?}).getAttribute('aria-label')"));
    assert!(label.contains("King Leonidas"), "{label}");
    assert_quiet(&browser, &[]);
}

#[test]
fn a_place_with_several_attacks_asks_which_and_the_combat_is_fought_on_the_board() {
    let (_app, browser) = App::with_game(&battle());
    let before = steps(&browser);
    browser.click("#board [data-target=place-mg_s]");
    browser.wait("the question", "document.querySelector('#hand.which')");
    let asked = browser.text("document.querySelector('#hand').innerText");
    assert!(asked.contains("with everybody who may"), "{asked}");
    browser.click("#hand .choice");
    let before = wait_steps(&browser, before);
    browser.click("#board [data-target=fight]");
    confirm(&browser, before, |browser| browser.click("#confirm-yes"));
    wait_steps(&browser, before);
    browser.wait("the dice", "document.querySelectorAll('#dice .pm-dice li').length >= 6");
    assert_quiet(&browser, &[]);
}

#[test]
fn u8_the_list_offers_every_action_of_the_api_and_folds_up_what_takes_two_choices() {
    let app = App::start();
    let browser = app.browser();
    let setup = format!("{BATTLE}step movement\n");
    let path = app.open_game(&browser, &terms(&json!({ "bid": "35", "greek": "1" }), Some(&setup)));
    let api = format!("{}/actions", path.replace("/g/", "/api/v1/games/"));
    let legal = fetch(&browser, "GET", &api, &Value::Null);
    let listed = listed(&browser);
    for action in legal["actions"].as_array().into_iter().flatten() {
        let notation = action["notation"].as_str().unwrap_or_default();
        assert!(has(&listed, notation), "{notation} is not listed");
    }
    let open = "[...document.querySelectorAll('#actions .act')].filter((it) => it.checkVisibility()).length";
    assert_eq!(browser.eval(open), 1, "only the end of the turn is not folded up");
    let heads = browser.text("document.querySelector('#actions summary').textContent");
    assert!(heads.contains("Persian Camp"), "{heads}");
}

/// Every fault of the board as it is shown, at three sizes.
pub(crate) fn faults(media: &[Media], terms: &Value, then: impl Fn(&Browser)) -> Vec<String> {
    let app = App::start();
    let browser = app.browser();
    let path = app.open_game(&browser, terms);
    let source = axe_source();
    browser.prefer(media);
    let mut faults = Vec::new();
    for (width, height) in [(1280, 900), (768, 1024), (360, 740)] {
        browser.resize(width, height);
        browser.open(&app.at(&path));
        crate::app::wait_live(&browser);
        then(&browser);
        let found = browser
            .faint_texts()
            .into_iter()
            .chain(browser.faint_rings())
            .chain(browser.too_wide())
            .chain(browser.small_targets(24))
            .chain(browser.small_texts(12))
            .chain(browser.mouse_only())
            .chain(browser.axe(&source, crate::access::REVIEWED));
        faults.extend(found.map(|it| format!("{width}: {it}")));
    }
    faults
}

pub(crate) fn assert_none(faults: &[String]) {
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn the_board_of_a_battle_has_no_fault_in_light_colours() {
    assert_none(&faults(&[], &battle(), |_| ()));
}

#[test]
fn the_board_of_a_battle_has_no_fault_in_dark_colours() {
    assert_none(&faults(&[Media::Dark], &battle(), |_| ()));
}

#[test]
fn the_board_of_a_battle_has_no_fault_in_high_contrast() {
    assert_none(&faults(&[Media::Contrast], &battle(), |_| ()));
}

#[test]
fn the_board_of_a_battle_has_no_fault_in_forced_colours() {
    assert_none(&faults(&[Media::Forced], &battle(), |_| ()));
}

#[test]
fn the_board_of_a_set_up_has_no_fault() {
    assert_none(&faults(&[], &terms(&json!({ "bid": "20", "greek": "1" }), None), |_| ()));
}

#[test]
fn the_board_of_an_auction_has_no_fault() {
    assert_none(&faults(&[], &short(), |_| ()));
}

#[test]
fn a_stack_that_is_taken_up_leaves_no_fault_either() {
    let setup = format!("{BATTLE}step movement\n");
    let movement = terms(&json!({ "bid": "35", "greek": "1" }), Some(&setup));
    assert_none(&faults(&[], &movement, |browser| {
        browser.click("#board .legal[data-target=place-springs_n]");
        browser.wait("places to go", "document.querySelector('#board .goal')");
    }));
}
