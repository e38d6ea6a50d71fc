//! Tables as printed, drawn from the constant that the rules use.

use std::fmt::Display;

use engine::PrintedTable;

use crate::text;

/// A printed table as text: its headings, a rule, its rows.
///
/// ```
/// # use engine::{case, Case, Clause, Standing, PrintedTable};
/// # const INDEX: &[Clause] = &[Clause { id: "9.6", title: "", source: "", text: "",
/// #     standing: Standing::Enforced, rulings: &[] }];
/// const RESULTS: PrintedTable<&str, 2, 2> = PrintedTable {
///     case: case::cite(INDEX, "9.6"),
///     corner: "roll",
///     columns: ["1-1", "2-1"],
///     rows: [("1", ["AE", "AR"]), ("2", ["AR", "EX"])],
/// };
/// assert_eq!(draw::table::text(&RESULTS), "\
/// roll  1-1  2-1
/// --------------
/// 1     AE   AR
/// 2     AR   EX
/// ");
/// ```
pub fn text<T: Display + Copy, const ROWS: usize, const COLUMNS: usize>(
    table: &PrintedTable<T, ROWS, COLUMNS>,
) -> String {
    text_with(table, |_, cell| cell.to_string())
}

/// A printed table as text, where a cell's word depends on its column, counted from 0.
pub fn text_with<T: Copy, const ROWS: usize, const COLUMNS: usize>(
    table: &PrintedTable<T, ROWS, COLUMNS>,
    word: impl Fn(usize, T) -> String,
) -> String {
    let mut rows: Vec<Vec<String>> = Vec::with_capacity(ROWS + 1);
    let heading = std::iter::once(table.corner).chain(table.columns);
    rows.push(heading.map(str::to_owned).collect());
    for (label, cells) in &table.rows {
        let cells = cells.iter().enumerate().map(|(column, &cell)| word(column, cell));
        rows.push(std::iter::once((*label).to_owned()).chain(cells).collect());
    }
    columns(&rows)
}

/// Rows of cells in columns that are as wide as their widest cell. The first row is a heading.
pub fn columns(rows: &[Vec<String>]) -> String {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widest = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| text::width(cell)).max()
    };
    let widths: Vec<usize> = (0..count).map(|column| widest(column).unwrap_or(0)).collect();
    let mut lines = String::new();
    for (at, row) in rows.iter().enumerate() {
        let cells: Vec<String> =
            row.iter().zip(&widths).map(|(cell, &width)| text::left(cell, width)).collect();
        lines.push_str(cells.join("  ").trim_end());
        lines.push('\n');
        if at == 0 {
            let all = widths.iter().sum::<usize>() + 2 * count.saturating_sub(1);
            lines.push_str(&"-".repeat(all));
            lines.push('\n');
        }
    }
    lines
}
