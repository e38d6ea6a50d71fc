//! How somebody in a hurry plays, with the mouse, with keys or with a finger: what he likes best of
//! what is offered, advice where there is a choice [U26] [U28] [U36].

use testkit::browser::Browser;

use crate::app::{confirm, steps, wait_steps};

/// How a player does things: with the mouse, with keys, or with a finger.
pub(crate) struct Hands {
    /// Chooses something of the list.
    choose: fn(&Browser, &str),
    /// Asks for advice.
    ask: fn(&Browser),
    /// Says that he means it.
    yes: fn(&Browser),
}

fn button(action: &str) -> String {
    format!("#actions .act[data-action='{action}']")
}

pub(crate) const BY_MOUSE: Hands = Hands {
    choose: |browser, action| browser.click(&button(action)),
    ask: |browser| browser.click("#advice"),
    yes: |browser| browser.click("#confirm-yes"),
};

pub(crate) const BY_KEYS: Hands = Hands {
    choose: |browser, action| {
        let css = button(action);
        let number = browser
            .text(&format!("document.querySelector({css:?}).querySelector('kbd').textContent"));
        browser.enter(&number);
    },
    ask: |browser| browser.press(&["h"]),
    yes: |browser| browser.press(&["Enter"]),
};

pub(crate) const BY_FINGER: Hands = Hands {
    choose: |browser, action| {
        let before = steps(browser);
        browser.tap(&button(action));
        // What is left to chance shows its odds first; the second tap means it [U10].
        let shown = browser.wait(
            "its odds, a question or another step",
            &format!(
                "document.querySelector('#confirm').open || Number(document.querySelector('#slider').max) > {before} \
                 ? 'done' : document.querySelector('#odds .told')?.getClientRects().length ? 'odds' : ''"
            ),
        );
        if shown == "odds" {
            browser.tap(&button(action));
        }
    },
    ask: |browser| browser.tap("#advice"),
    yes: |browser| browser.tap("#confirm-yes"),
};

/// What he does, if it is offered: the first of what he likes. What is done once a prompt is not done
/// again until another is asked.
pub(crate) struct Likes {
    /// The orders, best first.
    pub(crate) orders: &'static [&'static str],
    /// Those of them that are done once.
    pub(crate) once: &'static [&'static str],
    /// Whether he takes the first of the list where he likes nothing, and asks for no advice.
    pub(crate) takes_first: bool,
}

impl Likes {
    fn first_offered(&self, browser: &Browser, last: &str) -> Option<&'static str> {
        let is_offered = |order: &&&str| {
            browser.eval(&format!("Boolean(document.querySelector({:?}))", button(order))) == true
        };
        let again = |order: &&&str| self.once.contains(*order) && self.once.contains(&last);
        self.orders.iter().filter(|it| !again(it)).find(is_offered).copied()
    }
}

/// Waits until the page asks something, or the game is over. Nothing: it is over.
fn asked(browser: &Browser) -> Option<String> {
    let found = browser.wait(
        "a question or the end",
        "document.querySelector('#ending .ending') ? 'over' \
         : document.querySelector('#actions.settling, body.goes-on') ? '' \
         : document.querySelector('#actions .act') ? 'asked' : ''",
    );
    (found == "asked").then(|| browser.text("document.querySelector('#prompt').textContent"))
}

/// The first piece of advice that is one of the list.
fn advised(browser: &Browser, hands: &Hands) -> String {
    (hands.ask)(browser);
    let found =
        browser.wait("advice", "document.querySelector('#odds [data-advised]')?.dataset.advised");
    found.as_str().unwrap_or_default().to_owned()
}

/// Plays until the game is over, or until he has seen enough; gives the number of decisions.
pub(crate) fn play(
    browser: &Browser,
    hands: &Hands,
    likes: &Likes,
    most: u32,
    enough: impl Fn(&str) -> bool,
) -> u32 {
    let mut last = String::new();
    for decision in 0..most {
        let Some(prompt) = asked(browser) else { return decision };
        if enough(&prompt) {
            return decision;
        }
        let before = steps(browser);
        let action = match likes.first_offered(browser, &last) {
            Some(order) => order.to_owned(),
            None if likes.takes_first => {
                browser.text("document.querySelector('#actions .act').dataset.action")
            }
            None => advised(browser, hands),
        };
        last.clone_from(&action);
        (hands.choose)(browser, &action);
        confirm(browser, before, hands.yes);
        wait_steps(browser, before);
    }
    panic!("no end after {most} decisions");
}
