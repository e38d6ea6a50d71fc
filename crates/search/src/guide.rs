//! What a game can tell search about itself.

use std::fmt::Debug;

use engine::{Game, chance};

use crate::planner::Planner;
use crate::player::Strength;
use crate::random::Generator;

/// Each side's expected share of the win, 0 to 1, in the order of [`crate::Sides`]: a cooperative
/// game has one side, a duel two.
pub trait Shares: Copy + Debug + Send + Sync + AsRef<[f32]> + AsMut<[f32]> {
    /// Nothing for anybody.
    const NONE: Self;
}

impl<const SIDES: usize> Shares for [f32; SIDES] {
    const NONE: Self = [0.0; SIDES];
}

/// What each of a game's positions is worth, where there is an opinion on it.
pub type Judge<'a, G, S> = Box<dyn FnMut(&<G as Game>::State) -> Option<S> + 'a>;

/// What search needs to know beyond the contract, and what makes it strong.
///
/// A game without knowledge keeps the defaults: search then plays games out at random.
pub trait Guide<G: Game>: Send + Sync {
    /// A share for each side of the table with most sides.
    type Shares: Shares;

    /// How much search explores: about the spread of values between good and bad actions.
    const EXPLORATION: f32 = 0.7;

    /// What its levels did against others, measured; pages and the command line tell it.
    const STRENGTHS: &'static [Strength] = &[];

    /// Whether [`Guide::appraise`] knows what positions are worth. If not, games are played out.
    const APPRAISES: bool = false;

    /// An action for the rule-of-thumb player, and for games played out inside search.
    fn policy(
        &self,
        _game: &G,
        _state: &G::State,
        actions: &[G::Action],
        random: &mut Generator,
    ) -> G::Action {
        actions[random.index(actions.len())]
    }

    /// What a position is worth before anything is searched.
    fn appraise(&self, _game: &G, _state: &G::State) -> Self::Shares {
        Self::Shares::NONE
    }

    /// Whether a simulation may end with this position. Where appraisals of some positions are
    /// better than those of others, it goes on until it comes to one of them.
    fn rests(&self, _state: &G::State) -> bool {
        true
    }

    /// Where a chance node leads: positions, and how many tickets lead to each.
    ///
    /// A guide that knows which outcomes come to the same thing may throw them together, several
    /// chance nodes in a row included.
    fn spread(&self, game: &G, state: &G::State, into: &mut Vec<(G::State, u32)>) {
        for (outcome, tickets) in chance::outcomes(game, state) {
            let mut after = state.clone();
            game.settle(&mut after, outcome, &mut engine::Quiet);
            into.push((after, tickets));
        }
    }

    /// The number that leaves both sides an even chance, where an action asks for one and it was
    /// measured.
    fn even(&self, _game: &G, _action: G::Action) -> Option<i32> {
        None
    }

    /// A judge of the positions of one game, in their order: what each is worth at first sight, or
    /// nothing where he does not judge. For looking back, not for search.
    fn judge<'a>(&'a self, game: &'a G) -> Judge<'a, G, Self::Shares> {
        Box::new(move |state| {
            (Self::APPRAISES && self.rests(state)).then(|| self.appraise(game, state))
        })
    }

    /// A planner that takes the place of tree search, for a game that tree search does not suit.
    fn planner(&self, _game: &G) -> Option<Box<dyn Planner<G>>> {
        None
    }
}
