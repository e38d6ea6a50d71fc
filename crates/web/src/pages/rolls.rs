//! Dice at a real table: the choice of who throws them, and the list to enter what came up.

use maud::{Markup, html};

use crate::look::{Look, Roll};
use crate::words::here::fair as words;

/// The choice of dice, in the form of a new game.
pub(super) fn choice() -> Markup {
    html! {
        fieldset {
            legend { (words::DICE) }
            div.option {
                label {
                    span { (words::WHO_THROWS) }
                    select name="dice" {
                        @for (value, name) in words::THROWS { option value=(value) { (name) } }
                    }
                }
                div { @for (_, help) in words::THROWS_HELP { p.help { (help) } } }
            }
        }
    }
}

/// What has to be entered before the game goes on; nothing where the app rolls.
pub(super) fn awaited(look: &Look<'_>) -> Option<Markup> {
    let Roll { whose, outcomes } = look.roll.as_ref()?;
    let seat = look.you.first()?;
    let whose = whose.map(|whose| look.table.name(whose));
    Some(match outcomes {
        Err(why) => html! { p.idle { (words::cannot_enter(why)) } },
        Ok(outcomes) => html! {
            h2 { (words::WHAT_SHOWED) }
            p.help { (words::whose_roll(whose)) }
            ol.actions.rolls data-roll-seat=(seat) {
                @for (outcome, _) in outcomes {
                    li { button.act type="button" data-outcome=(outcome) { span.words { (outcome) } } }
                }
            }
        },
    })
}

/// Whether this page has to enter something.
pub(super) fn asks(look: &Look<'_>) -> bool {
    !look.you.is_empty() && look.roll.as_ref().is_some_and(|roll| roll.outcomes.is_ok())
}
