//! Reasons against marches and exits: the right one with its numbers for every kind of unit, tried
//! by hand and against every march of many positions.

use engine::{Game, Node, Quiet, TicketSource};
use game_thermopylae::options::Cliffs;
use game_thermopylae::{Action, Awaits, Objection, Place, Places, Side, State, Thermopylae, Unit};
use testkit::script::Script;
use testkit::{SplitMix, script};

type Play = Script<Thermopylae>;

const NO_AUCTION: &str = "bid=100 greek=1";

fn place(id: &str) -> Place {
    Place::named(id).expect("a place")
}

fn places(ids: &[&str]) -> Places {
    ids.iter().fold(Places::NONE, |all, id| all.or(Places::one(place(id))))
}

/// What is against an action, and by which clause.
#[track_caller]
fn refused(play: &Play, action: &str, objection: Objection, case: &str) {
    assert_eq!(play.objections(action), [objection], "{action}");
    assert_eq!(play.against(action), [case], "{action}");
}

#[track_caller]
fn moving(position: &str) -> Play {
    Play::at(NO_AUCTION, &format!("{position}\nstep movement"))
}

#[test]
fn case_r24_a_march_says_how_far_it_is_and_how_far_the_unit_goes() {
    // Along the coast from Alpenoi: East Gate 1, Middle Gate 2, Hot Springs 3.
    let play = moving("at alpenoi immortals infantry cavalry\nat camp infantry\nat ridge leonidas");
    let far = |needs, has| Objection::TooFar { needs, has };
    refused(&play, "march immortals alpenoi springs", far(3, 2), "R24");
    refused(&play, "march cavalry alpenoi springs", far(3, 2), "R24");
    refused(&play, "march infantry alpenoi mg_n", far(2, 1), "R24");
}

#[test]
fn case_r37_a_march_needs_a_unit_that_has_not_moved() {
    let mut play = moving("at alpenoi infantry\nat mg_s leonidas");
    let (unit, alpenoi) = (Unit::Infantry, place("alpenoi"));
    let none = Objection::NoSuchUnit { unit: Unit::Cavalry, at: alpenoi };
    refused(&play, "march cavalry alpenoi fields", none, "R37");
    let none = Objection::NoSuchUnit { unit: Unit::Leonidas, at: place("mg_s") };
    refused(&play, "march leonidas mg_s mg_n", none, "R37");
    let there = Objection::StandsThere { at: alpenoi };
    refused(&play, "march infantry alpenoi alpenoi", there, "R37");
    play.go("march infantry alpenoi fields");
    let moved = Objection::HasMoved { unit, at: place("fields") };
    refused(&play, "march infantry fields boagrios", moved, "R37");
}

#[test]
fn case_r37_an_enemy_bars_the_way_to_every_kind_of_unit() {
    // Leonidas on the Ridge: there is no other way from the Ascent to the Oak Slopes in two steps.
    for unit in ["xerxes", "persian-general", "immortals", "cavalry"] {
        let play = moving(&format!("at ascent {unit}\nat ridge leonidas\nat camp infantry"));
        let enemy = Objection::EnemyThere { at: place("ridge") };
        refused(&play, &format!("march {unit} ascent ridge"), enemy, "R37");
        let barred = Objection::EnemyInTheWay { needs: Some(6), has: 2 };
        refused(&play, &format!("march {unit} ascent oaks"), barred, "R37");
    }
    // Infantry moves one step: two are too far for it, enemy or not.
    let play = moving("at ascent infantry\nat ridge leonidas\nat camp infantry");
    refused(&play, "march infantry ascent oaks", Objection::TooFar { needs: 2, has: 1 }, "R24");
}

#[test]
fn case_r39_a_unit_is_told_where_it_would_have_to_stop() {
    // From the Locrian Shore to Melampygos Rock by Alpenoi, next to Leonidas at the East Gate, or by
    // the Fields, next to the Greek on Drakospilia.
    let play = moving("at lshore immortals cavalry\nat eg_n leonidas\nat drako greek-infantry");
    let stopped = Objection::Stopped { at: places(&["alpenoi", "fields"]) };
    refused(&play, "march immortals lshore eg_s", stopped, "R39");
    assert!(play.against("march cavalry lshore eg_s").is_empty());
}

