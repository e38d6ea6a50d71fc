//! Things and how many there are of each: `15 17x2 20`, `-` for nothing.

use super::form::{Form, Misread, Pen, Words, read_whole};
use super::simple::number;
use crate::{Case, Pool, fault};

/// Writes those things that are there, each with its number where there are several.
pub fn write_counted<F: Form>(
    form: &F,
    things: impl IntoIterator<Item = (F::Value, u8)>,
    pen: &mut Pen<'_>,
) {
    for (thing, count) in things.into_iter().filter(|(_, count)| *count > 0) {
        form.write(&thing, pen);
        if count != 1 {
            pen.part('x', count);
        }
    }
}

/// Reads things and their numbers to the end of the words, and hands each to `add`.
///
/// # Errors
/// The first word that is no such thing, and what `add` has against one.
pub fn read_counted<F: Form>(
    form: &F,
    words: &mut Words<'_>,
    mut add: impl FnMut(F::Value, u8) -> Result<(), Misread>,
) -> Result<(), Misread> {
    for word in words.filter(|word| *word != "-") {
        let (thing, count) = times(word).map_err(|thing| {
            let (word, told) = (fault::quoted(word), form.told());
            let what = format!("{word} should be {told}, alone or with a number, as {thing}x2");
            Misread::because(what)
        })?;
        let read = read_whole(form, thing).map_err(|misread| match misread {
            Misread::Form => {
                Misread::because(format!("{} is not {}", fault::quoted(thing), form.told()))
            }
            because @ Misread::Because(_) => because,
        })?;
        add(read, count)?;
    }
    Ok(())
}

/// A thing and how often: `17` once, `17x2` twice. A name may have an x of its own, as xerxes has:
/// only digits behind it are a number.
///
/// # Errors
/// The thing, if its number is none.
pub fn times(word: &str) -> Result<(&str, u8), &str> {
    match word.rsplit_once(['x', 'X']) {
        Some((thing, count)) if count.starts_with(|c: char| c.is_ascii_digit()) => {
            read_whole(&number(1..=u8::MAX), count).map(|count| (thing, count)).map_err(|_| thing)
        }
        _ => Ok((word, 1)),
    }
}

/// Cards of one deck, or chits of one bag, by the kind under which a pool counts them.
#[derive(Clone, Debug)]
pub struct Pooled<F: Form> {
    /// How one of them is written.
    pub form: F,
    /// All that there are.
    pub deck: Pool,
    /// The clause that says so.
    pub case: Case,
    /// The kind of one.
    pub kind: fn(F::Value) -> u8,
    /// The one of a kind.
    pub of_kind: fn(u8) -> F::Value,
}

impl<F: Form> Form for Pooled<F>
where
    F::Value: Copy,
{
    type Value = Pool;

    fn write(&self, pool: &Pool, pen: &mut Pen<'_>) {
        if pool.is_empty() {
            pen.word("-");
        }
        write_counted(&self.form, pool.kinds().map(|it| ((self.of_kind)(it), pool.count(it))), pen);
    }

    fn read(&self, words: &mut Words<'_>) -> Result<Pool, Misread> {
        let mut pool = Pool::EMPTY;
        read_counted(&self.form, words, |card, count| {
            let kind = (self.kind)(card);
            let most = self.deck.count(kind);
            if count > most - pool.count(kind) {
                let mut name = String::new();
                self.form.write(&card, &mut Pen::new(&mut name));
                let what = format!("the deck has only {most} of {name} {}", self.case);
                return Err(Misread::because(what));
            }
            pool = (0..count).fold(pool, |pool, _| pool.with(kind));
            Ok(())
        })?;
        Ok(pool)
    }

    fn sign(&self) -> String {
        format!("{}…", self.form.sign())
    }
}
