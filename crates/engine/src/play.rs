//! A game under way: the table, the position, and every step that led to it.

use std::sync::Arc;

use crate::components::Sheet;
use crate::door::{self, Refusal};
use crate::game::{Game, Node};
use crate::proposal::{Negotiation, Proposal};
use crate::record::{Hash, Header, Line, Record, Who};
use crate::{Case, Fault, Seat, Terms};

/// What leads from one position to the next.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Move<A, O> {
    /// A seat's action.
    Act(Seat, A),
    /// Chance's outcome.
    Chance(O),
}

/// What made a step.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Made<A, O> {
    /// Play: an action or an outcome.
    Move(Move<A, O>),
    /// A word of a seat, which leaves the position as it is.
    Proposal(Seat, Proposal),
}

/// One step of a game under way.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Step<A, O, E> {
    /// What made it.
    pub made: Made<A, O>,
    /// The clause that called for chance, where chance made it.
    pub case: Option<Case>,
    /// What came about.
    pub events: Vec<E>,
    /// The hash of the position after it.
    pub hash: Hash,
    /// Whether it showed somebody what he did not know.
    pub revealed: bool,
}

/// A step of a given game.
pub type StepOf<G> = Step<<G as Game>::Action, <G as Game>::Outcome, <G as Game>::Event>;

/// A game under way. It changes only through the checked door, and keeps its own record.
#[derive(Debug)]
pub struct Match<G: Game> {
    game: Arc<G>,
    header: Header,
    start: G::State,
    state: G::State,
    steps: Vec<StepOf<G>>,
    talk: Negotiation,
}

impl<G: Game> Match<G> {
    /// Sits down to a new game.
    ///
    /// # Errors
    /// Everything that is wrong with terms, names or position.
    pub fn begin(
        terms: &Terms,
        names: Vec<String>,
        dice: String,
        setup: Option<&str>,
    ) -> Result<Self, Vec<Fault>> {
        let game = G::agree(terms)?;
        let start = match setup {
            Some(text) => game.read_position(text)?,
            None => game.start(),
        };
        let mut faults: Vec<Fault> =
            names.iter().filter_map(|name| crate::record::check_name(name).err()).collect();
        if dice.chars().any(char::is_control) {
            faults.push(Fault::new("where the dice come from must be told on one line"));
        }
        if names.len() != usize::from(game.seats()) {
            let (asked, seats) = (names.len(), game.seats());
            return Err(vec![Fault::new(format!(
                "{asked} names for {seats} seats; name each seat"
            ))]);
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let header = Header {
            game: G::INFO.id.to_owned(),
            rules: G::INFO.rules_version,
            options: agreed_options::<G>(terms)?,
            components: components::<G>(terms)?.hash(),
            own_components: terms.components.as_ref().map(Sheet::write),
            dice,
            seats: names,
            setup: setup.map(|_| game.write_position(&start)),
        };
        let (state, steps, talk) = (start.clone(), Vec::new(), Negotiation::default());
        Ok(Self { game: Arc::new(game), header, start, state, steps, talk })
    }

    /// The table.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The table, for somebody who thinks beside it.
    pub fn shared_game(&self) -> Arc<G> {
        Arc::clone(&self.game)
    }

    /// The position.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// What was agreed.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The steps so far.
    pub fn steps(&self) -> &[StepOf<G>] {
        &self.steps
    }

    /// What the game waits for; nothing, once the players have agreed to end it.
    pub fn node(&self) -> Node {
        match self.talk.ending(&*self.game) {
            Some(ending) => Node::Over(ending),
            None => self.game.node(&self.state),
        }
    }

    /// What was said and still holds.
    pub fn talk(&self) -> Negotiation {
        self.talk
    }

    /// Plays a seat's action.
    ///
    /// # Errors
    /// Every reason against it; nothing has changed then.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<&[G::Event], Refusal> {
        if self.talk.end.is_some() {
            return Err(Refusal::Over);
        }
        let revealed = door::judge(&*self.game, &self.state, seat, action)
            .map(|()| self.game.reveals(&self.state, action))?;
        let mut events = Vec::new();
        door::play(&*self.game, &mut self.state, seat, action, &mut events)?;
        self.talk.acted(seat);
        Ok(self.push(Made::Move(Move::Act(seat, action)), None, events, revealed))
    }

    /// Hears a word of a seat. It may be said at any time before the end.
    ///
    /// # Errors
    /// Why nothing could come of it; nothing has changed then.
    pub fn say(&mut self, seat: Seat, word: Proposal) -> Result<(), Refusal> {
        if matches!(self.node(), Node::Over(_)) {
            return Err(Refusal::Over);
        }
        let idle = |why| Refusal::Idle { word: word.notation(), why };
        if seat.index() >= usize::from(self.game.seats()) {
            return Err(idle("the table has no such seat"));
        }
        self.talk.judge(&*self.game, seat, word).map_err(idle)?;
        self.talk.hear(&*self.game, seat, word);
        self.push(Made::Proposal(seat, word), None, Vec::new(), false);
        Ok(())
    }

