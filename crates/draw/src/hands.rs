//! What hands do at a table: take up so many of a stack and put them down somewhere, try what is not
//! allowed, and go on with what was begun. A game says what each means in its notation.

use crate::course::Pick;

/// A stack that can be taken up, and where how many of it may go.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Handful {
    /// The stack.
    pub source: Pick,
    /// Who may be taken up, dearest first.
    pub kinds: Vec<HandKind>,
    /// Where some of them may go. One part may be several goals: an attack and a free attack.
    pub goals: Vec<HandGoal>,
}

/// The pieces of a stack that are all alike.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct HandKind {
    /// What notation calls one.
    pub id: String,
    /// What people call one.
    pub words: String,
    /// What they call several.
    pub many: String,
    /// How many there are.
    pub count: u8,
    /// One of them drawn.
    pub icon: String,
}

/// Somewhere that pieces of a stack may go.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct HandGoal {
    /// The part.
    pub pick: Pick,
    /// What going there is in words: "to Trachis", "attack Trachis".
    pub words: String,
    /// The order that sends them.
    pub form: OrderForm,
    /// How many of each kind may go, kind by kind.
    pub most: Vec<u8>,
    /// How many may go in all.
    pub room: u8,
    /// What is given away once so many go, where something is.
    pub guard: Option<Guard>,
}

/// What is given away by an order for so many pieces.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Guard {
    /// From how many pieces on.
    pub from: u8,
    /// What could still be done before, as [`crate::Depict::left_undone`] says it.
    pub words: String,
}

/// An order with a gap for those who are to carry it out.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct OrderForm {
    /// The order, `{}` for the gap: `march camp trachis {}`.
    pub order: String,
    /// What stands behind each `KINDxCOUNT` in the gap: `@springs`, or nothing.
    pub each: String,
    /// The order for everybody who may.
    pub whole: String,
}

impl OrderForm {
    /// An order without a gap.
    pub fn plain(order: impl Into<String>) -> Self {
        let order = order.into();
        Self { whole: order.clone(), order, each: String::new() }
    }

    /// The order for so many of each kind; for everybody who may, if none are named.
    ///
    /// ```
    /// # use draw::hands::OrderForm;
    /// let join = OrderForm {
    ///     order: "join {}".into(),
    ///     each: "@springs".into(),
    ///     whole: "join all".into(),
    /// };
    /// assert_eq!(join.given_to(&[("immortals".into(), 2)]), "join immortalsx2@springs");
    /// assert_eq!(join.given_to(&[]), "join all");
    /// ```
    pub fn given_to(&self, units: &[(String, u8)]) -> String {
        if units.is_empty() {
            return self.whole.clone();
        }
        let named: Vec<String> =
            units.iter().map(|(kind, count)| format!("{kind}x{count}{}", self.each)).collect();
        self.order.replace("{}", &named.join(" "))
    }
}

/// What somebody means by touching a part of the table with which nothing may be done.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Meant {
    /// This order, against which the rules have something to say.
    Order(OrderForm),
    /// Nothing: this is said to him.
    Nothing(String),
}

/// Something that goes on step by step until it comes to an end by itself.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Standing {
    /// What programs call it.
    pub id: &'static str,
    /// What people call it.
    pub words: String,
    /// The single steps, in notation: it makes whichever is offered, and ends when none is.
    pub steps: &'static [&'static str],
    /// What must stay as it is, sentences with `; ` between them: when it changes, something has
    /// happened that was not foreseen, and the sentences that are new say what.
    pub mark: String,
    /// Whether it can be begun here; it may go on where it cannot be begun.
    pub begins: bool,
    /// Whether it waits while its player decides what it has no step for, and goes on after that,
    /// until he stops it.
    pub keeps: bool,
}

/// A decision that a player may leave to a rule of thumb, for the whole game.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Routine {
    /// The order that decides it.
    pub order: &'static str,
    /// What is decided, as "Hits on my units".
    pub words: &'static str,
}
