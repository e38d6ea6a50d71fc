//! Go Tell the Spartans: one Greek player against the rules, two players, or one for each
//! contingent.

use game_spartans::Spartans;

use crate::guide::Guide;

/// What search knows about Go Tell the Spartans.
#[derive(Copy, Clone, Debug)]
pub struct Strategos;

impl Guide<Spartans> for Strategos {
    /// One side for one player, two for two, and with a player for each contingent each of them and
    /// the Persians are sides of their own [11.2d].
    type Shares = [f32; 8];
}
