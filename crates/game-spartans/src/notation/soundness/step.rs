//! What a step waits for is there: forces, targets, ties and votes as the rules find them.

use engine::Seat;

use crate::automaton::{NextStep, Trail};
use crate::game::Spartans;
use crate::map::Area;
use crate::options::Greeks;
use crate::rounds::DAYS;
use crate::state::{Awaits, Business, Debate, Force, March, Matter, State};
use crate::tables::staying;
use crate::units::{Contingent, Side};

impl Spartans {
    /// What is waited for can be waited for.
    pub(super) fn step_fits(&self, state: &State) -> bool {
        match state.awaits {
            Awaits::Leave { .. }
            | Awaits::Farewell { .. }
            | Awaits::Vote(_)
            | Awaits::Casting(_)
            | Awaits::Guard
            | Awaits::Ephialtes
            | Awaits::Conference => self.conference_fits(state),
            Awaits::Deployment => self.to_place(state).next().is_some(),
            Awaits::Muster(contingent) => state.attacker == Some(contingent),
            Awaits::Entry => Side::Persian.contingents().any(|it| Self::is_due(state, it)),
            Awaits::WhichStack { .. }
            | Awaits::WhichWay(..)
            | Awaits::WhichEntry(..)
            | Awaits::WhichTurn(_)
            | Awaits::March(..) => self.march_fits(state),
            Awaits::Aim(_) | Awaits::WhichTarget(..) | Awaits::Shot(_) => self.shot_fits(state),
            Awaits::Check { .. } | Awaits::Recover { .. } => Self::check_fits(state),
            Awaits::Feint(_)
            | Awaits::FeintCheck
            | Awaits::Melee(_)
            | Awaits::Retreat(..)
            | Awaits::Withdraw(_)
            | Awaits::Strike(_) => self.melee_fits(state),
            Awaits::Commitment
            | Awaits::Choice
            | Awaits::Movement(_)
            | Awaits::Fire(_)
            | Awaits::EndOfDay
            | Awaits::Over(_) => true,
        }
    }

    /// [5.2a] [5.3a] to [5.3e] [6.0b] [11.2b] [11.2c] Ephialtes, the conference and the guard.
    fn conference_fits(&self, state: &State) -> bool {
        let third = state.day == DAYS;
        let told = third && state.entry > 0;
        let stays = |stay: u8| engine::D6::all().any(|roll| staying(roll) == stay);
        let too_many = |stay: u8| stays(stay) && Self::present(state).len() > stay;
        let some = |matter| !self.may_go(state, matter).is_empty();
        match state.awaits {
            Awaits::Ephialtes => third,
            Awaits::Conference => told && state.home.is_empty(),
            Awaits::Leave { stay } => {
                let all_may_stay = engine::D6::all().last().is_some_and(|six| staying(six) == stay);
                told && all_may_stay && state.is_present(Contingent::Peloponnesians)
            }
            Awaits::Farewell { stay } => told && too_many(stay) && some(Matter::Home),
            Awaits::Vote(debate) | Awaits::Casting(debate) => {
                let stay = match debate.matter {
                    Matter::Home => too_many(debate.stay),
                    Matter::Guard => debate.stay == 0,
                };
                told && stay && self.debate_fits(state, debate)
            }
            _ => {
                let debated = self.options.greeks == Greeks::Contingents && third;
                (!third || told) && !debated && self.may_go(state, Matter::Guard).len() > 1
            }
        }
    }

    /// [11.2b] [Q70] Those before the seat have voted, the Spartan last, and for somebody whom they
    /// may vote for.
    fn debate_fits(&self, state: &State, debate: Debate) -> bool {
        let candidates = self.may_go(state, debate.matter);
        let cast = matches!(state.awaits, Awaits::Casting(_));
        let turn = |seat: Seat| if seat == Seat::FIRST { 7 } else { seat.index() };
        let present = Self::present(state);
        let votes = Side::Greek.contingents().zip(debate.votes).all(|(voter, vote)| {
            let seat = Seat::new(voter.index() as u8);
            let spoke = turn(seat) < turn(debate.seat) || (cast && seat == Seat::FIRST);
            let votes = (present.has(voter) || (cast && seat == Seat::FIRST)) && spoke;
            vote.is_some() == votes && vote.is_none_or(|it| candidates.has(it))
        });
        let asked = Side::Greek.contingents().nth(debate.seat.index());
        let may_vote = debate.seat == Seat::FIRST || asked.is_some_and(|it| present.has(it));
        let tied = debate.with_most_votes();
        let spartan = debate.votes[0].is_some_and(|it| tied.has(it));
        let open = !cast || (debate.seat == Seat::FIRST && tied.len() > 1 && !spartan);
        candidates.len() > 1 && votes && may_vote && open
    }

