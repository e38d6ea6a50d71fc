//! Numbers that a person gives with an action: a bid, how many of a stack, a distance, an angle.

/// A number in an action, and what it may be while all else in the action stays the same.
///
/// In the action's notation it is the last word, as [`Measure::write`] writes it: whoever asks a
/// person for a number puts the answer there, and guesses nothing.
///
/// ```
/// use engine::number::{Measure, Number};
/// let bid = Number { value: 12, least: 10, most: 40, step: 5, measure: Measure::Pieces };
/// assert!(bid.takes(35) && !bid.takes(36) && !bid.takes(45));
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Number {
    /// What it is in this action.
    pub value: i32,
    /// The least that it may be.
    pub least: i32,
    /// The most that it may be.
    pub most: i32,
    /// From one possible number to the next, counted from the least.
    pub step: i32,
    /// What it counts.
    pub measure: Measure,
}

impl Number {
    /// Whether it may be so much.
    pub fn takes(&self, value: i32) -> bool {
        let above = i64::from(value) - i64::from(self.least);
        (self.least..=self.most).contains(&value) && above % i64::from(self.step.max(1)) == 0
    }

    /// The number that it may be and that is nearest to this one, the lower of two.
    #[must_use]
    pub fn nearest(&self, value: i32) -> i32 {
        let (least, step) = (i64::from(self.least), i64::from(self.step.max(1)));
        let above = i64::from(value.clamp(self.least, self.most.max(self.least))) - least;
        let (whole, rest) = (above / step * step, above % step);
        let up = least + whole + step;
        let nearer_up = rest * 2 > step && up <= i64::from(self.most);
        let nearest = if nearer_up { up } else { least + whole };
        i32::try_from(nearest).unwrap_or(self.least)
    }

    /// The middle of what it may be.
    #[must_use]
    pub fn middle(&self) -> i32 {
        self.nearest(self.least.midpoint(self.most))
    }
}

/// What a number counts.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Measure {
    /// Units, figures, counters.
    Pieces,
    /// Cards.
    Cards,
    /// Points of any kind.
    Points,
    /// Hundredths of a centimetre.
    Hundredths,
    /// Tenths of a degree.
    Tenths,
}

impl Measure {
    /// How many parts of what a person counts in make one.
    const fn parts(self) -> i32 {
        match self {
            Self::Pieces | Self::Cards | Self::Points => 1,
            Self::Hundredths => 100,
            Self::Tenths => 10,
        }
    }

    /// One word for programs: what a person counts in.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Pieces => "pieces",
            Self::Cards => "cards",
            Self::Points => "points",
            Self::Hundredths => "centimetres",
            Self::Tenths => "degrees",
        }
    }

    /// A number as a person writes it: 850 hundredths are `8.5`.
    pub fn write(self, value: i32) -> String {
        let (parts, size) = (self.parts(), value.unsigned_abs());
        let sign = if value < 0 { "-" } else { "" };
        let (whole, rest) = (size / parts.unsigned_abs(), size % parts.unsigned_abs());
        if rest == 0 {
            return format!("{sign}{whole}");
        }
        let digits = if parts == 100 { format!("{rest:02}") } else { rest.to_string() };
        format!("{sign}{whole}.{}", digits.trim_end_matches('0'))
    }

    /// The number that a person writes so, if it is one.
    pub fn read(self, text: &str) -> Option<i32> {
        let (whole, rest) = text.split_once('.').unwrap_or((text, ""));
        let places = self.parts().ilog10() as usize;
        let digits = |text: &str| text.bytes().all(|it| it.is_ascii_digit());
        let body = whole.strip_prefix('-').unwrap_or(whole);
        if body.is_empty() || !digits(body) || !digits(rest) || rest.len() > places {
            return None;
        }
        let rest = format!("{rest:0<places$}");
        format!("{whole}{rest}").parse().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::{Measure, Number};

    #[test]
    fn the_nearest_number_is_one_that_may_be_asked_for() {
        let bid = Number { value: 10, least: 10, most: 43, step: 5, measure: Measure::Pieces };
        let near = [-5, 12, 13, 40, 44, i32::MAX].map(|it| bid.nearest(it));
        assert_eq!(near, [10, 10, 15, 40, 40, 40]);
        assert!(near.iter().all(|&it| bid.takes(it)) && bid.takes(bid.middle()));
        let whole = Number { value: 0, least: i32::MIN, most: i32::MAX, ..bid };
        assert!(whole.takes(whole.middle()));
    }

    #[test]
    fn hundredths_of_a_centimetre_are_written_as_centimetres() {
        let written = [850, 8, 1_200, -25].map(|it| Measure::Hundredths.write(it));
        assert_eq!(written, ["8.5", "0.08", "12", "-0.25"]);
    }

    #[test]
    fn what_is_written_reads_back() {
        for measure in [Measure::Pieces, Measure::Hundredths, Measure::Tenths] {
            for value in [-1_000, -1, 0, 1, 99, 850, 12_345, i32::MAX, i32::MIN] {
                assert_eq!(measure.read(&measure.write(value)), Some(value), "{measure:?} {value}");
            }
        }
    }

    #[test]
    fn what_is_no_number_of_the_measure_is_not_read() {
        let read = ["", "-", "8.555", "8,5", "1e3", " 8"].map(|it| Measure::Hundredths.read(it));
        assert_eq!(read, [None; 6]);
        assert_eq!(Measure::Cards.read("2.5"), None);
    }
}
