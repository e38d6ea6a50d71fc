//! The words of the drawn table: headings, and what a screen reader says of each part.

use std::fmt::Write as _;

use game_marathon::map::{Feature, Hex};
use game_marathon::markers::{Marker, Wing};
use game_marathon::melee::Melee;
use game_marathon::state::{Impulse, Place};
use game_marathon::tables::COLUMNS;
use game_marathon::units::{Arm, Formation, Kind, Piece, Pieces, Side};
use game_marathon::{Awaits, Marathon, View};

use crate::marathon::words::{self, ledgers};

pub(super) const MAP: &str = "The map of the plain of Marathon";
pub(super) const STANDING: &str = "Turn, markers and the last combat";
pub(super) const COMMANDS: &str = "Commands";
pub(super) const HAND: &str = "Units in hand";
pub(super) const FIGHT: &str = "The last combat";
pub(super) const QUIET: &str = "No combat in this phase";
pub(super) const MORALE: &str = "Morale";
pub(super) const EMBLEM: &str =
    "Counters of Greek hoplites coming down on Persian counters on a beach with ships";

/// What the parts of the land are called, and in which hex each name stands: so far apart that none
/// covers another on a phone. Those in the last column end there.
pub(super) const REGIONS: [(u16, &str); 8] = [
    (703, "Agrieliki"),
    (2004, "Vrana"),
    (2702, "Ketroni"),
    (3904, "Stavrokoraki"),
    (913, "Plain of Marathon"),
    (3911, "Great Marsh"),
    (1116, "Small Marsh"),
    (2919, "Bay of Marathon"),
];

/// What may be done, and with what.
pub(super) fn choice(words: &str, label: &str) -> String {
    format!("{words}: {label}")
}

/// The whole picture.
pub(super) fn table(view: &View) -> String {
    format!("The plain of Marathon; {}", words::moment(view))
}

/// What the ground of a hex is, where it is more than open.
const fn ground(feature: Feature) -> &'static str {
    match feature {
        Feature::Marsh => ", marsh",
        Feature::Road => ", road",
        Feature::Beach => ", Beach",
        Feature::Camp => ", Greek Encampment",
        Feature::Vrana => ", valley of Vrana",
        Feature::Stavrokoraki => ", Stavrokoraki",
        _ => "",
    }
}

/// A hex: what it is, and who stands there.
pub(super) fn hex(game: &Marathon, view: &View, at: Hex) -> String {
    let (map, state) = (&view.board.map, &view.state);
    let mut said = format!("{at}, level {}{}", map.level(at), ground(map.feature(at)));
    if let Some(site) = map.site_at(at).filter(|site| state.fallen.has(*site)) {
        let _ = write!(said, ", fallen to the {}", words::side(site.owner().enemy()));
    }
    if state.abatis.has(at) {
        said.push_str(", Abatis");
    }
    let all = state.units.in_hex(at);
    let Some(first) = all.first() else { return said + "; empty" };
    let _ = write!(said, "; {}: ", words::side(first.side()));
    let units = all.minus(game.roster().leaders());
    let leaders = all.and(game.roster().leaders());
    let told: Vec<String> =
        units.iter().chain(leaders.iter()).map(|piece| one(game, view, piece)).collect();
    said.push_str(&told.join(", "));
    if let Some(unit) = units.first() {
        let _ = write!(said, "; facing {}", words::facing(state.units.facing(unit)));
    }
    let (active, moved) = (state.operation.active, state.operation.moved);
    match (all.and(active).len(), all.and(active).minus(moved).len()) {
        (0, _) => {}
        (_, 0) => said.push_str("; moved"),
        (..) => said.push_str("; active"),
    }
    if let Some(aim) = units.iter().find_map(|it| game.aim_of(state, it)) {
        let _ = write!(said, "; attacks {aim}");
    }
    said
}

/// A piece with its factor, and how it fares.
pub(super) fn one(game: &Marathon, view: &View, piece: Piece) -> String {
    let state = &view.state;
    let mut said = format!("{} {}", words::piece(piece), game.factor(state, piece));
    let fares = words::fares(&state.units, piece);
    let lies = [
        (!fares.is_empty(), fares.as_str()),
        (state.operation.charging.has(piece), "charging"),
        (state.operation.working.has(piece), "at work"),
        (state.turned.fired.has(piece), "has fired"),
    ];
    for (_, word) in lies.iter().filter(|(is, _)| *is) {
        let _ = write!(said, " {word}");
    }
    said
}

