//! Every screen: the window on the map [U1], a phone [U28], text that can be read [U30], and names
//! that cover nothing [U41].

use std::time::{SystemTime, UNIX_EPOCH};

use serde_json::{Value, json};
use testkit::browser::Browser;

use crate::app::{App, assert_quiet, axe_source, listed, new_game, solo, steps, texts, wait_live};
use crate::battle::battle;
use crate::marathon::center;
use crate::spartans::line;

const FIGHT: &str = "marker 3\nsupport 2\nslots 19/20 16/23\nhand 1 15 17";

/// A phone upright and on its side, a tablet, two desks, and a desk with everything twice as large.
const SCREENS: [(u32, u32); 6] =
    [(360, 740), (740, 360), (768, 1024), (1280, 800), (1920, 1080), (640, 450)];

/// Every game, each under way.
fn games() -> [(&'static str, Value); 4] {
    [
        ("Thermopyles", solo(FIGHT)),
        ("the Battle", battle()),
        ("the Spartans", line()),
        ("Marathon", center()),
    ]
}

fn number(browser: &Browser, expression: &str) -> f64 {
    browser.eval(expression).as_f64().unwrap_or(f64::NAN)
}

/// Opens a game, and waits until its map is drawn and fitted.
fn open(browser: &Browser, address: &str) {
    browser.open(address);
    wait_live(browser);
    browser.wait(
        "the ground",
        "[...document.querySelectorAll('#board [data-ground]')].every((it) => it.hasChildNodes())",
    );
    settle(browser);
}

/// Waits until what was asked for is on the screen.
fn settle(browser: &Browser) {
    browser.js_async(
        "for (let frame = 0; frame < 3; frame += 1) await new Promise((done) => requestAnimationFrame(done));",
        &[],
    );
}

/// The box of what is shown of a selector: left, top, right, bottom.
fn seen(browser: &Browser, css: &str) -> [f64; 4] {
    let found = browser.js(
        "const at = [...document.querySelectorAll(arguments[0])].find((it) => it.getClientRects().length);
         const box = at?.getBoundingClientRect();
         return box ? [box.left, box.top, box.right, box.bottom] : [];",
        &[json!(css)],
    );
    let edges: Vec<f64> =
        found.as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
    edges.try_into().unwrap_or_else(|_| panic!("{css} is not shown"))
}

/// Whether all of a box can be seen without scrolling.
fn is_in(box_: [f64; 4], (width, height): (u32, u32)) -> bool {
    let [left, top, right, bottom] = box_;
    left >= -1.0
        && top >= -1.0
        && right <= f64::from(width) + 1.0
        && bottom <= f64::from(height) + 1.0
}

#[test]
fn u1_u28_the_whole_map_and_the_prompt_are_on_the_first_screen_of_every_device() {
    let app = App::start();
    let browser = app.browser();
    let games = games().map(|(name, terms)| (name, app.at(&new_game(&browser, &terms))));
    let mut faults = Vec::new();
    for screen in SCREENS {
        browser.resize(screen.0, screen.1);
        for (name, address) in &games {
            open(&browser, address);
            let (map, prompt) = (seen(&browser, "#board svg.map"), seen(&browser, "#prompt"));
            let [left, top, right, bottom] = map;
            let beside = prompt[0] >= right || prompt[2] <= left;
            let apart = beside || prompt[1] >= bottom || prompt[3] <= top;
            for (fault, is_so) in [
                ("the map", !is_in(map, screen)),
                ("the prompt", !is_in(prompt, screen)),
                ("the prompt covers the map", !apart),
                ("they are not side by side", screen.0 > screen.1 && !beside),
            ] {
                if is_so {
                    faults.push(format!("{name} at {screen:?}: {fault}: {map:?}, {prompt:?}"));
                }
            }
            faults.extend(
                browser.too_wide().into_iter().map(|it| format!("{name} at {screen:?}: {it}")),
            );
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
    assert_quiet(&browser, &[]);
}

/// How high the letters of the map's names are on the screen: of those that are shown, since numbers of
/// hexes wait until they can be read.
const LETTERS: &str = "(() => {
    const shown = (it) => it.getClientRects().length && getComputedStyle(it).visibility === 'visible';
    const text = [...document.querySelectorAll('#board .place-name text')].find(shown);
    return Number.parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a;
})()";

#[test]
fn u30_the_names_on_the_map_are_14_pixels_high_on_a_desk_and_grow_with_it() {
    let app = App::start();
    let browser = app.browser();
    for (name, terms) in games() {
        let address = app.at(&new_game(&browser, &terms));
        let mut before = 0.0;
        for (width, height) in [(1280, 720), (1920, 1080), (2560, 1440)] {
            browser.resize(width, height);
            open(&browser, &address);
            let high = number(&browser, LETTERS);
            assert!(high >= 13.99, "{name} at {width}: letters of {high} px");
            assert!(high > before, "{name} at {width}: a wide desk is used");
            before = high;
        }
    }
}

/// The scale of the map, as the page tells it, and what of it is in the middle of its window.
fn zoomed(browser: &Browser) -> (String, [f64; 2]) {
    let told = browser.text("document.querySelector('#zoom-now').textContent");
    let middle = browser.eval(
        "(() => {
           const view = [...document.querySelectorAll('.map-view')].find((it) => it.getClientRects().length);
           const [seen, map] = [view, view.querySelector('svg')].map((it) => it.getBoundingClientRect());
           return [((seen.left + view.clientWidth / 2) - map.left) / map.width, ((seen.top + view.clientHeight / 2) - map.top) / map.height];
         })()",
    );
    (told, [middle[0].as_f64().unwrap_or(f64::NAN), middle[1].as_f64().unwrap_or(f64::NAN)])
}

