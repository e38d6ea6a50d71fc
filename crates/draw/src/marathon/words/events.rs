//! The log: what came about, in sentences.

use engine::Case;
use game_marathon::cases::{
    C_3_1A, C_3_3F, C_4_0, C_4_1A, C_4_1B, C_4_2_1, C_4_2_2, C_4_2_3, C_4_2_4, C_4_2_5A, C_4_2A,
    C_4_4, C_5_1A, C_5_1C, C_6_1A, C_6_1B, C_7_3_2E, C_7_4A, C_8_1B, C_8_1C, C_8_1D, C_8_1E,
    C_9_2C, C_9_4B, C_9_5C, C_9_5E, C_9_5F, C_10_0, C_10_1_1E, C_10_1_1F, C_10_1_2E, C_10_1_3A,
    C_10_1_3B, C_10_1_3C, C_10_1_3D, C_10_2_1C, C_10_2_2C, C_10_2_2D, C_10_2_2F, C_10_2_4A,
    C_10_2_4C, C_11_0B,
};
use game_marathon::map::Hex;
use game_marathon::morale::LevelReason;
use game_marathon::options::Scenario;
use game_marathon::state::Impulse;
use game_marathon::units::Side;
use game_marathon::{Event, Marathon};

use super::{fights, hex, hexes, it, kinds, ledgers, marker, of_side, piece, side, they};
use crate::depict::SeatNames;
use crate::grammar::{Agreement, counted};

/// What came about.
pub(crate) fn event(
    game: &Marathon,
    event: &Event,
    _cause: Option<Case>,
    names: SeatNames<'_>,
) -> String {
    set_up(game, event)
        .or_else(|| turns(event))
        .or_else(|| landings(game, event))
        .or_else(|| activation(event))
        .or_else(|| moves(event))
        .or_else(|| fights::fire(event))
        .or_else(|| fights::melee(event))
        .or_else(|| fights::checks(event))
        .or_else(|| morale(event))
        .or_else(|| ends(event, names))
        .unwrap_or_default()
}

fn set_up(game: &Marathon, event: &Event) -> Option<String> {
    let variant = game.options.scenario == Scenario::Variant;
    Some(match event {
        Event::SetUpBegan { side } => format!("{}. {C_10_0}", they(*side).does("set up")),
        Event::Mustered { kind, die, count } => {
            let case = if variant { C_10_2_1C } else { C_10_1_2E };
            let what = if *count == 0 {
                format!("no {}", super::arm(kind.arm()))
            } else {
                kinds(*kind, u64::from(*count))
            };
            let verb = Agreement::of(*count).verb("take");
            let verb = if *count == 0 { "takes" } else { &verb };
            format!("The die shows {}: {what} {verb} part. {case}", Marathon::shown(*die))
        }
        Event::Placed { piece: one, at } => {
            format!("{} at {}. {C_10_0}", it(*one).does("stand"), hex(*at))
        }
        Event::Lifted { piece: one, from } => {
            format!("{} taken up again from {}. {C_10_0}", it(*one).does("be"), hex(*from))
        }
        Event::Faced { at, facing } => {
            format!("Those at {} face the {} corner. {C_3_1A}", hex(*at), super::facing(*facing))
        }
        Event::AbatisCounted { die, count } => {
            format!(
                "The die shows {}: there are {count} Abatis. {C_10_1_1E}",
                Marathon::shown(*die)
            )
        }
        Event::AbatisPlaced { at } => format!("An Abatis stands at {}. {C_10_1_1F}", hex(*at)),
        _ => return None,
    })
}

fn turns(event: &Event) -> Option<String> {
    Some(match event {
        Event::TurnBegan { turn } => format!("Turn {turn} begins. {C_4_0}"),
        Event::TurnOver { turn } => format!("Turn {turn} is over. {C_4_4}"),
        Event::SpartansAwaited { die, come: true } => {
            format!("The die shows {}: the Spartans come. {C_10_2_4C}", Marathon::shown(*die))
        }
        Event::SpartansAwaited { die, come: false } => {
            format!(
                "The die shows {}: the Spartans do not come. {C_10_2_4C}",
                Marathon::shown(*die)
            )
        }
        Event::InitiativeRolled { side: who, die, ratings, morale, total } => {
            let amounts = [i16::from(*ratings), i16::from(*morale)];
            let sum = ledgers::sum(
                Marathon::shown(*die),
                amounts.into_iter().filter(|amount| *amount != 0),
            );
            let _ = total;
            format!("{} for initiative: {sum}. {C_5_1A}", they(*who).does("roll"))
        }
        Event::InitiativeTied => format!("The totals are equal: both roll again. {C_5_1C}"),
        Event::InitiativeWon { side: who } => {
            format!("{} the initiative. {C_4_1A}", they(*who).does("have"))
        }
        Event::Activated { marker: of, drawn: true } => {
            format!("The marker of the {} is drawn. {C_4_2A}", marker(*of))
        }
        Event::Activated { marker: of, drawn: false } => {
            format!("{} with the {}. {C_4_1B}", they(of.side).does("begin"), marker(*of))
        }
        Event::ImpulseBegan { impulse, side: who } => {
            format!("{}: {}. {}", side(*who), told(*impulse), case_of(*impulse))
        }
        _ => return None,
    })
}

