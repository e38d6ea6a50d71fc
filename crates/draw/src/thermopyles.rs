//! Thermopyles, shown.

mod board;
mod figures;
mod goals;
mod json;
mod lessons;
mod motions;
mod picture;
mod piles;
mod target;
mod words;

use engine::{Case, Ending, ForecastOf};
use game_thermopyles::cards::{PERSIAN_CARDS, SPARTAN_CARDS};
use game_thermopyles::odds::{Asked, Comes};
use game_thermopyles::{Action, Event, Objection, Outcome, Thermopyles, View};
use serde_json::Value;

use crate::card::Card;
use crate::course::{Chapter, Die, FirstGame, Lesson, Motion, Pick, Stage, Track, Worth};
use crate::depict::{Depict, SeatNames};
use crate::goal::Goal;
use crate::hands::Meant;
use crate::ink::Ink;
use crate::svg::{Ground, Scene, Sheet, Theme};
use crate::{parts, table};

impl Depict for Thermopyles {
    const STAGES: &'static [Stage] = figures::STAGES;
    const NAMES: &'static [&'static str] = words::figures::NAMES;
    const LESSONS: &'static [Lesson] = lessons::LESSONS;
    const FIRST_GAME: FirstGame = lessons::FIRST_GAME;
    const EXAMPLES: &'static [(&'static str, &'static str)] = words::parts::EXAMPLES;

    fn board(&self, view: &View, names: SeatNames<'_>, ink: Ink) -> String {
        board::board(view, names, ink)
    }

    fn remaining(&self, view: &View, ink: Ink) -> String {
        piles::remaining(view, ink)
    }

    fn prompt(&self, view: &View, names: SeatNames<'_>) -> String {
        words::prompt(view, names)
    }

    fn say_action(&self, view: &View, action: Action, names: SeatNames<'_>) -> String {
        words::action(view, action, names)
    }

    fn say_event(&self, event: &Event, cause: Option<Case>, names: SeatNames<'_>) -> String {
        words::event(event, cause, names)
    }

    fn say_ending(&self, ending: &Ending) -> String {
        words::ending(ending)
    }

    fn say_objection(&self, objection: &Objection) -> String {
        words::objections::objection(objection)
    }

    fn say_question(&self, question: &Asked) -> String {
        words::odds::question(*question)
    }

    fn say_answer(&self, answer: &Comes) -> String {
        words::odds::answer(*answer)
    }

    fn brief(&self, _: &View, forecasts: &[ForecastOf<Self>]) -> Option<String> {
        words::odds::brief(forecasts)
    }

    fn explain(&self, view: &View, _: &[Action], forecasts: &[ForecastOf<Self>]) -> Vec<String> {
        words::odds::explain(view, forecasts)
    }

    fn risk(&self, forecasts: &[ForecastOf<Self>]) -> Option<(u64, u64)> {
        figures::risk(forecasts)
    }

    fn ends(&self, _: &View, action: Action) -> bool {
        action == Action::Decline
    }

    fn left_undone(&self, _: &View, action: Action) -> Option<String> {
        words::left_undone(action)
    }

    fn stage(&self, view: &View) -> Option<usize> {
        figures::stage(view.awaits)
    }

    fn tracks(&self, view: &View) -> Vec<Track> {
        figures::tracks(view)
    }

    fn goals(&self, view: &View) -> Vec<Goal> {
        goals::of(view)
    }

    fn card(&self, view: &View, part: &str, names: SeatNames<'_>) -> Option<Card> {
        words::cards::card(view, part, names)
    }

    fn die(&self, outcome: Outcome) -> Option<Die> {
        figures::die(outcome)
    }

    fn worth(&self, view: &View, outcome: Outcome) -> Option<Worth> {
        Some(figures::worth(view, outcome))
    }

    fn tables() -> Vec<(Case, String)> {
        vec![
            (SPARTAN_CARDS.case, table::text(&SPARTAN_CARDS)),
            (PERSIAN_CARDS.case, table::text_with(&PERSIAN_CARDS, words::persian_cell)),
        ]
    }

    fn tables_html() -> Vec<(Case, String)> {
        vec![
            (SPARTAN_CARDS.case, parts::printed(&SPARTAN_CARDS, None)),
            (PERSIAN_CARDS.case, parts::printed(&PERSIAN_CARDS, None)),
        ]
    }

    fn emblem(theme: Theme) -> String {
        picture::emblem(theme)
    }

    fn thumbnail(&self, view: &View, theme: Theme) -> String {
        picture::thumbnail(view, theme)
    }

    fn ending_picture(&self, _: &View, ending: &Ending, theme: Theme) -> String {
        picture::ending(ending, theme)
    }

    fn svg(&self, view: &View, recent: &[Event], names: SeatNames<'_>, scene: &Scene) -> String {
        picture::board(view, recent, names, scene)
    }

    fn sheets(
        &self,
        view: &View,
        recent: &[Event],
        names: SeatNames<'_>,
        scene: &Scene,
    ) -> Vec<Sheet> {
        picture::sheets(view, recent, names, scene)
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
            // [K6] A turn is a charge or a retreat.
            Event::Charged { .. } | Event::Retreated { .. } => Some(Chapter::Turn),
            Event::Supported { .. } => Some(Chapter::Phase),
            _ => None,
        }
    }

    fn path(&self, view: &View, action: Action) -> Vec<Pick> {
        target::path(view, action)
    }

    fn meant(&self, view: &View, source: Option<&str>, part: &str) -> Option<Meant> {
        let told = if source.is_none() { words::touched::touched(view, part) } else { None };
        told.map(Meant::Nothing)
    }

    fn dice_html(&self, recent: &[Event]) -> String {
        picture::dice_html(recent)
    }

    fn remaining_html(&self, view: &View) -> String {
        piles::remaining_html(view)
    }

    fn json(&self, view: &View) -> Value {
        json::view(view)
    }
}
