//! A game under way, without its type: all that a command line or a page can ask and do.

use std::fmt::Debug;

use dice::Source;
use draw::{Die, Frame, Ink, Order, Stage, Track};
use engine::door::Refusal;
use engine::record::{Hash, Header, Line, Who};
use engine::undo::NoUndo;
use engine::{Case, Info, Negotiation, Node, Seat, Viewer};
use search::{Budget, PlayerSpec};
use serde_json::Value;

use crate::luck::Luck;
use crate::thought::Thought;
use crate::{Error, Recast};

/// A game under way. It changes only through the checked door.
pub trait Session: Debug + Send {
    // What it is.

    /// What is the same at every table of the game.
    fn info(&self) -> &'static Info;
    /// What was agreed.
    fn header(&self) -> &Header;
    /// Whether seats of this table see different things.
    fn keeps_secrets(&self) -> bool;
    /// The side that a seat plays for: seats of one side win and lose together.
    fn side(&self, seat: Seat) -> u8;
    /// What players have said about ending the game, and what still holds of it.
    fn talk(&self) -> Negotiation;
    /// How many steps were made.
    fn steps(&self) -> usize;
    /// The hash of the position.
    fn hash(&self) -> Hash;
    /// What the game waits for.
    fn node(&self) -> Node;
    /// The record of play.
    fn record(&self) -> String;
    /// The lines of the record after the first so many.
    fn lines(&self, from: usize) -> Vec<Line>;
    /// The game as it stood after so many steps.
    ///
    /// # Errors
    /// If there were not so many.
    fn after(&self, steps: usize) -> Result<Box<dyn Session>, Error>;

    // Looking at it.

    /// The table as text.
    fn board(&self, viewer: Viewer, ink: Ink) -> String;
    /// What has gone and what may still come, counted.
    fn remaining(&self, viewer: Viewer, ink: Ink) -> String;
    /// The table drawn as SVG. What may be done can be clicked if the frame is interactive and the
    /// viewer is the one who decides; what may not can be asked about.
    fn svg(&self, viewer: Viewer, frame: Frame) -> String;
    /// Whether dice are rolled for units: then their HTML says more than a row of dice.
    fn dice_have_owners(&self) -> bool;
    /// The last dice as HTML, with what they added up to and what came of it; empty if none fell.
    fn dice_html(&self, viewer: Viewer) -> String;
    /// What has gone and what may still come, counted, as HTML tables.
    fn remaining_html(&self, viewer: Viewer) -> String;
    /// The position in the game's notation, as `setup` reads it. It hides nothing.
    fn position(&self) -> String;
    /// Who is asked what.
    fn prompt(&self) -> String;
    /// The stages of a turn, in order, and the place of the present one among them.
    fn stages(&self, viewer: Viewer) -> (&'static [Stage], Option<usize>);
    /// Everything that is counted, and where it stands.
    fn tracks(&self, viewer: Viewer) -> Vec<Track>;
    /// Every die that fell, in order.
    fn dice(&self) -> Vec<Die>;
    /// What chance was expected to bring, and what it brought.
    fn luck(&self) -> Vec<Luck>;
    /// The view for programs.
    fn view_json(&self, viewer: Viewer) -> Value;
    /// The steps after the first so many, in words; to nobody in particular, everything.
    fn told(&self, from: usize, viewer: Option<Viewer>) -> Vec<LogEntry>;

    // Asking about it.

    /// Every action that is listed now.
    fn actions(&self) -> Vec<Listed>;
    /// Group orders that are worth offering beside the actions.
    fn orders(&self) -> Vec<Order>;
    /// Every outcome that chance may decide on now, with its number of tickets.
    fn outcomes(&self) -> Vec<(String, u32)>;
    /// Whether the text is an action or a group order in notation, legal or not.
    fn reads(&self, order: &str) -> bool;
    /// Whether a seat may do so now, or every reason why not.
    ///
    /// # Errors
    /// If the text is no notation of this game.
    fn why(&self, seat: Seat, order: &str) -> Result<Result<(), Refusal>, Error>;
    /// The exact chances of what follows; none where nothing is left to chance.
    ///
    /// # Errors
    /// If the seat that decides may not do so.
    fn odds(&self, order: &str) -> Result<Vec<Odds>, Error>;
    /// The same as HTML tables, with fractions, percentages and clauses; empty where nothing is
    /// left to chance.
    ///
    /// # Errors
    /// If the seat that decides may not do so.
    fn odds_html(&self, order: &str) -> Result<String, Error>;
    /// What a computer player thinks of the actions, best first.
    ///
    /// # Errors
    /// If no seat decides now.
    fn hint(&self, budget: Budget, seed: u64) -> Result<Vec<Hint>, Error>;

    /// What this source would have decided wherever chance did, beside what it decided.
    fn recast(&self, source: &mut dyn Source) -> Vec<Recast>;

    // Playing it.

    /// Carries out an action or a group order, whole or not at all; or hears a word of the seat,
    /// as `!resign`.
    ///
    /// # Errors
    /// Every reason against it.
    fn act(&mut self, seat: Seat, order: &str) -> Result<(), Error>;
    /// Lets chance decide once, by this source. `false`: it has no answer, or is not asked.
    ///
    /// # Errors
    /// If the source says what cannot be.
    fn roll(&mut self, source: &mut dyn Source) -> Result<bool, Error>;
    /// The seat that acted last; nobody's before the first action. What chance decides now
    /// answers it.
    fn last_to_act(&self) -> Option<Seat>;
    /// The seat that may take the last step back.
    fn undoer(&self) -> Seat;
    /// Whether a seat may take its last step back.
    ///
    /// # Errors
    /// Why not.
    fn may_undo(&self, seat: Seat) -> Result<(), NoUndo>;
    /// Takes a seat's last step back.
    ///
    /// # Errors
    /// Why it cannot be.
    fn undo(&mut self, seat: Seat) -> Result<(), Error>;
    /// How many of the last steps, one after the other, a seat may take back.
    fn undo_reach(&self, seat: Seat) -> usize;
    /// Takes every step back that a seat may.
    ///
    /// # Errors
    /// Why not even the last can be.
    fn undo_all(&mut self, seat: Seat) -> Result<(), Error>;
    /// Takes back what somebody said to have come up last, while nobody has decided since.
    ///
    /// # Errors
    /// Why it cannot be.
    fn undo_entered(&mut self) -> Result<(), Error>;
    /// Sits a computer player down. It gets the seat's view and no more.
    fn hire(&mut self, seat: Seat, spec: PlayerSpec, seed: u64);
    /// The computer player at a seat, if one sits there.
    fn hired(&self, seat: Seat) -> Option<PlayerSpec>;
    /// The thought of the computer player who has to decide now, to be thought elsewhere. The
    /// player is away from his seat until the thought is remembered.
    fn thought(&mut self) -> Option<Box<dyn Thought>>;
    /// Sits the player of a thought down again, with what he has in mind.
    fn remember(&mut self, thought: Box<dyn Thought>);
    /// What the computer player who has to decide now wants to do.
    fn partner_choice(&mut self) -> Option<String>;
}

impl dyn Session + '_ {
    /// The seat that people call `number`.
    ///
    /// # Errors
    /// If the table has no such seat.
    pub fn seat(&self, number: u8) -> Result<Seat, Error> {
        let seats = self.header().seats.len() as u8;
        Seat::numbered(number, seats).ok_or(Error::NoSeat { asked: number, seats })
    }

