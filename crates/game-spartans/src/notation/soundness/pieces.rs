//! The units: how many there are, and how they may stand and lie.

use engine::Fault;
use engine::notation::unmet;

use crate::game::Spartans;
use crate::map::{Area, WEST};
use crate::muster::Muster;
use crate::stack::Unit;
use crate::state::{Awaits, Business, State};
use crate::units::{Arm, Contingent, Side, steps};

impl Spartans {
    /// What is impossible about the units alone.
    pub(in crate::notation) fn unsound_pieces(&self, state: &State) -> Vec<Fault> {
        let counted = unmet([(
            self.units_are_counted(state),
            "a contingent has more units of a type than there are: on the map, in hand, on its track, \
             on the army's and lost in the crisis [2.2.1] [8.4.4a]",
        )]);
        if !counted.is_empty() {
            return counted;
        }
        unmet([
            (
                hands_fit(state),
                "units in hand have lost more steps than they have [8.2.8a] [7.0.1]",
            ),
            (self.stand_on_land(state), "nobody stands in a Coastal area [TEC.d]"),
            (all_stacks(state, are_of_one_type), "only units of one type share an area [3.1.2b]"),
            (all_units(state, steps_are_left), "a unit on the map has a step left [8.2.8a]"),
            (
                all_units(state, |_, unit| is_persian_or_plain(unit)),
                "Greeks go west, and none of them came by the path [7.0.2a]",
            ),
            (entries_fit(state), "units came into an area of the enemy where none is [8.3.1a]"),
            (contested_fit(state), "in an area of both sides one of them came in [8.1.4c]"),
            (
                self.gone_fit(state),
                "a morale crisis takes as many Persians as fill their track [8.4.5c]",
            ),
            (self.tracks_fit(state), "contingents rout when their Routs Box is reached [8.4.4b]"),
            (
                self.army_units_routed(state),
                "a contingent with units on an Army Morale Track has routed, so its own track is filled \
                 to the Routs Box; a line track says by whom [8.4.4b] [8.4.4c]",
            ),
            (
                self.routed_fit(state),
                "Greeks who routed or went home are neither on the map nor in hand [8.4.4b] [5.3b]",
            ),
            (
                self.armies_fit(state),
                "an Army Morale Track is full, and the game goes on [8.4.5b] [8.4.5d]",
            ),
        ])
    }

    /// [2.2.1] No contingent has more units of a type than there are; nor has any text so many that
    /// they could not be added up.
    fn units_are_counted(&self, state: &State) -> bool {
        Contingent::ALL.into_iter().all(|contingent| {
            let Muster { hand, track, army, gone } = *state.muster(contingent);
            Arm::ALL.into_iter().all(|arm| {
                let of_kind = |unit: &Unit| (unit.contingent, unit.arm) == (contingent, arm);
                let on_map = state.positions.units(contingent.side());
                let on_map = on_map.filter(|(_, unit)| of_kind(unit)).count();
                let at = arm.index();
                let boxes = [track[at], army[at], gone[at]];
                let off: usize = hand[at].iter().chain(&boxes).map(|it| usize::from(*it)).sum();
                on_map + off <= usize::from(self.board.roster.count(contingent, arm))
            })
        })
    }

    fn stand_on_land(&self, state: &State) -> bool {
        let land = self.board.map.land();
        Side::BOTH.into_iter().all(|side| state.positions.held(side).is_within(land))
    }

    /// [8.4.5c] The crisis took exactly those who filled the track; of Greeks it took nobody.
    fn gone_fit(&self, state: &State) -> bool {
        let gone = |side: Side| -> u8 {
            side.contingents().map(|it| state.muster(it).lost_in_crisis()).sum()
        };
        let filled = self.board.roster.army_track(Side::Persian);
        gone(Side::Greek) == 0 && [0, filled].contains(&gone(Side::Persian))
    }

