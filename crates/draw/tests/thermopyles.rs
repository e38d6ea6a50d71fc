//! What players of Thermopyles read: sentences with their Cases, and a board that fits.

use std::collections::BTreeSet;

use draw::hands::Meant;
use draw::text::width;
use draw::{Depict, Ink, Pick, PickKind, SeatNames};
use engine::{Cited, D6, Game, Seat, Terms, Viewer};
use game_thermopyles::end::Finish;
use game_thermopyles::fight::Clash;
use game_thermopyles::{Action, Comes, Outcome, Spartan, Thermopyles};

const SETUP: &str = "marker 3\nslots 20/24 17/22\nhand 1 15 20\n";

fn table(options: &[(&str, &str)]) -> Thermopyles {
    let options = options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned()));
    Thermopyles::agree(&Terms { options: options.collect(), ..Terms::default() })
        .expect("the options exist")
}

fn names() -> Vec<String> {
    ["Leonidas", "Dienekes", "Alpheos", "Maron"].map(str::to_owned).to_vec()
}

/// Plays actions and dice from [`SETUP`], and gives back every sentence.
#[track_caller]
fn story(actions: &[Action], dice: &[u8]) -> Vec<String> {
    let (game, names) = (table(&[]), names());
    let mut state = game.read_position(SETUP).expect("a sound position");
    let mut events = Vec::new();
    for &action in actions {
        game.apply(&mut state, action, &mut events);
    }
    for &pips in dice {
        let face = D6::new(pips).expect("a face");
        game.settle(&mut state, Outcome::Die(face), &mut events);
    }
    events.iter().map(|event| game.say_event(event, None, SeatNames::new(&names))).collect()
}

#[test]
fn a_fight_is_told_with_its_sum_and_its_cases() {
    let charge = Action::Charge(Spartan::new(15).unwrap());
    assert_eq!(
        story(&[charge, Action::Support(1)], &[4, 3]),
        [
            "Leonidas charges with the 15. [K11]",
            "Leonidas asks for a Support card. [K12]",
            "A Support die shows 4. [K12]",
            "The location die shows 3. [K14]",
            "15 + 4 (Support die) + 3 (location die) = 22 against 20/24: repelled. [K17]",
            "15 + 4 (Support die) + 3 (location die) = 22 against 17/22: eliminated. [K18]",
        ]
    );
}

#[test]
fn the_prompt_says_who_what_and_by_which_case() {
    let (game, names) = (table(&[]), names());
    let state = game.read_position(SETUP).unwrap();
    let view = game.view(&state, Viewer::Spectator);
    let names = SeatNames::new(&names);
    assert_eq!(game.prompt(&view, names), "Leonidas: retreat, or charge with a card? [K6]");
    assert_eq!(
        game.say_action(&view, Action::Retreat, names),
        "step back to 4, Phocian Wall, and draw a card [K8] [K9]"
    );
}

#[test]
fn the_odds_beside_a_charge_are_exact() {
    let game = table(&[]);
    let state = game.read_position(SETUP).unwrap();
    let brief = |value| {
        let action = Action::Charge(Spartan::new(value).unwrap());
        game.brief(&game.view(&state, Viewer::Spectator), &game.odds(&state, action)).unwrap()
    };
    // 15 + d6 reaches 20 with a 5 or a 6, and then beats 17 too.
    assert_eq!(brief(15), "without Support beats both 33 %, none 67 %");
    // 20 + d6 reaches 24 with a 4 or more, and 22 with a 2 or more.
    assert_eq!(
        brief(20),
        "without Support certainly beats both cards; eliminates the first 50 %, the second 83 %"
    );
}

/// What is shown beside an action, and the ways in which it loses.
#[track_caller]
fn beside(position: &str, action: &str) -> (Option<String>, Option<(u64, u64)>) {
    let game = table(&[]);
    let state = game.read_position(position).expect("a sound position");
    let odds = game.odds(&state, game.read_action(action).expect("an action"));
    (game.brief(&game.view(&state, Viewer::Spectator), &odds), game.risk(&odds))
}

