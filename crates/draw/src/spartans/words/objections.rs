//! Why something may not be done, in words; the clause stands beside them.

use boards::squares::Aspect;
use game_spartans::Objection;
use game_spartans::fire::Blocked;
use game_spartans::map::{Area, Areas};
use game_spartans::objection::Task;

use super::{area, arm, contingent, facing, kind, segment};
use crate::grammar::{Subject, counted, list};

/// A reason against an action.
pub(crate) fn objection(objection: &Objection) -> String {
    at_the_wrong_moment(*objection)
        .or_else(|| to_a_contingent(*objection))
        .or_else(|| to_a_post(*objection))
        .or_else(|| to_whoever_acts(*objection))
        .or_else(|| to_a_goal(*objection))
        .or_else(|| to_a_way(*objection))
        .or_else(|| to_a_shot(*objection))
        .or_else(|| to_a_fight(*objection))
        .unwrap_or_default()
}

/// What is decided at a moment.
const fn task(task: Task) -> &'static str {
    match task {
        Task::First => "which Persians begin the day",
        Task::Leave => "whether the Peloponnesians may go",
        Task::Farewell => "who is sent home",
        Task::Vote => "the vote",
        Task::Guard => "who guards the path",
        Task::Deployment => "the Greek deployment",
        Task::Movement => "movement",
        Task::Fire => "fire",
        Task::Feint => "whether Spartans feign a retreat",
        Task::Melee => "which melee is fought next",
        Task::Retreat => "whether light units retreat before combat",
    }
}

fn at_the_wrong_moment(objection: Objection) -> Option<String> {
    Some(match objection {
        Objection::GameOver(_) => "the game is over".to_owned(),
        Objection::DieFirst(_) => "a die falls first".to_owned(),
        Objection::RulesFirst(_) => "the rules go on first".to_owned(),
        Objection::NotNow { needs, now, segment: Some(it) } => {
            format!("this is the {}: it is about {}, not {}", segment(it), task(now), task(needs))
        }
        Objection::NotNow { needs, now, segment: None } => {
            format!("it is about {} now, not {}", task(now), task(needs))
        }
        _ => return None,
    })
}

fn to_a_contingent(objection: Objection) -> Option<String> {
    let does = |it, does: &str| format!("the {}", super::they(it).does(does));
    Some(match objection {
        Objection::NotGreek(it) => format!("{} no Greek contingent", does(it, "be")),
        Objection::NotPersian(it) => format!("{} no Persian contingent", does(it, "be")),
        Objection::ImmortalsTakeThePath => {
            "on the third day the Immortals come by the path, not through the pass".to_owned()
        }
        Objection::SpartansStay => "the Spartans always stay".to_owned(),
        Objection::SpartansNeverGuard => "the Spartans never guard the path".to_owned(),
        Objection::HasGoneHome(it) => format!("{} gone home", does(it, "have")),
        Objection::HasRouted(it) => format!("{} routed", does(it, "have")),
        Objection::HasNoUnits(it) => format!("{} no units at this table", does(it, "have")),
        Objection::GuardsPath(it) => does(it, "guard") + " the path",
        Objection::NoLeave => "the Spartan has not given the Peloponnesians leave".to_owned(),
        Objection::FewerVotes { contingent: it, votes, most } => {
            format!(
                "the {} have {}, and the first have {most}",
                contingent(it),
                counted(votes, "vote")
            )
        }
        _ => return None,
    })
}

fn to_a_post(objection: Objection) -> Option<String> {
    Some(match objection {
        Objection::NoneInHand(it) => format!("no {} is left to place", kind(it)),
        Objection::Coastal(at) => format!("{} is Coastal, and nobody enters it", area(at)),
        Objection::OutsideRows(at) => {
            format!("{} lies outside the four rows on either side of the wall, D to L", area(at))
        }
        Objection::PlacedFull(at) => format!("three units are placed at {} already", area(at)),
        Objection::SpartansBehindWall(at) => format!(
            "on the first two days the Spartans stand on the Persian side of the wall, rows D to G, \
             and {} is not there",
            area(at)
        ),
        Objection::LastWithSpartans { contingent: it, at } => format!(
            "the {} are the last who can stand on the Persian side of the wall with the Spartans, \
             and {} is not there",
            contingent(it),
            area(at)
        ),
        Objection::PhociansTooSoon { at, missing } => format!(
            "Phocians come to the Persian side of the wall last, and the {} are not all there: not \
             to {}",
            contingent(missing),
            area(at)
        ),
        Objection::Apart { contingent: it, at } => {
            format!(
                "{} touches no other unit of the {}: place the one in between first",
                area(at),
                contingent(it)
            )
        }
        Objection::EverybodyFindsRoom => {
            "everybody still finds a place, so nobody is taken up again".to_owned()
        }
        Objection::NotPlaced(it) => format!("no unit of the {} is placed", contingent(it)),
        Objection::StillToPlace(units) => {
            let them = Subject::counted(units, "unit");
            format!("{} still to be placed", them.does("be"))
        }
        _ => return None,
    })
}

