//! A game under way: the table, the position, and every step that led to it.

use std::fmt::Display;
use std::ops::Range;
use std::sync::Arc;

use crate::components::Sheet;
use crate::door::{self, Refusal, RefusalOf};
use crate::game::{Game, Node};
use crate::proposal::{Negotiation, Proposal};
use crate::record::{Hash, Header, Line, Record, Who};
use crate::{Case, Fault, Seat, Terms, Viewer};

/// What leads from one position to the next.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Move<A, O> {
    /// A seat's action.
    Act(Seat, A),
    /// Chance's outcome.
    Chance(O),
    /// What the rules do by themselves, by this clause.
    Forced(Case),
    /// What a seat says about ending the game; the position stays as it is.
    Propose(Seat, Proposal),
}

impl<A: Display, O: Display> Move<A, O> {
    /// Who makes it.
    pub const fn who(&self) -> Who {
        match self {
            Self::Act(seat, _) | Self::Propose(seat, _) => Who::Seat(*seat),
            Self::Chance(_) => Who::Chance,
            Self::Forced(_) => Who::Rules,
        }
    }

    /// Its notation, as the record has it.
    pub fn notation(&self) -> String {
        match self {
            Self::Act(_, action) => action.to_string(),
            Self::Chance(outcome) => outcome.to_string(),
            Self::Forced(case) => case.id().to_owned(),
            Self::Propose(_, proposal) => proposal.to_string(),
        }
    }
}

/// One step of a game under way.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Step<A, O, E> {
    /// What made it.
    pub made: Move<A, O>,
    /// What those see instead who may not know it, or know it in part.
    pub veiled: Vec<(Viewer, Option<Move<A, O>>)>,
    /// The clause that called for it, where no seat made it.
    pub case: Option<Case>,
    /// What came about; shared with whoever looks back.
    pub events: Arc<[E]>,
    /// The hash of the position after it.
    pub hash: Hash,
    /// Whether it showed somebody what he did not know.
    pub revealed: bool,
}

impl<A: Copy, O: Copy, E> Step<A, O, E> {
    /// What made it, as far as a viewer may know.
    pub fn seen_by(&self, viewer: Viewer) -> Option<Move<A, O>> {
        let veiled = self.veiled.iter().find(|(whose, _)| *whose == viewer);
        veiled.map_or(Some(self.made), |(_, seen)| *seen)
    }
}

/// A move of a given game.
pub type MoveOf<G> = Move<<G as Game>::Action, <G as Game>::Outcome>;

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
    /// The position after every so many steps ([`MARK`]): whoever looks back goes on from there.
    marks: Vec<G::State>,
    /// The orders over several actions, from the first of their steps to the last: each was one
    /// input, and goes back as one. A record does not have them.
    orders: Vec<Range<usize>>,
    talk: Negotiation,
}

