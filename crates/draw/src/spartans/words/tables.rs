//! Captions and heads of the tables.

pub(crate) const MELEE: &str = "Melee Combat Results: steps that attacker and defender lose";
pub(crate) const TYPES: &str = "Type against type: column shifts, attackers down";
pub(crate) const FIRE: &str = "Fire Results: die, least roll for one hit and for two, by range";
pub(crate) const COMMITMENT: &str = "Persian Contingent Commitment: rolls of a D10";
pub(crate) const EPHIALTES: &str = "Ephialtes: the round of the Immortals, by a D6";
pub(crate) const CONFERENCE: &str = "Conference: how many contingents stay, by a D6";
pub(crate) const UNITS: &str = "Units: Melee Factor, Defensive Value, Movement Allowance";
pub(crate) const MORALE: &str = "Morale Ratings by steps lost";
pub(crate) const TRACKS: &str = "Morale Tracks";
pub(crate) const TERRAIN_CHART: &str = "Terrain Effects";

pub(crate) const UNIT_HEADS: [&str; 5] = ["Unit", "Number", "Front", "Weaker side", "Steps"];
pub(crate) const MORALE_HEADS: [&str; 5] = ["Unit", "None", "1", "2", "3"];
pub(crate) const TRACK_HEADS: [&str; 4] = ["Contingent", "Units", "Boxes", "Routs Box"];
pub(crate) const TERRAIN: [[&str; 4]; 6] = [
    ["Terrain", "To enter", "Fire", "Melee"],
    ["Level 1", "1", "–", "–"],
    ["Level 2", "1, from Level 1 2", "line of sight", "uphill 1L"],
    ["Wall", "1 more across it", "one less across it", "across it 1L"],
    ["Coastal", "nobody", "none", "–"],
    ["Road", "as the ground", "–", "–"],
];
