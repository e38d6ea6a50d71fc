//! The readings of RULINGS.md, [A1] to [A37], wherever a reading changes what happens.

use engine::components::Provenance;
use engine::undo;
use engine::{Game, Seat};
use game_thermopylae::combat::Strike;
use game_thermopylae::{Event, Objection, Place, Side, Thermopylae, Unit};
use testkit::script;

use crate::fight::{NO_AUCTION, Play, at, strikes};

fn ended_by(play: &Play) -> Option<&'static str> {
    play.ending().map(|ending| ending.reason)
}

#[test]
fn ruling_a2_units_move_and_fight_along_the_coast() {
    let mut play = at("at springs infantry\nat mg_s leonidas");
    assert!(play.against("attack mg_s").is_empty());
    assert!(play.go("end combat").against("march infantry springs mg_n").is_empty());
}

#[test]
fn ruling_a3_an_enemy_beyond_a_cliff_stops_a_unit_only_with_the_option() {
    // Drakospilia is two steps away, by the Fields or by the Track. The Greek at Melampygos Rock is
    // next to the Fields; Leonidas on Litharitza touches the Track across a cliff alone.
    let position = "at boagrios immortals\nat lithar leonidas\nat eg_s greek-infantry\nat camp infantry\n\
                    step movement";
    assert!(at(position).against("march immortals boagrios drako").is_empty());
    let strict = Play::at(&format!("{NO_AUCTION} cliffs=control"), position);
    assert_eq!(strict.against("march immortals boagrios drako"), ["R39"]);
}

#[test]
fn ruling_a4_an_enemy_bars_the_way() {
    // The Anopaia path is in single file: past the Ridge there is no other way to the Oak Slopes
    // but by the coast: Gorge, Asopos Plain, Phoinix Ford, West Gate, Anthela Heights, Oak Slopes.
    let position = "at ascent cavalry\nat ridge greek-infantry\nat camp infantry\nstep movement";
    let play = at(position);
    assert_eq!(play.against("march cavalry ascent ridge"), ["R37"]);
    let barred = Objection::EnemyInTheWay { needs: Some(6), has: 2 };
    assert_eq!(play.objections("march cavalry ascent oaks"), [barred]);
    assert_eq!(play.against("march cavalry ascent oaks"), ["R37"]);
}

#[test]
fn ruling_a4_the_bar_is_the_same_for_those_whom_an_enemy_would_stop() {
    // Immortals start next to him, which stops nobody [A21]: what they lack is a way past him.
    let position = "at ascent immortals\nat ridge greek-infantry\nat camp infantry\nstep movement";
    assert_eq!(at(position).against("march immortals ascent oaks"), ["R37"]);
}

#[test]
fn ruling_a5_units_pass_friends_who_fill_a_place() {
    let play = at("at ascent immortals\nat ridge infantry\nat mg_s leonidas\nstep movement");
    assert!(play.against("march immortals ascent oaks").is_empty());
    assert_eq!(play.against("march immortals ascent ridge"), ["R38"]);
}

#[test]
fn ruling_a7_an_attack_may_be_called_off_and_nobody_has_attacked_then() {
    let mut play = at("at springs infantry\nat mg_s leonidas");
    play.go("attack mg_s, join infantry springs, call off");
    assert_eq!(play.fact("at springs"), "infantry");
    assert_eq!(play.listed(), ["attack mg_s", "end combat"]);
}

#[test]
fn ruling_a7_declared_again_it_stands_until_dice_have_fallen() {
    let mut play = at("at springs infantry\nat mg_n infantry\nat mg_s leonidas");
    play.go("attack mg_s, call off, attack mg_s");
    assert_eq!(play.against("call off"), ["R28"]);
    play.go("join infantry springs, fight, 10, 10, stop, attack mg_s");
    assert!(play.against("call off").is_empty());
}

#[test]
fn ruling_a7_a_declared_attack_may_also_be_taken_back() {
    let mut play = at("at springs infantry\nat mg_s leonidas");
    let before = play.position();
    play.go("attack mg_s, join infantry springs");
    let seat = play.deciding();
    assert_eq!(undo::undo(play.game(), seat), Ok(()));
    assert_eq!(undo::undo(play.game(), seat), Ok(()));
    assert_eq!(play.position(), before);
}

#[test]
fn ruling_a8_a_place_may_be_attacked_twice_by_different_units() {
    let mut play = at("at springs infantry\nat mg_n infantry\nat mg_s leonidas");
    play.go("attack mg_s, join infantry springs, fight, 10, 10, stop");
    assert!(play.against("attack mg_s").is_empty());
}

