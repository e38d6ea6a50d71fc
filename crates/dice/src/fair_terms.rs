//! What a table with fair dice has agreed on, as its record's `dice` line has it.
//!
//! Written `fair NAME COMMITMENT CONTRIBUTIONS`, bytes in small hexadecimal digits, a hyphen for a
//! contribution that is still to come; and with the secret after it once the game is over.

use std::fmt;
use std::num::NonZeroU32;
use std::str::FromStr;

use crate::draw::{self, Binding, Key};
use crate::fair::{self, Contribution, Forgery, Secret};
use crate::kind::UnknownKind;
use crate::source::{Drawn, Source};

/// The longest name of a table's dice.
const LONGEST_NAME: usize = 64;
/// No table has more seats.
const MOST_SEATS: usize = 8;

/// What a table with fair dice has agreed on so far.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct FairTerms {
    /// What the dice are called; no two tables call theirs the same. Letters, digits, hyphens.
    pub name: String,
    /// What the server published first.
    pub commitment: [u8; 32],
    /// What the players added, by seat; nothing: it is still to come.
    pub contributions: Vec<Option<Contribution>>,
    /// The server's secret, once the game is over.
    pub secret: Option<Secret>,
}

impl FairTerms {
    /// A pact of a server with this secret, which waits for every seat's contribution.
    pub fn offer(name: String, secret: &Secret, seats: usize) -> Self {
        let commitment = fair::commitment(&name, secret);
        Self { name, commitment, contributions: vec![None; seats], secret: None }
    }

    /// Seats whose contribution is still to come, counted from 0.
    pub fn missing(&self) -> impl Iterator<Item = usize> {
        let seats = self.contributions.iter().enumerate();
        seats.filter(|(_, it)| it.is_none()).map(|(seat, _)| seat)
    }

    /// The dice, for whoever knows the secret; nothing while a contribution is missing.
    ///
    /// # Errors
    /// If it is not the secret that was committed to.
    pub fn dice(&self, secret: &Secret) -> Result<Option<Fair>, Forgery> {
        if fair::commitment(&self.name, secret) != self.commitment {
            return Err(Forgery::Secret);
        }
        let all: Option<Vec<Contribution>> = self.contributions.iter().copied().collect();
        let fair = |all: Vec<Contribution>| Fair {
            name: self.name.clone(),
            key: fair::key(&self.name, secret, &all),
        };
        Ok(all.map(fair))
    }
}

/// Dice by commitment.
#[derive(Clone)]
pub struct Fair {
    name: String,
    key: Key,
}

impl Source for Fair {
    /// Bound to these dice's own name, so that no other table's draws can pass for this one's.
    fn draw(&mut self, tickets: NonZeroU32, binding: &Binding<'_>) -> Option<Drawn> {
        let own = Binding { game: &self.name, ..*binding };
        Some(Drawn::Ticket(draw::ticket(&self.key, &own, tickets)))
    }
}

impl fmt::Debug for Fair {
    /// Without the key: it must reach no log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Fair").field("name", &self.name).finish_non_exhaustive()
    }
}

/// Bytes in small hexadecimal digits.
pub fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]).map(digit).collect()
}

fn digit(value: u8) -> char {
    char::from_digit(u32::from(value), 16).unwrap_or('0')
}

/// The bytes that small hexadecimal digits write, if they are exactly so many.
pub fn bytes<const COUNT: usize>(text: &str) -> Option<[u8; COUNT]> {
    let small = |it: u8| matches!(it, b'0'..=b'9' | b'a'..=b'f');
    if text.len() != 2 * COUNT || !text.bytes().all(small) {
        return None;
    }
    let mut read = [0; COUNT];
    for (at, byte) in read.iter_mut().enumerate() {
        *byte = u8::from_str_radix(text.get(2 * at..2 * at + 2)?, 16).ok()?;
    }
    Some(read)
}

impl fmt::Display for FairTerms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let part = |it: &Option<Contribution>| it.map_or("-".to_owned(), |it| hexadecimal(&it));
        let contributions: Vec<String> = self.contributions.iter().map(part).collect();
        let commitment = hexadecimal(&self.commitment);
        write!(f, "{} {commitment} {}", self.name, contributions.join(","))?;
        match &self.secret {
            Some(secret) => write!(f, " {}", hexadecimal(secret)),
            None => Ok(()),
        }
    }
}

impl FromStr for FairTerms {
    type Err = UnknownKind;

    fn from_str(text: &str) -> Result<Self, UnknownKind> {
        let mut parts = text.split(' ');
        let name = parts.next().filter(|name| is_name(name)).ok_or(UnknownKind)?;
        let commitment = parts.next().and_then(bytes).ok_or(UnknownKind)?;
        let contributions = parts.next().and_then(contributions).ok_or(UnknownKind)?;
        let secret = match parts.next() {
            Some(secret) => Some(bytes(secret).ok_or(UnknownKind)?),
            None => None,
        };
        let rest = parts.next();
        let fair_terms = Self { name: name.to_owned(), commitment, contributions, secret };
        // A secret is shown after the last roll, and there are no rolls before the pact is whole.
        let whole = fair_terms.secret.is_none() || fair_terms.missing().next().is_none();
        if rest.is_none() && whole { Ok(fair_terms) } else { Err(UnknownKind) }
    }
}

