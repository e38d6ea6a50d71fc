//! Both armies, counted: on the map, still in hand, destroyed, gone.

use game_thermopylae::{Awaits, Side, Unit, View};
use maud::html;

use super::words::{self, picture as say};
use crate::ink::{Ink, Paint};
use crate::table::columns;
use crate::text;

/// One kind of unit, counted.
pub(super) struct Row {
    pub(super) unit: Unit,
    pub(super) on_map: u8,
    pub(super) in_hand: u8,
    pub(super) destroyed: u8,
    pub(super) gone: u8,
}

/// Every kind of one side.
pub(super) fn rows(view: &View, side: Side) -> Vec<Row> {
    let state = &view.state;
    let on_map = state.on_map(side);
    let army = view.board.armies[side as usize];
    let setting_up = matches!(
        state.awaits,
        Awaits::SetUp
            | Awaits::Opener
            | Awaits::Auction { .. }
            | Awaits::FirstBid
            | Awaits::SecondBid { .. }
            | Awaits::Tie
    );
    Unit::of_side(side)
        .map(|unit| {
            let kind = unit.kind();
            let waits = side == Side::Greek && setting_up;
            Row {
                unit,
                on_map: on_map[kind],
                in_hand: if waits { army[kind].saturating_sub(on_map[kind]) } else { 0 },
                destroyed: state.destroyed[side as usize][kind],
                gone: if side == Side::Persian { state.departed[kind] } else { 0 },
            }
        })
        .collect()
}

/// The sum of each column.
fn sums(rows: &[Row]) -> [u16; 4] {
    let sum = |of: fn(&Row) -> u8| rows.iter().map(|row| u16::from(of(row))).sum();
    [sum(|it| it.on_map), sum(|it| it.in_hand), sum(|it| it.destroyed), sum(|it| it.gone)]
}

/// As text.
pub(super) fn remaining(view: &View, ink: Ink) -> String {
    let mut shown = String::new();
    for side in Side::BOTH {
        let rows = rows(view, side);
        shown.push_str(&ink.paint(Paint::Strong, format!("  {}\n", words::side(side))));
        let mut cells = vec![say::COUNT_HEADS.map(str::to_owned).to_vec()];
        cells.extend(rows.iter().map(|row| {
            let counts =
                [row.on_map, row.in_hand, row.destroyed, row.gone].map(|it| it.to_string());
            std::iter::once(row.unit.name().to_owned()).chain(counts).collect()
        }));
        let total = sums(&rows).map(|it| it.to_string());
        cells.push(std::iter::once(say::TOTAL.to_owned()).chain(total).collect());
        let lines: Vec<String> = columns(&cells).lines().map(str::to_owned).collect();
        shown.push_str(&text::page(&lines, 2));
    }
    shown
}

/// As HTML.
pub(super) fn remaining_html(view: &View) -> String {
    let table = |side: Side| {
        let rows = rows(view, side);
        html! {
            table class="pm-table pm-counted" {
                caption { (words::side(side)) }
                thead { tr {
                    @for (at, head) in say::COUNT_HEADS.iter().enumerate() {
                        th scope="col" class=[(at > 0).then_some("n")] { (head) }
                    }
                } }
                tbody {
                    @for row in &rows {
                        tr {
                            th scope="row" { (row.unit.name()) }
                            @for count in [row.on_map, row.in_hand, row.destroyed, row.gone] {
                                td class="n" { (count) }
                            }
                        }
                    }
                }
                tfoot { tr {
                    th scope="row" { (say::TOTAL) }
                    @for sum in sums(&rows) { td class="n" { (sum) } }
                } }
            }
        }
        .into_string()
    };
    Side::BOTH.map(table).concat()
}
