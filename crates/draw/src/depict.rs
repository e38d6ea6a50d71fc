//! What a game needs to be shown to people.

use engine::{Case, Ending, ForecastOf, Game, Number, Seat};
use serde_json::Value;

use crate::aid::Aid;
use crate::card::Card;
use crate::course::{
    Chapter, Die, FirstGame, Lesson, Motion, Opening, Order, Pick, Stage, Track, Worth,
};
use crate::goal::Goal;
use crate::grammar::Subject;
use crate::hands::{Handful, Meant, Routine, Standing};
use crate::ink::Ink;
use crate::svg::{Ground, Scene, Sheet, Theme};

/// The names of those who play.
#[derive(Copy, Clone, Debug)]
pub struct SeatNames<'a> {
    names: &'a [String],
}

impl<'a> SeatNames<'a> {
    /// A name for each seat, in order.
    pub const fn new(names: &'a [String]) -> Self {
        Self { names }
    }

    /// The name of a seat.
    pub fn name(&self, seat: Seat) -> &'a str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    /// Whoever sits at a seat, as somebody who does something.
    pub fn subject(&self, seat: Seat) -> Subject<'a> {
        Subject::person(self.name(seat))
    }

    /// A seat and what its player does: `Anna charges`, `You charge`.
    pub fn does(&self, seat: Seat, verb: &str) -> String {
        self.subject(seat).does(verb)
    }
}

/// A game that can be shown. Everything is made from views and events, never from a state.
pub trait Depict: Game {
    /// The stages of a turn, in order.
    const STAGES: &'static [Stage];

