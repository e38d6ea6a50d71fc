//! The log in sentences, and the dice and draws of the last turn.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use draw::Die;
use engine::record::Who;
use games::LogEntry;
use maud::{Markup, PreEscaped, html};

use super::board::die;
use crate::host::log_window::LogWindow;
use crate::look::Look;
use crate::pages::{cases, fair};
use crate::words::here as words;

/// The last steps, each with its number as a link to the position after it; and the way to older
/// ones.
pub(super) fn fragment(look: &Look<'_>) -> Markup {
    let first = look.log.map_or(0, LogWindow::first);
    html! {
        p.help #log-empty hidden[look.steps > 0] { (words::LOG_EMPTY) }
        button #log-older type="button" data-before=(first + 1) hidden[first == 0] {
            (words::board::OLDER)
        }
        ol.log { @for line in look.log.into_iter().flat_map(LogWindow::lines) { (PreEscaped(line)) } }
    }
}

/// The tag of a line: it depends on what the line says and on all before it.
pub(crate) fn tag(before: u64, step: &LogEntry) -> u64 {
    let mut hasher = DefaultHasher::new();
    (before, step.number, &step.words, &step.notation).hash(&mut hasher);
    hasher.finish()
}

/// A tag as pages have it.
pub(crate) fn hex(tag: u64) -> String {
    format!("{tag:016x}")
}

/// One step.
pub(crate) fn line(look: &Look<'_>, step: &LogEntry, tag: u64) -> Markup {
    let info = look.table.info();
    let who = match step.who {
        Who::Seat(_) => "by-seat",
        Who::Chance => "by-chance",
        Who::Rules => "by-rules",
    };
    html! {
        li class=(who) data-k={ "l" (step.number) } data-step=(step.number) data-tag=(hex(tag)) data-bare[step.words.is_empty()] {
            a.step href={ "?step=" (step.number) } data-step=(step.number)
                aria-label={ (words::REPLAY_STEP) " " (step.number) } { (step.number) }
            @if let Some(it) = step.die { (die(it)) }
            span.said {
                @for sentence in &step.words { (cases::linked(info, sentence)) " " }
                @if step.words.is_empty() { (bare(look, step)) }
            }
            @if step.has_reasons { (asked(step.number)) }
        }
    }
}

/// What the beginning of a folded part's name is that has the reasons of a step.
const REASONS: &str = "reasons-";

/// The reasons of a step that the rules made: fetched when somebody asks.
fn asked(step: usize) -> Markup {
    html! {
        details.reasons {
            summary { (words::follow::WHY) }
            div id={ (REASONS) (step) } data-folded {}
        }
    }
}

/// The reasons of a step, if a folded part has that name.
pub(super) fn reasons(look: &Look<'_>, part: &str) -> Option<Markup> {
    let step: usize = part.strip_prefix(REASONS)?.parse().ok()?;
    let info = look.table.info();
    let told = look.table.reasons(step, Some(look.viewer));
    (!told.is_empty()).then(|| {
        html! { ul { @for line in told { li { (cases::linked(info, &line)) } } } }
    })
}

/// A step that brought nothing about by itself: who, and what in notation.
fn bare(look: &Look<'_>, step: &LogEntry) -> Markup {
    let name = match step.who {
        Who::Seat(seat) => look.table.name(seat),
        Who::Chance => words::CHANCE,
        Who::Rules => words::RULES_GO_ON,
    };
    html! { span.bare { (name) ": " (step.notation.as_deref().unwrap_or("?")) } }
}

/// How far back the last dice are looked for: more than the largest fight has.
const LATEST: usize = 160;

/// What chance decided last, and the dice of the game so far.
pub(super) fn dice(look: &Look<'_>) -> Markup {
    let info = look.table.info();
    let told = look.table.told(look.table.steps().saturating_sub(LATEST), Some(look.viewer));
    let last = told.iter().rposition(|step| step.who == Who::Chance);
    let first = last.map(|last| {
        let before = told[..last].iter().rposition(|step| step.who != Who::Chance);
        before.map_or(0, |before| before + 1)
    });
    let latest = match (first, last) {
        (Some(first), Some(last)) => &told[first..=last],
        _ => &[],
    };
    let (fallen, own) = (look.table.dice(look.viewer), look.table.dice_have_owners());
    html! {
        // The tray shows every die with its clause; what the game draws is for when it has none, or
        // for when a die belongs to somebody.
        @if own || !latest.iter().any(|step| step.die.is_some()) {
            (cases::part(info, &look.table.dice_html(look.viewer)))
        }
        @if latest.is_empty() { p.help { (words::NO_DICE) } }
        ul.tray {
            @for step in latest.iter().filter(|step| !own || step.die.is_none()) {
                li {
                    @if let Some(it) = step.die { (die(it)) }
                    @else { span.chip { (step.notation.as_deref().unwrap_or("?")) } }
                    @if let Some(case) = step.case { (cases::link(info, case.id())) }
                }
            }
        }
        @for (faces, fallen) in by_faces(&fallen) {
            @let kind = (faces, look.table.least_face());
            p.help { (words::dice_so_far(kind, fallen.len(), mean(&fallen))) }
        }
        (fair::panel(look))
    }
}

/// The faces that have come up, by how many faces their dice have.
fn by_faces(fallen: &[Die]) -> BTreeMap<u8, Vec<u8>> {
    let mut all = BTreeMap::<u8, Vec<u8>>::new();
    for die in fallen {
        all.entry(die.faces).or_default().push(die.face);
    }
    all
}

fn mean(faces: &[u8]) -> f64 {
    let sum: f64 = faces.iter().copied().map(f64::from).sum();
    sum / f64::from(u32::try_from(faces.len()).unwrap_or(u32::MAX))
}
