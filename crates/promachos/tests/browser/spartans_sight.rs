//! What is seen of Go Tell the Spartans: contrast in every theme [U29], axe, sizes and targets at a
//! desk, a tablet and a phone [U28] [U30].

use serde_json::{Value, json};
use testkit::browser::{Browser, Media};

use crate::app::{App, new_game, texts, wait_live};
use crate::battle::{assert_none, faults};
use crate::spartans::{line, open};

/// Both sides mixed up: a melee, Disordered units, losses, every height and type, fire to come.
const THICK: &str = "round 4\nsegment greek-offensive-fire\ngreek E7 west spartans-hoplite/by=w spartans-hoplite/by=w\n\
    greek G5 west thespians-hoplite*1 thespians-hoplite*3 thespians-hoplite/disordered\n\
    greek H6 west malians-javelin/disordered malians-javelin\ngreek J6 west locrians-bowx2\n\
    greek K7 west peloponnesians-hoplitex3\npersian E7 east medes-mixed*1 medes-mixed\n\
    persian D8 east medes-bowx3\npersian F5 east medes-mixed/disordered medes-mixed\n\
    persian C4 east immortals-mixed*2\ntrack thebans hoplite\n";

fn position(setup: Option<&str>) -> Value {
    json!({
        "game": "spartans", "title": "The pass", "seed": 11, "options": {}, "setup": setup,
        "seats": [{ "kind": "here", "name": "Leonidas" }],
    })
}

/// Takes up the Spartans, so that zones of control, ranges and goals are drawn.
fn take_up(browser: &Browser) {
    browser.click("#board [data-target=place-H5]");
    browser.wait("places to go", "document.querySelector('#board .goal')");
}

fn nothing(_: &Browser) {}

/// Three melees, one of them just named, with losses, disorder and stacks of two and three.
const MELEES: &str = "round 4\nsegment greek-melee\n\
    greek E7 west spartans-hoplite/by=w spartans-hoplite/by=w\npersian E7 east medes-mixed*1 medes-mixed\n\
    greek G4 west peloponnesians-hoplite*2 peloponnesians-hoplitex2\n\
    persian G4 east susa-mixed/by=e susa-mixed/by=e\n\
    greek G6 north thebans-hoplite/disordered thebans-hoplite\n\
    persian G6 south medes-mixed*1/by=e medes-mixed/by=e medes-mixed/by=e\ngreek K7 west malians-javelinx2\n";

/// Which numbers of which melees lie under the other side's slip, or under a mark of any kind.
const HIDDEN_NUMBERS: &str = r"(() => {
    const shown = (css, within = document) => [...within.querySelectorAll(css)].filter((it) => it.getClientRects().length);
    const box = (it) => it.getBoundingClientRect();
    const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
    const marks = shown('#board .map [data-k$=melees] use, #board .map .recent > g, #board .map .ring.head, #board .map use[href$=sp-entry]').map(box);
    const faults = [];
    let melees = 0;
    for (const area of shown('#board .map [data-target]')) {
      const slips = shown('.piece > g', area);
      if (slips.length !== 2) continue;
      melees += 1;
      for (const [at, slip] of slips.entries()) {
        const other = box(slips[1 - at].querySelector('use[href*=sp-slip]'));
        const numbers = shown('use', slip).filter((it) => /#pm-[0-9]$/.test(it.getAttribute('href')));
        if (numbers.length < 3) faults.push(`${area.dataset.target}: ${numbers.length} numbers`);
        for (const number of numbers) {
          if (!apart(box(number), other)) faults.push(`${area.dataset.target}: a number lies under the other side`);
          if (marks.some((it) => !apart(box(number), it))) faults.push(`${area.dataset.target}: a mark covers a number`);
        }
      }
    }
    return [...new Set(faults), ...(melees === 3 ? [] : [`${melees} melees`])];
})()";

#[test]
fn u41_in_a_melee_the_numbers_of_both_sides_are_covered_by_nothing() {
    let app = App::start();
    let browser = app.browser();
    let address = app.at(&new_game(&browser, &position(Some(MELEES))));
    let mut found = Vec::new();
    for (width, height) in [(1280, 800), (360, 740), (740, 360), (640, 450)] {
        browser.resize(width, height);
        browser.open(&address);
        wait_live(&browser);
        let hidden = texts(&browser.eval(HIDDEN_NUMBERS));
        found.extend(hidden.into_iter().map(|it| format!("at {width}: {it}")));
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Whether the map that is shown lies: its rows, which lead from west to east, stand side by side.
#[test]
fn u28_a_low_window_shows_the_map_that_lies_and_a_phone_the_one_that_stands() {
    let app = App::start();
    let browser = app.browser();
    let address = app.at(&new_game(&browser, &position(Some(MELEES))));
    for (width, height, lies) in
        [(1280, 800, true), (360, 740, false), (740, 360, true), (640, 450, true)]
    {
        browser.resize(width, height);
        browser.open(&address);
        wait_live(&browser);
        let seen = browser.eval(
            "(() => {
               const map = [...document.querySelectorAll('#board svg.map')].filter((it) => it.getClientRects().length);
               const box = map[0]?.getBoundingClientRect();
               return [map.length, box && box.width > box.height, getComputedStyle(map[0]).visibility];
             })()",
        );
        assert_eq!(seen, json!([1, lies, "visible"]), "{width} by {height}");
    }
}

#[test]
fn u36_every_melee_is_fought_by_one_input() {
    let app = App::start();
    let browser = open(&app, MELEES, "once");
    browser.press(&["1"]);
    browser.wait(
        "the end of the melees",
        "!document.querySelector('#actions [data-stand=fight-on]') && \
         !/melee is fought next/.test(document.querySelector('#prompt').textContent)",
    );
}

#[test]
fn u29_the_pass_has_no_fault_in_light_colours() {
    assert_none(&faults(&[], &position(Some(THICK)), nothing));
}

#[test]
fn u29_the_pass_has_no_fault_in_dark_colours() {
    assert_none(&faults(&[Media::Dark], &position(Some(THICK)), nothing));
}

#[test]
fn u29_the_pass_has_no_fault_in_high_contrast() {
    assert_none(&faults(&[Media::Contrast], &position(Some(THICK)), nothing));
}

#[test]
fn u29_the_pass_has_no_fault_in_forced_colours() {
    assert_none(&faults(&[Media::Forced], &position(Some(THICK)), nothing));
}

#[test]
fn u29_a_deployment_has_no_fault_in_light_and_dark_colours() {
    let deploy = "round 0\nattacker medes\nused medes\nguard phocians\nsegment persian-movement\n\
        hand medes mixedx6\nhand spartans hoplitex3\nhand thespians hoplitex7\nhand phocians hoplitex8\n\
        hand malians javelinx4 hoplitex6\nhand locrians bowx2\nstep deployment\n";
    for media in [&[][..], &[Media::Dark]] {
        assert_none(&faults(media, &position(Some(deploy)), nothing));
    }
}

#[test]
fn u29_a_stack_that_is_taken_up_leaves_no_fault_in_light_and_dark_colours() {
    for media in [&[][..], &[Media::Dark]] {
        assert_none(&faults(media, &line(), take_up));
    }
}
