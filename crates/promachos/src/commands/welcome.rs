//! What the program says to somebody who typed its name alone.

use anyhow::Result;
use draw::Paint;

use crate::terminal::Terminal;

/// Says what can be played, and the first commands to try.
pub(crate) fn run(terminal: &mut Terminal) -> Result<()> {
    let Terminal { out, ink, .. } = terminal;
    let heading = |text: &str| ink.paint(Paint::Strong, text);
    writeln!(
        out,
        "{}",
        heading("Promachos: wargames of the Greek-Persian wars, by their full rules")
    )?;
    writeln!(out)?;
    for entry in games::CATALOG {
        let info = entry.info;
        writeln!(out, "  {}  {}", heading(info.id), info.summary)?;
    }
    writeln!(out)?;
    writeln!(out, "Try:")?;
    for (command, what) in [
        ("promachos play thermopyles", "play at once, here in the terminal"),
        ("promachos games", "how many may play, options, computer players"),
        ("promachos rules thermopyles", "every clause, and what the program does about it"),
        ("promachos new thermopyles -o my.game", "start a record; then show, actions, act, odds …"),
        ("promachos help", "every command; `promachos help act` teaches one"),
    ] {
        writeln!(out, "  {command:<38}{what}")?;
    }
    Ok(())
}
