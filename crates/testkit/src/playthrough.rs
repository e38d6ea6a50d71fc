//! Playthroughs: whole games or parts of them as text that a person reads before it is kept.
//!
//! A file has a header, steps and facts:
//!
//! ```text
//! # What this shows, and who read it.
//! options players=3
//! setup marker 3
//!
//! 1 seat 1 > charge 15
//!     seat 1 charges with the 15 [K11]
//! 2 chance ! die 4
//!     …
//! ```
//! The steps (after `>` and `!`) are the input; the facts below each are what the game makes of it,
//! in the words of a formatter that the game's test brings. No seed: the dice are in the file.
//! With `PROMACHOS_WRITE_PLAYTHROUGHS=1` files are written anew, to be read again and kept.

use std::fmt::Write as _;
use std::path::Path;

use engine::{Game, Match, Node};

use crate::script;

/// The longest file: a person has to read it.
pub const LONGEST: usize = 300;

/// The input of a playthrough.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Input {
    /// The comment lines of the header, with their `#`.
    pub remarks: Vec<String>,
    /// Options as on a command line.
    pub options: String,
    /// The position, or nothing for the start.
    pub setup: String,
    /// The steps in notation.
    pub steps: Vec<String>,
}

/// Reads the input of a playthrough; facts are passed over.
pub fn read(text: &str) -> Input {
    let mut input = Input::default();
    for line in text.lines().filter(|line| !line.starts_with(' ')) {
        if line.starts_with('#') {
            input.remarks.push(line.to_owned());
        } else if let Some(options) = line.strip_prefix("options ") {
            options.clone_into(&mut input.options);
        } else if let Some(setup) = line.strip_prefix("setup ") {
            input.setup.push_str(setup);
            input.setup.push('\n');
        } else if let Some((_, step)) = line.split_once("> ").or_else(|| line.split_once("! ")) {
            input.steps.push(step.to_owned());
        }
    }
    input
}

/// Plays the input and writes the whole file.
///
/// # Panics
/// If a step is refused.
pub fn write<G: Game>(input: &Input, tell: fn(&G, &G::Event) -> String) -> String {
    let setup = (!input.setup.is_empty()).then_some(input.setup.as_str());
    let mut game = script::begin::<G>(&script::terms(&input.options), setup);
    let mut text = String::new();
    for remark in &input.remarks {
        let _ = writeln!(text, "{remark}");
    }
    if !input.options.is_empty() {
        let _ = writeln!(text, "options {}", input.options);
    }
    for line in input.setup.lines() {
        let _ = writeln!(text, "setup {line}");
    }
    for (number, step) in (1..).zip(&input.steps) {
        let _ = write!(text, "\n{number} {}{step}\n", asks(&game));
        script::step(&mut game, step)
            .unwrap_or_else(|refusal| panic!("step {number} “{step}”: {refusal:?}\n{text}"));
        let events = game.steps().last().map_or(&[][..], |step| &step.events);
        for line in events.iter().flat_map(|event| lines(&tell(game.game(), event))) {
            let _ = writeln!(text, "    {line}");
        }
    }
    let _ = writeln!(text, "\n    {}", stands(&game));
    text
}

fn lines(told: &str) -> Vec<String> {
    told.lines().map(str::to_owned).collect()
}

/// Who is asked, as a step's line begins.
fn asks<G: Game>(game: &Match<G>) -> String {
    match game.node() {
        Node::Decision { seat } => format!("seat {seat} > "),
        Node::Chance { tickets, case } => format!("chance of {tickets} {case} ! "),
        Node::Forced { .. } => "rules ! ".to_owned(),
        Node::Over(_) => "over ! ".to_owned(),
    }
}

/// How things stand at the end of the file.
fn stands<G: Game>(game: &Match<G>) -> String {
    match game.node() {
        Node::Over(ending) => format!("over: {} {}", ending.reason, ending.case),
        Node::Decision { seat } => format!("seat {seat} is to decide"),
        Node::Chance { case, .. } => format!("chance is to decide {case}"),
        Node::Forced { case } => format!("the rules go on {case}"),
    }
}

/// Compares a file with what the game makes of its input, or writes it anew if asked to.
///
/// # Panics
/// At the first line that differs, if the file is too long, or if nobody signed its header.
#[track_caller]
pub fn check<G: Game>(file: &Path, tell: fn(&G, &G::Event) -> String) {
    let kept =
        std::fs::read_to_string(file).unwrap_or_else(|it| panic!("{}: {it}", file.display()));
    let made = write::<G>(&read(&kept), tell);
    if std::env::var_os("PROMACHOS_WRITE_PLAYTHROUGHS").is_some() {
        std::fs::write(file, made).expect("the file can be written");
        return;
    }
    for (number, (kept, made)) in (1..).zip(kept.lines().zip(made.lines())) {
        assert_eq!(kept, made, "{}, line {number}", file.display());
    }
    assert_eq!(kept, made, "{}", file.display());
    assert!(kept.lines().count() <= LONGEST, "{} is too long to read", file.display());
    assert!(kept.contains("read against the rulebook, "), "{} is not signed", file.display());
}
