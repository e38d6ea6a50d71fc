//! The tutorial of Go Tell the Spartans: positions, what may be tried in them, and why.

use crate::course::{FirstGame, Lesson};

/// The small game.
pub(super) const FIRST_GAME: FirstGame =
    FirstGame { title: "", about: "", options: &[], setup: None, learner: 1 };

/// Lesson by lesson.
pub(super) const LESSONS: &[Lesson] = &[];
