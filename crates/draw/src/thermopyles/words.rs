//! Thermopyles in English: every word that players of it read.

pub(super) mod cards;
pub(super) mod figures;
pub(super) mod goals;
pub(super) mod objections;
pub(super) mod odds;
pub(super) mod parts;
pub(super) mod picture;
pub(super) mod touched;

use std::fmt::Write as _;

use engine::{Case, Ending, Seat, Verdict};
use game_thermopyles::cases::{K2, K3, K5, K6, K7, K8, K9, K10, K11, K12, K14, K20, K21, K23, K24};
use game_thermopyles::fight::{Clash, Modifier};
use game_thermopyles::map::DEFEAT;
use game_thermopyles::options::SupportDice;
use game_thermopyles::state::{Awaits, Beaten, Cause, Draws, Fight};
use game_thermopyles::{Action, Event, Location, Spartan, View};

use crate::depict::SeatNames;
use crate::grammar::{a_or_counted, counted};

// Labels of the board.
pub(super) const GRAVEYARD: &str = "Graveyard";
pub(super) const REPELLED: &str = "Repelled";
pub(super) const PERSIAN_DECK: &str = "Persian deck";
pub(super) const SPARTAN_DECK: &str = "Spartan deck";
pub(super) const SUPPORT: &str = "Support";
pub(super) const SPENT: &str = "all spent";
pub(super) const EMPTY_HAND: &str = "no cards";
pub(super) const DIE_HERE: &str = "+1 die";
pub(super) const START: &str = "start";
pub(super) const LOST_HERE: &str = "lost here";
pub(super) const RECONSTRUCTED: &str =
    "* reconstructed: the rulebook does not print this name [A4] or start [A3]";
pub(super) const OWNED: &str = "† from this table's own component sheet";
pub(super) const UNSEEN: &str = "Spartan cards still to come";
pub(super) const UNSEEN_OR_HELD: &str = "Spartan cards unseen, deck and hands";
pub(super) const PERSIANS_TO_COME: &str = "Persian cards still to come";

/// Whose hand it is: a name with its seat, and which one is the viewer's.
pub(super) fn player(view: &View, seat: Seat, names: SeatNames<'_>) -> String {
    let (name, number) = (names.name(seat), format!("Seat {seat}"));
    let seat_number = if name == number { String::new() } else { format!(" ({seat})") };
    let yours = view.viewer.is(seat) && view.options.players > 1;
    format!("{name}{seat_number}{}", if yours { ", you" } else { "" })
}

/// The heading of a Persian card.
pub(super) fn slot(number: usize) -> String {
    format!("slot {number}")
}

/// A cell of the Persian cards' table: the rulebook prints the bonus as a word.
pub(super) fn persian_cell(column: usize, cell: u8) -> String {
    match (column, cell) {
        (2, 0) => "no".to_owned(),
        (2, _) => "yes".to_owned(),
        (_, value) => value.to_string(),
    }
}

/// How full the Graveyard is.
pub(super) fn graveyard(buried: u32, goal: Option<u8>) -> String {
    match goal {
        Some(goal) => format!("{buried} of {goal}"),
        None => format!("{buried} (no goal)"),
    }
}

/// A number of cards.
pub(super) fn cards(count: u32) -> String {
    counted(count, "card")
}

/// A card that fights and whose fight is not decided.
pub(super) fn fight_card(card: Spartan) -> String {
    format!("In the fight: the {card}")
}

/// A fight under way.
pub(super) fn fight(fight: Fight) -> String {
    let mut line = fight_card(fight.card);
    for face in fight.dice.faces() {
        let _ = write!(line, " + {face} (Support die)");
    }
    if fight.dice.count() > 0 {
        let total = fight.card.combat_value() + fight.dice.sum();
        let _ = write!(line, " = {total} so far");
    }
    line
}

