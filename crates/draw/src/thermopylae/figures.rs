//! What is counted in The Battle of Thermopylae: tracks, the stages of a turn, and luck.

use game_thermopylae::cases::{
    R2, R3, R5, R6, R7, R18, R19, R20, R25, R26, R29, R30, R32, R35, R37, R40,
};
use game_thermopylae::combat::{Slope, Strike, strike};
use game_thermopylae::end::QUIET_ROUNDS;
use game_thermopylae::{Awaits, Outcome, Side, Thermopylae, View};

use super::words::figures as say;
use crate::course::{Die, Stage, Track, Worth};

/// The stages of the game and of a turn.
pub(super) const STAGES: &[Stage] = &[
    Stage { name: say::AUCTION, cases: &[R2, R3] },
    Stage { name: say::SET_UP, cases: &[R18] },
    Stage { name: say::COMBATS, cases: &[R20, R25] },
    Stage { name: say::ATTACKERS, cases: &[R26] },
    Stage { name: say::DICE, cases: &[R29, R30] },
    Stage { name: say::HITS, cases: &[R32] },
    Stage { name: say::AGAIN, cases: &[R35] },
    Stage { name: say::MOVEMENT, cases: &[R37, R40] },
];

/// The stage of a step, by its place in [`STAGES`].
pub(super) const fn stage(awaits: Awaits) -> Option<usize> {
    Some(match awaits {
        Awaits::Opener
        | Awaits::Auction { .. }
        | Awaits::FirstBid
        | Awaits::SecondBid { .. }
        | Awaits::Tie => 0,
        Awaits::SetUp => 1,
        Awaits::Combat => 2,
        Awaits::Join => 3,
        Awaits::Dice => 4,
        Awaits::Hits(_) => 5,
        Awaits::Again => 6,
        Awaits::Movement => 7,
        Awaits::Over(_) => return None,
    })
}

/// [R7] [A27] So many Persian units gone put the bid out of reach, once there is one.
pub(super) fn enough_gone(view: &View) -> Option<u16> {
    let army = view.board.army_size(Side::Persian);
    let bid = u16::from(view.state.bid);
    (bid > 0).then(|| (army + 1).saturating_sub(bid))
}

/// Everything that is counted.
pub(super) fn tracks(view: &View) -> Vec<Track> {
    let state = &view.state;
    let track = |name, case, now: u16, of: Option<u16>| Track {
        name,
        case,
        now: now.into(),
        of: of.map(Into::into),
    };
    let bid = (state.bid > 0).then(|| u16::from(state.bid));
    let greeks = view.board.army_size(Side::Greek);
    vec![
        track(say::DESTROYED, R5, state.destroyed_count(Side::Persian), bid),
        track(say::GONE, R7, state.departed_count(), enough_gone(view)),
        track(say::GREEKS_LOST, R6, state.destroyed_count(Side::Greek), Some(greeks)),
        track(say::QUIET, R19, state.quiet.into(), Some(QUIET_ROUNDS.into())),
        track(say::ROUND, R19, state.round.into(), Some(view.options.rounds.into())),
    ]
}

/// The die that an outcome is.
pub(super) const fn die(outcome: Outcome) -> Option<Die> {
    match outcome {
        Outcome::Die(face) => Some(Die { face: face.number(), faces: 10 }),
        Outcome::Opener(_) | Outcome::Greek(_) => None,
    }
}

/// What a die counts for: a hit or none.
pub(super) fn worth(game: &Thermopylae, view: &View, outcome: Outcome) -> Option<Worth> {
    let Outcome::Die(face) = outcome else { return None };
    let (state, map) = (&view.state, &view.board.map);
    let roller = game.roller(state)?;
    let combat = &state.combat;
    let (what, level, slope) = if roller.attacks {
        let higher = map.is_higher(roller.at, combat.target);
        (say::ATTACK_HITS, game.attack_level(roller.unit, higher), Slope::Flat)
    } else {
        let slope = game.slope_of(combat);
        (say::DEFENSE_HITS, game.defense_level(roller.unit, slope), slope)
    };
    let hit = strike(level, slope, face) != Strike::Miss;
    let whose = Some(state.seat_of(roller.unit.side()));
    Some(Worth { what, amount: f64::from(u8::from(hit)), open: true, whose })
}
