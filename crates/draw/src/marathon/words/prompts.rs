//! Who is asked what, and what a die is about to decide.

use game_marathon::cases::{
    C_3_1A, C_3_3F, C_4_1B, C_4_2_1, C_4_2_5A, C_4_2A, C_4_3B, C_5_1A, C_6_2C, C_6_2D, C_6_2E,
    C_7_1G, C_7_2B, C_7_2F, C_7_3_2A, C_7_3_2E, C_7_3_2G, C_7_3_3B, C_7_4A, C_8_2A, C_9_4B, C_9_5C,
    C_10_0, C_10_1_1D, C_10_1_1E, C_10_1_1F, C_10_1_2E, C_10_1_3A, C_10_1_3B, C_10_1_3D, C_10_2_1C,
    C_10_2_2C, C_10_2_4A, C_10_2_4C,
};
use game_marathon::options::Scenario;
use game_marathon::state::{Awaits, Cause, Impulse, Place, State};
use game_marathon::tables::Letter;
use game_marathon::units::Side;
use game_marathon::{Marathon, View};

use super::{hex, hexes, kinds, marker, over, piece, player, stack};
use crate::depict::SeatNames;
use crate::grammar::{Agreement, counted};
use crate::marathon::undone;

/// Who is asked what, and by which clause.
pub(crate) fn prompt(game: &Marathon, view: &View, names: SeatNames<'_>) -> String {
    let state = &view.state;
    set_up(game, view, names)
        .or_else(|| activation(state, names))
        .or_else(|| movement(game, view, names))
        .or_else(|| combat(game, view, names))
        .or_else(|| aftermath(state, names))
        .or_else(|| dice(game, state))
        .unwrap_or_default()
}

fn set_up(game: &Marathon, view: &View, names: SeatNames<'_>) -> Option<String> {
    let state = &view.state;
    let who = |side| player(side, names);
    Some(match state.awaits {
        Awaits::SetUp(side) => match game.still_to_place(state, side) {
            0 if !game.misplaced_leaders(state, side).is_empty() => format!(
                "{}: take up again who stands wrong: {}. {C_10_1_1D}",
                who(side),
                super::pieces(game.misplaced_leaders(state, side))
            ),
            0 => format!(
                "{}: everybody stands; change what you like, or end the set-up. {C_10_0}",
                who(side)
            ),
            left => format!(
                "{}: set up the army, {} to go. {C_10_0}",
                who(side),
                counted(left, "piece")
            ),
        },
        Awaits::Abatis(left) => {
            format!(
                "{}: where does the next Abatis stand? {left} to go. {C_10_1_1F}",
                who(Side::Greek)
            )
        }
        Awaits::Spartans => {
            let left = in_hand(state);
            format!(
                "{}: by which edge hexes do the Spartans come in? {} to go. {C_10_2_4A}",
                who(Side::Greek),
                counted(left, "piece")
            )
        }
        Awaits::Landing => {
            let left = counted(in_hand(state), "piece");
            format!("{}: land those who were drawn, {left} to go. {C_10_1_3B}", who(Side::Persian))
        }
        _ => return None,
    })
}

fn in_hand(state: &State) -> u64 {
    state.units.whose(Place::Hand).len().into()
}

fn activation(state: &State, names: SeatNames<'_>) -> Option<String> {
    let who = player(state.active_side(), names);
    Some(match state.awaits {
        Awaits::FirstMarker(side) => {
            format!("{}: with which marker do you begin the turn? {C_4_1B}", player(side, names))
        }
        Awaits::Bonus(left) => {
            format!(
                "{who}: the Reserve activates any Greeks, up to {}; who acts? {C_9_5C}",
                counted(left, "unit")
            )
        }
        Awaits::Attach => {
            let with = state.operation.marker.map_or("no formation", marker);
            let active = state.operation.active.len();
            let units = match active {
                0 => "nobody".to_owned(),
                active => counted(active, "piece"),
            };
            let verb = Agreement::of(active.max(1)).verb("be");
            format!(
                "{who}: {units} of the {with} {verb} active; which others act with this marker? \
                 {C_3_3F}"
            )
        }
        _ => return None,
    })
}

fn movement(game: &Marathon, view: &View, names: SeatNames<'_>) -> Option<String> {
    let state = &view.state;
    let active = || player(state.active_side(), names);
    let reacts = || player(state.active_side().enemy(), names);
    Some(match state.awaits {
        Awaits::Movement => match undone::unmoved(game, view) {
            0 => format!("{}: nobody else can move; end your movement. {C_4_2_1}", active()),
            left => {
                format!("{}: move; {} may still go. {C_4_2_1}", active(), counted(left, "piece"))
            }
        },
        Awaits::Reaction => {
            let able = state.operation.able.len();
            format!("{}: who tries to react? {} may. {C_6_2C}", reacts(), counted(able, "unit"))
        }
        Awaits::ReactionMove(one) => {
            format!("{}: {} may move half its way, turn or stay. {C_6_2E}", reacts(), piece(one))
        }
        Awaits::Along { piece: one, from } => format!(
            "{}: does a Leader at {} go along with {}? {C_6_2D}",
            reacts(),
            hex(from),
            piece(one)
        ),
        Awaits::Face(at) => {
            let whose = state
                .units
                .in_hex(at)
                .first()
                .map_or(state.active_side(), game_marathon::units::Piece::side);
            format!(
                "{}: which corner do those at {} face? {}. {C_3_1A}",
                player(whose, names),
                hex(at),
                stack(&state.units, at)
            )
        }
        _ => return None,
    })
}

