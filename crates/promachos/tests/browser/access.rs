//! Accessibility: axe-core over every page, keyboard and focus, and what assistive programs hear.

use serde_json::{Value, json};
use testkit::browser::{Browser, Media, Reviewed};

use crate::app::{
    App, QUIET, act, axe_source, fetch, listed, on_board, solo, texts, wait_laid_out,
};
use crate::narrow::{pages, visit};

/// What axe-core leaves undecided here, and who decides instead. Contrast of words outside drawings
/// is measured with each scan.
pub(crate) const REVIEWED: &[Reviewed] = &[Reviewed {
    rule: "color-contrast",
    elements: "svg *",
    why: "texts in drawings are measured by `sight`, against everything painted below them",
}];

fn scan(media: &[Media]) {
    let app = App::start();
    let browser = app.browser();
    let pages = pages(&app, &browser);
    let source = axe_source();
    browser.prefer(media);
    let mut faults = Vec::new();
    for (name, address) in &pages {
        visit(&browser, address);
        let found = browser.axe(&source, REVIEWED);
        faults.extend(found.into_iter().map(|it| format!("{name}: {it}")));
    }
    visit(&browser, &app.at("/")); // Its dialogs are those of every page.
    for dialog in ["keys", "settings", "rename"] {
        browser.js("document.getElementById(arguments[0]).showModal()", &[json!(dialog)]);
        let found = browser.axe(&source, REVIEWED);
        faults.extend(found.into_iter().map(|it| format!("{dialog}: {it}")));
        browser.js("document.getElementById(arguments[0]).close()", &[json!(dialog)]);
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn axe_finds_no_fault_in_light_colours() {
    scan(&[]);
}

#[test]
fn axe_finds_no_fault_in_dark_colours() {
    scan(&[Media::Dark]);
}

#[test]
fn axe_finds_no_fault_in_high_contrast() {
    scan(&[Media::Contrast]);
}

#[test]
fn u26_nothing_is_for_the_mouse_alone() {
    let app = App::start();
    let browser = app.browser();
    let pages = pages(&app, &browser);
    browser.watch_listeners();
    let mut faults = Vec::new();
    for (name, address) in &pages {
        visit(&browser, address);
        faults.extend(browser.mouse_only().into_iter().map(|it| format!("{name}: {it}")));
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn the_focus_is_seen_at_every_stop_and_never_trapped() {
    let app = App::start();
    let browser = app.browser();
    let pages = pages(&app, &browser);
    let mut faults = Vec::new();
    for (width, height) in [(1280, 900), (360, 740)] {
        browser.resize(width, height);
        let walked = pages.iter().filter(|(name, _)| {
            *name == "board" || (width > 360 && ["lobby", "end"].contains(name))
        });
        for (name, address) in walked {
            visit(&browser, address);
            let mut seen = Vec::new();
            loop {
                browser.press(&["Tab"]);
                let at = browser.text("document.activeElement === document.body ? '' : document.activeElement.outerHTML.slice(0, 300)");
                if at.is_empty() || seen.len() > 150 {
                    break;
                }
                faults.extend(
                    browser.hidden_focus().into_iter().map(|it| format!("{name} at {width}: {it}")),
                );
                seen.push(at);
            }
            if !(3..=150).contains(&seen.len()) {
                faults.push(format!("{name} at {width}: {} stops", seen.len()));
            }
        }
    }
    faults.dedup();
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// Names of everything in the accessibility tree with a role.
fn heard(browser: &Browser, role: &str) -> Vec<String> {
    browser.cdp("Accessibility.enable", &json!({}));
    let tree = browser.cdp("Accessibility.getFullAXTree", &json!({}));
    let nodes = tree["nodes"].as_array().cloned().unwrap_or_default();
    let names = nodes.iter().filter(|it| it["ignored"] == false && it["role"]["value"] == role);
    texts(&Value::Array(names.map(|it| it["name"]["value"].clone()).collect()))
}

#[test]
fn u8_u32_list_board_and_what_is_heard_offer_the_actions_of_the_api() {
    let app = App::start();
    let browser = app.browser();
    let path = app.open_game(&browser, &solo(QUIET));
    let api = format!("{}/actions", path.replace("/g/", "/api/v1/games/"));
    for turn in 0..6 {
        if crate::app::is_over(&browser) {
            break;
        }
        let legal = fetch(&browser, "GET", &api, &Value::Null);
        let legal: Vec<String> = legal["actions"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(|it| it["notation"].as_str().map(str::to_owned))
            .collect();
        assert_eq!(listed(&browser), legal, "the list");
        for width in [1280, 360] {
            browser.resize(width, 900);
            let mut board = on_board(&browser);
            let mut all = legal.clone();
            board.sort();
            board.dedup();
            all.sort();
            assert_eq!(board, all, "the board at {width}");
        }
        browser.resize(1280, 900);
        wait_laid_out(&browser);
        let buttons: Vec<String> =
            heard(&browser, "button").iter().map(|it| it.to_lowercase()).collect();
        let words = texts(&browser.eval("[...document.querySelectorAll('#actions .act .words')].map((it) => it.textContent.trim())"));
        for word in words {
            assert!(
                buttons.iter().any(|it| it.contains(&word.to_lowercase())),
                "“{word}” is not heard in {buttons:?}"
            );
        }
        let names = texts(&browser.eval("[...document.querySelectorAll('#board .target')].filter((it) => it.getClientRects().length).map((it) => it.getAttribute('aria-label') ?? '')"));
        for name in names {
            assert!(
                !name.is_empty() && buttons.contains(&name.to_lowercase()),
                "“{name}” is not heard"
            );
        }
        act(&browser, &legal[turn % legal.len()]);
    }
}

#[test]
fn u33_each_step_is_announced_once_and_a_repeated_text_again() {
    let (_app, browser) = App::with_game(&solo(QUIET));
    browser.js(
        "window.said = [];
         new MutationObserver(() => { const text = document.querySelector('#live').textContent.trim(); if (text) window.said.push(text); })
            .observe(document.querySelector('#live'), { childList: true, characterData: true, subtree: true });",
        &[],
    );
    act(&browser, "charge 19");
    browser.wait("it is said", "window.said.length > 0");
    let said = texts(&browser.eval("window.said"));
    assert_eq!(said.len(), 1, "{said:?}");
    let line =
        browser.text("document.querySelector('#log li:last-child .said').textContent.trim()");
    assert!(said[0].contains(&line), "{said:?} tells {line:?}");
    browser.click("#undo");
    browser.wait("it is said", "window.said.length > 1");
    act(&browser, "charge 19");
    browser.wait("it is said again", "window.said.length > 2");
}

#[test]
fn faint_words_that_axe_leaves_open_are_found() {
    let app = App::start();
    let browser = app.browser();
    // What lies half over the words keeps axe from deciding; they are 1.6 to 1 on white.
    browser.js(
        "const words = document.createElement('p');
         words.id = 'faint';
         words.textContent = 'hardly to be read';
         words.style.cssText = 'color: #ccc; background: #fff; position: relative';
         const veil = document.createElement('span');
         veil.style.cssText = 'position: absolute; inset: 0 50% 0 0; background: rgb(0 0 0 / 0.01)';
         words.append(veil);
         document.querySelector('main').prepend(words);",
        &[],
    );
    let found = browser.axe(&axe_source(), REVIEWED);
    assert!(found.iter().any(|it| it.starts_with("<P id=faint>")), "{found:?}");
}
