//! Where a table's outcomes come from: the app's dice, or people who say what came up.

use dice::{Kind, Scripted, Source};
use engine::record::Who;
use engine::{Node, Viewer};
use games::Session;

use crate::error::Error;
use crate::keys::Keys;
use crate::look::Roll;

/// Who throws the dice of a game.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub enum Throw {
    /// The app.
    #[default]
    App,
    /// The app, by commitment: everybody can check them afterwards.
    Fair,
    /// People at a real table, who enter what came up.
    Table,
}

/// What a table's dice line says.
///
/// # Errors
/// If it names no dice.
pub(super) fn kind(table: &dyn Session) -> Result<Kind, Error> {
    Ok(table.header().dice.parse().map_err(games::Error::Dice)?)
}

/// Who throws a table's dice.
pub(crate) fn throw(table: &dyn Session) -> Throw {
    match kind(table) {
        Ok(Kind::Table) => Throw::Table,
        Ok(Kind::Fair(_)) => Throw::Fair,
        _ => Throw::App,
    }
}

/// Lets chance decide and the rules go on until a seat has to decide, people have to say what came
/// up, or a part of fair dice is missing.
///
/// # Errors
/// If there are no dice.
pub(super) fn go_on(table: &mut dyn Session, keys: &Keys) -> Result<(), Error> {
    let kind = kind(table)?;
    if !matches!(table.node(), Node::Chance { .. } | Node::Forced { .. }) {
        return Ok(());
    }
    let mut source = source(kind, keys)?;
    while table.advance(&mut *source)? {}
    Ok(())
}

fn source(kind: Kind, keys: &Keys) -> Result<Box<dyn Source>, Error> {
    let Kind::Fair(fair_terms) = kind else {
        return kind.source().map_err(|error| Error::Bad(error.to_string()));
    };
    match fair_terms.dice(&keys.dice(&fair_terms.name)) {
        Ok(Some(fair)) => Ok(Box::new(fair)),
        Ok(None) => Ok(Box::new(Scripted::default())), // They have no answer yet.
        Err(_) => Err(Error::Bad("these fair dice are another server’s".to_owned())),
    }
}

/// Why outcomes cannot be entered at this table; nothing if they can.
///
/// Whoever enters a card has seen it, and the list of what may come up tells what is in no hand: so
/// a table with secrets from each other has to let the app draw.
pub(super) fn no_entering(table: &dyn Session) -> Option<&'static str> {
    let why = "players of this table have secrets from each other, and whoever enters a card sees \
               it: let the app draw, or play with open hands";
    table.has_secrets().then_some(why)
}

/// What people have to enter now, if anything.
pub(crate) fn awaited(table: &dyn Session) -> Option<Roll> {
    if throw(table) != Throw::Table || !matches!(table.node(), Node::Chance { .. }) {
        return None;
    }
    let outcomes = match no_entering(table) {
        Some(why) => Err(why),
        None => Ok(table.outcomes()),
    };
    Some(Roll { whose: table.last_to_act(), outcomes })
}

/// What was entered last, where it may be taken back: nobody has decided since.
pub(crate) fn entered(table: &dyn Session) -> Option<String> {
    if throw(table) != Throw::Table || no_entering(table).is_some() {
        return None;
    }
    let last = table.told(table.steps().checked_sub(1)?, Some(Viewer::Spectator)).pop()?;
    last.notation.filter(|_| last.who == Who::Chance)
}

/// Takes back what was entered last.
///
/// # Errors
/// If the app rolls here, or somebody has decided since.
pub(super) fn take_back(table: &mut dyn Session) -> Result<(), Error> {
    if throw(table) != Throw::Table {
        return Err(Error::Forbidden("the app rolls the dice of this game".to_owned()));
    }
    Ok(table.undo_entered()?)
}

/// Settles what chance decided by what somebody says has come up.
///
/// # Errors
/// If nothing is to be entered now, or that cannot come up.
pub(super) fn enter(table: &mut dyn Session, said: &str) -> Result<(), Error> {
    if throw(table) != Throw::Table {
        return Err(Error::Forbidden("the app rolls the dice of this game".to_owned()));
    }
    if let Some(why) = no_entering(table) {
        return Err(Error::Forbidden(why.to_owned()));
    }
    let at_chance = matches!(table.node(), Node::Chance { .. });
    if !at_chance || !table.advance(&mut Scripted::new([said.to_owned()]))? {
        let prompt = table.prompt(Viewer::Spectator);
        return Err(Error::Bad(format!("nothing is to be rolled now. {prompt}")));
    }
    Ok(())
}
