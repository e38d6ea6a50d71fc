//! Why something may not be done, in words; the clause stands beside them.

use game_thermopyles::Objection;
use game_thermopyles::state::Cause;

use crate::grammar::{Subject, counted};

/// A reason against an action.
pub(crate) fn objection(objection: &Objection) -> String {
    let words = match *objection {
        Objection::DiscardFirst { seat, held, limit } => {
            return format!(
                "seat {seat} holds {} and may keep {limit}: one must be discarded first",
                counted(held, "card")
            );
        }
        Objection::NotToDiscard { card } | Objection::NotToCharge { card } => {
            return format!("that card is not in the hand: the {card}");
        }
        Objection::NobodySits { seat, seats, .. } => {
            let seats = counted(seats, "seat");
            return format!("nobody sits at seat {seat}: the table has {seats}");
        }
        Objection::OneAtATime { asked } => {
            return format!("this table rolls Support one die at a time, not {asked} at once");
        }
        Objection::NotLeft { asked, left } if left > 0 => {
            let cards = Subject::counted(left, "Support card");
            return format!("{} left, not {asked}", cards.does("be"));
        }
        Objection::NotLeft { .. } => "no Support card is left",
        Objection::TurnFirst => "the turn begins with a retreat or a charge",
        Objection::EmptyHand => "a player without cards must retreat",
        Objection::DrawFirst { cause: Cause::Retreat } => {
            "the team must say who draws the card, or decline it"
        }
        Objection::DrawFirst { cause: Cause::Bonus } => {
            "the team must say who draws the bonus card, or decline it"
        }
        Objection::SupportFirst => "the fight waits to hear how much Support is asked for",
        Objection::ChanceFirst { .. } => "a die or a card must fall first",
        Objection::Over(_) => "the game is over",
    };
    words.to_owned()
}