fn is_near(one: [f64; 2], other: [f64; 2]) -> bool {
    one.iter().zip(other).all(|(a, b)| (a - b).abs() < 0.02)
}

#[test]
fn u1_the_map_is_zoomed_by_keys_and_buttons_from_a_half_to_four_times_and_fits_again() {
    let (_app, browser) = App::with_game(&battle());
    let whole = seen(&browser, "#board svg.map");
    browser.press(&["+"; 12]);
    assert_eq!(zoomed(&browser).0, "400 %");
    let large = seen(&browser, "#board svg.map");
    assert!(
        ((large[2] - large[0]) / (whole[2] - whole[0]) - 4.0).abs() < 0.02,
        "{whole:?} {large:?}"
    );
    let page = number(&browser, "document.documentElement.scrollWidth - innerWidth");
    assert!(page <= 0.0, "the map is large in its own window, not on the page");
    browser.press(&["-"; 12]);
    assert_eq!(zoomed(&browser).0, "50 %");
    browser.click("[data-zoom=fit]");
    assert_eq!(zoomed(&browser).0, "100 %");
    browser.click("[data-zoom=in]");
    assert_eq!(zoomed(&browser).0, "125 %");
    browser.press(&["0"]);
    let again = seen(&browser, "#board svg.map");
    let moved = again.iter().zip(whole).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
    assert!(moved < 0.5, "{again:?}, {whole:?}");
    assert_quiet(&browser, &[]);
}

#[test]
fn u1_what_is_seen_of_the_map_survives_updates_and_reloads() {
    let (_app, browser) = App::with_game(&battle());
    browser.press(&["+", "+", "+", "+"]);
    browser.js("document.querySelector('.map-view').focus()", &[]);
    browser.press(&["ArrowRight", "ArrowRight", "ArrowDown"]);
    browser.js_async("await new Promise((done) => setTimeout(done, 0)); const view = document.querySelector('.map-view'); let last = -1; while (last !== view.scrollLeft) { last = view.scrollLeft; await new Promise((done) => setTimeout(done, 120)); }", &[]);
    let before = zoomed(&browser);
    assert!(before.1[0] > 0.5, "an arrow scrolls the map: {before:?}");
    browser.press(&["1"]);
    crate::app::wait_steps(&browser, 0);
    settle(&browser);
    let after = zoomed(&browser);
    assert!(after.0 == before.0 && is_near(after.1, before.1), "an update: {before:?}, {after:?}");
    browser.reload();
    wait_live(&browser);
    settle(&browser);
    let later = zoomed(&browser);
    assert!(later.0 == before.0 && is_near(later.1, before.1), "a reload: {before:?}, {later:?}");
    assert_quiet(&browser, &[]);
}

