//! What may be decided: one value a decision. The list is read off it, and so is the judgement.
//!
//! A domain is made of sets of places, ranges and counts, each beside the rule that gives it, and
//! never of a list: a march has hundreds of ways. Making, listing and asking one allocates nothing.
//! Why something is outside of it is another question ([`crate::Objection`]).

use crate::action::Action;
use crate::combat::{Joiners, Targets};
use crate::game::Thermopylae;
use crate::movement::Moves;
use crate::set_up::Posts;
use crate::sides::Bids;
use crate::state::{Awaits, State};
use crate::units::Side;

/// Everything that may be decided now.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Domain<'a> {
    /// Nobody decides.
    Nothing,
    /// [R3] [R4] A bid.
    Bids(Bids),
    /// [R18] A post for a Greek unit.
    SetUp(Posts),
    /// [R25] [R36] A place to attack.
    Combats(Targets),
    /// [R26] A unit that takes part.
    Joining(Joiners<'a>),
    /// [R32] A unit that takes a hit: one of a side's candidates.
    Hits(&'a Thermopylae, &'a State, Side),
    /// [R35] Another round or none.
    Again,
    /// [R37] [R40] A move.
    Movement(Moves<'a>),
}

impl Thermopylae {
    /// The one place that says what may be decided.
    #[inline]
    pub(crate) fn domain<'a>(&'a self, state: &'a State) -> Domain<'a> {
        match state.awaits {
            Awaits::Auction { .. } => Domain::Bids(self.open_bids(state)),
            Awaits::FirstBid | Awaits::SecondBid { .. } => Domain::Bids(self.sealed_bids()),
            Awaits::SetUp => Domain::SetUp(self.posts(state)),
            Awaits::Combat => Domain::Combats(self.combats(state)),
            Awaits::Join => Domain::Joining(self.joiners(state)),
            Awaits::Hits(side) => Domain::Hits(self, state, side),
            Awaits::Again => Domain::Again,
            Awaits::Movement => Domain::Movement(self.moves(state)),
            Awaits::Opener | Awaits::Tie | Awaits::Dice | Awaits::Over(_) => Domain::Nothing,
        }
    }
}

impl Domain<'_> {
    /// Puts every action of it into an empty list, in a fixed order.
    #[inline]
    pub(crate) fn list(&self, list: &mut Vec<Action>) {
        match self {
            Self::Nothing => {}
            Self::Bids(bids) => bids.list(list),
            Self::SetUp(posts) => posts.list(list),
            Self::Combats(targets) => targets.list(list),
            Self::Joining(joiners) => joiners.list(list),
            Self::Hits(game, state, side) => {
                list.extend(game.candidates(state, *side).map(|it| it.action()));
            }
            Self::Again => list.extend([Action::Again, Action::Stop]),
            Self::Movement(moves) => moves.list(list),
        }
    }

    /// Whether an action belongs to it.
    pub(crate) fn has(&self, action: Action) -> bool {
        match self {
            Self::Nothing => false,
            Self::Bids(bids) => bids.has(action),
            Self::SetUp(posts) => posts.has(action),
            Self::Combats(targets) => targets.has(action),
            Self::Joining(joiners) => joiners.has(action),
            Self::Hits(game, state, side) => {
                game.candidates(state, *side).any(|it| it.action() == action)
            }
            Self::Again => matches!(action, Action::Again | Action::Stop),
            Self::Movement(moves) => moves.has(action),
        }
    }
}
