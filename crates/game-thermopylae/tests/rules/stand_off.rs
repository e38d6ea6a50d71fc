//! [A28] The stand-off by both versions of the rules: the first counts quiet rounds from the first
//! round on, the second from first contact on.

use engine::{Ending, Fault, Game, Match, Node, Record, Terms, replay};
use game_thermopylae::end::{Contact, QUIET_ROUNDS};
use game_thermopylae::{Event, Thermopylae};
use testkit::script;

const NO_AUCTION: &str = "bid=100 greek=1";

fn terms(rules: u32, options: &str) -> Terms {
    Terms { rules: Some(rules), ..script::terms(options) }
}

fn at(rules: u32, position: &str) -> Match<Thermopylae> {
    script::begin(&terms(rules, NO_AUCTION), Some(position))
}

#[track_caller]
fn go(game: &mut Match<Thermopylae>, steps: &str) {
    for text in steps.split(',').map(str::trim) {
        script::step(game, text).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
    }
}

fn ended(game: &Match<Thermopylae>) -> Option<Ending> {
    match game.node() {
        Node::Over(ending) => Some(ending),
        _ => None,
    }
}

/// Plays so many rounds in which nobody does anything.
#[track_caller]
fn wait(game: &mut Match<Thermopylae>, rounds: u8) {
    for _ in 0..2 * rounds {
        if game.state().awaits == game_thermopylae::Awaits::Combat {
            go(game, "end combat");
        }
        go(game, "end turn");
    }
}

/// The round in which the armies met, or nothing yet.
fn met(game: &Match<Thermopylae>) -> Vec<u8> {
    let counts = |event: &Event| match event {
        Event::Met { counts_from } => Some(*counts_from),
        _ => None,
    };
    game.steps().iter().flat_map(|step| step.events.iter()).filter_map(counts).collect()
}

/// Round 1, far apart, the Persians to move. The armies are whole, as nobody has fallen.
const BEFORE_CONTACT: &str = "contact never\n\
    at camp xerxes persian-generalx6 immortalsx20 cavalryx20 infantryx52\nat demeter infantry\n\
    at mg_s leonidas spartan-infantryx2\nat mg_n spartan-generalx2 athenian-general\n\
    at eg_s greek-infantryx3\nat eg_n greek-infantryx3\nat alpenoi spartan-infantryx2\n\
    at fields greek-infantryx2\nstep movement";

#[test]
fn case_r19_by_version_1_ten_quiet_rounds_from_the_first_on_end_the_game() {
    let mut game = at(1, &BEFORE_CONTACT.replace("contact never\n", ""));
    wait(&mut game, QUIET_ROUNDS - 1);
    assert_eq!((ended(&game), game.state().quiet), (None, 9));
    wait(&mut game, 1);
    assert_eq!(ended(&game).map(|ending| ending.case.id()), Some("R19"));
    assert_eq!(game.state().round, 10);
    assert_eq!(met(&game), [0_u8; 0]); // It knows no contact.
}

#[test]
fn case_r19_by_version_2_no_round_counts_before_the_armies_meet() {
    let mut game = at(2, BEFORE_CONTACT);
    wait(&mut game, 30);
    assert_eq!((ended(&game), game.state().quiet), (None, 0));
    assert_eq!(game.state().contact, Contact::Never);
}

#[test]
fn case_r19_by_version_2_the_round_of_contact_is_no_full_round_after_it() {
    // The Infantry steps next to the wall in round 1; rounds 2 to 11 are ten full rounds.
    let mut game = at(2, BEFORE_CONTACT);
    go(&mut game, "march infantry demeter springs, end turn");
    assert_eq!((game.state().contact, met(&game)), (Contact::Now, vec![2]));
    go(&mut game, "end combat, end turn");
    assert_eq!((game.state().contact, game.state().quiet), (Contact::Before, 0));
    wait(&mut game, 9);
    assert_eq!((ended(&game), game.state().quiet, game.state().round), (None, 9, 11));
    wait(&mut game, 1);
    assert_eq!(ended(&game).map(|ending| ending.case.id()), Some("R19"));
}

