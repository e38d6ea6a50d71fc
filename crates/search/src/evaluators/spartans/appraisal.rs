//! How likely the Greeks win: a small network over what can be counted on the table.
//!
//! It ends the games that the plan search plays on, and takes the luck of all the days to come out
//! of them.

use game_spartans::options::Persians;
use game_spartans::state::Awaits;
use game_spartans::units::{Arm, Contingent, Side, steps};
use game_spartans::{Spartans, State};

use super::numbers::NUMBERS;
use crate::network;

/// What is seen of each contingent.
const EACH: usize = 6;
/// What is seen besides.
const BESIDES: usize = 20;
/// How many numbers go in.
pub const INPUTS: usize = EACH * Contingent::COUNT + BESIDES;
/// How many neurons look at them.
pub const NEURONS: usize = 20;
/// Weights in all: of the neurons, their biases, the last one's and its bias.
pub const WEIGHTS: usize = network::weights(INPUTS, NEURONS);

/// What the network sees of a position.
pub type Features = [f32; INPUTS];

/// What the units of a contingent in play sum up to.
#[derive(Copy, Clone, Default)]
struct Sum {
    on_map: f32,
    units: f32,
    wounds: f32,
    disordered: f32,
}

/// Sums up every contingent in one walk over the table.
fn sums(state: &State) -> [Sum; Contingent::COUNT] {
    let mut sums = [Sum::default(); Contingent::COUNT];
    for side in Side::BOTH {
        for (_, unit) in state.positions.units(side) {
            let sum = &mut sums[unit.contingent.index()];
            sum.on_map += 1.0;
            sum.units += 1.0;
            sum.wounds += f32::from(unit.losses) / f32::from(steps(unit.contingent, unit.arm));
            sum.disordered += f32::from(u8::from(unit.disordered));
        }
    }
    for contingent in Contingent::ALL {
        let sum = &mut sums[contingent.index()];
        for arm in Arm::ALL {
            for (losses, units) in (0_u8..).zip(state.muster(contingent).hand[arm.index()]) {
                sum.units += f32::from(units);
                sum.wounds += f32::from(units * losses) / f32::from(steps(contingent, arm).max(1));
            }
        }
    }
    sums
}

/// What the network sees of a position.
pub fn features(game: &Spartans, state: &State) -> Features {
    let (sums, mut features) = (sums(state), [0.0; INPUTS]);
    let flag = |it: bool| f32::from(u8::from(it));
    for (contingent, row) in Contingent::ALL.into_iter().zip(features.chunks_exact_mut(EACH)) {
        let (muster, sum) = (state.muster(contingent), sums[contingent.index()]);
        let greek = contingent.side() == Side::Greek;
        let away = state.home.has(contingent) || (greek && state.guard == Some(contingent));
        let boxes = f32::from(game.board.roster.routs_at(contingent).max(1));
        let way = (f32::from(muster.on_track()) / boxes).min(1.0);
        let safe = away && state.day == 3;
        let counts = !(muster.has_routed() || safe);
        row[0] = flag(muster.has_routed());
        row[1] = flag(if greek { away } else { state.used.has(contingent) });
        row[2] = if counts && (greek || sum.units > 0.0) { way } else { 0.0 };
        row[3] = if counts { (sum.wounds + 0.2 * sum.disordered) / boxes } else { 0.0 };
        row[4] = sum.units / 10.0;
        row[5] = row[2] * row[2];
    }
    let points = game.points(state);
    let margin = f32::from(points.greek) - f32::from(points.persian);
    let day = usize::from(state.day.clamp(1, 3) - 1);
    let army = |side: Side| f32::from(state.army_track(side));
    let on_map = |side: Side| side.contingents().map(|it| sums[it.index()].on_map).sum::<f32>();
    let besides = &mut features[EACH * Contingent::COUNT..];
    besides[day] = 1.0;
    besides[3 + day] = f32::from(state.round) / 8.0;
    besides[6 + day] = margin / 10.0;
    besides[9] = army(Side::Greek) / 4.0;
    besides[10] = army(Side::Persian) / 5.0;
    besides[11] = flag(state.had_crisis());
    besides[12] = flag(state.day == 3 && state.entry > 0);
    besides[13] = f32::from(state.entry.saturating_sub(state.today)) / 4.0;
    besides[14] = flag(game.options.persians == Persians::Player);
    besides[15] = flag(margin > 0.0);
    besides[16] = flag(margin > 6.0);
    besides[17] = flag(margin > 10.0);
    besides[18] = flag(margin > 16.0);
    let (ours, theirs) = (on_map(Side::Greek), on_map(Side::Persian));
    besides[19] = ours / (ours + theirs + 1.0);
    features
}

/// The share of the win that the Greeks have.
pub(crate) fn appraise(game: &Spartans, state: &State) -> f32 {
    if let Awaits::Over(finish) = state.awaits {
        return f32::from(u8::from(finish.winner() == Side::Greek));
    }
    network::estimate(&NUMBERS, &features(game, state))
}
