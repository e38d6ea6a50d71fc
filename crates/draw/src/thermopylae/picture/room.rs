//! Where the name of a place stands on its land, and where its counters stand.
//!
//! A name keeps clear of the border, where the rings of what may be done run, and of the counters:
//! so it covers no other name, no ring and no counter, whatever stands on the map. Where the land is
//! narrow a name is set in more lines, then tighter, and at last cut short.

use super::chart::{Plot, Spot};
use crate::svg::Tone;
use crate::svg::brush::{Letters, length, letters};
use crate::text;

/// How high the letters are: 14 pixels on a desk of 1280.
const SIZE: f32 = 15.0;
/// What of them is over the line that they stand on.
const OVER: f32 = 0.76;
/// How far a name stays from the border: a ring lies there.
const CLEAR: f32 = 8.5;
/// The room between a name and counters.
const GAP: f32 = 1.5;
/// Counters may touch the border.
const TOUCH: f32 = 1.0;
/// The shares of their natural width to which letters may be set, the best first.
const TIGHT: [f32; 8] = [1.0, 0.96, 0.92, 0.88, 0.84, 0.8, 0.76, 0.72];
/// Letters set tighter than this are hard to read.
const READABLE: f32 = 0.8;
/// The most lines of a name.
const MOST: usize = 3;
/// A word so long may be divided.
const LONG: usize = 9;

/// One line of a name.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Line {
    pub(super) text: String,
    /// Its middle, on the line that the letters stand on.
    pub(super) at: Spot,
    /// How wide it is set.
    pub(super) wide: f32,
    /// Whether that is less than it would be.
    pub(super) tight: bool,
}

/// What stands on a piece of land, and where.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Room {
    pub(super) name: Vec<Line>,
    /// The middle of the counters.
    pub(super) counters: Spot,
    /// From where to where counters may stand there.
    pub(super) across: [f32; 2],
    /// How good it is.
    worth: f32,
}

/// What counters need: how wide they are at the most and at the least, and how high.
#[derive(Copy, Clone)]
pub(super) struct Need {
    pub(super) wide: f32,
    pub(super) least: f32,
    pub(super) high: f32,
    /// Whether they stand below the name whatever the land is like.
    pub(super) below: bool,
}

/// The letters of names.
pub(super) const fn ink() -> Letters {
    letters(SIZE, Tone::LandInk).middle()
}

impl Line {
    /// The box around it: left, top, width, height.
    pub(super) fn bounds(&self) -> crate::svg::brush::Rect {
        [self.at[0] - self.wide / 2.0, self.at[1] - OVER * SIZE, self.wide, SIZE]
    }
}

impl Room {
    /// The best room on a piece of land for a name and its counters.
    pub(super) fn new(plot: &Plot, name: &str, need: Need) -> Self {
        let mut best = Self { counters: plot.middle, worth: f32::MIN, ..Self::default() };
        for lines in divided(name) {
            best.improve(plot, &lines, need);
        }
        if best.name.is_empty() {
            best.cut_short(plot, name, need);
        }
        best
    }

    /// Takes the best place for these lines, if it is better than what it has.
    fn improve(&mut self, plot: &Plot, lines: &[String], need: Need) {
        let high = length(lines.len()) * SIZE;
        let [_, top, _, tall] = plot.bounds();
        let steps = crate::svg::brush::times(1.0, tall - high - GAP - need.high);
        for step in 0..=steps {
            let from = top + length(step);
            for below in [true, false] {
                if !below && need.below {
                    continue;
                }
                let (name, counters) =
                    if below { (from, from + high + GAP) } else { (from + need.high + GAP, from) };
                if let Some(room) = Self::at(plot, lines, name, counters, need)
                    && room.worth - if below { 0.0 } else { 0.15 } > self.worth
                {
                    *self = room;
                }
            }
        }
    }

    /// A name and counters that begin at two heights.
    fn at(plot: &Plot, lines: &[String], top: f32, counters: f32, need: Need) -> Option<Self> {
        let across = plot.within(counters, counters + need.high, TOUCH)?;
        let free: Vec<[f32; 2]> = (0..lines.len())
            .map(|at| top + length(at) * SIZE)
            .map(|from| plot.within(from, from + SIZE, CLEAR))
            .collect::<Option<_>>()?;
        let widths: Vec<f32> = lines.iter().map(|line| ink().width(line)).collect();
        let fits = |share: f32| {
            let each = || {
                free.iter()
                    .zip(&widths)
                    .map(|(&[l, r], w)| [l + w * share / 2.0, r - w * share / 2.0])
            };
            let left = each().map(|[l, _]| l).fold(f32::MIN, f32::max);
            let right = each().map(|[_, r]| r).fold(f32::MAX, f32::min);
            (left <= right).then_some((share, f32::midpoint(left, right)))
        };
        let (share, x) = TIGHT.into_iter().find_map(fits)?;
        let room = across[1] - across[0];
        let worth = room.min(need.wide) / need.wide + share * 2.0
            - 5.0 * (READABLE - share).max(0.0)
            - 0.05 * length(lines.len())
            - 0.1 * (need.least - room).max(0.0)
            - 0.2 * length(lines.iter().filter(|line| line.ends_with('-')).count());
        let name = lines.iter().zip(widths).enumerate().map(|(at, (text, width))| Line {
            text: text.clone(),
            at: [x, top + length(at) * SIZE + OVER * SIZE],
            wide: width * share,
            tight: share < 1.0,
        });
        let middle = f32::midpoint(across[0], across[1]);
        let spot = [middle, counters + need.high / 2.0];
        Some(Self { name: name.collect(), counters: spot, across, worth })
    }