/// What a row of an army is called.
pub(super) const fn row(kind: Kind) -> &'static str {
    match (kind.formation(), kind.arm(), kind.side()) {
        (Some(Formation::Left), ..) => "Left Wing",
        (Some(Formation::Center), ..) => "Center",
        (Some(Formation::Right), ..) => "Right Wing",
        (Some(Formation::Reserve), ..) => "Reserve",
        (Some(Formation::Sparta), ..) => "Spartans",
        (None, Arm::Light, _) => "Light",
        (None, Arm::Archer, _) => "Archers",
        (None, Arm::Cavalry, _) => "Cavalry",
        (None, ..) => "Leaders",
    }
}

/// Where those of a kind are: in few words, and in full.
pub(super) fn whereabouts(view: &View, kind: Kind, full: bool) -> String {
    let state = &view.state;
    let pieces = view.board.roster.pieces(kind);
    let count = |is: &dyn Fn(Piece) -> bool| pieces.iter().filter(|it| is(*it)).count();
    let at = |place: Place| count(&|it| state.units.place(it) == place);
    let on_map = count(&|it| state.units.hex(it).is_some());
    let among = |those: Pieces| count(&|it| state.units.hex(it).is_some() && those.has(it));
    let mut said = Vec::new();
    for (many, word) in [
        (on_map, "on map"),
        (if full { among(state.units.reduced) } else { 0 }, "of them reduced"),
        (if full { among(state.units.disrupted) } else { 0 }, "of them disrupted"),
        (if full { among(state.units.routed) } else { 0 }, "of them routed"),
        (at(Place::Hand), "in hand"),
        (at(Place::Pool), "in pool"),
        (at(Place::Dead), "lost"),
    ] {
        if many > 0 {
            said.push(format!("{many} {word}"));
        }
    }
    if said.is_empty() { "not here".to_owned() } else { said.join(", ") }
}

/// [8.1b] What a side has destroyed, and when its morale rises next.
pub(super) fn destroyed(game: &Marathon, view: &View, side: Side) -> String {
    let lost = game.factors_lost(&view.state, side.enemy());
    format!("Factors destroyed {lost}, morale rises at {}", (lost / 10 + 1) * 10)
}

/// Where a Leader is, in few words.
pub(super) fn leader(view: &View, piece: Piece) -> String {
    let place = match view.state.units.place(piece) {
        Place::Map(hex) => hex.to_string(),
        Place::Pool => "pool".to_owned(),
        Place::Hand => "in hand".to_owned(),
        Place::Dead => "killed".to_owned(),
        Place::Out => "away".to_owned(),
    };
    format!("{piece} {place}")
}

/// The letters of a marker.
pub(super) const fn wing(wing: Wing) -> &'static str {
    match wing {
        Wing::Left => "Left",
        Wing::Center => "Cent",
        Wing::Right => "Right",
        Wing::Reserve => "Res",
    }
}

/// How a marker stands.
pub(super) fn marker(view: &View, marker: Marker) -> String {
    let state = &view.state;
    let left = state.markers.len();
    let how = if state.operation.marker == Some(marker) {
        "under way".to_owned()
    } else if state.markers.has(marker) {
        format!("still to be drawn, 1 in {left}")
    } else if marker == Marker::GREEK_RESERVE && state.reserve_gone {
        "out of the game".to_owned()
    } else if state.turn == 0 {
        "not in the pool yet".to_owned()
    } else {
        "drawn this turn, or not in the pool".to_owned()
    };
    format!("{}; {how}", words::marker(marker))
}

/// What is left to draw.
pub(super) fn left(view: &View) -> String {
    match view.state.markers.len() {
        _ if view.state.turn == 0 => "Markers: drawn from turn 1 on".to_owned(),
        0 => "Markers: none left".to_owned(),
        1 => "Markers: 1 left".to_owned(),
        many => format!("Markers: {many} left, 1 in {many} each"),
    }
}

/// A morale track.
pub(super) fn morale(game: &Marathon, view: &View, side: Side) -> String {
    let lost = game.factors_lost(&view.state, side.enemy());
    format!(
        "{}, {MORALE}; level {} of {}; {lost} enemy factors destroyed, one more at {}",
        words::side(side),
        view.state.level(side),
        game_marathon::morale::HIGHEST,
        (lost / 10 + 1) * 10
    )
}

