//! Marathon, shown.

mod aids;
mod board;
mod cards;
mod goals;
mod hands;
mod json;
mod lessons;
mod lit;
mod motions;
mod orders;
mod picture;
mod standing;
mod tables;
mod target;
mod touched;
mod tracks;
mod undone;
mod words;

use engine::{Case, Ending, ForecastOf};
use game_marathon::odds::{Answer, Question};
use game_marathon::state::Impulse;
use game_marathon::{Action, Event, Marathon, Objection, Outcome, View};
use serde_json::Value;

use crate::aid::Aid;
use crate::card::Card;
use crate::course::{
    Chapter, Die, FirstGame, Lesson, Motion, Opening, Order, Pick, Stage, Track, Worth,
};
use crate::depict::{Depict, SeatNames};
use crate::goal::Goal;
use crate::hands::{Handful, Meant, Routine, Standing};
use crate::ink::Ink;
use crate::svg::{Ground, Scene, Sheet, Theme};

impl Depict for Marathon {
    const STAGES: &'static [Stage] = tracks::STAGES;
    const NAMES: &'static [&'static str] = words::figures::NAMES;
    const LESSONS: &'static [Lesson] = lessons::LESSONS;
    const FIRST_GAME: FirstGame = lessons::FIRST_GAME;

    const EXAMPLES: &'static [(&'static str, &'static str)] = words::actions::EXAMPLES;

    const ROUTINES: &'static [Routine] = words::actions::ROUTINES;

    const DICE_HAVE_OWNERS: bool = true;
    const LEAST_FACE: u8 = 0;
    const LIGHTS_TABLES: bool = true;

    fn board(&self, view: &View, names: SeatNames<'_>, ink: Ink) -> String {
        board::board(self, view, names, ink)
    }

    fn remaining(&self, view: &View, ink: Ink) -> String {
        board::remaining(self, view, ink)
    }

    fn prompt(&self, view: &View, names: SeatNames<'_>) -> String {
        words::prompts::prompt(self, view, names)
    }

    fn say_action(&self, view: &View, action: Action, _: SeatNames<'_>) -> String {
        words::actions::action(self, view, action)
    }

    fn say_event(&self, event: &Event, cause: Option<Case>, names: SeatNames<'_>) -> String {
        words::events::event(self, event, cause, names)
    }

    /// A shot and a melee are looked at by themselves.
    fn opens(&self, event: &Event) -> Option<Opening> {
        matches!(event, Event::Fired { .. } | Event::Fought { .. }).then_some(Opening::WithIt)
    }

    fn say_ending(&self, ending: &Ending) -> String {
        words::ending(ending)
    }

    fn say_objection(&self, objection: &Objection) -> String {
        words::objections::objection(objection)
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
        words::odds::brief(self, view, forecasts)
    }

    fn explain(
        &self,
        view: &View,
        actions: &[Action],
        forecasts: &[ForecastOf<Self>],
    ) -> Vec<String> {
        words::odds::explain(self, view, actions, forecasts)
    }

    /// Morale sinks to nought by Leaders who fall, or in the End Phase: no single forecast tells it.
    fn risk(&self, _: &[ForecastOf<Self>]) -> Option<(u64, u64)> {
        None
    }

    fn ends(&self, view: &View, action: Action) -> bool {
        undone::ends(view, action)
    }

    fn left_undone(&self, view: &View, action: Action) -> Option<String> {
        undone::left(self, view, action)
    }

    fn stage(&self, view: &View) -> Option<usize> {
        tracks::stage(view)
    }

    fn tracks(&self, view: &View) -> Vec<Track> {
        tracks::tracks(self, view)
    }

    fn goals(&self, view: &View) -> Vec<Goal> {
        goals::of(self, view)
    }

    fn card(&self, view: &View, part: &str, _: SeatNames<'_>) -> Option<Card> {
        cards::card(self, view, part)
    }

    fn aid(&self, view: &View, part: Option<&str>) -> Option<Aid> {
        Some(aids::of(self, view, part))
    }

    fn die(&self, outcome: Outcome) -> Option<Die> {
        tracks::die(outcome)
    }

    fn worth(&self, view: &View, outcome: Outcome) -> Option<Worth> {
        tracks::worth(self, view, outcome)
    }

    fn orders(&self, view: &View) -> Vec<Order> {
        orders::of(self, view)
    }

    fn set_up_so_far(&self, view: &View) -> Option<String> {
        self.deployment_so_far(&view.state)
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
        standing::of(self, view)
    }

    fn tables() -> Vec<(Case, String)> {
        tables::text()
    }

    fn tables_html() -> Vec<(Case, String)> {
        tables::html()
    }

    fn tables_in_use(&self, view: &View, recent: &[Event]) -> Vec<(Case, String)> {
        tables::lit(self, &lit::cells(self, view, recent))
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
            Event::TurnBegan { .. } | Event::Activated { .. } => Some(Chapter::Turn),
            Event::ImpulseBegan { impulse: Impulse::Reaction, .. } => None,
            Event::ImpulseBegan { .. } | Event::SetUpBegan { .. } => Some(Chapter::Phase),
            _ => None,
        }
    }

    fn path(&self, view: &View, action: Action) -> Vec<Pick> {
        target::path(view, action)
    }

    fn dice_html(&self, recent: &[Event]) -> String {
        picture::dice_html(recent)
    }

    fn remaining_html(&self, view: &View) -> String {
        board::remaining_html(self, view)
    }

    fn json(&self, view: &View) -> Value {
        json::view(self, view)
    }
}
