//! Programs that a test starts, each with all its descendants in a process group of its own.
//!
//! A watcher leads the group and holds a pipe from the test. When the pipe closes, it ends the whole
//! group: at the end of the test, after a panic, and also when the test itself was killed. A test
//! does not end before all of them have: each holds the pipes of its output, and those are read to
//! their end.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader, Read, Write as _};
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::{Duration, Instant};

/// `$0` is the program and `$@` its arguments. The watcher lets go of the output, so that a dead
/// program closes it; nothing else is needed to notice its end.
const WATCH: &str = r#""$0" "$@" </dev/null & exec >/dev/null 2>&1; read -r _; kill -KILL 0"#;
/// How long the last of a group may take to end. The system ends them; a busy one takes a moment.
const GONE: Duration = Duration::from_secs(20);

/// A program and its descendants.
#[derive(Debug)]
pub struct Group {
    watcher: Child,
    lines: Receiver<String>,
    /// Closed when nobody holds a pipe of the output any more.
    holders: Receiver<()>,
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
        command.stderr(Stdio::piped());
        let mut watcher = command.spawn().expect("a shell that starts a program");
        let output = watcher.stdout.take().expect("the program's output is ours");
        let complaints = watcher.stderr.take().expect("the program's complaints are ours");
        let (sender, lines) = mpsc::channel();
        let (holder, holders) = mpsc::channel();
        read_on(output, holder.clone(), move |line| {
            let _ = sender.send(line); // Goes on reading, so that the program never waits for us.
        });
        read_on(complaints, holder, |line| {
            let _ = writeln!(std::io::stderr(), "{line}");
        });
        Self { watcher, lines, holders }
    }

    /// Starts a program until one says the line that `find` makes something of; those that end
    /// without it are started again, `tries` times in all.
    ///
    /// # Panics
    /// If none of them says it in time; the message has all that the last one printed.
    pub fn start_until<T>(
        tries: u32,
        limit: Duration,
        start: impl Fn() -> Self,
        find: impl Fn(&str) -> Option<T>,
    ) -> (Self, T) {
        for _ in 1..tries {
            let group = start();
            if let Ok(found) = group.listen(limit, &find) {
                return (group, found);
            }
        }
        let group = start();
        let found = group.wait_for(limit, find);
        (group, found)
    }

    /// Waits for a line that `find` makes something of.
    ///
    /// # Panics
    /// If the program ends or the time is up first; the message has all that was printed.
    pub fn wait_for<T>(&self, limit: Duration, find: impl Fn(&str) -> Option<T>) -> T {
        self.listen(limit, find).unwrap_or_else(|why| panic!("{why}"))
    }

    /// The line that is waited for, or why it did not come.
    fn listen<T>(&self, limit: Duration, find: impl Fn(&str) -> Option<T>) -> Result<T, String> {
        let end = Instant::now() + limit;
        let mut printed = Vec::new();
        loop {
            let left = end.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left) {
                Ok(line) => match find(&line) {
                    Some(found) => return Ok(found),
                    None => printed.push(line),
                },
                Err(why) => {
                    let printed = printed.join("\n");
                    return Err(format!("{why} before the awaited line; printed was:\n{printed}"));
                }
            }
        }
    }
}

impl Drop for Group {
    fn drop(&mut self) {
        drop(self.watcher.stdin.take());
        let _ = self.watcher.wait();
        let _ = self.holders.recv_timeout(GONE);
    }
}

/// Reads a pipe to its end, which comes when the last program that holds it has ended.
fn read_on(
    pipe: impl Read + Send + 'static,
    holder: Sender<()>,
    hear: impl Fn(String) + Send + 'static,
) {
    thread::spawn(move || {
        let mut pipe = BufReader::new(pipe);
        let mut line = Vec::new();
        while pipe.read_until(b'\n', &mut line).is_ok_and(|read| read > 0) {
            hear(String::from_utf8_lossy(&line).trim_end().to_owned());
            line.clear();
        }
        drop(holder);
    });
}

#[cfg(test)]
mod tests {
    use std::ffi::OsStr;
    use std::path::Path;
    use std::time::{Duration, Instant};

    use super::Group;

    const LONG: Duration = Duration::from_secs(30);

    /// Leaves one more line in a file at each start, and serves from the third start on.
    const THIRD_TIME: &str =
        r#"echo >> "$COUNT"; [ $(wc -l < "$COUNT") -ge 3 ] && echo "port 7" && sleep 60"#;

    fn attempt(count: &Path) -> Group {
        Group::start(OsStr::new("sh"), &["-c", THIRD_TIME], &[("COUNT", count.as_os_str())])
    }

    fn port(line: &str) -> Option<u16> {
        line.strip_prefix("port ")?.parse().ok()
    }

    #[test]
    fn a_program_that_ends_too_soon_is_started_again() {
        let folder = tempfile::tempdir().expect("a folder");
        let count = folder.path().join("starts");
        let begun = Instant::now();
        let (_group, found) = Group::start_until(5, LONG, || attempt(&count), port);
        assert_eq!(found, 7);
        assert_eq!(std::fs::read_to_string(&count).expect("the starts").lines().count(), 3);
        assert!(begun.elapsed() < LONG, "the end of a program is noticed at once");
    }

    #[test]
    #[should_panic(expected = "before the awaited line")]
    fn a_program_that_never_serves_is_given_up() {
        let folder = tempfile::tempdir().expect("a folder");
        let count = folder.path().join("starts");
        Group::start_until(2, LONG, || attempt(&count), port);
    }
}
