//! The picture on the box.

use super::say;
use super::small::emblem_scene;
use crate::svg::frame::lid;
use crate::svg::{Theme, Tone};

/// Three wide, two high.
pub(in crate::marathon) fn emblem(theme: Theme) -> String {
    lid(theme, "pm-marathon", say::EMBLEM, Tone::Sea, emblem_scene)
}
