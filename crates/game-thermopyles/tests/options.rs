//! What a table may agree on: each option, and what it changes.

use engine::undo::{self, NoUndo};
use engine::{Game, Match, Seat, Terms, Viewer};
use game_thermopyles::state::Cause;
use game_thermopyles::view::HandView;
use game_thermopyles::{Event, Spartan, State, Thermopyles};
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
    let faults = Thermopyles::agree(&Terms { options, components: None }).unwrap_err();
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
    assert_eq!((forecast.of, forecast.ways("the card drawn", "20")), (18, Some(1)));
    assert_eq!(forecast.ways("the card drawn", "15"), Some(2));
    assert_eq!(forecast.ways("the card drawn", "10"), None); // It is in his own hand.
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
    assert_eq!(told(Viewer::Seat(owner)), Event::Drew { seat: owner, card });
    let hidden = Event::Drew { seat: owner, card: None };
    assert_eq!(told(Viewer::Seat(Seat::FIRST)), hidden);
    assert_eq!(told(Viewer::Spectator), hidden);
}

#[test]
fn open_hands_tell_everybody_which_card_was_drawn() {
    let mut play = Play::at("players=3", THREE_HANDS);
    play.go("draw 2, spartan 12");
    let drawn = play.told()[0].clone();
    assert_eq!(play.rules().seen_by(&drawn, Viewer::Spectator), drawn);
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
