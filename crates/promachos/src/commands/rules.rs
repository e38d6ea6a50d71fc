//! `rules`: the index of clauses, a clause in full, a ruling in full.

use std::fmt::Write as _;

use anyhow::Result;
use draw::{Ink, Paint, text};
use engine::{Clause, Info, Standing, fault};
use games::Entry;

use crate::cli::Rules;
use crate::failure::BadInput;
use crate::terminal::Terminal;

/// Lists the clauses, or shows one clause or ruling.
pub(crate) fn run(args: &Rules, terminal: &mut Terminal) -> Result<()> {
    let entry = games::find(&args.game)?;
    let page = match &args.case {
        None => index(entry.info, terminal.ink),
        Some(asked) => look_up(entry, asked, terminal.ink)?,
    };
    write!(terminal.out, "{page}")?;
    Ok(())
}

fn index(info: &Info, ink: Ink) -> String {
    let mut page =
        format!("{}\n", ink.paint(Paint::Strong, format!("{}, {}", info.title, info.edition)));
    for clause in info.clauses {
        let Clause { id, title, standing, rulings, .. } = clause;
        let rulings = rulings.join(" ");
        let line = format!("  {id:<5} {:<9} {title:<36} {rulings}", standing.word());
        page.push_str(line.trim_end());
        page.push('\n');
    }
    page.push_str(
        "\nenforced: the rules hold it. ruled: so does a reading that the rulings on the ",
    );
    page.push_str("right argue.\nRead one in full with its number: ");
    let _ = writeln!(page, "promachos rules {} K16, or A7 for a ruling.", info.id);
    page
}

/// The text of a clause or ruling.
///
/// # Errors
/// If there is none, with those that come near.
pub(crate) fn look_up(entry: &Entry, asked: &str, ink: Ink) -> Result<String> {
    let id = asked.trim().trim_matches(['[', ']']);
    let info = entry.info;
    if let Some(clause) = info.clauses.iter().find(|it| it.id.eq_ignore_ascii_case(id)) {
        return Ok(clause_page(entry, clause, ink) + &parts_of(info, clause.id));
    }
    let parts = parts_of(info, id);
    if !parts.is_empty() {
        return Ok(parts.trim_start().to_owned());
    }
    if let Some(ruling) = ruling(info.rulings, &id.to_ascii_uppercase()) {
        return Ok(ruling_page(&ruling, ink));
    }
    let near = near(info, id);
    let hint = if near.is_empty() {
        format!("`promachos rules {}` lists them all", info.id)
    } else {
        format!("did you mean {}?", near.join(", "))
    };
    let asked = fault::quoted(asked);
    Err(BadInput::because(format!("{} has no clause or ruling {asked}; {hint}", info.id)))
}

/// The clauses into which a Case is divided, by their numbers: 8.3.2.1a is one of 8.3.2, and K26 none
/// of K2.
fn parts_of(info: &Info, case: &str) -> String {
    let belongs = |clause: &&Clause| {
        let start = clause.id.get(..case.len()).filter(|it| it.eq_ignore_ascii_case(case));
        let rest = start.and_then(|_| clause.id[case.len()..].chars().next());
        rest.is_some_and(|it| it == '.' || (it.is_ascii_lowercase() && case.contains('.')))
    };
    let parts: Vec<&Clause> = info.clauses.iter().filter(belongs).collect();
    let width = parts.iter().map(|it| it.id.len()).max().unwrap_or(0);
    let mut page = if parts.is_empty() { String::new() } else { format!("\n  Under {case}:\n") };
    for Clause { id, title, .. } in parts {
        let _ = writeln!(page, "    {id:<width$}  {title}");
    }
    page
}

fn clause_page(entry: &Entry, clause: &Clause, ink: Ink) -> String {
    let heading = ink.paint(Paint::Strong, format!("[{}] {}", clause.id, clause.title));
    let mut page = format!("{heading}\n");
    page.push_str(&text::paragraph(clause.text, 2, 80));
    let _ = writeln!(page, "\n  Rulebook: {}", clause.source);
    let _ = match clause.standing {
        Standing::Omitted(why) => writeln!(page, "  Standing: omitted, {why}"),
        standing => writeln!(page, "  Standing: {}", standing.word()),
    };
    for id in clause.rulings {
        match ruling(entry.info.rulings, id) {
            Some(ruling) => {
                let _ = write!(page, "\n{}", ruling_page(&ruling, ink));
            }
            None => {
                let _ = writeln!(page, "  Ruling: {id}");
            }
        }
    }
    for (_, table) in entry.tables().iter().filter(|(case, _)| case.id() == clause.id) {
        let lines: Vec<String> = table.lines().map(str::to_owned).collect();
        let _ = write!(page, "\n{}", text::page(&lines, 2));
    }
    page
}

