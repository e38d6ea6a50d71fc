//! What always holds: the battery over whole random games, at every kind of table.
//!
//! `PROMACHOS_BATTERY_GAMES` sets another number of games for each table.

use engine::play::MoveOf;
use engine::{Move, Seat, TicketSource, Viewer};
use game_thermopyles::options::Hands;
use game_thermopyles::{Action, Awaits, Outcome, Spartan, State, Thermopyles};
use testkit::SplitMix;
use testkit::battery::{self, Battery, Conceivable, Listing};

/// Every action that anybody could write down, and some that nobody should.
fn conceivable(_: &Thermopyles) -> Vec<Action> {
    let cards = || (10..=20).filter_map(Spartan::new);
    let mut actions = vec![Action::Retreat, Action::Decline];
    actions.extend(cards().map(Action::Charge));
    actions.extend((0..=6).map(Action::Support));
    actions.extend(Seat::all(8).map(Action::Draw));
    actions.extend(cards().map(Action::Discard));
    actions
}

/// What a step says and the position after it does not show.
fn missing(
    _: &Thermopyles,
    before: &State,
    made: MoveOf<Thermopyles>,
    after: &State,
) -> Vec<String> {
    let shown = match made {
        Move::Act(_, action) => action_shows(before, action, after),
        Move::Chance(outcome) => outcome_shows(before, outcome, after),
        Move::Forced(_) => false, // This game has no such step.
        Move::Propose(..) => after == before,
    };
    if shown { Vec::new() } else { vec!["what it says".to_owned()] }
}

fn action_shows(before: &State, action: Action, after: &State) -> bool {
    match action {
        Action::Retreat => {
            after.marker.number() == before.marker.number() + 1 && after.hands == before.hands
        }
        Action::Charge(card) => {
            let (had, has) = (before.hand(before.active), after.hand(before.active));
            let gone = has.with(card.kind()) == had;
            gone && (after.in_play() == Some(card) || is_discarded(before, card, after))
        }
        Action::Support(cards) => after.support + cards == before.support,
        Action::Draw(to) => matches!(after.awaits, Awaits::Draw { to: chosen, .. } if chosen == to),
        Action::Decline => after.hands == before.hands && after.spartan_deck == before.spartan_deck,
        Action::Discard(card) => is_discarded(before, card, after),
    }
}

fn is_discarded(before: &State, card: Spartan, after: &State) -> bool {
    before.spartan_discards().with(card.kind()) == after.spartan_discards()
}

fn outcome_shows(before: &State, outcome: Outcome, after: &State) -> bool {
    match outcome {
        Outcome::Spartan(card) => {
            let got = |seat: Seat| before.hand(seat).with(card.kind()) == after.hand(seat);
            after.spartan_deck.with(card.kind()) == before.spartan_deck && Seat::all(4).any(got)
        }
        Outcome::Persian(card) => {
            let left = after.persian_deck.with(card.kind()) == before.persian_deck;
            left && after.line().any(|it| it == card)
        }
        // A die shows in the fight while it lasts; the one that ends it shows in its absence.
        Outcome::Die(face) => match (before.awaits, after.awaits) {
            (
                Awaits::SupportDice { fight, .. },
                Awaits::SupportDice { fight: then, .. }
                | Awaits::Support(then)
                | Awaits::LocationDie(then),
            ) => then.dice.sum() == fight.dice.sum() + face.number(),
            _ => after.in_play().is_none(),
        },
    }
}

/// The same table with the hands that a viewer cannot see shuffled into the deck and dealt anew.
fn twin(game: &Thermopyles, state: &State, viewer: Viewer, random: &mut SplitMix) -> State {
    let mut twin = state.clone();
    if game.options.hands == Hands::Open || game.options.players == 1 {
        return twin; // [A21] Players hide their cards from each other.
    }
    let closed = || Seat::all(game.options.players).filter(|&seat| !viewer.is(seat));
    let mut heap = closed().fold(state.spartan_deck, |heap, seat| heap.plus(state.hand(seat)));
    for seat in closed() {
        let mut hand = engine::Pool::EMPTY;
        for _ in 0..state.hand(seat).size() {
            let tickets = heap.size().try_into().expect("the heap holds every closed hand");
            let kind = heap.nth(random.draw(tickets));
            (heap, hand) = (heap.without(kind), hand.with(kind));
        }
        twin.hands[seat.index()] = hand;
    }
    twin.spartan_deck = heap;
    twin
}

