//! What a table may agree on: each option, and what it changes.

use engine::undo::{self, NoUndo};
use engine::{Game, Match, Seat, Terms, Viewer};
use game_thermopyles::state::Cause;
use game_thermopyles::view::HandView;
use game_thermopyles::{
    Action, Asked, Comes, Event, Objection, Outcome, Spartan, State, Thermopyles,
};
use testkit::SplitMix;
use testkit::script::{self, Script};

type Play = Script<Thermopyles>;

#[track_caller]
fn agree(options: &str) -> Thermopyles {
    Thermopyles::agree(&script::terms(options)).expect("terms that can be agreed on")
}

#[test]
fn every_option_takes_each_of_its_values() {
    for spec in Thermopyles::INFO.options {
        for value in spec.values {
            // Four players, so that every starter is at the table; `players` itself alone.
            let others = if spec.name == "players" { "" } else { "players=4 " };
            agree(&format!("{others}{}={value}", spec.name));
        }
    }
}

#[test]
fn without_options_the_rulebook_decides() {
    let options = agree("").options;
    assert_eq!((options.players, options.starter), (1, Seat::FIRST));
    assert_eq!((options.hand_limit, options.graveyard_goal), (Some(5), Some(12)));
}

#[test]
fn all_faults_of_the_options_are_named_at_once() {
    let asked = [("players", "7"), ("hand-size", "5"), ("hands", "open"), ("hands", "open")];
    let options = asked.map(|(name, value)| (name.to_owned(), value.to_owned())).to_vec();
    let faults = Thermopyles::agree(&Terms { options, ..Terms::default() }).unwrap_err();
    let says = |words: &str| faults.iter().any(|fault| fault.what.contains(words));
    assert_eq!(faults.len(), 3, "{faults:?}");
    assert!(says("players cannot be “7”") && says("no option “hand-size”"), "{faults:?}");
    assert!(says("hands is set twice"), "{faults:?}");
}

// starter

#[test]
fn any_seat_of_the_table_may_be_the_starter() {
    for starter in 1..=4 {
        assert_eq!(agree(&format!("players=4 starter={starter}")).start().active.number(), starter);
    }
}

// support=one-by-one

#[test]
fn support_one_by_one_asks_again_after_every_die() {
    let mut play = Play::at("support=one-by-one", "slots 22/22 21/23\nhand 1 15 16");
    play.go("charge 15");
    assert_eq!(play.listed(), ["support 0", "support 1"]);
    play.go("support 1, die 4");
    assert_eq!(
        (play.fact("step").as_str(), play.fact("support").as_str()),
        ("support 15 rolled 4", "3")
    );
    assert_eq!(play.listed(), ["support 0", "support 1"]);
}

#[test]
fn support_one_by_one_refuses_two_at_once() {
    let mut play = Play::at("support=one-by-one", "slots 22/22 21/23\nhand 1 15 16");
    play.go("charge 15");
    assert_eq!(play.against("support 2"), ["K12"]);
    assert_eq!(play.objections("support 2"), [Objection::OneAtATime { asked: 2 }]);
    // Of four cards five cannot be had either way: both reasons are told.
    assert_eq!(play.against("support 5"), ["K13", "K12"]);
}

#[test]
fn support_one_by_one_may_stop_after_any_die() {
    // 15 + 4 + 3 = 22 eliminates the 22/22 and repels the 21/23.
    let mut play = Play::at("support=one-by-one", "slots 22/22 21/23\nhand 1 15 16");
    play.go("charge 15, support 1, die 4, support 1, die 3, support 0");
    assert_eq!((play.fact("graveyard").as_str(), play.fact("support").as_str()), ("22/22", "2"));
}

#[test]
fn support_one_by_one_asks_no_more_when_the_last_card_is_spent() {
    let mut play =
        Play::at("support=one-by-one", "support 1\nmarker 3\nslots 22/22 21/23\nhand 1 15 16");
    play.go("charge 15, support 1, die 4");
    assert_eq!(play.chance(), Some("K14"));
}

// hands=hidden

const HIDDEN: &str = "players=3 hands=hidden";
const THREE_HANDS: &str = "
    slots 22/22 21/23
    hand 1 10 11
    hand 2 15 16 17
    hand 3 20
    step offer retreat 1";

