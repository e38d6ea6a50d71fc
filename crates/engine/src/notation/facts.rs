//! A position as a list of facts, one a line. One function of a game goes through them in order and
//! says of each: its key, where it is kept, and its form. The same pass writes a position, reads
//! one, and lists what may be written and what it means when it is left out.

use std::fmt;

use super::form::{Form, Pen, form};
use super::reader::{Line, Reader, read_lines};
use crate::fault::{self, Fault, Faults};

/// Writes a position: every fact of a copy of it.
pub fn write<S: Clone>(state: &S, describe: impl FnOnce(&mut S, &mut Facts<'_>)) -> String {
    let mut facts = Facts(Pass::Write(String::with_capacity(1_200)));
    describe(&mut state.clone(), &mut facts);
    match facts.0 {
        Pass::Write(text) => text,
        Pass::Read(_) | Pass::List(_) => String::new(),
    }
}

/// Reads a position into one that has what is meant when nothing is written. `#` begins a comment,
/// empty lines say nothing, lines may come in any order.
///
/// # Errors
/// Every line that is wrong, comes twice or is no fact, in the order of the lines.
pub fn read<S>(
    text: &str,
    mut state: S,
    describe: impl FnOnce(&mut S, &mut Facts<'_>),
) -> Result<S, Vec<Fault>> {
    let text = fault::plain(text);
    let mut facts = Facts(Pass::Read(Reader::new(&text)));
    describe(&mut state, &mut facts);
    match facts.0 {
        Pass::Read(reader) => reader.finish().none_or(state),
        Pass::Write(_) | Pass::List(_) => Ok(state),
    }
}

/// Lists the facts of a position, given one that has what is meant when nothing is written.
pub fn list<S>(mut state: S, describe: impl FnOnce(&mut S, &mut Facts<'_>)) -> Vec<Described> {
    let mut facts = Facts(Pass::List(Vec::new()));
    describe(&mut state, &mut facts);
    match facts.0 {
        Pass::List(list) => list,
        Pass::Write(_) | Pass::Read(_) => Vec::new(),
    }
}

/// What help says of one fact.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Described {
    /// How its line begins: `hand SEAT`.
    pub begins: String,
    /// What follows, in words.
    pub form: String,
    /// What is meant when the line is left out: as it would be written, or in words.
    pub left_out: String,
}

/// One pass through the facts of a position.
#[derive(Debug)]
pub struct Facts<'t>(Pass<'t>);

#[derive(Debug)]
enum Pass<'t> {
    Write(String),
    Read(Reader<'t>),
    List(Vec<Described>),
}

impl<'t> Facts<'t> {
    /// Whether a fact has its turn that is written only now and then: always but in writing.
    pub const fn includes(&self, is_written: bool) -> bool {
        is_written || !self.is_writing()
    }

    /// Whether this pass writes: then a value is what it is, and not what a line says or means.
    pub const fn is_writing(&self) -> bool {
        matches!(self.0, Pass::Write(_))
    }

    /// A fact that a position always has.
    pub fn is<F: Form>(&mut self, key: &'static str, value: &mut F::Value, form: &F) {
        self.fact(key, |fact| fact.is(value, form));
    }

    /// A fact that a position may lack: then there is no line, which means what `left_out` says.
    pub fn may_be<F: Form>(
        &mut self,
        key: &'static str,
        value: &mut Option<F::Value>,
        form: &F,
        left_out: &str,
    ) {
        self.fact(key, |fact| fact.may_be(value, form, left_out));
    }

    /// A fact that is written if there is anything to it.
    pub fn if_any<F: Form>(&mut self, key: &'static str, value: &mut F::Value, form: &F)
    where
        F::Value: Default + PartialEq,
    {
        self.fact(key, |fact| fact.if_any(value, form));
    }

    /// A fact about each of several things, one line a thing; the line begins with the thing.
    pub fn each<I: Form>(
        &mut self,
        key: &'static str,
        of: &I,
        all: impl IntoIterator<Item = I::Value>,
        mut describe: impl FnMut(I::Value, &mut Fact<'_, 't>),
    ) where
        I::Value: Copy + PartialEq,
    {
        match &mut self.0 {
            Pass::Write(text) => {
                for thing in all {
                    let head = |pen: &mut Pen<'_>| of.write(&thing, pen);
                    describe(thing, &mut Fact { key, head: &head, way: Way::Write(text) });
                }
            }
            Pass::Read(reader) => {
                let mut lines = reader.take_each(key, of);
                let mut faults = Faults::default();
                for thing in all {
                    let about = lines.extract_if(.., |(it, _)| *it == thing);
                    let lines = about.map(|(_, line)| line).collect();
                    let head = |pen: &mut Pen<'_>| of.write(&thing, pen);
                    let way = Way::Read(lines, &mut faults);
                    describe(thing, &mut Fact { key, head: &head, way });
                }
                reader.tell(faults);
                reader.refuse(key, of, lines);
            }
            Pass::List(list) => {
                let head = |pen: &mut Pen<'_>| pen.word(&of.sign());
                if let Some(thing) = all.into_iter().next() {
                    describe(thing, &mut Fact { key, head: &head, way: Way::List(list) });
                }
            }
        }
    }

    fn fact(&mut self, key: &'static str, describe: impl FnOnce(&mut Fact<'_, 't>)) {
        let head = |_: &mut Pen<'_>| {};
        match &mut self.0 {
            Pass::Write(text) => describe(&mut Fact { key, head: &head, way: Way::Write(text) }),
            Pass::List(list) => describe(&mut Fact { key, head: &head, way: Way::List(list) }),
            Pass::Read(reader) => {
                let (lines, mut faults) = (reader.take(key), Faults::default());
                describe(&mut Fact { key, head: &head, way: Way::Read(lines, &mut faults) });
                reader.tell(faults);
            }
        }
    }
}

/// One fact, about one thing.
pub struct Fact<'f, 't> {
    key: &'static str,
    /// Writes the thing that the fact is about.
    head: &'f dyn Fn(&mut Pen<'_>),
    way: Way<'f, 't>,
}

enum Way<'f, 't> {
    Write(&'f mut String),
    Read(Vec<Line<'t>>, &'f mut Faults),
    List(&'f mut Vec<Described>),
}

impl Fact<'_, '_> {
    /// A fact that always has a value.
    pub fn is<F: Form>(&mut self, value: &mut F::Value, form: &F) {
        if let Some(read) = self.pass(Some(value), form, "") {
            *value = read;
        }
    }

    /// A fact that may be lacking: then there is no line, which means what `left_out` says.
    pub fn may_be<F: Form>(&mut self, value: &mut Option<F::Value>, form: &F, left_out: &str) {
        if let Some(read) = self.pass(value.as_ref(), form, left_out) {
            *value = Some(read);
        }
    }

    /// A fact that is written if there is anything to it.
    pub fn if_any<F: Form>(&mut self, value: &mut F::Value, form: &F)
    where
        F::Value: Default + PartialEq,
    {
        let any = (*value != F::Value::default()).then_some(&*value);
        if let Some(read) = self.pass(any, form, "none") {
            *value = read;
        }
    }

    /// A fact that is so if its line is there.
    pub fn holds(&mut self, value: &mut bool) {
        let nothing = form("", "nothing more", |(), _| {}, |_| Ok(()));
        if self.pass(value.then_some(&()), &nothing, "not so").is_some() {
            *value = true;
        }
    }

    /// Writes or lists a value, or reads one. Without a value nothing is written, and meant is what
    /// `left_out` says.
    fn pass<F: Form>(
        &mut self,
        value: Option<&F::Value>,
        form: &F,
        left_out: &str,
    ) -> Option<F::Value> {
        let Self { key, head, way } = self;
        let begin = |text: &mut String| {
            text.push_str(key);
            head(&mut Pen::behind_a_word(text));
        };
        match way {
            Way::Write(text) => {
                if let Some(value) = value {
                    begin(text);
                    form.write(value, &mut Pen::behind_a_word(text));
                    text.push('\n');
                }
                None
            }
            Way::Read(lines, faults) => read_lines(lines, form, faults, begin),
            Way::List(list) => {
                let mut begins = String::new();
                begin(&mut begins);
                let mut left_out = left_out.to_owned();
                if let Some(value) = value {
                    left_out.clear();
                    form.write(value, &mut Pen::new(&mut left_out));
                }
                list.push(Described { begins, form: form.told(), left_out });
                None
            }
        }
    }
}

impl fmt::Debug for Fact<'_, '_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Fact").field("key", &self.key).finish_non_exhaustive()
    }
}
