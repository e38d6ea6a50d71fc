//! The table in figures: tracks, the turn sequence, what may still come.

use engine::{Info, Node};
use games::Session;
use maud::{Markup, html};

use crate::look::Look;
use crate::pages::cases;
use crate::words::here as words;

/// How far everything that is counted has come.
pub(super) fn tracks(look: &Look<'_>) -> Markup {
    let info = look.table.info();
    html! {
        dl.tracks {
            @for track in look.table.tracks(look.viewer) {
                div data-k=(track.name) {
                    dt { (track.name) " " (cases::link(info, track.case.id())) }
                    dd {
                        (words::count(track.now, track.of))
                        @if let Some(of) = track.of {
                            meter min="0" max=(of) value=(track.now) aria-hidden="true" {}
                        }
                    }
                }
            }
        }
    }
}

/// The stages of a turn, the present one marked.
pub(super) fn sequence(look: &Look<'_>) -> Markup {
    sequence_of(look.table, look.viewer)
}

/// The same for any table.
pub(crate) fn sequence_of(table: &dyn Session, viewer: engine::Viewer) -> Markup {
    let (stages, now) = table.stages(viewer);
    let over = matches!(table.node(), Node::Over(_));
    html! {
        ol.sequence {
            @for (at, stage) in stages.iter().enumerate() {
                (the_stage(table.info(), stage, at, now == Some(at) && !over))
            }
        }
    }
}

fn the_stage(info: &Info, stage: &draw::Stage, at: usize, now: bool) -> Markup {
    html! {
        li.now[now] data-k={ "s" (at) } aria-current=[now.then_some("step")] {
            span data-k={ "n" (at) } {
                span { (stage.name) } " "
                @for case in stage.cases { (cases::link(info, case.id())) " " }
            }
        }
    }
}

/// The printed tables in use, their cells lit.
pub(super) fn tables(look: &Look<'_>) -> Markup {
    let tables = look.table.tables_in_use(look.viewer);
    html! {
        @if tables.is_empty() {
            p.help { (words::NO_TABLES) }
        } @else {
            p.help { (words::TABLES_HELP) }
            @for (_, table) in &tables { (cases::part(look.table.info(), table)) }
        }
    }
}

/// What has gone and what may still come.
pub(super) fn remaining(look: &Look<'_>) -> Markup {
    cases::part(look.table.info(), &look.table.remaining_html(look.viewer))
}
