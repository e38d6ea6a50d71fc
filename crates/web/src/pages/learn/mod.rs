//! The tutorial: short lessons over the real engine, with restricted choices and reasons.
//!
//! A lesson is a position and what may be tried in it, and the dice are written down. Nothing is
//! kept: the address says which lesson and what was tried (`?step=5&do=charge+15`), so that going back is
//! the browser's own button, and everything works without a script.

mod lessons;

use dice::{Kind, Scripted};
use draw::Ink;
use engine::{Info, Refusal, Seat, Terms, Viewer};
use games::{Entry, Table};
use maud::{Markup, html};

use lessons::{Choice, Lesson};

use super::cases;
use super::lobby::play_now;
use super::shell::{self, Frame};
use super::table::{picture, sequence_of};
use crate::words::here as words;
use crate::words::here::lessons::{AFTERWARDS, LESSONS, Words};

const YOU: Viewer = Viewer::Seat(Seat::FIRST);

/// What came of what was tried.
enum Tried {
    /// Nothing was tried yet.
    Nothing,
    /// A choice of the lesson, by its place, with the sentences that it made.
    Done(usize, Vec<String>),
    /// Something that the rules allow and the lesson does not.
    Elsewhere(String),
    /// Something that the rules refuse.
    Refused(String, Refusal),
}

/// The page of a lesson, counted from 1, with what was tried in it. `None`: there is no such lesson.
pub(crate) fn page(entry: &'static Entry, step: usize, doing: Option<&str>) -> Option<String> {
    let lessons = lessons::of(entry.info.id);
    let at = step.checked_sub(1)?;
    let (lesson, text) = (lessons.get(at)?, LESSONS.get(at)?);
    let names = vec![words::YOU.to_owned()];
    let mut table = entry.begin(&Terms::default(), names, Kind::Table, Some(lesson.setup)).ok()?;
    let tried = doing.map_or(Tried::Nothing, |action| try_it(table.as_mut(), lesson, action));
    let info = entry.info;
    let body = html! {
        main #main .learn {
            p.facts { (info.title) " · " (words::lesson_of(step, lessons.len())) }
            h1 { (text.title) }
            progress max=(lessons.len()) value=(step) aria-hidden="true" {}
            div.lesson {
                section.told aria-label=(text.title) {
                    @if let Tried::Done(choice, sentences) = &tried {
                        (outcome(info, text, *choice, sentences))
                        @if lesson.choices.len() > 1 { p { (words::TRY_THE_OTHER) } }
                    } @else {
                        @for paragraph in text.text { p { (cases::linked(info, paragraph)) } }
                        (objection(info, &tried))
                        (choices(table.as_ref(), lesson, step))
                    }
                    (onward(entry, step, lessons.len(), &tried))
                }
                section.board-area aria-label=(words::BOARD) {
                    div.board-view { div #board {
                        (picture(table.as_ref(), YOU, !matches!(tried, Tried::Done(..))))
                    } }
                    (sequence_of(table.as_ref(), YOU))
                    details.panel { summary { h2 { (words::TEXT_BOARD) } }
                        pre.text-board tabindex="0" role="group" aria-label=(words::TEXT_BOARD) {
                            (table.board(YOU, Ink::Plain))
                        } }
                    details.panel { summary { h2 { (words::CARDS) } }
                        (cases::part(info, &table.remaining_html(YOU))) }
                }
            }
        }
    };
    let title = format!("{}: {}", words::TUTORIAL, text.title);
    let data = [("path", address(info, step)), ("game", info.id.to_owned())];
    let frame = Frame { title: &title, page: "learn", game: Some(info), data: &data };
    Some(shell::document(&frame, &body))
}

/// Carries out what was tried, with the lesson's dice, or says why not.
fn try_it(table: &mut dyn Table, lesson: &Lesson, action: &str) -> Tried {
    if let Some(at) = lesson.choices.iter().position(|choice| choice.action == action) {
        let done = carry_out(table, &lesson.choices[at]);
        return done.map_or(Tried::Nothing, |sentences| Tried::Done(at, sentences));
    }
    match table.why(Seat::FIRST, action) {
        Ok(Ok(())) => Tried::Elsewhere(action.to_owned()),
        Ok(Err(refusal)) => Tried::Refused(action.to_owned(), refusal),
        Err(_) => Tried::Nothing,
    }
}

fn carry_out(table: &mut dyn Table, choice: &Choice) -> Option<Vec<String>> {
    let before = table.steps();
    table.act(Seat::FIRST, choice.action).ok()?;
    let mut dice = Scripted::new(choice.outcomes.iter().map(|&it| it.to_owned()));
    while table.roll(&mut dice).ok()? {}
    Some(table.told(before, Some(YOU)).into_iter().flat_map(|told| told.words).collect())
}

