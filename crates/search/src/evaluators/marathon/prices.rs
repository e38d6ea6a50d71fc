//! What it costs a side, in victory points, when something befalls one of its pieces.

use boards::Indexed;
use game_marathon::rounds::LAST_TURN;
use game_marathon::state::PIECES;
use game_marathon::units::{Arm, Piece};
use game_marathon::{Marathon, State};

/// What a morale level is worth beside the point that it counts [11.0b]: everybody checks against it.
const LEVEL: f32 = 1.8;
/// What a Combat Factor is worth that can still fight for the whole game.
const FACTOR: f32 = 0.3;
/// How much of its fighting a routed unit is out of, as most never come back in time.
const ROUTED: f32 = 0.7;
/// How often a routed unit is lost in the end.
const LOST: f32 = 0.35;
/// How much of its fighting a disrupted unit is out of.
const DISRUPTED: f32 = 0.2;

/// What each fate costs.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Price {
    /// It is eliminated.
    pub(crate) dead: f32,
    /// [7.3.1] An L.
    pub(crate) loss: f32,
    /// [7.3.2a] An R.
    pub(crate) rout: f32,
    /// The same behind an L.
    pub(crate) rout_after_loss: f32,
    /// [7.3.3b] A D.
    pub(crate) disrupt: f32,
}

/// The prices of all pieces, as they stand.
#[derive(Clone, Debug)]
pub(crate) struct Prices([Price; PIECES]);

impl Prices {
    pub(crate) fn new(game: &Marathon, state: &State) -> Self {
        let left = f32::from(LAST_TURN.saturating_sub(state.turn)) / f32::from(LAST_TURN);
        let mut prices = [Price::default(); PIECES];
        for (index, price) in prices.iter_mut().enumerate() {
            let Some(piece) = Piece::at(index).filter(|it| state.units.hex(*it).is_some()) else {
                continue;
            };
            *price = if game.roster().is_leader(piece) {
                leader(game, state, piece)
            } else {
                unit(game, state, piece, left)
            };
        }
        Self(prices)
    }

    #[inline]
    pub(crate) fn of(&self, piece: Piece) -> &Price {
        &self.0[piece.index()]
    }
}

/// A Leader takes no R and no D; an L wounds him [A87].
fn leader(game: &Marathon, state: &State, piece: Piece) -> Price {
    let wounded = state.units.reduced.has(piece);
    let [fit, hurt] = game.roster().of(piece).factors;
    let rating = f32::from(if wounded { hurt } else { fit });
    let dead = 2.0 - f32::from(u8::from(wounded)) + LEVEL + 1.0 + 0.6 * rating;
    let loss = if wounded { dead } else { 1.0 + 0.6 * f32::from(fit - hurt) };
    Price { dead, loss, ..Price::default() }
}

fn unit(game: &Marathon, state: &State, piece: Piece, left: f32) -> Price {
    let (units, values) = (&state.units, game.roster().of(piece));
    let [full, reduced] = values.factors.map(f32::from);
    let is_reduced = units.reduced.has(piece);
    let (now, worth) = (if is_reduced { reduced } else { full }, FACTOR * (0.15 + left));
    let fights = if values.arm == Arm::Archer { 0.5 * now } else { now } * worth;
    let counted = is_reduced || units.routed.has(piece);
    let fresh = f32::from(u8::from(!counted));
    // [8.1b] [A77] The factors of the dead raise the enemy's level; [11.0b] two points, less one that he has.
    let dead = 1.0 + fresh + full / 10.0 * (LEVEL + 1.0) + fights;
    let two = values.steps > 1 && !is_reduced;
    let flip = if two { fresh + (full - reduced) * worth } else { 0.0 };
    let loss = if two { flip } else { dead };
    let left_over = fights - if two { (full - reduced) * worth } else { 0.0 };
    let breaks = ROUTED * left_over + LOST * (dead - fights);
    let rout = if units.routed.has(piece) { dead } else { flip.max(fresh) + breaks };
    let rout_after_loss = if two { breaks } else { 0.0 };
    let disrupt = if units.routed.has(piece) {
        dead
    } else if units.disrupted.has(piece) {
        rout
    } else {
        DISRUPTED * (fights + 0.2) + 0.2 * rout
    };
    Price { dead, loss, rout, rout_after_loss, disrupt }
}
