//! What always holds: the battery over whole random games, at every kind of table.
//!
//! `PROMACHOS_BATTERY_GAMES` sets another number of games for each table.

use engine::play::MoveOf;
use engine::{Move, Seat, TicketSource, Viewer};
use game_thermopylae::{Action, Awaits, Outcome, Place, Places, Side, State, Thermopylae, Unit};
use testkit::SplitMix;
use testkit::battery::{self, Battery, Conceivable, Listing};

/// The places that two steps across borders of any kind lead to.
fn near(game: &Thermopylae, from: Place) -> Places {
    let touching = |place| game.board.map.open(place).or(game.board.map.cliffs(place));
    touching(from).iter().fold(touching(from), |near, place| near.or(touching(place)))
}

/// Every action that anybody could write down for this map, but for marches across half of it, and
/// some that nobody should.
fn conceivable(game: &Thermopylae) -> Vec<Action> {
    let mut actions = vec![Action::Pass, Action::CallOff, Action::Fight, Action::Again];
    actions.extend([Action::Stop, Action::EndCombat, Action::EndTurn]);
    actions.extend((0..=102).map(Action::Bid));
    let extra = Place::named("extra1").into_iter();
    for place in game.board.map.all().iter().chain(extra) {
        actions.extend([Action::Attack(place), Action::Free(place)]);
        for unit in Unit::ALL {
            actions.push(Action::Place(unit, place));
            actions.push(Action::Join(unit, place));
            actions.push(Action::Exit(unit, place));
            actions.extend((0..=4).map(|wounds| Action::Hit { unit, wounds, at: place }));
            let march = |to| Action::March { unit, from: place, to };
            actions.extend(near(game, place).iter().map(march));
        }
    }
    actions
}

/// What a step says and the position after it does not show.
fn missing(
    _: &Thermopylae,
    before: &State,
    made: MoveOf<Thermopylae>,
    after: &State,
) -> Vec<String> {
    let shown = match made {
        Move::Act(_, action) => action_shows(before, action, after),
        Move::Chance(outcome) => outcome_shows(before, outcome, after),
        Move::Forced(_) | Move::Propose(..) => false, // No rule of this game goes on by itself.
    };
    if shown { Vec::new() } else { vec!["what it says".to_owned()] }
}

fn count(state: &State, unit: Unit, place: Place) -> u8 {
    let of_place = state.units(place).find(|(it, _)| *it == unit);
    of_place.map_or(0, |(_, count)| count)
}

fn action_shows(before: &State, action: Action, after: &State) -> bool {
    match action {
        Action::Bid(units) => match after.awaits {
            Awaits::SecondBid { first } => first == units,
            _ => after.bid >= units,
        },
        Action::Pass => after.awaits == Awaits::SetUp && after.bid == before.bid,
        Action::Place(unit, place) => count(after, unit, place) == count(before, unit, place) + 1,
        Action::Attack(target) | Action::Free(target) => {
            let free = matches!(action, Action::Free(_));
            after.combat.target == target && after.combat.free == free
        }
        Action::Join(..) => {
            after.combat.attacker_count() == before.combat.attacker_count() + 1
                && after.stacks == before.stacks
        }
        Action::CallOff => after.stacks == before.stacks && after.awaits == Awaits::Combat,
        Action::Fight => after.combat.round == 1 && after.awaits == Awaits::Dice,
        Action::Again => after.combat.round == before.combat.round.saturating_add(1),
        Action::Hit { .. } => after.combat != before.combat,
        Action::Stop => !after.is_in_combat(),
        Action::EndCombat => after.awaits == Awaits::Movement && after.side == before.side,
        Action::March { unit, from, to } => {
            count(after, unit, from) + 1 == count(before, unit, from)
                && count(after, unit, to) == count(before, unit, to) + 1
        }
        Action::Exit(unit, from) => {
            count(after, unit, from) + 1 == count(before, unit, from)
                && after.departed_count() == before.departed_count() + 1
        }
        Action::EndTurn => after.side != before.side || matches!(after.awaits, Awaits::Over(_)),
    }
}

