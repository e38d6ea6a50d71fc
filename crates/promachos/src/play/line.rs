//! What a person may type at the prompt.

/// One line, understood.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum Line<'text> {
    /// Nothing.
    Empty,
    /// An action by its number in the list, counted from 1.
    Number(usize),
    /// The exact chances after an action.
    Odds(&'text str),
    /// Whether an action is legal.
    Why(&'text str),
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
    /// The board again.
    Board,
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
    /// Understands a line. Numbers stand for the listed actions.
    pub(super) fn read(line: &'text str) -> Self {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match (word.to_ascii_lowercase().as_str(), rest.trim()) {
            ("", _) => Self::Empty,
            ("odds", rest) => Self::Odds(rest),
            ("why", rest) => Self::Why(rest),
            ("rules", rest) => Self::Rules(rest),
            ("save", rest) => Self::Save(rest),
            ("hint", "") => Self::Hint,
            ("undo", "") => Self::Undo,
            ("undo", "all") => Self::UndoAll,
            ("log", "") => Self::Log,
            ("cards", "") => Self::Cards,
            ("board", "") => Self::Board,
            ("help" | "h" | "?", "") => Self::Help,
            ("quit" | "q" | "exit", "") => Self::Quit,
            (number, "") if number.bytes().all(|c| c.is_ascii_digit()) => {
                number.parse().map_or(Self::Order(line), Self::Number)
            }
            _ => Self::Order(line),
        }
    }
}

/// What may be typed.
pub(super) const HELP: &str = "\
  1, 2, 3 …       the action with that number in the list
  charge 15       an action as it is listed; `fight 15 2` charges and asks for two Support cards
  odds ACTION     the exact chances of what follows (also by number: odds 2)
  why ACTION      whether it is legal, and by which clauses not
  hint            what the computer would do
  undo            take the last step back, until a die fell or a card was drawn
  undo all        take back every step that may be
  rules CASE      read a clause or a ruling, as rules K16
  cards           the cards that are still to come
  board           the table once more
  log             what has happened so far
  save FILE       write the record, and keep it up to date from now on
  !resign         give up; where there are two sides also !offer (a draw), !accept, !decline
  quit            leave
";

#[cfg(test)]
mod tests {
    use super::Line;

    #[test]
    fn commands_numbers_and_orders_are_told_apart() {
        assert_eq!(Line::read(" odds  charge 15 "), Line::Odds("charge 15"));
        assert_eq!(Line::read("2"), Line::Number(2));
        assert_eq!(Line::read("99999999999999999999999"), Line::Order("99999999999999999999999"));
        assert_eq!(Line::read("charge 15"), Line::Order("charge 15"));
        assert_eq!((Line::read("  "), Line::read("Q")), (Line::Empty, Line::Quit));
    }
}
