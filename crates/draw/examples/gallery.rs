//! Draws tables of every kind into a folder, to be looked at: `cargo run -p draw --example gallery`.

use std::fs;
use std::path::Path;

use draw::{Cast, Choice, Depict, Frame, Layout, Scene, Theme};
use engine::{D6, Game, Node, Terms, Viewer};
use game_thermopyles::{Action, Outcome, Spartan, Thermopyles};

/// A name, options, a position, and what happens before it is drawn.
type Sight = (&'static str, &'static [(&'static str, &'static str)], &'static str, &'static [Step]);

/// Something that happens.
enum Step {
    Retreat,
    Charge(u8),
    Support(u8),
    Die(u8),
}

const HAND: &str = "marker 3\nslots 20/24 17/22\nhand 1 11 15 15 18 20\n";

fn main() -> std::io::Result<()> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| "target/gallery".to_owned());
    let folder = Path::new(&folder);
    fs::create_dir_all(folder)?;
    let sights: [Sight; 7] = [
        ("turn", &[], HAND, &[]),
        ("retreated", &[], HAND, &[Step::Retreat]),
        ("support", &[], HAND, &[Step::Charge(15)]),
        ("rolling", &[], HAND, &[Step::Charge(15), Step::Support(2), Step::Die(4)]),
        ("fought", &[], HAND, &[Step::Charge(15), Step::Support(1), Step::Die(4), Step::Die(3)]),
        (
            "four",
            &[("players", "4")],
            "marker 5\nsupport 2\nslots 22/22 18/26\ngraveyard 21/23 21/23 12/27 14/25\n\
             hand 1 10 12 12\nhand 2 11 15 15 18 20\nhand 3 13\nhand 4 14 16 17 19\n",
            &[],
        ),
        (
            "hidden",
            &[("players", "3"), ("hands", "hidden")],
            "marker 6\nslots 19/25 13/26\nhand 1 10 12 12\nhand 2 11 15 15 18 20\nhand 3 13\n",
            &[],
        ),
    ];
    fs::write(folder.join("board.css"), draw::svg::palette::css())?;
    for theme in Theme::ALL {
        fs::write(folder.join(format!("emblem-{}.svg", theme.name())), Thermopyles::emblem(theme))?;
        for layout in [Layout::Wide, Layout::Narrow] {
            for sight in &sights {
                let (name, drawn) =
                    (sight.0, drawn(sight, Frame { layout, theme, interactive: true }));
                let file = format!("{name}-{layout:?}-{}.svg", theme.name()).to_lowercase();
                fs::write(folder.join(file), drawn)?;
            }
        }
    }
    Ok(())
}

fn drawn((name, options, position, steps): &Sight, frame: Frame) -> String {
    let options = options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned()));
    let terms = Terms { options: options.collect(), components: None };
    let game = Thermopyles::agree(&terms).expect(name);
    let mut state = game.read_position(position).expect(name);
    let mut events = Vec::new();
    for step in *steps {
        match *step {
            Step::Retreat => game.apply(&mut state, Action::Retreat, &mut events),
            Step::Charge(card) => {
                let card = Spartan::new(card).expect(name);
                game.apply(&mut state, Action::Charge(card), &mut events);
            }
            Step::Support(cards) => game.apply(&mut state, Action::Support(cards), &mut events),
            Step::Die(face) => {
                let face = D6::new(face).expect(name);
                game.settle(&mut state, Outcome::Die(face), &mut events);
            }
        }
    }
    let viewer = match game.node(&state) {
        Node::Decision { seat } => Viewer::Seat(seat),
        _ => Viewer::Spectator,
    };
    let names = ["Leonidas", "Dienekes", "Alpheos", "Maron"].map(str::to_owned);
    let (view, cast) = (game.view(&state, viewer), Cast::new(&names));
    let mut actions = Vec::new();
    game.actions(&state, &mut actions);
    let choices = actions.into_iter().map(|action| Choice {
        notation: action.to_string(),
        words: game.say_action(&view, action, cast),
        target: game.target(&view, action),
        source: game.source(&view, action),
    });
    let scene = Scene { frame, choices: choices.collect() };
    game.svg(&view, &events, cast, &scene)
}
