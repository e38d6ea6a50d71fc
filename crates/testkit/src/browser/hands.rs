//! The player's hands: mouse, finger and keyboard, as real input events.

use std::time::Duration;

use fantoccini::Locator;
use fantoccini::actions::{
    Actions, InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions, PointerAction,
    TouchActions,
};
use serde_json::json;

use super::{Browser, LIMIT, until};

/// Finds a point of the first shown element that the pointer would really hit.
const POINT: &str = include_str!("point.js");

impl Browser {
    /// Where an element can be hit. Waits until it can.
    ///
    /// # Panics
    /// If it cannot be hit in time; the message says what is in the way.
    pub fn point(&self, css: &str) -> (f64, f64) {
        let script = format!("return ({POINT})(arguments[0])");
        let mut last = json!(null);
        let found = until(LIMIT, || {
            let found = self.js(&script, &[json!(css)]);
            // Only what stands still is aimed at: twice at the same place.
            let still = found["x"].is_number() && found == last;
            last = found.clone();
            if still { Ok(found) } else { Err(found.to_string()) }
        });
        let moment = found.unwrap_or_else(|why| self.fail(&format!("to hit {css}"), &why));
        (moment["x"].as_f64().unwrap_or_default(), moment["y"].as_f64().unwrap_or_default())
    }

    /// Moves the mouse over an element.
    pub fn hover(&self, css: &str) {
        let (x, y) = self.point(css);
        self.perform(MouseActions::new("mouse".to_owned()).then(moved(x, y)));
    }

    /// Clicks an element with the mouse.
    pub fn click(&self, css: &str) {
        let (x, y) = self.point(css);
        self.perform(
            MouseActions::new("mouse".to_owned()).then(moved(x, y)).then(down()).then(up()),
        );
    }

    /// Pulls one element to another with the mouse.
    pub fn drag(&self, from: &str, to: &str) {
        let ((x, y), (u, v)) = (self.point(from), self.point(to));
        let [middle, end] = [moved(f64::midpoint(x, u), f64::midpoint(y, v)), moved(u, v)];
        let mouse = MouseActions::new("mouse".to_owned());
        self.perform(mouse.then(moved(x, y)).then(down()).then(middle).then(end).then(up()));
    }

    /// Taps an element with a finger.
    pub fn tap(&self, css: &str) {
        let (x, y) = self.point(css);
        self.perform(
            TouchActions::new("finger".to_owned()).then(moved(x, y)).then(down()).then(up()),
        );
    }

    /// Presses keys one after the other, by their names in `KeyboardEvent.key`, `Shift+` before
    /// those that need it.
    pub fn press(&self, keys: &[&str]) {
        let mut actions = KeyActions::new("keyboard".to_owned());
        for name in keys {
            let (shift, name) = name.strip_prefix("Shift+").map_or((false, *name), |it| (true, it));
            let value = code(name);
            if shift {
                actions = actions.then(KeyAction::Down { value: SHIFT });
            }
            actions = actions.then(KeyAction::Down { value }).then(KeyAction::Up { value });
            if shift {
                actions = actions.then(KeyAction::Up { value: SHIFT });
            }
        }
        self.perform(actions);
    }

    /// Types a text where the focus is.
    pub fn enter(&self, text: &str) {
        let keys: Vec<String> = text.chars().map(String::from).collect();
        self.press(&keys.iter().map(String::as_str).collect::<Vec<_>>());
    }

    /// Gives a file to a field for files.
    ///
    /// # Panics
    /// If there is no such field.
    pub fn choose_file(&self, css: &str, path: &std::path::Path) {
        let field = self.done(css, self.client.find(Locator::Css(css)));
        self.done(css, field.send_keys(&path.to_string_lossy()));
    }

    fn perform(&self, actions: impl Into<Actions>) {
        self.done("input", self.client.perform_actions(actions));
    }
}

const SHIFT: char = '\u{E008}';

fn moved(x: f64, y: f64) -> PointerAction {
    PointerAction::MoveTo { duration: Some(Duration::ZERO), x, y }
}

fn down() -> PointerAction {
    PointerAction::Down { button: MOUSE_BUTTON_LEFT }
}

fn up() -> PointerAction {
    PointerAction::Up { button: MOUSE_BUTTON_LEFT }
}

/// The driver's code of a key.
fn code(name: &str) -> char {
    match name {
        "Tab" => '\u{E004}',
        "Enter" => '\u{E007}',
        "Escape" => '\u{E00C}',
        "Backspace" => '\u{E003}',
        "End" => '\u{E010}',
        "Home" => '\u{E011}',
        "ArrowLeft" => '\u{E012}',
        "ArrowUp" => '\u{E013}',
        "ArrowRight" => '\u{E014}',
        "ArrowDown" => '\u{E015}',
        one => one.chars().next().unwrap_or(' '),
    }
}
