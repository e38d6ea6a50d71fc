//! The Battle of Thermopylae, shown.

mod armies;
mod board;
mod figures;
mod goals;
mod hands;
mod json;
mod lessons;
mod motions;
mod orders;
mod picture;
mod plans;
mod target;
mod undone;
mod values;
mod words;

use engine::{Case, Ending, ForecastOf, Number};
use game_thermopylae::odds::{Answer, Question};
use game_thermopylae::{Action, Event, Objection, Outcome, Thermopylae, View};
use serde_json::Value;

use crate::card::Card;
use crate::course::{Chapter, Die, FirstGame, Lesson, Motion, Order, Pick, Stage, Track, Worth};
use crate::depict::{Depict, SeatNames};
use crate::goal::Goal;
use crate::hands::{Handful, Meant, Routine, Standing};
use crate::ink::Ink;
use crate::svg::{Ground, Scene, Sheet, Theme};

impl Depict for Thermopylae {
    const STAGES: &'static [Stage] = figures::STAGES;
    const NAMES: &'static [&'static str] = words::figures::NAMES;
    const LESSONS: &'static [Lesson] = lessons::LESSONS;
    const FIRST_GAME: FirstGame = lessons::FIRST_GAME;

    const EXAMPLES: &'static [(&'static str, &'static str)] = words::hands::EXAMPLES;
    const ROUTINES: &'static [Routine] = words::hands::ROUTINES;

    const DICE_HAVE_OWNERS: bool = true;

    fn board(&self, view: &View, names: SeatNames<'_>, ink: Ink) -> String {
        board::board(self, view, names, ink)
    }

    fn remaining(&self, view: &View, ink: Ink) -> String {
        armies::remaining(view, ink)
    }

    fn prompt(&self, view: &View, names: SeatNames<'_>) -> String {
        words::prompt(self, view, names)
    }

    fn say_action(&self, view: &View, action: Action, _: SeatNames<'_>) -> String {
        words::action(view, action)
    }

    fn say_advice(&self, _: &View, advice: &[(Action, f64)], at: usize) -> Option<&'static str> {
        words::advice::why(self.options.auction, advice, at)
    }

    fn say_even(&self, even: i32, asked: Number) -> String {
        words::even(even, asked.least)
    }

    fn say_event(&self, event: &Event, cause: Option<Case>, names: SeatNames<'_>) -> String {
        words::events::event(&self.board.map, event, cause, names)
    }

    fn say_ending(&self, ending: &Ending) -> String {
        words::ending(ending)
    }

    fn say_objection(&self, objection: &Objection) -> String {
        words::objections::objection(&self.board.map, objection)
    }

    fn say_question(&self, question: &Question) -> String {
        words::odds::question(*question)
    }

    fn assumed(&self, question: &Question) -> Option<&'static str> {
        words::odds::assumed(*question)
    }

    fn say_answer(&self, answer: &Answer) -> String {
        words::odds::answer(*answer)
    }

    fn brief(&self, view: &View, forecasts: &[ForecastOf<Self>]) -> Option<String> {
        words::odds::brief(view, forecasts)
    }

    fn explain(
        &self,
        view: &View,
        actions: &[Action],
        forecasts: &[ForecastOf<Self>],
    ) -> Vec<String> {
        words::odds::explain(view, actions, forecasts)
    }

    /// Losses are told, but not who is left elsewhere: no forecast says that the game is lost.
    fn risk(&self, _: &[ForecastOf<Self>]) -> Option<(u64, u64)> {
        None
    }

    fn ends(&self, _: &View, action: Action) -> bool {
        undone::ends(action)
    }

    fn left_undone(&self, view: &View, action: Action) -> Option<String> {
        undone::left(self, view, action)
    }

    fn stage(&self, view: &View) -> Option<usize> {
        figures::stage(view.state.awaits)
    }

    fn tracks(&self, view: &View) -> Vec<Track> {
        figures::tracks(view)
    }

    fn goals(&self, view: &View) -> Vec<Goal> {
        goals::of(view)
    }

    fn card(&self, view: &View, part: &str, _names: SeatNames<'_>) -> Option<Card> {
        words::cards::card(view, part)
    }

    fn die(&self, outcome: Outcome) -> Option<Die> {
        figures::die(outcome)
    }

    fn worth(&self, view: &View, outcome: Outcome) -> Option<Worth> {
        figures::worth(self, view, outcome)
    }

    fn orders(&self, view: &View) -> Vec<Order> {
        orders::of(self, view)
    }

    fn hands(&self, view: &View) -> Vec<Pick> {
        hands::stacks(self, view)
    }

    fn handful(&self, view: &View, source: &str) -> Option<Handful> {
        hands::handful(self, view, source)
    }

    fn meant(&self, view: &View, source: Option<&str>, part: &str) -> Option<Meant> {
        hands::meant(self, view, source, part)
    }

    fn standing(&self, view: &View) -> Vec<Standing> {
        hands::standing(view)
    }

    fn tables() -> Vec<(Case, String)> {
        values::tables()
    }

    fn tables_html() -> Vec<(Case, String)> {
        values::tables_html()
    }

    fn emblem(theme: Theme) -> String {
        picture::emblem(theme)
    }

    fn thumbnail(&self, view: &View, theme: Theme) -> String {
        picture::thumbnail(view, theme)
    }

    fn ending_picture(&self, view: &View, ending: &Ending, theme: Theme) -> String {
        picture::ending(view, ending, theme)
    }

    fn svg(&self, view: &View, recent: &[Event], names: SeatNames<'_>, scene: &Scene) -> String {
        picture::board(self, view, recent, names, scene)
    }

    fn sheets(
        &self,
        view: &View,
        recent: &[Event],
        names: SeatNames<'_>,
        scene: &Scene,
    ) -> Vec<Sheet> {
        picture::sheets(self, view, recent, names, scene)
    }

    fn grounds(&self) -> Vec<Ground> {
        picture::grounds(self)
    }

    fn legend(&self, view: &View) -> Vec<String> {
        board::legend(view)
    }

    fn stamps() -> String {
        picture::stamps()
    }

    fn motions(&self, event: &Event) -> Vec<Motion> {
        motions::of(event)
    }

    fn begins(&self, event: &Event) -> Option<Chapter> {
        match event {
            Event::Settled { .. } | Event::TurnBegan { .. } => Some(Chapter::Turn),
            Event::Declared { .. } | Event::MovementBegan { .. } => Some(Chapter::Phase),
            _ => None,
        }
    }

    fn path(&self, view: &View, action: Action) -> Vec<Pick> {
        target::path(view, action)
    }

    fn dice_html(&self, recent: &[Event]) -> String {
        picture::dice_html(&self.board.map, recent)
    }

    fn remaining_html(&self, view: &View) -> String {
        armies::remaining_html(view)
    }

    fn json(&self, view: &View) -> Value {
        json::view(self, view)
    }
}