#[test]
fn u1_a_part_that_takes_the_focus_is_brought_into_sight_and_z_puts_it_in_the_middle() {
    let (_app, browser) = App::with_game(&battle());
    browser.press(&["+"; 12]);
    let is_seen = "(() => {
        const view = document.activeElement.closest('.map-view').getBoundingClientRect();
        const part = document.activeElement.querySelector('[pointer-events]').getBoundingClientRect();
        const [x, y] = [part.left + part.width / 2, part.top + part.height / 2];
        return x > view.left && x < view.right && y > view.top && y < view.bottom;
    })()";
    for key in ["b", "n", "n", "n"] {
        browser.press(&[key]);
        settle(&browser);
        if browser.eval("Boolean(document.activeElement.closest('.map-view [pointer-events]') || document.activeElement.querySelector('[pointer-events]'))") == true {
            assert_eq!(browser.eval(is_seen), true, "{}", browser.text("document.activeElement.dataset.name"));
        }
    }
    browser.press(&["0"]);
    browser.js("document.querySelector('#board [data-target=place-mg_s]').focus()", &[]);
    browser.press(&["z"]);
    settle(&browser);
    assert_eq!(browser.eval(is_seen), true);
    let name = browser.text("document.querySelector('#map-caption').textContent");
    assert!(name.starts_with("Phocian Wall"), "the line under the map names it: {name}");
}

/// So long lies between two moments of a hand, in seconds.
const MOMENT: f64 = 0.02;

/// Puts fingers on the screen, moves them, and takes them off.
fn touch(browser: &Browser, path: &[Vec<(f64, f64)>]) {
    touches(browser, &[path]);
}

/// Several touches, one soon after the other. The hand has its own clock, so that a busy machine
/// does not make it slow.
fn touches(browser: &Browser, paths: &[&[Vec<(f64, f64)>]]) {
    let begun = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0.0, |it| it.as_secs_f64());
    let lifted: &[(f64, f64)] = &[];
    let moments = paths.iter().flat_map(|path| {
        let kinds = std::iter::once("touchStart").chain(std::iter::repeat("touchMove"));
        kinds.zip(path.iter().map(Vec::as_slice)).chain(std::iter::once(("touchEnd", lifted)))
    });
    for (at, (kind, fingers)) in (0_u32..).zip(moments) {
        let points = fingers.iter().enumerate();
        let points: Vec<Value> =
            points.map(|(id, (x, y))| json!({ "x": x, "y": y, "id": id })).collect();
        let timestamp = begun + MOMENT * f64::from(at);
        let event = json!({ "type": kind, "touchPoints": points, "timestamp": timestamp });
        browser.cdp("Input.dispatchTouchEvent", &event);
    }
    settle(browser);
}

#[test]
fn u28_two_fingers_spread_the_map_a_double_tap_comes_closer_and_a_finger_moves_it() {
    let app = App::start();
    let browser = app.browser();
    browser.resize(360, 740);
    browser.cdp(
        "Emulation.setTouchEmulationEnabled",
        &json!({ "enabled": true, "maxTouchPoints": 5 }),
    );
    let address = app.at(&new_game(&browser, &battle()));
    open(&browser, &address);
    let names = "[...document.querySelectorAll('#board .place-name')].every((it) => getComputedStyle(it).visibility === 'hidden')";
    assert_eq!(browser.eval(names), true, "no names where they could not be read");
    let [left, top, right, bottom] = seen(&browser, ".map-view");
    let (x, y) = (f64::midpoint(left, right), f64::midpoint(top, bottom));
    let apart = |by: f64| vec![(x - by, y), (x + by, y)];
    touch(&browser, &[apart(30.0), apart(45.0), apart(60.0), apart(75.0)]);
    let (told, middle) = zoomed(&browser);
    assert_eq!(told, "250 %");
    assert!(is_near(middle, [0.5, 0.5]), "what lay between the fingers stays there: {middle:?}");
    assert_eq!(browser.eval(names), false, "names where they can be read");
    assert_eq!(browser.eval("visualViewport.scale"), 1, "the page itself is as large as before");
    touch(&browser, &[vec![(x, y)], vec![(x - 20.0, y)], vec![(x - 60.0, y)], vec![(x - 80.0, y)]]);
    browser.wait("the map moved along", "document.querySelector('.map-view').scrollLeft > 0");
    assert!(zoomed(&browser).1[0] > 0.55);
    // The sea in the north-east: nothing is chosen there.
    browser.press(&["0"]);
    let sea = (left + (right - left) * 0.93, top + (bottom - top) * 0.28);
    for told in ["250 %", "100 %"] {
        touches(&browser, &[&[vec![sea]], &[vec![sea]]]);
        assert_eq!(zoomed(&browser).0, told);
    }
    assert_eq!(steps(&browser), 0);
    assert_quiet(&browser, &[]);
}

