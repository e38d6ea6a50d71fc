//! Why something may not be done, in words; the clause stands beside them.

use game_thermopylae::{Map, Objection, Place, Places, Unit};

use super::one;
use crate::grammar::{Subject, choice, counted, list};

/// A reason against an action.
pub(crate) fn objection(map: &Map, objection: &Objection) -> String {
    at_the_wrong_moment(map, *objection)
        .or_else(|| before_the_battle(map, *objection))
        .or_else(|| to_an_attack(map, *objection))
        .or_else(|| to_a_hit(map, *objection))
        .or_else(|| to_a_move(map, *objection))
        .unwrap_or_default()
}

fn at_the_wrong_moment(map: &Map, objection: Objection) -> Option<String> {
    let words = match objection {
        Objection::GameOver => "the game is over",
        Objection::OpenerUnknown => "a coin says first who opens the bidding",
        Objection::SidesUnsettled => "sides are not settled yet",
        Objection::BidsMade => "both bids are made, and a coin decides between them",
        Objection::SidesSettled => "sides are settled, and nobody bids any more",
        Objection::GreeksSettingUp => "the Greeks are still setting up",
        Objection::SetUpOver => "all Greek units are set up",
        Objection::CombatsFirst => "the combats of this turn come first",
        Objection::CombatsOver => "the combats of this turn are over, and units move now",
        Objection::NoAttackDeclared => "no attack is declared",
        Objection::AttackDeclared { target, stands } => {
            let target = map.name(target);
            let then = if stands { "fight it first" } else { "fight it or call it off first" };
            return Some(format!("the attack on {target} is declared: {then}"));
        }
        Objection::DiceFirst => "the dice of this round fall first",
        Objection::HitsFirst => "the hits of this round are given out first",
        Objection::NoHits => "there are no hits to be given out",
        Objection::AgainFirst => "the attacker says first whether he fights on or stops",
        Objection::NoRoundFought => "no round has been fought that one could go on or stop after",
        _ => return None,
    };
    Some(words.to_owned())
}

fn before_the_battle(map: &Map, objection: Objection) -> Option<String> {
    Some(match objection {
        Objection::BidOutside { units, most } => {
            format!("a bid is 1 to {most}, the number of Persian units, and not {units}")
        }
        Objection::BidTooLow { units, last } => {
            format!("a bid has to be above the last one, {last}, and {units} is not")
        }
        Objection::OpenerBids => "whoever opens the bidding has to bid".to_owned(),
        Objection::SealedBidNeeded => "each player makes a sealed bid; nobody passes".to_owned(),
        Objection::NotGreek { unit } => {
            format!("only Greek units are set up, and {} Persian", one(unit).does("be"))
        }
        Objection::NoneInHand { unit } => format!("no {} left to place", one(unit).does("be")),
        Objection::NotOnMap { place } => format!("this map has no place {place}"),
        Objection::CampClosed => "no Greek unit begins in the Persian Camp".to_owned(),
        Objection::PlaceFull { place, holds, limit } => full(map, place, holds, limit),
        _ => return None,
    })
}

fn to_an_attack(map: &Map, objection: Objection) -> Option<String> {
    let name = |place: Place| map.name(place);
    Some(match objection {
        Objection::NoEnemyThere { target } => format!("no enemy stands at {}", name(target)),
        Objection::NobodyBeside { target } => {
            format!("no unit of the attacker stands next to {}", name(target))
        }
        Objection::Cliff { from, to } => cliff(map, from, to),
        Objection::NobodyAbove { target } => {
            format!("no unit of the attacker stands next to {} and higher", name(target))
        }
        Objection::AllHaveAttacked { units: 1 } => {
            "the one unit that could attack it has attacked in this turn".to_owned()
        }
        Objection::AllHaveAttacked { units } => {
            format!("all {units} units that could attack it have attacked in this turn")
        }
        Objection::NoSuchAttacker { unit, from } => absent("the attacker", unit, name(from)),
        Objection::NotBeside { from, target } => {
            format!("{} does not lie next to {}", name(from), name(target))
        }
        Objection::NotAbove { from, target } => {
            format!(
                "an attack is free from above alone, and {} is not above {}",
                name(from),
                name(target)
            )
        }
        Objection::NoneLeft { unit, from, joined, attacked } => format!(
            "no other {} left at {}: {joined} in this attack, {attacked} in one before",
            one(unit).does("be"),
            name(from)
        ),
        Objection::AttackStands { target } => format!(
            "the attack on {} was called off and declared again: it has to be fought, or taken back",
            name(target)
        ),
        Objection::NobodyTakesPart => "no unit takes part yet".to_owned(),
        _ => return None,
    })
}

