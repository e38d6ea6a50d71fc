//! Against a march or an exit: [R12], [R24], [R37] to [R40].

use super::Objection;
use crate::game::Thermopylae;
use crate::map::{Place, Places};
use crate::movement::Hindrance;
use crate::state::State;
use crate::units::{Side, Unit};

impl Thermopylae {
    /// [R37] Against a march.
    pub(super) fn against_march(
        &self,
        state: &State,
        unit: Unit,
        from: Place,
        to: Place,
    ) -> Objection {
        if !Self::is_there(state, unit, from) {
            return Self::absent(state, unit, from);
        }
        if !state.stack(from).may_act(unit.kind()) {
            return Objection::HasMoved { unit, at: from };
        }
        let hindrance = self.hindrance(state, state.side);
        if from == to {
            Objection::StandsThere { at: to }
        } else if hindrance.enemies.has(to) {
            Objection::EnemyThere { at: to }
        } else if !self.reach(unit, from, &hindrance).has(to) {
            self.why_not_reached(unit, (from, to), &hindrance)
        } else {
            let (holds, limit) = (state.stack(to).size(), self.board.map.limit(to));
            Objection::NoRoom { place: to, holds, limit }
        }
    }

    /// A unit that is not there: where nobody stands, it matters little which was asked for.
    fn absent(state: &State, unit: Unit, at: Place) -> Objection {
        if state.holder(at).is_none() {
            Objection::NobodyThere { at }
        } else {
            Objection::NoSuchUnit { unit, at }
        }
    }

    /// Whether the player in turn has such a unit in a place.
    fn is_there(state: &State, unit: Unit, at: Place) -> bool {
        let mine = unit.side() == state.side && state.ground(state.side).has(at);
        mine && state.stack(at).count(unit.kind()) > 0
    }

    /// Why a unit does not come so far: [R12] [R24] it is too far even if nobody stood on the map;
    /// or [A4] every way that is short enough leads through an enemy, whatever kind of unit it is;
    /// or else [R39] it is stopped on its way, as the Cavalry never is.
    fn why_not_reached(
        &self,
        unit: Unit,
        (from, to): (Place, Place),
        hindrance: &Hindrance,
    ) -> Objection {
        let has = self.board.values(unit).movement;
        match self.steps(from, to, Places::NONE) {
            None => Objection::NoWay { to },
            Some(needs) if needs > has => {
                let cliff = self.board.map.cliffs(from).has(to);
                if cliff { Objection::Cliff { from, to } } else { Objection::TooFar { needs, has } }
            }
            Some(_) => match self.steps(from, to, hindrance.enemies) {
                Some(round) if round <= has => {
                    Objection::Stopped { at: self.stops((from, to), has, hindrance) }
                }
                needs => Objection::EnemyInTheWay { needs, has },
            },
        }
    }

    /// How many steps lead from one place to another, through none of these.
    fn steps(&self, from: Place, to: Place, barred: Places) -> Option<u8> {
        let mut reached = Places::one(from);
        (1..=crate::map::PLACES as u8).find(|_| {
            reached = self.step(reached, barred);
            reached.has(to)
        })
    }

    /// The places that at most one step more leads to, through none of these.
    fn step(&self, reached: Places, barred: Places) -> Places {
        let next = reached.iter().fold(reached, |all, place| all.or(self.board.map.open(place)));
        next.minus(barred)
    }

    /// [R39] The places next to an enemy on all the ways that would be short enough.
    fn stops(&self, (from, to): (Place, Place), has: u8, hindrance: &Hindrance) -> Places {
        let (start, end) = (Places::one(from), Places::one(to));
        let mut there = start;
        let mut stops = Places::NONE;
        for before in 1..has {
            there = self.step(there, hindrance.enemies);
            let back = (before..has).fold(end, |all, _| self.step(all, hindrance.enemies));
            stops = stops.or(there.and(back));
        }
        stops.and(hindrance.beside).minus(start).minus(end)
    }

    /// [R40] Against leaving the map.
    pub(super) fn against_exit(&self, state: &State, unit: Unit, from: Place) -> Vec<Objection> {
        let mut against = Vec::new();
        let way_out = self.board.map.exits().has(from);
        if !Self::is_there(state, unit, from) {
            against.push(Self::absent(state, unit, from));
        } else if !state.stack(from).may_act(unit.kind()) {
            // Who has moved and stands there has come there.
            against.push(if way_out && unit.side() == Side::Persian {
                Objection::CameThisTurn { unit, from }
            } else {
                Objection::HasMoved { unit, at: from }
            });
        }
        if unit.side() == Side::Greek {
            against.push(Objection::GreeksStay);
        } else if !way_out {
            against.push(Objection::NoWayOut { from });
        }
        against
    }
}