#[test]
fn hidden_hands_show_a_player_his_own_cards_and_the_others_numbers() {
    let play = Play::at(HIDDEN, THREE_HANDS);
    let view = play.rules().view(play.state(), Viewer::Seat(Seat::new(1)));
    let own = [15, 16, 17].map(|value| Spartan::new(value).unwrap().kind());
    assert_eq!(view.hands[0], HandView::Closed(2));
    assert_eq!(view.hands[1], HandView::Open(own.into_iter().collect()));
    assert_eq!(view.hands[2], HandView::Closed(1));
}

#[test]
fn hidden_hands_show_a_spectator_numbers_alone() {
    let play = Play::at(HIDDEN, THREE_HANDS);
    let view = play.rules().view(play.state(), Viewer::Spectator);
    assert_eq!(view.hands, [2, 3, 1].map(HandView::Closed));
}

#[test]
fn hidden_hands_leave_the_unseen_cards_in_one_heap() {
    // Seat 2 sees its three cards; the other 17 are in the deck or in closed hands.
    let play = Play::at(HIDDEN, THREE_HANDS);
    let view = play.rules().view(play.state(), Viewer::Seat(Seat::new(1)));
    assert_eq!((view.spartan_deck, view.spartans_unseen.size()), (14, 17));
}

/// Two tables that differ only in what seat 1 cannot see.
fn twins() -> (Thermopyles, State, State) {
    let game = agree(HIDDEN);
    let other = THREE_HANDS.replace("hand 2 15 16 17", "hand 2 12 13 14").replace("3 20", "3 18");
    let read = |text: &str| game.read_position(text).expect("a sound position");
    (game.clone(), read(THREE_HANDS), read(&other))
}

#[test]
fn hidden_hands_make_twin_worlds_look_alike() {
    let (game, one, other) = twins();
    assert_ne!(one, other);
    let eyes = Viewer::Seat(Seat::FIRST);
    assert_eq!(game.view(&one, eyes), game.view(&other, eyes));
    assert_eq!(game.view(&one, Viewer::Spectator), game.view(&other, Viewer::Spectator));
    let owner = Viewer::Seat(Seat::new(1));
    assert_ne!(game.view(&one, owner), game.view(&other, owner));
}

#[test]
fn hidden_hands_give_the_same_odds_in_twin_worlds() {
    // The chances of a draw may not betray what the others hold.
    let (game, one, other) = twins();
    let draw = game.read_action("draw 1").unwrap();
    assert_eq!(game.odds(&one, draw), game.odds(&other, draw));
    // Seat 1 has not seen 18 cards: one of them is the 20, two are 15s.
    let forecast = &game.odds(&one, draw)[0];
    let ways = |value| {
        let card = Spartan::new(value).expect("a Spartan card");
        forecast.ways(&Asked::CardDrawn, &Comes::Draws(card))
    };
    assert_eq!((forecast.of, ways(20), ways(15)), (18, Some(1), Some(2)));
    assert_eq!(ways(10), None); // It is in his own hand.
}

#[test]
fn hidden_hands_are_imagined_from_what_a_viewer_has_not_seen() {
    let (game, state, _) = twins();
    let eyes = Viewer::Seat(Seat::FIRST);
    let mut random = SplitMix::new(1);
    for _ in 0..100 {
        let imagined = game.imagine(&game.view(&state, eyes), &mut random);
        assert_eq!(game.unsoundness(&imagined), []);
        assert_eq!(imagined.hand(Seat::FIRST), state.hand(Seat::FIRST));
        assert_eq!(game.view(&imagined, eyes), game.view(&state, eyes));
    }
}

#[test]
fn hidden_hands_keep_a_drawn_card_from_the_others() {
    let mut play = Play::at(HIDDEN, THREE_HANDS);
    play.go("draw 2, spartan 12");
    let (owner, card) = (Seat::new(1), Spartan::new(12));
    let given = Event::Gave { seat: Seat::FIRST, to: owner, cause: Cause::Retreat };
    let [first, drawn] = &play.told()[..2] else { panic!("a gift and a draw") };
    assert_eq!(*first, given);
    let told = |viewer| play.rules().seen_by(drawn, viewer);
    assert_eq!(told(Viewer::Seat(owner)), Some(Event::Drew { seat: owner, card }));
    let hidden = Some(Event::Drew { seat: owner, card: None });
    assert_eq!(told(Viewer::Seat(Seat::FIRST)), hidden);
    assert_eq!(told(Viewer::Spectator), hidden);
}

