//! How the pages look: one form for the same thing, and the board in sight.

use testkit::browser::{Browser, Media};

use crate::app::{App, act, assert_quiet, solo, texts};
use crate::narrow::{pages, visit};

const FIGHT: &str = "marker 3\nsupport 2\nslots 19/20 16/23\nhand 1 15 17";

fn number(browser: &Browser, expression: &str) -> f64 {
    browser.eval(expression).as_f64().unwrap_or(f64::NAN)
}

#[test]
fn the_whole_board_and_the_replay_are_on_the_first_screen_of_a_desk() {
    let app = App::start();
    let browser = app.browser();
    for (width, height) in [(1280, 800), (1920, 1080)] {
        browser.resize(width, height);
        app.open_game(&browser, &solo(FIGHT));
        let board = "document.querySelector('#board').getBoundingClientRect()";
        let top = number(&browser, &format!("{board}.top"));
        let bar =
            number(&browser, "document.querySelector('header.bar').getBoundingClientRect().bottom");
        assert!(top - bar < 64.0, "{top} of the window before the board, {bar} of them its bar");
        let end =
            number(&browser, "document.querySelector('#replay').getBoundingClientRect().bottom");
        assert!(end <= f64::from(height), "the replay ends at {end} of {height}");
        assert!(number(&browser, &format!("{board}.height")) > 0.7 * f64::from(height));
    }
}

#[test]
fn on_a_phone_the_sheet_of_actions_leaves_two_thirds_to_the_board() {
    let app = App::start();
    let browser = app.browser();
    browser.resize(360, 740);
    app.open_game(&browser, &solo(FIGHT));
    let sheet = "document.querySelector('.console').getBoundingClientRect()";
    let high = number(&browser, &format!("{sheet}.height"));
    assert!(high <= 740.0 / 3.0, "the sheet is {high} high");
    let top = number(&browser, "document.querySelector('#board').getBoundingClientRect().top");
    assert!(number(&browser, &format!("{sheet}.top")) - top > 370.0, "half the window is board");
    let first =
        number(&browser, "document.querySelector('#actions .act').getBoundingClientRect().bottom");
    assert!(first < 740.0, "the first action is in sight, down to {first}");
}

/// Citations that are no chip with an address. What is drawn, written in columns or only heard has
/// none.
fn odd_citations(browser: &Browser) -> Vec<String> {
    texts(&browser.eval(
        "(() => {
           const faults = [];
           const walk = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
           while (walk.nextNode()) {
             const bare = walk.currentNode.data.match(/\\[[A-Z]\\d+\\]/);
             if (bare && !walk.currentNode.parentElement.closest('svg, pre, script')) faults.push(`bare ${bare[0]}`);
           }
           for (const chip of document.querySelectorAll('main [data-case]')) {
             if (!chip.matches('a.case[href*=\"#\"]')) faults.push(`no chip: ${chip.outerHTML}`);
           }
           return faults;
         })()",
    ))
}

#[test]
fn u17_what_the_dice_did_cites_by_the_same_chips() {
    let app = App::start();
    let browser = app.browser();
    let games = [
        (solo(FIGHT), ["charge 17", "support 2"]),
        (crate::battle::battle(), ["attack shoulder all", "fight"]),
    ];
    for (terms, actions) in games {
        app.open_game(&browser, &terms);
        for action in actions {
            act(&browser, action);
        }
        browser.wait("a citation beside the dice", "document.querySelector('#dice a.case')");
        assert_eq!(odd_citations(&browser), [""; 0]);
    }
}

#[test]
fn u17_every_citation_is_the_same_chip_and_leads_to_its_clause() {
    let app = App::start();
    let browser = app.browser();
    let pages = pages(&app, &browser);
    let mut faults = Vec::new();
    for (name, address) in &pages {
        visit(&browser, address);
        if *name == "board" {
            crate::app::wait_live(&browser);
            browser.hover("#actions .act[data-action='charge 17']");
            browser.wait("the odds", "document.querySelector('#odds a.case')");
        }
        faults.extend(odd_citations(&browser).into_iter().map(|it| format!("{name}: {it}")));
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn u16_each_die_is_shown_once_in_its_panel() {
    let (_app, browser) = App::with_game(&solo(FIGHT));
    act(&browser, "charge 17");
    act(&browser, "support 2");
    // The log has one picture for each die that fell.
    let dice = texts(&browser.eval(
        "[...document.querySelectorAll('#log .die')].map((it) => it.getAttribute('aria-label'))",
    ));
    let shown = browser.eval("document.querySelectorAll('#dice svg').length");
    assert_eq!(shown.as_u64(), Some(dice.len() as u64), "{dice:?}");
    assert_quiet(&browser, &[]);
}

/// The ring has two colours; on every ground of the board one of them must stand out by 3 to 1.
fn assert_rings(media: &[Media]) {
    let app = App::start();
    let browser = app.browser();
    browser.prefer(media);
    app.open_game(&browser, &solo(FIGHT));
    let weak = browser.eval(
        "(() => {
           const light = (text) => {
             const [r, g, b] = text.match(/\\d+/g).map((it) => it / 255)
               .map((it) => (it <= 0.04045 ? it / 12.92 : ((it + 0.055) / 1.055) ** 2.4));
             return 0.2126 * r + 0.7152 * g + 0.0722 * b;
           };
           const contrast = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
           const probe = document.createElement('i');
           document.body.append(probe);
           const ground = (name) => {
             probe.style.color = `var(--pm-${name})`;
             return light(getComputedStyle(probe).color);
           };
           const faults = [];
           for (const target of document.querySelectorAll('#board .wide .target.legal')) {
             const lines = [target.querySelector('.ring.under'), target.querySelector('.ring:not(.under)')]
               .map((it) => light(getComputedStyle(it).stroke));
             if (contrast(...lines) < 3) faults.push(`${target.dataset.target}: its own lines`);
             for (const name of ['ground', 'panel', 'card', 'foe', 'land', 'sea', 'gold']) {
               const best = Math.max(...lines.map((it) => contrast(it, ground(name))));
               if (best < 3) faults.push(`${target.dataset.target} on ${name}: ${best.toFixed(2)}`);
             }
           }
           return faults;
         })()",
    );
    assert_eq!(texts(&weak), [""; 0]);
}

#[test]
fn u7_what_may_be_done_is_ringed_to_be_seen_on_any_ground_in_light_colours() {
    assert_rings(&[]);
}

#[test]
fn u7_what_may_be_done_is_ringed_to_be_seen_on_any_ground_in_dark_colours() {
    assert_rings(&[Media::Dark]);
}
