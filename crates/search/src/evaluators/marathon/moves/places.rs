//! What a place is worth to a group, and to a Leader.

use boards::Indexed;
use boards::hexes::Vertex;
use game_marathon::counsel::Counsel;
use game_marathon::map::{Hex, Site};
use game_marathon::units::{Arm, Piece, Side};

use super::{Choice, Group, Moves, PLACES};

/// What a level of height is worth to a unit.
const HEIGHT: f32 = 0.08;
/// What an enemy's site is worth that nobody has taken before, and one that was [8.1d] [11.0c].
const PRIZES: [f32; 2] = [9.0, 3.0];
/// What it costs to leave a Leader alone.
const FORSAKEN: f32 = 3.0;
/// With no enemy as near as this a Beach is left to those who land.
const SAFE: u32 = 7;
/// What it is worth to an archer to have enemies in range and none beside him.
const SHOOTING: f32 = 0.5;

impl Moves<'_> {
    /// What it is worth to a group to stand somewhere, fights aside.
    pub(super) fn place_worth(&self, group: usize, to: Hex, facing: Vertex) -> f32 {
        let (doctrine, units) = (self.doctrine, &self.groups[group].units);
        let count = units.len() as f32;
        let away = f32::from(self.ground.away[to.index()]);
        let mut sum = -doctrine.pull * count * away;
        sum += HEIGHT * count * f32::from(self.game.map().level(to));
        sum -= doctrine.fear * self.exposure(group, to);
        sum += self.flanks(group, to, facing);
        sum += self.site(group, to);
        if self.forsakes(group, to) {
            sum -= FORSAKEN;
        }
        if self.scratch.abatis.has(to) {
            sum -= 0.3 * count;
        }
        if !self.groups[group].fights {
            sum += self.shooting(group, to);
        }
        sum
    }

    /// [9.1d] Whether a Leader would be left alone who cannot follow.
    fn forsakes(&self, group: usize, to: Hex) -> bool {
        let Group { from, ref units, .. } = self.groups[group];
        if from == to {
            return false;
        }
        let (there, leaders) = (self.scratch.units.in_hex(from), self.game.roster().leaders());
        let operation = &self.scratch.operation;
        let stays = there.and(leaders).minus(operation.active.minus(operation.moved));
        !stays.is_empty() && there.minus(leaders).iter().all(|it| units.contains(&it))
    }

    /// What enemies could do to it there.
    fn exposure(&self, group: usize, to: Hex) -> f32 {
        let units = &self.groups[group].units;
        let threat = self.ground.threat[to.index()];
        if threat <= 0.0 {
            return 0.0;
        }
        let factor = |it: &Piece| {
            if self.scratch.units.routed.has(*it) {
                0.5
            } else {
                f32::from(self.game.factor(&self.scratch, *it))
            }
        };
        let own: f32 = units.iter().map(factor).sum();
        let value: f32 = units.iter().map(|it| self.prices.of(*it).rout).sum();
        let height = if self.game.map().level(to) > 1 { 1.3 } else { 1.0 };
        let strength = (own + 0.4 * self.ground.support[to.index()]) * height;
        let archers = self.groups[group].fights || self.scratch.units.routed.has(units[0]);
        let soft = if archers { 1.0 } else { 1.6 };
        value * soft * (0.15 * (threat / strength - 0.6)).clamp(0.0, 0.5)
    }

    /// What friends at the flanks are worth.
    fn flanks(&self, group: usize, to: Hex, facing: Vertex) -> f32 {
        let [left, right] = facing.front();
        let beside = [left.turned(5), right.turned(1)];
        let units = &self.groups[group].units;
        let friend = |way| {
            let next = self.game.map().next(to, way);
            next.is_none_or(|hex| {
                let there = self.scratch.units.in_hex(hex).minus(self.game.roster().leaders());
                there.first().is_some_and(|it| it.side() == self.side && !units.contains(&it))
            })
        };
        let friends = beside.into_iter().filter(|way| friend(*way)).count() as f32;
        self.doctrine.flank * friends * units.len() as f32
    }

    /// What a site is worth to be on.
    fn site(&self, group: usize, to: Hex) -> f32 {
        let Some(site) = self.game.map().site_at(to) else { return 0.0 };
        if site.owner() == self.side {
            let others = self.scratch.units.in_hex(to).minus(self.game.roster().leaders());
            let own = &self.groups[group].units;
            if others.iter().any(|it| !own.contains(&it)) {
                return 0.0;
            }
            let near = self.ground.enemies.iter().map(|(at, _)| at.distance(to)).min();
            if self.lands && near.is_none_or(|near| near > SAFE) {
                return -self.doctrine.room * own.len() as f32;
            }
            let danger = match near {
                Some(0..=9) => 1.0,
                Some(10..=14) => 0.5,
                _ => 0.1,
            };
            self.doctrine.guard * danger
        } else {
            PRIZES[usize::from(self.scratch.fallen.has(site))] + self.last_turn(site)
        }
    }

    /// [11.0c] On the last turn what is held counts.
    fn last_turn(&self, site: Site) -> f32 {
        let last = self.scratch.turn + 1 >= game_marathon::rounds::LAST_TURN;
        let points = if site.owner() == Side::Persian { 5.0 } else { 10.0 };
        if last { points } else { 0.0 }
    }

    /// Archers want enemies in reach, and none beside them.
    fn shooting(&self, group: usize, to: Hex) -> f32 {
        let units = &self.groups[group].units;
        if self.game.roster().of(units[0]).arm != Arm::Archer {
            return 0.0;
        }
        let nearest = self.ground.enemies.iter().map(|(at, _)| at.distance(to)).min();
        let higher = u32::from(self.game.map().level(to) > 1);
        match nearest {
            Some(0 | 1) => -1.5 * units.len() as f32,
            Some(far) if far <= 2 + higher => SHOOTING * units.len() as f32,
            _ => 0.0,
        }
    }

    /// The best place for a group.
    pub(super) fn best_place(&mut self, group: usize) -> Option<Choice> {
        let (from, reach) = (self.groups[group].from, self.groups[group].reach);
        let routed = self.scratch.units.routed.has(self.groups[group].units[0]);
        let mut touching: Vec<Hex> = Vec::new();
        let mut calm: Vec<(f32, Hex, Vertex)> = Vec::new();
        for to in reach.iter().chain(std::iter::once(from)) {
            if !routed && self.is_near(to) {
                touching.push(to);
            } else {
                let facing = self.calm_facing(group, to, routed);
                calm.push((self.place_worth(group, to, facing), to, facing));
            }
        }
        calm.sort_by(|one, other| other.0.total_cmp(&one.0));
        let mut best: Option<Choice> = None;
        let mut keep = |choice: Choice| {
            if best.is_none_or(|it| choice.worth > it.worth + 1e-4) {
                best = Some(choice);
            }
        };
        // Away from enemies what others do is worth the same wherever the group stands.
        let mut others = touching.is_empty().then_some(0.0);
        let mut tried = 0;
        for (worth, to, facing) in calm {
            if tried == PLACES {
                break;
            }
            if self.fits(group, to) {
                let choice = Choice { group, to, facing, worth: 0.0 };
                let contact = *others.get_or_insert_with(|| self.trial(choice) - worth);
                keep(Choice { worth: worth + contact, ..choice });
                tried += 1;
            }
        }
        for to in touching {
            if !self.fits(group, to) {
                continue;
            }
            for facing in self.facings(group, to) {
                let choice = Choice { group, to, facing, worth: 0.0 };
                keep(Choice { worth: self.trial(choice), ..choice });
            }
        }
        best
    }

    /// Whether enemies are beside a hex, or could come there by reacting.
    fn is_near(&self, hex: Hex) -> bool {
        let enemy = Some(self.side.enemy());
        self.game
            .map()
            .around(hex)
            .any(|next| self.ground.react[next.index()] > 0.0 || self.held[next.index()] == enemy)
    }

    fn calm_facing(&self, group: usize, to: Hex, routed: bool) -> Vertex {
        let standing = self.scratch.units.facing(self.groups[group].units[0]);
        let joined = self.facings(group, to);
        match joined[..] {
            _ if routed => standing,
            [one] => one,
            _ => self.ground.facing(to),
        }
    }

    /// Leaders go where they help most and are safe; none stays alone [9.1d].
    pub(super) fn lead(&mut self) {
        let fresh = self.scratch.operation.active.minus(self.scratch.operation.moved);
        for leader in fresh.and(self.game.roster().leaders()) {
            let Some(from) = self.scratch.units.hex(leader) else { continue };
            let counsel = Counsel::new(self.game, &self.scratch);
            if !counsel.may_leave(leader) {
                continue;
            }
            let mut best = (self.leader_worth(leader, from), from);
            for to in counsel.reach(leader, false) {
                let worth = self.leader_worth(leader, to);
                if worth > best.0 && counsel.has_room(leader, to) {
                    best = (worth, to);
                }
            }
            if best.1 != from {
                self.orders.go(leader, best.1, false);
                self.scratch.units.put(leader, game_marathon::state::Place::Map(best.1));
            }
        }
    }

    fn leader_worth(&self, leader: Piece, to: Hex) -> f32 {
        let units = &self.scratch.units;
        let there = units.in_hex(to).minus(self.game.roster().leaders());
        let price = self.prices.of(leader);
        if there.is_empty() || there.meets(units.routed) {
            return -4.0 * price.loss - f32::from(self.ground.away[to.index()]) * 0.05;
        }
        let others = self.game.roster().leaders();
        let (mut sum, mut led) = (0.0, false);
        for hex in to.within(2) {
            for piece in units.in_hex(hex) {
                if piece == leader || piece.side() != self.side {
                    continue;
                }
                if others.has(piece) {
                    led = true;
                } else {
                    sum += 0.05 * f32::from(self.game.factor(&self.scratch, piece));
                }
            }
        }
        let beside = |hex: Hex| {
            self.game
                .map()
                .around(hex)
                .any(|next| self.held[next.index()] == Some(self.side.enemy()))
        };
        let own: f32 =
            there.iter().map(|it| f32::from(self.game.factor(&self.scratch, it))).sum::<f32>();
        sum *= if led { 0.6 } else { 1.0 };
        if beside(to) {
            sum += 0.5;
        }
        let threat = self.ground.threat[to.index()];
        sum - price.loss * (0.1 * (threat / (own + 0.5) - 1.0)).clamp(0.0, 0.5)
    }
}
