//! Where the units of a side would like to stand, by stance.

use game_thermopylae::map::PLACES;
use game_thermopylae::units::KINDS;
use game_thermopylae::{Places, Side, Unit};

use super::formation::{Judge, Likes, Stance};
use super::lines::{self, FAR, LINES};
use super::pack::Field;

impl Judge<'_> {
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
    pub(super) fn greek_likes(&self, field: &Field, stance: Stance) -> Likes {
        let map = &self.game.board.map;
        let persians = field.ground(Side::Persian);
        let danger = self.danger(field, Side::Persian);
        let near = lines::distances(map, persians, Places::NONE);
        let line = if let Stance::Line(line) = stance {
            lines::ALL[usize::from(line) % LINES]
        } else {
            lines::ALL[0]
        };
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
                    Stance::Hunt => {
                        -(steps - 1.0).abs() + height - weights.danger() * danger[at] * frail
                    }
                    _ if line.front.has(place) => 1.0 - if weak { weights.spread() } else { 0.0 },
                    _ if line.heights.has(place) => {
                        0.5 + height - if weak { weights.spread() } else { 0.0 }
                    }
                    _ if line.support.has(place) => {
                        weights.second() + if weak { weights.spread() } else { 0.0 }
                    }
                    _ => -0.3 * f32::from(to_line[at]),
                };
            }
        }
        likes
    }

    /// Where Persians would like to stand.
    pub(super) fn persian_likes(&self, field: &Field, stance: Stance) -> Likes {
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
                    // Where Greeks stand in every way out, all the same towards it.
                    let steps = if out[at] < FAR { out[at] } else { self.to_exit[at] };
                    -f32::from(steps) - weights.danger() * danger[at] * frail
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
            let room: f32 = beside.iter().map(|it| f32::from(map.limit(it).min(3))).sum();
            let strength = self.exchange.strength_of(Side::Greek, field.pack(Side::Greek, greek));
            let ease = (room - strength) / 6.0;
            for place in beside {
                targets[place.index()] = targets[place.index()].max(ease);
            }
        }
        targets
    }
}
