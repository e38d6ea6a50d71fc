//! [10.1.3a] to [10.2.4c] Persians who land, and Spartans who come.

use boards::Indexed;
use engine::{D10, Log};

use crate::action::Action;
use crate::control::Field;
use crate::event::Event;
use crate::game::Marathon;
use crate::map::{Hex, Site};
use crate::markers::Marker;
use crate::morale::LevelReason;
use crate::options::Scenario;
use crate::setup::NoPlace;
use crate::state::{Awaits, Impulse, Place, State};
use crate::tables::pips;
use crate::units::{Kind, Piece, Pieces, Side};

/// [10.2.2f] At this morale level or less no more Persians come in the variant.
pub const NO_MORE_AT: u8 = 4;
/// [10.2.4c] The turns on which the Spartans may come, and the highest die with which they do.
pub const SPARTAN_TURNS: [(u8, u8); 3] = [(3, 3), (5, 4), (7, 5)];
/// [10.2.4a] What their coming adds to Greek morale.
const SPARTAN_MORALE: i8 = 2;
/// [10.1.3d] The highest total with which a Leader who lands raises morale.
const HEARTENS: u8 = 4;

/// [10.1.3a] What the Persian morale level adds to the die for those who land.
pub const fn landing_bonus(level: u8) -> i8 {
    match level {
        7.. => 1,
        0..=3 => -1,
        _ => 0,
    }
}

/// [10.2.2c] How many land in the variant.
pub const fn landing_in_variant(die: u8) -> u8 {
    match die {
        0 => 0,
        1..=4 => 1,
        5..=7 => 2,
        _ => 3,
    }
}

impl Marathon {
    /// [10.1.3a] [10.2.2c] [A105] A Persian marker: those who land come first.
    pub(crate) fn begin_landing(&self, state: &mut State, log: &mut impl Log<Event>) {
        state.impulse = Impulse::Landing;
        let reserve = state.operation.marker == Some(Marker::PERSIAN_RESERVE);
        if self.options.scenario == Scenario::Variant && reserve {
            self.end_reinforcements(state, log);
        }
        let due = self.options.scenario == Scenario::Historical || reserve;
        if due && !state.units.whose(Place::Pool).is_empty() {
            state.awaits = Awaits::ReinforcementDie;
        } else {
            self.begin_activation(state, log);
        }
    }

    /// [10.1.3a] [10.2.2c] The die for those who land.
    pub(crate) fn roll_reinforcements(
        &self,
        state: &mut State,
        die: D10,
        log: &mut impl Log<Event>,
    ) {
        let level = state.level(Side::Persian);
        let (count, morale) = match self.options.scenario {
            Scenario::Historical => {
                let morale = landing_bonus(level);
                (pips(die).saturating_add_signed(morale), morale)
            }
            Scenario::Variant => (landing_in_variant(pips(die)), 0),
        };
        let waiting = state.units.whose(Place::Pool).len() as u8;
        let count = count.min(waiting);
        log.tell(|| Event::ReinforcementsRolled { die, morale, count });
        if count == 0 {
            self.begin_activation(state, log);
        } else {
            state.awaits = Awaits::Reinforcement(count);
        }
    }

    /// [10.1.3b] A Persian is drawn.
    pub(crate) fn draw_reinforcement(
        &self,
        state: &mut State,
        (kind, left): (Kind, u8),
        log: &mut impl Log<Event>,
    ) {
        let pool = state.units.whose(Place::Pool);
        let Some(piece) = self.roster().pieces(kind).and(pool).first() else { return };
        state.units.put(piece, Place::Hand);
        log.tell(|| Event::Drawn { piece });
        if self.roster().is_leader(piece) && self.options.scenario == Scenario::Variant {
            log.tell(|| Event::LeaderLanded { piece, die: None, losses: 0 });
            self.change_level(state, Side::Persian, 1, LevelReason::LeaderLanded, log); // [10.2.2d]
        }
        if left > 1 {
            state.awaits = Awaits::Reinforcement(left - 1);
        } else {
            self.go_on_landing(state, log);
        }
    }

