//! Parts of pages: odds, ledgers, tables and counts as HTML. No whole page, no style.
//!
//! Every table has a caption and heads, so that a screen reader can say where it is.

use std::fmt::Display;

use engine::{Case, ForecastOf, Ledger, PrintedTable};
use maud::{Markup, PreEscaped, html};

use crate::depict::Depict;
use crate::odds::{assumed, cases, exact, percent, share, title};
use crate::svg::brush::{Brush, fill, line};
use crate::svg::{Theme, Tone};

/// The odds of what follows: plain words first, a paragraph each, and folded up behind them every
/// answer that can come in tables, with fraction, percentage and clause.
pub fn odds<G: Depict>(game: &G, plain: &[String], forecasts: &[ForecastOf<G>]) -> String {
    html! {
        @if !plain.is_empty() {
            div class="pm-plain" { @for told in plain { p { (cited(told)) } } }
        }
        @if !forecasts.is_empty() {
            details class="pm-exact" {
                summary { "Exact figures" }
                @for forecast in forecasts { (forecast_table(game, forecast)) }
            }
        }
    }
    .into_string()
}

/// A text in which a number stays with its sign.
fn kept(text: &str) -> String {
    text.replace(" %", "\u{a0}%")
}

/// A text with what it cites, as `[K16]`, marked as such.
pub(crate) fn cited(text: &str) -> Markup {
    let begins = |c: char| c.is_uppercase() || c.is_ascii_digit();
    let clause = |it: &str| it.starts_with(begins) && !it.contains(' ');
    html! {
        @for (at, part) in text.split('[').enumerate() {
            @match part.split_once(']').filter(|(id, _)| at > 0 && clause(id)) {
                Some((id, rest)) => { a data-case=(id) { "[" (id) "]" } (kept(rest)) }
                None => { @if at > 0 { "[" } (kept(part)) }
            }
        }
    }
}

fn forecast_table<G: Depict>(game: &G, forecast: &ForecastOf<G>) -> Markup {
    let of = forecast.of;
    html! {
        table class="pm-table pm-odds" {
            caption {
                "After " (title(forecast)) " "
                small { @match cases(forecast) { None => "certain", Some(cases) => { "(" (cases) ")" } } }
                @if let Some(assumed) = assumed(game, forecast) {
                    " " small { "Assumed: " (assumed) }
                }
            }
            thead { tr {
                th scope="col" { "What" }
                th scope="col" { "Answer" }
                th scope="col" class="n" { "Chance" }
                th scope="col" class="n" { "Percent" }
                th scope="col" { "Clause" }
            } }
            @for question in &forecast.questions {
                tbody {
                    @let answers: Vec<_> =
                        question.answers.iter().filter(|answer| answer.ways > 0).collect();
                    @for (at, answer) in answers.iter().enumerate() {
                        tr {
                            @if at == 0 {
                                th scope="rowgroup" rowspan=(answers.len()) {
                                    (game.say_question(&question.about))
                                }
                            }
                            td { (game.say_answer(&answer.what)) }
                            td class="n" { (exact(forecast, answer.ways)) }
                            td class="n" {
                                (percent(answer.ways, of)) (bar(share(answer.ways, of)))
                            }
                            td { a data-case=(answer.case.id()) { (answer.case.to_string()) } }
                        }
                    }
                }
            }
        }
    }
}

/// A share as a bar. The number beside it says the same.
fn bar(share: f64) -> Markup {
    #[expect(clippy::cast_possible_truncation, reason = "a bar a hundred units long")]
    let length = (share * 100.0) as f32;
    let mut brush = Brush::new(Theme::Light, "pm-b");
    brush.rect([0.0, 0.0, 100.0, 12.0], 2.0, fill(Tone::Panel).edged(Tone::PanelInk, 1.0));
    brush.rect([1.0, 1.0, (length - 2.0).max(1.0), 10.0], 1.0, fill(Tone::PanelRed));
    brush.path("M50 1V11", line(Tone::PanelInk, 0.6));
    html! {
        svg class="pm-bar" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true" {
            (PreEscaped(brush.drawn()))
        }
    }
}

