//! The names of stages, tracks, dice and players.

pub(crate) const GREEK_SET_UP: &str = "Greek set-up";
pub(crate) const PERSIAN_SET_UP: &str = "Persian set-up";
pub(crate) const ABATIS: &str = "Abatis";
pub(crate) const SPARTANS: &str = "Spartan arrival";
pub(crate) const INITIATIVE: &str = "Initiative";
pub(crate) const DRAW: &str = "Marker draw";
pub(crate) const LANDING: &str = "Persian landing";
pub(crate) const ACTIVATION: &str = "Activation";
pub(crate) const MOVEMENT: &str = "Movement";
pub(crate) const REACTION: &str = "Reaction";
pub(crate) const DEFENSIVE_FIRE: &str = "Defensive fire";
pub(crate) const OFFENSIVE_FIRE: &str = "Offensive fire";
pub(crate) const DECLARATION: &str = "Attacks declared";
pub(crate) const MELEE: &str = "Melee";
pub(crate) const RALLY: &str = "Rally";
pub(crate) const END: &str = "End of the turn";

pub(crate) const SET_UP: &str = "Set-up";
pub(crate) const TURN: &str = "Turn";
pub(crate) const GREEK_MORALE: &str = "Greek Morale Level";
pub(crate) const PERSIAN_MORALE: &str = "Persian Morale Level";
pub(crate) const GREEK_POINTS: &str = "Greek victory points";
pub(crate) const PERSIAN_POINTS: &str = "Persian victory points";
pub(crate) const GREEK_FACTORS: &str = "Persian factors destroyed, to the next Greek morale point";
pub(crate) const PERSIAN_FACTORS: &str =
    "Greek factors destroyed, to the next Persian morale point";
pub(crate) const WAITING: &str = "Persians who may still land";
pub(crate) const MARKERS: &str = "Markers left in the pool";
pub(crate) const ABATIS_LEFT: &str = "Abatis standing";

pub(crate) const GREEK_HITS: &str = "Hits of Greek fire";
pub(crate) const PERSIAN_HITS: &str = "Hits of Persian fire";
pub(crate) const GREEK_CHECKS: &str = "Greek morale checks passed";
pub(crate) const PERSIAN_CHECKS: &str = "Persian morale checks passed";
pub(crate) const GREEK_MELEES: &str = "Pips of the die in Greek attacks";
pub(crate) const PERSIAN_MELEES: &str = "Pips of the die in Persian attacks";
pub(crate) const GREEK_INITIATIVE: &str = "Pips for the Greek initiative";
pub(crate) const PERSIAN_INITIATIVE: &str = "Pips for the Persian initiative";
pub(crate) const LANDED: &str = "Persians drawn from the pool";

/// What players are called who give no name: people of the battle.
pub(crate) const NAMES: &[&str] = &["Callimachus", "Datis"];
