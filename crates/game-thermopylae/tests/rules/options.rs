//! Options, orders and notation.

use std::fmt::Write as _;

use engine::{Fault, Game, Quiet, Sheet, Terms, Viewer};
use game_thermopylae::{Awaits, Event, State, Thermopylae};
use testkit::script::{self, Script};

type Play = Script<Thermopylae>;

const NO_AUCTION: &str = "bid=100 greek=1";

fn refused(options: &str) -> Vec<String> {
    let told = |faults: Vec<Fault>| faults.into_iter().map(|fault| fault.what).collect();
    Thermopylae::agree(&script::terms(options)).map_or_else(told, |_| Vec::new())
}

#[test]
fn bid_and_greek_go_together() {
    assert!(refused("bid=35")[0].contains("go together"));
    assert!(refused("greek=1")[0].contains("go together"));
    assert!(refused("bid=35 greek=2").is_empty());
}

#[test]
fn a_bid_above_the_army_is_refused() {
    assert!(refused("army=quick bid=61 greek=1")[0].contains("60 units"));
    assert!(refused("army=quick bid=60 greek=1").is_empty());
}

#[test]
fn unknown_options_and_values_are_refused() {
    assert_eq!(refused("players=3 army=huge").len(), 2);
}

#[test]
fn the_opener_may_be_agreed_on() {
    assert_eq!(Play::start("opener=2").deciding().number(), 2);
}

#[test]
fn without_an_auction_play_begins_with_the_set_up() {
    let play = Play::start("bid=40 greek=2");
    assert_eq!((play.fact("step").as_str(), play.deciding().number()), ("set-up", 2));
}

#[test]
fn the_first_sealed_bid_is_hidden_until_the_second_is_made() {
    let mut play = Play::start("auction=sealed");
    play.go("bid 42");
    let sees = |viewer| play.rules().view(play.state(), viewer).state.awaits;
    let [first, second] = [1, 2].map(|seat| engine::Seat::numbered(seat, 2).unwrap());
    assert_eq!(sees(Viewer::Seat(first)), Awaits::SecondBid { first: 42 });
    assert_eq!(sees(Viewer::Seat(second)), Awaits::SecondBid { first: 0 });
    assert_eq!(sees(Viewer::Spectator), Awaits::SecondBid { first: 0 });
    let told = play.told();
    let heard = |viewer| play.rules().seen_by(&told[0], viewer);
    assert_eq!(heard(Viewer::Seat(second)), Some(Event::Sealed { seat: first, units: None }));
    assert_eq!(heard(Viewer::Seat(first)), Some(Event::Sealed { seat: first, units: Some(42) }));
    play.go("bid 41");
    assert!(play.told().contains(&Event::Unsealed { bids: [42, 41] }));
}

fn expanded(play: &Play, order: &str) -> Option<Vec<String>> {
    let actions = play.rules().expand(play.state(), order)?;
    Some(actions.iter().map(ToString::to_string).collect())
}

const AT_THE_WALL: &str = "at springs immortalsx2 infantry\nat mg_n cavalryx2\nat kolonos infantry\n\
                           at mg_s leonidas";

#[test]
fn an_order_lets_everybody_attack() {
    let play = Play::at(NO_AUCTION, AT_THE_WALL);
    let all = [
        "attack mg_s",
        "join immortals springs",
        "join immortals springs",
        "join infantry springs",
        "join cavalry mg_n",
        "join cavalry mg_n",
        "join infantry kolonos",
    ];
    assert_eq!(expanded(&play, "attack mg_s all").unwrap(), all);
    assert_eq!(expanded(&play, "free mg_s all").unwrap(), ["free mg_s", "join infantry kolonos"]);
    let some = expanded(&play, "attack mg_s immortalsx2@springs cavalry@mg_n").unwrap();
    assert_eq!(
        some,
        ["attack mg_s", "join immortals springs", "join immortals springs", "join cavalry mg_n"]
    );
}

#[test]
fn an_order_lets_the_rest_join() {
    let mut play = Play::at(NO_AUCTION, AT_THE_WALL);
    play.go("attack mg_s, join immortals springs");
    assert_eq!(expanded(&play, "join all").unwrap().len(), 5);
    assert_eq!(expanded(&play, "join infantry@kolonos cavalryx2@mg_n").unwrap().len(), 3);
}

