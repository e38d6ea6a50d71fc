//! What may be decided: one value a decision. The list is read off it, and so is the judgement.
//!
//! Making, listing and asking one allocates nothing. Why something is outside of it is another
//! question ([`crate::objection::Objection`]).

use crate::action::Action;
use crate::game::Spartans;
use crate::map::{Area, Areas};
use crate::movement::Moves;
use crate::muster::Contingents;
use crate::state::{Awaits, Force, Matter, State};
use crate::units::Side;
use crate::volley::Shots;

/// Everything that may be decided now.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Domain<'a> {
    /// Nobody decides.
    Nothing,
    /// [11.1b] A Persian contingent to begin the day.
    First(Contingents),
    /// [11.2c] Whether the Peloponnesians may go.
    Leave,
    /// [5.3b] A contingent to send away.
    Send(Contingents),
    /// [6.0b] A contingent to guard the path.
    Guard(Contingents),
    /// [11.2b] A contingent to vote for.
    Vote(Contingents),
    /// [6.0c] A place for a Greek unit.
    Deployment(&'a Spartans, &'a State),
    /// [8.1] A move.
    Movement(Moves<'a>),
    /// [8.2] A shot.
    Fire(Shots<'a>),
    /// [8.2.7c] By hand: one of several equal targets of a force.
    Target(&'a Spartans, &'a State, Force),
    /// [11.3a] Whether Spartans feign a retreat.
    Feint,
    /// [8.3] A melee to be fought next.
    Melee(Areas),
    /// [8.3.2.1a] Whether light units go back.
    Retreat(Area),
}

impl Spartans {
    /// The one place that says what may be decided.
    #[inline]
    pub(crate) fn domain<'a>(&'a self, state: &'a State) -> Domain<'a> {
        match state.awaits {
            Awaits::Choice => {
                let may = |it: &_| self.may_begin(state, *it);
                Domain::First(Side::Persian.contingents().filter(may).collect())
            }
            Awaits::Leave { .. } => Domain::Leave,
            Awaits::Farewell { .. } => Domain::Send(self.may_go(state, Matter::Home)),
            Awaits::Vote(debate) => Domain::Vote(self.may_go(state, debate.matter)),
            Awaits::Casting(debate) => match debate.matter {
                Matter::Home => Domain::Send(debate.with_most_votes()),
                Matter::Guard => Domain::Guard(debate.with_most_votes()),
            },
            Awaits::Guard => Domain::Guard(self.may_go(state, Matter::Guard)),
            Awaits::Deployment => Domain::Deployment(self, state),
            Awaits::Movement(seat) => Domain::Movement(self.moves(state, seat)),
            Awaits::Fire(seat) => Domain::Fire(self.shots(state, seat)),
            Awaits::WhichTarget(force, _) if self.chooses_by_hand() => {
                Domain::Target(self, state, force)
            }
            Awaits::Feint(_) => Domain::Feint,
            Awaits::Melee(_) => Domain::Melee(Self::melees_left(state)),
            Awaits::Retreat(_, area) => Domain::Retreat(area),
            _ => Domain::Nothing,
        }
    }

    /// Whether a person decides where the rules leave the Persians a choice.
    const fn chooses_by_hand(&self) -> bool {
        matches!(self.options.persians, crate::options::Persians::ByHand)
    }

    /// [8.2.7c] The targets that a force may choose between.
    fn equal_targets(&self, state: &State, force: Force) -> Areas {
        let (aims, _) = self.automaton(state).targets(force, false);
        aims.left().iter().copied().collect()
    }
}

impl Domain<'_> {
    /// Puts every action of it into an empty list, in a fixed order.
    #[inline]
    pub(crate) fn list(&self, list: &mut Vec<Action>) {
        match self {
            Self::Nothing => {}
            Self::First(all) => list.extend(all.iter().map(Action::Commit)),
            Self::Leave => list.extend([Action::Allow, Action::Refuse]),
            Self::Send(all) => list.extend(all.iter().map(Action::Send)),
            Self::Guard(all) => list.extend(all.iter().map(Action::Guard)),
            Self::Vote(all) => list.extend(all.iter().map(Action::Vote)),
            Self::Deployment(game, state) => game.list_posts(state, list),
            Self::Movement(moves) => moves.list(list),
            Self::Fire(shots) => shots.list(list),
            Self::Target(game, state, Force { at: from, order }) => {
                let force = Force { at: *from, order: *order };
                let fire = |at| Action::Fire { from: *from, order: *order, at };
                list.extend(game.equal_targets(state, force).iter().map(fire));
            }
            Self::Feint => list.extend([Action::Feign, Action::Hold]),
            Self::Melee(areas) => list.extend(areas.iter().map(Action::Fight)),
            Self::Retreat(area) => list.extend([Action::Retreat(*area), Action::Stand(*area)]),
        }
    }

    /// Whether an action belongs to it.
    pub(crate) fn has(&self, action: Action) -> bool {
        match (self, action) {
            (Self::First(all), Action::Commit(it))
            | (Self::Send(all), Action::Send(it))
            | (Self::Guard(all), Action::Guard(it))
            | (Self::Vote(all), Action::Vote(it)) => all.has(it),
            (Self::Leave, Action::Allow | Action::Refuse)
            | (Self::Feint, Action::Feign | Action::Hold) => true,
            (Self::Deployment(game, state), action) => game.may_deploy(state, action),
            (Self::Movement(moves), action) => moves.has(action),
            (Self::Fire(shots), action) => shots.has(action),
            (Self::Target(game, state, force), Action::Fire { from, order, at }) => {
                (from, order) == (force.at, force.order)
                    && game.equal_targets(state, *force).has(at)
            }
            (Self::Melee(areas), Action::Fight(area)) => areas.has(area),
            (Self::Retreat(area), Action::Retreat(it) | Action::Stand(it)) => *area == it,
            _ => false,
        }
    }
}
