//! Odds and advice beside the prompt.

/// What the panel is for, while it is empty.
pub(crate) const EMPTY: &str =
    "Point at an action, or move to it with the keyboard, to see its odds.";

/// What the client in the browser says about them; `{}` is filled in by it.
pub(crate) const CLIENT: &[(&str, &str)] = &[
    ("doIt", "Do it"),
    ("oddsEmpty", EMPTY),
    ("tapAgain", "These are its odds. Tap again to do it."),
];
