//! The tutorial of Marathon: small positions, what may be tried in them, and why.

use crate::course::{FirstGame, Lesson};

/// A few turns at the foot of the hills.
pub(super) const FIRST_GAME: FirstGame = FirstGame {
    title: "Marathon: the last hour",
    about: "",
    options: &[],
    setup: None,
    learner: 1,
};

/// Lesson by lesson.
pub(super) const LESSONS: &[Lesson] = &[];
