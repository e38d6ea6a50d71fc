//! The contract, kept: each question is handed to the module that holds its Cases.

use std::num::NonZeroU32;
use std::sync::Arc;

use engine::chance::TicketSource;
use engine::{D10, Fault, ForecastOf, Game, Info, Log, Node, Seat, Terms, Viewer, play};

use crate::action::{Action, Outcome};
use crate::cases::{
    C_4_2A, C_4_3B, C_5_1A, C_6_2C, C_7_1G, C_7_2F, C_7_3_2G, C_8_2A, C_9_4B, C_9_5C, C_10_1_1E,
    C_10_1_2E, C_10_1_3A, C_10_1_3B, C_10_1_3D, C_10_2_1C, C_10_2_2C, C_10_2_4C, CASES,
};
use crate::event::Event;
use crate::map::Map;
use crate::objection::Objection;
use crate::odds::{Answer, Question};
use crate::options::{OPTIONS, Options, Scenario};
use crate::roster::Roster;
use crate::setup::Ground;
use crate::state::{Awaits, Impulse, State};
use crate::tables::CombatResults;
use crate::units::Side;
use crate::view::View;

/// Marathon as one table agreed to play it.
#[derive(Clone, Debug)]
pub struct Marathon {
    /// The rules version that is played by.
    pub rules: u32,
    /// What was agreed.
    pub options: Options,
    /// Map, counters and tables.
    pub board: Arc<Board>,
}

/// What lies on the table before anybody sets up.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Board {
    /// [2.0a] The map.
    pub map: Map,
    /// [2.2] The counters.
    pub roster: Roster,
    /// [7.3a] The Combat Results Table.
    pub results: CombatResults,
    /// [10.0] Where each kind sets up.
    pub ground: Ground,
    /// [8.1a] The morale levels at the start.
    pub levels: [u8; 2],
}

static INFO: Info = Info {
    id: "marathon",
    title: "Marathon",
    edition: "Turning Point Simulations",
    summary: "490 BC: the hoplites of Athens come down from the hills upon a Persian army that is landing.",
    seats: 2..=2,
    minutes: 180,
    rules_version: 1,
    clauses: CASES,
    rulings: include_str!("../RULINGS.md"),
    options: OPTIONS,
    components: include_str!("data/components.toml"),
    former_components: &[],
};

impl Game for Marathon {
    type State = State;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;
    type Objection = Objection;
    type Question = Question;
    type Answer = Answer;

    const INFO: &'static Info = &INFO;

    fn agree(terms: &Terms) -> Result<Self, Vec<Fault>> {
        let rules = terms.rules_version(&INFO)?;
        let options = Options::read(&terms.options)?;
        let board = Board::read(&play::components::<Self>(terms)?, options)?;
        Ok(Self { rules, options, board: Arc::new(board) })
    }

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> State {
        self.lay_out()
    }

    #[inline]
    fn node(&self, state: &State) -> Node {
        let die = |case| Node::Chance { tickets: D10::TICKETS, case };
        let decides = |side| Node::Decision { seat: seat_of(side) };
        let active = state.active_side();
        match state.awaits {
            Awaits::Muster(_) if self.options.scenario == Scenario::Variant => die(C_10_2_1C),
            Awaits::Muster(_) => die(C_10_1_2E),
            Awaits::AbatisDie => die(C_10_1_1E),
            Awaits::SpartanDie => die(C_10_2_4C),
            Awaits::GreekInitiative | Awaits::PersianInitiative(_) => die(C_5_1A),
            Awaits::Draw => Node::Chance { tickets: several(state.markers.len()), case: C_4_2A },
            Awaits::ReinforcementDie if self.options.scenario == Scenario::Variant => {
                die(C_10_2_2C)
            }
            Awaits::ReinforcementDie => die(C_10_1_3A),
            Awaits::Reinforcement(_) => {
                let pool = state.units.whose(crate::state::Place::Pool).len();
                Node::Chance { tickets: several(pool), case: C_10_1_3B }
            }
            Awaits::LeaderDie(_) => die(C_10_1_3D),
            Awaits::ReserveDie => die(C_9_5C),
            Awaits::Passing { .. } => die(C_7_3_2G),
            Awaits::Clearing(_) => die(C_9_4B),
            Awaits::ReactionDie(_) => die(C_6_2C),
            Awaits::Shot { .. } => die(C_7_1G),
            Awaits::Strike(_) => die(C_7_2F),
            Awaits::Check(_) => die(C_8_2A),
            Awaits::Rally(_) => die(C_4_3B),
            Awaits::SetUp(side) | Awaits::FirstMarker(side) | Awaits::Allot(side) => decides(side),
            Awaits::Abatis(_) | Awaits::Spartans | Awaits::Bonus(_) => decides(Side::Greek),
            Awaits::Landing => decides(Side::Persian),
            Awaits::Attach | Awaits::Movement | Awaits::Declaration | Awaits::Melee => {
                decides(active)
            }
            Awaits::Reaction | Awaits::ReactionMove(_) | Awaits::Along { .. } => {
                decides(active.enemy())
            }
            Awaits::Fire if state.impulse == Impulse::DefensiveFire => decides(active.enemy()),
            Awaits::Fire => decides(active),
            Awaits::Face(hex) => decides(Self::whose_hex(state, hex).unwrap_or(active)),
            Awaits::Retreat { piece, .. } | Awaits::Flight(piece) => decides(piece.side()),
            Awaits::Over(finish) => Node::Over(Self::ending(finish)),
        }
    }

