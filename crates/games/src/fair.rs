//! Whether a table's dice can be trusted, and how far that can be shown already.

use std::fmt;

use dice::fair::Secret;
use dice::fair_terms::hexadecimal;
use dice::{FairTerms, Kind};
use engine::{Case, Node};

use crate::{Error, Session};

/// One step of chance: what was decided, and what a source would have decided.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Recast {
    /// The step, counted from 1.
    pub step: u64,
    /// The clause that called for chance.
    pub case: Case,
    /// What the record has.
    pub decided: String,
    /// What the source gives; nothing if it has no answer.
    pub given: Option<String>,
}

/// What can be said about a table's dice. The record itself was proved when it was opened.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Proof {
    /// They are not by commitment: only the record can be checked.
    NotFair {
        /// Its steps.
        steps: usize,
    },
    /// The secret is not published yet.
    Open {
        /// Steps that follow from each other by the rules.
        steps: usize,
        /// What the server committed to, in hexadecimal digits.
        commitment: String,
        /// Whether the game is over, so that the secret should have been there.
        over: bool,
    },
    /// Every roll is what the dice gave.
    Proved {
        /// How many.
        rolls: usize,
    },
    /// Something is not as it was promised.
    Forged(String),
}

impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotFair { steps } => write!(
                f,
                "The record’s {steps} steps follow from each other by the rules. Its dice were not \
                 committed to beforehand, so that they cannot be checked; fair dice can."
            ),
            Self::Open { steps, commitment, over: false } => write!(
                f,
                "So far, so good: the record’s {steps} steps follow from each other by the rules, \
                 and the dice were committed to as {commitment}. The rolls can be checked when the \
                 game is over and the secret is published."
            ),
            Self::Open { commitment, .. } => write!(
                f,
                "The game is over, but the secret behind {commitment} is not in the record: export \
                 the record again from the server that rolled."
            ),
            Self::Proved { rolls } => write!(
                f,
                "Verified: the secret is the one that was committed to before the first roll, and \
                 all {rolls} rolls and draws are what it gives together with every player’s part."
            ),
            Self::Forged(why) => write!(f, "These dice are not as they were promised: {why}."),
        }
    }
}

/// Checks every roll of a table against what was committed to.
///
/// `secret` is for whoever keeps it; a record whose game is over has it in its dice line.
///
/// # Errors
/// If the dice line cannot be read.
pub fn verify(table: &dyn Session, secret: Option<Secret>) -> Result<Proof, Error> {
    let Kind::Fair(fair_terms) = table.header().dice.parse()? else {
        return Ok(Proof::NotFair { steps: table.steps() });
    };
    let over = matches!(table.node(), Node::Over(_));
    Ok(match fair_terms.secret.or(secret) {
        None => {
            let commitment = hexadecimal(&fair_terms.commitment);
            Proof::Open { steps: table.steps(), commitment, over }
        }
        Some(secret) => checked(table, &fair_terms, &secret),
    })
}

fn checked(table: &dyn Session, fair_terms: &FairTerms, secret: &Secret) -> Proof {
    let mut fair = match fair_terms.dice(secret) {
        Ok(Some(fair)) => fair,
        Ok(None) => return Proof::Forged("a player’s part is missing".to_owned()),
        Err(forgery) => return Proof::Forged(forgery.to_string()),
    };
    let recast = table.recast(&mut fair);
    match recast.iter().find(|it| it.given.as_ref() != Some(&it.decided)) {
        Some(Recast { step, case, decided, given }) => {
            let given = given.as_deref().unwrap_or("nothing");
            let case = case.id();
            Proof::Forged(format!(
                "at step {step} [{case}] the game used “{decided}”, and the dice gave “{given}”"
            ))
        }
        None => Proof::Proved { rolls: recast.len() },
    }
}
