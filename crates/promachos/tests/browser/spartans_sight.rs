//! What is seen of Go Tell the Spartans: contrast in every theme [U29], axe, sizes and targets at a
//! desk, a tablet and a phone [U28] [U30].

use serde_json::{Value, json};
use testkit::browser::{Browser, Media};

use crate::battle::{assert_none, faults};
use crate::spartans::line;

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
