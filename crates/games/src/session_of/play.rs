//! Playing a game.

use dice::{Drawn, Source};
use draw::Depict;
use engine::undo::{self, NoUndo};
use engine::{Move, Node, Proposal, Seat, chance};
use search::Guided;

use super::{SessionOf, binding};
use crate::Error;
use crate::session::{Play, Session as _, Show as _};

impl<G: Depict + Guided> SessionOf<G> {
    /// The outcome that somebody says has come up, if it can.
    fn possible(&self, said: String) -> Result<G::Outcome, Error> {
        let possible = chance::outcomes(self.rules(), self.game.state());
        let names: Vec<String> = possible.iter().map(|(it, _)| it.to_string()).collect();
        let read = |text: &str| {
            let outcome = self.rules().read_outcome(text).ok();
            outcome.filter(|outcome| possible.iter().any(|(it, _)| it == outcome))
        };
        let found = read(&said).or_else(|| read(&in_full(&said, &names)));
        found.ok_or_else(|| {
            let prompt = self.prompt(engine::Viewer::Spectator);
            Error::CannotComeUp { said, prompt, possible: names.join(", ") }
        })
    }
}

/// An outcome as the game writes it, where somebody said it with other letters, or left out the
/// words that all that may come up begin with: `4` is `d6 4`.
fn in_full(said: &str, names: &[String]) -> String {
    if let Some(name) = names.iter().find(|name| name.eq_ignore_ascii_case(said)) {
        return name.clone();
    }
    let mut heads = names.iter().filter_map(|name| name.rsplit_once(' ')).map(|(head, _)| head);
    match heads.next() {
        Some(head) if heads.all(|it| it == head) => format!("{head} {said}"),
        _ => said.to_owned(),
    }
}

impl<G: Depict + Guided> Play for SessionOf<G> {
    fn act(&mut self, seat: Seat, order: &str) -> Result<(), Error> {
        let done = if let Some(proposal) = Proposal::read(order) {
            self.game.say(seat, proposal)
        } else {
            let actions = self.order(order)?;
            self.game.play_all(seat, &actions).map(|_| ())
        };
        Ok(done.map_err(|refusal| self.in_words(refusal))?)
    }

    fn advance(&mut self, source: &mut dyn Source) -> Result<bool, Error> {
        let (tickets, case) = match self.node() {
            Node::Chance { tickets, case } => (tickets, case),
            Node::Forced { .. } => {
                let done = self.game.carry_on().map(|_| ());
                done.map_err(|refusal| self.in_words(refusal))?;
                return Ok(true);
            }
            Node::Decision { .. } | Node::Over(_) => return Ok(false),
        };
        let binding = binding::<G>(self.game.steps().len() as u64 + 1, case);
        let outcome = match source.draw(tickets, &binding) {
            None => return Ok(false),
            Some(Drawn::Ticket(ticket)) => self.rules().outcome(self.game.state(), ticket),
            Some(Drawn::Said(said)) => self.possible(said)?,
        };
        let done = self.game.settle(outcome).map(|_| ());
        done.map_err(|refusal| self.in_words(refusal))?;
        Ok(true)
    }

    fn last_to_act(&self) -> Option<Seat> {
        self.game.steps().iter().rev().find_map(|step| match step.made {
            Move::Act(seat, _) => Some(seat),
            Move::Chance(_) | Move::Forced(_) | Move::Propose(..) => None,
        })
    }

    fn undoer(&self) -> Seat {
        undo::asking_seat(&self.game)
    }

    fn may_undo(&self, seat: Seat) -> Result<(), NoUndo> {
        undo::allowed(&self.game, seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Error> {
        Ok(undo::undo(&mut self.game, seat)?)
    }

    fn acts_taken_back(&self, seat: Seat) -> usize {
        let steps = self.game.steps();
        let taken = &steps[steps.len() - undo::last_input(&self.game, seat)..];
        taken.iter().filter(|step| matches!(step.made, Move::Act(..))).count()
    }

    fn undo_reach(&self, seat: Seat) -> usize {
        undo::reach(&self.game, seat)
    }

    fn undo_all(&mut self, seat: Seat) -> Result<(), Error> {
        Ok(undo::undo_all(&mut self.game, seat)?)
    }

    fn undo_entered(&mut self) -> Result<(), Error> {
        Ok(undo::undo_entered(&mut self.game)?)
    }
}
