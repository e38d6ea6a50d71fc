//! [4.0] The sequence of play: turns, Operations Phases and their impulses, rally, and the end of a turn.

use engine::{D10, Log};

use crate::event::Event;
use crate::game::Marathon;
use crate::map::{BEACHES, Site, Sites};
use crate::markers::{Marker, Markers};
use crate::morale::{Fate, LevelReason};
use crate::options::Scenario;
use crate::state::{Awaits, Cause, Impulse, Operation, Pending, State, TurnMarks};
use crate::units::{Piece, Pieces, Side};
use crate::victory::Finish;
use boards::Indexed;

/// [11.0b] The last turn.
pub const LAST_TURN: u8 = 10;

impl Marathon {
    /// Goes on with whatever comes next: checks and retreats that are due first, then the impulse.
    pub(crate) fn go_on(&self, state: &mut State, log: &mut impl Log<Event>) {
        if matches!(state.awaits, Awaits::Over(_)) {
            return;
        }
        if let Some(piece) = state.pending.checks.first() {
            state.awaits = Awaits::Check(piece);
            return;
        }
        state.pending.shot = None;
        state.pending.cause = Cause::Hit;
        if let Some(piece) = state.pending.retreats.first() {
            state.pending.retreats.remove(piece);
            return self.leave(state, piece, log);
        }
        state.pending.spared = Pieces::NONE;
        match state.impulse {
            Impulse::SetUp(side) => state.awaits = Awaits::SetUp(side),
            Impulse::Abatis => self.begin_abatis(state, log),
            Impulse::Spartans => self.go_on_entering(state, log),
            Impulse::Initiative => state.awaits = Awaits::GreekInitiative,
            Impulse::Draw => self.next_operation(state, log),
            Impulse::Landing => self.go_on_landing(state, log),
            Impulse::Activation => self.go_on_attaching(state, log),
            Impulse::Movement => state.awaits = Awaits::Movement,
            Impulse::MovementEnd => self.settle_movement(state, log),
            Impulse::Reaction => self.go_on_reacting(state, log),
            Impulse::ReactionEnd => self.settle_reaction(state, log),
            Impulse::DefensiveFire | Impulse::OffensiveFire => self.go_on_firing(state, log),
            Impulse::Declaration => state.awaits = Awaits::Declaration,
            Impulse::Melee => self.go_on_fighting(state, log),
            Impulse::Rally => self.go_on_rallying(state, log),
            Impulse::End => self.end_turn(state, log),
        }
    }

    /// 4.2 An impulse begins; one in which nobody has anything to do is passed over.
    pub(crate) fn begin_impulse(
        &self,
        state: &mut State,
        impulse: Impulse,
        log: &mut impl Log<Event>,
    ) {
        self.look_at_sites(state, log);
        state.impulse = impulse;
        let active = state.active_side();
        let side = match impulse {
            Impulse::Reaction | Impulse::ReactionEnd | Impulse::DefensiveFire => active.enemy(),
            _ => active,
        };
        let told = matches!(
            impulse,
            Impulse::Movement
                | Impulse::Reaction
                | Impulse::DefensiveFire
                | Impulse::OffensiveFire
                | Impulse::Declaration
        );
        if told {
            log.tell(|| Event::ImpulseBegan { impulse, side });
        }
        match impulse {
            Impulse::Movement => self.begin_movement(state, log),
            Impulse::Reaction => self.begin_reaction(state, log),
            Impulse::Declaration => self.begin_declaration(state, log),
            _ => self.go_on(state, log),
        }
    }

    /// [A83] [A107] Whoever has a unit on a site at the end of an impulse has occupied it.
    fn look_at_sites(&self, state: &mut State, log: &mut impl Log<Event>) {
        for site in Site::all() {
            let at = self.map().site(site);
            let units = state.units.in_hex(at).minus(self.roster().leaders());
            let Some(by) = units.first().map(Piece::side) else { continue };
            if by == site.owner() {
                state.held.remove(site);
                continue;
            }
            state.held.add(site);
            if !state.fallen.has(site) {
                state.fallen.add(site);
                log.tell(|| Event::Occupied { at, by });
            }
        }
    }

