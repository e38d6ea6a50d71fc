//! [4.2.1] The movement impulse: who moves, turns, charges or goes to work.

use boards::Indexed;
use boards::hexes::Vertex;
use engine::{D10, Log};

use super::{Gait, Reach};
use crate::action::Action;
use crate::control::Field;
use crate::event::Event;
use crate::game::Marathon;
use crate::map::{Hex, Hexes};
use crate::morale::Fate;
use crate::state::{Awaits, Cause, Impulse, Place, State};
use crate::units::{Arm, Piece, Pieces, Side};

/// [4.2.1] Everything that may be done in a movement impulse.
#[derive(Debug)]
pub(crate) struct Moves<'a> {
    field: Field<'a>,
}

impl<'a> Moves<'a> {
    pub(crate) fn new(game: &'a Marathon, state: &'a State) -> Self {
        Self { field: Field::new(game, state) }
    }

    /// The active pieces that have done nothing yet in this impulse.
    fn fresh(&self) -> Pieces {
        let operation = &self.field.state.operation;
        operation.active.minus(operation.moved)
    }

    /// [A99] Whether a piece may leave its hex.
    fn may_move(&self, piece: Piece) -> bool {
        self.fresh().has(piece) && !self.field.is_stopped(piece) && self.field.may_leave(piece)
    }

    pub(crate) fn list(&self, list: &mut Vec<Action>) {
        for piece in self.fresh() {
            if self.may_move(piece) {
                self.field.list_moves(piece, Gait::March, list);
                self.field.list_charges(piece, list);
            }
            self.list_work(piece, list);
        }
        let turning: Hexes =
            self.unturned().iter().filter_map(|it| self.field.state.units.hex(it)).collect();
        list.extend(turning.iter().filter(|hex| self.may_turn(*hex)).map(Action::Turn));
        list.push(Action::Done);
    }

    pub(crate) fn has(&self, action: Action) -> bool {
        match action {
            Action::Move { piece, to } => {
                self.may_move(piece) && self.field.may_go(piece, to, Gait::March)
            }
            Action::Charge { piece, to } => {
                self.may_move(piece) && self.field.may_charge(piece, to)
            }
            Action::Turn(hex) => self.may_turn(hex),
            Action::Clear { piece, at } => {
                self.fresh().has(piece) && self.field.may_clear(piece, at)
            }
            Action::Done => true,
            _ => false,
        }
    }

    fn list_work(&self, piece: Piece, list: &mut Vec<Action>) {
        if self.field.state.abatis.is_empty() {
            return;
        }
        let near = self.field.state.abatis.iter().filter(|at| self.field.may_clear(piece, *at));
        list.extend(near.map(|at| Action::Clear { piece, at }));
    }

    /// [6.1.1] [A147] The active pieces that have not turned where they stand: facing is settled when
    /// movement ends, so who has moved may still turn once.
    fn unturned(&self) -> Pieces {
        let operation = &self.field.state.operation;
        operation.active.minus(operation.faced).minus(operation.working)
    }

    /// [A37] [A38] Whether those in a hex may turn: all of its units act, and one has not turned yet.
    fn may_turn(&self, hex: Hex) -> bool {
        let mut open = false;
        let unturned = self.unturned();
        let all = self.field.units_in(hex).all(|piece| {
            open |= unturned.has(piece);
            self.field.state.operation.active.has(piece)
        });
        all && open
    }
}

impl Field<'_> {
    /// [A99] Whether a piece has entered an enemy's zone this turn and moves no more.
    pub(crate) fn is_stopped(&self, piece: Piece) -> bool {
        !self.game.options.zone_ends_move_alone && self.state.turned.stopped.has(piece)
    }

    /// [6.1e] [6.1f] [A35] [A100] Where a routed unit may go: one hex, nearer to home, free of
    /// everybody and of enemy zones.
    fn may_run(&self, piece: Piece, to: Hex) -> bool {
        let Some(from) = self.state.units.hex(piece) else { return false };
        let home = |hex| self.game.map().way_home(piece.side(), hex);
        from.distance(to) == 1
            && home(to) < home(from)
            && !self.is_controlled(piece, to)
            && self.room(piece, to).is_ok()
    }

    /// 6.1 Whether a piece may move to a hex.
    pub(crate) fn may_go(&self, piece: Piece, to: Hex, gait: Gait) -> bool {
        if self.state.units.hex(piece).is_none_or(|from| from == to) {
            return false;
        }
        if self.state.units.routed.has(piece) {
            return self.may_run(piece, to);
        }
        self.room(piece, to).is_ok() && self.reach(piece, gait).found().has(to)
    }

    /// Puts every move of a piece into the list.
    pub(crate) fn list_moves(&self, piece: Piece, gait: Gait, list: &mut Vec<Action>) {
        let Some(from) = self.state.units.hex(piece) else { return };
        let go = |to| Action::Move { piece, to };
        if self.state.units.routed.has(piece) {
            let near = self.game.map().around(from);
            list.extend(near.filter(|to| self.may_run(piece, *to)).map(go));
            return;
        }
        let found = self.reach(piece, gait).found();
        list.extend(found.iter().filter(|to| self.room(piece, *to).is_ok()).map(go));
    }
}

