//! The tutorial of The Battle of Thermopylae: positions, what may be tried in them, and why.

use crate::course::{FirstGame, Lesson, Trial};

/// The learner has the Greeks.
const GREEK: &[(&str, &str)] = &[("bid", "35"), ("greek", "1")];
/// The learner has the Persians.
const PERSIAN: &[(&str, &str)] = &[("bid", "35"), ("greek", "2")];

/// [R5] The end of a battle with the smaller armies: few units, close together.
pub(super) const FIRST_GAME: FirstGame = FirstGame {
    title: "The Battle: the last morning",
    about: "You are the Greeks, and 48 Persian units were bid. 37 lie there already, and 23 stand \
            before you: destroy eleven of them, and do not let thirteen leave the map [R5] [R7]. An \
            easy computer player leads them.",
    options: &[("army", "quick"), ("bid", "48"), ("greek", "1"), ("rounds", "20")],
    setup: Some(
        "round 10\n\
         at springs immortalsx3\nat springs_n immortalsx3\nat demeter infantryx3\n\
         at anthela persian-general infantryx2\nat oaks immortals\n\
         at camp xerxes infantryx6 cavalryx3\n\
         at mg_s leonidas spartan-infantryx2\n\
         at mg_n spartan-general spartan-infantry greek-infantry\n\
         at eg_s athenian-general greek-infantryx2\nat shoulder greek-infantry\n\
         destroyed rest\n",
    ),
    learner: 1,
};

