//! The cells of the tables that are in use: those that the last dice were read off, and those by which
//! the present question may be decided.

use engine::{Case, Ledger};
use game_marathon::cases::{
    C_7_1H, C_7_2H, C_7_2M, C_7_3A, C_10_1_1E, C_10_1_3A, C_10_2_2C, C_10_2_4C,
};
use game_marathon::fire::AimReason;
use game_marathon::melee::{DieReason, Melee, Shift};
use game_marathon::options::Scenario;
use game_marathon::reinforcements::SPARTAN_TURNS;
use game_marathon::state::Awaits;
use game_marathon::tables::ROWS;
use game_marathon::{Action, Event, Marathon, View};

use super::{tables, undone};
use crate::parts::{Lit, Use};

/// Cells that are in use, each of them once.
struct Cells<'a> {
    game: &'a Marathon,
    by: Use,
    all: Vec<(Case, Lit)>,
}

/// Every cell in use, each with the Case of its table.
pub(super) fn cells(game: &Marathon, view: &View, recent: &[Event]) -> Vec<(Case, Lit)> {
    let mut cells = Cells { game, by: Use::Dice, all: Vec::new() };
    let begins = recent.iter().rposition(is_roll).unwrap_or(recent.len());
    for event in &recent[begins..] {
        cells.rolled(event);
    }
    cells.by = Use::Question;
    cells.asked(view);
    cells.all
}

/// Whether the dice that matter begin with an event.
const fn is_roll(event: &Event) -> bool {
    matches!(
        event,
        Event::Fired { .. }
            | Event::Fought { .. }
            | Event::ReinforcementsRolled { .. }
            | Event::AbatisCounted { .. }
    )
}

impl Cells<'_> {
    fn is_variant(&self) -> bool {
        self.game.options.scenario == Scenario::Variant
    }

    fn light(&mut self, case: Case, row: Option<usize>, column: usize) {
        let Some(row) = row else { return };
        let known = |(of, it): &(Case, Lit)| *of == case && (it.row, it.column) == (row, column);
        if !self.all.iter().any(known) {
            self.all.push((case, Lit { row, column, by: self.by }));
        }
    }

    /// A die that fell.
    fn rolled(&mut self, event: &Event) {
        match event {
            Event::Fired { aims, .. } => aims.iter().for_each(|aim| self.aimed(&aim.ledger)),
            Event::Fought { column, die, shifts, modifiers, .. } => {
                let sum = i16::from(Marathon::shown(*die)) + modifiers.total();
                self.light(C_7_3A, usize::try_from(sum.clamp(0, 9)).ok(), usize::from(*column));
                self.shifted(shifts);
                self.modified(modifiers);
            }
            Event::ReinforcementsRolled { die, .. } if self.is_variant() => {
                let row = match Marathon::shown(*die) {
                    0 => 0,
                    1..=4 => 1,
                    5..=7 => 2,
                    _ => 3,
                };
                self.light(C_10_2_2C, Some(row), 0);
            }
            Event::AbatisCounted { die, .. } => {
                let row = match Marathon::shown(*die) {
                    0..=3 => 0,
                    4..=7 => 1,
                    _ => 2,
                };
                self.light(C_10_1_1E, Some(row), 0);
            }
            _ => {}
        }
    }

    /// What is decided now, by a player or by the die that falls next.
    fn asked(&mut self, view: &View) {
        let state = &view.state;
        match state.awaits {
            Awaits::Strike(at) => {
                let melee = self.game.melee_of(state, at);
                self.met(melee.as_ref());
            }
            Awaits::Melee => {
                for action in undone::listed(self.game, view) {
                    if let Action::Fight(_) = action {
                        let melee = self.game.melee_ahead(state, action);
                        self.met(melee.as_ref());
                    }
                }
            }
            Awaits::Declaration => self.declared(view),
            Awaits::Shot { piece, at } => {
                if let Some(from) = state.units.hex(piece) {
                    for target in state.units.in_hex(at) {
                        let ledger = self.game.aim_ahead(state, from, target);
                        self.aimed(&ledger);
                    }
                }
            }
            Awaits::ReinforcementDie if !self.is_variant() => {
                let row = match state.level(game_marathon::units::Side::Persian) {
                    0..=3 => 0,
                    4..=6 => 1,
                    _ => 2,
                };
                self.light(C_10_1_3A, Some(row), 0);
            }
            Awaits::SpartanDie => {
                let row = SPARTAN_TURNS.iter().position(|(turn, _)| *turn == state.turn);
                self.light(C_10_2_4C, row, 0);
            }
            _ => {}
        }
    }

    /// [4.2.5a] The melees that attacks declared so far would lead to.
    fn declared(&mut self, view: &View) {
        let state = &view.state;
        let held = self.game.roster().side(state.active_side().enemy());
        let hexes: game_marathon::map::Hexes =
            held.iter().filter_map(|it| state.units.hex(it)).collect();
        for at in hexes {
            let melee = self.game.melee_of(state, at);
            self.met(melee.as_ref());
        }
    }

    /// [7.2f] The column of a melee, and what shifts and changes it.
    fn met(&mut self, melee: Option<&Melee>) {
        let Some(melee) = melee else { return };
        for row in 0..ROWS.len() {
            self.light(C_7_3A, Some(row), usize::from(melee.column));
        }
        self.shifted(&melee.shifts);
        self.modified(&melee.modifiers);
    }

    fn shifted(&mut self, ledger: &Ledger<Shift>) {
        for entry in ledger.entries() {
            let row = tables::SHIFTS.iter().position(|(shift, _)| *shift == entry.reason);
            self.light(C_7_2H, row, 0);
        }
    }

    fn modified(&mut self, ledger: &Ledger<DieReason>) {
        for entry in ledger.entries() {
            let row = match entry.reason {
                DieReason::Leader(_) => 0,
                DieReason::Fired => 1,
                DieReason::Higher => 2,
                DieReason::HoplitesOnInfantry => 3,
                DieReason::DefendingLeader(_) => 4,
                DieReason::DefenderFired => 5,
                DieReason::HoplitesOnCavalry => 6,
            };
            self.light(C_7_2M, Some(row), 0);
        }
    }

    fn aimed(&mut self, ledger: &Ledger<AimReason>) {
        for entry in ledger.entries() {
            let row = tables::AIMS.iter().position(|(reason, _)| *reason == entry.reason);
            self.light(C_7_1H, row, 0);
        }
    }
}
