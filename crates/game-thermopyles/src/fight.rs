//! Fight: [K11] to [K23], step by step.
//!
//! Nothing here rolls. [`Thermopyles::resolve`] gets the total that the dice made, so that play,
//! odds, search and tests all walk the same path.

use engine::{Case, D6, Ledger, Log, Objection, Objections, Quiet};

use crate::cards::{Persian, Spartan};
use crate::cases::{K11, K12, K13, K14, K16, K17, K18};
use crate::end::Finish;
use crate::event::Event;
use crate::game::Thermopyles;
use crate::map::gives_die;
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
        let hand = &mut state.hands[seat.index()];
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

    /// [K12] Says what is against asking for so many Support cards. [K13] Spent ones are gone.
    pub(crate) fn objections_to_support(&self, state: &State, cards: u8, against: &mut Objections) {
        if !matches!(state.awaits, Awaits::Support(_)) {
            against.push(Self::wrong_moment(state));
        }
        if cards > state.support {
            against.push(Objection { case: K13, why: "so many Support cards are not left" });
        }
        if cards > 1 && self.options.support == SupportDice::OneByOne {
            against
                .push(Objection { case: K12, why: "this table rolls Support one die at a time" });
        }
    }

    /// [K12] Spends Support cards; their dice are rolled next.
    pub(crate) fn support(&self, state: &mut State, cards: u8, log: &mut impl Log<Event>) {
        let Awaits::Support(fight) = state.awaits else { return };
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
    pub fn resolve(&self, state: &State, total: u8) -> Battle {
        let mut battle = Battle { slots: [None; 2], finish: None };
        let mut buried = state.graveyard.size();
        let mut beaten = 0;
        for (slot, card) in state.slots.iter().enumerate() {
            let Some(card) = *card else { break };
            let clash = Self::clash(total, card);
            battle.slots[slot] = Some(clash);
            if !clash.is_beaten() {
                break; // [K19] Only a beaten first card lets the second be fought.
            }
            beaten += 1;
            buried += u32::from(clash == Clash::Eliminated);
            if self.is_graveyard_full(buried) {
                battle.finish = Some(Finish::GraveyardFull);
                return battle;
            }
        }
        if beaten > state.persian_deck.size() {
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
        let total = fight.card.combat_value() + fight.dice.sum() + location.map_or(0, D6::pips);
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
        ledger: impl Fn() -> Ledger,
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
            if clash.is_beaten() {
                state.slots[slot] = None;
                draws += u8::from(card.has_bonus()); // [K23]
            }
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
pub fn ledger(fight: Fight, location: Option<D6>) -> Ledger {
    let mut ledger = Ledger::default();
    ledger.add(K11, fight.card.combat_value(), "Spartan card");
    for face in fight.dice.faces() {
        ledger.add(K12, face.pips(), "Support die");
    }
    if let Some(face) = location {
        ledger.add(K14, face.pips(), "location die");
    }
    ledger
}
