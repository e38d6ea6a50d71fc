//! A game in play, without its game's type: everything that a command line or a page can ask of it,
//! by what one does with it. Whatever is shown or answered is made from what the one who looks or
//! asks may know; only [`Play`] and the record touch the position itself.

use std::fmt::{self, Debug};

use dice::Source;
use draw::{
    Aid, Card, Chapter, Die, Frame, Goal, Ground, Handful, Ink, Motion, Order, Pick, Routine,
    Sheet, Stage, Standing, Theme, Track,
};
use engine::door::Refusal;
use engine::record::{Hash, Header, Line, Who};
use engine::undo::NoUndo;
use engine::{Case, Info, Negotiation, Node, Number, Seat, Viewer};
use search::{Budget, PlayerSpec};
use serde_json::Value;

use crate::luck::Luck;
use crate::thought::Thought;
use crate::turning::TurningPoint;
use crate::{Error, Recast};

/// A game in play. It changes only through the checked door.
pub trait Session: Show + Ask + Play + Seating + Debug + Send {
    /// What is the same at every table of the game.
    fn info(&self) -> &'static Info;
    /// What was agreed.
    fn header(&self) -> &Header;
    /// Whether anything may ever be hidden from anybody at this table.
    fn has_secrets(&self) -> bool;
    /// Whether anything is hidden from anybody as the game stands.
    fn keeps_secrets(&self) -> bool;
    /// How many steps were made.
    fn steps(&self) -> usize;
    /// The hash of the position. Whoever knows most of a position can find the rest from it.
    fn hash(&self) -> Hash;
    /// What the game waits for.
    fn node(&self) -> Node;
    /// The record of play. It hides nothing.
    fn record(&self) -> String;
    /// The lines of the record after the first so many. They hide nothing.
    fn lines(&self, from: usize) -> Vec<Line>;
    /// The position in the game's notation, as `setup` reads it. It hides nothing.
    fn position(&self) -> String;
    /// The game as it stood after so many steps.
    ///
    /// # Errors
    /// If there were not so many.
    fn after(&self, steps: usize) -> Result<Box<dyn Session>, Error>;
    /// What this source would have decided wherever chance did, beside what it decided.
    fn recast(&self, source: &mut dyn Source) -> Vec<Recast>;
}