#[test]
fn ruling_a9_nobody_joins_or_drops_out_between_rounds() {
    let mut play = at("at springs infantryx2\nat mg_s leonidas");
    play.go("attack mg_s, join infantry springs, fight, 10, 10");
    assert_eq!(play.against("join infantry springs"), ["R35"]);
    play.go("again");
    assert_eq!(play.fact("attackers springs"), "infantry");
}

/// The Gate Shoulder (+1) attacked from the Hot Springs (0) and the Phocian Post (+2).
const TWO_HEIGHTS: &str = "at springs infantry\nat ppost immortals\nat camp infantry\nat shoulder greek-infantry\nat col leonidas";
const FROM_BOTH: &str = "attack shoulder, join infantry springs, join immortals ppost, fight";

#[test]
fn ruling_a12_a_hit_by_the_bonus_alone_goes_to_an_attacker_below() {
    // Defense 6: the 7 is a downhill hit, and the Infantry at the springs is all it can reach.
    let mut play = at(TWO_HEIGHTS);
    play.go(FROM_BOTH).go("10, 10, 7");
    assert_eq!(strikes(&play).last(), Some(&Strike::Downhill));
    assert_eq!(play.fact("attackers ppost"), "immortals");
    assert!(play.fact("destroyed").contains("infantryx52"));
}

#[test]
fn ruling_a12_an_ordinary_hit_may_go_to_anybody() {
    let mut play = at(TWO_HEIGHTS);
    play.go(FROM_BOTH).go("10, 10, 6");
    assert_eq!(play.listed(), ["hit infantry springs", "hit immortals ppost"]);
}

#[test]
fn ruling_a12_downhill_hits_are_lost_when_nobody_below_can_take_them() {
    // Two defenders cannot stand on a mountain, so two rounds: the Infantry falls in the first, and
    // in the second the bonus has nobody to count against.
    let mut play = at(TWO_HEIGHTS);
    play.go(FROM_BOTH).go("10, 10, 7, again, 10, 7");
    assert_eq!(strikes(&play).last(), Some(&Strike::Miss));
}

#[test]
fn ruling_a12_with_the_simple_option_the_bonus_needs_all_attackers_below() {
    let options = format!("{NO_AUCTION} downhill=all");
    let mut play = Play::at(&options, TWO_HEIGHTS);
    play.go(FROM_BOTH).go("10, 10, 7");
    assert_eq!(strikes(&play).last(), Some(&Strike::Miss));
    let mut play = Play::at(&options, TWO_HEIGHTS);
    play.go("attack shoulder, join infantry springs, fight, 10, 7");
    assert_eq!(strikes(&play).last(), Some(&Strike::Hit));
}

#[test]
fn ruling_a12_height_may_help_attackers_alone() {
    let options = format!("{NO_AUCTION} height=attack");
    let mut play = Play::at(&options, TWO_HEIGHTS);
    play.go("attack shoulder, join infantry springs, join immortals ppost, fight, 10, 5, 10");
    assert_eq!(strikes(&play), [Strike::Miss, Strike::Hit, Strike::Miss]); // 4 + 1 from above.
    let mut play = Play::at(&options, TWO_HEIGHTS);
    play.go("attack shoulder, join infantry springs, fight, 10, 7");
    assert_eq!(strikes(&play).last(), Some(&Strike::Miss));
}

#[test]
fn ruling_a14_a_ten_always_misses() {
    // The highest level: Leonidas, Defense 7, on higher ground.
    let mut play = at("at springs infantryx2\nat shoulder leonidas");
    play.go("attack shoulder, join infantry springs, fight, 10, 8");
    assert_eq!(strikes(&play), [Strike::Miss, Strike::Hit]);
    let mut play = at("at springs infantryx2\nat shoulder leonidas");
    play.go("attack shoulder, join infantry springs, fight, 10, 9");
    assert_eq!(strikes(&play), [Strike::Miss, Strike::Miss]);
}

#[test]
fn ruling_a15_the_attacker_is_asked_first() {
    let mut play = at("at springs immortals infantry\nat mg_s leonidas spartan-infantry");
    play.go("attack mg_s, join immortals springs, join infantry springs, fight, 4, 10, 7, 10");
    assert_eq!(play.fact("step"), "hits persian");
}

#[test]
fn ruling_a16_hits_beyond_the_last_are_lost() {
    let mut play = at("at springs infantryx3\nat mg_s greek-infantry\nat col leonidas");
    play.go("attack mg_s, join infantry springs, join infantry springs, fight, 1, 1, 10");
    assert!(play.told().contains(&Event::Wasted { side: Side::Greek, hits: 1 }));
}

