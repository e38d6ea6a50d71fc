//! The Battle of Thermopylae in English: every word that players of it read.

pub(super) mod advice;
pub(super) mod cards;
pub(super) mod events;
pub(super) mod hands;
pub(super) mod objections;
pub(super) mod odds;
pub(super) mod parts;
pub(super) mod figures;
pub(super) mod goals;
pub(super) mod picture;

use engine::{Ending, Seat, Verdict};
use game_thermopylae::cases::{
    R2, R3, R4, R18, R19, R20, R25, R26, R28, R29, R30, R32, R35, R36, R37, R40,
};
use game_thermopylae::options::Auction;
use game_thermopylae::state::{Awaits, Hits};
use game_thermopylae::units::KINDS;
use game_thermopylae::{Action, Map, Place, Side, Thermopylae, Unit, View};

use crate::depict::SeatNames;
use crate::grammar::{Agreement, Subject, counted, list, ordinal, plural};

// Labels of the board.
pub(super) const TO_PLACE: &str = "to be placed";
pub(super) const NEXT_TO: &str = "next to";
pub(super) const NOBODY: &str = "nobody";
pub(super) const RECONSTRUCTED: &str = "* reconstructed: the rulebook prints no map [A37]";
pub(super) const ALL_RECONSTRUCTED: &str =
    "The whole map is reconstructed: the rulebook prints none [A37]";
pub(super) const OWNED: &str = "† from this table's own component sheet";

/// Both sides, as people call them.
pub(super) const fn side(side: Side) -> &'static str {
    match side {
        Side::Greek => "Greeks",
        Side::Persian => "Persians",
    }
}

/// Whose turn it is.
pub(super) fn turn(view: &View) -> String {
    match view.state.round {
        0 => "before the battle".to_owned(),
        round => format!("round {round}, {} in turn", side(view.state.side)),
    }
}

/// So many units of a kind. Infantry, Cavalry and Immortals are the same for one and for many.
pub(super) fn units(unit: Unit, count: u8) -> String {
    match count {
        1 => unit.name().to_owned(),
        _ => format!("{count} {}", several(unit)),
    }
}

/// What several units of a kind are called.
pub(super) fn several(unit: Unit) -> String {
    match unit {
        Unit::SpartanGeneral | Unit::AthenianGeneral | Unit::PersianGeneral => plural(unit.name()),
        _ => unit.name().to_owned(),
    }
}

/// So many units of a kind that do something: one unit of Immortals are several men.
pub(super) fn troop(unit: Unit, count: u8) -> Subject<'static> {
    let agreement = match (count, unit) {
        (1, Unit::Immortals) => Agreement::Many,
        (1, _) => Agreement::One,
        _ => Agreement::Many,
    };
    Subject::named(units(unit, count), agreement)
}

/// One unit that does something.
pub(super) fn one(unit: Unit) -> Subject<'static> {
    troop(unit, 1)
}

/// Units by kind, dearest first.
pub(super) fn army(side: Side, counts: [u8; KINDS]) -> String {
    let there = Unit::of_side(side).zip(counts).filter(|(_, count)| *count > 0);
    let said: Vec<String> = there.map(|(unit, count)| units(unit, count)).collect();
    if said.is_empty() { NOBODY.to_owned() } else { said.join(", ") }
}

/// The units that stand in a place.
pub(super) fn stack(view: &View, place: Place) -> String {
    let said: Vec<String> =
        view.state.units(place).map(|(unit, count)| units(unit, count)).collect();
    said.join(", ")
}

/// The units that stand in a place, within a sentence.
pub(super) fn holders(view: &View, place: Place) -> String {
    let said: Vec<String> =
        view.state.units(place).map(|(unit, count)| units(unit, count)).collect();
    list(&said)
}

/// How high a place lies.
pub(super) fn height(map: &Map, place: Place) -> String {
    match map.elevation(place) {
        0 => "level ground".to_owned(),
        height => format!("mountain +{height}"),
    }
}

/// What was bid, and how it stands.
pub(super) fn bid(view: &View) -> String {
    let state = &view.state;
    if state.bid == 0 {
        return "no bid yet".to_owned();
    }
    let (destroyed, gone) = (state.destroyed_count(Side::Persian), state.departed_count());
    let left = state.on_map_count(Side::Persian);
    format!(
        "the bid is {}: {} destroyed, {gone} gone, {left} on the map",
        state.bid,
        counted(destroyed, "Persian unit")
    )
}

/// A player, and the side that he plays once that is settled.
pub(super) fn player(view: &View, seat: Seat, names: SeatNames<'_>) -> String {
    let name = names.name(seat);
    match view.state.side_of(seat) {
        Some(played) => format!("{name} ({})", side(played)),
        None => name.to_owned(),
    }
}

