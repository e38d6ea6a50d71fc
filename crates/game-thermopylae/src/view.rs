//! What one viewer may know: everything, but for a sealed bid of the other seat.

use std::num::NonZeroU32;
use std::sync::Arc;

use engine::chance::TicketSource;
use engine::{Seat, Viewer};

use crate::board::Board;
use crate::game::Thermopylae;
use crate::options::Options;
use crate::state::{Awaits, State};
use crate::units::Side;

/// What one viewer may know.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct View {
    /// Whose eyes.
    pub viewer: Viewer,
    /// What the table agreed on.
    pub options: Options,
    /// Map, unit values and armies.
    pub board: Arc<Board>,
    /// Where play stands. A sealed bid that this viewer may not know is 0 [A30].
    pub state: State,
}

impl Thermopylae {
    /// The view of a state.
    pub(crate) fn seen(&self, state: &State, viewer: Viewer) -> View {
        let mut state = state.clone();
        if let Awaits::SecondBid { first } = &mut state.awaits
            && !viewer.is(Seat::FIRST)
        {
            *first = 0;
        }
        View { viewer, options: self.options, board: Arc::clone(&self.board), state }
    }

    /// A state that the viewer might be in: a sealed bid he cannot know may be any.
    pub(crate) fn imagined(&self, view: &View, random: &mut dyn TicketSource) -> State {
        let mut state = view.state.clone();
        if let Awaits::SecondBid { first: first @ 0 } = &mut state.awaits {
            let most = NonZeroU32::new(u32::from(self.highest_bid())).unwrap_or(NonZeroU32::MIN);
            *first = random.draw(most) as u8 + 1;
        }
        state
    }
}

impl View {
    /// The side that the viewer plays, if he plays one and it is settled.
    pub fn own_side(&self) -> Option<Side> {
        match self.viewer {
            Viewer::Seat(seat) => self.state.side_of(seat),
            Viewer::Spectator => None,
        }
    }
}
