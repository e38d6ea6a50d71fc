//! End of the Game, [K24] to [K28].

use engine::{Ending, Seat, Verdict};
use game_thermopyles::end::Finish;
use game_thermopyles::fight::Clash;
use game_thermopyles::{Event, Objection, Thermopyles};
use testkit::Script;

type Play = Script<Thermopyles>;

/// Plays the steps and says which clause ended the game, and how.
#[track_caller]
fn check_end(
    options: &str,
    position: &str,
    steps: &str,
    expected: Option<(&str, Verdict)>,
) -> Play {
    let mut play = Play::at(options, position);
    play.go(steps);
    let told = |ending: Ending| (ending.case.id(), ending.verdict(Seat::FIRST));
    assert_eq!(play.ending().map(told), expected);
    play
}

const LOST: fn(&'static str) -> Option<(&'static str, Verdict)> =
    |case| Some((case, Verdict::Lost));
const WON: fn(&'static str) -> Option<(&'static str, Verdict)> = |case| Some((case, Verdict::Won));

/// Eleven Persian cards: 1 + 4 + 4 + 2.
const ELEVEN_BURIED: &str = "graveyard 22/22 21/23x4 20/24x4 19/20x2";

#[test]
fn case_k24_a_retreat_from_the_last_stand_loses() {
    check_end("", "marker 6\nslots 20/24 17/22\nhand 1 20", "retreat", LOST("K24"));
}

#[test]
fn case_k24_no_card_is_drawn_on_the_way_to_location_7() {
    let play = check_end("", "marker 6\nslots 20/24 17/22\nhand 1 20", "retreat", LOST("K24"));
    assert!(matches!(play.told()[..], [Event::Retreated { .. }, Event::Ended(_)]));
}

#[test]
fn case_k24_the_last_stand_itself_is_not_lost() {
    check_end("", "marker 5\nslots 20/24 17/22\nhand 1 20", "retreat", None);
}

#[test]
fn case_k25_the_last_card_spent_with_an_empty_deck_loses() {
    let position = "support 0\nslots 22/22 21/23\nhand 1 20\nspartan-deck -";
    check_end("", position, "charge 20", LOST("K25"));
}

#[test]
fn case_k25_a_fight_that_beats_a_card_but_spends_the_last_spartan_loses_after_the_refill() {
    let position = "support 0\nslots 17/22 21/23\nhand 1 20\nspartan-deck -";
    let mut play = check_end("", position, "charge 20", None);
    assert_eq!(play.chance(), Some("K20"));
    play.go("persian 12/27");
    assert_eq!(play.ending().map(|ending| ending.case.id()), Some("K25"));
}

#[test]
fn case_k25_a_team_mates_card_keeps_the_game_alive() {
    let position = "support 0\nslots 22/22 21/23\nhand 1 20\nhand 2 10\nspartan-deck -";
    check_end("players=2", position, "charge 20", None);
}

#[test]
fn case_k25_a_card_in_the_deck_keeps_the_game_alive() {
    let position = "support 0\nslots 22/22 21/23\nhand 1 20\nspartan-deck 10";
    check_end("", position, "charge 20", None);
}

#[test]
fn case_k26_beating_more_cards_than_the_deck_can_replace_wins() {
    // Both are beaten and one card is left: two slots cannot be filled.
    let position = "support 0\nslots 17/22 16/23\nhand 1 20\npersian-deck 22/22";
    check_end("", position, "charge 20", WON("K26"));
}

#[test]
fn case_k26_one_beaten_card_with_one_left_to_replace_it_does_not_win() {
    let position = "support 0\nslots 17/22 22/22\nhand 1 20\npersian-deck 12/27";
    check_end("", position, "charge 20", None);
}

#[test]
fn case_k26_two_beaten_cards_with_two_left_to_replace_them_do_not_win() {
    let position = "support 0\nslots 17/22 16/23\nhand 1 20\npersian-deck 12/27 22/22";
    check_end("", position, "charge 20", None);
}

