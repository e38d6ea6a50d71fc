//! Reasons against actions: the right one with its numbers, by a clause that really forbids it.

use game_marathon::abatis::{NoAbatis, NoWork};
use game_marathon::cavalry::NoCharge;
use game_marathon::fire::Silence;
use game_marathon::map::vertex_word;
use game_marathon::markers::{Marker, Wing};
use game_marathon::melee::NoAttack;
use game_marathon::objection::Task;
use game_marathon::reaction::NoReaction;
use game_marathon::retreat::NoRetreat;
use game_marathon::setup::NoPlace;
use game_marathon::stack::Crowding;
use game_marathon::units::{Arm, Formation, Kind, Side};
use game_marathon::victory::Finish;
use game_marathon::{Objection, cases};
use testkit::Script;

use crate::common::{
    Table, attacking, defending, firing, hex, moving, phase, piece, reacting, table,
};

/// The only reason against an action, and its clause.
#[track_caller]
fn refused(table: &Table, action: &str, objection: Objection, case: &str) {
    assert_eq!(table.objections(action), [objection], "{action}");
    assert_eq!(table.against(action), [case], "{action}");
}

#[test]
fn the_game_is_over() {
    let table = table("turn 10\nimpulse end\nstep over greek-points");
    refused(&table, "done", Objection::GameOver(Finish::Won(Side::Greek)), "11.0a");
}

#[test]
fn a_die_falls_first() {
    let table = table("turn 2\nimpulse initiative\nstep greek-initiative");
    refused(&table, "begin greek-left", Objection::DieFirst(cases::C_5_1A), "5.1a");
}

#[test]
fn it_is_the_time_for_something_else() {
    let table = moving("greek", "GL1", "at 2010 right GL1");
    for (action, needs) in [
        ("place hoplite-left 2301", Task::SetUp(Side::Greek)),
        ("place hoplite-sparta 0120", Task::Spartans),
        ("lift PL1", Task::SetUp(Side::Persian)),
        ("abatis 2010", Task::Abatis),
        ("remove PL1", Task::Landing),
        ("begin greek-left", Task::FirstMarker),
        ("attach GA1", Task::Activation),
        ("face left", Task::Facing),
        ("react GL1", Task::Reaction),
        ("follow Plataea", Task::Along),
        ("fire GA1 2011", Task::Fire),
        ("attack GL1 2011", Task::Declaration),
        ("fight 2011", Task::Melee),
        ("rout PL1", Task::Allotment),
        ("disrupt PL1", Task::Allotment),
        ("retreat PL1 2011 2012", Task::Retreat),
    ] {
        refused(&table, action, Objection::NotNow { needs, now: Task::Movement }, "4.0");
    }
    let fire = firing("greek", "GA1", "at 2010 right GA1\nat 2011 right PL1");
    let not_now = Objection::NotNow { needs: Task::Movement, now: Task::Fire };
    for action in ["move GA1 2009", "charge GCv1 2009", "turn 2010", "clear PL1 2009"] {
        refused(&fire, action, not_now, "4.0");
    }
}

/// The Greeks set up.
fn greeks(lines: &str) -> Table {
    table(&format!("turn 0\nimpulse greek-set-up\n{lines}\nstep set-up greek"))
}

fn place(kind: Kind, at: u16, why: NoPlace) -> Objection {
    Objection::Place { kind, at: hex(at), why }
}