impl Marathon {
    /// [4.2.1] The active side moves, if anybody is active.
    pub(crate) fn begin_movement(&self, state: &mut State, log: &mut impl Log<Event>) {
        let on_map = state.operation.active.iter().any(|it| state.units.hex(it).is_some());
        if on_map {
            state.awaits = Awaits::Movement;
        } else {
            self.begin_impulse(state, Impulse::MovementEnd, log);
        }
    }

    /// [A37] Those in a hex turn where they stand.
    pub(crate) fn turn(&self, state: &mut State, hex: Hex) {
        let units = state.units.in_hex(hex).minus(self.roster().leaders());
        state.operation.moved = state.operation.moved.or(units);
        state.operation.faced = state.operation.faced.or(units);
        state.awaits = Awaits::Face(hex);
    }

    /// [6.1a] A piece moves; on a way through routed friends it checks first [A125].
    pub(crate) fn march<L: Log<Event>>(
        &self,
        state: &mut State,
        (piece, to): (Piece, Hex),
        gait: Gait,
        log: &mut L,
    ) {
        let (runs, leads) = (state.units.routed.has(piece), self.roster().is_leader(piece));
        let path = if runs {
            vec![to]
        } else {
            let field = Field::new(self, state);
            let may_pass = !leads && field.has_routed(piece.side());
            let reach = (L::LISTENS || may_pass).then(|| field.reach(piece, gait));
            if may_pass && reach.as_ref().is_some_and(|it| it.is_through(to)) {
                state.awaits = Awaits::Passing { piece, to };
                return;
            }
            // Nobody asks for the way where nobody listens.
            let way = |it: Reach| match gait {
                Gait::Charge => field.charge_path(piece, to, &it),
                _ => it.path(to),
            };
            reach.filter(|_| L::LISTENS).map_or_else(Vec::new, way)
        };
        self.arrive(state, (piece, to, path), gait == Gait::Charge, log);
    }

    /// [7.3.2g] [A125] The check of a unit on its way through routed friends: it goes on if it still
    /// can, or stops where it may before them.
    pub(crate) fn pass(
        &self,
        state: &mut State,
        (piece, to): (Piece, Hex),
        die: D10,
        log: &mut impl Log<Event>,
    ) {
        let gait = gait_of(state);
        let (path, cost) = {
            let reach = Field::new(self, state).reach(piece, gait);
            (reach.path(to), reach.cost(to).unwrap_or_default())
        };
        let Some(at) = state.units.hex(piece) else { return };
        let ledger = self.check_ledger(state, piece);
        let level = state.level(piece.side());
        let passed = Self::passes(die, &ledger, level);
        let fate = self.fate_of_check(state, piece, passed);
        let cause = Cause::Passing;
        log.tell(|| Event::Checked { piece, at, cause, die, ledger, level, fate });
        self.suffer(state, piece, fate, log);
        let field = Field::new(self, state);
        let goes_on = match fate {
            Fate::Holds => true,
            Fate::Disrupted => {
                cost <= field.allowance(piece, gait) && !field.is_controlled(piece, to)
            }
            _ => false,
        };
        let walked = if goes_on { path.len() } else { field.short_of_routed(piece, &path) };
        let path = path[..walked].to_vec();
        let Some(&last) = path.last() else {
            state.operation.moved.add(piece);
            return self.go_on(state, log);
        };
        self.arrive(state, (piece, last, path), false, log);
    }