/// Looking at it, with a viewer's eyes.
pub trait Show {
    /// The table as text.
    fn board(&self, viewer: Viewer, ink: Ink) -> String;
    /// What has gone and what may still come, counted.
    fn remaining(&self, viewer: Viewer, ink: Ink) -> String;
    /// The table drawn as SVG. What may be done can be clicked if the frame is interactive and the
    /// viewer is the one who decides; what may not can be asked about.
    fn svg(&self, viewer: Viewer, frame: Frame) -> String;
    /// The same laid out for a page, sheet by sheet.
    fn sheets(&self, viewer: Viewer, interactive: bool) -> Vec<Sheet>;
    /// What lies under the sheets and never changes at this table.
    fn grounds(&self) -> Vec<Ground>;
    /// What the table has to say about its components.
    fn legend(&self, viewer: Viewer) -> Vec<String>;
    /// Every figure that sheets and grounds use by its name.
    fn stamps(&self) -> String;
    /// Whether dice are rolled for units: then their HTML says more than a row of dice.
    fn dice_have_owners(&self) -> bool;
    /// What the lowest face of its dice counts.
    fn least_face(&self) -> u8;
    /// The last dice as HTML, with what they added up to and what came of it; empty if none fell.
    fn dice_html(&self, viewer: Viewer) -> String;
    /// What has gone and what may still come, counted, as HTML tables.
    fn remaining_html(&self, viewer: Viewer) -> String;
    /// Whether printed tables of this game are ever in use.
    fn lights_tables(&self) -> bool;
    /// The printed tables in use, as HTML with their clauses.
    fn tables_in_use(&self, viewer: Viewer) -> Vec<(Case, String)>;
    /// Who is asked what.
    fn prompt(&self, viewer: Viewer) -> String;
    /// The stages of a turn, in order, and the place of the present one among them.
    fn stages(&self, viewer: Viewer) -> (&'static [Stage], Option<usize>);
    /// Everything that is counted, and where it stands.
    fn tracks(&self, viewer: Viewer) -> Vec<Track>;
    /// Every way to win or lose, and how far it is; none once the game is over.
    fn goals(&self, viewer: Viewer) -> Vec<Goal>;
    /// What a part of the drawn table is, has and means.
    fn card(&self, viewer: Viewer, part: &str) -> Option<Card>;
    /// What the board shows of the rules on demand, and of a part that is looked at.
    fn aid(&self, viewer: Viewer, part: Option<&str>) -> Option<Aid>;
    /// Every die that fell, in order, as far as the viewer saw it.
    fn dice(&self, viewer: Viewer) -> Vec<Die>;
    /// What chance was expected to bring, and what it brought: as far as everybody may know.
    fn luck(&self) -> Vec<Luck>;
    /// The same, player by player: what was one player's alone.
    fn luck_by_seat(&self) -> Vec<(Seat, Vec<Luck>)>;
    /// The position in small, without letters, as everybody may see it.
    fn thumbnail(&self, theme: Theme) -> String;
    /// A picture of how it ended, without letters; nothing while it goes on.
    fn ending_picture(&self, theme: Theme) -> Option<String>;
    /// The turns in which the chance of winning moved most, in their order; at most so many. It is
    /// what a computer player thinks at first sight, looking back with open cards: nothing while
    /// the game goes on. It takes a while.
    fn turning_points(&self, most: usize) -> Vec<TurningPoint>;
    /// The view for programs.
    fn view_json(&self, viewer: Viewer) -> Value;
    /// Where turns and parts of turns began, as far as the viewer learned of it.
    fn chapters(&self, viewer: Viewer) -> Vec<Begun>;
    /// The steps after the first so many, in words; to nobody in particular, everything.
    fn told(&self, from: usize, viewer: Option<Viewer>) -> Vec<LogEntry>;
    /// Why the rules did what they did in a step, counted from 1: a line each. Nothing where they had
    /// no choice, or there was no such step.
    fn reasons(&self, step: usize, viewer: Option<Viewer>) -> Vec<String>;
}

/// Asking about it. Answers are made from what the seat that decides may know.
pub trait Ask {
    /// Every action that is listed now.
    fn actions(&self) -> Vec<Listed>;
    /// Group orders that are worth offering beside the actions.
    fn orders(&self) -> Vec<Order>;
    /// While the seat that decides sets up: the order that sets its units up as they stand now,
    /// empty where nobody stands yet.
    fn set_up_so_far(&self) -> Option<String>;
    /// The stacks that the seat that decides can take up.
    fn hands(&self) -> Vec<Pick>;
    /// One of them: who may be taken up, and where they may go; with each goal, whether a die is
    /// rolled or a card drawn right after its order.
    fn handful(&self, source: &str) -> Option<(Handful, Vec<bool>)>;
    /// What the seat that decides means by touching a part of the table, with these of a stack in
    /// hand or with nothing, and what is against it. `None`: nothing is known to be meant.
    fn meant(&self, source: Option<&str>, part: &str, units: &[(String, u8)]) -> Option<Attempt>;
    /// What is given up by an order, or could not be changed any more after it.
    fn order_left_undone(&self, order: &str) -> Option<String>;
    /// What may go on step by step.
    fn standing(&self) -> Vec<Standing>;
    /// Decisions that players may leave to a rule of thumb.
    fn routines(&self) -> &'static [Routine];
    /// What may be typed, with what it does.
    fn examples(&self) -> &'static [(&'static str, &'static str)];
    /// Every outcome that chance may decide on now, with its number of tickets. It hides nothing.
    fn outcomes(&self) -> Vec<(String, u32)>;
    /// Whether the text is an action or a group order in notation, legal or not.
    fn reads(&self, order: &str) -> bool;
    /// Whether a seat may do so now, or every reason why not.
    ///
    /// # Errors
    /// If the text is no notation of this game.
    fn why(&self, seat: Seat, order: &str) -> Result<Result<(), Refusal<Objection>>, Error>;

