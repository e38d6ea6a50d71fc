//! What actions do, in a few words each.

use game_marathon::cases::{
    C_3_1A, C_3_3F, C_4_1B, C_4_2_1, C_4_2_2, C_4_2_3, C_4_2_4, C_4_2_5A, C_6_1_1, C_6_1A, C_6_2C,
    C_6_2D, C_6_2E, C_7_1A, C_7_2A, C_7_3_2A, C_7_3_2E, C_7_3_3B, C_7_4A, C_9_2C, C_9_4B, C_9_5C,
    C_10_0, C_10_1_1F, C_10_1_3B, C_10_1_3C, C_10_2_4A,
};
use game_marathon::state::{Awaits, Impulse, State};
use game_marathon::{Action, Marathon, View};

use super::{facing, hex, marker, of_side, one_kind, piece, stack};
use crate::hands::Routine;

/// What an action does.
pub(crate) fn action(game: &Marathon, view: &View, action: Action) -> String {
    let state = &view.state;
    match action {
        Action::Place { .. } | Action::Lift(_) | Action::Abatis(_) | Action::Remove(_) => {
            placing(state, action)
        }
        Action::Begin(it) => format!("begin the turn with the {} {C_4_1B}", marker(it)),
        Action::Attach(one) => {
            let case = if matches!(state.awaits, Awaits::Bonus(_)) { C_9_5C } else { C_3_3F };
            format!("let {} act with this marker {case}", piece(one))
        }
        Action::Move { piece: one, to } => {
            let case =
                if matches!(state.awaits, Awaits::ReactionMove(_)) { C_6_2E } else { C_6_1A };
            format!("move {} to {}{} {case}", piece(one), hex(to), zone(game, state, one, to))
        }
        Action::Charge { piece: one, to } => {
            format!("charge to {} with {} {C_9_2C}", hex(to), piece(one))
        }
        Action::Turn(at) => format!("turn those at {} where they stand {C_6_1_1}", hex(at)),
        Action::Face(to) => match state.awaits {
            Awaits::Face(at) => format!("face the {} corner at {} {C_3_1A}", facing(to), hex(at)),
            _ => format!("face the {} corner {C_3_1A}", facing(to)),
        },
        Action::Clear { piece: one, at } => {
            format!("let {} work on the Abatis at {} {C_9_4B}", piece(one), hex(at))
        }
        Action::React(one) => format!("let {} try to react {C_6_2C}", piece(one)),
        Action::Follow(one) => format!("let {} go along {C_6_2D}", piece(one)),
        Action::Fire { piece: one, at } => {
            format!("fire with {} at {}: {} {C_7_1A}", piece(one), hex(at), stack(&state.units, at))
        }
        Action::Attack { piece: one, at } => {
            format!("attack {} with {}: {} {C_7_2A}", hex(at), piece(one), stack(&state.units, at))
        }
        Action::Fight(at) => {
            format!("fight for {} next: {} {C_4_2_5A}", hex(at), stack(&state.units, at))
        }
        Action::Rout(one) => format!("let {} rout {C_7_3_2A}", piece(one)),
        Action::Disrupt(one) => format!("let {} be disrupted {C_7_3_3B}", piece(one)),
        Action::Retreat { piece: one, first, then } => {
            let flees = matches!(state.awaits, Awaits::Flight(_));
            let (verb, case) = if flees { ("flee", C_7_3_2E) } else { ("retreat", C_7_4A) };
            match then {
                Some(second) => {
                    format!(
                        "{verb} with {} by {} to {} {case}",
                        piece(one),
                        hex(first),
                        hex(second)
                    )
                }
                None => format!("{verb} with {} to {} {case}", piece(one), hex(first)),
            }
        }
        Action::Done => done(state),
    }
}