    /// [10.1.3b] [A107] [A103] Whether Persians may land on a Beach.
    ///
    /// # Errors
    /// Why they may not.
    pub(crate) fn may_land(&self, field: &Field<'_>, at: Hex) -> Result<(), NoPlace> {
        let beach = self.map().site_at(at).filter(|site| site.owner() == Side::Persian);
        let Some(site) = beach else {
            return Err(NoPlace::OutsideGround(Kind::INFANTRY_RESERVE));
        };
        let held = match self.options.scenario {
            Scenario::Historical => field.state.held.has(site),
            Scenario::Variant => field.has(Side::Greek, at),
        };
        if held { Err(NoPlace::GreekBeach) } else { Ok(()) }
    }

    /// [10.1.3c] The routed units on Beaches that may be given up.
    pub(crate) fn removable(&self, state: &State) -> Pieces {
        let beaches = Site::all().filter(|site| site.owner() == Side::Persian);
        let there = beaches.map(|site| state.units.in_hex(self.map().site(site)));
        let all = there.fold(Pieces::NONE, Pieces::or);
        all.and(state.units.routed).and(self.roster().side(Side::Persian))
    }

    /// Whether anybody in hand finds a place.
    pub(crate) fn can_place_any(&self, state: &State) -> bool {
        let mut list = Vec::new();
        self.list_places(&Field::new(self, state), &mut list);
        !list.is_empty()
    }

    /// Goes on with those who land; where nobody finds a place, and no room can be made, the rest goes
    /// back [A133].
    pub(crate) fn go_on_landing(&self, state: &mut State, log: &mut impl Log<Event>) {
        let waits = !state.units.whose(Place::Hand).is_empty();
        if waits && (self.can_place_any(state) || !self.removable(state).is_empty()) {
            state.awaits = Awaits::Landing;
        } else {
            self.end_landing(state, log);
        }
    }

    /// [10.1.3b] Whoever was not placed goes back into the pool.
    pub(crate) fn end_landing(&self, state: &mut State, log: &mut impl Log<Event>) {
        let back = state.units.whose(Place::Hand);
        for piece in back {
            state.units.put(piece, Place::Pool);
        }
        if !back.is_empty() {
            let count = back.len() as u8;
            log.tell(|| Event::NoPlace { side: Side::Persian, count });
        }
        self.begin_activation(state, log);
    }

    /// [10.1.3d] [A104] A Leader has landed: in the historical battle a die is rolled for him.
    pub(crate) fn leader_lands(&self, state: &mut State, piece: Piece, log: &mut impl Log<Event>) {
        match self.options.scenario {
            Scenario::Historical => state.awaits = Awaits::LeaderDie(piece),
            Scenario::Variant => self.go_on(state, log),
        }
    }

    /// [10.1.3d] The die for a Leader who has landed.
    pub(crate) fn roll_for_leader(
        &self,
        state: &mut State,
        piece: Piece,
        die: D10,
        log: &mut impl Log<Event>,
    ) {
        let leaders = self.roster().side(Side::Persian).and(self.roster().leaders());
        let hurt =
            |it: &Piece| state.units.place(*it) == Place::Dead || state.units.reduced.has(*it);
        let losses = leaders.iter().filter(hurt).count() as u8;
        log.tell(|| Event::LeaderLanded { piece, die: Some(die), losses });
        if pips(die) + losses <= HEARTENS {
            self.change_level(state, Side::Persian, 1, LevelReason::LeaderLanded, log);
        }
        self.go_on_landing(state, log);
    }

    /// [10.1.3c] A routed unit is given up, to make room.
    pub(crate) fn give_up(&self, state: &mut State, piece: Piece, log: &mut impl Log<Event>) {
        if let Some(at) = state.units.hex(piece) {
            log.tell(|| Event::GivenUp { piece, at });
        }
        self.eliminate(state, piece, log);
        self.go_on(state, log);
    }

