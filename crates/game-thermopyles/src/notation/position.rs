//! A position in text: one line a fact, so that people can write one by hand.
//!
//! ```text
//! marker 3
//! support 4
//! slots 20/24 17/22
//! persian-deck rest
//! graveyard 12/27
//! hand 1 15 17x2 20
//! spartan-deck rest
//! active 1
//! step turn
//! ```
//! `-` stands for nothing, `17x2` for two cards of 17, `rest` for every card in no other place.

use std::iter;

use engine::notation::{
    self, Described, Facts, Form, Pen, Pooled, Words, among, any_number, form, named, number,
    or_none, or_word, seat_of,
};
use engine::{D6, Fault, Pool, Seat};

use super::{persian, spartan};
use crate::cards::{Persian, SUPPORT_CARDS, Spartan};
use crate::cases::K1;
use crate::end::Finish;
use crate::game::Thermopyles;
use crate::map::Location;
use crate::state::{Awaits, Beaten, Cause, Draws, Fight, Rolled, State};

engine::forms! {
    /// What is waited for.
    struct Steps { players: u8 } of Awaits {
        "reveal" => [Awaits::Reveal],
        "deal" => [Awaits::Deal],
        "turn" => [Awaits::Turn],
        "support" fight: Fights => [Awaits::Support(fight)],
        "support-dice" left: any_number(), fight: Fights => [Awaits::SupportDice { fight, left }],
        "location-die" fight: Fights => [Awaits::LocationDie(fight)],
        "refill" draws: any_number() => [Awaits::Refill { beaten: Beaten::First, draws }],
        "refill-both" draws: any_number() => [Awaits::Refill { beaten: Beaten::Both, draws }],
        "offer" draws: Earned => [Awaits::Offer(draws)],
        "draw" to: seat_of(players), then: Earned => [Awaits::Draw { to, then }],
        "discard" seat: seat_of(players), then: Earned => [Awaits::Discard { seat, then }],
        "over" finish: named(Finish::ALL, |it| it.case().id()) => [Awaits::Over(finish)],
    }

    /// A fight that is not resolved yet.
    struct Fights of Fight {
        "" card: spartan().called("CARD", ""), dice: dice_so_far() => [Fight { card, dice }],
    }

    /// Draws that the team may still take.
    struct Earned of Draws {
        "" cause: named([Cause::Retreat, Cause::Bonus], cause_word), left: any_number()
            => [Draws { left, cause }],
    }

    /// The two slots.
    struct Slots of [Option<Persian>; 2] {
        "" first: or_none(persian()), second: or_none(persian()) => [[first, second]],
    }
}

const fn cause_word(cause: Cause) -> &'static str {
    match cause {
        Cause::Retreat => "retreat",
        Cause::Bonus => "bonus",
    }
}

/// The Support dice of a fight: `rolled 3 6`. The word alone, or none at all, says that none fell.
fn dice_so_far() -> impl Form<Value = Rolled> {
    let write = |dice: &Rolled, pen: &mut Pen<'_>| {
        pen.word("rolled");
        dice.faces().for_each(|face| pen.value(face));
    };
    let read = |words: &mut Words<'_>| {
        let mut dice = Rolled::default();
        if words.has("rolled") {
            while !words.are_done() && dice.count() < SUPPORT_CARDS {
                dice.add(among(D6::all()).read(words)?);
            }
        }
        Ok(dice)
    };
    form("rolled DICE", "Support dice, as rolled 3 6", write, read)
}

/// Spartan cards.
fn spartans() -> impl Form<Value = Pool> {
    let (kind, of_kind) = (Spartan::kind, Spartan::of_kind);
    Pooled { form: spartan(), deck: Spartan::DECK, case: K1, kind, of_kind }
        .called("CARDS", "Spartan cards, as 15 17x2, or -")
}

/// Persian cards.
fn persians() -> impl Form<Value = Pool> {
    let (kind, of_kind) = (Persian::kind, Persian::of_kind);
    Pooled { form: persian(), deck: Persian::DECK, case: K1, kind, of_kind }
        .called("CARDS", "Persian cards, as 20/24 17/22x2, or -")
}

impl Thermopyles {
    /// Every fact of a position, in the order in which they are written.
    fn facts(&self, state: &mut State, facts: &mut Facts<'_>) {
        let players = self.options.players;
        let location = among((1..=7).filter_map(Location::new));
        let mut persian_deck = facts.is_writing().then_some(state.persian_deck);
        let mut spartan_deck = facts.is_writing().then_some(state.spartan_deck);
        facts.is("marker", &mut state.marker, &location.called("1 to 7", "a location from 1 to 7"));
        facts.is("support", &mut state.support, &number(0..=SUPPORT_CARDS));
        let two =
            Slots.called("CARD CARD", "two Persian cards, as 20/24 17/22, - for an empty slot");
        facts.is("slots", &mut state.slots, &two);
        facts.is("persian-deck", &mut persian_deck, &or_word(persians(), "rest"));
        facts.is("graveyard", &mut state.graveyard, &persians());
        facts.each("hand", &seat_of(players), Seat::all(players), |seat, hand| {
            hand.is(&mut state.hands[seat.index()], &spartans());
        });
        facts.is("spartan-deck", &mut spartan_deck, &or_word(spartans(), "rest"));
        facts.is("active", &mut state.active, &seat_of(players));
        facts.is("step", &mut state.awaits, &Steps { players });
        state.persian_deck =
            persian_deck.unwrap_or_else(|| rest(Persian::DECK, state.persians_left()));
        state.spartan_deck =
            spartan_deck.unwrap_or_else(|| rest(Spartan::DECK, state.spartans_left()));
    }

    /// What a position is when nothing is written: the decks get the cards in no other place.
    fn unwritten(&self) -> State {
        let (spartan_deck, persian_deck) = (Pool::EMPTY, Pool::EMPTY);
        let (active, awaits) = (Seat::FIRST, Awaits::Turn);
        State { spartan_deck, persian_deck, active, awaits, ..self.lay_out() }
    }

    /// Writes a position.
    pub(crate) fn position_text(&self, state: &State) -> String {
        notation::write(state, |state, facts| self.facts(state, facts))
    }

    /// Reads a position, or says everything that is wrong with it.
    pub(crate) fn position_from(&self, text: &str) -> Result<State, Vec<Fault>> {
        let read = |state: &mut State, facts: &mut Facts<'_>| self.facts(state, facts);
        let state = notation::read(text, self.unwritten(), read)?;
        let unsound = self.unsoundness(&state);
        if unsound.is_empty() { Ok(state) } else { Err(unsound) }
    }

    /// What lines a position has, and what each means when it is left out.
    pub fn position_facts(&self) -> Vec<Described> {
        notation::list(self.unwritten(), |state, facts| self.facts(state, facts))
    }
}

/// What is left of a deck. Cards that are in too many places leave nothing.
fn rest(whole: Pool, used: Pool) -> Pool {
    let left = |kind| whole.count(kind).saturating_sub(used.count(kind));
    (0..Pool::KINDS).flat_map(|kind| iter::repeat_n(kind, left(kind).into())).collect()
}
