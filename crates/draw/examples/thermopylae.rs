//! Draws The Battle of Thermopylae at many moments into a folder, to be looked at:
//! `cargo run -p draw --features png --example thermopylae`.

use std::fs;
use std::path::Path;

use draw::{Cast, Choice, Depict, Frame, Layout, Scene, Theme};
use engine::{Game, Node, Terms, Viewer};
use game_thermopylae::Thermopylae;

/// A name, the options, a position, and the orders and dice that follow.
type Sight =
    (&'static str, &'static [(&'static str, &'static str)], &'static str, &'static [&'static str]);

const AGREED: &[(&str, &str)] = &[("bid", "35"), ("greek", "1")];

const BATTLE: &str = "round 6\n\
    at camp xerxes persian-generalx2 immortalsx9 cavalryx8 infantryx21\n\
    at melas infantryx3\nat asopos immortalsx2 infantry\nat asopos_n cavalryx3\n\
    at phoinix infantryx3\nat phoinix_n persian-general infantryx2\n\
    at westgate infantryx3\nat westgate_n cavalryx2\nat anthela infantryx3\n\
    at demeter persian-general immortalsx2\nat springs immortalsx3\nat springs_n persian-general infantryx2\n\
    at gorge cavalry\nat ascent immortals\nat oaks immortals\nat aheights infantry\n\
    at mg_s leonidas spartan-infantryx2\nat mg_n spartan-general spartan-infantryx2\n\
    at kolonos greek-infantry\nat shoulder greek-infantry\nat eg_s spartan-general greek-infantryx2\n\
    at eg_n athenian-general greek-infantryx2\nat ppost greek-infantry\nat lithar greek-infantry\n\
    destroyed rest\nstep combat\n";

const SIGHTS: &[Sight] = &[
    ("auction", &[("opener", "1")], "", &["bid 20"]),
    ("set-up", AGREED, "", &["place leonidas mg_s", "place spartan-infantryx2 mg_s"]),
    ("combat", AGREED, BATTLE, &[]),
    ("join", AGREED, BATTLE, &["attack mg_s all"]),
    (
        "hits",
        AGREED,
        BATTLE,
        &["attack shoulder all", "fight", "4", "4", "2", "8", "9", "3", "4", "2"],
    ),
    (
        "movement",
        AGREED,
        BATTLE,
        &["end combat", "march camp trachis", "march cavalry gorge tslope"],
    ),
    (
        "exit",
        AGREED,
        "at exit_s infantryx3\nat exit_e cavalryx2\nat mg_s leonidas\nat camp infantryx30 xerxes\ndestroyed greek-infantryx8 spartan-infantryx4 spartan-generalx2 athenian-general\ndeparted rest\nstep movement",
        &["exit exit_e"],
    ),
];

fn main() -> std::io::Result<()> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| "target/gallery-thermopylae".to_owned());
    let folder = Path::new(&folder);
    fs::create_dir_all(folder)?;
    for theme in Theme::ALL {
        save(folder, &format!("emblem-{}", theme.name()), &Thermopylae::emblem(theme), 360)?;
        for layout in [Layout::Wide, Layout::Narrow] {
            let width = if layout == Layout::Wide { 960 } else { 360 };
            for sight in SIGHTS {
                let drawn = drawn(sight, Frame { layout, theme, interactive: true });
                let file = format!("{}-{layout:?}-{}", sight.0, theme.name()).to_lowercase();
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

fn drawn((name, options, position, orders): &Sight, frame: Frame) -> String {
    let options = options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned()));
    let terms = Terms { options: options.collect(), components: None };
    let game = Thermopylae::agree(&terms).expect(name);
    let mut state = match *position {
        "" => game.start(),
        position => game.read_position(position).expect(name),
    };
    let mut events = Vec::new();
    for order in *orders {
        if let Node::Chance { .. } = game.node(&state) {
            let outcome = game.read_outcome(order).expect(name);
            game.settle(&mut state, outcome, &mut events);
            continue;
        }
        let single = game.expand(&state, order);
        let single = single.unwrap_or_else(|| vec![game.read_action(order).expect(name)]);
        for action in single {
            game.apply(&mut state, action, &mut events);
        }
    }
    let viewer = match game.node(&state) {
        Node::Decision { seat } => Viewer::Seat(seat),
        _ => Viewer::Spectator,
    };
    let names = ["Dienekes", "Hydarnes"].map(str::to_owned);
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
