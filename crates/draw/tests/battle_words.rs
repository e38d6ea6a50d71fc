//! What players of The Battle of Thermopylae read: sentences with their Cases, a board that fits,
//! group orders that the rules accept.

mod battle;
mod shown;

use battle::{BATTLE, after, agreed, drawn, moments, names};
use draw::text::width;
use draw::{Depict, Ink, Layout, PickKind};
use engine::{Game, Node, Quiet, Seat, Viewer};
use game_thermopylae::odds::{Answer, HitPolicy, Party, Question};
use game_thermopylae::{Action, Event, Objection, Place, Side, State, Thermopylae, Unit};
use shown::agreed_on;

fn told(game: &Thermopylae, orders: &[&str]) -> Vec<String> {
    let (_, events) = after(game, BATTLE, orders);
    events.iter().map(|event| game.say_event(event, None, names())).collect()
}

#[test]
fn a_free_attack_is_told_with_its_height_and_its_cases() {
    let game = agreed();
    // The Oak Slopes lie one above the Gate Shoulder: Immortals hit with 4 + 1 or less [R13].
    let told = told(&game, &["free shoulder all", "fight", "5"]);
    assert_eq!(
        told,
        [
            "A free attack on Gate Shoulder is declared. [R36]",
            "Immortals join from Oak Slopes. [R26]",
            "Gate Shoulder, free attack, round 1: 1 against 1. [R36]",
            "Immortals at Oak Slopes roll 5 for 4 + 1 (higher ground) = 5 and hit.",
            "1 hit on the defenders, 0 hits on the attackers. [R31]",
            "Greek Infantry at Gate Shoulder has 1 hit now, without a choice. [R32]",
            "Greek Infantry at Gate Shoulder is destroyed. [R34]",
            "The combat for Gate Shoulder is over: 1 attacker is left and whole again, and nobody \
             against it. [R23]",
        ]
    );
}

#[test]
fn the_prompt_says_who_what_and_by_which_case() {
    let game = agreed();
    let prompt = |orders: &[&str]| {
        let (state, _) = after(&game, BATTLE, orders);
        game.prompt(&game.view(&state, Viewer::Spectator), names())
    };
    let combat = "Hydarnes (Persians): attack a place, or end the combats? [R20] [R25]";
    assert_eq!(prompt(&[]), combat);
    assert_eq!(prompt(&["end combat"]), "Hydarnes (Persians): move, or end the turn? [R37]");
    let hit = ["attack mg_s all", "fight", "1", "9", "9", "9", "9", "9"];
    assert_eq!(prompt(&hit), "Dienekes (Greeks): who takes 1 hit? [R32]");
}

#[test]
fn an_action_says_what_it_does_to_whom() {
    let game = agreed();
    let (state, _) = after(&game, BATTLE, &[]);
    let view = game.view(&state, Viewer::Spectator);
    let place = |id| Place::named(id).unwrap();
    let said = |action| game.say_action(&view, action, names());
    assert_eq!(
        said(Action::Attack(place("mg_s"))),
        "attack Phocian Wall: King Leonidas, 2 Spartan Infantry [R25]"
    );
    let hit = |unit, wounds| said(Action::Hit { unit, wounds, at: place("mg_s") });
    assert!(hit(Unit::Leonidas, 0).contains("takes a hit, its first of 3"));
    assert!(hit(Unit::SpartanInfantry, 1).contains("takes a hit, and is destroyed"));
}

#[test]
fn the_odds_beside_a_free_attack_are_those_of_its_one_die() {
    let game = agreed();
    let (state, _) = after(&game, BATTLE, &[]);
    let action = game.read_action("free shoulder").unwrap();
    // One die, 5 or less of 10, against a unit with one hit.
    let view = game.view(&state, Viewer::Spectator);
    let forecasts = game.odds(&state, action);
    let free = game.brief(&view, &forecasts).unwrap();
    assert_eq!(free, "you destroy one 50 %, and risk nobody");
    let told = game.explain(&view, &[action], &forecasts);
    assert_eq!(told[0], "You destroy one in 50 % of cases, and risk nobody.");
    assert_eq!(told[1], "Nobody strikes back at a free attack, and it is one round. [R36]");
}

