//! The Melee Combat Segments: [8.3].

use boards::squares::{Aspect, Eighth, Quarter};
use engine::chance::D6;
use engine::{Case, Ledger};

use crate::cases::{C_8_3_3, C_8_3_4A, C_8_3_4B, C_8_4_3B, C_11_3D, C_TEC_H, C_TEC_I};
use crate::tables::{COLUMNS, Losses, MELEE, TYPES};
use crate::units::Arm;

/// [8.3.4a] From which side of the defender an attack counts. In the order of what suits the
/// attacker: the front least.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Orientation {
    /// Through its Front.
    Front,
    /// Through a Flank.
    Flank,
    /// Through its Rear.
    Rear,
}

/// [8.3.1b] Through which side an attacker comes who entered this way. By a corner it is the side
/// that suits him least: the front of the front corners, the flank of the rear ones.
pub fn orientation(entered: Eighth, defender: Quarter) -> Orientation {
    match defender.aspect(entered.opposite()) {
        Aspect::Front | Aspect::FrontLeft | Aspect::FrontRight => Orientation::Front,
        Aspect::FlankLeft | Aspect::FlankRight | Aspect::RearLeft | Aspect::RearRight => {
            Orientation::Flank
        }
        Aspect::Rear => Orientation::Rear,
    }
}

/// [8.3.1a] The facing of a unit that entered this way: as it came through a side; by a corner it
/// turns to the occupant from the side that it is aligned with [8.3.1b].
pub fn facing_after_entry(entered: Eighth, occupant: Quarter) -> Quarter {
    match (entered.quarter(), occupant.aspect(entered.opposite())) {
        (Some(straight), _) => straight,
        (None, Aspect::RearRight) => occupant.turned(1).opposite(),
        (None, Aspect::RearLeft) => occupant.turned(3).opposite(),
        (None, _) => occupant.opposite(),
    }
}

/// [Q49] How an attack counts when attackers entered different ways: as suits them least.
pub fn combined(entered: impl Iterator<Item = Eighth>, defender: Quarter) -> Orientation {
    entered.map(|way| orientation(way, defender)).min().unwrap_or(Orientation::Front)
}

/// [Q51] Through which side of an entrant the occupant strikes back: the entrant came this way, so
/// the occupant lies ahead of where it came from.
pub fn orientation_of_return(entered: Eighth, entrant: Quarter) -> Orientation {
    // The occupant comes at the entrant from where the entrant was heading.
    orientation(entered.opposite(), entrant)
}

/// [8.3.2.2] The column of a ratio, counted from 0, rounded in the defender's favour [Q52].
pub fn column(attackers: u16, defenders: u16) -> usize {
    let at_least = |times: u16, over: u16| attackers * over >= defenders * times;
    // Each ratio that the attacker reaches: 1:2, 1:1, 3:2, 2:1, 3:1, 4:1.
    let reached = [(1, 2), (1, 1), (3, 2), (2, 1), (3, 1), (4, 1)];
    reached.iter().filter(|(times, over)| at_least(*times, *over)).count()
}

/// What shifts the column.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Shift {
    /// [8.3.3] The types that meet.
    Types(Arm, Arm),
    /// [8.3.4a] The defender's flank is attacked.
    Flank,
    /// [8.3.4b] The defender's rear is attacked.
    Rear,
    /// [TEC.h] From Level 1 up to Level 2.
    Uphill,
    /// [TEC.i] Across the wall.
    Wall,
    /// [8.4.3b] Disordered units attack.
    Disordered,
    /// [11.3d] A feigned retreat has succeeded: for the attacker, or for the defender.
    Feigned,
}

/// What a melee rests on.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Melee {
    /// The Melee Factors of the attackers, added up.
    pub attackers: u16,
    /// The Melee Factors of the defenders, added up.
    pub defenders: u16,
    /// The attackers' type.
    pub attacking: Arm,
    /// The defenders' type.
    pub defending: Arm,
    /// Through which side of the defenders it goes.
    pub orientation: Orientation,
    /// [TEC.h] Whether any attacker came up a mound.
    pub uphill: bool,
    /// [TEC.i] Whether any attacker came across the wall.
    pub across_wall: bool,
    /// [8.4.3b] Whether any attacker is Disordered.
    pub disordered: bool,
    /// [11.3d] The shift of a feigned retreat: 1 for Spartans who attack, -1 for those who defend.
    pub feigned: i8,
}

impl Melee {
    /// Every shift of the column, to the right more than 0.
    pub fn shifts(&self) -> Ledger<Shift> {
        let mut ledger = Ledger::default();
        let mut add = |case: Case, amount: i8, reason: Shift| {
            if amount != 0 {
                ledger.add(case, amount, reason);
            }
        };
        let types = TYPES.cell(self.attacking.index(), self.defending.index());
        add(C_8_3_3, types, Shift::Types(self.attacking, self.defending));
        let behind = if self.attacking == Arm::Hoplite { 2 } else { 1 };
        match self.orientation {
            Orientation::Front => {}
            Orientation::Flank => add(C_8_3_4A, behind, Shift::Flank),
            Orientation::Rear => add(C_8_3_4B, behind, Shift::Rear),
        }
        add(C_TEC_H, -i8::from(self.uphill), Shift::Uphill);
        add(C_TEC_I, -i8::from(self.across_wall), Shift::Wall);
        add(C_8_4_3B, -i8::from(self.disordered), Shift::Disordered);
        add(C_11_3D, self.feigned, Shift::Feigned);
        ledger
    }

    /// [Q53] The column in the end, counted from 0: the ratio's own, then the sum of the shifts.
    pub fn column(&self) -> usize {
        let own = column(self.attackers, self.defenders);
        let shift = isize::from(self.shifts().total());
        own.saturating_add_signed(shift).min(COLUMNS - 1)
    }

    /// [8.3.2.3] [8.3.2.4] The steps that both sides lose at a face of the die.
    pub fn losses(&self, roll: D6) -> Losses {
        let (attacker, defender) = self.printed(roll);
        (attacker, defender.saturating_sub(u8::from(self.is_shielded())))
    }

    /// [8.3.2.4] Whether shields take a step off the defenders' loss at a face of the die: where
    /// nothing is lost, nothing is taken off.
    pub fn is_eased(&self, roll: D6) -> bool {
        self.is_shielded() && self.printed(roll).1 > 0
    }

    fn printed(&self, roll: D6) -> Losses {
        MELEE.cell(usize::from(roll.number() - 1), self.column())
    }

    /// [8.3.2.4] Whether hoplites defend their front. Only Greeks have any.
    pub fn is_shielded(&self) -> bool {
        self.defending == Arm::Hoplite && self.orientation == Orientation::Front
    }
}
