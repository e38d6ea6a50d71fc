//! Greek wins by bid, measured: the bid as a share of all Persians, and the share of games that
//! the Greeks won. How and with how many games: see README.md.

use super::auction::Measured;

/// The standard armies.
pub(crate) const STANDARD: Measured =
    &[(0.2, 0.8), (0.3, 0.6), (0.4, 0.47), (0.5, 0.4), (0.6, 0.3)];

/// The smaller armies.
pub(crate) const QUICK: Measured = &[(0.2, 0.8), (0.3, 0.6), (0.4, 0.47), (0.5, 0.4), (0.6, 0.3)];

/// The armies as first reconstructed.
pub(crate) const DIGEST: Measured = &[(0.2, 0.8), (0.3, 0.7), (0.4, 0.6), (0.5, 0.52), (0.6, 0.45)];
