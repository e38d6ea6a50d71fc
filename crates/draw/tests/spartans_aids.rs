//! Go Tell the Spartans, what is shown on demand: zones, ways and sight; tables in use; what goes on by
//! itself.

use draw::{Aid, Depict, Mark, Standing};
use engine::{Game as _, Node, Quiet, Seat, Terms, Viewer};
use game_spartans::{Action, Event, Spartans, State, View, map};

fn agreed(options: &[(&str, &str)]) -> Spartans {
    let options = options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned()));
    let terms = Terms { options: options.collect(), ..Terms::default() };
    Spartans::agree(&terms).expect("terms that can be agreed on")
}

fn at(game: &Spartans, setup: &str) -> State {
    game.read_position(setup).unwrap_or_else(|faults| panic!("{faults:?}"))
}

fn seen(game: &Spartans, state: &State) -> View {
    game.view(state, Viewer::Seat(Seat::FIRST))
}

fn aid(setup: &str, part: Option<&str>) -> Aid {
    let game = agreed(&[]);
    game.aid(&seen(&game, &at(&game, setup)), part).expect("an aid")
}

/// A sentence of those that were told.
fn line<'a>(aid: &'a Aid, begins: &str) -> &'a str {
    let found = aid.told.iter().find(|told| told.starts_with(begins));
    found.unwrap_or_else(|| panic!("no {begins}: {:?}", aid.told))
}

/// [3.3.1a] Hoplites at G5 who face west control the three areas before them: F4, F5 and F6. Light
/// units control nothing [3.3.1c].
#[test]
fn case_3_3_1a_zones_of_both_sides_are_told() {
    let setup = "segment greek-movement\ngreek G5 west spartans-hoplitex3\n\
        persian A4 east medes-bowx3\n";
    let aid = aid(setup, None);
    assert_eq!(line(&aid, "The Greeks"), "The Greeks control F4, F5 and F6. [3.3.1a]");
    assert_eq!(line(&aid, "The Persians"), "The Persians control no area. [3.3.1a]");
    assert!(aid.marks.is_empty(), "nobody is looked at: {:?}", aid.marks);
}

/// [8.1.3a] Bows at I6 have four points; to G6 it is two steps and the wall: three.
#[test]
fn case_8_1_3a_the_ways_of_a_stack_have_their_points_on_the_map_and_in_words() {
    let setup = "segment greek-movement\ngreek I6 west locrians-bowx2\npersian A4 east medes-bow\n";
    let aid = aid(setup, Some("place-I6"));
    let label = Mark::Label { at: "place-G6".to_owned(), text: "3".to_owned() };
    assert!(aid.marks.contains(&label), "{:?}", aid.marks);
    assert!(line(&aid, "I6: with 4 Movement Points").contains("G6 for 3"));
    assert!(
        !aid.marks.iter().any(|it| matches!(it, Mark::Line { .. })),
        "they move, and do not fire"
    );
}

#[test]
fn case_8_1_4c_whoever_shares_an_area_with_enemies_comes_nowhere() {
    let setup = "segment greek-movement\ngreek F5 west spartans-hoplitex3\n\
        persian F5 east medes-mixed/by=ex3\n";
    let aid = aid(setup, Some("place-F5"));
    assert!(aid.told.iter().any(|told| told.contains("[8.1.4c]")), "{:?}", aid.told);
}

const FIRE: &str = "segment greek-offensive-fire\ngreek G6 west locrians-bowx2\n\
    persian E6 east medes-mixedx3\npersian C6 east medes-mixedx3\n";

/// [8.2.4a] Bows at G6 see E6, two areas away; on the same line C6 lies behind it, four away.
#[test]
fn case_8_2_4a_a_line_of_sight_is_drawn_to_its_end_and_crossed_where_it_is_blocked() {
    let aid = aid(FIRE, Some("place-G6"));
    let line_to = |to: &str, text: &str, clear: bool, stops: Option<&str>| Mark::Line {
        from: "place-G6".to_owned(),
        to: to.to_owned(),
        text: text.to_owned(),
        clear,
        stops: stops.map(str::to_owned),
    };
    assert!(aid.marks.contains(&line_to("place-E6", "2", true, None)), "{:?}", aid.marks);
    let blocked = line_to("place-C6", "4", false, Some("place-E6"));
    assert!(aid.marks.contains(&blocked), "{:?}", aid.marks);
    assert!(line(&aid, "C6, 4 areas away").ends_with("[8.2.4a]"));
    // [FRT.a] Bow at range two: a D10, a hit from 7, two from 9.
    assert!(line(&aid, "E6, 2 areas away").contains("D10, a hit from 7 on, two from 9 on"));
}

/// [3.4a] Who lies under the top of an enemy's stack decides how far it goes: nobody is told.
#[test]
fn case_3_4a_how_far_a_hidden_stack_goes_is_not_told() {
    let game = agreed(&[("persians", "player")]);
    let state = at(&game, FIRE);
    let view = seen(&game, &state);
    let aid = game.aid(&view, Some("place-E6")).expect("an aid");
    assert!(line(&aid, "E6: who lies under").ends_with("[3.4a]"));
    assert!(!aid.marks.iter().any(|it| matches!(it, Mark::Label { .. })));
}

