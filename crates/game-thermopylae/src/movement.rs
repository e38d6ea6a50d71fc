//! Movement: [R37] to [R39], with [R12] and [R24].

use engine::Log;

use crate::action::Action;
use crate::event::Event;
use crate::game::Thermopylae;
use crate::map::{Place, Places};
use crate::options::Cliffs;
use crate::state::State;
use crate::units::{KINDS, Side, Unit};

/// What hinders the movement of one side.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Hindrance {
    /// [A4] Where enemies stand.
    pub enemies: Places,
    /// [R39] The places next to an enemy.
    pub beside: Places,
    /// [R38] Where one more unit finds no room.
    pub full: Places,
}

/// [R37] [R40] Who may move and where to; the turn may always be ended [R19].
#[derive(Copy, Clone, Debug)]
pub(crate) struct Moves<'a> {
    game: &'a Thermopylae,
    state: &'a State,
}

impl Moves<'_> {
    /// Lists them, stack by stack.
    #[inline]
    pub(crate) fn list(&self, list: &mut Vec<Action>) {
        let side = self.state.side;
        let hindrance = self.game.hindrance(self.state, side);
        for from in self.state.ground(side) {
            let (stack, may_exit) = (self.state.stack(from), self.game.may_exit(side, from));
            // Units that move alike come to the same places, and they lie next to each other.
            let mut known: Option<((u8, bool), Places)> = None;
            for kind in (0..KINDS).filter(|&kind| stack.may_act(kind)) {
                let unit = Unit::of(side, kind);
                let pace = (self.game.board.values(unit).movement, unit.passes_enemies());
                let to = match known {
                    Some((same, to)) if same == pace => to,
                    _ => self.game.destinations(unit, from, &hindrance),
                };
                known = Some((pace, to));
                list.extend(to.iter().map(|to| Action::March { unit, from, to }));
                if may_exit {
                    list.push(Action::Exit(unit, from));
                }
            }
        }
        list.push(Action::EndTurn);
    }

    /// Whether an action is one of them.
    pub(crate) fn has(&self, action: Action) -> bool {
        let side = self.state.side;
        let may_move = |unit: Unit, from: Place| {
            let mine = unit.side() == side && self.state.ground(side).has(from);
            mine && self.state.stack(from).may_act(unit.kind())
        };
        match action {
            Action::March { unit, from, to } => {
                let to_any = || {
                    let hindrance = self.game.hindrance(self.state, side);
                    self.game.destinations(unit, from, &hindrance)
                };
                may_move(unit, from) && to_any().has(to)
            }
            Action::Exit(unit, from) => may_move(unit, from) && self.game.may_exit(side, from),
            Action::EndTurn => true,
            _ => false,
        }
    }
}

impl Thermopylae {
    /// [R38] [R39] [A4] What hinders a side's movement.
    #[inline]
    pub fn hindrance(&self, state: &State, side: Side) -> Hindrance {
        let enemies = state.ground(side.enemy());
        let mut beside = Places::NONE;
        for place in enemies {
            beside = beside.or(self.board.map.open(place));
            if self.options.cliffs == Cliffs::Control {
                beside = beside.or(self.board.map.cliffs(place)); // [A3]
            }
        }
        Hindrance { enemies, beside, full: self.full(state, side) }
    }

    /// [R12] [R24] [R39] Every place that a unit can come to, room or not.
    ///
    /// [A5] It passes friends; [A4] never enemies. [A21] Where it starts does not stop it.
    #[inline]
    pub fn reach(&self, unit: Unit, from: Place, hindrance: &Hindrance) -> Places {
        let start = Places::one(from);
        let mut reached = start;
        let mut edge = start;
        for _ in 0..self.board.values(unit).movement {
            let mut next = Places::NONE;
            for place in edge {
                next = next.or(self.board.map.open(place));
            }
            next = next.minus(hindrance.enemies).minus(reached);
            reached = reached.or(next);
            edge = if unit.passes_enemies() { next } else { next.minus(hindrance.beside) };
        }
        reached.minus(start)
    }

    /// [R37] to [R39] Every place where a unit can end its move.
    #[inline]
    pub fn destinations(&self, unit: Unit, from: Place, hindrance: &Hindrance) -> Places {
        self.reach(unit, from, hindrance).minus(hindrance.full)
    }

    /// [R37] [R40] What the active player may move.
    #[inline]
    pub(crate) fn moves<'a>(&'a self, state: &'a State) -> Moves<'a> {
        Moves { game: self, state }
    }

    /// [R37] Moves a unit.
    pub(crate) fn march(
        state: &mut State,
        unit: Unit,
        (from, to): (Place, Place),
        log: &mut impl Log<Event>,
    ) {
        state.take(unit, from, false, 1);
        state.put(unit, to, true);
        log.tell(|| Event::Marched { unit, from, to });
    }
}
