//! Chances as people say them: whole percents, small numbers in words, "about" where it is about.

use engine::Forecast;

use crate::grammar::capital;

/// How often something comes, as a figure behind its name: `for certain`, `49 %`, `under 1 %`.
pub(crate) fn share<A, Q, W>(forecast: &Forecast<A, Q, W>, ways: u64) -> String {
    match whole_percent(ways, forecast.of) {
        _ if ways == 0 => "never".to_owned(),
        _ if ways == forecast.of && !forecast.rounded => "for certain".to_owned(),
        0 => "under 1 %".to_owned(),
        100 => "over 99 %".to_owned(),
        percent => format!("{percent} %"),
    }
}

/// How often something comes, as a sentence goes on: `for certain`, `in 49 % of cases`.
pub(crate) fn often<A, Q, W>(forecast: &Forecast<A, Q, W>, ways: u64) -> String {
    match whole_percent(ways, forecast.of) {
        _ if ways == 0 => "never".to_owned(),
        _ if ways == forecast.of && !forecast.rounded => "for certain".to_owned(),
        0 => SELDOM.to_owned(),
        100 => "in more than 99 of 100 cases".to_owned(),
        percent => format!("in {percent} % of cases"),
    }
}

/// What is possible, but not to be reckoned with.
const SELDOM: &str = "in fewer than 1 of 100 cases";

fn whole_percent(ways: u64, of: u64) -> u128 {
    let (ways, of) = (u128::from(ways), u128::from(of.max(1)));
    (ways * 200 + of) / (of * 2)
}

/// A number, in words as long as it is small.
pub(crate) fn number(number: u64) -> String {
    const WORDS: [&str; 13] = [
        "none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
        "eleven", "twelve",
    ];
    let small = usize::try_from(number).ok().and_then(|at| WORDS.get(at));
    small.map_or_else(|| number.to_string(), |&word| word.to_owned())
}

/// Words as a sentence, with a capital and a full stop, and what it cites behind it.
pub(crate) fn sentence(words: &str, cited: &str) -> String {
    let gap = if cited.is_empty() { "" } else { " " };
    format!("{}.{gap}{cited}", capital(words))
}

/// What is counted, as a sentence says it.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Counted {
    /// The verb: `lose`.
    pub(crate) does: &'static str,
    /// None of it: `nobody`.
    pub(crate) none: &'static str,
    /// After one: ` hit`, or nothing.
    pub(crate) one: &'static str,
    /// After several: ` hits`, or nothing.
    pub(crate) more: &'static str,
}

impl Counted {
    fn many(&self, count: u64) -> String {
        match count {
            0 => self.none.to_owned(),
            1 => format!("one{}", self.one),
            count => format!("{}{}", number(count), self.more),
        }
    }
}

/// How often each number comes.
#[derive(Clone, Debug)]
pub(crate) struct Tally {
    /// Numbers that may come, from the least, each with its ways.
    numbers: Vec<(u64, u64)>,
    of: u64,
}

impl Tally {
    pub(crate) fn new(numbers: impl Iterator<Item = (u64, u64)>, of: u64) -> Self {
        let mut numbers: Vec<(u64, u64)> = numbers.filter(|(_, ways)| *ways > 0).collect();
        numbers.sort_unstable();
        Self { numbers, of }
    }

    /// In how many cases it is so many or more.
    pub(crate) fn at_least(&self, number: u64) -> u64 {
        self.numbers.iter().filter(|(it, _)| *it >= number).map(|(_, ways)| ways).sum()
    }

    /// The largest number that may come.
    pub(crate) fn most(&self) -> u64 {
        self.numbers.last().map_or(0, |(number, _)| *number)
    }

    /// What is to be expected: `lose two`, `lose about two`, `mostly lose nobody`.
    pub(crate) fn expected(&self, counted: Counted) -> String {
        let does = counted.does;
        if let [(only, _)] = self.numbers[..] {
            return format!("{does} {}", counted.many(only));
        }
        let none = self.of - self.at_least(1).min(self.of);
        if whole_percent(none, self.of) == 100 {
            return format!("{does} {} {SELDOM}", counted.many(1));
        }
        if none > self.of / 2 {
            return format!("mostly {does} {}", counted.many(0));
        }
        format!("{does} about {}", counted.many(self.mean().max(1)))
    }

