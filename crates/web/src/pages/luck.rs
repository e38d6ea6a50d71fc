//! The luck of a game: what chance was expected to bring, and what it brought.

use games::Session;
use maud::{Markup, html};

use crate::words::here as words;

/// The summary of a game's luck, as a table.
pub(crate) fn summary(table: &dyn Session) -> Markup {
    let info = table.info();
    let rows = table.luck();
    html! {
        @if !rows.is_empty() {
            h3 { (words::LUCK) }
            div.scroll tabindex="0" role="group" aria-label=(words::LUCK) {
                table.data {
                    thead { tr {
                        @for heading in words::LUCK_HEADINGS { th scope="col" { (heading) } }
                    } }
                    tbody {
                        @for row in &rows {
                            tr {
                                th scope="row" {
                                    (row.what) " "
                                    (super::cases::link(info, row.case.id()))
                                }
                                td.number { (row.count) }
                                td.number { (format!("{:.1}", row.expected)) }
                                td.number { (format!("{:.0}", row.actual)) }
                                td.number { (format!("{:+.1}", row.actual - row.expected)) }
                            }
                        }
                    }
                }
            }
            p.help { (words::LUCK_HELP) }
        }
    }
}