#[test]
fn an_attack_is_told_in_plain_words_with_what_it_takes_for_granted() {
    let game = agreed();
    let (state, _) = after(&game, BATTLE, &[]);
    let (view, action) =
        (game.view(&state, Viewer::Spectator), game.read_action("attack mg_s").unwrap());
    let forecasts = game.odds(&state, action);
    let told = game.explain(&view, &[action], &forecasts);
    assert!(told[0].starts_with("Fought to the end, you "), "{told:?}");
    // The wall is next to the Hot Springs alone, so three Immortals at 4 of ten: 1.2 hits, which
    // seven hits' worth of defenders bear. Leonidas at 7 and two Spartans at 6 of ten give 0.7 + 1.2
    // back; three Immortals bear three hits without a loss, and never lose more than nobody.
    assert_eq!(
        told[1],
        "In one round you score about one hit and destroy nobody; \
         they score about two hits, and you lose nobody."
    );
    let last = told.last().unwrap();
    assert!(last.starts_with("Taken for granted: you fight on until one side is gone [R35], and "));
    assert!(last.contains("the fewest and cheapest units fall [R32]"), "{last}");
}

/// What an attack may do to the game, beside it.
fn at_stake(position: &str, action: &str) -> String {
    let game = agreed();
    let (state, _) = after(&game, position, &[]);
    let forecasts = game.odds(&state, game.read_action(action).expect("an action"));
    let view = game.view(&state, Viewer::Spectator);
    let brief = game.brief(&view, &forecasts).expect("odds");
    brief.split_once("; ").map_or_else(String::new, |(_, stake)| stake.to_owned())
}

#[test]
fn case_r5_and_r6_an_attack_names_every_way_in_which_it_may_end_the_game() {
    // One Greek Infantry is left, below a General on higher ground: a free attack at 5 + 1 of ten.
    let last = "round 6\nat oaks persian-general\nat shoulder greek-infantry\n\
                at camp immortalsx20 cavalryx20 infantryx26\ndestroyed rest\n";
    assert_eq!(at_stake(last, "free shoulder"), "destroying them wins the game 60 % [R6]");
    // The bid is 35, and 34 are destroyed. One Immortal attacks one Greek Infantry: it hits with 4
    // of ten, which ends it, and takes 6 of ten, twice before it falls. It is hit before it hits
    // with 0.6 * 0.6 / 0.76, and falls then with 0.6 / 0.76, whether it hits or not: 37 %.
    let one = "round 6\nat springs immortals\nat mg_s greek-infantry\nat eg_s leonidas\n\
               at camp immortalsx19 cavalryx20 infantryx26\ndestroyed rest\n";
    assert_eq!(at_stake(one, "attack mg_s"), "losing one loses the game 37 % [R5]");
}

#[test]
fn case_r3_a_bid_says_what_becomes_of_two_that_are_alike() {
    let told = |auction| {
        let game: Thermopylae = agreed_on(&[("auction", auction), ("opener", "1")]);
        let state = game.start();
        let view = game.view(&state, Viewer::Seat(Seat::FIRST));
        game.explain(&view, &[Action::Bid(20)], &[])
    };
    assert_eq!(
        told("sealed"),
        ["The higher bid plays the Greeks. If both write the same number, a coin decides who: \
          1/2 for each. [R3]"]
    );
    assert_eq!(
        told("open"),
        ["You play the Greeks unless the other player bids more; nobody can bid the same. [R3]"]
    );
}