fn to_whoever_acts(objection: Objection) -> Option<String> {
    let unit = |at: Area, order: u8| format!("unit {} at {}", order + 1, area(at));
    Some(match objection {
        Objection::NobodyThere { at, enemy: true, .. } => {
            format!("only enemies stand at {}", area(at))
        }
        Objection::NobodyThere { at, enemy: false, .. } => format!("nobody stands at {}", area(at)),
        Objection::NoSuchUnit { at, order, holds, .. } => {
            format!("{} holds {}, and no {}", area(at), counted(holds, "unit"), ord(order))
        }
        Objection::InsideForce { at, order, first } => format!(
            "{} belongs to the force that begins with unit {}: it moves with it, or leaves it alone",
            unit(at, order),
            first + 1
        ),
        Objection::AloneAlready { at, order } => {
            format!("{} is a force of its own, and leaves nobody", unit(at, order))
        }
        Objection::SystemNeverParts => "forces that the rules move never part".to_owned(),
        Objection::LedByAnother(it) => format!("another player leads the {}", contingent(it)),
        Objection::HasMoved { at, order } => format!("{} has moved", unit(at, order)),
        Objection::HasFired { at, order, aim: None } => format!("{} has fired", unit(at, order)),
        Objection::HasFired { at, order, aim: Some(aim) } => {
            format!("{} aims at {} already", unit(at, order), area(aim))
        }
        Objection::Locked(at) => {
            format!("enemies are in {}: nobody leaves it or turns there", area(at))
        }
        _ => return None,
    })
}

fn ord(order: u8) -> String {
    format!("{} one", crate::grammar::ordinal(order + 1))
}

fn to_a_goal(objection: Objection) -> Option<String> {
    Some(match objection {
        Objection::StandsThere(at) => format!("it stands at {} already", area(at)),
        Objection::FacesSo(to) => format!("it faces {} already", facing(to)),
        Objection::EnemyThere(at) => {
            format!(
                "an enemy is at {}: to go there is a charge, with the way of its last step",
                area(at)
            )
        }
        Objection::NoEnemyThere { at, .. } => format!("no enemy is at {}", area(at)),
        Objection::Full { at, holds, comes, limit } => {
            format!("{} holds {holds} of {limit} units, and {comes} would come", area(at))
        }
        Objection::OtherType { at, there, comes } => format!(
            "{} units stand at {}, and {} units do not share an area with them",
            arm(there),
            area(at),
            arm(comes)
        ),
        Objection::OtherFacing { at, there, facing: to } => format!(
            "those at {} face {}, and all of a stack face one way, not {}",
            area(at),
            facing(there),
            facing(to)
        ),
        _ => return None,
    })
}

fn to_a_way(objection: Objection) -> Option<String> {
    let points = |needs: u8| counted(needs, "Movement Point");
    Some(match objection {
        Objection::NotAhead { to, facing: to_side } => format!(
            "Hoplites go straight ahead: they face {}, and {} lies elsewhere",
            facing(to_side),
            area(to)
        ),
        Objection::EntersAhead { to, facing: to_side, way } => format!(
            "Hoplites go straight ahead: they face {0} and enter {1} going {0}, not going {2}",
            facing(to_side),
            area(to),
            super::way(way)
        ),
        Objection::TurnTakesAll { allowance } => {
            format!("to turn takes Hoplites all their {}, and they stay", points(allowance))
        }
        Objection::TurnsCost { needs, has } => {
            format!("with its turns it takes {}, and there are {has}", points(needs))
        }
        Objection::TooFar { needs, has } => {
            format!("it takes {}, and there are {has}", points(needs))
        }
        Objection::ZoneStops(at) => {
            format!("a zone of control stops it on the way: at {}", some(at))
        }
        Objection::ZoneForbidsTurn(at) => {
            format!("{} lies in a zone of control: who enters it does not turn there", area(at))
        }
        Objection::ZoneToZone { from, to } => format!(
            "from {} in a zone of control no step leads straight to {}, in another one",
            area(from),
            area(to)
        ),
        Objection::EnemyInTheWay(at) => {
            format!(
                "enemies stand in the way, at {}: to enter their area takes all points",
                some(at)
            )
        }
        Objection::NoWay(at) => format!("no way leads to {} so", area(at)),
        Objection::NotFarthest { ends } => {
            format!("the rules lead it further forward: to {}", any(ends))
        }
        Objection::FacesForward(to) => format!("the rules let it face forward, {}", facing(to)),
        Objection::MustEnterFlank(at) => {
            format!("Immortals enter a flank or rear whenever they can: at {}", any(at))
        }
        Objection::MustGoForward { at, .. } => {
            format!("the force at {} can still go forward, and has to", area(at))
        }
        _ => return None,
    })
}