fn choices(table: &dyn Table, lesson: &Lesson, step: usize) -> Markup {
    let info = table.info();
    let listed = table.actions();
    let offered =
        listed.iter().filter(|it| lesson.choices.iter().any(|choice| choice.action == it.notation));
    html! {
        h2 { (words::LESSON_CHOICES) }
        ol.actions {
            @for action in offered {
                li {
                    a.act href={ (address(info, step)) "&do=" (action.notation.replace(' ', "+")) }
                        data-action=(action.notation) {
                        span.words { (cases::marked(info, &action.words)) }
                        @if let Some(brief) = &action.brief { span.brief { (brief) } }
                    }
                    @if let Some(odds) = table.odds_html(&action.notation).ok().filter(|it| !it.is_empty()) {
                        details { summary { (words::ODDS) } (cases::part(info, &odds)) }
                    }
                }
            }
        }
    }
}

fn objection(info: &Info, tried: &Tried) -> Markup {
    html! {
        @match tried {
            Tried::Elsewhere(action) => {
                p.problem role="alert" { (words::not_in_this_lesson(action)) }
            }
            Tried::Refused(action, Refusal::Illegal { objections, .. }) => {
                div.problem role="alert" {
                    p { (words::refused(action)) }
                    ul { @for it in objections {
                        li { (it.why) " " (cases::link(info, it.case.id())) }
                    } }
                }
            }
            Tried::Refused(_, refusal) => p.problem role="alert" { (refusal) },
            Tried::Nothing | Tried::Done(..) => {}
        }
    }
}

fn outcome(info: &Info, text: &Words, choice: usize, sentences: &[String]) -> Markup {
    html! {
        h2 tabindex="-1" { (words::WHAT_HAPPENED) }
        ul.happened { @for it in sentences { li { (cases::linked(info, it)) } } }
        @if let Some(why) = text.why.get(choice) { p.why { (cases::linked(info, why)) } }
    }
}

/// The address of a lesson.
fn address(info: &Info, step: usize) -> String {
    format!("/learn/{}?step={step}", info.id)
}

fn onward(entry: &Entry, step: usize, lessons: usize, tried: &Tried) -> Markup {
    let to = |step: usize| address(entry.info, step);
    let done = matches!(tried, Tried::Done(..));
    html! {
        @if done && step == lessons { p { (AFTERWARDS) } }
        div.row {
            @if done && step < lessons { a.button.primary href=(to(step + 1)) { (words::NEXT_LESSON) } }
            @if done && step == lessons {
                (play_now(entry))
            }
            @if done { a.button href=(to(step)) { (words::TRY_AGAIN) } }
            @else if step > 1 { a.button href=(to(step - 1)) { (words::PREVIOUS_LESSON) } }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{LESSONS, Tried, lessons, page, try_it};
    use dice::Kind;
    use engine::{Node, Terms};

    #[test]
    fn every_lesson_has_its_words_and_a_reason_for_each_choice() {
        let lessons = lessons::of("thermopyles");
        assert_eq!(lessons.len(), LESSONS.len());
        for (lesson, text) in lessons.iter().zip(LESSONS) {
            assert_eq!(lesson.choices.len(), text.why.len(), "{}", text.title);
        }
    }

    #[test]
    fn every_choice_plays_over_the_real_rules_to_the_next_decision() {
        let entry = games::find("thermopyles").unwrap();
        for (lesson, text) in lessons::of("thermopyles").iter().zip(LESSONS) {
            for choice in lesson.choices {
                let begun = entry.begin(&Terms::default(), vec![], Kind::Table, Some(lesson.setup));
                let mut table = begun.unwrap_or_else(|error| panic!("{}: {error}", text.title));
                let tried = try_it(table.as_mut(), lesson, choice.action);
                assert!(matches!(tried, Tried::Done(..)), "{}", text.title);
                let chances = table.steps() - 1;
                assert_eq!(chances, choice.outcomes.len(), "{}", text.title);
                assert!(!matches!(table.node(), Node::Chance { .. }), "{}", text.title);
            }
        }
    }

    #[test]
    fn a_lesson_says_why_what_it_does_not_offer_is_not_done() {
        let entry = games::find("thermopyles").unwrap();
        let refused = page(entry, 1, Some("charge 20")).unwrap();
        assert!(refused.contains("role=\"alert\"") && refused.contains("data-case=\"K11\""));
        let elsewhere = page(entry, 1, Some("retreat")).unwrap();
        assert!(elsewhere.contains("this lesson is about something else"));
        assert!(page(entry, 99, None).is_none() && page(entry, 0, None).is_none());
    }
}
