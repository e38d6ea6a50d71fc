//! What cards say.

use crate::card::CLOSED;
use crate::spartans::target;

pub(crate) const FACES: [&str; 2] = ["Greeks face", "Persians face"];
pub(crate) const ZONE: [&str; 2] = ["Greeks control", "Persians control"];
pub(crate) const FIRES: [&str; 2] = ["Greeks fire at", "Persians fire at"];
pub(crate) const COMES: [&str; 2] = ["Greeks come to, for points", "Persians come to, for points"];
pub(crate) const ARMY: [&str; 2] = ["Greek Army Morale Track", "Persian Army Morale Track"];
pub(crate) const NOBODY_IN_RANGE: &str = "nobody: no enemy is in range [FRT.d]";
pub(crate) const SOURCES: &str =
    "The rulebook prints the Morale Tables; counters and tracks are reconstructed. [Q5]";
pub(crate) const DAY: &str = "A series has eight Action Rounds of nine steps; then a die says \
    whether another contingent attacks or the day is over. [4.0.Da] [9.0]";

/// A plaque beside the map.
pub(crate) fn plaque(part: &str) -> Option<(&'static str, &'static str)> {
    if target::facing_of(part).is_some() {
        return Some((
            "Turn",
            "Take a stack up, and touch a side for it to face. Hoplites turn for their whole \
             allowance, Mixed units for a point a quarter, light units free. [3.2.1b] [3.2.2b] \
             [3.2.3]",
        ));
    }
    Some(match part {
        target::DONE => ("Done", "Nothing more in this segment; the next one begins. [4.0.D]"),
        target::ROLL => (
            "Roll",
            "Nobody else fires at this target: a die falls for each unit that aims at it. [8.2.6c]",
        ),
        target::ALLOW | target::REFUSE => (
            "The Peloponnesians",
            "Only the Spartan lets them be sent away or put in the Box. [11.2c]",
        ),
        target::RETREAT | target::STAND => (
            "Retreat before combat",
            "Light units that Mixed units or Hoplites attack may first go back two areas, and keep \
             their facing. [8.3.2.1a]",
        ),
        target::FEIGN | target::HOLD => (
            "Feigned retreat",
            "All Spartans go back one area after a Morale Check; in their next melee they have one \
             column more. [11.3a] [11.3c] [11.3d]",
        ),
        target::DEPLOYMENTS => {
            ("Deployments", "Greeks stand in rows D to L, at most three units in an area. [6.0c]")
        }
        target::EVERYBODY => ("Everybody", "What all who may do at once."),
        CLOSED => (
            "Sea and mountain",
            "The northern edge of the map is the sea, the southern a mountain: nobody leaves by \
             either. [2.1.1b]",
        ),
        target::FIGHT => (
            "The combat",
            "The last dice, and what came of them: fire by the Fire Results Table, melee by the \
             Melee Combat Results Table. [8.2.6a] [8.3.2.3]",
        ),
        _ => return None,
    })
}
