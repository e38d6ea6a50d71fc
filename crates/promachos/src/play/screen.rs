//! The board made to fit: what is asked, what may be done and how the game stands are read together,
//! so the board gets the rows that question and list leave. It gives up what says least first: empty
//! lines, then lines of nothing but frames, then what is painted as not needed. Where that is not
//! enough, what stands below a line moves up behind it. What is still too long is cut, and says so;
//! `board` shows the whole.

use std::fmt::Write as _;

use draw::{Ink, Paint, text};

/// A board, line by line, with what each line is worth.
pub(super) struct Board {
    lines: Vec<(Worth, String)>,
}

/// How much a line says, least first.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug)]
enum Worth {
    Empty,
    Frame,
    Faint,
    Told,
}

impl Board {
    /// A board as `paint` paints it. What is faint shows in colours alone, so both are painted.
    pub(super) fn new(ink: Ink, paint: impl Fn(Ink) -> String) -> Self {
        let (shown, coloured) = (paint(ink), paint(Ink::Colour));
        let worth = coloured.lines().map(worth);
        Self { lines: worth.zip(shown.lines().map(str::to_owned)).collect() }
    }

    /// How many of so many rows it claims before the list gets any: what it cannot do without, or
    /// half of them where that is far too much.
    pub(super) fn claim(&self, room: usize) -> usize {
        let least = self.at_least(Worth::Told).count();
        if least + room / 4 <= room { least } else { room / 2 }
    }

    fn at_least(&self, worth: Worth) -> impl Iterator<Item = &str> {
        self.lines.iter().filter(move |line| line.0 >= worth).map(|line| line.1.as_str())
    }

    /// The board in `wanted` rows, if it can do without enough; else in `most` rows, cut.
    pub(super) fn within(&self, wanted: usize, most: usize, columns: usize) -> String {
        let levels = [Worth::Empty, Worth::Frame, Worth::Faint, Worth::Told];
        let fits = |level: &Worth| self.at_least(*level).count() <= wanted.min(most);
        let level = levels.into_iter().find(fits).unwrap_or(Worth::Told);
        let mut lines: Vec<String> = self.at_least(level).map(str::to_owned).collect();
        if lines.len() > most {
            lines = joined(&lines, columns);
        }
        let mut shown = String::new();
        let kept = if lines.len() <= most { lines.len() } else { most.saturating_sub(1) };
        for line in &lines[..kept] {
            shown.push_str(line);
            shown.push('\n');
        }
        if kept < lines.len() {
            let left = lines.len() - kept;
            let _ = writeln!(shown, "  … and {left} lines more: `board` shows the whole table");
        }
        shown
    }
}

/// The lines with what alone stands below one of them moved up behind it, where both fit in a row.
fn joined(lines: &[String], columns: usize) -> Vec<String> {
    let depth = |at: usize| lines.get(at).map_or(0, |line| dedented(line).0);
    let mut joined: Vec<String> = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let below = at > 0 && depth(at) > depth(at - 1) && depth(at + 1) < depth(at);
        if let Some(above) = joined.last_mut().filter(|_| below) {
            let both = format!("{above}: {}", dedented(line).1);
            if text::width(&both) <= columns {
                *above = both;
                continue;
            }
        }
        joined.push(line.clone());
    }
    joined
}

/// How far a line is indented, and the line without that; colours stay.
fn dedented(line: &str) -> (usize, String) {
    let (mut indent, mut bare, mut in_colour, mut begun) = (0, String::new(), false, false);
    for c in line.chars() {
        in_colour |= c == '\x1b';
        if c == ' ' && !begun {
            indent += 1;
            continue;
        }
        bare.push(c);
        begun |= !in_colour;
        in_colour &= c != 'm';
    }
    (indent, bare)
}

fn worth(coloured: &str) -> Worth {
    let faint = Ink::Colour.paint(Paint::Faint, "|");
    let (begins, ends) = faint.split_once('|').unwrap_or_default();
    let bare = coloured.trim();
    let frame = |c: char| c.is_whitespace() || ('\u{2500}'..='\u{257f}').contains(&c);
    if bare.is_empty() {
        Worth::Empty
    } else if bare.chars().all(frame) {
        Worth::Frame
    } else if bare.strip_prefix(begins).and_then(|it| it.strip_suffix(ends)).is_some() {
        Worth::Faint
    } else {
        Worth::Told
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(ink: Ink) -> String {
        let legend = ink.paint(Paint::Faint, "* reconstructed");
        format!("┌────┐\n│ {} │\n└────┘\n\nhand 15\n  {legend}\n", ink.paint(Paint::Gold, "17"))
    }

    fn in_rows(wanted: usize, most: usize) -> String {
        Board::new(Ink::Plain, table).within(wanted, most, 80)
    }

    #[test]
    fn a_board_that_fits_is_shown_as_it_is() {
        assert_eq!(in_rows(6, 6), table(Ink::Plain));
    }

    #[test]
    fn it_gives_up_empty_lines_then_frames_then_what_is_faint() {
        assert_eq!(in_rows(5, 6), "┌────┐\n│ 17 │\n└────┘\nhand 15\n  * reconstructed\n");
        assert_eq!(in_rows(4, 6), "│ 17 │\nhand 15\n  * reconstructed\n");
        assert_eq!(in_rows(2, 6), "│ 17 │\nhand 15\n");
        assert_eq!(in_rows(0, 6), "│ 17 │\nhand 15\n");
    }

    #[test]
    fn what_stands_below_a_line_moves_up_behind_it_where_rows_are_short() {
        let gold = Ink::Colour.paint(Paint::Gold, "    Middle Gate");
        let paint =
            |_: Ink| format!("Greeks\n{gold}\n      Leonidas\n    Peak\n      Nobody\nend\n");
        let board = Board::new(Ink::Colour, paint);
        assert_eq!(board.within(6, 6, 80), paint(Ink::Colour));
        let short = board.within(4, 4, 80);
        assert_eq!(short, format!("Greeks\n{gold}: Leonidas\n    Peak: Nobody\nend\n"));
        assert_eq!(board.within(4, 6, 12).lines().count(), 6, "there is room for all");
    }

    #[test]
    fn what_does_not_fit_at_all_is_cut_and_says_so() {
        assert_eq!(in_rows(1, 1), "  … and 2 lines more: `board` shows the whole table\n");
    }
}
