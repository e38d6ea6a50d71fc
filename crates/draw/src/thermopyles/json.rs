//! A view for programs. Field names are stable; new ones may be added.

use engine::{Pool, Seat, Viewer};
use game_thermopyles::state::{Awaits, Beaten, Cause, Draws, Fight};
use game_thermopyles::view::HandView;
use game_thermopyles::{Location, Persian, Spartan, View};
use serde_json::{Value, json};

/// Everything that the viewer may know.
pub(super) fn view(view: &View) -> Value {
    json!({
        "viewer": viewer(view.viewer),
        "map": Location::all().map(|location| place(view, location)).collect::<Vec<_>>(),
        "marker": view.marker.number(),
        "support": view.support,
        "slots": view.slots.map(|slot| slot.map_or(Value::Null, persian)),
        "persian_deck": persians(view.persian_deck),
        "persian_deck_size": view.persian_deck.size(),
        "graveyard": persians(view.graveyard),
        "graveyard_size": view.graveyard.size(),
        "graveyard_goal": view.options.graveyard_goal,
        "repelled": persians(view.repelled),
        "hand_limit": view.options.hand_limit,
        "hands": view.hands.iter().map(|&it| hand(it)).collect::<Vec<_>>(),
        "spartan_deck_size": view.spartan_deck,
        "spartans_unseen": spartans(view.spartans_unseen),
        "spartan_discards": spartans(view.spartan_discards),
        "active": view.active.number(),
        "step": step(view.awaits),
    })
}

fn viewer(viewer: Viewer) -> Value {
    match viewer {
        Viewer::Seat(seat) => json!(seat.number()),
        Viewer::Spectator => json!("spectator"),
    }
}

fn place(view: &View, location: Location) -> Value {
    let name = view.map.name(location);
    json!({
        "number": location.number(),
        "name": name.text,
        "provenance": name.provenance.word(),
        "die": game_thermopyles::map::gives_die(location),
    })
}

fn persian(card: Persian) -> Value {
    json!({
        "card": card.to_string(),
        "combat_value": card.combat_value(),
        "annihilation_value": card.annihilation_value(),
        "bonus": card.has_bonus(),
    })
}

fn persians(pool: Pool) -> Value {
    pool.items().map(|kind| Value::from(Persian::of_kind(kind).to_string())).collect()
}

fn spartans(pool: Pool) -> Value {
    pool.items().map(|kind| Value::from(Spartan::of_kind(kind).combat_value())).collect()
}

fn hand(hand: HandView) -> Value {
    match hand {
        HandView::Open(cards) => json!({ "size": cards.size(), "cards": spartans(cards) }),
        HandView::Closed(size) => json!({ "size": size, "cards": null }),
    }
}

fn step(awaits: Awaits) -> Value {
    match awaits {
        Awaits::Reveal => json!({ "name": "reveal" }),
        Awaits::Deal => json!({ "name": "deal" }),
        Awaits::Turn => json!({ "name": "turn" }),
        Awaits::Support(it) => json!({ "name": "support", "fight": fight(it) }),
        Awaits::SupportDice { fight: it, left } => {
            json!({ "name": "support-dice", "fight": fight(it), "left": left })
        }
        Awaits::LocationDie(it) => json!({ "name": "location-die", "fight": fight(it) }),
        Awaits::Refill { beaten, draws } => {
            let beaten = if beaten == Beaten::First { 1 } else { 2 };
            json!({ "name": "refill", "beaten": beaten, "draws_after": draws })
        }
        Awaits::Offer(it) => json!({ "name": "offer", "draws": draws(it) }),
        Awaits::Draw { to, then } => {
            json!({ "name": "draw", "seat": seat(to), "draws_after": draws(then) })
        }
        Awaits::Discard { seat: who, then } => {
            json!({ "name": "discard", "seat": seat(who), "draws_after": draws(then) })
        }
        Awaits::Over(finish) => json!({
            "name": "over",
            "case": finish.case().id(),
            "won": finish.is_won(),
        }),
    }
}

fn seat(seat: Seat) -> u8 {
    seat.number()
}

fn fight(fight: Fight) -> Value {
    let dice: Vec<u8> = fight.dice.faces().map(engine::D6::number).collect();
    json!({ "card": fight.card.combat_value(), "support_dice": dice })
}

fn draws(draws: Draws) -> Value {
    let cause = match draws.cause {
        Cause::Retreat => "retreat",
        Cause::Bonus => "bonus",
    };
    json!({ "left": draws.left, "cause": cause })
}
