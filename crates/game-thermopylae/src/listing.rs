//! What can be done now. A march has hundreds of ways, so the list is made from sets of places and
//! not by judging each conceivable action; the battery compares both.

use crate::action::Action;
use crate::game::Thermopylae;
use crate::map::Places;
use crate::state::{Awaits, State};
use crate::units::{KINDS, Side, Unit};

impl Thermopylae {
    /// Puts every legal action of a decision into the list, in a fixed order.
    pub(crate) fn list(&self, state: &State, list: &mut Vec<Action>) {
        list.clear();
        match state.awaits {
            Awaits::Auction { .. } => {
                list.extend((state.bid + 1..=self.highest_bid()).map(Action::Bid));
                if state.bid > 0 {
                    list.push(Action::Pass);
                }
            }
            Awaits::FirstBid | Awaits::SecondBid { .. } => {
                list.extend((1..=self.highest_bid()).map(Action::Bid));
            }
            Awaits::SetUp => self.list_set_up(state, list),
            Awaits::Combat => {
                list.extend(self.targets(state).map(Action::Attack));
                list.extend(self.free_targets(state).map(Action::Free));
                list.push(Action::EndCombat);
            }
            Awaits::Join => self.list_joins(state, list),
            Awaits::Hits(side) => list.extend(self.candidates(state, side).map(|it| Action::Hit {
                unit: it.unit,
                wounds: it.wounds,
                at: it.at,
            })),
            Awaits::Again => list.extend([Action::Again, Action::Stop]),
            Awaits::Movement => self.list_moves(state, list),
            Awaits::Opener | Awaits::Tie | Awaits::Dice | Awaits::Over(_) => {}
        }
    }

    /// [R18] Every unit left, in every place with room.
    fn list_set_up(&self, state: &State, list: &mut Vec<Action>) {
        let (unplaced, room) = (self.unplaced(state), self.room_for_set_up(state));
        for kind in (0..KINDS).filter(|&kind| unplaced[kind] > 0) {
            let unit = Unit::of(Side::Greek, kind);
            list.extend(room.map(|place| Action::Place(unit, place)));
        }
    }

    /// [R26] Every unit that may take part, and what may be done with the attack.
    fn list_joins(&self, state: &State, list: &mut Vec<Action>) {
        let combat = &state.combat;
        let may_join = self.may_join_from(combat.target, combat.free).and(state.ground(state.side));
        for (slot, &from) in self.board.map.slots(combat.target).iter().enumerate() {
            if !may_join.has(from) {
                continue;
            }
            for kind in (0..KINDS).filter(|&kind| Self::may_join(state, from, slot, kind) > 0) {
                list.push(Action::Join(Unit::of(state.side, kind), from));
            }
        }
        if combat.attacker_count() > 0 {
            list.push(Action::Fight);
        }
        if !state.called_off[usize::from(combat.free)].has(combat.target) {
            list.push(Action::CallOff);
        }
    }

    /// [R37] [R40] Every move of every unit that has not moved.
    fn list_moves(&self, state: &State, list: &mut Vec<Action>) {
        let hindrance = self.hindrance(state, state.side);
        for from in state.ground(state.side) {
            let stack = state.stack(from);
            let may_exit = state.side == Side::Persian && self.board.map.exits().has(from);
            let mut known: Option<(u8, bool, Places)> = None;
            for kind in (0..KINDS).filter(|&kind| stack.fresh[kind] > 0) {
                let unit = Unit::of(state.side, kind);
                let pace = (self.board.values(unit).movement, unit.passes_enemies());
                let to = match known {
                    Some((movement, passes, to)) if (movement, passes) == pace => to,
                    _ => self.destinations(unit, from, &hindrance),
                };
                known = Some((pace.0, pace.1, to));
                list.extend(to.map(|to| Action::March { unit, from, to }));
                if may_exit {
                    list.push(Action::Exit(unit, from));
                }
            }
        }
        list.push(Action::EndTurn);
    }
}