    #[inline]
    fn actions(&self, state: &State, list: &mut Vec<Action>) {
        list.clear();
        self.domain(state).list(list);
    }

    #[inline]
    fn allows(&self, state: &State, action: Action) -> bool {
        self.domain(state).has(action)
    }

    fn objections(&self, state: &State, action: Action) -> Vec<Objection> {
        self.reasons_against(state, action)
    }

    #[inline]
    fn outcome(&self, state: &State, ticket: u32) -> Outcome {
        self.outcome_of(state, ticket)
    }

    #[inline]
    fn apply(&self, state: &mut State, action: Action, log: &mut impl Log<Event>) {
        self.carry_out(state, action, log);
    }

    #[inline]
    fn settle(&self, state: &mut State, outcome: Outcome, log: &mut impl Log<Event>) {
        self.settled(state, outcome, log);
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View { viewer, options: self.options, board: Arc::clone(&self.board), state: state.clone() }
    }

    /// Nothing is hidden in this game: what may still be drawn everybody can count.
    fn imagine(&self, view: &View, _random: &mut dyn TicketSource) -> State {
        view.state.clone()
    }

    fn reveals(&self, _state: &State, _action: Action) -> bool {
        false
    }

    fn odds(&self, state: &State, action: Action) -> Vec<ForecastOf<Self>> {
        self.forecasts(state, action)
    }

    fn expand(&self, state: &State, order: &str) -> Option<Vec<Action>> {
        self.order_from(state, order)
    }

    fn read_action(&self, text: &str) -> Result<Action, Fault> {
        crate::notation::action_from(text)
    }

    fn read_outcome(&self, text: &str) -> Result<Outcome, Fault> {
        crate::notation::outcome_from(text)
    }

    fn write_position(&self, state: &State) -> String {
        self.position_text(state)
    }

    fn read_position(&self, text: &str) -> Result<State, Vec<Fault>> {
        self.position_from(text)
    }
}

/// So many equal tickets; one where there are none.
const fn several(tickets: u32) -> NonZeroU32 {
    match NonZeroU32::new(tickets) {
        Some(tickets) => tickets,
        None => NonZeroU32::MIN,
    }
}

/// The seat that plays a side: the Greeks sit first.
pub const fn seat_of(side: Side) -> Seat {
    Seat::new(side as u8)
}

/// The side that a seat plays.
pub const fn side_of(seat: Seat) -> Side {
    if seat.index() == 0 { Side::Greek } else { Side::Persian }
}

impl Marathon {
    /// [2.0a] The map.
    #[inline]
    pub fn map(&self) -> &Map {
        &self.board.map
    }

    /// [2.2] The counters.
    #[inline]
    pub fn roster(&self) -> &Roster {
        &self.board.roster
    }
}

impl Board {
    /// Reads map, counters and tables off the component data.
    ///
    /// # Errors
    /// Everything that is missing or cannot be played with.
    fn read(sheet: &engine::Sheet, options: Options) -> Result<Self, Vec<Fault>> {
        let (map, roster) = (Map::read(sheet), Roster::read(sheet, options));
        let (results, levels) = (CombatResults::read(sheet), crate::setup::levels(sheet, options));
        match (map, roster, results, levels) {
            (Ok(map), Ok(roster), Ok(results), Ok(levels)) => {
                let ground = Ground::new(&map, options);
                let crowded = ground.crowded(&map, &roster);
                let board = Self { map, roster, results, ground, levels };
                if crowded.is_empty() { Ok(board) } else { Err(crowded) }
            }
            (map, roster, results, levels) => {
                let faults = [map.err(), roster.err(), results.err(), levels.err()];
                Err(faults.into_iter().flatten().flatten().collect())
            }
        }
    }
}
