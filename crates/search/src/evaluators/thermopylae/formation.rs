//! Movement: several ways in which a whole side may move, each a formation; the best is taken.
//!
//! A formation comes about unit by unit: each goes where a stance would like to have it. What it
//! is worth is asked when everybody stands: what can the enemy attack now, what can we attack in
//! the turn after, and what ground is won or lost.

use game_thermopylae::map::PLACES;

use game_thermopylae::units::KINDS;
use game_thermopylae::{Action, Hindrance, Place, Places, Side, State, Thermopylae, Unit};

use super::exchange::{Dearness, Exchange};
use super::lines::{Distances, LINES};
use super::pack::Field;
use super::weights::Weights;

/// A way to move.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Stance {
    /// Nobody moves.
    Stay,
    /// Greeks go to a line.
    Line(u8),
    /// Greeks keep out of reach.
    Evade,
    /// Greeks go where they can attack.
    Hunt,
    /// Persians come near the Greeks: elites, cavalry and infantry so many steps from them.
    Close([u8; 3]),
    /// Those who are quick go round the Greeks, the others stay out of reach.
    Flank,
    /// Persians march off.
    Leave,
}

impl Stance {
    /// The stances of a side.
    pub(crate) fn of(side: Side) -> impl Iterator<Item = Self> {
        let greek = (0..LINES as u8).map(Self::Line).chain([Self::Stay, Self::Evade, Self::Hunt]);
        let persian = [
            Self::Stay,
            Self::Close([1, 2, 3]),
            Self::Close([1, 3, 4]),
            Self::Close([1, 1, 3]),
            Self::Close([1, 1, 1]),
            Self::Close([2, 3, 3]),
            Self::Close([3, 4, 4]),
            Self::Flank,
            Self::Leave,
        ];
        let (greek, persian) = match side {
            Side::Greek => (Some(greek), None),
            Side::Persian => (None, Some(persian)),
        };
        greek.into_iter().flatten().chain(persian.into_iter().flatten())
    }
}

/// How many places next to the enemy are left out at most.
const IMPROVEMENTS: usize = 2;
/// How little units like a place that is to be left out.
const SHUNNED: f32 = 8.0;

/// How much units of each kind would like to stand in each place.
pub(super) type Likes = [[f32; PLACES]; KINDS];

/// What both sides' positions are judged with.
pub(crate) struct Judge<'a> {
    pub(crate) game: &'a Thermopylae,
    pub(crate) exchange: &'a mut Exchange,
    pub(crate) weights: &'a Weights,
    pub(crate) dearness: Dearness,
    /// How far it is to the exits if nobody is in the way.
    pub(crate) to_exit: &'a Distances,
}

/// Moves in order, and where everybody stands after them.
#[derive(Clone, Debug)]
pub(crate) struct Formation {
    pub(crate) moves: Vec<Action>,
    pub(crate) field: Field,
    pub(crate) worth: f32,
    /// How many left the map.
    pub(crate) left: u32,
}

