//! Pictures of the app for the README, made by `scripts/screenshots`.

use std::fs;
use std::path::{Path, PathBuf};

use testkit::browser::{Browser, Media};

use crate::app::{App, act, listed, new_game, solo, wait_live};
use crate::narrow::visit;

/// The middle of a game: both rows fought for, cards gone and to come.
const MIDDLE: &str = "marker 4\nsupport 2\nslots 18/21 20/24\ngraveyard 21/23x4 20/24x3 17/22x3\n\
                      hand 1 10 14 15 17 19";

#[test]
fn u4_lobby_and_board_are_pictured_on_desk_and_phone_light_and_dark() {
    let app = App::start();
    let browser = app.browser();
    let kept = tempfile::tempdir().expect("a folder for pictures");
    let folder = folder(kept.path());
    for title in ["Evening at the wall", "With Anna", "The last stand"] {
        let mut terms = solo(MIDDLE);
        terms["title"] = title.into();
        new_game(&browser, &terms);
    }
    let board = app.open_game(&browser, &solo(MIDDLE));
    act(&browser, "charge 17");
    act(&browser, "support 1");
    while listed(&browser).iter().any(|it| it == "decline") {
        act(&browser, "decline"); // On to a turn with its whole choice.
    }
    for (suffix, media) in [("", &[][..]), ("-dark", &[Media::Dark])] {
        browser.prefer(media);
        for (place, width, height) in [("desk", 1280, 900), ("phone", 360, 780)] {
            browser.resize(width, height);
            for (page, address) in [("lobby", app.at("/")), ("board", app.at(&board))] {
                visit(&browser, &address);
                if page == "board" && place == "desk" {
                    wait_live(&browser);
                    browser.hover("#actions .act[data-action^=charge]");
                    browser.wait("its odds", "document.querySelector('#odds table')");
                }
                take(&browser, &folder.join(format!("{page}-{place}{suffix}.png")));
            }
        }
    }
}

#[test]
fn u4_a_battle_is_pictured_on_desk_and_phone_light_and_dark() {
    let app = App::start();
    let browser = app.browser();
    let kept = tempfile::tempdir().expect("a folder for pictures");
    let folder = folder(kept.path());
    let path = app.open_game(&browser, &crate::battle::battle());
    for (suffix, media) in [("", &[][..]), ("-dark", &[Media::Dark])] {
        browser.prefer(media);
        for (place, width, height) in [("desk", 1280, 900), ("phone", 360, 780)] {
            browser.resize(width, height);
            visit(&browser, &app.at(&path));
            if place == "desk" {
                wait_live(&browser);
                browser.hover("#actions .act[data-action='attack mg_s']");
                browser.wait("its odds", "document.querySelector('#odds table')");
            }
            take(&browser, &folder.join(format!("battle-{place}{suffix}.png")));
        }
    }
}

/// The second day at the wall: Spartans in a melee before it, archers behind, Susians all around.
const SECOND_DAY: &str = "day 2\nround 3\nsegment greek-offensive-fire\nused medes susa\nattacker susa\n\
    guard phocians\nhand phocians hoplitex8 javelinx2\ntrack medes mixedx6\ntrack malians hoplitex2\n\
    greek F5 west spartans-hoplite*1/by=w spartans-hoplite/by=w\ngreek G6 west thespians-hoplitex3\n\
    greek G4 west thespians-hoplite*2 thespians-hoplite\ngreek G5 west peloponnesians-hoplitex2\n\
    greek G7 west malians-javelinx3\ngreek H4 west thebans-hoplitex3\n\
    greek H6 west peloponnesians-hoplitex3\ngreek G8 west locrians-bowx2\n\
    greek J6 west locrians-hoplite/disordered\npersian F5 east susa-mixedx3\n\
    persian E6 east susa-mixed*1 susa-mixedx2\npersian F4 east susa-mixedx3\npersian E7 east susa-mixedx2\n\
    persian D6 east susa-bowx3\npersian D5 east susa-bow/disordered\n";

#[test]
fn u4_the_three_days_are_pictured_on_desk_and_phone_light_and_dark() {
    let app = App::start();
    let browser = app.browser();
    let kept = tempfile::tempdir().expect("a folder for pictures");
    let folder = folder(kept.path());
    let mut terms = crate::spartans::line();
    terms["setup"] = SECOND_DAY.into();
    let path = app.open_game(&browser, &terms);
    for (suffix, media) in [("", &[][..]), ("-dark", &[Media::Dark])] {
        browser.prefer(media);
        for (place, width, height) in [("desk", 1280, 900), ("phone", 360, 780)] {
            browser.resize(width, height);
            visit(&browser, &app.at(&path));
            if place == "desk" {
                wait_live(&browser);
                browser.hover("#actions .act[data-action^='volley']");
                browser.wait("its odds", "document.querySelector('#odds table')");
            }
            take(&browser, &folder.join(format!("spartans-{place}{suffix}.png")));
        }
    }
}

/// Where pictures go: where somebody wants them, or else away with the test.
fn folder(kept: &Path) -> PathBuf {
    let named = std::env::var_os("PROMACHOS_SCREENSHOTS").map(PathBuf::from);
    let folder = named.unwrap_or_else(|| kept.to_owned());
    fs::create_dir_all(&folder).expect("the folder of the pictures");
    folder
}

fn take(browser: &Browser, path: &Path) {
    let picture = browser.picture();
    assert!(picture.len() > 5_000, "{} is empty", path.display());
    fs::write(path, picture).expect("a picture");
}