#[test]
fn ruling_a17_both_sides_heal_after_each_combat() {
    let position = "at springs immortals\nat mg_n infantry\nat mg_s leonidas";
    let mut play = at(position);
    play.go("attack mg_s, join immortals springs, fight, 4, 7, stop");
    play.go("attack mg_s, join infantry mg_n, fight");
    assert_eq!(play.fact("defenders"), "leonidas");
}

#[test]
fn ruling_a18_a_free_attack_is_the_units_attack_and_lasts_one_round() {
    let mut play = at("turn greek\nat kolonos leonidas\nat eg_s infantryx2");
    play.go("free eg_s, join leonidas kolonos, fight, 10");
    assert_eq!(play.fact("step"), "movement"); // No second round, and no second attack.
}

#[test]
fn ruling_a18_a_unit_on_higher_ground_may_fight_an_ordinary_combat_instead() {
    let mut play = at("turn greek\nat kolonos leonidas\nat eg_s infantryx2");
    play.go("attack eg_s, join leonidas kolonos, fight, 10");
    assert_eq!(play.chance(), Some("R30"));
}

#[test]
fn ruling_a19_the_persians_may_attack_freely_too() {
    let mut play = at("at kolonos cavalry\nat mg_s leonidas");
    play.go("free mg_s, join cavalry kolonos, fight, 6");
    assert_eq!(strikes(&play), [Strike::Hit]); // 5 + 1.
}

#[test]
fn ruling_a20_victors_stay_until_they_move() {
    let mut play = at("at springs infantry\nat mg_s greek-infantry\nat col leonidas");
    play.go("attack mg_s, join infantry springs, fight, 3, 10");
    assert_eq!(play.fact("at springs"), "infantry");
    assert!(play.go("march infantry springs mg_s").position().contains("at mg_s spent infantry"));
}

#[test]
fn ruling_a21_a_unit_that_starts_next_to_an_enemy_goes_its_full_way() {
    let play = at("at springs immortals\nat mg_s leonidas\nstep movement");
    assert!(play.against("march immortals springs westgate").is_empty());
}

#[test]
fn ruling_a23_a_unit_that_fought_may_move() {
    let mut play = at("at springs infantry\nat mg_s leonidas");
    play.go("attack mg_s, join infantry springs, fight, 10, 10, stop");
    assert!(play.against("march infantry springs demeter").is_empty());
}

#[test]
fn ruling_a24_a_unit_may_fight_and_then_leave() {
    let mut play = at("at exit_s infantry\nat camp cavalry\nat col leonidas");
    play.go("attack col, join infantry exit_s, fight, 10, 10, stop");
    assert!(play.against("exit infantry exit_s").is_empty());
}

#[test]
fn ruling_a25_six_units_may_leave_in_a_turn() {
    let position = "at exit_s infantryx3\nat exit_e infantryx3\nat camp cavalryx20\nat mg_s leonidas\n\
                    departed rest\nstep movement";
    let mut play = Play::at("bid=5 greek=1", position);
    let leave = play.rules().expand(play.state(), "exit exit_s").expect("an order");
    assert_eq!(leave.len(), 3);
    play.go("exit infantry exit_s, exit infantry exit_s, exit infantry exit_s");
    play.go("exit infantry exit_e, exit infantry exit_e, exit infantry exit_e");
    assert!(!play.listed().iter().any(|it| it.starts_with("exit ")));
}

#[test]
fn ruling_a26_greeks_may_enter_an_empty_camp_in_any_number() {
    let position = "turn greek\nat camp greek-infantryx4\nat trachis greek-infantry\nat exit_s infantry\n\
                    step movement";
    assert!(at(position).against("march greek-infantry trachis camp").is_empty());
}

#[test]
fn ruling_a28_ten_quiet_rounds_end_the_game_for_the_greeks() {
    let position =
        "turn greek\nround 12\nquiet 9\nat camp infantry\nat mg_s leonidas\nstep movement";
    let mut play = at(position);
    assert_eq!(
        ended_by(play.go("end turn")),
        Some("ten rounds went by without a unit destroyed or gone")
    );
}

#[test]
fn ruling_a28_a_unit_destroyed_or_gone_starts_the_count_anew() {
    let position = "turn greek\nround 12\nquiet 9\nprogress yes\nat camp infantry\nat mg_s leonidas\nstep movement";
    let mut play = at(position);
    play.go("end turn");
    assert_eq!((play.fact("quiet").as_str(), play.fact("progress").as_str()), ("0", "no"));
}

