//! Decisions: what is listed is legal, what is legal is listed, and the door refuses the rest, with
//! at least one reason.

use std::collections::HashSet;

use engine::door::{self, Refusal, RefusalOf};
use engine::{Game, Move, Quiet, Seat};

use super::moment::Moment;
use super::{Listing, memory};
use crate::SplitMix;

/// The list is not empty, has no duplicates, keeps its order, and agrees with the judgement; the
/// door refuses other seats and unlisted actions, and leaves the position alone.
pub(super) fn list_holds<G: Game>(
    moment: &Moment<'_, G>,
    seat: Seat,
    random: &mut SplitMix,
) -> Vec<G::Action> {
    let (rules, state) = (moment.rules(), moment.state());
    let mut list = moment.conceivable.to_vec(); // A dirty buffer: the game must clear it.
    rules.actions(state, &mut list);
    moment.hold(!list.is_empty(), || "a decision without a listed action".to_owned());
    let mut again = Vec::new();
    rules.actions(state, &mut again);
    moment.hold(list == again, || "the list comes in another order the second time".to_owned());
    let mut listed = HashSet::with_capacity(list.len());
    for action in &list {
        moment.hold(listed.insert(*action), || format!("{action} is listed twice"));
        let known = moment.known.is_empty() || moment.known.contains(action);
        moment.hold(known || moment.battery.listing == Listing::Sample, || {
            format!("{action} is listed but not conceivable: mend the test's generator")
        });
    }
    list_agrees_with_judgement(moment, &list, &listed);
    other_seats_are_refused(moment, seat, list[random.pick(list.len())]);
    let unlisted = moment.conceivable[random.pick(moment.conceivable.len())];
    if !rules.allows(state, unlisted) {
        let illegal = |refusal: &RefusalOf<G>| matches!(refusal, Refusal::Illegal { .. });
        refused(moment, seat, unlisted, illegal);
    }
    list
}

fn list_agrees_with_judgement<G: Game>(
    moment: &Moment<'_, G>,
    list: &[G::Action],
    listed: &HashSet<G::Action>,
) {
    let (rules, state) = (moment.rules(), moment.state());
    // Reasons are found out for people: they cost more than a judgement.
    let thorough = moment.battery.is_thorough(moment.number, moment.game.steps().len());
    for &action in list {
        moment.hold(rules.allows(state, action), || format!("{action} is listed and not allowed"));
        number_holds(moment, action);
    }
    for &action in moment.conceivable.iter().filter(|action| !listed.contains(action)) {
        let legal = rules.allows(state, action);
        moment.hold(!legal || moment.battery.listing == Listing::Sample, || {
            format!("{action} is not listed, and it is allowed")
        });
        let explained = || legal || !rules.objections(state, action).is_empty();
        moment.hold(!thorough || explained(), || {
            format!("{action} is not allowed, and there is no reason against it")
        });
    }
}

/// The number in an action is one that it may be, stands last in its notation, and may be
/// replaced there by the least and the most.
fn number_holds<G: Game>(moment: &Moment<'_, G>, action: G::Action) {
    let (rules, state) = (moment.rules(), moment.state());
    let Some(number) = rules.number(state, action) else { return };
    moment.hold(number.takes(number.value), || {
        format!("the number in {action} is not one that it may be: {number:?}")
    });
    let text = action.to_string();
    let (verb, last) = text.rsplit_once(' ').unwrap_or_default();
    moment.hold(last == number.measure.write(number.value), || {
        format!("{action} does not end with its number {number:?}")
    });
    for value in [number.least, number.most] {
        let other = format!("{verb} {}", number.measure.write(value));
        let read = rules.read_action(&other).ok();
        moment.hold(read.is_some_and(|it| rules.allows(state, it)), || {
            format!("{other} should be allowed by the number in {action}")
        });
    }
}

fn other_seats_are_refused<G: Game>(moment: &Moment<'_, G>, seat: Seat, action: G::Action) {
    for other in Seat::all(moment.rules().seats()).filter(|&other| other != seat) {
        refused(
            moment,
            other,
            action,
            |refusal| matches!(refusal, Refusal::NotYours { asked, turn } if (*asked, *turn) == (other, seat)),
        );
    }
}

/// The door refuses an action for the right reason, and nothing has changed.
fn refused<G: Game>(
    moment: &Moment<'_, G>,
    seat: Seat,
    action: G::Action,
    reason: impl Fn(&RefusalOf<G>) -> bool,
) {
    let mut state = moment.state().clone();
    let refusal = door::play(moment.rules(), &mut state, seat, action, &mut Quiet).err();
    moment.hold(refusal.as_ref().is_some_and(reason), || {
        format!("seat {seat}: {action} should have been refused otherwise: {refusal:?}")
    });
    moment
        .hold(&state == moment.state(), || format!("the refusal of {action} changed the position"));
}

/// Every listed action plays, leads to a sound position that shows it, and reads back as text.
pub(super) fn every_action_plays<G: Game>(moment: &Moment<'_, G>, list: &[G::Action]) {
    let Ok(seat) = door::deciding_seat(moment.rules(), moment.state()) else { return };
    for &action in list {
        let mut state = moment.state().clone();
        let done = door::play(moment.rules(), &mut state, seat, action, &mut Quiet);
        moment.hold(done.is_ok(), || format!("{action} is listed and refused: {done:?}"));
        moment.sound(&state);
        moment.witnessed(moment.state(), Move::Act(seat, action), &state);
        memory::action_reads_back(moment, action);
    }
}

/// A game that is over, or waits for chance, lists nothing and takes no action.
pub(super) fn nothing_is_left_to_do<G: Game>(moment: &Moment<'_, G>) {
    let mut list = moment.conceivable.to_vec();
    moment.rules().actions(moment.state(), &mut list);
    moment.hold(list.is_empty(), || "actions are listed where nobody decides".to_owned());
    for seat in Seat::all(moment.rules().seats()) {
        let action = moment.conceivable[seat.index() % moment.conceivable.len()];
        refused(moment, seat, action, |refusal| {
            matches!(refusal, Refusal::Over | Refusal::ChanceFirst | Refusal::RulesFirst(_))
        });
    }
}
