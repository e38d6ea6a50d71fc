//! The tutorial of Thermopyles: positions, what may be tried in them, and why.

use crate::course::{FirstGame, Lesson, Trial};

/// [K27] Alone, with a smaller Graveyard.
pub(super) const FIRST_GAME: FirstGame = FirstGame {
    title: "Thermopyles: a first game",
    about: "A whole game alone, a little easier than the printed one: ten cards in the Graveyard win \
            it instead of twelve [K27].",
    options: &[("graveyard-goal", "10")],
    setup: None,
    learner: 1,
};

/// Lesson by lesson.
pub(super) const LESSONS: &[Lesson] = &[
    Lesson {
        title: "The pass",
        text: &[
            "You hold the pass of Thermopylae. Two Persian cards always stand before you. Each has \
             two numbers: reach the first with your total and the card is repelled; reach the \
             second and it is eliminated, and goes to the Graveyard [K17] [K18].",
            "You win when the Persian army is spent, or when twelve cards lie in the Graveyard \
             [K26] [K27]. You lose when the marker comes to location 7, or when you have no cards \
             left at all [K24] [K25].",
            "A turn is one of two things: retreat or fight [K6]. Here the Persians are a 12/27 and \
             a 20/24, and you hold a 19. Fight: play the 19.",
        ],
        options: &[],
        setup: "marker 1\nslots 12/27 20/24\nhand 1 14 19",
        trials: &[Trial {
            action: "charge 19",
            outcomes: &[],
            why: "The 19 is charged. It will be spent whatever happens [K22], so it should be worth \
            it. Before the fight is settled you are asked for Support: that is the next lesson.",
        }],
    },
    Lesson {
        title: "A plain fight",
        text: &[
            "The 19 stands in the fight. Four Support cards lie beside the map; each gives one die, \
             once in the whole game [K12] [K13]. The odds beside each choice are exact.",
            "The 12/27 needs 12 to be repelled: the bare 19 does that without any die. Save the \
             Support and spend none.",
        ],
        options: &[],
        setup: "marker 1\nslots 12/27 20/24\nhand 1 14\nstep support 19",
        trials: &[Trial {
            action: "support 0",
            outcomes: &["persian 17/22"],
            why: "19 reaches 12 but not 27: repelled [K17]. The second card was fought at once with \
            the same 19 [K19]; it needs 20, so it holds [K16], moves up, and a new card comes on \
            behind it [K20]. You have spent one card to beat one.",
        }],
    },
    Lesson {
        title: "Retreat for cards",
        text: &[
            "Your hand grows thin: a 10 and an 11 beat hardly anything. A retreat moves the marker \
             one location back, and brings a card [K8] [K9].",
            "There are seven locations, and at the seventh the game is lost. From the first you can \
             step back five times. Location 3, the Hot Gates, and location 6, the Last Stand, give \
             a die in every fight [K14]: good places to be. Step back.",
        ],
        options: &[],
        setup: "marker 2\nslots 20/24 17/22\nhand 1 10 11",
        trials: &[Trial {
            action: "retreat",
            outcomes: &[],
            why: "You stand at location 3 now, where every fight gets a die for nothing. First the \
            card for the retreat: you may draw it or leave it [K9].",
        }],
    },
    Lesson {
        title: "Draw or not",
        text: &[
            "You may draw a card. The list “What may still come” counts what the deck still has: \
             everything on the table is open.",
            "Five cards are the limit [K5]; you have two, so there is nothing against drawing. Draw.",
        ],
        options: &[],
        setup: "marker 3\nslots 20/24 17/22\nhand 1 10 11\nstep offer retreat 1",
        trials: &[Trial {
            action: "draw 1",
            outcomes: &["spartan 17"],
            why: "A 17. Three cards in hand, and the Hot Gates give a die: now it is worth fighting. \
            Cards come from retreats and from beaten Persians with the Λ, and from nowhere else.",
        }],
    },
    Lesson {
        title: "Dice decide",
        text: &[
            "The marker is at the Hot Gates. You hold a 15 and a 17; the first Persian card is a \
             19/20, the second a 16/23 behind it. The location die comes to every total [K14].",
            "With the 17 a die of 2 or more beats the 19: five times in six. With the 15 it takes a \
             4: one time in two. Your Support is spent. Both are offered; compare the odds, then \
             choose.",
        ],
        options: &[],
        setup: "marker 3\nsupport 0\nslots 19/20 16/23\nhand 1 15 17",
        trials: &[
            Trial {
                action: "charge 15",
                outcomes: &["die 4", "persian 18/21", "persian 20/24"],
                why: "15, and the location die makes it 19: just enough to repel the 19/20, and the second \
             card, too. It was a coin's toss. When it works, the better card is still in hand.",
            },
            Trial {
                action: "charge 17",
                outcomes: &["die 4", "persian 18/21", "persian 20/24"],
                why: "17 and a 4 make 21: the 19/20 is eliminated, because 21 reaches its second number, and \
             the 16/23 is repelled. Five times in six it would have gone as well or nearly so.",
            },
        ],
    },
    Lesson {
        title: "Support for the Graveyard",
        text: &[
            "A Persian 18/21 and a 20/24 with the Λ stand before you at the Last Stand, and a 20 \
             has been charged. The location die will be added. The Graveyard has ten cards; twelve \
             win the game.",
            "One Support die brings the total to 22 at least and 32 at most. Two dice come to 23 or \
             more. To eliminate both you need 24. Spend two.",
        ],
        options: &[],
        setup: "marker 6\nslots 18/21 20/24\ngraveyard 21/23x4 20/24x3 17/22x3\nhand 1 14\n\
                step support 20",
        trials: &[Trial {
            action: "support 2",
            outcomes: &["die 3", "die 4", "die 2"],
            why: "20 + 3 + 4 and 2 from the Last Stand make 29: both are eliminated, the Graveyard is \
            full, and the game is won at once [K27]. Support is for moments like this one; it never \
            comes back [K13].",
        }],
    },
    Lesson {
        title: "The Λ brings a card",
        text: &[
            "You have just beaten a card with the Λ. For every such card the team may draw one \
             Spartan card [K23], repelled or eliminated.",
            "Your hand has five cards, which is the limit. You may leave the draw alone, or draw, \
             look, and discard one of the six [K5]. With a 10 in hand there is little to lose: draw.",
        ],
        options: &[],
        setup: "marker 3\nslots 17/22 18/21\nhand 1 10 14 15 17 19\nstep offer bonus 1",
        trials: &[Trial {
            action: "draw 1",
            outcomes: &["spartan 18"],
            why: "Six cards: one has to go. You saw the new one before you choose, so the draw could \
            only help. In the next lesson you discard.",
        }],
    },
    Lesson {
        title: "What to discard",
        text: &[
            "The new card is an 18. Discard the 10: even with a die it beats only the weakest \
             Persians.",
            "Experienced players throw away 10 and 11 alone, and keep the 20 for the Last Stand.",
        ],
        options: &[],
        setup: "marker 3\nslots 17/22 18/21\nhand 1 10 14 15 17 18 19\nstep discard 1 bonus 0",
        trials: &[Trial {
            action: "discard 10",
            outcomes: &[],
            why: "The 10 is gone for good: discards are never shuffled again [K10]. Your hand is \
            strong now, and the turn is over.",
        }],
    },
    Lesson {
        title: "Know when you lose",
        text: &[
            "The marker is at location 6. One more step back is location 7, the road to Greece, and \
             the game is lost [K24], whoever takes it and why. An empty hand must retreat [K7]; so \
             here the last card is the last chance.",
            "You hold a 16 against an 18/26 with the Λ and a 22/22. The location die has to show a \
             2 or more. On the board such a choice is marked, and the page asks before it. Both \
             choices are open: see what each of them does.",
        ],
        options: &[],
        setup: "marker 6\nsupport 0\nslots 18/26 22/22\nhand 1 16",
        trials: &[
            Trial {
                action: "retreat",
                outcomes: &[],
                why: "The road to Greece is open, and the game is lost. A retreat is never forbidden, only \
             the last one is final; the page warns you before it.",
            },
            Trial {
                action: "charge 16",
                outcomes: &["die 3", "persian 12/27"],
                why: "16 and a 3 make 19: the 18/26 is repelled, and its Λ brings a card just when your hand \
             is empty. That is Thermopyles: retreat while it buys cards, fight where a die helps, \
             and count what is left. You know enough to play.",
            },
        ],
    },
];
