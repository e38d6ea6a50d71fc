//! Where everything stands on a small screen.

/// Opens the list of actions that a phone shows in part.
pub(crate) const OPEN_SHEET: &str = "All actions";
/// Gives the map back.
pub(crate) const CLOSE_SHEET: &str = "Back to the map";
/// The window on the map.
pub(crate) const MAP: &str = "Map";
