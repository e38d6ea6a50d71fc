//! Our own accessibility checks, for what axe-core does not see in a drawing.

use serde_json::{Value, json};

use super::Browser;

/// A function that returns the checks, each of which returns a line for each fault.
const CHECKS: &str = include_str!("checks.js");

const LISTENERS: &str = "
    window.heardClicks = new Set();
    const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (kind, ...rest) {
        const pressed = /^(click|dblclick|mouse(down|up)|pointer(down|up))$/.test(kind);
        if (pressed && this instanceof Element) window.heardClicks.add(this);
        return listen.call(this, kind, ...rest);
    };
";

impl Browser {
    /// Texts in drawings that stand out too little from what is painted below them.
    pub fn faint_texts(&self) -> Vec<String> {
        self.check("faintTexts", &[])
    }

    /// Things to press that are smaller than `least` CSS pixels, have no room around them, and stand
    /// for nothing in the list of actions that is large enough.
    pub fn small_targets(&self, least: u32) -> Vec<String> {
        self.check("smallTargets", &[json!(least)])
    }

    /// Things to press that the keyboard cannot reach, or that have no role or no name.
    pub fn mouse_only(&self) -> Vec<String> {
        self.check("mouseOnly", &[])
    }

    /// What makes the page wider than its window, besides what scrolls by itself.
    pub fn too_wide(&self) -> Vec<String> {
        self.check("tooWide", &[])
    }

    /// Elements that the focus reaches where nobody sees it: no mark, or covered, or off the screen.
    /// Asks about the element that has it now.
    pub fn hidden_focus(&self) -> Vec<String> {
        self.check("hiddenFocus", &[])
    }

    /// Targets on the board whose ring would not be seen on every ground.
    pub fn faint_rings(&self) -> Vec<String> {
        self.check("faintRings", &[])
    }

    /// Texts that are smaller than `least` CSS pixels.
    pub fn small_texts(&self, least: u32) -> Vec<String> {
        self.check("smallTexts", &[json!(least)])
    }

    /// From the next page on, remembers which elements listen to clicks, for [`Browser::mouse_only`].
    pub fn watch_listeners(&self) {
        self.cdp("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": LISTENERS }));
    }

    pub(super) fn check(&self, name: &str, arguments: &[Value]) -> Vec<String> {
        self.rest();
        let script = format!("const checks = ({CHECKS})(); return checks.{name}(...arguments)");
        let found = self.js(&script, arguments);
        let texts = found.as_array().into_iter().flatten().filter_map(Value::as_str);
        texts.map(str::to_owned).collect()
    }
}
