//! A phone, and large text.

use testkit::browser::Browser;

use crate::app::{App, act, axe_source, new_game, solo, texts, wait_live};
use crate::battle::battle;
use crate::spartans::line;

const FIGHT: &str = "marker 3\nsupport 2\nslots 19/20 16/23\nhand 1 15 17";

/// Every page, each with its name. The board is a game under way.
pub(crate) fn pages(app: &App, browser: &Browser) -> Vec<(&'static str, String)> {
    let board = new_game(browser, &solo(FIGHT));
    let over = new_game(browser, &solo("marker 6\nsupport 0\nslots 18/26 22/22\nhand 1 16"));
    browser.open(&app.at(&over));
    wait_live(browser);
    finish(browser);
    let rules = "/rules/thermopyles".to_owned();
    let learn = "/learn/thermopyles".to_owned();
    let pages = [
        ("lobby", "/".to_owned()),
        ("new game", "/new/thermopyles".to_owned()),
        ("board", board),
        ("replay", format!("{over}?step=1")),
        ("end", over),
        ("rules", rules),
        ("tutorial", learn),
        ("nothing", "/nowhere".to_owned()),
    ];
    pages.into_iter().map(|(name, path)| (name, app.at(&path))).collect()
}

/// Plays until it is over: charging with the last card at the wall soon loses.
fn finish(browser: &Browser) {
    for _ in 0..60 {
        if crate::app::is_over(browser) {
            return;
        }
        let actions = crate::app::listed(browser);
        let charge =
            actions.iter().find(|it| it.starts_with("charge") || it.starts_with("support"));
        act(browser, charge.unwrap_or(&actions[0]));
    }
    panic!("no end");
}

/// Opens a page and waits until it is drawn.
pub(crate) fn visit(browser: &Browser, address: &str) {
    browser.open(address);
    browser
        .wait("the page", "document.readyState === 'complete' && document.querySelector('main')");
    browser.js_async("await document.fonts.ready; await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));", &[]);
}

#[test]
fn u28_no_page_scrolls_sideways_and_targets_are_large_enough_at_any_width() {
    let app = App::start();
    let browser = app.browser();
    let pages = pages(&app, &browser);
    let mut faults = Vec::new();
    for (width, height) in [(320, 640), (360, 740), (768, 1024), (1280, 900), (3840, 2160)] {
        browser.resize(width, height);
        for (name, address) in &pages {
            visit(&browser, address);
            let wide = browser.too_wide().into_iter();
            let small = browser.small_targets(24).into_iter();
            faults.extend(wide.chain(small).map(|it| format!("{name} at {width}: {it}")));
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn u30_text_at_200_percent_loses_nothing() {
    let app = App::start();
    let browser = app.browser();
    let pages = pages(&app, &browser);
    let mut faults = Vec::new();
    for width in [640, 1280] {
        browser.resize(width, 900);
        for (name, address) in &pages {
            visit(&browser, address);
            browser.js("document.documentElement.style.fontSize = '200%'", &[]);
            faults.extend(
                browser.too_wide().into_iter().map(|it| format!("{name} at {width}: {it}")),
            );
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn axe_finds_no_fault_on_a_phone() {
    let app = App::start();
    let browser = app.browser();
    let pages = pages(&app, &browser);
    let source = axe_source();
    browser.resize(360, 740);
    let mut faults = Vec::new();
    for (name, address) in &pages {
        visit(&browser, address);
        let found = browser.axe(&source, crate::access::REVIEWED);
        faults.extend(found.into_iter().map(|it| format!("{name}: {it}")));
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// Rings of what may be done that the window, the map's window or their own sheet cuts off.
const CUT: &str = "(() => {
    const rings = [...document.querySelectorAll('#board .legal .ring.under')].filter((it) => it.getClientRects().length);
    return rings.flatMap((ring) => {
        const sheet = ring.ownerSVGElement;
        const half = parseFloat(getComputedStyle(ring).strokeWidth) / 2 * ring.getScreenCTM().a;
        const box = ring.getBoundingClientRect();
        const [left, right] = [box.left - half, box.right + half];
        const frame = sheet.closest('.map-view') ?? (getComputedStyle(sheet).overflow === 'visible' ? document.body : sheet);
        const own = frame.getBoundingClientRect();
        const isCut = left < Math.max(0, own.left) - 0.5 || right > Math.min(innerWidth, own.right) + 0.5;
        return isCut ? [`${ring.closest('[data-target]').dataset.target}: ${left} to ${right} of ${own.left} to ${own.right}`] : [];
    });
})()";

#[test]
fn u28_no_ring_is_cut_off_at_an_edge_on_a_phone_and_on_a_desk() {
    let app = App::start();
    let browser = app.browser();
    for terms in [solo(FIGHT), battle(), line()] {
        let address = app.at(&new_game(&browser, &terms));
        for (width, height) in [(360, 740), (740, 360), (1280, 800)] {
            browser.resize(width, height);
            visit(&browser, &address);
            wait_live(&browser);
            let cut = texts(&browser.eval(CUT));
            assert!(cut.is_empty(), "{} at {width}:\n{}", terms["game"], cut.join("\n"));
        }
    }
}
