//! The tutorial of Marathon: small positions, what may be tried in them, and why.

use crate::course::{FirstGame, Lesson, Trial};

/// [11.0b] The last turn: a lead to be made good.
pub(super) const FIRST_GAME: FirstGame = FirstGame {
    title: "Marathon: the last hour",
    about: "Turn 10, the last. You lead the Greeks and have the initiative: choose the first marker, \
            the others are drawn [4.1b] [4.2a]. Both sides have 7 points so far. Each Persian unit that routs or loses a step is worth 1 point, each one \
            eliminated 2, and a Greek unit on a Beach hex at the end 5 [11.0b] [11.0c]. A tie is yours \
            [11.0d].",
    options: &[],
    setup: Some(
        "turn 10\nimpulse initiative\ninitiative greek\nmorale greek 7\nmorale persian 7\n\
         at 1810 down-right GR1 GR2\nat 2010 down-right GC1 GC2 Callimachus\n\
         at 2209 down-right GA1 GA2\nat 2210 down-right GC3 GC4 Leontis\n\
         at 2410 down-right GL1 GL2\n\
         at 1813 up-left PL1 PL2\nat 2013 up-left PC1 PC2 Datis\nat 2115 up-left PA1 PA2\n\
         at 2213 up-left PC3 PC4\nat 2413 up-left PR1 PR2 Ataphernes\n\
         step first-marker greek",
    ),
    learner: 1,
};