#[test]
fn a_piece_is_not_placed_there() {
    let (left, center) = (Kind::HOPLITE_LEFT, Kind::HOPLITE_CENTER);
    let plataea = Kind::all().find(|it| it.word() == "plataea").expect("a kind");
    let table = greeks("hand GC3 GC4 Plataea\nat 2001 right GC1 GC2\nat 2002 right GA1");
    refused(
        &table,
        "place hoplite-left 2301",
        place(left, 2301, NoPlace::NoneInHand(left)),
        "10.0",
    );
    refused(
        &table,
        "place hoplite-center 2010",
        place(center, 2010, NoPlace::OutsideGround(center)),
        "10.0",
    );
    let full = Crowding::Full { there: 2, leader: false };
    refused(
        &table,
        "place hoplite-center 2001",
        place(center, 2001, NoPlace::Crowded(full)),
        "3.2a",
    );
    let other = Crowding::OtherType(Arm::Archer);
    refused(
        &table,
        "place hoplite-center 2002",
        place(center, 2002, NoPlace::Crowded(other)),
        "3.2a",
    );
    refused(&table, "place plataea 2003", place(plataea, 2003, NoPlace::NoUnit), "10.1.1d");
    refused(&table, "place plataea 2002", place(plataea, 2002, NoPlace::HasLeader), "10.1.1d");
}

#[test]
fn set_up_is_not_over() {
    let table = greeks("hand GC3 Plataea\nat 2001 right GC1");
    refused(&table, "done", Objection::StillToPlace(2), "10.0");
    refused(&table, "lift GC3", Objection::NotSetUp(piece("GC3")), "10.0");
    let needed = greeks("hand GC4\nat 2001 right GC1 GC2 GC3 Leontis");
    refused(&needed, "lift Leontis", Objection::LeaderNeeded(piece("Leontis")), "3.2b");
    let lost = greeks("at 2001 right Leontis\nat 2002 right GC1");
    refused(&lost, "done", Objection::LeaderMisplaced(piece("Leontis")), "10.1.1d");
}

#[test]
fn no_abatis_there() {
    let lines =
        "abatis 2008\nat 2010 up-left PL1\nat 1502 right GR1 GR2\nat 1402 right GR4 Aiantis";
    let table = table(&format!("turn 0\nimpulse abatis\n{lines}\nstep abatis 2"));
    for (at, why, case) in [
        (2820, NoAbatis::Sea, "10.1.1f"),
        (1902, NoAbatis::Site, "10.1.1f"),
        (2008, NoAbatis::Another, "10.1.1f"),
        (2110, NoAbatis::NearPersians, "10.1.1f"),
        (1502, NoAbatis::Crowded, "10.1.1f"),
        (1402, NoAbatis::Leader, "3.2g"),
    ] {
        refused(&table, &format!("abatis {at}"), Objection::Abatis { at: hex(at), why }, case);
    }
}

#[test]
fn persians_who_land() {
    let table = table(
        "turn 2\nimpulse landing\nmarker persian-left\nheld 2416\nfallen 2416\nhand PL1\nat 2116 up-left PL2\nstep landing",
    );
    let left = Kind::INFANTRY_LEFT;
    refused(&table, "place infantry-left 2416", place(left, 2416, NoPlace::GreekBeach), "10.1.3b");
    refused(&table, "remove PL2", Objection::NotGivenUp(piece("PL2")), "10.1.3c");
    refused(&table, "done", Objection::StillToLand, "10.1.3b");
}

#[test]
fn spartans_who_come_in() {
    let position = "turn 3\nimpulse spartans\nat 0219 left PL1\nhand GS1\nstep spartans";
    let table: Table = Script::at("scenario=variant", position);
    let sparta = Kind::HOPLITE_SPARTA;
    refused(&table, "place hoplite-sparta 0120", place(sparta, 120, NoPlace::Zone), "10.2.4a");
    let outside = place(sparta, 2010, NoPlace::OutsideGround(sparta));
    refused(&table, "place hoplite-sparta 2010", outside, "10.0");
}

#[test]
fn markers_that_do_not_begin() {
    let first = |options: &str, turn: u8| -> Table {
        Script::at(options, &format!("turn {turn}\nimpulse initiative\nstep first-marker greek"))
    };
    let marker = |side, wing| Marker { side, wing };
    let table = first("", 2);
    refused(&table, "begin greek-reserve", Objection::NotFirst(Marker::GREEK_RESERVE), "9.5b");
    let persian = marker(Side::Persian, Wing::Left);
    refused(&table, "begin persian-left", Objection::NotFirst(persian), "4.1b");
    refused(&table, "done", Objection::MustChoose(Task::FirstMarker), "4.0");
}

