//! The one place that inflects: numbers of things, verbs that agree with who does something, lists,
//! possessives, ordinals. Words for people are put together from these and from nothing else that
//! counts or conjugates.
//!
//! ```
//! use draw::grammar::{Subject, counted};
//! assert_eq!(Subject::person("You").does("charge"), "You charge");
//! assert_eq!(Subject::person("Anna").does("charge"), "Anna charges");
//! assert_eq!(counted(1_u8, "Persian unit"), "1 Persian unit");
//! ```

use std::borrow::Cow;

/// What somebody is called whom the words speak to.
pub const YOU: &str = "You";

/// How a verb agrees with its subject.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Agreement {
    /// The one who reads.
    You,
    /// One other.
    One,
    /// Several.
    Many,
}

impl Agreement {
    /// For so many things.
    pub fn of(count: impl Into<u64>) -> Self {
        if count.into() == 1 { Self::One } else { Self::Many }
    }

    /// A verb, given as its bare form: `march`, `be`, `have`.
    pub fn verb(self, bare: &str) -> String {
        match (self, bare) {
            (Self::One, "be") => "is".to_owned(),
            (_, "be") => "are".to_owned(),
            (Self::One, "have") => "has".to_owned(),
            (Self::One, bare) => third_person(bare),
            (_, bare) => bare.to_owned(),
        }
    }

    /// Whose: `its`, `their`, `your`.
    pub const fn own(self) -> &'static str {
        match self {
            Self::You => "your",
            Self::One => "its",
            Self::Many => "their",
        }
    }
}

/// The form of a verb for one other: `marches`, `carries`, `takes`; `must` and `may` stay.
fn third_person(bare: &str) -> String {
    match bare {
        "must" | "may" | "can" | "will" => bare.to_owned(),
        _ => with_s(bare),
    }
}

/// A word with the `s` of plurals and of verbs.
fn with_s(word: &str) -> String {
    let hisses = ["s", "x", "z", "ch", "sh"].iter().any(|end| word.ends_with(end));
    let before_y = word.strip_suffix('y').and_then(|stem| stem.chars().next_back());
    match before_y {
        Some(letter) if !"aeiou".contains(letter) => format!("{}ies", &word[..word.len() - 1]),
        _ if hisses => format!("{word}es"),
        _ if word == "do" || word == "go" => format!("{word}es"),
        _ => format!("{word}s"),
    }
}

/// Somebody or something that does something.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Subject<'a> {
    name: Cow<'a, str>,
    agreement: Agreement,
}

impl<'a> Subject<'a> {
    /// A person by name. Whoever is called [`YOU`] is spoken to.
    pub fn person(name: &'a str) -> Self {
        let agreement = if name == YOU { Agreement::You } else { Agreement::One };
        Self { name: Cow::Borrowed(name), agreement }
    }

    /// Anything else, with the agreement that its name asks for.
    pub fn named(name: impl Into<Cow<'a, str>>, agreement: Agreement) -> Self {
        Self { name: name.into(), agreement }
    }

    /// So many things: `1 hit`, `3 hits`.
    pub fn counted(count: impl Into<u64>, noun: &str) -> Self {
        let count = count.into();
        Self { name: counted(count, noun).into(), agreement: Agreement::of(count) }
    }

    /// The same subject where it stands: `Immortals at Trachis`.
    #[must_use]
    pub fn at(self, place: &str) -> Self {
        Self { name: format!("{} at {place}", self.name).into(), agreement: self.agreement }
    }

    /// What it is called.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What it is called where something is done to it or with it: `you` within a sentence.
    pub fn object(&self) -> &str {
        if self.agreement == Agreement::You { "you" } else { &self.name }
    }

    /// How verbs agree with it.
    pub const fn agreement(&self) -> Agreement {
        self.agreement
    }

    /// A verb that agrees with it.
    pub fn verb(&self, bare: &str) -> String {
        self.agreement.verb(bare)
    }

    /// It and what it does: `Immortals march`, `Persian Infantry marches`.
    pub fn does(&self, bare: &str) -> String {
        format!("{} {}", self.name, self.verb(bare))
    }

    /// The same within a sentence: `you play`.
    pub fn does_within(&self, bare: &str) -> String {
        format!("{} {}", self.object(), self.verb(bare))
    }
}

/// A noun for several.
pub fn plural(noun: &str) -> String {
    match noun.rsplit_once(' ') {
        _ if noun == "die" => "dice".to_owned(),
        Some((before, "die")) => format!("{before} dice"),
        _ => with_s(noun),
    }
}

/// So many things: `1 hit`, `0 hits`.
pub fn counted(count: impl Into<u64>, noun: &str) -> String {
    match count.into() {
        1 => format!("1 {noun}"),
        count => format!("{count} {}", plural(noun)),
    }
}

/// The same where one of them needs no number: `a Support card`, `3 Support cards`.
pub fn a_or_counted(count: impl Into<u64>, noun: &str) -> String {
    match count.into() {
        1 => format!("{} {noun}", article(noun)),
        count => counted(count, noun),
    }
}

