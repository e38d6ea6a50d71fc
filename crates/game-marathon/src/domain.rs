//! What may be decided: one value a decision. The list is read off it, and so is the judgement.
//!
//! Why something is outside of it is another question ([`crate::objection::Objection`]).

use boards::hexes::Vertex;
use engine::Log;

use crate::action::Action;
use crate::control::Field;
use crate::event::Event;
use crate::fire::Shots;
use crate::game::Marathon;
use crate::map::{Hex, Hexes};
use crate::markers::Markers;
use crate::melee::Attacks;
use crate::movement::{Gait, Moves};
use crate::retreat::Escape;
use crate::state::{Awaits, State};
use crate::units::{Kind, Piece, Pieces, Side};

/// Everything that may be decided now.
#[derive(Debug)]
#[allow(
    clippy::large_enum_variant,
    reason = "one lives at a time, on the stack: nothing is allocated"
)]
pub(crate) enum Domain<'a> {
    /// Nobody decides.
    Nothing,
    /// [10.0] A side sets up.
    SetUp(&'a Marathon, &'a State, Side),
    /// [10.1.1f] An Abatis.
    Abatis(Field<'a>),
    /// [10.2.4a] Spartans come in.
    Spartans(&'a Marathon, &'a State),
    /// [4.1b] The first marker.
    FirstMarker(Markers),
    /// [10.1.3b] Persians land.
    Landing(&'a Marathon, &'a State),
    /// [9.5c] [3.3f] Pieces are activated, or no more.
    Attach(Pieces),
    /// [4.2.1] Movement.
    Movement(Moves<'a>),
    /// [6.2c] Who tries to react.
    Reaction(Pieces),
    /// [6.2e] What one who reacts does.
    ReactionMove(&'a Marathon, &'a State, Piece),
    /// [6.2d] Leaders who go along.
    Along(Pieces),
    /// [3.1a] A vertex.
    Face(&'a Marathon, &'a State, Hex),
    /// 7.1 Shots.
    Fire(Shots<'a>),
    /// [4.2.5a] Attacks.
    Declaration(Attacks<'a>),
    /// [A52] The next attack.
    Melee(Hexes),
    /// [7.3.2a] Who takes an R.
    Rout(Pieces),
    /// [7.3.3b] Who takes a D.
    Disrupt(Pieces),
    /// [A71] [A73] A way to retreat, or to flee.
    Escape(Escape<'a>, Piece),
}

impl Marathon {
    /// The one place that says what may be decided.
    #[inline]
    pub(crate) fn domain<'a>(&'a self, state: &'a State) -> Domain<'a> {
        match state.awaits {
            Awaits::SetUp(side) => Domain::SetUp(self, state, side),
            Awaits::Abatis(_) => Domain::Abatis(Field::new(self, state)),
            Awaits::Spartans => Domain::Spartans(self, state),
            Awaits::FirstMarker(side) => Domain::FirstMarker(self.first_markers(state, side)),
            Awaits::Landing => Domain::Landing(self, state),
            Awaits::Bonus(_) => Domain::Attach(self.bonus(state)),
            Awaits::Attach => Domain::Attach(self.attachable(state)),
            Awaits::Movement => Domain::Movement(Moves::new(self, state)),
            Awaits::Reaction => Domain::Reaction(state.operation.able),
            Awaits::ReactionMove(piece) => Domain::ReactionMove(self, state, piece),
            Awaits::Along { piece, from } => {
                Domain::Along(Field::new(self, state).may_follow(from, piece).collect())
            }
            Awaits::Face(hex) => Domain::Face(self, state, hex),
            Awaits::Fire => Domain::Fire(Shots::new(self, state)),
            Awaits::Declaration => Domain::Declaration(Attacks::new(self, state)),
            Awaits::Melee => Domain::Melee(Self::fights(state)),
            Awaits::Allot(side) => {
                let who = self.takers(state, side);
                match Self::letter_now(state) {
                    Some((_, crate::tables::Letter::Rout)) => Domain::Rout(who),
                    _ => Domain::Disrupt(who),
                }
            }
            Awaits::Retreat { piece, owed } => {
                Domain::Escape(Escape::retreat(self, state, piece, owed), piece)
            }
            Awaits::Flight(piece) => Domain::Escape(Escape::flight(self, state, piece), piece),
            _ => Domain::Nothing,
        }
    }

    /// Carries out a legal action.
    #[inline]
    pub(crate) fn carry_out(&self, state: &mut State, action: Action, log: &mut impl Log<Event>) {
        match (action, state.awaits) {
            (Action::Place { kind, at }, _) => self.place(state, (kind, at), log),
            (Action::Lift(piece), _) => Self::lift(state, piece, log),
            (Action::Abatis(at), Awaits::Abatis(left)) => self.fell(state, (at, left), log),
            (Action::Remove(piece), _) => self.give_up(state, piece, log),
            (Action::Begin(marker), _) => self.begin_with(state, marker, log),
            (Action::Attach(piece), Awaits::Bonus(left)) => {
                self.activate_reserve(state, (piece, left), log);
            }
            (Action::Attach(piece), _) => self.attach(state, piece, log),
            (Action::Move { piece, to }, Awaits::ReactionMove(_)) => {
                self.react_to(state, (piece, to), log);
            }
            (Action::Move { piece, to }, _) => self.march(state, (piece, to), Gait::March, log),
            (Action::Charge { piece, to }, _) => self.march(state, (piece, to), Gait::Charge, log),
            (Action::Turn(hex), Awaits::ReactionMove(piece)) => {
                state.operation.moved.add(piece);
                state.awaits = Awaits::Face(hex);
            }
            (Action::Turn(hex), _) => self.turn(state, hex),
            (Action::Face(facing), Awaits::Face(hex)) => self.face(state, (hex, facing), log),
            (Action::Clear { piece, at }, _) => self.work(state, (piece, at), log),
            (Action::React(piece), _) => state.awaits = Awaits::ReactionDie(piece),
            (Action::Follow(leader), Awaits::Along { piece, from }) => {
                self.follow(state, leader, (piece, from), log);
            }
            (Action::Fire { piece, at }, _) => Self::fire(state, piece, at),
            (Action::Attack { piece, at }, _) => Self::attack(state, (piece, at), log),
            (Action::Fight(at), _) => state.awaits = Awaits::Strike(at),
            (Action::Rout(piece) | Action::Disrupt(piece), _) => {
                self.take_letter(state, piece, log);
            }
            (Action::Retreat { piece, first, then }, awaits) => {
                let fled = state.pending.began.is_none();
                let flight = match awaits {
                    Awaits::Retreat { owed, .. } => owed == 1 && fled,
                    _ => true,
                };
                self.escape(state, (piece, (first, then)), flight, log);
            }
            (Action::Done, awaits) => self.done(state, awaits, log),
            _ => {}
        }
    }

    /// Nothing more now.
    fn done(&self, state: &mut State, awaits: Awaits, log: &mut impl Log<Event>) {
        use crate::state::Impulse;
        match awaits {
            Awaits::SetUp(side) => self.end_set_up(state, side, log),
            Awaits::Landing => self.end_landing(state, log),
            Awaits::Bonus(_) => self.end_bonus(state, log),
            Awaits::Attach => self.begin_impulse(state, Impulse::Movement, log),
            Awaits::Movement => self.begin_impulse(state, Impulse::MovementEnd, log),
            Awaits::Reaction => self.end_reaction(state, log),
            Awaits::ReactionMove(piece) => {
                state.operation.moved.add(piece);
                self.go_on(state, log);
            }
            Awaits::Along { piece, .. } => self.ask_facing(state, piece, log),
            Awaits::Fire => self.end_fire(state, log),
            Awaits::Declaration => self.end_declaration(state, log),
            _ => self.go_on(state, log),
        }
    }
}

impl Domain<'_> {
    /// Puts every action of it into an empty list, in a fixed order.
    #[inline]
    pub(crate) fn list(&self, list: &mut Vec<Action>) {
        match self {
            Self::Nothing => {}
            Self::SetUp(game, state, side) => {
                let field = Field::new(game, state);
                game.list_places(&field, list);
                // What ends the set-up stands before the many ways to change it.
                if game.may_end_set_up(state, *side) {
                    list.push(Action::Done);
                }
                let pieces = game.roster().side(*side).iter();
                list.extend(pieces.filter(|it| Marathon::may_lift(&field, *it)).map(Action::Lift));
            }
            Self::Abatis(field) => {
                let land = Hexes::full().iter().filter(|hex| field.may_fell(*hex).is_ok());
                list.extend(land.map(Action::Abatis));
            }
            Self::Spartans(game, state) => {
                game.list_places(&Field::new(game, state), list);
            }
            Self::FirstMarker(markers) => list.extend(markers.iter().map(Action::Begin)),
            Self::Landing(game, state) => game.list_landing(state, list),
            Self::Attach(pieces) => {
                list.extend(pieces.iter().map(Action::Attach));
                list.push(Action::Done);
            }
            Self::Movement(moves) => moves.list(list),
            Self::Reaction(able) => {
                list.extend(able.iter().map(Action::React));
                list.push(Action::Done);
            }
            Self::ReactionMove(game, state, piece) => game.list_reaction(state, *piece, list),
            Self::Along(leaders) => {
                list.extend(leaders.iter().map(Action::Follow));
                list.push(Action::Done);
            }
            Self::Face(game, state, hex) => {
                let may = Vertex::ALL.into_iter().filter(|it| game.may_face(state, *hex, *it));
                list.extend(may.map(Action::Face));
            }
            Self::Fire(shots) => shots.list(list),
            Self::Declaration(attacks) => attacks.list(list),
            Self::Melee(hexes) => list.extend(hexes.iter().map(Action::Fight)),
            Self::Rout(who) => list.extend(who.iter().map(Action::Rout)),
            Self::Disrupt(who) => list.extend(who.iter().map(Action::Disrupt)),
            Self::Escape(escape, piece) => {
                let go = |(first, then)| Action::Retreat { piece: *piece, first, then };
                list.extend(escape.routes().into_iter().map(go));
                if escape.may_stay() {
                    list.push(Action::Done);
                }
            }
        }
    }

    /// Whether an action belongs to it.
    pub(crate) fn has(&self, action: Action) -> bool {
        match (self, action) {
            (Self::SetUp(game, state, _), Action::Place { kind, at }) => {
                may_place(game, state, kind, at)
            }
            (Self::SetUp(game, state, _), Action::Lift(piece)) => {
                Marathon::may_lift(&Field::new(game, state), piece)
            }
            (Self::SetUp(game, state, side), Action::Done) => game.may_end_set_up(state, *side),
            (Self::Abatis(field), Action::Abatis(at)) => field.may_fell(at).is_ok(),
            (
                Self::Spartans(game, state) | Self::Landing(game, state),
                Action::Place { kind, at },
            ) => may_place(game, state, kind, at),
            (Self::Landing(game, state), Action::Remove(piece)) => game.removable(state).has(piece),
            (Self::Landing(game, state), Action::Done) => !game.can_place_any(state),
            (Self::FirstMarker(markers), Action::Begin(marker)) => markers.has(marker),
            (Self::Attach(pieces), Action::Attach(piece))
            | (Self::Reaction(pieces), Action::React(piece))
            | (Self::Along(pieces), Action::Follow(piece))
            | (Self::Rout(pieces), Action::Rout(piece))
            | (Self::Disrupt(pieces), Action::Disrupt(piece)) => pieces.has(piece),
            (
                Self::Attach(_)
                | Self::Reaction(_)
                | Self::Along(_)
                | Self::Fire(_)
                | Self::ReactionMove(..),
                Action::Done,
            ) => true,
            (Self::Movement(moves), action) => moves.has(action),
            (Self::ReactionMove(game, state, who), Action::Move { piece, to }) => {
                *who == piece && Field::new(game, state).may_go(piece, to, Gait::React)
            }
            (Self::ReactionMove(game, state, who), Action::Turn(hex)) => {
                state.units.hex(*who) == Some(hex) && game.reacts_whole(state, *who, hex)
            }
            (Self::Face(game, state, hex), Action::Face(facing)) => {
                game.may_face(state, *hex, facing)
            }
            (Self::Fire(shots), Action::Fire { piece, at }) => shots.has(piece, at),
            (Self::Declaration(attacks), action) => attacks.has(action),
            (Self::Melee(hexes), Action::Fight(at)) => hexes.has(at),
            (Self::Escape(escape, who), Action::Retreat { piece, first, then }) => {
                *who == piece && escape.judge((first, then)).is_ok()
            }
            (Self::Escape(escape, _), Action::Done) => escape.may_stay(),
            _ => false,
        }
    }
}

fn may_place(game: &Marathon, state: &State, kind: Kind, at: Hex) -> bool {
    game.may_place(&Field::new(game, state), kind, at).is_ok()
}