/// What made up a number, entry by entry.
pub fn ledger<R: Copy>(ledger: &Ledger<R>, say: impl Fn(R) -> &'static str) -> String {
    html! {
        table class="pm-table pm-ledger" {
            thead { tr {
                th scope="col" class="n" { "Amount" }
                th scope="col" { "For" }
                th scope="col" { "Clause" }
            } }
            tbody {
                @for (at, entry) in ledger.entries().iter().enumerate() {
                    tr {
                        td class="n" {
                            @if at == 0 { (entry.amount) } @else { (format!("{:+}", entry.amount)) }
                        }
                        td { (say(entry.reason)) }
                        td { a data-case=(entry.case.id()) { (entry.case.to_string()) } }
                    }
                }
            }
            tfoot { tr {
                th scope="row" class="n" { (ledger.total()) }
                td colspan="2" { "Total" }
            } }
        }
    }
    .into_string()
}

/// A printed table; `lit` is the cell that decides now, by row and column counted from 0.
pub fn printed<T: Display + Copy, const ROWS: usize, const COLUMNS: usize>(
    table: &PrintedTable<T, ROWS, COLUMNS>,
    lit: Option<(usize, usize)>,
) -> String {
    html! {
        table class="pm-table pm-printed" {
            caption { "As printed " a data-case=(table.case.id()) { (table.case.to_string()) } }
            thead { tr {
                th scope="col" { (table.corner) }
                @for column in table.columns { th scope="col" class="n" { (column) } }
            } }
            tbody {
                @for (row, (label, cells)) in table.rows.iter().enumerate() {
                    tr {
                        th scope="row" { (label) }
                        @for (column, cell) in cells.iter().enumerate() {
                            @if lit == Some((row, column)) {
                                td class="n lit" aria-current="true" { (cell.to_string()) }
                            } @else {
                                td class="n" { (cell.to_string()) }
                            }
                        }
                    }
                }
            }
        }
    }
    .into_string()
}

/// What a cell of a table is used by.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Use {
    /// The last dice were read off it.
    Dice,
    /// The question that is asked now may be decided by it.
    Question,
}

/// A cell that is in use: its row and its column behind the label, both counted from 0.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Lit {
    /// The row.
    pub row: usize,
    /// The column.
    pub column: usize,
    /// What it is used by.
    pub by: Use,
}

/// A table of rows of words, the first of which are its heads; cells in use stand out, for those who
/// hear it too.
pub(crate) fn table(caption: &str, case: Case, rows: &[Vec<String>], lit: &[Lit]) -> Markup {
    let (heads, rows) = rows.split_first().map_or((&[][..], &[][..]), |(it, rest)| (&it[..], rest));
    let by = |row: usize, column: usize| {
        let here = lit.iter().filter(|it| (it.row, it.column) == (row, column));
        here.map(|it| it.by).min_by_key(|by| *by as u8)
    };
    html! {
        table class="pm-table pm-printed" {
            caption { (caption) " " a data-case=(case.id()) { (case.to_string()) } }
            thead { tr {
                @for (at, head) in heads.iter().enumerate() {
                    th scope="col" class=[(at > 0).then_some("n")] { (head) }
                }
            } }
            tbody {
                @for (at, row) in rows.iter().enumerate() {
                    tr {
                        @for (column, cell) in row.iter().enumerate() {
                            @if column == 0 { th scope="row" { (cell) } }
                            @else {
                                @match by(at, column - 1) {
                                    None => td class="n" { (cell) },
                                    Some(Use::Dice) => td class="n lit" aria-current="true" {
                                        (cell) span class="unseen" { " (the last dice)" }
                                    },
                                    Some(Use::Question) => td class="n asked" aria-current="true" {
                                        (cell) span class="unseen" { " (asked now)" }
                                    },
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// How many of each kind are left, of how many.
pub(crate) fn counted(caption: &str, head: [&str; 3], rows: &[(String, u8, u8)]) -> String {
    html! {
        table class="pm-table pm-counted" {
            caption { (caption) }
            thead { tr {
                @for (at, column) in head.iter().enumerate() {
                    th scope="col" class=[(at > 0).then_some("n")] { (column) }
                }
            } }
            tbody {
                @for (what, left, all) in rows {
                    tr {
                        th scope="row" { (what) }
                        td class="n" { (left) }
                        td class="n" { (all) }
                    }
                }
            }
        }
    }
    .into_string()
}