#[test]
fn u1_the_wheel_with_ctrl_zooms_at_the_pointer_and_the_mouse_draws_the_map_along() {
    let (_app, browser) = App::with_game(&battle());
    let [left, top, right, bottom] = seen(&browser, ".map-view");
    let (x, y) = (left + (right - left) * 0.2, top + (bottom - top) * 0.9);
    let mouse = |kind: &str, x: f64, y: f64, more: Value| {
        let mut event = json!({ "type": kind, "x": x, "y": y, "button": "none" });
        if let (Some(event), Value::Object(more)) = (event.as_object_mut(), more) {
            event.extend(more);
        }
        browser.cdp("Input.dispatchMouseEvent", &event);
    };
    mouse("mouseWheel", x, y, json!({ "deltaX": 0, "deltaY": -400, "modifiers": 2 }));
    browser.wait("a larger map", "parseInt(document.querySelector('#zoom-now').textContent) > 200");
    settle(&browser);
    let map = seen(&browser, "#board svg.map");
    let under = [(x - map[0]) / (map[2] - map[0]), (y - map[1]) / (map[3] - map[1])];
    assert!(is_near(under, [0.2, 0.9]), "the point under the pointer stays: {under:?}");
    let before = zoomed(&browser).1;
    let held = json!({ "button": "left", "buttons": 1, "clickCount": 1 });
    mouse("mousePressed", x, y, held.clone());
    mouse("mouseMoved", x + 30.0, y - 20.0, held.clone());
    mouse("mouseMoved", x + 60.0, y - 40.0, held.clone());
    mouse("mouseReleased", x + 60.0, y - 40.0, held);
    settle(&browser);
    let after = zoomed(&browser).1;
    assert!(after[0] < before[0] && after[1] > before[1], "{before:?} {after:?}");
    assert_eq!(steps(&browser), 0);
}

#[test]
fn u28_the_sheet_of_actions_opens_closes_and_gives_way_to_the_map() {
    let app = App::start();
    let browser = app.browser();
    browser.resize(360, 740);
    browser.cdp(
        "Emulation.setTouchEmulationEnabled",
        &json!({ "enabled": true, "maxTouchPoints": 5 }),
    );
    let mut terms = battle();
    let position = terms["setup"].as_str().unwrap_or_default();
    terms["setup"] = json!(format!("{position}step movement\n"));
    open(&browser, &app.at(&new_game(&browser, &terms)));
    let high = |browser: &Browser| {
        let [_, top, _, bottom] = seen(browser, ".console");
        bottom - top
    };
    let closed = high(&browser);
    assert!(closed <= 740.0 / 3.0, "closed it is {closed} high");
    let action = seen(&browser, "#actions .act, #actions summary");
    assert!(action[1] < 740.0, "the first action is in sight: {action:?}");
    browser.tap("#sheet-handle");
    browser.wait(
        "an open sheet",
        "document.querySelector('#sheet-handle').getAttribute('aria-expanded') === 'true'",
    );
    assert!(high(&browser) > closed + 60.0, "open it is {} high", high(&browser));
    assert!(is_in(seen(&browser, "#prompt"), (360, 740)), "the prompt stays in sight");
    browser.press(&["Escape"]);
    browser.wait(
        "a closed sheet",
        "document.querySelector('#sheet-handle').getAttribute('aria-expanded') === 'false'",
    );
    let [left, top, right, _] = seen(&browser, "#prompt");
    let (x, y) = (f64::midpoint(left, right) - 60.0, top + 20.0);
    let swipe = |by: f64| [vec![(x, y)], vec![(x, y + by / 2.0)], vec![(x, y + by)]];
    touch(&browser, &swipe(-120.0));
    browser.wait(
        "an open sheet",
        "document.querySelector('#sheet-handle').getAttribute('aria-expanded') === 'true'",
    );
    browser.js("document.querySelector('#board [data-target=place-melas]').dispatchEvent(new MouseEvent('click', { bubbles: true }))", &[]);
    browser.wait(
        "a closed sheet",
        "document.querySelector('#sheet-handle').getAttribute('aria-expanded') === 'false'",
    );
    assert!(!listed(&browser).is_empty());
    assert_quiet(&browser, &[]);
}

