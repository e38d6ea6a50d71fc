//! The Persian Commitment Phase: 5.0, with what [11.1b] and [11.2b] make of it.

use engine::{D6, D10, Log, Seat};

use crate::event::Event;
use crate::game::Spartans;
use crate::map::Areas;
use crate::muster::{Contingents, Muster, before_the_first_day};
use crate::options::{Greeks, Persians};
use crate::positions::Positions;
use crate::rounds::DAYS;
use crate::state::{Awaits, Debate, Feint, Matter, Segment, State};
use crate::tables::{committed, entry_round, staying};
use crate::units::{Arm, Contingent, Side};

/// [5.3d] The roll of the conference with which Peloponnesians may stay.
const ALL_MAY_STAY: u8 = 6;

impl Spartans {
    /// The position before the first step.
    pub(crate) fn lay_out(&self) -> State {
        State {
            day: 1,
            round: 0,
            today: 0,
            segment: Segment::PersianMovement,
            used: Contingents::NONE,
            attacker: None,
            entry: 0,
            guard: None,
            home: Contingents::NONE,
            leave: false,
            musters: before_the_first_day(&self.board.roster),
            positions: Positions::default(),
            settled: Areas::NONE,
            volley: None,
            breaking: Contingents::NONE,
            feint: Feint::None,
            awaits: self.first_of_day(),
        }
    }

    /// [5.1] [11.1b] With what a day begins.
    pub(crate) const fn first_of_day(&self) -> Awaits {
        match self.options.persians {
            Persians::Player => Awaits::Choice,
            Persians::System | Persians::ByHand => Awaits::Commitment,
        }
    }

    /// [5.1] The die names the contingent that begins the day.
    pub(crate) fn commit_by_die(&self, state: &mut State, roll: D10, log: &mut impl Log<Event>) {
        let Some(contingent) = committed(state.day, roll) else { return };
        log.tell(|| Event::Committed { contingent, roll: Some(roll) });
        self.commit(state, contingent, log);
    }

    /// [11.1b] [Q69] The contingents that the Persian player may begin the day with.
    pub fn may_begin(&self, state: &State, contingent: Contingent) -> bool {
        let third = state.day == 3 && contingent == Contingent::Immortals;
        contingent.side() == Side::Persian && !third
    }

    /// [11.1b] He names it.
    pub(crate) fn choose_first(
        &self,
        state: &mut State,
        contingent: Contingent,
        log: &mut impl Log<Event>,
    ) {
        log.tell(|| Event::Committed { contingent, roll: None });
        self.commit(state, contingent, log);
    }

    /// [5.1] [4.0.A] A contingent begins the day; Ephialtes and the conference come next.
    fn commit(&self, state: &mut State, contingent: Contingent, log: &mut impl Log<Event>) {
        self.restore(state, contingent);
        state.attacker = Some(contingent);
        if state.day == 3 {
            state.awaits = Awaits::Ephialtes;
        } else {
            self.choose_guard(state, log);
        }
    }

    /// [7.0.1] [8.4.5a] [Q28] A contingent is at full strength again, but for those who never return.
    pub(crate) fn restore(&self, state: &mut State, contingent: Contingent) {
        state.used = state.used.with(contingent);
        let muster = state.muster_mut(contingent);
        let Muster { army, gone, .. } = *muster;
        *muster = Muster { army, gone, ..Muster::default() };
        for arm in Arm::ALL {
            let strength = self.board.roster.count(contingent, arm);
            muster.hand[arm.index()][0] = strength.saturating_sub(muster.never_return(arm));
        }
    }

    /// [5.2a] [5.2b] Ephialtes shows the path, and the Immortals wait in his Box.
    pub(crate) fn show_path(&self, state: &mut State, roll: D6, log: &mut impl Log<Event>) {
        state.entry = entry_round(roll);
        let round = state.entry;
        log.tell(|| Event::PathShown { roll, round });
        self.restore(state, Contingent::Immortals);
        if self.options.only_spartans {
            self.deploy_greeks(state); // [Q72] All of them stay.
        } else {
            state.awaits = Awaits::Conference;
        }
    }