    /// [8.1.6a] [8.1.6b] [Q30] to [Q32] What the system is about to do is what it would decide on.
    fn march_fits(&self, state: &State) -> bool {
        let automaton = self.automaton(state);
        // A force that turned goes on although another one is further forward now [Q32].
        let is_next = |force: Force| automaton.forces().contains(&force);
        let flanks = |force: Force| automaton.flank_entries(force, false).0;
        let turns = |force: Force| automaton.turns(force);
        let goes_on = |force: Force| flanks(force).is_empty() && turns(force)[0].is_none();
        match state.awaits {
            Awaits::WhichStack { tied } => {
                tied > 1 && automaton.next_force(false).0.left().len() == usize::from(tied)
            }
            Awaits::WhichWay(force, trail) => {
                is_next(force) && goes_on(force) && self.is_tied(state, force, trail)
            }
            Awaits::WhichEntry(force, tied) => {
                tied > 1 && is_next(force) && flanks(force).len() == tied
            }
            Awaits::WhichTurn(force) => is_next(force) && turns(force).iter().all(Option::is_some),
            Awaits::March(force, march) => {
                is_next(force)
                    && match march {
                        March::Turn(way) => turns(force) == [Some(way), None],
                        March::Flank { to, way } => flanks(force).left().any(|it| it == (to, way)),
                        March::Forward(trail) => {
                            goes_on(force) && !trail.is_empty() && self.is_path(state, force, trail)
                        }
                        March::Face => {
                            let nowhere = self.is_path(state, force, Trail::NONE);
                            goes_on(force) && nowhere && automaton.can_face_forward(force)
                        }
                        March::Stay => {
                            let nowhere = self.is_path(state, force, Trail::NONE);
                            goes_on(force) && nowhere && !automaton.can_face_forward(force)
                        }
                    }
            }
            _ => true,
        }
    }

    /// [Q30] Whether a trail is one that the system takes, as far as it goes; and how it goes on.
    fn follows(&self, state: &State, force: Force, trail: Trail) -> Option<NextStep> {
        let automaton = self.automaton(state);
        let mut behind = Trail::NONE;
        for area in trail.areas() {
            let taken = match automaton.next_step(force, behind, false).0 {
                NextStep::Ends => false,
                NextStep::Into(next) => next == area,
                NextStep::Either(one, other) => one == area || other == area,
            };
            behind = behind.with(area);
            if !taken {
                return None;
            }
        }
        Some(automaton.next_step(force, trail, false).0)
    }

    fn is_path(&self, state: &State, force: Force, trail: Trail) -> bool {
        self.follows(state, force, trail) == Some(NextStep::Ends)
    }

    fn is_tied(&self, state: &State, force: Force, trail: Trail) -> bool {
        matches!(self.follows(state, force, trail), Some(NextStep::Either(..)))
    }

    /// [8.2.6a] [8.2.7a] [8.2.7c] The force that aims is the next one with a target, the unit that fires
    /// the next that aims at the target under fire.
    fn shot_fits(&self, state: &State) -> bool {
        let targets = |force| self.automaton(state).targets(force, false).0.left().len();
        let next = || self.next_to_aim(state);
        match state.awaits {
            Awaits::Aim(force) => next() == Some(force) && targets(force) == 1,
            Awaits::WhichTarget(force, tied) => {
                tied > 1 && next() == Some(force) && targets(force) == usize::from(tied)
            }
            Awaits::Shot(shooter) => Self::next_shooter(state) == Some(shooter),
            _ => true,
        }
    }

    /// [8.4.1a] [8.4.2] The unit that checks or recovers is there.
    fn check_fits(state: &State) -> bool {
        match state.awaits {
            Awaits::Check { side, at, order, both } => {
                let unit = state.positions.stack(side, at).get(usize::from(order));
                let melee = state.segment.business() == Business::Melee;
                let attacker = state.segment.side();
                // An attacker checks in melee alone, and only after him may the other side.
                let in_order = if side == attacker { melee } else { !both };
                unit.is_some() && in_order
            }
            Awaits::Recover { side, at, order } => {
                crate::aftermath::recovering(state) == Some((side, at, order))
            }
            _ => true,
        }
    }

    /// [8.3] [8.3.2.1a] [11.3a] The melee, the retreat or the feint is possible.
    fn melee_fits(&self, state: &State) -> bool {
        let contested = |at: Area| state.positions.melees().has(at);
        let defender = state.segment.side().enemy();
        match state.awaits {
            Awaits::Feint(seat) => {
                self.may_feign(state)
                    && state.settled.is_empty()
                    && seat == self.leader(Contingent::Spartans)
            }
            Awaits::FeintCheck => self.may_feign(state) && state.settled.is_empty(),
            Awaits::Melee(_) => Self::melees_left(state).len() > 1,
            Awaits::Retreat(seat, at) => {
                contested(at)
                    && self.way_back(state, at).is_some()
                    && seat == self.leader_of(state, defender, at)
            }
            Awaits::Withdraw(at) => contested(at) && self.way_back(state, at).is_some(),
            Awaits::Strike(at) => contested(at),
            _ => true,
        }
    }
}
