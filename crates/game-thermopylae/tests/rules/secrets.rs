//! [A30] [A34] The one secret, a sealed bid: who knows it when, and that the battery would notice if
//! anything betrayed it.

use std::panic::{AssertUnwindSafe, catch_unwind};

use engine::chance::TicketSource;
use engine::play::MoveOf;
use engine::{
    Fault, ForecastOf, Game, Info, Log, Measure, Node, Number, Seat, Terms, Viewer, odds,
};
use game_thermopylae::cases::R3;
use game_thermopylae::odds::{Answer, Party, Question};
use game_thermopylae::{Action, Awaits, Event, Objection, Outcome, State, Thermopylae, View};
use testkit::battery::{Battery, Conceivable, Listing};
use testkit::script::Script;
use testkit::{SplitMix, script};

type Play = Script<Thermopylae>;

const SECOND: Seat = Seat::new(1);
const OTHERS: [Viewer; 2] = [Viewer::Seat(SECOND), Viewer::Spectator];

fn sealed() -> Play {
    Play::start("auction=sealed")
}

#[test]
fn a_position_keeps_a_secret_exactly_while_one_sealed_bid_lies_there() {
    let mut play = sealed();
    let keeps = |play: &Play| play.rules().keeps_secrets(play.state());
    assert!(!keeps(&play));
    assert!(keeps(play.go("bid 42")));
    assert!(!keeps(play.go("bid 41")));
    let mut open = Play::start("opener=1");
    assert!(!keeps(open.go("bid 42")));
}

#[test]
fn only_a_table_with_sealed_bids_has_secrets() {
    assert!(sealed().rules().has_secrets());
    assert!(!Play::start("").rules().has_secrets());
    assert!(!Play::start("auction=sealed bid=35 greek=1").rules().has_secrets());
}

#[test]
fn the_first_sealed_bid_is_seen_by_its_bidder_alone() {
    let play = sealed();
    let seen = |viewer| play.rules().action_seen_by(play.state(), Action::Bid(42), viewer);
    assert_eq!(seen(Viewer::Seat(Seat::FIRST)), Some(Action::Bid(42)));
    assert_eq!(OTHERS.map(seen), [None, None]);
}

#[test]
fn the_second_sealed_bid_is_shown_at_once() {
    let mut play = sealed();
    play.go("bid 42");
    let seen = |viewer| play.rules().action_seen_by(play.state(), Action::Bid(41), viewer);
    assert_eq!(OTHERS.map(seen), [Some(Action::Bid(41)); 2]);
    assert_eq!(seen(Viewer::Seat(Seat::FIRST)), Some(Action::Bid(41)));
}

#[test]
fn an_open_bid_is_open() {
    let play = Play::start("opener=1");
    let seen = |viewer| play.rules().action_seen_by(play.state(), Action::Bid(42), viewer);
    assert_eq!(OTHERS.map(seen), [Some(Action::Bid(42)); 2]);
}

#[test]
fn that_a_bid_was_sealed_is_public_and_how_high_it_is_is_not() {
    let mut play = sealed();
    let told = play.go("bid 42").told();
    let heard = |viewer| play.rules().seen_by(&told[0], viewer);
    let unknown = Event::Sealed { seat: Seat::FIRST, units: None };
    assert_eq!(OTHERS.map(heard), [Some(unknown.clone()), Some(unknown)]);
}

#[test]
fn no_range_and_no_reason_depends_on_the_sealed_bid() {
    let about = |first: &str| {
        let mut play = sealed();
        play.go(first);
        let (rules, state) = (play.rules(), play.state());
        let actions = [0, 1, 7, 41, 100, 101].map(Action::Bid).into_iter();
        let actions = actions.chain([Action::Pass, Action::EndTurn, Action::Fight]);
        actions
            .map(|action| {
                let (number, allowed) = (rules.number(state, action), rules.allows(state, action));
                (number, allowed, rules.objections(state, action))
            })
            .collect::<Vec<_>>()
    };
    assert_eq!(about("bid 7"), about("bid 41"));
}