    /// [5.3a] The conference says how many stay.
    pub(crate) fn confer(&self, state: &mut State, roll: D6, log: &mut impl Log<Event>) {
        let stay = staying(roll);
        log.tell(|| Event::Conferred { roll, stay });
        let may_stay = roll.number() == ALL_MAY_STAY;
        let peloponnesians = state.is_present(Contingent::Peloponnesians);
        if peloponnesians && !may_stay {
            // [5.3d] They leave, whoever else stays.
            Self::leave(state, Contingent::Peloponnesians, true, log);
        }
        state.leave = false;
        let asks = self.options.greeks == Greeks::Contingents && may_stay && peloponnesians;
        if asks {
            state.awaits = Awaits::Leave { stay };
        } else {
            self.go_on_conferring(state, stay, log);
        }
    }

    /// [11.2c] The Spartan says whether the Peloponnesians may go.
    pub(crate) fn give_leave(&self, state: &mut State, given: bool, log: &mut impl Log<Event>) {
        let Awaits::Leave { stay } = state.awaits else { return };
        state.leave = given;
        log.tell(|| Event::LeaveGiven { given });
        self.go_on_conferring(state, stay, log);
    }

    /// The Greek contingents that are in play.
    pub fn present(state: &State) -> Contingents {
        Side::Greek.contingents().filter(|it| state.is_present(*it)).collect()
    }

    /// [5.3b] [5.3c] [11.2c] Who may be sent away, or put in the Box.
    pub fn may_go(&self, state: &State, matter: Matter) -> Contingents {
        let present = Self::present(state);
        let debated = self.options.greeks == Greeks::Contingents && state.day == 3;
        let needs_leave = |it: Contingent| debated && it == Contingent::Peloponnesians;
        let may =
            |it: &Contingent| *it != Contingent::Spartans && (state.leave || !needs_leave(*it));
        let free: Contingents = present.iter().filter(may).collect();
        let others = || present.iter().filter(|it| *it != Contingent::Spartans).collect();
        // [Q75] Somebody must guard the path: where only Peloponnesians are left, it is they.
        if matter == Matter::Guard && free.is_empty() { others() } else { free }
    }

    /// [5.3b] [Q25] Sends contingents away until only so many are left.
    fn go_on_conferring(&self, state: &mut State, stay: u8, log: &mut impl Log<Event>) {
        let sent = Self::present(state).len() > stay;
        if !sent || self.may_go(state, Matter::Home).is_empty() {
            self.choose_guard(state, log);
        } else if self.options.greeks == Greeks::Contingents {
            self.debate(state, Matter::Home, stay, log);
        } else {
            state.awaits = Awaits::Farewell { stay };
        }
    }

    /// [5.3b] [Q26] A contingent is sent away.
    pub(crate) fn send_home(
        &self,
        state: &mut State,
        contingent: Contingent,
        log: &mut impl Log<Event>,
    ) {
        let stay = match state.awaits {
            Awaits::Farewell { stay } => stay,
            Awaits::Casting(debate) if debate.matter == Matter::Home => debate.stay,
            _ => return,
        };
        Self::leave(state, contingent, false, log);
        self.go_on_conferring(state, stay, log);
    }

    fn leave(state: &mut State, contingent: Contingent, by_rule: bool, log: &mut impl Log<Event>) {
        state.home = state.home.with(contingent);
        state.muster_mut(contingent).hand = Muster::default().hand;
        log.tell(|| Event::WentHome { contingent, by_rule });
    }

    /// [6.0b] [5.3e] A contingent is to guard the path, if there is one that may.
    fn choose_guard(&self, state: &mut State, log: &mut impl Log<Event>) {
        let mut candidates = self.may_go(state, Matter::Guard).iter();
        let debated = self.options.greeks == Greeks::Contingents && state.day == 3;
        match (candidates.next(), candidates.next()) {
            _ if self.options.only_spartans => self.deploy_greeks(state), // [11.4c]
            (None, _) => self.deploy_greeks(state),
            (Some(only), None) => self.guard_path(state, only, log),
            _ if debated => self.debate(state, Matter::Guard, 0, log),
            _ => state.awaits = Awaits::Guard,
        }
    }

