//! What units are worth: shares of the points that their contingents bring when they rout, dearer
//! the nearer a contingent is to its Routs Box [8.4.4b] [10.0b] [10.0c].

use game_spartans::stack::Unit;
use game_spartans::units::{Arm, Contingent, Side, steps};
use game_spartans::{Spartans, State};

/// What a unit is worth for its spear alone, a Melee Factor.
const SPEAR: f32 = 0.02;
/// What a unit of a contingent that has routed once, and counts no more [Q65], is worth yet: the
/// Army Morale Track goes on.
const ROUTED: f32 = 0.4;
/// The share of a unit's worth that is lost with its order [8.4.1c].
const ORDER: f32 = 0.12;

/// The worth of a unit of each contingent, in points.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Prices([f32; Contingent::COUNT]);

impl Prices {
    /// The prices in a position.
    pub(crate) fn of(game: &Spartans, state: &State) -> Self {
        Self(Contingent::ALL.map(|contingent| {
            let muster = state.muster(contingent);
            let boxes = f32::from(game.board.roster.routs_at(contingent).max(1));
            let worth = worth(game, contingent);
            let counts = if muster.has_routed() { ROUTED } else { worth };
            let way = f32::from(muster.on_track()) / boxes;
            counts / boxes * (0.75 + way.min(1.0))
        }))
    }

    /// A whole unit that may have lost steps.
    pub(crate) fn unit(&self, game: &Spartans, unit: Unit) -> f32 {
        self.step(game, unit) * f32::from(unit.steps_left())
    }

    /// One step of a unit.
    pub(crate) fn step(&self, game: &Spartans, unit: Unit) -> f32 {
        let melee = game.board.roster.values(unit.contingent, unit.arm, 0).melee;
        let all = self.0[unit.contingent.index()] + SPEAR * f32::from(melee);
        all / f32::from(steps(unit.contingent, unit.arm).max(1))
    }

    /// So many steps lost by a stack, from its top down [3.1.1b], and what its survivors' checks
    /// cost on the average [8.4.1a].
    pub(crate) fn loss(&self, game: &Spartans, units: &[Unit], steps: u8) -> f32 {
        let (mut left, mut cost) = (steps, 0.0);
        let shaken = steps >= game_spartans::volley::SHAKING;
        for &unit in units {
            let taken = left.min(unit.steps_left());
            left -= taken;
            cost += self.step(game, unit) * f32::from(taken);
            if shaken && taken < unit.steps_left() {
                let after = Unit { losses: unit.losses + taken, ..unit };
                cost += self.check(game, after);
            }
        }
        cost
    }

    /// What a Morale Check costs on the average.
    fn check(&self, game: &Spartans, unit: Unit) -> f32 {
        let rating = game.board.roster.rating(unit.contingent, unit.arm, unit.losses);
        let rating = f32::from(rating) - f32::from(u8::from(unit.disordered));
        let routs = ((8.0 - rating) / 10.0).clamp(0.0, 1.0);
        let fails = ((10.0 - rating) / 10.0).clamp(0.0, 1.0);
        let order = if unit.disordered { 0.0 } else { ORDER };
        self.unit(game, unit) * (routs + order * (fails - routs))
    }
}

/// The points that a contingent brings the enemy when it routs [10.0b] [10.0c].
pub(crate) fn worth(game: &Spartans, contingent: Contingent) -> f32 {
    match (contingent.side(), contingent) {
        (Side::Persian, Contingent::Immortals) => 5.0,
        (Side::Persian, _) => 3.0,
        (Side::Greek, Contingent::Spartans) => 10.0,
        (Side::Greek, _) if game.options.only_spartans => 10.0,
        (Side::Greek, _) => 6.0,
    }
}

/// Whether a type fights in the line.
pub(crate) const fn is_heavy(arm: Arm) -> bool {
    matches!(arm, Arm::Hoplite | Arm::Mixed)
}
