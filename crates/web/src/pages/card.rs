//! The card that explains a part of the table.

use draw::Card;
use engine::Info;
use maud::{Markup, html};

use super::cases;
use crate::words::here::first_hour as words;

/// The panel beside the board. The client fills it with the card of the part that has the focus or
/// was tapped; a list names every part for those who do not point.
pub(crate) fn panel() -> Markup {
    html! {
        details #card-panel .panel.card-panel {
            summary { h2 { (words::CARD) } }
            div.row.card-tools {
                label { span.unseen { (words::CARD_OF) }
                    select #card-part { option value="" { (words::CARD_OF) } } }
                button #card-pin type="button" aria-pressed="false" { (words::PIN) }
                button #card-close type="button" { (words::CLOSE_CARD) }
            }
            div #card role="group" aria-label=(words::CARD) tabindex="0" { p.help { (words::CARD_HELP) } }
        }
    }
}

/// What stands on a card.
pub(crate) fn inside(info: &Info, card: &Card) -> Markup {
    html! {
        h3 { (card.title) }
        @if !card.rows.is_empty() {
            dl.card-rows {
                @for (label, value) in &card.rows {
                    div { dt { (label) } dd { (cases::linked(info, value)) } }
                }
            }
        }
        @for note in &card.notes { p { (cases::linked(info, note)) } }
    }
}
