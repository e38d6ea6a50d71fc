//! What went wrong, in one message and one exit code.

use std::fmt;
use std::io::{self, Write as _};
use std::path::Path;
use std::process::ExitCode;

/// Something from outside that cannot be used. Nothing was changed.
#[derive(Debug)]
pub(crate) struct BadInput(String);

impl BadInput {
    /// Bad input: what, where, and what to do.
    pub(crate) fn because(what: impl Into<String>) -> anyhow::Error {
        Self(what.into()).into()
    }

    /// Bad input that stands in a file.
    pub(crate) fn in_file(path: &Path, what: impl fmt::Display) -> anyhow::Error {
        Self::because(format!("{}: {what}", path.display()))
    }
}

impl fmt::Display for BadInput {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BadInput {}

/// Says what went wrong, unless nobody listens any more.
pub(crate) fn report(error: &anyhow::Error) -> ExitCode {
    if error.chain().any(is_broken_pipe) {
        return ExitCode::SUCCESS;
    }
    let outside = error.chain().any(|it| it.is::<BadInput>() || it.is::<games::Error>());
    // Standard error may be closed too; then the exit code has to do.
    let _ = writeln!(io::stderr(), "promachos: {error}");
    ExitCode::from(if outside { 2 } else { 1 })
}

fn is_broken_pipe(error: &(dyn std::error::Error + 'static)) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|it| it.kind() == io::ErrorKind::BrokenPipe)
}
