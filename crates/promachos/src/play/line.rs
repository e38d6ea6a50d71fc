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

/// What may be typed.
pub(super) const HELP: &str = "\
  2             what the question asks for: so many cards, a bid, a seat; where
                it asks for none of these, the action of that number in the list
  charge 15     an action as it is listed
  fight 15 2    several at once: here a charge with two Support cards
  odds ACTION   the exact chances of what follows (also by number: odds 2)
  why ACTION    whether it is legal, and by which clauses not
  why step 57   why the rules did what they did in that step of the log
  hint          what the computer would do
  undo          take the last step back, until a die fell or a card was drawn
  undo all      take back every step that may be
  rules CASE    read a clause or a ruling, as rules K16
  board         the whole table: a small screen has room for a part of it
  list          everything that may be done; `list march` what begins so
  cards         the cards that are still to come
  log           what has happened so far
  confirm off   do not ask \"Sure?\" before an action that may lose the game at
                once; `confirm on` asks again
  save FILE     write the record, and keep it up to date from now on
  !resign       give up; where there are two sides also !offer (a draw),
                !accept and !decline
  quit          leave
";

#[cfg(test)]
mod tests {
    use super::{HELP, Line};

    #[test]
    fn help_fits_on_a_small_screen() {
        assert!(HELP.lines().count() < 24 && HELP.lines().all(|line| line.len() <= 80));
    }

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
