//! What is drawn: it can be read, used and reached, and it hides what is hidden.

mod shown;
mod sights;
mod svg;

use std::collections::BTreeSet;

use draw::svg::palette::{LINE_ON, MARKS, TEXT_ON, Tone};
use draw::{Depict, Frame, Layout, Theme};
use engine::{Game, Node, Seat, Viewer};
use game_thermopyles::Thermopyles;
use game_thermopyles::end::Finish;
use sights::{drawn, game_of, hidden_twins, names, positions, scene, walk};
use svg::{
    LAYOUTS, assert_letters_are_large, assert_offers_nothing, assert_small,
    assert_styled_by_the_sheet, assert_usable, elements, parsed,
};

#[test]
fn every_picture_of_whole_games_is_well_formed_and_lists_what_may_be_done() {
    for options in [&[][..], &[("players", "4")], &[("players", "3"), ("hands", "hidden")]] {
        let game = game_of(options);
        walk(&game, |state, events| {
            let Node::Decision { seat } = game.node(state) else { return };
            let mut actions = Vec::new();
            game.actions(state, &mut actions);
            let listed: BTreeSet<String> = actions.iter().map(ToString::to_string).collect();
            for layout in LAYOUTS {
                let svg = drawn(&game, state, events, Viewer::Seat(seat), layout, true);
                let document = parsed(&svg);
                let offered: Vec<String> = elements(&document)
                    .filter_map(|it| it.attribute("data-action"))
                    .map(str::to_owned)
                    .collect();
                let set: BTreeSet<String> = offered.iter().cloned().collect();
                assert_eq!(set, listed, "{layout:?}");
                assert_eq!(set.len(), offered.len(), "an action is offered twice");
            }
        });
    }
}

#[test]
fn whatever_can_be_used_has_role_name_and_focus_and_one_of_them_is_first() {
    for (game, state) in positions() {
        let Node::Decision { seat } = game.node(&state) else { continue };
        for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
            for layout in LAYOUTS {
                assert_usable(&drawn(&game, &state, &[], viewer, layout, true));
            }
        }
    }
}

#[test]
fn what_can_be_asked_about_can_be_read_and_is_refused() {
    for (game, state) in positions() {
        let Node::Decision { seat } = game.node(&state) else { continue };
        let svg = drawn(&game, &state, &[], Viewer::Seat(seat), Layout::Wide, true);
        let document = parsed(&svg);
        for ask in elements(&document).filter_map(|it| it.attribute("data-ask")) {
            let action = game.read_action(ask).unwrap_or_else(|_| panic!("{ask} is no action"));
            assert!(!game.allows(&state, action), "{ask} is legal, yet not offered");
            assert!(!game.allows(&state, action), "{ask} is refused without a reason");
        }
    }
}

#[test]
fn a_picture_to_look_at_offers_nothing() {
    for (game, state) in positions() {
        let viewer = Viewer::Seat(Seat::FIRST);
        assert_offers_nothing(&drawn(&game, &state, &[], viewer, Layout::Wide, false));
    }
}

#[test]
fn twin_worlds_are_drawn_alike_byte_for_byte() {
    let (game, worlds) = hidden_twins();
    let [one, other] = &worlds;
    assert_ne!(one, other);
    for viewer in [Viewer::Seat(Seat::FIRST), Viewer::Spectator] {
        for layout in LAYOUTS {
            for interactive in [false, true] {
                let draw = |state| drawn(&game, state, &[], viewer, layout, interactive);
                assert_eq!(draw(one), draw(other), "{viewer:?} {layout:?}");
            }
        }
        let remaining = |state| game.remaining_html(&game.view(state, viewer));
        assert_eq!(remaining(one), remaining(other));
    }
    let seat = |state| drawn(&game, state, &[], Viewer::Seat(Seat::new(1)), Layout::Wide, false);
    assert_ne!(seat(one), seat(other), "the owner of the cards sees them");
}