#[test]
fn case_r19_by_version_2_greeks_who_come_up_make_contact_too() {
    // Two Spartans come from the wall to the Hot Springs, next to the Grove of Demeter, in round 1;
    // round 2 begins with them there, and counts.
    let mut game = at(2, BEFORE_CONTACT);
    go(&mut game, "end turn, march spartan-infantry mg_s springs, end turn");
    assert_eq!((game.state().contact, met(&game)), (Contact::Before, vec![2]));
    assert_eq!((game.state().round, game.state().quiet), (2, 0));
    wait(&mut game, 1);
    assert_eq!(game.state().quiet, 1);
}

#[test]
fn case_r19_by_version_2_contact_that_is_broken_off_was_contact() {
    // The Infantry comes and goes, and nobody stands next to anybody from round 2 on.
    let mut game = at(2, BEFORE_CONTACT);
    go(&mut game, "march infantry demeter springs, end turn, end combat, end turn");
    go(&mut game, "end combat, march infantry springs demeter, end turn, end turn");
    wait(&mut game, 8);
    assert_eq!((ended(&game), game.state().quiet, game.state().round), (None, 9, 11));
    wait(&mut game, 1);
    assert!(ended(&game).is_some());
}

#[test]
fn case_r19_by_version_2_greeks_who_draw_back_at_once_have_met_them_all_the_same() {
    // Infantry comes to the Hot Springs, next to the wall, and Leonidas leaves it in the same round.
    let position = BEFORE_CONTACT
        .replace("at mg_s leonidas spartan-infantryx2\n", "at mg_s leonidas\n")
        .replace("at mg_n spartan-generalx2 athenian-general\n", "at kolonos athenian-general\n")
        .replace("at alpenoi spartan-infantryx2\n", "at exit_s spartan-infantryx2\n")
        .replace(
            "at fields greek-infantryx2\n",
            "at exit_e greek-infantryx2\nat lshore spartan-generalx2\nat track spartan-infantryx2\n",
        );
    let mut game = at(2, &position);
    go(&mut game, "march infantry demeter springs, end turn");
    assert_eq!(game.state().contact, Contact::Now);
    go(&mut game, "end combat, march leonidas mg_s alpenoi, end turn");
    assert_eq!((game.state().contact, game.state().quiet), (Contact::Before, 0));
    wait(&mut game, 1);
    assert_eq!(game.state().quiet, 1);
}

#[test]
fn case_r19_by_version_2_a_set_up_next_to_the_camp_counts_from_round_1() {
    let mut game = script::begin::<Thermopylae>(&terms(2, "bid=35 greek=1"), None);
    go(&mut game, "place leonidas melas, place spartan-general mg_s, place spartan-general mg_s");
    go(&mut game, "place athenian-general mg_s, place spartan-infantry mg_n");
    go(&mut game, "place spartan-infantry mg_n, place spartan-infantry mg_n");
    go(&mut game, "place spartan-infantry eg_n, place greek-infantry eg_n");
    go(&mut game, "place greek-infantry eg_n, place greek-infantry eg_s");
    go(&mut game, "place greek-infantry eg_s, place greek-infantry eg_s");
    go(&mut game, "place greek-infantry kolonos, place greek-infantry oaks");
    assert_eq!((game.state().contact, met(&game)), (Contact::Never, Vec::new()));
    go(&mut game, "place greek-infantry shoulder");
    assert_eq!((game.state().contact, met(&game)), (Contact::Before, vec![1]));
    wait(&mut game, 1);
    assert_eq!(game.state().quiet, 1);
}

#[test]
fn case_r19_by_version_2_a_cliff_keeps_the_armies_apart() {
    // Litharitza lies two above the Elateia Track, which it touches [A3]; not even with the option
    // that lets an enemy beyond a cliff stop a unit can they fight each other.
    for options in [NO_AUCTION.to_owned(), format!("{NO_AUCTION} cliffs=control")] {
        let position = BEFORE_CONTACT
            .replace("at demeter infantry\n", "at track infantry\n")
            .replace("at mg_s leonidas spartan-infantryx2\n", "at lithar leonidas\n")
            .replace("at eg_s greek-infantryx3\n", "at mg_s spartan-infantryx2\n")
            .replace("at fields greek-infantryx2\n", "at springs greek-infantryx3\n")
            .replace(
                "at alpenoi spartan-infantryx2\n",
                "at demeter greek-infantryx2 spartan-infantry\nat anthela spartan-infantry\n",
            );
        let mut game = script::begin::<Thermopylae>(&terms(2, &options), Some(&position));
        wait(&mut game, 1);
        assert_eq!(game.state().contact, Contact::Never, "{options}");
    }
}