fn some(at: Areas) -> String {
    super::areas(at)
}

fn any(at: Areas) -> String {
    let names: Vec<String> = at.iter().map(area).collect();
    crate::grammar::choice(&names)
}

fn to_a_shot(objection: Objection) -> Option<String> {
    Some(match objection {
        Objection::NoMissiles(of) => format!("{} units do not fire", arm(of)),
        Objection::OutOfRange { arm: of, range, farthest } => format!(
            "the target is {} away, and {} units fire {farthest} at most",
            counted(range, "area"),
            arm(of)
        ),
        Objection::Blocked(it) => blocked(it),
        Objection::FiredAt(at) => format!("{} was fired at in this segment", area(at)),
        Objection::OtherTarget(at) => {
            format!("fire on {} is under way, and is resolved before the next", area(at))
        }
        Objection::NobodyAims => "nobody aims at anybody yet".to_owned(),
        Objection::AllAimFirst => {
            "the dice fall when every player has named his targets".to_owned()
        }
        Objection::NotNearest { range, nearest } => {
            format!("it is {range} away, and others {nearest}: the nearest are fired at")
        }
        Objection::LaterArc { arc, first } => {
            format!("it lies {}, and others {}", lies(arc), lies(first))
        }
        Objection::OtherForceAims { at, .. } => {
            format!("the force at {} chooses its target now", area(at))
        }
        _ => return None,
    })
}

/// Why a unit cannot fire at an area.
pub(crate) fn blocked(blocked: Blocked) -> String {
    match blocked {
        Blocked::Range(range) => format!("{} is too far", counted(range, "area")),
        Blocked::Arc(aspect) => {
            format!("it lies {}, and Mixed units fire ahead", lies(aspect))
        }
        Blocked::Coastal => "nobody fires from or at a Coastal area".to_owned(),
        Blocked::Units(at) => format!("units at {} block the line of sight", area(at)),
        Blocked::Ground(at) => format!("higher ground at {} blocks the line of sight", area(at)),
        Blocked::Slope(at) => format!("ground at {} hides the lower one of the two", area(at)),
        Blocked::UnitsBeforeTarget(at) => {
            format!("units at {} stand right before the target", area(at))
        }
        Blocked::Melee => "friends fight in the target's area".to_owned(),
        Blocked::InMelee => "it shares its own area with an enemy".to_owned(),
    }
}

/// Where something lies.
const fn lies(aspect: Aspect) -> &'static str {
    match aspect {
        Aspect::Front => "in front",
        Aspect::FrontLeft => "front left",
        Aspect::FrontRight => "front right",
        Aspect::FlankLeft => "on the left flank",
        Aspect::FlankRight => "on the right flank",
        Aspect::RearLeft => "rear left",
        Aspect::RearRight => "rear right",
        Aspect::Rear => "in the rear",
    }
}

fn to_a_fight(objection: Objection) -> Option<String> {
    Some(match objection {
        Objection::NoMelee(at) => format!("only one side is at {}: nobody fights there", area(at)),
        Objection::Fought(at) => format!("the melee at {} was fought in this segment", area(at)),
        Objection::MustFight(at) => {
            let names: Vec<String> = at.iter().map(area).collect();
            format!("whoever shares an area with enemies fights: at {}", list(&names))
        }
        Objection::OtherMelee(at) => format!("the melee at {} is begun", area(at)),
        Objection::NoRetreat(at) => format!(
            "nobody retreats from {} now: only light units that Mixed units or Hoplites attack, \
             with room behind them",
            area(at)
        ),
        Objection::FeintNotAgreed => "a feigned retreat was not agreed on".to_owned(),
        Objection::NoSpartanAttacked => "no Spartan is attacked".to_owned(),
        Objection::Cornered(at) => format!("the Spartans at {} find no room behind them", area(at)),
        Objection::FeintBeforeMelees => {
            "it is decided before the first melee of a Persian Melee Segment".to_owned()
        }
        _ => return None,
    })
}
