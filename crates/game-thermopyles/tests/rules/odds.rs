//! Exact odds, against fractions worked by hand and against every sequence of dice played out.

use engine::{ForecastOf, Game, Node, Quiet};
use game_thermopyles::end::Finish;
use game_thermopyles::fight::Clash;
use game_thermopyles::{
    Action, Asked, Awaits, Comes, Event, Outcome, Persian, Spartan, State, Thermopyles,
};
use testkit::SplitMix;
use testkit::script::{self, Script};

type Play = Script<Thermopyles>;

const BY_GRAVEYARD: Comes = Comes::Ends(Finish::GraveyardFull);
const BY_DECK: Comes = Comes::Ends(Finish::ArmySpent);
const FOR_CARDS: Comes = Comes::Ends(Finish::CardsSpent);
const AT_LOCATION_7: Comes = Comes::Ends(Finish::GroundLost);
const HOLDS: Comes = Comes::Fares(Clash::Holds);
const REPELLED: Comes = Comes::Fares(Clash::Repelled);
const ELIMINATED: Comes = Comes::Fares(Clash::Eliminated);

/// The question how a card fares: `slot(1, "20/24")`.
fn slot(slot: u8, card: &str) -> Asked {
    let (combat, annihilation) = card.split_once('/').expect("two values");
    let [combat, annihilation] = [combat, annihilation].map(|it| it.parse().expect("a number"));
    Asked::Slot { slot, card: Persian::new(combat, annihilation).expect("a Persian card") }
}

fn drawn(value: u8) -> Comes {
    Comes::Draws(Spartan::new(value).expect("a Spartan card"))
}

/// The forecast of an action with so many Support cards.
#[track_caller]
fn forecast(position: &str, action: &str, support: usize) -> ForecastOf<Thermopyles> {
    let play = Play::at("", position);
    assert!(play.against(action).is_empty(), "{action} is not legal");
    let action = play.rules().read_action(action).expect("notation of an action");
    play.rules().odds(play.state(), action).swap_remove(support)
}

/// Compares one question with hand-worked ways, and sees that nothing else is possible.
#[track_caller]
fn check(forecast: &ForecastOf<Thermopyles>, of: u64, about: Asked, answers: &[(Comes, u64)]) {
    let told: Vec<(Comes, u64)> =
        told(forecast, about).into_iter().map(|(what, _, ways)| (what, ways)).collect();
    assert_eq!((forecast.of, told.as_slice()), (of, answers));
}

/// What may come of a question, each with the clause that makes it so and its ways.
#[track_caller]
fn told(forecast: &ForecastOf<Thermopyles>, about: Asked) -> Vec<(Comes, &'static str, u64)> {
    let question = forecast.questions.iter().find(|it| it.about == about).expect("the question");
    let possible = question.answers.iter().filter(|answer| answer.ways > 0);
    possible.map(|answer| (answer.what, answer.case.id(), answer.ways)).collect()
}

#[test]
fn without_dice_everything_is_certain() {
    // 18 against 17/22 and 19/20.
    let odds = forecast("support 0\nslots 17/22 19/20\nhand 1 18", "charge 18", 0);
    check(&odds, 1, slot(1, "17/22"), &[(REPELLED, 1)]);
    check(&odds, 1, slot(2, "19/20"), &[(HOLDS, 1)]);
    check(&odds, 1, Asked::Beaten, &[(Comes::Beats(1), 1)]);
}

#[test]
fn one_die_is_six_ways() {
    // 16 + 1 to 6 = 17 to 22. The 20/24 falls to 20, 21 and 22; the 17/22 is then repelled by 20
    // and 21, and eliminated by 22.
    let odds = forecast("marker 3\nsupport 0\nslots 20/24 17/22\nhand 1 16", "charge 16", 0);
    check(&odds, 6, slot(1, "20/24"), &[(HOLDS, 3), (REPELLED, 3)]);
    check(
        &odds,
        6,
        slot(2, "17/22"),
        &[(Comes::BehindTheFirst, 3), (REPELLED, 2), (ELIMINATED, 1)],
    );
    check(&odds, 6, Asked::Beaten, &[(Comes::Beats(0), 3), (Comes::Beats(2), 3)]);
}

