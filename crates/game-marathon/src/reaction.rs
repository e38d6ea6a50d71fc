//! 6.2 Reaction movement: units near a Leader may answer what the active side has done.

use engine::{D10, Log};

use crate::action::Action;
use crate::control::Field;
use crate::event::Event;
use crate::game::Marathon;
use crate::map::Hex;
use crate::morale::Fate;
use crate::movement::Gait;
use crate::state::{Awaits, Cause, Impulse, State};
use crate::units::{Arm, Piece, Pieces, Side};

/// [6.2a] How near a Leader must be.
const LED_WITHIN: u32 = 2;

/// 6.2 Why a unit may not try to react.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum NoReaction {
    /// [6.2d] Leaders only go along.
    Leader,
    /// [6.2a] No Leader of its side stood within two hexes when the impulse began.
    NoLeaderNear,
    /// [6.2a] It is disrupted or routed.
    Shaken,
    /// [6.2a] [6.2b] It stands in an enemy's zone.
    Engaged,
    /// [A99] It has entered an enemy's zone this turn.
    Stopped,
    /// [A39] It has tried in this Operations Phase.
    HasTried,
}

impl Field<'_> {
    /// [6.2a] [6.2b] Whether a unit may try to react as things stand.
    ///
    /// # Errors
    /// Why it may not.
    pub(crate) fn may_react(&self, piece: Piece) -> Result<(), NoReaction> {
        let Some(hex) = self.state.units.hex(piece) else { return Err(NoReaction::NoLeaderNear) };
        let led = || self.leaders_of(piece.side()).any(|(_, at)| at.distance(hex) <= LED_WITHIN);
        if self.game.roster().is_leader(piece) {
            Err(NoReaction::Leader)
        } else if !self.state.units.is_normal(piece) {
            Err(NoReaction::Shaken)
        } else if self.is_stopped(piece) {
            Err(NoReaction::Stopped)
        } else if self.is_engaged(piece, hex) {
            Err(NoReaction::Engaged)
        } else if led() {
            Ok(())
        } else {
            Err(NoReaction::NoLeaderNear)
        }
    }

    /// [6.2a] [6.2b] Whether an enemy's zone holds a unit: cavalry is held by cavalry alone.
    fn is_engaged(&self, piece: Piece, hex: Hex) -> bool {
        if !self.is_controlled(piece, hex) {
            return false;
        }
        let roster = self.game.roster();
        roster.of(piece).arm != Arm::Cavalry
            || self.units_of(piece.side().enemy()).any(|(enemy, _)| {
                roster.of(enemy).arm == Arm::Cavalry && self.zone_of(enemy).any(|it| it == hex)
            })
    }

    /// [6.2d] [A131] The Leaders who may go along with a unit that reacted.
    pub(crate) fn may_follow(&self, from: Hex, piece: Piece) -> impl Iterator<Item = Piece> {
        let to = self.state.units.hex(piece);
        self.in_hex(from).filter(move |leader| {
            self.game.roster().is_leader(*leader)
                && !self.is_stopped(*leader) // [A99]
                && self.may_leave(*leader)
                && to.is_some_and(|to| self.may_go(*leader, to, Gait::React))
        })
    }
}

impl Marathon {
    /// [4.2.2] The side that is not active reacts, if anybody can.
    pub(crate) fn begin_reaction(&self, state: &mut State, log: &mut impl Log<Event>) {
        let side = state.active_side().enemy();
        state.operation.able = {
            let field = Field::new(self, state);
            let able: Pieces = field
                .units_of(side)
                .map(|(it, _)| it)
                .filter(|it| field.may_react(*it).is_ok())
                .collect();
            able
        };
        self.go_on_reacting(state, log);
    }

    /// Goes on with a reaction impulse, or ends it when nobody is left.
    pub(crate) fn go_on_reacting(&self, state: &mut State, log: &mut impl Log<Event>) {
        if state.operation.able.is_empty() {
            self.begin_impulse(state, Impulse::ReactionEnd, log);
        } else {
            state.awaits = Awaits::Reaction;
        }
    }