#[test]
fn u28_fingers_find_controls_of_44_pixels() {
    let app = App::start();
    let browser = app.browser();
    browser.resize(360, 740);
    browser.cdp(
        "Emulation.setTouchEmulationEnabled",
        &json!({ "enabled": true, "maxTouchPoints": 5 }),
    );
    open(&browser, &app.at(&new_game(&browser, &battle())));
    assert_eq!(small_for_fingers(&browser), [""; 0]);
    // The numbers of what is in the hand as well, with the phone upright and turned.
    let mut march = battle();
    march["setup"] =
        json!(format!("{}step movement\n", march["setup"].as_str().unwrap_or_default()));
    let march = app.at(&new_game(&browser, &march));
    for (width, height) in [(360, 740), (740, 360)] {
        browser.resize(width, height);
        open(&browser, &march);
        browser.tap("#board [data-target=place-camp]");
        browser.wait("the hand", "document.querySelector('#hand:not([hidden]) [data-does=set]')");
        assert_eq!(small_for_fingers(&browser), [""; 0], "{width} wide");
        let outside = "(() => {
            const hand = document.querySelector('#hand').getBoundingClientRect();
            return [...document.querySelectorAll('#hand button')]
                .filter((it) => it.getBoundingClientRect().right > hand.right)
                .map((it) => it.textContent);
        })()";
        assert_eq!(texts(&browser.eval(outside)), [""; 0], "{width} wide");
    }
}

/// Controls that are less than 44 pixels high.
fn small_for_fingers(browser: &Browser) -> Vec<String> {
    texts(&browser.eval(
        "[...document.querySelectorAll('.board-bar button, .console button, .replay button, .sheet-handle')]
         .filter((it) => it.getClientRects().length && it.getBoundingClientRect().height < 43.5)
         .map((it) => `${it.textContent.trim()}: ${it.getBoundingClientRect().height}`)",
    ))
}

