//! The table in figures: tracks, the turn sequence, what may still come.

use engine::{Info, Node};
use games::Table;
use maud::{Markup, html};
use serde_json::Value;

use crate::look::Look;
use crate::pages::cases;
use crate::words::here as words;
use crate::words::here::figures::{Stage, Track};

/// How far everything that is counted has come.
pub(super) fn tracks(look: &Look<'_>) -> Markup {
    let info = look.table.info();
    let view = look.table.view_json(look.viewer);
    html! {
        dl.tracks {
            @for track in words::figures::tracks(info.id) {
                @if let Some((now, of)) = reading(track, &view) {
                    div {
                        dt { (track.name) " " (cases::link(info, track.case)) }
                        dd {
                            (words::figures::count(now, of))
                            @if let Some(of) = of {
                                meter min="0" max=(of) value=(now) aria-hidden="true" {}
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A track's figures in a view: where it stands, and how far it goes.
fn reading(track: &Track, view: &Value) -> Option<(u64, Option<u64>)> {
    let now = view.pointer(track.now)?.as_u64()?;
    let of = match track.of {
        Ok(fixed) => Some(fixed),
        Err(pointer) => view.pointer(pointer).and_then(Value::as_u64),
    };
    Some((now, of))
}

/// The stages of a turn, the present one marked.
pub(super) fn sequence(look: &Look<'_>) -> Markup {
    sequence_of(look.table, look.viewer)
}

/// The same for any table.
pub(crate) fn sequence_of(table: &dyn Table, viewer: engine::Viewer) -> Markup {
    let info = table.info();
    let view = table.view_json(viewer);
    let step = view.pointer("/step/name").and_then(Value::as_str).unwrap_or_default();
    let over = matches!(table.node(), Node::Over(_));
    html! {
        ol.sequence {
            @for stage in words::figures::stages(info.id) { (the_stage(info, stage, step, over)) }
        }
    }
}

fn the_stage(info: &Info, stage: &Stage, step: &str, over: bool) -> Markup {
    let now = !over && stage.steps.contains(&step);
    html! {
        li.now[now] aria-current=[now.then_some("step")] {
            span { (stage.name) } " "
            @for case in stage.cases { (cases::link(info, case)) " " }
        }
    }
}

/// What has gone and what may still come.
pub(super) fn remaining(look: &Look<'_>) -> Markup {
    cases::part(look.table.info(), &look.table.remaining_html(look.viewer))
}
