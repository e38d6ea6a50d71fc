//! The contract, kept: each question is handed to the module that holds its Cases.

use std::num::NonZeroU32;
use std::sync::Arc;

use engine::chance::TicketSource;
use engine::{D6, D10, Fault, ForecastOf, Game, Info, Log, Node, Seat, Terms, Viewer, play};

use crate::action::{Action, Outcome};
use crate::automaton::Automaton;
use crate::cases::{
    C_5_1, C_5_2A, C_5_3A, C_7_0A, C_8_1_6A, C_8_1_6B, C_8_2_6A, C_8_2_7A, C_8_2_7C, C_8_3_2_1A,
    C_8_3_2_3, C_8_4_1A, C_8_4_2, C_9_0, C_11_3C, CASES,
};
use crate::event::Event;
use crate::map::Map;
use crate::objection::Objection;
use crate::odds::{Answer, Question};
use crate::options::{Greeks, OPTIONS, Options, Persians};
use crate::roster::Roster;
use crate::state::{Awaits, March, State};
use crate::units::{Contingent, Side};
use crate::view::View;

/// Go Tell the Spartans as one table agreed to play it.
#[derive(Clone, Debug)]
pub struct Spartans {
    /// The rules version that is played by.
    pub rules: u32,
    /// What was agreed.
    pub options: Options,
    /// Map and units.
    pub board: Arc<Board>,
}

/// What lies on the table before anybody moves.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Board {
    /// The map.
    pub map: Map,
    /// The units' values, their ratings and their tracks.
    pub roster: Roster,
}

static INFO: Info = Info {
    id: "spartans",
    title: "Go Tell the Spartans",
    edition: "Robert Markham, Against the Odds 2004, Special Web 2nd edition",
    summary: "Hold the Hot Gates for three days against a Persian army that the rules drive forward.",
    seats: 1..=8,
    minutes: 240,
    rules_version: 1,
    clauses: CASES,
    rulings: include_str!("../RULINGS.md"),
    options: OPTIONS,
    components: include_str!("data/components.toml"),
    former_components: &[],
};

/// The two sides of a coin.
const COIN: NonZeroU32 = NonZeroU32::new(2).unwrap();

