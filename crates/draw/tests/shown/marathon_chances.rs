//! Chances and warnings of Marathon to the letter: each sentence is worked out by hand.

use draw::Depict;
use engine::{Game, Seat, Viewer};
use game_marathon::Action;
use game_marathon::state::Awaits;

use super::{agreed, at};

fn brief(setup: &str, action: &str) -> String {
    let game = agreed(&[]);
    let state = at(&game, setup);
    let view = game.view(&state, Viewer::Seat(Seat::FIRST));
    let action = game.read_action(action).expect("an action");
    game.brief(&view, &game.odds(&state, action)).expect("chances")
}

/// [7.1l] [7.1m] Factor 2 hits on 0, 1 and 2; against level 6 the dice 7, 8 and 9 fail.
#[test]
fn case_7_1l_the_chances_of_a_shot_are_told_in_plain_words() {
    let shot = "turn 3\nimpulse offensive-fire\ninitiative greek\nmorale greek 8\n\
        morale persian 6\nat 2006 down-right GA1 GA2\nat 2008 up-left PC1\nmarker greek-center\n\
        active GA1 GA2\nstep fire";
    assert_eq!(brief(shot, "fire GA1 2008"), "hits 30 %, then 30 % to be disrupted");
}

/// [7.2f] Two Hoplites of 4 on Heavy Infantry of 4: 2:1. With Callimachus and Hoplites on Heavy
/// Infantry the die counts two more: by the table the attacker suffers on a 0 alone, and from a 3 on
/// the defender has an R or an L.
#[test]
fn case_7_2f_the_chances_of_a_melee_are_told_in_plain_words() {
    let melee = "turn 3\nimpulse declaration\ninitiative greek\nmorale greek 8\n\
        morale persian 6\nat 2006 down-right GC1 GC2 Callimachus\nat 2007 up-left PC1\n\
        at 2107 left GC3\nmarker greek-center\nactive GC1 GC2 GC3 Callimachus\naims GC1>down\n\
        step declaration";
    assert_eq!(
        brief(melee, "attack GC2 2007"),
        "2:1, +2: you lose nothing 90 %, they lose a step or rout 70 %"
    );
    let game = agreed(&[]);
    let state = at(&game, melee);
    let view = game.view(&state, Viewer::Seat(Seat::FIRST));
    let action = game.read_action("attack GC3 2007").expect("an action");
    let told = game.explain(&view, &[action], &game.odds(&state, action));
    assert_eq!(
        told[0],
        "Hoplite GC1 and Hoplite GC3 against Heavy Infantry PC1: odds 2:1 (8 against 4) [7.2f]; \
         1 right for an attack from flank or rear [7.2h]: column 3:1; the die counts +1 for \
         Callimachus with the attackers [7.2m], +1 for Hoplites against Heavy Infantry [7.2p]. [7.2t]"
    );
    // The whole column of what is declared by now is lit: ten cells.
    let lit = game.tables_in_use(&view, &[]);
    let results = &lit.iter().find(|(case, _)| case.id() == "7.3a").expect("the results").1;
    assert_eq!(results.matches("(asked now)").count(), 10);
}

/// [3.1c] [6.1a] Hoplites at 2006 facing the lower right corner control 2107 and 2007; with four points
/// 2010 is in their reach.
#[test]
fn case_3_1c_zones_and_ways_are_shown_on_demand() {
    let game = agreed(&[]);
    let state = at(
        &game,
        "turn 3\nimpulse movement\ninitiative greek\nmorale greek 8\nmorale persian 6\n\
         at 2006 down-right GC1\nat 2415 up-left PC1\nmarker greek-center\nactive GC1\nstep movement",
    );
    let view = game.view(&state, Viewer::Seat(Seat::FIRST));
    let aid = game.aid(&view, Some("hex-2006")).expect("an aid");
    assert!(aid.told.contains(&"Hoplite GC1 controls 2007 and 2107. [3.1c]".to_owned()), "{aid:?}");
    let label = draw::Mark::Label { at: "hex-2010".to_owned(), text: "4".to_owned() };
    assert!(aid.marks.contains(&label), "{aid:?}");
    assert!(game.aid(&view, None).is_some_and(|it| it.marks.is_empty()));
}

/// [A55] [7.2c] Two enemies to be attacked and one who can attack either: one of them stays unattacked.
#[test]
fn case_7_2c_one_attacker_meets_one_of_two_duties() {
    let game = agreed(&[]);
    let state = at(
        &game,
        "turn 2\nimpulse movement\ninitiative greek\nmorale greek 8\nmorale persian 6\n\
         at 2006 down-right GC1\nat 2007 up-left PC1\nat 2107 up-left PC2\n\
         marker greek-center\nactive GC1\nmoved GC1\nstep movement",
    );
    let traps = game.traps(&state);
    assert_eq!(traps.len(), 1, "{traps:?}");
    assert_eq!(traps[0].lost.len(), 1);
}

#[test]
fn case_7_2c_the_end_of_movement_warns_of_enemies_whom_nobody_could_attack() {
    let game = agreed(&[]);
    let state = at(
        &game,
        "turn 2\nimpulse movement\ninitiative greek\nmorale greek 8\nmorale persian 6\n\
         at 2006 down-right GA1 GA2\nat 1805 down-right GC1\nat 2007 up-left PC1\n\
         marker greek-center\nactive GC1 GA1 GA2\nmoved GA1 GA2\nstep movement",
    );
    let view = game.view(&state, Viewer::Seat(Seat::FIRST));
    let left = game.left_undone(&view, Action::Done).expect("a warning");
    assert_eq!(
        left,
        "Archer GA1 and Archer GA2 stand in the zone of enemies at 2007 whom nobody could attack, \
         and would be eliminated (7.2c); 1 active piece has not moved"
    );
    assert!(game.ends(&view, Action::Done));
    assert!(matches!(state.awaits, Awaits::Movement));
}
