//! What a person may type at the prompt. Capitals are read like small letters.

/// One line, understood.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum Line<'text> {
    /// Nothing.
    Empty,
    /// A bare number; what it stands for is the list's to say.
    Number(&'text str),
    /// The exact chances after an action.
    Odds(&'text str),
    /// Whether an action is legal.
    Why(&'text str),
    /// Why the rules did what they did in a step.
    WhyStep(usize),
    /// What the computer would do.
    Hint,
    /// Take the last step back.
    Undo,
    /// Take every step back that may be.
    UndoAll,
    /// Read a clause or ruling.
    Rules(&'text str),
    /// What has happened.
    Log,
    /// The cards still to come.
    Cards,
    /// The whole board.
    Board,
    /// Everything that may be done, or all that begins so.
    List(&'text str),
    /// Whether to ask before an action that may lose the game at once.
    Confirm(Option<bool>),
    /// Write the record.
    Save(&'text str),
    /// What may be typed.
    Help,
    /// Leave.
    Quit,
    /// Anything else is meant for the game.
    Order(&'text str),
}

impl<'text> Line<'text> {
    /// Understands a line.
    pub(super) fn read(line: &'text str) -> Self {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let (word, rest) = (word.to_ascii_lowercase(), rest.trim());
        match (word.as_str(), rest.to_ascii_lowercase().as_str()) {
            ("", _) => Self::Empty,
            ("odds", _) => Self::Odds(rest),
            ("why", lower) => match lower.strip_prefix("step ").map(|it| it.trim().parse()) {
                Some(Ok(step)) => Self::WhyStep(step),
                _ => Self::Why(rest),
            },
            ("rules", _) => Self::Rules(rest),
            ("save", _) => Self::Save(rest),
            ("list", _) => Self::List(rest),
            ("confirm", "on") => Self::Confirm(Some(true)),
            ("confirm", "off") => Self::Confirm(Some(false)),
            ("confirm", _) => Self::Confirm(None),
            ("hint", "") => Self::Hint,
            ("undo", "") => Self::Undo,
            ("undo", "all") => Self::UndoAll,
            ("log", "") => Self::Log,
            ("cards", "") => Self::Cards,
            ("board", "") => Self::Board,
            ("help" | "h" | "?", "") => Self::Help,
            ("quit" | "q" | "exit", "") => Self::Quit,
            (number, "") if is_number(number) => Self::Number(line),
            _ => Self::Order(line),
        }
    }
}

/// Whether a word is a number as people write it: `2`, `-3`, `8.5`.
fn is_number(word: &str) -> bool {
    let digits = word.strip_prefix('-').unwrap_or(word);
    let parts: Vec<&str> = digits.split('.').collect();
    let whole = |part: &&str| !part.is_empty() && part.bytes().all(|it| it.is_ascii_digit());
    parts.len() <= 2 && parts.iter().all(whole)
}

#[cfg(test)]
mod tests {
    use super::Line;

    #[test]
    fn commands_numbers_and_orders_are_told_apart() {
        assert_eq!(Line::read(" odds  charge 15 "), Line::Odds("charge 15"));
        assert_eq!(Line::read("2"), Line::Number("2"));
        assert_eq!(Line::read("-8.5"), Line::Number("-8.5"));
        let long = "99999999999999999999999";
        assert_eq!(Line::read(long), Line::Number(long));
        for order in ["charge 15", "17x2", "1.2.3", ".", "-", "5."] {
            assert_eq!(Line::read(order), Line::Order(order));
        }
        assert_eq!((Line::read("  "), Line::read("Q")), (Line::Empty, Line::Quit));
    }

    #[test]
    fn capitals_are_read_like_small_letters() {
        assert_eq!(Line::read("QUIT"), Line::Quit);
        assert_eq!(Line::read("Undo ALL"), Line::UndoAll);
        assert_eq!(Line::read("Rules k26"), Line::Rules("k26"));
        assert_eq!(Line::read("Confirm Off"), Line::Confirm(Some(false)));
        assert_eq!(Line::read("SAVE My.record"), Line::Save("My.record"), "names keep theirs");
    }
}