#[test]
fn case_r39_greek_units_are_stopped_by_persians_as_well() {
    let play = moving("turn greek\nat lshore leonidas\nat eg_n cavalry\nat drako infantry");
    let stopped = Objection::Stopped { at: places(&["alpenoi", "fields"]) };
    refused(&play, "march leonidas lshore eg_s", stopped, "R39");
}

#[test]
fn case_r38_a_full_place_says_how_many_it_holds() {
    let play = moving("at fields infantryx3\nat drako infantry\nat eg_s cavalry\nat mg_n leonidas");
    let full = |id, holds, limit| Objection::NoRoom { place: place(id), holds, limit };
    refused(&play, "march cavalry eg_s fields", full("fields", 3, 3), "R38");
    refused(&play, "march cavalry eg_s drako", full("drako", 1, 1), "R38");
}

#[test]
fn case_r12_no_way_leads_off_the_map() {
    let play = moving("at alpenoi infantry\nat mg_s leonidas");
    let nowhere = Objection::NoWay { to: place("extra1") };
    refused(&play, "march infantry alpenoi extra1", nowhere, "R12");
}

#[test]
fn case_r40_leaving_needs_a_persian_who_began_the_turn_at_a_way_out() {
    let play = moving("at track immortals\nat exit_s infantry\nat mg_s leonidas");
    let nowhere = Objection::NoWayOut { from: place("track") };
    refused(&play, "exit immortals track", nowhere, "R40");
    let none = Objection::NoSuchUnit { unit: Unit::Xerxes, at: place("exit_s") };
    refused(&play, "exit xerxes exit_s", none, "R37");
    // Nobody is named where nobody stands: an order for all who may leave becomes this one there.
    let nobody = Objection::NobodyThere { at: place("exit_e") };
    refused(&play, "exit xerxes exit_e", nobody, "R37");
    let play = moving("turn greek\nat exit_s leonidas\nat camp infantry");
    refused(&play, "exit leonidas exit_s", Objection::GreeksStay, "R40");
}

/// The fewest steps from one place to another through none of these, counted anew for the test.
fn distance(game: &Thermopylae, from: Place, to: Place, barred: Places) -> Option<u8> {
    let mut queue = std::collections::VecDeque::from([(from, 0_u8)]);
    let mut seen = Places::one(from);
    while let Some((here, steps)) = queue.pop_front() {
        if here == to {
            return Some(steps);
        }
        for next in game.board.map.open(here) {
            if !seen.has(next) && !barred.has(next) {
                seen.add(next);
                queue.push_back((next, steps + 1));
            }
        }
    }
    None
}

/// Whether a place lies next to an enemy of a side.
fn is_beside_enemy(game: &Thermopylae, state: &State, side: Side, at: Place) -> bool {
    let map = &game.board.map;
    let cliffs = if game.options.cliffs == Cliffs::Control { map.cliffs(at) } else { Places::NONE };
    !map.open(at).or(cliffs).and(state.ground(side.enemy())).is_empty()
}

