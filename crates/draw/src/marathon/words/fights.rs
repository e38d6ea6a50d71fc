//! The log of combat: shots, melees, letters, morale checks.

use engine::Ledger;
use game_marathon::cases::{C_4_2_5A, C_7_1G, C_7_2C, C_7_3_2H, C_7_3A, C_7_4E, C_9_2H};
use game_marathon::event::LossReason;
use game_marathon::fire::{Aim, AimReason};
use game_marathon::morale::Fate;
use game_marathon::state::Cause;
use game_marathon::tables::{COLUMNS, Letter, Letters};
use game_marathon::{Event, Marathon};

use super::{all, fates, hex, it, ledgers, piece, pieces};
use crate::grammar::{Agreement, counted, list};

/// A shot.
pub(crate) fn fire(event: &Event) -> Option<String> {
    let Event::Fired { piece: one, from, at, die, aims, .. } = event else { return None };
    let die = Marathon::shown(*die);
    Some(format!(
        "{} from {} at {}, die {die}: {}. {C_7_1G}",
        it(*one).does("fire"),
        hex(*from),
        hex(*at),
        struck(die, aims)
    ))
}

/// Who is hit, and who is not.
fn struck(die: u8, aims: &[Aim]) -> String {
    if aims.is_empty() {
        return "nobody is there".to_owned();
    }
    let told = |aim: &Aim| {
        let sum = ledgers::sum(die, aim.ledger.entries().iter().map(|it| it.amount));
        let sum = if aim.ledger.entries().is_empty() { String::new() } else { format!("{sum} ") };
        let why = reasons(&aim.ledger);
        let hit = if aim.hit { "hit" } else { "not hit" };
        format!("{} is {hit} ({sum}against {}{why})", piece(aim.piece), aim.factor)
    };
    list(&aims.iter().map(told).collect::<Vec<_>>())
}

fn reasons(ledger: &Ledger<AimReason>) -> String {
    let each = ledgers::aims(ledger);
    if each.is_empty() { String::new() } else { format!(": {}", each.join(", ")) }
}

/// A melee, what led to it, and its letters.
pub(crate) fn melee(event: &Event) -> Option<String> {
    Some(match event {
        Event::Attacked { piece: one, at } => {
            format!("{} {}. {C_4_2_5A}", it(*one).does("attack"), hex(*at))
        }
        Event::Trapped { by, lost } => {
            let verb = Agreement::of(lost.len() as u64).verb("be");
            let zone = Agreement::of(lost.len() as u64).verb("stand");
            format!(
                "Nobody attacks the enemies at {}: {} {zone} in their zone and {verb} eliminated. \
                 {C_7_2C}",
                hex(*by),
                pieces(lost.iter().copied())
            )
        }
        Event::Fought { .. } => fought(event),
        Event::Struck { piece: one, letter, fate, .. } => {
            let case = fates::case_of_letter(*letter, *fate);
            let who = it(*one);
            format!("{} {}. {case}", who.name(), fates::does(&who, *fate))
        }
        Event::Lost { piece: one, at, why: LossReason::NoWay } => {
            let who = it(*one);
            format!(
                "{} no way to retreat from {}, and {} eliminated. {C_7_4E}",
                who.does("find"),
                hex(*at),
                who.verb("be")
            )
        }
        Event::Lost { piece: one, at, why: LossReason::AmongRouted } => {
            let who = it(*one);
            format!(
                "{} among routed friends at {}, and {} eliminated. {C_7_3_2H}",
                who.does("come"),
                hex(*at),
                who.verb("be")
            )
        }
        Event::ChargeOver { piece: one } => {
            format!("{} nobody left to charge; its marker goes. {C_9_2H}", it(*one).does("have"))
        }
        _ => return None,
    })
}

fn fought(event: &Event) -> String {
    let Event::Fought {
        at,
        attackers,
        defenders,
        totals,
        odds,
        shifts,
        column,
        die,
        modifiers,
        verdict,
    } = event
    else {
        return String::new();
    };
    let name = |column: u8| COLUMNS.get(usize::from(column)).copied().unwrap_or_default();
    let die = Marathon::shown(*die);
    let shifted = ledgers::shifts(shifts);
    let moved = if shifted.is_empty() {
        String::new()
    } else {
        format!(", {}, so {}", shifted.join(", "), name(*column))
    };
    let added = ledgers::modifiers(modifiers);
    let added = if added.is_empty() { String::new() } else { format!(" ({})", added.join(", ")) };
    let sum = ledgers::sum(die, modifiers.entries().iter().map(|it| it.amount));
    format!(
        "{} {} at {}: odds {} ({} against {}){moved}; die {sum}{added}: {verdict}; {}. {C_7_3A}",
        all(attackers).does("fight"),
        pieces(defenders.iter().copied()),
        hex(*at),
        name(*odds),
        totals.0,
        totals.1,
        result(verdict.attacker, verdict.defender)
    )
}

/// A result in words, the defender's part first, as it is carried out.
pub(crate) fn result(attacker: Letters, defender: Letters) -> String {
    match (attacker.is_empty(), defender.is_empty()) {
        (true, true) => "nothing happens".to_owned(),
        (true, false) => format!("the defender {}", letters(defender)),
        (false, true) => format!("the attacker {}", letters(attacker)),
        (false, false) => {
            format!("the defender {}, the attacker {}", letters(defender), letters(attacker))
        }
    }
}

/// Letters in words: `loses a step each and has one routed`.
pub(crate) fn letters(letters: Letters) -> String {
    let count = |of: Letter| letters.all().filter(|it| *it == of).count();
    let units = [(Letter::Rout, "routed"), (Letter::Disrupt, "disrupted")].map(|(letter, how)| {
        let told = match count(letter) {
            0 => return None,
            1 => "one unit".to_owned(),
            2 => "up to two units".to_owned(),
            more => counted(more as u64, "unit"),
        };
        Some(format!("{told} {how}"))
    });
    let units: Vec<String> = units.into_iter().flatten().collect();
    let loses = (count(Letter::Loss) > 0).then(|| "loses a step with every unit".to_owned());
    let has = (!units.is_empty()).then(|| format!("has {}", list(&units)));
    list(&[loses, has].into_iter().flatten().collect::<Vec<_>>())
}

/// Morale checks.
pub(crate) fn checks(event: &Event) -> Option<String> {
    let Event::Checked { piece: one, at, cause, die, ledger, level, fate } = event else {
        return None;
    };
    let passed = i16::from(Marathon::shown(*die)) + ledger.total() <= i16::from(*level);
    let sum = ledgers::sum(Marathon::shown(*die), ledger.entries().iter().map(|it| it.amount));
    let added = ledgers::checks(ledger);
    let added = if added.is_empty() { String::new() } else { format!(" ({})", added.join(", ")) };
    let who = it(*one);
    let verb = match cause {
        Cause::Rally => "tries to rally",
        Cause::Reaction => "tries to react",
        _ => "checks morale",
    };
    let why = match cause {
        Cause::Rally | Cause::Reaction => "",
        other => super::prompts::why(*other),
    };
    let does = fates::does(&who, *fate);
    let pronoun = if matches!(fate, Fate::Wounded | Fate::Killed) { "he" } else { "it" };
    Some(format!(
        "{} at {} {verb}{why}: {sum} against {level}{added}; {pronoun} {does}. {}",
        who.name(),
        hex(*at),
        fates::case_of_check(*cause, *fate, passed)
    ))
}
