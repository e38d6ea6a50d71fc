//! Why something may not be done, in words; the clause stands beside them.

use game_marathon::Objection;
use game_marathon::objection::Task;
use game_marathon::units::{Piece, Side};

use super::obstacles;
use super::{facing, formation, hex, marker, piece};
use crate::grammar::{Subject, counted};

/// A reason against an action.
pub(crate) fn objection(objection: &Objection) -> String {
    at_the_wrong_moment(*objection)
        .or_else(|| to_a_placement(*objection))
        .or_else(|| to_an_activation(*objection))
        .or_else(|| to_a_move(*objection))
        .or_else(|| to_a_turn(*objection))
        .or_else(|| to_a_fight(*objection))
        .or_else(|| to_a_result(*objection))
        .unwrap_or_default()
}

/// What is decided at a moment.
const fn task(task: Task) -> &'static str {
    match task {
        Task::SetUp(Side::Greek) => "the Greek set-up",
        Task::SetUp(Side::Persian) => "the Persian set-up",
        Task::Abatis => "the Abatis",
        Task::Spartans => "where the Spartans come in",
        Task::FirstMarker => "the first marker of the turn",
        Task::Landing => "where Persians land",
        Task::Activation => "who is activated",
        Task::Movement => "movement",
        Task::Reaction => "who tries to react",
        Task::ReactionMove => "what the unit does that reacts",
        Task::Along => "whether a Leader goes along",
        Task::Facing => "which corner units face",
        Task::Fire => "fire",
        Task::Declaration => "who attacks whom",
        Task::Melee => "which attack is fought next",
        Task::Allotment => "which unit takes the result",
        Task::Retreat => "where a unit retreats",
    }
}

fn at_the_wrong_moment(objection: Objection) -> Option<String> {
    Some(match objection {
        Objection::GameOver(_) => "the game is over".to_owned(),
        Objection::DieFirst(_) => "a die falls, or a marker is drawn, first".to_owned(),
        Objection::NotNow { needs, now } => {
            format!("it is about {} now, not {}", task(now), task(needs))
        }
        Objection::MustChoose(now) => format!("something must be chosen: {}", task(now)),
        _ => return None,
    })
}

fn to_a_placement(objection: Objection) -> Option<String> {
    Some(match objection {
        Objection::Place { kind, at, why } => obstacles::place(kind, at, why),
        Objection::NotSetUp(one) => {
            format!("{} not among those who are set up now", does(one, "be"))
        }
        Objection::LeaderNeeded(one) => {
            format!("those with {} are too many without him", piece(one))
        }
        Objection::StillToPlace(left) => {
            let them = Subject::counted(left, "piece");
            format!("{} still to be set up", them.does("be"))
        }
        Objection::LeaderMisplaced(one) => format!(
            "{} must stand with a unit, and the Leaders of the wings each with another formation",
            piece(one)
        ),
        Objection::Abatis { at, why } => obstacles::abatis(at, why),
        Objection::NotGivenUp(one) => {
            format!("{} no routed Persian unit on a Beach", does(one, "be"))
        }
        Objection::StillToLand => "somebody still finds room to land".to_owned(),
        _ => return None,
    })
}

/// `Hoplite GL1 is`.
fn does(one: Piece, verb: &str) -> String {
    super::it(one).does(verb)
}

fn to_an_activation(objection: Objection) -> Option<String> {
    Some(match objection {
        Objection::NotFirst(it) => format!("the {} cannot be the first marker", marker(it)),
        Objection::Enemys(one) => format!(
            "{} to the {}, who do not act now",
            does(one, "belong"),
            super::side(one.side())
        ),
        Objection::NotOnMap(one) => format!("{} not on the map", does(one, "be")),
        Objection::IsActive(one) => format!("{} active already", does(one, "be")),
        Objection::WasActivated(one) => {
            format!("{} been activated this turn already", does(one, "have"))
        }
        Objection::HasFormation(one) => match one.kind_in_box().formation() {
            Some(it) => format!(
                "{} to the {}, and acts with that marker",
                does(one, "belong"),
                formation(it)
            ),
            None => format!("{} with the marker of its formation", does(one, "act")),
        },
        Objection::NotActive(one) => {
            format!("{} not active in this Operations Phase", does(one, "be"))
        }
        _ => return None,
    })
}

