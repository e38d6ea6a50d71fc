//! Marathon, drawn: it can be read, used and reached.

mod shown;
mod svg;

use std::collections::{BTreeMap, BTreeSet};

use draw::{Depict, Frame, HandGoal, Meant, Scene, SeatNames, Shown, Theme};
use engine::{Ending, Game, Node, Seat, Verdict, Viewer};
use game_marathon::{Action, Awaits, Event, Marathon, State};
use shown::{agreed_on, choices, drawn};
use svg::{
    LAYOUTS, assert_letters_are_large, assert_offers_nothing, assert_small,
    assert_styled_by_the_sheet, assert_usable, elements, parsed,
};

/// A game under way, and what was told of it.
type Moment = (Marathon, State, Vec<Event>);

const VARIANT: &[(&str, &str)] = &[("scenario", "variant")];

/// What a side does at once where it may: armies meet, and do not stand about.
const fn order(awaits: Awaits, drawn: u32) -> &'static str {
    match awaits {
        Awaits::SetUp(_) => "deploy line",
        Awaits::Abatis(_) => "abatis all",
        Awaits::Attach if drawn.is_multiple_of(2) => "attach all",
        Awaits::Movement if drawn.is_multiple_of(9) => "advance 3",
        Awaits::Declaration => "attack all",
        _ => "",
    }
}

/// Makes one step, by a rule of thumb or by lot.
fn step(game: &Marathon, state: &mut State, events: &mut Vec<Event>, drawn: u32) -> bool {
    match game.node(state) {
        Node::Chance { tickets, .. } => {
            let outcome = game.outcome(state, drawn % tickets.get());
            game.settle(state, outcome, events);
        }
        Node::Forced { .. } => game.carry_on(state, events),
        Node::Decision { .. } => {
            let many = game.expand(state, order(state.awaits, drawn)).unwrap_or_default();
            let mut actions = Vec::new();
            game.actions(state, &mut actions);
            let first = many.first().copied().filter(|it| game.allows(state, *it));
            let by_lot = actions[drawn as usize % actions.len()];
            let by_lot = if matches!(by_lot, Action::Lift(_)) { actions[0] } else { by_lot };
            game.apply(state, first.unwrap_or(by_lot), events);
        }
        Node::Over(_) => return false,
    }
    true
}

/// The steps of a game played in a fixed way at which it is looked at.
fn played(options: &[(&str, &str)], looks: &[usize]) -> Vec<Moment> {
    let game: Marathon = agreed_on(options);
    let (mut state, mut events) = (game.start(), Vec::new());
    let (mut moments, mut luck) = (Vec::new(), 7_u32);
    for at in 0..=looks.iter().copied().max().unwrap_or(0) {
        if looks.contains(&at) {
            moments.push((game.clone(), state.clone(), events.clone()));
        }
        luck = luck.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        if !step(&game, &mut state, &mut events, luck >> 8) {
            break;
        }
    }
    moments
}

/// Set-up, landing, movement, fire and melee, in both scenarios.
fn moments() -> Vec<Moment> {
    let looks: Vec<usize> = (0..24).map(|it| it * 67).collect();
    let mut all = played(&[], &looks);
    all.extend(played(VARIANT, &looks[..16]));
    all
}

fn names() -> Vec<String> {
    Marathon::NAMES.iter().map(|&name| name.to_owned()).collect()
}

fn decider(game: &Marathon, state: &State) -> Option<Seat> {
    match game.node(state) {
        Node::Decision { seat } => Some(seat),
        _ => None,
    }
}

/// What a drawing has of parts, each once.
fn parts(svg: &str) -> BTreeSet<String> {
    let document = parsed(svg);
    let targets: Vec<String> = elements(&document)
        .filter_map(|it| it.attribute("data-target").map(str::to_owned))
        .collect();
    let known: BTreeSet<String> = targets.iter().cloned().collect();
    assert_eq!(known.len(), targets.len(), "a part is drawn twice");
    known
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
            let known = parts(&svg);
            for choice in &listed {
                let drawn = choice.path.iter().all(|pick| known.contains(&pick.part));
                assert!(drawn && !choice.path.is_empty(), "{layout:?} {choice:?}");
            }
        }
    }
}

#[test]
fn pictures_are_styled_by_the_sheet_have_large_letters_and_offer_nothing_to_those_who_look_on() {
    let names = names();
    for (game, state, events) in moments().into_iter().step_by(6) {
        for layout in LAYOUTS {
            let names = SeatNames::new(&names);
            let svg = drawn(&game, (&state, &events), Viewer::Spectator, layout, false, names);
            // Initials of Leaders who stand alone are as large as the map is: a page hides them with
            // its names where they are too small.
            let document = parsed(&svg);
            let lettered = elements(&document).any(|it| it.attribute("class") == Some("initials"));
            if !lettered {
                assert_letters_are_large(&svg, layout);
            }
            assert_styled_by_the_sheet(&svg);
            assert_offers_nothing(&svg);
        }
    }
}

