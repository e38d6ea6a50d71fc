//! The lines of a text, each taken by its fact; what is wrong with them, in their order.

use std::mem;

use super::form::{Form, Misread, Pen, Words, read_whole};
use crate::fault::{self, Fault, Faults};

/// A line that says something.
#[derive(Copy, Clone, Debug)]
pub(super) struct Line<'t> {
    number: usize,
    key: &'t str,
    value: &'t str,
}

/// The lines that no fact has taken yet, and what is wrong with the others.
#[derive(Debug)]
pub(super) struct Reader<'t> {
    lines: Vec<Line<'t>>,
    known: Vec<&'static str>,
    faults: Vec<Fault>,
}

impl<'t> Reader<'t> {
    pub(super) fn new(text: &'t str) -> Self {
        let line = |(number, line): (usize, &'t str)| {
            let mut words = Words::new(line.split('#').next().unwrap_or_default());
            let key = words.next()?;
            Some(Line { number, key, value: words.rest() })
        };
        let lines = (1..).zip(text.lines()).filter_map(line).collect();
        Self { lines, known: Vec::new(), faults: Vec::new() }
    }

    /// The lines with this key.
    pub(super) fn take(&mut self, key: &'static str) -> Vec<Line<'t>> {
        self.known.push(key);
        self.lines.extract_if(.., |line| line.key.eq_ignore_ascii_case(key)).collect()
    }

    /// The lines with this key, by the thing that they begin with.
    pub(super) fn take_each<I: Form>(
        &mut self,
        key: &'static str,
        of: &I,
    ) -> Vec<(I::Value, Line<'t>)> {
        let mut faults = Faults::default();
        let mut lines = Vec::new();
        for line in self.take(key) {
            let mut words = Words::new(line.value);
            let what = match of.read(&mut words) {
                Ok(thing) => {
                    lines.push((thing, Line { value: words.rest(), ..line }));
                    continue;
                }
                Err(Misread::Because(what)) => what,
                Err(Misread::Form) => {
                    // A table gives back what it could not read: then nothing was passed.
                    let passed = line.value.len() - words.rest().len();
                    let shown = if passed == 0 { line.value } else { &line.value[..passed] };
                    begins_wrong(key, of, shown)
                }
            };
            faults.push(Fault::at(line.number, what));
        }
        self.tell(faults);
        lines
    }

    /// Tells of lines that begin with a thing which has no such fact.
    pub(super) fn refuse<I: Form>(&mut self, key: &str, of: &I, lines: Vec<(I::Value, Line<'t>)>) {
        let mut faults = Faults::default();
        for (thing, line) in lines {
            let mut shown = String::new();
            of.write(&thing, &mut Pen::new(&mut shown));
            faults.push(Fault::at(line.number, begins_wrong(key, of, &shown)));
        }
        self.tell(faults);
    }

    pub(super) fn tell(&mut self, faults: Faults) {
        self.faults.extend(faults.none_or(()).err().unwrap_or_default());
    }

    /// All faults in the order of their lines; a line that no fact took is one.
    pub(super) fn finish(mut self) -> Faults {
        let known = listed(&self.known);
        let mut unknown = Faults::default();
        for line in mem::take(&mut self.lines) {
            let key = fault::quoted(line.key);
            let what = format!("{key} is no line of a position; it has {known}");
            unknown.push(Fault::at(line.number, what));
        }
        self.tell(unknown);
        self.faults.sort_by_key(|fault| fault.line);
        let mut all = Faults::default();
        all.extend(self.faults);
        all
    }
}

fn begins_wrong(key: &str, of: &impl Form, found: &str) -> String {
    format!("{key} must begin with {}, not {}", of.told(), fault::quoted(found.trim_end()))
}

/// All of several words: `marker, support and slots`.
fn listed(words: &[&str]) -> String {
    match words {
        [first @ .., last] if !first.is_empty() => format!("{} and {last}", first.join(", ")),
        _ => words.concat(),
    }
}

/// Reads the lines of one fact: one of them at most is right.
pub(super) fn read_lines<F: Form>(
    lines: &[Line<'_>],
    form: &F,
    faults: &mut Faults,
    begin: impl FnOnce(&mut String),
) -> Option<F::Value> {
    let (mut found, mut told) = (None, None);
    let mut name = String::new();
    begin(&mut name);
    for line in lines {
        let what = match read_whole(form, line.value) {
            Ok(value) if found.is_none() => {
                found = Some(value);
                continue;
            }
            Ok(_) => format!("{name} is given twice; keep one line"),
            Err(Misread::Because(what)) => what,
            Err(Misread::Form) => {
                let told = told.get_or_insert_with(|| form.told());
                format!("{name} must be {told}, not {}", fault::quoted(line.value))
            }
        };
        faults.push(Fault::at(line.number, what));
    }
    found
}