    /// The mean, to the next whole number.
    fn mean(&self) -> u64 {
        let sum: u128 =
            self.numbers.iter().map(|(it, ways)| u128::from(*it) * u128::from(*ways)).sum();
        let of = u128::from(self.of.max(1));
        u64::try_from((sum * 2 + of) / (of * 2)).unwrap_or(u64::MAX)
    }

    /// Between which numbers it is nine times in ten, with a twentieth at most on either side;
    /// nothing where that is one number.
    pub(crate) fn nine_in_ten(&self) -> Option<(u64, u64)> {
        let counts = |ways: u64| u128::from(ways) * 20 > u128::from(self.of);
        let up_to = |number: u64| self.of - self.at_least(number + 1).min(self.of);
        let least = self.numbers.iter().find(|(it, _)| counts(up_to(*it)))?.0;
        let most = self.numbers.iter().rev().find(|(it, _)| counts(self.at_least(*it)))?.0;
        (least < most).then_some((least, most))
    }
}

#[cfg(test)]
mod tests {
    use engine::Forecast;

    use super::{Counted, Tally, number, often, sentence, share};

    const LOSE: Counted = Counted { does: "lose", none: "nobody", one: "", more: "" };

    fn expected(numbers: &[(u64, u64)], of: u64) -> String {
        Tally::new(numbers.iter().copied(), of).expected(LOSE)
    }

    #[test]
    fn a_chance_is_a_whole_percentage_and_only_what_is_certain_is_called_so() {
        let of = |rounded| Forecast::<(), (), ()> {
            after: Vec::new(),
            of: 1000,
            rounded,
            questions: Vec::new(),
        };
        let said = [0, 4, 5, 486, 994, 995, 1000].map(|ways| often(&of(false), ways));
        let told = ["in 1 % of cases", "in 49 % of cases", "in 99 % of cases"];
        assert_eq!(said[2..5], told);
        let [never, seldom, .., nearly, certain] = said;
        assert_eq!([never, certain], ["never", "for certain"]);
        assert_eq!(seldom, "in fewer than 1 of 100 cases");
        assert_eq!(nearly, "in more than 99 of 100 cases");
        let rounded = of(true);
        assert_eq!(often(&rounded, 1000), nearly, "all of what is rounded is not all");
        let shares = [0, 4, 5, 995, 1000].map(|ways| share(&of(false), ways));
        assert_eq!(shares, ["never", "under 1 %", "1 %", "over 99 %", "for certain"]);
        assert_eq!(share(&rounded, 1000), "over 99 %");
    }

    #[test]
    fn what_is_to_be_expected_is_said_in_whole_units() {
        assert_eq!(expected(&[(0, 10)], 10), "lose nobody");
        assert_eq!(expected(&[(3, 10)], 10), "lose three");
        assert_eq!(expected(&[(0, 996), (1, 4)], 1000), "lose one in fewer than 1 of 100 cases");
        assert_eq!(expected(&[(0, 6), (1, 4)], 10), "mostly lose nobody");
        // One or three, each half of the time: two on average, and never two.
        assert_eq!(expected(&[(1, 5), (3, 5)], 10), "lose about two");
        assert_eq!(expected(&[(0, 5), (20, 5)], 10), "lose about ten");
        assert_eq!(expected(&[(13, 5), (14, 5)], 10), "lose about 14");
    }

    #[test]
    fn nine_times_in_ten_leaves_out_what_is_no_more_than_one_in_twenty() {
        let tally = |numbers: &[(u64, u64)]| Tally::new(numbers.iter().copied(), 100).nine_in_ten();
        assert_eq!(tally(&[(0, 5), (1, 45), (2, 45), (3, 5)]), Some((1, 2)));
        assert_eq!(tally(&[(0, 6), (1, 44), (2, 45), (4, 5)]), Some((0, 2)));
        assert_eq!(tally(&[(2, 100)]), None);
    }

    #[test]
    fn small_numbers_are_words_and_a_sentence_cites_behind_its_stop() {
        assert_eq!([number(0), number(12), number(13)], ["none", "twelve", "13"]);
        assert_eq!(sentence("it holds", "[K16]"), "It holds. [K16]");
    }
}