/// Who is asked what.
pub(super) fn prompt(game: &Thermopylae, view: &View, names: SeatNames<'_>) -> String {
    let state = &view.state;
    let of = |side: Side| player(view, state.seat_of(side), names);
    let active = of(state.side);
    let map = &view.board.map;
    let target = map.name(state.combat.target);
    match state.awaits {
        Awaits::Opener => format!("A coin says who opens the bidding. {R2}"),
        Awaits::Auction { seat } if state.bid == 0 => {
            format!("{}: open the bidding for the Greeks. {R3} {R4}", names.name(seat))
        }
        Awaits::Auction { seat } => format!(
            "{}: bid more than {}, or leave the Greeks to {}? {R3}",
            names.name(seat),
            state.bid,
            names.name(state.greek)
        ),
        Awaits::FirstBid => sealed(Seat::FIRST, names),
        Awaits::SecondBid { .. } => sealed(Seat::FIRST.clockwise(2), names),
        Awaits::Tie => format!("Both bid the same: a coin decides. {R3}"),
        Awaits::SetUp => {
            let left: u16 = game.unplaced(state).into_iter().map(u16::from).sum();
            format!("{}: place the Greek units, {left} to go. {R18}", of(Side::Greek))
        }
        Awaits::Combat => format!("{active}: attack a place, or end the combats? {R20} {R25}"),
        Awaits::Join => {
            let (how, by) = if state.combat.free { ("freely ", R36) } else { ("", R26) };
            format!("{active}: who attacks {how}{target}? {by}")
        }
        Awaits::Dice => {
            let by = match game.roller(state) {
                Some(it) if it.attacks => R29,
                _ => R30,
            };
            format!("Dice fall for {target}. {by}")
        }
        Awaits::Hits(side) => {
            format!("{}: {} {R32}", of(side), hits(state.combat.hits, side == state.side))
        }
        Awaits::Again => format!("{active}: another round for {target}, or stop? {R35}"),
        Awaits::Movement => format!("{active}: move, or end the turn? {R37}"),
        Awaits::Over(finish) => events::ended(&finish.ending(state.greek), names),
    }
}

fn sealed(seat: Seat, names: SeatNames<'_>) -> String {
    format!("{}: write a bid for the Greeks, unseen by the other. {R3} {R4}", names.name(seat))
}

/// Which hits are to be given out.
pub(super) fn hits(hits: Hits, attacker: bool) -> String {
    match (attacker, hits.on_attackers, hits.downhill) {
        (false, ..) => format!("who takes {}?", counted(hits.on_defenders, "hit")),
        (true, any, 0) => format!("who takes {}?", counted(any, "hit")),
        (true, 0, down) => {
            format!("which unit below the target takes {}?", counted(down, "downhill hit"))
        }
        (true, any, down) => format!(
            "who takes {}, and which unit below the target {}?",
            counted(any, "hit"),
            counted(down, "downhill hit")
        ),
    }
}

/// What an action does.
pub(super) fn action(view: &View, action: Action) -> String {
    let map = &view.board.map;
    let name = |place: Place| map.name(place);
    match action {
        Action::Bid(units) => {
            let goal = counted(units, "Persian unit");
            format!("bid {units}: play the Greeks, and destroy {goal} {R4}")
        }
        Action::Pass => format!("leave the Greeks to the other player {R3}"),
        Action::Place(unit, place) => format!("place {} at {} {R18}", unit.name(), name(place)),
        Action::Attack(target) => format!("attack {}: {} {R25}", name(target), stack(view, target)),
        Action::Free(target) => {
            format!("attack {} freely from above: {} {R36}", name(target), stack(view, target))
        }
        Action::Join(unit, from) => {
            format!("{} from {} {R26}", one(unit).does("attack"), name(from))
        }
        Action::CallOff => format!("call the attack off {R28}"),
        Action::Fight => {
            let attackers = view.state.combat.attacker_count();
            format!("fight with {} {R29}", counted(attackers, "unit"))
        }
        Action::Hit { unit, wounds, at } => {
            let (values, it) = (view.board.values(unit), one(unit).at(name(at)));
            let effect = if wounds + 1 >= values.hits {
                format!("and {} destroyed", it.verb("be"))
            } else {
                format!("{} {} of {}", it.agreement().own(), ordinal(wounds + 1), values.hits)
            };
            format!("{} a hit, {effect} {R32}", it.does("take"))
        }
        Action::Again => format!("fight another round {R35}"),
        Action::Stop => format!("end this combat; survivors heal {R35}"),
        Action::EndCombat => format!("end the combats of this turn {R20}"),
        Action::March { unit, from, to } => {
            format!("{} from {} to {} {R37}", unit.name(), name(from), name(to))
        }
        Action::Exit(unit, from) => {
            format!("{} the map by {} {R40}", one(unit).does("leave"), name(from))
        }
        Action::EndTurn => format!("end the turn {R19}"),
    }
}

/// [R3] Why a bid is suggested.
pub(super) fn even(even: i32, least: i32) -> String {
    if even >= least {
        format!("about even between equal players: {even}")
    } else {
        format!("about even between equal players: {even}; the bidding is above that")
    }
}

/// How bids are made at this table.
pub(super) const fn auction(auction: Auction) -> &'static str {
    match auction {
        Auction::Open => "open",
        Auction::Sealed => "sealed",
    }
}

/// How the game ended.
pub(super) fn ending(ending: &Ending) -> String {
    let winner = match Seat::all(2).find(|&seat| ending.verdict(seat) == Verdict::Won) {
        Some(seat) => format!("Seat {seat} has won"),
        None => "The game is drawn".to_owned(),
    };
    format!("{winner}: {}. {}", ending.reason, ending.case)
}
