//! One game to look at, turn by turn.

use std::fmt::Write as _;

use game_marathon::map::Hex;
use game_marathon::state::{Impulse, Place};
use game_marathon::units::{Arm, Side};
use game_marathon::{Marathon, State};
use search::PlayerSpec;

use crate::play;

/// One game with a picture at the end of each turn.
pub(crate) fn watch(game: &Marathon, seed: u64, players: [PlayerSpec; 2]) {
    let mut last = (99, Impulse::End);
    let report = play(game, players, seed, |state| {
        let now = (state.turn, state.impulse);
        if now.1 == Impulse::Initiative && last.0 != now.0 {
            last = now;
            println!("{}", summary(game, state));
            print!("{}", picture(game, state));
        }
    });
    println!("{:?} on turn {}, points {:?}", report.finish, report.turn, report.points);
}

fn summary(game: &Marathon, state: &State) -> String {
    let of = |side: Side| {
        let pieces = game.roster().side(side);
        let dead = pieces.iter().filter(|it| state.units.place(*it) == Place::Dead).count();
        let on_map = pieces.iter().filter(|it| state.units.hex(*it).is_some());
        let routed = on_map.clone().filter(|it| state.units.routed.has(*it)).count();
        let points = game.points(state, side).total();
        format!(
            "{} morale {} on map {} dead {dead} routed {routed} points {points}",
            side.word(),
            state.level(side),
            on_map.count()
        )
    };
    format!("turn {}: {}; {}", state.turn, of(Side::Greek), of(Side::Persian))
}

/// The map: units of either side and their number, capital letters for Greeks.
fn picture(game: &Marathon, state: &State) -> String {
    let mut text = String::new();
    for row in 1..=20 {
        let _ = write!(text, "{row:02} ");
        for column in 1..=39 {
            let Some(hex) = Hex::new(column, row) else { continue };
            let there = state.units.in_hex(hex);
            let units = there.minus(game.roster().leaders());
            let sign = match units.first().or_else(|| there.first()) {
                None if !game.map().is_land(hex) => "~~ ".to_owned(),
                None if game.map().site_at(hex).is_some() => " # ".to_owned(),
                None if state.abatis.has(hex) => " x ".to_owned(),
                None => " . ".to_owned(),
                Some(first) => {
                    let letter = match game.roster().of(first).arm {
                        Arm::Hoplite | Arm::Infantry => 'i',
                        Arm::Light => 'l',
                        Arm::Archer => 'a',
                        Arm::Cavalry => 'c',
                        Arm::Leader => '!',
                    };
                    let greek = first.side() == Side::Greek;
                    let letter = if greek { letter.to_ascii_uppercase() } else { letter };
                    let state = if units.meets(state.units.routed) {
                        'r'
                    } else if there.meets(game.roster().leaders()) {
                        '*'
                    } else {
                        ' '
                    };
                    format!("{letter}{}{state}", units.len())
                }
            };
            text.push_str(&sign);
        }
        text.push('\n');
    }
    text
}