#[test]
fn events_that_were_hidden_are_drawn_as_they_were_heard() {
    let game = game_of(&[("players", "2"), ("hands", "hidden")]);
    let mut state = game.start();
    let mut events = Vec::new();
    while let Node::Chance { .. } = game.node(&state) {
        let outcome = game.outcome(&state, 0);
        game.settle(&mut state, outcome, &mut events);
    }
    let viewer = Viewer::Spectator;
    let heard: Vec<_> = events.iter().filter_map(|event| game.seen_by(event, viewer)).collect();
    let view = game.view(&state, viewer);
    let frame = Frame::default();
    let picture = |events: &[_]| game.svg(&view, events, names(), &scene(frame));
    assert_eq!(picture(&heard), picture(&[]), "no card that was dealt shows anywhere");
}

#[test]
fn names_from_outside_cannot_break_out_of_a_picture() {
    let (game, state) = (game_of(&[]), game_of(&[]).start());
    let names = ["<script>\"'&\u{1}]]>".to_owned()];
    let view = game.view(&state, Viewer::Spectator);
    let svg = game.svg(&view, &[], draw::SeatNames::new(&names), &scene(Frame::default()));
    let document = parsed(&svg);
    assert!(elements(&document).all(|it| it.tag_name().name() != "script"));
    assert!(svg.contains("&lt;script&gt;"));
}

#[test]
fn no_letters_are_smaller_than_fourteen_pixels_on_a_desk_or_a_phone() {
    for (game, state) in positions() {
        for layout in LAYOUTS {
            let svg = drawn(&game, &state, &[], Viewer::Seat(Seat::FIRST), layout, true);
            assert_letters_are_large(&svg, layout);
        }
    }
}

#[test]
fn pictures_have_no_inline_style_no_script_and_every_class_is_in_the_sheet() {
    for (game, state) in positions() {
        let svg = drawn(&game, &state, &[], Viewer::Spectator, Layout::Wide, true);
        assert_styled_by_the_sheet(&svg);
    }
}

