//! Exact chances, by the resolver itself: every total that the dice can make is fought out.

use engine::chance::ways_of_sums;
use engine::odds::{Answer, Question};
use engine::{Forecast, Seat, Viewer};

use crate::action::Action;
use crate::cards::Spartan;
use crate::cases::{K6, K16, K24, K27};
use crate::end::Finish;
use crate::fight::Clash;
use crate::game::Thermopyles;
use crate::map::{DEFEAT, gives_die};
use crate::options::SupportDice;
use crate::state::{Awaits, Cause, Fight, Rolled, State};

/// The question how the game goes on.
pub const THE_GAME: &str = "the game";
/// The question how many Persian cards a fight beats.
pub const BEATEN: &str = "cards beaten";

impl Thermopyles {
    /// The chances of what follows a legal action; none where chance has no part in it.
    pub(crate) fn forecasts(&self, state: &State, action: Action) -> Vec<Forecast<Action>> {
        match (action, state.awaits) {
            (Action::Charge(card), _) => {
                let mut charged = state.clone();
                let hand = &mut charged.hands[state.active.index()];
                *hand = hand.without(card.kind());
                let fight = Fight { card, dice: Rolled::default() };
                (0..=state.support)
                    .map(|cards| {
                        let mut after = vec![action];
                        if state.support > 0 {
                            after.extend(self.asking_for(cards, state.support));
                        }
                        self.fight_forecast(&charged, fight, cards, after)
                    })
                    .collect()
            }
            (Action::Support(cards), Awaits::Support(fight)) => {
                let after = match (self.options.support, cards) {
                    (SupportDice::OneByOne, 1) => self.asking_for(1, state.support),
                    _ => vec![action],
                };
                vec![self.fight_forecast(state, fight, cards, after)]
            }
            (Action::Draw(seat), Awaits::Offer(draws)) => {
                vec![self.draw_forecast(state, seat, draws.cause)]
            }
            (Action::Retreat, _) => vec![retreat_forecast(state)],
            _ => Vec::new(),
        }
    }

    /// [K12] The actions that ask for so many Support cards and no more [A10].
    pub(crate) fn asking_for(&self, cards: u8, available: u8) -> Vec<Action> {
        if self.options.support == SupportDice::Together {
            return vec![Action::Support(cards)];
        }
        let mut asks = vec![Action::Support(1); usize::from(cards)];
        if cards < available {
            asks.push(Action::Support(0));
        }
        asks
    }

    /// [K16] to [K27] Fights out every sum of so many more Support dice and the location die.
    fn fight_forecast(
        &self,
        state: &State,
        fight: Fight,
        support: u8,
        after: Vec<Action>,
    ) -> Forecast<Action> {
        let dice = support + u8::from(gives_die(state.marker));
        let ways = ways_of_sums(dice);
        let base = fight.card.combat_value() + fight.dice.sum();
        let mut tally = Tally::default();
        for (sum, &ways) in ways.iter().enumerate().filter(|(_, ways)| **ways > 0) {
            let battle = self.resolve(state, base + sum as u8);
            let lost = battle.finish.is_none() && Self::is_out_of_cards(state); // [K25]
            tally.add(battle.slots, battle.finish, lost, ways);
        }
        Forecast { after, of: 6_u64.pow(u32::from(dice)), questions: tally.questions(state) }
    }

    /// [K9] [K23] Which card a blind draw brings, as far as the player in turn can know.
    ///
    /// A card in a hand that he cannot see is as likely to come as one in the deck: were the odds
    /// the deck's own, they would tell him what the others hold [A21].
    fn draw_forecast(&self, state: &State, seat: Seat, cause: Cause) -> Forecast<Action> {
        let unseen = self.unseen_spartans(state, Viewer::Seat(state.active));
        let answers = unseen
            .kinds()
            .map(|kind| {
                let card = Spartan::of_kind(kind);
                answer(card.to_string(), cause.case(), u64::from(unseen.count(kind)))
            })
            .collect();
        Forecast {
            after: vec![Action::Draw(seat)],
            of: u64::from(unseen.size()),
            questions: vec![Question { about: "the card drawn".to_owned(), answers }],
        }
    }
}

/// How often each thing happens.
#[derive(Default)]
struct Tally {
    slots: [[u64; 4]; 2],
    beaten: [u64; 3],
    won: [u64; 2],
    lost: u64,
    goes_on: u64,
}

impl Tally {
    fn add(&mut self, slots: [Option<Clash>; 2], finish: Option<Finish>, lost: bool, ways: u64) {
        for (tally, clash) in self.slots.iter_mut().zip(slots) {
            tally[clash.map_or(0, |clash| 1 + clash as usize)] += ways;
        }
        let beaten = slots.into_iter().flatten().filter(|clash| clash.is_beaten()).count();
        self.beaten[beaten] += ways;
        match finish {
            Some(Finish::ArmySpent) => self.won[0] += ways,
            Some(Finish::GraveyardFull) => self.won[1] += ways,
            _ if lost => self.lost += ways,
            _ => self.goes_on += ways,
        }
    }

    fn questions(&self, state: &State) -> Vec<Question> {
        let mut questions = Vec::new();
        for (slot, tally) in self.slots.iter().enumerate() {
            let Some(card) = state.slots[slot] else { continue };
            let mut answers = vec![
                answer("holds", Clash::Holds.case(), tally[1]),
                answer("repelled", Clash::Repelled.case(), tally[2]),
                answer("eliminated", Clash::Eliminated.case(), tally[3]),
            ];
            if slot > 0 {
                answers.insert(0, answer("not fought", K16, tally[0]));
            }
            questions.push(Question { about: format!("slot {}, {card}", slot + 1), answers });
        }
        let words = ["none", "one", "two"];
        let beaten = words.into_iter().zip(self.beaten).map(|(word, ways)| answer(word, K16, ways));
        questions.push(Question { about: BEATEN.to_owned(), answers: beaten.collect() });
        let game = vec![
            answer(
                "won outright: the Persian deck is spent",
                Finish::ArmySpent.case(),
                self.won[0],
            ),
            answer("won outright: the Graveyard is full", K27, self.won[1]),
            answer("lost: no cards are left", Finish::CardsSpent.case(), self.lost),
            answer("goes on", K6, self.goes_on),
        ];
        questions.push(Question { about: THE_GAME.to_owned(), answers: game });
        questions
    }
}

fn answer(what: impl Into<String>, case: engine::Case, ways: u64) -> Answer {
    Answer { what: what.into(), case, ways }
}

/// [K24] Whether a retreat loses the game: nothing is left to chance.
fn retreat_forecast(state: &State) -> Forecast<Action> {
    let lost = u64::from(state.marker.onward() == Some(DEFEAT));
    let answers = vec![
        answer("lost: the marker comes to location 7", K24, lost),
        answer("goes on", K6, 1 - lost),
    ];
    Forecast {
        after: vec![Action::Retreat],
        of: 1,
        questions: vec![Question { about: THE_GAME.to_owned(), answers }],
    }
}
