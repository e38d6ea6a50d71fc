//! Against naming a contingent: 5.0, [6.0b] and [11.2b].

use super::Objection;
use crate::game::Spartans;
use crate::state::{Awaits, Matter, State};
use crate::units::{Contingent, Side};

impl Spartans {
    /// [5.1] [PMCCT] Against beginning the day with a contingent.
    pub(super) fn against_first(contingent: Contingent) -> Objection {
        match contingent.side() {
            Side::Greek => Objection::NotPersian(contingent),
            Side::Persian => Objection::ImmortalsTakeThePath,
        }
    }

    /// [5.3b] [6.0b] [11.2b] Against sending a contingent home, having it guard the path, or voting
    /// for either.
    pub(super) fn against_naming(&self, state: &State, contingent: Contingent) -> Vec<Objection> {
        let (matter, debate) = match state.awaits {
            Awaits::Vote(debate) => (debate.matter, None),
            Awaits::Casting(debate) => (debate.matter, Some(debate)),
            Awaits::Guard => (Matter::Guard, None),
            _ => (Matter::Home, None),
        };
        let mut against = Vec::new();
        if !self.may_go(state, matter).has(contingent) {
            against.push(Self::against_going(state, matter, contingent));
        }
        if let Some(debate) = debate.filter(|it| !it.with_most_votes().has(contingent)) {
            let of = |it: Contingent| {
                debate.votes.iter().filter(|vote| **vote == Some(it)).count() as u8
            };
            let most = Side::Greek.contingents().map(of).max().unwrap_or(0);
            against.push(Objection::FewerVotes { contingent, votes: of(contingent), most });
        }
        against
    }

    /// [5.3c] [5.3f] [6.0d] [11.2c] Against a contingent that may neither go nor guard the path.
    fn against_going(state: &State, matter: Matter, contingent: Contingent) -> Objection {
        match (contingent, matter) {
            _ if contingent.side() == Side::Persian => Objection::NotGreek(contingent),
            (Contingent::Spartans, Matter::Home) => Objection::SpartansStay,
            (Contingent::Spartans, Matter::Guard) => Objection::SpartansNeverGuard,
            _ if !state.is_present(contingent) => absent(state, contingent),
            _ => Objection::NoLeave,
        }
    }
}

/// Why a Greek contingent is not there.
pub(super) fn absent(state: &State, contingent: Contingent) -> Objection {
    if state.home.has(contingent) {
        Objection::HasGoneHome(contingent)
    } else if state.muster(contingent).has_routed() {
        Objection::HasRouted(contingent)
    } else {
        Objection::HasNoUnits(contingent)
    }
}