    /// [4.0] A turn begins: with the Spartans, where they may come now, then with initiative.
    pub(crate) fn begin_turn(&self, state: &mut State, turn: u8, log: &mut impl Log<Event>) {
        state.turn = turn;
        state.turned = TurnMarks::default();
        state.operation = Operation::default();
        state.pending = Pending::default();
        log.tell(|| Event::TurnBegan { turn });
        if self.spartans_may_come(state) {
            state.impulse = Impulse::Spartans;
            state.awaits = Awaits::SpartanDie;
        } else {
            self.begin_initiative(state, log);
        }
    }

    /// [4.1c] The markers that go into the pool, the one that begins aside.
    pub(crate) fn fill_pool(&self, state: &mut State, first: Marker) {
        let variant = self.options.scenario == Scenario::Variant;
        let eligible = |marker: &Marker| match *marker {
            it if it == first => false,
            Marker::GREEK_RESERVE => {
                !state.reserve_gone && state.level(Side::Greek) >= crate::reserve::LEAST_MORALE
            }
            Marker::PERSIAN_RESERVE => !variant || state.turn > 1,
            _ => true,
        };
        state.markers = Marker::all().filter(eligible).collect::<Markers>();
    }

    /// [4.2a] The next marker is drawn, or all have been.
    pub(crate) fn next_operation(&self, state: &mut State, log: &mut impl Log<Event>) {
        state.operation = Operation::default();
        if state.markers.is_empty() {
            self.begin_rally(state, log);
        } else {
            state.impulse = Impulse::Draw;
            state.awaits = Awaits::Draw;
        }
    }

    /// 4.2 An Operations Phase begins with a marker.
    pub(crate) fn operate(
        &self,
        state: &mut State,
        marker: Marker,
        drawn: bool,
        log: &mut impl Log<Event>,
    ) {
        state.markers.remove(marker);
        state.operation = Operation { marker: Some(marker), ..Operation::default() };
        log.tell(|| Event::Activated { marker, drawn });
        match marker.side {
            Side::Persian => self.begin_landing(state, log),
            Side::Greek if marker == Marker::GREEK_RESERVE => {
                state.impulse = Impulse::Activation;
                state.awaits = Awaits::ReserveDie;
            }
            Side::Greek => self.begin_activation(state, log),
        }
    }

    /// [4.2.1] [A20] The units of the marker's formation are active; independents may be attached.
    pub(crate) fn begin_activation(&self, state: &mut State, log: &mut impl Log<Event>) {
        state.impulse = Impulse::Activation;
        if let Some(marker) = state.operation.marker
            && let Some(formation) = marker.formation()
        {
            let units = self.roster().formation(marker.side, formation);
            state.operation.active = units.and(state.units.on_map());
        }
        self.go_on_attaching(state, log);
    }

    /// [3.3f] [3.3g] The pieces that may be attached.
    pub(crate) fn attachable(&self, state: &State) -> Pieces {
        let side = state.active_side();
        let free = |piece: &Piece| {
            let values = self.roster().of(*piece);
            values.arm.is_independent() || values.formation == Some(crate::units::Formation::Sparta)
        };
        let there = self.roster().side(side).and(state.units.on_map());
        let left = there.minus(state.turned.activated).minus(state.operation.active);
        left.iter().filter(free).collect()
    }

    fn go_on_attaching(&self, state: &mut State, log: &mut impl Log<Event>) {
        if let Awaits::Bonus(left) = state.awaits {
            return self.go_on_with_bonus(state, left, log);
        }
        if self.attachable(state).is_empty() {
            self.begin_impulse(state, Impulse::Movement, log);
        } else {
            state.awaits = Awaits::Attach;
        }
    }

    /// [3.3f] [A21] An independent is attached, which uses up its activation.
    pub(crate) fn attach(&self, state: &mut State, piece: Piece, log: &mut impl Log<Event>) {
        state.operation.active.add(piece);
        state.turned.activated.add(piece);
        log.tell(|| Event::Attached { piece, free: false });
        self.go_on_attaching(state, log);
    }

    /// [4.2b] An Operations Phase is over.
    pub(crate) fn end_operation(&self, state: &mut State, log: &mut impl Log<Event>) {
        self.look_at_sites(state, log);
        for piece in state.operation.charging {
            log.tell(|| Event::ChargeOver { piece }); // [A92]
        }
        self.next_operation(state, log);
    }

    /// [4.3a] [4.3b] Fired markers go, and everybody who is disrupted or routed is to be checked.
    fn begin_rally(&self, state: &mut State, log: &mut impl Log<Event>) {
        state.impulse = Impulse::Rally;
        state.turned.fired = Pieces::NONE;
        let shaken = state.units.disrupted.or(state.units.routed);
        state.operation.able = shaken.and(state.units.on_map());
        self.go_on_rallying(state, log);
    }