/// Lesson by lesson.
pub(super) const LESSONS: &[Lesson] = &[
    Lesson {
        title: "The bid",
        text: &[
            "Nobody expects the Greeks to hold. Before the battle both players bid how many of the \
             hundred Persian units they would destroy before the end; the higher bidder has to do \
             it, with sixteen units [R3] [R4].",
            "A low bid leaves the other an easy Greek game; a high one is a promise. You open. Try \
             a low bid and a middling one.",
        ],
        options: &[("opener", "1")],
        setup: "round 0\nat camp xerxes persian-generalx6 immortalsx20 cavalryx20 infantryx53\n\
                step auction 1",
        trials: &[
            Trial {
                action: "bid 10",
                outcomes: &[],
                why: "Ten is a gift: whoever gets the Greeks for eleven has little to do. Drive the \
                      bid up even if you want the Persians.",
            },
            Trial {
                action: "bid 34",
                outcomes: &[],
                why: "A bid near the middle. The other may raise it by one or more, or leave the \
                      Greeks to you [A30].",
            },
        ],
    },
    Lesson {
        title: "The ground",
        text: &[
            "Level ground holds three units, a mountain one [R16] [R17]. From a place one goes and \
             fights only to a neighbour that lies at most one higher or lower: the number in the \
             peak is the height, and teeth along a border are a cliff [R12].",
            "You have the Greeks, and it is your movement. The Spartans at Melampygos Rock may step \
             up to Kolonos Hill, which looks down on the Phocian Wall, or up to Drakospilia, which \
             guards the way to the roads home.",
        ],
        options: GREEK,
        setup: "round 2\nturn greek\nat camp infantryx50 cavalryx20 immortalsx19\n\
                at springs immortals infantryx2\nat mg_s leonidas greek-infantryx2\n\
                at eg_s spartan-infantryx3\ndestroyed rest\nstep movement",
        trials: &[
            Trial {
                action: "march spartan-infantry eg_s kolonos",
                outcomes: &[],
                why: "From Kolonos a unit adds 1 to Attack against whoever takes the wall, and may \
                      attack him freely [R13] [R36]. With two movements it could have gone on to the \
                      Phocian Post, at +2 [R24].",
            },
            Trial {
                action: "march spartan-infantry eg_s drako",
                outcomes: &[],
                why: "Drakospilia looks down on three level places. Nobody comes by the mountains \
                      without passing it or Litharitza.",
            },
        ],
    },
    Lesson {
        title: "The odds of a combat",
        text: &[
            "In a round each attacker rolls a ten-sided die and hits with his Attack or less, each \
             defender with his Defense or less; then both sides apply the hits [R29] to [R34].",
            "Three Spartans at the wall attack three Persian Infantry at the Hot Springs. Spartans \
             have Attack 4 and take two hits; Persian Infantry has Defense 5 and takes one. The odds \
             beside the button are exact. Fight.",
        ],
        options: GREEK,
        setup: "round 3\nturn greek\nat camp infantryx40 cavalryx20 immortalsx20\n\
                at springs infantryx3\nat mg_s spartan-infantryx3\nat mg_n leonidas\n\
                destroyed rest\ncombat attack springs round 0 rolled 0\n\
                attackers mg_s spartan-infantryx3\nstep join",
        trials: &[Trial {
            action: "fight",
            outcomes: &["2", "4", "9", "5", "8", "10"],
            why: "2 and 4 hit, 9 misses: two Persians fall. Their 5 hits, 8 and 10 miss: one \
                  Spartan has a hit and stands. Nobody on your side is lost, two of thirty-five are \
                  done.",
        }],
    },
    Lesson {
        title: "Strike and heal",
        text: &[
            "After a round the attacker fights on with the same units, or stops [R35]. When a combat \
             ends, every survivor is whole again [R23].",
            "One of your Spartans has a hit, and one Persian is left. Fight on, or stop and heal?",
        ],
        options: GREEK,
        setup: "round 3\nturn greek\nat camp infantryx40 cavalryx20 immortalsx20\n\
                at springs infantry\nat mg_s spent spartan-infantryx3\nat mg_n leonidas\n\
                destroyed rest\ncombat attack springs round 1 rolled 0\n\
                attackers mg_s spartan-infantryx2 spartan-infantry*1\ndefenders infantry\n\
                step again",
        trials: &[
            Trial {
                action: "stop",
                outcomes: &[],
                why: "The Spartan is whole again. One round, then stop: units with two or three hits \
                      can do that every turn and lose nobody. It is how a few Greeks wear a hundred \
                      Persians down.",
            },
            Trial {
                action: "again",
                outcomes: &["3", "7", "8", "2"],
                why: "The 3 hits, and so does the Persian's 2. Give that hit to a whole Spartan, and \
                      nobody falls but the Persian: two rounds are safe while there is somebody whole \
                      to bear a hit.",
            },
        ],
    },
    Lesson {
        title: "From above",
        text: &[
            "A unit that stands higher adds 1 to Attack and Defense [R13]. And it may attack freely: \
             one round, in which the defenders do not roll [R36].",
            "Greek Infantry on the Gate Shoulder looks down on the Hot Springs. Attack 3, and 1 for \
             the height: 4 or less hits, and nothing can happen to it.",
        ],
        options: GREEK,
        setup: "round 3\nturn greek\nat camp infantryx40 cavalryx20 immortalsx20\n\
                at springs infantryx3\nat shoulder greek-infantry\nat mg_s leonidas\n\
                destroyed rest\ncombat free springs round 0 rolled 0\n\
                attackers shoulder greek-infantry\nstep join",
        trials: &[
            Trial {
                action: "fight",
                outcomes: &["4"],
                why: "A 4 hits, by the height alone, and one Persian falls without a blow in return. \
                      A man on a height does so every turn that somebody stands below him.",
            },
            Trial {
                action: "call off",
                outcomes: &[],
                why: "A declared attack may be given up before dice fall [A7]. An ordinary attack \
                      from here would let the Persians roll; the free one does not.",
            },
        ],
    },
    Lesson {
        title: "Downhill hits",
        text: &[
            "Now you have the Persians. Leonidas on the Gate Shoulder is attacked from below, from \
             beside and from above. He rolled an 8: his Defense is 7, and only against those below \
             him is it 8. So that hit is a downhill hit: only a unit below him can take it [A12].",
            "Immortals and Infantry attack from the Hot Springs, below him. Immortals take two hits, \
             Infantry one. Who takes it?",
        ],
        options: PERSIAN,
        setup: "round 5\nat camp infantryx48 cavalryx15 immortalsx15\n\
                at springs spent immortals infantry\nat kolonos spent cavalry\n\
                at ppost spent immortals\nat shoulder leonidas\nat eg_s spartan-infantry\n\
                destroyed rest\ncombat attack shoulder round 1 rolled 5\n\
                attackers springs immortals infantry\nattackers ppost immortals\n\
                attackers kolonos cavalry\ndefenders leonidas\nhits 2 0 1\nstep hits persian",
        trials: &[
            Trial {
                action: "hit immortals springs",
                outcomes: &[],
                why: "The Immortals bear it and stand; if the combat ends after this round, they are \
                      whole again. Leonidas has taken two of his three hits.",
            },
            Trial {
                action: "hit infantry springs",
                outcomes: &[],
                why: "The Infantry falls: one more for the Greeks' bid. A unit that survives a hit \
                      should take it before one that does not.",
            },
        ],
    },
    Lesson {
        title: "Who takes the hits",
        text: &[
            "The Greeks again, and the Immortals have struck the wall: two hits. Each owner decides \
             which of his units take them [R32].",
            "Leonidas takes three hits, a Spartan two. Two hits on one Spartan destroy him; one each \
             on two units destroy nobody. The first one goes to whom?",
        ],
        options: GREEK,
        setup: "round 5\nat camp infantryx48 cavalryx15 immortalsx15\n\
                at springs spent immortalsx3\nat mg_s leonidas spartan-infantryx2\n\
                destroyed rest\ncombat attack mg_s round 1 rolled 6\n\
                attackers springs immortalsx3\ndefenders leonidas spartan-infantryx2\n\
                hits 2 0 0\nstep hits greek",
        trials: &[
            Trial {
                action: "hit leonidas mg_s",
                outcomes: &[],
                why: "The king bears most: three hits, and he heals when the combat ends. But in a \
                      long combat every hit that he took is missed later. Now the second hit.",
            },
            Trial {
                action: "hit spartan-infantry mg_s",
                outcomes: &[],
                why: "Good as well: with the second hit on the other Spartan or on the king nobody \
                      falls. The order “hit auto” does it so: nobody falls while another can bear it.",
            },
        ],
    },
    Lesson {
        title: "Marching past the enemy",
        text: &[
            "You have the Persians. A unit with two movements stops when its first step brings it \
             next to an enemy; the Persian Cavalry goes on [R39]. Where it starts does not matter.",
            "Cavalry and Immortals stand at the Springs Strand. The way up to the Gate Shoulder leads \
             by the Hot Springs, next to the wall. Only one of them comes so far.",
        ],
        options: PERSIAN,
        setup: "round 4\nat camp infantryx48 cavalryx15 immortalsx15\n\
                at springs_n cavalry immortals\nat mg_s leonidas spartan-infantryx2\n\
                at mg_n spartan-general\ndestroyed rest\nstep movement",
        trials: &[
            Trial {
                action: "march cavalry springs_n shoulder",
                outcomes: &[],
                why: "Past the wall and up: now the Cavalry looks down on the Hot Springs and stands \
                      beside Kolonos. It takes one hit only, so think who may attack it there.",
            },
            Trial {
                action: "march immortals springs_n springs",
                outcomes: &[],
                why: "They stop at the Hot Springs, next to the wall. Combat comes before movement \
                      [R20]: whoever ends his march next to the enemy gives him the first blow.",
            },
        ],
    },
    Lesson {
        title: "The roads into Greece",
        text: &[
            "The Persians win by destroying every Greek, or by leaving: units that begin their turn \
             in one of the two places in the lower right corner may march off, and can never be \
             destroyed again [R40] [R41]. When too few are left for the bid, the Greeks have lost \
             [A27].",
            "The bid is 35. Thirteen are destroyed, sixty-five are gone, twenty-two are left: \
             thirteen and twenty-two are just thirty-five. One more to march off. But ten rounds \
             without a loss or an exit win for the Greeks [A28], so do not wait.",
        ],
        options: PERSIAN,
        setup: "round 30\nat camp infantryx20\nat exit_s infantryx2\nat mg_s leonidas\n\
                destroyed infantryx13 greek-infantryx8 spartan-infantryx4 spartan-generalx2 \
                athenian-general\ndeparted rest\nstep movement",
        trials: &[
            Trial {
                action: "exit infantry exit_s",
                outcomes: &[],
                why: "Sixty-six are gone: the Greeks could destroy every unit that is left and would \
                      still be one short. The pass is forced. You know enough to play; begin with \
                      the quick armies.",
            },
            Trial {
                action: "end turn",
                outcomes: &[],
                why: "Nothing forces you to leave, but a Greek may still come down on the two at the \
                      road, and every quiet round counts for the Greeks.",
            },
        ],
    },
];
