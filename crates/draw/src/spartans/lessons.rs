//! The tutorial of Go Tell the Spartans: positions of the first Action Rounds, what may be tried in
//! them, and why.

use crate::course::{FirstGame, Lesson, Trial};

/// [10.0a] The last two rounds of the third day: a lead to be kept.
pub(super) const FIRST_GAME: FirstGame = FirstGame {
    title: "Go Tell the Spartans: the last afternoon",
    about: "Day three, the last two rounds. The Dahae have routed, which is worth 3 points to you, \
            and nobody of yours has [10.0b]. Every contingent of yours that routs is worth 6 to the \
            Persians, the Spartans 10, and they win a tie [10.0c] [10.0d]. The Thebans are one unit \
            from their Routs Box, the Thespians two. The rules lead the Persians: hold until the \
            day is over.",
    options: &[],
    setup: Some(
        "day 3\nround 7\ntoday 7\nsegment greek-movement\n\
         used immortals medes susa scythians dahae\nattacker medes\nguard malians\n\
         home phocians locrians peloponnesians\n\
         hand malians hoplitex5 javelinx4\ntrack malians hoplite\n\
         army dahae mixed\ntrack dahae bowx8 mixedx3\n\
         greek G5 west spartans-hoplite*1x2\ngreek G4 west thespians-hoplitex3\n\
         greek G6 west thebans-hoplitex3\n\
         track spartans hoplite\ntrack thespians hoplitex4\ntrack thebans hoplite\n\
         persian E4 east medes-mixedx3\npersian E5 east medes-mixedx3\n\
         persian E6 east medes-mixed*1x3\npersian C4 east medes-mixedx3\npersian C6 east medes-bowx3\n\
         track medes mixedx9 bowx4\n",
    ),
    learner: 1,
};

