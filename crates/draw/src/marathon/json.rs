//! A view for programs. Field names are stable; new ones may be added.

use boards::Indexed as _;
use engine::Viewer;
use game_marathon::map::{Feature, Hex, vertex_word};
use game_marathon::options::Scenario;
use game_marathon::state::{Awaits, Place, State};
use game_marathon::units::{Kind, Piece, Side};
use game_marathon::{Marathon, View};
use serde_json::{Map, Value, json};

use super::{tracks, words};

/// Everything that the viewer may know: all of it.
pub(super) fn view(game: &Marathon, view: &View) -> Value {
    let state = &view.state;
    let by_side = |of: &dyn Fn(Side) -> Value| {
        let both = Side::BOTH.map(|side| (side.word().to_owned(), of(side)));
        Value::Object(both.into_iter().collect::<Map<_, _>>())
    };
    let zones = Side::BOTH.map(|side| game.zone(state, side));
    let land = game.map().land();
    json!({
        "viewer": match view.viewer {
            Viewer::Seat(seat) => json!(seat.number()),
            Viewer::Spectator => json!("spectator"),
        },
        "scenario": match view.options.scenario {
            Scenario::Historical => "historical",
            Scenario::Variant => "variant",
        },
        "turn": state.turn,
        "impulse": state.impulse.word(),
        "initiative": state.initiative.word(),
        "marker": state.operation.marker.map(game_marathon::markers::Marker::word),
        "morale": by_side(&|side| json!(state.level(side))),
        "points": by_side(&|side| points(game, state, side)),
        "factors_to_next_level": by_side(&|side| json!(tracks::owed(game, state, side))),
        "markers": markers(state),
        "reinforcements": pool(game, state),
        "reserve_gone": state.reserve_gone,
        "abatis": state.abatis.iter().map(words::hex).collect::<Vec<_>>(),
        "hexes": land.iter().map(|at| hex(view, zones, at)).collect::<Vec<_>>(),
        "units": Piece::all()
            .filter(|it| state.units.place(*it) != Place::Out)
            .map(|it| unit(game, state, it))
            .collect::<Vec<_>>(),
        "step": step(state),
    })
}

fn points(game: &Marathon, state: &State, side: Side) -> Value {
    let points = game.points(state, side);
    json!({
        "total": points.total(),
        "morale": points.morale,
        "shaken": points.shaken,
        "eliminated": points.eliminated,
        "sites": points.sites,
    })
}

/// The pool of markers with the chance of each at the next draw.
fn markers(state: &State) -> Value {
    let left = state.markers.len();
    let told = state.markers.iter().map(|it| json!({ "marker": it.word(), "ways": 1, "of": left }));
    told.collect()
}

/// The pool of reinforcements with the chance of each kind at the next draw.
fn pool(game: &Marathon, state: &State) -> Value {
    let all = state.units.whose(Place::Pool).len();
    let kinds = Kind::of(Side::Persian).filter_map(|kind| {
        let left = game.waiting(state, kind);
        (left > 0).then(|| json!({ "kind": kind.word(), "ways": left, "of": all }))
    });
    kinds.collect()
}

fn hex(view: &View, zones: [game_marathon::map::Hexes; 2], at: Hex) -> Value {
    let map = &view.board.map;
    let controlled: Vec<&str> =
        Side::BOTH.into_iter().filter(|side| zones[side.index()].has(at)).map(Side::word).collect();
    json!({
        "hex": words::hex(at),
        "level": map.level(at),
        "terrain": terrain(map.feature(at)),
        "abatis": view.state.abatis.has(at),
        "controlled_by": controlled,
        "units": view.state.units.in_hex(at).iter().map(|it| it.to_string()).collect::<Vec<_>>(),
    })
}

const fn terrain(feature: Feature) -> &'static str {
    match feature {
        Feature::Agrieliki => "agrieliki",
        Feature::Ketroni => "ketroni",
        Feature::Vrana => "vrana",
        Feature::Stavrokoraki => "stavrokoraki",
        Feature::Plain => "plain",
        Feature::Marsh => "marsh",
        Feature::Road => "road",
        Feature::Beach => "beach",
        Feature::Camp => "encampment",
        Feature::Sea => "sea",
    }
}

