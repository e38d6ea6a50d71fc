//! What cards say.

use game_marathon::map::Feature;

use crate::card::CLOSED;
use crate::marathon::picture::places;

pub(crate) const UNITS: [&str; 4] = ["First", "Second", "Third", "Beside them"];
pub(crate) const SOURCES: &str =
    "The values on counters are reconstructed: the rulebook prints none. [7.0]";
pub(crate) const MAP: &str = "The map is reconstructed. [A17]";

/// What a hex holds.
pub(crate) const fn feature(feature: Feature) -> &'static str {
    match feature {
        Feature::Agrieliki => "slope of Mt. Agrieliki",
        Feature::Ketroni => "slope of Mt. Ketroni",
        Feature::Vrana => "the valley of Vrana",
        Feature::Stavrokoraki => "slope of Stavrokoraki",
        Feature::Plain => "plain",
        Feature::Marsh => "Marsh",
        Feature::Road => "the road at the foot of the hills",
        Feature::Beach => "Beach",
        Feature::Camp => "Encampment",
        Feature::Sea => "sea",
    }
}

/// A plaque beside the map.
pub(crate) fn plaque(part: &str) -> Option<(&'static str, &'static str)> {
    Some(match part {
        places::DONE => (
            "Done",
            "Nothing more in this part of the phase; the next one begins. [4.2a] What it gives away \
             is said first.",
        ),
        places::DEPLOYMENTS => {
            ("Deployments", "Ready set-ups, each within the ground that its units have. [10.0]")
        }
        places::EVERYBODY => ("Everybody", "What all who may do at once."),
        places::FIGHT => (
            "The combat",
            "The last dice and what came of them, or the attack that is being considered: odds, \
             shifts, what is added to the die. [7.1l] [7.2f] [7.3a]",
        ),
        CLOSED => ("Sea", "The sea is no part of the game: nobody enters it. [6.1g]"),
        _ => return None,
    })
}
