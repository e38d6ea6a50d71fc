//! Dice: who throws them, and entering what came up.

pub(crate) const DICE: &str = "Dice";
pub(crate) const WHO_THROWS: &str = "Who throws them";
/// What the form sends, and what it is called.
pub(crate) const THROWS: [(&str, &str); 2] =
    [("app", "rolled by the app"), ("table", "entered by hand")];
/// What each choice means.
pub(crate) const THROWS_HELP: [(&str, &str); 2] = [
    ("app", "Rolled by the app: nobody knows a die before it falls."),
    ("table", "Entered by hand: you roll real dice and draw real cards, and say what came up."),
];

pub(crate) const YOUR_ROLL: &str = "Roll";
pub(crate) const WHAT_SHOWED: &str = "What did the die or card show?";

/// Whose roll it is, and who may enter it.
pub(crate) fn whose_roll(name: Option<&str>) -> String {
    match name {
        Some(name) => format!("The roll is {name}’s. Anybody who plays may enter it."),
        None => "Dealt before the first turn. Anybody who plays may enter it.".to_owned(),
    }
}

/// Why nothing can be entered.
pub(crate) fn cannot_enter(why: &str) -> String {
    format!("This game cannot go on here: {why}. Its record can be played on in the terminal.")
}