/// `a` or `an`, by the first letter.
pub fn article(noun: &str) -> &'static str {
    let first = noun.chars().next().map(|it| it.to_ascii_lowercase());
    if first.is_some_and(|it| "aeiou".contains(it)) { "an" } else { "a" }
}

/// Several in a row: `one`, `one and two`, `one, two and three`.
pub fn list<T: AsRef<str>>(items: &[T]) -> String {
    joined(items, "and")
}

/// Several of which one will do: `one, two or three`.
pub fn choice<T: AsRef<str>>(items: &[T]) -> String {
    joined(items, "or")
}

fn joined<T: AsRef<str>>(items: &[T], last: &str) -> String {
    match items {
        [] => String::new(),
        [only] => only.as_ref().to_owned(),
        [before @ .., end] => {
            let before: Vec<&str> = before.iter().map(AsRef::as_ref).collect();
            format!("{} {last} {}", before.join(", "), end.as_ref())
        }
    }
}

/// Whose something is: `your`, `Anna’s`, `the Greeks’`.
pub fn possessive(name: &str) -> String {
    if name == YOU {
        "your".to_owned()
    } else if name.ends_with('s') && name.starts_with("the ") {
        format!("{name}’")
    } else {
        format!("{name}’s")
    }
}

/// Words with a capital at their beginning.
pub fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A small ordinal in letters, a larger one in figures.
pub fn ordinal(number: u8) -> String {
    let word = match number {
        1 => "first",
        2 => "second",
        3 => "third",
        4 => "fourth",
        5 => "fifth",
        _ => {
            let end = match (number % 10, number % 100) {
                (1, tail) if tail != 11 => "st",
                (2, tail) if tail != 12 => "nd",
                (3, tail) if tail != 13 => "rd",
                _ => "th",
            };
            return format!("{number}{end}");
        }
    };
    word.to_owned()
}

/// What is against an order that comes some of its way.
pub fn after(done: usize, of: usize, why: &str) -> String {
    format!("after {done} of {of} steps: {why}")
}

#[cfg(test)]
mod tests {
    use super::{
        Agreement, Subject, a_or_counted, choice, counted, list, ordinal, plural, possessive,
    };

    #[test]
    fn verbs_agree_with_person_and_number() {
        let (you, anna) = (Subject::person("You"), Subject::person("Anna"));
        assert_eq!([you.does("charge"), anna.does("charge")], ["You charge", "Anna charges"]);
        assert_eq!([you.verb("be"), anna.verb("be")], ["are", "is"]);
        assert_eq!([you.verb("have"), anna.verb("have")], ["have", "has"]);
        assert_eq!([you.verb("must"), anna.verb("must")], ["must", "must"]);
        let immortals = Subject::named("Immortals", Agreement::Many).at("Trachis");
        assert_eq!(immortals.does("march"), "Immortals at Trachis march");
        assert_eq!(immortals.agreement().own(), "their");
    }

    #[test]
    fn verbs_are_spelt_as_english_spells_them() {
        let third = ["march", "pass", "carry", "play", "miss", "go", "leave"];
        let said = third.map(|verb| Agreement::One.verb(verb));
        assert_eq!(said, ["marches", "passes", "carries", "plays", "misses", "goes", "leaves"]);
    }

    #[test]
    fn one_thing_is_one_and_none_are_several() {
        let said = [0_u8, 1, 2].map(|count| counted(count, "Persian unit"));
        assert_eq!(said, ["0 Persian units", "1 Persian unit", "2 Persian units"]);
        assert_eq!(
            [plural("Support die"), plural("way"), plural("army")],
            ["Support dice", "ways", "armies"]
        );
        assert_eq!(a_or_counted(1_u8, "Support card"), "a Support card");
        assert_eq!(a_or_counted(1_u8, "attacker"), "an attacker");
        assert_eq!(Subject::counted(1_u8, "hit").does("find"), "1 hit finds");
    }

    #[test]
    fn whoever_is_spoken_to_is_small_within_a_sentence() {
        let given = |name| format!("Anna gives the card to {}", Subject::person(name).object());
        assert_eq!(given("You"), "Anna gives the card to you");
        assert_eq!(given("Ben"), "Anna gives the card to Ben");
    }

    #[test]
    fn lists_end_in_a_word() {
        assert_eq!(list::<&str>(&[]), "");
        assert_eq!(
            [list(&["a"]), list(&["a", "b"]), list(&["a", "b", "c"])],
            ["a", "a and b", "a, b and c"]
        );
        assert_eq!(choice(&["a", "b", "c"]), "a, b or c");
    }

    #[test]
    fn possessives_and_ordinals() {
        let whose = ["You", "Anna", "Leonidas", "the Greeks"].map(possessive);
        assert_eq!(whose, ["your", "Anna’s", "Leonidas’s", "the Greeks’"]);
        let said = [1, 3, 11, 21, 22, 113].map(ordinal);
        assert_eq!(said, ["first", "third", "11th", "21st", "22nd", "113th"]);
    }
}
