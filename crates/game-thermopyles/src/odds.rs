//! Exact chances, by the resolver itself: every total that the dice can make is fought out.

use engine::chance::ways_of_sums;
use engine::odds::{Answer, Question};
use engine::{Case, Forecast, ForecastOf, Seat, Viewer};

use crate::action::Action;
use crate::cards::{Persian, Spartan};
use crate::cases::{K6, K16, K19, K27};
use crate::end::Finish;
use crate::fight::{Battle, Clash};
use crate::game::Thermopyles;
use crate::map::{DEFEAT, gives_die};
use crate::options::SupportDice;
use crate::state::{Awaits, Cause, Fight, Rolled, State};

/// What a forecast asks.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Asked {
    /// [K16] to [K19] How the Persian card in a slot fares.
    Slot {
        /// Slot 1 or 2.
        slot: u8,
        /// The card in it.
        card: Persian,
    },
    /// How many Persian cards the fight beats.
    Beaten,
    /// [K9] [K23] Which card is drawn.
    CardDrawn,
    /// How the game goes on.
    Game,
}

/// What may come of it.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Comes {
    /// [K16] [K17] [K18] The card is fought, and fares so.
    Fares(Clash),
    /// [K16] The card is not fought, for the first one holds.
    BehindTheFirst,
    /// [K27] The card is not fought, for the first one fills the Graveyard.
    AfterTheEnd,
    /// [K16] [K19] So many cards are beaten.
    Beats(u8),
    /// [K27] One card is beaten, and it fills the Graveyard before the second is fought.
    BeatsTheLast,
    /// [K9] [K23] This card is drawn.
    Draws(Spartan),
    /// [K24] to [K27] The game ends.
    Ends(Finish),
    /// [K6] The game goes on.
    GoesOn,
}

impl Thermopyles {
    /// The chances of what follows a legal action; none where chance has no part in it.
    pub(crate) fn forecasts(&self, state: &State, action: Action) -> Vec<ForecastOf<Self>> {
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
    ) -> ForecastOf<Self> {
        let dice = support + u8::from(gives_die(state.marker));
        let ways = ways_of_sums::<6>(dice);
        let base = fight.card.combat_value() + fight.dice.sum();
        let mut tally = Tally::default();
        for (sum, &ways) in ways.iter().enumerate().filter(|(_, ways)| **ways > 0) {
            let battle = self.resolve(state, base + sum as u8);
            let lost = Self::is_out_of_cards(state).then_some(Finish::CardsSpent); // [K25]
            tally.add(battle, battle.finish.or(lost), ways);
        }
        let of = 6_u64.pow(u32::from(dice));
        Forecast { after, of, rounded: false, questions: tally.questions(state) }
    }

    /// [K9] [K23] Which card a blind draw brings, as far as the player in turn can know.
    ///
    /// A card in a hand that he cannot see is as likely to come as one in the deck: were the odds
    /// the deck's own, they would tell him what the others hold [A21].
    fn draw_forecast(&self, state: &State, seat: Seat, cause: Cause) -> ForecastOf<Self> {
        let unseen = self.unseen_spartans(state, Viewer::Seat(state.active));
        let answers = unseen
            .kinds()
            .map(|kind| {
                let ways = u64::from(unseen.count(kind));
                answer(Comes::Draws(Spartan::of_kind(kind)), cause.case(), ways)
            })
            .collect();
        Forecast {
            after: vec![Action::Draw(seat)],
            of: u64::from(unseen.size()),
            rounded: false,
            questions: vec![Question { about: Asked::CardDrawn, answers }],
        }
    }
}

/// How often each thing happens.
#[derive(Default)]
struct Tally {
    /// How the card in each slot fares.
    fares: [[u64; 3]; 2],
    /// How often the second card is not fought, for the first one holds.
    held: u64,
    /// How often it is not, for the first one fills the Graveyard.
    filled: u64,
    /// How often the game ends in each of the four ways.
    ends: [u64; 4],
    goes_on: u64,
}

impl Tally {
    fn add(&mut self, battle: Battle, end: Option<Finish>, ways: u64) {
        for (tally, clash) in self.fares.iter_mut().zip(battle.slots) {
            if let Some(clash) = clash {
                tally[clash as usize] += ways;
            }
        }
        match battle.slots {
            [Some(Clash::Holds), None] => self.held += ways,
            [Some(_), None] => self.filled += ways,
            _ => {}
        }
        match end {
            Some(finish) => self.ends[finish as usize] += ways,
            None => self.goes_on += ways,
        }
    }

    fn questions(&self, state: &State) -> Vec<Question<Asked, Comes>> {
        let mut questions = Vec::new();
        for ((slot, card), fares) in (1..).zip(state.slots).zip(self.fares) {
            let Some(card) = card else { continue };
            let mut answers = Vec::new();
            if slot > 1 {
                answers.push(answer(Comes::BehindTheFirst, K16, self.held));
                answers.push(answer(Comes::AfterTheEnd, K27, self.filled));
            }
            let clashes = Clash::ALL.into_iter().zip(fares);
            answers.extend(
                clashes.map(|(clash, ways)| answer(Comes::Fares(clash), clash.case(), ways)),
            );
            questions.push(Question { about: Asked::Slot { slot, card }, answers });
        }
        questions.push(Question { about: Asked::Beaten, answers: self.beaten() });
        questions.push(Question { about: Asked::Game, answers: self.game() });
        questions
    }

    /// How many cards are beaten, each number by the clause that lets it come so far and no
    /// farther: [K16] the first card holds; [K19] the second is fought too, and holds or does not;
    /// [K27] it is not, for the game is won. What comes to the slots then, [K20] and [K21], does
    /// not come where the fight wins the game, and so it cannot be what makes the number.
    fn beaten(&self) -> Vec<Answer<Comes>> {
        let [holds, repelled, eliminated] = self.fares[1];
        vec![
            answer(Comes::Beats(0), K16, self.held),
            answer(Comes::Beats(1), K19, holds),
            answer(Comes::BeatsTheLast, K27, self.filled),
            answer(Comes::Beats(2), K19, repelled + eliminated),
        ]
    }

    /// [K25] to [K27] How the game goes on, the wins first. A fight does not move the marker.
    fn game(&self) -> Vec<Answer<Comes>> {
        let ends = [Finish::ArmySpent, Finish::GraveyardFull, Finish::CardsSpent];
        let end = |it: Finish| answer(Comes::Ends(it), it.case(), self.ends[it as usize]);
        ends.map(end).into_iter().chain([answer(Comes::GoesOn, K6, self.goes_on)]).collect()
    }
}

fn answer(what: Comes, case: Case, ways: u64) -> Answer<Comes> {
    Answer { what, case, ways }
}

/// [K24] Whether a retreat loses the game: nothing is left to chance.
fn retreat_forecast(state: &State) -> ForecastOf<Thermopyles> {
    let lost = u64::from(state.marker.onward() == Some(DEFEAT));
    let ground = Finish::GroundLost;
    let answers =
        vec![answer(Comes::Ends(ground), ground.case(), lost), answer(Comes::GoesOn, K6, 1 - lost)];
    Forecast {
        after: vec![Action::Retreat],
        of: 1,
        rounded: false,
        questions: vec![Question { about: Asked::Game, answers }],
    }
}