fn unit(game: &Marathon, state: &State, piece: Piece) -> Value {
    let values = game.roster().of(piece);
    let units = &state.units;
    let place = match units.place(piece) {
        Place::Map(_) => "map",
        Place::Out => "out",
        Place::Pool => "pool",
        Place::Hand => "hand",
        Place::Dead => "eliminated",
    };
    let at = units.hex(piece);
    json!({
        "unit": piece.to_string(),
        "side": piece.side().word(),
        "kind": values.kind.word(),
        "type": values.arm.word(),
        "formation": values.formation.map(game_marathon::units::Formation::word),
        "place": place,
        "hex": at.map(words::hex),
        "facing": at.map(|_| vertex_word(units.facing(piece))),
        "zone": game.zone_of(state, piece).iter().map(words::hex).collect::<Vec<_>>(),
        "factor": game.factor(state, piece),
        "factors": values.factors,
        "points": values.points,
        "morale": values.morale,
        "steps": values.steps,
        "reduced": units.reduced.has(piece),
        "disrupted": units.disrupted.has(piece),
        "routed": units.routed.has(piece),
        "fled": units.fled.has(piece),
        "activated": state.turned.activated.has(piece),
        "stopped": state.turned.stopped.has(piece),
        "fired": state.turned.fired.has(piece),
        "active": state.operation.active.has(piece),
        "moved": state.operation.moved.has(piece),
        "charging": state.operation.charging.has(piece),
        "working": state.operation.working.has(piece),
    })
}

/// What is waited for: its name, and the pieces and hexes that it is about.
fn step(state: &State) -> Value {
    let about = |name: &str, piece: Option<Piece>, at: Option<Hex>| json!({ "name": name, "unit": piece.map(|it| it.to_string()), "hex": at.map(words::hex) });
    let named = |name: &str| about(name, None, None);
    let left = |name: &str, left: u8| json!({ "name": name, "left": left });
    let sided = |name: &str, side: Side| json!({ "name": name, "side": side.word() });
    match state.awaits {
        Awaits::Muster(kind) => json!({ "name": "muster", "kind": kind.word() }),
        Awaits::SetUp(side) => sided("set-up", side),
        Awaits::AbatisDie => named("abatis-die"),
        Awaits::Abatis(count) => left("abatis", count),
        Awaits::SpartanDie => named("spartan-die"),
        Awaits::Spartans => named("spartans"),
        Awaits::GreekInitiative => named("greek-initiative"),
        Awaits::PersianInitiative(total) => json!({ "name": "persian-initiative", "total": total }),
        Awaits::FirstMarker(side) => sided("first-marker", side),
        Awaits::Draw => named("draw"),
        Awaits::ReinforcementDie => named("reinforcement-die"),
        Awaits::Reinforcement(count) => left("reinforcement", count),
        Awaits::Landing => named("landing"),
        Awaits::LeaderDie(piece) => about("leader-die", Some(piece), None),
        Awaits::ReserveDie => named("reserve-die"),
        Awaits::Bonus(count) => left("bonus", count),
        Awaits::Attach => named("attach"),
        Awaits::Movement => named("movement"),
        Awaits::Passing { piece, to } => about("passing", Some(piece), Some(to)),
        Awaits::Clearing(at) => about("clearing", None, Some(at)),
        Awaits::Reaction => named("reaction"),
        Awaits::ReactionDie(piece) => about("reaction-die", Some(piece), None),
        Awaits::ReactionMove(piece) => about("reaction-move", Some(piece), None),
        Awaits::Along { piece, from } => about("along", Some(piece), Some(from)),
        Awaits::Face(at) => about("face", None, Some(at)),
        Awaits::Fire => named("fire"),
        Awaits::Shot { piece, at } => about("shot", Some(piece), Some(at)),
        Awaits::Declaration => named("declaration"),
        Awaits::Melee => named("melee"),
        Awaits::Strike(at) => about("strike", None, Some(at)),
        Awaits::Allot(side) => sided("allot", side),
        Awaits::Check(piece) => about("check", Some(piece), None),
        Awaits::Retreat { piece, .. } => about("retreat", Some(piece), None),
        Awaits::Rally(piece) => about("rally", Some(piece), None),
        Awaits::Flight(piece) => about("flight", Some(piece), None),
        Awaits::Over(finish) => json!({
            "name": "over",
            "case": finish.case().id(),
            "finish": finish.word(),
            "winner": finish.winner().word(),
        }),
    }
}
