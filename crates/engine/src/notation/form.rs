//! A form: how values of one kind are written. Both directions stand side by side, or come from
//! one list, so that what is written is what is read.

use std::fmt::{self, Display, Write as _};
use std::marker::PhantomData;

/// How values of one kind are written and read, and what people call them.
pub trait Form {
    /// What is written.
    type Value;

    /// Writes a value.
    fn write(&self, value: &Self::Value, pen: &mut Pen<'_>);

    /// Reads a value off the next words. Capitals are read like small letters, and never written.
    ///
    /// # Errors
    /// If the words are no such value.
    fn read(&self, words: &mut Words<'_>) -> Result<Self::Value, Misread>;

    /// What stands for it in a pattern: `SEAT`, `0 to 4`, `yes|no`.
    fn sign(&self) -> String;

    /// What it is called in a sentence: `a seat of this table`, `yes or no`.
    fn told(&self) -> String {
        self.sign()
    }

    /// What is the matter with words that are nearly of this form; nothing if they are far from it.
    fn near(&self, _words: &Words<'_>) -> Option<String> {
        None
    }

    /// The same form by another name.
    fn called(self, sign: &'static str, told: &'static str) -> Called<Self>
    where
        Self: Sized,
    {
        Called { form: self, sign, told }
    }
}

/// Why words were not read.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Misread {
    /// They are not of the form.
    Form,
    /// They are nearly so; this is the matter.
    Because(String),
}

impl Misread {
    /// They are nearly of the form; this is the matter.
    pub fn because(what: impl Into<String>) -> Self {
        Self::Because(what.into())
    }
}

/// Writes words, one space between them.
#[derive(Debug)]
pub struct Pen<'a> {
    text: &'a mut String,
    begun: bool,
}

impl<'a> Pen<'a> {
    /// A pen at the beginning of a text.
    pub const fn new(text: &'a mut String) -> Self {
        Self { text, begun: false }
    }

    /// A pen behind a word that is written already.
    pub(super) const fn behind_a_word(text: &'a mut String) -> Self {
        Self { text, begun: true }
    }

    /// Writes a word.
    pub fn word(&mut self, word: &str) {
        if self.begun {
            self.text.push(' ');
        }
        self.begun = true;
        self.text.push_str(word);
    }

    /// Writes the fixed words of a pattern, if it has any.
    pub fn phrase(&mut self, phrase: &str) {
        if !phrase.is_empty() {
            self.word(phrase);
        }
    }

    /// Writes a value as a word.
    pub fn value(&mut self, value: impl Display) {
        self.word("");
        let _ = write!(self.text, "{value}");
    }

    /// Writes on in the same word: a mark, and a number behind it.
    pub fn part(&mut self, mark: char, number: u8) {
        self.text.push(mark);
        let _ = write!(self.text, "{number}");
    }
}

/// Words still to be read.
#[derive(Clone, Debug)]
pub struct Words<'t>(&'t str);

impl<'t> Words<'t> {
    /// The words of a text.
    pub fn new(text: &'t str) -> Self {
        Self(text.trim())
    }

    /// Whether no word is left.
    pub const fn are_done(&self) -> bool {
        self.0.is_empty()
    }

    /// What is left, as it stands there.
    pub const fn rest(&self) -> &'t str {
        self.0
    }

    /// Takes the next word if it is this one, in whatever capitals.
    pub fn has(&mut self, word: &str) -> bool {
        let mut ahead = self.clone();
        let found = ahead.next().is_some_and(|next| next.eq_ignore_ascii_case(word));
        if found {
            *self = ahead;
        }
        found
    }

    /// Takes the next words if they are these.
    pub fn have(&mut self, phrase: &str) -> bool {
        let mut ahead = self.clone();
        let found = phrase.split(' ').filter(|word| !word.is_empty()).all(|word| ahead.has(word));
        if found {
            *self = ahead;
        }
        found
    }

    /// Takes the words before this one, and this one; all of them where it is not there.
    #[must_use]
    pub fn before(&mut self, word: &str) -> Self {
        let all = self.0;
        loop {
            let passed = all.len() - self.0.len();
            if self.has(word) {
                return Self(all[..passed].trim_end());
            }
            if self.next().is_none() {
                return Self(all);
            }
        }
    }
}

impl<'t> Iterator for Words<'t> {
    type Item = &'t str;

    fn next(&mut self) -> Option<&'t str> {
        let end = self.0.find(char::is_whitespace).unwrap_or(self.0.len());
        let (word, rest) = self.0.split_at(end);
        self.0 = rest.trim_start();
        (!word.is_empty()).then_some(word)
    }
}

/// Writes a value where `Display` asks for it.
///
/// # Errors
/// Those of the formatter.
pub fn display<F: Form>(form: &F, value: &F::Value, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let mut text = String::new();
    form.write(value, &mut Pen::new(&mut text));
    f.write_str(&text)
}

/// Reads a text that is one value and nothing else.
///
/// # Errors
/// If it is none.
pub fn read_whole<F: Form>(form: &F, text: &str) -> Result<F::Value, Misread> {
    let mut words = Words::new(text);
    let value = form.read(&mut words)?;
    if words.are_done() { Ok(value) } else { Err(Misread::Form) }
}

/// A form by its two directions.
#[derive(Copy, Clone, Debug)]
pub struct Both<V, W, R> {
    sign: &'static str,
    told: &'static str,
    write: W,
    read: R,
    value: PhantomData<fn() -> V>,
}

/// A form: what it is called in a pattern and in a sentence, how it is written, how it is read.
pub const fn form<V, W, R>(
    sign: &'static str,
    told: &'static str,
    write: W,
    read: R,
) -> Both<V, W, R>
where
    W: Fn(&V, &mut Pen<'_>),
    R: Fn(&mut Words<'_>) -> Result<V, Misread>,
{
    Both { sign, told, write, read, value: PhantomData }
}

impl<V, W, R> Form for Both<V, W, R>
where
    W: Fn(&V, &mut Pen<'_>),
    R: Fn(&mut Words<'_>) -> Result<V, Misread>,
{
    type Value = V;

    fn write(&self, value: &V, pen: &mut Pen<'_>) {
        (self.write)(value, pen);
    }

    fn read(&self, words: &mut Words<'_>) -> Result<V, Misread> {
        (self.read)(words)
    }

    fn sign(&self) -> String {
        self.sign.to_owned()
    }

    fn told(&self) -> String {
        self.told.to_owned()
    }
}

/// A form by another name.
#[derive(Copy, Clone, Debug)]
pub struct Called<F> {
    form: F,
    sign: &'static str,
    told: &'static str,
}

impl<F: Form> Form for Called<F> {
    type Value = F::Value;

    fn write(&self, value: &F::Value, pen: &mut Pen<'_>) {
        self.form.write(value, pen);
    }

    fn read(&self, words: &mut Words<'_>) -> Result<F::Value, Misread> {
        self.form.read(words)
    }

    fn sign(&self) -> String {
        self.sign.to_owned()
    }

    fn told(&self) -> String {
        self.told.to_owned()
    }
}
