//! The cells of the printed tables that are in use: those that the last dice were read off, and those
//! by which the present question may be decided.

use engine::Case;
use game_spartans::cases::{C_2_2_7, C_TEC_A};
use game_spartans::map::Area;
use game_spartans::melee::Shift;
use game_spartans::stack::Unit;
use game_spartans::state::Awaits;
use game_spartans::tables::{COMMITMENT, CONFERENCE, EPHIALTES, FIRE, MELEE, TYPES};
use game_spartans::units::{Arm, Contingent, Side};
use game_spartans::{Action, Event, Spartans, View};

use super::tables::kinds;
use super::words::{self, parts};
use crate::parts::{Lit, Use};

/// Rows and columns of the Terrain Effects Chart as it is shown.
mod chart {
    pub(super) const LEVEL_2: usize = 1;
    pub(super) const WALL: usize = 2;
    pub(super) const FIRE: usize = 1;
    pub(super) const MELEE: usize = 2;
}

/// Cells that are in use, each of them once.
struct Cells<'a> {
    game: &'a Spartans,
    by: Use,
    all: Vec<(Case, Lit)>,
}

/// Every cell in use, each with the Case of its table.
pub(super) fn cells(game: &Spartans, view: &View, recent: &[Event]) -> Vec<(Case, Lit)> {
    let mut cells = Cells { game, by: Use::Dice, all: Vec::new() };
    let begins = recent.iter().rposition(is_roll_of_its_own).unwrap_or(recent.len());
    for event in &recent[begins..] {
        cells.rolled(view, event);
    }
    cells.by = Use::Question;
    cells.asked(view);
    cells.all
}

/// Whether the dice that matter begin with an event.
const fn is_roll_of_its_own(event: &Event) -> bool {
    matches!(
        event,
        Event::VolleyBegan { .. }
            | Event::Fought { .. }
            | Event::Recovered { .. }
            | Event::Feigned { .. }
            | Event::Committed { roll: Some(_), .. }
            | Event::PathShown { .. }
            | Event::Conferred { .. }
    )
}

