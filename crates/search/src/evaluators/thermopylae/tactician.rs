//! The tactician: plans a turn as a whole, in microseconds, and says action by action what it does.

use game_thermopylae::end::QUIET_ROUNDS;
use game_thermopylae::{Action, Awaits, Place, Places, Side, State, Thermopylae, Unit};

use super::exchange::{Dearness, Exchange, Fight, MOST_ATTACKERS};
use super::formation::{Formation, Judge, Stance};
use super::lines::{self, Distances, LINES};
use super::pack::{Field, Pack};
use super::strikes::{Strike, strikes};
use super::weights::Weights;
use super::{auction, lines::Line};

/// How one turn differs from what the tactician would do by itself.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) struct Style {
    /// What Persians are dearer by in combats than the position says.
    pub(crate) dearer: f32,
    /// Attacks on these places are not made.
    pub(crate) spared: Places,
    /// How to move; nothing: as the tactician judges.
    pub(crate) stance: Option<Stance>,
    /// How a line is manned in the set-up.
    pub(crate) posting: Posting,
}

impl Style {
    pub(crate) const USUAL: Self =
        Self { dearer: 1.0, spared: Places::NONE, stance: None, posting: Posting::USUAL };

    /// Whether it may leave out an attack that the tactician would make.
    fn declines(&self) -> bool {
        self.dearer.to_bits() != 1.0_f32.to_bits() || !self.spared.is_empty()
    }
}

/// A planner of turns for both sides.
#[derive(Debug)]
pub struct Tactician {
    pub(crate) exchange: Exchange,
    pub(crate) weights: [Weights; 2],
    to_exit: Distances,
    /// What it will do next, the last first.
    queue: Vec<Action>,
}

impl Tactician {
    /// A tactician with the tuned numbers.
    pub fn new(game: &Thermopylae) -> Self {
        Self::with(game, Weights::TUNED)
    }

    pub(crate) fn with(game: &Thermopylae, weights: [Weights; 2]) -> Self {
        let map = &game.board.map;
        let to_exit = lines::distances(map, map.exits(), Places::NONE);
        Self { exchange: Exchange::new(game), weights, to_exit, queue: Vec::new() }
    }

    /// How far every place is from the exits if nobody is in the way.
    pub(crate) const fn to_exit(&self) -> &Distances {
        &self.to_exit
    }

    /// Forgets what it was about to do.
    pub(crate) fn forget(&mut self) {
        self.queue.clear();
    }

    /// How many actions it has decided on.
    pub(crate) fn decided(&self) -> usize {
        self.queue.len()
    }

    /// What it has decided on, the last first.
    pub(crate) fn orders(&self) -> Vec<Action> {
        self.queue.clone()
    }

    /// What it does at a decision; every action is legal.
    pub(crate) fn next(&mut self, game: &Thermopylae, state: &State, style: &Style) -> Action {
        match state.awaits {
            Awaits::Hits(_) => {
                self.queue.clear();
                if let Some(hit) = game.preferred_hit(state) {
                    return hit;
                }
            }
            Awaits::Again => {
                self.queue.clear();
                return if self.fights_on(game, state, style) {
                    Action::Again
                } else {
                    Action::Stop
                };
            }
            Awaits::Auction { .. } | Awaits::FirstBid | Awaits::SecondBid { .. } => {
                return auction::bid(game, state);
            }
            _ => {}
        }
        if self.queue.is_empty() {
            match state.awaits {
                Awaits::Combat => self.plan_combat(game, state, style),
                Awaits::Join => self.plan_joins(game, state),
                Awaits::Movement => self.plan_movement(game, state, style),
                Awaits::SetUp => self.plan_set_up(game, state, style),
                _ => {}
            }
        }
        self.queue.pop().unwrap_or(Action::EndTurn)
    }

    /// How dear Persians are: the share of the bid that each is, against the share of all Greek
    /// strength that a unit of it is.
    pub(crate) fn dearness(&self, state: &State, side: Side, dearer: f32) -> Dearness {
        let counts = state.on_map(Side::Greek);
        let greeks = self.exchange.strength_of(Side::Greek, Pack::of(counts));
        let missing = u16::from(state.bid).saturating_sub(state.destroyed_count(Side::Persian));
        // Nobody has so many lives to lose that they are cheap.
        let missing = f32::from(missing).clamp(1.0, MOST_MISSING);
        // [A28] Whoever waits has lost: the longer it is quiet, the less a Persian's life counts.
        let hurry = match side {
            Side::Persian => 1.0 - 0.09 * f32::from(state.quiet.min(10)),
            Side::Greek => 1.0,
        };
        Dearness::of(greeks / missing * self.weights[side as usize].dearness() * dearer * hurry)
    }