    /// Whether chance decides right after an order of the seat that decides.
    fn leads_to_chance(&self, order: &str) -> bool;
    /// The chances that a player wants to see beside an action, in short.
    ///
    /// # Errors
    /// If the seat that decides may not do so.
    fn brief(&self, order: &str) -> Result<Brief, Error>;
    /// The exact chances of what follows; none where nothing is left to chance.
    ///
    /// # Errors
    /// If the seat that decides may not do so.
    fn odds(&self, order: &str) -> Result<Vec<Odds>, Error>;
    /// What follows in plain words, a sentence each: what is likely, and every way in which the
    /// game may end by it; none where there is nothing to say.
    ///
    /// # Errors
    /// If the seat that decides may not do so.
    fn explain(&self, order: &str) -> Result<Vec<String>, Error>;
    /// Both as HTML: the plain words, and tables with fractions, percentages and clauses; empty
    /// where there is nothing to say.
    ///
    /// # Errors
    /// If the seat that decides may not do so.
    fn odds_html(&self, order: &str) -> Result<String, Error>;
    /// What a computer player thinks of the actions, best first.
    ///
    /// # Errors
    /// If no seat decides now.
    fn hint(&self, budget: Budget, seed: u64) -> Result<Vec<Hint>, Error>;
}

/// Playing it.
pub trait Play {
    /// Carries out an action or a group order, whole or not at all; or hears a proposal of the
    /// seat, as `!resign`.
    ///
    /// # Errors
    /// Every reason against it.
    fn act(&mut self, seat: Seat, order: &str) -> Result<(), Error>;
    /// Makes the next step that no seat makes: chance decides by this source, or the rules go on by
    /// themselves. `false`: the source has no answer, or a seat has to decide.
    ///
    /// # Errors
    /// If the source says what cannot be.
    fn advance(&mut self, source: &mut dyn Source) -> Result<bool, Error>;
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
    /// How many of its actions go back with what a seat did last: one, or all of an order.
    fn acts_taken_back(&self, seat: Seat) -> usize;
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
}

/// Who sits at it, and what they say to each other about ending it.
pub trait Seating {
    /// The side that a seat plays for: seats of one side win and lose together.
    fn side(&self, seat: Seat) -> u8;
    /// What players have proposed about ending the game, and what still holds of it.
    fn negotiation(&self) -> Negotiation;
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
    pub fn deciding(&self) -> Result<Seat, Refusal<Objection>> {
        match self.node() {
            Node::Decision { seat } => Ok(seat),
            Node::Chance { .. } => Err(Refusal::ChanceFirst),
            Node::Forced { case } => Err(Refusal::RulesFirst(case)),
            Node::Over(_) => Err(Refusal::Over),
        }
    }

    /// The eyes of the seat that decides now, or of anybody.
    pub fn deciding_eyes(&self) -> Viewer {
        self.deciding().map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The name of a seat.
    pub fn name(&self, seat: Seat) -> &str {
        self.header().seats.get(seat.index()).map_or("", String::as_str)
    }
}

/// A reason against an action, in words.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Objection {
    /// The clause that forbids it.
    pub case: Case,
    /// Why, with its numbers.
    pub why: String,
}

impl fmt::Display for Objection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.case, self.why)
    }
}

/// One step, in words.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct LogEntry {
    /// Its number, counted from 1.
    pub number: usize,
    /// Who made it.
    pub who: Who,
    /// The clause that called for it, where no seat made it.
    pub case: Option<Case>,
    /// The action or outcome in notation; nothing where the viewer may not know it.
    pub notation: Option<String>,
    /// The die that fell, where the viewer may know it.
    pub die: Option<Die>,
    /// What came about.
    pub words: Vec<String>,
    /// What of it moves before people's eyes.
    pub motions: Vec<Motion>,
    /// Whether something begins with it that is shown by itself: a move that the rules make.
    pub begins_scene: bool,
    /// Whether the rules chose: then [`Show::reasons`] says why.
    pub has_reasons: bool,
}

/// A turn or a part of one that began.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Begun {
    /// After which step.
    pub step: usize,
    /// What began.
    pub chapter: Chapter,
    /// The same in a sentence.
    pub words: String,
}

/// One listed action.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Listed {
    /// Its notation.
    pub notation: String,
    /// What it does.
    pub words: String,
    /// How a person gives it, part by part.
    pub path: Vec<Pick>,
    /// The number in it, and what it may be; it is the last word of the notation.
    pub number: Option<Number>,
    /// A sensible number to begin with, where one is asked for.
    pub suggested: Option<Suggested>,
    /// Whether a die is rolled or a card drawn right after it, as far as the seat can know.
    pub chance: bool,
    /// Whether it ends the seat's turn, or the part of it that is under way.
    pub ends: bool,
    /// What could still be done before it, where it ends something: "7 units have not moved".
    pub left_undone: Option<String>,
}

/// Something that somebody tried on the table.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Attempt {
    /// An order: it may be carried out, or there is something against it.
    Order(String, Result<(), Refusal<Objection>>),
    /// Nothing that could be carried out: this is said to him.
    Nothing(String),
}

/// A number to begin with.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Suggested {
    /// Which.
    pub value: i32,
    /// Why, where it was measured; nothing where it is the middle of what is possible.
    pub why: Option<String>,
}

impl Listed {
    /// The part of the drawn table where it ends, as `hand-1-15`.
    pub fn target(&self) -> &str {
        self.path.last().map_or("", |pick| &pick.part)
    }

    /// What is picked first, where it takes several picks.
    pub fn source(&self) -> Option<&Pick> {
        self.path.first().filter(|_| self.path.len() > 1)
    }

    /// Its notation without the number that ends it.
    pub fn verb(&self) -> &str {
        match self.number {
            Some(_) => self.notation.rsplit_once(' ').map_or("", |(verb, _)| verb),
            None => &self.notation,
        }
    }
}

/// Chances in short.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Brief {
    /// What a player wants to see beside an action.
    pub words: Option<String>,
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
    /// Why it stands where it does, where the numbers alone would not say.
    pub why: Option<&'static str>,
}
