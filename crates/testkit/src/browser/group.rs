//! Programs that a test starts, each with all its descendants in a process group of its own.
//!
//! A watcher leads the group and holds a pipe from the test. When the pipe closes, it ends the whole
//! group: at the end of the test, after a panic, and also when the test itself was killed.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

/// `$0` is the program and `$@` its arguments. A dead program closes its output; nothing else is
/// needed to notice it.
const WATCH: &str = r#""$0" "$@" </dev/null & read -r _; kill -KILL 0"#;

/// A program and its descendants.
#[derive(Debug)]
pub struct Group {
    watcher: Child,
    lines: Receiver<String>,
}

impl Group {
    /// Starts a program. What it prints can be waited for; what it complains of is shown.
    ///
    /// # Panics
    /// If it cannot be started.
    pub fn start<A: AsRef<OsStr>>(
        program: &OsStr,
        arguments: &[A],
        variables: &[(&str, &OsStr)],
    ) -> Self {
        let mut command = Command::new("sh");
        command.arg("-c").arg(WATCH).arg(program).args(arguments).envs(variables.iter().copied());
        command.process_group(0).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut watcher = command.spawn().expect("a shell that starts a program");
        let output = watcher.stdout.take().expect("the program's output is ours");
        let (sender, lines) = mpsc::channel();
        thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                let _ = sender.send(line); // Goes on reading, so that the program never waits for us.
            }
        });
        Self { watcher, lines }
    }

    /// Waits for a line that `find` makes something of.
    ///
    /// # Panics
    /// If the program ends or the time is up first; the message has all that was printed.
    pub fn wait_for<T>(&self, limit: Duration, find: impl Fn(&str) -> Option<T>) -> T {
        let end = Instant::now() + limit;
        let mut printed = Vec::new();
        loop {
            let left = end.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left) {
                Ok(line) => match find(&line) {
                    Some(found) => return found,
                    None => printed.push(line),
                },
                Err(why) => {
                    panic!("{why} before the awaited line; printed was:\n{}", printed.join("\n"))
                }
            }
        }
    }
}

impl Drop for Group {
    fn drop(&mut self) {
        drop(self.watcher.stdin.take());
        let _ = self.watcher.wait();
    }
}