/// The clause of a part of a phase.
const fn case_of(impulse: Impulse) -> Case {
    match impulse {
        Impulse::Movement => C_4_2_1,
        Impulse::Reaction => C_4_2_2,
        Impulse::DefensiveFire => C_4_2_3,
        Impulse::OffensiveFire => C_4_2_4,
        Impulse::Declaration => C_4_2_5A,
        _ => C_4_0,
    }
}

/// A part of a phase, within a line.
fn told(impulse: Impulse) -> String {
    super::impulse(impulse).to_lowercase()
}

fn landings(game: &Marathon, event: &Event) -> Option<String> {
    let variant = game.options.scenario == Scenario::Variant;
    Some(match event {
        Event::NoPlace { side: Side::Persian, count } => {
            let who = counted(*count, "Persian");
            let verb = Agreement::of(*count).verb("find");
            let goes = Agreement::of(*count).verb("go");
            format!(
                "{who} {verb} no room on the Beaches and {goes} back into the pool. {C_10_1_3B}"
            )
        }
        Event::NoPlace { side: Side::Greek, count } => {
            let verb = Agreement::of(*count).verb("find");
            format!("{} {verb} no place to come in. {C_10_2_4A}", counted(*count, "Spartan piece"))
        }
        Event::ReinforcementsRolled { die, morale, count } => {
            let amounts = [i16::from(*morale)].into_iter().filter(|it| *it != 0);
            let sum = ledgers::sum(Marathon::shown(*die), amounts);
            let case = if variant { C_10_2_2C } else { C_10_1_3A };
            let drawn = match count {
                0 => "no Persian is drawn".to_owned(),
                count => {
                    format!(
                        "{} {} drawn",
                        counted(*count, "Persian"),
                        Agreement::of(*count).verb("be")
                    )
                }
            };
            format!("The die for those who land: {sum}; {drawn}. {case}")
        }
        Event::Drawn { piece: one } => {
            format!("{} drawn from the pool. {C_10_1_3B}", it(*one).does("be"))
        }
        Event::LeaderLanded { piece: one, die: Some(die), losses } => {
            let amounts = [i16::from(*losses)].into_iter().filter(|it| *it != 0);
            let sum = ledgers::sum(Marathon::shown(*die), amounts);
            format!(
                "{}, and the die for him is {sum}; 4 or less gives heart. {C_10_1_3D}",
                it(*one).does("land")
            )
        }
        Event::LeaderLanded { piece: one, die: None, .. } => {
            format!("{} and gives the Persians heart. {C_10_2_2D}", it(*one).does("come"))
        }
        Event::ReinforcementsOver { count } => {
            let verb = Agreement::of(*count).verb("stay");
            format!(
                "Persian morale is too low for more landings: {} {verb} away. {C_10_2_2F}",
                counted(*count, "piece")
            )
        }
        Event::GivenUp { piece: one, at } => {
            format!("{} given up on the Beach at {}. {C_10_1_3C}", it(*one).does("be"), hex(*at))
        }
        _ => return None,
    })
}

fn activation(event: &Event) -> Option<String> {
    Some(match event {
        Event::ReserveRolled { die, leaders, count } => {
            let sum = ledgers::sum(
                Marathon::shown(*die),
                [i16::from(*leaders)].into_iter().filter(|it| *it != 0),
            );
            format!(
                "The Greek Reserve: {sum}, with one for each Leader in play; {} may act. {C_9_5C}",
                counted(*count, "Greek unit")
            )
        }
        Event::Attached { piece: one, free: false } => {
            format!("{} activated. {C_3_3F}", it(*one).does("be"))
        }
        Event::Attached { piece: one, free: true } => {
            format!("{} activated free, with the units beside him. {C_9_5E}", it(*one).does("be"))
        }
        _ => return None,
    })
}