fn is_name(text: &str) -> bool {
    let known = |it: u8| it.is_ascii_lowercase() || it.is_ascii_digit() || it == b'-';
    (1..=LONGEST_NAME).contains(&text.len()) && text.bytes().all(known)
}

fn contributions(text: &str) -> Option<Vec<Option<Contribution>>> {
    let read = |part: &str| if part == "-" { Some(None) } else { bytes(part).map(Some) };
    let all: Vec<Option<Contribution>> = text.split(',').map(read).collect::<Option<_>>()?;
    (all.len() <= MOST_SEATS).then_some(all)
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroU32;

    use super::{FairTerms, bytes, hexadecimal};
    use crate::fair::{Contribution, Draw, Evidence, Forgery, Secret, commitment};
    use crate::{Binding, Drawn, Source};

    const SECRET: Secret = *b"the pass is narrow, the sea near";
    const PARTS: [Contribution; 2] = [*b"Come, take them!", *b"Then in the dark"];

    fn fair_terms() -> FairTerms {
        let mut fair_terms = FairTerms::offer("table-7".to_owned(), &SECRET, 2);
        fair_terms.contributions = PARTS.map(Some).to_vec();
        fair_terms
    }

    #[test]
    fn a_pact_is_written_one_way_only() {
        let waiting = FairTerms::offer("table-7".to_owned(), &SECRET, 3);
        let over = FairTerms { secret: Some(SECRET), ..fair_terms() };
        for fair_terms in [waiting, fair_terms(), over] {
            assert_eq!(fair_terms.to_string().parse(), Ok(fair_terms));
        }
        let good = fair_terms().to_string();
        let secret = hexadecimal(&SECRET);
        let waits = FairTerms::offer("t".to_owned(), &SECRET, 1);
        for bad in [
            String::new(),
            good.to_uppercase(),
            format!("{good} "),
            format!("{good},"),
            format!("{good} {secret} more"),
            format!("{waits} {secret}"), // A secret before the pact is whole.
            good.replacen("table-7", "table 7", 1),
            good.replacen("table-7", "", 1),
        ] {
            assert!(bad.parse::<FairTerms>().is_err(), "{bad}");
        }
    }

    #[test]
    fn there_are_no_dice_before_everybody_has_contributed() {
        let mut fair_terms = fair_terms();
        assert!(fair_terms.dice(&SECRET).unwrap().is_some());
        fair_terms.contributions[1] = None;
        assert!(fair_terms.dice(&SECRET).unwrap().is_none());
        assert_eq!(fair_terms.missing().collect::<Vec<_>>(), [1]);
    }

    #[test]
    fn another_secret_than_the_one_committed_to_gives_no_dice() {
        let mut other = SECRET;
        other[31] ^= 1;
        assert_eq!(fair_terms().dice(&other).unwrap_err(), Forgery::Secret);
    }

    /// The scheme of `fair` recomputes what the source gave: they are the same dice.
    #[test]
    fn the_draws_are_those_that_the_scheme_promises() {
        let mut dice = fair_terms().dice(&SECRET).unwrap().unwrap();
        let tickets = NonZeroU32::new(6).unwrap();
        let draws = (1..=40).map(|step| {
            let binding = Binding { game: "thermopyles", step, index: 0, purpose: "K12" };
            let Some(Drawn::Ticket(ticket)) = dice.draw(tickets, &binding) else {
                panic!("no die")
            };
            Draw { step, index: 0, purpose: "K12".to_owned(), tickets, ticket }
        });
        let evidence = Evidence {
            game: "table-7".to_owned(),
            commitment: commitment("table-7", &SECRET),
            contributions: PARTS.to_vec(),
            secret: SECRET,
            draws: draws.collect(),
        };
        assert_eq!(evidence.verify(), Ok(()));
    }

    #[test]
    fn the_key_stays_out_of_debug_output() {
        let dice = fair_terms().dice(&SECRET).unwrap().unwrap();
        assert_eq!(format!("{dice:?}"), "Fair { name: \"table-7\", .. }");
    }

    #[test]
    fn hexadecimal_digits_are_read_as_they_are_written() {
        assert_eq!(hexadecimal(&[0, 15, 16, 255]), "000f10ff");
        assert_eq!(bytes("000f10ff"), Some([0, 15, 16, 255]));
        for bad in ["", "000f10f", "000f10fF", "000f10+f", "000f10ff00", "00é10ff"] {
            assert_eq!(bytes::<4>(bad), None, "{bad}");
        }
    }
}
