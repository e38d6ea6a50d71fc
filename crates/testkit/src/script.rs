//! Scripted play: a game from a position in text, and its steps as people write them.
//!
//! The dice are in the script, so a test says what fell and never needs a seed. Everything here
//! panics with the position in the message: it is support for tests, not a door to a game.

use engine::door::{Refusal, RefusalOf};
use engine::{Cited as _, Ending, Game, Match, Node, Seat, Terms, fault};

/// A game under way that takes its steps as notation.
#[derive(Debug)]
pub struct Script<G: Game> {
    game: Match<G>,
    mark: usize,
}

/// Terms from text as on a command line: `players=2 hands=hidden`.
///
/// # Panics
/// If a word has no `=`.
pub fn terms(options: &str) -> Terms {
    let pair = |word: &str| {
        let (name, value) = word.split_once('=').expect("an option is written NAME=VALUE");
        (name.to_owned(), value.to_owned())
    };
    Terms { options: options.split_whitespace().map(pair).collect(), ..Terms::default() }
}

/// A new game with made-up names, from a position or from the start.
///
/// # Panics
/// If terms or position are refused; the message lists every fault.
#[track_caller]
pub fn begin<G: Game>(terms: &Terms, position: Option<&str>) -> Match<G> {
    let game =
        G::agree(terms).unwrap_or_else(|faults| panic!("the terms: {}", fault::list(&faults)));
    let names = Seat::all(game.seats()).map(|seat| format!("Player {seat}")).collect();
    Match::begin(terms, names, "scripted".to_owned(), position)
        .unwrap_or_else(|faults| panic!("the position: {}", fault::list(&faults)))
}

impl<G: Game> Script<G> {
    /// A game from its start, with options as [`terms`] reads them.
    #[track_caller]
    pub fn start(options: &str) -> Self {
        Self { game: begin(&terms(options), None), mark: 0 }
    }

    /// A game from a position, with options as [`terms`] reads them.
    #[track_caller]
    pub fn at(options: &str, position: &str) -> Self {
        Self { game: begin(&terms(options), Some(position)), mark: 0 }
    }

    /// Plays steps that are separated by commas: an action where a seat decides, an outcome where
    /// chance does.
    ///
    /// # Panics
    /// If a step is refused.
    #[track_caller]
    pub fn go(&mut self, steps: &str) -> &mut Self {
        self.mark = self.game.steps().len();
        for text in steps.split(',').map(str::trim).filter(|text| !text.is_empty()) {
            if let Err(refusal) = step(&mut self.game, text) {
                let number = self.game.steps().len() + 1;
                panic!("step {number} “{text}”: {refusal:?}\n{}", self.position());
            }
        }
        self
    }

    /// What came about in the last [`Script::go`].
    pub fn told(&self) -> Vec<G::Event> {
        self.game.steps()[self.mark..].iter().flat_map(|step| step.events.to_vec()).collect()
    }

    /// The game under way.
    pub fn game(&mut self) -> &mut Match<G> {
        &mut self.game
    }

    /// The table.
    pub fn rules(&self) -> &G {
        self.game.game()
    }

    /// The position.
    pub fn state(&self) -> &G::State {
        self.game.state()
    }

    /// The position in text.
    pub fn position(&self) -> String {
        self.game.game().write_position(self.game.state())
    }

    /// One fact of the position in text: the rest of the line that begins with `key`.
    ///
    /// # Panics
    /// If no line does.
    #[track_caller]
    pub fn fact(&self, key: &str) -> String {
        let position = self.position();
        let value = |line: &str| Some(line.strip_prefix(key)?.strip_prefix(' ')?.to_owned());
        let found = position.lines().find_map(value);
        found.unwrap_or_else(|| panic!("no line “{key} …” in\n{position}"))
    }

    /// The seat that decides now.
    ///
    /// # Panics
    /// If chance decides, or nobody.
    #[track_caller]
    pub fn deciding(&self) -> Seat {
        match self.game.node() {
            Node::Decision { seat } => seat,
            other => panic!("nobody decides here: {other:?}\n{}", self.position()),
        }
    }

    /// The clause that calls for chance now, without brackets; nothing elsewhere.
    pub fn chance(&self) -> Option<&'static str> {
        match self.game.node() {
            Node::Chance { case, .. } => Some(case.id()),
            _ => None,
        }
    }

    /// Everything that chance may decide now, in notation, with its number of tickets.
    pub fn outcomes(&self) -> Vec<(String, u32)> {
        let outcomes = engine::chance::outcomes(self.game.game(), self.game.state());
        outcomes.into_iter().map(|(outcome, tickets)| (outcome.to_string(), tickets)).collect()
    }

    /// The listed actions, in notation.
    pub fn listed(&self) -> Vec<String> {
        let mut list = Vec::new();
        self.game.game().actions(self.game.state(), &mut list);
        list.iter().map(ToString::to_string).collect()
    }

    /// The clauses against an action, without brackets. None: it is legal.
    ///
    /// # Panics
    /// If the text is no action.
    #[track_caller]
    pub fn against(&self, action: &str) -> Vec<&'static str> {
        self.objections(action).iter().map(|objection| objection.case().id()).collect()
    }

    /// Every reason against an action. None: it is legal.
    ///
    /// # Panics
    /// If the text is no action.
    #[track_caller]
    pub fn objections(&self, action: &str) -> Vec<G::Objection> {
        let (rules, state) = (self.game.game(), self.game.state());
        let action = rules.read_action(action).expect("notation of an action");
        if rules.allows(state, action) { Vec::new() } else { rules.objections(state, action) }
    }

    /// How the game ended, if it did.
    pub fn ending(&self) -> Option<Ending> {
        match self.game.node() {
            Node::Over(ending) => Some(ending),
            _ => None,
        }
    }
}

/// Plays one step given in notation, for whoever is asked to decide; where the rules go on by
/// themselves, the clause is the notation.
///
/// # Errors
/// Why it is refused; nothing has changed then.
pub fn step<G: Game>(game: &mut Match<G>, text: &str) -> Result<(), RefusalOf<G>> {
    match game.node() {
        Node::Decision { seat } => {
            let action = game.game().read_action(text).map_err(Refusal::Unreadable)?;
            game.play(seat, action).map(|_| ())
        }
        Node::Chance { .. } => {
            let outcome = game.game().read_outcome(text).map_err(Refusal::Unreadable)?;
            game.settle(outcome).map(|_| ())
        }
        Node::Forced { case } if case.id() == text => game.carry_on().map(|_| ()),
        Node::Forced { case } => Err(Refusal::RulesFirst(case)),
        Node::Over(_) => Err(Refusal::Over),
    }
}
