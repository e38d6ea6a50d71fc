//! Days, rounds and segments, and what a segment has left behind.

use engine::Fault;
use engine::notation::unmet;

use crate::end::Finish;
use crate::game::Spartans;
use crate::greek_deployment::set_up_areas;
use crate::muster::Contingents;
use crate::options::{Greeks, Persians};
use crate::rounds::{DAYS, ROUNDS};
use crate::stack::Unit;
use crate::state::{Awaits, Business, Feint, Segment, State};
use crate::units::{Contingent, Side};

/// [5.2a] The rounds in which the Immortals may come.
const ENTRIES: [u8; 5] = [0, 3, 4, 5, 6];

/// When in a day a step comes.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
enum Phase {
    /// [4.0.A] Before anybody deploys.
    Commitment,
    /// [4.0.B] [4.0.C] A deployment.
    Deployment,
    /// [4.0.D] In a round.
    Round,
    /// [4.0.E] The End of Day Check.
    Check,
    /// The game is over.
    Over,
}

impl Spartans {
    /// What is impossible about the time of day.
    pub(super) fn unsound_phase(&self, state: &State) -> Vec<Fault> {
        unmet([
            (
                rounds_fit(state),
                "day, round and rounds of today do not fit the step [1.0.1] [4.0.Da]",
            ),
            (self.segment_fits(state), "the segment does not fit the step or the table [4.0.D]"),
            (
                self.table_fits(state),
                "nobody at this table is asked for such a step [11.1a] [11.2a]",
            ),
            (attack_fits(state), "the Persian contingents do not fit those used today [5.1] [9.0]"),
            (
                self.greeks_fit(state),
                "the Ephialtes Box or those sent home do not fit the day [6.0b] [5.3b]",
            ),
            (immortals_fit(state), "the Immortals' entry does not fit the day [5.2a] [5.2b]"),
            (
                self.ground_fits(state),
                "before the rounds the map holds only those who have deployed [6.0c]",
            ),
            (marks_fit(state), "units have moved, aim or break where nobody does [8.2.6a]"),
            (self.volley_fits(state), "the fire under way does not fit the step [8.2.6c]"),
            (settled_fits(state), "areas are settled where nobody fights [8.2.6c] [8.3]"),
            (self.feint_fits(state), "no feigned retreat can have left this [11.3d]"),
            (self.ending_fits(state), "the game did not end so [8.4.5b] [10.0a]"),
        ])
    }

    /// The step belongs to the segment.
    fn segment_fits(&self, state: &State) -> bool {
        let (segment, business) = (state.segment, state.segment.business());
        let seat_is_of = |seat| self.side_of(seat) == segment.side();
        let led = !self.options.is_run_by_rules(segment.side());
        match state.awaits {
            Awaits::Movement(seat) => {
                business == Business::Movement && self.leads(seat, segment.side())
            }
            Awaits::Aim(_) | Awaits::WhichTarget(..) => {
                business == Business::Fire && segment.side() == Side::Persian
            }
            Awaits::Fire(seat) => business == Business::Fire && self.leads(seat, segment.side()),
            Awaits::Shot(_) => business == Business::Fire,
            Awaits::Check { .. } => matches!(business, Business::Fire | Business::Melee),
            Awaits::Feint(seat) => {
                segment == Segment::PersianMelee && self.side_of(seat) == Side::Greek
            }
            Awaits::FeintCheck => segment == Segment::PersianMelee,
            Awaits::Melee(seat) => {
                business == Business::Melee && led && seat == self.seat_of(segment.side())
            }
            Awaits::Retreat(seat, _) => {
                business == Business::Melee && (!seat_is_of(seat) || self.by_hand())
            }
            Awaits::Withdraw(_) => segment == Segment::GreekMelee,
            Awaits::Strike(_) => business == Business::Melee,
            Awaits::Recover { .. } => business == Business::Recovery,
            Awaits::Over(_) => true,
            // What the system does with its forces, and everything between two series.
            _ => segment == Segment::PersianMovement,
        }
    }

    /// Whether a seat decides for units of a side.
    fn leads(&self, seat: engine::Seat, side: Side) -> bool {
        let own = self.side_of(seat) == side;
        let by_hand = side == Side::Persian && self.by_hand();
        own && (side == Side::Greek || self.has_persian_player()) || by_hand
    }

    const fn by_hand(&self) -> bool {
        matches!(self.options.persians, Persians::ByHand)
    }

