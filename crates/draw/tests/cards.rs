//! Cards: every part of the drawn table is explained, truly, and gives away nothing.

mod shown;
mod sights;
mod battle;

use std::collections::BTreeSet;

use draw::{Card, Depict, Frame, Layout, SeatNames, Theme};
use engine::{Game, Seat, Viewer};
use game_thermopylae::Thermopylae;
use game_thermopyles::Thermopyles;

/// The names of all parts of a drawing.
fn parts(svg: &str) -> BTreeSet<String> {
    let found = svg.split("data-target=\"").skip(1);
    found.filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
}

#[track_caller]
fn explained<G: Depict>(game: &G, state: &G::State, viewer: Viewer, svg: &str) {
    let (view, found) = (game.view(state, viewer), parts(svg));
    assert!(!found.is_empty());
    for part in found {
        let card = game
            .card(&view, &part, sights::names())
            .unwrap_or_else(|| panic!("{part} has no card"));
        assert!(!card.title.is_empty() && !card.notes.is_empty(), "{part}: {card:?}");
        let cited = card.notes.iter().any(|note| note.contains('['));
        assert!(cited, "{part} cites no rule: {card:?}");
        for said in card.notes.iter().chain(card.rows.iter().map(|(_, value)| value)) {
            assert!(!said.contains("  ") && !said.is_empty(), "{part}: {said:?}");
        }
    }
}

#[test]
fn every_part_of_both_drawn_tables_has_a_card() {
    for (game, there) in battle::moments() {
        for viewer in [Viewer::Spectator, Viewer::Seat(Seat::FIRST)] {
            let svg = battle::drawn(&game, &there, viewer, Layout::Wide, true);
            explained(&game, &there.0, viewer, &svg);
        }
    }
    for (game, state) in sights::positions() {
        let viewer = Viewer::Seat(Seat::FIRST);
        let svg = sights::drawn(&game, &state, &[], viewer, Layout::Wide, true);
        explained(&game, &state, viewer, &svg);
    }
}

fn value<'a>(card: &'a Card, label: &str) -> &'a str {
    card.rows.iter().find(|(it, _)| *it == label).map_or("", |(_, value)| value)
}

#[test]
fn every_part_of_a_whole_game_has_a_card() {
    let game: Thermopyles = sights::game_of(&[("players", "2")]);
    let frame = Frame { layout: Layout::Narrow, theme: Theme::Light, interactive: false };
    let mut at = 0;
    sights::walk(&game, |state, events| {
        at += 1;
        if at % 7 == 0 {
            let view = game.view(state, Viewer::Spectator);
            let svg = game.svg(&view, events, sights::names(), &sights::scene(frame));
            explained(&game, state, Viewer::Spectator, &svg);
        }
    });
}

#[test]
fn case_r21_a_unit_card_says_its_values_and_where_they_stand() {
    let game: Thermopylae = battle::agreed();
    let (state, _) = battle::after(&game, battle::BATTLE, &[]);
    let view = game.view(&state, Viewer::Spectator);
    // The sheet gives Immortals Attack 4; nine are in the Camp, two, three and one elsewhere.
    let card = game.card(&view, "unit-immortals", sights::names()).expect("a card");
    assert_eq!(card.title, "Immortals");
    assert!(value(&card, "Attack").starts_with("4: hits with 4 or less"));
    assert_eq!(value(&card, "On the map"), "15");
    assert!(value(&card, "Where").contains("Hot Springs 3"), "{card:?}");
    let shoulder = game.card(&view, "place-shoulder", sights::names()).expect("a card");
    assert_eq!(value(&shoulder, "Stands here"), "Greeks: Greek Infantry");
    assert!(value(&shoulder, "Holds").starts_with("1 unit at most"));
}

#[test]
fn case_k16_to_k18_a_persian_card_says_what_its_numbers_mean() {
    let game: Thermopyles = sights::game_of(&[]);
    let state = game.read_position("slots 20/24 17/22\nhand 1 15 20\n").expect("sound");
    let view = game.view(&state, Viewer::Seat(Seat::FIRST));
    let card = game.card(&view, "slot-1", sights::names()).expect("a card");
    assert_eq!(card.title, "Persian card 20/24, slot 1");
    assert!(value(&card, "Combat Value").starts_with("20: a total of 20 or more repels it"));
    // Four are printed, and one is on the table.
    assert_eq!(value(&card, "Such cards to come"), "3 of 4");
    assert_eq!(game.card(&view, "slot-9", sights::names()), None);
    assert_eq!(game.card(&view, "hand-1-99", sights::names()), None);
}

#[test]
fn case_a21_a_card_of_a_hidden_hand_is_explained_to_nobody_else() {
    let (game, worlds) = sights::hidden_twins();
    let asked = ["hand-2", "hand-2-11", "hand-2-19", "seat-2", "deck"];
    let told = |state| {
        let view = game.view(state, Viewer::Seat(Seat::FIRST));
        asked.map(|part| game.card(&view, part, sights::names()))
    };
    assert_eq!(told(&worlds[0]), told(&worlds[1]));
    assert_eq!(told(&worlds[0])[1], None);
}

#[test]
fn a_hand_is_called_yours_by_whoever_plays_alone_and_by_its_player_otherwise() {
    let title = |players: &str, viewer| {
        let game: Thermopyles = sights::game_of(&[("players", players)]);
        let state = game.read_position("slots 20/24 17/22\nhand 1 15\n").expect("sound");
        let view = game.view(&state, viewer);
        game.card(&view, "seat-1", SeatNames::new(&["Anna".to_owned()])).expect("a card").title
    };
    assert_eq!(title("1", Viewer::Seat(Seat::FIRST)), "Your hand");
    assert_eq!(title("1", Viewer::Spectator), "Anna’s hand");
    assert_eq!(title("2", Viewer::Seat(Seat::FIRST)), "Anna’s hand");
}
