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
//! Lines that are left out mean: the marker at its start, all Support cards, empty hands and
//! Graveyard, both decks the rest, seat 1 in turn, a turn about to begin.

use std::fmt::Write as _;

use engine::{D6, Fault, Pool, Seat, fault, notation};

use super::{number, persian, spartan};
use crate::cards::{Persian, SUPPORT_CARDS, Spartan};
use crate::end::Finish;
use crate::game::Thermopyles;
use crate::map::Location;
use crate::state::{Awaits, Beaten, Cause, Draws, Fight, Rolled, SEATS, State};

impl Thermopyles {
    /// Writes a position.
    pub(crate) fn position_text(&self, state: &State) -> String {
        let mut text = String::with_capacity(400);
        let slot = |slot: usize| state.slots[slot].map_or("-".to_owned(), |card| card.to_string());
        let _ = writeln!(text, "marker {}", state.marker);
        let _ = writeln!(text, "support {}", state.support);
        let _ = writeln!(text, "slots {} {}", slot(0), slot(1));
        let _ = writeln!(text, "persian-deck {}", persians_text(state.persian_deck));
        let _ = writeln!(text, "graveyard {}", persians_text(state.graveyard));
        for seat in Seat::all(self.options.players) {
            let _ = writeln!(text, "hand {seat} {}", spartans_text(state.hand(seat)));
        }
        let _ = writeln!(text, "spartan-deck {}", spartans_text(state.spartan_deck));
        let _ = writeln!(text, "active {}", state.active);
        let _ = writeln!(text, "step {}", step_text(state.awaits));
        text
    }

    /// Reads a position, or says everything that is wrong with it.
    pub(crate) fn position_from(&self, text: &str) -> Result<State, Vec<Fault>> {
        let mut draft = Draft::new(self);
        notation::read_lines(text, |line| draft.line(line))?;
        let state = draft.finish();
        let unsound = self.unsoundness(&state);
        if unsound.is_empty() { Ok(state) } else { Err(unsound) }
    }
}

/// A position while it is being read.
struct Draft<'game> {
    game: &'game Thermopyles,
    state: State,
    spartans: Deck,
    persians: Deck,
}

/// A deck line.
enum Deck {
    Rest,
    Given(Pool),
}

impl<'game> Draft<'game> {
    fn new(game: &'game Thermopyles) -> Self {
        let mut state = game.lay_out();
        state.spartan_deck = Pool::EMPTY;
        state.persian_deck = Pool::EMPTY;
        state.active = Seat::FIRST;
        state.awaits = Awaits::Turn;
        Self { game, state, spartans: Deck::Rest, persians: Deck::Rest }
    }

    /// Reads one line into the draft and returns its key.
    fn line(&mut self, line: &str) -> Result<String, String> {
        let (key, value) = line.split_once(' ').unwrap_or((line, ""));
        let value = value.trim();
        let bad =
            |expected: &str| format!("{key} must be {expected}, not {}", fault::quoted(value));
        match key {
            "marker" => {
                let location = number(value).and_then(Location::new);
                self.state.marker = location.ok_or_else(|| bad("a location from 1 to 7"))?;
            }
            "support" => {
                let cards = number(value).filter(|&cards| cards <= SUPPORT_CARDS);
                self.state.support = cards.ok_or_else(|| bad("a number from 0 to 4"))?;
            }
            "slots" => {
                self.state.slots =
                    read_slots(value).ok_or_else(|| bad("two Persian cards, as 20/24 17/22"))?;
            }
            "persian-deck" => self.persians = read_deck(value, persian_pool)?,
            "graveyard" => self.state.graveyard = persian_pool(value)?,
            "spartan-deck" => self.spartans = read_deck(value, spartan_pool)?,
            "hand" => return self.hand(value),
            "active" => {
                let seat =
                    number(value).and_then(|it| Seat::numbered(it, self.game.options.players));
                self.state.active = seat.ok_or_else(|| bad("a seat of this table"))?;
            }
            "step" => {
                let step = read_step(value, self.game.options.players);
                self.state.awaits = step.ok_or_else(|| {
                    bad("reveal, deal, turn, support CARD, refill DRAWS, offer retreat|bonus DRAWS, \
                         or another step as `show` writes it")
                })?;
            }
            _ => {
                return Err(format!(
                    "{} is no line of a position; it has marker, support, slots, persian-deck, \
                     graveyard, hand, spartan-deck, active and step",
                    fault::quoted(key)
                ));
            }
        }
        Ok(key.to_owned())
    }

