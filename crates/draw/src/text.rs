//! Laying out text in columns. Widths are counted in characters: all ours are one column wide.

/// How many columns a text takes; ANSI colours take none.
pub fn width(text: &str) -> usize {
    let (mut columns, mut in_colour) = (0, false);
    for c in text.chars() {
        match c {
            '\x1b' => in_colour = true,
            'm' if in_colour => in_colour = false,
            _ if in_colour => {}
            _ => columns += 1,
        }
    }
    columns
}

/// The text, filled up with spaces on the right.
pub fn left(text: &str, columns: usize) -> String {
    format!("{text}{}", " ".repeat(columns.saturating_sub(width(text))))
}

/// The text in the middle.
pub fn centred(text: &str, columns: usize) -> String {
    let before = columns.saturating_sub(width(text)) / 2;
    left(&format!("{}{text}", " ".repeat(before)), columns)
}

/// The text, cut short with `…` where it is too long.
pub fn short(text: &str, columns: usize) -> String {
    if text.chars().count() <= columns {
        return text.to_owned();
    }
    let kept: String = text.chars().take(columns.saturating_sub(1)).collect();
    format!("{kept}…")
}

/// The text in lines of at most so many columns, broken between words.
pub fn wrapped(text: &str, columns: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if width(line) + 1 + width(word) <= columns => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// A paragraph, every line indented.
pub fn paragraph(text: &str, indent: usize, columns: usize) -> String {
    page(&wrapped(text, columns.saturating_sub(indent)), indent)
}

/// Lines as one text, indented, without spaces at their ends.
pub fn page(lines: &[String], indent: usize) -> String {
    let margin = " ".repeat(indent);
    let mut page = String::new();
    for line in lines {
        page.push_str(format!("{margin}{line}").trim_end());
        page.push('\n');
    }
    page
}

/// Two blocks side by side, the second from column `at` on.
pub fn beside(first: &[String], second: &[String], at: usize) -> Vec<String> {
    let none = String::new();
    (0..first.len().max(second.len()))
        .map(|line| {
            let (one, other) = (first.get(line).unwrap_or(&none), second.get(line));
            match other {
                Some(other) => format!("{}{other}", left(one, at)),
                None => one.clone(),
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{beside, centred, short, width, wrapped};

    #[test]
    fn colours_take_no_columns() {
        assert_eq!(width("\x1b[1;36mΛ 20\x1b[0m"), 4);
    }

    #[test]
    fn long_text_breaks_between_words_and_short_text_does_not() {
        assert_eq!(wrapped("Road to Greece", 10), ["Road to", "Greece"]);
        assert_eq!((short("Plain", 5), short("Plains", 5)), ("Plain".into(), "Plai…".into()));
    }

    #[test]
    fn blocks_stand_side_by_side_whatever_their_heights() {
        let (one, two) = (["a".to_owned()], ["b".to_owned(), "c".to_owned()]);
        assert_eq!(beside(&one, &two, 3), ["a  b", "   c"]);
        assert_eq!(centred("x", 4), " x  ");
    }
}