/// The battery for one kind of table, with a bound that the cards set: 20 Spartan cards are dealt or
/// drawn, each may charge, ask for Support (four asks more, one by one) and roll for the location;
/// 4 Support dice; 28 Persian cards come up; 6 retreats; 19 offers (5 of retreats, 14 bonuses), each
/// taken and followed by a discard. 20 + 64 + 20 + 4 + 28 + 6 + 38 = 180.
fn table(options: &'static str, games: u32) -> battery::Report {
    table_from(None, options, games)
}

fn table_from(
    position: Option<&'static str>,
    options: &'static str,
    games: u32,
) -> battery::Report {
    let battery = Battery {
        options,
        position,
        games: battery::games(games),
        seed: 480,
        thorough: 50,
        nodes: 1,
        longest: 180,
        listing: Listing::Complete,
        conceivable: Conceivable::Every(conceivable),
        unsound: Thermopyles::unsoundness,
        witness: missing,
        twin,
    };
    battery.run()
}

#[test]
fn ten_thousand_games_alone() {
    let report = table("", 10_000);
    assert_eq!(report.games, battery::games(10_000));
    assert!(report.longest <= 180, "{report:?}");
    // 39 actions are conceivable: 2 without a value, 11 + 11 cards, 7 numbers, 8 seats. Every
    // one is tried at every node: after each step, and once at the start of each game.
    let nodes = report.steps as u64 + u64::from(report.games);
    assert_eq!(report.tried["every"], 39 * nodes, "{report:?}");
}

#[test]
fn two_players() {
    table("players=2 starter=2", 2_000);
}

#[test]
fn three_players() {
    table("players=3", 2_000);
}

#[test]
fn four_players() {
    table("players=4 starter=3", 2_000);
}

#[test]
fn hidden_hands() {
    table("players=3 hands=hidden", 2_000);
}

/// A position in which every draw fills a hand: others than the player in turn discard too, and may
/// not learn what he holds.
const FULL: &str = "
    slots 12/27 13/26
    hand 1 10 13 16 19
    hand 2 11 14 17 20
    hand 3 12 15 18";

#[test]
fn hidden_hands_that_are_full() {
    let report = table_from(Some(FULL), "players=3 hands=hidden hand-limit=4", 1_000);
    assert!(report.endings.len() >= 2, "{report:?}");
}

#[test]
fn hidden_hands_alone() {
    table("hands=hidden", 500);
}

#[test]
fn support_one_by_one() {
    table("support=one-by-one", 2_000);
}

#[test]
fn a_hand_limit_of_four() {
    table("hand-limit=4", 2_000);
}

#[test]
fn no_hand_limit_and_no_graveyard() {
    table("players=2 hand-limit=none graveyard-goal=none", 2_000);
}

#[test]
fn a_small_graveyard() {
    table("graveyard-goal=10", 2_000);
}

#[test]
fn every_option_away_from_the_rulebook() {
    let all = "players=4 starter=4 support=one-by-one hands=hidden hand-limit=4 graveyard-goal=14";
    table(all, 1_000);
}

/// A position from which even a random player may see every end: few cards on either side, eleven
/// Persians buried, a die at the Hot Gates.
const LATE: &str = "
    marker 3
    support 1
    slots 19/25 17/22
    persian-deck 12/27
    graveyard 22/22 21/23x4 20/24x4 19/20x2
    hand 1 10 14 17
    spartan-deck -";

#[test]
fn the_end_is_near_and_all_four_endings_are_seen() {
    let report = table_from(Some(LATE), "", 2_000);
    let seen: Vec<&str> = report.endings.keys().copied().collect();
    assert_eq!(seen, ["K24", "K25", "K26", "K27"], "{report:?}");
}

#[test]
fn the_end_is_near_for_two_with_hidden_hands() {
    let report = table_from(Some(LATE), "players=2 hands=hidden support=one-by-one", 1_000);
    assert!(report.endings.len() >= 3, "{report:?}");
}