fn moves(event: &Event) -> Option<String> {
    Some(match event {
        Event::Moved { piece: one, from, path, charge, zone } => {
            let way = route(*from, path);
            match (charge, zone) {
                (true, _) => format!("{} {way}. {C_9_2C}", it(*one).does("charge")),
                (false, true) => {
                    format!("{} {way}, into an enemy’s zone. {C_6_1B}", it(*one).does("move"))
                }
                (false, false) => format!("{} {way}. {C_6_1A}", it(*one).does("move")),
            }
        }
        Event::Retreated { piece: one, from, path, flight } => {
            let (verb, case) = if *flight { ("flee", C_7_3_2E) } else { ("retreat", C_7_4A) };
            format!("{} {}. {case}", it(*one).does(verb), route(*from, path))
        }
        Event::Working { piece: one, at } => {
            format!("{} on the Abatis at {}. {C_9_4B}", it(*one).does("work"), hex(*at))
        }
        Event::Cleared { at, die, workers, total, level, removed } => {
            let sum = cleared(Marathon::shown(*die), *workers, *total);
            let then = if *removed { "the Abatis is gone" } else { "the Abatis stays" };
            format!("At {} the die is {sum} against {level}: {then}. {C_9_4B}", hex(*at))
        }
        _ => return None,
    })
}

fn cleared(die: u8, workers: u8, total: i16) -> String {
    let more = total - i16::from(die);
    let sum = ledgers::sum(die, [more].into_iter().filter(|it| *it != 0));
    if workers > 1 { format!("{sum}, for {workers} units at work,") } else { sum }
}

/// `from 2005 by 2006 to 2007`.
fn route(from: Hex, path: &[Hex]) -> String {
    let Some((last, before)) = path.split_last() else { return format!("from {}", hex(from)) };
    if before.is_empty() {
        format!("from {} to {}", hex(from), hex(*last))
    } else {
        format!("from {} by {} to {}", hex(from), hexes(before.iter().copied()), hex(*last))
    }
}

fn morale(event: &Event) -> Option<String> {
    Some(match event {
        Event::Occupied { at, by } => {
            let (what, case) = match by {
                Side::Greek => ("Beach", C_8_1D),
                Side::Persian => ("Encampment", C_8_1E),
            };
            format!("{} the {what} at {}. {case}", they(*by).does("occupy"), hex(*at))
        }
        Event::LevelChanged { side: whose, by, to, why } => {
            let change = if *by < 0 {
                format!("falls by {}", by.unsigned_abs())
            } else {
                format!("rises by {by}")
            };
            let (reason, case) = level_reason(*whose, *why);
            format!("The {} Morale Level {change} to {to}: {reason}. {case}", of_side(*whose))
        }
        Event::ReserveGone => {
            format!("Greek morale is low: the Reserve marker is gone for good. {C_9_5F}")
        }
        _ => return None,
    })
}

/// Why a level changed.
fn level_reason(whose: Side, why: LevelReason) -> (String, Case) {
    match why {
        LevelReason::Factors => (
            format!("ten more Combat Factors of the {} are destroyed", side(whose.enemy())),
            C_8_1B,
        ),
        LevelReason::LeaderKilled(one) => (format!("{} is dead", piece(one)), C_8_1C),
        LevelReason::Beach(at) => (format!("the Beach at {} was occupied", hex(at)), C_8_1D),
        LevelReason::Camp(at) => (format!("the Encampment at {} was occupied", hex(at)), C_8_1E),
        LevelReason::LeaderLanded => ("a Leader has come".to_owned(), C_10_1_3D),
        LevelReason::Spartans => ("the Spartans have come".to_owned(), C_10_2_4A),
    }
}

fn ends(event: &Event, names: SeatNames<'_>) -> Option<String> {
    let Event::Ended { ending, points: (greek, persian) } = event else { return None };
    let winner = Side::BOTH
        .into_iter()
        .find(|it| ending.verdict(game_marathon::seat_of(*it)) == engine::Verdict::Won);
    let won = winner.map_or_else(String::new, |it| {
        format!(" Won: {}.", names.name(game_marathon::seat_of(it)))
    });
    Some(format!(
        "{} Points: Greeks {greek}, Persians {persian}. {C_11_0B}{won}",
        super::ending(ending)
    ))
}