#[test]
fn case_k26_one_beaten_card_wins_when_the_deck_is_empty() {
    let position = "support 0\nslots 17/22 22/22\nhand 1 20\npersian-deck -";
    check_end("", position, "charge 20", WON("K26"));
}

#[test]
fn case_k27_the_twelfth_card_in_the_graveyard_wins() {
    // 20 + 2 = 22 eliminates the 17/22.
    let position = format!("marker 3\nsupport 0\nslots 17/22 16/23\nhand 1 20\n{ELEVEN_BURIED}");
    check_end("", &position, "charge 20, die 2", WON("K27"));
}

#[test]
fn case_k27_a_repelled_card_does_not_count_for_the_graveyard() {
    let position = format!("support 0\nslots 17/22 16/23\nhand 1 20\n{ELEVEN_BURIED}");
    let play = check_end("", &position, "charge 20", None);
    assert_eq!(play.state().graveyard.size(), 11);
}

#[test]
fn case_k27_the_eleventh_card_does_not_win() {
    // Ten are buried; 22 eliminates the 17/22 as the eleventh and only repels the 16/23.
    let ten = ELEVEN_BURIED.replace("22/22 ", "");
    let position = format!("marker 3\nsupport 0\nslots 17/22 16/23\nhand 1 20\n{ten}");
    let play = check_end("", &position, "charge 20, die 2", None);
    assert_eq!(play.state().graveyard.size(), 11);
}

#[test]
fn case_k27_the_win_is_immediate_and_the_second_card_is_not_fought() {
    let position = format!("marker 3\nsupport 0\nslots 17/22 16/23\nhand 1 20\n{ELEVEN_BURIED}");
    let play = check_end("", &position, "charge 20, die 2", WON("K27"));
    let fought = |event: &Event| matches!(event, Event::Clashed { .. });
    assert_eq!(play.told().iter().filter(|event| fought(event)).count(), 1);
    assert_eq!(play.fact("slots"), "- 16/23");
}

#[test]
fn case_k27_the_second_card_of_a_fight_may_be_the_twelfth() {
    // 20 + 3 = 23 repels the 12/27 and eliminates the 16/23.
    let position = format!("marker 3\nsupport 0\nslots 12/27 16/23\nhand 1 20\n{ELEVEN_BURIED}");
    let play = check_end("", &position, "charge 20, die 3", WON("K27"));
    let clash = |event: Event| match event {
        Event::Clashed { clash, .. } => Some(clash),
        _ => None,
    };
    let clashes: Vec<Clash> = play.told().into_iter().filter_map(clash).collect();
    assert_eq!(clashes, [Clash::Repelled, Clash::Eliminated]);
}

#[test]
fn case_k28_all_players_win_together() {
    let position = "support 0\nslots 17/22 22/22\nhand 1 20\nhand 3 10\npersian-deck -";
    let play = check_end("players=4", position, "charge 20", WON("K26"));
    let ending = play.ending().unwrap();
    assert!(Seat::all(4).all(|seat| ending.verdict(seat) == Verdict::Won));
}

#[test]
fn case_k28_all_players_lose_together() {
    let position = "marker 6\nslots 20/24 17/22\nhand 1 20\nhand 3 10";
    let play = check_end("players=4", position, "retreat", LOST("K24"));
    let ending = play.ending().unwrap();
    assert!(Seat::all(4).all(|seat| ending.verdict(seat) == Verdict::Lost));
}

#[test]
fn case_k28_nothing_is_played_after_the_end() {
    let play = check_end("", "marker 6\nslots 20/24 17/22\nhand 1 20", "retreat", LOST("K24"));
    assert!(play.listed().is_empty());
    // No turn is left to be taken: the clause that ended the game is the reason.
    assert_eq!(play.against("retreat"), ["K24"]);
    assert_eq!(play.objections("retreat"), [Objection::Over(Finish::GroundLost)]);
}
