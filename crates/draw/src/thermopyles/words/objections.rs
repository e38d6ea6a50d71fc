//! Why something may not be done, in words; the clause stands beside them.

use game_thermopyles::Objection;
use game_thermopyles::state::Cause;

/// A reason against an action.
pub(crate) fn objection(objection: &Objection) -> String {
    let words = match *objection {
        Objection::DiscardFirst { seat, held, limit } => {
            return format!(
                "seat {seat} holds {held} cards and may keep {limit}: one must be discarded first"
            );
        }
        Objection::NotToDiscard { card } | Objection::NotToCharge { card } => {
            return format!("that card is not in the hand: the {card}");
        }
        Objection::NobodySits { seat, seats, .. } => {
            let table = if seats == 1 { "1 seat".to_owned() } else { format!("{seats} seats") };
            return format!("nobody sits at seat {seat}: the table has {table}");
        }
        Objection::OneAtATime { asked } => {
            return format!("this table rolls Support one die at a time, not {asked} at once");
        }
        Objection::NotLeft { asked, left: 1 } => {
            return format!("1 Support card is left, not {asked}");
        }
        Objection::NotLeft { asked, left } if left > 0 => {
            return format!("{left} Support cards are left, not {asked}");
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
