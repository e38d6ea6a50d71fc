//! The log: what came about, in sentences.

use engine::{Case, Ending, Seat, Verdict};
use game_thermopylae::cases::{
    R2, R3, R4, R18, R19, R20, R23, R25, R26, R28, R29, R31, R32, R33, R34, R36, R37, R40,
};
use game_thermopylae::combat::{Level, Modifier, Strike};
use game_thermopylae::{Event, Map, Place, Unit};

use super::{count_of, side, units};
use crate::depict::SeatNames;
use crate::odds;

/// What came about.
pub(crate) fn event(map: &Map, event: &Event, cause: Option<Case>, names: SeatNames<'_>) -> String {
    match event {
        Event::Opened { .. }
        | Event::Bid { .. }
        | Event::Passed { .. }
        | Event::Sealed { .. }
        | Event::Unsealed { .. }
        | Event::Settled { .. } => bidding(event, names),
        Event::Placed { unit, place } => {
            format!("{} takes post at {}. {R18}", unit.name(), map.name(*place))
        }
        Event::TurnBegan { side: whose, round } => {
            format!("Round {round}: the {} are in turn. {R19}", side(*whose))
        }
        Event::Met { counts_from } => {
            format!("The armies have met: quiet rounds count from round {counts_from} on. {R19}")
        }
        Event::MovementBegan { side: whose } => {
            format!("The combats are over; the {} may move. {R20}", side(*whose))
        }
        Event::Marched { unit, from, to } => {
            format!("{} marches from {} to {}. {R37}", unit.name(), map.name(*from), map.name(*to))
        }
        Event::Departed { unit, from } => {
            format!("{} leaves the map by {}. {R40}", unit.name(), map.name(*from))
        }
        Event::Ended(ending) => ended(ending, names),
        Event::Rolled { unit, at, face, level, strike } => {
            rolled(map, (*unit, *at), face.number(), *level, (*strike, cause))
        }
        _ => fighting(map, event),
    }
}

fn bidding(event: &Event, names: SeatNames<'_>) -> String {
    match event {
        Event::Opened { seat } => format!("{} opens the bidding. {R2}", names.name(*seat)),
        Event::Bid { seat, units } => format!("{} bids {units}. {R3}", names.name(*seat)),
        Event::Passed { seat } => format!("{} passes. {R3}", names.name(*seat)),
        Event::Sealed { seat, units: Some(units) } => {
            format!("{} writes down a bid of {units}. {R3}", names.name(*seat))
        }
        Event::Sealed { seat, units: None } => {
            format!("{} writes down a bid. {R3}", names.name(*seat))
        }
        Event::Unsealed { bids: [first, second] } => {
            let [one, other] = [Seat::FIRST, Seat::FIRST.clockwise(2)].map(|it| names.name(it));
            format!("Both bids are shown: {one} {first}, {other} {second}. {R3}")
        }
        Event::Settled { greek, bid } => format!(
            "{} plays the Greeks and must destroy {}; {} plays the Persians. {R4}",
            names.name(*greek),
            count_of(*bid, "Persian unit"),
            names.name(greek.clockwise(2))
        ),
        _ => String::new(),
    }
}

fn fighting(map: &Map, event: &Event) -> String {
    match *event {
        Event::Declared { target, free: false } => {
            format!("An attack on {} is declared. {R25}", map.name(target))
        }
        Event::Declared { target, free: true } => {
            format!("A free attack on {} is declared. {R36}", map.name(target))
        }
        Event::Joined { unit, from } => {
            format!("{} joins from {}. {R26}", unit.name(), map.name(from))
        }
        Event::CalledOff { target } => {
            format!("The attack on {} is called off. {R28}", map.name(target))
        }
        Event::RoundBegan { target, free, round, attackers, defenders } => {
            let by = if free { R36 } else { R29 };
            let how = if free { "free attack" } else { "combat" };
            format!(
                "{}, {how}, round {round}: {attackers} against {defenders}. {by}",
                map.name(target)
            )
        }
        Event::Counted { on_defenders, on_attackers, downhill } => {
            let defenders = count_of(on_defenders, "hit");
            let attackers = count_of(on_attackers, "hit");
            let only = match downhill {
                0 => String::new(),
                hits => format!(", {} only on those below", count_of(hits, "downhill hit")),
            };
            format!("{defenders} on the defenders, {attackers} on the attackers{only}. {R31}")
        }
        _ => losses(map, event),
    }
}

fn losses(map: &Map, event: &Event) -> String {
    match *event {
        Event::Suffered { unit, at, wounds, units: count, forced } => {
            let takes = if count == 1 { "has" } else { "have" };
            let choice = if forced { ", without a choice" } else { "" };
            format!(
                "{} at {} {takes} {} now{choice}. {R32}",
                units(unit, count),
                map.name(at),
                count_of(wounds, "hit")
            )
        }
        Event::Wasted { side: whose, hits } => {
            format!(
                "{} on the {} find no unit to take them. {R33}",
                count_of(hits, "hit"),
                side(whose)
            )
        }
        Event::Destroyed { unit, at, units: count } => {
            let falls = if count == 1 { "is" } else { "are" };
            format!("{} at {} {falls} destroyed. {R34}", units(unit, count), map.name(at))
        }
        Event::CombatOver { target, attackers, defenders } => format!(
            "The combat for {} is over: {} and {} are left and whole again. {R23}",
            map.name(target),
            count_of(attackers, "attacker"),
            count_of(defenders, "defender")
        ),
        _ => String::new(),
    }
}

/// A die: who rolled, what, against which level, and what it did. Only the asker knows whether the
/// unit attacks.
fn rolled(
    map: &Map,
    (unit, at): (Unit, Place),
    face: u8,
    level: Level,
    (strike, cause): (Strike, Option<Case>),
) -> String {
    let needs = odds::sum(&level.ledger(), modifier);
    let did = match strike {
        Strike::Miss => "misses",
        Strike::Hit => "hits",
        Strike::Downhill => "hits downhill",
    };
    let by = cause.map(|case| format!(" {case}")).unwrap_or_default();
    format!("{} at {} rolls {face} for {needs} and {did}.{by}", unit.name(), map.name(at))
}

/// What makes up the level that a die has to reach.
const fn modifier(modifier: Modifier) -> &'static str {
    match modifier {
        Modifier::Own => "the unit's level",
        Modifier::Height => "higher ground",
    }
}

fn ended(ending: &Ending, names: SeatNames<'_>) -> String {
    match Seat::all(2).find(|&seat| ending.verdict(seat) == Verdict::Won) {
        Some(seat) => format!("{} has won: {}. {}", names.name(seat), ending.reason, ending.case),
        None => super::ending(ending),
    }
}
