//! What every game's notation has in common.

use crate::Fault;

/// Reads the lines of a text in which each line is one fact, as a position is: `#` begins a
/// comment, empty lines say nothing, and no fact is given twice. `read` takes in one line and
/// returns the name of its fact.
///
/// # Errors
/// Every line that is wrong, with its number.
pub fn read_lines(
    text: &str,
    mut read: impl FnMut(&str) -> Result<String, String>,
) -> Result<(), Vec<Fault>> {
    let mut faults = Vec::new();
    let mut seen: Vec<String> = Vec::new();
    for (line, content) in (1..).zip(text.lines()) {
        let content = content.split('#').next().unwrap_or_default().trim();
        if content.is_empty() {
            continue;
        }
        match read(content) {
            Err(what) => faults.push(Fault::at(line, what)),
            Ok(key) if seen.contains(&key) => {
                faults.push(Fault::at(line, format!("{key} is given twice; keep one line")));
            }
            Ok(key) => seen.push(key),
        }
    }
    if faults.is_empty() { Ok(()) } else { Err(faults) }
}

#[cfg(test)]
mod tests {
    use super::read_lines;
    use crate::Fault;

    /// Lines as `ford 3`; a line without a number is wrong.
    fn read(text: &str) -> (Vec<String>, Result<(), Vec<Fault>>) {
        let mut lines = Vec::new();
        let read = read_lines(text, |line| {
            lines.push(line.to_owned());
            let (key, _) = line.split_once(' ').ok_or("a number is missing")?;
            Ok(key.to_owned())
        });
        (lines, read)
    }

    #[test]
    fn comments_and_empty_lines_say_nothing() {
        let (lines, read) = read("# The river.\n\n  ford 3 # deep\n   \nbank 1");
        assert_eq!(lines, ["ford 3", "bank 1"]);
        assert_eq!(read, Ok(()));
    }

    #[test]
    fn a_fact_given_twice_is_a_fault_of_its_second_line() {
        let twice = Fault::at(3, "ford is given twice; keep one line");
        assert_eq!(read("ford 3\nbank 1\nford 3").1, Err(vec![twice]));
    }

    #[test]
    fn every_wrong_line_is_told_with_its_number() {
        let wrong = |line| Fault::at(line, "a number is missing");
        assert_eq!(read("\nford\nbank 1\nbank").1, Err(vec![wrong(2), wrong(4)]));
    }

    #[test]
    fn a_wrong_line_does_not_count_as_given() {
        let wrong = Fault::at(1, "a number is missing");
        assert_eq!(read("ford\nford 3").1, Err(vec![wrong]));
    }
}
