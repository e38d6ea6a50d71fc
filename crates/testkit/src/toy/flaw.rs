//! The promises that the Ford can be told to break.

/// A broken promise.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[expect(missing_docs, reason = "each name says which promise is broken")]
pub enum Flaw {
    None,
    EmptyList,
    ListedTwice,
    ListedIllegal,
    LeakyView,
    LeakyEvent,
    LeakyAction,
    LeakyOutcome,
    DenySecrets,
    Unexplained,
    BetrayingOdds,
    LossyPosition,
    UnreadableAction,
    LostCard,
    FalseMarch,
    Endless,
}

impl Flaw {
    /// The values of the option, the sound game first.
    pub const NAMES: &'static [&'static str] = &[
        "none",
        "empty-list",
        "listed-twice",
        "listed-illegal",
        "leaky-view",
        "leaky-event",
        "leaky-action",
        "leaky-outcome",
        "deny-secrets",
        "unexplained",
        "betraying-odds",
        "lossy-position",
        "unreadable-action",
        "lost-card",
        "false-march",
        "endless",
    ];

    const ALL: [Self; 16] = [
        Self::None,
        Self::EmptyList,
        Self::ListedTwice,
        Self::ListedIllegal,
        Self::LeakyView,
        Self::LeakyEvent,
        Self::LeakyAction,
        Self::LeakyOutcome,
        Self::DenySecrets,
        Self::Unexplained,
        Self::BetrayingOdds,
        Self::LossyPosition,
        Self::UnreadableAction,
        Self::LostCard,
        Self::FalseMarch,
        Self::Endless,
    ];

    /// The flaw with this name.
    pub fn named(name: &str) -> Self {
        let known = Self::NAMES.iter().position(|known| *known == name);
        known.map_or(Self::None, |at| Self::ALL[at])
    }
}