impl Game for Spartans {
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
        self.options.seats()
    }

    fn start(&self) -> State {
        self.lay_out()
    }

    #[inline]
    fn node(&self, state: &State) -> Node {
        let die = |faces: NonZeroU32, case| Node::Chance { tickets: faces, case };
        let tied = |tied: u8, case| Node::Chance { tickets: several(tied), case };
        match state.awaits {
            Awaits::Commitment => die(D10::TICKETS, C_5_1),
            Awaits::Ephialtes => die(D6::TICKETS, C_5_2A),
            Awaits::Conference => die(D6::TICKETS, C_5_3A),
            Awaits::EndOfDay => die(D10::TICKETS, C_9_0),
            Awaits::WhichStack { tied: stacks } => tied(stacks, C_8_1_6A),
            Awaits::WhichWay(..) | Awaits::WhichTurn(_) => die(COIN, C_8_1_6A),
            Awaits::WhichEntry(_, entries) => tied(entries, C_8_1_6B),
            Awaits::WhichTarget(..) if self.options.persians == Persians::ByHand => {
                Node::Decision { seat: Seat::FIRST }
            }
            Awaits::WhichTarget(_, targets) => tied(targets, C_8_2_7C),
            Awaits::Shot(shooter) => die(self.die_of_shot(state, shooter), C_8_2_6A),
            Awaits::Check { .. } => die(D10::TICKETS, C_8_4_1A),
            Awaits::FeintCheck => die(D10::TICKETS, C_11_3C),
            Awaits::Strike(_) => die(D6::TICKETS, C_8_3_2_3),
            Awaits::Recover { .. } => die(D10::TICKETS, C_8_4_2),
            Awaits::Muster(_) => Node::Forced { case: C_7_0A },
            Awaits::Entry => Node::Forced { case: Self::case_of_entry(state) },
            Awaits::March(_, March::Flank { .. }) => Node::Forced { case: C_8_1_6B },
            Awaits::March(..) => Node::Forced { case: C_8_1_6A },
            Awaits::Aim(_) => Node::Forced { case: C_8_2_7A },
            Awaits::Withdraw(_) => Node::Forced { case: C_8_3_2_1A },
            Awaits::Choice => Node::Decision { seat: self.seat_of(Side::Persian) },
            Awaits::Leave { .. }
            | Awaits::Farewell { .. }
            | Awaits::Casting(_)
            | Awaits::Guard
            | Awaits::Deployment => Node::Decision { seat: Seat::FIRST },
            Awaits::Vote(debate) => Node::Decision { seat: debate.seat },
            Awaits::Movement(seat)
            | Awaits::Fire(seat)
            | Awaits::Feint(seat)
            | Awaits::Melee(seat)
            | Awaits::Retreat(seat, _) => Node::Decision { seat },
            Awaits::Over(finish) => Node::Over(self.ending(state, finish)),
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
        match action {
            Action::Commit(contingent) => self.choose_first(state, contingent, log),
            Action::Allow => self.give_leave(state, true, log),
            Action::Refuse => self.give_leave(state, false, log),
            Action::Send(contingent) => self.send_home(state, contingent, log),
            Action::Guard(contingent) => self.put_in_box(state, contingent, log),
            Action::Vote(contingent) => self.vote(state, contingent, log),
            Action::Place { kind, at, facing } => self.place(state, kind, (at, facing), log),
            Action::Clear(contingent) => Self::clear(state, contingent, log),
            Action::Move { part, to, facing } => self.march_to(state, part, (to, facing), log),
            Action::Turn { part, facing } => self.march_to(state, part, (part.at, facing), log),
            Action::Charge { part, to, way } => self.charge(state, part, (to, way), log),
            Action::Fire { from, order, at } => self.loose(state, (from, order), at, log),
            Action::Roll => self.begin_volley(state, log),
            Action::Fight(area) => self.begin_melee(state, area, log),
            Action::Retreat(area) => self.retreat(state, area, log),
            Action::Stand(area) => Self::stand(state, area, log),
            Action::Feign => state.awaits = Awaits::FeintCheck,
            Action::Hold => self.hold(state, log),
            Action::Done => self.done(state, log),
        }
    }

    #[inline]
    fn settle(&self, state: &mut State, outcome: Outcome, log: &mut impl Log<Event>) {
        self.settled(state, outcome, log);
    }

    #[inline]
    fn carry_on(&self, state: &mut State, log: &mut impl Log<Event>) {
        match state.awaits {
            Awaits::Muster(contingent) => self.muster(state, contingent, log),
            Awaits::Entry => self.come_in(state, log),
            Awaits::March(force, march) => self.march(state, force, march, log),
            Awaits::Aim(force) => self.aim_at_only_target(state, force, log),
            Awaits::Withdraw(area) => self.retreat(state, area, log),
            _ => {}
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.seen(state, viewer)
    }

    fn imagine(&self, view: &View, random: &mut dyn TicketSource) -> State {
        Self::imagined(view, random)
    }

    /// [3.4a] Only two players who face each other hide anything.
    fn has_secrets(&self) -> bool {
        self.options.has_fog()
    }

    fn keeps_secrets(&self, state: &State) -> bool {
        self.hides_anything(state)
    }

    fn action_seen_by(&self, state: &State, action: Action, viewer: Viewer) -> Option<Action> {
        self.action_shown(state, action, viewer)
    }

    fn seen_by(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(self.event_shown(event, viewer))
    }

    fn reveals(&self, state: &State, action: Action) -> bool {
        self.uncovers(state, action)
    }

    fn odds(&self, state: &State, action: Action) -> Vec<ForecastOf<Self>> {
        self.forecasts(state, action, self.known_areas(state))
    }

    fn odds_of_last(&self, known: &State, before: &State, action: Action) -> Vec<ForecastOf<Self>> {
        self.forecasts(before, action, self.known_areas(known))
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
const fn several(tickets: u8) -> NonZeroU32 {
    match NonZeroU32::new(tickets as u32) {
        Some(tickets) => tickets,
        None => NonZeroU32::MIN,
    }
}

impl Spartans {
    /// The side that a seat plays.
    pub const fn side_of(&self, seat: Seat) -> Side {
        if (seat.index() as u8) < self.options.greek_seats() { Side::Greek } else { Side::Persian }
    }

    /// The seat that decides for a side; of several Greeks the Spartan, who commands [11.2a].
    pub const fn seat_of(&self, side: Side) -> Seat {
        match (side, self.options.persians) {
            (Side::Persian, Persians::Player) => Seat::new(self.options.greek_seats()),
            _ => Seat::FIRST,
        }
    }

    /// [11.2a] The contingent whose player sits at a seat, where each has one.
    pub fn contingent_of(&self, seat: Seat) -> Option<Contingent> {
        let each = self.options.greeks == Greeks::Contingents;
        let greek = |it: &Contingent| it.side() == Side::Greek;
        Contingent::ALL.get(seat.index()).copied().filter(|it| each && greek(it))
    }

    /// [11.2a] The seat whose player leads units of a contingent.
    #[inline]
    pub const fn leader(&self, contingent: Contingent) -> Seat {
        match (contingent.side(), self.options.greeks) {
            (Side::Greek, Greeks::Contingents) => Seat::new(contingent.index() as u8),
            (side, _) => self.seat_of(side),
        }
    }

    /// The system at a position.
    pub fn automaton<'a>(&'a self, state: &'a State) -> Automaton<'a> {
        Automaton {
            map: &self.board.map,
            roster: &self.board.roster,
            positions: &state.positions,
            keys: self.options.keys,
            archers: self.options.archers,
            targets: self.options.targets,
        }
    }
}

impl Board {
    /// Reads map and units off the component data.
    ///
    /// # Errors
    /// Everything that is missing or cannot be played with.
    fn read(sheet: &engine::Sheet, options: Options) -> Result<Self, Vec<Fault>> {
        let (map, roster) = match (Map::read(sheet), Roster::read(sheet)) {
            (Ok(map), Ok(roster)) => (map, roster),
            (map, roster) => {
                let faults = [map.err(), roster.err()];
                return Err(faults.into_iter().flatten().flatten().collect());
            }
        };
        let roster = if options.only_spartans { roster.all_spartans() } else { roster };
        let crowded = crate::greek_deployment::crowded(&map, &roster);
        if crowded.is_empty() { Ok(Self { map, roster }) } else { Err(crowded) }
    }
}
