//! Rust sources as tidy reads them: by lines and braces, without a parser.

use std::path::Path;

/// One source file.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct File {
    /// Its path below the folder that was read.
    pub name: String,
    /// Its text.
    pub text: String,
}

impl File {
    /// A file made up by a test.
    pub fn new(name: &str, text: &str) -> Self {
        Self { name: name.to_owned(), text: text.to_owned() }
    }
}

/// All Rust files below a folder, by name.
///
/// # Panics
/// If the folder cannot be read.
pub fn files(folder: &Path) -> Vec<File> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(at) = folders.pop() {
        let entries =
            std::fs::read_dir(&at).unwrap_or_else(|error| panic!("{}: {error}", at.display()));
        for entry in entries {
            let path = entry.expect("a readable folder").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|it| it == "rs") {
                let name = path.strip_prefix(folder).unwrap_or(&path).display().to_string();
                let text = std::fs::read_to_string(&path).expect("sources are UTF-8");
                found.push(File { name, text });
            }
        }
    }
    found.sort_by(|one, other| one.name.cmp(&other.name));
    found
}

/// The functions of a formatted source, each with its number of lines.
///
/// A function ends at the first line of its own indentation that closes its body, or its signature
/// where it has no body: rustfmt sees to it.
pub(super) fn functions(text: &str) -> Vec<(String, usize)> {
    let lines: Vec<&str> = text.lines().collect();
    let mut found = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let code = line.trim_start();
        let Some(name) = function_name(code) else { continue };
        let indent = &line[..line.len() - code.len()];
        let ends = |line: &str| {
            let own = line.strip_prefix(indent).filter(|rest| !rest.starts_with(' '));
            own.is_some_and(|rest| rest.ends_with('}') || rest.ends_with(';'))
        };
        let rest = &lines[at..];
        let length = rest.iter().position(|line| ends(line)).map_or(rest.len(), |last| last + 1);
        found.push((name.to_owned(), length));
    }
    found
}

/// The name of the function that a line begins, if it does.
fn function_name(code: &str) -> Option<&str> {
    let qualifiers = ["pub ", "pub(crate) ", "pub(super) ", "const ", "async "];
    let mut rest = code;
    while let Some(shorter) = qualifiers.iter().find_map(|word| rest.strip_prefix(word)) {
        rest = shorter;
    }
    let name = rest.strip_prefix("fn ")?;
    name.split(|c: char| !c.is_alphanumeric() && c != '_').next()
}

#[cfg(test)]
mod tests {
    use super::functions;

    #[test]
    fn functions_are_measured_from_signature_to_closing_brace() {
        let text =
            "fn one() {\n    two();\n}\n\nimpl It {\n    pub const fn two() -> u8 { 2 }\n}\n";
        assert_eq!(functions(text), [("one".to_owned(), 3), ("two".to_owned(), 1)]);
    }

    #[test]
    fn a_signature_without_a_body_ends_with_itself() {
        let text = "trait It {\n    fn one(\n        &self,\n    ) -> u8;\n\n    fn two();\n}\n";
        assert_eq!(functions(text), [("one".to_owned(), 3), ("two".to_owned(), 1)]);
    }
}