    /// The seat that decides now.
    ///
    /// # Errors
    /// If it is chance's turn, or nobody's.
    pub fn deciding(&self) -> Result<Seat, Refusal> {
        match self.node() {
            Node::Decision { seat } => Ok(seat),
            Node::Chance { .. } => Err(Refusal::ChanceFirst),
            Node::Over(_) => Err(Refusal::Over),
        }
    }

    /// The name of a seat.
    pub fn name(&self, seat: Seat) -> &str {
        self.header().seats.get(seat.index()).map_or("", String::as_str)
    }
}

/// One step, in words.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct LogEntry {
    /// Its number, counted from 1.
    pub number: usize,
    /// Who made it.
    pub who: Who,
    /// The clause that called for chance, where chance made it.
    pub case: Option<Case>,
    /// The action or outcome in notation; nothing where the viewer may not know it.
    pub notation: Option<String>,
    /// The die that fell, where the viewer may know it.
    pub die: Option<Die>,
    /// What came about.
    pub words: Vec<String>,
}

/// One listed action.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Listed {
    /// Its notation.
    pub notation: String,
    /// What it does.
    pub words: String,
    /// The part of the drawn table that it belongs to, as `hand-1-15`.
    pub target: String,
    /// The part that is chosen before it, where two are.
    pub source: Option<String>,
    /// What people call that part.
    pub source_words: Option<String>,
    /// Whether a die is rolled or a card drawn right after it.
    pub chance: bool,
    /// The chances that a player wants to see beside it.
    pub brief: Option<String>,
    /// In how many cases, of how many, it has lost the game before anybody decides again.
    pub risk: Option<(u64, u64)>,
}

/// Exact chances after some actions.
#[derive(Clone, PartialEq, Debug)]
pub struct Odds {
    /// For people, without colour and with it.
    pub text: [String; 2],
    /// For programs.
    pub json: Value,
}

impl Odds {
    /// The text in one ink.
    pub fn in_ink(&self, ink: Ink) -> &str {
        match ink {
            Ink::Plain => &self.text[0],
            Ink::Colour => &self.text[1],
        }
    }
}

/// What a computer player thinks of an action.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// Its notation.
    pub notation: String,
    /// What it does.
    pub words: String,
    /// How many simulations went through it.
    pub visits: u32,
    /// The share of wins that it expects, from 0 to 1.
    pub value: f64,
}
