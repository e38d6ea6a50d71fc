//! What must be true of every position: checked for every one that somebody writes, and after every
//! step in tests.

use boards::Indexed;
use boards::hexes::Vertex;
use engine::Fault;
use engine::notation::unmet;

use crate::control::Field;
use crate::game::Marathon;
use crate::map::{Hex, Hexes};
use crate::movement::gait_of;
use crate::retreat::Escape;
use crate::state::{Awaits, Impulse, Place, State};
use crate::units::{Piece, Pieces, Side};

impl Marathon {
    /// Everything that is impossible about a position. None: it can be played.
    pub fn unsoundness(&self, state: &State) -> Vec<Fault> {
        let pieces = self.unsound_pieces(state);
        if !pieces.is_empty() {
            return pieces; // What follows asks questions that only whole armies can answer.
        }
        let marks = Self::unsound_marks(state);
        if !marks.is_empty() {
            return marks;
        }
        let fits = self.step_fits(state);
        let what = "the step does not fit the position: what it waits for is not there [4.0]";
        unmet([(fits, what)])
    }

    fn unsound_pieces(&self, state: &State) -> Vec<Fault> {
        let units = &state.units;
        let leaders = self.roster().leaders();
        let held: Hexes = units.on_map().iter().filter_map(|it| units.hex(it)).collect();
        let mut faults: Vec<Fault> =
            held.iter().flat_map(|hex| self.unsound_stack(state, hex)).collect();
        let one_sided: Pieces = Piece::all()
            .filter(|it| self.roster().of(*it).steps == 1 && units.reduced.has(*it))
            .collect();
        let shaken = units.disrupted.or(units.routed);
        faults.extend(unmet([
            (one_sided.is_empty(), "a unit of one step cannot be reduced [2.1a]"),
            (!shaken.meets(leaders), "a Leader is never disrupted nor routed [9.1c]"),
            (
                !units.disrupted.meets(units.routed),
                "a unit is disrupted or routed, not both [7.3.3d]",
            ),
            (units.fled.is_within(units.routed), "only routed units have fled [7.3.2e]"),
            (shaken.is_within(units.on_map()), "only units on the map are disrupted or routed"),
            (
                Piece::all().all(|it| {
                    !matches!(units.place(it), Place::Pool) || it.side() == Side::Persian
                }),
                "only Persians wait among the reinforcements [2.0b]",
            ),
            (
                Piece::all().all(|it| {
                    units.place(it) == Place::Out
                        || self.roster().pieces(self.roster().of(it).kind).has(it)
                }),
                "a piece takes part that this table's sheet does not have [2.2]",
            ),
            (
                units
                    .routed
                    .iter()
                    .all(|it| self.roster().of(it).steps == 1 || units.reduced.has(it)),
                "a routed unit of two steps lies on its reduced side [7.3.2c]",
            ),
            (
                state
                    .abatis
                    .iter()
                    .all(|hex| self.map().is_land(hex) && self.map().site_at(hex).is_none()),
                "an Abatis lies on land, and neither on a Beach nor on an Encampment [10.1.1f]",
            ),
            (state.abatis.len() <= 8, "there are eight Abatis at most [10.1.1e]"),
        ]));
        faults
    }

    /// What is impossible about those in one hex. A routed unit may be on its way through [A75].
    fn unsound_stack(&self, state: &State, hex: Hex) -> Vec<Fault> {
        let units = &state.units;
        let there = units.in_hex(hex);
        let standing = there.minus(self.roster().leaders()).minus(units.routed).len();
        let both = Side::BOTH.iter().all(|side| there.meets(self.roster().side(*side)));
        let facing = there.first().map(|it| units.facing(it));
        let number = hex.number();
        let ranks = there.minus(self.roster().leaders()).minus(units.routed);
        let arms = || ranks.iter().map(|it| self.roster().of(it).arm);
        let mixed = arms().any(|arm| Some(arm) != arms().next());
        let abatis = state.abatis.has(hex);
        let wrong = [
            (both, format!("{number:04}: units of both sides stand there [6.1a]")),
            (!self.map().is_land(hex), format!("{number:04} is sea [6.1g]")),
            (
                there.iter().any(|it| Some(units.facing(it)) != facing),
                format!("{number:04}: those in one hex face one vertex [3.2l]"),
            ),
            (mixed, format!("{number:04}: units of several types stand there [3.2a]")),
            (
                abatis && there.meets(self.roster().leaders()),
                format!("{number:04}: a Leader stands in an Abatis [3.2g]"),
            ),
            (
                standing > 3,
                format!("{number:04}: {standing} units stand there, three are the most [3.2b]"),
            ),
        ];
        wrong.into_iter().filter(|(is, _)| *is).map(|(_, what)| Fault::new(what)).collect()
    }

