//! Stacks in the hand, reasons beside the prompt, and what goes on by itself.

/// What is held.
pub(crate) const HELD: &str = "In your hand";

/// What a player leaves to a rule of thumb, and when.
pub(crate) const ROUTINES: [(&str, &str); 3] = [
    ("going-on", "automatic while a fight goes on by itself"),
    ("always", "always automatic"),
    ("never", "ask me each time"),
];

/// Words of the client.
pub(crate) const CLIENT: &[(&str, &str)] = &[
    ("aimed", "{}: now choose who goes there"),
    ("closedGround", "No place of the map"),
    ("handAll", "All"),
    ("handAllOf", "All {}"),
    ("handEverybody", "Everybody"),
    ("handFewer", "Fewer: {}"),
    ("handGoals", "Now choose where they go, of {} places on the board."),
    ("handGone", "The rest stays; nobody is in your hand any more."),
    ("handKept", "{} is taken up. Where it may go is looked up when the connection is back."),
    ("handLess", "−"),
    ("handLetGo", "Let go"),
    ("handMore", "+"),
    ("handMoreOf", "More: {}"),
    ("handNobody", "Nobody is chosen: say how many are to go."),
    ("handNow", "In your hand: {}."),
    ("handRoom", "As many as find room, from the top of the list"),
    ("handSame", "Same again"),
    ("handSameNot", "There is no order to repeat."),
    ("handTaken", "{}. Choose where they go; Escape lets go."),
    (
        "nothingHere",
        "Nothing can be done with it now. What may be done is outlined on the board and listed.",
    ),
    ("standDone", "“{}” is finished."),
    ("standGoing", "Going on: {}. Any key or click stops it."),
    ("standKeeps", "From now on: {}. Its button or Escape stops it."),
    ("standStopped", "Stopped: {}"),
    ("standByYou", "you stepped in."),
    ("standChanged", "something has happened that you want to see."),
    ("standRefused", "a step was refused."),
    ("standYours", "this is for you to decide."),
    ("tooQuick", "The list has just changed under your pointer: press once more if you mean it."),
];

/// Keys: name in storage, default, what it does.
pub(crate) const SHORTCUTS: &[(&str, &str, &str)] = &[
    ("whole", "x", "in hand: everybody who may go"),
    ("kind", "j", "in hand: the next kind; a digit says how many of it"),
    ("same", "y", "the same order again"),
    ("goOn", "f", "go on by itself, where the list offers it: fight to the end"),
];
