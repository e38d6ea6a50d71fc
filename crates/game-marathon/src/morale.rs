//! [8.0] Morale levels, morale checks, and what a failed one leads to.

use boards::Indexed;
use engine::{D10, Ledger, Log};

use crate::cases::{C_8_2B, C_9_1A};
use crate::event::Event;
use crate::game::Marathon;
use crate::map::Hex;
use crate::state::{Awaits, Cause, Place, State};
use crate::tables::pips;
use crate::units::{Piece, Pieces, Side};
use crate::victory::Finish;

/// [8.1a] The highest morale level.
pub const HIGHEST: u8 = 10;

/// 8.1 Why a morale level changes.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum LevelReason {
    /// [8.1b] Enemy factors were eliminated.
    Factors,
    /// [8.1c] A Leader fell.
    LeaderKilled(Piece),
    /// [8.1d] A Beach was occupied.
    Beach(Hex),
    /// [8.1e] An Encampment was occupied.
    Camp(Hex),
    /// [10.1.3d] [10.2.2d] A Persian Leader landed.
    LeaderLanded,
    /// [10.2.4a] The Spartans came.
    Spartans,
}

/// [8.2b] What is added to the die of a morale check.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum CheckReason {
    /// [8.2b] What is printed on its counter.
    Printed,
    /// [9.1a] A Leader within two hexes.
    Leader(Piece),
}

/// What comes of a piece.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Fate {
    /// Nothing.
    Holds,
    /// [7.3.1] It loses a step and lies on its reduced side.
    Reduced,
    /// [7.3.3b] It is disrupted.
    Disrupted,
    /// [7.3.2a] It is routed.
    Routed,
    /// It is eliminated.
    Eliminated,
    /// [9.1g] A Leader is wounded.
    Wounded,
    /// [9.1h] A Leader is killed.
    Killed,
    /// [6.2c] It may react.
    Reacts,
    /// [6.2c] It may not.
    Stays,
    /// [4.3c] It is in order again.
    Recovers,
    /// [7.3.2f] It was routed and is disrupted now.
    Rallies,
    /// [7.3.2e] It flees.
    Flees,
}

impl Marathon {
    /// [8.2b] [9.1a] What is added to a piece's morale check.
    pub(crate) fn check_ledger(&self, state: &State, piece: Piece) -> Ledger<CheckReason> {
        let mut ledger = Ledger::default();
        let printed = self.roster().of(piece).morale;
        if printed != 0 {
            ledger.add(C_8_2B, printed, CheckReason::Printed);
        }
        self.add_help(state, piece, &mut ledger);
        ledger
    }

    /// [8.2a] The level that a check is made against: for a shot, as it stood before [A48].
    pub(crate) fn check_level(state: &State, piece: Piece) -> u8 {
        match state.pending.shot {
            Some(shot) if state.units.hex(piece) == Some(shot.at) => shot.level,
            _ => state.level(piece.side()),
        }
    }

    /// [8.2a] Whether a roll passes.
    pub(crate) fn passes(die: D10, ledger: &Ledger<CheckReason>, level: u8) -> bool {
        i16::from(pips(die)) + ledger.total() <= i16::from(level)
    }

    /// [9.1a] The help of Leaders within two hexes: the best one, or one of every stack [A85].
    fn add_help(&self, state: &State, piece: Piece, ledger: &mut Ledger<CheckReason>) {
        let Some(hex) = state.units.hex(piece) else { return };
        let mut helps: Vec<(Hex, Piece, u8)> = Vec::new();
        for leader in self.roster().side(piece.side()).and(self.roster().leaders()) {
            let Some((at, rating)) = self.rating(state, leader) else { continue };
            if leader == piece || rating == 0 || at.distance(hex) > 2 {
                continue;
            }
            let same = |(other, ..): &&mut (Hex, Piece, u8)| {
                !self.options.each_stack_helps || *other == at
            };
            match helps.iter_mut().find(same) {
                Some(best) if best.2 >= rating => {}
                Some(best) => *best = (at, leader, rating),
                None => helps.push((at, leader, rating)),
            }
        }
        for (_, leader, rating) in helps {
            ledger.add(C_9_1A, -i16::from(rating), CheckReason::Leader(leader));
        }
    }

    /// [7.3.3d] [7.3.2d] The next rung down: in order, disrupted, routed, eliminated.
    pub(crate) fn one_worse(state: &State, piece: Piece) -> Fate {
        if state.units.routed.has(piece) {
            Fate::Eliminated
        } else if state.units.disrupted.has(piece) {
            Fate::Routed
        } else {
            Fate::Disrupted
        }
    }

