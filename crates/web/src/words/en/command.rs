//! The command line of the board page.

/// The button that opens it.
pub(crate) const OPEN: &str = "Type a command";
/// The label of the line.
pub(crate) const LINE: &str = "Command";
/// The button that carries it out.
pub(crate) const ENTER: &str = "Do it";
/// The list of suggestions.
pub(crate) const OFFERS: &str = "Suggestions";
/// What a command answers.
pub(crate) const ANSWER: &str = "Answer";
/// Before the game's own examples.
pub(crate) const EXAMPLES: &str = "An order in the game's notation or in the words of the map:";
/// What may be typed before the questions.
pub(crate) const HELP: &str = "Type an action as the list names it, or a question:";

/// Every question: what is typed, what it does.
pub(crate) const QUESTIONS: &[(&str, &str)] = &[
    ("list", "everything you may do"),
    ("what is …", "a card, place or pile on the board"),
    ("go …", "move to a place on the board, by its name or its id: go Hot Springs, go springs"),
    ("odds …", "the chances of an action"),
    ("why …", "whether an action is allowed, and by which clause not"),
    ("hint", "advice of the computer"),
    ("undo", "take the last step back; `undo all`: every step that may be"),
    ("pass", "end this step, where the game has such an action"),
    ("rules K16", "a clause, or words to search for"),
    ("help", "these lines"),
];
