//! Outcomes that somebody wrote down: a person with real dice, a test, a rulebook's example.

use std::collections::VecDeque;
use std::num::NonZeroU32;

use crate::draw::Binding;
use crate::source::{Drawn, Source};

/// A list of outcomes in the game's notation, used up in order.
///
/// When the list is empty the source has no answer, so that it can stand before another source:
///
/// ```
/// use std::num::NonZeroU32;
/// use dice::{Binding, Drawn, Scripted, Seeded, Source};
///
/// let six = NonZeroU32::new(6).unwrap();
/// let binding = Binding { game: "thermopyles", step: 1, index: 0, purpose: "K14" };
/// let mut dice = Scripted::new(["die 4".to_owned()]).before(Seeded::new(42));
/// assert_eq!(dice.draw(six, &binding), Some(Drawn::Said("die 4".to_owned())));
/// assert!(matches!(dice.draw(six, &binding), Some(Drawn::Ticket(0..6))));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Scripted {
    outcomes: VecDeque<String>,
}

impl Scripted {
    /// A list of outcomes.
    pub fn new(outcomes: impl IntoIterator<Item = String>) -> Self {
        Self { outcomes: outcomes.into_iter().collect() }
    }

    /// The outcomes that nobody has asked for yet.
    pub fn left(&self) -> impl Iterator<Item = &str> {
        self.outcomes.iter().map(String::as_str)
    }

    /// This list first, and another source when it is used up.
    pub fn before<S: Source>(self, then: S) -> Before<S> {
        Before { script: self, then }
    }
}

impl Source for Scripted {
    fn draw(&mut self, _: NonZeroU32, _: &Binding<'_>) -> Option<Drawn> {
        self.outcomes.pop_front().map(Drawn::Said)
    }
}

/// A list of outcomes, and the source that follows it.
#[derive(Clone, Debug)]
pub struct Before<S> {
    script: Scripted,
    then: S,
}

impl<S> Before<S> {
    /// The list.
    pub fn script(&self) -> &Scripted {
        &self.script
    }
}

impl<S: Source> Source for Before<S> {
    fn draw(&mut self, tickets: NonZeroU32, binding: &Binding<'_>) -> Option<Drawn> {
        self.script.draw(tickets, binding).or_else(|| self.then.draw(tickets, binding))
    }
}

impl Source for Box<dyn Source> {
    fn draw(&mut self, tickets: NonZeroU32, binding: &Binding<'_>) -> Option<Drawn> {
        self.as_mut().draw(tickets, binding)
    }
}
