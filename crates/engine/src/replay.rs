//! From a record back to the game, step by step, or the first fault by name.

use crate::door::Refusal;
use crate::game::Game;
use crate::play::{self, Match};
use crate::proposal::Proposal;
use crate::record::{Hash, Line, Record, Who};
use crate::{Fault, Sheet, Terms};

/// Why a record does not replay.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum ReplayFault {
    /// It is another game's record.
    #[error("the record is of {found}, not of {expected}")]
    OtherGame {
        /// The game asked for.
        expected: &'static str,
        /// The record's game.
        found: String,
    },
    /// It was played under rules that this program does not have.
    #[error(
        "the record was played under rules version {found} of {game}; this program has {known}"
    )]
    OtherRules {
        /// The game.
        game: &'static str,
        /// The record's version.
        found: u32,
        /// The version here.
        known: u32,
    },
    /// Header, components or position cannot be agreed on.
    #[error("the header cannot be played: {}", list(.0))]
    Header(Vec<Fault>),
    /// The component data are not those that the record was played with.
    #[error("the record was played with component data {found}; these are {known}")]
    OtherComponents {
        /// The record's hash.
        found: Hash,
        /// The hash here.
        known: Hash,
    },
    /// The starting position has another hash.
    #[error("the starting position does not have the hash that the record gives it: {0}")]
    Start(Differs),
    /// A step is refused.
    #[error("step {step} ({text}) is refused: {refusal}")]
    Refused {
        /// Which step, counted from 1.
        step: usize,
        /// Its notation.
        text: String,
        /// Why.
        refusal: Refusal,
    },
    /// A step leads to a position with another hash.
    #[error("step {step} ({text}) leads to another position than the record says: {differs}")]
    Step {
        /// Which step, counted from 1.
        step: usize,
        /// Its notation.
        text: String,
        /// The two hashes.
        differs: Differs,
    },
    /// All steps replay, but the closing sum does not fit the text.
    #[error("every step replays, but the closing line does not fit the text: it was edited")]
    Seal,
}

/// Two hashes that should be one.
#[derive(Copy, Clone, Eq, PartialEq, Debug, thiserror::Error)]
#[error("the record has {recorded}, replay gives {replayed}")]
pub struct Differs {
    /// What the record has.
    pub recorded: Hash,
    /// What replay gives.
    pub replayed: Hash,
}

fn list(faults: &[Fault]) -> String {
    faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

/// Replays a record through the checked door.
///
/// # Errors
/// The first fault.
pub fn replay<G: Game>(record: &Record) -> Result<Match<G>, ReplayFault> {
    let header = &record.header;
    if header.game != G::INFO.id {
        let found = header.game.clone();
        return Err(ReplayFault::OtherGame { expected: G::INFO.id, found });
    }
    if header.rules != G::INFO.rules_version {
        let (game, known) = (G::INFO.id, G::INFO.rules_version);
        return Err(ReplayFault::OtherRules { game, found: header.rules, known });
    }
    let own = header.own_components.as_deref().map(Sheet::read).transpose();
    let components = own.map_err(ReplayFault::Header)?;
    let terms = Terms { options: header.options.clone(), components };
    let known = play::components::<G>(&terms).map_err(ReplayFault::Header)?.hash();
    if known != header.components {
        return Err(ReplayFault::OtherComponents { found: header.components, known });
    }
    let (names, dice) = (header.seats.clone(), header.dice.clone());
    let mut game = Match::<G>::begin(&terms, names, dice, header.setup.as_deref())
        .map_err(ReplayFault::Header)?;
    compare(record.start, game.hash()).map_err(ReplayFault::Start)?;
    for (at, line) in record.lines.iter().enumerate() {
        step(&mut game, at + 1, line)?;
    }
    if record.sealed { Ok(game) } else { Err(ReplayFault::Seal) }
}

fn step<G: Game>(game: &mut Match<G>, step: usize, line: &Line) -> Result<(), ReplayFault> {
    let text = || line.text.clone();
    let refused = |refusal| ReplayFault::Refused { step, text: text(), refusal };
    let unreadable = |fault| refused(Refusal::Unreadable(fault));
    match line.who {
        Who::Seat(seat) if let Some(word) = Proposal::read(&line.text) => {
            game.say(seat, word).map_err(refused)?;
        }
        Who::Seat(seat) => {
            let action = game.game().read_action(&line.text).map_err(unreadable)?;
            game.play(seat, action).map_err(refused)?;
        }
        Who::Chance => {
            let outcome = game.game().read_outcome(&line.text).map_err(unreadable)?;
            game.settle(outcome).map_err(refused)?;
        }
    }
    compare(line.hash, game.hash()).map_err(|differs| ReplayFault::Step {
        step,
        text: text(),
        differs,
    })
}

fn compare(recorded: Hash, replayed: Hash) -> Result<(), Differs> {
    if recorded == replayed { Ok(()) } else { Err(Differs { recorded, replayed }) }
}
