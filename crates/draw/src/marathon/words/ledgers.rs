//! What was added to a die, and what shifted a column, each with its clause.

use std::fmt::Write as _;

use engine::Ledger;
use game_marathon::fire::AimReason;
use game_marathon::melee::{DieReason, Shift};
use game_marathon::morale::CheckReason;

use super::piece;
use crate::grammar::possessive;

/// What shifts a column: `1 right, flank or rear [7.2h]`; nothing where nothing does.
pub(crate) fn shifts(ledger: &Ledger<Shift>) -> Vec<String> {
    let entries = ledger.entries().iter();
    let told = entries.map(|it| {
        let way = if it.amount < 0 { "left" } else { "right" };
        format!("{} {way} for {} {}", it.amount.unsigned_abs(), shift(it.reason), it.case)
    });
    told.collect()
}

/// What shifts a column.
pub(crate) const fn shift(reason: Shift) -> &'static str {
    match reason {
        Shift::Flank => "an attack from flank or rear",
        Shift::Charge => "a charge by all",
        Shift::Lower => "attackers on lower ground",
        Shift::Disrupted => "a disrupted attacker",
        Shift::InAbatis => "an attacker in an Abatis",
    }
}

/// What is added to the die of a melee: `+1 for Callimachus with the attackers [7.2m]`.
pub(crate) fn modifiers(ledger: &Ledger<DieReason>) -> Vec<String> {
    let entries = ledger.entries().iter();
    let told =
        entries.map(|it| format!("{} for {} {}", signed(it.amount), modifier(it.reason), it.case));
    told.collect()
}

/// What changes the die of a melee.
pub(crate) fn modifier(reason: DieReason) -> String {
    match reason {
        DieReason::Leader(one) => format!("{} with the attackers", piece(one)),
        DieReason::Fired => "an attacker that has fired".to_owned(),
        DieReason::Higher => "an attacker on higher ground".to_owned(),
        DieReason::HoplitesOnInfantry => "Hoplites against Heavy Infantry".to_owned(),
        DieReason::DefendingLeader(one) => format!("{} with the defenders", piece(one)),
        DieReason::DefenderFired => "a defender that has fired".to_owned(),
        DieReason::HoplitesOnCavalry => "Hoplites against Cavalry".to_owned(),
    }
}

/// What is added to the die of a shot.
pub(crate) const fn aim(reason: AimReason) -> &'static str {
    match reason {
        AimReason::Routed => "a routed target",
        AimReason::Disrupted => "a disrupted target",
        AimReason::InAbatis => "a target in an Abatis",
        AimReason::Higher => "a target on higher ground",
    }
}

/// The same for every entry.
pub(crate) fn aims(ledger: &Ledger<AimReason>) -> Vec<String> {
    let entries = ledger.entries().iter();
    entries.map(|it| format!("{} for {} {}", signed(it.amount), aim(it.reason), it.case)).collect()
}

/// What is added to the die of a check.
pub(crate) fn check(reason: CheckReason) -> String {
    match reason {
        CheckReason::Printed => "what its counter says".to_owned(),
        CheckReason::Leader(one) => format!("{} help", possessive(&piece(one))),
    }
}

/// The same for every entry.
pub(crate) fn checks(ledger: &Ledger<CheckReason>) -> Vec<String> {
    let entries = ledger.entries().iter();
    let told =
        entries.map(|it| format!("{} for {} {}", signed(it.amount), check(it.reason), it.case));
    told.collect()
}

/// A number with its sign.
pub(crate) fn signed(amount: i16) -> String {
    match amount {
        0 => "0".to_owned(),
        below @ ..0 => format!("−{}", below.unsigned_abs()),
        above => format!("+{above}"),
    }
}

/// A die with everything that is added to it, short: `4 + 1 − 2 = 3`, or `4` alone.
pub(crate) fn sum(die: u8, amounts: impl Iterator<Item = i16>) -> String {
    let (mut line, mut total, mut any) = (die.to_string(), i16::from(die), false);
    for amount in amounts {
        any = true;
        total += amount;
        let sign = if amount < 0 { '−' } else { '+' };
        let _ = write!(line, " {sign} {}", amount.unsigned_abs());
    }
    if any {
        let _ = write!(line, " = {}", total.to_string().replace('-', "−"));
    }
    line
}