#[test]
fn two_dice_are_thirty_six_ways() {
    // 14 + 2 to 12. The 21/23 holds below a sum of 7: 1+2+3+4+5 = 15 ways; 7 and 8 repel it:
    // 6+5 = 11; 9 to 12 eliminate it: 4+3+2+1 = 10. The 22/22 holds against a 7 (6 ways) and is
    // eliminated from 8 on: 5+4+3+2+1 = 15.
    let odds = forecast("marker 3\nsupport 1\nslots 21/23 22/22\nhand 1 14", "charge 14", 1);
    check(&odds, 36, slot(1, "21/23"), &[(HOLDS, 15), (REPELLED, 11), (ELIMINATED, 10)]);
    check(
        &odds,
        36,
        slot(2, "22/22"),
        &[(Comes::BehindTheFirst, 15), (HOLDS, 6), (ELIMINATED, 15)],
    );
    check(
        &odds,
        36,
        Asked::Beaten,
        &[(Comes::Beats(0), 15), (Comes::Beats(1), 6), (Comes::Beats(2), 15)],
    );
}

#[test]
fn support_without_a_location_is_its_own_dice_alone() {
    // 12 + 2 to 12 at location 1. The 20/24 falls to a sum of 8 or more: 5+4+3+2+1 = 15 ways; of
    // these a 10 or more, 3+2+1 = 6 ways, makes the 22 that the second card needs.
    let odds = forecast("support 2\nslots 20/24 22/22\nhand 1 12", "charge 12", 2);
    check(
        &odds,
        36,
        Asked::Beaten,
        &[(Comes::Beats(0), 21), (Comes::Beats(1), 9), (Comes::Beats(2), 6)],
    );
}

#[test]
fn the_graveyard_may_be_filled_by_the_first_card() {
    // 20 + 1 to 6. Eleven are buried; 22 or more eliminates the 17/22: 5 ways, and the second card
    // is not fought then. A 1 makes 21, which repels both.
    let position = "
        marker 3
        support 0
        slots 17/22 16/23
        hand 1 20
        graveyard 22/22 21/23x4 20/24x4 19/20x2";
    let odds = forecast(position, "charge 20", 0);
    check(&odds, 6, Asked::Game, &[(BY_GRAVEYARD, 5), (Comes::GoesOn, 1)]);
    check(&odds, 6, slot(2, "16/23"), &[(Comes::AfterTheEnd, 5), (REPELLED, 1)]);
    check(&odds, 6, Asked::Beaten, &[(Comes::BeatsTheLast, 5), (Comes::Beats(2), 1)]);
}

#[test]
fn the_persian_deck_may_be_spent() {
    // 15 + 1 to 6 always beats the 16/23, and the 20/24 with a 5 or a 6. One card is left to refill
    // two slots: 2 ways win.
    let position = "marker 3\nsupport 0\nslots 16/23 20/24\nhand 1 15 10\npersian-deck 12/27";
    let odds = forecast(position, "charge 15", 0);
    check(&odds, 6, Asked::Game, &[(BY_DECK, 2), (Comes::GoesOn, 4)]);
    check(&odds, 6, Asked::Beaten, &[(Comes::Beats(1), 4), (Comes::Beats(2), 2)]);
}

#[test]
fn the_last_spartan_card_loses_unless_it_wins() {
    // 15 + 1 to 6 against 20/24: a 5 or a 6 beats it. With an empty Persian deck that wins; with
    // cards left it does not, and then every way loses.
    let last = "marker 3\nsupport 0\nslots 20/24 22/22\nhand 1 15\nspartan-deck -\npersian-deck";
    let odds = forecast(&format!("{last} -"), "charge 15", 0);
    check(&odds, 6, Asked::Game, &[(BY_DECK, 2), (FOR_CARDS, 4)]);
    let odds = forecast(&format!("{last} 12/27"), "charge 15", 0);
    check(&odds, 6, Asked::Game, &[(FOR_CARDS, 6)]);
}

#[test]
fn a_card_in_the_deck_saves_the_last_spartan_card_from_losing() {
    let position = "marker 3\nsupport 0\nslots 20/24 22/22\nhand 1 15\nspartan-deck 10";
    check(&forecast(position, "charge 15", 0), 6, Asked::Game, &[(Comes::GoesOn, 6)]);
}

