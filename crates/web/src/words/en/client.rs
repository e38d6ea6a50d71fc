//! The words that the client in the browser needs, handed to it with every page.

/// Name and text; `{}` is filled in by the client.
pub(crate) const CLIENT: &[(&str, &str)] = &[
    ("acknowledged", "Everything is marked as seen."),
    ("advice", "Advice"),
    ("aidsOff", "The map shows no more than it always does."),
    ("aidsOn", "On the map now:"),
    ("allowed", "That is allowed: choose it in the list."),
    ("awayFor", "for {} min"),
    ("cancel", "Cancel"),
    ("cannotAsk", "There is no connection: what may be done with it cannot be looked up now."),
    (
        "cannotSend",
        "Not sent: there is no connection. It is kept and sent when the connection is back.",
    ),
    ("cardPinned", "Pinned: {}"),
    ("cardUnpinned", "No longer pinned."),
    ("chooseFile", "Choose a file first."),
    ("changed", "The position changed before your action arrived. Look again, then choose."),
    ("confirm", "Do it"),
    ("confirmChance", "Chance decides right after this, so it cannot be undone."),
    ("confirmLeft", "Still open: {}."),
    ("copied", "Copied."),
    ("deleted", "“{}” is deleted."),
    ("endWords", "pass done end stop finish decline"),
    ("failed", "That did not work: {}"),
    ("found", "{} found"),
    ("isAllowed", "Allowed: {}"),
    ("keyTaken", "That key is in use for “{}”."),
    ("letGo", "Let go."),
    ("listed", "You may: {}"),
    ("noNotices", "The browser does not allow notices from this page."),
    ("noOdds", "Nothing is left to chance here."),
    ("noUnits", "Nobody can be taken up now."),
    ("noSuchRule", "No rule has “{}”."),
    ("unknownWord", "“{}” is not understood here; “help” shows what can be typed."),
    ("notUnderstood", "“{}” is no order here; “list” shows what may be done."),
    ("cannotTake", "Nobody at {} can be taken up now."),
    ("sent", "{}"),
    ("noSuchThing", "Nothing on the board is called “{}”."),
    ("nothingToDo", "Nothing for you to decide now."),
    ("notAllowed", "Not allowed"),
    ("offline", "Offline."),
    ("online", "Connected."),
    ("planArrow", "Planned: {}"),
    ("planDelete", "Delete"),
    ("planDeleted", "Deleted from the plan."),
    ("planDropped", "The arrow is dropped."),
    ("planFrom", "An arrow from {}: choose where it ends, or write a note for this place."),
    ("planLoose", "Note about the game"),
    ("planNoted", "Noted."),
    ("planOff", "The board plays again."),
    ("planOn", "Planning: the board does not play. Choose where an arrow begins."),
    ("planPinned", "Note at {}"),
    ("played", "Done: {}"),
    (
        "otherLesson",
        "That may be done, but this lesson is about something else: see what it offers.",
    ),
    ("pressKey", "Press a key …"),
    ("rulesOpen", "The rules are open there."),
    ("sentLater", "Your kept action was sent."),
    ("droppedLater", "Your kept action no longer fits the position and was not sent."),
    ("since", "{} things happened since you last looked"),
    ("sinceNews", "What changed: {}"),
    ("sinceOne", "One thing happened since you last looked"),
    ("takenUp", "{}: choose where it goes; Escape lets go."),
    ("thinking", "thinking …"),
    ("tooFast", "Too many requests; wait a moment."),
    ("wentTo", "At {}."),
    ("winShare", "wins about {}"),
    ("undo", "Undo"),
    ("undone", "Taken back."),
    ("wait", "Wait: it is not your decision now."),
    ("which", "Which of these?"),
    ("whatWhat", "What is what? Name a card, a place or a pile, as in: what is slot 1"),
];

/// Every key: its name in storage, its default, what it does.
pub(crate) const SHORTCUTS: &[(&str, &str, &str)] = &[
    ("help", "?", "show the keys"),
    ("board", "b", "go to the board; arrows move on it, Enter chooses"),
    ("actions", "a", "go to the list of actions"),
    ("next", "n", "next target on the board"),
    ("previous", "p", "previous target on the board"),
    ("command", ":", "type a command; “go” and a place moves there"),
    ("undo", "u", "undo"),
    ("advice", "h", "ask for advice"),
    ("info", "i", "what is this: explain the part that has the focus, and pin it"),
    ("odds", "o", "read the odds"),
    ("log", "l", "go to the log"),
    ("acknowledge", "s", "mark everything as seen: the strip and the marks go"),
    ("rules", "r", "open or close the rules"),
    ("search", "/", "search the rules"),
    ("cards", "c", "what may still come"),
    ("text", "t", "the board as text"),
    ("zoomIn", "+", "zoom in"),
    ("zoomOut", "-", "zoom out"),
    ("fit", "0", "fit the board to the window"),
    ("centre", "z", "put what has the focus into the middle of the map"),
    ("aids", "q", "show zones of control, ways with their points, and lines of sight"),
    ("lens", "m", "magnifier on or off; or hold a place on the board"),
    ("plan", "d", "plan on or off: draw arrows and write notes that stay here"),
    ("arrow", "e", "plan: begin or end an arrow where the focus is"),
    ("pieces", "k", "hide or show the counters"),
    ("names", "v", "hide or show the names of places"),
    ("back", "[", "replay: a step back"),
    ("forward", "]", "replay: a step on"),
    ("live", ".", "replay: back to the game"),
];

/// Keys that cannot be changed.
pub(crate) const FIXED_KEYS: &[(&str, &str)] = &[
    ("1 to 9", "choose the action with that number"),
    ("Tab", "from part to part"),
    ("arrows", "on the board: to the next target that way; on the replay slider: step by step"),
    ("Home, End", "first and last: target on the board, step in replay"),
    ("arrows on the map", "scroll it where it is larger than its window"),
    ("Enter, Space", "choose what has the focus"),
    ("Esc", "close what is open"),
];

// Settings.
pub(crate) const THEME: &str = "Colours";
pub(crate) const THEMES: [(&str, &str); 4] = [
    ("auto", "as the system has them"),
    ("light", "light"),
    ("dark", "dark"),
    ("contrast", "high contrast"),
];
pub(crate) const CONFIRM: &str = "Ask before what cannot be undone";
pub(crate) const CONFIRMS: [(&str, &str); 3] = [
    ("always", "always"),
    ("risky", "when the game may be lost by it or something is left undone"),
    ("never", "never"),
];
pub(crate) const KEYS_ON: &str =
    "Single keys act (switch off if you dictate or use a screen reader)";
pub(crate) const NOTICES: &str = "Tell me on the desktop when it is my turn";
pub(crate) const NOTICES_HELP: &str = "Only while this page is open and out of sight.";
pub(crate) const KEYS_RESET: &str = "Keys as they were";
pub(crate) const KEYS_HELP: &str = "Press the button beside a key to give it another one.";