fn to_a_move(objection: Objection) -> Option<String> {
    Some(match objection {
        Objection::HasMoved(one) => {
            format!("{} moved, turned or gone to work in this phase", does(one, "have"))
        }
        Objection::Stopped(one) => {
            format!("{} entered an enemy’s zone this turn, and goes no farther", does(one, "have"))
        }
        Objection::StandsThere(one) => format!("{} there already", does(one, "stand")),
        Objection::Crowded { piece: one, to, why } => obstacles::crowding(&piece(one), to, why),
        Objection::TooFar { piece: one, to, points, cost: Some(cost) } => format!(
            "the way to {} would take {}, and {} has {points}",
            hex(to),
            counted(cost, "Movement Point"),
            piece(one)
        ),
        Objection::TooFar { piece: one, to, points, cost: None } => format!(
            "no way leads {} to {} with {}",
            piece(one),
            hex(to),
            counted(points, "Movement Point")
        ),
        Objection::ZonesBetween { piece: one, to } => format!(
            "enemies, or zones in which it would have to stop, bar the way of {} to {}",
            piece(one),
            hex(to)
        ),
        Objection::ZoneClosed { piece: one, to } => format!(
            "{} lies in an enemy’s zone, which {} may not enter while it is disrupted or routed",
            hex(to),
            piece(one)
        ),
        Objection::RoutedOneHex(one) => {
            format!("{} routed, and moves one hex at most", does(one, "be"))
        }
        Objection::RoutedHomeward { piece: one, to } => format!(
            "{} routed, and {} is no nearer to {}",
            does(one, "be"),
            hex(to),
            match one.side() {
                Side::Greek => "the upper edge of the map",
                Side::Persian => "a Beach",
            }
        ),
        Objection::Charge { piece: one, to, why } => obstacles::charge(one, to, why),
        _ => return None,
    })
}

fn to_a_turn(objection: Objection) -> Option<String> {
    Some(match objection {
        Objection::NobodyTurns(at) => format!("nobody at {} can turn now", hex(at)),
        Objection::OthersKeepFacing(at) => {
            format!("others at {} are not active, and all of a stack face one corner", hex(at))
        }
        Objection::ChargerNeedsEnemy(to) => format!(
            "with the {} corner ahead a charger has no enemy in open ground before it",
            facing(to)
        ),
        Objection::Clear { piece: one, at, why } => obstacles::work(one, at, why),
        Objection::React { piece: one, why } => obstacles::reaction(one, why),
        Objection::OtherReacts(one) => format!("{} now; finish its reaction", does(one, "react")),
        Objection::NotAlong(one) => format!(
            "{} cannot go along: he must be a Leader of that hex who gets there and is not needed \
             where he is",
            piece(one)
        ),
        _ => return None,
    })
}

fn to_a_fight(objection: Objection) -> Option<String> {
    Some(match objection {
        Objection::Silent { piece: one, why } => obstacles::silence(one, why),
        Objection::NobodyThere(at) => format!("no enemy stands at {}", hex(at)),
        Objection::NobodyActive(at) => {
            format!("nobody at {} is active, and defensive fire is at active units", hex(at))
        }
        Objection::OutOfRange { piece: one, at, distance, range } => format!(
            "{} is {} away, and {} fires {range} far at it",
            hex(at),
            counted(distance, "hex"),
            piece(one)
        ),
        Objection::Blocked { piece: one, at } => format!(
            "somebody stands between {} and {}, and only Archers fire over others",
            piece(one),
            hex(at)
        ),
        Objection::Attack { piece: one, at, why } => obstacles::attack(one, at, why),
        Objection::MustAttack(at) => format!(
            "those at {} have an active unit in their zone, and somebody who can must attack them",
            hex(at)
        ),
        Objection::NoFight(at) => format!("nobody attacks {} any more", hex(at)),
        _ => return None,
    })
}

fn to_a_result(objection: Objection) -> Option<String> {
    Some(match objection {
        Objection::NotTaken(one) => {
            format!("others of the combat take this letter before {}", piece(one))
        }
        Objection::OtherLetter(_) => "the other letter of the result is carried out now".to_owned(),
        Objection::OtherRetreats(one) => format!("{} now", does(one, "retreat")),
        Objection::Retreat { piece: one, why } => obstacles::retreat(one, why),
        Objection::MustRetreat(one) => format!("{} leave its hex", does(one, "must")),
        _ => return None,
    })
}
