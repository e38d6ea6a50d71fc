//! Fair dice by commitment: nobody can choose them, and everybody can check them afterwards.
//!
//! 1. The server draws a secret of 32 bytes and publishes its [`commitment`] before anything else.
//! 2. Every player contributes 16 bytes after seeing it. The server cannot change its secret any
//!    more; the players do not know it. So nobody can steer the [`key`] made from all of them.
//! 3. Each draw is a [`ticket`](crate::draw::ticket) of that key, bound to game, step, index,
//!    purpose and range.
//! 4. After the game the secret is published, and [`Evidence::verify`] recomputes every draw.
//!
//! `commitment = BLAKE3 derive_key(COMMITMENT, game ‖ secret)` and
//! `key = BLAKE3 derive_key(KEY, game ‖ secret ‖ n ‖ contribution 1 ‖ … ‖ contribution n)`, where
//! `game` is its length (8 bytes, little-endian) and its UTF-8 bytes, and `n` is 8 bytes,
//! little-endian. Only pure functions live here; who sends what to whom is the server's business.

use std::num::NonZeroU32;

use crate::draw::{self, Binding, Key, push_text};

/// What sets commitments apart from every other use of BLAKE3.
pub const COMMITMENT: &str = "Promachos 2026-11 fair dice commitment v1";
/// What sets the keys of fair dice apart from every other use of BLAKE3.
pub const KEY: &str = "Promachos 2026-11 fair dice key v1";

/// The server's secret, kept until the game is over.
pub type Secret = [u8; 32];
/// What one player adds.
pub type Contribution = [u8; 16];

/// What the server publishes before the players contribute.
pub fn commitment(game: &str, secret: &Secret) -> [u8; 32] {
    let mut message = Vec::with_capacity(80);
    push_text(&mut message, game);
    message.extend_from_slice(secret);
    blake3::derive_key(COMMITMENT, &message)
}

/// The key that all of them made together. The order of the contributions is that of the seats.
pub fn key(game: &str, secret: &Secret, contributions: &[Contribution]) -> Key {
    let mut message = Vec::with_capacity(160);
    push_text(&mut message, game);
    message.extend_from_slice(secret);
    message.extend_from_slice(&(contributions.len() as u64).to_le_bytes());
    for contribution in contributions {
        message.extend_from_slice(contribution);
    }
    blake3::derive_key(KEY, &message)
}

/// One draw as the game used it.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Draw {
    /// The step that it made, counted from 1.
    pub step: u64,
    /// Which draw of that step, counted from 0.
    pub index: u64,
    /// The id of the clause that called for chance.
    pub purpose: String,
    /// Of how many tickets.
    pub tickets: NonZeroU32,
    /// Which ticket it was.
    pub ticket: u32,
}

/// Everything that is published once the game is over.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Evidence {
    /// Which game.
    pub game: String,
    /// What the server published first.
    pub commitment: [u8; 32],
    /// What the players added, by seat.
    pub contributions: Vec<Contribution>,
    /// The server's secret.
    pub secret: Secret,
    /// Every draw.
    pub draws: Vec<Draw>,
}

/// The first thing that is not as it was promised.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum Forgery {
    /// The secret is not the one that was committed to.
    #[error("the secret is not the one that was committed to before the game")]
    Secret,
    /// A draw is not what the key gives.
    #[error("step {step}, draw {index}: the game used ticket {used}, the dice gave {given}")]
    Draw {
        /// The step.
        step: u64,
        /// Which draw of the step.
        index: u64,
        /// What the game used.
        used: u32,
        /// What the key gives.
        given: u32,
    },
    /// Two draws of one step have the same index: one could be picked after seeing both.
    #[error("step {step} has two draws with index {index}")]
    Twice {
        /// The step.
        step: u64,
        /// The index.
        index: u64,
    },
}

