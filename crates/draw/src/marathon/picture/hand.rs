//! Units in hand.

use game_marathon::units::Kind;

/// One of a kind, drawn for a list.
pub(in crate::marathon) fn icon(_kind: Kind, _reduced: bool) -> String {
    String::new()
}

/// The name of the stamp that shows a kind when it moves.
pub(in crate::marathon) const fn stamp(_kind: Kind) -> &'static str {
    ""
}