#[test]
fn nobody_passes_a_sealed_bid() {
    let mut play = sealed();
    assert_eq!(play.objections("pass"), [Objection::SealedBidNeeded]);
    assert_eq!(play.go("bid 42").against("pass"), ["R3"]);
}

#[test]
fn an_imagined_bid_may_be_any() {
    let mut play = sealed();
    play.go("bid 42");
    let view = play.rules().view(play.state(), Viewer::Spectator);
    let mut random = SplitMix::new(30);
    let mut seen = [false; 101];
    for _ in 0..3_000 {
        let Awaits::SecondBid { first } = play.rules().imagine(&view, &mut random).awaits else {
            panic!("the second bid is waited for");
        };
        seen[usize::from(first)] = true;
    }
    assert!(!seen[0] && seen[1..].iter().all(|seen| *seen));
}

/// What a planted flaw betrays the sealed bid by.
const NOTHING: u8 = 0;
const VIEW: u8 = 1;
const EVENT: u8 = 2;
const ACTION: u8 = 3;
const NUMBER: u8 = 4;
const OBJECTION: u8 = 5;
const ODDS: u8 = 6;
const DENIAL: u8 = 7;

/// The game with a planted leak.
#[derive(Debug)]
struct Leaky<const LEAK: u8>(Thermopylae);

/// The sealed bid, which nobody should tell.
fn secret(state: &State) -> Option<u8> {
    match state.awaits {
        Awaits::SecondBid { first } => Some(first),
        _ => None,
    }
}

impl<const LEAK: u8> Game for Leaky<LEAK> {
    type State = State;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;
    type Objection = Objection;
    type Question = Question;
    type Answer = Answer;

    const INFO: &'static Info = Thermopylae::INFO;

    fn agree(terms: &Terms) -> Result<Self, Vec<Fault>> {
        Thermopylae::agree(terms).map(Self)
    }

    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn start(&self) -> State {
        self.0.start()
    }

    fn node(&self, state: &State) -> Node {
        self.0.node(state)
    }

    fn actions(&self, state: &State, list: &mut Vec<Action>) {
        self.0.actions(state, list);
    }

    fn allows(&self, state: &State, action: Action) -> bool {
        self.0.allows(state, action)
    }

    fn objections(&self, state: &State, action: Action) -> Vec<Objection> {
        match secret(state) {
            Some(first) if LEAK == OBJECTION => {
                vec![Objection::BidTooLow { units: 0, last: first }]
            }
            _ => self.0.objections(state, action),
        }
    }

    fn number(&self, state: &State, action: Action) -> Option<Number> {
        match (secret(state), self.0.number(state, action)) {
            (Some(first), Some(number)) if LEAK == NUMBER => {
                Some(Number { most: 100 + i32::from(first), measure: Measure::Pieces, ..number })
            }
            (_, number) => number,
        }
    }

    fn outcome(&self, state: &State, ticket: u32) -> Outcome {
        self.0.outcome(state, ticket)
    }

    fn apply(&self, state: &mut State, action: Action, log: &mut impl Log<Event>) {
        self.0.apply(state, action, log);
    }

    fn settle(&self, state: &mut State, outcome: Outcome, log: &mut impl Log<Event>) {
        self.0.settle(state, outcome, log);
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let mut view = self.0.view(state, viewer);
        if LEAK == VIEW {
            view.state.awaits = state.awaits;
        }
        view
    }

    fn imagine(&self, view: &View, random: &mut dyn TicketSource) -> State {
        self.0.imagine(view, random)
    }

    fn has_secrets(&self) -> bool {
        self.0.has_secrets()
    }

    fn keeps_secrets(&self, state: &State) -> bool {
        LEAK != DENIAL && self.0.keeps_secrets(state)
    }

    fn action_seen_by(&self, state: &State, action: Action, viewer: Viewer) -> Option<Action> {
        if LEAK == ACTION { Some(action) } else { self.0.action_seen_by(state, action, viewer) }
    }

    fn seen_by(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        if LEAK == EVENT { Some(event.clone()) } else { self.0.seen_by(event, viewer) }
    }

    fn reveals(&self, state: &State, action: Action) -> bool {
        self.0.reveals(state, action)
    }