#[test]
fn a_charge_is_forecast_for_every_number_of_support_cards() {
    let play = Play::at("", "marker 3\nsupport 3\nslots 20/24 22/22\nhand 1 15");
    let charge = play.rules().read_action("charge 15").unwrap();
    let odds = play.rules().odds(play.state(), charge);
    let sizes: Vec<u64> = odds.iter().map(|forecast| forecast.of).collect();
    assert_eq!(sizes, [6, 36, 216, 1_296]); // One location die, and 0 to 3 Support dice.
    assert_eq!(odds[2].after, [charge, Action::Support(2)]);
}

#[test]
fn asking_for_support_has_the_odds_that_the_charge_foretold() {
    let mut play = Play::at("", "marker 3\nsupport 2\nslots 20/24 17/22\nhand 1 15 10");
    let charge = play.rules().read_action("charge 15").unwrap();
    let foretold = play.rules().odds(play.state(), charge);
    play.go("charge 15");
    for (cards, foretold) in (0..).zip(foretold) {
        let now = play.rules().odds(play.state(), Action::Support(cards)).swap_remove(0);
        assert_eq!((now.of, now.questions), (foretold.of, foretold.questions));
    }
}

#[test]
fn a_draw_is_as_likely_as_the_cards_that_are_left() {
    let position = "slots 20/24 17/22\nhand 1 15\nspartan-deck 12x2 20\nstep offer retreat 1";
    check(&forecast(position, "draw 1", 0), 3, Asked::CardDrawn, &[(drawn(12), 2), (drawn(20), 1)]);
}

#[test]
fn a_retreat_leaves_nothing_to_chance() {
    let at = |marker: u8| format!("marker {marker}\nslots 20/24 17/22\nhand 1 15");
    check(&forecast(&at(5), "retreat", 0), 1, Asked::Game, &[(Comes::GoesOn, 1)]);
    let lost = [(AT_LOCATION_7, 1)];
    check(&forecast(&at(6), "retreat", 0), 1, Asked::Game, &lost);
}

#[test]
fn case_k19_a_number_of_beaten_cards_cites_what_lets_it_come_so_far_and_no_farther() {
    // 14 + 2 to 12, as above: 15 ways beat none, 6 the first card alone, 15 both.
    let odds = forecast("marker 3\nsupport 1\nslots 21/23 22/22\nhand 1 14", "charge 14", 1);
    let beaten =
        [(Comes::Beats(0), "K16", 15), (Comes::Beats(1), "K19", 6), (Comes::Beats(2), "K19", 15)];
    assert_eq!(told(&odds, Asked::Beaten), beaten);
}

#[test]
fn case_k27_a_graveyard_filled_by_the_first_card_is_why_the_second_is_not_fought() {
    // 18 + 1 to 6 against 19/20: a 1 repels it, and the 22/22 holds then. From 2 on it is
    // eliminated as the twelfth, and the game is won.
    let position = "
        marker 3
        support 0
        slots 19/20 22/22
        hand 1 18
        graveyard 21/23x4 20/24x4 19/25x2 12/27";
    let odds = forecast(position, "charge 18", 0);
    let beaten = [(Comes::Beats(1), "K19", 1), (Comes::BeatsTheLast, "K27", 5)];
    assert_eq!(told(&odds, Asked::Beaten), beaten);
    let second = [(Comes::AfterTheEnd, "K27", 5), (HOLDS, "K16", 1)];
    assert_eq!(told(&odds, slot(2, "22/22")), second);
}

#[test]
fn case_k16_to_k18_each_way_that_a_card_fares_cites_its_own_clause() {
    // 16 + 1 to 6 against 20/24 and 17/22, as above.
    let odds = forecast("marker 3\nsupport 0\nslots 20/24 17/22\nhand 1 16", "charge 16", 0);
    assert_eq!(told(&odds, slot(1, "20/24")), [(HOLDS, "K16", 3), (REPELLED, "K17", 3)]);
    let second = [(Comes::BehindTheFirst, "K16", 3), (REPELLED, "K17", 2), (ELIMINATED, "K18", 1)];
    assert_eq!(told(&odds, slot(2, "17/22")), second);
}