    fn hand(&mut self, value: &str) -> Result<String, String> {
        let (seat, cards) = value.split_once(' ').unwrap_or((value, "-"));
        let players = self.game.options.players;
        let seat =
            number(seat).and_then(|seat| Seat::numbered(seat, players)).ok_or_else(|| {
                format!(
                    "hand must begin with a seat from 1 to {players}, not {}",
                    fault::quoted(seat)
                )
            })?;
        self.state.hands[seat.index()] = spartan_pool(cards.trim())?;
        Ok(format!("hand {seat}"))
    }

    /// Fills the decks in. Cards that are in too many places leave nothing for the rest.
    fn finish(self) -> State {
        let mut state = self.state;
        let rest = |whole: Pool, used: Pool| {
            whole.items().fold((Pool::EMPTY, used), |(rest, used), kind| {
                if used.has(kind) { (rest, used.without(kind)) } else { (rest.with(kind), used) }
            })
        };
        state.spartan_deck = match self.spartans {
            Deck::Given(pool) => pool,
            Deck::Rest => rest(Spartan::DECK, state.spartans_left()).0,
        };
        state.persian_deck = match self.persians {
            Deck::Given(pool) => pool,
            Deck::Rest => rest(Persian::DECK, state.persians_left()).0,
        };
        state
    }
}

fn read_deck(value: &str, pool: impl Fn(&str) -> Result<Pool, String>) -> Result<Deck, String> {
    if value == "rest" { Ok(Deck::Rest) } else { pool(value).map(Deck::Given) }
}

fn read_slots(value: &str) -> Option<[Option<Persian>; 2]> {
    let card = |word: &str| if word == "-" { Some(None) } else { persian(word).map(Some) };
    let (first, second) = value.split_once(' ')?;
    Some([card(first)?, card(second.trim())?])
}

fn spartan_pool(text: &str) -> Result<Pool, String> {
    read_pool(text, Spartan::DECK, "a Spartan card", |word| spartan(word).map(Spartan::kind))
}

fn persian_pool(text: &str) -> Result<Pool, String> {
    read_pool(text, Persian::DECK, "a Persian card", |word| persian(word).map(Persian::kind))
}

fn read_pool(
    text: &str,
    deck: Pool,
    what: &str,
    kind: impl Fn(&str) -> Option<u8>,
) -> Result<Pool, String> {
    let mut pool = Pool::EMPTY;
    for word in text.split_whitespace().filter(|&word| word != "-") {
        let (card, count) = word.split_once('x').unwrap_or((word, "1"));
        let kind = kind(card).ok_or_else(|| format!("{} is not {what}", fault::quoted(card)))?;
        let count = number(count).filter(|&count| count > 0).ok_or_else(|| {
            format!("{} should be a card, or a card and a number, as 17x2", fault::quoted(word))
        })?;
        if u16::from(pool.count(kind)) + u16::from(count) > u16::from(deck.count(kind)) {
            return Err(format!("the deck has only {} of {card} [K1]", deck.count(kind)));
        }
        pool = (0..count).fold(pool, |pool, _| pool.with(kind));
    }
    Ok(pool)
}

fn pool_text(pool: Pool, card: impl Fn(u8) -> String) -> String {
    let words: Vec<String> = pool
        .kinds()
        .map(|kind| match pool.count(kind) {
            1 => card(kind),
            count => format!("{}x{count}", card(kind)),
        })
        .collect();
    if words.is_empty() { "-".to_owned() } else { words.join(" ") }
}