/// The points of both sides.
pub(super) fn points(game: &Marathon, view: &View) -> String {
    let [greek, persian] = Side::BOTH.map(|side| game.points(&view.state, side).total());
    format!("Points {greek} : {persian}")
}

/// The same with what they are made of.
pub(super) fn points_in_full(game: &Marathon, view: &View) -> String {
    let each = Side::BOTH.map(|side| {
        let it = game.points(&view.state, side);
        format!(
            "{} {}: morale {}, routed or reduced enemies {}, eliminated {}, sites {}",
            words::side(side),
            it.total(),
            it.morale,
            it.shaken,
            it.eliminated,
            it.sites
        )
    });
    format!("Victory points so far; {}", each.join("; "))
}

/// The pool of Persians, and the chance of each kind.
pub(super) fn pool(view: &View) -> String {
    let waiting = view.state.units.whose(Place::Pool);
    let all = waiting.len();
    if all == 0 {
        return "Reinforcement pool; empty".to_owned();
    }
    let each = Kind::of(Side::Persian).filter_map(|kind| {
        let many = view.board.roster.pieces(kind).and(waiting).len();
        (many > 0).then(|| format!("{} {} %", words::kinds(kind, many.into()), many * 100 / all))
    });
    format!("Reinforcement pool; {all} wait: {}", each.collect::<Vec<_>>().join(", "))
}

/// What is done now, and by whom, in few words.
pub(super) fn now(view: &View) -> String {
    let state = &view.state;
    let impulse = words::impulse(state.impulse);
    match (state.awaits, state.operation.marker) {
        (Awaits::Over(_), _) => "The end".to_owned(),
        (_, Some(marker)) if state.turn > 0 => {
            let side = match state.impulse {
                Impulse::Reaction | Impulse::ReactionEnd | Impulse::DefensiveFire => {
                    marker.side.enemy()
                }
                _ => marker.side,
            };
            format!("{}: {impulse}", words::side(side))
        }
        _ => impulse.to_owned(),
    }
}

/// Names in a row, in short.
pub(super) fn names(pieces: Pieces) -> String {
    pieces.iter().map(|it| it.to_string()).collect::<Vec<_>>().join(", ")
}

/// A column of the Combat Results Table.
pub(super) fn column(column: u8) -> &'static str {
    COLUMNS.get(usize::from(column)).copied().unwrap_or_default()
}

/// What a melee rests on, line by line.
pub(super) fn melee(melee: &Melee) -> Vec<String> {
    let (attack, defence) = melee.totals;
    let mut lines = vec![format!("{attack} against {defence}: column {}", column(melee.odds))];
    lines.extend(shifts(&melee.shifts, melee.column));
    lines.extend(die(&melee.modifiers));
    lines
}

/// The shifts of a column.
pub(super) fn shifts(ledger: &engine::Ledger<game_marathon::melee::Shift>, to: u8) -> Vec<String> {
    let each = ledger.entries().iter();
    let mut lines: Vec<String> = each
        .map(|it| format!("{} column: {}", ledgers::signed(it.amount), ledgers::shift(it.reason)))
        .collect();
    if !lines.is_empty() {
        lines.push(format!("so column {}", column(to)));
    }
    lines
}

/// What is added to the die of a melee.
pub(super) fn die(ledger: &engine::Ledger<game_marathon::melee::DieReason>) -> Vec<String> {
    let each = ledger.entries().iter();
    each.map(|it| format!("{} die: {}", ledgers::signed(it.amount), ledgers::modifier(it.reason)))
        .collect()
}

/// A side that has the initiative.
pub(super) fn first(side: Side) -> String {
    format!("{}, first", words::side(side))
}

/// How many of a side are eliminated: units and Leaders.
fn dead_of(view: &View, side: Side) -> Pieces {
    let dead = view.state.units.whose(Place::Dead);
    dead.iter().filter(|piece| piece.side() == side).collect()
}

/// Those who are eliminated, in few words.
pub(super) fn dead(view: &View) -> String {
    let [greek, persian] = Side::BOTH.map(|side| dead_of(view, side).len());
    format!("Lost {greek} : {persian}")
}

/// The same by name.
pub(super) fn dead_in_full(view: &View) -> String {
    let each = Side::BOTH.map(|side| {
        let dead = dead_of(view, side);
        if dead.is_empty() {
            format!("{}: nobody", words::side(side))
        } else {
            format!("{}: {}", words::side(side), names(dead))
        }
    });
    format!("Eliminated; {}", each.join("; "))
}
