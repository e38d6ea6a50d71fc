//! Playthroughs: games as text that somebody has read beside the rulebook.
//!
//! `PROMACHOS_WRITE_PLAYTHROUGHS=1` writes the facts anew below the steps; read them before keeping.

use std::fmt::Debug;
use std::path::PathBuf;

use engine::Ledger;
use game_marathon::map::{Hex, vertex_word};
use game_marathon::melee::DieReason;
use game_marathon::morale::{CheckReason, LevelReason};
use game_marathon::tables::{COLUMNS, pips};
use game_marathon::units::Piece;
use game_marathon::{Event, Marathon, Scenario};
use testkit::playthrough;

/// An event in words, with the clause behind it.
fn tell(game: &Marathon, event: &Event) -> String {
    None.or_else(|| turn(event))
        .or_else(|| landing(game, event))
        .or_else(|| movement(event))
        .or_else(|| fire(event))
        .or_else(|| melee(event))
        .unwrap_or_else(|| panic!("no words for {event:?}"))
}

fn at(hex: Hex) -> String {
    format!("{:04}", hex.number())
}

fn way(path: &[Hex]) -> String {
    path.iter().map(|hex| at(*hex)).collect::<Vec<_>>().join(" ")
}

fn all(pieces: &[Piece]) -> String {
    pieces.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn die_reason(reason: DieReason) -> String {
    match reason {
        DieReason::Leader(who) | DieReason::DefendingLeader(who) => who.to_string(),
        other => format!("{other:?}"),
    }
}

fn level_reason(reason: LevelReason) -> String {
    match reason {
        LevelReason::LeaderKilled(who) => format!("{who} killed [8.1c]"),
        LevelReason::Beach(hex) => format!("Beach {} [8.1d]", at(hex)),
        LevelReason::Camp(hex) => format!("Encampment {} [8.1e]", at(hex)),
        LevelReason::Factors => "tens of factors [8.1b]".to_owned(),
        LevelReason::LeaderLanded => "a Leader landed [10.1.3d]".to_owned(),
        LevelReason::Spartans => "the Spartans [10.2.4a]".to_owned(),
    }
}

/// What was added, each with its clause.
fn added<R: Copy + Debug>(ledger: &Ledger<R>) -> String {
    let entry =
        |it: &engine::ledger::Entry<R>| format!(" {:+} {:?} {}", it.amount, it.reason, it.case);
    ledger.entries().iter().map(entry).collect()
}

fn dice(ledger: &Ledger<DieReason>) -> String {
    let entry = |it: &engine::ledger::Entry<DieReason>| {
        format!(" {:+} {} {}", it.amount, die_reason(it.reason), it.case)
    };
    ledger.entries().iter().map(entry).collect()
}

fn check(ledger: &Ledger<CheckReason>) -> String {
    let entry = |it: &engine::ledger::Entry<CheckReason>| match it.reason {
        CheckReason::Printed => format!(" {:+} printed {}", it.amount, it.case),
        CheckReason::Leader(who) => format!(" {:+} {who} {}", it.amount, it.case),
    };
    ledger.entries().iter().map(entry).collect()
}

fn turn(event: &Event) -> Option<String> {
    Some(match event {
        Event::TurnBegan { turn } => format!("turn {turn} begins [4.0]"),
        Event::SpartansAwaited { die, come } => {
            format!("{}: the Spartans come: {come} [10.2.4c]", pips(*die))
        }
        Event::InitiativeRolled { side, die, ratings, morale, total } => {
            let die = pips(*die);
            format!("{}: {die} + {ratings} {morale:+} is {total} [5.1a]", side.word())
        }
        Event::InitiativeTied => "a tie [5.1c]".to_owned(),
        Event::InitiativeWon { side } => format!("{} has the initiative [5.1c]", side.word()),
        Event::Activated { marker, drawn } => {
            let how = if *drawn { "is drawn [4.2a]" } else { "begins [4.1b]" };
            format!("{} {how}", marker.word())
        }
        Event::ReserveRolled { die, leaders, count } => {
            format!("{} + {leaders} Leaders: {count} may act [9.5c]", pips(*die))
        }
        Event::Attached { piece, free } => {
            format!("{piece} is active{} [3.3f]", if *free { ", free [9.5e]" } else { "" })
        }
        Event::ImpulseBegan { impulse, side } => {
            format!("{} {} [4.2b]", side.word(), impulse.word())
        }
        Event::LevelChanged { side, by, to, why } => {
            format!("{}: {by:+} to {to}, {}", side.word(), level_reason(*why))
        }
        Event::Occupied { at: hex, by } => format!("{} occupies {} [8.1d]", by.word(), at(*hex)),
        Event::ReserveGone => "the Greek Reserve is gone [9.5f]".to_owned(),
        Event::TurnOver { turn } => format!("turn {turn} is over [4.4]"),
        Event::Ended { ending, points } => {
            format!("{} {}; points {} to {}", ending.reason, ending.case, points.0, points.1)
        }
        _ => return None,
    })
}

fn landing(game: &Marathon, event: &Event) -> Option<String> {
    Some(match event {
        Event::ReinforcementsRolled { die, morale, count } => {
            let historical = game.options.scenario == Scenario::Historical;
            let case = if historical { "[10.1.3a]" } else { "[10.2.2c]" };
            format!("{} {morale:+}: {count} land {case}", pips(*die))
        }
        Event::Drawn { piece } => format!("{piece} is drawn [10.1.3b]"),
        Event::Placed { piece, at: hex } => format!("{piece} stands at {} [10.0]", at(*hex)),
        Event::LeaderLanded { piece, die: Some(die), losses } => {
            format!("{piece} lands: {} + {losses} [10.1.3d]", pips(*die))
        }
        Event::LeaderLanded { piece, .. } => format!("{piece} comes [10.2.2d]"),
        Event::NoPlace { side, count } => {
            format!("{count} of the {} find no place [10.1.3b]", side.word())
        }
        Event::GivenUp { piece, at: hex } => {
            format!("{piece} at {} is given up [10.1.3c]", at(*hex))
        }
        _ => return None,
    })
}

fn movement(event: &Event) -> Option<String> {
    Some(match event {
        Event::Moved { piece, from, path, charge, zone } => {
            let how = if *charge { "charges [9.2c]" } else { "goes [6.1a]" };
            let stops = if *zone { ", into a zone [6.1b]" } else { "" };
            format!("{piece} {how} from {} by {}{stops}", at(*from), way(path))
        }
        Event::Faced { at: hex, facing } => {
            format!("{} faces {} [3.1a]", at(*hex), vertex_word(*facing))
        }
        Event::Working { piece, at: hex } => format!("{piece} works at {} [9.4b]", at(*hex)),
        Event::Cleared { at: hex, workers, total, level, removed, .. } => {
            format!("{workers} at {}: {total} against {level}, cleared: {removed} [9.4c]", at(*hex))
        }
        Event::Retreated { piece, from, path, flight } => {
            let how = if *flight { "flees [7.3.2e]" } else { "retreats [7.4a]" };
            format!("{piece} {how} from {} by {}", at(*from), way(path))
        }
        Event::Lost { piece, at: hex, why } => {
            format!("{piece} at {} is lost: {why:?} [7.4e]", at(*hex))
        }
        _ => return None,
    })
}

fn fire(event: &Event) -> Option<String> {
    Some(match event {
        Event::Fired { piece, from, at: hex, die, aims } => {
            let aims: Vec<String> = aims
                .iter()
                .map(|aim| {
                    let hit = if aim.hit { "hits" } else { "misses" };
                    let changed = added(&aim.ledger);
                    format!(
                        "{hit} {} with {}{changed} against {}",
                        aim.piece,
                        pips(*die),
                        aim.factor
                    )
                })
                .collect();
            format!("{piece} at {} fires at {} [7.1l]: {}", at(*from), at(*hex), aims.join("; "))
        }
        Event::Checked { piece, at: hex, cause, die, ledger, level, fate } => format!(
            "{piece} at {} checks, {cause:?}: {}{} against {level}: {fate:?} [8.2a]",
            at(*hex),
            pips(*die),
            check(ledger)
        ),
        _ => return None,
    })
}

fn melee(event: &Event) -> Option<String> {
    Some(match event {
        Event::Attacked { piece, at: hex } => format!("{piece} attacks {} [4.2.5a]", at(*hex)),
        Event::Trapped { by, lost } => {
            format!("nobody can attack {}: {} are eliminated [7.2c]", at(*by), all(lost))
        }
        Event::Fought {
            at: hex,
            attackers,
            defenders,
            totals,
            odds,
            shifts,
            column,
            die,
            modifiers,
            verdict,
        } => format!(
            "{} on {} at {}: {} to {} is {}{}, {}; {}{}: {verdict} [7.2f]",
            all(attackers),
            all(defenders),
            at(*hex),
            totals.0,
            totals.1,
            COLUMNS[usize::from(*odds)],
            added(shifts),
            COLUMNS[usize::from(*column)],
            pips(*die),
            dice(modifiers),
        ),
        Event::Struck { piece, at: hex, letter, fate } => {
            format!("{letter:?} on {piece} at {}: {fate:?} [7.3b]", at(*hex))
        }
        Event::ChargeOver { piece } => format!("{piece} has charged nobody [9.2h]"),
        _ => return None,
    })
}

#[track_caller]
fn kept(name: &str) {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/play/playthroughs");
    playthrough::check::<Marathon>(&folder.join(name), tell);
}

#[test]
fn the_last_turn_of_the_historical_battle() {
    kept("last_turn.txt");
}

#[test]
fn spartans_come_in_the_variant() {
    kept("spartans.txt");
}