    /// [11.1a] [11.2a] The step is one of this kind of table.
    fn table_fits(&self, state: &State) -> bool {
        let contingents = self.options.greeks == Greeks::Contingents;
        let (system, player) =
            (self.options.persians == Persians::System, self.has_persian_player());
        match state.awaits {
            Awaits::Choice => player,
            Awaits::Conference | Awaits::Guard => !self.options.only_spartans,
            Awaits::Farewell { .. } => !contingents && !self.options.only_spartans,
            Awaits::Leave { .. } | Awaits::Vote(_) | Awaits::Casting(_) => {
                contingents && !self.options.only_spartans
            }
            Awaits::WhichStack { .. }
            | Awaits::WhichWay(..)
            | Awaits::WhichEntry(..)
            | Awaits::Withdraw(_) => system,
            Awaits::Commitment
            | Awaits::WhichTurn(_)
            | Awaits::March(..)
            | Awaits::Aim(_)
            | Awaits::WhichTarget(..) => !player,
            Awaits::Feint(_) | Awaits::FeintCheck => self.options.feigned_retreat,
            _ => true,
        }
    }

    /// [6.0b] [5.3b] [5.3c] [11.2c] [11.4c] The guard of the path, and those who went home.
    fn greeks_fit(&self, state: &State) -> bool {
        let guard = state.guard.is_none_or(|it| {
            it.side() == Side::Greek
                && it != Contingent::Spartans
                && !state.home.has(it)
                && state.on_map(it) == 0
                && !self.options.only_spartans
                && phase(state.awaits) != Phase::Commitment
        });
        let home = state.home.is_empty()
            || state.day == DAYS
                && !state.home.has(Contingent::Spartans)
                && state.home.iter().all(|it| it.side() == Side::Greek)
                && !self.options.only_spartans
                && !matches!(
                    state.awaits,
                    Awaits::Commitment | Awaits::Choice | Awaits::Ephialtes | Awaits::Conference
                );
        let asked = self.options.greeks == Greeks::Contingents && state.day == DAYS;
        guard && home && (!state.leave || asked)
    }

    /// [6.0c] Where units stand before the first round of a series.
    fn ground_fits(&self, state: &State) -> bool {
        let [greeks, persians] = Side::BOTH.map(|side| state.positions.held(side));
        match phase(state.awaits) {
            Phase::Commitment => greeks.or(persians).is_empty(),
            Phase::Deployment if state.awaits == Awaits::Deployment => {
                persians.is_empty() && greeks.is_within(set_up_areas(&self.board.map))
            }
            Phase::Over if state.round == 0 => greeks.or(persians).is_empty(),
            _ => true,
        }
    }

    /// [8.2.6a] [8.2.6c] [Q77] Who aims at whom, and the target that is fired at now.
    fn volley_fits(&self, state: &State) -> bool {
        let side = state.segment.side();
        let fires = state.round > 0 && state.segment.business() == Business::Fire;
        let aims = |units: &mut dyn FnMut(Unit, crate::map::Area) -> bool| {
            Side::BOTH.into_iter().all(|it| {
                state.positions.units(it).all(|(from, unit)| match unit.aim {
                    None => true,
                    Some(at) => fires && it == side && at.range(from) <= 4 && units(unit, at),
                })
            })
        };
        let sequential = side == Side::Persian && !self.has_persian_player() || self.in_turn(side);
        let mut fitting = |unit: Unit, at| {
            let named = sequential || state.volley.is_some_and(|it| it.target == at);
            unit.done && unit.arm.shoots() && !state.settled.has(at) && named
        };
        aims(&mut fitting) && Self::target_fits(state, sequential)
    }

    /// [8.2.6c] The target of the volley is there, and hits come from those who have fired.
    fn target_fits(state: &State, sequential: bool) -> bool {
        let side = state.segment.side();
        let Some(volley) = state.volley else {
            return !matches!(state.awaits, Awaits::Shot(_));
        };
        let units = || state.positions.units(side).map(|(_, unit)| unit);
        let fired = units().filter(|unit| unit.done && unit.aim.is_none() && unit.arm.shoots());
        let is_aimed_at = units().any(|unit| unit.aim == Some(volley.target));
        let there =
            state.positions.has_enemy(side, volley.target) && !state.settled.has(volley.target);
        let hits = usize::from(volley.hits) <= 2 * fired.count();
        there
            && is_aimed_at
            && match state.awaits {
                Awaits::Fire(_) => !sequential && volley.hits == 0,
                Awaits::Shot(_) => hits,
                _ => false,
            }
    }

    /// [11.3d] [Q71] What a feint has left.
    fn feint_fits(&self, state: &State) -> bool {
        let melee = state.segment.business() == Business::Melee;
        match state.feint {
            Feint::None => true,
            Feint::Ready => self.options.feigned_retreat && state.round > 0,
            Feint::Used => self.options.feigned_retreat && state.round > 0 && melee,
        }
    }

