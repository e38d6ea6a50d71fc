//! Following somebody else's turn, looking back at it, and sounds.

/// The strip over the board while a turn is shown.
pub(crate) const FOLLOW: &str = "What the others do";
/// On to what follows.
pub(crate) const NEXT: &str = "Skip step";
/// To the end of the turn.
pub(crate) const SKIP_TURN: &str = "Skip turn";
/// Stops what is shown, so that it goes on step by step.
pub(crate) const PAUSE: &str = "Pause";
/// Asks for the reasons of what the rules did.
pub(crate) const WHY: &str = "Why?";
/// How fast it goes.
pub(crate) const SPEED: &str = "Speed";
/// Its values.
pub(crate) const SPEEDS: [(&str, &str); 5] = [
    ("step", "a step at my word"),
    ("slow", "slow"),
    ("normal", "normal"),
    ("fast", "fast"),
    ("once", "at once"),
];
/// The same in the settings, where nothing stands beside it.
pub(crate) const SPEED_SETTING: &str = "The turns of others are shown";

/// Plays again what happened.
pub(crate) const SHOW_ME: &str = "Show me";
/// Every arrow of the last turn.
pub(crate) const ALL_MOVES: &str = "All moves";

/// To where the turn before began.
pub(crate) const TURN_BACK: &str = "A turn back";
/// To where the part of a turn before began.
pub(crate) const PHASE_BACK: &str = "A phase back";
/// To where the next part of a turn begins.
pub(crate) const PHASE_ON: &str = "A phase on";
/// To where the next turn begins.
pub(crate) const TURN_ON: &str = "A turn on";

/// The same as short as a button is.
pub(crate) const TURN_BACK_SIGN: &str = "‹ turn";
/// The same as short as a button is.
pub(crate) const PHASE_BACK_SIGN: &str = "‹ phase";
/// The same as short as a button is.
pub(crate) const PHASE_ON_SIGN: &str = "phase ›";
/// The same as short as a button is.
pub(crate) const TURN_ON_SIGN: &str = "turn ›";

/// Sounds, on or off.
pub(crate) const SOUND: &str = "Sounds: marches, dice, losses, your turn";
/// A sound for somebody who looks elsewhere.
pub(crate) const CALL: &str = "Sound my turn also while this page is out of sight";
/// How loud.
pub(crate) const VOLUME: &str = "Loudness";
/// Its values.
pub(crate) const VOLUMES: [(&str, &str); 3] =
    [("low", "low"), ("half", "middle"), ("full", "full")];

/// Words for the client; `{}` is filled in there.
pub(crate) const CLIENT: &[(&str, &str)] = &[
    ("followNext", "Next step"),
    ("followPause", "Pause"),
    ("followRun", "Let it run"),
    ("followSkip", "Skip step"),
    ("followMoved", "Moved: {}"),
    ("followFell", "Fell: {}"),
    ("followRolled", "Rolled: {}"),
    ("followTurned", "Turned up: {}"),
    ("followMore", "{} more ways"),
    ("followDice", "{} dice"),
    ("followDie", "1 die"),
    ("followGood", "{} of them good"),
    ("followAt", "at {}"),
    ("followCards", "{} cards"),
    ("followCard", "1 card"),
    ("followShown", "That is all that happened."),
];

/// Keys: name, key, what it does.
pub(crate) const SHORTCUTS: &[(&str, &str, &str)] = &[
    ("skipStep", "g", "while a turn is shown: skip the step"),
    ("skipTurn", "G", "while a turn is shown: skip the turn; Esc does the same"),
    ("pause", "P", "while a turn is shown: stop, and go on step by step; again, let it run"),
    ("stepWhy", "Y", "while a turn is shown: why the rules did what is shown"),
    ("showMe", "w", "show again what happened since you looked"),
    ("phaseBack", "{", "replay: a phase back"),
    ("phaseOn", "}", "replay: a phase on"),
    ("turnBack", "<", "replay: a turn back"),
    ("turnOn", ">", "replay: a turn on"),
];
