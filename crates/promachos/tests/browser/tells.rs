//! What the table tells at any time: stacks [U2], the prompt [U6], the sequence [U19], why a combat
//! went as it did [U21], the board as text [U34], and how little of it is sent at each step [U42].

use serde_json::{Value, json};
use testkit::browser::Browser;

use crate::app::{App, QUIET, act, solo, texts};
use crate::battle::battle;
use crate::spartans::line;

/// The text of the first element that a selector finds.
fn text_of(browser: &Browser, css: &str) -> String {
    browser.text(&format!("document.querySelector({css:?})?.innerText.trim()"))
}

#[test]
fn u2_a_stack_shows_how_many_it_has_and_tells_them_by_focus_and_by_tap() {
    let (_app, browser) = App::with_game(&battle());
    let camp = "#board [data-target=place-camp]";
    let name = browser.text(&format!("document.querySelector({camp:?}).ariaLabel"));
    assert!(name.contains("9 Immortals") && name.contains("40 Persian Infantry"), "{name}");
    browser.js("document.querySelector(arguments[0]).focus()", &[json!(camp)]);
    browser.wait("its card", "document.querySelector('#card')?.innerText.includes('Immortals')");
    browser.resize(360, 740);
    browser.wait("a phone's map", "document.querySelector('#board .narrow')?.getClientRects().length || document.querySelector('.map-view').clientWidth < 400");
    browser.tap(camp);
    let told = "[...document.querySelectorAll('#hand, #card')].some((it) => it.innerText.includes('Immortals'))";
    browser.wait("what stands there", told);
}

#[test]
fn u6_the_prompt_says_who_is_asked_for_what_and_the_title_whose_turn_it_is() {
    let (_app, browser) = App::with_game(&battle());
    act(&browser, "attack mg_n all");
    act(&browser, "fight");
    let prompt = text_of(&browser, "#prompt");
    assert!(prompt.starts_with("Your turn") && prompt.contains("Greeks"), "{prompt}");
    assert!(prompt.contains("who takes") && prompt.contains("R32"), "{prompt}");
    let title = browser.text("document.title");
    assert!(title.starts_with("Your turn"), "{title}");
}

#[test]
fn u19_the_sequence_of_the_turn_shows_the_step_that_it_is_at() {
    let (_app, browser) = App::with_game(&battle());
    let now = "[...document.querySelectorAll('#sequence [aria-current=step]')].map((it) => it.textContent.trim())";
    let [before] = &texts(&browser.eval(now))[..] else { panic!("one step is the present one") };
    act(&browser, "end combat");
    let [after] = &texts(&browser.eval(now))[..] else { panic!("one step is the present one") };
    assert_ne!(before, after);
}

#[test]
fn u21_the_log_says_of_each_die_what_it_needed_and_why() {
    let (_app, browser) = App::with_game(&battle());
    act(&browser, "attack shoulder all");
    act(&browser, "fight");
    let said = texts(&browser.eval(
        "[...document.querySelectorAll('#log .by-chance .said')].map((it) => it.textContent.trim())",
    ));
    // Greek Infantry defends with 6, and with one more from a mountain [R28].
    let higher = said.iter().find(|it| it.contains("Greek Infantry")).cloned().unwrap_or_default();
    assert!(higher.contains("for 6 + 1 (higher ground) = 7"), "{said:?}");
    assert!(said.iter().all(|it| it.contains(" for ") && it.contains('R')), "{said:?}");
}

#[test]
fn u34_the_board_is_there_as_text_with_everything_that_it_shows() {
    let (_app, browser) = App::with_game(&battle());
    browser.click("#text-panel > summary");
    browser.wait(
        "the board as text",
        "document.querySelector('#text pre')?.innerText.includes('Persian Camp')",
    );
    let board = text_of(&browser, "#text pre");
    for part in ["Phocian Wall", "Leonidas", "Immortals", "round 6"] {
        assert!(board.contains(part), "{part} in {board}");
    }
}