#[test]
fn pieces_that_are_not_activated() {
    let lines = "activated GA2\nat 2010 right GL1\nat 2110 right GC1\nat 2210 right GA1\nat 2310 right GA2\n\
        at 2410 right GA3\nat 2610 right PA1";
    let table = phase("", "greek activation", ("GL1 GA1", lines), "attach");
    for (name, objection, case) in [
        ("PA1", Objection::Enemys(piece("PA1")), "2.2"),
        ("GA4", Objection::NotOnMap(piece("GA4")), "4.2.1"),
        ("GA1", Objection::IsActive(piece("GA1")), "3.3g"),
        ("GA2", Objection::WasActivated(piece("GA2")), "3.3f"),
        ("GC1", Objection::HasFormation(piece("GC1")), "4.2.1"),
    ] {
        refused(&table, &format!("attach {name}"), objection, case);
    }
}

#[test]
fn pieces_that_do_not_move() {
    let lines = "moved GL2\nstopped GL3\nat 2010 right GL1\nat 2110 right GL2\nat 2210 right GL3\nat 2310 right GC1\n\
        at 2410 right GL4 GL5 GL6 Plataea\nat 2610 right PL1";
    let table = moving("greek", "GL1 GL2 GL3 Plataea", lines);
    for (action, objection, case) in [
        ("move PL1 2611", Objection::Enemys(piece("PL1")), "2.2"),
        ("move GL8 2011", Objection::NotOnMap(piece("GL8")), "4.2.1"),
        ("move GC1 2311", Objection::NotActive(piece("GC1")), "4.2.1"),
        ("move GL2 2111", Objection::HasMoved(piece("GL2")), "4.2.1"),
        ("move GL3 2211", Objection::Stopped(piece("GL3")), "6.1b"),
        ("move GL1 2010", Objection::StandsThere(piece("GL1")), "6.1a"),
        ("move Plataea 2411", Objection::LeaderNeeded(piece("Plataea")), "3.2b"),
        ("turn 2310", Objection::NobodyTurns(hex(2310)), "4.2.1"),
    ] {
        refused(&table, action, objection, case);
    }
}

#[test]
fn hexes_where_nobody_stops() {
    let crowded = |piece_name: &str, to: u16, why| Objection::Crowded {
        piece: piece(piece_name),
        to: hex(to),
        why,
    };
    let lines = "abatis 2110\nat 2010 right GL1 Plataea\nat 2009 right GC1\nat 2111 right GL2/routed/reduced\nat 2011 right GC2 GL3 Leontis";
    let table = moving("greek", "GL1", lines);
    let other = Crowding::OtherFormation(Formation::Center);
    refused(&table, "move GL1 2009", crowded("GL1", 2009, other), "3.2c");
    refused(&table, "move GL1 2111", crowded("GL1", 2111, Crowding::Routed), "3.2j");
    refused(&table, "move GL1 2011", crowded("GL1", 2011, Crowding::MixedFull), "3.2d");
    let sea = moving("greek", "GL1", "at 2115 right GL1");
    refused(&sea, "move GL1 2117", crowded("GL1", 2117, Crowding::Sea), "6.1a");
    let full = moving("greek", "GL1", "at 2010 right GL1\nat 2009 right GL2 GL3 GL4 Plataea");
    let three = Crowding::Full { there: 3, leader: true };
    refused(&full, "move GL1 2009", crowded("GL1", 2009, three), "3.2b");
}

