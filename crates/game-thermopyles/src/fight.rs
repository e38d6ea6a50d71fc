//! Fight: [K11] to [K23], step by step.
//!
//! Nothing here rolls. [`Thermopyles::resolve`] gets the total that the dice made, so that play,
//! odds, search and tests all walk the same path.

use engine::{Case, D6, Ledger, Log, Quiet};

use crate::cards::{Persian, Spartan};
use crate::cases::{K11, K12, K14, K16, K17, K18};
use crate::end::Finish;
use crate::event::Event;
use crate::game::Thermopyles;
use crate::map::gives_die;
use crate::objection::Objection;
use crate::options::SupportDice;
use crate::state::{Awaits, Beaten, Fight, Rolled, State};

/// How one Persian card fared: the rulebook's outcomes A, B and Γ [A1].
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Clash {
    /// A: it holds.
    Holds,
    /// B: it is repelled.
    Repelled,
    /// Γ: it is eliminated.
    Eliminated,
}

impl Clash {
    /// All three, A, B and Γ.
    pub const ALL: [Self; 3] = [Self::Holds, Self::Repelled, Self::Eliminated];

    /// The clause that decided so.
    pub const fn case(self) -> Case {
        match self {
            Self::Holds => K16,
            Self::Repelled => K17,
            Self::Eliminated => K18,
        }
    }

    /// Whether the card was beaten, either way [A14].
    pub const fn is_beaten(self) -> bool {
        !matches!(self, Self::Holds)
    }
}

/// What the Spartan side's total is made up of.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Modifier {
    /// [K11] The Combat Value of the card that charged.
    SpartanCard,
    /// [K12] A Support die.
    SupportDie,
    /// [K14] The location die.
    LocationDie,
}

/// What one fight did to the Persian line.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Battle {
    /// How each slot fared; nothing where the fight did not come so far.
    pub slots: [Option<Clash>; 2],
    /// The win that the fight brought, if it did.
    pub finish: Option<Finish>,
}

impl Thermopyles {
    /// [K11] Plays a card from the hand of the player in turn.
    pub(crate) fn charge(&self, state: &mut State, card: Spartan, log: &mut impl Log<Event>) {
        let seat = state.active;
        let hand = state.hand_mut(seat);
        *hand = hand.without(card.kind());
        log.tell(|| Event::Charged { seat, card });
        self.ask_for_support(state, Fight { card, dice: Rolled::default() }, log);
    }

    /// [K12] Asks how much Support is wanted, while there is any.
    fn ask_for_support(&self, state: &mut State, fight: Fight, log: &mut impl Log<Event>) {
        if state.support > 0 {
            state.awaits = Awaits::Support(fight);
        } else {
            self.use_location(state, fight, log);
        }
    }

    /// [K12] [K13] The most Support cards that may be asked for at once.
    #[inline]
    pub(crate) fn most_support(&self, state: &State) -> u8 {
        match self.options.support {
            SupportDice::Together => state.support,
            SupportDice::OneByOne => state.support.min(1),
        }
    }

    /// [K12] [K13] Everything that is against asking for so many Support cards.
    ///
    /// Where none is left no moment is the right one, and so the moment is no reason.
    pub(crate) fn against_support(&self, state: &State, asked: u8) -> Vec<Objection> {
        let left = state.support;
        let moment = !matches!(state.awaits, Awaits::Support(_)) && (left > 0 || asked == 0);
        let one_by_one = self.options.support == SupportDice::OneByOne;
        let reasons = [
            moment.then(|| self.moment(state)),
            (asked > left).then_some(Objection::NotLeft { asked, left }),
            (asked > 1 && one_by_one).then_some(Objection::OneAtATime { asked }),
        ];
        reasons.into_iter().flatten().collect()
    }

    /// [K12] Spends Support cards; their dice are rolled next.
    pub(crate) fn support(
        &self,
        state: &mut State,
        fight: Fight,
        cards: u8,
        log: &mut impl Log<Event>,
    ) {
        state.support -= cards; // [K13]
        if cards == 0 {
            return self.use_location(state, fight, log);
        }
        log.tell(|| Event::Supported { seat: state.active, cards });
        state.awaits = Awaits::SupportDice { fight, left: cards };
    }

    /// [K12] Takes in a die: a Support die, or [K14] the location die, after which all is known.
    pub(crate) fn roll(&self, state: &mut State, face: D6, log: &mut impl Log<Event>) {
        match state.awaits {
            Awaits::SupportDice { mut fight, left } => {
                log.tell(|| Event::Rolled { face, location: false });
                fight.dice.add(face);
                if left > 1 {
                    state.awaits = Awaits::SupportDice { fight, left: left - 1 };
                } else if self.options.support == SupportDice::OneByOne {
                    self.ask_for_support(state, fight, log);
                } else {
                    self.use_location(state, fight, log);
                }
            }
            Awaits::LocationDie(fight) => {
                log.tell(|| Event::Rolled { face, location: true });
                self.conclude(state, fight, Some(face), log);
            }
            _ => {}
        }
    }

