//! The Battle of Thermopylae, drawn: it can be read, used and reached, and it hides what is hidden.

mod battle;
mod shown;
mod svg;

use std::collections::BTreeSet;

use battle::{BATTLE, after, agreed, drawn, moments, names};
use draw::{Depict, Layout, Theme};
use engine::{Ending, Game, Node, Seat, Verdict, Viewer};
use game_thermopylae::end::Finish;
use game_thermopylae::{Place, Thermopylae, Unit};
use shown::{agreed_on, choices};
use svg::{
    LAYOUTS, assert_letters_are_large, assert_offers_nothing, assert_small,
    assert_styled_by_the_sheet, assert_usable, elements, parsed,
};

#[test]
fn every_action_can_be_reached_by_the_parts_of_the_picture() {
    for (game, there) in moments() {
        let Node::Decision { seat } = game.node(&there.0) else { panic!("a decision") };
        let listed = choices(&game, &there.0, Viewer::Seat(seat), names());
        for layout in LAYOUTS {
            let svg = drawn(&game, &there, Viewer::Seat(seat), layout, true);
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
fn a_part_with_one_choice_does_it_and_a_part_with_several_asks_which() {
    for (game, there) in moments() {
        let Node::Decision { seat } = game.node(&there.0) else { panic!("a decision") };
        let listed = choices(&game, &there.0, Viewer::Seat(seat), names());
        let svg = drawn(&game, &there, Viewer::Seat(seat), Layout::Wide, true);
        let document = parsed(&svg);
        for part in elements(&document).filter(|it| it.has_attribute("data-target")) {
            let target = part.attribute("data-target").unwrap();
            let here: Vec<_> =
                listed.iter().filter(|it| it.source().is_none() && it.target() == target).collect();
            let starts = listed.iter().any(|it| it.source() == Some(target));
            let only = (here.len() == 1).then(|| here[0].notation.as_str());
            assert_eq!(part.attribute("data-action"), only, "{target}");
            assert_eq!(part.has_attribute("data-choose"), here.len() > 1 || starts, "{target}");
        }
    }
}

#[test]
fn whatever_can_be_used_has_role_name_and_focus_and_one_of_them_is_first() {
    for (game, there) in moments() {
        let Node::Decision { seat } = game.node(&there.0) else { panic!("a decision") };
        for layout in LAYOUTS {
            assert_usable(&drawn(&game, &there, Viewer::Seat(seat), layout, true));
        }
    }
}

#[test]
fn what_can_be_asked_about_is_refused_by_the_rules() {
    for (game, there) in moments() {
        let Node::Decision { seat } = game.node(&there.0) else { panic!("a decision") };
        let svg = drawn(&game, &there, Viewer::Seat(seat), Layout::Wide, true);
        let document = parsed(&svg);
        for ask in elements(&document).filter_map(|it| it.attribute("data-ask")) {
            let action = game.read_action(ask).unwrap_or_else(|_| panic!("{ask} is no action"));
            assert!(!game.allows(&there.0, action), "{ask} is legal, yet not offered");
        }
    }
}

#[test]
fn a_picture_to_look_at_offers_nothing() {
    for (game, there) in moments() {
        let viewer = Viewer::Seat(Seat::FIRST);
        assert_offers_nothing(&drawn(&game, &there, viewer, Layout::Wide, false));
    }
}

#[test]
fn no_letters_are_smaller_than_fourteen_pixels_on_a_desk_or_a_phone() {
    for (game, there) in moments() {
        for layout in LAYOUTS {
            let svg = drawn(&game, &there, Viewer::Seat(Seat::FIRST), layout, true);
            assert_letters_are_large(&svg, layout);
        }
    }
}

#[test]
fn every_place_and_every_kind_of_unit_is_named_for_those_who_cannot_see_it() {
    let game = agreed();
    let there = after(&game, BATTLE, &[]);
    for layout in LAYOUTS {
        let svg = drawn(&game, &there, Viewer::Spectator, layout, true);
        let document = parsed(&svg);
        let named = |target: &str| {
            let part = elements(&document).find(|it| it.attribute("data-target") == Some(target));
            part.and_then(|it| it.attribute("aria-label")).unwrap_or_default().to_owned()
        };
        for territory in &game.board.map.territories {
            let label = named(&format!("place-{}", territory.place));
            assert!(label.starts_with(&territory.name), "{label}");
        }
        for unit in Unit::ALL {
            assert!(named(&format!("unit-{unit}")).starts_with(unit.name()));
        }
        let wall = named("place-mg_s");
        assert!(wall.contains("King Leonidas, 2 Spartan Infantry"), "{wall}");
        assert!(named("place-oaks").contains("mountain +2"), "{}", named("place-oaks"));
    }
}

#[test]
fn pictures_have_no_inline_style_no_script_and_every_class_is_in_the_sheet() {
    for (game, there) in moments() {
        let svg = drawn(&game, &there, Viewer::Spectator, Layout::Narrow, true);
        assert_styled_by_the_sheet(&svg);
    }
}

#[test]
fn a_sealed_bid_shows_in_no_picture_and_no_words_to_the_other() {
    let game: Thermopylae = agreed_on(&[("auction", "sealed")]);
    let [one, other] = ["bid 7", "bid 41"].map(|bid| after(&game, "", &[bid]));
    for viewer in [Viewer::Seat(Seat::new(1)), Viewer::Spectator] {
        let hear = |(state, events): &(_, Vec<_>)| {
            let heard: Vec<_> = events.iter().filter_map(|it| game.seen_by(it, viewer)).collect();
            let told: Vec<String> =
                heard.iter().map(|it| game.say_event(it, None, names())).collect();
            let view = game.view(state, viewer);
            let text = game.board(&view, names(), draw::Ink::Plain);
            let orders: Vec<String> = game.orders(&view).into_iter().map(|it| it.words).collect();
            let wrong = ["pass", "bid 0", "bid 101", "end turn"].map(|it| game.read_action(it));
            let reasons: Vec<String> = wrong
                .into_iter()
                .flat_map(|it| game.objections(state, it.expect("an action")))
                .map(|it| game.say_objection(&it))
                .collect();
            let shown = (game.json(&view), game.tracks(&view), game.remaining_html(&view));
            (told, text, shown, game.prompt(&view, names()), orders, reasons)
        };
        assert_eq!(hear(&one), hear(&other), "{viewer:?}");
        for layout in LAYOUTS {
            let draw = |there| drawn(&game, there, viewer, layout, true);
            assert_eq!(draw(&one), draw(&other), "{viewer:?} {layout:?}");
        }
    }
    assert!(game.keeps_secrets(&one.0) && !game.keeps_secrets(&after(&game, "", &[]).0));
}

#[test]
fn the_emblem_is_well_formed_in_every_theme() {
    for theme in Theme::ALL {
        let svg = Thermopylae::emblem(theme);
        assert!(parsed(&svg).root_element().attribute("aria-label").is_some());
    }
}

#[test]
fn the_last_round_is_told_die_by_die_with_its_hits_and_its_fallen() {
    let game = agreed();
    // Three Immortals hit with 4 or less; Leonidas with 7 or less, Spartan Infantry with 6 or less.
    let orders = ["attack mg_s all", "fight", "4", "5", "9", "7", "6", "7"];
    let (_, events) = after(&game, BATTLE, &orders);
    let html = game.dice_html(&events);
    parsed(&format!("<div>{html}</div>"));
    for told in [
        "Immortals rolled 4, need 4 or less: a hit",
        "Immortals rolled 5, need 4 or less: a miss",
        "King Leonidas rolled 7, needs 7 or less: a hit",
        "Spartan Infantry rolled 6, needs 6 or less: a hit",
        "Spartan Infantry rolled 7, needs 6 or less: a miss",
        "1 hit on the defenders, 2 hits on the attackers",
    ] {
        assert!(html.contains(told), "{told}\n{html}");
    }
    assert_eq!(game.dice_html(&[]), "");
}

#[test]
fn a_march_leaves_a_mark_that_a_page_can_hide() {
    let game = agreed();
    let there = after(&game, BATTLE, &["end combat", "march cavalry gorge trachis"]);
    assert!(there.0.stack(Place::named("trachis").unwrap()).size() == 1);
    let svg = drawn(&game, &there, Viewer::Spectator, Layout::Wide, false);
    assert!(svg.contains("class=\"recent\""));
    let quiet = drawn(&game, &after(&game, BATTLE, &[]), Viewer::Spectator, Layout::Wide, false);
    assert!(!quiet.contains("class=\"recent\""));
}

#[test]
fn the_wide_map_is_no_higher_than_a_desk_has_room_for() {
    /// What stands under the map: armies, the fight, the legend.
    const BELOW: f32 = 260.0;
    // A desk of 1280 by 800 pixels has 880 by 608 for the map: the letters of a map that is higher
    // than 650 for its 924 would be smaller than 14 pixels there.
    for (game, there) in moments() {
        let svg = drawn(&game, &there, Viewer::Seat(Seat::FIRST), Layout::Wide, true);
        let document = parsed(&svg);
        let side = |name| document.root_element().attribute(name).unwrap().parse::<f32>().unwrap();
        let [width, height] = ["width", "height"].map(side);
        assert!(width <= 960.0 && height - BELOW <= 650.0, "{width} {height}");
    }
}

#[test]
fn a_long_name_of_a_player_is_cut_short_above_his_army() {
    let game = agreed();
    let view = game.view(&after(&game, BATTLE, &[]).0, Viewer::Spectator);
    let names = ["Dienekes", "Hydarnes, who leads the Ten Thousand"].map(str::to_owned);
    let svg = game.svg(&view, &[], draw::SeatNames::new(&names), &draw::Scene::default());
    let document = parsed(&svg);
    let told: Vec<&str> = elements(&document).filter_map(|it| it.text()).collect();
    assert!(told.contains(&"Greeks: Dienekes"));
    assert!(told.iter().any(|it| it.starts_with("Persians: Hyd") && it.ends_with('…')), "{told:?}");
}

#[test]
fn a_battle_in_small_has_no_letters_and_few_bytes() {
    for (game, (state, _)) in moments() {
        for theme in Theme::ALL {
            assert_small(&game.thumbnail(&game.view(&state, Viewer::Spectator), theme));
        }
    }
}

#[test]
fn a_battle_in_small_keeps_a_sealed_bid() {
    let game: Thermopylae = agreed_on(&[("auction", "sealed")]);
    let small = |bid: &str| {
        let (state, _) = after(&game, "", &[bid]);
        game.thumbnail(&game.view(&state, Viewer::Seat(Seat::FIRST)), Theme::Light)
    };
    assert_eq!(small("bid 20"), small("bid 30"));
}

#[test]
fn each_side_and_a_draw_end_with_pictures_of_their_own() {
    let game = agreed();
    let (state, _) = after(&game, BATTLE, &[]);
    let view = game.view(&state, Viewer::Spectator);
    let drawn = Ending { verdicts: [Verdict::Drawn; Seat::MOST], ..won(Finish::TimeUp) };
    let endings = [won(Finish::BidReached), won(Finish::GreeksDestroyed), drawn];
    let pictures = endings.map(|ending| game.ending_picture(&view, &ending, Theme::Light));
    for picture in &pictures {
        assert_small(picture);
    }
    assert_ne!(pictures[0], pictures[1]);
    assert_ne!(pictures[1], pictures[2]);
    assert_ne!(pictures[0], pictures[2]);
}

fn won(finish: Finish) -> Ending {
    finish.ending(Seat::FIRST)
}

#[test]
fn a_fight_is_headed_and_its_fallen_are_named_in_full() {
    let game = agreed();
    // Leonidas and two Spartans hold the Grove of Demeter against nine next to it.
    let position = "round 6\nat camp xerxes immortalsx18 cavalryx15 infantryx50\nat springs cavalryx3\nat anthela infantryx3\n\
        at westgate cavalry persian-general immortals\nat demeter leonidas spartan-infantryx2\n\
        destroyed rest\n";
    let declared = ["attack demeter all"];
    let mut fought = vec!["attack demeter all", "fight"];
    // Everybody hits: the Greeks have more hits than they can take, and the Persians choose.
    fought.extend(["1"; 12]);
    fought.push("hit auto");
    for orders in [&declared[..], &fought[..]] {
        let there = after(&game, position, orders);
        for layout in LAYOUTS {
            let svg = drawn(&game, &there, Viewer::Spectator, layout, false);
            let document = parsed(&svg);
            let panel = elements(&document)
                .find(|it| it.attribute("data-target") == Some("fight-panel"))
                .expect("the panel");
            let said: Vec<&str> =
                panel.descendants().filter_map(|it| it.text()).filter(|it| it.len() > 1).collect();
            assert!(said.join(" ").contains("Grove of Demeter: "), "{said:?}");
            assert!(!said.iter().any(|it| it.contains('…')), "{said:?}");
        }
    }
}