/// How many steps lie between positions that are kept.
const MARK: usize = 256;

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
                "names given: {asked}, seats at the table: {seats}; name each seat once"
            ))]);
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let header = Header {
            game: G::INFO.id.to_owned(),
            rules: terms.rules_version(G::INFO)?,
            options: agreed_options::<G>(terms)?,
            components: components::<G>(terms)?.hash(),
            own_components: terms.components.as_ref().map(Sheet::write),
            dice,
            seats: names,
            setup: setup.map(|_| game.write_position(&start)),
        };
        let (state, talk) = (start.clone(), Negotiation::default());
        let (steps, marks, orders) = (Vec::new(), Vec::new(), Vec::new());
        Ok(Self { game: Arc::new(game), header, start, state, steps, marks, orders, talk })
    }

    /// The same game under the header that its record has: what was agreed on stays written as it
    /// was, so that a record of before is written again letter by letter.
    pub(crate) fn with_header(self, header: Header) -> Self {
        Self { header, ..self }
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
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<&[G::Event], RefusalOf<G>> {
        if self.talk.end.is_some() {
            return Err(Refusal::Over);
        }
        door::judge(&*self.game, &self.state, seat, action)?;
        let revealed = self.game.reveals(&self.state, action);
        let veiled = self.veiled(Move::Act(seat, action));
        let mut events = Vec::new();
        self.game.apply(&mut self.state, action, &mut events);
        self.talk.acted(seat);
        Ok(self.push(Move::Act(seat, action), veiled, None, events, revealed))
    }

    /// Hears what a seat says about ending the game. It may be said at any time before the end.
    ///
    /// # Errors
    /// Why nothing could come of it; nothing has changed then.
    pub fn say(&mut self, seat: Seat, proposal: Proposal) -> Result<(), RefusalOf<G>> {
        if matches!(self.node(), Node::Over(_)) {
            return Err(Refusal::Over);
        }
        let idle = |why| Refusal::Idle { word: proposal.notation(), why };
        if seat.index() >= usize::from(self.game.seats()) {
            return Err(idle("the table has no such seat"));
        }
        self.talk.judge(&*self.game, seat, proposal).map_err(idle)?;
        self.talk.hear(&*self.game, seat, proposal);
        self.push(Move::Propose(seat, proposal), Vec::new(), None, Vec::new(), false);
        Ok(())
    }

    /// Plays several actions of one seat, all or none. None may need chance before the last. Where
    /// one of them ends the game, those behind it are left out: there is nothing left to do.
    ///
    /// # Errors
    /// The reasons against the first that is refused; nothing has changed then.
    pub fn play_all(&mut self, seat: Seat, actions: &[G::Action]) -> Result<usize, RefusalOf<G>> {
        let (before, steps, talk) = (self.state.clone(), self.steps.len(), self.talk);
        for (played, &action) in actions.iter().enumerate() {
            if played > 0 && matches!(self.node(), Node::Over(_)) {
                return Ok(played);
            }
            if let Err(refusal) = self.play(seat, action) {
                (self.state, self.talk) = (before, talk);
                self.steps.truncate(steps);
                self.marks.truncate(steps / MARK);
                return Err(refusal);
            }
        }
        if actions.len() > 1 {
            self.orders.push(steps..self.steps.len());
        }
        Ok(actions.len())
    }

    /// Where the order begins of which a step is part; the step itself where it is part of none.
    pub(crate) fn begun_with(&self, step: usize) -> usize {
        let order = self.orders.iter().rev().find(|order| order.contains(&step));
        order.map_or(step, |order| order.start)
    }

    /// Lets chance decide as given.
    ///
    /// # Errors
    /// If chance is not asked or cannot decide so; nothing has changed then.
    pub fn settle(&mut self, outcome: G::Outcome) -> Result<&[G::Event], RefusalOf<G>> {
        let case = match self.node() {
            Node::Chance { case, .. } => Some(case),
            Node::Decision { .. } | Node::Forced { .. } => None,
            Node::Over(_) => return Err(Refusal::Over),
        };
        let veiled = self.veiled(Move::Chance(outcome));
        let mut events = Vec::new();
        door::settle(&*self.game, &mut self.state, outcome, &mut events)?;
        Ok(self.push(Move::Chance(outcome), veiled, case, events, true))
    }

    /// Lets the rules make their own step, where they are to make one.
    ///
    /// # Errors
    /// If something else is waited for; nothing has changed then.
    pub fn carry_on(&mut self) -> Result<&[G::Event], RefusalOf<G>> {
        if self.talk.end.is_some() {
            return Err(Refusal::Over);
        }
        let mut events = Vec::new();
        let case = door::carry_on(&*self.game, &mut self.state, &mut events)?;
        Ok(self.push(Move::Forced(case), Vec::new(), Some(case), events, false))
    }

    /// Who sees what of a move that is about to be made: all that do not see it as it is.
    fn veiled(&self, made: MoveOf<G>) -> Vec<(Viewer, Option<MoveOf<G>>)> {
        let (game, state) = (&*self.game, &self.state);
        let seats = Seat::all(game.seats()).map(Viewer::Seat);
        let seen = |viewer| match made {
            Move::Act(seat, action) => {
                game.action_seen_by(state, action, viewer).map(|it| Move::Act(seat, it))
            }
            Move::Chance(outcome) => game.outcome_seen_by(state, outcome, viewer).map(Move::Chance),
            Move::Forced(_) | Move::Propose(..) => Some(made),
        };
        let all = seats.chain([Viewer::Spectator]).map(|viewer| (viewer, seen(viewer)));
        all.filter(|(_, seen)| *seen != Some(made)).collect()
    }

    fn push(
        &mut self,
        made: MoveOf<G>,
        veiled: Vec<(Viewer, Option<MoveOf<G>>)>,
        case: Option<Case>,
        events: Vec<G::Event>,
        revealed: bool,
    ) -> &[G::Event] {
        let (hash, events) = (self.hash(), events.into());
        self.steps.push(Step { made, veiled, case, events, hash, revealed });
        if self.steps.len().is_multiple_of(MARK) {
            self.marks.push(self.state.clone());
        }
        self.steps.last().map_or(&[], |step| &step.events)
    }

    /// The hash of the position.
    pub fn hash(&self) -> Hash {
        Hash::of(&self.game.write_position(&self.state))
    }

    /// The position after so many steps, if there were so many.
    pub fn state_after(&self, steps: usize) -> Option<G::State> {
        let mark = steps.min(self.steps.len()) / MARK;
        let mut state = match mark.checked_sub(1) {
            Some(at) => self.marks.get(at)?.clone(),
            None => self.start.clone(),
        };
        for step in self.steps.get(mark * MARK..steps)? {
            self.game.make(&mut state, step.made, &mut crate::Quiet);
        }
        Some(state)
    }

    /// What held of everything that was said in the first so many steps.
    fn talk_after(&self, steps: usize) -> Negotiation {
        let mut talk = Negotiation::default();
        for step in &self.steps[..steps] {
            match step.made {
                Move::Act(seat, _) => talk.acted(seat),
                Move::Chance(_) | Move::Forced(_) => {}
                Move::Propose(seat, proposal) => talk.hear(&*self.game, seat, proposal),
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
            marks: self.marks[..steps / MARK].to_vec(),
            orders: self.orders.iter().filter(|order| order.end <= steps).cloned().collect(),
            talk: self.talk_after(steps),
        })
    }

    /// Takes back every step after the first so many.
    pub fn rewind(&mut self, steps: usize) {
        if let Some(state) = self.state_after(steps) {
            (self.state, self.talk) = (state, self.talk_after(steps));
            self.steps.truncate(steps);
            self.marks.truncate(steps / MARK);
            self.orders.retain(|order| order.end <= steps);
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
        let line = |step: &StepOf<G>| Line {
            who: step.made.who(),
            text: step.made.notation(),
            hash: step.hash,
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