#[test]
fn hexes_out_of_reach() {
    let table = moving("greek", "GL1", "at 2010 right GL1");
    let far = Objection::TooFar { piece: piece("GL1"), to: hex(2015), points: 4, cost: Some(5) };
    refused(&table, "move GL1 2015", far, "6.1a");
    let shy = moving("greek", "GL1", "at 2010 right GL1/disrupted\nat 2012 up-right PL1");
    let closed = Objection::ZoneClosed { piece: piece("GL1"), to: hex(2011) };
    refused(&shy, "move GL1 2011", closed, "6.1d");
    // A line of three closes the way: 2013 lies behind it.
    let line = "at 2010 right GL1\nat 1911 up-left PL1\nat 2012 up-right PL2\nat 2211 up-left PL3\nat 2213 up-left PL4\nat 1813 up-right PL5";
    let line = moving("greek", "GL1", line);
    let zones = Objection::ZonesBetween { piece: piece("GL1"), to: hex(2013) };
    refused(&line, "move GL1 2013", zones, "6.1b");
    let runs = moving("greek", "GL1", "at 2010 right GL1/routed/reduced");
    refused(&runs, "move GL1 2008", Objection::RoutedOneHex(piece("GL1")), "6.1e");
    let homeward = Objection::RoutedHomeward { piece: piece("GL1"), to: hex(2011) };
    refused(&runs, "move GL1 2011", homeward, "6.1f");
}

#[test]
fn charges_that_are_none() {
    let charge =
        |name: &str, to: u16, why| Objection::Charge { piece: piece(name), to: hex(to), why };
    let lines = "at 2010 down-left PCv1\nat 2013 up-right GL1\nat 2310 down-left PL1\nat 1116 right PCv2\nat 2510 right PCv3/disrupted";
    let table = moving("persian", "PCv1 PCv2 PCv3 PL1", lines);
    refused(&table, "charge PL1 2312", charge("PL1", 2312, NoCharge::NotCavalry), "9.2a");
    refused(&table, "charge PCv3 2512", charge("PCv3", 2512, NoCharge::Shaken), "9.2a");
    refused(&table, "charge PCv2 1114", charge("PCv2", 1114, NoCharge::BadStart), "9.2e");
    refused(&table, "charge PCv1 2008", charge("PCv1", 2008, NoCharge::NoTarget), "9.2b");
    refused(&table, "charge PCv1 2001", charge("PCv1", 2001, NoCharge::NoWay), "9.2d");
    let mut faces = moving("persian", "PCv1", lines);
    faces.go("charge PCv1 2012");
    let up = boards::hexes::Vertex::UpRight;
    assert_eq!(vertex_word(up), "up-right");
    refused(&faces, "face up-right", Objection::ChargerNeedsEnemy(up), "9.2c");
}

#[test]
fn stacks_that_keep_their_facing() {
    let lines = "at 2010 right GL1 GL2";
    let table = moving("greek", "GL1", lines);
    refused(&table, "turn 2010", Objection::OthersKeepFacing(hex(2010)), "3.2l");
}

#[test]
fn work_that_is_none() {
    let clear =
        |name: &str, at: u16, why| Objection::Clear { piece: piece(name), at: hex(at), why };
    let lines = "abatis 2009\nat 2010 up-left PL1\nat 2109 up-left PA1\nat 2412 up-left PL2\nat 2305 right GL1";
    let table = moving("persian", "PL1 PL2 PA1", lines);
    refused(&table, "clear PL1 2011", clear("PL1", 2011, NoWork::NoAbatis), "9.4b");
    refused(&table, "clear GL1 2009", clear("GL1", 2009, NoWork::Greek), "9.4d");
    refused(&table, "clear PA1 2009", clear("PA1", 2009, NoWork::NotInfantry), "9.4b");
    refused(&table, "clear PL2 2009", clear("PL2", 2009, NoWork::NotBeside), "9.4b");
}

#[test]
fn units_that_do_not_react() {
    let lines = "stopped GL5\nat 2010 right GL1 Plataea\nat 2013 right GL2\nat 2009 right GL3/disrupted\n\
        at 1910 right GL4\nat 1911 left PL1\nat 2109 right GL5\nat 2008 right GL6";
    let table = reacting("persian", "GL6", lines);
    for (name, why, case) in [
        ("Plataea", NoReaction::Leader, "6.2d"),
        ("GL2", NoReaction::NoLeaderNear, "6.2a"),
        ("GL3", NoReaction::Shaken, "6.2a"),
        ("GL5", NoReaction::Stopped, "6.1b"),
        ("GL1", NoReaction::HasTried, "6.2c"),
    ] {
        refused(
            &table,
            &format!("react {name}"),
            Objection::React { piece: piece(name), why },
            case,
        );
    }
    refused(&table, "react PL1", Objection::Enemys(piece("PL1")), "2.2");
    let engaged = reacting(
        "persian",
        "GL2",
        "at 2010 right GL1 Plataea\nat 2011 up-right PL1\nat 2009 right GL2",
    );
    let held = Objection::React { piece: piece("GL1"), why: NoReaction::Engaged };
    refused(&engaged, "react GL1", held, "6.2b");
}

