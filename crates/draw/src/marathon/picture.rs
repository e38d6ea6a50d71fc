//! The table drawn: the plain from the hills to the sea, both armies, pools and tracks.

mod emblem;
mod fight;
mod hand;
pub(super) mod places;
mod sheets;
mod small;

use game_marathon::{Event, Marathon, View};

use crate::depict::SeatNames;
use crate::svg::Scene;

pub(super) use emblem::emblem;
pub(super) use fight::dice_html;
pub(super) use hand::{icon, stamp};
pub(super) use sheets::{grounds, sheets, stamps};
pub(super) use small::{ending, thumbnail};

/// The whole table.
pub(super) fn board(
    _game: &Marathon,
    _view: &View,
    _recent: &[Event],
    _names: SeatNames<'_>,
    _scene: &Scene,
) -> String {
    String::new()
}
