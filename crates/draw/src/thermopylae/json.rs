//! A view for programs. Field names are stable; new ones may be added.

use engine::Viewer;
use game_thermopylae::map::Territory;
use game_thermopylae::state::{Awaits, Combat, Hits, Ranks};
use game_thermopylae::units::KINDS;
use game_thermopylae::{Place, Side, Thermopylae, Unit, View};
use serde_json::{Map, Value, json};

use super::words;

/// Everything that the viewer may know.
pub(super) fn view(game: &Thermopylae, view: &View) -> Value {
    let state = &view.state;
    json!({
        "viewer": match view.viewer {
            Viewer::Seat(seat) => json!(seat.number()),
            Viewer::Spectator => json!("spectator"),
        },
        "map": view.board.map.territories.iter().map(|it| place(view, it)).collect::<Vec<_>>(),
        "units": Unit::ALL.map(|unit| values(view, unit)),
        "auction": words::auction(view.options.auction),
        "greek": state.greek.number(),
        "bid": state.bid,
        "round": state.round,
        "rounds": view.options.rounds,
        "quiet_rounds": state.quiet,
        "contact": state.contact.word(),
        "side": state.side.word(),
        "destroyed": {
            "greek": counted(Side::Greek, state.destroyed[Side::Greek as usize]),
            "persian": counted(Side::Persian, state.destroyed[Side::Persian as usize]),
        },
        "departed": counted(Side::Persian, state.departed),
        "unplaced": match state.awaits {
            Awaits::SetUp => counted(Side::Greek, game.unplaced(state)),
            _ => json!({}),
        },
        "combat": if state.is_in_combat() { combat(game, view) } else { Value::Null },
        "step": step(state.awaits),
    })
}

/// Units by kind; kinds of which there are none are left out.
fn counted(side: Side, counts: [u8; KINDS]) -> Value {
    let there = Unit::of_side(side).zip(counts).filter(|(_, count)| *count > 0);
    Value::Object(
        there.map(|(unit, count)| (unit.to_string(), json!(count))).collect::<Map<_, _>>(),
    )
}

fn place(view: &View, territory: &Territory) -> Value {
    let (map, at) = (&view.board.map, territory.place);
    let stack = view.state.stack(at);
    let holder = view.state.holder(at);
    let units = |counts| holder.map_or_else(|| json!({}), |side| counted(side, counts));
    json!({
        "place": at.id(),
        "name": territory.name,
        "terrain": territory.terrain.word(),
        "elevation": territory.elevation,
        "limit": territory.terrain.limit(),
        "open": map.open(at).iter().map(Place::id).collect::<Vec<_>>(),
        "cliffs": map.cliffs(at).iter().map(Place::id).collect::<Vec<_>>(),
        "provenance": territory.provenance.word(),
        "holder": holder.map(Side::word),
        "fresh": units(stack.fresh),
        "spent": units(stack.spent),
    })
}

fn values(view: &View, unit: Unit) -> Value {
    let values = view.board.values(unit);
    json!({
        "unit": unit.id(),
        "name": unit.name(),
        "side": unit.side().word(),
        "attack": values.attack,
        "defense": values.defense,
        "movement": values.movement,
        "hits": values.hits,
        "army": view.board.armies[unit.side() as usize][unit.kind()],
    })
}

fn combat(game: &Thermopylae, view: &View) -> Value {
    let Combat { target, free, round, rolled, hits, defenders, .. } = view.state.combat;
    let Hits { on_defenders, on_attackers, downhill } = hits;
    let side = view.state.side;
    let attackers = game.attackers(&view.state.combat).filter(|(_, ranks)| ranks.size() > 0);
    json!({
        "target": target.id(),
        "free": free,
        "round": round,
        "rolled": rolled,
        "attackers": attackers
            .map(|(at, it)| json!({ "place": at.id(), "units": ranks(side, it) }))
            .collect::<Vec<_>>(),
        "defenders": ranks(side.enemy(), &defenders),
        "hits": { "defenders": on_defenders, "attackers": on_attackers, "downhill": downhill },
    })
}

fn ranks(side: Side, ranks: &Ranks) -> Value {
    let group = |(kind, hits, units)| {
        json!({
            "unit": Unit::of(side, kind).id(), "hits_taken": hits, "units": units,
        })
    };
    ranks.groups().map(group).collect()
}

fn step(awaits: Awaits) -> Value {
    match awaits {
        Awaits::Opener => json!({ "name": "opener" }),
        Awaits::Auction { seat } => json!({ "name": "auction", "seat": seat.number() }),
        Awaits::FirstBid => json!({ "name": "first-bid" }),
        Awaits::SecondBid { first } => {
            json!({ "name": "second-bid", "first": (first > 0).then_some(first) })
        }
        Awaits::Tie => json!({ "name": "tie" }),
        Awaits::SetUp => json!({ "name": "set-up" }),
        Awaits::Combat => json!({ "name": "combat" }),
        Awaits::Join => json!({ "name": "join" }),
        Awaits::Dice => json!({ "name": "dice" }),
        Awaits::Hits(side) => json!({ "name": "hits", "side": side.word() }),
        Awaits::Again => json!({ "name": "again" }),
        Awaits::Movement => json!({ "name": "movement" }),
        Awaits::Over(finish) => json!({
            "name": "over",
            "case": finish.case().id(),
            "finish": finish.word(),
            "winner": finish.winner().word(),
        }),
    }
}
