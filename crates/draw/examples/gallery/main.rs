//! Draws tables of every game and every kind into a folder, to be looked at:
//! `cargo run -p draw --example gallery`, with `--features png` as PNG.

mod thermopylae;
mod thermopyles;

use std::fs;
use std::path::Path;

use draw::{Choice, Depict, Frame, Layout, Scene, SeatNames, Theme};
use engine::{Node, Terms, Viewer};
use game_thermopylae::Thermopylae;
use game_thermopyles::Thermopyles;

/// A moment of a game.
struct Sight {
    name: &'static str,
    options: &'static [(&'static str, &'static str)],
    /// Where it begins; at the start of a game where it is empty.
    position: &'static str,
    /// Orders and outcomes that follow.
    orders: &'static [&'static str],
}

fn main() -> std::io::Result<()> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| "target/gallery".to_owned());
    let folder = Path::new(&folder);
    fs::create_dir_all(folder)?;
    fs::write(folder.join("board.css"), draw::svg::palette::css())?;
    hang::<Thermopyles>(&folder.join("thermopyles"), thermopyles::SIGHTS)?;
    hang::<Thermopylae>(&folder.join("thermopylae"), thermopylae::SIGHTS)
}

/// Draws the box and every sight of a game, in every theme and layout.
fn hang<G: Depict>(folder: &Path, sights: &[Sight]) -> std::io::Result<()> {
    fs::create_dir_all(folder)?;
    for theme in Theme::ALL {
        save(folder, &format!("emblem-{}", theme.name()), &G::emblem(theme), 360)?;
        for (layout, width) in [(Layout::Wide, 960), (Layout::Narrow, 360)] {
            for sight in sights {
                let drawn = drawn::<G>(sight, Frame { layout, theme, interactive: true });
                let file = format!("{}-{layout:?}-{}", sight.name, theme.name()).to_lowercase();
                save(folder, &file, &drawn, width)?;
            }
        }
    }
    Ok(())
}

#[cfg(feature = "png")]
fn save(folder: &Path, file: &str, svg: &str, width: u32) -> std::io::Result<()> {
    let png = draw::png::render(svg, width * 2).map_err(std::io::Error::other)?;
    fs::write(folder.join(format!("{file}.png")), png)
}

#[cfg(not(feature = "png"))]
fn save(folder: &Path, file: &str, svg: &str, _: u32) -> std::io::Result<()> {
    fs::write(folder.join(format!("{file}.svg")), svg)
}

/// A sight as the one sees it who decides.
fn drawn<G: Depict>(sight: &Sight, frame: Frame) -> String {
    let (game, state, events) = reached::<G>(sight);
    let viewer = match game.node(&state) {
        Node::Decision { seat } => Viewer::Seat(seat),
        _ => Viewer::Spectator,
    };
    let names: Vec<String> = G::NAMES.iter().map(|&name| name.to_owned()).collect();
    let (view, names) = (game.view(&state, viewer), SeatNames::new(&names));
    let mut actions = Vec::new();
    game.actions(&state, &mut actions);
    let choices = actions.into_iter().map(|action| Choice {
        notation: action.to_string(),
        words: game.say_action(&view, action, names),
        path: game.path(&view, action),
    });
    let scene = Scene { frame, choices: choices.collect() };
    game.svg(&view, &events, names, &scene)
}

/// Plays up to a sight.
fn reached<G: Depict>(sight: &Sight) -> (G, G::State, Vec<G::Event>) {
    let name = sight.name;
    let options = sight.options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned()));
    let terms = Terms { options: options.collect(), ..Terms::default() };
    let game = G::agree(&terms).expect(name);
    let mut state = match sight.position {
        "" => game.start(),
        position => game.read_position(position).expect(name),
    };
    let mut events = Vec::new();
    for order in sight.orders {
        if let Node::Chance { .. } = game.node(&state) {
            let outcome = game.read_outcome(order).expect(name);
            game.settle(&mut state, outcome, &mut events);
            continue;
        }
        let single = game.expand(&state, order);
        for action in single.unwrap_or_else(|| vec![game.read_action(order).expect(name)]) {
            game.apply(&mut state, action, &mut events);
        }
    }
    (game, state, events)
}