/// Who is asked what.
pub(super) fn prompt(view: &View, names: SeatNames<'_>) -> String {
    let active = names.name(view.active);
    match view.awaits {
        Awaits::Reveal => format!("A Persian card is to be turned up. {K2}"),
        Awaits::Deal => format!("A Spartan card is to be dealt. {K3}"),
        Awaits::Turn if hand_size(view, view.active) == 0 => {
            format!("{} no card and must retreat. {K7}", names.does(view.active, "have"))
        }
        Awaits::Turn => format!("{active}: retreat, or charge with a card? {K6}"),
        Awaits::Support(fight) => {
            let asked = match (view.options.support, fight.dice.count()) {
                (SupportDice::Together, _) => "how many Support cards",
                (SupportDice::OneByOne, 0) => "a Support card",
                (SupportDice::OneByOne, _) => "another Support card",
            };
            format!("{active}: {asked} for the {}? {K12}", fight.card)
        }
        Awaits::SupportDice { left, .. } => format!("Support dice to roll: {left}. {K12}"),
        Awaits::LocationDie(_) => format!("The location die is to be rolled. {K14}"),
        Awaits::Refill { beaten, .. } => {
            let slot = if view.slots[0].is_some() { 2 } else { 1 };
            let by = if beaten == Beaten::First { K20 } else { K21 };
            format!("A Persian card is to be turned up in slot {slot}. {by}")
        }
        Awaits::Offer(draws) => offer(view, draws, active),
        Awaits::Draw { to, then } => {
            let whom = names.subject(to);
            format!("A Spartan card is to be drawn for {}. {}", whom.object(), case_of(then.cause))
        }
        Awaits::Discard { seat, .. } => {
            format!("{} a card too many: which one goes? {K5}", names.does(seat, "have"))
        }
        Awaits::Over(finish) => ending(&finish.ending()),
    }
}

fn offer(view: &View, draws: Draws, active: &str) -> String {
    let case = case_of(draws.cause);
    let asked = if view.options.players == 1 { "draw" } else { "who draws" };
    match (draws.cause, draws.left) {
        (Cause::Retreat, _) => format!("{active}: {asked} a card for the retreat? {case}"),
        (Cause::Bonus, 1) => format!("{active}: {asked} a bonus card? {case}"),
        (Cause::Bonus, left) => {
            format!("{active}: {asked} the first of {left} bonus cards? {case}")
        }
    }
}

const fn case_of(cause: Cause) -> Case {
    match cause {
        Cause::Retreat => K9,
        Cause::Bonus => K23,
    }
}

fn hand_size(view: &View, seat: Seat) -> u32 {
    view.hands.get(seat.index()).map_or(0, |hand| hand.size())
}

fn place(view: &View, location: Location) -> String {
    format!("{location}, {}", view.map.name(location).text)
}

/// What an action does.
pub(super) fn action(view: &View, action: Action, names: SeatNames<'_>) -> String {
    match action {
        Action::Retreat => retreat(view),
        Action::Charge(card) => format!("play the {card} {K11}"),
        Action::Support(0) => format!("spend no Support card {K12}"),
        Action::Support(1) => format!("spend a Support card for a die {K12}"),
        Action::Support(count) => {
            let (cards, dice) = (counted(count, "Support card"), counted(count, "die"));
            format!("spend {cards} for {dice} {K12}")
        }
        Action::Draw(seat) => {
            let full = view.options.hand_limit.map(u32::from) == Some(hand_size(view, seat));
            match (view.options.players, full) {
                (1, false) => "draw a card".to_owned(),
                (1, true) => format!("draw a card, then discard one {K5}"),
                (_, false) => format!("{} a card", names.does(seat, "draw")),
                (_, true) => {
                    let then = names.subject(seat).verb("discard");
                    format!("{} a card, then {then} one {K5}", names.does(seat, "draw"))
                }
            }
        }
        Action::Decline => "leave the card undrawn".to_owned(),
        Action::Discard(card) => format!("discard the {card} {K5}"),
    }
}