#[test]
fn others_while_one_reacts() {
    let lines = "at 2010 right GL1 Plataea\nat 2009 right GL2\nat 3010 right PL1";
    let mut table = reacting("persian", "GL1 GL2", lines);
    table.go("react GL1, d10 0");
    refused(&table, "move GL2 2008", Objection::OtherReacts(piece("GL1")), "6.2c");
    table.go("move GL1 2011");
    refused(&table, "follow Leontis", Objection::NotAlong(piece("Leontis")), "6.2d");
}

#[test]
fn shots_that_are_none() {
    let silent = |name: &str, why| Objection::Silent { piece: piece(name), why };
    let lines = "fired GA2\nworking PLI9\nat 2010 down-left GA1 GA2\nat 2110 down-left GL1\nat 2011 up-right PL1";
    let lines = lines.replace("working PLI9\n", "");
    let table = firing("greek", "GA1 GA2 GL1", &lines);
    refused(&table, "fire GL1 2011", silent("GL1", Silence::NoMissiles(Arm::Hoplite)), "7.1a");
    refused(&table, "fire GA2 2011", silent("GA2", Silence::HasFired), "7.1n");
    refused(&table, "fire PL1 2010", Objection::Enemys(piece("PL1")), "2.2");
    refused(&table, "fire GA8 2011", Objection::NotOnMap(piece("GA8")), "4.2.1");
    refused(&table, "fire GA1 2009", Objection::NobodyThere(hex(2009)), "7.1a");
    let far = firing("greek", "GA1", "at 2010 down-left GA1\nat 2013 up-right PL1");
    let out = Objection::OutOfRange { piece: piece("GA1"), at: hex(2013), distance: 3, range: 2 };
    refused(&far, "fire GA1 2013", out, "7.1a");
    let idle =
        firing("greek", "GA2", "at 2010 down-left GA1\nat 2009 right GA2\nat 2011 up-right PL1");
    refused(&idle, "fire GA1 2011", silent("GA1", Silence::NotActive), "4.2.4");
    let calm =
        defending("greek", "GL1", "at 2010 down-left PA1\nat 2011 right GL2\nat 2012 right GL1");
    refused(&calm, "fire PA1 2011", Objection::NobodyActive(hex(2011)), "4.2.3");
    let behind = "at 2505 right GLI1\nat 2507 right PL1\nat 2506 right GL1";
    let blocked = Objection::Blocked { piece: piece("GLI1"), at: hex(2507) };
    refused(&firing("greek", "GLI1", behind), "fire GLI1 2507", blocked, "7.1d");
    let worker = "working PLI1\nat 2010 down-left PLI1\nat 2011 up-right GL1";
    refused(
        &firing("persian", "PLI1", worker),
        "fire PLI1 2011",
        silent("PLI1", Silence::Working),
        "9.4b",
    );
}

