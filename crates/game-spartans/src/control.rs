//! Zones of control: [3.3.1a].

use boards::squares::Aspect;

use crate::map::{Area, Areas};
use crate::positions::Positions;
use crate::stack::Stack;
use crate::units::Side;

/// [3.2a] The three areas before a unit's front.
pub const AHEAD: [Aspect; 3] = [Aspect::FrontLeft, Aspect::Front, Aspect::FrontRight];

impl Positions {
    /// [3.3.1a] [3.3.2a] The areas that a side controls. Terrain does not matter [3.3.3], nor do
    /// losses, disorder or a melee [Q19].
    pub fn control(&self, side: Side) -> Areas {
        let mut controlled = Areas::NONE;
        for area in self.held(side) {
            controlled = controlled.or(control_of(self.stack(side, area), area));
        }
        controlled
    }
}

/// [3.3.1a] The areas that a stack controls from where it stands.
pub fn control_of(stack: &Stack, area: Area) -> Areas {
    let mut controlled = Areas::NONE;
    for unit in stack.units().filter(|unit| unit.arm.controls()) {
        for aspect in AHEAD {
            if let Some(next) = area.next(unit.facing.way(aspect)) {
                controlled.add(next);
            }
        }
    }
    controlled
}
