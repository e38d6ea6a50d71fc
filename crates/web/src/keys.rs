//! Secret keys: who may look at a game and who may act for a seat.
//!
//! A key is 160 bits of a keyed hash over what it opens; the hash's key is the store's secret. So
//! keys need not be kept anywhere, and outlive a restart.

use std::fmt;

use engine::Seat;
use store::GameId;

const DIGITS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
const BYTES: usize = 20;

/// What keys are derived from, and the two that open everything.
#[derive(Clone)]
pub struct Keys {
    secret: [u8; 32],
    launch: String,
}

impl fmt::Debug for Keys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Keys(…)") // Secrets do not get into logs.
    }
}

impl Keys {
    /// Keys from a store's secret. `launch` is the token of this start of the program.
    pub fn new(secret: [u8; 32], launch: String) -> Self {
        Self { secret, launch }
    }

    fn derive(&self, purpose: &str, id: &str, seat: u8) -> String {
        spell(&self.hash(purpose, id, seat)[..BYTES])
    }

    fn hash(&self, purpose: &str, id: &str, seat: u8) -> [u8; 32] {
        let mut hasher = blake3::Hasher::new_keyed(&self.secret);
        for part in [purpose.as_bytes(), id.as_bytes(), &[seat]] {
            hasher.update(&(part.len() as u64).to_le_bytes());
            hasher.update(part);
        }
        *hasher.finalize().as_bytes()
    }

    /// The secret behind the fair dice of this name.
    pub(crate) fn dice(&self, name: &str) -> [u8; 32] {
        self.hash("dice", name, 0)
    }

    /// The key of a seat.
    pub fn seat(&self, id: &GameId, seat: Seat) -> String {
        self.derive("seat", id.as_str(), seat.number())
    }

    /// The key for those who watch.
    pub fn watch(&self, id: &GameId) -> String {
        self.derive("watch", id.as_str(), 0)
    }

    /// The owner's cookie.
    pub fn owner(&self) -> String {
        self.derive("owner", "", 0)
    }

    /// Whether the text is the token that the program printed at its start.
    pub fn is_launch(&self, text: &str) -> bool {
        same(text, &self.launch)
    }

    /// Whether the text is the owner's cookie.
    pub fn is_owner(&self, text: &str) -> bool {
        same(text, &self.owner())
    }
}

/// Compares in a time that says nothing about where the texts differ.
pub fn same(given: &str, secret: &str) -> bool {
    blake3::hash(given.as_bytes()) == blake3::hash(secret.as_bytes())
}

/// A fresh token from the operating system's randomness.
///
/// # Errors
/// If the system gives none.
pub fn fresh() -> Result<String, getrandom::Error> {
    let mut bits = [0; BYTES];
    getrandom::fill(&mut bits)?;
    Ok(spell(&bits))
}

/// Five bits a letter.
fn spell(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 8 / 5 + 1);
    let (mut held, mut bits) = (0_u32, 0);
    for &byte in bytes {
        held = held << 8 | u32::from(byte);
        bits += 8;
        while bits >= 5 {
            bits -= 5;
            text.push(char::from(DIGITS[(held >> bits & 31) as usize]));
        }
    }
    text
}