#[test]
fn case_k24_to_k27_every_way_to_win_or_lose_is_named_beside_an_action() {
    let last = "marker 3\nsupport 0\nslots 20/24 22/22\nhand 1 15\nspartan-deck -";
    // 15 + d6: a 5 or a 6 repels the 20/24. With an empty Persian deck that wins; otherwise the
    // last card is spent.
    let (brief, risk) = beside(&format!("{last}\npersian-deck -"), "charge 15");
    assert_eq!(
        brief.as_deref(),
        Some(
            "beats one 33 %, none 67 %; wins the game by the spent deck 33 % [K26]; \
             loses the game for want of cards 67 % [K25]"
        )
    );
    assert_eq!(risk, Some((4, 6)));
    // 20 + d6 against 17/22 with eleven buried: from 22 on it is the twelfth, and one is beaten.
    let eleven = "graveyard 22/22 21/23x4 20/24x4 19/20x2";
    let filling = format!("marker 3\nsupport 0\nslots 17/22 16/23\nhand 1 20\n{eleven}");
    let (brief, risk) = beside(&filling, "charge 20");
    assert_eq!(
        brief.as_deref(),
        Some(
            "beats both 17 %, one 83 %; eliminates the first 83 %; \
             wins the game by the full Graveyard 83 % [K27]"
        )
    );
    assert_eq!(risk, None);
    // [K24] A retreat leaves nothing to chance, and is known to lose.
    assert_eq!(beside("marker 6\nslots 20/24 17/22\nhand 1 15", "retreat"), (None, Some((1, 1))));
    assert_eq!(beside("marker 5\nslots 20/24 17/22\nhand 1 15", "retreat"), (None, None));
}

/// What follows an action, in plain words.
#[track_caller]
fn explained(position: &str, action: &str) -> Vec<String> {
    let game = table(&[]);
    let state = game.read_position(position).expect("a sound position");
    let action = game.read_action(action).expect("an action");
    let view = game.view(&state, Viewer::Seat(Seat::FIRST));
    game.explain(&view, &[action], &game.odds(&state, action))
}

#[test]
fn what_follows_a_charge_is_told_for_each_number_of_support_cards() {
    let told = explained("marker 3\nsupport 1\nslots 21/23 22/22\nhand 1 14\n", "charge 14");
    // 14 + d6 never reaches 21; 14 + 2d6 does from 7 on, and 22 from 8 on, in 21 and 15 of 36.
    assert_eq!(
        told,
        [
            "Without Support it certainly beats neither card.",
            "With one Support card it beats both 42 %, one 17 %, none 42 %; \
             eliminates the first 28 %, the second 42 %.",
            "A card that is eliminated goes to the Graveyard: none of twelve lie there, and all \
             twelve win the game. [K27]",
        ]
    );
}

#[test]
fn case_k24_a_retreat_says_whether_it_loses() {
    assert_eq!(
        explained("marker 6\nslots 20/24 17/22\nhand 1 15", "retreat"),
        ["A retreat from here loses the game for certain: the marker comes to location 7. [K24]"]
    );
    assert_eq!(
        explained("marker 5\nslots 20/24 17/22\nhand 1 15", "retreat"),
        ["A retreat to location 6 does not lose the game; one to 7 does. [K24]"]
    );
}

#[test]
fn what_may_come_of_a_fight_or_a_draw_is_told_in_words_of_its_own() {
    let mut all: Vec<Comes> = Clash::ALL.map(Comes::Fares).to_vec();
    all.extend(Finish::ALL.map(Comes::Ends));
    all.extend([0, 1, 2].map(Comes::Beats));
    all.extend([Comes::BehindTheFirst, Comes::AfterTheEnd, Comes::BeatsTheLast, Comes::GoesOn]);
    all.extend((10..=20).filter_map(Spartan::new).map(Comes::Draws));
    let game = table(&[]);
    let words: BTreeSet<String> = all.iter().map(|it| game.say_answer(it)).collect();
    assert_eq!(words.len(), all.len(), "{words:?}");
}

#[test]
fn forecasts_are_told_with_the_clause_of_each_answer() {
    let game = table(&[]);
    let position = "marker 3\nsupport 1\nslots 21/23 22/22\nhand 1 14\n";
    let state = game.read_position(position).unwrap();
    let charge = game.read_action("charge 14").unwrap();
    let told = draw::odds::forecast(&game, &game.odds(&state, charge)[1], Ink::Plain);
    // 14 + 2d6, worked by hand in the game's own tests.
    let lines: Vec<String> =
        told.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
    assert_eq!(
        lines,
        [
            "After charge 14, support 1 (36 equally likely cases)",
            "slot 1, 21/23 holds 5/12 41.7 % [K16]",
            "repelled 11/36 30.6 % [K17]",
            "eliminated 5/18 27.8 % [K18]",
            "slot 2, 22/22 not fought 5/12 41.7 % [K16]",
            "holds 1/6 16.7 % [K16]",
            "eliminated 5/12 41.7 % [K18]",
            "cards beaten none 5/12 41.7 % [K16]",
            "one 1/6 16.7 % [K19]",
            "two 5/12 41.7 % [K19]",
            "the game goes on 1 100 % [K6]",
        ]
    );
}

