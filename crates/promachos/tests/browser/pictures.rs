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
