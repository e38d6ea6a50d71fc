//! Decisions: what is listed is legal, what is legal is listed, and the door refuses the rest.

use std::collections::HashSet;

use engine::door::{self, Refusal};
use engine::{Game, Move, Quiet, Seat};

use super::place::Place;
use super::{Listing, memory};
use crate::SplitMix;

/// The list is not empty, has no duplicates, keeps its order, and agrees with the objections; the
/// door refuses other seats and unlisted actions, and leaves the position alone.
pub(super) fn list_holds<G: Game>(
    place: &Place<'_, G>,
    seat: Seat,
    lots: &mut SplitMix,
) -> Vec<G::Action> {
    let (rules, state) = (place.rules(), place.state());
    let mut list = place.conceivable.to_vec(); // A dirty buffer: the game must clear it.
    rules.actions(state, &mut list);
    place.hold(!list.is_empty(), || "a decision without a listed action".to_owned());
    let mut again = Vec::new();
    rules.actions(state, &mut again);
    place.hold(list == again, || "the list comes in another order the second time".to_owned());
    let mut listed = HashSet::with_capacity(list.len());
    for action in &list {
        place.hold(listed.insert(*action), || format!("{action} is listed twice"));
        let known = place.known.contains(action);
        place.hold(known || place.battery.listing == Listing::Sample, || {
            format!("{action} is listed but not conceivable: mend the test's generator")
        });
    }
    list_agrees_with_objections(place, &list, &listed);
    other_seats_are_refused(place, seat, list[lots.pick(list.len())]);
    let unlisted = place.conceivable[lots.pick(place.conceivable.len())];
    if !rules.objections(state, unlisted).is_empty() {
        let illegal = |refusal: &Refusal| matches!(refusal, Refusal::Illegal { .. });
        refused(place, seat, unlisted, illegal);
    }
    list
}

fn list_agrees_with_objections<G: Game>(
    place: &Place<'_, G>,
    list: &[G::Action],
    listed: &HashSet<G::Action>,
) {
    for &action in list {
        let legal = place.rules().objections(place.state(), action).is_empty();
        place.hold(legal, || format!("{action} is listed, and there is an objection to it"));
    }
    if place.battery.listing == Listing::Sample {
        return;
    }
    for &action in place.conceivable.iter().filter(|action| !listed.contains(action)) {
        let legal = place.rules().objections(place.state(), action).is_empty();
        place.hold(!legal, || format!("{action} is not listed, and there is no objection to it"));
    }
}

fn other_seats_are_refused<G: Game>(place: &Place<'_, G>, seat: Seat, action: G::Action) {
    for other in Seat::all(place.rules().seats()).filter(|&other| other != seat) {
        refused(
            place,
            other,
            action,
            |refusal| matches!(refusal, Refusal::NotYours { asked, turn } if (*asked, *turn) == (other, seat)),
        );
    }
}

/// The door refuses an action for the right reason, and nothing has changed.
fn refused<G: Game>(
    place: &Place<'_, G>,
    seat: Seat,
    action: G::Action,
    reason: impl Fn(&Refusal) -> bool,
) {
    let mut state = place.state().clone();
    let refusal = door::play(place.rules(), &mut state, seat, action, &mut Quiet).err();
    place.hold(refusal.as_ref().is_some_and(reason), || {
        format!("seat {seat}: {action} should have been refused otherwise: {refusal:?}")
    });
    place.hold(&state == place.state(), || format!("the refusal of {action} changed the position"));
}

/// Every listed action plays, leads to a sound position that shows it, and reads back as text.
pub(super) fn every_action_plays<G: Game>(place: &Place<'_, G>, list: &[G::Action]) {
    let Ok(seat) = door::deciding_seat(place.rules(), place.state()) else { return };
    for &action in list {
        let mut state = place.state().clone();
        let done = door::play(place.rules(), &mut state, seat, action, &mut Quiet);
        place.hold(done.is_ok(), || format!("{action} is listed and refused: {done:?}"));
        place.sound(&state);
        place.witnessed(place.state(), Move::Act(seat, action), &state);
        memory::action_reads_back(place, action);
    }
}

/// A game that is over, or waits for chance, lists nothing and takes no action.
pub(super) fn nothing_is_left_to_do<G: Game>(place: &Place<'_, G>) {
    let mut list = place.conceivable.to_vec();
    place.rules().actions(place.state(), &mut list);
    place.hold(list.is_empty(), || "actions are listed where nobody decides".to_owned());
    for seat in Seat::all(place.rules().seats()) {
        let action = place.conceivable[seat.index() % place.conceivable.len()];
        refused(place, seat, action, |refusal| {
            matches!(refusal, Refusal::Over | Refusal::ChanceFirst)
        });
    }
}
