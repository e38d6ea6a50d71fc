//! End of the Game: [K24] to [K28].

use engine::{Case, Ending, Log, Verdict};

use crate::cases::{K24, K25, K26, K27};
use crate::event::Event;
use crate::game::Thermopyles;
use crate::state::{Awaits, State};

/// The four ways in which the game ends.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Finish {
    /// [K24] Lost: the marker came to location 7.
    GroundLost,
    /// [K25] Lost: no cards in any hand, none in the deck.
    CardsSpent,
    /// [K26] Won: the Persian deck cannot refill the slots.
    ArmySpent,
    /// [K27] Won: the Graveyard is full.
    GraveyardFull,
}

impl Finish {
    /// All four, in the rulebook's order.
    pub const ALL: [Self; 4] =
        [Self::GroundLost, Self::CardsSpent, Self::ArmySpent, Self::GraveyardFull];

    /// The clause.
    pub const fn case(self) -> Case {
        match self {
            Self::GroundLost => K24,
            Self::CardsSpent => K25,
            Self::ArmySpent => K26,
            Self::GraveyardFull => K27,
        }
    }

    /// Whether the players won.
    pub const fn is_won(self) -> bool {
        matches!(self, Self::ArmySpent | Self::GraveyardFull)
    }

    /// [K28] The ending, which all players share.
    pub const fn ending(self) -> Ending {
        let verdict = if self.is_won() { Verdict::Won } else { Verdict::Lost };
        let reason = match self {
            Self::GroundLost => "the marker came to location 7",
            Self::CardsSpent => "no Spartan cards are left in hand or deck",
            Self::ArmySpent => "the Persian deck cannot refill the slots",
            Self::GraveyardFull => "the Graveyard is full",
        };
        Ending::together(self.case(), reason, verdict)
    }
}

impl Thermopyles {
    /// [K25] Whether nobody holds a card and the Spartan deck is empty.
    pub(crate) fn is_out_of_cards(state: &State) -> bool {
        state.spartan_deck.is_empty() && state.hands.iter().all(|hand| hand.is_empty())
    }

    /// [K27] Whether so many eliminated cards win.
    pub(crate) fn is_graveyard_full(&self, buried: u32) -> bool {
        self.options.graveyard_goal.is_some_and(|goal| buried >= u32::from(goal))
    }

    /// [K24] to [K28] Ends the game.
    #[expect(clippy::unused_self, reason = "reads like its siblings, which need the table")]
    pub(crate) fn finish(&self, state: &mut State, finish: Finish, log: &mut impl Log<Event>) {
        state.awaits = Awaits::Over(finish);
        log.tell(|| Event::Ended(finish.ending()));
    }
}
