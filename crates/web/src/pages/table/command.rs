//! The command line: for those who would rather type.

use maud::{Markup, html};

use crate::look::Look;
use crate::words::here::command as words;

/// The button, and the line that it opens. The client wires both.
pub(super) fn form(look: &Look<'_>) -> Markup {
    html! {
        form #command .command autocomplete="off" {
            button #command-open type="button" aria-expanded="false" aria-controls="command-box" {
                span.prompt-sign aria-hidden="true" { ":" } " " (words::OPEN)
            }
            div #command-box hidden {
                label for="command-line" { (words::LINE) }
                div.row {
                    input #command-line type="text" role="combobox" aria-autocomplete="list"
                        aria-expanded="false" aria-controls="command-offers"
                        aria-describedby="command-help" autocapitalize="off" spellcheck="false"
                        autocomplete="off";
                    button { (words::ENTER) }
                }
                ul #command-offers role="listbox" aria-label=(words::OFFERS) hidden {}
                div #command-answer tabindex="0" role="group" aria-label=(words::ANSWER) { (help(look)) }
                div.unseen #command-help { (words::HELP) @for (typed, _) in words::QUESTIONS { " " (typed) "," } }
            }
        }
    }
}

fn help(look: &Look<'_>) -> Markup {
    let examples = look.table.examples();
    html! {
        @if !examples.is_empty() {
            p { (words::EXAMPLES) }
            dl.questions {
                @for (typed, what) in examples { dt { code { (typed) } } dd { (what) } }
            }
        }
        p { (words::HELP) }
        dl.questions {
            @for (typed, what) in words::QUESTIONS { dt { code { (typed) } } dd { (what) } }
        }
    }
}