/// A ruling as a page: its title, and its paragraphs without Markdown's stars.
fn ruling_page(ruling: &str, ink: Ink) -> String {
    let mut lines = ruling.lines();
    let title = lines.next().unwrap_or_default();
    let mut page = format!("{}\n", ink.paint(Paint::Strong, title));
    for paragraph in paragraphs(lines) {
        page.push_str(&text::paragraph(&paragraph.replace("**", ""), 2, 80));
    }
    page
}

/// Lines joined to paragraphs. A bold word begins one, as does whatever follows an empty line.
fn paragraphs<'text>(lines: impl Iterator<Item = &'text str>) -> Vec<String> {
    let mut paragraphs: Vec<String> = Vec::new();
    let mut fresh = true;
    for line in lines {
        match paragraphs.last_mut() {
            Some(last) if !fresh && !line.is_empty() && !line.starts_with("**") => {
                last.push(' ');
                last.push_str(line);
            }
            _ if !line.is_empty() => paragraphs.push(line.to_owned()),
            _ => {}
        }
        fresh = line.is_empty();
    }
    paragraphs
}

/// The section of RULINGS.md whose heading has the number in brackets.
fn ruling(rulings: &str, id: &str) -> Option<String> {
    let mark = format!("[{id}]");
    let level = |line: &str| line.chars().take_while(|&c| c == '#').count();
    let mut lines = rulings.lines().skip_while(|line| level(line) == 0 || !line.contains(&mark));
    let heading = lines.next()?;
    let depth = level(heading);
    let body = lines.take_while(|line| level(line) == 0 || level(line) > depth);
    let title = heading.trim_start_matches('#').trim();
    Some(std::iter::once(title).chain(body).collect::<Vec<_>>().join("\n"))
}

/// Clauses that somebody may have meant: a slip in the number, or a word of the title.
fn near(info: &Info, asked: &str) -> Vec<String> {
    let word = asked.to_lowercase();
    let slip = |id: &str| one_slip(&id.to_lowercase(), &word);
    let named = |clause: &&Clause| {
        slip(clause.id) || word.len() > 2 && clause.title.to_lowercase().contains(&word)
    };
    let clauses = info.clauses.iter().filter(named);
    let mut near: Vec<String> =
        clauses.map(|clause| format!("{} ({})", clause.id, clause.title)).collect();
    let rulings = info.clauses.iter().flat_map(|clause| clause.rulings);
    for id in rulings.filter(|id| slip(id)) {
        if !near.iter().any(|known| known == id) {
            near.push((*id).to_owned());
        }
    }
    near.truncate(6);
    near
}

/// Whether one character more, less or other makes two words the same.
fn one_slip(left: &str, right: &str) -> bool {
    let (left, right): (Vec<char>, Vec<char>) = (left.chars().collect(), right.chars().collect());
    let same = left.iter().zip(&right).take_while(|(one, other)| one == other).count();
    let (left, right) = (&left[same..], &right[same..]);
    match left.len().abs_diff(right.len()) {
        0 => left.get(1..) == right.get(1..),
        1 => left.get(1..) == Some(right) || right.get(1..) == Some(left),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::{one_slip, ruling};

    #[test]
    fn one_slip_is_a_character_more_less_or_other() {
        assert!(one_slip("k16", "k17") && one_slip("k16", "k1") && one_slip("k6", "k16"));
        assert!(one_slip("k16", "k16") && !one_slip("k16", "k2") && !one_slip("k16", "m17"));
    }

    #[test]
    fn a_ruling_is_its_heading_and_what_stands_below_it() {
        let text = "# Rulings\n\n## [A6] Who\nNobody.\n\n### More\nYes.\n\n## [A7] What\nThat.\n";
        assert_eq!(ruling(text, "A6").unwrap(), "[A6] Who\nNobody.\n\n### More\nYes.\n");
        assert_eq!(ruling(text, "A7").unwrap(), "[A7] What\nThat.");
        assert_eq!(ruling(text, "A8"), None);
    }
}
