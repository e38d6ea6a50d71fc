//! Captions and heads of the tables.

pub(crate) const RESULTS: &str =
    "Combat Results (reconstructed): attacker/defender, by odds and by the die as modified";
pub(crate) const TERRAIN: &str = "Terrain Effects (reconstructed): Movement Points to enter a hex";
pub(crate) const AIMS: &str = "Fire: what is added to the die against each unit in the hex";
pub(crate) const RANGES: &str = "Fire: how far units fire at their own level";
pub(crate) const SHIFTS: &str = "Melee: what shifts the column";
pub(crate) const DIE: &str = "Melee: what is added to the die";
pub(crate) const LANDINGS: &str = "Historical: how many Persians are drawn at each Persian marker";
pub(crate) const VARIANT: &str = "Variant: Persians drawn at the Persian Reserve marker";
pub(crate) const SPARTANS: &str = "Variant: Spartans come if the die is no more";
pub(crate) const ABATIS: &str = "Historical: Abatis by the die";
pub(crate) const UNITS: &str = "Units (values reconstructed): full and reduced Combat Factor";
pub(crate) const LEADERS: &str = "Leaders (ratings reconstructed): fit and wounded";
pub(crate) const INITIATIVE: &str = "Initiative: what a Morale Level adds to the roll";
pub(crate) const LETTERS: &str = "What the letters of a result mean";

pub(crate) const UNIT_HEADS: [&str; 7] =
    ["Unit", "Number", "Full", "Reduced", "Points", "Morale", "Steps"];
pub(crate) const LEADER_HEADS: [&str; 5] = ["Leader", "Fit", "Wounded", "Points", "Morale"];
pub(crate) const TERRAIN_HEADS: [&str; 4] = ["Terrain", "On foot", "Cavalry", "Units"];

pub(crate) const LETTER_ROWS: [[&str; 2]; 4] = [
    ["Letter", "Effect"],
    ["L", "every unit of that side loses a step"],
    ["R", "one unit routs, the owner’s choice"],
    ["D", "one unit is disrupted, the owner’s choice"],
];

pub(crate) const PLAIN: &str = "Plain, road, Beach";
pub(crate) const HEIGHTS: &str = "Level 2, 3, 4";
pub(crate) const MARSH: &str = "Marsh";
pub(crate) const ABATIS_HEX: &str = "Abatis";
pub(crate) const SEA: &str = "Sea";
pub(crate) const NOBODY: &str = "nobody";
pub(crate) const TWO_OR_THREE: &str = "2, with a Leader 3";
pub(crate) const ONE: &str = "1";
pub(crate) const ONE_UNLED: &str = "1, no Leader";