    /// Land without room for the name: as much of it as goes into one line.
    fn cut_short(&mut self, plot: &Plot, name: &str, need: Need) {
        let (_, top) = (plot.middle, plot.bounds()[1]);
        let [_, _, _, tall] = plot.bounds();
        for step in 0..crate::svg::brush::times(1.0, tall) {
            let from = top + length(step);
            let (Some(free), Some(across)) = (
                plot.within(from, from + SIZE, CLEAR),
                plot.within(from + SIZE + GAP, from + SIZE + GAP + need.high.min(27.0), TOUCH),
            ) else {
                continue;
            };
            let text = ink().fitted(name, free[1] - free[0]);
            let wide = ink().width(&text);
            if wide <= self.name.first().map_or(0.0, |line| line.wide) {
                continue;
            }
            let x = f32::midpoint(free[0], free[1]);
            let at = [x, from + OVER * SIZE];
            self.name = vec![Line { text, at, wide, tight: false }];
            self.across = across;
            self.counters = [f32::midpoint(across[0], across[1]), from + SIZE + GAP + 13.5];
        }
        if self.name.is_empty() {
            self.across = plot.across(self.counters[1]).unwrap_or([self.counters[0]; 2]);
        }
    }
}

/// Every way to set a name: in one to three lines, long words divided.
fn divided(name: &str) -> Vec<Vec<String>> {
    let words: Vec<&str> = name.split(' ').collect();
    let mut ways = in_lines(&words);
    for (at, word) in words.iter().enumerate().filter(|(_, word)| text::width(word) >= LONG) {
        for (head, tail) in syllables(word) {
            let mut parts: Vec<&str> = words[..at].to_vec();
            parts.extend([head.as_str(), tail]);
            parts.extend(&words[at + 1..]);
            ways.extend(
                in_lines(&parts)
                    .into_iter()
                    .filter(|lines| lines.iter().all(|line| !line.contains("- "))),
            );
        }
    }
    ways
}

/// Words in one to three lines.
fn in_lines(words: &[&str]) -> Vec<Vec<String>> {
    let mut ways = vec![vec![words.join(" ")]];
    for one in 1..words.len() {
        let (head, rest) = words.split_at(one);
        ways.push(vec![head.join(" "), rest.join(" ")]);
        for two in 1..rest.len() {
            let (middle, last) = rest.split_at(two);
            ways.push(vec![head.join(" "), middle.join(" "), last.join(" ")]);
        }
    }
    ways.retain(|lines| lines.len() <= MOST);
    ways
}

/// A long word in two, between syllables, four letters at least on each side.
fn syllables(word: &str) -> Vec<(String, &str)> {
    let letters: Vec<(usize, char)> = word.char_indices().collect();
    let mut ways = Vec::new();
    for pair in 4..letters.len().saturating_sub(3) {
        let rest: Vec<char> = letters[pair - 1..].iter().map(|(_, letter)| *letter).collect();
        let at = letters[pair].0;
        if !flow(rest[0], rest[1]) && begins_syllable(&rest[1..]) {
            ways.push((format!("{}-", &word[..at]), &word[at..]));
        }
    }
    ways
}

/// Whether a syllable begins here: with one consonant before a vowel, or with two that flow together.
fn begins_syllable(rest: &[char]) -> bool {
    let is_vowel = |letter: &char| "aeiouy".contains(*letter);
    match rest {
        [first, ..] if !first.is_lowercase() || is_vowel(first) => false,
        [_, second, ..] if is_vowel(second) => true,
        [first, second, third, ..] => flow(*first, *second) && is_vowel(third),
        _ => false,
    }
}

/// Whether two consonants are not divided, as in “dromos” and “Trachis”.
fn flow(first: char, second: char) -> bool {
    "bcdfgkpt".contains(first) && "hlr".contains(second)
}

#[cfg(test)]
mod tests {
    use super::syllables;

    #[test]
    fn long_words_are_divided_between_syllables() {
        let divided = |word| {
            let ways = syllables(word);
            ways.into_iter().map(|(head, tail)| head + tail).collect::<Vec<_>>()
        };
        assert_eq!(divided("Melampygos"), ["Melam-pygos"]);
        assert_eq!(divided("Kallidromos"), ["Kalli-dromos"]);
        assert_eq!(divided("Trachinian"), ["Trachi-nian"]);
    }
}
