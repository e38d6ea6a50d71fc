//! Go Tell the Spartans, drawn: it can be read, used and reached, and it hides what is hidden.

mod shown;
mod svg;

use std::collections::{BTreeMap, BTreeSet};
use std::num::NonZeroU32;

use draw::{Depict, Frame, Layout, Scene, SeatNames, Shown, Theme};
use engine::{Ending, Game, Node, Seat, Verdict, Viewer};
use game_spartans::action::Action;
use game_spartans::units::Side;
use game_spartans::{Event, Spartans, State};
use shown::{agreed_on, choices, drawn};
use svg::{
    LAYOUTS, assert_letters_are_large, assert_offers_nothing, assert_small,
    assert_styled_by_the_sheet, assert_usable, elements, parsed,
};

/// A game under way, and what was told of it.
type Moment = (Spartans, State, Vec<Event>);

const FOG: &[(&str, &str)] = &[("persians", "player")];

/// The steps of a game played in a fixed way at which it is looked at.
fn played(options: &[(&str, &str)], looks: &[usize]) -> Vec<Moment> {
    let game: Spartans = agreed_on(options);
    let (mut state, mut events, mut actions) = (game.start(), Vec::new(), Vec::new());
    let (mut moments, mut luck) = (Vec::new(), 7_u32);
    for step in 0..=looks.iter().copied().max().unwrap_or(0) {
        if looks.contains(&step) {
            moments.push((game.clone(), state.clone(), events.clone()));
        }
        luck = luck.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let drawn = luck >> 8;
        match game.node(&state) {
            Node::Chance { tickets, .. } => {
                let outcome = game.outcome(&state, drawn % tickets.get());
                game.settle(&mut state, outcome, &mut events);
            }
            Node::Forced { .. } => game.carry_on(&mut state, &mut events),
            Node::Decision { .. } => {
                game.actions(&state, &mut actions);
                let action = actions[drawn as usize % actions.len()];
                let action = if matches!(action, Action::Clear(_)) { actions[0] } else { action };
                game.apply(&mut state, action, &mut events);
            }
            Node::Over(_) => break,
        }
    }
    moments
}

/// Deployment, movement, fire and melee, alone, with seven players, and in the fog.
fn moments() -> Vec<Moment> {
    let looks: Vec<usize> = (0..40).map(|it| it * 23).collect();
    let mut all = played(&[], &looks);
    all.extend(played(&[("greeks", "contingents"), ("feigned-retreat", "on")], &looks[..20]));
    all.extend(played(FOG, &looks));
    all
}

fn names() -> Vec<String> {
    Spartans::NAMES.iter().map(|&name| name.to_owned()).collect()
}

fn decider(game: &Spartans, state: &State) -> Option<Seat> {
    match game.node(state) {
        Node::Decision { seat } => Some(seat),
        _ => None,
    }
}

#[test]
fn every_action_can_be_reached_by_the_parts_of_the_picture() {
    let names = names();
    for (game, state, events) in moments() {
        let Some(seat) = decider(&game, &state) else { continue };
        let names = SeatNames::new(&names);
        let listed = choices(&game, &state, Viewer::Seat(seat), names);
        for layout in LAYOUTS {
            let svg = drawn(&game, (&state, &events), Viewer::Seat(seat), layout, true, names);
            assert_usable(&svg);
            let document = parsed(&svg);
            let targets: Vec<&str> =
                elements(&document).filter_map(|it| it.attribute("data-target")).collect();
            let known: BTreeSet<&str> = targets.iter().copied().collect();
            assert_eq!(known.len(), targets.len(), "a part is drawn twice");
            for choice in &listed {
                let drawn = choice.path.iter().all(|pick| known.contains(pick.part.as_str()));
                assert!(drawn, "{layout:?} {choice:?}");
            }
        }
    }
}

#[test]
fn pictures_are_styled_by_the_sheet_have_large_letters_and_offer_nothing_to_those_who_look_on() {
    let names = names();
    for (game, state, events) in moments().into_iter().step_by(5) {
        for layout in LAYOUTS {
            let names = SeatNames::new(&names);
            let svg = drawn(&game, (&state, &events), Viewer::Spectator, layout, false, names);
            assert_letters_are_large(&svg, layout);
            assert_styled_by_the_sheet(&svg);
            assert_offers_nothing(&svg);
        }
    }
}