#[test]
fn u28_beside_the_rules_a_phone_still_has_its_heading() {
    let app = App::start();
    let browser = app.browser();
    browser.resize(360, 740);
    let axe = axe_source();
    open(&browser, &app.at(&new_game(&browser, &battle())));
    browser.press(&["r"]);
    browser.wait("the rules", "document.querySelector('#rules-inside').textContent.length > 200");
    seen(&browser, "h1");
    let faults = browser.axe(&axe, crate::access::REVIEWED);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// What a name covers: other names, counters, or the ring of what may be done.
const COVERED: &str = r"(() => {
    const shown = (css) => [...document.querySelectorAll(css)].filter((it) => it.getClientRects().length);
    const box = (it) => { const { left, top, right, bottom } = it.getBoundingClientRect(); return { left, top, right, bottom }; };
    // The letters themselves: a font's box has room above and below them that nothing is drawn in.
    const letters = (text) => {
      const matrix = text.getScreenCTM();
      const [size, base] = [text.getAttribute('font-size'), text.getAttribute('y')].map(Number);
      const line = (y) => new DOMPoint(0, y).matrixTransform(matrix).y;
      const below = /[gjpqyQ,;()]/.test(text.textContent) ? 0.24 : 0.03;
      return { ...box(text), top: line(base - size * 0.76), bottom: line(base + size * below) };
    };
    const by = 1;
    const apart = (a, b) => a.right <= b.left + by || b.right <= a.left + by || a.bottom <= b.top + by || b.bottom <= a.top + by;
    const names = shown('#board .map .place-name').map((it) => ({ said: it.textContent.trim(), group: it, boxes: [...it.querySelectorAll('text')].map(letters) }));
    // Its figures one by one: between a counter and the number at its corner there is room.
    const counters = shown('#board .map .piece').flatMap((it) => [...it.querySelectorAll('rect, circle, path, use, text')]).map((it) => ({ it, box: box(it) }));
    const rings = shown('#board .map .legal .ring').flatMap((ring) => {
      const matrix = ring.getScreenCTM();
      const long = ring.getTotalLength();
      const half = Number.parseFloat(getComputedStyle(ring).strokeWidth) / 2 * matrix.a;
      const points = [];
      for (let at = 0; at < long; at += 2) points.push(ring.getPointAtLength(at).matrixTransform(matrix));
      return points.map((point) => ({ point, half }));
    });
    const faults = [];
    for (const [at, name] of names.entries()) {
      for (const line of name.boxes) {
        for (const other of names.slice(at + 1)) if (other.boxes.some((it) => !apart(line, it))) faults.push(`${name.said} covers ${other.said}`);
        if (counters.some((it) => !apart(line, it.box))) faults.push(`${name.said} covers a counter`);
        const inside = ({ point, half }) => point.x > line.left - half + by && point.x < line.right + half - by && point.y > line.top - half + by && point.y < line.bottom + half - by;
        if (rings.some(inside)) faults.push(`${name.said} covers a ring`);
      }
    }
    for (const mark of shown('#board .map .recent circle').map(box)) {
      for (const name of names) if (name.boxes.some((it) => !apart(mark, it))) faults.push(`a mark of losses covers ${name.said}`);
      if (counters.some((it) => !apart(mark, it.box))) faults.push('a mark of losses covers a counter');
    }
    return [...new Set(faults), ...(names.length ? [] : ['no names are shown'])];
})()";

/// Attacks two places, and fights both out: units fall on both sides.
const FIGHT_OUT: &str = r"
    const ask = async (method, path, body) => (await fetch(path, { method, headers: { 'content-type': 'application/json' }, body })).json();
    const id = () => [...crypto.getRandomValues(new Uint8Array(16))].map((it) => it.toString(16).padStart(2, '0')).join('');
    const act = async (action) => {
      const { version, seat } = await ask('GET', `${arguments[0]}/actions`);
      await ask('POST', `${arguments[0]}/actions`, JSON.stringify({ expected_version: version, action_id: id(), seat, action }));
      return (await ask('GET', `${arguments[0]}/actions`)).actions.map((it) => it.notation);
    };
    for (const order of ['attack mg_s all', 'attack mg_n all']) {
      await act(order);
      let may = await act('fight');
      while (may.includes('again') || may.some((it) => it.startsWith('hit'))) may = await act(may.includes('again') ? 'again' : 'hit auto');
    }";

/// Many places with as many units as find room.
const CROWDED: &str = "round 6\nat camp xerxes persian-generalx2 immortalsx9 cavalryx8 infantryx40\nat melas infantryx3\n\
    at spercheios infantryx3\nat gorge cavalry\nat demeter persian-general immortalsx2\nat springs immortalsx3\n\
    at springs_n persian-general infantryx2\nat mg_s leonidas spartan-infantryx2\nat mg_n spartan-general spartan-infantryx2\n\
    at kolonos greek-infantry\nat shoulder greek-infantry\nat eg_s spartan-general\ndeparted cavalryx2\ndestroyed rest\n";

/// Three units in every area that a Greek or a Persian may well stand in.
fn full_map() -> Value {
    let mut terms = line();
    let row = |letter: char, side: &str, units: &str| -> String {
        [4, 5, 6, 7, 8].map(|column| format!("{side} {letter}{column} {units}\n")).concat()
    };
    let setup = [
        "segment greek-movement\n".to_owned(),
        row('A', "persian", "east medes-mixedx3"),
        row('C', "persian", "east susa-mixedx3"),
        row('E', "persian", "east scythians-bowx2"),
        row('G', "greek", "west peloponnesians-hoplitex3"),
        row('H', "greek", "west malians-hoplite"),
        "greek I5 west spartans-hoplitex3\ngreek J6 west thespians-hoplitex3\n".to_owned(),
        "greek K7 west thebans-hoplitex2\ngreek L5 west locrians-bowx2\n".to_owned(),
    ];
    terms["setup"] = json!(setup.concat());
    terms
}

