//! The bar over the board.

/// The whole bar.
pub(crate) const TOOLS: &str = "How the board is shown";
/// Its part for the size.
pub(crate) const ZOOM: &str = "Size of the board";
/// Larger.
pub(crate) const ZOOM_IN: &str = "Zoom in";
/// Smaller.
pub(crate) const ZOOM_OUT: &str = "Zoom out";
/// As large as the window lets it.
pub(crate) const FIT: &str = "Fit";
/// The same for those who hear it.
pub(crate) const FIT_LABEL: &str = "Fit the board to the window";
/// The lens, on or off.
pub(crate) const LENS: &str = "Magnifier";
/// Counters and cards away, so that the map is seen.
pub(crate) const HIDE_PIECES: &str = "Hide counters";
/// Names of places away.
pub(crate) const HIDE_NAMES: &str = "Hide names";

/// What the rules know of the board, on or off.
pub(crate) const AIDS: &str = "Zones, ways, sight";
/// The heading of the same in words.
pub(crate) const AIDS_TITLE: &str = "On the map now";
/// How to see it of a stack.
pub(crate) const AIDS_HELP: &str = "Point at a stack, or select it: where it comes, for how many \
    points, and whom it sees.";

/// The plan, on or off.
pub(crate) const PLAN: &str = "Plan";
/// The heading of its list.
pub(crate) const PLAN_TITLE: &str = "Your plan";
/// What it is for.
pub(crate) const PLAN_HELP: &str = "While Plan is on, the board does not play: choose where an arrow \
    begins, then where it ends. The plan stays in this browser; nobody else sees it.";
/// The field for a note about the whole game.
pub(crate) const PLAN_NOTE: &str = "Note about the game";
/// Puts the note into the list.
pub(crate) const PLAN_ADD: &str = "Add";
/// Throws the plan away.
pub(crate) const PLAN_CLEAR: &str = "Clear";
/// Acknowledges what happened since the player last looked.
pub(crate) const SEEN: &str = "Seen";

/// The button for lines that are not there yet.
pub(crate) const OLDER: &str = "Older lines";