#[test]
fn an_attack_by_everybody_and_the_choice_of_attackers_are_one_offer_each() {
    let game = agreed();
    let (state, _) = after(&game, BATTLE, &[]);
    let view = game.view(&state, Viewer::Spectator);
    let orders = game.orders(&view);
    let wall = orders.iter().find(|order| order.notation == "attack mg_s all").unwrap();
    assert_eq!(
        wall.words,
        "attack Phocian Wall, held by King Leonidas and 2 Spartan Infantry, with everybody who may [R25]"
    );
    let by_hand = wall.by_hand.as_ref().unwrap();
    assert_eq!(by_hand.notation, "attack mg_s");
    assert_eq!(by_hand.words, "choose who attacks Phocian Wall [R26]");
}

#[test]
fn losses_are_told_with_what_they_take_for_granted() {
    let game = agreed();
    let (state, _) = after(&game, BATTLE, &[]);
    for forecast in game.odds(&state, game.read_action("attack mg_s").unwrap()) {
        for question in &forecast.questions {
            let dice_alone = matches!(question.about, Question::Hits(_));
            let assumed = game.assumed(&question.about);
            assert_eq!(assumed.is_none(), dice_alone, "{:?}", question.about);
            assert!(assumed.is_none_or(|it| it.contains("the fewest and cheapest units fall")));
        }
    }
    let policy = HitPolicy::FewestAndCheapest;
    assert_eq!(game.say_question(&Question::Lost(Party::Defenders, policy)), "defenders lost");
    assert_eq!(game.say_answer(&Answer::WipedOut), "wiped out");
    assert_eq!(game.say_answer(&Answer::Number(3)), "3");
}

#[test]
fn luck_counts_hits_and_expects_what_the_levels_say() {
    let game = agreed();
    let (state, _) = after(&game, BATTLE, &["attack mg_s all", "fight"]);
    let view = game.view(&state, Viewer::Spectator);
    let hits: f64 = engine::chance::outcomes(&game, &state)
        .into_iter()
        .map(|(outcome, ways)| game.worth(&view, outcome).unwrap().amount * f64::from(ways))
        .sum();
    assert!((hits - 4.0).abs() < 1e-9, "Immortals on level ground hit with 4 of 10 faces: {hits}");
}

/// Every line of the board and of the counts fits, through a whole game.
#[test]
fn every_line_of_every_board_fits_into_80_columns() {
    let game: Thermopylae = agreed_on(&[("army", "quick"), ("opener", "1"), ("rounds", "10")]);
    let (mut state, mut actions) = (game.start(), Vec::new());
    for step in 0_u32.. {
        let view = game.view(&state, Viewer::Seat(Seat::FIRST));
        for ink in [Ink::Plain, Ink::Colour] {
            let shown =
                format!("{}{}", game.board(&view, names(), ink), game.remaining(&view, ink));
            let widest = shown.lines().map(width).max().unwrap();
            assert!(widest <= 80, "{widest} columns\n{shown}");
        }
        match game.node(&state) {
            Node::Chance { tickets, .. } => {
                let outcome = game.outcome(&state, step * 7 % tickets);
                game.settle(&mut state, outcome, &mut Quiet);
            }
            Node::Decision { .. } => {
                game.actions(&state, &mut actions);
                let action = actions[step as usize * 5 % actions.len()];
                game.apply(&mut state, action, &mut Quiet);
            }
            Node::Forced { .. } | Node::Over(_) => break,
        }
    }
}

/// Carries an order out as the door would, or says which action of it was refused.
fn carried_out(game: &Thermopylae, state: &State, order: &str) -> Result<State, String> {
    let mut after = state.clone();
    for action in game.expand(state, order).ok_or("no order")? {
        if !game.allows(&after, action) {
            return Err(format!("{action} of {order}"));
        }
        game.apply(&mut after, action, &mut Quiet);
    }
    Ok(after)
}