#[test]
fn an_order_marches_a_stack_as_far_as_there_is_room() {
    let position =
        "at springs immortalsx2 infantry\nat springs_n infantry\nat mg_s leonidas\nstep movement";
    let play = Play::at(NO_AUCTION, position);
    let two = ["march immortals springs springs_n", "march immortals springs springs_n"];
    assert_eq!(expanded(&play, "march springs springs_n").unwrap(), two);
    let named = expanded(&play, "march springs demeter infantry immortals").unwrap();
    assert_eq!(named, ["march infantry springs demeter", "march immortals springs demeter"]);
}

#[test]
fn an_order_that_nobody_can_follow_is_refused_by_the_door_with_its_reason() {
    let play = Play::at(NO_AUCTION, "at springs infantry\nat mg_s leonidas\nstep movement");
    let order = expanded(&play, "march springs camp").unwrap();
    assert_eq!(order, ["march infantry springs camp"]);
    assert_eq!(play.against(&order[0]), ["R24"]);
    assert_eq!(expanded(&play, "exit springs").unwrap(), ["exit infantry springs"]);
    let two = ["exit infantry exit_s", "exit infantry exit_s"];
    assert_eq!(expanded(&play, "exit exit_s infantryx2").unwrap(), two);
}

#[test]
fn an_order_places_several_units() {
    let play = Play::start("bid=40 greek=1");
    let three = vec!["place greek-infantry mg_s".to_owned(); 3];
    assert_eq!(expanded(&play, "place greek-infantryx3 mg_s"), Some(three));
}

#[test]
fn an_order_gives_out_the_hits_so_that_the_fewest_and_cheapest_fall() {
    // Three hits on Immortals (2), Cavalry (1) and Infantry (1): the Immortals bear one, the
    // Infantry falls, then the Cavalry.
    let mut play = Play::at(
        NO_AUCTION,
        "at springs immortals cavalry infantry\nat mg_s leonidas spartan-infantryx2",
    );
    play.go(
        "attack mg_s, join immortals springs, join cavalry springs, join infantry springs, fight",
    );
    play.go("10, 10, 10, 1, 1, 1");
    let order = expanded(&play, "hit auto").unwrap();
    assert_eq!(order, ["hit immortals springs", "hit infantry springs", "hit cavalry springs"]);
    play.go(&order.join(", "));
    assert_eq!(play.fact("attackers springs"), "immortals*1");
}

#[test]
fn what_is_no_order_is_left_to_the_notation_of_actions() {
    let play = Play::at(NO_AUCTION, AT_THE_WALL);
    for text in ["attack mg_s", "march infantry springs demeter", "", "march", "hit auto", "dance"]
    {
        assert_eq!(expanded(&play, text), None, "{text}");
    }
}

/// What people may write for an action, and how it is written down.
const SPELLINGS: &[(&str, &str)] = &[
    ("BID 35", "bid 35"),
    ("Place Leonidas MG_S", "place leonidas mg_s"),
    ("place King Leonidas Phocian Wall", "place leonidas mg_s"),
    ("attack Middle Gate", "attack mg_n"),
    ("Attack  hot   springs", "attack springs"),
    ("attack Springs Strand", "attack springs_n"),
    ("free Alpenoi", "free alpenoi"),
    ("free Alpenoi Fields", "free fields"),
    ("join Persian Infantry Persian Camp", "join infantry camp"),
    ("hit Immortals*1 Hot Springs", "hit immortals*1 springs"),
    ("march cavalry Melas Ford Asopos Mouth", "march cavalry melas asopos_n"),
    ("march infantry alpenoi fields", "march infantry alpenoi fields"), // Two places, as written.
    ("march infantry Alpenoi Alpenoi Fields", "march infantry alpenoi fields"),
    ("exit infantry road to opus", "exit infantry exit_e"),
    ("End Turn", "end turn"),
];

#[test]
fn actions_are_read_in_any_case_and_with_places_as_the_map_shows_them() {
    let game = Thermopylae::agree(&script::terms("")).unwrap();
    for (text, written) in SPELLINGS {
        let read = game.read_action(text).unwrap_or_else(|fault| panic!("{text}: {fault}"));
        assert_eq!(read.to_string(), *written, "{text}");
    }
    assert_eq!(game.read_outcome("Die 7"), game.read_outcome("die 7"));
    assert_eq!(game.read_outcome("OPENER 2"), game.read_outcome("opener 2"));
}

