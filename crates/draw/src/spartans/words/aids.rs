//! What the map shows on demand, in words.

use game_spartans::movement::Toll;

pub(crate) const NOTHING: &str = "no area";
pub(crate) const UNKNOWN: &str =
    "who lies under the top unit is not known, so nor is how far they go.";
pub(crate) const HELD: &str = "enemies share the area, so nobody leaves it or turns there.";
pub(crate) const HOPLITES: &str = "Hoplites do not fire. [2.2.6a]";

/// An area, and what it takes to come there.
pub(crate) fn toll(area: &str, toll: Toll) -> String {
    match toll {
        Toll::Points(points) => format!("{area} for {points}"),
        Toll::Everything => format!("{area}, against enemies, for all that are left"),
    }
}

/// The same on the map.
pub(crate) fn short(toll: Toll) -> String {
    match toll {
        Toll::Points(points) => points.to_string(),
        Toll::Everything => "×".to_owned(),
    }
}