#[test]
fn ruling_a28_the_last_round_ends_the_game_for_the_greeks() {
    let position =
        "turn greek\nround 80\nprogress yes\nat camp infantry\nat mg_s leonidas\nstep movement";
    assert_eq!(
        ended_by(at(position).go("end turn")),
        Some("the last round is over and the pass is held")
    );
    let short = position.replace("80", "20");
    let mut play = Play::at(&format!("{NO_AUCTION} rounds=20"), &short);
    assert!(ended_by(play.go("end turn")).is_some());
}

#[test]
fn ruling_a29_the_bid_reached_with_the_last_greek_falling_is_a_greek_win() {
    // 99 are destroyed; the last Persian and the last Greek fall in the same round.
    let mut play = at("at springs infantry\nat mg_s greek-infantry");
    play.go("attack mg_s, join infantry springs, fight, 3, 6");
    assert_eq!(ended_by(&play), Some("the Greeks destroyed as many units as were bid"));
}

#[test]
fn ruling_a30_sealed_bids_are_shown_together_and_the_higher_has_the_greeks() {
    let mut play = Play::start("auction=sealed");
    assert_eq!(play.deciding().number(), 1);
    play.go("bid 30");
    assert_eq!(play.deciding().number(), 2);
    play.go("bid 34");
    assert_eq!((play.fact("greek").as_str(), play.fact("bid").as_str()), ("2", "34"));
}

#[test]
fn ruling_a30_a_coin_decides_between_equal_sealed_bids() {
    let mut play = Play::start("auction=sealed");
    play.go("bid 30, bid 30");
    assert_eq!(play.chance(), Some("R3"));
    play.go("greek 2");
    assert_eq!((play.fact("greek").as_str(), play.fact("step").as_str()), ("2", "set-up"));
}

#[test]
fn ruling_a31_a_bid_of_every_persian_ends_the_auction() {
    let mut play = Play::start("opener=1");
    play.go("bid 100");
    assert_eq!(play.fact("step"), "set-up");
}

#[test]
fn ruling_a32_a_king_counts_for_one() {
    let mut play =
        Play::at("bid=99 greek=1", "turn greek\nat kolonos leonidas\nat eg_s xerxes cavalry");
    play.go("attack eg_s, join leonidas kolonos, fight, 1, 10, 10, hit cavalry eg_s");
    assert_eq!(ended_by(&play), Some("the Greeks destroyed as many units as were bid"));
}

#[test]
fn ruling_a35_values_that_cannot_be_read_are_not_marked_as_printed() {
    let game = Thermopylae::agree(&script::terms("")).unwrap();
    let [attack, defense, ..] = game.board.roster.provenance(Unit::SpartanGeneral);
    assert_eq!((attack, defense), (Provenance::Reconstructed, Provenance::Derived));
    assert_eq!(game.board.roster.provenance(Unit::Leonidas), [Provenance::Printed; 4]);
}

#[test]
fn ruling_a36_sixteen_greeks_meet_a_hundred_persians() {
    let sizes = |options| {
        let game = Thermopylae::agree(&script::terms(options)).unwrap();
        Side::BOTH.map(|side| game.board.army_size(side))
    };
    assert_eq!(sizes(""), [16, 100]);
    assert_eq!(sizes("army=quick"), [10, 60]);
    assert_eq!(sizes("army=quick-first"), [10, 60]);
}

#[test]
fn ruling_a37_the_way_from_the_camp_to_greece_is_ten_steps_by_coast_or_mountains() {
    let game = Thermopylae::agree(&script::terms("")).unwrap();
    let map = &game.board.map;
    let steps = |to: &str| {
        let to = Place::named(to).unwrap();
        let mut reached = game_thermopylae::Places::one(map.camp());
        (1..=40).find(|_| {
            reached = reached.iter().fold(reached, |all, place| all.or(map.open(place)));
            reached.has(to)
        })
    };
    assert_eq!((steps("exit_s"), steps("exit_e")), (Some(10), Some(11)));
}

#[test]
fn the_seat_that_is_asked_for_hits_may_be_the_one_that_is_not_in_turn() {
    let mut play = at("at springs immortals\nat mg_s leonidas spartan-infantry");
    play.go("attack mg_s, join immortals springs, fight, 4, 10, 10");
    assert_eq!(play.deciding(), Seat::FIRST);
    assert_eq!(play.fact("turn"), "persian");
}