/// Why an action is refused: each reason in words, with its clause.
#[track_caller]
fn refused(options: &[(&str, &str)], position: &str, action: &str) -> Vec<String> {
    let game = table(options);
    let state = game.read_position(position).expect("a sound position");
    let action = game.read_action(action).expect("an action");
    assert!(!game.allows(&state, action), "{action} is legal");
    let say = |it: &_| format!("{}. {}", game.say_objection(it), it.case());
    game.objections(&state, action).iter().map(say).collect()
}

#[test]
fn every_reason_against_an_action_is_told_with_its_numbers_and_its_case() {
    let (two, three) = ([("players", "2")], [("players", "3")]);
    let six = "slots 20/24 17/22\nhand 1 10 11 12 13 14 15\nstep discard 1 bonus 0";
    let offer = |cause: &str| format!("{SETUP}step offer {cause} 1");
    let fight = |left: u8| format!("support {left}\nslots 20/24 17/22\nhand 1 15\nstep support 16");
    for (told, expected) in [
        (
            refused(&[], six, "retreat"),
            "seat 1 holds 6 cards and may keep 5: one must be discarded first. [K5]",
        ),
        (refused(&[], six, "discard 20"), "that card is not in the hand: the 20. [K5]"),
        (refused(&[], SETUP, "draw 1"), "the turn begins with a retreat or a charge. [K6]"),
        (
            refused(&two, "slots 20/24 17/22\nhand 2 15", "charge 15"),
            "a player without cards must retreat. [K7]",
        ),
        (
            refused(&[], &offer("retreat"), "charge 15"),
            "the team must say who draws the card, or decline it. [K9]",
        ),
        (
            refused(&[], &offer("bonus"), "charge 15"),
            "the team must say who draws the bonus card, or decline it. [K23]",
        ),
        (
            refused(&[], &offer("retreat"), "draw 2"),
            "nobody sits at seat 2: the table has 1 seat. [K9]",
        ),
        (
            refused(&three, &offer("bonus"), "draw 4"),
            "nobody sits at seat 4: the table has 3 seats. [K23]",
        ),
        (refused(&[], SETUP, "charge 16"), "that card is not in the hand: the 16. [K11]"),
        (
            refused(&[], &fight(2), "retreat"),
            "the fight waits to hear how much Support is asked for. [K12]",
        ),
        (
            refused(&[("support", "one-by-one")], &fight(4), "support 3"),
            "this table rolls Support one die at a time, not 3 at once. [K12]",
        ),
        (refused(&[], &fight(2), "support 5"), "2 Support cards are left, not 5. [K13]"),
        (refused(&[], &fight(1), "support 4"), "1 Support card is left, not 4. [K13]"),
        (
            refused(&[], "support 0\nslots 20/24 17/22\nhand 1 15", "support 1"),
            "no Support card is left. [K13]",
        ),
        (refused(&[], "step reveal", "retreat"), "a die or a card must fall first. [K2]"),
        (
            refused(&[], "marker 7\nslots 20/24 17/22\nhand 1 15\nstep over K24", "retreat"),
            "the game is over. [K24]",
        ),
    ] {
        assert_eq!(told, [expected]);
    }
}

/// What is picked for an action.
#[track_caller]
fn picked(options: &[(&str, &str)], position: &str, action: &str) -> (PickKind, String, String) {
    let game = table(options);
    let state = game.read_position(position).expect("a sound position");
    let view = game.view(&state, Viewer::Spectator);
    let mut path = game.path(&view, game.read_action(action).expect("an action"));
    assert_eq!(path.len(), 1, "one click says all");
    let Pick { kind, part, words } = path.remove(0);
    (kind, part, words)
}

