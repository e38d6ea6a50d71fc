//! Dice: who throws them, and entering what came up.

use draw::grammar::{YOU, possessive};

pub(crate) const DICE: &str = "Dice";
pub(crate) const WHO_THROWS: &str = "Who throws them";
/// What the form sends, and what it is called.
pub(crate) const THROWS: [(&str, &str); 3] =
    [("app", "rolled by the app"), ("fair", "provably fair"), ("table", "entered by hand")];
/// What each choice means.
pub(crate) const THROWS_HELP: [(&str, &str); 3] = [
    ("app", "Rolled by the app: nobody knows a die before it falls."),
    (
        "fair",
        "Provably fair: the app commits to a secret, every player adds a part, and after the game \
         everybody can check every roll.",
    ),
    (
        "table",
        "Entered by hand: dice and cards, if there are any, are on your table, and you say what came up.",
    ),
];

pub(crate) const YOUR_ROLL: &str = "Roll";
pub(crate) const WHAT_SHOWED: &str = "What did the die or card show?";

/// Whose roll it is, and who may enter it.
pub(crate) fn whose_roll(name: Option<&str>) -> String {
    match name {
        Some(YOU) => "The roll is yours. Anybody who plays may enter it.".to_owned(),
        Some(name) => format!("The roll is {}. Anybody who plays may enter it.", possessive(name)),
        None => "Dealt before the first turn. Anybody who plays may enter it.".to_owned(),
    }
}

/// Why nothing can be entered.
pub(crate) fn cannot_enter(why: &str) -> String {
    format!("This game cannot go on here: {why}. Its record can be played on in the terminal.")
}

pub(crate) const FAIR: &str = "These dice are provably fair.";
pub(crate) const FAIR_HOW: &str = "How it can be checked";
pub(crate) const FAIR_EXPLAINED: &str = "Before the first roll the server published the number \
    below, which binds it to a secret. Then every player’s page added a part. All rolls follow from \
    both, so that nobody could choose them. The secret is published when the game is over.";
pub(crate) const COMMITMENT: &str = "Committed to";
pub(crate) const SECRET: &str = "Secret";
pub(crate) const SECRET_KEPT: &str = "kept until the game is over";
pub(crate) const VERIFY: &str = "Verify";

/// Whose part is still to come.
pub(crate) fn awaited(names: &str) -> String {
    format!("The game begins when everybody has opened the page. Awaited: {names}.")
}
