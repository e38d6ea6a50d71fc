//! What always holds: the battery over random games, at every kind of table.
//!
//! `PROMACHOS_BATTERY_GAMES` sets another number of games for each table. Where every view, every
//! action and every text is tried at every node, armies are small; with whole armies, from the first
//! day on, they are tried now and then.

use boards::squares::{Eighth, Quarter};
use engine::{Game as _, Viewer};
use game_spartans::action::{Kind, Part};
use game_spartans::map::{Area, COLUMNS, ROWS};
use game_spartans::stack::Unit;
use game_spartans::state::{Business, State};
use game_spartans::units::{Arm, Contingent, Side, steps};
use game_spartans::{Action, Awaits, Spartans};
use testkit::SplitMix;
use testkit::battery::{self, Battery, Conceivable, Listing, Sampler};

use crate::witness::missing;

fn area(random: &mut SplitMix) -> Area {
    Area::new(random.pick(usize::from(ROWS)) as u8, random.pick(usize::from(COLUMNS)) as u8)
        .expect("it is on the map")
}

/// An area where somebody stands, or any other.
fn held(state: &State, random: &mut SplitMix) -> Area {
    let areas = state.positions.held(Side::BOTH[random.pick(2)]);
    let areas: Vec<Area> = areas.iter().collect();
    if areas.is_empty() || random.pick(4) == 0 {
        area(random)
    } else {
        areas[random.pick(areas.len())]
    }
}

/// An area a few steps away.
fn near(from: Area, random: &mut SplitMix) -> Area {
    let way = |random: &mut SplitMix| Eighth::ALL[random.pick(8)];
    let one = from.next(way(random)).unwrap_or(from);
    if random.pick(2) == 0 { one } else { one.next(way(random)).unwrap_or(one) }
}

fn facing(random: &mut SplitMix) -> Quarter {
    Quarter::ALL[random.pick(4)]
}

fn greek(random: &mut SplitMix) -> Contingent {
    Contingent::ALL[random.pick(7)]
}

fn part(state: &State, random: &mut SplitMix) -> Part {
    Part { at: held(state, random), order: random.pick(3) as u8, alone: random.pick(2) == 0 }
}

/// A way to name an action of each kind, sensible or not.
const KINDS: &[(&str, Sampler<Spartans>)] = &[
    ("commit", |_, _, random| Action::Commit(Contingent::ALL[7 + random.pick(5)])),
    ("allow", |_, _, _| Action::Allow),
    ("refuse", |_, _, _| Action::Refuse),
    ("send", |_, _, random| Action::Send(greek(random))),
    ("guard", |_, _, random| Action::Guard(greek(random))),
    ("vote", |_, _, random| Action::Vote(greek(random))),
    ("place", |_, _, random| {
        let (contingent, arm) = (greek(random), Arm::ALL[random.pick(4)]);
        let kind = Kind { contingent, arm, losses: random.pick(4) as u8 % steps(contingent, arm) };
        Action::Place { kind, at: area(random), facing: facing(random) }
    }),
    ("clear", |_, _, random| Action::Clear(greek(random))),
    ("move", |_, state, random| {
        let part = part(state, random);
        Action::Move { part, to: near(part.at, random), facing: facing(random) }
    }),
    ("turn", |_, state, random| Action::Turn { part: part(state, random), facing: facing(random) }),
    ("charge", |_, state, random| {
        let part = part(state, random);
        Action::Charge { part, to: near(part.at, random), way: Eighth::ALL[random.pick(8)] }
    }),
    ("fire", |_, state, random| {
        let (from, at) = (held(state, random), held(state, random));
        Action::Fire { from, order: random.pick(3) as u8, at }
    }),
    ("roll", |_, _, _| Action::Roll),
    ("fight", |_, state, random| Action::Fight(held(state, random))),
    ("retreat", |_, state, random| Action::Retreat(held(state, random))),
    ("stand", |_, state, random| Action::Stand(held(state, random))),
    ("feign", |_, _, _| Action::Feign),
    ("hold", |_, _, _| Action::Hold),
    ("done", |_, _, _| Action::Done),
];

/// [3.4b] [3.4c] [Q73] Whether a stack is in a combat that shows it: a melee of this segment that
/// is not over, or fire from next to it.
fn in_combat(state: &State, at: Area) -> bool {
    let (side, business) = (state.segment.side(), state.segment.business());
    let named = match state.awaits {
        Awaits::Retreat(_, area) | Awaits::Withdraw(area) | Awaits::Strike(area) => Some(area),
        Awaits::Check { at, .. } => Some(at),
        _ => None,
    };
    let melee = business == Business::Melee
        && (named == Some(at) || state.positions.melees().minus(state.settled).has(at));
    let fire = business == Business::Fire
        && state
            .positions
            .units(side)
            .any(|(from, unit)| unit.aim == Some(at) && from.range(at) <= 1);
    state.round > 0 && (melee || fire)
}

/// Where a unit lies that an enemy cannot tell from others of its type.
#[derive(Copy, Clone)]
enum Place {
    Under(Area, usize),
    Hand,
}

/// [3.4a] The same table with the units that lie under others, and those in a Greek hand, dealt
/// anew among units of the same type; their losses, too, are unknown.
fn twin(game: &Spartans, state: &State, viewer: Viewer, random: &mut SplitMix) -> State {
    let mut twin = state.clone();
    let fog = game.has_secrets();
    for side in Side::BOTH.into_iter().filter(|_| fog) {
        if !matches!(viewer, Viewer::Seat(seat) if game.side_of(seat) == side) {
            for arm in Arm::ALL {
                deal(&mut twin, (side, arm), random);
            }
        }
    }
    twin
}

