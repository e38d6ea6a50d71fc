//! The tutorial of The Battle of Thermopylae: positions, what may be tried in them, and why.

use crate::course::{Lesson, Trial};

/// Lesson by lesson.
pub(super) const LESSONS: &[Lesson] = &[Lesson {
    title: "The bid",
    text: &[
        "Nobody expects the Greeks to hold. Before the battle both players bid how many of the \
             hundred Persian units they would destroy before the end; the higher bidder has to do \
             it, with sixteen units [R3] [R4].",
        "A low bid leaves the other an easy Greek game; a high one is a promise. You open. \
             Between thirty and forty is where good players part company.",
    ],
    options: &[("opener", "1")],
    setup: "round 0\nat camp xerxes persian-generalx6 immortalsx20 cavalryx20 infantryx53\n\
                step auction 1",
    trials: &[
        Trial {
            action: "bid 10",
            outcomes: &[],
            why: "Ten is a gift: whoever gets the Greeks for eleven wins nearly always. Drive \
                the bid up even if you want the Persians.",
        },
        Trial {
            action: "bid 34",
            outcomes: &[],
            why: "A bid near the middle. The other may raise it by one or more, or leave the \
                Greeks to you [A30].",
        },
    ],
}];
