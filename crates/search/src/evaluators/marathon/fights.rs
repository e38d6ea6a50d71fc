//! Who attacks whom: every duty is met that can be [7.2b], and beyond them what the exact odds favour.

use arrayvec::ArrayVec;
use engine::D10;
use game_marathon::counsel::Counsel;
use game_marathon::map::Hex;
use game_marathon::tables::{Letter, Letters};
use game_marathon::units::{Piece, Pieces, Side};
use game_marathon::{Marathon, State};

use super::prices::Prices;

/// More fighters than a side can have in contact.
const FIGHTERS: usize = 72;
/// More enemy stacks than it can have in contact.
const TARGETS: usize = 48;

/// A unit that may attack, and what it has before it.
#[derive(Copy, Clone, Debug)]
struct Fighter {
    piece: Piece,
    before: [Option<Hex>; 2],
    /// Its target, once it has one.
    aims: Option<usize>,
}

/// An enemy stack that may be attacked, or must be.
#[derive(Copy, Clone, Debug)]
struct Target {
    at: Hex,
    duty: bool,
    attackers: Pieces,
    worth: f32,
}

/// The attacks of a side.
#[derive(Debug)]
pub(crate) struct Battle {
    fighters: ArrayVec<Fighter, FIGHTERS>,
    targets: ArrayVec<Target, TARGETS>,
    /// What all of it is worth to the side that attacks, in points.
    pub(crate) worth: f32,
}

/// What letters cost a group of pieces: they are carried out in order, the owner chooses [7.3b].
#[derive(Copy, Clone, Debug, Default)]
struct Bill {
    loss: f32,
    rout: f32,
    rout_after_loss: f32,
    disrupt: f32,
}

impl Bill {
    fn new(prices: &Prices, pieces: Pieces, leaders: Pieces) -> Self {
        let least = f32::MAX;
        let mut bill = Self { loss: 0.0, rout: least, rout_after_loss: least, disrupt: least };
        for piece in pieces {
            let price = prices.of(piece);
            bill.loss += price.loss;
            if !leaders.has(piece) {
                bill.rout = bill.rout.min(price.rout);
                bill.rout_after_loss = bill.rout_after_loss.min(price.rout_after_loss);
                bill.disrupt = bill.disrupt.min(price.disrupt);
            }
        }
        for none in [&mut bill.rout, &mut bill.rout_after_loss, &mut bill.disrupt] {
            if *none >= least {
                *none = 0.0;
            }
        }
        bill
    }

    fn of(&self, letters: Letters) -> f32 {
        let (mut sum, mut lost) = (0.0, false);
        for letter in letters.all() {
            match letter {
                Letter::Loss => {
                    sum += self.loss;
                    lost = true;
                }
                Letter::Rout if lost => sum += self.rout_after_loss,
                Letter::Rout => sum += self.rout,
                Letter::Disrupt if lost => sum += 0.5 * self.disrupt,
                Letter::Disrupt => sum += self.disrupt,
            }
        }
        sum
    }
}

/// What an attack is worth to those who make it.
pub(crate) fn worth_of(
    game: &Marathon,
    counsel: &Counsel<'_>,
    prices: &Prices,
    at: Hex,
    attackers: Pieces,
) -> f32 {
    if attackers.is_empty() {
        return 0.0;
    }
    let (melee, leaders) = (counsel.melee(at, attackers), game.roster().leaders());
    let ours = Bill::new(prices, attackers, leaders);
    let theirs = Bill::new(prices, melee.defenders, leaders);
    let of_die = |die| {
        let verdict = counsel.verdict(&melee, die);
        theirs.of(verdict.defender) - ours.of(verdict.attacker)
    };
    D10::all().map(of_die).sum::<f32>() / 10.0
}

impl Battle {
    /// The attacks of a side as everybody stands; `bar` is what one that need not be made must be worth.
    pub(crate) fn new(
        game: &Marathon,
        state: &State,
        counsel: &Counsel<'_>,
        prices: &Prices,
        (side, bar): (Side, f32),
    ) -> Self {
        let mut battle = Self { fighters: ArrayVec::new(), targets: ArrayVec::new(), worth: 0.0 };
        battle.gather(state, counsel, side);
        if battle.targets.is_empty() {
            return battle;
        }
        battle.meet_duties();
        for target in &mut battle.targets {
            target.worth = worth_of(game, counsel, prices, target.at, target.attackers);
        }
        while battle.join(game, counsel, prices, bar) {}
        for target in &battle.targets {
            battle.worth += if target.duty && target.attackers.is_empty() {
                -trapped(counsel, prices, target.at)
            } else {
                target.worth
            };
        }
        battle
    }

