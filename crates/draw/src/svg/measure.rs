//! How wide a text will be. A page has the fonts of its reader, so this can only be an estimate; it
//! is made for `DejaVu Serif`, the widest face that a browser is likely to fall back to.

use super::brush::Letters;

impl Letters {
    /// How wide a text in these letters is, at the most.
    pub(crate) fn width(self, text: &str) -> f32 {
        let ems: f32 = text.chars().map(em).sum();
        ems * self.size * if self.bold { 1.09 } else { 1.0 }
    }

    /// The text, cut short with `…` where it is wider than the room.
    pub(crate) fn fitted(self, text: &str, room: f32) -> String {
        if self.width(text) <= room {
            return text.to_owned();
        }
        let mut kept = text.to_owned();
        while kept.pop().is_some() {
            let cut = format!("{}…", kept.trim_end());
            if self.width(&cut) <= room {
                return cut;
            }
        }
        String::new()
    }
}

impl Letters {
    /// The text in lines that are no wider than the room, broken between words; a word that is
    /// wider alone stands on a line of its own.
    pub(crate) fn lines(self, text: &str, room: f32) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for word in text.split_whitespace() {
            match lines.last_mut() {
                Some(line) if self.width(&format!("{line} {word}")) <= room => {
                    line.push(' ');
                    line.push_str(word);
                }
                _ => lines.push(word.to_owned()),
            }
        }
        lines
    }
}

/// The width of a letter as a share of its height.
const fn em(letter: char) -> f32 {
    match letter {
        'i' | 'j' | 'l' | ' ' | '.' | ',' | ':' | ';' | '\'' | '|' | '!' => 0.34,
        'f' | 't' | 'r' | 's' | '(' | ')' | '[' | ']' | '-' | 'I' | 'J' => 0.48,
        'm' | 'w' | 'M' | 'W' | '…' | '@' | '%' => 1.02,
        'A'..='Z' => 0.76,
        // Letters of the Latin, Greek and Cyrillic alphabets, and digits.
        '\u{20}'..='\u{52f}' | '–' => 0.63,
        _ => 1.0,
    }
}

#[cfg(test)]
mod tests {
    use crate::svg::Tone;
    use crate::svg::brush::letters;

    #[test]
    fn a_name_that_is_too_wide_ends_in_an_ellipsis_and_fits() {
        let ink = letters(16.0, Tone::Ink);
        assert_eq!(ink.fitted("Hydarnes", 200.0), "Hydarnes");
        let cut = ink.fitted("Hydarnes of the Ten Thousand", 100.0);
        assert!(cut.starts_with("Hyd") && cut.ends_with('…') && ink.width(&cut) <= 100.0, "{cut}");
        assert_eq!(ink.fitted("Hydarnes", 3.0), "");
    }

    #[test]
    fn a_text_that_is_too_wide_is_broken_between_words_and_loses_none() {
        let ink = letters(16.0, Tone::Ink);
        let lines = ink.lines("Hydarnes of the Ten Thousand", 110.0);
        assert!(lines.len() > 1 && lines.iter().all(|line| ink.width(line) <= 110.0), "{lines:?}");
        assert_eq!(lines.join(" "), "Hydarnes of the Ten Thousand");
    }

    #[test]
    fn bold_letters_are_wider() {
        let ink = letters(16.0, Tone::Ink);
        assert!(ink.bold().width("Greeks") > ink.width("Greeks"));
    }
}