#[test]
fn every_order_that_is_offered_is_carried_out_whole() {
    for (game, (state, _)) in moments() {
        let Node::Decision { seat } = game.node(&state) else { panic!("a decision") };
        for order in game.orders(&game.view(&state, Viewer::Seat(seat))) {
            let after = carried_out(&game, &state, &order.notation);
            assert!(after.is_ok(), "{after:?}");
            assert!(order.words.contains("[R"), "{}", order.words);
        }
    }
}

#[test]
fn every_saved_set_up_places_all_but_one_of_any_army_and_then_the_last() {
    for army in ["standard", "quick", "quick-first"] {
        let game: Thermopylae = agreed_on(&[("army", army), ("bid", "20"), ("greek", "1")]);
        for begun in [&[][..], &["place greek-infantry mg_s"]] {
            let (state, _) = after(&game, "", begun);
            let orders = game.orders(&game.view(&state, Viewer::Seat(Seat::FIRST)));
            assert_eq!(orders.len(), 4, "Middle Gate, West Gate, East Gate, Hot Springs");
            for order in orders {
                let after = carried_out(&game, &state, &order.notation).unwrap();
                let greeks = game.board.army_size(Side::Greek);
                assert_eq!(after.on_map_count(Side::Greek), greeks - 1, "{}", order.words);
                let closing = &game.orders(&game.view(&after, Viewer::Seat(Seat::FIRST)))[0];
                assert!(closing.words.contains("the battle begins"), "{}", closing.words);
                let after = carried_out(&game, &after, &closing.notation).unwrap();
                assert_eq!(after.on_map_count(Side::Greek), greeks, "{}", closing.words);
            }
        }
    }
}

#[test]
fn the_middle_gate_puts_the_king_at_the_wall_and_six_in_the_front_line() {
    let game = agreed();
    let (state, _) = after(&game, "", &[]);
    let orders = game.orders(&game.view(&state, Viewer::Seat(Seat::FIRST)));
    let plan = orders.iter().find(|it| it.words.starts_with("Middle Gate")).unwrap();
    let after = carried_out(&game, &state, &plan.notation).unwrap();
    let wall = Place::named("mg_s").unwrap();
    let front = ["mg_s", "mg_n"].map(|id| after.stack(Place::named(id).unwrap()).size());
    assert_eq!((after.units(wall).next(), front), (Some((Unit::Leonidas, 1)), [3, 3]));
}

#[test]
fn tracks_count_towards_the_bid_and_towards_its_being_out_of_reach() {
    let game = agreed();
    let (state, _) = after(&game, BATTLE, &[]);
    let tracks = game.tracks(&game.view(&state, Viewer::Spectator));
    // 74 Persian units on the map and 2 gone leave 24 of 100 destroyed; when 66 are gone, only 34
    // are left for a bid of 35 [A27].
    assert_eq!((tracks[0].now, tracks[0].of), (24, Some(35)));
    assert_eq!((tracks[1].now, tracks[1].of), (2, Some(66)));
}

#[test]
fn a_set_up_can_be_drawn_before_and_after_a_plan() {
    let game = agreed();
    let there = after(&game, "", &[]);
    let bare = drawn(&game, &there, Viewer::Seat(Seat::FIRST), Layout::Wide, true);
    assert!(bare.contains("data-choose=\"unit-leonidas\""));
}

/// Every trial of every lesson, on the lesson's own dice, ends where somebody decides.
#[test]
fn every_lesson_is_a_sound_position_for_the_first_seat_and_every_trial_of_it_is_legal() {
    for lesson in Thermopylae::LESSONS {
        let game: Thermopylae = agreed_on(lesson.options);
        let begun = game.read_position(lesson.setup);
        let begun = begun.unwrap_or_else(|faults| panic!("{}: {faults:?}", lesson.title));
        assert!(matches!(game.node(&begun), Node::Decision { seat } if seat == Seat::FIRST));
        for trial in lesson.trials {
            let orders: Vec<&str> =
                std::iter::once(trial.action).chain(trial.outcomes.iter().copied()).collect();
            let (state, _) = after(&game, lesson.setup, &orders);
            assert!(!matches!(game.node(&state), Node::Chance { .. }), "{}", lesson.title);
        }
    }
}