#[test]
fn case_r19_by_both_versions_a_loss_starts_the_count_anew() {
    for rules in [1, 2] {
        let position = "turn greek\nround 12\nquiet 9\nat springs infantryx2\nat mg_s leonidas";
        let mut game = at(rules, position);
        go(&mut game, "attack springs, join leonidas mg_s, fight, 6, 10, 10, stop, end turn");
        assert_eq!((ended(&game), game.state().quiet), (None, 0), "version {rules}");
        wait(&mut game, 1);
        assert_eq!(game.state().quiet, 1, "version {rules}");
    }
}

#[test]
fn case_r19_by_both_versions_the_last_round_ends_the_game() {
    for (rules, contact) in [(1, ""), (2, "contact never\n")] {
        let position = BEFORE_CONTACT.replace("contact never\n", contact);
        let mut game = at(rules, &format!("round 80\n{position}"));
        wait(&mut game, 1);
        let reason = ended(&game).expect("the last round is over").reason;
        assert_eq!(reason, "the last round is over and the pass is held");
    }
}

#[test]
fn a_record_of_version_1_replays_to_its_own_hashes_and_to_its_stand_off() {
    // Ten rounds of marching from the Camp, towards Greeks who wait at the exits: by version 1 they
    // have won before anybody saw them.
    let record = Record::read(include_str!("records/version_1.txt")).expect("a record");
    assert_eq!(record.header.rules, 1);
    let game = replay::replay::<Thermopylae>(&record).expect("it replays hash-equal");
    assert_eq!(game.game().rules, 1);
    let reason = ended(&game).expect("over").reason;
    assert_eq!(reason, "ten rounds went by without a unit destroyed or gone");
    assert_eq!(game.record(), record);
}

#[test]
fn the_same_steps_by_version_2_go_on() {
    let record = Record::read(include_str!("records/version_1.txt")).expect("a record");
    let options = "army=quick opener=2 rounds=40";
    let mut game = script::begin::<Thermopylae>(&terms(2, options), None);
    for line in &record.lines {
        go(&mut game, &line.text);
    }
    assert_eq!((ended(&game), game.state().round, game.state().quiet), (None, 11, 0));
}

#[test]
fn a_table_plays_by_the_newest_version_unless_it_agrees_on_another() {
    let rules =
        |asked| Thermopylae::agree(&Terms { rules: asked, ..Terms::default() }).map(|it| it.rules);
    assert_eq!((rules(None), rules(Some(1)), rules(Some(2))), (Ok(2), Ok(1), Ok(2)));
    assert!(rules(Some(0)).is_err() && rules(Some(3)).is_err());
}

fn read(rules: u32, text: &str) -> Result<String, Vec<Fault>> {
    let game = Thermopylae::agree(&terms(rules, NO_AUCTION)).expect("terms");
    game.read_position(text).map(|state| game.write_position(&state))
}

#[test]
fn a_position_says_how_it_stands_with_contact_where_that_is_not_the_usual() {
    let written = read(2, BEFORE_CONTACT).expect("a position");
    assert!(written.contains("\ncontact never\n"), "{written}");
    let before = read(2, "at springs infantry\nat mg_s leonidas").expect("a position");
    assert!(!before.contains("contact"), "{before}");
    let now = read(2, "contact now\nturn greek\nat springs infantry\nat mg_s leonidas");
    assert!(now.expect("a position").contains("\ncontact now\n"));
}

#[test]
fn contact_that_could_not_have_come_about_is_refused() {
    let fought = "at springs infantry\nat mg_s leonidas";
    for (rules, text) in [
        (1, BEFORE_CONTACT.to_owned()),          // Version 1 knows no contact.
        (2, format!("contact never\n{fought}")), // They stand next to each other.
        (2, format!("contact never\n{fought}\nstep movement")), // Units fell.
        (2, format!("contact now\n{fought}")),   // Not in the Persian turn.
        (2, format!("contact now\nturn greek\nround 5\nquiet 2\n{fought}")),
        (2, BEFORE_CONTACT.replace("contact never", "contact never\nround 5\nquiet 2")),
    ] {
        let faults = read(rules, &text).expect_err(&text);
        assert!(faults.iter().any(|fault| fault.what.contains("contact")), "{text}\n{faults:?}");
    }
    let faults = read(2, "contact often").expect_err("no contact");
    assert!(faults[0].what.contains("never, now or before"), "{faults:?}");
}