    /// The attacks that are worth making, the best first; last, whatever the style says, those
    /// that cost next to nothing.
    pub(crate) fn attacks(
        &mut self,
        game: &Thermopylae,
        state: &State,
        style: &Style,
    ) -> Vec<Strike> {
        let dearness = self.dearness(state, state.side, style.dearer);
        let (field, map) = (Field::of(state, Some(state.side)), &game.board.map);
        let mut found = strikes(map, &mut self.exchange, &field, state.side, dearness);
        found.retain(|strike| !style.spared.has(strike.target));
        if found.is_empty() && style.declines() && Self::wants_gifts(state) {
            let wary = self.wary(state);
            found = strikes(map, &mut self.exchange, &field, state.side, wary);
        }
        found.into_iter().collect()
    }

    /// How dear Persians are to somebody who takes what costs next to nothing, and no more: his
    /// own losses count many times.
    fn wary(&self, state: &State) -> Dearness {
        let dearer = match state.side {
            Side::Greek => 1.0 / GIFT,
            Side::Persian => GIFT,
        };
        self.dearness(state, state.side, dearer)
    }

    /// [A28] Greeks whom a few more quiet rounds win the game may let a kill go by.
    fn wants_gifts(state: &State) -> bool {
        state.side == Side::Persian || state.quiet + STANDING_OFF < QUIET_ROUNDS
    }

    /// [R35] What the next round of a combat comes to whatever the rest of the plan is: a round
    /// that costs next to nothing is fought, one that cannot pay is not. Nothing: it depends.
    pub(crate) fn plain_round(&mut self, game: &Thermopylae, state: &State) -> Option<Action> {
        let bold = match state.side {
            Side::Greek => GIFT,
            Side::Persian => 1.0 / GIFT,
        };
        let wary = Style { dearer: 1.0 / bold, ..Style::USUAL };
        if Self::wants_gifts(state) && self.fights_on(game, state, &wary) {
            return Some(Action::Again);
        }
        let bold = Style { dearer: bold, ..Style::USUAL };
        (!self.fights_on(game, state, &bold)).then_some(Action::Stop)
    }

    fn plan_combat(&mut self, game: &Thermopylae, state: &State, style: &Style) {
        let attacks = self.attacks(game, state, style);
        let Some(&Strike { target, from, free, .. }) = attacks.first() else {
            return self.queue.push(Action::EndCombat);
        };
        self.queue.push(Action::Fight);
        let mut left = MOST_ATTACKERS;
        let map = &game.board.map;
        // The dearest join first; of equal ones those who stand higher.
        for unit in Unit::of_side(state.side) {
            for above in [true, false] {
                for place in from.iter().filter(|&it| map.is_higher(it, target) == above) {
                    for _ in 0..u32::from(state.stack(place).fresh[unit.kind()]).min(left) {
                        self.queue.push(Action::Join(unit, place));
                        left -= 1;
                    }
                }
            }
        }
        self.queue.push(if free { Action::Free(target) } else { Action::Attack(target) });
    }

    /// Finishes an attack that somebody else declared: everybody joins, or it is called off.
    fn plan_joins(&mut self, game: &Thermopylae, state: &State) {
        let mut actions = Vec::new();
        engine::Game::actions(game, state, &mut actions);
        let join = actions.iter().find(|it| matches!(it, Action::Join(..)));
        let first = join.or_else(|| actions.iter().find(|it| **it == Action::Fight));
        self.queue.extend(first.or(actions.first()));
    }

    /// [R35] Whether another round is worth it.
    fn fights_on(&mut self, game: &Thermopylae, state: &State, style: &Style) -> bool {
        let combat = &state.combat;
        let (side, map) = (state.side, &game.board.map);
        let (mut high, mut level) = (Pack::NONE, Pack::NONE);
        let (mut lower, mut others, mut taken) = (0, 0, 0);
        let wounds = |ranks: &game_thermopylae::state::Ranks| -> u8 {
            ranks.groups().map(|(_, wounds, units)| wounds * units).sum()
        };
        for (place, ranks) in game.attackers(combat) {
            let pack = Pack::of(std::array::from_fn(|kind| ranks.count(kind)));
            taken += wounds(ranks);
            if map.is_higher(place, combat.target) {
                high = high.plus(pack);
                others += pack.size();
            } else {
                level = level.plus(pack);
                let below = map.is_higher(combat.target, place);
                *(if below { &mut lower } else { &mut others }) += pack.size();
            }
        }
        let defenders = Pack::of(std::array::from_fn(|kind| combat.defenders.count(kind)));
        let uphill = self.exchange.height_defends() && lower > others;
        let wounds = (taken.min(63), wounds(&combat.defenders).min(63));
        let fight = Fight { side, free: false, high, level, defenders, uphill, wounds };
        let dearness = self.dearness(state, side, style.dearer);
        self.exchange.worth(&fight, dearness) > 0.0
    }

