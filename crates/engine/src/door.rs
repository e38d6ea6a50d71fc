//! The one door for everybody outside: checked, and the state is untouched when it refuses.

use std::fmt;

use crate::game::{Game, Log, Node};
use crate::{Case, Fault, Seat};

/// Why an action or an outcome was not taken. Nothing has changed.
///
/// `R` is a reason against an action: the game's own value, or, at the edges, that value in words.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Refusal<R> {
    /// The game is over.
    Over,
    /// Chance must decide first.
    ChanceFirst,
    /// It is for a seat to decide, not for chance or the rules.
    DecisionFirst(Seat),
    /// The rules make the next step themselves.
    RulesFirst(Case),
    /// It is another seat's turn to decide.
    NotYours {
        /// Who asked.
        asked: Seat,
        /// Whose decision it is.
        turn: Seat,
    },
    /// The rules forbid it.
    Illegal {
        /// The action's notation.
        action: String,
        /// Every reason against.
        objections: Vec<R>,
    },
    /// No ticket stands for that outcome.
    Impossible {
        /// The outcome's notation.
        outcome: String,
    },
    /// It is no notation of this game.
    Unreadable(Fault),
    /// A word to which nothing could come.
    Idle {
        /// The word's notation.
        word: &'static str,
        /// Why nothing could.
        why: &'static str,
    },
}

/// A refusal by a given game.
pub type RefusalOf<G> = Refusal<<G as Game>::Objection>;

impl<R> Refusal<R> {
    /// The same refusal with other values for the reasons: their words, say.
    pub fn map<S>(self, say: impl FnMut(R) -> S) -> Refusal<S> {
        match self {
            Self::Over => Refusal::Over,
            Self::ChanceFirst => Refusal::ChanceFirst,
            Self::DecisionFirst(seat) => Refusal::DecisionFirst(seat),
            Self::RulesFirst(case) => Refusal::RulesFirst(case),
            Self::NotYours { asked, turn } => Refusal::NotYours { asked, turn },
            Self::Illegal { action, objections } => {
                Refusal::Illegal { action, objections: objections.into_iter().map(say).collect() }
            }
            Self::Impossible { outcome } => Refusal::Impossible { outcome },
            Self::Unreadable(fault) => Refusal::Unreadable(fault),
            Self::Idle { word, why } => Refusal::Idle { word, why },
        }
    }
}

impl<R: fmt::Display> fmt::Display for Refusal<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over => f.write_str("the game is over; nothing more can be played"),
            Self::ChanceFirst => f.write_str("a die or a card must fall first"),
            Self::DecisionFirst(seat) => {
                write!(f, "nothing is to be rolled or drawn now: seat {seat} decides")
            }
            Self::RulesFirst(case) => write!(f, "the rules make the next step themselves {case}"),
            Self::NotYours { asked, turn } => {
                write!(f, "seat {asked} may not act: seat {turn} decides now")
            }
            Self::Illegal { action, objections } => {
                write!(f, "{action} is not allowed:")?;
                let mut before = " ";
                for objection in objections {
                    write!(f, "{before}{objection}")?;
                    before = "; ";
                }
                Ok(())
            }
            Self::Impossible { outcome } => {
                write!(f, "{outcome} cannot come up here; `actions` lists what can")
            }
            Self::Unreadable(fault) => write!(f, "{fault}"),
            Self::Idle { word, why } => write!(f, "{word} would change nothing: {why}"),
        }
    }
}

impl<R: fmt::Debug + fmt::Display> std::error::Error for Refusal<R> {}

/// The seat that decides now.
///
/// # Errors
/// If it is chance's turn, or nobody's.
pub fn deciding_seat<G: Game>(game: &G, state: &G::State) -> Result<Seat, RefusalOf<G>> {
    match game.node(state) {
        Node::Decision { seat } => Ok(seat),
        Node::Chance { .. } => Err(Refusal::ChanceFirst),
        Node::Forced { case } => Err(Refusal::RulesFirst(case)),
        Node::Over(_) => Err(Refusal::Over),
    }
}

/// Judges an action of a seat without carrying it out.
///
/// # Errors
/// Every reason against it.
pub fn judge<G: Game>(
    game: &G,
    state: &G::State,
    asked: Seat,
    action: G::Action,
) -> Result<(), RefusalOf<G>> {
    let turn = deciding_seat(game, state)?;
    if asked != turn {
        return Err(Refusal::NotYours { asked, turn });
    }
    if game.allows(state, action) {
        return Ok(());
    }
    let objections = game.objections(state, action);
    Err(Refusal::Illegal { action: action.to_string(), objections })
}

/// Plays an action of a seat, or leaves everything as it was.
///
/// # Errors
/// Every reason against it.
pub fn play<G: Game>(
    game: &G,
    state: &mut G::State,
    asked: Seat,
    action: G::Action,
    log: &mut impl Log<G::Event>,
) -> Result<(), RefusalOf<G>> {
    judge(game, state, asked, action)?;
    game.apply(state, action, log);
    Ok(())
}

/// Lets chance decide as given, or leaves everything as it was.
///
/// # Errors
/// If chance is not asked, or no ticket stands for the outcome.
pub fn settle<G: Game>(
    game: &G,
    state: &mut G::State,
    outcome: G::Outcome,
    log: &mut impl Log<G::Event>,
) -> Result<(), RefusalOf<G>> {
    match game.node(state) {
        Node::Decision { seat } => Err(Refusal::DecisionFirst(seat)),
        Node::Forced { case } => Err(Refusal::RulesFirst(case)),
        Node::Over(_) => Err(Refusal::Over),
        Node::Chance { tickets, .. } => {
            if (0..tickets.get()).all(|ticket| game.outcome(state, ticket) != outcome) {
                return Err(Refusal::Impossible { outcome: outcome.to_string() });
            }
            game.settle(state, outcome, log);
            Ok(())
        }
    }
}

/// Lets the rules make their own step, or leaves everything as it was.
///
/// # Errors
/// If something else is waited for.
pub fn carry_on<G: Game>(
    game: &G,
    state: &mut G::State,
    log: &mut impl Log<G::Event>,
) -> Result<Case, RefusalOf<G>> {
    match game.node(state) {
        Node::Forced { case } => {
            game.carry_on(state, log);
            Ok(case)
        }
        Node::Decision { seat } => Err(Refusal::DecisionFirst(seat)),
        Node::Chance { .. } => Err(Refusal::ChanceFirst),
        Node::Over(_) => Err(Refusal::Over),
    }
}
