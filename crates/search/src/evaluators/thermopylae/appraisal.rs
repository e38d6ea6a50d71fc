//! How likely the Greeks win from a position at the beginning of a turn: a small network over what
//! can be counted on the table.
//!
//! It ends the games that the plan search plays on: after a few rounds of them it is surer than
//! the luck of all the rounds to come.

use game_thermopylae::end::QUIET_ROUNDS;
use game_thermopylae::units::KINDS;
use game_thermopylae::{Places, Side, State, Thermopylae, Unit};

use super::lines::{self, FAR};
use super::numbers::NUMBERS;
use super::pack::Field;
use super::strikes::menace;
use super::tactician::Tactician;
use super::worth::quiet_rounds;
use crate::network;

/// How many numbers go in.
pub const INPUTS: usize = 24;
/// How many neurons look at them.
pub const NEURONS: usize = 32;
/// Weights in all: of the neurons, their biases, the last one's and its bias.
pub const WEIGHTS: usize = network::weights(INPUTS, NEURONS);

/// What the network sees of a position.
pub type Features = [f32; INPUTS];

/// Where one side's units are, summed up.
#[derive(Default)]
struct Sums {
    /// Strength of those with several hits, of quick ones, of slow ones.
    strength: [f32; 3],
    units: [f32; 3],
    to_exit: f32,
    nearest: f32,
    farthest: f32,
    biggest: f32,
    gone: f32,
}

impl Sums {
    fn of(game: &Thermopylae, tactician: &Tactician, field: &Field, side: Side) -> Self {
        let mut sums = Self { nearest: f32::from(FAR), ..Self::default() };
        for place in field.ground(side) {
            let pack = field.pack(side, place);
            let far = f32::from(tactician.to_exit()[place.index()].min(FAR));
            let mut here = 0.0;
            for kind in 0..KINDS {
                let unit = Unit::of(side, kind);
                let values = game.board.values(unit);
                let class = if values.hits > 1 { 0 } else { 1 + usize::from(values.movement == 1) };
                let strength = pack.count(kind) as f32 * tactician.exchange.strength(unit);
                sums.strength[class] += strength;
                sums.units[class] += pack.count(kind) as f32;
                here += strength;
                if class == 0 || side == Side::Greek {
                    sums.to_exit += strength * far;
                }
            }
            sums.nearest = sums.nearest.min(far);
            sums.farthest = sums.farthest.max(far);
            sums.biggest = sums.biggest.max(here);
            let forward = 1.0 - far.min(11.0) / 11.0;
            sums.gone += pack.size() as f32 * forward * forward;
        }
        let weighed =
            if side == Side::Greek { sums.strength.iter().sum() } else { sums.strength[0] };
        sums.to_exit /= f32::max(weighed, 0.1);
        sums
    }
}

/// What the network sees of a position.
pub fn features(game: &Thermopylae, tactician: &mut Tactician, state: &State) -> Features {
    let field = Field::of(state, None);
    let greek = Sums::of(game, tactician, &field, Side::Greek);
    let persian = Sums::of(game, tactician, &field, Side::Persian);
    let map = &game.board.map;
    let missing =
        f32::from(u16::from(state.bid).saturating_sub(state.destroyed_count(Side::Persian)).max(1));
    let all: f32 = greek.strength.iter().sum();
    let dearness = tactician.dearness(state, state.side, 1.0);
    let mut strikes =
        |side| menace(map, &mut tactician.exchange, &field, side, dearness) / f32::max(all, 1.0);
    let (ours, theirs) = (strikes(state.side), strikes(state.side.enemy()));
    let greeks = field.ground(Side::Greek);
    let way = lines::distances(map, map.exits().minus(greeks), greeks);
    let nearest = field.ground(Side::Persian).iter().map(|it| way[it.index()]).min().unwrap_or(FAR);
    let touched =
        greeks.iter().filter(|&it| !map.open(it).and(field.ground(Side::Persian)).is_empty());
    let leaving = f32::from(
        (game.board.army_size(Side::Persian) + 1).saturating_sub(u16::from(state.bid)).max(1),
    );
    let left: f32 = persian.units.iter().sum();
    let log = |it: f32| (1.0 + it).ln() / 4.0;
    [
        missing.ln() / 4.0,
        log(all),
        log(persian.strength[0]),
        log(persian.strength[1]),
        log(persian.strength[2]),
        missing / f32::max(left, 1.0),
        greek.to_exit / 11.0,
        greek.farthest / 11.0,
        persian.to_exit / 11.0,
        persian.nearest / 11.0,
        f32::from(state.departed_count()) / leaving,
        persian.gone / leaving,
        f32::from(state.quiet) / 10.0,
        f32::from(state.round) / f32::from(game.options.rounds.max(1)),
        f32::from(u8::from(state.side == Side::Persian)),
        ours.min(3.0),
        theirs.min(3.0),
        greek.units[0] / 8.0,
        (greek.units[1] + greek.units[2]) / 8.0,
        touched.count() as f32 / 4.0,
        f32::from(nearest.min(14)) / 14.0,
        greek.biggest / 9.0,
        (all / missing).min(4.0),
        (persian.strength[0] / f32::max(all, 0.5)).min(8.0) / 4.0,
    ]
}

/// How likely the Greeks win.
///
/// [A28] Tacticians never wait, so the network hardly knows what waiting costs: a player who
/// believed it would put his attack off until it is too late.
pub(crate) fn appraise(game: &Thermopylae, tactician: &mut Tactician, state: &State) -> f32 {
    let share = network::estimate(&NUMBERS, &features(game, tactician, state));
    let used = 1.0 - rounds_to_spare(game, state) / 10.0;
    share + (1.0 - share) * WAITING_COSTS * used * used
}

/// What it costs the Persians, of what they have, to have no round to spare.
const WAITING_COSTS: f32 = 0.8;

/// [A28] How many quiet rounds the Persians can still afford before they must come to blows, if
/// those who are nearest to the Greeks go straight at them.
fn rounds_to_spare(game: &Thermopylae, state: &State) -> f32 {
    let rounds = rounds_to_blows(game, state.ground(Side::Greek), state.ground(Side::Persian));
    f32::from(QUIET_ROUNDS.saturating_sub(quiet_rounds(state) + rounds))
}

/// In how many rounds Persians can attack Greeks who stay where they are, two steps a round.
pub(crate) fn rounds_to_blows(game: &Thermopylae, greeks: Places, persians: Places) -> u8 {
    let near = lines::distances(&game.board.map, greeks, Places::NONE);
    let steps = persians.iter().map(|place| near[place.index()].saturating_sub(1)).min();
    steps.unwrap_or(FAR).div_ceil(2) + 1
}
