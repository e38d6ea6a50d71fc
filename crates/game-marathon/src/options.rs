//! What a table may agree on. The first value of every option is the rulebook's own, or the ruling
//! that fits its text best.

use engine::{Fault, OptionSpec, options};

use crate::cases::{
    C_6_1B, C_7_2M, C_7_3_2E, C_8_1B, C_9_1A, C_9_1G, C_9_4C, C_9_4F, C_10_0, C_10_1_1B, C_10_2_1B,
    C_10_2_4A,
};

/// The options, as players set them.
pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        name: "scenario",
        values: &["historical", "variant"],
        text: "the Greeks attack a Persian army that is landing, or the Persians attack first with \
               all their wings ashore, and Spartans may come",
        case: C_10_0,
    },
    OptionSpec {
        name: "abatis",
        values: &["on", "off"],
        text: "whether the Greeks set up their felled trees",
        case: C_9_4F,
    },
    OptionSpec {
        name: "right-wing",
        values: &["23", "24"],
        text: "the lowest column in which the Persian Right Wing sets up in the variant",
        case: C_10_2_1B,
    },
    OptionSpec {
        name: "spartan-edges",
        values: &["south-west", "north-west"],
        text: "the map edges by which the Spartans come in the variant",
        case: C_10_2_4A,
    },
    OptionSpec {
        name: "leader-in-melee",
        values: &["one", "rating"],
        text: "a Leader changes the die of a melee by one, or by his rating",
        case: C_7_2M,
    },
    OptionSpec {
        name: "rally",
        values: &["flee", "die"],
        text: "a routed unit that fails to rally runs the first time, or is eliminated at once",
        case: C_7_3_2E,
    },
    OptionSpec {
        name: "morale-factors",
        values: &["eliminated", "lost"],
        text: "morale rises for the factors of eliminated enemies alone, or of flipped ones too",
        case: C_8_1B,
    },
    OptionSpec {
        name: "leader-help",
        values: &["best", "each-stack"],
        text: "one Leader helps a morale check, or one of every stack in reach",
        case: C_9_1A,
    },
    OptionSpec {
        name: "leader-checks",
        values: &["wound", "mild"],
        text: "a Leader who passes his check is wounded and one who fails dies, or he passes \
               unhurt and is wounded when he fails",
        case: C_9_1G,
    },
    OptionSpec {
        name: "abatis-workers",
        values: &["hinder", "help"],
        text: "each further unit at work on an Abatis adds one to the die, as printed, or takes \
               one off",
        case: C_9_4C,
    },
    OptionSpec {
        name: "zone-stops",
        values: &["turn", "move"],
        text: "an enemy's zone ends movement for the turn, or for that move alone",
        case: C_6_1B,
    },
    OptionSpec {
        name: "greek-wings",
        values: &["8-8-8", "9-6-9"],
        text: "how many hoplites the Left Wing, the Center and the Right Wing have",
        case: C_10_1_1B,
    },
];

/// [10.0] Which battle.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Scenario {
    /// [10.1.1a] The Greeks attack.
    Historical,
    /// [10.2.1a] The Persians attack.
    Variant,
}

/// What one table agreed on.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is an option of its own, told by its name")]
pub struct Options {
    /// [10.0] Which battle.
    pub scenario: Scenario,
    /// [9.4f] Whether there are Abatis.
    pub abatis: bool,
    /// [A14] The lowest column of the Persian Right Wing.
    pub right_wing: u8,
    /// [A13] Whether Spartans come by the upper edge instead of the lower.
    pub spartans_by_north: bool,
    /// [A61] Whether a Leader's rating counts in melee, and not one for any.
    pub rating_in_melee: bool,
    /// [A72] Whether a routed unit dies by its first failed rally.
    pub die_at_once: bool,
    /// [A77] Whether factors of flipped units count.
    pub flips_count: bool,
    /// [A85] Whether a Leader of every stack helps.
    pub each_stack_helps: bool,
    /// [A86] Whether Leaders pass their checks unhurt.
    pub mild_checks: bool,
    /// [A97] Whether further workers help.
    pub workers_help: bool,
    /// [A99] Whether a zone ends that move alone.
    pub zone_ends_move_alone: bool,
    /// [A115] Whether the Greek wings are nine, six and nine.
    pub thin_center: bool,
}

impl Options {
    /// Reads the options that a table asks for.
    ///
    /// # Errors
    /// Everything that cannot be agreed on.
    pub fn read(asked: &[(String, String)]) -> Result<Self, Vec<Fault>> {
        let values = options::agreed(OPTIONS, asked)?;
        let other = |name: &str| {
            OPTIONS.iter().zip(&values).any(|(it, value)| it.name == name && *value != it.values[0])
        };
        Ok(Self {
            scenario: if other("scenario") { Scenario::Variant } else { Scenario::Historical },
            abatis: !other("abatis"),
            right_wing: if other("right-wing") { 24 } else { 23 },
            spartans_by_north: other("spartan-edges"),
            rating_in_melee: other("leader-in-melee"),
            die_at_once: other("rally"),
            flips_count: other("morale-factors"),
            each_stack_helps: other("leader-help"),
            mild_checks: other("leader-checks"),
            workers_help: other("abatis-workers"),
            zone_ends_move_alone: other("zone-stops"),
            thin_center: other("greek-wings"),
        })
    }
}
