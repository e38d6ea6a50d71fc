//! What a formation is worth to the side that has moved.

use game_thermopylae::end::{Contact, QUIET_ROUNDS};
use game_thermopylae::units::KINDS;
use game_thermopylae::{Places, Side, State, Unit};

use super::formation::{Formation, Judge};
use super::lines::{self, FAR};
use super::pack::Field;
use super::strikes::{menace, strikes};

/// How many times an attack on a lone unit counts: whoever stands alone beside the enemy is a
/// present to him, and to give one must serve something.
const LONE: f32 = 2.0;

/// [A28] The clock waits for first contact. Persians who put that off for ever lose when the last
/// round is over, so rounds after those that a march needs count as quiet ones.
pub(crate) fn quiet_rounds(state: &State) -> u8 {
    if state.contact == Contact::Never {
        state.round.saturating_sub(ROUNDS_ON_THE_MARCH).min(QUIET_ROUNDS)
    } else {
        state.quiet
    }
}

/// In so many rounds those who go two steps a round come to Greeks who stand before the exits.
const ROUNDS_ON_THE_MARCH: u8 = 6;

impl Judge<'_> {
    /// What both sides' next attacks are worth to the side that has moved.
    fn fights(&mut self, field: &Field, side: Side) -> f32 {
        let (map, dearness) = (&self.game.board.map, self.dearness);
        let lone = |target| field.pack(side, target).size() == 1;
        let theirs: f32 = strikes(map, self.exchange, field, side.enemy(), dearness)
            .iter()
            .map(|it| if lone(it.target) { LONE * it.worth } else { it.worth })
            .sum();
        let ours = menace(map, self.exchange, field, side, dearness);
        self.weights.chance() * ours - self.weights.threat() * theirs
    }

    pub(super) fn greek_worth(&mut self, formation: &Formation) -> f32 {
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
        let out_of_reach = field.ground(Side::Greek).iter().all(|it| near[it.index()] > 3);
        if out_of_reach && formation.moves.is_empty() {
            worth += self.weights.near();
        }
        let way = lines::distances(
            map,
            map.exits().minus(field.ground(Side::Greek)),
            field.ground(Side::Greek),
        );
        let nearest =
            field.ground(Side::Persian).iter().map(|it| way[it.index()]).min().unwrap_or(FAR);
        worth + self.weights.block() * f32::from(nearest.min(14)) / 14.0
    }

    pub(super) fn persian_worth(&mut self, state: &State, formation: &Formation) -> f32 {
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
            .iter()
            .map(|it| self.exchange.strength_of(Side::Greek, field.pack(Side::Greek, it)))
            .sum();
        let needed = f32::from(
            (self.game.board.army_size(Side::Persian) + 1)
                .saturating_sub(u16::from(state.bid) + state.departed_count())
                .max(1),
        );
        let quiet = f32::from(quiet_rounds(state)) / 10.0;
        let waiting = if contact || formation.left > 0 { 0.0 } else { 0.05 + quiet * quiet };
        self.fights(field, Side::Persian) - self.weights.near() * close / f32::max(elites, 1.0)
            + self.weights.exit() * greeks * (formation.left as f32 + gone) / needed
            - self.weights.patience() * greeks * waiting
    }
}
