//! The battle in small.

use engine::Ending;
use game_marathon::View;

use crate::svg::Theme;

/// The position in small.
pub(in crate::marathon) fn thumbnail(_view: &View, _theme: Theme) -> String {
    String::new()
}

/// How a game ended.
pub(in crate::marathon) fn ending(_view: &View, _ending: &Ending, _theme: Theme) -> String {
    String::new()
}