#[test]
fn keys_are_unique_over_all_sheets_and_every_figure_is_stamped() {
    let names = names();
    let stamps = Marathon::stamps();
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

/// How often a picture uses the figures of units, and how often those of Leaders.
fn counters(svg: &str) -> usize {
    let bodies = ["ma-a", "ma-b", "ma-c", "ma-lg", "ma-lp"];
    let number = |it: &str| {
        let rest = it.trim_start_matches(|sign: char| !sign.is_ascii_digit() && sign != '"');
        rest.starts_with(|sign: char| sign.is_ascii_digit())
    };
    svg.split("href=\"#pm-")
        .filter(|it| {
            let named = bodies.iter().any(|body| it.starts_with(body));
            let whole = it.split('"').next().unwrap_or_default();
            named && !whole.starts_with("ma-band") && (number(whole) || whole.starts_with("ma-l"))
        })
        .count()
}

#[test]
fn every_piece_on_the_map_is_drawn_once_and_every_land_hex_has_its_part() {
    let names = names();
    for (game, state, events) in moments() {
        let view = game.view(&state, Viewer::Spectator);
        let scene = Scene::default();
        let sheets = game.sheets(&view, &events, SeatNames::new(&names), &scene);
        let map = sheets.iter().find(|sheet| sheet.is_map).expect("a map");
        assert_eq!(counters(&map.svg), state.units.on_map().len() as usize);
        let known = parts(&format!("<svg>{}</svg>", map.svg));
        for hex in game.map().land() {
            assert!(known.contains(&format!("hex-{hex}")), "{hex}");
        }
        assert_eq!(known.len(), game.map().land().len() as usize, "the sea is no part");
    }
}

#[test]
fn cases_2_0a_the_ground_has_the_printed_number_of_every_land_hex_once() {
    let game: Marathon = agreed_on(&[]);
    for ground in game.grounds() {
        for hex in game.map().land() {
            let number = format!(">{hex}</text>");
            assert_eq!(ground.svg.matches(&number).count(), 1, "{hex}");
        }
    }
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
    let game: Marathon = agreed_on(&[]);
    for ground in game.grounds() {
        let svg = format!("<svg>{}</svg>", ground.svg);
        let document = parsed(&svg);
        let names: Vec<_> = elements(&document)
            .filter(|it| it.tag_name().name() == "text")
            .map(|it| (it.text().unwrap_or_default().to_owned(), letters(&it)))
            .collect();
        assert!(names.len() > 700, "hexes, columns and rows are named");
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
    for (game, state, _) in moments().into_iter().step_by(5) {
        let view = game.view(&state, Viewer::Spectator);
        assert_small(&game.thumbnail(&view, Theme::Light));
        let [won, lost] = [Verdict::Won, Verdict::Lost].map(|verdict| {
            let verdicts = [verdict; Seat::MOST];
            let ending = Ending { case: game_marathon::cases::C_11_0A, reason: "", verdicts };
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
        let svg = Marathon::emblem(theme);
        assert!(parsed(&svg).root_element().attribute("aria-label").is_some());
    }
}

/// Whether an order can be carried out from its first action to its last.
fn is_sound(game: &Marathon, state: &State, order: &str) -> bool {
    let mut state = state.clone();
    let mut actions = game.expand(&state, order).unwrap_or_default();
    if actions.is_empty() {
        actions.extend(game.read_action(order).ok());
    }
    !actions.is_empty()
        && actions.into_iter().all(|action| {
            let may = game.allows(&state, action);
            if may {
                game.apply(&mut state, action, &mut engine::Quiet);
            }
            may
        })
}

#[test]
fn whoever_can_be_taken_up_has_goals_whose_orders_can_be_carried_out() {
    let mut tried = 0;
    for (game, state, _) in moments() {
        let Some(seat) = decider(&game, &state) else { continue };
        let view = game.view(&state, Viewer::Seat(seat));
        for pick in game.hands(&view).into_iter().step_by(3) {
            let Some(held) = game.handful(&view, &pick.part) else {
                panic!("{pick:?} {:?}", state.awaits)
            };
            let all: Vec<(String, u8)> = held.kinds.iter().map(|it| (it.id.clone(), 1)).collect();
            for goal in held.goals.iter().step_by(7) {
                let HandGoal { form, most, .. } = goal;
                assert_eq!(most.len(), held.kinds.len(), "{goal:?}");
                assert!(is_sound(&game, &state, &form.whole), "{:?} {goal:?}", state.awaits);
                let one = all.iter().zip(most).find(|(_, most)| **most > 0);
                let one: Vec<(String, u8)> = one.map(|(it, _)| it.clone()).into_iter().collect();
                assert!(is_sound(&game, &state, &form.given_to(&one)), "{one:?} {goal:?}");
                tried += 1;
            }
        }
    }
    assert!(tried > 150, "{tried} orders were tried");
}

#[test]
fn every_part_that_is_touched_says_something_or_means_what_the_rules_refuse() {
    let names = names();
    for (game, state, events) in moments().into_iter().step_by(2) {
        let Some(seat) = decider(&game, &state) else { continue };
        let view = game.view(&state, Viewer::Seat(seat));
        let scene = Scene::default();
        for sheet in game.sheets(&view, &events, SeatNames::new(&names), &scene) {
            for part in parts(&format!("<svg>{}</svg>", sheet.svg)).into_iter().step_by(5) {
                match game.meant(&view, None, &part) {
                    Some(Meant::Nothing(words)) => assert!(words.len() > 10, "{part}"),
                    Some(Meant::Order(form)) => {
                        let action = game.read_action(&form.whole).expect("an action");
                        let against = game.objections(&state, action);
                        assert!(!against.is_empty(), "{part} {action} {:?}", state.awaits);
                    }
                    None => panic!("{part} means nothing"),
                }
                assert!(game.card(&view, &part, SeatNames::new(&names)).is_some(), "{part}");
            }
        }
    }
}

#[test]
fn every_order_that_is_offered_begins_with_what_may_be_done() {
    for (game, state, _) in moments() {
        let Some(seat) = decider(&game, &state) else { continue };
        let view = game.view(&state, Viewer::Seat(seat));
        for order in game.orders(&view) {
            let actions = game.expand(&state, &order.notation).expect("an order");
            assert!(game.allows(&state, actions[0]), "{order:?}");
        }
        for standing in game.standing(&view) {
            assert!(!standing.mark.is_empty() && !standing.words.is_empty());
        }
    }
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
    const STEPS: std::ops::Range<usize> = 330..560;
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
