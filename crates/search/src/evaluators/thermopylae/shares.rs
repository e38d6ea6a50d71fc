//! Greek wins by bid, measured: the bid as a share of all Persians, and the share of games that
//! the Greeks won, smoothed so that it never rises. How and with how many games: see README.md.

use super::auction::Measured;

/// The standard armies: rules version 2 [A28].
pub(crate) const STANDARD: Measured = &[
    (0.10, 0.894),
    (0.15, 0.869),
    (0.20, 0.634),
    (0.25, 0.634),
    (0.30, 0.619),
    (0.35, 0.352),
    (0.55, 0.352),
    (0.60, 0.200),
];

/// The standard armies: rules version 1, in which a long march could lose by the clock [A28].
pub(crate) const STANDARD_1: Measured =
    &[(0.20, 0.760), (0.25, 0.641), (0.30, 0.615), (0.35, 0.508), (0.40, 0.469), (0.60, 0.469)];

/// The smaller armies.
pub(crate) const QUICK: Measured = &[(0.25, 0.667), (0.35, 0.583), (0.45, 0.333)];

/// The smaller armies as they were first reconstructed.
pub(crate) const QUICK_FIRST: Measured = &[(0.20, 0.438), (0.30, 0.276), (0.50, 0.260)];
