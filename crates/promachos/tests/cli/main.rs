//! The program as people and scripts use it: arguments in, text and an exit code out.

mod arguments;
mod asking;
mod bad_input;
mod bids;
mod companion;
mod edits;
mod json;
mod numbers;
mod pictures;
mod positions;
mod saving;
mod screen;
mod sitting;
mod verify;

use std::fs;
use std::io::{Read as _, Write as _};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};

use tempfile::TempDir;

/// The program in a folder of its own.
struct Folder {
    folder: TempDir,
}

/// What the program answered.
struct Answer {
    code: i32,
    out: String,
    err: String,
}

impl Folder {
    fn new() -> Self {
        Self { folder: tempfile::tempdir().expect("a folder for the test") }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn read(&self, name: &str) -> Vec<u8> {
        fs::read(self.path(name)).expect("the file is there")
    }

    fn write(&self, name: &str, text: impl AsRef<[u8]>) {
        fs::write(self.path(name), text).expect("the folder can be written to");
    }

    fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_promachos"));
        command.args(args).current_dir(self.folder.path());
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    /// Runs the program.
    fn run(&self, args: &[&str]) -> Answer {
        Answer::of(self.command(args).output().expect("the program starts"))
    }

    /// Runs the program with somebody at the keyboard.
    fn typing(&self, args: &[&str], typed: &str) -> Answer {
        let mut child =
            self.command(args).stdin(Stdio::piped()).spawn().expect("the program starts");
        let mut keyboard = child.stdin.take().expect("its input is a pipe");
        // It may be gone before it has read everything: that is its right.
        let _ = keyboard.write_all(typed.as_bytes());
        drop(keyboard);
        Answer::of(child.wait_with_output().expect("the program ends"))
    }

    /// Runs the program, which must do well, and gives its output.
    #[track_caller]
    fn well(&self, args: &[&str]) -> String {
        let answer = self.run(args);
        assert_eq!((answer.code, answer.err.as_str()), (0, ""), "{args:?}\n{}", answer.out);
        answer.out
    }

    /// Runs the program, which must refuse: exit code 2, one message, no file changed or added.
    #[track_caller]
    fn refused(&self, args: &[&str]) -> String {
        let before = self.contents();
        let answer = self.run(args);
        assert_eq!((answer.code, answer.out.as_str()), (2, ""), "{args:?}\n{}", answer.err);
        assert!(answer.err.contains("promachos: ") || answer.err.contains("error: "), "{args:?}");
        assert_eq!(self.contents(), before, "{args:?} changed a file");
        answer.err
    }

    /// Every file with its bytes.
    fn contents(&self) -> Vec<(PathBuf, Vec<u8>)> {
        let mut files: Vec<(PathBuf, Vec<u8>)> = fs::read_dir(self.folder.path())
            .expect("the folder can be read")
            .map(|entry| entry.expect("the entry can be read").path())
            .map(|path| (path.clone(), fs::read(&path).unwrap_or_default()))
            .collect();
        files.sort();
        files
    }

    /// A new record of the position in `SETUP`.
    #[track_caller]
    fn with_setup(setup: &str) -> Self {
        let folder = Self::new();
        folder.write("setup.txt", setup);
        folder.well(&[
            "new",
            "thermopyles",
            "--setup",
            "setup.txt",
            "--seed",
            "1",
            "-o",
            "a.record",
        ]);
        folder
    }
}

impl Answer {
    fn of(output: Output) -> Self {
        let Output { status, stdout, stderr } = output;
        let text = |bytes| String::from_utf8(bytes).expect("the program writes UTF-8");
        let (out, err) = (text(stdout), text(stderr));
        assert!(!err.contains("panicked"), "{err}");
        Self { code: status.code().unwrap_or(-1), out, err }
    }
}

/// Somebody at the keyboard who reads before he types.
struct Keyboard {
    child: Child,
    input: ChildStdin,
    output: ChildStdout,
}

impl Keyboard {
    fn at(folder: &Folder, args: &[&str]) -> Self {
        let begun = folder.command(args).stdin(Stdio::piped()).spawn();
        let mut child = begun.expect("the program starts");
        let input = child.stdin.take().expect("its input is a pipe");
        let output = child.stdout.take().expect("its output is a pipe");
        Self { child, input, output }
    }

    /// Reads until a text has come.
    #[track_caller]
    fn until(&mut self, end: &str) -> String {
        let mut read = Vec::new();
        let mut byte = [0];
        while !read.ends_with(end.as_bytes()) {
            let more = self.output.read(&mut byte).expect("its output can be read");
            assert_eq!(more, 1, "it ended after {}", String::from_utf8_lossy(&read));
            read.push(byte[0]);
        }
        String::from_utf8(read).expect("the program writes UTF-8")
    }

    fn types(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("the program reads");
    }

    /// Types no more, and gives the rest.
    fn leaves(self) -> Answer {
        let Self { mut child, input, output } = self;
        drop(input);
        child.stdout = Some(output);
        Answer::of(child.wait_with_output().expect("the program ends"))
    }
}

/// A turn at the Hot Gates, two Support cards left.
const HOT_GATES: &str = "marker 3\nsupport 2\nslots 20/24 17/22\nhand 1 15 20\n";
