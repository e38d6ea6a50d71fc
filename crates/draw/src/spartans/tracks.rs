//! What is counted in Go Tell the Spartans: tracks, the stages of a turn, dice, and luck.

use game_spartans::cases::C_1_0_1;
use game_spartans::cases::{
    C_4_0_D, C_4_0_DA, C_4_0_E, C_5_1, C_5_2A, C_5_3A, C_6_0B, C_6_0C, C_7_0A, C_8_1, C_8_2, C_8_3,
    C_8_4_2, C_8_4_4B, C_8_4_5B, C_8_4_5C, C_9_0, C_10_0B, C_10_0C,
};
use game_spartans::morale::{Check, check, recovers};
use game_spartans::rounds::{DAYS, ROUNDS};
use game_spartans::state::{Awaits, Segment};
use game_spartans::units::{Contingent, Side};
use game_spartans::{Outcome, Spartans, View};

use super::words::figures as say;
use crate::course::{Die, Stage, Track, Worth};

/// The stages of a day: three before the rounds, nine of a round, and the check.
pub(super) const STAGES: &[Stage] = &[
    Stage { name: say::COMMITMENT, cases: &[C_5_1, C_5_2A, C_5_3A] },
    Stage { name: say::GREEK_DEPLOYMENT, cases: &[C_6_0B, C_6_0C] },
    Stage { name: say::PERSIAN_DEPLOYMENT, cases: &[C_7_0A] },
    Stage { name: say::PERSIAN_MOVEMENT, cases: &[C_4_0_D, C_8_1] },
    Stage { name: say::GREEK_DEFENSIVE, cases: &[C_8_2] },
    Stage { name: say::PERSIAN_OFFENSIVE, cases: &[C_8_2] },
    Stage { name: say::PERSIAN_MELEE, cases: &[C_8_3] },
    Stage { name: say::GREEK_MOVEMENT, cases: &[C_8_1] },
    Stage { name: say::PERSIAN_DEFENSIVE, cases: &[C_8_2] },
    Stage { name: say::GREEK_OFFENSIVE, cases: &[C_8_2] },
    Stage { name: say::GREEK_MELEE, cases: &[C_8_3] },
    Stage { name: say::RECOVERY, cases: &[C_8_4_2] },
    Stage { name: say::END_OF_DAY, cases: &[C_4_0_E, C_9_0] },
];

/// The stage of the first step of a round.
const FIRST_OF_ROUND: usize = 3;

/// The stage of a position, by its place in [`STAGES`].
pub(super) const fn stage(view: &View) -> Option<usize> {
    Some(match view.state.awaits {
        Awaits::Commitment
        | Awaits::Choice
        | Awaits::Ephialtes
        | Awaits::Conference
        | Awaits::Leave { .. }
        | Awaits::Farewell { .. }
        | Awaits::Vote(_)
        | Awaits::Casting(_) => 0,
        Awaits::Guard | Awaits::Deployment => 1,
        Awaits::Muster(_) => 2,
        Awaits::EndOfDay => FIRST_OF_ROUND + Segment::ALL.len(),
        Awaits::Over(_) => return None,
        _ => FIRST_OF_ROUND + view.state.segment as usize,
    })
}

/// Everything that is counted.
pub(super) fn tracks(game: &Spartans, view: &View) -> Vec<Track> {
    let (state, roster) = (&view.state, &view.board.roster);
    let track = |name, case, now: u8, of: Option<u8>| Track {
        name,
        case,
        now: of.map_or(now, |of| now.min(of)).into(),
        of: of.map(Into::into),
    };
    let mut tracks = vec![
        track(say::DAY, C_1_0_1, state.day, Some(DAYS)),
        track(say::ROUND, C_4_0_DA, state.round, Some(ROUNDS)),
    ];
    if state.entry > 0 {
        tracks.push(track(say::IMMORTALS_COME, C_5_2A, state.today, Some(state.entry)));
    }
    let army = |side| (state.army_track(side), Some(roster.army_track(side)));
    let ((greek, greeks), (persian, persians)) = (army(Side::Greek), army(Side::Persian));
    let points = game.points(state);
    tracks.extend([
        track(say::GREEK_POINTS, C_10_0B, points.greek, None),
        track(say::PERSIAN_POINTS, C_10_0C, points.persian, None),
        track(say::GREEK_ARMY, C_8_4_5B, greek, greeks),
        track(say::PERSIAN_ARMY, C_8_4_5C, persian, persians),
    ]);
    let contingent = |it: Contingent| {
        let (name, filled) = (say::TRACKS[it.index()], state.muster(it).on_track());
        track(name, C_8_4_4B, filled, Some(roster.routs_at(it)))
    };
    let counts = |it: &Contingent| roster.units(*it) > 0 && !state.muster(*it).has_routed();
    tracks.extend(Contingent::ALL.into_iter().filter(counts).map(contingent));
    tracks
}

/// The die that an outcome is.
pub(super) const fn die(outcome: Outcome) -> Option<Die> {
    match outcome {
        Outcome::Six(face) => Some(Die { face: face.number(), faces: 6 }),
        Outcome::Ten(face) => Some(Die { face: face.number(), faces: 10 }),
        _ => None,
    }
}

/// What an outcome counts for: hits of fire, checks that were passed, steps of a melee, recoveries.
pub(super) fn worth(game: &Spartans, view: &View, outcome: Outcome) -> Option<Worth> {
    let state = &view.state;
    let open = !view.options.has_fog();
    let by = |side: Side, both: [&'static str; 2], amount: f64| {
        let whose = Some(game.seat_of(side));
        Some(Worth { what: both[side as usize], amount, open, whose })
    };
    let rating = |side, at, order: u8| {
        let unit = state.positions.stack(side, at).get(usize::from(order))?;
        Some((view.board.roster.rating(unit.contingent, unit.arm, unit.losses), unit.disordered))
    };
    match (state.awaits, outcome) {
        (Awaits::Shot(shooter), Outcome::Six(_) | Outcome::Ten(_)) => {
            let (side, target) = (state.segment.side(), state.volley?.target);
            let unit = state.positions.stack(side, shooter.at).get(usize::from(shooter.order))?;
            let shot = game_spartans::fire::shot(unit.arm, shooter.at, target).ok()?;
            let modifier = game_spartans::fire::die_modifier(&view.board.map, shooter.at, target);
            let hits = shot.hits(die(outcome)?.face, modifier);
            by(side, [say::GREEK_HITS, say::PERSIAN_HITS], f64::from(hits))
        }
        (Awaits::Check { side, at, order, .. }, Outcome::Ten(roll)) => {
            let (rating, disordered) = rating(side, at, order)?;
            let holds = check(rating, roll, disordered) == Check::Holds;
            by(side, [say::GREEK_CHECKS, say::PERSIAN_CHECKS], f64::from(u8::from(holds)))
        }
        (Awaits::Recover { side, at, order }, Outcome::Ten(roll)) => {
            let (rating, _) = rating(side, at, order)?;
            by(side, [say::RECOVERED; 2], f64::from(u8::from(recovers(rating, roll))))
        }
        (Awaits::Strike(at), Outcome::Six(roll)) => {
            let (own, theirs) = game.melee_at(state, at)?.losses(roll);
            let gained = f64::from(theirs) - f64::from(own);
            by(state.segment.side(), [say::GREEK_STEPS, say::PERSIAN_STEPS], gained)
        }
        _ => None,
    }
}