    fn unsound_marks(state: &State) -> Vec<Fault> {
        let on_map = state.units.on_map();
        let operation = &state.operation;
        let side = state.active_side();
        let in_operation = matches!(
            state.impulse,
            Impulse::Landing
                | Impulse::Activation
                | Impulse::Movement
                | Impulse::MovementEnd
                | Impulse::Reaction
                | Impulse::ReactionEnd
                | Impulse::DefensiveFire
                | Impulse::OffensiveFire
                | Impulse::Declaration
                | Impulse::Melee
        );
        let turn_begun = !matches!(state.impulse, Impulse::SetUp(_) | Impulse::Abatis);
        let hand = !state.units.whose(Place::Hand).is_empty();
        let sets_up =
            matches!(state.impulse, Impulse::SetUp(_) | Impulse::Spartans | Impulse::Landing);
        unmet([
            (operation.active.is_within(on_map), "only units on the map are active [4.2.1]"),
            (
                operation.active.iter().all(|it| it.side() == side),
                "only units of the side whose marker was drawn are active [4.2a]",
            ),
            (operation.charging.is_within(operation.active), "only active cavalry charges [9.2a]"),
            (
                operation.working.is_within(operation.active),
                "only active units clear Abatis [9.4b]",
            ),
            (operation.able.is_within(on_map), "only units on the map react or rally [6.2a]"),
            (
                in_operation == operation.marker.is_some()
                    || matches!(state.awaits, Awaits::Over(_)),
                "an impulse belongs to a marker, and no other time does: write a line marker [4.2a]",
            ),
            (
                turn_begun == (state.turn > 0),
                "turn 0 is set-up, and every other impulse belongs to a turn from 1 to 10 [4.0]",
            ),
            (!hand || sets_up, "only while a side sets up, or lands, are pieces in hand [10.0]"),
            (
                state.morale.iter().all(|level| *level > 0)
                    || matches!(state.awaits, Awaits::Over(_)),
                "a morale level at nought ends the game [8.1f]",
            ),
            (
                state.booked.is_within(state.fallen),
                "a site costs morale when it has fallen: name it in the line fallen too [8.1d]",
            ),
            (
                state.pending.checks.is_within(on_map) && state.pending.retreats.is_within(on_map),
                "only pieces on the map check their morale or retreat [8.2a]",
            ),
        ])
    }

    /// Whether what is waited for can be waited for here.
    fn step_fits(&self, state: &State) -> bool {
        let in_impulse = impulses_of(state.awaits).is_none_or(|all| all.contains(&state.impulse));
        in_impulse && self.is_due(state) && self.is_there(state)
    }

    /// Whether there is something left of what is waited for: dice, chits, pieces in hand.
    fn is_due(&self, state: &State) -> bool {
        let pool = || state.units.whose(Place::Pool).len();
        match state.awaits {
            Awaits::Abatis(left) => (1..=8).contains(&left),
            Awaits::SpartanDie => self.spartan_die(state).is_some(),
            Awaits::Spartans => self.can_place_any(state),
            Awaits::Draw => !state.markers.is_empty() && state.operation.marker.is_none(),
            Awaits::ReinforcementDie => pool() > 0,
            Awaits::Reinforcement(left) => left > 0 && pool() >= u32::from(left),
            Awaits::Landing => !state.units.whose(Place::Hand).is_empty(),
            Awaits::Bonus(left) => (1..=14).contains(&left) && state.active_side() == Side::Greek,
            Awaits::Melee => !Self::fights(state).is_empty(),
            Awaits::Strike(at) => !Self::strikers(state, at).is_empty(),
            Awaits::Clearing(at) => !Self::workers(state, at).is_empty(),
            Awaits::Allot(side) => {
                let due = Self::letter_now(state).is_some_and(|(its, _)| its == side);
                due && self.takers(state, side).len() > 1
            }
            Awaits::Check(piece) => state.pending.checks.has(piece),
            _ => true,
        }
    }

