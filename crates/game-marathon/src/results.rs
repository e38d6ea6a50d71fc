//! [7.3a] to [7.3.3f] What the letters of a combat result do, the defender's first.

use engine::Log;

use crate::event::Event;
use crate::game::Marathon;
use crate::map::Hex;
use crate::morale::Fate;
use crate::state::{Awaits, Cause, Clash, State};
use crate::tables::{Letter, Letters};
use crate::units::{Piece, Pieces, Side};

impl Marathon {
    /// [7.3a] [7.3b] Carries out the next letter of a combat, asking its owner where he has a choice.
    pub(crate) fn carry_out_letters(
        &self,
        state: &mut State,
        clash: Clash,
        log: &mut impl Log<Event>,
    ) {
        let attacker = state.active_side();
        let (side, letters) = if clash.for_defender.is_empty() {
            (attacker, clash.for_attacker)
        } else {
            (attacker.enemy(), clash.for_defender)
        };
        let Some((letter, rest)) = letters.split() else {
            return self.end_clash(state, clash, log);
        };
        if letter == Letter::Loss {
            set_letters(state, side, rest);
            self.lose_all(state, side, &clash, log);
            return self.go_on(state, log);
        }
        let who = self.takers(state, side);
        let lone = if side == attacker { Pieces::NONE } else { self.lone_leaders(state, &clash) };
        match who.len() {
            0 => {
                set_letters(state, side, if lone.is_empty() { rest } else { Letters::NONE });
                state.pending.checks = state.pending.checks.or(lone);
                state.pending.cause = Cause::Struck;
                self.go_on(state, log);
            }
            1 => {
                let Some(piece) = who.first() else { return };
                self.take_letter(state, piece, log);
            }
            _ => state.awaits = Awaits::Allot(side),
        }
    }

    /// [7.3.2a] [7.3.3b] [A66] [A69] Who may take an R or a D: units of the combat that were not routed
    /// and have taken no letter of it yet; only where there are none, those who were routed before.
    pub(crate) fn takers(&self, state: &State, side: Side) -> Pieces {
        let Some(clash) = state.clash else { return Pieces::NONE };
        let sworn = if side == state.active_side() { clash.attackers } else { clash.defenders };
        let there = |piece: &Piece| state.units.hex(*piece).is_some();
        let units: Pieces = sworn.minus(self.roster().leaders()).iter().filter(there).collect();
        let open = units.minus(clash.struck); // [7.3.3f]
        let unrouted = open.minus(state.units.routed);
        if unrouted.is_empty() { open } else { unrouted }
    }

    /// The letter that is to be allotted now, and to which side.
    pub(crate) fn letter_now(state: &State) -> Option<(Side, Letter)> {
        let clash = state.clash?;
        let attacker = state.active_side();
        let defender = clash.for_defender.split().map(|(letter, _)| (attacker.enemy(), letter));
        defender.or_else(|| clash.for_attacker.split().map(|(letter, _)| (attacker, letter)))
    }

    /// [7.3.2a] [7.3.3b] A unit takes the letter.
    pub(crate) fn take_letter(&self, state: &mut State, piece: Piece, log: &mut impl Log<Event>) {
        let (Some((side, letter)), Some(clash)) = (Self::letter_now(state), state.clash) else {
            return;
        };
        let letters =
            if clash.for_defender.is_empty() { clash.for_attacker } else { clash.for_defender };
        let rest = letters.split().map_or(Letters::NONE, |(_, rest)| rest);
        set_letters(state, side, rest);
        let Some(at) = state.units.hex(piece) else { return self.go_on(state, log) };
        let fate = match letter {
            Letter::Rout if !state.units.routed.has(piece) => Fate::Routed,
            _ => Self::one_worse(state, piece),
        };
        log.tell(|| Event::Struck { piece, at, letter, fate });
        if let Some(clash) = &mut state.clash {
            clash.struck.add(piece);
        }
        self.suffer(state, piece, fate, log);
        self.go_on(state, log);
    }

    /// [7.3.1] [A67] [A87] An L: every unit of the side loses a step, and every Leader in its hexes, unless
    /// he is left alone by it, which he checks for instead.
    fn lose_all(&self, state: &mut State, side: Side, clash: &Clash, log: &mut impl Log<Event>) {
        let letter = Letter::Loss;
        let sworn = if side == state.active_side() { clash.attackers } else { clash.defenders };
        let units: Vec<(Piece, Hex)> = sworn
            .minus(self.roster().leaders())
            .iter()
            .filter_map(|piece| Some((piece, state.units.hex(piece)?)))
            .collect();
        let lone = self.lone_leaders(state, clash);
        if side != state.active_side() && !lone.is_empty() {
            state.pending.cause = Cause::Struck;
            state.pending.checks = lone;
            if let Some(clash) = &mut state.clash {
                clash.for_defender = Letters::NONE; // [A89] One check, whatever the letters.
            }
            return;
        }
        for (piece, at) in &units {
            let (piece, at) = (*piece, *at);
            let last = self.roster().of(piece).steps == 1 || state.units.reduced.has(piece);
            let fate = if last { Fate::Eliminated } else { Fate::Reduced };
            log.tell(|| Event::Struck { piece, at, letter, fate });
            self.suffer(state, piece, fate, log);
        }
        let mut hexes: Vec<Hex> = units.iter().map(|(_, at)| *at).collect();
        hexes.dedup();
        for leader in self.roster().side(side).and(self.roster().leaders()) {
            let Some(at) = state.units.hex(leader).filter(|at| hexes.contains(at)) else {
                continue;
            };
            if !state.pending.checks.has(leader) {
                let fate = self.lose_step(state, leader, log);
                log.tell(|| Event::Struck { piece: leader, at, letter, fate });
            }
        }
    }

    /// [A89] The Leaders who were attacked with no unit beside them.
    fn lone_leaders(&self, state: &State, clash: &Clash) -> Pieces {
        let leaders = clash.defenders.and(self.roster().leaders());
        let alone = clash.defenders == leaders;
        let there = |piece: &Piece| alone && state.units.hex(*piece).is_some();
        leaders.iter().filter(there).collect()
    }

    /// [9.2h] The letters of a combat are carried out: those who charged check their morale, and their
    /// markers go.
    fn end_clash(&self, state: &mut State, clash: Clash, log: &mut impl Log<Event>) {
        state.clash = None;
        let charged = clash.attackers.and(state.operation.charging);
        state.operation.charging = state.operation.charging.minus(charged);
        if !charged.is_empty() {
            state.pending.cause = Cause::Charged;
            state.pending.checks = charged;
        }
        self.go_on(state, log);
    }
}

/// What is left of the letters of a side.
fn set_letters(state: &mut State, side: Side, rest: Letters) {
    let attacker = state.active_side();
    if let Some(clash) = &mut state.clash {
        if side == attacker {
            clash.for_attacker = rest;
        } else {
            clash.for_defender = rest;
        }
    }
}