#[test]
fn what_cannot_be_read_is_told_as_it_was_written() {
    let game = Thermopylae::agree(&script::terms("")).unwrap();
    let fault = game.read_action("Attack Atlantis").unwrap_err();
    assert!(fault.what.starts_with("“Attack Atlantis” is no action"), "{fault}");
}

#[test]
fn group_orders_are_read_in_any_case_and_with_places_as_the_map_shows_them() {
    let same = |play: &Play, text: &str, written: &str| {
        let understood = expanded(play, written);
        assert!(understood.is_some(), "{written}");
        assert_eq!(expanded(play, text), understood, "{text}");
    };
    let fighting = Play::at(NO_AUCTION, AT_THE_WALL);
    same(&fighting, "Attack Phocian Wall ALL", "attack mg_s all");
    let three = "attack mg_s immortalsx2@springs cavalry@mg_n";
    same(&fighting, "attack Phocian Wall immortalsx2@Hot Springs Cavalry@Middle Gate", three);
    let moving = Play::at(NO_AUCTION, &format!("{AT_THE_WALL}\nstep movement"));
    same(&moving, "march hot springs Springs Strand", "march springs springs_n");
    let two = "march springs demeter immortalsx2";
    same(&moving, "March Hot Springs Grove of Demeter immortalsx2", two);
    same(&moving, "Exit Road to Elateia", "exit exit_s");
    same(&moving, "march 2 Immortals from Hot Springs to the Grove of Demeter", two);
    same(&moving, "march Hot Springs to Grove of Demeter 2 immortals", two);
    let both = "march springs demeter immortalsx2 infantryx1";
    same(&moving, "march 2 immortals and 1 infantry from springs to demeter", both);
    same(&moving, "exit 2 infantry by Road to Elateia", "exit exit_s infantryx2");
}

#[test]
fn a_name_that_is_a_word_of_notation_or_means_two_places_is_not_read() {
    // An owner calls two places Ford and one Attack, and gives one the short name of another.
    let mut text = "game = \"thermopylae\"\n".to_owned();
    for (id, name, rest) in [
        ("spercheios", "Ford", "camp malis melas"),
        ("malis", "Ford", "spercheios melas asopos_n"),
        ("lshore", "Attack", "alpenoi fields boagrios"),
        ("westgate_n", "Springs", "phoinix_n westgate anthela"),
    ] {
        let _ = write!(
            text,
            "[[datum]]\nkey = \"place.{id}\"\nvalue = \"{name}; standard; 0; {rest}\"\n\
             standing = \"owner\"\nsource = \"box\"\n"
        );
    }
    let components = Some(Sheet::read(&text).expect("a sheet"));
    let game = Thermopylae::agree(&Terms { components, ..Terms::default() }).expect("a map");
    assert!(game.read_action("attack Ford").is_err());
    assert!(game.read_action("attack Attack").is_err());
    assert_eq!(game.read_action("attack Springs").unwrap().to_string(), "attack springs");
}

#[test]
fn bad_notation_is_refused_with_what_would_be_right() {
    let game = Thermopylae::agree(&script::terms("")).unwrap();
    for text in [
        "",
        "bid",
        "bid 007",
        "bid 300",
        "march infantry camp",
        "hit immortals*0 springs",
        "hit immortals*x springs",
        "place leonidas nowhere",
        "join x y",
        "end",
        "attack extra9",
        "🐎",
    ] {
        assert!(game.read_action(text).is_err(), "{text}");
    }
    for text in ["", "11", "0", "die 11", "opener 3", "greek", "spartan 4"] {
        assert!(game.read_outcome(text).is_err(), "{text}");
    }
}

#[test]
fn a_state_is_small_enough_to_copy_in_no_time() {
    assert!(size_of::<State>() <= 768, "{}", size_of::<State>());
    let play = Play::at(NO_AUCTION, AT_THE_WALL);
    let mut copy = play.state().clone();
    play.rules().apply(&mut copy, play.rules().read_action("attack mg_s").unwrap(), &mut Quiet);
    assert_ne!(copy, *play.state());
}
