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
    portray(&browser, &app.at(&path), &folder, ("spartans", "volley"));
}

/// The hour of contact: both Greek wings down in the plain, the Center before the Persian line.
const CONTACT: &str = "turn 4\nimpulse declaration\ninitiative greek\nmorale greek 8\nmorale persian 6\n\
    markers greek-left persian-left persian-reserve\nmarker greek-center\n\
    active GC1 GC2 GC3 GC4 GC5 GC6 GC7 GC8 Callimachus\nabatis 1704 1804 1905 2004 2105 2204\n\
    at 1810 down-right GC1 GC2\nat 1911 down-right GC3 GC4 Callimachus\n\
    at 2010 down-right GC5/disrupted GC6\nat 2111 down-right GC7 GC8\nat 1910 down-right GA1 GA2\n\
    at 2211 down-right GL1 GL2 Plataea\nat 2312 down-left GL3 GL4\nat 2412 down-right GCv1 GCv2\n\
    at 1611 down-right GR1 GR2 Aiantis\nat 1511 right GR3/reduced GR4\nat 1612 down-right GLI1 GLI2\n\
    at 1811 up-left PC1 PC2\nat 1912 up-left PC3/reduced PC4 Datis\nat 2011 up-left PC5 PC6/disrupted\n\
    at 2112 up-left PC7\nat 2212 up-left PR1 PR2 Ataphernes\nat 2313 up-left PR3 PR4\n\
    at 1613 up-left PL1 PL2\nat 1712 up-right PL3/reduced/routed\nat 1913 up-left PA1 PA2\n\
    at 2214 up-left PA3 PA4\nat 2116 up-left PV1 PV2\nat 2416 up-left PCv1 PCv2\nat 1817 up-left PLI1\n\
    pool PV3 PV4 PV5 PV6 PV7 PL4 PL5 PA5 PA6 PLI2 PLI3 Sakai Medes\ndead PC8 PLI4 GLI3\n\
    fired GA1 GA2 PA1\nstep declaration\n";

#[test]
fn u4_marathon_is_pictured_on_desk_and_phone_light_and_dark() {
    let app = App::start();
    let browser = app.browser();
    let kept = tempfile::tempdir().expect("a folder for pictures");
    let folder = folder(kept.path());
    let mut terms = crate::marathon::center();
    terms["setup"] = CONTACT.into();
    let path = app.open_game(&browser, &terms);
    portray(&browser, &app.at(&path), &folder, ("marathon", "attack"));
}

/// A game on desk and phone, light and dark; on the desk with the odds of the first action that begins
/// so.
fn portray(browser: &Browser, address: &str, folder: &Path, (game, action): (&str, &str)) {
    for (suffix, media) in [("", &[][..]), ("-dark", &[Media::Dark])] {
        browser.prefer(media);
        for (place, width, height) in [("desk", 1280, 900), ("phone", 360, 780)] {
            browser.resize(width, height);
            visit(browser, address);
            if place == "desk" {
                wait_live(browser);
                browser.hover(&format!("#actions .act[data-action^='{action} ']"));
                browser.wait("its odds", "document.querySelector('#odds table')");
            }
            take(browser, &folder.join(format!("{game}-{place}{suffix}.png")));
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
