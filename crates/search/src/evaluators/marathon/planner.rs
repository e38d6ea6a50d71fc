//! The player: what the tactician does, with the orders of an impulse in mind.

use engine::{Game as _, Node, Quiet};
use game_marathon::state::Awaits;
use game_marathon::{Action, Marathon, View, side_of};

use super::doctrine::Doctrine;
use super::tactician::Tactician;
use crate::planner::Planner;
use crate::player::Budget;
use crate::random::Generator;
use crate::think::Considered;

/// A player who plans each movement impulse as a whole.
#[derive(Debug, Default)]
pub(crate) struct Commander {
    tactician: Tactician,
    expected: Option<View>,
}

impl Planner<Marathon> for Commander {
    fn begin(&mut self) {
        self.tactician.forget();
        self.expected = None;
    }

    fn has_in_mind(&self, _: &Marathon, view: &View) -> bool {
        self.expected.as_ref() == Some(view)
    }

    fn choose(
        &mut self,
        game: &Marathon,
        view: &View,
        _: Budget,
        random: &mut Generator,
    ) -> Action {
        let state = &game.imagine(view, random);
        if !self.has_in_mind(game, view) {
            self.tactician.forget();
        }
        let Node::Decision { seat } = game.node(state) else { return Action::Done };
        let doctrine = Doctrine::usual(side_of(seat), game.options.scenario);
        let action = self.tactician.next(game, state, &doctrine, random);
        let mut after = state.clone();
        game.apply(&mut after, action, &mut Quiet);
        let goes_on = after.impulse == state.impulse
            && matches!(after.awaits, Awaits::Movement | Awaits::Face(_));
        self.expected = goes_on.then(|| game.view(&after, view.viewer));
        action
    }

    fn consider(
        &mut self,
        game: &Marathon,
        view: &View,
        budget: Budget,
        random: &mut Generator,
    ) -> Vec<Considered<Action>> {
        self.begin();
        let action = self.choose(game, view, budget, random);
        self.begin();
        vec![Considered { action, visits: 1, value: 0.5 }]
    }
}
