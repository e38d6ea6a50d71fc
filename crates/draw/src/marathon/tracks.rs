//! What is counted in Marathon: tracks, the stages of a turn, dice, and luck.

use game_marathon::cases::{
    C_3_3F, C_4_0, C_4_1B, C_4_2_1, C_4_2_2, C_4_2_3, C_4_2_4, C_4_2_5A, C_4_2_5B, C_4_2A, C_4_3B,
    C_4_4, C_5_1A, C_7_2F, C_8_1A, C_8_1B, C_9_4F, C_10_0, C_10_1_1F, C_10_1_3A, C_10_1_3B,
    C_11_0B,
};
use game_marathon::morale::HIGHEST;
use game_marathon::rounds::LAST_TURN;
use game_marathon::state::{Awaits, Impulse, Place, State};
use game_marathon::units::Side;
use game_marathon::{Marathon, Outcome, View, seat_of};

use super::words::figures as say;
use crate::course::{Die, Stage, Track, Worth};

/// The stages of a turn, and the set-up before the first.
pub(super) const STAGES: &[Stage] = &[
    Stage { name: say::SET_UP, cases: &[C_10_0, C_10_1_1F] },
    Stage { name: say::INITIATIVE, cases: &[C_5_1A, C_4_1B] },
    Stage { name: say::DRAW, cases: &[C_4_2A] },
    Stage { name: say::LANDING, cases: &[C_10_1_3A, C_10_1_3B] },
    Stage { name: say::ACTIVATION, cases: &[C_3_3F] },
    Stage { name: say::MOVEMENT, cases: &[C_4_2_1] },
    Stage { name: say::REACTION, cases: &[C_4_2_2] },
    Stage { name: say::DEFENSIVE_FIRE, cases: &[C_4_2_3] },
    Stage { name: say::OFFENSIVE_FIRE, cases: &[C_4_2_4] },
    Stage { name: say::DECLARATION, cases: &[C_4_2_5A, C_4_2_5B] },
    Stage { name: say::MELEE, cases: &[C_4_2_5A, C_7_2F] },
    Stage { name: say::RALLY, cases: &[C_4_3B] },
    Stage { name: say::END, cases: &[C_4_4] },
];

/// The stage of a position, by its place in [`STAGES`].
pub(super) const fn stage(view: &View) -> Option<usize> {
    if let Awaits::Over(_) = view.state.awaits {
        return None;
    }
    Some(match view.state.impulse {
        Impulse::SetUp(_) | Impulse::Abatis => 0,
        Impulse::Spartans | Impulse::Initiative => 1,
        Impulse::Draw => 2,
        Impulse::Landing => 3,
        Impulse::Activation => 4,
        Impulse::Movement | Impulse::MovementEnd => 5,
        Impulse::Reaction | Impulse::ReactionEnd => 6,
        Impulse::DefensiveFire => 7,
        Impulse::OffensiveFire => 8,
        Impulse::Declaration => 9,
        Impulse::Melee => 10,
        Impulse::Rally => 11,
        Impulse::End => 12,
    })
}

/// Everything that is counted.
pub(super) fn tracks(game: &Marathon, view: &View) -> Vec<Track> {
    let state = &view.state;
    let track = |name, case, now: u64, of: Option<u64>| Track {
        name,
        case,
        now: of.map_or(now, |of| now.min(of)),
        of,
    };
    let level = |side| u64::from(state.level(side));
    let points = |side| u64::from(game.points(state, side).total());
    let most = Some(u64::from(HIGHEST));
    let mut tracks = vec![
        track(say::TURN, C_4_0, state.turn.into(), Some(LAST_TURN.into())),
        track(say::GREEK_MORALE, C_8_1A, level(Side::Greek), most),
        track(say::PERSIAN_MORALE, C_8_1A, level(Side::Persian), most),
        track(say::GREEK_POINTS, C_11_0B, points(Side::Greek), None),
        track(say::PERSIAN_POINTS, C_11_0B, points(Side::Persian), None),
        track(say::GREEK_FACTORS, C_8_1B, owed(game, state, Side::Greek), Some(10)),
        track(say::PERSIAN_FACTORS, C_8_1B, owed(game, state, Side::Persian), Some(10)),
    ];
    let waiting = state.units.whose(Place::Pool).len();
    if waiting > 0 {
        tracks.push(track(say::WAITING, C_10_1_3B, waiting.into(), None));
    }
    if state.turn > 0 {
        tracks.push(track(say::MARKERS, C_4_2A, state.markers.len().into(), None));
    }
    if game.options.abatis && !state.abatis.is_empty() {
        tracks.push(track(say::ABATIS_LEFT, C_9_4F, state.abatis.len().into(), None));
    }
    tracks
}

/// [8.1b] [A78] Factors that the enemy has lost and that have not raised this side's level yet: at ten
/// it rises at the end of the turn.
pub(super) fn owed(game: &Marathon, state: &State, side: Side) -> u64 {
    let lost = u64::from(game.factors_lost(state, side.enemy()));
    lost.saturating_sub(10 * u64::from(state.credited[side.index()]))
}

/// The die that an outcome is.
pub(super) const fn die(outcome: Outcome) -> Option<Die> {
    match outcome {
        Outcome::Die(face) => Some(Die { face: Marathon::shown(face), faces: 10 }),
        _ => None,
    }
}

/// What an outcome counts for: hits, checks that were passed, pips where high is good.
pub(super) fn worth(game: &Marathon, view: &View, outcome: Outcome) -> Option<Worth> {
    let state = &view.state;
    let Outcome::Die(die) = outcome else { return None };
    let pips = Marathon::shown(die);
    let by = |side: Side, both: [&'static str; 2], amount: f64| {
        Some(Worth { what: both[side.index()], amount, open: true, whose: Some(seat_of(side)) })
    };
    match state.awaits {
        Awaits::Shot { piece, at } => {
            let from = state.units.hex(piece)?;
            let there = state.units.in_hex(at);
            let hits =
                there.iter().filter(|it| game.aim_at(state, (piece, from), *it, die).hit).count();
            by(piece.side(), [say::GREEK_HITS, say::PERSIAN_HITS], f64::from(hits as u8))
        }
        Awaits::Check(piece)
        | Awaits::Rally(piece)
        | Awaits::ReactionDie(piece)
        | Awaits::Passing { piece, .. } => {
            let (ledger, level) = game.check_ahead(state, piece);
            let passed = i16::from(pips) + ledger.total() <= i16::from(level);
            let both = [say::GREEK_CHECKS, say::PERSIAN_CHECKS];
            by(piece.side(), both, f64::from(u8::from(passed)))
        }
        Awaits::Strike(_) => {
            let both = [say::GREEK_MELEES, say::PERSIAN_MELEES];
            by(state.active_side(), both, f64::from(pips))
        }
        Awaits::GreekInitiative => {
            by(Side::Greek, [say::GREEK_INITIATIVE, say::PERSIAN_INITIATIVE], f64::from(pips))
        }
        Awaits::PersianInitiative(_) => {
            by(Side::Persian, [say::GREEK_INITIATIVE, say::PERSIAN_INITIATIVE], f64::from(pips))
        }
        Awaits::ReinforcementDie => by(Side::Persian, [say::LANDED; 2], f64::from(pips)),
        _ => None,
    }
}
