//! Greek deployments to begin with, as `deploy NAME` carries them out.

/// A deployment.
pub(super) struct Plan {
    /// What notation calls it.
    pub(super) name: &'static str,
    /// What people call it.
    pub(super) title: &'static str,
    /// What it is.
    pub(super) about: &'static str,
}

/// All of them. The last unit stays in hand: the Persians come when it stands.
pub(super) const PLANS: &[Plan] = &[
    Plan {
        name: "wall",
        title: "At the wall",
        about: "Spartans and Thespians before it in row G, the others behind it in row H",
    },
    Plan {
        name: "pass",
        title: "In the pass",
        about: "Spartans and Thespians in row F, the others behind them in row G",
    },
    Plan {
        name: "forward",
        title: "Forward",
        about: "Spartans and Thespians in row E, the others behind them in row F",
    },
    Plan {
        name: "last-stand",
        title: "Last stand",
        about: "everybody who may on the mound behind the wall, archers before it",
    },
];