/// The map is reconstructed as a whole [A37]: one line says so, and no name needs a mark.
#[test]
fn a_board_says_once_that_its_whole_map_is_reconstructed() {
    let game = agreed();
    let (state, _) = after(&game, BATTLE, &[]);
    let board = game.board(&game.view(&state, Viewer::Spectator), names(), Ink::Plain);
    assert_eq!(board.matches("The whole map is reconstructed").count(), 1);
    assert!(!board.contains('*'), "{board}");
}

/// Why an action is refused in a position, in words.
#[track_caller]
fn why(position: &str, orders: &[&str], action: &str) -> Vec<String> {
    let game = agreed();
    let (state, _) = after(&game, position, orders);
    let action = game.read_action(action).expect("an action");
    assert!(!game.allows(&state, action), "{action} is legal");
    game.objections(&state, action).iter().map(|it| game.say_objection(it)).collect()
}

#[test]
fn a_march_that_is_too_far_says_what_it_needs_and_what_the_unit_has() {
    let moving = ["end combat"];
    // Springs to Demeter, Anthela, West Gate Strand: 3. Immortals move 2.
    let far = why(BATTLE, &moving, "march immortals springs westgate_n");
    assert_eq!(far, ["it needs 3 movement points, and has 2"]);
    // Melas Ford to Trachis, Asopos Gorge: 2. Infantry moves 1.
    let far = why(BATTLE, &moving, "march infantry melas gorge");
    assert_eq!(far, ["it needs 2 movement points, and has 1"]);
    let full = why(BATTLE, &moving, "march immortals demeter springs_n");
    assert_eq!(full, ["Springs Strand is full: it holds 3 of 3"]);
}

#[test]
fn an_enemy_who_bars_the_way_is_told_from_one_who_stops_a_unit() {
    let barred =
        "at camp infantryx50\nat ascent cavalry\nat ridge leonidas\ndeparted rest\nstep movement";
    let told = why(barred, &[], "march cavalry ascent oaks");
    let words = "an enemy stands in the way; the way round needs 6 movement points, and it has 2";
    assert_eq!(told, [words]);
    let stopped = "at camp infantryx50\nat lshore immortals\nat eg_n leonidas\n\
                   at drako greek-infantry\ndeparted rest\nstep movement";
    let told = why(stopped, &[], "march immortals lshore eg_s");
    assert_eq!(told, ["it has to stop on the way, next to an enemy: at Alpenoi or Alpenoi Fields"]);
}

#[test]
fn hits_and_attacks_that_cannot_be_are_told_with_their_numbers() {
    let full = ["place greek-infantry kolonos"];
    let told = why("", &full, "place leonidas kolonos");
    assert_eq!(told, ["Kolonos Hill is full: it holds 1 of 1"]);
    let joined = ["attack mg_s all"];
    let told = why(BATTLE, &joined, "join immortals springs");
    let words = "no other Immortals are left at Hot Springs: 3 in this attack, 0 in one before";
    assert_eq!(told, [words]);
    let told = why(BATTLE, &joined, "end combat");
    assert_eq!(told, ["the attack on Phocian Wall is declared: fight it or call it off first"]);
}