    /// The side reacts no more.
    pub(crate) fn end_reaction(&self, state: &mut State, log: &mut impl Log<Event>) {
        state.operation.able = Pieces::NONE;
        self.begin_impulse(state, Impulse::ReactionEnd, log);
    }

    /// [6.2c] The die of a unit that tries to react.
    pub(crate) fn try_reaction(
        &self,
        state: &mut State,
        piece: Piece,
        die: D10,
        log: &mut impl Log<Event>,
    ) {
        state.operation.able.remove(piece);
        let Some(at) = state.units.hex(piece) else { return self.go_on(state, log) };
        let ledger = self.check_ledger(state, piece);
        let level = state.level(piece.side());
        let passed = Self::passes(die, &ledger, level);
        let fate = if passed { Fate::Reacts } else { Fate::Stays };
        let cause = Cause::Reaction;
        log.tell(|| Event::Checked { piece, at, cause, die, ledger, level, fate });
        if passed {
            state.awaits = Awaits::ReactionMove(piece);
        } else {
            self.go_on(state, log);
        }
    }

    /// [6.2e] What a unit that reacts may do: move, turn where it stands alone or with others that
    /// react, or stay.
    pub(crate) fn list_reaction(&self, state: &State, piece: Piece, list: &mut Vec<Action>) {
        Field::new(self, state).list_moves(piece, Gait::React, list);
        if let Some(hex) =
            state.units.hex(piece).filter(|hex| self.reacts_whole(state, piece, *hex))
        {
            list.push(Action::Turn(hex));
        }
        list.push(Action::Done);
    }

    /// [A38] Whether all units in the hex of one that reacts have reacted.
    pub(crate) fn reacts_whole(&self, state: &State, piece: Piece, hex: Hex) -> bool {
        let units = state.units.in_hex(hex).minus(self.roster().leaders());
        let mut reacted = state.operation.moved.minus(state.operation.active);
        reacted.add(piece);
        units.is_within(reacted)
    }

    /// [6.2e] A unit that reacts moves; Leaders beside it may go along.
    pub(crate) fn react_to(
        &self,
        state: &mut State,
        (piece, to): (Piece, Hex),
        log: &mut impl Log<Event>,
    ) {
        self.march(state, (piece, to), Gait::React, log);
    }

    /// [6.2d] Asks whether Leaders go along who stand in the hex that a unit left.
    pub(crate) fn ask_leaders(&self, state: &mut State, piece: Piece, from: Hex) -> bool {
        let any = Field::new(self, state).may_follow(from, piece).next().is_some();
        if any {
            state.awaits = Awaits::Along { piece, from };
        }
        any
    }

    /// [6.2d] A Leader goes along.
    pub(crate) fn follow(
        &self,
        state: &mut State,
        leader: Piece,
        (piece, from): (Piece, Hex),
        log: &mut impl Log<Event>,
    ) {
        let Some(to) = state.units.hex(piece) else { return };
        let path = Field::new(self, state).reach(leader, Gait::React).path(to);
        let facing = state.units.facing(piece);
        let zone = Field::new(self, state).is_controlled(leader, to);
        state.units.put(leader, crate::state::Place::Map(to));
        state.units.turn(leader, facing);
        state.operation.moved.add(leader);
        if zone {
            state.turned.stopped.add(leader);
        }
        log.tell(|| Event::Moved { piece: leader, from, path, charge: false, zone });
        if !self.ask_leaders(state, piece, from) {
            self.ask_facing(state, piece, log);
        }
    }

    /// [A88] The Leaders of the side that reacted who stand alone check their morale.
    pub(crate) fn settle_reaction(&self, state: &mut State, log: &mut impl Log<Event>) {
        let side: Side = state.active_side().enemy();
        self.check_lone_leaders(state, side);
        if state.pending.checks.is_empty() {
            self.begin_impulse(state, Impulse::DefensiveFire, log);
        } else {
            self.go_on(state, log);
        }
    }
}