    /// [6.0b] [5.3e] The commander puts a contingent in the Box.
    pub(crate) fn put_in_box(
        &self,
        state: &mut State,
        contingent: Contingent,
        log: &mut impl Log<Event>,
    ) {
        self.guard_path(state, contingent, log);
    }

    fn guard_path(&self, state: &mut State, contingent: Contingent, log: &mut impl Log<Event>) {
        state.guard = Some(contingent);
        let conferred = state.day == DAYS;
        log.tell(|| Event::Guarded { contingent, conferred });
        self.deploy_greeks(state);
    }

    /// [11.2b] [Q70] The players of the contingents that are in play vote, the Spartan last.
    fn debate(&self, state: &mut State, matter: Matter, stay: u8, log: &mut impl Log<Event>) {
        let mut candidates = self.may_go(state, matter).iter();
        let only = candidates.next().filter(|_| candidates.next().is_none());
        match (only, matter) {
            (Some(only), Matter::Guard) => self.guard_path(state, only, log),
            (Some(only), Matter::Home) => {
                Self::leave(state, only, false, log);
                self.go_on_conferring(state, stay, log);
            }
            (None, _) => {
                let seat = Self::first_voter(state);
                state.awaits = Awaits::Vote(Debate { matter, stay, seat, votes: [None; 7] });
            }
        }
    }

    /// Who votes first: the Spartan only where nobody else is there.
    fn first_voter(state: &State) -> Seat {
        Self::voter_after(state, Seat::FIRST).unwrap_or(Seat::FIRST)
    }

    /// The next seat that votes; nothing if the Spartan does.
    fn voter_after(state: &State, seat: Seat) -> Option<Seat> {
        let present = Self::present(state);
        let later = Contingent::ALL[..7].iter().skip(seat.index() + 1);
        later.copied().find(|it| present.has(*it)).map(|it| Seat::new(it.index() as u8))
    }

    /// [11.2b] A player votes.
    pub(crate) fn vote(
        &self,
        state: &mut State,
        contingent: Contingent,
        log: &mut impl Log<Event>,
    ) {
        let Awaits::Vote(mut debate) = state.awaits else { return };
        let Debate { matter, seat, .. } = debate;
        log.tell(|| Event::Voted { seat, matter, contingent });
        debate.votes[seat.index()] = Some(contingent);
        if seat != Seat::FIRST {
            debate.seat = Self::voter_after(state, seat).unwrap_or(Seat::FIRST);
            state.awaits = Awaits::Vote(debate);
            return;
        }
        let most = debate.with_most_votes();
        let chosen = if most.has(contingent) { Some(contingent) } else { most.only() };
        state.awaits = Awaits::Casting(debate);
        match (chosen, matter) {
            (Some(chosen), Matter::Home) => self.send_home(state, chosen, log),
            (Some(chosen), Matter::Guard) => self.put_in_box(state, chosen, log),
            (None, _) => {} // [Q70] The Spartan decides between those with most votes.
        }
    }

    /// [6.0a] The Greeks deploy, if there are any to deploy.
    pub(crate) fn deploy_greeks(&self, state: &mut State) {
        if self.to_place(state).next().is_some() {
            state.awaits = Awaits::Deployment;
        } else {
            Self::greeks_have_deployed(state);
        }
    }
}

impl Debate {
    /// The contingents with most votes.
    pub fn with_most_votes(&self) -> Contingents {
        let votes = |it: Contingent| self.votes.iter().filter(|vote| **vote == Some(it)).count();
        let all = || Side::Greek.contingents();
        let most = all().map(votes).max().unwrap_or(0);
        all().filter(|it| most > 0 && votes(*it) == most).collect()
    }
}