#[test]
fn every_action_is_one_pick_that_says_what_it_is() {
    let two = [("players", "2")];
    let fight = "slots 20/24 17/22\nhand 1 15\nstep support 16";
    let offer = format!("{SETUP}step offer retreat 1");
    let six = "slots 20/24 17/22\nhand 2 10 11 12 13 14 15\nstep discard 2 bonus 0";
    for ((kind, part, words), expected) in [
        (
            picked(&[], SETUP, "retreat"),
            (PickKind::Place, "location-4", "location 4, Phocian Wall"),
        ),
        (picked(&[], SETUP, "charge 15"), (PickKind::Card, "hand-1-15", "the 15")),
        (picked(&[], fight, "support 0"), (PickKind::Number, "support-0", "no Support")),
        (picked(&[], fight, "support 1"), (PickKind::Number, "support-1", "1 Support card")),
        (picked(&[], fight, "support 3"), (PickKind::Number, "support-3", "3 Support cards")),
        (
            picked(&two, &offer, "draw 2"),
            (PickKind::Seat(engine::Seat::new(1)), "seat-2", "seat 2"),
        ),
        (picked(&[], &offer, "draw 1"), (PickKind::Card, "deck", "the Spartan deck")),
        (picked(&two, &offer, "decline"), (PickKind::Command, "decline", "leave it")),
        (picked(&two, six, "discard 11"), (PickKind::Card, "hand-2-11", "the 11")),
    ] {
        assert_eq!((kind, part.as_str(), words.as_str()), expected);
    }
}

#[test]
fn every_line_of_every_board_fits_into_80_columns() {
    let four = ("players", "4");
    for options in [&[][..], &[four, ("hand-limit", "none")], &[four, ("hands", "hidden")]] {
        let (game, mut names) = (table(options), names());
        names[3] = "Μ".repeat(32);
        let mut state = game.start();
        let mut actions = Vec::new();
        for step in 0.. {
            let view = game.view(&state, Viewer::Seat(Seat::FIRST));
            let names = SeatNames::new(&names);
            for ink in [Ink::Plain, Ink::Colour] {
                let shown =
                    format!("{}{}", game.board(&view, names, ink), game.remaining(&view, ink));
                let widest = shown.lines().map(width).max().unwrap();
                assert!(widest <= 80, "{widest} columns\n{shown}");
            }
            match game.node(&state) {
                engine::Node::Chance { tickets, .. } => {
                    let outcome = game.outcome(&state, step * 7 % tickets);
                    game.settle(&mut state, outcome, &mut engine::Quiet);
                }
                engine::Node::Decision { .. } => {
                    game.actions(&state, &mut actions);
                    let action = actions[step as usize * 5 % actions.len()];
                    game.apply(&mut state, action, &mut engine::Quiet);
                }
                engine::Node::Forced { .. } | engine::Node::Over(_) => break,
            }
        }
    }
}

#[test]
fn a_board_marks_what_is_reconstructed() {
    let (game, names) = (table(&[]), names());
    let view = game.view(&game.start(), Viewer::Spectator);
    let board = game.board(&view, SeatNames::new(&names), Ink::Plain);
    assert!(board.contains("Trachinian") && board.contains("Plain*") && board.contains("start*"));
    assert!(board.contains("Gates ") && !board.contains("Gates*"));
    assert!(board.contains("* reconstructed") && !board.contains('†'));
}

#[test]
fn closed_hands_stay_closed_in_board_and_json() {
    let (game, names) = (table(&[("players", "2"), ("hands", "hidden")]), names());
    let state = game.read_position("slots 20/24 17/22\nhand 1 15\nhand 2 11 12\n").unwrap();
    let view = game.view(&state, Viewer::Seat(Seat::FIRST));
    let board = game.board(&view, SeatNames::new(&names), Ink::Plain);
    assert!(board.contains("[??] [??]") && !board.contains("[11]"), "{board}");
    let json = game.json(&view);
    assert!(json["hands"][1]["cards"].is_null());
    assert_eq!(json["hands"][1]["size"], 2);
}

#[test]
fn whatever_is_touched_in_vain_says_what_would_be_done_with_it() {
    let game = table(&[]);
    let state = game.read_position(SETUP).expect("a sound position");
    let view = game.view(&state, Viewer::Spectator);
    let said = |part: &str| match game.meant(&view, None, part) {
        Some(Meant::Nothing(words)) => words,
        other => panic!("{part}: {other:?}"),
    };
    // The marker is at 3: a retreat leads to 4 [K8], and neither forward nor further.
    for (part, words) in [
        ("location-1", "never goes forward again"),
        ("location-3", "The marker is here"),
        ("location-6", "one location: to 4, Phocian Wall"),
        ("slot-1", "choose a Spartan card of your hand"),
        ("slot-2", "if a charge beats the first"),
        ("persian-deck", "come on by themselves"),
        ("graveyard", "when a fight eliminates them"),
        ("closed", "along the road"),
    ] {
        let told = said(part);
        assert!(told.contains(words) && told.contains("[K"), "{part}: {told}");
    }
    assert_eq!(game.meant(&view, None, "location-8"), None);
}