    /// What players are called who give no name: people of the battle, seat by seat.
    const NAMES: &'static [&'static str];

    /// The tutorial, lesson by lesson.
    const LESSONS: &'static [Lesson];

    /// The small game that the tutorial ends in.
    const FIRST_GAME: FirstGame;

    /// What may be typed, with what it does: the game's own notation at work.
    const EXAMPLES: &'static [(&'static str, &'static str)] = &[];

    /// Decisions that players may leave to a rule of thumb.
    const ROUTINES: &'static [Routine] = &[];

    /// Whether a die is rolled for a unit, so that [`Depict::dice_html`] says more than a row of dice.
    const DICE_HAVE_OWNERS: bool = false;

    /// What the lowest face of its dice counts: a nought where a ten-sided die has one.
    const LEAST_FACE: u8 = 1;

    /// Whether [`Depict::tables_in_use`] ever has any.
    const LIGHTS_TABLES: bool = false;

    /// The table as text, at most 80 columns wide.
    fn board(&self, view: &Self::View, names: SeatNames<'_>, ink: Ink) -> String;

    /// What has gone and what may still come, counted.
    fn remaining(&self, view: &Self::View, ink: Ink) -> String;

    /// One line: who is asked what, and by which clause.
    fn prompt(&self, view: &Self::View, names: SeatNames<'_>) -> String;

    /// What an action does, in a few words.
    fn say_action(&self, view: &Self::View, action: Self::Action, names: SeatNames<'_>) -> String;

    /// Why advice stands where it does, in a sentence, where its order looks odd beside its
    /// numbers. `advice` has the actions and the share of wins that each promises, the best first.
    fn say_advice(
        &self,
        _view: &Self::View,
        _advice: &[(Self::Action, f64)],
        _at: usize,
    ) -> Option<&'static str> {
        None
    }

    /// Why a number is suggested where an action asks for one: `even` is what was measured to leave
    /// equal players an even chance, `asked` what may be given now.
    fn say_even(&self, even: i32, asked: Number) -> String {
        let even = asked.measure.write(even);
        format!("about even between equal players: {even}")
    }

    /// What came about, in a sentence. `cause` is the clause that called for chance, after chance.
    fn say_event(&self, event: &Self::Event, cause: Option<Case>, names: SeatNames<'_>) -> String;

    /// Why the rules did what an event tells, for those who ask: what they could have done, each
    /// priority with what it left and its clause, and what a die decided. A line each; nothing where
    /// there was no choice.
    fn say_reasons(&self, _event: &Self::Event, _names: SeatNames<'_>) -> Vec<String> {
        Vec::new()
    }

    /// Where something begins that is shown by itself to those who follow the rules' own moves: a
    /// march, a volley, a fight; nothing where it goes on.
    fn opens(&self, _event: &Self::Event) -> Option<Opening> {
        None
    }

    /// How the game ended, in a sentence.
    fn say_ending(&self, ending: &Ending) -> String;

    /// A reason against an action, with its numbers, in a few words and without its clause.
    fn say_objection(&self, objection: &Self::Objection) -> String;

    /// What a forecast asks, in a few words.
    fn say_question(&self, question: &Self::Question) -> String;

    /// What the answers to a question take for granted, where they do: how people decide meanwhile.
    fn assumed(&self, _question: &Self::Question) -> Option<&'static str> {
        None
    }

    /// What may come of it, in a few words.
    fn say_answer(&self, answer: &Self::Answer) -> String;

    /// The chances that a player wants to see beside an action, in plain words on one short line;
    /// nothing where there are none.
    fn brief(&self, view: &Self::View, forecasts: &[ForecastOf<Self>]) -> Option<String>;

    /// What follows an action or an order, in plain words, a sentence each: what is likely, and
    /// every way in which the game may end by it. Nothing where there is nothing to say.
    fn explain(
        &self,
        view: &Self::View,
        actions: &[Self::Action],
        forecasts: &[ForecastOf<Self>],
    ) -> Vec<String>;

    /// In how many cases, of how many, an action has lost the game before anybody decides again.
    fn risk(&self, forecasts: &[ForecastOf<Self>]) -> Option<(u64, u64)>;

    /// Whether an action ends the seat's turn, or the part of it that is under way, by choice: what
    /// has not been done by then is not done.
    fn ends(&self, view: &Self::View, action: Self::Action) -> bool;

    /// What could still be done before an action that [ends](Depict::ends) something, or that begins
    /// what cannot be called back, in a few words, as "7 units have not moved". Nothing: nothing is
    /// given away by it.
    fn left_undone(&self, view: &Self::View, action: Self::Action) -> Option<String>;

    /// The stage that a turn is in, by its place among [`Depict::STAGES`].
    fn stage(&self, view: &Self::View) -> Option<usize>;

    /// Everything that is counted, and where it stands.
    fn tracks(&self, view: &Self::View) -> Vec<Track>;

    /// Every way to win or lose, and how far it is, for the one who looks. What matters most of
    /// each stands first.
    fn goals(&self, view: &Self::View) -> Vec<Goal>;

    /// What a part of the drawn table is, has and means, as far as the viewer may know.
    fn card(&self, view: &Self::View, part: &str, names: SeatNames<'_>) -> Option<Card>;

    /// What the board shows of the rules on demand, and of a part that is looked at; nothing where it
    /// shows no more than it always does.
    fn aid(&self, _view: &Self::View, _part: Option<&str>) -> Option<Aid> {
        None
    }

    /// The die that an outcome is, if it is one.
    fn die(&self, outcome: Self::Outcome) -> Option<Die>;

    /// What an outcome counts for at the chance node of a view, when luck is added up.
    fn worth(&self, view: &Self::View, outcome: Self::Outcome) -> Option<Worth>;

    /// Group orders that are worth offering beside the single actions.
    fn orders(&self, _view: &Self::View) -> Vec<Order> {
        Vec::new()
    }

    /// While units are set up: the order that sets them up as they stand now, empty where nobody
    /// stands yet. It can be kept and given again at another table.
    fn set_up_so_far(&self, _view: &Self::View) -> Option<String> {
        None
    }

    /// The stacks that can be taken up now, each with its name.
    fn hands(&self, _view: &Self::View) -> Vec<Pick> {
        Vec::new()
    }

    /// One of them: who may be taken up, and where they may go.
    fn handful(&self, _view: &Self::View, _source: &str) -> Option<Handful> {
        None
    }

    /// What is meant by touching a part, with something of another one in hand or with nothing.
    fn meant(&self, _view: &Self::View, _source: Option<&str>, _part: &str) -> Option<Meant> {
        None
    }

    /// What may go on step by step.
    fn standing(&self, _view: &Self::View) -> Vec<Standing> {
        Vec::new()
    }

    /// The tables that the rulebook prints, each with its clause.
    fn tables() -> Vec<(Case, String)>;

    /// The tables that the rulebook prints, as HTML, each with its clause.
    fn tables_html() -> Vec<(Case, String)>;

    /// The printed tables that the present question may be decided by, or that the last dice were
    /// read off, as HTML with their clauses: the cells in use are lit.
    fn tables_in_use(&self, _view: &Self::View, _recent: &[Self::Event]) -> Vec<(Case, String)> {
        Vec::new()
    }

    /// A drawn picture of the game for a list of games, three wide and two high.
    fn emblem(theme: Theme) -> String;

    /// The position in small, for a list of games: twelve wide and seven high, without letters.
    fn thumbnail(&self, view: &Self::View, theme: Theme) -> String;

    /// A drawn picture of how a game ended, ten wide and seven high, without letters.
    fn ending_picture(&self, view: &Self::View, ending: &Ending, theme: Theme) -> String;

    /// The table drawn. `recent` is what this viewer learned last, oldest first: the dice of the
    /// last fight are in no view, and people want to see them lie there.
    fn svg(
        &self,
        view: &Self::View,
        recent: &[Self::Event],
        names: SeatNames<'_>,
        scene: &Scene,
    ) -> String;

    /// The same laid out for a page: sheets that keep what has not changed.
    fn sheets(
        &self,
        view: &Self::View,
        recent: &[Self::Event],
        names: SeatNames<'_>,
        scene: &Scene,
    ) -> Vec<Sheet>;

    /// What lies under the sheets and never changes at this table.
    fn grounds(&self) -> Vec<Ground>;

    /// What the table has to say about its components, under the sheets.
    fn legend(&self, view: &Self::View) -> Vec<String>;

    /// Every figure that sheets and grounds use by its name, drawn once.
    fn stamps() -> String;

    /// What an event moves, rolls or takes off the table, for the eye; nothing where it does not.
    fn motions(&self, event: &Self::Event) -> Vec<Motion>;

    /// What begins with an event, for those who look back; nothing where it goes on.
    fn begins(&self, event: &Self::Event) -> Option<Chapter>;

    /// How a person gives an action, part by part: a stack, and then where it goes. The last part
    /// is where the action ends; there is always one.
    fn path(&self, view: &Self::View, action: Self::Action) -> Vec<Pick>;

    /// The last dice as HTML: each die drawn, what they added up to, and what came of it. Empty
    /// where none fell.
    fn dice_html(&self, recent: &[Self::Event]) -> String;

    /// What has gone and what may still come, counted, as HTML tables.
    fn remaining_html(&self, view: &Self::View) -> String;

    /// The view for programs.
    fn json(&self, view: &Self::View) -> Value;
}