    /// [K14] At the Hot Gates and the Last Stand a die is rolled; [K15] Support is settled by now.
    fn use_location(&self, state: &mut State, fight: Fight, log: &mut impl Log<Event>) {
        if gives_die(state.marker) {
            state.awaits = Awaits::LocationDie(fight);
        } else {
            self.conclude(state, fight, None, log);
        }
    }

    /// [K16] [K17] [K18] Compares a total with one Persian card.
    #[inline]
    pub const fn clash(total: u8, card: Persian) -> Clash {
        if total < card.combat_value() {
            Clash::Holds
        } else if total < card.annihilation_value() {
            Clash::Repelled
        } else {
            Clash::Eliminated
        }
    }

    /// [K16] to [K19], [K26], [K27] Resolves a fight for a total, changing nothing.
    ///
    /// [K27] A Graveyard filled by the first card wins before the second is fought [A9].
    #[inline]
    pub fn resolve(&self, state: &State, total: u8) -> Battle {
        let mut battle = Battle { slots: [None; 2], finish: None };
        let (mut beaten, mut buried) = (0, 0);
        for (slot, card) in state.slots.iter().enumerate() {
            let Some(card) = *card else { break };
            let clash = Self::clash(total, card);
            battle.slots[slot] = Some(clash);
            if !clash.is_beaten() {
                break; // [K19] Only a beaten first card lets the second be fought.
            }
            beaten += 1;
            if clash == Clash::Eliminated {
                buried += 1;
                if self.is_graveyard_full(state.graveyard.size() + buried) {
                    battle.finish = Some(Finish::GraveyardFull);
                    return battle;
                }
            }
        }
        // Most fights beat nothing, and then the deck need not be counted.
        if beaten > 0 && beaten > state.persian_deck.size() {
            battle.finish = Some(Finish::ArmySpent); // [K26] [A7]
        }
        battle
    }

    /// [K16] to [K23] Adds up the total and carries the fight out.
    fn conclude(
        &self,
        state: &mut State,
        fight: Fight,
        location: Option<D6>,
        log: &mut impl Log<Event>,
    ) {
        let total = fight.card.combat_value() + fight.dice.sum() + location.map_or(0, D6::number);
        self.carry_out(state, total, || ledger(fight, location), log);
    }

    /// The position after the fight in progress came to a total, for those who look ahead.
    #[must_use]
    pub fn fought(&self, state: &State, total: u8) -> State {
        let mut after = state.clone();
        self.carry_out(&mut after, total, Ledger::default, &mut Quiet);
        after
    }

    /// [K16] to [K23] Carries a fight out for a total.
    ///
    /// [K22] The Spartan card is in no place any more, which is the discard pile.
    fn carry_out(
        &self,
        state: &mut State,
        total: u8,
        ledger: impl Fn() -> Ledger<Modifier>,
        log: &mut impl Log<Event>,
    ) {
        let battle = self.resolve(state, total);
        let mut draws = 0;
        for (slot, clash) in battle.slots.into_iter().enumerate() {
            let (Some(card), Some(clash)) = (state.slots[slot], clash) else { break };
            log.tell(|| Event::Clashed {
                slot: slot as u8 + 1,
                card,
                ledger: Box::new(ledger()),
                clash,
            });
            if !clash.is_beaten() {
                break; // [K16] It stays where it is.
            }
            state.slots[slot] = None;
            draws += u8::from(card.has_bonus()); // [K23]
            if clash == Clash::Eliminated {
                state.graveyard = state.graveyard.with(card.kind());
            }
        }
        match battle.finish {
            Some(finish) => self.finish(state, finish, log),
            None => self.close_ranks(state, draws, log),
        }
    }

    /// [K20] [K21] Moves the second card up where the first is gone, and calls for new cards.
    fn close_ranks(&self, state: &mut State, draws: u8, log: &mut impl Log<Event>) {
        match state.slots {
            [None, Some(card)] => {
                state.slots = [Some(card), None];
                log.tell(|| Event::MovedUp { card });
                state.awaits = Awaits::Refill { beaten: Beaten::First, draws };
            }
            [None, None] => state.awaits = Awaits::Refill { beaten: Beaten::Both, draws },
            _ => self.end_turn(state, log), // [K16] The line held: nothing to refill or draw.
        }
    }
}

/// [K11] [K12] [K14] Lists what makes up the Spartan side's total.
pub fn ledger(fight: Fight, location: Option<D6>) -> Ledger<Modifier> {
    let mut ledger = Ledger::default();
    ledger.add(K11, fight.card.combat_value(), Modifier::SpartanCard);
    for face in fight.dice.faces() {
        ledger.add(K12, face.number(), Modifier::SupportDie);
    }
    if let Some(face) = location {
        ledger.add(K14, face.number(), Modifier::LocationDie);
    }
    ledger
}
