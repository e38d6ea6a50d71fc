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

/// All of them.
pub(super) const PLANS: &[Plan] = &[];
