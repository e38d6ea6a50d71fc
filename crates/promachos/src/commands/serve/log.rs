//! What the app tells of itself while it runs: on the error stream, a line an event.
//!
//! Only our own crates are heard. What libraries tell at their most talkative may hold what a
//! browser sent them, and that may be a key.

use std::env;
use std::io::{IsTerminal as _, stderr};

use anyhow::Result;
use tracing::level_filters::LevelFilter;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt;
use tracing_subscriber::layer::SubscriberExt as _;

use crate::failure::BadInput;

const VARIABLE: &str = "PROMACHOS_LOG";
const OURS: [&str; 3] = ["promachos", "store", "web"];
const LEVELS: [&str; 6] = ["off", "error", "warn", "info", "debug", "trace"];

/// Reads a level.
pub(crate) fn level(text: &str) -> Result<LevelFilter, String> {
    let known = LEVELS.contains(&text).then(|| text.parse().ok()).flatten();
    known.ok_or_else(|| format!("write one of {}", LEVELS.join(", ")))
}

/// Begins to tell, as the flag says, or the variable; else warnings to somebody at a terminal, and
/// the start, the end and every new game where a file or a service listens.
pub(super) fn begin(flag: Option<LevelFilter>) -> Result<()> {
    let most = match (flag, env::var(VARIABLE)) {
        (Some(level), _) => level,
        (None, Ok(text)) => {
            let refused = |why| BadInput::because(format!("{VARIABLE} is “{text}”; {why}"));
            level(&text).map_err(refused)?
        }
        (None, Err(_)) if stderr().is_terminal() => LevelFilter::WARN,
        (None, Err(_)) => LevelFilter::INFO,
    };
    let ours = Targets::new().with_targets(OURS.map(|name| (name, most)));
    let lines = fmt::layer().with_writer(stderr).with_ansi(false).with_target(false);
    let told = tracing_subscriber::registry().with(ours).with(lines);
    // Somebody who starts two apps in one process hears both on the first one's terms.
    let _ = tracing::subscriber::set_global_default(told);
    Ok(())
}