impl Evidence {
    /// Recomputes everything.
    ///
    /// # Errors
    /// The first thing that is not as it was promised.
    pub fn verify(&self) -> Result<(), Forgery> {
        if commitment(&self.game, &self.secret) != self.commitment {
            return Err(Forgery::Secret);
        }
        let key = key(&self.game, &self.secret, &self.contributions);
        for (at, draw) in self.draws.iter().enumerate() {
            let &Draw { step, index, ref purpose, tickets, ticket: used } = draw;
            let same = |earlier: &Draw| (earlier.step, earlier.index) == (step, index);
            if self.draws[..at].iter().any(same) {
                return Err(Forgery::Twice { step, index });
            }
            let binding = Binding { game: &self.game, step, index, purpose };
            let given = draw::ticket(&key, &binding, tickets);
            if given != used {
                return Err(Forgery::Draw { step, index, used, given });
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::{Contribution, Draw, Evidence, Forgery, Secret, commitment, key};
    use crate::draw::{Binding, ticket};
    use std::num::NonZeroU32;

    const GAME: &str = "table 7";
    const SECRET: Secret = *b"the pass is narrow, the sea near";
    const CONTRIBUTIONS: [Contribution; 2] = [*b"Come, take them!", *b"Then in the dark"];

    fn honest() -> Evidence {
        let key = key(GAME, &SECRET, &CONTRIBUTIONS);
        let tickets = NonZeroU32::new(6).unwrap();
        let draw = |step| {
            let binding = Binding { game: GAME, step, index: 0, purpose: "K12" };
            let ticket = ticket(&key, &binding, tickets);
            Draw { step, index: 0, purpose: "K12".to_owned(), tickets, ticket }
        };
        Evidence {
            game: GAME.to_owned(),
            commitment: commitment(GAME, &SECRET),
            contributions: CONTRIBUTIONS.to_vec(),
            secret: SECRET,
            draws: (1..=40).map(draw).collect(),
        }
    }

    fn hexadecimal(bytes: &[u8]) -> String {
        bytes.iter().fold(String::new(), |text, byte| format!("{text}{byte:02x}"))
    }

    /// Worked once by another program, from this file's header alone.
    #[test]
    fn known_answers_stay() {
        assert_eq!(
            hexadecimal(&commitment(GAME, &SECRET)),
            "51514bb10a0d65ee9d8f3b97a517933229beedff91b00869cfa0999c0ffb28e7"
        );
        assert_eq!(
            hexadecimal(&key(GAME, &SECRET, &CONTRIBUTIONS)),
            "69f3ee8c0861354d0afcd2c8d2a1e0f9ef8b08892d9ad996b7acb9006909a93b"
        );
        let rolls: Vec<u32> = honest().draws.iter().take(10).map(|draw| draw.ticket).collect();
        assert_eq!(rolls, [0, 2, 0, 3, 3, 1, 5, 5, 2, 4]);
    }

    #[test]
    fn honest_dice_verify() {
        assert_eq!(honest().verify(), Ok(()));
    }

    #[test]
    fn any_flipped_bit_of_the_secret_fails() {
        for bit in 0..SECRET.len() * 8 {
            let mut evidence = honest();
            evidence.secret[bit / 8] ^= 1 << (bit % 8);
            assert_eq!(evidence.verify(), Err(Forgery::Secret), "bit {bit}");
        }
    }

    #[test]
    fn any_flipped_bit_of_a_contribution_fails() {
        for bit in 0..2 * 128 {
            let mut evidence = honest();
            evidence.contributions[bit / 128][bit % 128 / 8] ^= 1 << (bit % 8);
            assert!(matches!(evidence.verify(), Err(Forgery::Draw { .. })), "bit {bit}");
        }
    }

    #[test]
    fn a_changed_die_is_named() {
        let mut evidence = honest();
        let given = evidence.draws[6].ticket;
        evidence.draws[6].ticket = (given + 1) % 6;
        let used = evidence.draws[6].ticket;
        assert_eq!(evidence.verify(), Err(Forgery::Draw { step: 7, index: 0, used, given }));
    }

    #[test]
    fn dice_of_another_game_step_purpose_or_range_do_not_pass() {
        const EIGHT: NonZeroU32 = NonZeroU32::new(8).unwrap();
        let spoil = |spoil: fn(&mut Evidence)| {
            let mut evidence = honest();
            spoil(&mut evidence);
            evidence.verify()
        };
        assert_eq!(spoil(|it| it.game = "table 8".to_owned()), Err(Forgery::Secret));
        assert!(spoil(|it| it.draws.iter_mut().for_each(|draw| draw.step += 40)).is_err());
        let purpose = spoil(|it| it.draws.iter_mut().for_each(|draw| draw.purpose = "K14".into()));
        assert!(purpose.is_err());
        assert!(spoil(|it| it.draws.iter_mut().for_each(|draw| draw.tickets = EIGHT)).is_err());
        assert_eq!(
            spoil(|it| it.draws[1] = it.draws[0].clone()),
            Err(Forgery::Twice { step: 1, index: 0 })
        );
    }
}