    /// Everybody who may attack, everybody who may be attacked, and what is declared already.
    fn gather(&mut self, state: &State, counsel: &Counsel<'_>, side: Side) {
        let duties = counsel.duties(side);
        for at in duties {
            self.target(counsel, at, true);
        }
        for piece in state.operation.active {
            if !counsel.may_fight(piece) {
                continue;
            }
            let mut before = [None; 2];
            let enemies =
                counsel.zone_of(piece).filter(|at| counsel.holder(*at) == Some(side.enemy()));
            for (slot, at) in before.iter_mut().zip(enemies) {
                if counsel.may_attack(piece, at) {
                    *slot = Some(at);
                    self.target(counsel, at, false);
                }
            }
            if before.iter().any(Option::is_some) {
                let _ = self.fighters.try_push(Fighter { piece, before, aims: None });
            }
        }
    }

    fn target(&mut self, counsel: &Counsel<'_>, at: Hex, duty: bool) {
        if !self.targets.iter().any(|it| it.at == at) {
            let attackers = counsel.attackers(at);
            let _ = self.targets.try_push(Target { at, duty, attackers, worth: 0.0 });
        }
    }

    /// [7.2b] Finds an attacker for each duty, others giving way where they can.
    fn meet_duties(&mut self) {
        for target in 0..self.targets.len() {
            if self.targets[target].duty && self.targets[target].attackers.is_empty() {
                let mut seen = Pieces::NONE;
                self.find(target, &mut seen);
            }
        }
        for fighter in &self.fighters {
            if let Some(aims) = fighter.aims {
                self.targets[aims].attackers.add(fighter.piece);
            }
        }
    }

    fn find(&mut self, target: usize, seen: &mut Pieces) -> bool {
        let at = self.targets[target].at;
        for index in 0..self.fighters.len() {
            let Fighter { piece, before, aims } = self.fighters[index];
            if !before.contains(&Some(at)) || seen.has(piece) {
                continue;
            }
            seen.add(piece);
            if aims.is_none_or(|other| self.find(other, seen)) {
                self.fighters[index].aims = Some(target);
                return true;
            }
        }
        false
    }

    /// Lets all who are free and stand before a target join in, where that is worth most.
    fn join(&mut self, game: &Marathon, counsel: &Counsel<'_>, prices: &Prices, bar: f32) -> bool {
        let mut best: Option<(f32, usize, f32)> = None;
        for (index, target) in self.targets.iter().enumerate() {
            let free = self.free_before(target.at);
            if free.is_empty() {
                continue;
            }
            let all = target.attackers.or(free);
            let worth = worth_of(game, counsel, prices, target.at, all);
            let (gain, least) =
                (worth - target.worth, if target.attackers.is_empty() { bar } else { 0.0 });
            if gain > least && best.is_none_or(|(most, ..)| gain > most) {
                best = Some((gain, index, worth));
            }
        }
        let Some((_, index, worth)) = best else { return false };
        let free = self.free_before(self.targets[index].at);
        for fighter in &mut self.fighters {
            if free.has(fighter.piece) {
                fighter.aims = Some(index);
            }
        }
        let target = &mut self.targets[index];
        target.attackers = target.attackers.or(free);
        target.worth = worth;
        true
    }

    fn free_before(&self, at: Hex) -> Pieces {
        let free =
            self.fighters.iter().filter(|it| it.aims.is_none() && it.before.contains(&Some(at)));
        free.map(|it| it.piece).collect()
    }

    /// The attacks that are to be declared, in order.
    pub(crate) fn attacks(&self) -> impl Iterator<Item = (Piece, Hex)> + '_ {
        self.fighters.iter().filter_map(|it| Some((it.piece, self.targets[it.aims?].at)))
    }
}

/// [7.2c] What a side loses where those in an enemy hex had to be attacked and are not.
fn trapped(counsel: &Counsel<'_>, prices: &Prices, at: Hex) -> f32 {
    counsel.trapped_by(at).iter().map(|piece| prices.of(piece).dead).sum()
}