#[test]
fn case_k24_to_k27_every_end_cites_its_own_clause() {
    let end = |position: &str, action: &str| told(&forecast(position, action, 0), Asked::Game);
    let eleven = "graveyard 22/22 21/23x4 20/24x4 19/20x2";
    let fight = "support 0\nslots 17/22 16/23\nhand 1 20";
    assert_eq!(
        end("marker 6\nslots 20/24 17/22\nhand 1 15", "retreat"),
        [(AT_LOCATION_7, "K24", 1)]
    );
    let last = "support 0\nslots 22/22 21/23\nhand 1 20\nspartan-deck -";
    assert_eq!(end(last, "charge 20"), [(FOR_CARDS, "K25", 1)]);
    assert_eq!(end(&format!("{fight}\npersian-deck -"), "charge 20"), [(BY_DECK, "K26", 1)]);
    // 20 + 1 to 6: from 22 on the 17/22 is the twelfth.
    let twelfth = [(BY_GRAVEYARD, "K27", 5), (Comes::GoesOn, "K6", 1)];
    assert_eq!(end(&format!("{fight}\nmarker 3\n{eleven}"), "charge 20"), twelfth);
}

#[test]
fn case_k23_a_bonus_draw_cites_its_own_clause_and_case_k9_the_draw_of_a_retreat() {
    for (step, case) in [("offer bonus 1", "K23"), ("offer retreat 1", "K9")] {
        let position = format!("slots 20/24 17/22\nhand 1 15\nspartan-deck 20\nstep {step}");
        let odds = forecast(&position, "draw 1", 0);
        assert_eq!(told(&odds, Asked::CardDrawn), [(drawn(20), case, 1)]);
    }
}

// The independent check: every sequence of dice, played through the rules.

/// What came of a fight in all its ways: how each slot fared, and how the game went on.
#[derive(Default, Debug)]
struct Played {
    ways: u64,
    slots: [[u64; 4]; 2],
    beaten: [u64; 3],
    game: [u64; 4],
}

/// Plays on until the fight is over: the assumed actions in order, every face of every die, and
/// any one card where slots are refilled.
fn play_out(
    game: &Thermopyles,
    state: &State,
    events: &[Event],
    actions: &[Action],
    played: &mut Played,
) {
    let step = |outcome: Outcome, played: &mut Played| {
        let (mut next, mut log) = (state.clone(), events.to_vec());
        game.settle(&mut next, outcome, &mut log);
        play_out(game, &next, &log, actions, played);
    };
    match (game.node(state), actions) {
        (Node::Decision { .. }, [action, rest @ ..]) => {
            let (mut next, mut log) = (state.clone(), events.to_vec());
            game.apply(&mut next, *action, &mut log);
            play_out(game, &next, &log, rest, played);
        }
        (Node::Chance { .. }, _) if matches!(state.awaits, Awaits::Refill { .. }) => {
            step(game.outcome(state, 0), played);
        }
        (Node::Chance { tickets, .. }, _) if state.in_play().is_some() => {
            (0..tickets.get()).for_each(|ticket| step(game.outcome(state, ticket), played));
        }
        (node, _) => played.add(node, events),
    }
}

impl Played {
    fn add(&mut self, node: Node, events: &[Event]) {
        self.ways += 1;
        let (mut fared, mut beaten) = ([0; 2], 0);
        for event in events {
            if let Event::Clashed { slot, clash, .. } = event {
                fared[usize::from(slot - 1)] = 1 + *clash as usize;
                beaten += usize::from(clash.is_beaten());
            }
        }
        self.beaten[beaten] += 1;
        for (tally, fared) in self.slots.iter_mut().zip(fared) {
            tally[fared] += 1;
        }
        let end = match node {
            Node::Over(ending) => match ending.case.id() {
                "K26" => 0,
                "K27" => 1,
                _ => 2,
            },
            _ => 3,
        };
        self.game[end] += 1;
    }

