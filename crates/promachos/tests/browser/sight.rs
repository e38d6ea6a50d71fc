//! What is seen: contrast in drawings, forced colours, stillness.

use testkit::browser::Media;

use crate::app::{App, act, assert_quiet, solo};
use crate::narrow::{pages, visit};

fn look(media: &[Media]) {
    let app = App::start();
    let browser = app.browser();
    let pages = pages(&app, &browser);
    browser.prefer(media);
    let mut faults = Vec::new();
    for (width, height) in [(1280, 900), (360, 740)] {
        browser.resize(width, height);
        for (name, address) in &pages {
            visit(&browser, address);
            let found = browser.faint_texts().into_iter().chain(browser.faint_rings());
            faults.extend(found.map(|it| format!("{name} at {width}: {it}")));
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn u29_texts_and_rings_in_drawings_stand_out_in_light_colours() {
    look(&[]);
}

#[test]
fn u29_texts_and_rings_in_drawings_stand_out_in_dark_colours() {
    look(&[Media::Dark]);
}

#[test]
fn u29_texts_and_rings_in_drawings_stand_out_in_high_contrast() {
    look(&[Media::Contrast]);
}

#[test]
fn u29_texts_and_rings_in_drawings_stand_out_in_forced_colours() {
    look(&[Media::Forced]);
}

#[test]
fn u30_texts_are_large_enough_to_read() {
    let app = App::start();
    let browser = app.browser();
    let pages = pages(&app, &browser);
    let mut faults = Vec::new();
    for (width, height) in [(1280, 900), (360, 740)] {
        browser.resize(width, height);
        for (name, address) in &pages {
            visit(&browser, address);
            faults.extend(
                browser.small_texts(12).into_iter().map(|it| format!("{name} at {width}: {it}")),
            );
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn u31_nothing_moves_for_those_who_want_it_still() {
    let app = App::start();
    let browser = app.browser();
    browser.prefer(&[Media::Still]);
    app.open_game(&browser, &solo("marker 3\nsupport 0\nslots 19/20 16/23\nhand 1 15 17"));
    assert_eq!(browser.eval("document.getAnimations().length"), 0);
    act(&browser, "charge 17");
    assert_eq!(browser.eval("document.getAnimations().length"), 0);
    assert_quiet(&browser, &[]);
}