/// What an action that ends something leaves undone.
pub(super) fn left_undone(action: Action) -> Option<String> {
    (action == Action::Decline).then(|| "1 card can still be drawn".to_owned())
}

fn retreat(view: &View) -> String {
    match view.marker.onward() {
        None | Some(DEFEAT) => format!("step back to {DEFEAT} and lose the game {K24}"),
        Some(to) if view.spartan_deck == 0 => {
            format!("step back to {}; no card is left to draw {K10}", place(view, to))
        }
        Some(to) => format!("step back to {}, and draw a card {K8} {K9}", place(view, to)),
    }
}

/// What came about, and by which clause where only the asker knows it.
pub(super) fn event(event: &Event, cause: Option<Case>, names: SeatNames<'_>) -> String {
    let cause = cause.map(|case| format!(" {case}")).unwrap_or_default();
    match event {
        Event::Revealed { slot, card } => {
            let bonus = if card.has_bonus() { " with the Λ" } else { "" };
            format!("The Persian {card}{bonus} comes on in slot {slot}.{cause}")
        }
        Event::Drew { seat, card: Some(card) } => {
            format!("{} the {card}.{cause}", names.does(*seat, "draw"))
        }
        Event::Drew { seat, card: None } => format!("{} a card.{cause}", names.does(*seat, "draw")),
        Event::Gave { seat, to, cause } => {
            let to = names.subject(*to);
            format!("{} the card to {}. {}", names.does(*seat, "give"), to.object(), cause.case())
        }
        Event::Declined { seat, cause } => {
            format!("{} the card undrawn. {}", names.does(*seat, "leave"), cause.case())
        }
        Event::Discarded { seat, card } => {
            format!("{} the {card}. {K5}", names.does(*seat, "discard"))
        }
        Event::Retreated { seat, from, to, forced } => {
            let (how, by) = if *forced { (" without a card", K7) } else { ("", K8) };
            format!("{}{how} from location {from} to {to}. {by}", names.does(*seat, "retreat"))
        }
        Event::Charged { seat, card } => {
            format!("{} with the {card}. {K11}", names.does(*seat, "charge"))
        }
        Event::Supported { seat, cards: count } => {
            let asked = match count {
                0 => "no Support card".to_owned(),
                &count => a_or_counted(count, "Support card"),
            };
            format!("{} for {asked}. {K12}", names.does(*seat, "ask"))
        }
        Event::Rolled { face, location: true } => format!("The location die shows {face}. {K14}"),
        Event::Rolled { face, location: false } => format!("A Support die shows {face}. {K12}"),
        Event::Clashed { card, ledger, clash, .. } => {
            let sum = crate::odds::sum(ledger, modifier);
            format!("{sum} against {card}: {}. {}", clash_word(*clash), clash.case())
        }
        Event::MovedUp { card } => format!("The Persian {card} moves up to slot 1. {K20}"),
        Event::TurnPassed { to } => format!("{} in turn. {K6}", names.does(*to, "be")),
        Event::Ended(finish) => ending(finish),
    }
}

/// What adds to the Spartan side's total.
pub(super) const fn modifier(modifier: Modifier) -> &'static str {
    match modifier {
        Modifier::SpartanCard => "Spartan card",
        Modifier::SupportDie => "Support die",
        Modifier::LocationDie => "location die",
    }
}

const fn clash_word(clash: Clash) -> &'static str {
    match clash {
        Clash::Holds => "it holds",
        Clash::Repelled => "repelled",
        Clash::Eliminated => "eliminated",
    }
}

/// How the game ended.
pub(super) fn ending(ending: &Ending) -> String {
    let verdict = match ending.verdict(Seat::FIRST) {
        Verdict::Won => "The pass is held. You have won",
        Verdict::Lost => "The pass is lost, and so is the game",
        Verdict::Drawn => "The game is drawn",
    };
    format!("{verdict}: {}. {}", ending.reason, ending.case)
}
