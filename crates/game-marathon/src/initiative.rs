//! 5.0 Initiative: who begins a turn, and with which marker.

use engine::{D10, Log};

use crate::event::Event;
use crate::game::Marathon;
use crate::markers::{Marker, Markers};
use crate::options::Scenario;
use crate::state::{Awaits, Impulse, State};
use crate::tables::pips;
use crate::units::Side;

/// [5.1b] What a morale level adds to the initiative.
pub const fn morale_bonus(level: u8) -> i8 {
    match level {
        9.. => 1,
        0..=3 => -1,
        _ => 0,
    }
}

impl Marathon {
    /// [4.1a] [10.1.1g] [10.2.1e] The scenario gives the first initiative; later ones are rolled.
    pub(crate) fn begin_initiative(&self, state: &mut State, log: &mut impl Log<Event>) {
        state.impulse = Impulse::Initiative;
        if state.turn > 1 {
            state.awaits = Awaits::GreekInitiative;
            return;
        }
        let side = match self.options.scenario {
            Scenario::Historical => Side::Greek,
            Scenario::Variant => Side::Persian,
        };
        Self::take_initiative(state, side, log);
    }

    /// [5.1a] A side's total.
    fn initiative_total(
        &self,
        state: &State,
        side: Side,
        die: D10,
        log: &mut impl Log<Event>,
    ) -> i8 {
        let (ratings, morale) = (self.ratings(state, side), morale_bonus(state.level(side)));
        let total = (pips(die) + ratings).cast_signed() + morale;
        log.tell(|| Event::InitiativeRolled { side, die, ratings, morale, total });
        total
    }

    /// [5.1a] The Greeks' die.
    pub(crate) fn greek_initiative(&self, state: &mut State, die: D10, log: &mut impl Log<Event>) {
        let total = self.initiative_total(state, Side::Greek, die, log);
        state.awaits = Awaits::PersianInitiative(total);
    }

    /// [5.1c] The Persians' die: the higher total has it, equal ones are rolled again.
    pub(crate) fn persian_initiative(
        &self,
        state: &mut State,
        greek: i8,
        die: D10,
        log: &mut impl Log<Event>,
    ) {
        let persian = self.initiative_total(state, Side::Persian, die, log);
        if persian == greek {
            log.tell(|| Event::InitiativeTied);
            state.awaits = Awaits::GreekInitiative;
        } else {
            let side = if persian > greek { Side::Persian } else { Side::Greek };
            Self::take_initiative(state, side, log);
        }
    }

    fn take_initiative(state: &mut State, side: Side, log: &mut impl Log<Event>) {
        state.initiative = side;
        log.tell(|| Event::InitiativeWon { side });
        state.awaits = Awaits::FirstMarker(side);
    }

    /// [4.1b] [9.5b] [10.2.1e] [10.2.2b] [A28] The markers that a side may begin with.
    pub(crate) fn first_markers(&self, state: &State, side: Side) -> Markers {
        let variant = self.options.scenario == Scenario::Variant;
        let may = |marker: &Marker| match *marker {
            Marker::GREEK_RESERVE => false,
            Marker::PERSIAN_RESERVE => !variant || state.turn > 2,
            _ => true,
        };
        Marker::of(side).filter(may).collect()
    }

    /// [4.1b] [4.1c] A side begins with a marker; all others that take part go into the pool.
    pub(crate) fn begin_with(&self, state: &mut State, marker: Marker, log: &mut impl Log<Event>) {
        self.fill_pool(state, marker);
        self.operate(state, marker, false, log);
    }
}
