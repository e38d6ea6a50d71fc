//! Orders to many at once that are worth offering beside the single actions: whatever of them can be
//! carried out now.

use engine::Game as _;
use game_marathon::cases::{
    C_3_3F, C_4_2_1, C_4_2_5A, C_6_2C, C_7_1A, C_7_1G, C_7_2B, C_7_2F, C_7_3B, C_10_0, C_10_1_1F,
    C_10_1_3B,
};
use game_marathon::map::Hex;
use game_marathon::state::Awaits;
use game_marathon::units::Piece;
use game_marathon::{Action, Marathon, View};

use super::picture::places;
use super::target;
use super::undone::listed;
use super::words;
use crate::course::{Order, Pick};

/// Everything that is worth offering in a position.
pub(super) fn of(game: &Marathon, view: &View) -> Vec<Order> {
    let mut orders = match view.state.awaits {
        Awaits::SetUp(_) => deployments(),
        Awaits::Abatis(_) => {
            vec![everybody(
                "abatis all",
                format!("all Abatis on both sides of the Center {C_10_1_1F}"),
            )]
        }
        Awaits::Landing | Awaits::Spartans => {
            vec![everybody("place all", format!("everybody, as far forward as may be {C_10_1_3B}"))]
        }
        Awaits::Attach | Awaits::Bonus(_) => {
            attached().into_iter().chain(stacks_attached(game, view)).collect()
        }
        Awaits::Movement => advances(),
        Awaits::Reaction => {
            vec![everybody("react next", format!("the next who may tries to react {C_6_2C}"))]
        }
        Awaits::Fire => fire(game, view),
        Awaits::Declaration => vec![
            everybody("attack all", format!("everybody attacks at the best odds {C_4_2_5A}")),
            everybody("attack must", format!("only whom you must attack {C_7_2B}")),
        ],
        Awaits::Melee => vec![everybody("fight next", format!("the next attack {C_7_2F}"))],
        Awaits::Allot(_) => {
            vec![everybody("take best", format!("whoever is missed least takes it {C_7_3B}"))]
        }
        _ => Vec::new(),
    };
    orders.retain(|order| is_possible(game, view, &order.notation));
    orders
}

/// Whether an order stands for actions, the first of which is allowed.
fn is_possible(game: &Marathon, view: &View, notation: &str) -> bool {
    let actions = game.expand(&view.state, notation).unwrap_or_default();
    actions.first().is_some_and(|first| game.allows(&view.state, *first))
}

/// An order to everybody who may.
fn everybody(notation: &str, words: String) -> Order {
    order(notation, words, target::command(places::EVERYBODY, "everybody"))
}

fn order(notation: impl Into<String>, words: String, pick: Pick) -> Order {
    Order { notation: notation.into(), words, path: vec![pick], by_hand: None }
}

/// [10.0] Whole set-ups: what is in hand stands, and can be changed.
fn deployments() -> Vec<Order> {
    let pick = || target::command(places::DEPLOYMENTS, "set-ups");
    vec![
        order(
            "deploy line",
            format!("everybody in line, as far forward as may be {C_10_0}"),
            pick(),
        ),
        order("deploy back", format!("everybody in line, as far back as may be {C_10_0}"), pick()),
    ]
}

/// [3.3f] Everybody who may be activated, or a type.
fn attached() -> Vec<Order> {
    let those = [
        ("attach all", "everybody who may acts"),
        ("attach archers", "all Archers act"),
        ("attach light", "all Light Infantry acts"),
        ("attach cavalry", "all Cavalry acts"),
        ("attach leaders", "all Leaders act"),
    ];
    those.map(|(notation, said)| everybody(notation, format!("{said} {C_3_3F}"))).to_vec()
}

/// [3.3f] Everybody of a stack who may be activated, where there are several.
fn stacks_attached(game: &Marathon, view: &View) -> Vec<Order> {
    let most = match view.state.awaits {
        Awaits::Bonus(left) => usize::from(left),
        _ => usize::MAX,
    };
    let mut stacks: Vec<(Hex, Vec<Piece>)> = Vec::new();
    for action in listed(game, view) {
        let Action::Attach(piece) = action else { continue };
        let Some(at) = view.state.units.hex(piece) else { continue };
        match stacks.iter_mut().find(|(hex, _)| *hex == at) {
            Some((_, those)) => those.push(piece),
            None => stacks.push((at, vec![piece])),
        }
    }
    let several = |(_, those): &(Hex, Vec<Piece>)| those.len() > 1 && those.len() <= most;
    let one = |(at, those): (Hex, Vec<Piece>)| {
        let names: Vec<String> = those.iter().map(ToString::to_string).collect();
        let said = format!("{} act {C_3_3F}", words::pieces(those));
        order(format!("attach {}", names.join(" ")), said, target::stack_pick(view, at))
    };
    stacks.into_iter().filter(several).map(one).collect()
}

/// [4.2.1] Everybody who has not moved goes forward.
fn advances() -> Vec<Order> {
    let far = |count: u8| {
        let hexes = crate::grammar::counted(count, "hex");
        everybody(
            &format!("advance {count}"),
            format!("everybody {hexes} forward, or as far as may be {C_4_2_1}"),
        )
    };
    (1..=4).map(far).collect()
}

/// [7.1a] The best shot at any hex, and at each.
fn fire(game: &Marathon, view: &View) -> Vec<Order> {
    let mut orders = vec![everybody("fire best", format!("the best shot {C_7_1A}"))];
    let mut known: Vec<Hex> = Vec::new();
    for action in listed(game, view) {
        let Action::Fire { at, .. } = action else { continue };
        if known.contains(&at) {
            continue;
        }
        known.push(at);
        let enemy = target::named(view, at);
        let words = format!("the best shot at {enemy} {C_7_1G}");
        orders.push(order(format!("fire {at}"), words, target::hex_pick(view, at)));
    }
    orders
}
