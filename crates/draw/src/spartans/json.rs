//! A view for programs. Field names are stable; new ones may be added.

use engine::Viewer;
use game_spartans::map::{self, Area, COLUMNS, ROWS, Terrain, facing_word};
use game_spartans::state::Awaits;
use game_spartans::units::{Arm, Contingent, Side};
use game_spartans::{Spartans, View};
use serde_json::{Map, Value, json};

use super::words;

/// Everything that the viewer may know.
pub(super) fn view(game: &Spartans, view: &View) -> Value {
    let state = &view.state;
    let points = game.points(state);
    let areas = (0..ROWS).flat_map(|row| (0..COLUMNS).filter_map(move |it| Area::new(row, it)));
    json!({
        "viewer": match view.viewer {
            Viewer::Seat(seat) => json!(seat.number()),
            Viewer::Spectator => json!("spectator"),
        },
        "day": state.day,
        "round": state.round,
        "rounds_today": state.today,
        "segment": state.segment.word(),
        "attacker": state.attacker.map(Contingent::word),
        "guard": state.guard.map(Contingent::word),
        "immortals_come": (state.entry > 0).then_some(state.entry),
        "points": { "greek": points.greek, "persian": points.persian },
        "army_tracks": Value::Object(Side::BOTH.map(|side| {
            let of = view.board.roster.army_track(side);
            let track = json!({ "filled": state.army_track(side), "of": of });
            (side.word().to_owned(), track)
        }).into_iter().collect::<Map<_, _>>()),
        "had_crisis": state.had_crisis(),
        "areas": areas.map(|at| area(view, at)).collect::<Vec<_>>(),
        "contingents": Contingent::ALL.map(|it| contingent(view, it)),
        "volley": state.volley.map(|it| json!({
            "target": map::name(it.target).to_string(), "hits": it.hits,
        })),
        "melees": state.positions.melees().iter().map(words::area).collect::<Vec<_>>(),
        "step": step(view),
    })
}

fn area(view: &View, at: Area) -> Value {
    let map = &view.board.map;
    let terrain = match map.terrain(at) {
        Terrain::Coastal => "coastal",
        Terrain::Level1 => "level-1",
        Terrain::Level2 => "level-2",
    };
    json!({
        "area": words::area(at),
        "terrain": terrain,
        "wall": map.is_wall(at),
        "road": map.has_road(at),
        "greek": stack(view, Side::Greek, at),
        "persian": stack(view, Side::Persian, at),
    })
}

/// The units of a stack, the top one first.
fn stack(view: &View, side: Side, at: Area) -> Value {
    let units = view.state.positions.stack(side, at).units().enumerate();
    units
        .map(|(order, unit)| {
            let known = view.knows(side, at, order);
            json!({
                "contingent": known.then(|| unit.contingent.word()),
                "type": unit.arm.word(),
                "losses": known.then_some(unit.losses),
                "disordered": unit.disordered,
                "facing": facing_word(unit.facing),
                "forms_force_with_above": unit.linked,
                "done": unit.done,
                "aims_at": unit.aim.map(words::area),
                "entered": unit.entered.map(words::way),
            })
        })
        .collect()
}

fn contingent(view: &View, it: Contingent) -> Value {
    let (state, roster) = (&view.state, &view.board.roster);
    let muster = state.muster(it);
    let by_arm = |of: &dyn Fn(Arm) -> u8| {
        let there = Arm::ALL.into_iter().filter(|arm| of(*arm) > 0);
        Value::Object(
            there.map(|arm| (arm.word().to_owned(), json!(of(arm)))).collect::<Map<_, _>>(),
        )
    };
    json!({
        "contingent": it.word(),
        "side": it.side().word(),
        "units": by_arm(&|arm| roster.count(it, arm)),
        "on_map": view.seen_on_map(it),
        "unseen": view.unseen(it),
        "waiting": muster.in_hand(),
        "track": muster.on_track(),
        "routs_at": roster.routs_at(it),
        "on_army_track": muster.on_army_track(),
        "lost_in_crisis": muster.lost_in_crisis(),
        "gone_home": state.home.has(it),
        "used_today": state.used.has(it),
    })
}

fn step(view: &View) -> Value {
    let name = match view.state.awaits {
        Awaits::Commitment | Awaits::Choice => "commitment",
        Awaits::Ephialtes => "ephialtes",
        Awaits::Conference => "conference",
        Awaits::Leave { .. } => "leave",
        Awaits::Farewell { .. } => "farewell",
        Awaits::Vote(_) => "vote",
        Awaits::Casting(_) => "casting-vote",
        Awaits::Guard => "guard",
        Awaits::Deployment => "greek-deployment",
        Awaits::Muster(_) => "persian-deployment",
        Awaits::Entry => "entry",
        Awaits::WhichStack { .. } => "which-stack",
        Awaits::WhichWay(..) => "which-way",
        Awaits::WhichEntry(..) => "which-entry",
        Awaits::WhichTurn(_) => "which-turn",
        Awaits::March(..) => "march",
        Awaits::Movement(_) => "movement",
        Awaits::Aim(_) => "aim",
        Awaits::WhichTarget(..) => "which-target",
        Awaits::Fire(_) => "fire",
        Awaits::Shot(_) => "shot",
        Awaits::Check { .. } => "morale-check",
        Awaits::Feint(_) => "feint",
        Awaits::FeintCheck => "feint-check",
        Awaits::Melee(_) => "melee",
        Awaits::Retreat(..) => "retreat",
        Awaits::Withdraw(_) => "withdraw",
        Awaits::Strike(_) => "strike",
        Awaits::Recover { .. } => "recovery",
        Awaits::EndOfDay => "end-of-day",
        Awaits::Over(finish) => {
            return json!({
                "name": "over",
                "case": finish.case().id(),
                "finish": finish.word(),
                "winner": finish.winner().word(),
            });
        }
    };
    let at = match view.state.awaits {
        Awaits::Check { at, .. }
        | Awaits::Retreat(_, at)
        | Awaits::Withdraw(at)
        | Awaits::Strike(at)
        | Awaits::Recover { at, .. } => Some(words::area(at)),
        Awaits::March(force, _)
        | Awaits::Aim(force)
        | Awaits::Shot(force)
        | Awaits::WhichTarget(force, _)
        | Awaits::WhichWay(force, _)
        | Awaits::WhichEntry(force, _)
        | Awaits::WhichTurn(force) => Some(words::area(force.at)),
        _ => None,
    };
    json!({ "name": name, "at": at })
}
