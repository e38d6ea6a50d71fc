//! From a record back to the game, step by step, or the first fault by name.

use crate::door::Refusal;
use crate::game::{Game, Node};
use crate::play::{self, Match};
use crate::proposal::Proposal;
use crate::record::{Hash, Header, Line, Record, Who};
use crate::{Fault, Sheet, Terms, fault};

/// Why a record does not replay.
///
/// `R` is a reason against an action, as in [`Refusal`].
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum ReplayFault<R> {
    /// It is another game's record.
    #[error("the record is of {}, not of {expected}", fault::quoted(found))]
    OtherGame {
        /// The game asked for.
        expected: &'static str,
        /// The record's game.
        found: String,
    },
    /// It was played under rules that this program does not have.
    #[error("the record was played under rules version {found} of {game}; {}", versions_known(*found, *known))]
    OtherRules {
        /// The game.
        game: &'static str,
        /// The record's version.
        found: u32,
        /// The version here.
        known: u32,
    },
    /// Header, components or position cannot be agreed on.
    #[error("the header cannot be played: {}", fault::list(.0))]
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
    #[error("step {step}, {}, is refused: {refusal}", fault::quoted(text))]
    Refused {
        /// Which step, counted from 1.
        step: usize,
        /// Its notation.
        text: String,
        /// Why.
        refusal: Refusal<R>,
    },
    /// A step leads to a position with another hash.
    #[error(
        "step {step}, {}, leads to another position than the record says: {differs}",
        fault::quoted(text)
    )]
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

/// Why a record of a given game does not replay.
pub type ReplayFaultOf<G> = ReplayFault<<G as Game>::Objection>;

impl<R> ReplayFault<R> {
    /// The same fault with other values for the reasons against an action: their words, say.
    pub fn map<S>(self, say: impl FnMut(R) -> S) -> ReplayFault<S> {
        match self {
            Self::OtherGame { expected, found } => ReplayFault::OtherGame { expected, found },
            Self::OtherRules { game, found, known } => {
                ReplayFault::OtherRules { game, found, known }
            }
            Self::Header(faults) => ReplayFault::Header(faults),
            Self::OtherComponents { found, known } => ReplayFault::OtherComponents { found, known },
            Self::Start(differs) => ReplayFault::Start(differs),
            Self::Refused { step, text, refusal } => {
                ReplayFault::Refused { step, text, refusal: refusal.map(say) }
            }
            Self::Step { step, text, differs } => ReplayFault::Step { step, text, differs },
            Self::Seal => ReplayFault::Seal,
        }
    }
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

fn versions_known(found: u32, newest: u32) -> String {
    if found > newest {
        return format!("it is newer than this program, which knows 1 to {newest}");
    }
    format!("this program knows 1 to {newest}")
}

/// Replays a record through the checked door.
///
/// # Errors
/// The first fault.
pub fn replay<G: Game>(record: &Record) -> Result<Match<G>, ReplayFaultOf<G>> {
    let header = &record.header;
    let terms = terms::<G>(header)?;
    let known = play::components::<G>(&terms).map_err(ReplayFault::Header)?.hash();
    if !same_components::<G>(header, known) {
        return Err(ReplayFault::OtherComponents { found: header.components, known });
    }
    let (names, dice) = (header.seats.clone(), header.dice.clone());
    let mut game = Match::<G>::begin(&terms, names, dice, header.setup.as_deref())
        .map_err(ReplayFault::Header)?
        .with_header(header.clone());
    compare(record.start, game.hash()).map_err(ReplayFault::Start)?;
    for (at, line) in record.lines.iter().enumerate() {
        step(&mut game, at + 1, line)?;
    }
    if record.sealed { Ok(game) } else { Err(ReplayFault::Seal) }
}

/// The terms that a header names, of a game and of rules that are known here.
fn terms<G: Game>(header: &Header) -> Result<Terms, ReplayFaultOf<G>> {
    if header.game != G::INFO.id {
        let found = header.game.clone();
        return Err(ReplayFault::OtherGame { expected: G::INFO.id, found });
    }
    if !(1..=G::INFO.rules_version).contains(&header.rules) {
        let (game, known) = (G::INFO.id, G::INFO.rules_version);
        return Err(ReplayFault::OtherRules { game, found: header.rules, known });
    }
    let (set, most) = (header.options.len(), G::INFO.options.len());
    if set > most {
        let what = format!("{set} options are set and the game has {most}; set each once");
        return Err(ReplayFault::Header(vec![Fault::new(what)]));
    }
    let own = header.own_components.as_deref().map(Sheet::read).transpose();
    let components = own.map_err(ReplayFault::Header)?;
    Ok(Terms { rules: Some(header.rules), options: header.options.clone(), components })
}

/// Whether a record was played with the component data that it would be replayed with.
///
/// The standard sheet is known by its hash, today's or one of before. An unknown one is refused at
/// once, though every position has a hash of its own: a game that is not over would go on with
/// data that nobody agreed on.
///
/// Own data are not known by their hash. It covers the standard sheet as well, so it changes when
/// that sheet gains a datum (and covered its notes, too, before only keys and values counted); no
/// list could hold the hashes of all owners' sheets. Nor is it needed. The data themselves stand
/// in the record, under its closing sum; what they leave to the standard sheet never changes under
/// its key; and a datum that differed all the same would lead to a position with another hash.
fn same_components<G: Game>(header: &Header, known: Hash) -> bool {
    let found = header.components;
    let former = || G::INFO.former_components.contains(&found.to_string().as_str());
    header.own_components.is_some() || found == known || former()
}

fn step<G: Game>(game: &mut Match<G>, step: usize, line: &Line) -> Result<(), ReplayFaultOf<G>> {
    let text = || line.text.clone();
    let refused = |refusal| ReplayFault::Refused { step, text: text(), refusal };
    let unreadable = |fault| refused(Refusal::Unreadable(fault));
    match line.who {
        Who::Seat(seat) if let Some(proposal) = Proposal::read(&line.text) => {
            game.say(seat, proposal).map_err(refused)?;
        }
        Who::Seat(seat) => {
            let action = game.game().read_action(&line.text).map_err(unreadable)?;
            game.play(seat, action).map_err(refused)?;
        }
        Who::Chance => {
            let outcome = game.game().read_outcome(&line.text).map_err(unreadable)?;
            game.settle(outcome).map_err(refused)?;
        }
        Who::Rules => {
            if let Node::Forced { case } = game.node()
                && case.id() != line.text
            {
                let what = format!("the rules go on by {case} here");
                return Err(unreadable(Fault::new(what)));
            }
            game.carry_on().map_err(refused)?;
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
