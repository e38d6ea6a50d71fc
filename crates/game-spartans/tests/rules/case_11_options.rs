//! The optional rules, 11.0.

use crate::common::area;
use crate::table::Table;
use engine::{Game, Node, Seat, Viewer};
use game_spartans::state::Segment;
use game_spartans::units::{Arm, Contingent, Side};
use game_spartans::{Awaits, Greeks, Persians, Spartans};

#[test]
fn case_11_0_nothing_is_in_use_that_was_not_agreed_on() {
    let options = Table::start("").game.options;
    assert_eq!((options.persians, options.greeks), (Persians::System, Greeks::One));
    assert!(!options.feigned_retreat && !options.only_spartans);
}

#[test]
fn case_11_1a_a_second_player_leads_the_persians() {
    let table = Table::start("persians=player");
    assert_eq!(table.game.seats(), 2);
    assert_eq!(table.game.side_of(Seat::new(1)), Side::Persian);
}

#[test]
fn case_11_1b_he_names_who_begins_the_day_and_no_other() {
    let mut table = Table::start("persians=player");
    assert_eq!(table.game.node(&table.state), Node::Decision { seat: Seat::new(1) });
    table.go("commit scythians");
    assert_eq!(table.state.attacker, Some(Contingent::Scythians));
    table.state.awaits = Awaits::EndOfDay;
    let Node::Chance { case, .. } = table.game.node(&table.state) else { panic!("no die") };
    assert_eq!(case.id(), "9.0");
}

#[test]
fn case_11_1c_his_units_need_not_go_forward() {
    let awaits = Awaits::Movement(Seat::new(1));
    let lines = "C5 east medes bow\nC6 east medes mixed\nL5 west spartans hoplite";
    let table = Table::at("persians=player", Segment::PersianMovement, awaits, lines);
    for action in ["move C5 B5 east", "turn C6 west", "done"] {
        assert_eq!(table.against(action), [], "{action}");
    }
}

#[test]
fn case_11_1d_he_chooses_his_targets() {
    let awaits = Awaits::Fire(Seat::new(1));
    let lines = "D5 east medes bow\nE5 west thebans hoplite\nF7 west spartans hoplite";
    let table = Table::at("persians=player", Segment::PersianOffensiveFire, awaits, lines);
    // The nearest, or those two areas away.
    assert_eq!(table.against("fire D5.1 E5"), []);
    assert_eq!(table.against("fire D5.1 F7"), []);
}

#[test]
fn case_11_3b_nobody_feigns_where_too_many_would_stand() {
    let feigns = |behind: &str| {
        let lines = format!("G5 west spartans hoplite x3\nG5 east medes mixed\n{behind}");
        let awaits = Awaits::Feint(Seat::FIRST);
        let table = Table::at("feigned-retreat=on", Segment::PersianMelee, awaits, &lines);
        (table.game.may_feign(&table.state), table.game.cornered(&table.state))
    };
    assert_eq!(feigns("I5 west thebans hoplite"), (true, None));
    assert_eq!(feigns("H5 west thebans hoplite"), (false, Some(area("G5"))));
}

#[test]
fn case_11_3b_nobody_feigns_to_friends_who_face_another_way() {
    // They keep their facing, and all of an area face one way [3.1.3b] [Q81].
    let feigns = |facing: &str| {
        let lines =
            format!("G5 west spartans hoplite\nG5 east medes mixed\nH5 {facing} thebans hoplite");
        let awaits = Awaits::Feint(Seat::FIRST);
        let table = Table::at("feigned-retreat=on", Segment::PersianMelee, awaits, &lines);
        table.game.may_feign(&table.state)
    };
    assert_eq!(["west", "north"].map(feigns), [true, false]);
}

fn only_spartans() -> Spartans {
    Table::start("only-spartans=on").game
}

#[test]
fn case_11_4a_every_greek_is_a_spartan_hoplite() {
    let roster = only_spartans().board.roster.clone();
    for contingent in Side::Greek.contingents() {
        assert_eq!(
            roster.values(contingent, Arm::Hoplite, 0),
            roster.values(Contingent::Spartans, Arm::Hoplite, 0)
        );
        assert_eq!(roster.rating(contingent, Arm::Hoplite, 3), 7); // As Spartans with three losses.
        assert_eq!(roster.count(contingent, Arm::Javelin) + roster.count(contingent, Arm::Bow), 0);
    }
    // Six hoplites, two javelins, two bows.
    assert_eq!(roster.count(Contingent::Locrians, Arm::Hoplite), 10);
}

#[test]
fn case_11_4b_a_contingent_routs_with_the_last_box_of_its_track() {
    let roster = only_spartans().board.roster.clone();
    let last = |it: Contingent| roster.routs_at(it) == roster.track(it);
    assert!(Side::Greek.contingents().all(last));
    assert_eq!(roster.routs_at(Contingent::Thebans), 4);
}

#[test]
fn case_11_4c_ephialtes_comes_and_no_greek_guards_the_path() {
    let mut table = Table::start("only-spartans=on");
    table.go("d10 3");
    assert_eq!((table.state.awaits, table.state.guard), (Awaits::Deployment, None));
    let mut table = Table::start("only-spartans=on").with(|state| state.day = 3);
    table.go("d10 3");
    assert_eq!(table.state.awaits, Awaits::Ephialtes);
    table.go("d6 4");
    assert_eq!((table.state.awaits, table.state.guard), (Awaits::Deployment, None));
    assert_eq!(table.state.entry, 5);
}

#[test]
fn case_11_4d_each_contingent_is_worth_ten_points() {
    let mut table = Table::start("only-spartans=on");
    for contingent in [Contingent::Thebans, Contingent::Malians] {
        table.state.musters[contingent.index()].army[0] = 2;
    }
    assert_eq!(table.game.points(&table.state).persian, 20);
}

#[test]
fn case_3_4a_the_other_player_and_a_watcher_count_what_they_see_and_what_is_hidden() {
    // Two tops are Thebans; two Spartans lie under one of them, and one is still in hand. All units
    // of a contingent are known, so the hidden ones can be counted, and not told apart by place.
    let lines = "
        F5 west thebans hoplite
        F5 west spartans hoplite x2
        G5 west thebans hoplite";
    let table = Table::at("persians=player", Segment::PersianMovement, Awaits::Deployment, lines);
    let table = table.with(|state| {
        state.musters[Contingent::Spartans.index()].hand[Arm::Hoplite.index()][0] = 1;
    });
    let counts = |viewer| {
        let view = table.game.view(&table.state, viewer);
        let both = [Contingent::Thebans, Contingent::Spartans];
        let counted = both.map(|it| (view.seen_on_map(it), view.unseen(it)));
        (counted, view.to_place())
    };
    let fog = ([(2, 0), (0, 3)], 1);
    assert_eq!(counts(Viewer::Seat(Seat::new(1))), fog);
    assert_eq!(counts(Viewer::Spectator), fog);
    assert_eq!(counts(Viewer::Seat(Seat::FIRST)), ([(2, 0), (2, 0)], 1));
}
