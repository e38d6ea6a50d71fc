//! Set-ups that a player keeps.

/// Above them.
pub(crate) const TITLE: &str = "Set-ups of your own";

/// Asks what the present one is to be called.
pub(crate) const NAME: &str = "Keep this one as";

/// Keeps it.
pub(crate) const KEEP: &str = "Keep";

/// Words of the client.
pub(crate) const CLIENT: &[(&str, &str)] = &[
    ("setUpForget", "Forget {}"),
    ("setUpForgotten", "“{}” is forgotten."),
    ("setUpFull", "This browser keeps {} set-ups of a game. Forget one first."),
    ("setUpGive", "Set up “{}”"),
    ("setUpKept", "“{}” is kept in this browser."),
];