#[test]
fn attacks_that_are_none() {
    let attack =
        |name: &str, at: u16, why| Objection::Attack { piece: piece(name), at: hex(at), why };
    let lines = "at 2010 down-left GL1 GL2 Plataea\nat 2111 down-left GA1\nat 1912 right GC1\nat 2011 down-left PL1\n\
        at 1911 down-left PL2";
    let mut table = attacking("greek", "GL1 GL2 GA1 Plataea", lines);
    refused(&table, "attack GC1 2011", attack("GC1", 2011, NoAttack::NotActive), "7.2a");
    refused(&table, "attack GA1 2011", attack("GA1", 2011, NoAttack::Archer), "7.2d");
    assert!(table.objections("attack Plataea 2011").contains(&attack(
        "Plataea",
        2011,
        NoAttack::Leader
    )));
    refused(&table, "attack GL1 2009", attack("GL1", 2009, NoAttack::NoEnemy), "7.2a");
    table.go("attack GL1 2011");
    refused(&table, "attack GL1 1911", attack("GL1", 1911, NoAttack::Attacks(hex(2011))), "7.2a");
    refused(&table, "attack PL1 2010", Objection::Enemys(piece("PL1")), "2.2");
    let aside = attacking(
        "greek",
        "GL1 GL2",
        "at 2010 up-right GL1\nat 2011 up-left PL1\nat 2310 right GL2",
    );
    refused(&aside, "attack GL1 2011", attack("GL1", 2011, NoAttack::NotInFront), "7.2a");
}

#[test]
fn duties_fights_and_letters() {
    let lines = "at 2010 down-left GL1 GL2\nat 1911 down-right GC1\nat 2011 up-left PL1 PL2";
    let duty = attacking("greek", "GL1 GL2 GC1", lines);
    refused(&duty, "done", Objection::MustAttack(hex(2011)), "7.2b");
    let clash = "markers greek-left\nat 2010 down-left GL1\nat 2011 up-left PL1 PL2\nat 2013 up-left PL3\n\
        clash 2011 RD - attackers GL1 defenders PL1 PL2 struck";
    let letters = phase("", "greek melee", ("GL1", clash), "allot persian");
    refused(&letters, "rout PL3", Objection::NotTaken(piece("PL3")), "7.3b");
    refused(&letters, "disrupt PL1", Objection::OtherLetter(piece("PL1")), "7.3b");
    let two = "markers greek-left\naims GL1>down GC1>down\nat 2010 down-left GL1\nat 1911 down-right GC1\n\
        at 2011 up-left PL1\nat 1912 up-left PL2";
    let fights = phase("", "greek melee", ("GL1 GC1", two), "melee");
    refused(&fights, "fight 2013", Objection::NoFight(hex(2013)), "7.2a");
}

#[test]
fn retreats_that_are_none() {
    let retreat = |why| Objection::Retreat { piece: piece("PL1"), why };
    let lines = "markers greek-left\nat 2010 down-left GL1\nat 2011 up-right PL1/routed/reduced PL2\nat 2112 up-left PL3/routed/reduced";
    let table = phase("", "greek offensive-fire", ("GL1", lines), "retreat PL1 2");
    for (route, why, case) in [
        ("2013 2014", NoRetreat::NotBeside, "7.4a"),
        ("2010 2009", NoRetreat::Enemy, "7.4c"),
        ("1911 1912", NoRetreat::Zone, "7.4c"),
        ("2112 2113", NoRetreat::AmongRouted, "7.3.2h"),
        ("2111 2110", NoRetreat::NotAway, "7.4a"),
        ("2012", NoRetreat::Length, "7.4a"),
    ] {
        refused(&table, &format!("retreat PL1 {route}"), retreat(why), case);
    }
    refused(&table, "retreat PL2 2012 2013", Objection::OtherRetreats(piece("PL1")), "7.4a");
    refused(&table, "done", Objection::MustRetreat(piece("PL1")), "7.4a");
}

#[test]
fn stacks_that_would_be_too_large_or_mixed() {
    let crowded =
        |name: &str, to: u16, why| Objection::Crowded { piece: piece(name), to: hex(to), why };
    let marsh = moving("persian", "PL1", "at 1114 right PL1\nat 1115 right PL2");
    refused(&marsh, "move PL1 1115", crowded("PL1", 1115, Crowding::Marsh), "3.2e");
    let abatis = moving("greek", "GL1", "abatis 2009\nat 2010 right GL1\nat 2009 right GL2");
    refused(&abatis, "move GL1 2009", crowded("GL1", 2009, Crowding::Abatis), "3.2f");
    let runs = moving("greek", "GL1", "at 2010 right GL1/routed/reduced\nat 2009 right GL2");
    refused(&runs, "move GL1 2009", crowded("GL1", 2009, Crowding::NotAlone), "3.2j");
    let leader = moving("greek", "Plataea", "abatis 2009\nat 2010 right Plataea GL1");
    let barred = crowded("Plataea", 2009, Crowding::LeaderInAbatis);
    assert!(leader.objections("move Plataea 2009").contains(&barred));
}