    /// Plays several actions of one seat, all or none. None may need chance before the last.
    ///
    /// # Errors
    /// The reasons against the first that is refused; nothing has changed then.
    pub fn play_all(&mut self, seat: Seat, actions: &[G::Action]) -> Result<usize, Refusal> {
        let (before, steps, talk) = (self.state.clone(), self.steps.len(), self.talk);
        for &action in actions {
            if let Err(refusal) = self.play(seat, action) {
                (self.state, self.talk) = (before, talk);
                self.steps.truncate(steps);
                return Err(refusal);
            }
        }
        Ok(actions.len())
    }

    /// Lets chance decide as given.
    ///
    /// # Errors
    /// If chance is not asked or cannot decide so; nothing has changed then.
    pub fn settle(&mut self, outcome: G::Outcome) -> Result<&[G::Event], Refusal> {
        let case = match self.node() {
            Node::Chance { case, .. } => Some(case),
            Node::Decision { .. } => None,
            Node::Over(_) => return Err(Refusal::Over),
        };
        let mut events = Vec::new();
        door::settle(&*self.game, &mut self.state, outcome, &mut events)?;
        Ok(self.push(Made::Move(Move::Chance(outcome)), case, events, true))
    }

    fn push(
        &mut self,
        made: Made<G::Action, G::Outcome>,
        case: Option<Case>,
        events: Vec<G::Event>,
        revealed: bool,
    ) -> &[G::Event] {
        let hash = self.hash();
        self.steps.push(Step { made, case, events, hash, revealed });
        self.steps.last().map_or(&[], |step| &step.events)
    }

    /// The hash of the position.
    pub fn hash(&self) -> Hash {
        Hash::of(&self.game.write_position(&self.state))
    }

    /// The position after so many steps, if there were so many.
    pub fn state_after(&self, steps: usize) -> Option<G::State> {
        let mut state = self.start.clone();
        for step in self.steps.get(..steps)? {
            match step.made {
                Made::Move(Move::Act(_, action)) => {
                    self.game.apply(&mut state, action, &mut crate::Quiet);
                }
                Made::Move(Move::Chance(outcome)) => {
                    self.game.settle(&mut state, outcome, &mut crate::Quiet);
                }
                Made::Proposal(..) => {}
            }
        }
        Some(state)
    }

    /// What held of everything that was said in the first so many steps.
    fn talk_after(&self, steps: usize) -> Negotiation {
        let mut talk = Negotiation::default();
        for step in &self.steps[..steps] {
            match step.made {
                Made::Move(Move::Act(seat, _)) => talk.acted(seat),
                Made::Move(Move::Chance(_)) => {}
                Made::Proposal(seat, word) => talk.hear(&*self.game, seat, word),
            }
        }
        talk
    }

    /// The game as it stood after so many steps, if there were so many. What was proved once is
    /// not proved again.
    #[must_use]
    pub fn after(&self, steps: usize) -> Option<Self> {
        let state = self.state_after(steps)?;
        Some(Self {
            game: Arc::clone(&self.game),
            header: self.header.clone(),
            start: self.start.clone(),
            state,
            steps: self.steps[..steps].to_vec(),
            talk: self.talk_after(steps),
        })
    }

    /// Takes back every step after the first so many.
    pub fn rewind(&mut self, steps: usize) {
        if let Some(state) = self.state_after(steps) {
            (self.state, self.talk) = (state, self.talk_after(steps));
            self.steps.truncate(steps);
        }
    }

    /// The record of play.
    pub fn record(&self) -> Record {
        Record {
            header: self.header.clone(),
            start: Hash::of(&self.game.write_position(&self.start)),
            lines: self.lines(0),
            sealed: true,
        }
    }

    /// The lines of the record after the first so many.
    pub fn lines(&self, from: usize) -> Vec<Line> {
        let line = |step: &StepOf<G>| {
            let (who, text) = match step.made {
                Made::Move(Move::Act(seat, action)) => (Who::Seat(seat), action.to_string()),
                Made::Move(Move::Chance(outcome)) => (Who::Chance, outcome.to_string()),
                Made::Proposal(seat, word) => (Who::Seat(seat), word.to_string()),
            };
            Line { who, text, hash: step.hash }
        };
        self.steps.iter().skip(from).map(line).collect()
    }
}

/// The component data that terms agree on.
///
/// # Errors
/// Everything that is wrong with an owner's own sheet.
pub fn components<G: Game>(terms: &Terms) -> Result<Sheet, Vec<Fault>> {
    let standard = Sheet::read(G::INFO.components)?;
    match &terms.components {
        Some(own) => standard.corrected_by(own),
        None => Ok(standard),
    }
}

fn agreed_options<G: Game>(terms: &Terms) -> Result<Vec<(String, String)>, Vec<Fault>> {
    let values = crate::options::agreed(G::INFO.options, &terms.options)?;
    let names = G::INFO.options.iter().map(|spec| spec.name.to_owned());
    Ok(names.zip(values.into_iter().map(str::to_owned)).collect())
}