    /// [10.2.2f] [A110] In the variant low morale ends the reinforcements for good.
    pub(crate) fn end_reinforcements(&self, state: &mut State, log: &mut impl Log<Event>) {
        let pool = state.units.whose(Place::Pool);
        let low = state.level(Side::Persian) <= NO_MORE_AT;
        if self.options.scenario == Scenario::Variant && low && !pool.is_empty() {
            for piece in pool {
                state.units.put(piece, Place::Out);
            }
            let count = pool.len() as u8;
            log.tell(|| Event::ReinforcementsOver { count });
        }
    }

    /// [10.2.4c] The highest die with which the Spartans come now, if they may.
    pub(crate) fn spartan_die(&self, state: &State) -> Option<u8> {
        let out = self.in_place(state, Kind::SPARTA, Place::Out).is_some();
        let turn = SPARTAN_TURNS.iter().find(|(turn, _)| *turn == state.turn);
        let due = self.options.scenario == Scenario::Variant && out;
        turn.filter(|_| due).map(|(_, highest)| *highest)
    }

    fn in_place(&self, state: &State, kind: Kind, place: Place) -> Option<Piece> {
        self.roster().pieces(kind).iter().find(|it| state.units.place(*it) == place)
    }

    /// [10.2.4c] Whether a die is rolled for the Spartans this turn.
    pub(crate) fn spartans_may_come(&self, state: &State) -> bool {
        self.spartan_die(state).is_some()
    }

    /// [10.2.4a] [10.2.4c] The die for the Spartans.
    pub(crate) fn await_spartans(&self, state: &mut State, die: D10, log: &mut impl Log<Event>) {
        let come = self.spartan_die(state).is_some_and(|highest| pips(die) <= highest);
        log.tell(|| Event::SpartansAwaited { die, come });
        if !come {
            return self.begin_initiative(state, log);
        }
        for kind in [Kind::HOPLITE_SPARTA, Kind::SPARTA] {
            for piece in self.roster().pieces(kind) {
                state.units.put(piece, Place::Hand);
            }
        }
        self.change_level(state, Side::Greek, SPARTAN_MORALE, LevelReason::Spartans, log);
        self.go_on_entering(state, log);
    }

    /// Goes on with the Spartans' entry; those for whom there is no place stay out [A133].
    pub(crate) fn go_on_entering(&self, state: &mut State, log: &mut impl Log<Event>) {
        let hand = state.units.whose(Place::Hand);
        if !hand.is_empty() && self.can_place_any(state) {
            state.awaits = Awaits::Spartans;
            return;
        }
        for piece in hand {
            state.units.put(piece, Place::Out);
        }
        if !hand.is_empty() {
            let count = hand.len() as u8;
            log.tell(|| Event::NoPlace { side: Side::Greek, count });
        }
        self.begin_initiative(state, log);
    }

    /// What Persians may do while they land.
    pub(crate) fn list_landing(&self, state: &State, list: &mut Vec<Action>) {
        self.list_places(&Field::new(self, state), list);
        let placed = !list.is_empty();
        list.extend(self.removable(state).iter().map(Action::Remove));
        if !placed {
            list.push(Action::Done);
        }
    }

    /// How many of a kind wait to be drawn.
    pub fn waiting(&self, state: &State, kind: Kind) -> u8 {
        let pieces = self.roster().pieces(kind);
        pieces.iter().filter(|it| state.units.place(*it) == Place::Pool).count() as u8
    }
}

/// [10.1.3b] The kind that a ticket of the pool draws: each piece is as likely as any other.
pub(crate) fn drawn(game: &Marathon, state: &State, ticket: u32) -> Kind {
    let pool = state.units.whose(Place::Pool);
    let piece = pool.iter().nth(ticket as usize % pool.len().max(1) as usize);
    piece.map_or(Kind::INFANTRY_RESERVE, |piece| game.roster().of(piece).kind)
}
