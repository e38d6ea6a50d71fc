//! Marathon in English: every word that players of it read.

pub(super) mod actions;
pub(super) mod aids;
pub(super) mod cards;
pub(super) mod doom;
pub(super) mod events;
pub(super) mod fates;
pub(super) mod fights;
pub(super) mod figures;
pub(super) mod goals;
pub(super) mod ledgers;
pub(super) mod objections;
pub(super) mod obstacles;
pub(super) mod odds;
pub(super) mod parts;
pub(super) mod prompts;
pub(super) mod tables;

use boards::hexes::Vertex;
use engine::{Ending, Seat, Verdict};
use game_marathon::map::Hex;
use game_marathon::markers::Marker;
use game_marathon::rounds::LAST_TURN;
use game_marathon::state::{Awaits, Impulse, Units};
use game_marathon::units::{Arm, Formation, Kind, Piece, Pieces, Side};
use game_marathon::victory::Finish;
use game_marathon::{View, seat_of};

use crate::depict::SeatNames;
use crate::grammar::{Agreement, Subject, article, counted, list, plural};

/// Both sides, as people call them.
pub(super) const fn side(side: Side) -> &'static str {
    match side {
        Side::Greek => "Greeks",
        Side::Persian => "Persians",
    }
}

/// Whose: `Greek`.
pub(super) const fn of_side(side: Side) -> &'static str {
    match side {
        Side::Greek => "Greek",
        Side::Persian => "Persian",
    }
}

/// A side that does something.
pub(super) fn they(side: Side) -> Subject<'static> {
    let name = match side {
        Side::Greek => "The Greeks",
        Side::Persian => "The Persians",
    };
    Subject::named(name, Agreement::Many)
}

/// A type.
pub(super) const fn arm(arm: Arm) -> &'static str {
    match arm {
        Arm::Hoplite => "Hoplite",
        Arm::Infantry => "Heavy Infantry",
        Arm::Light => "Light Infantry",
        Arm::Archer => "Archer",
        Arm::Cavalry => "Cavalry",
        Arm::Leader => "Leader",
    }
}

/// Several of a type: `Hoplites`, `Cavalry units`.
pub(super) fn arms(of: Arm) -> String {
    plural(one_of(of))
}

/// One of a type where it is counted: `Hoplite`, `Cavalry unit`.
const fn one_of(of: Arm) -> &'static str {
    match of {
        Arm::Infantry => "Heavy Infantry unit",
        Arm::Light => "Light Infantry unit",
        Arm::Cavalry => "Cavalry unit",
        other => arm(other),
    }
}

/// So many of a type: `3 Hoplites`.
pub(super) fn arms_counted(of: Arm, count: u64) -> String {
    counted(count, one_of(of))
}

/// A formation.
pub(super) const fn formation(formation: Formation) -> &'static str {
    match formation {
        Formation::Left => "Left Wing",
        Formation::Center => "Center",
        Formation::Right => "Right Wing",
        Formation::Reserve => "Reserve",
        Formation::Sparta => "Spartans",
    }
}

/// An activation marker.
pub(super) const fn marker(marker: Marker) -> &'static str {
    use game_marathon::markers::Wing;
    match (marker.side, marker.wing) {
        (Side::Greek, Wing::Left) => "Greek Left Wing",
        (Side::Greek, Wing::Center) => "Greek Center",
        (Side::Greek, Wing::Right) => "Greek Right Wing",
        (Side::Greek, Wing::Reserve) => "Greek Reserve",
        (Side::Persian, Wing::Left) => "Persian Left Wing",
        (Side::Persian, Wing::Center) => "Persian Center",
        (Side::Persian, Wing::Right) => "Persian Right Wing",
        (Side::Persian, Wing::Reserve) => "Persian Reserve",
    }
}

/// A hex by its printed number.
pub(super) fn hex(hex: Hex) -> String {
    format!("{:04}", hex.number())
}

/// Hexes in a row.
pub(super) fn hexes(hexes: impl IntoIterator<Item = Hex>) -> String {
    let names: Vec<String> = hexes.into_iter().map(hex).collect();
    list(&names)
}