fn to_a_hit(map: &Map, objection: Objection) -> Option<String> {
    Some(match objection {
        Objection::NotHisOwn { unit } => {
            format!(
                "each player gives hits to his own units, and {} the other's",
                one(unit).does("be")
            )
        }
        Objection::NotInCombat { unit, wounds, at } => format!(
            "no {} with {} {} in this combat at {}",
            unit.name(),
            counted(wounds, "hit"),
            one(unit).verb("be"),
            map.name(at)
        ),
        Objection::TakesNoMore { unit, hits } => {
            let it = one(unit);
            format!(
                "{} {}, and {} taken {hits}",
                it.does("take"),
                counted(hits, "hit"),
                it.verb("have")
            )
        }
        Objection::OnlyBelow { hits } => format!(
            "what is left is {} for units below the target alone",
            counted(hits, "downhill hit")
        ),
        _ => return None,
    })
}

fn to_a_move(map: &Map, objection: Objection) -> Option<String> {
    let name = |place: Place| map.name(place);
    let points = |needs: u8| counted(needs, "movement point");
    Some(match objection {
        Objection::NobodyThere { at } => format!("nobody stands at {}", name(at)),
        Objection::NoSuchUnit { unit, at } => absent("the player in turn", unit, name(at)),
        Objection::HasMoved { unit, at } => {
            format!("every unit of {} at {} has moved in this turn", unit.name(), name(at))
        }
        Objection::StandsThere { at } => format!("it stands at {} already", name(at)),
        Objection::EnemyThere { at } => format!("an enemy stands at {}", name(at)),
        Objection::EnemyInTheWay { needs: Some(needs), has } => format!(
            "an enemy stands in the way; the way round needs {}, and it has {has}",
            points(needs)
        ),
        Objection::EnemyInTheWay { needs: None, .. } => {
            "an enemy stands in the way, and no way leads round him".to_owned()
        }
        Objection::Stopped { at } => {
            format!("it has to stop on the way, next to an enemy: at {}", choice(&names(map, at)))
        }
        Objection::TooFar { needs, has } => format!("it needs {}, and has {has}", points(needs)),
        Objection::NoWay { to } => format!("no way leads to {}", name(to)),
        Objection::NoRoom { place, holds, limit } => full(map, place, holds, limit),
        Objection::GreeksStay => "Greek units never leave the map".to_owned(),
        Objection::NoWayOut { from } => {
            let ways: Places = map.exits();
            let out = names(map, ways);
            let does = Subject::counted(out.len() as u64, "way").verb("do");
            format!("{} does not lead off the map; {} {does}", name(from), list(&out))
        }
        Objection::CameThisTurn { unit, from } => format!(
            "{} came to {} in this turn, and {} to begin a turn there",
            unit.name(),
            name(from),
            one(unit).verb("have")
        ),
        _ => return None,
    })
}

fn full(map: &Map, place: Place, holds: u8, limit: u8) -> String {
    format!("{} is full: it holds {holds} of {limit}", map.name(place))
}

fn absent(whose: &str, unit: Unit, place: &str) -> String {
    format!("{whose} has no {} at {place}", unit.name())
}

/// [R12] How high a cliff is, and how high is too high.
fn cliff(map: &Map, from: Place, to: Place) -> String {
    let apart = map.elevation(from).abs_diff(map.elevation(to));
    let (from, to) = (map.name(from), map.name(to));
    format!(
        "a cliff lies between {from} and {to}: they are {apart} elevations apart, not 1 at most"
    )
}

/// What the places of a set are called.
fn names(map: &Map, places: Places) -> Vec<&str> {
    places.iter().map(|place| map.name(place)).collect()
}