    /// A piece has come to the end of its way. Whoever joins units that do not act takes their facing;
    /// all others choose one [A38].
    pub(crate) fn arrive(
        &self,
        state: &mut State,
        (piece, to, path): (Piece, Hex, Vec<Hex>),
        charge: bool,
        log: &mut impl Log<Event>,
    ) {
        let Some(from) = state.units.hex(piece) else { return };
        let (facing, zone) = {
            let field = Field::new(self, state);
            (field.facing(to), field.is_controlled(piece, to))
        };
        state.units.put(piece, Place::Map(to));
        state.operation.moved.add(piece);
        if charge {
            state.operation.charging.add(piece);
        }
        if zone {
            state.turned.stopped.add(piece);
        }
        log.tell(|| Event::Moved { piece, from, path, charge, zone });
        if let Some(facing) = facing {
            state.units.turn(piece, facing);
        }
        let reacts = state.impulse == Impulse::Reaction;
        if !(reacts && self.ask_leaders(state, piece, from)) {
            self.ask_facing(state, piece, log);
        }
    }

    /// [A38] The hex of a unit that has come to the end of its way is turned, where all who are there act.
    pub(crate) fn ask_facing(&self, state: &mut State, piece: Piece, log: &mut impl Log<Event>) {
        let Some(hex) = state.units.hex(piece) else { return self.go_on(state, log) };
        let units = state.units.in_hex(hex).minus(self.roster().leaders());
        if units.has(piece) && units.is_within(acting(state, piece.side())) {
            state.awaits = Awaits::Face(hex);
        } else {
            self.go_on(state, log);
        }
    }

    /// [3.1a] [3.2l] Those in a hex face a vertex.
    pub(crate) fn face(
        &self,
        state: &mut State,
        (hex, facing): (Hex, Vertex),
        log: &mut impl Log<Event>,
    ) {
        for piece in state.units.in_hex(hex) {
            state.units.turn(piece, facing);
        }
        log.tell(|| Event::Faced { at: hex, facing });
        self.go_on(state, log);
    }

    /// [3.1a] Whether those in a hex may face a vertex: any, but a charger must have an enemy in open
    /// ground before him [A130].
    pub(crate) fn may_face(&self, state: &State, hex: Hex, facing: Vertex) -> bool {
        let charging = state.operation.charging;
        let charges = state.impulse == Impulse::Movement;
        if !charges || charging.is_empty() || !state.units.in_hex(hex).meets(charging) {
            return true;
        }
        let field = Field::new(self, state);
        let side = Self::whose_hex(state, hex);
        side.is_none_or(|side| {
            self.map().front(hex, facing).any(|front| field.is_charged_at(side, front))
        })
    }

    /// Whose pieces stand in a hex.
    pub(crate) fn whose_hex(state: &State, hex: Hex) -> Option<Side> {
        Piece::all().find(|piece| state.units.hex(*piece) == Some(hex)).map(Piece::side)
    }

    /// [A96] [A88] What is settled when the active side has moved: Abatis, then lone Leaders.
    pub(crate) fn settle_movement(&self, state: &mut State, log: &mut impl Log<Event>) {
        if let Some(at) = Self::next_clearing(state) {
            state.awaits = Awaits::Clearing(at);
            return;
        }
        self.check_lone_leaders(state, state.active_side());
        if state.pending.checks.is_empty() {
            self.begin_impulse(state, Impulse::Reaction, log);
        } else {
            self.go_on(state, log);
        }
    }
}

impl Field<'_> {
    /// [A125] How many hexes of a way a unit goes before the first routed friend: to the last one where
    /// it may stand.
    fn short_of_routed(&self, piece: Piece, path: &[Hex]) -> usize {
        let side = piece.side();
        let before = path.iter().take_while(|hex| !self.has_routed_friend(side, **hex)).count();
        let stands = |count: &usize| {
            count.checked_sub(1).is_none_or(|last| self.room(piece, path[last]).is_ok())
        };
        if self.state.units.routed.has(piece) {
            return 0;
        }
        (0..=before).rev().find(stands).unwrap_or_default()
    }
}

/// [A20] [A37] The pieces of a side that may turn now.
fn acting(state: &State, side: Side) -> Pieces {
    let operation = &state.operation;
    if side == state.active_side() && state.impulse != Impulse::Reaction {
        operation.active
    } else {
        operation.moved.minus(operation.active)
    }
}

/// How a piece goes in the impulse under way.
pub(crate) fn gait_of(state: &State) -> Gait {
    if state.impulse == Impulse::Reaction { Gait::React } else { Gait::March }
}

/// [A96] The types that work on an Abatis.
pub(crate) const fn is_worker(arm: Arm) -> bool {
    matches!(arm, Arm::Infantry | Arm::Light)
}