/// A corner that units face.
pub(super) const fn facing(vertex: Vertex) -> &'static str {
    match vertex {
        Vertex::UpRight => "upper right",
        Vertex::Right => "right",
        Vertex::DownRight => "lower right",
        Vertex::DownLeft => "lower left",
        Vertex::Left => "left",
        Vertex::UpLeft => "upper left",
    }
}

/// A piece by its type and its name: `Hoplite GL1`, `Callimachus`, `Leader Aiantis`.
pub(super) fn piece(piece: Piece) -> String {
    let kind = piece.kind_in_box();
    match kind {
        Kind::CALLIMACHUS | Kind::DATIS | Kind::ATAPHERNES => piece.to_string(),
        kind => format!("{} {piece}", arm(kind.arm())),
    }
}

/// A piece that does something.
pub(super) fn it(one: Piece) -> Subject<'static> {
    Subject::named(piece(one), Agreement::One)
}

/// Pieces in a row.
pub(super) fn pieces(pieces: impl IntoIterator<Item = Piece>) -> String {
    let names: Vec<String> = pieces.into_iter().map(piece).collect();
    list(&names)
}

/// Pieces that do something together.
pub(super) fn all(those: &[Piece]) -> Subject<'static> {
    Subject::named(pieces(those.iter().copied()), Agreement::of(those.len() as u64))
}

/// What pieces of a kind are before they are told apart: `Hoplite of the Left Wing`.
pub(super) fn kind(kind: Kind) -> String {
    if kind.arm() == Arm::Leader {
        return kind.pieces().next().map_or_else(String::new, piece);
    }
    match kind.formation() {
        Some(Formation::Sparta) => "Spartan Hoplite".to_owned(),
        Some(it) => format!("{} of the {}", arm(kind.arm()), formation(it)),
        None => format!("{} {}", of_side(kind.side()), arm(kind.arm())),
    }
}

/// So many of a kind: `3 Hoplites of the Left Wing`.
pub(super) fn kinds(of: Kind, count: u64) -> String {
    if of.arm() == Arm::Leader {
        return kind(of);
    }
    let one = one_of(of.arm());
    match of.formation() {
        Some(Formation::Sparta) => counted(count, "Spartan Hoplite"),
        Some(it) => format!("{} of the {}", counted(count, one), formation(it)),
        None => counted(count, &format!("{} {one}", of_side(of.side()))),
    }
}

/// One of a kind, or a Leader by his name: `a Hoplite of the Left Wing`.
pub(super) fn one_kind(of: Kind) -> String {
    let told = kinds(of, 1);
    match told.strip_prefix("1 ") {
        Some(noun) => format!("{} {noun}", article(noun)),
        None => told,
    }
}

/// How a piece fares, in words: nothing where it is whole and in order.
pub(super) fn fares(units: &Units, one: Piece) -> String {
    let leader = one.kind_in_box().arm() == Arm::Leader;
    let mut said = Vec::new();
    if units.reduced.has(one) {
        said.push(if leader { "wounded" } else { "reduced" });
    }
    if units.disrupted.has(one) {
        said.push("disrupted");
    }
    if units.routed.has(one) {
        said.push(if units.fled.has(one) { "routed, has fled once" } else { "routed" });
    }
    said.join(", ")
}

/// A piece by its name and how it fares: `GL2 reduced`.
fn in_short(units: &Units, one: Piece) -> String {
    match fares(units, one) {
        said if said.is_empty() => one.to_string(),
        said => format!("{one} {}", said.replace(", ", " and ")),
    }
}