/// The relative luminance of WCAG 2.2.
fn luminance(colour: &str) -> f64 {
    let channel = |at: usize| {
        let value = u8::from_str_radix(&colour[at..at + 2], 16).expect("a colour as #RRGGBB");
        let share = f64::from(value) / 255.0;
        if share <= 0.04045 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

fn contrast(one: Tone, other: Tone, theme: Theme) -> f64 {
    let [one, other] = [one, other].map(|tone| luminance(tone.colour(theme)) + 0.05);
    one.max(other) / one.min(other)
}

#[test]
fn text_stands_out_four_and_a_half_to_one_and_lines_three_to_one_in_every_theme() {
    let mut weak = Vec::new();
    for theme in Theme::ALL {
        for (pairs, least) in [(TEXT_ON, 4.5), (LINE_ON, 3.0)] {
            for &(one, other) in pairs {
                let ratio = contrast(one, other, theme);
                if ratio < least {
                    weak.push(format!("{theme:?}: {one:?} on {other:?} is {ratio:.2}"));
                }
            }
        }
    }
    assert_eq!(weak, Vec::<String>::new());
}

#[test]
fn a_mark_of_two_tones_shows_on_every_ground_by_one_of_them() {
    let mut weak = Vec::new();
    for theme in Theme::ALL {
        for (tones, grounds) in MARKS {
            for ground in *grounds {
                let [one, other] = tones.map(|tone| contrast(tone, *ground, theme));
                if one.max(other) < 3.0 {
                    weak.push(format!(
                        "{theme:?}: {tones:?} on {ground:?} is {one:.2}, {other:.2}"
                    ));
                }
            }
        }
    }
    assert_eq!(weak, Vec::<String>::new());
}

#[test]
fn cards_and_plates_stand_out_from_their_panel_by_their_ground_or_by_their_edge() {
    for theme in Theme::ALL {
        for (ground, edge) in
            [(Tone::Card, Tone::CardInk), (Tone::Foe, Tone::FoeArt), (Tone::Gold, Tone::GoldInk)]
        {
            for under in [Tone::Panel, Tone::Land] {
                let best = contrast(ground, under, theme).max(contrast(edge, under, theme));
                assert!(best >= 3.0, "{theme:?} {ground:?} on {under:?}: {best:.2}");
            }
        }
    }
}

#[cfg(feature = "png")]
#[test]
fn a_png_is_as_wide_as_asked_and_sizes_that_cannot_be_are_refused() {
    let svg = Thermopyles::emblem(Theme::Light);
    let png = draw::png::render(&svg, 90).unwrap();
    let size = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
    assert_eq!((&png[1..4], size(16), size(20)), (&b"PNG"[..], 90, 60));
    for width in [0, draw::png::WIDEST + 1] {
        assert!(draw::png::render(&svg, width).is_err());
    }
    assert!(draw::png::render("<svg", 90).is_err());
}

#[test]
fn the_emblem_is_well_formed_in_every_theme() {
    for theme in Theme::ALL {
        let svg = Thermopyles::emblem(theme);
        let document = parsed(&svg);
        assert!(document.root_element().attribute("aria-label").is_some());
        assert!(svg.contains(Tone::Ground.colour(theme)));
    }
}

#[test]
fn odds_tables_and_counts_say_exact_numbers_in_sound_tables() {
    let game = game_of(&[]);
    let state = game.read_position("marker 3\nslots 20/24 17/22\nhand 1 15 20\n").unwrap();
    let action = game.read_action("charge 15").unwrap();
    let plain = ["It holds. [K16] <b>".to_owned()];
    let html = draw::parts::odds(&game, &plain, &game.odds(&state, action));
    let told = "<p>It holds. <a data-case=\"K16\">[K16]</a> &lt;b&gt;</p>";
    assert!(html.find(told) < html.find("<table"), "plain words come first\n{html}");
    for told in [
        told,
        "<summary>Exact figures</summary>",
        "1/3",
        "33.3 %",
        "[K16]",
        "equally likely cases",
        "scope=\"col\"",
    ] {
        assert!(html.contains(told), "{told}\n{html}");
    }
    let view = game.view(&state, Viewer::Spectator);
    let remaining = game.remaining_html(&view);
    parsed(&format!("<div>{remaining}</div>"));
    assert!(remaining.contains("Persian cards still to come: 26"));
    for (_, table) in Thermopyles::tables_html() {
        parsed(&table);
    }
    let lit = draw::parts::printed(&game_thermopyles::cards::SPARTAN_CARDS, Some((19, 0)));
    assert!(lit.contains("lit\" aria-current=\"true\">20<"), "{lit}");
}

#[test]
fn the_last_dice_are_told_with_their_sum_and_their_clauses() {
    let game = game_of(&[]);
    let mut state = game.read_position("marker 3\nslots 20/24 17/22\nhand 1 15 20\n").unwrap();
    let mut events = Vec::new();
    for order in ["charge 15", "support 1"] {
        game.apply(&mut state, game.read_action(order).unwrap(), &mut events);
    }
    for face in ["4", "3"] {
        game.settle(&mut state, game.read_outcome(face).unwrap(), &mut events);
    }
    let html = game.dice_html(&events);
    let cited = ["repelled <a data-case=\"K17\">", "eliminated <a data-case=\"K18\">"];
    for told in ["Support die: 4", "location die: 3", ">22<"].into_iter().chain(cited) {
        assert!(html.contains(told), "{told}\n{html}");
    }
    let quiet = game.dice_html(&[]);
    assert_eq!(quiet, "");
}

#[test]
fn a_position_in_small_has_no_letters_and_few_bytes() {
    for (game, state) in positions() {
        for theme in Theme::ALL {
            assert_small(&game.thumbnail(&game.view(&state, Viewer::Spectator), theme));
        }
    }
}

#[test]
fn a_position_in_small_tells_nobody_what_is_hidden() {
    let (game, [one, other]) = hidden_twins();
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat::FIRST), Viewer::Seat(Seat::new(1))] {
        let small = |state| game.thumbnail(&game.view(state, viewer), Theme::Light);
        assert_eq!(small(&one), small(&other), "{viewer:?}");
    }
}

#[test]
fn a_won_and_a_lost_game_end_with_different_pictures() {
    let game = game_of(&[]);
    let view = game.view(&game.start(), Viewer::Spectator);
    let [won, lost] = [Finish::ArmySpent, Finish::GroundLost]
        .map(|finish| game.ending_picture(&view, &finish.ending(), Theme::Light));
    assert_small(&won);
    assert_small(&lost);
    assert_ne!(won, lost);
}
