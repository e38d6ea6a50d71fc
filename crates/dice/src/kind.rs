//! What the `dice` line of a record says.

use std::fmt;
use std::str::FromStr;

use crate::entropy::{Entropy, NoEntropy};
use crate::fair_terms::FairTerms;
use crate::scripted::Scripted;
use crate::seeded::Seeded;
use crate::source::Source;

/// Where a table's outcomes come from.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Kind {
    /// From a seed. Written `seeded 42`.
    Seeded(u64),
    /// From the operating system. Written `entropy`.
    Entropy,
    /// From real dice and cards on a real table; people say what came up. Written `table`.
    Table,
    /// By commitment. Written `fair` and what was agreed.
    Fair(FairTerms),
}

impl Kind {
    /// The source itself. Fair dice whose secret is still kept have no answers: whoever keeps it
    /// rolls them.
    ///
    /// # Errors
    /// If the operating system is asked and has nothing to give.
    pub fn source(self) -> Result<Box<dyn Source>, NoEntropy> {
        Ok(match self {
            Self::Seeded(seed) => Box::new(Seeded::new(seed)),
            Self::Entropy => Box::new(Entropy::new()?),
            Self::Table => Box::new(Scripted::default()),
            Self::Fair(fair_terms) => {
                match fair_terms.secret.map(|secret| fair_terms.dice(&secret)) {
                    Some(Ok(Some(fair))) => Box::new(fair),
                    _ => Box::new(Scripted::default()),
                }
            }
        })
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seeded(seed) => write!(f, "seeded {seed}"),
            Self::Entropy => f.write_str("entropy"),
            Self::Table => f.write_str("table"),
            Self::Fair(fair_terms) => write!(f, "fair {fair_terms}"),
        }
    }
}

/// The text names no kind of dice.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
#[error("dice are “seeded” and a number, “entropy”, “table”, or “fair” and what was agreed")]
pub struct UnknownKind;

impl FromStr for Kind {
    type Err = UnknownKind;

    fn from_str(text: &str) -> Result<Self, UnknownKind> {
        match text.split_once(' ') {
            None if text == "entropy" => Ok(Self::Entropy),
            None if text == "table" => Ok(Self::Table),
            Some(("seeded", seed)) => {
                let read = seed.parse().map(Self::Seeded).map_err(|_| UnknownKind)?;
                if read.to_string() == text { Ok(read) } else { Err(UnknownKind) }
            }
            Some(("fair", fair_terms)) => fair_terms.parse().map(Self::Fair),
            _ => Err(UnknownKind),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Kind, UnknownKind};

    #[test]
    fn a_kind_is_written_one_way_only() {
        for kind in [Kind::Seeded(0), Kind::Seeded(u64::MAX), Kind::Entropy, Kind::Table] {
            assert_eq!(kind.to_string().parse(), Ok(kind));
        }
        for bad in ["", "seeded", "seeded 042", "seeded -1", "seeded +1", "table 1", "dice"] {
            assert_eq!(bad.parse::<Kind>(), Err(UnknownKind), "{bad}");
        }
    }
}