fn outcome_shows(before: &State, outcome: Outcome, after: &State) -> bool {
    match outcome {
        Outcome::Opener(seat) => after.awaits == Awaits::Auction { seat },
        Outcome::Greek(seat) => after.greek == seat && after.awaits == Awaits::SetUp,
        // A die shows in the count of dice until the last; that one shows in what follows.
        Outcome::Die(_) => {
            after.combat.rolled == before.combat.rolled + 1 || after.awaits != Awaits::Dice
        }
    }
}

/// The same table with a sealed bid that a viewer cannot know made anew.
fn twin(game: &Thermopylae, state: &State, viewer: Viewer, random: &mut SplitMix) -> State {
    let mut twin = state.clone();
    if let Awaits::SecondBid { first } = &mut twin.awaits
        && !viewer.is(Seat::FIRST)
    {
        let most = u32::from(game.board.army_size(Side::Persian));
        *first = 1 + random.draw(most.try_into().expect("there are Persians")) as u8;
    }
    twin
}

/// The battery for one kind of table. No clause bounds the rounds of one combat, so the bound is
/// not worked out: it is far above the longest game seen.
fn table(options: &'static str, position: Option<&'static str>, games: u32) -> battery::Report {
    let battery = Battery {
        options,
        position,
        games: battery::games(games),
        seed: 480,
        thorough: 25,
        nodes: 1,
        longest: 60_000,
        listing: Listing::Complete,
        conceivable: Conceivable::Every(conceivable),
        unsound: Thermopylae::unsoundness,
        witness: missing,
        twin,
    };
    let report = battery.run();
    // Legality is tried with every conceivable action at every node: more than 8,000 each time.
    assert!(report.tried["every"] > 8_000 * report.steps as u64, "{report:?}");
    report
}

#[test]
fn short_games_from_the_auction_to_the_end() {
    table("army=quick rounds=10", None, 25);
}

#[test]
fn short_games_after_sealed_bids_with_every_option_away_from_the_rulebook() {
    let options = "army=quick rounds=10 auction=sealed height=attack downhill=all cliffs=control";
    table(options, None, 15);
}

/// The standard armies deep in the pass, one round before the last.
const LATE: &str = "
    round 80
    at camp xerxes infantryx30
    at springs immortalsx3
    at springs_n immortalsx2 cavalry
    at demeter infantryx3
    at anthela infantryx3
    at shoulder persian-general
    at westgate cavalryx3
    at mg_s leonidas spartan-generalx2
    at mg_n spartan-infantryx3
    at kolonos athenian-general
    at eg_n greek-infantryx3
    at ppost greek-infantry
    destroyed rest";

#[test]
fn the_last_round_of_a_great_battle() {
    table("bid=80 greek=2", Some(LATE), 25);
}

/// Few units on both sides, with ways out, slopes and cliffs: every end is near.
const FEW: &str = "
    round 30
    quiet 5
    at exit_s infantry
    at track immortals
    at drako cavalry
    at eg_s persian-general infantry
    at kolonos spartan-infantry
    at lithar leonidas
    at fields greek-infantryx2";

#[test]
fn the_end_is_near_and_every_clause_that_ends_a_game_is_seen() {
    let report = table("bid=98 greek=1", Some(FEW), 300);
    let seen: Vec<&str> = report.endings.keys().copied().collect();
    assert_eq!(seen, ["R19", "R5", "R6", "R7"], "{report:?}");
}

#[test]
fn the_end_is_near_with_the_other_readings_of_height() {
    table("bid=98 greek=1 downhill=all cliffs=control", Some(FEW), 40);
    table("bid=98 greek=1 height=attack", Some(FEW), 40);
}