#[test]
fn keys_are_unique_over_all_sheets_and_every_figure_is_stamped() {
    let names = names();
    let stamps = Spartans::stamps();
    for (game, state, events) in moments().into_iter().step_by(3) {
        let scene =
            Scene { frame: Frame { interactive: true, ..Frame::default() }, choices: vec![] };
        let view = game.view(&state, Viewer::Spectator);
        let mut keys = BTreeSet::new();
        for sheet in game.sheets(&view, &events, SeatNames::new(&names), &scene) {
            let svg = format!("<svg>{}</svg>", sheet.svg);
            let document = parsed(&svg);
            for element in elements(&document) {
                if let Some(key) = element.attribute("data-k") {
                    assert!(keys.insert(key.to_owned()), "{key} is there twice");
                    assert!(key.starts_with(&format!("{}.", sheet.name)), "{key}");
                }
                if let Some(figure) = element.attribute("href") {
                    let id = format!("id=\"{}\"", figure.trim_start_matches('#'));
                    assert!(stamps.contains(&id), "{figure} is no stamp");
                }
            }
        }
    }
}

/// How often a picture uses the figures of counters, of units that lie under others too.
fn counters(svg: &str) -> usize {
    let bodies = ["sp-greek-", "sp-persian-", "sp-slab-", "sp-slip-"];
    svg.split("href=\"#pm-").filter(|it| bodies.iter().any(|body| it.starts_with(body))).count()
}

#[test]
fn every_unit_on_the_map_is_drawn_once_and_a_melee_shows_the_top_of_both() {
    let names = names();
    for (game, state, events) in moments() {
        let view = game.view(&state, Viewer::Spectator);
        let scene = Scene::default();
        let melees = state.positions.melees();
        let drawn: usize = Side::BOTH
            .into_iter()
            .flat_map(|side| state.positions.held(side).into_iter().map(move |at| (side, at)))
            .map(
                |(side, at)| {
                    if melees.has(at) { 1 } else { state.positions.stack(side, at).len() }
                },
            )
            .sum();
        for sheet in game.sheets(&view, &events, SeatNames::new(&names), &scene) {
            if sheet.is_map {
                assert_eq!(counters(&sheet.svg), drawn, "{}", sheet.name);
            }
        }
    }
}

#[test]
fn case_3_4a_what_lies_under_the_top_of_an_enemys_stack_is_in_no_picture() {
    let names = names();
    let mut unlike = 0;
    for (game, state, _) in played(FOG, &[150, 300, 450, 600]) {
        for viewer in [Viewer::Seat(Seat::FIRST), Viewer::Spectator] {
            let view = game.view(&state, viewer);
            let mut tickets = |all: NonZeroU32| all.get() - 1;
            let twin = game.imagine(&view, &mut tickets);
            unlike += usize::from(twin != state);
            for layout in LAYOUTS {
                let draw = |state: &State| {
                    let names = SeatNames::new(&names);
                    drawn(&game, (state, &[]), viewer, layout, false, names)
                };
                assert_eq!(draw(&state), draw(&twin), "{viewer:?} {layout:?}");
            }
        }
    }
    assert!(unlike > 0, "no twin differs");
}

/// The letters of a name: left, top, right, bottom. An `em` is wide for any letter of a serif face.
fn letters(text: &roxmltree::Node<'_, '_>) -> [f32; 4] {
    let number = |name: &str| text.attribute(name).and_then(|it| it.parse::<f32>().ok());
    let [x, y, size] = ["x", "y", "font-size"].map(|name| number(name).expect("a number"));
    let said = text.text().unwrap_or_default().trim();
    let wide = 0.62 * size * f32::from(u16::try_from(said.chars().count()).expect("a short name"));
    let left = match text.attribute("text-anchor") {
        Some("middle") => x - wide / 2.0,
        Some("end") => x - wide,
        _ => x,
    };
    [left, y - size * 0.76, left + wide, y + size * 0.1]
}

#[test]
fn no_name_on_the_map_covers_another() {
    let game: Spartans = agreed_on(&[]);
    for ground in game.grounds() {
        let svg = format!("<svg>{}</svg>", ground.svg);
        let document = parsed(&svg);
        let names: Vec<_> = elements(&document)
            .filter(|it| it.tag_name().name() == "text")
            .map(|it| (it.text().unwrap_or_default().to_owned(), letters(&it)))
            .collect();
        assert!(names.len() > 30, "rows and columns are named");
        for (at, (one, a)) in names.iter().enumerate() {
            for (other, b) in &names[at + 1..] {
                let apart = a[2] <= b[0] || b[2] <= a[0] || a[3] <= b[1] || b[3] <= a[1];
                assert!(apart, "{}: {one} and {other}", ground.sheet);
            }
        }
    }
}