/// Lesson by lesson.
pub(super) const LESSONS: &[Lesson] = &[
    Lesson {
        title: "Who guards the path",
        text: &[
            "Three days at the Hot Gates. A die has named the Medes to attack today [5.1]. Before the \
             Greeks deploy, one contingent goes to the Ephialtes Box to guard the path over the \
             mountain: never the Spartans [6.0b] [6.0d].",
            "Whoever guards does not fight today. Phocians are eight Hoplites and two Javelins, \
             Peloponnesians 28 Hoplites.",
        ],
        options: &[],
        setup: "day 1\nround 0\nsegment persian-movement\nattacker medes\nhand spartans hoplitex3\n\
                hand thespians hoplitex7\nhand thebans hoplitex4\nhand phocians hoplitex8 javelinx2\n\
                hand malians hoplitex6 javelinx4\nhand locrians hoplitex6 javelinx2 bowx2\n\
                hand peloponnesians hoplitex28\nhand medes mixedx22 bowx8\nstep guard",
        trials: &[
            Trial {
                action: "guard phocians",
                outcomes: &[],
                why: "As it was. They could come before the wall only when everybody else stands \
                      there [6.0.1.4], and their Morale Rating is low.",
            },
            Trial {
                action: "guard peloponnesians",
                outcomes: &[],
                why: "Allowed, and half of your army is away. Somebody has to hold while others \
                      recover.",
            },
        ],
    },
    Lesson {
        title: "Before the wall",
        text: &[
            "Greeks deploy within four rows on either side of the wall: rows D to L, at most three \
             units in an area, all of one type and facing one way [6.0c] [6.0.1.2] [3.1.2b]. On the \
             first two days the Spartans and another contingent stand on the Persian side, rows D to \
             G [6.0.1.3]. Units of a contingent stay next to each other [6.0.1.1a].",
            "Place a Spartan. The line at row G is five areas wide, from the sea at column 4 to the \
             mountain.",
        ],
        options: &[],
        setup: "day 1\nround 0\nsegment persian-movement\nattacker medes\nguard phocians\n\
                hand phocians hoplitex8 javelinx2\nhand spartans hoplitex3\nhand thespians hoplitex7\n\
                hand thebans hoplitex4\nhand malians hoplitex6 javelinx4\n\
                hand locrians hoplitex6 javelinx2 bowx2\nhand peloponnesians hoplitex28\n\
                hand medes mixedx22 bowx8\nstep deployment",
        trials: &[
            Trial {
                action: "place spartans hoplite G5 west",
                outcomes: &[],
                why: "In the middle of the line, facing the enemy. In play, one order places three: \
                      take them up and touch the area.",
            },
            Trial {
                action: "place thespians hoplite G4 west",
                outcomes: &[],
                why: "The left of the line. Another Thespian must touch this one, by side or corner.",
            },
        ],
    },
    Lesson {
        title: "Facing and zones of control",
        text: &[
            "It is the Greek Movement Segment. Hoplites go straight ahead and pay one Movement Point \
             an area; to turn costs all they have [3.2.1a] [3.2.1b] [8.1.1a].",
            "Hoplites and Mixed units control the three areas before their front: whoever enters one \
             stops there [3.3.1a] [3.3.4a]. The Medes at E5 control F4, F5 and F6.",
        ],
        options: &[],
        setup: "day 1\nround 1\nsegment greek-movement\nattacker medes\nguard phocians\n\
                hand phocians hoplitex8 javelinx2\nhand peloponnesians hoplitex28\n\
                greek G5 west spartans-hoplitex3\ngreek G6 west thespians-hoplitex3\n\
                greek G4 west malians-hoplitex3\npersian E5 east medes-mixedx3\n\
                persian D3 east medes-mixedx3\nhand medes mixedx16 bowx8",
        trials: &[
            Trial {
                action: "move G5 F5 west",
                outcomes: &[],
                why: "They stop in the zone at F5. Next round they can go in: it takes two rounds to \
                      come to grips with units that control [3.3.5].",
            },
            Trial {
                action: "turn G5 north",
                outcomes: &[],
                why: "It took both their points, and their flank is open to the enemy now: an attack \
                      there shifts a column, one by Hoplites two [8.3.4a].",
            },
        ],
    },
    Lesson {
        title: "The rules lead the Persians",
        text: &[
            "The Persians have no player. The rules move them forward, stack by stack: the front row \
             first, of it the centre first; a die decides between equals [8.1.6a]. Each move can be \
             asked for its reasons: in the log, or with “why step 5” in the terminal.",
            "You have nothing more to fire at this round. End it and watch.",
        ],
        options: &[],
        setup: "day 1\nround 1\nsegment greek-offensive-fire\nattacker medes\nguard phocians\n\
                hand phocians hoplitex8 javelinx2\nhand peloponnesians hoplitex28\n\
                greek G5 west spartans-hoplitex3\ngreek G6 west thespians-hoplitex3\n\
                greek G4 west locrians-bowx2\npersian D4 east medes-bow\n\
                persian A4 east medes-mixedx3\npersian A5 east medes-mixedx3\nstep fire 1",
        trials: &[Trial {
            action: "done",
            outcomes: &["stack A4.1"],
            why: "The archer stood in front, so he went first, and into your bows at G4. The two \
                  stacks of row A are equally far forward and equally near to the centre: the die \
                  chose A4. Mixed units go three areas.",
        }],
    },
    Lesson {
        title: "Defensive Fire",
        text: &[
            "After the Persians have moved you fire at them [4.0.D]. Bows reach four areas, Javelins \
             two; two areas or more away the line of sight has to be free [8.2.3a]. All fire on one \
             target is resolved before the next: name who fires, then roll [8.2.6c].",
            "Two Locrian archers at G4 and three Malian javelins at G6 can see the Medes at E4 and E5. \
             Aim with the first archer.",
        ],
        options: &[],
        setup: "day 1\nround 1\nsegment greek-defensive-fire\nattacker medes\nguard phocians\n\
                hand phocians hoplitex8 javelinx2\nhand peloponnesians hoplitex28\n\
                greek G5 west spartans-hoplitex3\ngreek G4 west locrians-bowx2\n\
                greek G6 west malians-javelinx3\ngreek G7 west thespians-hoplitex3\n\
                persian E5 east medes-mixedx3\npersian E4 east medes-mixedx3\n\
                hand medes mixedx16 bowx8\nstep fire 1",
        trials: &[
            Trial {
                action: "fire G4.1 E4",
                outcomes: &[],
                why: "He aims at E4. The others may join him before the dice fall; hits count \
                      together, and the top unit's Defensive Value, 2, is taken off once [8.2.6.5]. \
                      In play, take the stack up and touch the target: all of it aims.",
            },
            Trial {
                action: "fire G6.1 E5",
                outcomes: &[],
                why: "A javelin alone makes one hit at most at two areas [FRT.b], and the Medes shrug \
                      off two: fire together or not at all.",
            },
        ],
    },
    Lesson {
        title: "From hits to steps",
        text: &[
            "Both archers aim at E4. Two areas away they roll a D10: 7 is one hit, 9 two [FRT.a]. The \
             hits less the Defensive Value are the steps that are lost, and two steps make everybody \
             in the area check morale [8.2.6.5] [8.2.6.6].",
            "Mixed Medes have two steps [8.2.8c]. Roll.",
        ],
        options: &[],
        setup: "day 1\nround 2\nsegment greek-defensive-fire\nattacker medes\nguard phocians\n\
                hand phocians hoplitex8 javelinx2\nhand peloponnesians hoplitex28\n\
                greek G5 west spartans-hoplitex3\ngreek G4 west locrians-bow/done/aim=E4x2\n\
                greek G6 west malians-javelinx3\npersian E4 east medes-mixedx3\n\
                persian E7 east medes-mixedx3\nhand medes mixedx16 bowx8\nvolley E4 hits 0\nstep fire 1",
        trials: &[Trial {
            action: "roll",
            outcomes: &["d10 9", "d10 10", "d10 8", "d10 9"],
            why: "Two hits each, four in all, less 2: two steps, and the top unit is gone. Both others \
                  check with a D10 against 8: the 8 holds, the 9 is one more and disorders [8.4.1b] \
                  [8.4.1c]. The javelins may still fire at E7.",
        }],
    },
    Lesson {
        title: "Retreat before combat",
        text: &[
            "The Persian Melee Segment. Medes have come into G4, where your javelins stand. Light units \
             that Mixed units or Hoplites attack may first go back two areas, and keep their facing \
             [8.3.2.1a].",
            "Nine Melee Factors against three are 3:1, and Mixed on Javelin shifts two columns to the \
             right: the last one [8.3.2.2] [8.3.3].",
        ],
        options: &[],
        setup: "day 1\nround 2\nsegment persian-melee\nattacker medes\nguard phocians\n\
                hand phocians hoplitex8 javelinx2\nhand peloponnesians hoplitex28\n\
                greek G5 west spartans-hoplitex3\ngreek G4 west malians-javelinx3\n\
                greek I5 west malians-hoplitex3\npersian G4 east medes-mixed/by=ex3\n\
                hand medes mixedx19 bowx8",
        trials: &[
            Trial {
                action: "retreat G4",
                outcomes: &[],
                why: "They are at I4, behind the wall, and throw again next round. The Medes hold G4 and \
                      nobody was lost.",
            },
            Trial {
                action: "stand G4",
                outcomes: &["d6 3"],
                why: "A 3 in the last column: four steps, and a javelin has one. All three are gone, and \
                      lie on the Malians' Morale Track: three of the six that rout them [8.4.4a] \
                      [8.4.4b].",
            },
        ],
    },
    Lesson {
        title: "Melee",
        text: &[
            "The Greek Melee Segment: everybody who shares an area with an enemy fights, and you say in \
             which order [8.3]. Factors are added up, the ratio gives a column, types and facing shift \
             it, and a D6 tells what both lose [8.3.2.2] [8.3.3] [8.3.2.3].",
            "Spartans have factor 4: 12 against 9 is 1:1, and Hoplite on Mixed shifts two to the right.",
        ],
        options: &[],
        setup: "day 1\nround 2\nsegment greek-melee\nattacker medes\nguard phocians\n\
                hand phocians hoplitex8 javelinx2\nhand peloponnesians hoplitex28\n\
                greek G5 west spartans-hoplitex3\ngreek G6 west thespians-hoplitex3\n\
                greek G7 west thebans-hoplitex3\npersian G5 east medes-mixed/by=ex3\n\
                persian G6 east medes-mixed/by=ex3\npersian G7 east medes-mixed/by=ex3\n\
                hand medes mixedx13 bowx8",
        trials: &[
            Trial {
                action: "fight G5",
                outcomes: &["d6 6", "d10 2", "d10 9"],
                why: "You lose one step, they three: a unit gone and another on its weaker side. Two \
                      steps or more shake a side: its survivors check [8.3.2.5]. One of theirs holds, \
                      one is Disordered.",
            },
            Trial {
                action: "fight G7",
                outcomes: &["d6 1", "d10 8", "d10 5", "d10 5"],
                why: "A 1 is bad for whoever attacks. The Thebans lost two steps and check: the top one \
                      against 5, and an 8 routs it [8.4.1d]. It lies on their Morale Track, and a \
                      second one there routs them all [8.4.4b].",
            },
        ],
    },
    Lesson {
        title: "Into the flank",
        text: &[
            "Greek Movement. The Medes at F6 face east. The Thebans at F7 face north: from there they \
             come into their flank, which shifts the melee two columns for Hoplites [8.3.4a]. The \
             Thespians at G6 stand before their front.",
            "To enter an area of the enemy takes all points that are left, and the fight comes in your \
             Melee Segment [8.1.4c].",
        ],
        options: &[],
        setup: "day 1\nround 2\nsegment greek-movement\nattacker medes\nguard phocians\n\
                hand phocians hoplitex8 javelinx2\nhand peloponnesians hoplitex28\n\
                greek G5 west spartans-hoplitex3\ngreek G6 west thespians-hoplitex3\n\
                greek F7 north thebans-hoplitex3\npersian F6 east medes-mixedx3\n\
                persian D3 east medes-mixedx3\nhand medes mixedx16 bowx8",
        trials: &[
            Trial {
                action: "charge F7 F6 n",
                outcomes: &[],
                why: "Into the flank: with type against type it is four columns to the right. Nobody \
                      strikes at your front meanwhile.",
            },
            Trial {
                action: "charge G6 F6 w",
                outcomes: &[],
                why: "Into the front. It fights as well as any, but the flank was open.",
            },
        ],
    },
    Lesson {
        title: "The third morning",
        text: &[
            "Day three. Ephialtes has shown the path: the Immortals come down into row O behind you, in \
             round 4 [5.2a] [7.0.2a]. The Greeks have conferred, and four contingents stay; the \
             Peloponnesians have left [5.3a] [5.3d].",
            "One of six has to be sent home next, and then another; the Spartans stay [5.3b] [5.3c]. \
             Whoever stays can rout, and each rout is worth 6 points to the Persians [10.0c].",
        ],
        options: &[],
        setup: "day 3\nround 0\nsegment persian-movement\nattacker medes\nused medes immortals\nentry 4\n\
                home peloponnesians\nhand spartans hoplitex2 hoplite*1\nhand thespians hoplitex5\n\
                hand thebans hoplitex4\nhand phocians hoplitex8 javelinx2\n\
                hand malians hoplitex6 javelinx4\nhand locrians hoplitex6 javelinx2 bowx2\n\
                hand medes mixedx22 bowx8\nhand immortals mixedx22\ntrack thespians hoplitex2\n\
                step farewell 4",
        trials: &[
            Trial {
                action: "send thebans home",
                outcomes: &[],
                why: "Four units with a Routs Box of two: they would be the first 6 points for the \
                      Persians. Who has gone home cannot rout.",
            },
            Trial {
                action: "send thespians home",
                outcomes: &[],
                why: "They are your best after the Spartans. In the story they stayed; here, too, you \
                      will miss them at the wall.",
            },
        ],
    },
];
