//! A game in play whose type is known, asked and played in text.

mod ask;
mod play;
mod seating;
mod show;

use dice::{Binding, Drawn, Source};
use draw::{Depict, SeatNames};
use engine::door::{Refusal, RefusalOf};
use engine::play::Match;
use engine::record::{Hash, Header, Line};
use engine::{Case, Cited as _, Info, Move, Node, Quiet, Seat, Viewer};
use search::{Generator, Guided, Player, PlayerSpec};

use crate::session::{Objection, Session};
use crate::{Error, Recast};

/// A game in play, and the computer players at it.
#[derive(Debug)]
pub(crate) struct SessionOf<G: Depict + Guided> {
    game: Match<G>,
    hired: Vec<Option<(PlayerSpec, Player<G>)>>,
}

impl<G: Depict + Guided> SessionOf<G> {
    pub(crate) fn new(game: Match<G>) -> Self {
        let hired = game.header().seats.iter().map(|_| None).collect();
        Self { game, hired }
    }

    fn names(&self) -> SeatNames<'_> {
        SeatNames::new(&self.game.header().seats)
    }

    fn rules(&self) -> &G {
        self.game.game()
    }

    fn view(&self, viewer: Viewer) -> G::View {
        self.rules().view(self.game.state(), viewer)
    }

    fn deciding(&self) -> Result<Seat, RefusalOf<G>> {
        match self.game.node() {
            Node::Decision { seat } => Ok(seat),
            Node::Chance { .. } => Err(Refusal::ChanceFirst),
            Node::Forced { case } => Err(Refusal::RulesFirst(case)),
            Node::Over(_) => Err(Refusal::Over),
        }
    }

    /// A position that a viewer might be in, for everything that he asks: an answer made from it
    /// can betray nothing. The same view gives the same position.
    fn known(&self, viewer: Viewer) -> G::State {
        self.rules().imagine(&self.view(viewer), &mut Generator::new(0))
    }

    /// A refusal in words.
    fn in_words(&self, refusal: RefusalOf<G>) -> Refusal<Objection> {
        refusal.map(|objection| objection_in_words(self.rules(), &objection))
    }
}

/// A reason against an action in words.
pub(crate) fn objection_in_words<G: Depict>(game: &G, objection: &G::Objection) -> Objection {
    Objection { case: objection.case(), why: game.say_objection(objection) }
}

/// What the draw of a step is bound to.
fn binding<G: Depict>(step: u64, case: Case) -> Binding<'static> {
    Binding { game: G::INFO.id, step, index: 0, purpose: case.id() }
}

impl<G: Depict + Guided> Session for SessionOf<G> {
    fn info(&self) -> &'static Info {
        G::INFO
    }

    fn header(&self) -> &Header {
        self.game.header()
    }

    fn has_secrets(&self) -> bool {
        self.rules().has_secrets()
    }

    fn keeps_secrets(&self) -> bool {
        self.rules().keeps_secrets(self.game.state())
    }

    fn steps(&self) -> usize {
        self.game.steps().len()
    }

    fn hash(&self) -> Hash {
        self.game.hash()
    }

    fn node(&self) -> Node {
        self.game.node()
    }

    fn record(&self) -> String {
        self.game.record().write()
    }

    fn lines(&self, from: usize) -> Vec<Line> {
        self.game.lines(from)
    }

    fn position(&self) -> String {
        self.rules().write_position(self.game.state())
    }

    fn after(&self, steps: usize) -> Result<Box<dyn Session>, Error> {
        match self.game.after(steps) {
            Some(earlier) => Ok(Box::new(Self::new(earlier))),
            None => Err(Error::NoStep { asked: steps, steps: self.steps() }),
        }
    }

    fn recast(&self, source: &mut dyn Source) -> Vec<Recast> {
        let rules = self.rules();
        let Some(mut state) = self.game.state_after(0) else { return Vec::new() };
        let mut all = Vec::new();
        for (number, step) in (1..).zip(self.game.steps()) {
            if let (Move::Chance(outcome), Node::Chance { tickets, case }) =
                (step.made, rules.node(&state))
            {
                let drawn = source.draw(tickets, &binding::<G>(number, case));
                let given = drawn.map(|drawn| match drawn {
                    Drawn::Ticket(ticket) => rules.outcome(&state, ticket).to_string(),
                    Drawn::Said(said) => said,
                });
                all.push(Recast { step: number, case, decided: outcome.to_string(), given });
            }
            rules.make(&mut state, step.made, &mut Quiet);
        }
        all
    }
}