/// Everybody in a hex: `2 Hoplites (GL1, GL2 reduced) and Callimachus`.
pub(super) fn stack(units: &Units, at: Hex) -> String {
    let there = units.in_hex(at);
    let is_leader = |one: &Piece| one.kind_in_box().arm() == Arm::Leader;
    let troops: Vec<Piece> = there.iter().filter(|one| !is_leader(one)).collect();
    let mut said = Vec::new();
    match troops[..] {
        [] => {}
        [one] => match fares(units, one) {
            how if how.is_empty() => said.push(piece(one)),
            how => said.push(format!("{} ({how})", piece(one))),
        },
        [first, ..] => {
            let names: Vec<String> = troops.iter().map(|it| in_short(units, *it)).collect();
            let count = arms_counted(first.kind_in_box().arm(), troops.len() as u64);
            said.push(format!("{count} ({})", names.join(", ")));
        }
    }
    said.extend(there.iter().filter(is_leader).map(|one| match fares(units, one) {
        how if how.is_empty() => piece(one),
        how => format!("{} ({how})", piece(one)),
    }));
    list(&said)
}

/// How a seat is called: by its name, and by its side.
pub(super) fn player(whose: Side, names: SeatNames<'_>) -> String {
    format!("{} ({})", names.name(seat_of(whose)), side(whose))
}

/// A part of the turn.
pub(super) const fn impulse(impulse: Impulse) -> &'static str {
    match impulse {
        Impulse::SetUp(Side::Greek) => figures::GREEK_SET_UP,
        Impulse::SetUp(Side::Persian) => figures::PERSIAN_SET_UP,
        Impulse::Abatis => figures::ABATIS,
        Impulse::Spartans => figures::SPARTANS,
        Impulse::Initiative => figures::INITIATIVE,
        Impulse::Draw => figures::DRAW,
        Impulse::Landing => figures::LANDING,
        Impulse::Activation => figures::ACTIVATION,
        Impulse::Movement | Impulse::MovementEnd => figures::MOVEMENT,
        Impulse::Reaction | Impulse::ReactionEnd => figures::REACTION,
        Impulse::DefensiveFire => figures::DEFENSIVE_FIRE,
        Impulse::OffensiveFire => figures::OFFENSIVE_FIRE,
        Impulse::Declaration => figures::DECLARATION,
        Impulse::Melee => figures::MELEE,
        Impulse::Rally => figures::RALLY,
        Impulse::End => figures::END,
    }
}

/// Where the game stands: `turn 3 of 10, Greek Center, movement`.
pub(super) fn moment(view: &View) -> String {
    let state = &view.state;
    if let Awaits::Over(_) = state.awaits {
        return format!("turn {} of {LAST_TURN}, the end", state.turn);
    }
    let now = impulse(state.impulse);
    match (state.turn, state.operation.marker) {
        (0, _) => format!("before the first turn, {now}"),
        (turn, Some(it)) => format!("turn {turn} of {LAST_TURN}, {}, {now}", marker(it)),
        (turn, None) => format!("turn {turn} of {LAST_TURN}, {now}"),
    }
}

/// The pieces of a set that are units.
pub(super) fn troops(set: Pieces) -> impl Iterator<Item = Piece> {
    set.into_iter().filter(|it| it.kind_in_box().arm() != Arm::Leader)
}

/// Markers in a row.
pub(super) fn markers(of: impl IntoIterator<Item = Marker>) -> String {
    let names: Vec<&str> = of.into_iter().map(marker).collect();
    list(&names)
}

/// How a game ended.
pub(super) fn over(finish: Finish) -> String {
    let winner = side(finish.winner());
    let why = match finish {
        Finish::MoraleGone(loser) => format!("{} morale is gone", of_side(loser)),
        Finish::Points | Finish::Won(Side::Greek) => "they have no fewer points".to_owned(),
        Finish::Won(Side::Persian) => "they have more points".to_owned(),
    };
    format!("The {winner} have won: {why}. {}", finish.case())
}

/// How a game ended, in a sentence: the first seat is Greek.
pub(super) fn ending(ending: &Ending) -> String {
    let winner = match ending.verdict(Seat::FIRST) {
        Verdict::Won => Some(Side::Greek),
        Verdict::Lost => Some(Side::Persian),
        Verdict::Drawn => None,
    };
    match winner {
        Some(it) => format!("The {} have won: {}. {}", side(it), ending.reason, ending.case),
        None => format!("Nobody has won: {}. {}", ending.reason, ending.case),
    }
}