    /// What formations are judged with.
    fn judged<T>(
        &mut self,
        game: &Thermopylae,
        state: &State,
        ask: impl FnOnce(&mut Judge<'_>) -> T,
    ) -> T {
        let dearness = self.dearness(state, state.side, 1.0);
        let weights = self.weights[state.side as usize];
        let Self { exchange, to_exit, .. } = self;
        ask(&mut Judge { game, exchange, weights: &weights, dearness, to_exit })
    }

    /// The formation that a stance leads to.
    pub(crate) fn form(&mut self, game: &Thermopylae, state: &State, stance: Stance) -> Formation {
        self.judged(game, state, |judge| {
            let formation = judge.form(state, stance, Places::NONE);
            judge.improve(state, stance, formation)
        })
    }

    /// The best formation of all stances.
    fn best_formation(&mut self, game: &Thermopylae, state: &State) -> Option<Formation> {
        self.judged(game, state, |judge| {
            let mut best: Option<(Formation, Stance)> = None;
            for stance in Stance::of(state.side) {
                let formation = judge.form(state, stance, Places::NONE);
                if best.as_ref().is_none_or(|(best, _)| formation.worth > best.worth) {
                    best = Some((formation, stance));
                }
            }
            best.map(|(formation, stance)| judge.improve(state, stance, formation))
        })
    }

    fn plan_movement(&mut self, game: &Thermopylae, state: &State, style: &Style) {
        let formation = match style.stance {
            Some(stance) => Some(self.form(game, state, stance)),
            None => self.best_formation(game, state),
        };
        self.queue.push(Action::EndTurn);
        self.queue.extend(formation.into_iter().flat_map(|it| it.moves.into_iter().rev()));
    }

    /// [R18] Sets up on a line: the dearest units in front, then on the heights, then behind.
    fn plan_set_up(&mut self, game: &Thermopylae, state: &State, style: &Style) {
        let line = match style.stance {
            Some(Stance::Line(line)) => usize::from(line) % LINES,
            _ => usize::from(BEST_LINE),
        };
        self.queue = set_up_on(game, state, &lines::ALL[line], style.posting);
        self.queue.reverse();
    }
}

/// An attack costs next to nothing if it pays although one's own losses count so many times.
const GIFT: f32 = 8.0;
/// With so few quiet rounds to go until a stand-off Greeks think twice before they attack.
const STANDING_OFF: u8 = 4;

/// More units than these that are missing to the bid do not make Persians any cheaper.
const MOST_MISSING: f32 = 36.0;

/// The line that Greeks do best on: before the exits, where the Persians come piecemeal.
pub(crate) const BEST_LINE: u8 = 6;

/// How a line is manned: in which of its two places the strongest unit stands, the next, and so
/// on. Each makes another set-up of about the same worth.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Posting([u8; 6]);

impl Posting {
    /// The strongest together.
    pub(crate) const USUAL: Self = Self([0, 0, 0, 1, 1, 1]);

    /// All that are known to do; README.md says what the Greeks won with each.
    pub(crate) const ALL: [Self; 6] = [
        Self::USUAL,
        Self([0, 1, 0, 1, 0, 1]),
        Self([1, 0, 1, 0, 1, 0]),
        Self([0, 0, 1, 0, 1, 1]),
        Self([0, 1, 1, 0, 0, 1]),
        Self([1, 0, 0, 1, 1, 0]),
    ];

    /// How gladly the next unit goes to a place of a line on which so many stand.
    fn reluctance(self, place: u8, manned: u8) -> u8 {
        let next = self.0.get(usize::from(manned)).copied().unwrap_or(place);
        u8::from(next != place)
    }
}

/// Places for all units that are not on the map yet, in order.
pub(crate) fn set_up_on(
    game: &Thermopylae,
    state: &State,
    line: &Line,
    posting: Posting,
) -> Vec<Action> {
    let map = &game.board.map;
    let near = lines::distances(map, line.front.and(map.all()), Places::NONE);
    let mut sizes: Vec<u8> = Place::all().map(|place| state.stack(place).size()).collect();
    let mut unplaced = game.unplaced(state);
    let mut orders = Vec::new();
    for unit in Unit::of_side(Side::Greek) {
        let weak = game.board.values(unit).hits == 1;
        while unplaced[unit.kind()] > 0 {
            let manned: u8 = line.front.iter().map(|place| sizes[place.index()]).sum();
            let rank = |place: &Place| {
                let at = place.index();
                if line.front.has(*place) {
                    let number = line.front.iter().take_while(|it| it.index() < at).count() as u8;
                    (u8::from(weak), posting.reluctance(number, manned), at)
                } else if line.heights.has(*place) {
                    (1 + u8::from(weak), 0, at)
                } else if line.support.has(*place) {
                    (2 - 2 * u8::from(weak), 0, at)
                } else {
                    (3 + near[at], 0, at)
                }
            };
            let room = map
                .all()
                .iter()
                .filter(|place| *place != map.camp() && sizes[place.index()] < map.limit(*place));
            let Some(place) = room.min_by_key(rank) else { break };
            sizes[place.index()] += 1;
            unplaced[unit.kind()] -= 1;
            orders.push(Action::Place(unit, place));
        }
    }
    orders
}