/// One of each reason.
fn every_objection() -> Vec<Objection> {
    let [place, target] = ["springs", "mg_s"].map(|id| Place::named(id).expect("a place"));
    let (unit, from, to, at) = (Unit::Immortals, place, target, place);
    let places = game_thermopylae::Places::one(place);
    vec![
        Objection::GameOver,
        Objection::OpenerUnknown,
        Objection::SidesUnsettled,
        Objection::BidsMade,
        Objection::SidesSettled,
        Objection::GreeksSettingUp,
        Objection::SetUpOver,
        Objection::CombatsFirst,
        Objection::CombatsOver,
        Objection::NoAttackDeclared,
        Objection::AttackDeclared { target, stands: false },
        Objection::AttackDeclared { target, stands: true },
        Objection::DiceFirst,
        Objection::HitsFirst,
        Objection::NoHits,
        Objection::AgainFirst,
        Objection::NoRoundFought,
        Objection::BidOutside { units: 101, most: 100 },
        Objection::BidTooLow { units: 20, last: 20 },
        Objection::OpenerBids,
        Objection::SealedBidNeeded,
        Objection::NotGreek { unit },
        Objection::NoneInHand { unit },
        Objection::NotOnMap { place },
        Objection::CampClosed,
        Objection::PlaceFull { place, holds: 3, limit: 3 },
        Objection::NoEnemyThere { target },
        Objection::NobodyBeside { target },
        Objection::Cliff { from, to },
        Objection::NobodyAbove { target },
        Objection::AllHaveAttacked { units: 1 },
        Objection::AllHaveAttacked { units: 3 },
        Objection::NoSuchAttacker { unit, from },
        Objection::NotBeside { from, target },
        Objection::NotAbove { from, target },
        Objection::NoneLeft { unit, from, joined: 1, attacked: 1 },
        Objection::AttackStands { target },
        Objection::NobodyTakesPart,
        Objection::NotHisOwn { unit },
        Objection::NotInCombat { unit, wounds: 1, at },
        Objection::TakesNoMore { unit, hits: 2 },
        Objection::OnlyBelow { hits: 1 },
        Objection::OnlyBelow { hits: 2 },
        Objection::NobodyThere { at },
        Objection::NoSuchUnit { unit, at },
        Objection::HasMoved { unit, at },
        Objection::StandsThere { at },
        Objection::EnemyThere { at },
        Objection::EnemyInTheWay { needs: Some(4), has: 2 },
        Objection::EnemyInTheWay { needs: None, has: 2 },
        Objection::Stopped { at: places },
        Objection::TooFar { needs: 3, has: 2 },
        Objection::NoWay { to },
        Objection::NoRoom { place: to, holds: 3, limit: 3 },
        Objection::GreeksStay,
        Objection::NoWayOut { from },
        Objection::CameThisTurn { unit, from },
    ]
}

#[test]
fn every_reason_has_words_of_its_own_and_leaves_the_clause_to_its_place() {
    let game = agreed();
    let told: Vec<String> = every_objection().iter().map(|it| game.say_objection(it)).collect();
    for (at, words) in told.iter().enumerate() {
        assert!(words.len() > 10 && !words.contains('['), "{words:?}");
        assert!(!told[..at].contains(words), "{words:?} is said twice");
    }
}

#[test]
fn an_action_is_given_part_by_part_and_every_part_has_a_kind_and_words() {
    let kinds = |action: &str, orders: &[&str], position: &str| {
        let game = agreed();
        let (state, _) = after(&game, position, orders);
        let view = game.view(&state, Viewer::Spectator);
        let path = game.path(&view, game.read_action(action).unwrap());
        path.into_iter().map(|it| (it.kind, it.part, it.words)).collect::<Vec<_>>()
    };
    let part = |kind, part: &str, words: &str| (kind, part.to_owned(), words.to_owned());
    assert_eq!(
        kinds("march cavalry gorge trachis", &["end combat"], BATTLE),
        [
            part(PickKind::Piece, "place-gorge", "Asopos Gorge: Persian Cavalry"),
            part(PickKind::Place, "place-trachis", "Trachis"),
        ]
    );
    assert_eq!(
        kinds("place leonidas mg_s", &[], ""),
        [
            part(PickKind::Piece, "unit-leonidas", "King Leonidas"),
            part(PickKind::Place, "place-mg_s", "Phocian Wall"),
        ]
    );
    assert_eq!(
        kinds("hit spartan-infantry*1 mg_s", &["attack mg_s all"], BATTLE),
        [part(PickKind::Piece, "place-mg_s", "Spartan Infantry with 1 hit at Phocian Wall")]
    );
    assert_eq!(kinds("bid 35", &[], ""), [part(PickKind::Number, "bid", "bid")]);
    assert_eq!(
        kinds("end turn", &["end combat"], BATTLE),
        [part(PickKind::Command, "end-turn", "end the turn")]
    );
    let out = kinds("exit infantry exit_s", &[], BATTLE);
    assert_eq!(out[1], part(PickKind::Command, "way-out", "leave the map"));
}