#[test]
fn a_position_in_small_and_both_ends_have_no_letters_and_few_bytes() {
    for (game, state, _) in moments().into_iter().step_by(7) {
        let view = game.view(&state, Viewer::Spectator);
        assert_small(&game.thumbnail(&view, Theme::Light));
        let [won, lost] = [Verdict::Won, Verdict::Lost].map(|verdict| {
            let verdicts = [verdict; Seat::MOST];
            let ending = Ending { case: game_spartans::cases::C_10_0A, reason: "", verdicts };
            game.ending_picture(&view, &ending, Theme::Light)
        });
        assert_small(&won);
        assert_small(&lost);
        assert_ne!(won, lost);
    }
}

#[test]
fn the_box_is_well_formed_in_every_theme() {
    for theme in Theme::ALL {
        let svg = Spartans::emblem(theme);
        assert!(parsed(&svg).root_element().attribute("aria-label").is_some());
    }
}

#[test]
fn a_phone_has_west_on_top_and_a_desk_has_it_to_the_left() {
    let names = names();
    let game: Spartans = agreed_on(&[]);
    let state = game.start();
    let corner = |layout: Layout, target: &str| {
        let names = SeatNames::new(&names);
        let svg = drawn(&game, (&state, &[]), Viewer::Spectator, layout, false, names);
        let document = parsed(&svg);
        let part = elements(&document)
            .find(|it| it.attribute("data-target") == Some(target))
            .expect("an area");
        let path = part.descendants().find_map(|it| it.attribute("d")).expect("its land");
        let (x, y) = path.trim_start_matches('M').split_once(' ').expect("two numbers");
        let number = |it: &str| it.split('h').next().and_then(|it| it.parse::<f32>().ok());
        [number(x).expect("x"), number(y).expect("y")]
    };
    let [wide, narrow] =
        LAYOUTS.map(|layout| ["place-A1", "place-B1", "place-A2"].map(|it| corner(layout, it)));
    // On a desk the next row lies to the right and the next column below.
    assert!(wide[1][0] > wide[0][0] && wide[2][1] > wide[0][1]);
    // Turned, the next row lies below and the next column, farther south, to the left.
    assert!(narrow[1][1] > narrow[0][1] && narrow[2][0] < narrow[0][0]);
}

/// What a drawing says of itself in every block: its markup without the blocks in it.
fn blocks(
    node: roxmltree::Node<'_, '_>,
    source: &str,
    all: &mut BTreeMap<String, String>,
) -> String {
    let mut own = String::new();
    let mut at = node.range().start;
    for child in node.children().filter(roxmltree::Node::is_element) {
        let range = child.range();
        own.push_str(&source[at..range.start]);
        let inside = blocks(child, source, all);
        match child.attribute("data-k") {
            Some(key) => {
                own.push_str("<x-b/>");
                all.insert(key.to_owned(), inside);
            }
            None => own.push_str(&inside),
        }
        at = range.end;
    }
    own.push_str(&source[at..node.range().end]);
    own
}

#[test]
fn what_a_step_changes_of_the_pictures_of_a_desk_is_small() {
    const STEPS: std::ops::Range<usize> = 90..420;
    let looks: Vec<usize> = STEPS.collect();
    let (names, mut before) = (names(), BTreeMap::new());
    let (mut sizes, mut worst) = (Vec::new(), BTreeMap::<String, usize>::new());
    for (game, state, events) in played(&[], &looks) {
        let view = game.view(&state, Viewer::Spectator);
        let recent = &events[events.len().saturating_sub(160)..];
        let mut now = BTreeMap::new();
        for sheet in game.sheets(&view, recent, SeatNames::new(&names), &Scene::default()) {
            if !matches!(sheet.shown, Shown::Small | Shown::Upright) {
                let svg = format!("<svg>{}</svg>", sheet.svg);
                let own = blocks(parsed(&svg).root_element(), &svg, &mut now);
                now.insert(sheet.name.to_owned(), own);
            }
        }
        let changed = now.iter().filter(|(key, own)| before.get(*key) != Some(*own));
        let changed: Vec<(&String, usize)> =
            changed.map(|(key, own)| (key, key.len() + own.len())).collect();
        sizes.push(changed.iter().map(|(_, bytes)| bytes).sum::<usize>());
        if !before.is_empty() {
            for (key, bytes) in changed {
                *worst.entry(key.clone()).or_default() += bytes;
            }
        }
        before = now;
    }
    sizes.remove(0);
    sizes.sort_unstable();
    let median = sizes[sizes.len() / 2];
    let mut worst: Vec<_> = worst.into_iter().collect();
    worst.sort_by_key(|(_, bytes)| std::cmp::Reverse(*bytes));
    worst.truncate(12);
    assert!(median <= 4000, "{median} bytes, at the most {:?}: {worst:?}", sizes.last());
}
