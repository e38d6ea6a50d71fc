//! What comes of a piece, in words, each with the clause that says so.

use engine::Case;
use game_marathon::cases::{
    C_3_2K, C_4_3C, C_6_2C, C_7_1M, C_7_3_1, C_7_3_2A, C_7_3_2D, C_7_3_2E, C_7_3_2F, C_7_3_2G,
    C_7_3_3B, C_7_3_3D, C_7_3_3E, C_8_2A, C_9_1D, C_9_1E, C_9_1G, C_9_1H, C_9_2H,
};
use game_marathon::morale::Fate;
use game_marathon::state::Cause;

use crate::grammar::Subject;

/// What somebody does or suffers: `is disrupted`.
pub(crate) fn does(who: &Subject<'_>, fate: Fate) -> String {
    let be = |how: &str| format!("{} {how}", who.verb("be"));
    match fate {
        Fate::Holds => who.verb("hold"),
        Fate::Reduced => format!("{} a step", who.verb("lose")),
        Fate::Disrupted => be("disrupted"),
        Fate::Routed => who.verb("rout"),
        Fate::Eliminated => be("eliminated"),
        Fate::Wounded => be("wounded"),
        Fate::Killed => be("killed"),
        Fate::Reacts => format!("{} react", who.verb("may")),
        Fate::Stays => format!("{} where it is", who.verb("stay")),
        Fate::Recovers => format!("{} in order again", who.verb("be")),
        Fate::Rallies => format!("{}, and {} disrupted now", who.verb("rally"), who.verb("be")),
        Fate::Flees => format!("{} and stays routed", who.verb("flee")),
    }
}

/// What may come of somebody, as odds name it: `disrupted`.
pub(crate) const fn named(fate: Fate) -> &'static str {
    match fate {
        Fate::Holds => "nothing happens to it",
        Fate::Reduced => "it loses a step",
        Fate::Disrupted | Fate::Rallies => "it is disrupted",
        Fate::Routed => "it routs",
        Fate::Eliminated => "it is eliminated",
        Fate::Wounded => "he is wounded",
        Fate::Killed => "he is killed",
        Fate::Reacts => "it may react",
        Fate::Stays => "it stays",
        Fate::Recovers => "it is in order again",
        Fate::Flees => "it flees",
    }
}

/// The same behind `to be`: `30 % to be disrupted`.
pub(crate) const fn to(fate: Fate) -> &'static str {
    match fate {
        Fate::Holds => "to hold",
        Fate::Reduced => "to lose a step",
        Fate::Disrupted | Fate::Rallies => "to be disrupted",
        Fate::Routed => "to rout",
        Fate::Eliminated => "to be eliminated",
        Fate::Wounded => "to be wounded",
        Fate::Killed => "to be killed",
        Fate::Reacts => "to react",
        Fate::Stays => "to stay",
        Fate::Recovers => "to be in order again",
        Fate::Flees => "to flee",
    }
}

/// The clause by which a check comes to a fate.
pub(crate) const fn case_of_check(cause: Cause, fate: Fate, passed: bool) -> Case {
    match (cause, fate) {
        // [9.1h] Whom a check that he passes kills was wounded before.
        (_, Fate::Killed) if passed => C_9_1H,
        (_, Fate::Wounded | Fate::Killed) => C_9_1G,
        (Cause::Rally, Fate::Recovers | Fate::Routed) => C_7_3_3E,
        (Cause::Rally, Fate::Rallies | Fate::Eliminated) => C_7_3_2F,
        (Cause::Rally, Fate::Flees) => C_7_3_2E,
        (Cause::Rally, _) => C_4_3C,
        (Cause::Reaction, _) => C_6_2C,
        (_, Fate::Routed) => C_7_3_3D,
        (_, Fate::Eliminated) => C_7_3_2D,
        (Cause::Hit, _) => C_7_1M,
        (Cause::Charged, _) => C_9_2H,
        (Cause::Passed, _) => C_3_2K,
        (Cause::Passing, _) => C_7_3_2G,
        (Cause::Alone, _) => C_9_1D,
        (Cause::Bereft, _) => C_9_1E,
        (Cause::Struck, _) => C_8_2A,
    }
}

/// The clause by which a letter comes to a fate.
pub(crate) const fn case_of_letter(letter: game_marathon::tables::Letter, fate: Fate) -> Case {
    use game_marathon::tables::Letter;
    match (letter, fate) {
        (_, Fate::Wounded | Fate::Killed) | (Letter::Loss, _) => C_7_3_1,
        (Letter::Rout, _) => C_7_3_2A,
        (Letter::Disrupt, Fate::Routed) => C_7_3_3D,
        (Letter::Disrupt, _) => C_7_3_3B,
    }
}
