//! The tactician: every decision by exact odds and a doctrine, without looking ahead.

use boards::hexes::Vertex;
use engine::Game as _;
use game_marathon::counsel::Counsel;
use game_marathon::map::Hex;
use game_marathon::markers::Markers;
use game_marathon::state::{Awaits, Impulse};
use game_marathon::units::{Arm, Piece, Side};
use game_marathon::{Action, Marathon, State, side_of};

use super::doctrine::Doctrine;
use super::fights::Battle;
use super::ground::Ground;
use super::layout::{Layout, lift_leader, next_abatis, next_place};
use super::minor;
use super::moves::{Orders, plan};
use super::prices::Prices;
use super::react::{self, Reactions};
use crate::random::Generator;

/// How near enemies must be for independents to act at once instead of waiting for the last marker.
const AT_ONCE: u32 = 3;

/// The movement impulse that orders are for.
type Moment = (u8, Markers, Side);

/// A player without foresight, who keeps in mind what he set out to do.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tactician {
    orders: Option<(Moment, Orders)>,
}

/// Who decides at a position.
pub(crate) fn decider(game: &Marathon, state: &State) -> Side {
    match game.node(state) {
        engine::Node::Decision { seat } => side_of(seat),
        _ => state.active_side(),
    }
}

impl Tactician {
    /// Forgets what it set out to do.
    pub(crate) fn forget(&mut self) {
        self.orders = None;
    }

    /// What it does next.
    pub(crate) fn next(
        &mut self,
        game: &Marathon,
        state: &State,
        doctrine: &Doctrine,
        random: &mut Generator,
    ) -> Action {
        let found = match state.awaits {
            Awaits::SetUp(side) => {
                next_place(game, state, Layout::Close).or_else(|| lift_leader(game, state, side))
            }
            Awaits::Landing | Awaits::Spartans => next_place(game, state, Layout::Close),
            Awaits::Abatis(_) => next_abatis(game, state),
            Awaits::FirstMarker(_) => minor::first_marker(game, state),
            Awaits::Bonus(_) => minor::bonus(game, state),
            Awaits::Attach => Some(attach(game, state)),
            Awaits::Movement => self.movement(game, state, doctrine),
            Awaits::Reaction => Some(reaction(game, state, doctrine)),
            Awaits::ReactionMove(piece) => {
                let answer =
                    Reactions::new(game, state, doctrine).answer(piece, state.operation.able);
                answer.map(|it| it.action)
            }
            Awaits::Along { .. } => minor::along(game, state),
            Awaits::Face(hex) => Some(Action::Face(self.facing(game, state, doctrine, hex))),
            Awaits::Fire => minor::best_shot(game, state),
            Awaits::Declaration => declare(game, state, doctrine.bar),
            Awaits::Allot(_) => minor::allot(game, state),
            Awaits::Retreat { piece, .. } | Awaits::Flight(piece) => {
                minor::retreat(game, state, piece, random)
            }
            _ => None,
        };
        legal(game, state, found)
    }

    /// The next move of an impulse that is planned as a whole.
    fn movement(&mut self, game: &Marathon, state: &State, doctrine: &Doctrine) -> Option<Action> {
        let moment = (state.turn, state.markers, state.active_side());
        if self.orders.as_ref().is_none_or(|(known, _)| *known != moment) {
            self.orders = Some((moment, plan(game, state, doctrine)));
        }
        self.orders.as_mut().and_then(|(_, orders)| orders.next(game, state))
    }

    fn facing(&self, game: &Marathon, state: &State, doctrine: &Doctrine, hex: Hex) -> Vertex {
        let side = decider(game, state);
        let moment = (state.turn, state.markers, side);
        let ordered = self.orders.as_ref().filter(|(known, _)| *known == moment);
        if state.impulse == Impulse::Movement
            && let Some(facing) = ordered.and_then(|(_, orders)| orders.facing(hex))
        {
            return facing;
        }
        if state.impulse == Impulse::Reaction {
            return Reactions::new(game, state, doctrine).best_facing(hex);
        }
        Ground::new(game, state, side, doctrine.goal_on(state.turn)).facing(hex)
    }
}

/// What was found, if it is allowed; the next best thing if not.
pub(crate) fn legal(game: &Marathon, state: &State, found: Option<Action>) -> Action {
    if let Some(action) = found.filter(|it| game.allows(state, *it)) {
        return action;
    }
    if game.allows(state, Action::Done) {
        return Action::Done;
    }
    let mut actions = Vec::new();
    game.actions(state, &mut actions);
    let plain = |it: &&Action| !matches!(it, Action::Lift(_) | Action::Remove(_));
    let first = actions.iter().find(plain).or_else(|| actions.first());
    first.copied().unwrap_or(Action::Done)
}

/// [7.2b] The next attack that is declared.
pub(crate) fn declare(game: &Marathon, state: &State, bar: f32) -> Option<Action> {
    let (prices, counsel) = (Prices::new(game, state), Counsel::new(game, state));
    let side = state.active_side();
    let battle = Battle::new(game, state, &counsel, &prices, (side, bar));
    let mut attacks = battle.attacks().map(|(piece, at)| Action::Attack { piece, at });
    attacks.find(|it| game.allows(state, *it))
}

/// [3.3f] Leaders go with those who act; independents act when enemies are near, or with the last marker.
fn attach(game: &Marathon, state: &State) -> Action {
    let side = state.active_side();
    let last = !state.markers.iter().any(|it| it.side == side && it.formation().is_some());
    let mut actions = Vec::new();
    game.actions(state, &mut actions);
    let enemies = minor::enemy_hexes(game, state, side);
    let wanted = |piece: Piece| {
        let Some(at) = state.units.hex(piece) else { return false };
        let values = game.roster().of(piece);
        if values.arm == Arm::Leader {
            return last || state.units.in_hex(at).meets(state.operation.active);
        }
        let reach = u32::from(values.points) + AT_ONCE;
        last || enemies.iter().any(|it| it.distance(at) <= reach)
    };
    let found =
        actions.into_iter().find(|it| matches!(it, Action::Attach(piece) if wanted(*piece)));
    found.unwrap_or(Action::Done)
}

fn reaction(game: &Marathon, state: &State, doctrine: &Doctrine) -> Action {
    if react::near(game, state).is_empty() {
        return Action::Done;
    }
    let found = Reactions::new(game, state, doctrine).next();
    found.map_or(Action::Done, Action::React)
}