impl Judge<'_> {
    /// The formation that a stance leads to, made better by leaving out places next to the enemy
    /// where it does not pay to stand.
    pub(crate) fn improve(&mut self, state: &State, stance: Stance, from: Formation) -> Formation {
        let (mut best, mut shunned) = (from, Places::NONE);
        let (side, map) = (state.side, &self.game.board.map);
        for _ in 0..IMPROVEMENTS {
            let enemies = best.field.ground(side.enemy());
            let mut better: Option<(Formation, Place)> = None;
            for place in best.field.ground(side) {
                if map.open(place).and(enemies).is_empty() {
                    continue;
                }
                let without = self.form(state, stance, shunned.or(Places::one(place)));
                let known = better.as_ref().map_or(best.worth, |(it, _)| it.worth);
                if without.worth > known + 0.01 {
                    better = Some((without, place));
                }
            }
            let Some((formation, place)) = better else { break };
            best = formation;
            shunned.add(place);
        }
        best
    }

    /// The formation that a stance leads to if some places are left out, judged.
    pub(crate) fn form(&mut self, state: &State, stance: Stance, shunned: Places) -> Formation {
        let field = Field::of(state, None);
        let mut formation = Formation { moves: Vec::new(), field, worth: 0.0, left: 0 };
        if stance == Stance::Leave {
            self.leave(state, &mut formation);
        }
        if stance != Stance::Stay {
            let mut likes = match state.side {
                Side::Greek => self.greek_likes(&formation.field, stance),
                Side::Persian => self.persian_likes(&formation.field, stance),
            };
            for row in &mut likes {
                for place in shunned {
                    row[place.index()] -= SHUNNED;
                }
            }
            self.arrange(state, &likes, &mut formation);
        }
        formation.worth = match state.side {
            Side::Greek => self.greek_worth(&formation),
            Side::Persian => self.persian_worth(state, &formation),
        };
        formation
    }

    /// [R40] Everybody who stands at an exit leaves.
    fn leave(&self, state: &State, formation: &mut Formation) {
        for place in self.game.board.map.exits().and(state.ground(Side::Persian)) {
            for kind in 0..KINDS {
                for _ in 0..state.stack(place).fresh[kind] {
                    formation.moves.push(Action::Exit(Unit::of(Side::Persian, kind), place));
                    let pack = formation.field.pack(Side::Persian, place).without(kind);
                    formation.field.set(Side::Persian, place, pack);
                    formation.left += 1;
                }
            }
        }
    }

    /// Lets every unit go where it would like to be, the dearest first; what has moved stays.
    ///
    /// Those who could not go where others stood may go when these have left: hence twice.
    fn arrange(&self, state: &State, likes: &Likes, formation: &mut Formation) {
        let mut column = Column::new(self.game, state, formation);
        for _ in 0..2 {
            for kind in 0..KINDS {
                for from in column.standing(kind, likes) {
                    column.send(kind, from, likes, self.weights.cohesion());
                }
            }
            if column.formation.moves.is_empty() {
                break;
            }
        }
    }
}

/// A side on the move.
struct Column<'a> {
    game: &'a Thermopylae,
    side: Side,
    hindrance: Hindrance,
    /// Units that have not moved, by place and kind.
    fresh: [[u8; KINDS]; PLACES],
    formation: &'a mut Formation,
}

impl<'a> Column<'a> {
    fn new(game: &'a Thermopylae, state: &State, formation: &'a mut Formation) -> Self {
        let side = state.side;
        let mut hindrance = game.hindrance(state, side);
        let mut fresh = [[0; KINDS]; PLACES];
        for place in formation.field.ground(side) {
            let (pack, stack) = (formation.field.pack(side, place), state.stack(place));
            fresh[place.index()] =
                std::array::from_fn(|kind| stack.fresh[kind].min(pack.count(kind) as u8));
            if pack.size() < u32::from(game.board.map.limit(place)) {
                hindrance.full.remove(place); // Some have left the map.
            }
        }
        Self { game, side, hindrance, fresh, formation }
    }

    /// Where units of a kind stand that have not moved, the best liked place first.
    fn standing(&self, kind: usize, likes: &Likes) -> Vec<Place> {
        let ground = self.formation.field.ground(self.side);
        let mut places: Vec<Place> =
            ground.iter().filter(|place| self.fresh[place.index()][kind] > 0).collect();
        places.sort_by(|left, right| {
            likes[kind][right.index()].total_cmp(&likes[kind][left.index()])
        });
        places
    }

    /// Sends the units of a kind from a place, each to the best liked place with room.
    fn send(&mut self, kind: usize, from: Place, likes: &Likes, cohesion: f32) {
        let (unit, side) = (Unit::of(self.side, kind), self.side);
        let reach = self.game.reach(unit, from, &self.hindrance);
        while self.fresh[from.index()][kind] > 0 {
            let field = &self.formation.field;
            let like = |place: Place, itself: u32| {
                let friends = field.pack(side, place).size() - itself;
                likes[kind][place.index()] + cohesion * friends.min(2) as f32
            };
            let mut best = (like(from, 1) + 1e-3, None);
            for to in reach.minus(self.hindrance.full) {
                let there = like(to, 0);
                if there > best.0 {
                    best = (there, Some(to));
                }
            }
            let (_, Some(to)) = best else { break };
            self.march(kind, from, to);
        }
    }

    fn march(&mut self, kind: usize, from: Place, to: Place) {
        let (side, field) = (self.side, &mut self.formation.field);
        field.set(side, from, field.pack(side, from).without(kind));
        field.set(side, to, field.pack(side, to).with(kind));
        self.fresh[from.index()][kind] -= 1;
        self.hindrance.full.remove(from);
        if field.pack(side, to).size() >= u32::from(self.game.board.map.limit(to)) {
            self.hindrance.full.add(to);
        }
        self.formation.moves.push(Action::March { unit: Unit::of(side, kind), from, to });
    }
}