    /// [8.4.4b] [8.4.4c] A track that is full to the Routs Box belongs to a contingent that routs or has
    /// routed, and those who break have filled theirs.
    fn tracks_fit(&self, state: &State) -> bool {
        Contingent::ALL.into_iter().all(|it| {
            let muster = state.muster(it);
            let reached = muster.on_track() >= self.board.roster.routs_at(it);
            let breaking = state.breaking.has(it);
            if breaking { reached } else { !reached || muster.has_routed() }
        })
    }

    /// [8.4.4b] [8.4.4c] [5.3b] Greeks who are out of it stay so.
    fn routed_fit(&self, state: &State) -> bool {
        Side::Greek.contingents().all(|it| {
            let muster = state.muster(it);
            let out = muster.has_routed() || state.home.has(it);
            let most = if self.is_spartan(it) { 2 } else { 1 };
            let nowhere = muster.in_hand() == 0 && state.on_map(it) == 0;
            let counted = muster.on_army_track() <= most;
            (!out || nowhere) && counted && !(muster.has_routed() && state.home.has(it))
        })
    }

    /// [8.4.4b] [8.4.4c] Who lies on the army's track came there because his contingent's was filled.
    fn army_units_routed(&self, state: &State) -> bool {
        Side::Greek.contingents().all(|it| {
            let muster = state.muster(it);
            let counted = muster.on_track() + muster.on_army_track();
            !muster.has_routed() || counted >= self.board.roster.routs_at(it)
        })
    }

    /// [8.4.5b] to [8.4.5e] A full track ends the game, or brings the crisis at once.
    fn armies_fit(&self, state: &State) -> bool {
        let full = |side| state.army_track(side) >= self.board.roster.army_track(side);
        matches!(state.awaits, Awaits::Over(_)) || !Side::BOTH.into_iter().any(full)
    }
}

/// [8.2.8a] [7.0.1] Losses in hand are those of units that live; Persians come fresh.
fn hands_fit(state: &State) -> bool {
    Contingent::ALL.into_iter().all(|it| {
        let most = if it.side() == Side::Persian { 0 } else { u8::MAX };
        state
            .muster(it)
            .kinds(it)
            .all(|(kind, _)| kind.losses < steps(it, kind.arm) && kind.losses <= most)
    })
}

fn all_stacks(state: &State, holds: fn(&[Option<Unit>; 3]) -> bool) -> bool {
    Side::BOTH.into_iter().all(|side| {
        state.positions.held(side).iter().all(|area| {
            let stack = state.positions.stack(side, area);
            holds(&[0, 1, 2].map(|order| stack.get(order)))
        })
    })
}

fn are_of_one_type(units: &[Option<Unit>; 3]) -> bool {
    let mut arms = units.iter().flatten().map(|unit| unit.arm);
    let first = arms.next();
    arms.all(|arm| Some(arm) == first)
}

fn all_units(state: &State, holds: fn(Area, Unit) -> bool) -> bool {
    Side::BOTH
        .into_iter()
        .all(|side| state.positions.units(side).all(|(area, unit)| holds(area, unit)))
}

fn steps_are_left(_: Area, unit: Unit) -> bool {
    unit.steps_left() > 0
}

fn is_persian_or_plain(unit: Unit) -> bool {
    unit.side() == Side::Persian || (unit.forward == WEST && !unit.by_path)
}

/// [8.3.1a] How a unit came in is remembered while an enemy is there, and until the checks of the
/// melee are over.
fn entries_fit(state: &State) -> bool {
    let melee = state.segment.business() == Business::Melee;
    let checked = match state.awaits {
        Awaits::Check { at, .. } if melee => Some(at),
        _ => None,
    };
    Side::BOTH.into_iter().all(|side| {
        state.positions.units(side).all(|(area, unit)| {
            let alone = !state.positions.has_enemy(side, area) && checked != Some(area);
            unit.entered.is_none() || !alone
        })
    })
}

/// [8.1.4c] Where both sides are, everybody of one of them came in.
fn contested_fit(state: &State) -> bool {
    state.positions.melees().iter().all(|area| {
        Side::BOTH.into_iter().any(|side| {
            state.positions.stack(side, area).units().all(|unit| unit.entered.is_some())
        })
    })
}
