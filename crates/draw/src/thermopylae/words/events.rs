//! The log: what came about, in sentences.

use engine::{Case, Ending, Seat, Verdict};
use game_thermopylae::cases::{
    R2, R3, R4, R18, R19, R20, R23, R25, R26, R28, R29, R31, R32, R33, R34, R36, R37, R40,
};
use game_thermopylae::combat::{Level, Modifier, Strike};
use game_thermopylae::{Event, Map, Place, Unit};

use super::{one, side, troop};
use crate::depict::SeatNames;
use crate::grammar::{Agreement, Subject, counted};
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
            format!("{} post at {}. {R18}", one(*unit).does("take"), map.name(*place))
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
            let marches = one(*unit).does("march");
            format!("{marches} from {} to {}. {R37}", map.name(*from), map.name(*to))
        }
        Event::Departed { unit, from } => {
            format!("{} the map by {}. {R40}", one(*unit).does("leave"), map.name(*from))
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
        Event::Opened { seat } => format!("{} the bidding. {R2}", names.does(*seat, "open")),
        Event::Bid { seat, units } => format!("{} {units}. {R3}", names.does(*seat, "bid")),
        Event::Passed { seat } => format!("{}. {R3}", names.does(*seat, "pass")),
        Event::Sealed { seat, units: Some(units) } => {
            format!("{} down a bid of {units}. {R3}", names.does(*seat, "write"))
        }
        Event::Sealed { seat, units: None } => {
            format!("{} down a bid. {R3}", names.does(*seat, "write"))
        }
        Event::Unsealed { bids: [first, second] } => {
            let [one, other] = [Seat::FIRST, Seat::FIRST.clockwise(2)].map(|it| names.name(it));
            format!("Both bids are shown: {one} {first}, {other} {second}. {R3}")
        }
        Event::Settled { greek, bid } => format!(
            "{} the Greeks and must destroy {}; {} the Persians. {R4}",
            names.does(*greek, "play"),
            counted(*bid, "Persian unit"),
            names.subject(greek.clockwise(2)).does_within("play")
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
            format!("{} from {}. {R26}", one(unit).does("join"), map.name(from))
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
            let defenders = counted(on_defenders, "hit");
            let attackers = counted(on_attackers, "hit");
            let only = match downhill {
                0 => String::new(),
                hits => format!(", {} only on those below", counted(hits, "downhill hit")),
            };
            format!("{defenders} on the defenders, {attackers} on the attackers{only}. {R31}")
        }
        _ => losses(map, event),
    }
}

fn losses(map: &Map, event: &Event) -> String {
    match *event {
        Event::Suffered { unit, at, wounds, units: count, forced } => {
            let choice = if forced { ", without a choice" } else { "" };
            format!(
                "{} {} now{choice}. {R32}",
                troop(unit, count).at(map.name(at)).does("have"),
                counted(wounds, "hit")
            )
        }
        Event::Wasted { side: whose, hits } => {
            format!(
                "{} on the {} {} no unit to take {}. {R33}",
                counted(hits, "hit"),
                side(whose),
                Agreement::of(hits).verb("find"),
                if hits == 1 { "it" } else { "them" }
            )
        }
        Event::Destroyed { unit, at, units: count } => {
            format!("{} destroyed. {R34}", troop(unit, count).at(map.name(at)).does("be"))
        }
        Event::CombatOver { target, attackers, defenders } => {
            let over = format!("The combat for {} is over", map.name(target));
            format!("{over}: {}. {R23}", survivors(attackers, defenders))
        }
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
    let it = one(unit).at(map.name(at));
    let did = match strike {
        Strike::Miss => it.verb("miss"),
        Strike::Hit => it.verb("hit"),
        Strike::Downhill => format!("{} downhill", it.verb("hit")),
    };
    let by = cause.map(|case| format!(" {case}")).unwrap_or_default();
    format!("{} {face} for {needs} and {did}.{by}", it.does("roll"))
}

/// [R23] Who is left after a combat, and healed.
fn survivors(attackers: u8, defenders: u8) -> String {
    let left = |count: u8, who: &str| (count > 0).then(|| Subject::counted(count, who));
    match (left(attackers, "attacker"), left(defenders, "defender")) {
        (None, None) => "nobody is left".to_owned(),
        (Some(only), None) | (None, Some(only)) => {
            format!("{} left and whole again, and nobody against {}", only.does("be"), them(&only))
        }
        (Some(one), Some(other)) => {
            format!("{} and {} are left and whole again", one.name(), other.name())
        }
    }
}

fn them(subject: &Subject<'_>) -> &'static str {
    if subject.agreement() == Agreement::Many { "them" } else { "it" }
}

/// What makes up the level that a die has to reach.
const fn modifier(modifier: Modifier) -> &'static str {
    match modifier {
        Modifier::Own => "the unit's level",
        Modifier::Height => "higher ground",
    }
}

/// How the game ended, with the winner's name.
pub(crate) fn ended(ending: &Ending, names: SeatNames<'_>) -> String {
    match Seat::all(2).find(|&seat| ending.verdict(seat) == Verdict::Won) {
        Some(seat) => {
            format!("{} won: {}. {}", names.does(seat, "have"), ending.reason, ending.case)
        }
        None => super::ending(ending),
    }
}
