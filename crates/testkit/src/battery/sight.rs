//! What each viewer may know: twin worlds look alike, and events tell no more than views show.

use engine::play::MoveOf;
use engine::{Game, Move, Node, Seat, Viewer};

use super::moment::{Moment, words};
use crate::SplitMix;

fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator])
}

/// Twin worlds look the same to a viewer, whether the test dealt them or he imagines them himself;
/// if he is to decide, they offer him the same actions at the same odds.
pub(super) fn views_hold<G: Game>(moment: &Moment<'_, G>, random: &mut SplitMix) {
    let (rules, state) = (moment.rules(), moment.state());
    for viewer in viewers(rules.seats()) {
        let view = rules.view(state, viewer);
        let dealt = (moment.battery.twin)(rules, state, viewer, random);
        for (twin, how) in
            [(dealt, "a twin world"), (rules.imagine(&view, random), "his own guess")]
        {
            moment.sound(&twin);
            moment.hold(rules.view(&twin, viewer) == view, || {
                format!("{how} looks different to {viewer:?}")
            });
            moment.hold(twin == *state || rules.keeps_secrets(state), || {
                format!("something is hidden from {viewer:?}, and the game denies it")
            });
            moment.hold(rules.has_secrets() || !rules.keeps_secrets(state), || {
                "a table without secrets keeps one".to_owned()
            });
            moment.hold(rules.keeps_secrets(&twin) == rules.keeps_secrets(state), || {
                format!("whether there are secrets tells {viewer:?} of them")
            });
            let decides = matches!(rules.node(state), Node::Decision { seat } if viewer.is(seat));
            if decides {
                decisions_are_alike(moment, &twin);
            }
        }
    }
}

fn decisions_are_alike<G: Game>(moment: &Moment<'_, G>, twin: &G::State) {
    let (rules, state) = (moment.rules(), moment.state());
    let alike = rules.node(twin) == rules.node(state);
    moment.hold(alike, || "a twin world waits for something else".to_owned());
    let (mut here, mut there) = (Vec::new(), Vec::new());
    rules.actions(state, &mut here);
    rules.actions(twin, &mut there);
    moment.hold(here == there, || "the list betrays what the seat cannot know".to_owned());
    for &action in moment.conceivable {
        let same = rules.allows(state, action) == rules.allows(twin, action);
        moment.hold(same, || format!("judging {action} betrays what the seat cannot know"));
        if !rules.allows(state, action) {
            let same = rules.objections(state, action) == rules.objections(twin, action);
            moment.hold(same, || format!("the reasons against {action} betray a secret"));
        }
    }
    for &action in &here {
        let same = rules.number(state, action) == rules.number(twin, action);
        moment.hold(same, || format!("the range of {action} betrays a secret"));
        let (odds, twins) = (rules.odds(state, action), rules.odds(twin, action));
        moment.hold(odds == twins, || {
            format!("the odds of {action} betray what the seat cannot know")
        });
        for forecast in &odds {
            for question in &forecast.questions {
                let sum: u64 = question.answers.iter().map(|answer| answer.ways).sum();
                moment.hold(sum == forecast.of, || {
                    format!("the odds of {action} do not sum up: {:?}", question.about)
                });
            }
        }
    }
}

/// What a viewer sees and has heard after a step.
struct Heard<G: Game> {
    made: MoveOf<G>,
    state: G::State,
    view: G::View,
    /// What he sees of the step itself.
    seen: Option<MoveOf<G>>,
    events: Vec<G::Event>,
}

/// Steps to different positions that look alike to a viewer have told him equal things; and hearing
/// a thing twice adds nothing to it.
pub(super) fn events_hold<G: Game>(moment: &Moment<'_, G>, steps: &[MoveOf<G>]) {
    let rules = moment.rules();
    for viewer in viewers(rules.seats()) {
        let mut known: Vec<Heard<G>> = Vec::new();
        for &made in steps {
            if matches!(made, Move::Act(seat, _) if viewer.is(seat)) {
                continue; // He knows what he did himself.
            }
            let heard = after(moment, made, viewer);
            for event in &heard.events {
                let again = rules.seen_by(event, viewer);
                moment.hold(again.as_ref() == Some(event), || {
                    format!("{event:?} changes when heard again")
                });
            }
            for other in known.iter().filter(|other| other.state != heard.state) {
                let (one, two) = (words(&made), words(&other.made));
                moment.hold(other.view != heard.view || other.events == heard.events, || {
                    format!("events let {viewer:?} tell apart {one} and {two}")
                });
                moment.hold(other.view != heard.view || other.seen == heard.seen, || {
                    format!("the step itself lets {viewer:?} tell apart {one} and {two}")
                });
            }
            known.push(heard);
        }
    }
}

fn after<G: Game>(moment: &Moment<'_, G>, made: MoveOf<G>, viewer: Viewer) -> Heard<G> {
    let rules = moment.rules();
    let mut state = moment.state().clone();
    let mut events = Vec::new();
    rules.make(&mut state, made, &mut events);
    let before = moment.state();
    let seen = match made {
        Move::Act(seat, action) => {
            rules.action_seen_by(before, action, viewer).map(|it| Move::Act(seat, it))
        }
        Move::Chance(outcome) => rules.outcome_seen_by(before, outcome, viewer).map(Move::Chance),
        Move::Forced(_) | Move::Propose(..) => Some(made),
    };
    let events = events.iter().filter_map(|event| rules.seen_by(event, viewer)).collect();
    Heard { made, view: rules.view(&state, viewer), state, seen, events }
}