    /// [8.4.5b] to [8.4.5e] [10.0a] [10.0d] The game ended as it says.
    fn ending_fits(&self, state: &State) -> bool {
        let Awaits::Over(finish) = state.awaits else { return true };
        let full = |side| state.army_track(side) >= self.board.roster.army_track(side);
        let (greeks, persians) = (full(Side::Greek), full(Side::Persian));
        let due = match (greeks, persians && state.had_crisis()) {
            (true, true) => Finish::BothRout,
            (true, false) => Finish::GreekRout,
            (false, true) => Finish::PersianRout,
            (false, false) => self.finish_by_points(state),
        };
        let counted = !matches!(due, Finish::BothRout | Finish::GreekRout | Finish::PersianRout);
        finish == due
            && (!persians || state.had_crisis())
            && (!counted || (state.day == DAYS && state.round == 0))
    }
}

/// When in a day a step comes.
const fn phase(awaits: Awaits) -> Phase {
    match awaits {
        Awaits::Commitment
        | Awaits::Choice
        | Awaits::Ephialtes
        | Awaits::Conference
        | Awaits::Leave { .. }
        | Awaits::Farewell { .. }
        | Awaits::Vote(_)
        | Awaits::Casting(_)
        | Awaits::Guard => Phase::Commitment,
        Awaits::Deployment | Awaits::Muster(_) => Phase::Deployment,
        Awaits::EndOfDay => Phase::Check,
        Awaits::Over(_) => Phase::Over,
        _ => Phase::Round,
    }
}

/// [1.0.1] [4.0.Da] [Q34] Days and rounds.
fn rounds_fit(state: &State) -> bool {
    let within = (1..=DAYS).contains(&state.day) && state.round <= ROUNDS;
    // A series for each of the five contingents at most [9.0].
    let today = state.today >= state.round && state.today <= 5 * ROUNDS;
    let step = match phase(state.awaits) {
        Phase::Commitment => state.round == 0 && state.today == 0,
        Phase::Deployment => state.round == 0,
        Phase::Check => state.round == 0 && state.today > 0,
        Phase::Round => state.round > 0,
        Phase::Over => true,
    };
    within && today && step
}

/// [5.1] [9.0] [7.0.1] Who was committed today; nobody else is there.
fn attack_fits(state: &State) -> bool {
    let counted = matches!(state.awaits, Awaits::Over(_)) && state.round == 0;
    let none_yet = matches!(state.awaits, Awaits::Commitment | Awaits::Choice) || counted;
    let persian = state.used.iter().all(|it| it.side() == Side::Persian);
    let third = state.day == DAYS && state.attacker == Some(Contingent::Immortals);
    let there = |it: Contingent| state.muster(it).in_hand() > 0 || state.on_map(it) > 0;
    let others_are_away = Side::Persian.contingents().all(|it| state.used.has(it) || !there(it));
    let attacker = match state.attacker {
        None => none_yet && state.used == Contingents::NONE,
        Some(it) => !none_yet && state.used.has(it),
    };
    persian && !third && others_are_away && attacker
}

/// [5.2a] [5.2b] The Immortals of the third day.
fn immortals_fit(state: &State) -> bool {
    let known = ENTRIES.contains(&state.entry) && (state.entry == 0 || state.day == DAYS);
    let rolled = !matches!(state.awaits, Awaits::Commitment | Awaits::Choice | Awaits::Ephialtes);
    let waiting = state.muster(Contingent::Immortals).in_hand() > 0;
    let third = state.day == DAYS;
    known && (!third || !waiting || state.entry > 0) && (rolled || state.entry == 0)
}

/// Nobody has moved, aims or breaks before the first round of a series, and contingents break only
/// while a combat is under way.
fn marks_fit(state: &State) -> bool {
    let plain = |unit: Unit| !unit.done && unit.aim.is_none();
    let all_plain =
        Side::BOTH.into_iter().all(|side| state.positions.units(side).all(|(_, unit)| plain(unit)));
    let breaking = matches!(state.awaits, Awaits::Check { .. });
    (state.round > 0 || all_plain) && (breaking || state.breaking.is_empty())
}

/// [8.2.6c] [8.3] Areas that are done with, in a Fire or Melee Segment.
fn settled_fits(state: &State) -> bool {
    let fights = matches!(state.segment.business(), Business::Fire | Business::Melee);
    let within = state.round > 0 && fights;
    let at = match state.awaits {
        Awaits::Check { at, .. }
        | Awaits::Strike(at)
        | Awaits::Withdraw(at)
        | Awaits::Retreat(_, at) => Some(at),
        _ => None,
    };
    (within || state.settled.is_empty()) && at.is_none_or(|at| state.settled.has(at))
}