    /// [A74] The side with the initiative first, then by the number of the hex.
    fn go_on_rallying(&self, state: &mut State, log: &mut impl Log<Event>) {
        let order = |piece: &Piece| {
            let number = state.units.hex(*piece).map(crate::map::Hex::number);
            (piece.side() != state.initiative, number, piece.index())
        };
        if let Some(piece) = state.operation.able.iter().min_by_key(order) {
            state.awaits = Awaits::Rally(piece);
        } else {
            state.impulse = Impulse::End;
            self.end_turn(state, log);
        }
    }

    /// [4.3c] [7.3.2d] [7.3.2e] [7.3.3e] The die of a unit that tries to rally.
    pub(crate) fn rally(
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
        let fate = self.fate_of_rally(state, piece, Self::passes(die, &ledger, level));
        let cause = Cause::Rally;
        log.tell(|| Event::Checked { piece, at, cause, die, ledger, level, fate });
        self.suffer(state, piece, fate, log);
        if fate == Fate::Flees {
            self.flee(state, piece, log);
        } else {
            self.go_on(state, log);
        }
    }

    /// [4.3c] [A72] What a rally comes to.
    pub(crate) fn fate_of_rally(&self, state: &State, piece: Piece, passed: bool) -> Fate {
        match (state.units.routed.has(piece), passed) {
            (true, true) => Fate::Rallies,
            (false, true) => Fate::Recovers,
            (false, false) => Fate::Routed,
            (true, false) if self.options.die_at_once || state.units.fled.has(piece) => {
                Fate::Eliminated
            }
            (true, false) => Fate::Flees,
        }
    }

    /// [4.4] [A81] The end of a turn: levels fall, a level at nought loses, levels rise, and on the last
    /// turn points are counted.
    fn end_turn(&self, state: &mut State, log: &mut impl Log<Event>) {
        self.look_at_sites(state, log);
        let turn = state.turn;
        log.tell(|| Event::TurnOver { turn });
        self.book_sites(state, log);
        if matches!(state.awaits, Awaits::Over(_)) {
            return;
        }
        for side in Side::BOTH {
            self.credit_factors(state, side, log);
        }
        Self::retire_reserve(state, log);
        self.end_reinforcements(state, log);
        if turn == LAST_TURN {
            self.finish(state, Finish::Points, log);
        } else {
            self.begin_turn(state, turn + 1, log);
        }
    }

    /// [8.1d] [8.1e] [A82] Sites that have fallen cost morale, once. Where both levels sink to nought the
    /// Greeks win, so the Persians' is looked at first.
    fn book_sites(&self, state: &mut State, log: &mut impl Log<Event>) {
        let due: Sites = state.fallen.minus(state.booked);
        state.booked = state.fallen;
        for site in due {
            let at = self.map().site(site);
            let (by, why) = if site.index() < BEACHES {
                (-2, LevelReason::Beach(at))
            } else {
                (-3, LevelReason::Camp(at))
            };
            self.change_level(state, site.owner(), by, why, log);
        }
    }

    /// [8.1b] [A77] [A78] A level rises at each ten factors of the enemy's dead.
    fn credit_factors(&self, state: &mut State, side: Side, log: &mut impl Log<Event>) {
        let tens = (self.factors_lost(state, side.enemy()) / 10) as u8;
        let due = tens.saturating_sub(state.credited[side.index()]);
        if due > 0 {
            state.credited[side.index()] = tens;
            self.change_level(state, side, due.cast_signed(), LevelReason::Factors, log);
        }
    }

    /// [8.1b] [A77] The factors that a side has lost: those of its dead in full, and where the table
    /// counts them what flips have cost.
    pub fn factors_lost(&self, state: &State, side: Side) -> u16 {
        let units = self.roster().side(side).minus(self.roster().leaders());
        let lost = |piece: Piece| {
            let [full, reduced] = self.roster().of(piece).factors;
            if state.units.place(piece) == crate::state::Place::Dead {
                full
            } else if self.options.flips_count && state.units.reduced.has(piece) {
                full - reduced
            } else {
                0
            }
        };
        units.iter().map(|piece| u16::from(lost(piece))).sum()
    }
}