#[test]
fn open_hands_tell_everybody_which_card_was_drawn() {
    let mut play = Play::at("players=3", THREE_HANDS);
    play.go("draw 2, spartan 12");
    let drawn = play.told()[0].clone();
    assert_eq!(play.rules().seen_by(&drawn, Viewer::Spectator), Some(drawn));
}

/// What each seat of three and a spectator learn of a Spartan card that is drawn now.
fn learned(play: &Play, value: u8) -> Vec<bool> {
    let outcome = Outcome::Spartan(Spartan::new(value).expect("a Spartan card"));
    let viewers = Seat::all(3).map(Viewer::Seat).chain([Viewer::Spectator]);
    let seen = viewers.map(|viewer| play.rules().outcome_seen_by(play.state(), outcome, viewer));
    seen.inspect(|seen| assert!(seen.is_none_or(|it| it == outcome)))
        .map(|seen| seen.is_some())
        .collect()
}

#[test]
fn hidden_hands_show_a_card_that_is_drawn_to_its_owner_alone() {
    let mut play = Play::at(HIDDEN, THREE_HANDS);
    play.go("draw 2");
    assert_eq!(learned(&play, 12), [false, true, false, false]);
}

#[test]
fn hidden_hands_are_dealt_face_down() {
    let mut play = Play::start(HIDDEN);
    play.go("persian 20/24, persian 17/22, 10, 11, 11, 12"); // Three for seat 1, one for seat 2.
    assert_eq!(learned(&play, 15), [false, true, false, false]);
}

#[test]
fn open_hands_show_a_card_that_is_drawn_to_everybody() {
    let mut play = Play::at("players=3", THREE_HANDS);
    play.go("draw 2");
    assert_eq!(learned(&play, 12), [true; 4]);
}

#[test]
fn hidden_hands_do_not_hide_dice_and_persian_cards() {
    for (position, outcome) in [
        ("marker 3\nslots 22/22 21/23\nhand 1 15\nstep location-die 16", "die 4"),
        ("slots 22/22 -\nhand 1 15\nstep refill 0", "persian 12/27"),
    ] {
        let play = Play::at(HIDDEN, position);
        let outcome = play.rules().read_outcome(outcome).unwrap();
        let seen = play.rules().outcome_seen_by(play.state(), outcome, Viewer::Spectator);
        assert_eq!(seen, Some(outcome));
    }
}

#[test]
fn hidden_hands_show_everybody_what_is_played_and_discarded() {
    let turn = THREE_HANDS.replace("offer retreat 1", "turn");
    let full = THREE_HANDS.replace("15 16 17", "12 13 14 15 16 17");
    let discard = full.replace("offer retreat 1", "discard 2 retreat 0");
    for (position, action) in [(turn, "charge 10"), (discard, "discard 12")] {
        let play = Play::at(HIDDEN, &position);
        let action = play.rules().read_action(action).unwrap();
        let seen = play.rules().action_seen_by(play.state(), action, Viewer::Spectator);
        assert_eq!(seen, Some(action));
        assert!(play.rules().reveals(play.state(), action), "{action}");
    }
}

#[test]
fn hidden_hands_are_a_secret_while_nobody_can_work_them_out() {
    let secret = |options: &str, position: &str| {
        let play = Play::at(options, &format!("slots 22/22 21/23\n{position}"));
        play.rules().keeps_secrets(play.state())
    };
    assert!(secret(HIDDEN, "hand 1 10\nhand 2 11"));
    assert!(secret(HIDDEN, "hand 2 11")); // The 11, or a card of the deck?
    assert!(secret(HIDDEN, "hand 1 10\nhand 2 11\nspartan-deck -"));
    // Whoever counts the discards knows the only hand, and hands of one value.
    assert!(!secret(HIDDEN, "hand 1 10 11 12\nspartan-deck -"));
    assert!(!secret(HIDDEN, "hand 1 11\nhand 2 11\nspartan-deck -"));
    assert!(!secret("players=3", "hand 1 10\nhand 2 11"));
}

#[test]
fn hidden_hands_have_nothing_to_hide_before_the_first_card_is_dealt() {
    let mut play = Play::start(HIDDEN);
    assert!(!play.rules().keeps_secrets(play.state()));
    play.go("persian 20/24, persian 17/22, 10");
    assert!(play.rules().keeps_secrets(play.state()));
}

