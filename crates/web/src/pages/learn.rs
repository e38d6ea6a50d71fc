//! The tutorial: short lessons over the real engine, with restricted choices and reasons.
//!
//! A lesson is a position and what may be tried in it, and the dice are written down. Nothing is
//! kept: the address says which lesson and what was tried (`?step=5&do=charge+15`), so that going back is
//! the browser's own button, and everything works without a script.

use dice::{Kind, Scripted};
use draw::{Ink, Lesson, Trial};
use engine::{Info, Refusal, Seat, Terms, Viewer};
use games::{Entry, Session};
use maud::{Markup, html};
use serde_json::Value;

use super::cases;
use super::lobby::play_now;
use super::shell::{self, Frame};
use super::table::{picture, sequence_of, stamps};
use crate::words::here as words;
use crate::words::here::first_hour;

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
    Refused(String, Refusal<games::Objection>),
}

/// The page of a lesson, counted from 1, with what was tried in it. `None`: there is no such lesson.
pub(crate) fn page(entry: &'static Entry, step: usize, doing: Option<&str>) -> Option<String> {
    let lessons = entry.lessons();
    let lesson = lessons.get(step.checked_sub(1)?)?;
    let mut table = laid_out(entry, lesson).ok()?;
    let tried = doing.map_or(Tried::Nothing, |action| try_it(table.as_mut(), lesson, action));
    let info = entry.info;
    let body = html! {
        main #main .learn {
            p.facts { (info.title) " · " (words::lesson_of(step, lessons.len())) }
            h1 { (lesson.title) }
            progress max=(lessons.len()) value=(step) aria-hidden="true" {}
            div.lesson {
                section.told aria-label=(lesson.title) {
                    @if let Tried::Done(choice, sentences) = &tried {
                        (outcome(info, lesson, *choice, sentences))
                        @if lesson.trials.len() > 1 { p { (words::TRY_THE_OTHER) } }
                    } @else {
                        @for paragraph in lesson.text { p { (cases::linked(info, paragraph)) } }
                        (objection(info, &tried))
                        (choices(table.as_ref(), lesson, step))
                    }
                    (onward(entry, step, lessons.len(), &tried))
                }
                section.board-area aria-label=(words::BOARD) {
                    section #hand .hand aria-label=(words::hands::HELD) hidden {}
                    div.board-view { div #board {
                        (stamps(table.as_ref()))
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
    let title = format!("{}: {}", words::TUTORIAL, lesson.title);
    let data = [("path", address(info, step)), ("game", info.id.to_owned())];
    let frame = Frame { title: &title, page: "learn", game: Some(info), data: &data };
    Some(shell::document(&frame, &body))
}

/// The table of a lesson.
fn laid_out(entry: &Entry, lesson: &Lesson) -> Result<Box<dyn Session>, games::Error> {
    let options = lesson.options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned()));
    let terms = Terms { options: options.collect(), ..Terms::default() };
    entry.begin(&terms, vec![words::YOU.to_owned()], Kind::Table, Some(lesson.setup))
}

/// Carries out what was tried, with the lesson's dice, or says why not.
fn try_it(table: &mut dyn Session, lesson: &Lesson, action: &str) -> Tried {
    if let Some(at) = lesson.trials.iter().position(|choice| choice.action == action) {
        let done = carry_out(table, &lesson.trials[at]);
        return done.map_or(Tried::Nothing, |sentences| Tried::Done(at, sentences));
    }
    match table.why(Seat::FIRST, action) {
        Ok(Ok(())) => Tried::Elsewhere(action.to_owned()),
        Ok(Err(refusal)) => Tried::Refused(action.to_owned(), refusal),
        Err(_) => Tried::Nothing,
    }
}

fn carry_out(table: &mut dyn Session, trial: &Trial) -> Option<Vec<String>> {
    let before = table.steps();
    table.act(Seat::FIRST, trial.action).ok()?;
    let mut dice = Scripted::new(trial.outcomes.iter().map(|&it| it.to_owned()));
    while table.advance(&mut dice).ok()? {}
    Some(table.told(before, Some(YOU)).into_iter().flat_map(|told| told.words).collect())
}

fn choices(table: &dyn Session, lesson: &Lesson, step: usize) -> Markup {
    let info = table.info();
    let listed = table.actions();
    let offered =
        listed.iter().filter(|it| lesson.trials.iter().any(|choice| choice.action == it.notation));
    html! {
        h2 { (words::LESSON_CHOICES) }
        ol.actions {
            @for action in offered {
                li {
                    a.act href={ (address(info, step)) "&do=" (action.notation.replace(' ', "+")) }
                        data-action=(action.notation) data-target=(action.target())
                        data-source=[action.source().map(|pick| &pick.part)] {
                        span.words { (cases::marked(info, &action.words)) }
                        @if let Some(brief) = table.brief(&action.notation).unwrap_or_default().words {
                            span.brief { (brief) }
                        }
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

fn outcome(info: &Info, lesson: &Lesson, choice: usize, sentences: &[String]) -> Markup {
    html! {
        h2 tabindex="-1" { (words::WHAT_HAPPENED) }
        ul.happened { @for it in sentences { li { (cases::linked(info, it)) } } }
        @if let Some(trial) = lesson.trials.get(choice) {
            p.why { (cases::linked(info, trial.why)) }
        }
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
        @if done && step == lessons {
            h2 { (first_hour::FIRST_GAME) }
            p { (cases::linked(entry.info, entry.first_game().about)) }
            p { (words::AFTERWARDS) }
        }
        div.row {
            @if done && step < lessons { a.button.primary href=(to(step + 1)) { (words::NEXT_LESSON) } }
            @if done && step == lessons {
                (first_game(entry))
                (play_now(entry))
            }
            @if done { a.button href=(to(step)) { (words::TRY_AGAIN) } }
            @else if step > 1 { a.button href=(to(step - 1)) { (words::PREVIOUS_LESSON) } }
        }
    }
}

/// The button that begins the small game at the end: the learner against the easy level.
fn first_game(entry: &Entry) -> Markup {
    let first = entry.first_game();
    let options: serde_json::Map<String, Value> =
        first.options.iter().map(|&(name, value)| (name.to_owned(), value.into())).collect();
    html! {
        button.primary #first-game type="button" data-begin=(entry.info.id) data-title=(first.title)
            data-seats=(super::new::first_seats(entry, &first))
            data-options=(Value::Object(options).to_string()) data-setup=[first.setup] {
            (first_hour::BEGIN_FIRST)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Tried, laid_out, page, try_it};
    use engine::Node;
    use engine::record::Who;

    #[test]
    fn every_choice_of_every_tutorial_plays_over_the_real_rules_to_the_next_decision() {
        for entry in games::CATALOG {
            assert!(!entry.lessons().is_empty(), "{} has a tutorial", entry.info.title);
            for lesson in entry.lessons() {
                for trial in lesson.trials {
                    let begun = laid_out(entry, lesson);
                    let mut table =
                        begun.unwrap_or_else(|error| panic!("{}: {error}", lesson.title));
                    let before = table.steps();
                    let tried = try_it(table.as_mut(), lesson, trial.action);
                    assert!(matches!(tried, Tried::Done(..)), "{}", lesson.title);
                    let chances =
                        table.told(before, None).iter().filter(|it| it.who == Who::Chance).count();
                    assert_eq!(chances, trial.outcomes.len(), "{}", lesson.title);
                    assert!(!matches!(table.node(), Node::Chance { .. }), "{}", lesson.title);
                }
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