/// Listens as a page does.
const LISTEN: &str = "
    const { data } = await import('/assets/page.js');
    const { state } = await import('/assets/live.js');
    const address = new URL(data.socket, location.href);
    address.protocol = 'ws:';
    address.searchParams.set('have', state.tick);
    window.got = [];
    const socket = new WebSocket(address);
    socket.addEventListener('message', ({ data }) => {
        const { frames } = JSON.parse(data);
        if (frames) window.got.push({ bytes: new Blob([data]).size, scenes: frames.length });
    });
    await new Promise((done) => socket.addEventListener('open', done));";

/// Makes a step by the API, any one, and waits until it is told. What brings a whole set-up counts
/// as none: there a page has everything to show anew.
const STEP: &str = "
    const [api, step] = arguments;
    const list = await (await fetch(`${api}/actions`)).json();
    if (!list.actions?.length) return false;
    const { version } = await (await fetch(api)).json();
    const action = list.actions[(step * 31) % list.actions.length].notation;
    const body = JSON.stringify({ expected_version: version, action_id: `step${step}`, seat: list.seat, action });
    const before = window.got.length;
    await fetch(`${api}/actions`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    while (window.got.length === before) await new Promise((done) => setTimeout(done, 2));
    const next = await (await fetch(`${api}/actions`)).json();
    const isSetUp = ({ actions }) => actions?.some(({ notation }) => /^(guard|place) /.test(notation));
    if (isSetUp(next) && !isSetUp(list)) window.got.pop();
    return true;";

/// Plays steps by the API, and gives the size of what a page is sent at each.
fn sizes(browser: &Browser, path: &str, steps: u32) -> Vec<u64> {
    let api = path.replace("/g/", "/api/v1/games/");
    browser.js_async(LISTEN, &[]);
    for step in 0..steps {
        if browser.js_async(STEP, &[json!(api), json!(step)]) == false {
            break;
        }
    }
    // Several scenes of what the rules do come together: each weighs its part.
    let sent = browser.eval(
        "window.got.flatMap(({ bytes, scenes }) => Array(scenes).fill(Math.ceil(bytes / scenes)))",
    );
    let mut sizes: Vec<u64> =
        sent.as_array().into_iter().flatten().filter_map(Value::as_u64).collect();
    sizes.sort_unstable();
    sizes
}

#[test]
fn u42_a_step_sends_six_kilobytes_in_the_middle_and_forty_at_most() {
    let app = App::start();
    let browser = app.browser();
    let four = json!({
        "game": "thermopyles", "title": "Four", "seed": 7, "options": { "players": "4" },
        "seats": [{ "kind": "here" }, { "kind": "here" }, { "kind": "here" }, { "kind": "here" }],
    });
    for terms in [solo(QUIET), four, battle(), line()] {
        let path = app.open_game(&browser, &terms);
        let sizes = sizes(&browser, &path, 100);
        let (middle, most) = (sizes[sizes.len() / 2], sizes[sizes.len() - 1]);
        println!(
            "{}: {middle} bytes in the middle, {most} at most of {}",
            terms["game"],
            sizes.len()
        );
        assert!(sizes.len() >= 20, "{} steps", sizes.len());
        assert!(middle <= 6_000 && most <= 40_000, "{middle} in the middle, {most} at most");
    }
}

#[test]
fn u42_what_is_sent_fits_and_no_page_is_read_again() {
    let app = App::start();
    let browser = app.browser();
    let kept = json!({ "speed": "once" }).to_string();
    browser.js("localStorage.setItem('promachos.settings', arguments[0])", &[json!(kept)]);
    for (width, height) in [(1280, 800), (360, 740), (740, 360)] {
        browser.resize(width, height);
        app.open_game(&browser, &line());
        // Plaques come and go with the segments, in the drawings for other windows too.
        act(&browser, "done");
        let again =
            "(window.heardLately ?? []).filter((it) => /asks GET .*[/]g[/][a-z0-9]+$/.test(it))";
        assert_eq!(browser.eval(again), json!([]), "at {width}");
    }
}
