//! The numbered paragraphs of a rulebook, and what the program does about each.

use std::fmt;

/// A citation of one clause. `[K16]` is the same search key in code, tests, rulings, log and pages.
///
/// Made only by [`cite`], so that a number which the index lacks does not compile.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Case(&'static str);

impl Case {
    /// The number without brackets.
    pub const fn id(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{}]", self.0)
    }
}

/// Something that rests on a clause.
pub trait Cited {
    /// The clause.
    fn case(&self) -> Case;
}

/// What the program does about a clause.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Standing {
    /// The rules hold it, and a test is named by it.
    Enforced,
    /// Enforced in a reading that RULINGS.md argues.
    Ruled,
    /// Nothing to enforce: scale, colour, advice.
    Prose,
    /// Left out, for this reason.
    Omitted(&'static str),
}

impl Standing {
    /// Whether the rules hold the clause.
    pub const fn is_enforced(self) -> bool {
        matches!(self, Self::Enforced | Self::Ruled)
    }

    /// One word for a list.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Enforced => "enforced",
            Self::Ruled => "ruled",
            Self::Prose => "prose",
            Self::Omitted(_) => "omitted",
        }
    }
}

/// One clause of a game's index.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Clause {
    /// Its number.
    pub id: &'static str,
    /// A few words to find it by.
    pub title: &'static str,
    /// Where the rulebook has it.
    pub source: &'static str,
    /// What it says, in our words.
    pub text: &'static str,
    /// What the program does about it.
    pub standing: Standing,
    /// The entries of RULINGS.md that settle how it is read.
    pub rulings: &'static [&'static str],
}

/// A clause as an index lists it: first what it is found by, then what it says.
pub const fn clause(
    id: &'static str,
    standing: Standing,
    source: &'static str,
    rulings: &'static [&'static str],
    title: &'static str,
    text: &'static str,
) -> Clause {
    Clause { id, title, source, text, standing, rulings }
}

/// Makes a constant of each clause that a game's rules cite.
///
/// ```
/// use engine::case::{Clause, Standing, clause};
/// const CASES: &[Clause] = &[clause("H2", Standing::Prose, "p. 12", &[], "Rivers", "They are wet.")];
/// engine::cite!(CASES: H2);
/// assert_eq!(H2.to_string(), "[H2]");
/// ```
#[macro_export]
macro_rules! cite {
    ($index:ident: $($name:ident),* $(,)?) => {
        $(
            #[doc = concat!("The clause ", stringify!($name), ".")]
            pub const $name: $crate::Case = $crate::case::cite($index, stringify!($name));
        )*
    };
}

/// Cites a clause of an index. In a `const` an unknown number is a build error.
///
/// # Panics
/// If the index has no such clause.
pub const fn cite(index: &[Clause], id: &'static str) -> Case {
    let mut at = 0;
    while at < index.len() {
        if same(index[at].id, id) {
            return Case(index[at].id);
        }
        at += 1;
    }
    panic!("no such Case in the index")
}

const fn same(left: &str, right: &str) -> bool {
    let (left, right) = (left.as_bytes(), right.as_bytes());
    if left.len() != right.len() {
        return false;
    }
    let mut at = 0;
    while at < left.len() {
        if left[at] != right[at] {
            return false;
        }
        at += 1;
    }
    true
}

#[cfg(test)]
mod tests {
    use super::{Clause, Standing, cite, clause};

    const HILL: Clause = Clause {
        id: "9.41",
        title: "Hill defence",
        source: "p. 11",
        text: "A hill helps the defender.",
        standing: Standing::Enforced,
        rulings: &["A7"],
    };

    const INDEX: &[Clause] = &[HILL];

    #[test]
    fn a_clause_of_an_index_has_each_text_in_its_place() {
        let text = "A hill helps the defender.";
        let listed = clause("9.41", Standing::Enforced, "p. 11", &["A7"], "Hill defence", text);
        assert_eq!(listed, HILL);
    }

    #[test]
    fn a_case_prints_in_brackets() {
        assert_eq!(cite(INDEX, "9.41").to_string(), "[9.41]");
    }

    #[test]
    #[should_panic(expected = "no such Case in the index")]
    fn a_number_that_the_index_lacks_is_refused() {
        let _ = cite(INDEX, "9.4");
    }
}
