//! The luck of a game: what chance was expected to bring, and what it brought.

use games::{Luck, Session};
use maud::{Markup, html};

use crate::words::here as words;
use crate::words::here::ending as say;

/// The luck of each player in a line, and the whole account as a table to be opened.
pub(crate) fn by_player(table: &dyn Session) -> Markup {
    let rows = table.luck();
    let players = table.luck_by_seat();
    html! {
        @if !rows.is_empty() {
            section.luck aria-labelledby="luck-title" {
                h3 #luck-title { (words::LUCK) }
                @if !players.is_empty() {
                    dl {
                        @for (seat, rows) in &players {
                            div {
                                dt { (table.name(*seat)) }
                                @for (what, off) in in_all(rows) { dd { (what) ": " (say::luck(off)) } }
                            }
                        }
                    }
                }
                details {
                    summary { (say::ACCOUNT) }
                    (account(table, &rows))
                    p.help { (words::LUCK_HELP) }
                }
            }
        }
    }
}

/// How far each thing was off for a player, whichever clause had it rolled or drawn.
fn in_all(rows: &[Luck]) -> Vec<(&str, f64)> {
    let mut all: Vec<(&str, f64)> = Vec::new();
    for row in rows {
        let off = row.actual - row.expected;
        match all.iter_mut().find(|(what, _)| *what == row.what) {
            Some((_, sum)) => *sum += off,
            None => all.push((row.what, off)),
        }
    }
    all
}

fn account(table: &dyn Session, rows: &[Luck]) -> Markup {
    let info = table.info();
    html! {
        div.scroll tabindex="0" role="group" aria-label=(words::LUCK) {
            table.data {
                thead { tr {
                    @for heading in words::LUCK_HEADINGS { th scope="col" { (heading) } }
                } }
                tbody {
                    @for row in rows {
                        tr {
                            th scope="row" {
                                (row.what) " " (super::cases::link(info, row.case.id()))
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
    }
}
