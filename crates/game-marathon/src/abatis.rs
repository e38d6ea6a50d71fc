//! 9.4 [10.1.1f] Abatis: where they are set up, and how Persians clear them.

use boards::Indexed;
use boards::hexes::Way;
use engine::{D10, Log};

use crate::control::Field;
use crate::event::Event;
use crate::game::Marathon;
use crate::map::{Feature, Hex, Hexes};
use crate::movement::is_worker;
use crate::state::{Awaits, Impulse, State};
use crate::tables::pips;
use crate::units::{Piece, Pieces, Side};

/// [10.2.3b] How many Abatis the variant has.
const IN_VARIANT: u8 = 8;

/// [10.1.1e] How many Abatis a die gives.
pub const fn abatis_for(die: u8) -> u8 {
    match die {
        0..=3 => 4,
        4..=7 => 6,
        _ => 8,
    }
}

/// [10.1.1f] [A95] Why no Abatis may be set up in a hex.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum NoAbatis {
    /// It is no land.
    Sea,
    /// [10.1.1f] It is an Encampment or a Beach.
    Site,
    /// [A95] An Abatis lies there.
    Another,
    /// [10.1.1f] Persians stand there or beside it.
    NearPersians,
    /// [9.4d] [A95] Two units or more stand there.
    Crowded,
    /// [3.2g] A Leader stands there.
    Leader,
}

/// [9.4b] Why a unit may not work on an Abatis.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum NoWork {
    /// There is none.
    NoAbatis,
    /// [9.4d] Greeks never clear one.
    Greek,
    /// [A96] Only infantry clears one.
    NotInfantry,
    /// [9.4b] It does not stand beside it.
    NotBeside,
}

impl Field<'_> {
    /// [10.1.1f] [A95] Whether an Abatis may be set up in a hex.
    ///
    /// # Errors
    /// Why it may not.
    pub(crate) fn may_fell(&self, hex: Hex) -> Result<(), NoAbatis> {
        let map = self.game.map();
        let near_persians = || {
            let beside = map.around(hex).any(|next| self.has(Side::Persian, next));
            beside || self.has(Side::Persian, hex)
        };
        let leader = || self.in_hex(hex).any(|piece| self.game.roster().is_leader(piece));
        if !map.is_land(hex) {
            Err(NoAbatis::Sea)
        } else if matches!(map.feature(hex), Feature::Beach | Feature::Camp) {
            Err(NoAbatis::Site)
        } else if self.state.abatis.has(hex) {
            Err(NoAbatis::Another)
        } else if near_persians() {
            Err(NoAbatis::NearPersians)
        } else if self.units_in(hex).count() > 1 {
            Err(NoAbatis::Crowded)
        } else if leader() {
            Err(NoAbatis::Leader)
        } else {
            Ok(())
        }
    }

    /// [9.4b] [A96] Whether a unit may go to work on the Abatis in a hex.
    ///
    /// # Errors
    /// Why it may not.
    pub(crate) fn may_work(&self, piece: Piece, at: Hex) -> Result<(), NoWork> {
        let beside = self.state.units.hex(piece).is_some_and(|from| from.distance(at) == 1);
        if !self.state.abatis.has(at) {
            Err(NoWork::NoAbatis)
        } else if piece.side() == Side::Greek {
            Err(NoWork::Greek)
        } else if !is_worker(self.game.roster().of(piece).arm) {
            Err(NoWork::NotInfantry)
        } else if beside {
            Ok(())
        } else {
            Err(NoWork::NotBeside)
        }
    }

    /// The same, for those who only want to know whether.
    pub(crate) fn may_clear(&self, piece: Piece, at: Hex) -> bool {
        self.may_work(piece, at).is_ok()
    }
}

impl Marathon {
    /// [10.1.1e] [10.2.3b] The Abatis are counted, if the table has any.
    pub(crate) fn begin_abatis(&self, state: &mut State, log: &mut impl Log<Event>) {
        state.impulse = Impulse::Abatis;
        if !self.options.abatis {
            return self.begin_turn(state, 1, log);
        }
        state.awaits = match self.options.scenario {
            crate::options::Scenario::Historical => Awaits::AbatisDie,
            crate::options::Scenario::Variant => Awaits::Abatis(IN_VARIANT),
        };
    }

    /// [10.1.1e] The die for their number.
    pub(crate) fn count_abatis(state: &mut State, die: D10, log: &mut impl Log<Event>) {
        let count = abatis_for(pips(die));
        log.tell(|| Event::AbatisCounted { die, count });
        state.awaits = Awaits::Abatis(count);
    }

    /// [10.1.1f] An Abatis is set up.
    pub(crate) fn fell(&self, state: &mut State, (at, left): (Hex, u8), log: &mut impl Log<Event>) {
        state.abatis.add(at);
        log.tell(|| Event::AbatisPlaced { at });
        if left > 1 {
            state.awaits = Awaits::Abatis(left - 1);
        } else {
            self.begin_turn(state, 1, log);
        }
    }

    /// [9.4b] A unit goes to work on an Abatis instead of moving, firing and attacking.
    pub(crate) fn work(
        &self,
        state: &mut State,
        (piece, at): (Piece, Hex),
        log: &mut impl Log<Event>,
    ) {
        state.operation.moved.add(piece);
        state.operation.working.add(piece);
        let from = state.units.hex(piece);
        state.operation.target[piece.index()] = from.and_then(|from| from.way_to(at));
        log.tell(|| Event::Working { piece, at });
        self.go_on(state, log);
    }

    /// Those at work on an Abatis.
    pub(crate) fn workers(state: &State, at: Hex) -> Pieces {
        let aims = |piece: &Piece| aimed_at(state, *piece) == Some(at);
        state.operation.working.iter().filter(aims).collect()
    }

    /// [A96] The next Abatis that somebody works on and whose die has not fallen.
    pub(crate) fn next_clearing(state: &State) -> Option<Hex> {
        let worked: Hexes =
            state.operation.working.iter().filter_map(|piece| aimed_at(state, piece)).collect();
        worked.first()
    }

    /// [9.4c] [A97] What the die for an Abatis comes to: each further unit adds one, or takes one off.
    pub(crate) fn clearing_total(&self, die: D10, workers: u8) -> i16 {
        let more = i16::from(workers.saturating_sub(1));
        i16::from(pips(die)) + if self.options.workers_help { -more } else { more }
    }

    /// [9.4b] [A96] The die for an Abatis.
    pub(crate) fn clear(&self, state: &mut State, at: Hex, die: D10, log: &mut impl Log<Event>) {
        let those = Self::workers(state, at);
        let workers = those.len() as u8;
        let total = self.clearing_total(die, workers);
        let level = state.level(Side::Persian);
        let removed = total <= i16::from(level);
        log.tell(|| Event::Cleared { at, die, workers, total, level, removed });
        if removed {
            state.abatis.remove(at);
        }
        for piece in those {
            state.operation.target[piece.index()] = None; // It stays at work until the phase ends.
        }
        self.go_on(state, log);
    }
}

/// The hex that a unit attacks or works on.
pub(crate) fn aimed_at(state: &State, piece: Piece) -> Option<Hex> {
    let way: Way = state.operation.target[piece.index()]?;
    state.units.hex(piece)?.next(way)
}