    fn odds(&self, state: &State, action: Action) -> Vec<ForecastOf<Self>> {
        match secret(state) {
            Some(first) if LEAK == ODDS => {
                let what = Answer::Number(first.into());
                let answers = vec![odds::Answer { what, case: R3, ways: 1 }];
                let about = Question::Hits(Party::Attackers);
                let questions = vec![odds::Question { about, answers }];
                vec![ForecastOf::<Self> { after: vec![action], of: 1, rounded: false, questions }]
            }
            _ => self.0.odds(state, action),
        }
    }

    fn expand(&self, state: &State, order: &str) -> Option<Vec<Action>> {
        self.0.expand(state, order)
    }

    fn read_action(&self, text: &str) -> Result<Action, Fault> {
        self.0.read_action(text)
    }

    fn read_outcome(&self, text: &str) -> Result<Outcome, Fault> {
        self.0.read_outcome(text)
    }

    fn write_position(&self, state: &State) -> String {
        self.0.write_position(state)
    }

    fn read_position(&self, text: &str) -> Result<State, Vec<Fault>> {
        self.0.read_position(text)
    }
}

/// The same table with a sealed bid that a viewer cannot know made anew.
fn twin<const LEAK: u8>(
    game: &Leaky<LEAK>,
    state: &State,
    viewer: Viewer,
    random: &mut SplitMix,
) -> State {
    let mut twin = state.clone();
    if let Awaits::SecondBid { first } = &mut twin.awaits
        && !viewer.is(Seat::FIRST)
    {
        let most = u32::from(game.0.highest_bid());
        *first = 1 + random.draw(most.try_into().expect("there are Persians")) as u8;
    }
    twin
}

/// Plays a short game after sealed bids, every check at every node.
fn battery<const LEAK: u8>() {
    let battery = Battery::<Leaky<LEAK>> {
        options: "auction=sealed army=quick rounds=10",
        position: None,
        games: 1,
        seed: 480,
        thorough: 1,
        nodes: 1,
        longest: 60_000,
        listing: Listing::Complete,
        conceivable: Conceivable::Sampled {
            each: 8,
            kinds: &[
                ("bids", |_, _, random| Action::Bid(random.pick(103) as u8)),
                ("others", |_, _, random| [Action::Pass, Action::EndTurn][random.pick(2)]),
            ],
        },
        unsound: |game, state| game.0.unsoundness(state),
        witness: |_, _, _: MoveOf<Leaky<LEAK>>, _| Vec::new(),
        twin,
    };
    battery.run();
}

/// The battery's complaint about a planted leak.
fn complaint<const LEAK: u8>() -> String {
    let panicked = catch_unwind(AssertUnwindSafe(battery::<LEAK>));
    let words = panicked.expect_err("the battery has noticed nothing");
    words.downcast_ref::<String>().cloned().expect("a message in words")
}

#[test]
fn the_battery_finds_no_leak_where_none_is_planted() {
    battery::<NOTHING>();
}

#[test]
fn the_battery_notices_every_way_of_betraying_a_sealed_bid() {
    for (complaint, words) in [
        (complaint::<VIEW>(), "looks different to"),
        (complaint::<EVENT>(), "events let"),
        (complaint::<ACTION>(), "the step itself lets"),
        (complaint::<NUMBER>(), "the range of bid"),
        (complaint::<OBJECTION>(), "betray a secret"),
        (complaint::<ODDS>(), "the odds of bid"),
        (complaint::<DENIAL>(), "the game denies it"),
    ] {
        assert!(complaint.contains(words), "{words}: {complaint}");
    }
}

#[test]
fn the_record_of_a_match_veils_the_first_bid_from_the_others() {
    let mut game = script::begin::<Thermopylae>(&script::terms("auction=sealed"), None);
    script::step(&mut game, "bid 42").expect("a bid");
    let step = &game.steps()[0];
    assert_eq!(OTHERS.map(|viewer| step.seen_by(viewer)), [None, None]);
    assert!(step.seen_by(Viewer::Seat(Seat::FIRST)).is_some());
}
