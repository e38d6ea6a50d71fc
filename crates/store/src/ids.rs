//! What games and changes are called.

use std::fmt;
use std::str::FromStr;

use crate::StoreError;

/// The digits of a game's id: 32 of them, so that five bits make one; none is taken for another.
const DIGITS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
const ID_LENGTH: usize = 16;
const LONGEST_ACTION: usize = 64;

/// A game in the store: 80 random bits. It is hard to guess, but it is not a secret.
#[derive(Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct GameId(String);

impl GameId {
    /// A new one, from the randomness of the operating system.
    ///
    /// # Errors
    /// [`StoreError::Io`] if the system gives none.
    pub fn random() -> Result<Self, StoreError> {
        let mut bits = [0; ID_LENGTH];
        getrandom::fill(&mut bits)
            .map_err(|error| StoreError::Io(format!("no random bits: {error}")))?;
        let digits = bits.iter().map(|&byte| char::from(DIGITS[usize::from(byte % 32)]));
        Ok(Self(digits.collect()))
    }

    /// Its text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for GameId {
    type Err = BadId;

    fn from_str(text: &str) -> Result<Self, BadId> {
        let fits = text.len() == ID_LENGTH && text.bytes().all(|digit| DIGITS.contains(&digit));
        if fits { Ok(Self(text.to_owned())) } else { Err(BadId::Game) }
    }
}

/// A change, as its sender calls it: 1 to 64 letters, digits and hyphens. The same id again is the
/// same change again, and is answered with the first receipt.
#[derive(Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct ActionId(String);

impl ActionId {
    /// A new one, for changes that begin on this side (a computer player's).
    ///
    /// # Errors
    /// [`StoreError::Io`] if the system gives no random bits.
    pub fn random() -> Result<Self, StoreError> {
        Ok(Self(format!("{}-{}", GameId::random()?, GameId::random()?)))
    }

    /// Its text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for ActionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for ActionId {
    type Err = BadId;

    fn from_str(text: &str) -> Result<Self, BadId> {
        let fits = (1..=LONGEST_ACTION).contains(&text.len())
            && text.bytes().all(|c| c.is_ascii_alphanumeric() || c == b'-');
        if fits { Ok(Self(text.to_owned())) } else { Err(BadId::Action) }
    }
}

/// A text that is no id.
#[derive(Copy, Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum BadId {
    /// Not the id of a game.
    #[error("a game's id has 16 small letters and digits")]
    Game,
    /// Not the id of a change.
    #[error("an action id has 1 to 64 letters, digits and hyphens")]
    Action,
}
