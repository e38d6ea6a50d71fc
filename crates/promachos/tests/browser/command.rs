//! The command line: everything that can be done and asked by typing [U27].

use testkit::browser::Browser;

use crate::app::{App, QUIET, assert_quiet, confirm, solo, steps, wait_steps};

const FIGHT: &str = "marker 3\nsupport 0\nslots 19/20 16/23\nhand 1 15 17";

/// Opens the line with its key, and waits for the focus.
fn open(browser: &Browser) {
    browser.press(&[":"]);
    browser.wait("the line", "document.activeElement.id === 'command-line'");
}

/// Types a command into the open line; gives what stands below it then.
fn command(browser: &Browser, typed: &str) -> String {
    browser.js("document.querySelector('#command-answer').replaceChildren()", &[]);
    browser.enter(typed);
    browser.press(&["Enter"]);
    let answer = "document.querySelector('#command-answer').innerText.trim()";
    browser.wait(&format!("an answer to “{typed}”"), answer);
    browser.text(answer)
}

fn spoken(browser: &Browser, part: &str) {
    let heard = "document.querySelector('#live').textContent";
    browser.wait(&format!("“{part}” is said"), &format!("{heard}.includes({part:?})"));
}

#[test]
fn u27_a_typed_action_is_played_as_a_click_would_be() {
    let (_app, browser) = App::with_game(&solo(QUIET));
    open(&browser);
    browser.enter("charge 19");
    browser.press(&["Enter"]);
    assert_eq!(wait_steps(&browser, 0), 1);
    browser.wait("the focus stays", "document.activeElement.id === 'command-line'");
    assert!(command(&browser, "undo").contains("Taken back"));
    browser.wait("no step", "Number(document.querySelector('#slider').max) === 0");
    assert_quiet(&browser, &[]);
}

#[test]
fn a_typed_action_that_is_not_legal_is_refused_with_its_case() {
    let (_app, browser) = App::with_game(&solo(QUIET));
    open(&browser);
    let refused = command(&browser, "charge 99");
    assert!(refused.contains("Not allowed"), "{refused}");
    let refused = command(&browser, "charge 18"); // Not in the hand of 14 and 19.
    assert!(refused.contains("Not allowed"), "{refused}");
    browser.wait("its Case", "document.querySelector('#command-answer a.case[href]')");
    spoken(&browser, "Not allowed");
    assert_eq!(steps(&browser), 0);
    assert_quiet(&browser, &["422"]);
}

#[test]
fn u27_questions_are_answered_below_the_line_and_aloud() {
    let (_app, browser) = App::with_game(&solo(FIGHT));
    open(&browser);
    let legal = command(&browser, "list");
    assert!(legal.contains("charge 15") && legal.contains("charge 17"), "{legal}");
    spoken(&browser, "charge 17");
    let chances = command(&browser, "odds charge 17");
    assert!(chances.contains('%'), "{chances}");
    assert!(command(&browser, "why charge 17").contains("Allowed"));
    assert!(command(&browser, "hint").contains("Advice"));
    spoken(&browser, "Advice");
    let target = browser.text(
        "[...document.querySelectorAll('#board [data-target]')]
         .find((it) => it.getClientRects().length).dataset.target",
    );
    let label = browser.text(&format!(
        "document.querySelector('#board [data-target={target:?}]').getAttribute('aria-label')"
    ));
    assert!(command(&browser, &format!("what is {target}")).contains(&label));
    assert!(command(&browser, "what is the parthenon").contains("Nothing on the board"));
    assert!(command(&browser, "help").contains("odds …"));
    assert_eq!(steps(&browser), 0, "to ask is not to act");
    assert_quiet(&browser, &[]);
}

#[test]
fn u17_a_typed_clause_opens_the_rules_there() {
    let (_app, browser) = App::with_game(&solo(QUIET));
    open(&browser);
    browser.enter("rules k16");
    browser.press(&["Enter"]);
    browser.wait("the clause", "document.querySelector('#rules-panel #K16.lit')");
    assert_quiet(&browser, &[]);
}

#[test]
fn u27_the_line_completes_remembers_and_closes_with_the_keyboard() {
    let (_app, browser) = App::with_game(&solo(QUIET));
    open(&browser);
    let value = "document.querySelector('#command-line').value";
    browser.enter("charge");
    browser.wait("suggestions", "document.querySelectorAll('#command-offers li').length > 1");
    browser.press(&["ArrowDown"]);
    browser.wait(
        "one is marked for the screen reader",
        "document.getElementById(document.querySelector('#command-line')
         .getAttribute('aria-activedescendant'))?.getAttribute('aria-selected') === 'true'",
    );
    browser.press(&["Enter"]);
    let chosen = browser.text(value);
    assert!(chosen.starts_with("charge 1"), "{chosen}");
    assert_eq!(steps(&browser), 0, "to choose a suggestion is not to act");
    browser.press(&["Enter"]);
    confirm(&browser, 0, |browser| browser.press(&["Enter"]));
    wait_steps(&browser, 0);
    command(&browser, "list");
    browser.press(&["ArrowUp"]);
    assert_eq!(browser.text(value), "list");
    browser.press(&["ArrowUp"]);
    assert_eq!(browser.text(value), chosen);
    browser.press(&["ArrowDown", "ArrowDown"]);
    assert_eq!(browser.eval(value), "", "after the last comes an empty line");
    browser.press(&["Escape"]);
    browser.wait("the line closed", "document.querySelector('#command-box').hidden");
    browser.wait("the focus on its button", "document.activeElement.id === 'command-open'");
    assert_quiet(&browser, &[]);
}

#[test]
fn u27_a_typed_go_moves_the_focus_and_the_map_to_a_place() {
    let (_app, browser) = App::with_game(&crate::battle::battle());
    let inside = "(() => { const part = document.activeElement.getBoundingClientRect(); \
        const view = document.querySelector('#board-view').getBoundingClientRect(); \
        return part.left < view.right && part.right > view.left && part.top < view.bottom && part.bottom > view.top; })()";
    browser.press(&["+", "+", "+", "+"]);
    for (typed, part) in [("go Alpenoi", "place-alpenoi"), ("go spercheios", "place-spercheios")] {
        browser.press(&[":"]);
        browser.wait("the line", "document.activeElement.id === 'command-line'");
        browser.enter(typed);
        browser.press(&["Enter"]);
        browser.wait(
            typed,
            &format!("document.activeElement.dataset.target === {part:?} && {inside}"),
        );
    }
    browser.press(&[":"]);
    browser.wait("the line", "document.activeElement.id === 'command-line'");
    browser.enter("go Tra");
    browser.wait("a suggestion", "[...document.querySelectorAll('#command-offers [role=option]')].some((it) => it.textContent === 'go Trachis')");
    browser.enter("xxx");
    browser.press(&["Enter"]);
    browser.wait(
        "no such place",
        "document.querySelector('#command-answer').innerText.includes('Nothing on the board')",
    );
    assert_quiet(&browser, &[]);
}
