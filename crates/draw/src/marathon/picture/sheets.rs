//! The table as sheets for a page.

use game_marathon::{Event, Marathon, View};

use crate::depict::SeatNames;
use crate::svg::{Ground, Scene, Sheet};

/// The table laid out for a page.
pub(in crate::marathon) fn sheets(
    _game: &Marathon,
    _view: &View,
    _recent: &[Event],
    _names: SeatNames<'_>,
    _scene: &Scene,
) -> Vec<Sheet> {
    Vec::new()
}

/// What lies under the sheets.
pub(in crate::marathon) fn grounds(_game: &Marathon) -> Vec<Ground> {
    Vec::new()
}

/// Every figure that sheets and grounds use by its name.
pub(in crate::marathon) fn stamps() -> String {
    String::new()
}
