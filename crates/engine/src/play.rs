//! A game under way: the table, the position, and every step that led to it.

use std::sync::Arc;

use crate::components::Sheet;
use crate::door::{self, Refusal};
use crate::game::{Game, Node};
use crate::record::{Hash, Header, Line, Record, Who};
use crate::{Case, Fault, Seat, Terms};

/// What made a step.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Move<A, O> {
    /// A seat's action.
    Act(Seat, A),
    /// Chance's outcome.
    Chance(O),
}

/// One step of a game under way.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Step<A, O, E> {
    /// What made it.
    pub made: Move<A, O>,
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
        Ok(Self { game: Arc::new(game), header, state: start.clone(), start, steps: Vec::new() })
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

    /// What the game waits for.
    pub fn node(&self) -> Node {
        self.game.node(&self.state)
    }

    /// Plays a seat's action.
    ///
    /// # Errors
    /// Every reason against it; nothing has changed then.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<&[G::Event], Refusal> {
        let revealed = door::judge(&*self.game, &self.state, seat, action)
            .map(|()| self.game.reveals(&self.state, action))?;
        let mut events = Vec::new();
        door::play(&*self.game, &mut self.state, seat, action, &mut events)?;
        Ok(self.push(Move::Act(seat, action), None, events, revealed))
    }

    /// Plays several actions of one seat, all or none. None may need chance before the last.
    ///
    /// # Errors
    /// The reasons against the first that is refused; nothing has changed then.
    pub fn play_all(&mut self, seat: Seat, actions: &[G::Action]) -> Result<usize, Refusal> {
        let (before, steps) = (self.state.clone(), self.steps.len());
        for &action in actions {
            if let Err(refusal) = self.play(seat, action) {
                self.state = before;
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
            Node::Decision { .. } | Node::Over(_) => None,
        };
        let mut events = Vec::new();
        door::settle(&*self.game, &mut self.state, outcome, &mut events)?;
        Ok(self.push(Move::Chance(outcome), case, events, true))
    }

    fn push(
        &mut self,
        made: Move<G::Action, G::Outcome>,
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
                Move::Act(_, action) => self.game.apply(&mut state, action, &mut crate::Quiet),
                Move::Chance(outcome) => self.game.settle(&mut state, outcome, &mut crate::Quiet),
            }
        }
        Some(state)
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
        })
    }

    /// Takes back every step after the first so many.
    pub fn rewind(&mut self, steps: usize) {
        if let Some(state) = self.state_after(steps) {
            self.state = state;
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
                Move::Act(seat, action) => (Who::Seat(seat), action.to_string()),
                Move::Chance(outcome) => (Who::Chance, outcome.to_string()),
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