impl Cells<'_> {
    fn light(&mut self, case: Case, row: Option<usize>, column: Option<usize>) {
        let (Some(row), Some(column)) = (row, column) else { return };
        let known = |(of, it): &(Case, Lit)| *of == case && (it.row, it.column) == (row, column);
        if !self.all.iter().any(known) {
            self.all.push((case, Lit { row, column, by: self.by }));
        }
    }

    /// A die that fell.
    fn rolled(&mut self, view: &View, event: &Event) {
        match event {
            Event::Shot { arm, from, target, modifier, .. } => {
                self.shot(*arm, *from, *target);
                if *modifier != 0 {
                    self.light(C_TEC_A, Some(chart::WALL), Some(chart::FIRE));
                }
            }
            Event::Fought { column, roll, shifts, .. } => {
                let row = usize::from(roll.number()).checked_sub(1);
                self.light(MELEE.case, row, Some(usize::from(*column)));
                for entry in shifts.entries() {
                    self.shifted(entry.reason);
                }
            }
            Event::Checked { who, .. } | Event::Recovered { who, .. } => {
                if let Some((contingent, losses)) = who.known {
                    self.rating(contingent, who.arm, losses);
                }
            }
            Event::Committed { contingent, roll: Some(_) } => {
                let row = row(&COMMITMENT.rows.map(|(label, _)| label), contingent.word());
                self.light(COMMITMENT.case, row, usize::from(view.state.day).checked_sub(1));
            }
            Event::PathShown { roll, .. } => {
                self.light(EPHIALTES.case, usize::from(roll.number()).checked_sub(1), Some(0));
            }
            Event::Conferred { roll, .. } => {
                self.light(CONFERENCE.case, usize::from(roll.number()).checked_sub(1), Some(0));
            }
            _ => {}
        }
    }

    /// What is decided now, by a player or by the die that falls next.
    fn asked(&mut self, view: &View) {
        let state = &view.state;
        match state.awaits {
            Awaits::Fire(_) | Awaits::Melee(_) | Awaits::Retreat(..) => {
                for action in parts::listed(self.game, view) {
                    self.chosen(view, action);
                }
            }
            Awaits::Shot(shooter) => {
                let aimed = state.volley.map(|volley| volley.target);
                let unit = unit_at(view, state.segment.side(), shooter.at, shooter.order);
                if let (Some(target), Some(unit)) = (aimed, unit) {
                    self.shot(unit.arm, shooter.at, target);
                }
            }
            Awaits::Strike(at) => self.met(view, Action::Stand(at)),
            Awaits::Check { side, at, order, .. } => {
                if let Some(unit) = unit_at(view, side, at, order) {
                    self.rating(unit.contingent, unit.arm, unit.losses);
                }
            }
            Awaits::Commitment => {
                let day = usize::from(state.day).checked_sub(1);
                self.rows(COMMITMENT.case, COMMITMENT.rows.len(), day);
            }
            Awaits::Ephialtes => self.rows(EPHIALTES.case, EPHIALTES.rows.len(), Some(0)),
            Awaits::Conference => self.rows(CONFERENCE.case, CONFERENCE.rows.len(), Some(0)),
            _ => {}
        }
    }

    /// What may be chosen: a shot, a melee.
    fn chosen(&mut self, view: &View, action: Action) {
        if let Action::Fire { from, order, at } = action
            && let Some(unit) = unit_at(view, view.state.segment.side(), from, order)
        {
            self.shot(unit.arm, from, at);
        }
        self.met(view, action);
    }

    /// [8.3.2.2] The column of a melee, and what shifted it.
    fn met(&mut self, view: &View, action: Action) {
        let Some(ahead) = self.game.melee_ahead(&view.state, action) else { return };
        self.rows(MELEE.case, MELEE.rows.len(), Some(ahead.melee.column()));
        self.shifted(Shift::Types(ahead.melee.attacking, ahead.melee.defending));
        for entry in ahead.melee.shifts().entries() {
            self.shifted(entry.reason);
        }
    }

    /// A whole column.
    fn rows(&mut self, case: Case, rows: usize, column: Option<usize>) {
        for row in 0..rows {
            self.light(case, Some(row), column);
        }
    }

    /// [FRT.a] The row of a type, the column of a range.
    fn shot(&mut self, arm: Arm, from: Area, target: Area) {
        let row = row(&FIRE.rows.map(|(label, _)| label), words::arm(arm));
        let range = usize::from(from.range(target));
        self.light(FIRE.case, row, (range < FIRE.columns.len()).then_some(range));
    }

    /// What shifted the column of a melee.
    fn shifted(&mut self, shift: Shift) {
        match shift {
            Shift::Types(attacker, defender) => {
                let at = row(&TYPES.rows.map(|(label, _)| label), words::arm(attacker));
                self.light(TYPES.case, at, row(&TYPES.columns, words::arm(defender)));
            }
            Shift::Uphill => self.light(C_TEC_A, Some(chart::LEVEL_2), Some(chart::MELEE)),
            Shift::Wall => self.light(C_TEC_A, Some(chart::WALL), Some(chart::MELEE)),
            _ => {}
        }
    }

    /// [2.2.7] A unit's rating, by the steps that it has lost.
    fn rating(&mut self, contingent: Contingent, arm: Arm, losses: u8) {
        let row = kinds(self.game).position(|it| it == (contingent, arm));
        self.light(C_2_2_7, row, Some(usize::from(losses)));
    }
}

/// A unit, as far as the viewer knows it.
fn unit_at(view: &View, side: Side, at: Area, order: u8) -> Option<Unit> {
    let order = usize::from(order);
    let known = view.knows(side, at, order);
    view.state.positions.stack(side, at).get(order).filter(|_| known)
}

/// The place of a label.
fn row(labels: &[&str], label: &str) -> Option<usize> {
    labels.iter().position(|it| it.eq_ignore_ascii_case(label))
}
