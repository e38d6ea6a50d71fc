//! [4.2.5a] The melee impulse: attacks are declared first, then carried out one by one [A52].

use boards::Indexed;
use engine::{D10, Log};

use super::attackers;
use crate::action::Action;
use crate::control::Field;
use crate::event::Event;
use crate::game::Marathon;
use crate::map::{Hex, Hexes};
use crate::state::{Awaits, Clash, Impulse, State};
use crate::units::{Piece, Pieces, Side};

/// [4.2.5a] Every attack that may be declared.
#[derive(Debug)]
pub(crate) struct Attacks<'a> {
    field: Field<'a>,
    side: Side,
}

impl<'a> Attacks<'a> {
    pub(crate) fn new(game: &'a Marathon, state: &'a State) -> Self {
        Self { field: Field::new(game, state), side: state.active_side() }
    }

    fn each(&self, mut visit: impl FnMut(Action)) {
        for piece in self.field.state.operation.active {
            if self.field.may_fight(piece).is_ok() {
                let targets = self.field.zone_of(piece);
                for at in targets.filter(|at| self.field.may_attack_hex(piece, *at).is_ok()) {
                    visit(Action::Attack { piece, at });
                }
            }
        }
    }

    /// Whether any attack may be declared, or somebody had to be attacked.
    pub(crate) fn any(&self) -> bool {
        let mut found = false;
        self.each(|_| found = true);
        found || !self.field.duties(self.side).is_empty()
    }

    pub(crate) fn list(&self, list: &mut Vec<Action>) {
        self.each(|attack| list.push(attack));
        if self.may_end() {
            list.push(Action::Done);
        }
    }

    /// [7.2b] [A56] Whether the side may leave it at that.
    pub(crate) fn may_end(&self) -> bool {
        self.field.unmet_duties(self.side).is_empty()
    }

    pub(crate) fn has(&self, action: Action) -> bool {
        match action {
            Action::Attack { piece, at } => self.field.may_attack(piece, at),
            Action::Done => self.may_end(),
            _ => false,
        }
    }
}

impl Marathon {
    /// [4.2.5a] The active side declares its attacks, if there are any or should be.
    pub(crate) fn begin_declaration(&self, state: &mut State, log: &mut impl Log<Event>) {
        if Attacks::new(self, state).any() {
            state.awaits = Awaits::Declaration;
        } else {
            self.end_operation(state, log);
        }
    }

    /// [4.2.5a] A unit attacks.
    pub(crate) fn attack(state: &mut State, (piece, at): (Piece, Hex), log: &mut impl Log<Event>) {
        let from = state.units.hex(piece);
        state.operation.target[piece.index()] = from.and_then(|from| from.way_to(at));
        log.tell(|| Event::Attacked { piece, at });
        state.awaits = Awaits::Declaration;
    }

    /// [7.2c] All attacks are declared. Friends in the zone of enemies that had to be attacked and are
    /// not are eliminated before any die falls.
    pub(crate) fn end_declaration(&self, state: &mut State, log: &mut impl Log<Event>) {
        let side = state.active_side();
        let lost: Vec<(Hex, Pieces)> = {
            let field = Field::new(self, state);
            field.failed_duties(side).iter().map(|at| (at, field.trapped_by(at))).collect()
        };
        let mut gone = Pieces::NONE;
        for (by, trapped) in lost {
            let trapped = trapped.minus(gone);
            gone = gone.or(trapped);
            if !trapped.is_empty() {
                log.tell(|| Event::Trapped { by, lost: trapped.iter().collect() });
            }
        }
        // All of them go at once: nobody is left to check, and points count them all.
        for piece in gone {
            Self::take_off(state, piece);
        }
        for piece in gone {
            self.mourn(state, piece, None, log);
        }
        self.begin_impulse(state, Impulse::Melee, log);
    }

    /// [A52] The hexes that are still to be fought for, with attackers who still can.
    pub(crate) fn fights(state: &State) -> Hexes {
        let active = state.operation.active.minus(state.operation.working);
        let aims = |piece: Piece| crate::abatis::aimed_at(state, piece);
        let hexes: Hexes = active.iter().filter_map(aims).collect();
        hexes.iter().filter(|at| !Self::strikers(state, *at).is_empty()).collect()
    }

    /// [A52] Those who still attack a hex: whoever routed meanwhile drops out, and with the last enemy
    /// there nobody is left to attack.
    pub(crate) fn strikers(state: &State, at: Hex) -> Pieces {
        let enemy = Self::whose_hex(state, at) == Some(state.active_side().enemy());
        if enemy { attackers(state, at).minus(state.units.routed) } else { Pieces::NONE }
    }

    /// Goes on with the melee impulse: letters that are still to be carried out, the checks of those
    /// who charged, the next attack, or the end.
    pub(crate) fn go_on_fighting(&self, state: &mut State, log: &mut impl Log<Event>) {
        if let Some(clash) = state.clash {
            return self.carry_out_letters(state, clash, log);
        }
        let fights = Self::fights(state);
        match fights.len() {
            0 => self.end_operation(state, log),
            1 => state.awaits = fights.first().map_or(Awaits::Melee, Awaits::Strike),
            _ => state.awaits = Awaits::Melee,
        }
    }

    /// [7.2f] The die of an attack.
    pub(crate) fn strike(&self, state: &mut State, at: Hex, die: D10, log: &mut impl Log<Event>) {
        let melee = self.melee(state, at, Self::strikers(state, at));
        let verdict = self.verdict(&melee, die);
        state.clash = Some(Clash {
            at,
            attackers: melee.attackers,
            defenders: melee.defenders,
            for_defender: verdict.defender,
            for_attacker: verdict.attacker,
            struck: Pieces::NONE,
        });
        for piece in melee.attackers {
            state.operation.target[piece.index()] = None;
        }
        log.tell(|| Event::Fought {
            at,
            attackers: melee.attackers.iter().collect(),
            defenders: melee.defenders.iter().collect(),
            totals: melee.totals,
            odds: melee.odds,
            shifts: melee.shifts,
            column: melee.column,
            die,
            modifiers: melee.modifiers,
            verdict,
        });
        self.go_on(state, log);
    }
}