    /// Whether the piece or the hex that it is about is there, and may do what is asked.
    fn is_there(&self, state: &State) -> bool {
        let on_map = |piece: Piece| state.units.hex(piece).is_some();
        let held = |hex: Hex| !state.units.in_hex(hex).is_empty();
        let reacts = |piece: Piece| on_map(piece) && piece.side() != state.active_side();
        match state.awaits {
            Awaits::LeaderDie(piece) => on_map(piece) && self.roster().is_leader(piece),
            Awaits::Passing { piece, to } => {
                let field = Field::new(self, state);
                on_map(piece)
                    && !state.units.routed.has(piece)
                    && field.may_go(piece, to, gait_of(state))
            }
            Awaits::ReactionDie(piece) | Awaits::ReactionMove(piece) => reacts(piece),
            Awaits::Along { piece, from } => {
                on_map(piece) && Field::new(self, state).may_follow(from, piece).next().is_some()
            }
            Awaits::Face(hex) => {
                held(hex) && Vertex::ALL.into_iter().any(|it| self.may_face(state, hex, it))
            }
            Awaits::Shot { piece, at } => on_map(piece) && held(at),
            Awaits::Retreat { piece, owed } => {
                let routes = || Escape::retreat(self, state, piece, owed).routes();
                on_map(piece) && (1..=2).contains(&owed) && !routes().is_empty()
            }
            Awaits::Rally(piece) => on_map(piece),
            Awaits::Flight(piece) => {
                let escape = || Escape::flight(self, state, piece);
                on_map(piece) && (escape().may_stay() || !escape().routes().is_empty())
            }
            _ => true,
        }
    }
}

/// The impulses in which something may be waited for; any where none is named.
const fn impulses_of(awaits: Awaits) -> Option<&'static [Impulse]> {
    Some(match awaits {
        Awaits::SetUp(Side::Greek) => &[Impulse::SetUp(Side::Greek)],
        Awaits::SetUp(Side::Persian) => &[Impulse::SetUp(Side::Persian)],
        Awaits::Muster(_) => &[Impulse::SetUp(Side::Greek), Impulse::SetUp(Side::Persian)],
        Awaits::AbatisDie | Awaits::Abatis(_) => &[Impulse::Abatis],
        Awaits::SpartanDie | Awaits::Spartans => &[Impulse::Spartans],
        Awaits::GreekInitiative | Awaits::PersianInitiative(_) | Awaits::FirstMarker(_) => {
            &[Impulse::Initiative]
        }
        Awaits::Draw => &[Impulse::Draw],
        Awaits::ReinforcementDie
        | Awaits::Reinforcement(_)
        | Awaits::Landing
        | Awaits::LeaderDie(_) => &[Impulse::Landing],
        Awaits::ReserveDie | Awaits::Bonus(_) | Awaits::Attach => &[Impulse::Activation],
        Awaits::Movement => &[Impulse::Movement],
        Awaits::Passing { .. } => &[Impulse::Movement, Impulse::Reaction],
        Awaits::Clearing(_) => &[Impulse::MovementEnd],
        Awaits::Reaction
        | Awaits::ReactionDie(_)
        | Awaits::ReactionMove(_)
        | Awaits::Along { .. } => &[Impulse::Reaction],
        Awaits::Fire | Awaits::Shot { .. } => &[Impulse::DefensiveFire, Impulse::OffensiveFire],
        Awaits::Declaration => &[Impulse::Declaration],
        Awaits::Melee | Awaits::Strike(_) | Awaits::Allot(_) => &[Impulse::Melee],
        Awaits::Rally(_) | Awaits::Flight(_) => &[Impulse::Rally],
        Awaits::Face(_) | Awaits::Check(_) | Awaits::Retreat { .. } | Awaits::Over(_) => {
            return None;
        }
    })
}