#[test]
fn parts_that_are_chosen_first_are_called_the_same_by_every_action_and_order() {
    for (game, (state, _)) in moments() {
        let Node::Decision { seat } = game.node(&state) else { panic!("a decision") };
        let (view, mut actions) = (game.view(&state, Viewer::Seat(seat)), Vec::new());
        game.actions(&state, &mut actions);
        let paths = actions.into_iter().map(|action| game.path(&view, action));
        let mut known = std::collections::BTreeMap::new();
        for path in paths.chain(game.orders(&view).into_iter().map(|it| it.path)) {
            assert!(!path.is_empty() && path.iter().all(|it| it.words.len() > 2), "{path:?}");
            if let [first, _, ..] = &path[..] {
                let words = known.entry(first.part.clone()).or_insert_with(|| first.words.clone());
                assert_eq!(*words, first.words);
            }
        }
    }
}

/// [A28] No quiet round is counted before the armies meet, and players are told when they do.
#[test]
fn contact_is_told_when_it_comes_and_missed_until_then() {
    let game = agreed();
    let apart = "contact never\nat camp xerxes persian-generalx6 immortalsx20 cavalryx20 infantryx52\n\
        at demeter infantry\nat mg_s leonidas spartan-infantryx2\nat mg_n spartan-generalx2 \
        athenian-general\nat eg_s greek-infantryx3\nat eg_n greek-infantryx3\n\
        at alpenoi spartan-infantryx2\nat fields greek-infantryx2\nstep movement";
    let drawn_at = |orders: &[&str]| {
        drawn(&game, &after(&game, apart, orders), Viewer::Spectator, Layout::Wide, false)
    };
    assert!(drawn_at(&[]).contains("No contact yet"));
    let met = ["march infantry demeter springs", "end turn"];
    assert!(drawn_at(&met).contains("Quiet rounds: 0 of 10"));
    let (state, events) = after(&game, apart, &met);
    let told = events.iter().find(|it| matches!(it, Event::Met { .. })).unwrap();
    assert_eq!(
        game.say_event(told, None, names()),
        "The armies have met: quiet rounds count from round 2 on. [R19]"
    );
    assert_eq!(game.json(&game.view(&state, Viewer::Spectator))["contact"], "now");
}

#[test]
fn case_r18_after_a_saved_set_up_only_its_own_last_unit_is_offered_and_what_it_gives_away_is_said()
{
    let game = agreed();
    let (state, _) = after(&game, "", &[]);
    let orders = game.orders(&game.view(&state, Viewer::Seat(Seat::FIRST)));
    for order in orders {
        let name = order.words.split(':').next().unwrap();
        let there = carried_out(&game, &state, &order.notation).unwrap();
        let view = game.view(&there, Viewer::Seat(Seat::FIRST));
        let offered = game.orders(&view);
        assert_eq!(offered.len(), 1, "{name}");
        assert!(offered[0].words.starts_with(&format!("{name}: ")), "{}", offered[0].words);
        let last = game.expand(&there, &offered[0].notation).unwrap()[0];
        let left = game.left_undone(&view, last).unwrap();
        assert!(left.contains("the battle begins"), "{left}");
        let first = game.read_action("place leonidas mg_s").unwrap();
        let begun = game.view(&state, Viewer::Seat(Seat::FIRST));
        assert_eq!(game.left_undone(&begun, first), None, "fifteen are still to come");
    }
}