fn combat(game: &Marathon, view: &View, names: SeatNames<'_>) -> Option<String> {
    let state = &view.state;
    let active = || player(state.active_side(), names);
    Some(match state.awaits {
        Awaits::Fire => {
            let (side, kind) = match state.impulse {
                Impulse::DefensiveFire => (state.active_side().enemy(), "defensive fire"),
                _ => (state.active_side(), "offensive fire"),
            };
            let ready = undone::unfired(game, view);
            let has = if ready == 1 { "has" } else { "have" };
            format!(
                "{}: {kind}; {} {has} a target. {C_7_1G}",
                player(side, names),
                counted(ready, "unit")
            )
        }
        Awaits::Declaration => {
            let due = game.must_attack(state);
            if due.is_empty() {
                format!("{}: whom do you attack? You may leave it at that. {C_4_2_5A}", active())
            } else {
                format!(
                    "{}: whom do you attack? Those at {} must be attacked. {C_7_2B}",
                    active(),
                    hexes(due)
                )
            }
        }
        Awaits::Melee => format!("{}: which attack is fought next? {C_4_2_5A}", active()),
        _ => return None,
    })
}

fn aftermath(state: &State, names: SeatNames<'_>) -> Option<String> {
    Some(match state.awaits {
        Awaits::Allot(side) => {
            let rout = matches!(Marathon::letter_due(state), Some((_, Letter::Rout)));
            let who = player(side, names);
            if rout {
                format!("{who}: which of your units routs? {C_7_3_2A}")
            } else {
                format!("{who}: which of your units is disrupted? {C_7_3_3B}")
            }
        }
        Awaits::Retreat { piece: one, owed } => {
            format!(
                "{}: {} must leave the hex; where does it go, {}? {C_7_4A}",
                player(one.side(), names),
                piece(one),
                counted(owed, "hex")
            )
        }
        Awaits::Flight(one) => format!(
            "{}: {} has failed to rally and flees; which way? {C_7_3_2E}",
            player(one.side(), names),
            piece(one)
        ),
        Awaits::Over(finish) => over(finish),
        _ => return None,
    })
}

/// What a die or a draw is about to decide.
fn dice(game: &Marathon, state: &State) -> Option<String> {
    let variant = game.options.scenario == Scenario::Variant;
    Some(match state.awaits {
        Awaits::Muster(kind) => {
            let case = if variant { C_10_2_1C } else { C_10_1_2E };
            let troops = kinds(kind, 2);
            let troops = troops.trim_start_matches("2 ");
            format!("A die says how many {troops} take part. {case}")
        }
        Awaits::AbatisDie => format!("A die says how many Abatis the Greeks have. {C_10_1_1E}"),
        Awaits::SpartanDie => {
            let highest = game.spartans_come_on(state).unwrap_or_default();
            format!("A die says whether the Spartans come: on 0 to {highest}. {C_10_2_4C}")
        }
        Awaits::GreekInitiative => format!("The Greeks roll for initiative. {C_5_1A}"),
        Awaits::PersianInitiative(total) => {
            format!("The Persians roll for initiative, against {total}. {C_5_1A}")
        }
        Awaits::Draw => {
            format!("A marker is drawn, of {} in the pool. {C_4_2A}", state.markers.len())
        }
        Awaits::ReinforcementDie => {
            let case = if variant { C_10_2_2C } else { C_10_1_3A };
            format!("A die says how many Persians land. {case}")
        }
        Awaits::Reinforcement(left) => {
            format!("Persians are drawn from the pool, {left} more. {C_10_1_3B}")
        }
        Awaits::LeaderDie(one) => {
            format!(
                "A die says whether the coming of {} raises Persian morale. {C_10_1_3D}",
                piece(one)
            )
        }
        Awaits::ReserveDie => {
            format!("A die says how many Greeks the Reserve activates. {C_9_5C}")
        }
        Awaits::Passing { piece: one, to } => format!(
            "{} passes through routed friends on its way to {}, and checks. {C_7_3_2G}",
            piece(one),
            hex(to)
        ),
        Awaits::Clearing(at) => format!("The die for the Abatis at {} falls. {C_9_4B}", hex(at)),
        Awaits::ReactionDie(one) => format!("{} tries to react. {C_6_2C}", piece(one)),
        Awaits::Shot { piece: one, at } => {
            format!("{} fires at {}. {C_7_1G}", piece(one), hex(at))
        }
        Awaits::Strike(at) => format!("The die of the attack on {} falls. {C_7_2F}", hex(at)),
        Awaits::Check(one) => {
            format!("{} checks morale{}. {C_8_2A}", piece(one), why(state.pending.cause))
        }
        Awaits::Rally(one) => format!("{} tries to rally. {C_4_3B}", piece(one)),
        _ => return None,
    })
}

/// Why a check is made.
pub(crate) const fn why(cause: Cause) -> &'static str {
    match cause {
        Cause::Hit => " after a hit",
        Cause::Passed => ", for a friend has come through",
        Cause::Passing => " on its way through routed friends",
        Cause::Charged => " after its charge",
        Cause::Alone => ", being alone",
        Cause::Bereft => ", having lost all companions",
        Cause::Struck => ", being attacked alone",
        Cause::Reaction => " to react",
        Cause::Rally => " to rally",
    }
}
