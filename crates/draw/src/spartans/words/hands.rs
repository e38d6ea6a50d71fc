//! What is said of stacks that are taken up, and of what cannot be.

use game_spartans::greek_deployment::set_up_areas;
use game_spartans::map::Area;
use game_spartans::units::Arm;
use game_spartans::{Action, View};

use crate::grammar::counted;
use crate::hands::Routine;

pub(crate) const SELECT_STACK: &str = "Select the stack first that is to go here. [8.1.2a]";
pub(crate) const SELECT_SHOOTER: &str =
    "Nobody who has not fired yet can fire at it. [8.2.1] [8.2.3a] [FRT.d]";
pub(crate) const SELECT_TURN: &str = "Select the stack first that is to turn. [3.2a]";
pub(crate) const HAS_NO_TARGET: &str = "Nobody is in range and in sight of these. [8.2.3a] [FRT.d]";
pub(crate) const HOPLITES: &str = "Hoplites do not fire. [2.2.6a]";
pub(crate) const NO_ENEMY: &str = "No enemy stands here to be fired at. [8.2.6a]";
pub(crate) const NOBODY_MOVES: &str =
    "Everybody who may has moved, so nobody comes here in this segment. [8.1.2a]";
pub(crate) const CLOSED: &str = "Beyond the grid lie the sea in the north and the mountain in the \
    south: nobody leaves the map by either. [2.1.1b] The Persians come in by rows A and B. [2.1a]";
pub(crate) const TURN_LATER: &str =
    "Units turn in a Movement Segment of their own side. [3.2a] [8.1]";
pub(crate) const TRACK: &str =
    "Units that are eliminated or rout fill this track; nothing is decided on it now. [8.4.4a]";
pub(crate) const ARMY: &str =
    "Units come here by themselves, when a contingent of this army routs. [8.4.4c]";
pub(crate) const BOX: &str = "Whoever guards the path stays here; the guard is named before the \
    first deployment of a day, and not now. [6.0b]";
pub(crate) const DAY: &str = "Days and rounds go on by themselves. [4.0.D]";
pub(crate) const FIGHT: &str = "The last combat, as its dice fell. [8.2.6a] [8.3.2.3]";
pub(crate) const WAITS: &str = "These units are not placed now. [6.0c]";

/// What may be typed.
pub(crate) const EXAMPLES: &[(&str, &str)] = &[
    ("deploy wall", "a whole Greek deployment"),
    ("post G5 spartans-hoplitex3", "three Spartan Hoplites to G5, facing west"),
    ("go G5 F5", "everybody at G5 goes to F5, or charges whoever is there"),
    ("go G5/2 F5", "the second unit of G5 alone, which leaves its force"),
    ("face G5 north", "those at G5 turn where they stand"),
    ("shoot D5 F5", "everybody at F5 who may aims at D5; then roll"),
    ("volley D5", "everybody who may fires at D5, and the dice fall"),
    ("fire best", "every unit fires at its best target"),
    ("forward all", "everybody goes forward who may"),
    ("fight all", "all melees, one after the other"),
    ("done", "nothing more in this segment"),
];

/// What a player may leave to a rule of thumb.
pub(crate) const ROUTINES: &[Routine] = &[
    Routine { order: "fight all", words: "The order of my melees" },
    Routine { order: "retreat all", words: "Retreats before combat" },
];

pub(crate) const FIRE_ON: &str = "always fire at the best odds, until a contingent routs [8.2]";
pub(crate) const END_IDLE: &str = "always end Movement where nobody of mine can go anywhere [8.1]";
pub(crate) const HOLD_LINE: &str =
    "hold the line: stay, fire and fight until a unit is lost or a melee comes [4.0.D]";

/// Where an action takes those in hand.
pub(crate) fn goal(view: &View, action: Action, points: Option<u8>) -> String {
    let enemy = |at: Area| super::stack(view, view.state.segment.side().enemy(), at);
    match action {
        Action::Place { at, .. } => format!("to {} [6.0c]", super::area(at)),
        Action::Move { to, .. } => {
            let costs = points.map_or_else(String::new, |points| {
                format!(", for {}", counted(points, "Movement Point"))
            });
            format!("to {}{costs} [8.1.2a]", super::area(to))
        }
        Action::Turn { facing, .. } => format!("turn {} [3.2a]", super::facing(facing)),
        Action::Charge { to, .. } => {
            format!("into {}, against {} [8.1.4c]", super::area(to), enemy(to))
        }
        Action::Fire { at, .. } => format!("fire at {}: {} [8.2.6a]", super::area(at), enemy(at)),
        other => super::action(view, other),
    }
}

/// A force in the hand.
pub(crate) fn force(of: Arm, units: u8) -> String {
    match units {
        1 => super::arm(of).to_owned(),
        units => format!("force of {}", counted(units, &format!("{} unit", super::arm(of)))),
    }
}

/// A unit that leaves its force.
pub(crate) fn alone(order: u8, name: &str) -> String {
    format!("the {} alone, {name}", crate::grammar::ordinal(order + 1))
}

/// A stack that may move and cannot.
pub(crate) fn shut_in(at: Area) -> String {
    format!(
        "{}: it can neither go nor turn: what lies near is full, held or controlled. [8.1.1a] \
         [3.3.4d]",
        super::area(at)
    )
}

/// Water inside the grid.
pub(crate) fn coastal(at: Area) -> String {
    format!(
        "{} is Coastal: nobody enters it, and nobody fires from it or at it. [TEC.d] [TEC.g]",
        super::area(at)
    )
}

/// What an area is.
fn ground(view: &View, at: Area) -> String {
    let map = &view.board.map;
    let level = if map.is_high(at) { "high ground, Level 2" } else { "open ground, Level 1" };
    let wall = if map.is_wall(at) { ", behind the wall" } else { "" };
    let posts = if set_up_areas(map).has(at) { "; Greeks set up here" } else { "" };
    format!("{} is {level}{wall}{posts}", super::area(at))
}

/// [6.0c] An area of the set-up ground, touched with nothing in hand.
pub(crate) fn select_unit(view: &View, at: Area) -> String {
    format!(
        "{}. Take up units from the hand below the map first, and put them here. [6.0c]",
        ground(view, at)
    )
}

/// An area, while something is decided that is no place.
pub(crate) fn not_now(view: &View, at: Area, against: &[String]) -> String {
    format!("{}. Nothing is done here now: {}.", ground(view, at), against.join("; "))
}

/// [6.0c] Land where Greeks do not set up.
pub(crate) fn outside(at: Area) -> String {
    format!(
        "{} lies outside the four rows on either side of the wall, D to L, where Greeks set up. [6.0c]",
        super::area(at)
    )
}

/// An area that nobody reaches: what keeps the nearest stack from it.
pub(crate) fn nearest(from: Area, against: &[String]) -> String {
    format!(
        "Nobody who may still move comes here. The nearest, at {}: {}.",
        super::area(from),
        against.join("; ")
    )
}