#[test]
fn case_8_1_3a_the_card_and_the_hand_say_what_a_way_costs() {
    let game = agreed(&[]);
    let setup = "segment greek-movement\ngreek I6 west locrians-bowx2\npersian A4 east medes-bow\n";
    let view = seen(&game, &at(&game, setup));
    let names = vec!["Leonidas".to_owned()];
    let card = game.card(&view, "place-I6", draw::SeatNames::new(&names)).expect("a card");
    let comes = card.rows.iter().find(|(label, _)| label.contains("come to")).expect("a row");
    assert!(comes.1.contains("G6 for 3"), "{}", comes.1);
    let hand = game.handful(&view, "place-I6").expect("a stack");
    let goal = hand.goals.iter().find(|goal| goal.pick.part == "place-G6").expect("a goal");
    assert_eq!(goal.words, "to G6, for 3 Movement Points [8.1.2a]");
}

/// The tables in use, each with the cells that are lit: their class and their words.
fn lit(game: &Spartans, state: &State, recent: &[Event]) -> Vec<(&'static str, Vec<String>)> {
    let cells = |html: &str| {
        let cell = |part: &str| part.split(['<']).next().map(|it| it.replace('>', " "));
        let marks = [
            "td class=\"n lit\" aria-current=\"true\"",
            "td class=\"n asked\" aria-current=\"true\"",
        ];
        marks.iter().flat_map(|mark| html.split(mark).skip(1)).filter_map(cell).collect()
    };
    let all = game.tables_in_use(&seen(game, state), recent);
    all.into_iter().map(|(case, html)| (case.id(), cells(&html))).collect()
}

/// [FRT.a] Bows two areas away: the cell of Bow at 2, D10 7/9.
#[test]
fn case_frt_a_the_cell_of_a_shot_that_is_asked_about_is_lit_and_then_that_of_its_die() {
    let game = agreed(&[]);
    let mut state = at(&game, FIRE);
    let all = lit(&game, &state, &[]);
    assert_eq!(all, [("FRT.a", vec![" D10 7/9 ".trim_end().to_owned()])]);
    let area = |name: &str| map::area(name).expect("an area");
    let mut events = Vec::new();
    for order in [0, 1] {
        game.apply(
            &mut state,
            Action::Fire { from: area("G6"), order, at: area("E6") },
            &mut Quiet,
        );
    }
    game.apply(&mut state, Action::Roll, &mut events);
    let Node::Chance { .. } = game.node(&state) else { panic!("a die") };
    let outcome = game.outcome(&state, 0);
    game.settle(&mut state, outcome, &mut events);
    let html = &game.tables_in_use(&seen(&game, &state), &events)[0].1;
    assert!(html.contains("(the last dice)") && !html.contains("(asked now)"), "{html}");
}

/// [8.3.2.2] Nine against nine hoplite factors or not: whatever the ratio, one column of six rows is
/// lit for one melee, and the types that meet.
#[test]
fn case_8_3_2_2_a_melee_lights_its_column_and_its_types() {
    let game = agreed(&[]);
    let setup = "segment greek-melee\ngreek G5 west spartans-hoplite/by=wx3\n\
        persian G5 east medes-mixedx3\ngreek G7 west thespians-hoplite/by=wx3\n\
        persian G7 east susa-mixedx3\n";
    let all = lit(&game, &at(&game, setup), &[]);
    let of = |case: &str| all.iter().find(|(it, _)| *it == case).map(|(_, cells)| cells.clone());
    assert_eq!(of("MCRT").map(|it| it.len()), Some(6), "{all:?}");
    // [8.3.3] Hoplites against Mixed: two columns to the right.
    assert_eq!(of("8.3.3").expect("type against type"), [" 2R"], "{all:?}");
}

#[test]
fn where_nothing_is_rolled_or_asked_no_table_is_in_use() {
    let game = agreed(&[]);
    let setup = "segment greek-movement\ngreek G5 west spartans-hoplitex3\n\
        persian A4 east medes-bowx3\n";
    assert!(lit(&game, &at(&game, setup), &[]).is_empty());
}

fn standing(setup: &str, id: &str) -> Standing {
    let game = agreed(&[]);
    let all = game.standing(&seen(&game, &at(&game, setup)));
    all.into_iter().find(|it| it.id == id).unwrap_or_else(|| panic!("no {id}"))
}

const MOVE: &str = "segment greek-movement\ngreek G6 west locrians-bowx2\n\
    persian C6 east medes-mixedx3\n";

#[test]
fn u20_fire_at_the_best_odds_has_steps_where_one_fires_and_waits_elsewhere() {
    let fires = standing(FIRE, "fire-best");
    assert!(fires.begins && fires.keeps);
    assert_eq!(fires.steps.first(), Some(&"fire best"));
    let moves = standing(MOVE, "fire-best");
    assert!(moves.steps.is_empty() && !moves.begins && moves.keeps);
    assert_eq!(fires.mark, moves.mark, "nothing has happened in between");
}

/// Those who share their areas with enemies can only fight: their movement ends by itself.
#[test]
fn u20_a_movement_segment_ends_by_itself_only_where_nobody_can_go_anywhere() {
    assert!(standing(MOVE, "end-idle").steps.is_empty());
    // Hoplites at the shore of the map's last row who face its edge can turn, and go nowhere.
    let edge = "segment greek-movement\ngreek L8 south spartans-hoplitex3\n\
        persian A4 east medes-bowx3\n";
    assert_eq!(standing(edge, "end-idle").steps, ["done"]);
}

#[test]
fn u20_a_line_holds_until_a_unit_is_lost() {
    let before = standing(MOVE, "hold-line");
    let fewer = MOVE.replace("locrians-bowx2", "locrians-bow");
    let after = standing(&fewer, "hold-line");
    assert_eq!(before.steps.first(), Some(&"done"));
    assert_ne!(before.mark, after.mark, "a unit is gone");
    assert_eq!(standing(MOVE, "fire-best").mark, standing(&fewer, "fire-best").mark);
}
