//! Cards: what a part of the table is, has and means.

mod hexes;
mod panels;
mod units;

use game_marathon::{Marathon, View};

use super::picture::places;
use super::words::cards as say;
use crate::card::Card;

/// What a part is.
pub(super) fn card(game: &Marathon, view: &View, part: &str) -> Option<Card> {
    if let Some(at) = places::hex_of(part) {
        return Some(hexes::hex(game, view, at));
    }
    if let Some(piece) = places::unit_of(part) {
        return Some(units::unit(game, view, piece));
    }
    if let Some(kind) = places::kind_of(part) {
        return Some(units::kind(game, view, kind));
    }
    if let Some(side) = places::morale_of(part) {
        return Some(panels::morale(game, view, side));
    }
    if let Some(marker) = places::marker_of(part) {
        return Some(panels::marker(game, view, marker));
    }
    if let Some(vertex) = places::vertex_of(part) {
        return Some(panels::vertex(view, vertex));
    }
    match part {
        places::TURN => Some(panels::turn(view)),
        places::MARKERS => Some(panels::markers(view)),
        places::POOL => Some(panels::pool(game, view)),
        places::POINTS => Some(panels::points(game, view)),
        places::DEAD => Some(panels::dead(game, view)),
        _ => {
            let (title, note) = say::plaque(part)?;
            Some(Card::titled(title).note(note))
        }
    }
}
