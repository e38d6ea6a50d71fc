//! Movement: several ways in which a whole side may move, each a formation; the best is taken.
//!
//! A formation comes about unit by unit: each goes where a stance would like to have it. What it
//! is worth is asked when everybody stands: what can the enemy attack now, what can we attack in
//! the turn after, and what ground is won or lost.

use game_thermopylae::map::PLACES;
use game_thermopylae::units::KINDS;
use game_thermopylae::{Action, Place, Places, Side, State, Thermopylae, Unit};

use super::exchange::{Dearness, Exchange};
use super::lines::{self, Distances, FAR, LINES};
use super::pack::Field;
use super::strikes::menace;
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
type Likes = [[f32; PLACES]; KINDS];

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
    fn arrange(&self, state: &State, likes: &Likes, formation: &mut Formation) {
        let (side, map) = (state.side, &self.game.board.map);
        let mut hindrance = self.game.hindrance(state, side);
        let mut fresh: [[u8; KINDS]; PLACES] = [[0; KINDS]; PLACES];
        for place in formation.field.ground(side) {
            let pack = formation.field.pack(side, place);
            let stack = state.stack(place);
            fresh[place.index()] =
                std::array::from_fn(|kind| stack.fresh[kind].min(pack.count(kind) as u8));
            if pack.size() < u32::from(map.limit(place)) {
                hindrance.full.remove(place);
            }
        }
        // Those who could not go where others stood may go when these have left.
        for pass in 0..2 {
            for kind in 0..KINDS {
                let unit = Unit::of(side, kind);
                let mut places: Vec<Place> =
                    formation.field.ground(side).filter(|it| fresh[it.index()][kind] > 0).collect();
                places.sort_by(|left, right| {
                    likes[kind][right.index()].total_cmp(&likes[kind][left.index()])
                });
                for from in places {
                    let reach = self.game.reach(unit, from, &hindrance);
                    while fresh[from.index()][kind] > 0 {
                        let field = &formation.field;
                        let like = |place: Place, company: u32| {
                            let friends = field.pack(side, place).size() - company;
                            likes[kind][place.index()]
                                + self.weights.cohesion() * friends.min(2) as f32
                        };
                        let mut best = (like(from, 1) + 1e-3, None);
                        for to in reach.minus(hindrance.full) {
                            let liked = like(to, 0);
                            if liked > best.0 {
                                best = (liked, Some(to));
                            }
                        }
                        let (_, Some(to)) = best else { break };
                        fresh[from.index()][kind] -= 1;
                        let field = &mut formation.field;
                        field.set(side, from, field.pack(side, from).without(kind));
                        field.set(side, to, field.pack(side, to).with(kind));
                        hindrance.full.remove(from);
                        if field.pack(side, to).size() >= u32::from(map.limit(to)) {
                            hindrance.full.add(to);
                        }
                        formation.moves.push(Action::March { unit, from, to });
                    }
                }
            }
            if pass == 0 && formation.moves.is_empty() {
                break;
            }
        }
    }

    /// How likely an enemy's units next to each place hit something there.
    fn danger(&self, field: &Field, enemy: Side) -> [f32; PLACES] {
        let mut danger = [0.0; PLACES];
        for place in field.ground(enemy) {
            let pack = field.pack(enemy, place);
            let attack = |kind| {
                let values = self.exchange.values(Unit::of(enemy, kind));
                pack.count(kind).min(6) as f32 * f32::from(values.attack) / 10.0
            };
            let hits: f32 = (0..KINDS).map(attack).sum();
            for beside in self.game.board.map.open(place) {
                danger[beside.index()] += hits;
            }
        }
        danger
    }

    /// Where Greeks would like to stand.
    fn greek_likes(&self, field: &Field, stance: Stance) -> Likes {
        let map = &self.game.board.map;
        let persians = field.ground(Side::Persian);
        let danger = self.danger(field, Side::Persian);
        let near = lines::distances(map, persians, Places::NONE);
        let line = if let Stance::Line(line) = stance { lines::ALL[usize::from(line) % LINES] } else { lines::ALL[0] };
        let to_line = lines::distances(map, line.front.and(map.all()).minus(persians), persians);
        let weights = self.weights;
        let mut likes = [[0.0; PLACES]; KINDS];
        for (kind, row) in likes.iter_mut().enumerate() {
            let hits = self.exchange.values(Unit::of(Side::Greek, kind)).hits;
            let (weak, frail) = (hits == 1, 1.0 / f32::from(hits));
            for place in map.all() {
                let at = place.index();
                let steps = f32::from(near[at].min(6));
                let height = f32::from(map.elevation(place).min(1)) * weights.height();
                row[at] = match stance {
                    Stance::Evade => steps - 0.05 * f32::from(self.to_exit[at]) - danger[at],
                    Stance::Hunt => -(steps - 1.0).abs() + height - weights.danger() * danger[at] * frail,
                    _ if line.front.has(place) => 1.0 - if weak { weights.spread() } else { 0.0 },
                    _ if line.heights.has(place) => 0.5 + height - if weak { weights.spread() } else { 0.0 },
                    _ if line.support.has(place) => weights.second() + if weak { weights.spread() } else { 0.0 },
                    _ => -0.3 * f32::from(to_line[at]),
                };
            }
        }
        likes
    }

    /// Where Persians would like to stand.
    fn persian_likes(&self, field: &Field, stance: Stance) -> Likes {
        let map = &self.game.board.map;
        let greeks = field.ground(Side::Greek);
        let danger = self.danger(field, Side::Greek);
        let near = lines::distances(map, greeks, Places::NONE);
        let out = lines::distances(map, map.exits().minus(greeks), greeks);
        let targets = self.targets(field);
        let weights = self.weights;
        let mut likes = [[0.0; PLACES]; KINDS];
        for (kind, row) in likes.iter_mut().enumerate() {
            let values = self.exchange.values(Unit::of(Side::Persian, kind));
            let frail = 1.0 / f32::from(values.hits);
            let class = if values.hits > 1 { 0 } else { usize::from(values.movement == 1) + 1 };
            let wanted = match stance {
                Stance::Close(wanted) => wanted[class],
                Stance::Flank if class > 0 => 3,
                _ => 0,
            };
            for place in map.all() {
                let at = place.index();
                let off = f32::from(near[at].min(FAR)) - f32::from(wanted);
                let mut like = if wanted == 0 {
                    -f32::from(out[at]) - weights.danger() * danger[at] * frail
                } else {
                    -if off < 0.0 { -2.0 * off } else { off } - 0.05 * f32::from(self.to_exit[at])
                };
                if near[at] == 1 && wanted > 0 {
                    let above = !map.open(place).and(greeks).minus(map.above(place)).is_empty()
                        && map.elevation(place) > 0;
                    like += weights.target() * targets[at] - weights.danger() * danger[at] * frail
                        + if above { weights.height() } else { 0.0 };
                }
                row[at] = like;
            }
        }
        likes
    }

    /// For places next to Greeks: how well these can be attacked from there and beside it.
    fn targets(&self, field: &Field) -> [f32; PLACES] {
        let (map, greeks) = (&self.game.board.map, field.ground(Side::Greek));
        let mut targets = [-9.0_f32; PLACES];
        for greek in greeks {
            let beside = map.open(greek).minus(greeks);
            let room: f32 = beside.map(|it| f32::from(map.limit(it).min(3))).sum();
            let strength = self.exchange.strength_of(Side::Greek, field.pack(Side::Greek, greek));
            let ease = (room - strength) / 6.0;
            for place in beside {
                targets[place.index()] = targets[place.index()].max(ease);
            }
        }
        targets
    }

    /// What both sides' next attacks are worth to the side that has moved.
    fn fights(&mut self, field: &Field, side: Side) -> f32 {
        let (map, dearness) = (&self.game.board.map, self.dearness);
        let theirs = menace(map, self.exchange, field, side.enemy(), dearness);
        let ours = menace(map, self.exchange, field, side, dearness);
        self.weights.chance() * ours - self.weights.threat() * theirs
    }

    fn greek_worth(&mut self, formation: &Formation) -> f32 {
        let field = &formation.field;
        let map = &self.game.board.map;
        let mut worth = self.fights(field, Side::Greek);
        let (mut ground, mut all) = (0.0, 0.0);
        for place in field.ground(Side::Greek) {
            let strength = self.exchange.strength_of(Side::Greek, field.pack(Side::Greek, place));
            ground += strength * f32::from(self.to_exit[place.index()]);
            all += strength;
        }
        worth += self.weights.ground() * ground / all.max(0.1);
        let near = lines::distances(map, field.ground(Side::Persian), Places::NONE);
        let out_of_reach = field.ground(Side::Greek).all(|it| near[it.index()] > 3);
        if out_of_reach && formation.moves.is_empty() {
            worth += self.weights.near();
        }
        let way = lines::distances(map, map.exits().minus(field.ground(Side::Greek)), field.ground(Side::Greek));
        let nearest = field.ground(Side::Persian).map(|it| way[it.index()]).min().unwrap_or(FAR);
        worth + self.weights.block() * f32::from(nearest.min(14)) / 14.0
    }

    fn persian_worth(&mut self, state: &State, formation: &Formation) -> f32 {
        let field = &formation.field;
        let map = &self.game.board.map;
        let near = lines::distances(map, field.ground(Side::Greek), Places::NONE);
        let (mut close, mut elites, mut gone, mut contact) = (0.0, 0.0, 0.0, false);
        for place in field.ground(Side::Persian) {
            let pack = field.pack(Side::Persian, place);
            contact |= near[place.index()] == 1;
            let forward = 1.0 - f32::from(self.to_exit[place.index()].min(11)) / 11.0;
            gone += pack.size() as f32 * 0.5 * forward * forward;
            for kind in 0..KINDS {
                if self.exchange.values(Unit::of(Side::Persian, kind)).hits > 1 {
                    close += pack.count(kind) as f32 * f32::from(near[place.index()].min(8));
                    elites += pack.count(kind) as f32;
                }
            }
        }
        let greeks: f32 = field
            .ground(Side::Greek)
            .map(|it| self.exchange.strength_of(Side::Greek, field.pack(Side::Greek, it)))
            .sum();
        let needed = f32::from(
            (self.game.board.army_size(Side::Persian) + 1)
                .saturating_sub(u16::from(state.bid) + state.departed_count())
                .max(1),
        );
        let quiet = f32::from(state.quiet) / 10.0;
        let waiting = if contact || formation.left > 0 { 0.0 } else { 0.05 + quiet * quiet };
        self.fights(field, Side::Persian) - self.weights.near() * close / f32::max(elites, 1.0)
            + self.weights.exit() * greeks * (formation.left as f32 + gone) / needed
            - self.weights.patience() * greeks * waiting
    }
}