    /// Lets a fate come about.
    pub(crate) fn suffer(
        &self,
        state: &mut State,
        piece: Piece,
        fate: Fate,
        log: &mut impl Log<Event>,
    ) {
        match fate {
            Fate::Reduced | Fate::Wounded => state.units.reduced.add(piece),
            Fate::Disrupted => state.units.disrupted.add(piece),
            Fate::Rallies => {
                state.units.routed.remove(piece);
                state.units.fled.remove(piece);
                state.units.disrupted.add(piece);
            }
            Fate::Recovers => state.units.disrupted.remove(piece),
            Fate::Routed => self.rout(state, piece),
            Fate::Eliminated | Fate::Killed => self.eliminate(state, piece, log),
            Fate::Flees => state.units.fled.add(piece),
            Fate::Holds | Fate::Reacts | Fate::Stays => {}
        }
    }

    /// [7.3.2b] [7.3.2c] [A50] A unit routs, however it comes to it: a full one of two steps flips.
    fn rout(&self, state: &mut State, piece: Piece) {
        state.units.disrupted.remove(piece);
        state.units.routed.add(piece);
        state.units.fled.remove(piece);
        state.operation.able.remove(piece); // [A74] It checks no more in this Rally Phase.
        if self.roster().of(piece).steps > 1 {
            state.units.reduced.add(piece);
        }
        state.pending.retreats.add(piece);
    }

    /// A piece is eliminated. A Leader's death lowers morale at once [A79]; Leaders whose companions
    /// are all gone check theirs [9.1e].
    pub(crate) fn eliminate(&self, state: &mut State, piece: Piece, log: &mut impl Log<Event>) {
        let hex = state.units.hex(piece);
        Self::take_off(state, piece);
        self.mourn(state, piece, hex, log);
    }

    /// A piece is taken off the map, with every mark that it has.
    pub(crate) fn take_off(state: &mut State, piece: Piece) {
        state.units.put(piece, Place::Dead);
        for set in [
            &mut state.units.disrupted,
            &mut state.units.routed,
            &mut state.units.fled,
            &mut state.turned.activated,
            &mut state.turned.stopped,
            &mut state.turned.fired,
            &mut state.operation.active,
            &mut state.operation.moved,
            &mut state.operation.faced,
            &mut state.operation.charging,
            &mut state.operation.working,
            &mut state.operation.able,
            &mut state.operation.alone,
            &mut state.pending.checks,
            &mut state.pending.retreats,
            &mut state.pending.spared,
        ] {
            set.remove(piece);
        }
        state.operation.target[piece.index()] = None;
    }

    /// [8.1c] [9.1e] What follows when a piece has been taken off.
    pub(crate) fn mourn(
        &self,
        state: &mut State,
        piece: Piece,
        hex: Option<Hex>,
        log: &mut impl Log<Event>,
    ) {
        if self.roster().is_leader(piece) {
            let why = LevelReason::LeaderKilled(piece);
            self.change_level(state, piece.side(), -1, why, log);
        } else if let Some(hex) = hex {
            self.bereave(state, hex);
        }
    }

    /// [9.1e] [A91] Leaders whose companions have all been eliminated check their morale, but for those
    /// who have checked for the shot that did it [A129].
    fn bereave(&self, state: &mut State, hex: Hex) {
        let left = state.units.in_hex(hex);
        let leaders: Pieces = left.and(self.roster().leaders());
        let due = leaders.minus(state.pending.spared);
        if left == leaders && !due.is_empty() {
            if state.pending.checks.is_empty() {
                state.pending.cause = Cause::Bereft;
            }
            state.pending.checks = state.pending.checks.or(due);
        }
    }

    /// [8.1f] A morale level changes; at nought the game is lost at once.
    pub(crate) fn change_level(
        &self,
        state: &mut State,
        side: Side,
        by: i8,
        why: LevelReason,
        log: &mut impl Log<Event>,
    ) {
        if matches!(state.awaits, Awaits::Over(_)) {
            return;
        }
        let level = &mut state.morale[side.index()];
        let before = *level;
        *level = level.saturating_add_signed(by).min(HIGHEST);
        let to = *level;
        if to != before || by < 0 {
            log.tell(|| Event::LevelChanged { side, by, to, why });
        }
        if to == 0 {
            self.finish(state, Finish::MoraleGone(side), log);
        }
    }

    /// [8.2a] A piece checks its morale, and what comes of it comes about.
    pub(crate) fn check(
        &self,
        state: &mut State,
        piece: Piece,
        die: D10,
        log: &mut impl Log<Event>,
    ) {
        state.pending.checks.remove(piece);
        let Some(at) = state.units.hex(piece) else { return };
        let ledger = self.check_ledger(state, piece);
        let level = Self::check_level(state, piece);
        let cause = state.pending.cause;
        let passed = Self::passes(die, &ledger, level);
        let fate = self.fate_of_check(state, piece, passed);
        log.tell(|| Event::Checked { piece, at, cause, die, ledger, level, fate });
        self.suffer(state, piece, fate, log);
    }

    /// What a check comes to that is neither for rally nor for a reaction.
    pub(crate) fn fate_of_check(&self, state: &State, piece: Piece, passed: bool) -> Fate {
        if self.roster().is_leader(piece) {
            self.fate_of_leader(state, piece, passed)
        } else if passed {
            Fate::Holds
        } else {
            Self::one_worse(state, piece)
        }
    }
}