    #[track_caller]
    fn agrees(&self, forecast: &ForecastOf<Thermopyles>) {
        let ways = |about: &Asked, what: Comes| forecast.ways(about, &what).unwrap_or(0);
        assert_eq!(self.ways, forecast.of);
        for (slot, tally) in self.slots.iter().enumerate() {
            let about = &forecast.questions[slot].about;
            let not_fought = ways(about, Comes::BehindTheFirst) + ways(about, Comes::AfterTheEnd);
            let [holds, repelled, eliminated] =
                [HOLDS, REPELLED, ELIMINATED].map(|what| ways(about, what));
            assert_eq!([not_fought, holds, repelled, eliminated], *tally, "{about:?}");
        }
        let beaten = [Comes::Beats(0), Comes::Beats(1), Comes::Beats(2)];
        let [none, one, two] = beaten.map(|what| ways(&Asked::Beaten, what));
        let one = one + ways(&Asked::Beaten, Comes::BeatsTheLast);
        assert_eq!([none, one, two], self.beaten);
        let ends = [BY_DECK, BY_GRAVEYARD, FOR_CARDS, Comes::GoesOn];
        assert_eq!(ends.map(|what| ways(&Asked::Game, what)), self.game);
    }
}

#[track_caller]
fn check_every_charge(game: &Thermopyles, state: &State) {
    let mut list = Vec::new();
    game.actions(state, &mut list);
    for action in list.into_iter().filter(|action| matches!(action, Action::Charge(_))) {
        for forecast in game.odds(state, action) {
            let mut played = Played::default();
            play_out(game, state, &[], &forecast.after, &mut played);
            played.agrees(&forecast);
        }
    }
}

#[test]
fn odds_agree_with_every_sequence_of_dice_played_out() {
    let positions = [
        "marker 3\nslots 20/24 17/22\nhand 1 10 15 20",
        "marker 1\nsupport 3\nslots 22/22 18/26\nhand 1 16",
        "marker 6\nsupport 2\nslots 16/23 20/24\nhand 1 15\npersian-deck 12/27",
        "marker 6\nsupport 1\nslots 20/24 22/22\nhand 1 15\nspartan-deck -\npersian-deck -",
        "marker 6\nsupport 2\nslots 19/20 22/22\nhand 1 17\nspartan-deck -",
        "marker 3\nsupport 2\nslots 17/22 16/23\nhand 1 14 18\ngraveyard 22/22 21/23x4 20/24x4 19/20x2",
    ];
    for options in ["", "support=one-by-one"] {
        for position in positions {
            let play = Play::at(options, position);
            check_every_charge(play.rules(), play.state());
        }
    }
}

#[test]
fn odds_agree_with_play_in_random_positions() {
    let game = Thermopyles::agree(&script::terms("players=2")).unwrap();
    let mut random = SplitMix::new(27);
    let mut list = Vec::new();
    let mut checked = 0;
    while checked < 20 {
        let mut state = game.start();
        for _ in 0..12 + random.pick(30) {
            match game.node(&state) {
                Node::Over(_) | Node::Forced { .. } => break,
                Node::Decision { .. } => {
                    game.actions(&state, &mut list);
                    game.apply(&mut state, list[random.pick(list.len())], &mut Quiet);
                }
                Node::Chance { tickets, .. } => {
                    let outcome = game.outcome(&state, random.pick(tickets.get() as usize) as u32);
                    game.settle(&mut state, outcome, &mut Quiet);
                }
            }
        }
        // Four Support cards and a location die are 7,776 ways for each card: keep it to three.
        if state.awaits == Awaits::Turn && state.support < 4 {
            check_every_charge(&game, &state);
            checked += 1;
        }
    }
}

#[test]
fn looking_ahead_to_a_total_is_what_play_comes_to() {
    let mut play = Play::at("", "marker 3\nsupport 0\nslots 20/24 17/22\nhand 1 10 15 20");
    play.go("charge 15");
    for pips in 1..=6 {
        let ahead = play.rules().fought(play.state(), 15 + pips);
        let mut state = play.state().clone();
        let die = play.rules().read_outcome(&format!("die {pips}")).unwrap();
        play.rules().settle(&mut state, die, &mut Quiet);
        assert_eq!(ahead, state, "a {pips}");
    }
}