/// Lesson by lesson.
pub(super) const LESSONS: &[Lesson] = &[
    Lesson {
        title: "The first marker",
        text: &[
            "Each formation has a marker, and its units act when it is used. Whoever has the \
             initiative chooses the first marker of a turn; all others are drawn from a pool, one \
             after the other, yours and the enemy’s as they come [4.1b] [4.1c] [4.2a].",
            "You have the initiative. The Persians at 2009 threaten your Center. Who acts first?",
        ],
        options: &[],
        setup: "turn 3\nimpulse initiative\ninitiative greek\nmorale greek 8\nmorale persian 6\n\
                at 2006 down-right GC1 GC2 Callimachus\nat 1805 down-right GR1 GR2\n\
                at 2205 down-right GL1 GL2\nat 2005 down-right GA1\nat 2009 up-left PC1 PC2\n\
                at 2209 up-left PR1 PR2\nstep first-marker greek",
        trials: &[
            Trial {
                action: "begin greek-center",
                outcomes: &[],
                why: "The Center can strike before the Persians move. Now you may say which \
                      independent units act with it.",
            },
            Trial {
                action: "begin greek-left",
                outcomes: &[],
                why: "The Left Wing can go round their flank first, at the risk that a Persian marker \
                      is drawn before your Center’s.",
            },
        ],
    },
    Lesson {
        title: "Who acts with it",
        text: &[
            "The units of the formation are active. Light Infantry, Archers, Cavalry and Leaders are \
             in no formation: each acts once a turn, with the marker of any formation of its side \
             [3.3e] [3.3f] [3.3g].",
            "Only active units fire and attack later in the phase [A20]. Name the Archers, or keep \
             them for another marker.",
        ],
        options: &[],
        setup: "turn 3\nimpulse activation\ninitiative greek\nmorale greek 8\nmorale persian 6\n\
                markers greek-left persian-center persian-left\n\
                at 2006 down-right GC1 GC2 Callimachus\nat 2106 down-right GA1 GA2\n\
                at 2205 down-right GL1 GL2\nat 2009 up-left PC1 PC2\nmarker greek-center\n\
                active GC1 GC2\nstep attach",
        trials: &[
            Trial {
                action: "attach GA1",
                outcomes: &[],
                why: "GA1 acts now, even if it does nothing, and not again this turn. You may name \
                      more.",
            },
            Trial {
                action: "done",
                outcomes: &[],
                why: "The Center moves alone, and Callimachus stays behind. The Archers can still act \
                      with the Left Wing.",
            },
        ],
    },
    Lesson {
        title: "Movement and zones",
        text: &[
            "Hoplites have four Movement Points; plain costs one a hex, a level climbed one more, Marsh \
             two [6.1a]. A unit controls the two hexes in front of it. Whoever enters an enemy’s zone \
             stops there for the turn [3.1c] [6.1b].",
            "The Persians at 2010 face the upper left corner: their zone is 2009 and 1910.",
        ],
        options: &[],
        setup: "turn 3\nimpulse movement\ninitiative greek\nmorale greek 8\nmorale persian 6\n\
                markers greek-left persian-center\nat 2006 down-right GC1 GC2\n\
                at 2010 up-left PC1 PC2\nmarker greek-center\nactive GC1 GC2\nstep movement",
        trials: &[
            Trial {
                action: "move GC1 2009",
                outcomes: &[],
                why: "Three points, and into the zone: GC1 stops in front of the enemy, and its melee \
                      will be against their front.",
            },
            Trial {
                action: "move GC1 2110",
                outcomes: &[],
                why: "Four points, past their zone and beside them. From their flank an attack shifts \
                      the odds a column to the right [7.2h].",
            },
        ],
    },
    Lesson {
        title: "Which corner to face",
        text: &[
            "When a move ends you choose the corner of the hex that the unit faces, at no cost. The two \
             hexes there are its front and its zone; it can attack nobody else [3.1a] [3.1b] [7.2a].",
            "GC1 stands at 2110, on the flank of the Persians at 2010. Which corner?",
        ],
        options: &[],
        setup: "turn 3\nimpulse movement\ninitiative greek\nmorale greek 8\nmorale persian 6\n\
                markers greek-left persian-center\nat 2110 down-right GC1\nat 2006 down-right GC2\n\
                at 2010 up-left PC1 PC2\nmarker greek-center\nactive GC1 GC2\nmoved GC1\n\
                step face 2110",
        trials: &[
            Trial {
                action: "face left",
                outcomes: &[],
                why: "The left corner lies between 2009 and 2010: the Persians are in front of GC1, and \
                      it can attack them.",
            },
            Trial {
                action: "face right",
                outcomes: &[],
                why: "Allowed, and of no use: the enemy is behind GC1, which attacks nobody and is open \
                      to an attack from its rear.",
            },
        ],
    },
    Lesson {
        title: "Who stands together",
        text: &[
            "Two units of one type share a hex, with a Leader three; those of two formations only with a \
             Leader, and then two at most [3.2a] [3.2b] [3.2c] [3.2d]. A stack faces one corner [3.2l].",
            "GL3 may join its own wing at 2006, or the Center at 2106.",
        ],
        options: &[],
        setup: "turn 3\nimpulse movement\ninitiative greek\nmorale greek 8\nmorale persian 6\n\
                markers greek-center persian-center\nat 2006 down-right GL1 GL2 Callimachus\n\
                at 2005 down-right GL3\nat 2106 down-left GC1 Leontis\nat 2010 up-left PC1 PC2\n\
                marker greek-left\nactive GL1 GL2 GL3\nstep movement",
        trials: &[
            Trial {
                action: "move GL3 2006",
                outcomes: &[],
                why: "The third unit, which Callimachus makes room for. All of them are active, so you \
                      choose their corner anew.",
            },
            Trial {
                action: "move GL3 2106",
                outcomes: &[],
                why: "With Leontis there it may stand beside the Center. GC1 is not active, so GL3 faces \
                      as it does.",
            },
        ],
    },
    Lesson {
        title: "Enemies whom nobody can attack",
        text: &[
            "An enemy that has an active unit of yours in its zone must be attacked. If nobody can, all \
             your units in its zone are eliminated before any die falls [7.2b] [7.2c].",
            "Archers GA1 stands at 2006 in the zone of the Persians at 2007, and Archers never attack in \
             melee [7.2d]. Somebody else has to come.",
        ],
        options: &[],
        setup: "turn 3\nimpulse movement\ninitiative greek\nmorale greek 8\nmorale persian 6\n\
                markers greek-left persian-center\nat 2006 down-right GA1\nat 1805 down-right GC1\n\
                at 2007 up-left PC1\nmarker greek-center\nactive GC1 GA1\nmoved GA1\nstopped GA1\n\
                step movement",
        trials: &[
            Trial {
                action: "move GC1 1907",
                outcomes: &[],
                why: "GC1 comes up beside the Archers. If it faces the lower right corner it can attack \
                      2007, and the duty is met.",
            },
            Trial {
                action: "done",
                outcomes: &[],
                why: "You were warned. The Archers may still fire; if the Persians stand after that, GA1 \
                      is lost without a fight.",
            },
        ],
    },
    Lesson {
        title: "Reaction",
        text: &[
            "When one side has moved, the other may react: units in good order, within two hexes of a \
             Leader and in no enemy’s zone [6.2a]. Each rolls once: the die, as modified, must be no \
             more than its side’s Morale Level; then it may go half its points, rounded up [6.2c] \
             [6.2e].",
            "The Persian Center has come to 2009. Your level is 6, and Leontis takes one off the die \
             [9.1a].",
        ],
        options: &[],
        setup: "turn 3\nimpulse reaction\ninitiative persian\nmorale greek 6\nmorale persian 6\n\
                markers greek-left greek-center\nat 2006 down-right GC1 GC2 Leontis\n\
                at 2206 down-right GL1\nat 2009 up-left PC1 PC2\nmarker persian-center\n\
                active PC1 PC2\nmoved PC1 PC2\nable GC1 GC2 GL1\nstep reaction",
        trials: &[
            Trial {
                action: "react GC1",
                outcomes: &["d10 7"],
                why: "7 less 1 is 6, which is enough. GC1 has two points now: it may go, turn, or stay.",
            },
            Trial {
                action: "react GL1",
                outcomes: &["d10 8"],
                why: "8 less 1 is 7, more than 6: it stays, and does not try again in this phase. Others \
                      may.",
            },
        ],
    },
    Lesson {
        title: "Fire and morale checks",
        text: &[
            "First the side that did not move fires at active units, then the active side fires. Archers \
             fire two hexes far, Light Infantry and Cavalry one, each once a turn [4.2.3] [4.2.4] [7.1a] \
             [7.1n]. A die of no more than the Combat Factor hits, against everybody in the hex [7.1e] \
             [7.1l].",
            "Each unit that is hit checks morale. A failure disrupts it; if it was disrupted it routs \
             [7.1m]. Your Archers have a factor of 2, the Persian level is 6.",
        ],
        options: &[],
        setup: "turn 3\nimpulse offensive-fire\ninitiative greek\nmorale greek 8\nmorale persian 6\n\
                markers greek-left persian-center\nat 2006 down-right GA1 GA2\n\
                at 2008 up-left PC1 PC2\nat 2107 down-left PR1/disrupted\nmarker greek-center\n\
                active GA1 GA2\nstep fire",
        trials: &[
            Trial {
                action: "fire GA1 2008",
                outcomes: &["d10 2", "d10 7", "d10 4"],
                why: "A 2 hits both. One rolled 7 and is disrupted: no fire, a point less, worse in \
                      attack [7.3.3c]. The other one rolled 4 and holds.",
            },
            Trial {
                action: "fire GA1 2107",
                outcomes: &["d10 3", "d10 8"],
                why: "Against a disrupted unit the die counts one less, so a 3 hits [7.1i]. It failed its \
                      check and routs: it loses a step, has no zone, and defends with 1 [7.3.2b] \
                      [7.3.2c].",
            },
        ],
    },
    Lesson {
        title: "The odds of a melee",
        text: &[
            "First you say who attacks whom; all enemies in a hex are attacked together. Factors are \
             added up on both sides and give a column [4.2.5a] [7.2e] [7.2f]. Flank, charge, height and \
             disorder shift it; Leaders, fire, height and types change the die [7.2h] [7.2m].",
            "PC1 has a factor of 4, as your two Hoplites have each. Whoever is in front of an active unit \
             must be attacked. Look at the odds with one attacker, and then with two.",
        ],
        options: &[],
        setup: "turn 3\nimpulse declaration\ninitiative greek\nmorale greek 8\nmorale persian 6\n\
                markers greek-left persian-center\nat 2006 down-right GC1 GC2 Callimachus\n\
                at 2107 left GC3\nat 2007 up-left PC1\nmarker greek-center\n\
                active GC1 GC2 GC3 Callimachus\nstep declaration",
        trials: &[
            Trial {
                action: "attack GC1 2007",
                outcomes: &[],
                why: "Alone it is 1:1, with 2 added to the die: Callimachus, and Hoplites against Heavy \
                      Infantry [7.2p]. The others may still join.",
            },
            Trial {
                action: "attack GC3 2007",
                outcomes: &[],
                why: "GC3 stands on their flank, which shifts the whole attack a column to the right \
                      [7.2h]. With GC1 and GC2 it will be 3:1, shifted to 4:1.",
            },
        ],
    },
    Lesson {
        title: "What the letters do",
        text: &[
            "Left of the slash is the attacker’s part, right of it the defender’s, which comes first. L: \
             every unit loses a step. R: one unit routs. D: one is disrupted; its owner chooses which \
             [7.3a] [7.3b].",
            "Two Hoplites attack PC1 at 2:1, with 2 added to the die. End the declaration and fight.",
        ],
        options: &[],
        setup: "turn 3\nimpulse declaration\ninitiative greek\nmorale greek 8\nmorale persian 6\n\
                markers greek-left\nat 2006 down-right GC1 GC2 Callimachus\nat 2205 down-right GL1 GL2\n\
                at 2007 up-left PC1\nmarker greek-center\nactive GC1 GC2 Callimachus\n\
                aims GC1>down GC2>down\nstep declaration",
        trials: &[Trial {
            action: "done",
            outcomes: &["d10 0"],
            why: "0 and 2 are 2: a D for each side. PC1 is disrupted, and you choose which of your \
                      two is. A rally can mend both [7.3.3b] [7.3.3e]. With a 4 it would have been 6: \
                      an R for PC1, which routs where it stands and loses a step, and nothing for you.",
        }],
    },
    Lesson {
        title: "Retreat",
        text: &[
            "A routed unit stands alone. If others are in its hex it retreats two hexes at once, away from \
             the enemy, and is eliminated if it cannot [3.2j] [7.4a] [7.4e]. It enters no enemy’s zone; \
             friends whom it passes check morale [7.4c] [3.2k].",
            "GC1 has routed beside GC2, and must leave.",
        ],
        options: &[],
        setup: "turn 3\nimpulse melee\ninitiative persian\nmorale greek 7\nmorale persian 6\n\
                markers greek-left\nat 2006 down-right GC1/routed/reduced GC2\nat 2005 down-right GC3\n\
                at 2007 up-left PC1 PC2\nmarker persian-center\nactive PC1 PC2\nstep retreat GC1 2",
        trials: &[
            Trial {
                action: "retreat GC1 1906 1905",
                outcomes: &[],
                why: "Round the flank of GC3, whom it does not disturb. You choose its corner, though \
                      a routed unit controls nothing.",
            },
            Trial {
                action: "retreat GC1 2005 2004",
                outcomes: &[],
                why: "Straight back through GC3, which must check when you have turned GC1: more than a \
                      7 disrupts it.",
            },
        ],
    },
    Lesson {
        title: "The charge",
        text: &[
            "Cavalry in good order may charge over free, open ground: two points or more, ending with the \
             enemy in front of it [9.2a] [9.2c] [9.2d]. If all who attack charge, the odds shift a column \
             to the right; no other type joins them, and each charger checks morale afterwards [7.2i] \
             [9.2g] [9.2h].",
            "Light Infantry stands in the open at 2009.",
        ],
        options: &[],
        setup: "turn 3\nimpulse movement\ninitiative greek\nmorale greek 8\nmorale persian 6\n\
                markers greek-left persian-center\nat 2005 down-right GCv1 GCv2\n\
                at 1805 down-right GC1\nat 2009 up-left PLI1\nmarker greek-center\n\
                active GC1 GCv1 GCv2\nstep movement",
        trials: &[
            Trial {
                action: "charge GCv1 2008",
                outcomes: &[],
                why: "Three points over open ground. It must face a corner with the enemy before it: the \
                      lower left one, or the lower right.",
            },
            Trial {
                action: "move GCv1 2008",
                outcomes: &[],
                why: "A plain move: it can fire from there, which a charger cannot, but the odds do not \
                      shift [7.1b].",
            },
        ],
    },
    Lesson {
        title: "Rally and flight",
        text: &[
            "When the pool is empty each disrupted or routed unit checks once. Who passes mends by one \
             step, who fails gets worse by one [4.3b] [4.3c].",
            "A routed unit that fails for the first time flees two hexes towards a Leader or a friendly \
             hex, for Greeks the upper edge; the second time it is eliminated [7.3.2e] [7.3.2f]. GC1 has \
             failed.",
        ],
        options: &[],
        setup: "turn 3\nimpulse rally\ninitiative greek\nmorale greek 7\nmorale persian 6\n\
                at 2007 down-right GC1/routed/reduced/fled\nat 1805 down-right GC2 Leontis\n\
                at 2010 up-left PC1 PC2\nstep flight GC1",
        trials: &[
            Trial {
                action: "retreat GC1 1907 1906",
                outcomes: &[],
                why: "Towards Leontis at 1805: near him its next check will be easier by one [9.1a].",
            },
            Trial {
                action: "retreat GC1 2006 2005",
                outcomes: &[],
                why: "Straight home. Leontis is within two hexes of 2005 as well.",
            },
        ],
    },
    Lesson {
        title: "Morale and victory",
        text: &[
            "A side whose Morale Level comes to 0 has lost [8.1f] [11.0a]. It falls by one for each Leader \
             killed, the Persians’ by two for each Beach that Greeks occupy, yours by three for each \
             Encampment [8.1c] [8.1d] [8.1e]. It rises by one for each ten factors of enemies destroyed \
             [8.1b].",
            "After turn 10 points decide: the level, 1 for each enemy routed or reduced, 2 for each \
             eliminated, and 5 for each Beach that you hold [11.0b] [11.0c]. The Beach at 2116 lies open.",
        ],
        options: &[],
        setup: "turn 10\nimpulse movement\ninitiative greek\nmorale greek 6\nmorale persian 5\n\
                markers persian-center\nat 2113 down-right GL1 GL2 Plataea\nat 2416 up-left PC1 PC2\n\
                marker greek-left\nactive GL1 GL2 Plataea\nstep movement",
        trials: &[
            Trial {
                action: "move GL1 2116",
                outcomes: &[],
                why: "On the last turn this is worth 5 points, and 2 levels of Persian morale. Persians \
                      cannot land there any more [10.1.3b].",
            },
            Trial {
                action: "move GL1 2414",
                outcomes: &[],
                why: "After the Persians instead: a rout is worth 1 point, if the dice are kind. Now play \
                      the last hour.",
            },
        ],
    },
];