fn placing(state: &State, action: Action) -> String {
    match action {
        Action::Place { kind: of, at } => {
            let case = match state.impulse {
                Impulse::Landing => C_10_1_3B,
                Impulse::Spartans => C_10_2_4A,
                _ => C_10_0,
            };
            let verb = if state.impulse == Impulse::Landing { "land" } else { "place" };
            format!("{verb} {} at {} {case}", one_kind(of), hex(at))
        }
        Action::Lift(one) => format!("take {} up again {C_10_0}", piece(one)),
        Action::Abatis(at) => format!("set up an Abatis at {} {C_10_1_1F}", hex(at)),
        Action::Remove(one) => {
            format!("give up {}, to make room on the Beach {C_10_1_3C}", piece(one))
        }
        _ => String::new(),
    }
}

/// [6.1b] That a move ends in an enemy's zone, where it does.
fn zone(
    game: &Marathon,
    state: &State,
    one: game_marathon::units::Piece,
    to: game_marathon::map::Hex,
) -> String {
    let enemy = one.side().enemy();
    if game.zone(state, enemy).has(to) {
        format!(", into a {} zone", of_side(enemy))
    } else {
        String::new()
    }
}

/// What comes to an end.
fn done(state: &State) -> String {
    match state.awaits {
        Awaits::SetUp(side) => format!("the {} army is set up {C_10_0}", of_side(side)),
        Awaits::Landing => format!("nobody else finds room to land {C_10_1_3B}"),
        Awaits::Bonus(_) => format!("nobody else acts with the Reserve {C_9_5C}"),
        Awaits::Attach => format!("nobody else acts with this marker {C_3_3F}"),
        Awaits::Reaction => format!("nobody else tries to react {C_4_2_2}"),
        Awaits::ReactionMove(one) => format!("{} stays as it is {C_6_2E}", piece(one)),
        Awaits::Along { .. } => format!("no Leader goes along {C_6_2D}"),
        Awaits::Fire if state.impulse == Impulse::DefensiveFire => {
            format!("nobody else fires in defence {C_4_2_3}")
        }
        Awaits::Fire => format!("nobody else fires {C_4_2_4}"),
        Awaits::Declaration => format!("nobody else attacks; fight {C_4_2_5A}"),
        Awaits::Flight(one) => format!("{} need not flee, and stays {C_7_3_2E}", piece(one)),
        Awaits::Movement => format!("nobody else moves {C_4_2_1}"),
        _ => format!("nothing more now {C_4_2_1}"),
    }
}

/// What may be typed.
pub(crate) const EXAMPLES: &[(&str, &str)] = &[
    ("deploy line", "a whole set-up, in line"),
    ("place hoplite-left 2301 down-left", "a Hoplite of the Left Wing to 2301, facing lower left"),
    ("abatis all", "all Abatis that are left"),
    ("begin greek-center", "begin the turn with the Greek Center"),
    ("attach archers", "all Archers who may act with the marker that was drawn"),
    ("go 2007 GC1 GC2 Callimachus", "those three go to 2007, as far as they may"),
    ("move GC1 2005 down-left", "GC1 moves to 2005 and faces the lower left corner"),
    ("advance 2 down", "everybody who is active goes two hexes down"),
    ("charge GCv1 2009 down-right", "Cavalry GCv1 charges to 2009"),
    ("clear PL1 2008", "PL1 works on the Abatis at 2008"),
    ("react PC1", "PC1 tries to react"),
    ("fire GA1 2010", "GA1 fires at 2010"),
    ("fire best", "the best shot of all"),
    ("attack must", "attack whoever must be attacked"),
    ("attack 2006 GC1 GC2", "GC1 and GC2 attack those at 2006"),
    ("fight 2006", "the attack on 2006 is fought next"),
    ("retreat PC1 2007 2008", "PC1 retreats by 2007 to 2008"),
    ("done", "nothing more in this part of the phase"),
];

/// What a player may leave to a rule of thumb.
pub(crate) const ROUTINES: &[Routine] = &[
    Routine { order: "fight next", words: "The order of my attacks" },
    Routine { order: "take best", words: "Which of my units take a result" },
];