/// Whether an objection to a march is true of it, and its clause is what forbids it.
fn is_true(game: &Thermopylae, state: &State, march: (Unit, Place, Place), why: Objection) -> bool {
    let (unit, from, to) = march;
    let (map, enemies) = (&game.board.map, state.ground(state.side.enemy()));
    let movement = game.board.values(unit).movement;
    let (plain, round) =
        (distance(game, from, to, Places::NONE), distance(game, from, to, enemies));
    let fits = |way: Option<u8>| way.is_some_and(|steps| steps <= movement);
    let mine = unit.side() == state.side && state.ground(state.side).has(from);
    let stack = state.stack(from);
    match why {
        Objection::NobodyThere { at } => at == from && stack.size() == 0,
        Objection::NoSuchUnit { .. } => !mine || stack.count(unit.kind()) == 0,
        Objection::HasMoved { .. } => mine && stack.fresh[unit.kind()] == 0,
        Objection::StandsThere { at } => at == from && at == to,
        Objection::EnemyThere { at } => at == to && enemies.has(to),
        Objection::TooFar { needs, has } => (plain, has) == (Some(needs), movement) && needs > has,
        Objection::Cliff { from: one, to: other } => {
            let apart = map.elevation(from).abs_diff(map.elevation(to));
            (one, other) == (from, to) && map.cliffs(from).has(to) && apart > 1 && !fits(plain)
        }
        Objection::EnemyInTheWay { needs, has } => {
            (needs, has) == (round, movement) && fits(plain) && !fits(round)
        }
        Objection::Stopped { at } => {
            let exempt = unit == Unit::Cavalry || movement == 1;
            !exempt
                && fits(round)
                && !at.is_empty()
                && at.iter().all(|stop| is_beside_enemy(game, state, state.side, stop))
        }
        Objection::NoRoom { place, holds, limit } => {
            let full = state.stack(to).size();
            (place, holds, limit) == (to, full, map.limit(to)) && holds >= limit && fits(round)
        }
        Objection::NoWay { .. } => plain.is_none(),
        _ => false,
    }
}

/// Judges every march of a position, and counts the reasons.
fn judge_marches(game: &Thermopylae, state: &State, counts: &mut [u32; 5]) {
    for from in state.ground(Side::Greek).or(state.ground(Side::Persian)) {
        for (unit, to) in Unit::ALL.into_iter().flat_map(|unit| {
            let all = game.board.map.all();
            all.iter().map(move |to| (unit, to))
        }) {
            let march = Action::March { unit, from, to };
            if game.allows(state, march) {
                continue;
            }
            let against = game.objections(state, march);
            let [why] = against[..] else { panic!("{march}: {against:?}") };
            let told = is_true(game, state, (unit, from, to), why);
            assert!(told, "{march}: {why:?}\n{}", game.write_position(state));
            match why {
                Objection::TooFar { .. } => counts[0] += 1,
                Objection::Cliff { .. } => counts[1] += 1,
                Objection::EnemyInTheWay { .. } => counts[2] += 1,
                Objection::Stopped { .. } => counts[3] += 1,
                Objection::NoRoom { .. } => counts[4] += 1,
                _ => {}
            }
        }
    }
}

/// Random play from the thick of it; every march is judged whenever units move.
fn judged(options: &str, games: u64) -> [u32; 5] {
    const THICK: &str = "
        at springs immortalsx2 cavalry\nat demeter cavalryx2 infantry\nat shoulder immortals
        at track persian-general\nat boagrios cavalryx2\nat camp xerxes infantryx3
        at mg_s leonidas spartan-infantryx2\nat mg_n spartan-general greek-infantry
        at kolonos greek-infantry\nat lithar greek-infantry\nat ridge greek-infantry";
    let options = format!("{NO_AUCTION} {options}");
    let game = Thermopylae::agree(&script::terms(&options)).expect("terms");
    let (mut counts, mut list) = ([0; 5], Vec::new());
    for seed in 0..games {
        let mut random = SplitMix::new(seed);
        let mut state = game.read_position(THICK).unwrap_or_else(|faults| panic!("{faults:?}"));
        for _ in 0..120 {
            match game.node(&state) {
                Node::Chance { tickets, .. } => {
                    let outcome = game.outcome(&state, random.draw(tickets));
                    game.settle(&mut state, outcome, &mut Quiet);
                }
                Node::Decision { .. } => {
                    if state.awaits == Awaits::Movement {
                        judge_marches(&game, &state, &mut counts);
                    }
                    game.actions(&state, &mut list);
                    let action = list[random.pick(list.len())];
                    game.apply(&mut state, action, &mut Quiet);
                }
                Node::Forced { .. } | Node::Over(_) => break,
            }
        }
    }
    counts
}

#[test]
fn every_reason_against_a_march_is_true_for_every_kind_of_unit() {
    for options in ["", "cliffs=control"] {
        let counts = judged(options, 12);
        assert!(counts.iter().all(|count| *count > 100), "{counts:?}");
    }
}
