//! The simplest forms, and those that put others together.

use std::fmt::{self, Display, Write as _};
use std::ops::RangeInclusive;

use super::form::{Called, Form, Misread, Pen, Words};
use crate::Seat;

/// A small number, written one way only: no sign, no leading zero.
#[derive(Clone, Debug)]
pub struct Numbers(RangeInclusive<u8>);

/// A number of a range.
pub const fn number(range: RangeInclusive<u8>) -> Numbers {
    Numbers(range)
}

/// Any small number; what it may be, the rules say.
pub fn any_number() -> Called<Numbers> {
    number(0..=u8::MAX).called("NUMBER", "a number from 0 to 255")
}

impl Form for Numbers {
    type Value = u8;

    fn write(&self, value: &u8, pen: &mut Pen<'_>) {
        pen.value(value);
    }

    fn read(&self, words: &mut Words<'_>) -> Result<u8, Misread> {
        let word = words.next().filter(|word| *word == "0" || !word.starts_with(['+', '0']));
        let number = word.and_then(|word| word.parse().ok());
        number.filter(|number| self.0.contains(number)).ok_or(Misread::Form)
    }

    fn sign(&self) -> String {
        format!("{} to {}", self.0.start(), self.0.end())
    }

    fn told(&self) -> String {
        format!("a number from {}", self.sign())
    }
}

/// A seat of a table with so many.
#[derive(Copy, Clone, Debug)]
pub struct Seats(u8);

/// A seat of a table with so many.
pub const fn seat_of(seats: u8) -> Seats {
    Seats(seats)
}

impl Form for Seats {
    type Value = Seat;

    fn write(&self, seat: &Seat, pen: &mut Pen<'_>) {
        pen.value(seat);
    }

    fn read(&self, words: &mut Words<'_>) -> Result<Seat, Misread> {
        let number = number(1..=self.0).read(words)?;
        Seat::numbered(number, self.0).ok_or(Misread::Form)
    }

    fn sign(&self) -> String {
        "SEAT".to_owned()
    }

    fn told(&self) -> String {
        match self.0 {
            1 => "seat 1".to_owned(),
            2 => "seat 1 or 2".to_owned(),
            seats => format!("a seat from 1 to {seats}"),
        }
    }
}

/// One of several things that show themselves as notation has them.
#[derive(Clone, Debug)]
pub struct Among<I>(I);

/// One of several things that show themselves as notation has them.
pub const fn among<I: IntoIterator + Clone>(all: I) -> Among<I> {
    Among(all)
}

impl<I: IntoIterator<Item: Copy + Display> + Clone> Form for Among<I> {
    type Value = I::Item;

    fn write(&self, value: &I::Item, pen: &mut Pen<'_>) {
        pen.value(value);
    }

    fn read(&self, words: &mut Words<'_>) -> Result<I::Item, Misread> {
        let word = words.next().ok_or(Misread::Form)?;
        self.0.clone().into_iter().find(|item| is_written(item, word)).ok_or(Misread::Form)
    }

    fn sign(&self) -> String {
        let words = self.0.clone().into_iter().map(|item| item.to_string());
        words.collect::<Vec<_>>().join("|")
    }

    fn told(&self) -> String {
        either(self.0.clone().into_iter().map(|item| item.to_string()))
    }
}

/// Whether a thing is written so, in whatever capitals.
fn is_written(thing: impl Display, word: &str) -> bool {
    struct Left<'t>(&'t [u8]);

    impl fmt::Write for Left<'_> {
        fn write_str(&mut self, part: &str) -> fmt::Result {
            let (begins, rest) = self.0.split_at_checked(part.len()).ok_or(fmt::Error)?;
            self.0 = rest;
            if begins.eq_ignore_ascii_case(part.as_bytes()) { Ok(()) } else { Err(fmt::Error) }
        }
    }

    let mut left = Left(word.as_bytes());
    write!(left, "{thing}").is_ok() && left.0.is_empty()
}

/// One of several things, each with a word of its own.
#[derive(Clone, Debug)]
pub struct Named<I, W> {
    all: I,
    word: W,
}

/// One of several things, and its word.
pub const fn named<I, W>(all: I, word: W) -> Named<I, W>
where
    I: IntoIterator + Clone,
    W: Fn(I::Item) -> &'static str,
{
    Named { all, word }
}

/// `yes` or `no`.
pub fn yes_or_no() -> impl Form<Value = bool> {
    named([true, false], |yes| if yes { "yes" } else { "no" })
}

impl<I, W> Form for Named<I, W>
where
    I: IntoIterator<Item: Copy> + Clone,
    W: Fn(I::Item) -> &'static str,
{
    type Value = I::Item;

    fn write(&self, value: &I::Item, pen: &mut Pen<'_>) {
        pen.word((self.word)(*value));
    }

    fn read(&self, words: &mut Words<'_>) -> Result<I::Item, Misread> {
        let word = words.next().ok_or(Misread::Form)?;
        let mut all = self.all.clone().into_iter();
        all.find(|item| word.eq_ignore_ascii_case((self.word)(*item))).ok_or(Misread::Form)
    }

    fn sign(&self) -> String {
        let words = self.all.clone().into_iter().map(|item| (self.word)(item));
        words.collect::<Vec<_>>().join("|")
    }

    fn told(&self) -> String {
        either(self.all.clone().into_iter().map(|item| (self.word)(item).to_owned()))
    }
}

/// A value, or a word in its place.
#[derive(Copy, Clone, Debug)]
pub struct Or<F> {
    form: F,
    word: &'static str,
}

/// A value, or `-` for none.
pub const fn or_none<F>(form: F) -> Or<F> {
    Or { form, word: "-" }
}

/// A value, or this word where there is none.
pub const fn or_word<F>(form: F, word: &'static str) -> Or<F> {
    Or { form, word }
}

impl<F: Form> Form for Or<F> {
    type Value = Option<F::Value>;

    fn write(&self, value: &Self::Value, pen: &mut Pen<'_>) {
        match value {
            Some(value) => self.form.write(value, pen),
            None => pen.word(self.word),
        }
    }

    fn read(&self, words: &mut Words<'_>) -> Result<Self::Value, Misread> {
        if words.has(self.word) { Ok(None) } else { self.form.read(words).map(Some) }
    }

    fn sign(&self) -> String {
        format!("{}|{}", self.form.sign(), self.word)
    }

    fn told(&self) -> String {
        format!("{}, or {}", self.form.told(), self.word)
    }
}

/// A value behind a word that says what it is.
#[derive(Copy, Clone, Debug)]
pub struct After<F> {
    word: &'static str,
    form: F,
}

/// A value behind a word.
pub const fn after<F>(word: &'static str, form: F) -> After<F> {
    After { word, form }
}

impl<F: Form> Form for After<F> {
    type Value = F::Value;

    fn write(&self, value: &F::Value, pen: &mut Pen<'_>) {
        pen.word(self.word);
        self.form.write(value, pen);
    }

    fn read(&self, words: &mut Words<'_>) -> Result<F::Value, Misread> {
        if words.has(self.word) { self.form.read(words) } else { Err(Misread::Form) }
    }

    fn sign(&self) -> String {
        format!("{} {}", self.word, self.form.sign())
    }
}

/// Several things as a sentence offers them: `never, now or before`.
pub fn either(things: impl IntoIterator<Item = String>) -> String {
    let things: Vec<String> = things.into_iter().collect();
    match &things[..] {
        [first @ .., last] if !first.is_empty() => format!("{} or {last}", first.join(", ")),
        _ => things.concat(),
    }
}