fn spartans_text(pool: Pool) -> String {
    pool_text(pool, |kind| Spartan::of_kind(kind).to_string())
}

fn persians_text(pool: Pool) -> String {
    pool_text(pool, |kind| Persian::of_kind(kind).to_string())
}

fn step_text(awaits: Awaits) -> String {
    let fight_text = |fight: Fight| {
        let mut text = format!("{} rolled", fight.card);
        for face in fight.dice.faces() {
            let _ = write!(text, " {face}");
        }
        text
    };
    let draws_text = |draws: Draws| format!("{} {}", cause_word(draws.cause), draws.left);
    match awaits {
        Awaits::Reveal => "reveal".to_owned(),
        Awaits::Deal => "deal".to_owned(),
        Awaits::Turn => "turn".to_owned(),
        Awaits::Support(fight) => format!("support {}", fight_text(fight)),
        Awaits::SupportDice { fight, left } => format!("support-dice {left} {}", fight_text(fight)),
        Awaits::LocationDie(fight) => format!("location-die {}", fight_text(fight)),
        Awaits::Refill { beaten: Beaten::First, draws } => format!("refill {draws}"),
        Awaits::Refill { beaten: Beaten::Both, draws } => format!("refill-both {draws}"),
        Awaits::Offer(draws) => format!("offer {}", draws_text(draws)),
        Awaits::Draw { to, then } => format!("draw {to} {}", draws_text(then)),
        Awaits::Discard { seat, then } => format!("discard {seat} {}", draws_text(then)),
        Awaits::Over(finish) => format!("over {}", finish.case().id()),
    }
}

const fn cause_word(cause: Cause) -> &'static str {
    match cause {
        Cause::Retreat => "retreat",
        Cause::Bonus => "bonus",
    }
}

fn read_step(text: &str, players: u8) -> Option<Awaits> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let seat = |word: &str| number(word).and_then(|seat| Seat::numbered(seat, players));
    Some(match words[..] {
        ["reveal"] => Awaits::Reveal,
        ["deal"] => Awaits::Deal,
        ["turn"] => Awaits::Turn,
        ["support", ref fight @ ..] => Awaits::Support(read_fight(fight)?),
        ["support-dice", left, ref fight @ ..] => {
            Awaits::SupportDice { fight: read_fight(fight)?, left: number(left)? }
        }
        ["location-die", ref fight @ ..] => Awaits::LocationDie(read_fight(fight)?),
        ["refill", draws] => Awaits::Refill { beaten: Beaten::First, draws: number(draws)? },
        ["refill-both", draws] => Awaits::Refill { beaten: Beaten::Both, draws: number(draws)? },
        ["offer", cause, left] => Awaits::Offer(read_draws(cause, left)?),
        ["draw", to, cause, left] => Awaits::Draw { to: seat(to)?, then: read_draws(cause, left)? },
        ["discard", who, cause, left] => {
            Awaits::Discard { seat: seat(who)?, then: read_draws(cause, left)? }
        }
        ["over", case] => {
            Awaits::Over(Finish::ALL.into_iter().find(|finish| finish.case().id() == case)?)
        }
        _ => return None,
    })
}

fn read_draws(cause: &str, left: &str) -> Option<Draws> {
    let cause = [Cause::Retreat, Cause::Bonus].into_iter().find(|&it| cause_word(it) == cause)?;
    Some(Draws { left: number(left)?, cause })
}

fn read_fight(words: &[&str]) -> Option<Fight> {
    let (card, faces) = match words {
        [card] => (card, &[][..]),
        [card, "rolled", faces @ ..] => (card, faces),
        _ => return None,
    };
    let mut dice = Rolled::default();
    if faces.len() > usize::from(SUPPORT_CARDS) {
        return None;
    }
    for face in faces {
        dice.add(number(face).and_then(D6::new)?);
    }
    Some(Fight { card: spartan(card)?, dice })
}

// A table of four has as many hands as the notation can write.
const _: () = assert!(SEATS == 4);