/// What is covered at one address on three screens, in a wide and a narrow font.
fn covered(browser: &Browser, address: &str) -> Vec<String> {
    let mut faults = Vec::new();
    for (width, height, zoom) in [(1280, 800, 1), (1920, 1080, 1), (360, 740, 3)] {
        browser.resize(width, height);
        open(browser, address);
        for font in ["DejaVu Serif", "DejaVu Serif Condensed"] {
            browser.js(
                "for (const it of document.querySelectorAll('#board svg')) it.style.fontFamily = arguments[0]",
                &[json!(format!("'{font}'"))],
            );
            browser.press(&["0"]);
            // From 1 by steps of a quarter and a half: 3 is the seventh of the sizes above.
            browser.press(&vec!["+"; if zoom == 3 { 5 } else { 0 }]);
            settle(browser);
            let found = texts(&browser.eval(COVERED));
            faults.extend(found.into_iter().map(|it| format!("at {width} in {font}: {it}")));
        }
    }
    faults
}

#[test]
fn u41_no_mark_of_losses_covers_a_name_or_a_counter_in_a_wide_and_a_narrow_font() {
    let app = App::start();
    let browser = app.browser();
    let mut terms = battle();
    terms["setup"] = json!(CROWDED);
    let path = new_game(&browser, &terms);
    browser.js_async(FIGHT_OUT, &[json!(path.replace("/g/", "/api/v1/games/"))]);
    open(&browser, &app.at(&path));
    let marks = number(&browser, "document.querySelectorAll('#board .map .recent circle').length");
    assert!(marks >= 2.0, "{marks} places with losses are marked");
    assert_eq!(covered(&browser, &app.at(&path)), [""; 0]);
}

#[test]
fn u41_no_name_covers_a_name_a_counter_or_a_ring_in_a_wide_and_a_narrow_font() {
    let app = App::start();
    let browser = app.browser();
    let setup = CROWDED;
    let movement = format!("{setup}step movement\n");
    let with = |setup: &str| {
        let mut terms = battle();
        terms["setup"] = json!(setup);
        terms
    };
    let tables = [
        ("a fight at the pass", solo(FIGHT)),
        ("the first place", solo(crate::app::QUIET)),
        ("combats", with(setup)),
        ("movement", with(&movement)),
        ("the Spartans' wall", line()),
        ("the Spartans' whole map", full_map()),
    ];
    let mut faults = Vec::new();
    for (name, terms) in tables {
        let address = app.at(&new_game(&browser, &terms));
        faults.extend(covered(&browser, &address).into_iter().map(|it| format!("{name} {it}")));
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn u30_beside_the_map_at_a_zoom_of_200_percent_the_console_covers_nothing_below_it() {
    let app = App::start();
    let browser = app.browser();
    browser.resize(640, 400);
    open(&browser, &app.at(&new_game(&browser, &battle())));
    browser.js("scrollTo(0, document.body.scrollHeight)", &[]);
    browser.wait(
        "the console above what is looked up",
        "document.querySelector('.console').getBoundingClientRect().bottom \
         <= document.querySelector('.side').getBoundingClientRect().top + 1",
    );
}

#[test]
fn u28_on_a_phone_no_odds_lie_over_the_choices_before_one_is_considered() {
    let app = App::start();
    let browser = app.browser();
    browser.resize(360, 740);
    open(&browser, &app.at(&new_game(&browser, &crate::app::solo(crate::app::QUIET))));
    browser.tap("#actions .act[data-action='charge 19']");
    browser.wait(
        "the next choices",
        "document.querySelector(\"#actions .act[data-action='support 1']\")",
    );
    // Longer than odds that nobody asked for would take.
    browser.js_async("await new Promise((done) => setTimeout(done, 400));", &[]);
    let shown = "Boolean(document.querySelector('#odds .told')?.getClientRects().length)";
    assert_eq!(browser.eval(shown), false, "nobody has asked for odds");
    browser.tap("#actions .act[data-action='support 1']");
    browser.wait("its odds", shown);
}
