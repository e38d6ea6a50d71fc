//! [4.2.3] [4.2.4] The fire impulses: shot by shot, each with its checks before the next [A48].

use engine::{D10, Log};

use crate::action::Action;
use crate::control::Field;
use crate::event::Event;
use crate::game::Marathon;
use crate::map::Hex;
use crate::state::{Awaits, Cause, Impulse, Snapshot, State};
use crate::units::{Piece, Pieces, Side};

/// 7.1 Everything that a side may fire at.
#[derive(Debug)]
pub(crate) struct Shots<'a> {
    field: Field<'a>,
    side: Side,
}

impl<'a> Shots<'a> {
    pub(crate) fn new(game: &'a Marathon, state: &'a State) -> Self {
        Self { field: Field::new(game, state), side: firing_side(state) }
    }

    /// Tells every shot to a visitor, until he has enough.
    fn each(&self, mut visit: impl FnMut(Action) -> bool) {
        let targets = self.field.targets(self.side);
        for (piece, from) in self.field.units_of(self.side) {
            if self.field.may_fire(piece).is_err() {
                continue;
            }
            for at in targets {
                if Marathon::near(from, at, 3)
                    && self.field.reaches(piece, at)
                    && !visit(Action::Fire { piece, at })
                {
                    return;
                }
            }
        }
    }

    /// Whether there is any.
    pub(crate) fn any(&self) -> bool {
        let mut found = false;
        self.each(|_| {
            found = true;
            false
        });
        found
    }

    pub(crate) fn list(&self, list: &mut Vec<Action>) {
        self.each(|shot| {
            list.push(shot);
            true
        });
        list.push(Action::Done);
    }

    pub(crate) fn has(&self, piece: Piece, at: Hex) -> bool {
        piece.side() == self.side
            && self.field.may_fire(piece).is_ok()
            && self.field.targets(self.side).has(at)
            && self.field.reaches(piece, at)
    }
}

/// Whose fire it is.
pub(crate) fn firing_side(state: &State) -> Side {
    let active = state.active_side();
    if state.impulse == Impulse::DefensiveFire { active.enemy() } else { active }
}

impl Marathon {
    /// [4.2.3] [4.2.4] Goes on with a fire impulse, or to the next where nobody can fire any more.
    pub(crate) fn go_on_firing(&self, state: &mut State, log: &mut impl Log<Event>) {
        if Shots::new(self, state).any() {
            state.awaits = Awaits::Fire;
        } else {
            self.end_fire(state, log);
        }
    }

    /// The side fires no more.
    pub(crate) fn end_fire(&self, state: &mut State, log: &mut impl Log<Event>) {
        let next = match state.impulse {
            Impulse::DefensiveFire => Impulse::OffensiveFire,
            _ => Impulse::Declaration,
        };
        self.begin_impulse(state, next, log);
    }

    /// [7.1n] A unit fires: it is marked, and its die falls.
    pub(crate) fn fire(state: &mut State, piece: Piece, at: Hex) {
        state.turned.fired.add(piece);
        state.awaits = Awaits::Shot { piece, at };
    }

    /// [7.1e] [7.1m] The die of a shot: everybody in the hex is aimed at, and whoever is hit checks.
    pub(crate) fn shot(
        &self,
        state: &mut State,
        (piece, at): (Piece, Hex),
        die: D10,
        log: &mut impl Log<Event>,
    ) {
        let Some(from) = state.units.hex(piece) else { return self.go_on(state, log) };
        let there = state.units.in_hex(at);
        let aims: Vec<_> =
            there.iter().map(|target| self.aim(state, (piece, from), target, die)).collect();
        let hit: Pieces = aims.iter().filter(|aim| aim.hit).map(|aim| aim.piece).collect();
        log.tell(|| Event::Fired { piece, from, at, die, aims });
        let leaders = there.and(self.roster().leaders());
        state.pending.shot = Some(Snapshot {
            at,
            level: state.level(piece.side().enemy()),
            leaders,
            fit: leaders.minus(state.units.reduced),
        });
        state.pending.cause = Cause::Hit;
        state.pending.checks = hit;
        state.pending.spared = hit.and(leaders);
        self.go_on(state, log);
    }
}
