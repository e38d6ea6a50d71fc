//! Where the program reads and writes, and whether a person sits there.

use std::io::{self, BufRead, BufReader, IsTerminal as _, Write};

use draw::Ink;

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
}

impl Terminal {
    /// The terminal that the program was started in.
    ///
    /// Colour is for a screen alone, and not where `NO_COLOR` is set to anything.
    pub(crate) fn open() -> Self {
        let screen = io::stdout().is_terminal();
        let wanted = std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        Self {
            out: Box::new(io::BufWriter::new(io::stdout())),
            input: Box::new(BufReader::new(io::stdin())),
            ink: if screen && wanted { Ink::Colour } else { Ink::Plain },
            screen,
            keyboard: io::stdin().is_terminal(),
        }
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
        if !self.keyboard {
            writeln!(self.out, "{line}")?; // A transcript reads like the sitting itself.
        }
        Ok(Some(line))
    }

    /// Clears the screen, where there is one, so that nobody reads what was for another.
    pub(crate) fn clear(&mut self) -> io::Result<()> {
        if self.screen { write!(self.out, "\x1b[2J\x1b[3J\x1b[H") } else { Ok(()) }
    }
}
