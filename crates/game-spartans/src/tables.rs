//! The charts, as they are printed.

use engine::PrintedTable;
use engine::chance::{D6, D10};

use crate::cases::{C_5_1, C_5_2A, C_5_3A, C_8_3_3, C_FRT_A, C_MCRT};
use crate::units::{Arm, Contingent};

/// [8.3.2.3] Steps lost in a melee: by the attacker, by the defender.
pub type Losses = (u8, u8);

/// How many columns the Melee Combat Results Table has.
pub const COLUMNS: usize = 7;

/// [MCRT] The Melee Combat Results Table.
pub const MELEE: PrintedTable<Losses, 6, COLUMNS> = PrintedTable {
    case: C_MCRT,
    corner: "Die",
    columns: ["1:3 or less", "1:2", "1:1", "3:2", "2:1", "3:1", "4:1 or more"],
    rows: [
        ("1 or less", [(4, 0), (3, 0), (2, 1), (2, 1), (2, 1), (2, 2), (2, 3)]),
        ("2", [(3, 0), (3, 1), (2, 2), (1, 1), (1, 1), (2, 2), (2, 4)]),
        ("3", [(3, 1), (3, 2), (2, 2), (2, 2), (2, 2), (2, 3), (1, 4)]),
        ("4", [(3, 1), (3, 2), (2, 2), (2, 2), (2, 3), (1, 3), (1, 4)]),
        ("5", [(3, 1), (2, 1), (1, 1), (1, 2), (2, 3), (1, 3), (0, 4)]),
        ("6 or more", [(2, 1), (2, 2), (1, 2), (1, 2), (1, 3), (0, 3), (0, 4)]),
    ],
};

/// [8.3.3] Shifts by unit type: attackers down, defenders across; to the right is more than 0.
pub const TYPES: PrintedTable<i8, { Arm::COUNT }, { Arm::COUNT }> = PrintedTable {
    case: C_8_3_3,
    corner: "Attacker",
    columns: ["Hoplite", "Mixed", "Javelin", "Bow"],
    rows: [
        ("Hoplite", [0, 2, 3, 3]),
        ("Mixed", [-1, 0, 2, 2]),
        ("Javelin", [-3, -2, 0, 1]),
        ("Bow", [-3, -2, -1, 0]),
    ],
};

/// [FRT.a] The die that is rolled for fire, and what it must show.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Shot {
    /// How many faces the die has: 6 or 10.
    pub faces: u8,
    /// The least roll that is one hit.
    pub one: u8,
    /// The least roll that is two hits; a roll that the die does not have where there is none.
    pub two: u8,
}

const fn shot(faces: u8, one: u8, two: u8) -> Shot {
    Shot { faces, one, two }
}

/// A roll that no die shows.
const NEVER: u8 = u8::MAX;

/// [FRT.a] to [FRT.d] The Fire Results Table: types down, ranges from the same area to four across.
pub const FIRE: PrintedTable<Option<Shot>, 3, 5> = PrintedTable {
    case: C_FRT_A,
    corner: "Type",
    columns: ["Same", "1", "2", "3", "4"],
    rows: [
        (
            "Bow",
            [
                Some(shot(6, 4, 5)),
                Some(shot(6, 5, 6)),
                Some(shot(10, 7, 9)),
                Some(shot(10, 7, 9)),
                Some(shot(6, 6, NEVER)),
            ],
        ),
        (
            "Javelin",
            [Some(shot(10, 7, 9)), Some(shot(6, 5, 6)), Some(shot(6, 6, NEVER)), None, None],
        ),
        (
            "Mixed",
            [
                Some(shot(6, 4, 6)),
                Some(shot(6, 5, 6)),
                Some(shot(10, 8, 10)),
                Some(shot(6, 6, NEVER)),
                None,
            ],
        ),
    ],
};

/// [FRT.a] What a type rolls at a range; nothing where it cannot fire.
pub fn shot_at(arm: Arm, range: u8) -> Option<Shot> {
    let row = match arm {
        Arm::Hoplite => return None,
        Arm::Bow => 0,
        Arm::Javelin => 1,
        Arm::Mixed => 2,
    };
    FIRE.rows[row].1.get(usize::from(range)).copied().flatten()
}

/// The farthest that a type fires; nothing for hoplites.
pub fn farthest(arm: Arm) -> Option<u8> {
    (0..5).rev().find(|range| shot_at(arm, *range).is_some())
}

/// [5.1] The highest D10 that brings a contingent, by day; 0 where none does. A roll belongs to the
/// first contingent whose number is not below it.
pub const COMMITMENT: PrintedTable<u8, 5, 3> = PrintedTable {
    case: C_5_1,
    corner: "Contingent",
    columns: ["Day 1", "Day 2", "Day 3"],
    rows: [
        ("Dahae", [1, 2, 3]),
        ("Medes", [5, 3, 4]),
        ("Scythians", [6, 4, 7]),
        ("Susa", [8, 5, 10]),
        ("Immortals", [10, 10, 0]),
    ],
};

const COMMITTED: [Contingent; 5] = [
    Contingent::Dahae,
    Contingent::Medes,
    Contingent::Scythians,
    Contingent::Susa,
    Contingent::Immortals,
];

/// [5.1] The contingent that a roll brings on a day, counted from 1; nothing on a day that is none.
pub fn committed(day: u8, roll: D10) -> Option<Contingent> {
    let column = usize::from(day.checked_sub(1)?);
    let mut rows = COMMITMENT.rows.iter().zip(COMMITTED);
    rows.find(|((_, cells), _)| cells.get(column).is_some_and(|highest| roll.number() <= *highest))
        .map(|(_, contingent)| contingent)
}

/// [5.2a] The Action Round in which the Immortals come, by the face of a D6.
pub const EPHIALTES: PrintedTable<u8, 6, 1> = PrintedTable {
    case: C_5_2A,
    corner: "Die",
    columns: ["Action Round"],
    rows: [("1", [3]), ("2", [3]), ("3", [4]), ("4", [5]), ("5", [6]), ("6", [6])],
};

/// [5.3a] How many Greek contingents stay, by the face of a D6.
pub const CONFERENCE: PrintedTable<u8, 6, 1> = PrintedTable {
    case: C_5_3A,
    corner: "Die",
    columns: ["Contingents"],
    rows: [("1", [3]), ("2", [3]), ("3", [3]), ("4", [4]), ("5", [4]), ("6", [5])],
};

/// [5.2a] The round of the Immortals.
pub fn entry_round(roll: D6) -> u8 {
    EPHIALTES.cell(usize::from(roll.number() - 1), 0)
}

/// [5.3a] How many stay.
pub fn staying(roll: D6) -> u8 {
    CONFERENCE.cell(usize::from(roll.number() - 1), 0)
}