#[test]
fn shots_of_those_who_cannot() {
    let silent = |name: &str, why| Objection::Silent { piece: piece(name), why };
    for (there, lines, why, case) in [
        ("GA1/disrupted", "", Silence::Shaken, "7.3.3a"),
        ("GCv1", "charging GCv1\n", Silence::Charging, "7.1b"),
        ("GLI1", "abatis 2010\n", Silence::InAbatis, "7.1f"),
    ] {
        let name = there.split('/').next().expect("a name");
        let lines = format!("{lines}at 2010 down-left {there}\nat 2011 down-left PL1");
        let table = firing("greek", name, &lines);
        refused(&table, &format!("fire {name} 2011"), silent(name, why), case);
    }
}

#[test]
fn attacks_of_those_who_cannot() {
    let attack = |name: &str, why| Objection::Attack { piece: piece(name), at: hex(2011), why };
    let routed = "at 2010 down-left GL1/routed/reduced\nat 2011 down-left PL1";
    let table = attacking("greek", "GL1", &format!("{routed}\nat 2111 down-left GL2"));
    assert_eq!(table.objections("attack GL1 2011")[0], attack("GL1", NoAttack::Routed));
    let works = "working PL1\nat 2010 down-left PL1\nat 1911 right PL2\nat 2011 down-left GL1";
    let table = attacking("persian", "PL1 PL2", works);
    refused(&table, "attack PL1 2011", attack("PL1", NoAttack::Working), "9.4b");
    let charge = "charging PCv1\nat 2010 down-left PCv1\nat 1911 right PL1\nat 2011 down-left GL1";
    let mut first = attacking("persian", "PCv1 PL1", charge);
    first.go("attack PCv1 2011");
    refused(&first, "attack PL1 2011", attack("PL1", NoAttack::ChargedByCavalry), "9.2g");
    let mut second = attacking("persian", "PCv1 PL1", charge);
    second.go("attack PL1 2011");
    refused(&second, "attack PCv1 2011", attack("PCv1", NoAttack::OthersAttack), "9.2g");
    let closed = attacking("persian", "PCv1 PL1", &format!("abatis 2011\n{charge}"));
    refused(&closed, "attack PCv1 2011", attack("PCv1", NoAttack::NotOpen), "9.2b");
}

#[test]
fn three_leaders_are_ashore_in_the_variant() {
    let lines = "hand Medes\nat 1210 up-left PL1 Datis\nat 2010 up-left PC1 Sakai\nat 2510 up-left PR1 Ataphernes";
    let position = format!("turn 0\nimpulse persian-set-up\n{lines}\nstep set-up persian");
    let table: Table = Script::at("scenario=variant", &position);
    let medes = Kind::all().find(|it| it.word() == "medes").expect("a kind");
    refused(&table, "place medes 2010", place(medes, 2010, NoPlace::LeadersAshore), "10.2.1d");
}

#[test]
fn flights_that_are_none() {
    let retreat = |why| Objection::Retreat { piece: piece("PL1"), why };
    let lines = "at 2110 up-left PL1/routed/reduced\nat 2107 up-left Ataphernes PL2\nat 2112 down-right GL1";
    let table = table(&format!("turn 2\nimpulse rally\n{lines}\nstep flight PL1"));
    for (route, why, case) in [
        ("2111 2112", NoRetreat::Nearer, "7.4a"),
        ("2009 1909", NoRetreat::WrongWay, "7.4a"),
        ("2109", NoRetreat::Length, "7.4a"),
    ] {
        refused(&table, &format!("retreat PL1 {route}"), retreat(why), case);
    }
}