fn deal(state: &mut State, (side, arm): (Side, Arm), random: &mut SplitMix) {
    let mut places = Vec::new();
    let mut contingents = Vec::new();
    for at in state.positions.held(side).iter().filter(|at| !in_combat(state, *at)) {
        let hidden = state.positions.stack(side, at).units().enumerate().skip(1);
        for (order, unit) in hidden.filter(|(_, unit)| unit.arm == arm) {
            places.push(Place::Under(at, order));
            contingents.push(unit.contingent);
        }
    }
    for contingent in
        side.contingents().filter(|it| side == Side::Greek && state.guard != Some(*it))
    {
        let hand = &mut state.musters[contingent.index()].hand[arm.index()];
        for _ in 0..std::mem::take(hand).iter().sum::<u8>() {
            places.push(Place::Hand);
            contingents.push(contingent);
        }
    }
    for place in places {
        let contingent = contingents.swap_remove(random.pick(contingents.len()));
        let losses = random.pick(usize::from(steps(contingent, arm))) as u8;
        match place {
            Place::Hand => {
                state.musters[contingent.index()].hand[arm.index()][usize::from(losses)] += 1;
            }
            Place::Under(at, order) => state.positions.change(side, at, |stack| {
                if let Some(unit) = stack.get(order) {
                    stack.replace(order, Unit { contingent, losses, ..unit });
                }
            }),
        }
    }
}

fn table(options: &'static str, position: &'static str, games: u32, seed: u64) -> battery::Report {
    let battery = Battery { position: Some(position), nodes: 1, ..whole(options, games, seed) };
    battery.run()
}

/// From the first day on, with whole armies; the costly checks at every 149th node.
fn whole(options: &'static str, games: u32, seed: u64) -> Battery<Spartans> {
    Battery {
        options,
        position: None,
        games: battery::games(games),
        seed,
        thorough: 12,
        nodes: 149,
        longest: 200_000,
        listing: Listing::Complete,
        conceivable: Conceivable::Sampled { each: 2, kinds: KINDS },
        unsound: Spartans::unsoundness,
        witness: missing,
        twin,
    }
}

/// Plays whole games; each is long enough to have had its days.
fn play_whole(options: &'static str, games: u32, seed: u64) {
    let report = whole(options, games, seed).run();
    assert!(report.steps > 300 * report.games as usize, "{report:?}");
}

#[test]
fn three_days_at_the_rulebooks_table() {
    play_whole("", 12, 490);
}

#[test]
fn three_days_of_two_players_in_the_fog_of_war() {
    play_whole("persians=player feigned-retreat=on", 3, 491);
}

#[test]
fn three_days_with_persians_by_hand() {
    play_whole("persians=by-hand feigned-retreat=on", 6, 492);
}

#[test]
fn three_days_of_seven_players() {
    play_whole("greeks=contingents feigned-retreat=on", 4, 493);
}

#[test]
fn three_days_with_nothing_but_spartans_and_the_other_readings() {
    play_whole("only-spartans=on advance=rows archers=halt targets=arc-first", 6, 494);
}

/// Both sides in the pass, two rounds before the third day is over.
const LAST: &str = "
    day 3
    round 7
    used immortals medes susa scythians dahae
    attacker susa
    guard phocians
    home peloponnesians malians thebans
    segment persian-movement
    hand phocians hoplitex3 javelin
    track thespians hoplitex5
    track susa mixedx12
    army medes mixed
    greek F5 west spartans-hoplite*1 thespians-hoplite spartans-hoplite
    greek G6 west locrians-hoplitex2
    greek F6 west locrians-bowx2
    greek F4 west locrians-javelinx2
    persian D5 east susa-mixed medes-mixed
    persian D6 east susa-mixed medes-mixed*1
    persian C6 east susa-bow medes-bow
    persian D4 south immortals-mixed*1 susa-mixed/alone";

#[test]
fn the_last_rounds_at_the_rulebooks_table() {
    table("", LAST, 24, 480);
}

#[test]
fn the_last_rounds_by_hand_with_a_feigned_retreat() {
    table("persians=by-hand feigned-retreat=on", LAST, 12, 481);
}

#[test]
fn the_last_rounds_of_two_players_in_the_fog_of_war() {
    table("persians=player feigned-retreat=on", LAST, 12, 482);
}

#[test]
fn the_last_rounds_of_seven_players() {
    table("greeks=contingents feigned-retreat=on", LAST, 12, 483);
}

#[test]
fn the_last_rounds_of_seven_players_against_one_in_the_fog_of_war() {
    table("greeks=contingents persians=player feigned-retreat=on", FEW, 2, 484);
}

#[test]
fn the_last_rounds_with_the_other_readings() {
    table("advance=rows archers=halt targets=arc-first", LAST, 12, 485);
}

/// As little as can be hidden from nine pairs of eyes, in the very last round.
const FEW: &str = "
    day 3
    round 8
    used immortals medes susa scythians dahae
    attacker susa
    guard phocians
    home peloponnesians malians thebans
    segment persian-offensive-fire
    hand phocians hoplite
    greek F5 west spartans-hoplite thespians-hoplite/alone
    greek F6 west locrians-javelin
    persian E5 east susa-mixed medes-mixed
    persian D6 east susa-bow medes-bow";

/// The conference of the third day, as three contingents with few units hold it.
const CONFERENCE: &str = "
    day 3
    round 0
    today 0
    segment persian-movement
    used immortals medes
    attacker medes
    entry 6
    hand spartans hoplite
    hand phocians hoplite
    hand locrians bow
    hand malians javelin
    hand immortals mixedx2
    step conference";

#[test]
fn the_conference_of_the_third_day() {
    table("", CONFERENCE, 1, 486);
}

#[test]
fn the_conference_of_the_third_day_as_a_debate() {
    table("greeks=contingents", CONFERENCE, 1, 487);
}
