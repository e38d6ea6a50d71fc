//! Where the program reads and writes, and whether a person sits there.

use std::cell::Cell;
use std::io::{self, BufRead, BufReader, IsTerminal as _, Write};
use std::rc::Rc;

use draw::Ink;
use terminal_size::{Height, Width, terminal_size};

/// How large a screen is.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Size {
    /// Lines.
    pub(crate) rows: usize,
    /// Characters in a line.
    pub(crate) columns: usize,
}

impl Size {
    /// The smallest screen that everything is made for, and what a pipe is taken for: a transcript
    /// then shows what a person would have seen.
    pub(crate) const USUAL: Self = Self { rows: 24, columns: 80 };
    /// With less than this, nothing can be shown together anyway.
    const LEAST: Self = Self { rows: 10, columns: 40 };

    fn of_screen() -> Self {
        let Some((Width(columns), Height(rows))) = terminal_size() else { return Self::USUAL };
        Self {
            rows: usize::from(rows).max(Self::LEAST.rows),
            columns: usize::from(columns).max(Self::LEAST.columns),
        }
    }
}

/// Input, output, and what is known about them.
pub(crate) struct Terminal {
    /// Where output goes.
    pub(crate) out: Box<dyn Write>,
    /// Where a person's words come from.
    input: Box<dyn BufRead>,
    /// Whether output is in colour.
    pub(crate) ink: Ink,
    /// Whether output is a screen that can be cleared.
    screen: bool,
    /// Whether a person types, who sees what he types.
    keyboard: bool,
    /// How many rows were filled so far.
    filled: Rc<Cell<usize>>,
}

impl Terminal {
    /// The terminal that the program was started in.
    ///
    /// Colour is for a screen alone, and not where `NO_COLOR` is set to anything.
    pub(crate) fn open() -> Self {
        let screen = io::stdout().is_terminal();
        let wanted = std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        let columns = if screen { Size::of_screen().columns } else { Size::USUAL.columns };
        let filled = Rc::new(Cell::new(0));
        let stdout = io::BufWriter::new(io::stdout());
        Self {
            out: Box::new(Counted::new(stdout, columns, Rc::clone(&filled))),
            input: Box::new(BufReader::new(io::stdin())),
            ink: if screen && wanted { Ink::Colour } else { Ink::Plain },
            screen,
            keyboard: io::stdin().is_terminal(),
            filled,
        }
    }

    /// How large the screen is now.
    pub(crate) fn size(&self) -> Size {
        if self.screen { Size::of_screen() } else { Size::USUAL }
    }

    /// How many rows were filled since the program began.
    pub(crate) fn filled(&self) -> usize {
        self.filled.get()
    }

    /// Asks for a line. Nothing: there will be no more.
    pub(crate) fn ask(&mut self, prompt: &str) -> io::Result<Option<String>> {
        write!(self.out, "{prompt}")?;
        self.out.flush()?;
        let mut line = Vec::new();
        if self.input.read_until(b'\n', &mut line)? == 0 {
            writeln!(self.out)?;
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&line).trim().to_owned();
        if self.keyboard {
            self.filled.set(self.filled.get() + 1); // The person's own Enter.
        } else {
            writeln!(self.out, "{line}")?; // A transcript reads like the sitting itself.
        }
        Ok(Some(line))
    }

    /// Writes a text, screen by screen where a person sits at one.
    pub(crate) fn page(&mut self, text: &str) -> io::Result<()> {
        let lines: Vec<&str> = text.lines().collect();
        let whole = if self.screen && self.keyboard { self.size().rows - 1 } else { usize::MAX };
        for (at, line) in lines.iter().enumerate() {
            let more = at > 0 && at % whole == 0;
            if more && self.ask("  … Enter for more, q to stop ")?.is_none_or(|it| !it.is_empty())
            {
                return Ok(());
            }
            writeln!(self.out, "{line}")?;
        }
        Ok(())
    }

    /// Clears the screen, where there is one, so that nobody reads what was for another.
    pub(crate) fn clear(&mut self) -> io::Result<()> {
        if self.screen { write!(self.out, "\x1b[2J\x1b[3J\x1b[H") } else { Ok(()) }
    }
}

/// An output that counts the rows which it fills: lines, and what is too long for one.
struct Counted<W> {
    out: W,
    columns: usize,
    column: usize,
    in_colour: bool,
    filled: Rc<Cell<usize>>,
}

impl<W> Counted<W> {
    const fn new(out: W, columns: usize, filled: Rc<Cell<usize>>) -> Self {
        Self { out, columns, column: 0, in_colour: false, filled }
    }

    fn count(&mut self, bytes: &[u8]) {
        // A character of UTF-8 is counted at its first byte; colours take no room.
        for &byte in bytes.iter().filter(|&byte| byte & 0xC0 != 0x80) {
            match byte {
                b'\n' => {
                    self.filled.set(self.filled.get() + 1);
                    self.column = 0;
                }
                0x1b => self.in_colour = true,
                _ if self.in_colour => self.in_colour = !byte.is_ascii_alphabetic(),
                _ if self.column == self.columns => {
                    self.filled.set(self.filled.get() + 1);
                    self.column = 1;
                }
                _ => self.column += 1,
            }
        }
    }
}

impl<W: Write> Write for Counted<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.out.write(bytes)?;
        self.count(&bytes[..written]);
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(text: &str) -> usize {
        let filled = Rc::new(Cell::new(0));
        let mut counted = Counted::new(io::sink(), 10, Rc::clone(&filled));
        counted.write_all(text.as_bytes()).expect("a sink takes everything");
        filled.get()
    }

    #[test]
    fn a_line_that_is_too_long_fills_several_rows() {
        assert_eq!([rows("ten letter\n"), rows("eleven char\n"), rows("\n\n")], [1, 2, 2]);
    }

    #[test]
    fn colours_and_the_bytes_of_a_letter_take_no_room() {
        assert_eq!(rows("\x1b[1;36m►►►►►►►►►►\x1b[0m\n"), 1);
    }

    /// A person at a screen, who has typed this.
    fn person(typed: &'static str) -> Terminal {
        let filled = Rc::new(Cell::new(0));
        Terminal {
            out: Box::new(Counted::new(io::sink(), 80, Rc::clone(&filled))),
            input: Box::new(typed.as_bytes()),
            ink: Ink::Plain,
            screen: true,
            keyboard: true,
            filled,
        }
    }

    #[test]
    fn a_long_text_waits_for_its_reader_at_the_end_of_each_screen() {
        let mut terminal = person("\n");
        let screen = terminal.size().rows - 1;
        terminal.page(&"line\n".repeat(3 * screen)).expect("a sink takes everything");
        // Two screens, his one Enter, and the end of his input.
        assert_eq!(terminal.filled(), 2 * screen + 2);
    }
}
