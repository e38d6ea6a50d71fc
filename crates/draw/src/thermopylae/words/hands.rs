//! What is said of stacks that are taken up, and of what cannot be.

use game_thermopylae::cases::{R18, R26, R37, R40};
use game_thermopylae::{Action, Map, Place, View};

use crate::hands::Routine;

pub(crate) const KIND: &str = "A kind of unit, with its values. Units are moved on the map.";
pub(crate) const WAY_OUT: &str = "Nobody can leave the map now: units leave from an exit on which they \
    began the turn. [R40]";
pub(crate) const CLOSED: &str = "Sea and high mountains are closed to every unit. [R10] [R11]";
pub(crate) const SELECT_UNIT: &str = "Select a unit that is to be placed first. [R18]";

/// What may be typed.
pub(crate) const EXAMPLES: &[(&str, &str)] = &[
    ("march camp trachis immortalsx3", "three Immortals of the Camp to Trachis"),
    ("march 3 Immortals from Persian Camp to Trachis", "the same, in the words of the map"),
    ("march camp trachis", "as many of the Camp as find room"),
    ("exit exit_s", "everybody there leaves the map who may"),
    ("attack mg_s all", "attack the Phocian Wall with everybody who may"),
    ("attack mg_s immortalsx2@springs", "the same with two Immortals of the Hot Springs"),
    ("join infantryx2@springs_n", "two Infantry take part in the attack that is declared"),
    ("hit auto", "give the hits out"),
    ("place leonidas@mg_s greek-infantryx2@mg_n", "several units at once, before the battle"),
];

/// What a player may leave to a rule of thumb.
pub(crate) const ROUTINES: &[Routine] = &[Routine { order: "hit auto", words: "Hits on my units" }];

pub(crate) const TO_THE_END: &str = "fight to the end [R35]";
pub(crate) const FIRST_LOSS: &str = "fight until I lose a unit [R35]";

/// Where an action takes a unit.
pub(crate) fn goal(view: &View, action: Action) -> String {
    let name = |place: Place| view.board.map.name(place);
    match action {
        Action::Place(_, at) => format!("to {} {R18}", name(at)),
        Action::March { to, .. } => format!("to {} {R37}", name(to)),
        Action::Exit(..) => format!("leave the map {R40}"),
        Action::Join(..) => format!("attack {} {R26}", name(view.state.combat.target)),
        other => super::action(view, other),
    }
}

/// A stack that may move and cannot.
pub(crate) fn shut_in(map: &Map, place: Place) -> String {
    format!(
        "{}: nobody here can go anywhere: what is near enough is full or held by the enemy. [R37]",
        map.name(place)
    )
}

/// An empty place, while nothing is in hand.
pub(crate) fn select_stack(height: &str) -> String {
    format!("Empty, {height}. Select the stack first that is to go here. {R37}")
}
