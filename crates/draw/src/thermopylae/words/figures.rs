//! The names of stages, tracks and dice.

pub(crate) const AUCTION: &str = "Bidding";
pub(crate) const SET_UP: &str = "Greek set-up";
pub(crate) const COMBATS: &str = "Combats";
pub(crate) const ATTACKERS: &str = "Attackers";
pub(crate) const DICE: &str = "Dice";
pub(crate) const HITS: &str = "Hits";
pub(crate) const AGAIN: &str = "Again or stop";
pub(crate) const MOVEMENT: &str = "Movement";

pub(crate) const DESTROYED: &str = "Persian units destroyed, of the bid";
pub(crate) const GONE: &str = "Persian units gone, until the bid is out of reach";
pub(crate) const GREEKS_LOST: &str = "Greek units destroyed";
pub(crate) const QUIET: &str = "Rounds without a loss or an exit";
pub(crate) const ROUND: &str = "Round";

pub(crate) const ATTACK_HITS: &str = "Hits of attackers";
pub(crate) const DEFENSE_HITS: &str = "Hits of defenders";

/// What players are called who give no name: who plays whom is for the auction to say.
pub(crate) const NAMES: &[&str] = &["Dienekes", "Hydarnes"];
