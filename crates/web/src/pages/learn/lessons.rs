//! The positions and dice of the lessons. Their words are in `words`, in the same order.

/// One lesson: a position over the real engine, and what may be tried in it.
#[derive(Debug)]
pub(super) struct Lesson {
    /// The position, in the game's notation.
    pub(super) setup: &'static str,
    /// What the lesson offers.
    pub(super) choices: &'static [Choice],
}

/// One thing to try, and what chance brings after it.
#[derive(Debug)]
pub(super) struct Choice {
    /// The action, in the game's notation.
    pub(super) action: &'static str,
    /// Every outcome until somebody decides again.
    pub(super) outcomes: &'static [&'static str],
}

const THERMOPYLES: &[Lesson] = &[
    Lesson {
        setup: "marker 1\nslots 12/27 20/24\nhand 1 14 19",
        choices: &[Choice { action: "charge 19", outcomes: &[] }],
    },
    Lesson {
        setup: "marker 1\nslots 12/27 20/24\nhand 1 14\nstep support 19",
        choices: &[Choice { action: "support 0", outcomes: &["persian 17/22"] }],
    },
    Lesson {
        setup: "marker 2\nslots 20/24 17/22\nhand 1 10 11",
        choices: &[Choice { action: "retreat", outcomes: &[] }],
    },
    Lesson {
        setup: "marker 3\nslots 20/24 17/22\nhand 1 10 11\nstep offer retreat 1",
        choices: &[Choice { action: "draw 1", outcomes: &["spartan 17"] }],
    },
    Lesson {
        setup: "marker 3\nsupport 0\nslots 19/20 16/23\nhand 1 15 17",
        choices: &[
            Choice { action: "charge 15", outcomes: &["die 4", "persian 18/21", "persian 20/24"] },
            Choice { action: "charge 17", outcomes: &["die 4", "persian 18/21", "persian 20/24"] },
        ],
    },
    Lesson {
        setup: "marker 6\nslots 18/21 20/24\ngraveyard 21/23x4 20/24x3 17/22x3\nhand 1 14\n\
                step support 20",
        choices: &[Choice { action: "support 2", outcomes: &["die 3", "die 4", "die 2"] }],
    },
    Lesson {
        setup: "marker 3\nslots 17/22 18/21\nhand 1 10 14 15 17 19\nstep offer bonus 1",
        choices: &[Choice { action: "draw 1", outcomes: &["spartan 18"] }],
    },
    Lesson {
        setup: "marker 3\nslots 17/22 18/21\nhand 1 10 14 15 17 18 19\nstep discard 1 bonus 0",
        choices: &[Choice { action: "discard 10", outcomes: &[] }],
    },
    Lesson {
        setup: "marker 6\nsupport 0\nslots 18/26 22/22\nhand 1 16",
        choices: &[
            Choice { action: "retreat", outcomes: &[] },
            Choice { action: "charge 16", outcomes: &["die 3", "persian 12/27"] },
        ],
    },
];

/// The lessons of a game; none where it has no tutorial.
pub(super) fn of(game: &str) -> &'static [Lesson] {
    match game {
        "thermopyles" => THERMOPYLES,
        _ => &[],
    }
}