#[test]
fn hidden_hands_at_a_table_of_one_hide_nothing() {
    let alone = agree("hands=hidden");
    assert!(
        !alone.has_secrets() && agree(HIDDEN).has_secrets() && !agree("players=3").has_secrets()
    );
    let play = Play::at("hands=hidden", "slots 22/22 21/23\nhand 1 10 11");
    assert!(!play.rules().keeps_secrets(play.state()));
    let view = play.rules().view(play.state(), Viewer::Spectator);
    assert!(matches!(view.hands[..], [HandView::Open(_)]));
    let charge = Action::Charge(Spartan::new(10).unwrap());
    assert!(!play.rules().reveals(play.state(), charge));
}

#[test]
fn hidden_hands_let_a_charge_be_taken_back_that_showed_nothing_new() {
    // Everybody has counted the cards: these two are the last, and seat 1 holds them.
    let position = "slots 22/22 21/23\nhand 1 10 11\nspartan-deck -";
    let mut game = script::begin(&script::terms("players=2 hands=hidden"), Some(position));
    script::step::<Thermopyles>(&mut game, "charge 10").expect("a legal charge");
    assert_eq!(undo::allowed(&game, Seat::FIRST), Ok(()));
}

fn charged(options: &str) -> Match<Thermopyles> {
    let position = "slots 22/22 21/23\nhand 1 10 11\nhand 2 15";
    let mut game = script::begin(&script::terms(options), Some(position));
    script::step(&mut game, "charge 10").expect("a legal charge");
    game
}

#[test]
fn hidden_hands_make_a_charge_final_because_it_shows_a_card() {
    let game = charged("players=2 hands=hidden");
    assert_eq!(undo::allowed(&game, Seat::FIRST), Err(NoUndo::Revealed(1)));
}

#[test]
fn open_hands_let_a_charge_be_taken_back() {
    assert_eq!(undo::allowed(&charged("players=2"), Seat::FIRST), Ok(()));
}

// hand-limit

const FOUR_CARDS: &str = "slots 22/22 21/23\nhand 1 10 11 12 13\nstep offer retreat 1";

#[test]
fn hand_limit_four_makes_a_fifth_card_one_too_many() {
    let mut play = Play::at("hand-limit=4", FOUR_CARDS);
    play.go("draw 1, spartan 20");
    assert_eq!(play.fact("step"), "discard 1 retreat 0");
}

#[test]
fn hand_limit_none_keeps_every_card() {
    let six = FOUR_CARDS.replace("10 11 12 13", "10 11 12 13 14 15");
    let mut play = Play::at("hand-limit=none", &six);
    play.go("draw 1, spartan 20");
    assert_eq!(
        (play.fact("hand 1").as_str(), play.fact("step").as_str()),
        ("10 11 12 13 14 15 20", "turn")
    );
}

// graveyard-goal

/// The clause that ends the game when a Graveyard of `buried` cards gets one more.
#[track_caller]
fn end_with_one_more(goal: &str, buried: &str) -> Option<&'static str> {
    let position =
        format!("marker 3\nsupport 0\nslots 17/22 22/22\nhand 1 17 18\ngraveyard {buried}");
    let mut play = Play::at(&format!("graveyard-goal={goal}"), &position);
    play.go("charge 17, die 5"); // 22 eliminates the 17/22, and the 22/22 unless the game is over.
    play.ending().map(|ending| ending.case.id())
}

const NINE: &str = "21/23x4 20/24x4 19/20";
const THIRTEEN: &str = "21/23x4 20/24x4 19/20x2 19/25x2 18/26";

#[test]
fn graveyard_goal_ten_wins_with_the_tenth_card() {
    assert_eq!(end_with_one_more("10", NINE), Some("K27"));
    assert_eq!(end_with_one_more("12", NINE), None);
}

#[test]
fn graveyard_goal_fourteen_wins_with_the_fourteenth_card() {
    assert_eq!(end_with_one_more("14", THIRTEEN), Some("K27"));
    assert_eq!(end_with_one_more("14", NINE), None);
}

#[test]
fn graveyard_goal_none_never_wins_by_the_graveyard() {
    assert_eq!(end_with_one_more("none", THIRTEEN), None);
}
