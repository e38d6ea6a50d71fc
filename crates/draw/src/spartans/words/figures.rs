//! The names of stages, tracks, dice and players.

pub(crate) const COMMITMENT: &str = "Commitment";
pub(crate) const GREEK_DEPLOYMENT: &str = "Greek deployment";
pub(crate) const PERSIAN_DEPLOYMENT: &str = "Persian deployment";
pub(crate) const PERSIAN_MOVEMENT: &str = "Persian Movement";
pub(crate) const GREEK_DEFENSIVE: &str = "Greek Defensive Fire";
pub(crate) const PERSIAN_OFFENSIVE: &str = "Persian Offensive Fire";
pub(crate) const PERSIAN_MELEE: &str = "Persian Melee";
pub(crate) const GREEK_MOVEMENT: &str = "Greek Movement";
pub(crate) const PERSIAN_DEFENSIVE: &str = "Persian Defensive Fire";
pub(crate) const GREEK_OFFENSIVE: &str = "Greek Offensive Fire";
pub(crate) const GREEK_MELEE: &str = "Greek Melee";
pub(crate) const RECOVERY: &str = "Morale Recovery";
pub(crate) const END_OF_DAY: &str = "End of Day Check";

pub(crate) const DAY: &str = "Day";
pub(crate) const ROUND: &str = "Action Round";
pub(crate) const IMMORTALS_COME: &str = "Round of the Immortals";
pub(crate) const GREEK_ARMY: &str = "Greek Army Morale Track";
pub(crate) const PERSIAN_ARMY: &str = "Persian Army Morale Track";
pub(crate) const GREEK_POINTS: &str = "Greek points";
pub(crate) const PERSIAN_POINTS: &str = "Persian points";
/// The contingents' Morale Tracks, in their order.
pub(crate) const TRACKS: [&str; 12] = [
    "Spartans, to the Routs Box",
    "Thespians, to the Routs Box",
    "Thebans, to the Routs Box",
    "Phocians, to the Routs Box",
    "Malians, to the Routs Box",
    "Locrians, to the Routs Box",
    "Peloponnesians, to the Routs Box",
    "Immortals, to the Routs Box",
    "Medes, to the Routs Box",
    "Susians, to the Routs Box",
    "Scythians, to the Routs Box",
    "Dahae, to the Routs Box",
];

pub(crate) const GREEK_HITS: &str = "Hits of Greek fire";
pub(crate) const PERSIAN_HITS: &str = "Hits of Persian fire";
pub(crate) const GREEK_CHECKS: &str = "Greeks who held in a Morale Check";
pub(crate) const PERSIAN_CHECKS: &str = "Persians who held in a Morale Check";
pub(crate) const GREEK_STEPS: &str = "Steps that Greek melees cost the enemy more than themselves";
pub(crate) const PERSIAN_STEPS: &str =
    "Steps that Persian melees cost the enemy more than themselves";
pub(crate) const RECOVERED: &str = "Recoveries";

/// What players are called who give no name: who led each contingent, and the Great King.
pub(crate) const NAMES: &[&str] = &[
    "Leonidas",
    "Demophilus",
    "Leontiades",
    "Phocylides",
    "Tisamenus",
    "Opuntius",
    "Diaktorides",
    "Xerxes",
];
