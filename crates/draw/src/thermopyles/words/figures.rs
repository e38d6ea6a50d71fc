//! The names of stages, tracks and dice.

pub(crate) const SETTING_UP: &str = "Set-up";
pub(crate) const CHOICE: &str = "Retreat or charge";
pub(crate) const SUPPORT: &str = "Support";
pub(crate) const LOCATION_DIE: &str = "Location die";
pub(crate) const NEW_PERSIANS: &str = "New Persian cards";
pub(crate) const DRAWS: &str = "Draws";
pub(crate) const HAND_LIMIT: &str = "Hand limit";

pub(crate) const MARKER: &str = "Marker at location";
pub(crate) const SUPPORT_LEFT: &str = "Support cards left";

pub(crate) const SUPPORT_DIE: &str = "Support die";
pub(crate) const SPARTAN_CARD: &str = "Spartan card";
pub(crate) const PERSIAN_CARD: &str = "Persian card";

/// What players are called who give no name.
pub(crate) const NAMES: &[&str] = &["Leonidas", "Dienekes", "Alpheos", "Maron"];
